// Which clock a new table has: minutes for people who sit there together, days for those who play a move a day.
import { html } from '../lib/html.js'
import { t } from '../lib/words.js'

const DAY = 86400
const DAYS = [1, 3, 7, 14]

/** @type {Record<string, import('../types').Clock>} */
const CLOCKS = {
  turn: { type: 'turn', seconds: 120 },
  bank: { type: 'bank', seconds: 900, increment: 15 },
  ...Object.fromEntries(DAYS.map((days) => [`days-${days}`, { type: 'turn', seconds: days * DAY }])),
}

/** What is asked of the server; nothing where there is no clock. @param {string} name */
export const clockNamed = (name) => (name in CLOCKS ? { clock: CLOCKS[name] } : {})

/** @param {{ value: string, onChange: (name: string) => void }} props */
export const ClockField = ({ value, onChange }) => html`
  <label class="stack">
    ${t('web-clock')}
    <select value=${value} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
      <option value="none">${t('web-clock-none')}</option>
      <option value="turn">${t('web-clock-turn')}</option>
      <option value="bank">${t('web-clock-bank')}</option>
      ${DAYS.map((days) => html`<option key=${days} value=${`days-${days}`}>${t('web-clock-days', { days })}</option>`)}
    </select>
  </label>
`
