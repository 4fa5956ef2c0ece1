// A choice in a list.
import { html } from '../../lib/html.js'
import { isConsidered } from './choices.js'
import { actionText } from './text.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').Action} Action */
/** @typedef {import('./kinds').BuyRailway | import('./kinds').PlaceDie | import('./kinds').MovePassenger} Listed */

/**
 * One choice of a list: the first press looks at it, the second does it.
 * @param {{ table: Table, action: Action | Listed, children?: unknown }} props
 */
export function Choice({ table, action, children }) {
  const on = isConsidered(table, action)
  const press = () => {
    if (on) table.commit(action)
    else table.consider(action)
  }
  return html`<li><button class="rw-choice" aria-pressed=${on} data-action=${JSON.stringify(action)} onClick=${press}>
    ${children}<span class="sr">${actionText(action, table)}</span></button></li>`
}
