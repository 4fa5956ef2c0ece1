// Every action can be typed: the line filters what is legal now, in the reader's words; Enter does the first that is left.
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { html, withValue } from '../lib/html.js'
import { t } from '../lib/words.js'
import { Dialog } from './frame.js'

export const commandShown = signal(false)
const MOST = 40

/** Letters without accents, so that one can type plainly. @param {string} text */
const folded = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('−', '-')

/** @param {{ desk: import('../lib/desk.js').Desk, table: import('../types').Table }} props */
export function CommandLine({ desk, table }) {
  if (!commandShown.value) return null
  return html`
    <${Dialog}
      title=${t('web-command')}
      onClose=${() => {
        commandShown.value = false
      }}
    >
      <${Choices} desk=${desk} table=${table} />
    </${Dialog}>
  `
}

/** @param {{ desk: import('../lib/desk.js').Desk, table: import('../types').Table }} props */
function Choices({ desk, table }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const wanted = folded(text).split(/\s+/).filter(Boolean)
  const all = table.legal.map((action) => ({ action, words: desk.game.actionText(action, table) }))
  const found = all.filter(({ words }) => wanted.every((piece) => folded(words).includes(piece))).slice(0, MOST)
  const chosen = found[Math.min(at, found.length - 1)]
  useEffect(() => {
    if (chosen) table.consider(chosen.action)
  }, [chosen?.words])
  /** @param {import('../types').Action | undefined} action */
  const pick = (action) => {
    if (action) {
      commandShown.value = false
      table.commit(action)
    }
  }
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setAt((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      pick(chosen?.action)
    }
  }
  return html`
    <div class="command">
      <label for="command">${t('web-command-what')}</label>
      <input
        id="command"
        autofocus
        autocomplete="off"
        spellcheck=${false}
        role="combobox"
        aria-expanded="true"
        aria-controls="choices"
        aria-activedescendant=${chosen ? `choice-${at}` : null}
        value=${text}
        onInput=${withValue((value) => {
          setText(value)
          setAt(0)
        })}
        onKeyDown=${press}
      />
      <ul id="choices" role="listbox" aria-label=${t('web-choices')}>
        ${found.map(
          ({ action, words }, i) => html`
          <li key=${words} id=${`choice-${i}`} role="option" aria-selected=${i === at} onClick=${() => pick(action)}>
            ${words}
          </li>
        `,
        )}
      </ul>
      ${!found.length && html`<p>${t(table.isMyTurn ? 'web-no-such-move' : 'web-not-your-turn')}</p>`}
    </div>
  `
}
