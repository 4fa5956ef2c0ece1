// The log, in words. A line lights what it speaks of; in a replay it jumps there.
import { inForce } from '../lib/entries.js'
import { cls, html, signed } from '../lib/html.js'
import { t, wording } from '../lib/words.js'
import { Fold } from './frame.js'
import { Badge } from './icons.js'

/** @typedef {{ key: string, seq: number, line: import('../types').LogLine }} Row */
/** @typedef {import('../types').LogLine} LogLine */
/** @typedef {{ line: LogLine | null, seats: import('../types').SeatInfo[], seat: number | null, wording: number }} Worded */

/**
 * What was worded stays worded as long as words, names and the viewpoint are the same: a log of hundreds of lines grows by one.
 * @type {WeakMap<import('../types').GameEvent, Worded>}
 */
const worded = new WeakMap()

/**
 * @param {import('../lib/desk.js').Desk} desk
 * @param {import('../types').Table} table
 * @param {import('../types').GameEvent} event
 */
function lineOf(desk, table, event) {
  const known = worded.get(event)
  const { seats, seat } = table
  if (known && known.seats === seats && known.seat === seat && known.wording === wording.value) return known.line
  const line = desk.game.logLine(event, table)
  worded.set(event, { line, seats, seat, wording: wording.value })
  return line
}

/**
 * Every line that still stands, the oldest first.
 * @param {import('../lib/desk.js').Desk} desk
 * @param {import('../types').Table} table
 * @returns {Row[]}
 */
function logRows(desk, table) {
  /** @type {Row[]} */
  const rows = desk.opening.value.flatMap((event, i) => row(`0-${i}`, 0, lineOf(desk, table, event)))
  for (const entry of inForce(desk.entries.value)) {
    if (entry.type === 'played')
      rows.push(
        ...(entry.events || []).flatMap((event, i) => row(`${entry.seq}-${i}`, entry.seq, lineOf(desk, table, event))),
      )
    else rows.push({ key: `${entry.seq}`, seq: entry.seq, line: { seat: entry.seat, text: actText(entry, table) } })
  }
  return rows
}

/** @param {string} key @param {number} seq @param {import('../types').LogLine | null} line @returns {Row[]} */
const row = (key, seq, line) => (line ? [{ key, seq, line }] : [])

/** @param {import('../types').Entry} entry @param {import('../types').Table} table */
function actText(entry, table) {
  const player = entry.seat >= 0 ? table.nameOf(entry.seat) : ''
  return t(entry.type === 'handed_over' ? `log-handed-${entry.to || 'bot'}` : `log-${entry.type}`, { player })
}

/** @param {{ desk: import('../lib/desk.js').Desk, table: import('../types').Table, onJump?: (seq: number) => void }} props */
export function Log({ desk, table, onJump }) {
  const rows = logRows(desk, table).reverse().slice(0, 120)
  const jump =
    onJump ||
    (desk.isReplay
      ? (/** @type {number} */ seq) => /** @type {import('../lib/replay_desk.js').ReplayDesk} */ (desk).show(seq)
      : null)
  return html`
    <${Fold} id="log" title=${t('web-log')} grow=${true}>
      <div class="log" tabindex="0" role="region" aria-label=${t('web-log')}>
        <ol>
          ${rows.map(({ key, seq, line }) =>
            line.heading
              ? html`
              <li class="rd" key=${key}>
                ${line.text}
              </li>
            `
              : html`
              <li key=${key}>
                <${Line} line=${line} desk=${desk} table=${table} onClick=${jump ? () => jump(seq) : null} />
              </li>
            `,
          )}
        </ol>
      </div>
    </${Fold}>
  `
}

/**
 * @param {{ line: import('../types').LogLine, desk: import('../lib/desk.js').Desk, table: import('../types').Table,
 *   onClick?: (() => void) | null }} props
 */
function Line({ line, desk, table, onClick }) {
  const light = () => {
    if (line.focus) {
      desk.focus.value = line.focus
      if (line.focus.seat != null) desk.seatShown.value = line.focus.seat
    }
  }
  const dark = () => {
    desk.focus.value = null
  }
  const body = html`
    ${line.seat !== null && line.seat >= 0 ? html`<${Badge} seat=${line.seat} name=${table.nameOf(line.seat)} />` : html`<span></span>`}
    <span>${line.text}</span>
    ${line.points ? html`<b class=${cls(line.points < 0 && 'minus')}>${signed(line.points)}</b>` : html`<span></span>`}
  `
  return line.focus || onClick
    ? html`
    <button
      class="line"
      onMouseEnter=${() => {
        if (line.focus) desk.focus.value = line.focus
      }}
      onMouseLeave=${dark}
      onFocus=${() => {
        if (line.focus) desk.focus.value = line.focus
      }}
      onBlur=${dark}
      onClick=${() => {
        light()
        onClick?.()
      }}
    >
      ${body}
    </button>
  `
    : html`<span class=${cls('line')}>${body}</span>`
}

/** What happened since one's last turn. @param {{ desk: import('../lib/desk.js').Desk, table: import('../types').Table }} props */
export function Since({ desk, table }) {
  if (table.seat === null || table.seats.length < 2) return null
  const mine = desk.entries.value.findLast((entry) => entry.seat === table.seat && entry.type === 'played')
  const rows = logRows(desk, table).filter(
    (row) => row.seq > (mine?.seq ?? 0) && row.line.seat !== table.seat && !row.line.heading,
  )
  if (!rows.length) return null
  return html`
    <${Fold} id="since" title=${t('web-since')}>
      <div class="body since" tabindex="0" role="region" aria-label=${t('web-since')}>
        <ul>
          ${rows.slice(-12).map(
            ({ key, line }) => html`
            <li key=${key}>
              <${Line} line=${line} desk=${desk} table=${table} />
            </li>
          `,
          )}
        </ul>
      </div>
    </${Fold}>
  `
}
