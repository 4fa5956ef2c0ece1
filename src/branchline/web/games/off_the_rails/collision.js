// The last collision, step by step: why it went as it did.
import { html } from '../../lib/html.js'
import { logLine, w } from './names.js'
import { playedIn } from './play.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').GameEvent} GameEvent */

const WHY = new Set(['carts_collided', 'cart_derailed', 'load_split', 'hand_opened', 'load_dropped'])

/** From the hit to the end of its turn; told until the next turn is over. @param {Table} table @returns {GameEvent[]} */
export function collisionOf(table) {
  const events = playedIn(table).flatMap((entry) => entry.events || [])
  const begins = events.findLastIndex((event) => event.type === 'carts_collided')
  const after = begins < 0 ? [] : events.slice(begins)
  const turns = after.flatMap((event, i) => (event.type === 'turn_begun' ? [i] : []))
  if (turns.length > 1) return []
  return after.slice(0, turns[0] ?? after.length).filter((event) => WHY.has(event.type))
}

/** @param {GameEvent[]} events */
export const collisionTitle = (events) => w(events[0].is_connected ? 'crash' : 'bump')

/** @param {{ table: Table, events: GameEvent[] }} props */
export function Collision({ table, events }) {
  const { is_connected: isConnected } = events[0]
  const soft = isConnected && table.view.options.bumper_carts
  const [why, clause] = soft
    ? ['crash-why-bumper', 'OR-V1']
    : isConnected
      ? ['crash-why', 'OR-X2']
      : ['bump-why', 'OR-X6']
  return html`<div class="body crash"><ol>${events.map((event, i) => html`<li key=${i}>${logLine(event, table)?.text}</li>`)}</ol>
    <p class="note"><a href=${`/rules/${table.game}#${clause}`}>${w(why)}</a></p></div>`
}
