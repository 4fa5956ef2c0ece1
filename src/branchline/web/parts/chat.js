// What people at the table say to each other, and the table's own notes.
import { useState } from 'preact/hooks'
import { html } from '../lib/html.js'
import { reasonText, t } from '../lib/words.js'
import { Fold } from './frame.js'
import { Badge, Icon } from './icons.js'

/** @param {{ session: import('../lib/session.js').Session, table: import('../types').Table }} props */
export function Chat({ session, table }) {
  const [text, setText] = useState('')
  const lines = session.lines.value
  const alone = table.seats.filter((seat) => seat.kind !== 'bot' && !seat.mine).length === 0
  if (alone && !lines.length) return null
  /** Whoever has no name is called by the seat. @param {import('../types').Line} line */
  const nameOf = (line) => line.name || (line.seat != null ? table.nameOf(line.seat) : '')
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault()
    if (text.trim() && (await session.chat(text.trim()))) setText('')
  }
  return html`
    <${Fold} id="chat" title=${t('web-chat')} aside=${lines.length || ''}>
      <div class="body chat">
        <div class="said" tabindex="0" role="log" aria-label=${t('web-chat')}>
          <ol>
            ${lines.slice(-60).map(
              (line) => html`
              <li key=${line.number}>
                ${
                  line.note
                    ? html`<em>${reasonText(line.note)}</em>`
                    : html`
                  ${line.seat != null && html`<${Badge} seat=${line.seat} name=${nameOf(line)} />`}
                  <span>
                    <b>${nameOf(line)}</b> ${line.text}
                  </span>
                `
                }
              </li>
            `,
            )}
          </ol>
        </div>
        ${
          table.seat !== null &&
          !session.info.value?.muted &&
          html`
          <form onSubmit=${send}>
            <label class="sr" for="say">
              ${t('web-say')}
            </label>
            <input
              id="say"
              autocomplete="off"
              maxlength="500"
              placeholder=${t('web-say')}
              value=${text}
              onInput=${(/** @type {any} */ event) => setText(event.target.value)}
            />
            <button class="btn icon" aria-label=${t('web-send')}>
              <${Icon} name="next" />
            </button>
          </form>
        `
        }
      </div>
    </${Fold}>
  `
}
