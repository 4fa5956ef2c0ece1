// What people at the table say to each other, and the table's own notes.
import { useRef, useState } from 'preact/hooks'
import { isAlone } from '../lib/alone.js'
import { html, withValue } from '../lib/html.js'
import { reasonText, t } from '../lib/words.js'
import { Bubble, ChatButton, useSeen } from './chat_button.js'
import { Fold, low } from './frame.js'
import { Badge, Icon } from './icons.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').Line} Line */
/** @typedef {import('../lib/session.js').Session} Session */

/** Alone there is nobody to talk to. @param {Session} session @param {Table} table */
const hasChat = (session, table) =>
  session.lines.value.length > 0 || table.seats.some((seat) => seat.kind !== 'bot' && !seat.mine)

/** Whoever has no name is called by the seat. @param {Table} table @returns {(line: Line) => string} */
const nameIn = (table) => (line) => line.name || (line.seat != null ? table.nameOf(line.seat) : '')

/** In the banner. @param {{ session: Session, table: Table }} props */
export const ChatTool = ({ session, table }) =>
  hasChat(session, table) && html`<${ChatButton} session=${session} nameOf=${nameIn(table)} />`

/** Among what is said for a while, where there is no room at the banner. @param {{ session: Session, table: Table }} props */
export const ChatNotice = ({ session, table }) =>
  low.value && hasChat(session, table) && html`<${Bubble} session=${session} nameOf=${nameIn(table)} />`

/** @param {{ session: Session, table: Table }} props */
export function Chat({ session, table }) {
  const lines = session.lines.value
  const said = useRef(/** @type {HTMLElement | null} */ (null))
  useSeen(session.unread, said)
  if (!hasChat(session, table)) return null
  const nameOf = nameIn(table)
  return html`
    <${Fold} id="chat" title=${t('web-chat')} aside=${lines.length || ''} about="chat">
      <div class="body chat">
        <div class="said" ref=${said} tabindex="0" role="log" aria-label=${t('web-chat')}>
          <ol>
            ${lines.slice(-60).map(
              (line) => html`
              <li key=${line.number}>
                ${
                  line.note
                    ? html`<em>${reasonText(line.note)}</em>`
                    : html`<${Said} session=${session} line=${line} name=${nameOf(line)} />`
                }
              </li>
            `,
            )}
          </ol>
        </div>
        ${table.seat !== null && !session.info.value?.muted && html`<${Saying} session=${session} />`}
      </div>
    </${Fold}>
  `
}

/** What somebody said. @param {{ session: Session, line: Line, name: string }} props */
const Said = ({ session, line, name }) => html`
  ${line.seat != null && html`<${Badge} seat=${line.seat} name=${name} />`}
  <span>
    <b>${name}</b> ${line.removed ? html`<em>${t('web-line-removed')}</em>` : line.text}
  </span>
  ${canReport(session, line) && html`<${ReportButton} session=${session} line=${line} name=${name} />`}
`

/** @param {{ session: Session }} props */
function Saying({ session }) {
  const [text, setText] = useState('')
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault()
    if (text.trim() && (await session.chat(text.trim()))) setText('')
  }
  return html`
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
        onInput=${withValue(setText)}
      />
      <button class="btn icon" aria-label=${t('web-send')}>
        <${Icon} name="next" />
      </button>
    </form>
  `
}

/** @param {Session} session @param {Line} line */
const canReport = (session, line) =>
  !isAlone() && !line.removed && !(line.seat != null && session.info.value?.seats[line.seat]?.mine)

/** @param {{ session: Session, line: Line, name: string }} props */
const ReportButton = ({ session, line, name }) => html`
  <button
    class="flag"
    aria-label=${t('web-report', { name })}
    onClick=${() => import('./report.js').then((part) => part.reportLine(session, line, name)).catch(() => {})}
  >
    <${Icon} name="flag" size=${14} />
  </button>
`
