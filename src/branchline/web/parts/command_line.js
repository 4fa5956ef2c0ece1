// Every action can be typed: the line filters what is legal now, in the reader's words; Enter does the first that is left.
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { html, withValue } from '../lib/html.js'
import { t } from '../lib/words.js'
import { Dialog } from './frame.js'

/** @typedef {import('../lib/desk.js').Desk} Desk */
/** @typedef {import('../types').Table} Table */

export const commandShown = signal(false)
const MOST = 40

/** Letters without accents, so that one can type plainly. @param {string} text */
const folded = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('−', '-')

/** @param {{ desk: Desk, table: Table }} props */
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

/** The actions whose words hold all that was typed. @param {string} text @param {Desk} desk @param {Table} table */
function foundBy(text, desk, table) {
  const wanted = folded(text).split(/\s+/).filter(Boolean)
  return table.legal
    .map((action) => ({ action, words: desk.game.actionText(action, table) }))
    .filter(({ words }) => wanted.every((piece) => folded(words).includes(piece)))
    .slice(0, MOST)
}

/** @param {{ desk: Desk, table: Table }} props */
function Choices({ desk, table }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = foundBy(text, desk, table)
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
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowDown: () => setAt((at + 1) % Math.max(1, found.length)),
    ArrowUp: () => setAt((at + found.length - 1) % Math.max(1, found.length)),
    Enter: () => pick(chosen?.action),
  }
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (!keys[event.key]) return
    event.preventDefault()
    keys[event.key]()
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
      <${Listed} found=${found} at=${at} onPick=${pick} />
      ${!found.length && html`<p>${t(table.isMyTurn ? 'web-no-such-move' : 'web-not-your-turn')}</p>`}
    </div>
  `
}

/** @param {{ found: ReturnType<typeof foundBy>, at: number, onPick: (action: import('../types').Action) => void }} props */
const Listed = ({ found, at, onPick }) => html`
  <ul id="choices" role="listbox" aria-label=${t('web-choices')}>
    ${found.map(
      ({ action, words }, i) => html`
      <li key=${words} id=${`choice-${i}`} role="option" aria-selected=${i === at} onClick=${() => onPick(action)}>
        ${words}
      </li>
    `,
    )}
  </ul>
`
