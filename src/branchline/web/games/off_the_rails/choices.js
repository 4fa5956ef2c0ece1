// Choices on the board: big enough for a finger, and repeated in the dock.
import { cellOf, TOWARDS, turnOf } from '../../lib/cells.js'
import { cls, html } from '../../lib/html.js'
import { corner, middle, sizeOf } from './cave.js'
import { jewel } from './pieces.js'
import { ghostOf, isMine, movingCell, own, perform } from './play.js'

/** @typedef {import('./kinds').Table} Table */

const TICKED = ['lay_track', 'upgrade_track', 'place_cart', 'change_speed', 'place_token']
/** Whether a tap only shows it. @param {import('../../types').Action} action */
export const isTicked = (action) => TICKED.includes(action.type)

/** @param {{ table: Table }} props */
export function Choices({ table }) {
  if (table.scene.value || !table.isMyTurn) return null
  if (isMine(table, 'jewel_choice')) return html`<${JewelRow} table=${table} />`
  if (isMine(table, 'exit_choice') || isMine(table, 'facing_choice')) return html`<${Sides} table=${table} />`
  return html`<${Tick} table=${table} />`
}

/** @param {Table} table @param {string} side */
export function branchOf(table, side) {
  const path = table.marks?.paths.find((each) => each.cart === table.view.motion?.cart)?.path
  return path?.branches?.find((branch) => branch.side === side)
}

/** @param {{ table: Table }} props */
function Sides({ table }) {
  const { view } = table
  const from = isMine(table, 'exit_choice') ? movingCell(table) : view.carts[table.legal[0]?.cart ?? 0].cell
  const [x, y] = middle(view, from)
  return html`<g class="choices" aria-hidden="true">${table.legal
    .filter((action) => action.side)
    .map((action) => {
      const [dx, dy] = TOWARDS[action.side]
      const bad = branchOf(table, action.side)?.ends === 'derails'
      return html`<g key=${action.side} class=${cls('choice', bad && 'bad')} data-side=${action.side}
      transform=${`translate(${x + dx * 62} ${y + dy * 62})`}
      onPointerEnter=${() => table.consider(action)} onClick=${() => perform(table, action)}>
      <circle class="c0" r="34" /><circle class="c1" r="27" />
      <path d="M-11 7 0-8 11 7" transform=${`rotate(${turnOf(action.side)})`} />
    </g>`
    })}</g>`
}

const TICK = 46
/** Beside the ghost, for a finger, and never over the edge of the board. @param {{ table: Table }} props */
function Tick({ table }) {
  const ghost = ghostOf(table)
  const spot = own(table).spot.value
  if (!ghost || !spot || !isTicked(ghost)) return null
  const [x, y] = corner(cellOf(spot))
  const { wide } = sizeOf(table.view)
  const at = x + 96 + TICK > wide ? x + 4 : x + 96
  const add = (/** @type {Event} */ event) => {
    event.stopPropagation()
    perform(table, ghost)
  }
  return html`<g class="tick" aria-hidden="true" transform=${`translate(${at} ${Math.max(y + 2, TICK)})`} onClick=${add}>
    <circle class="c0" r=${TICK} /><circle class="c1" r="30" />
    <path d="M-13 1-4 10 13-9" /></g>`
}

/** @param {{ table: Table }} props */
function JewelRow({ table }) {
  const [x, y] = middle(table.view, movingCell(table))
  const takes = table.legal.filter((action) => action.type === 'take_jewel')
  const { wide } = sizeOf(table.view)
  const span = takes.length * 66 + 10
  const left = Math.max(10, Math.min(wide - span - 10, x - span / 2))
  const top = y > 200 ? y - 128 : y + 56
  return html`<g class="jewel-row" aria-hidden="true" transform=${`translate(${left} ${top})`}>
    <rect class="jr" width=${span} height="72" rx="20" />
    ${takes.map(
      (action, i) => html`<g key=${action.jewel} class="jr-one" data-jewel=${action.jewel}
      transform=${`translate(${38 + i * 66} 36)`}
      onPointerEnter=${() => table.consider(action)} onClick=${() => perform(table, action, own(table).heading.peek())}>
      <rect x="-29" y="-29" width="58" height="58" rx="16" />
      <g dangerouslySetInnerHTML=${{ __html: jewel(action.jewel, 0, 0, 40) }}></g></g>`,
    )}</g>`
}
