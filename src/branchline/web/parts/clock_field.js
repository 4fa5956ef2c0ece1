// Which clock a new table has: minutes for people who sit there together, days for those who play a move a day.
import { useEffect } from 'preact/hooks'
import { html, withValue } from '../lib/html.js'
import { knows, needWords, span, t } from '../lib/words.js'

const HOUR = 3600
const DAY = 24 * HOUR
const DAYS = [1, 3, 7, 14]
/** Seconds that each may pause alone: a little at clocks of minutes, more where one plays a move a day. */
const PAUSES = { minutes: [300, 900, HOUR], days: [DAY, 3 * DAY, 7 * DAY, 14 * DAY] }

/** @type {Record<string, import('../types').Clock>} */
const CLOCKS = {
  turn: { type: 'turn', seconds: 120 },
  bank: { type: 'bank', seconds: 900, increment: 15 },
  ...Object.fromEntries(DAYS.map((days) => [`days-${days}`, { type: 'turn', seconds: days * DAY }])),
}

/** @param {string} name */
const pausesOf = (name) => PAUSES[name.startsWith('days') ? 'days' : 'minutes']

/** What is asked of the server; nothing where there is no clock. @param {string} name @param {number} pauses */
export const clockNamed = (name, pauses) =>
  name in CLOCKS ? { clock: { ...CLOCKS[name], ...(pausesOf(name).includes(pauses) ? { pauses } : {}) } } : {}

/** @param {{ value: string, onChange: (name: string) => void }} props */
export const ClockField = ({ value, onChange }) => html`
  <label class="stack">
    ${t('web-clock')}
    <select value=${value} onChange=${withValue(onChange)}>
      <option value="none">${t('web-clock-none')}</option>
      <option value="turn">${t('web-clock-turn')}</option>
      <option value="bank">${t('web-clock-bank')}</option>
      ${DAYS.map((days) => html`<option key=${days} value=${`days-${days}`}>${t('web-clock-days', { days })}</option>`)}
    </select>
  </label>
`

/**
 * How long each may pause without the others' consent.
 * @param {{ clock: string, value: number, onChange: (seconds: number) => void }} props
 */
export function PausesField({ clock, value, onChange }) {
  const isNeeded = clock in CLOCKS
  useEffect(() => {
    if (isNeeded) needWords('days').catch(() => {})
  }, [isNeeded])
  if (!isNeeded || !knows('days-pauses')) return null
  const choices = pausesOf(clock)
  return html`
    <label class="stack">
      ${t('days-pauses')}
      <select
        value=${choices.includes(value) ? value : 0}
        onChange=${withValue((value) => onChange(Number(value)))}
      >
        <option value="0">${t('days-pauses-agreed')}</option>
        ${choices.map(
          (seconds) =>
            html`<option key=${seconds} value=${seconds}>${t('days-pauses-own', { time: span(seconds) })}</option>`,
        )}
      </select>
    </label>
  `
}
