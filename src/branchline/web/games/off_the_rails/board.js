// The board as a grid one can walk: by pointer, touch, arrow keys and screen reader.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { ARROWS, beside, cellOf, keyOf } from '../../lib/cells.js'
import { cls, html } from '../../lib/html.js'
import { touching } from '../../lib/pointer.js'
import { low } from '../../parts/frame.js'
import { ZoomFrame, zoomOf, ZoomTools } from '../../parts/zoom.js'
import { corner, mineAt, sizeOf } from './cave.js'
import { Choices, isTicked } from './choices.js'
import { Carts, Flying, Ground, Lying, Over, Ways } from './layers.js'
import { cartName, cellName, endingText, jewelsText, named, o, sidesText, toneOf, trackName, w } from './names.js'
import { firstCell, ghostOf, goesOn, isMine, own, perform, places, point, stepOf, toolNow, turn } from './play.js'
import { SplitCard } from './split.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Action} Action */
/** @typedef {import('./kinds').View} View */
/** @typedef {import('./kinds').Cart} Cart */
/** @typedef {import('../../types').Cell} Cell */

/** @param {{ table: Table }} props */
export function Board({ table }) {
  // With the position itself: no moment asks for what goes on by itself.
  useLayoutEffect(() => {
    const next = goesOn(table)
    if (next) table.commit(next)
    // What joins best is known with the marks: the ghost may have turned.
    else if (own(table).spot.peek() !== null) table.consider(ghostOf(table))
  }, [table.seq, table.marks])
  const { wide, high } = sizeOf(table.view)
  const scene = table.scene.value
  const onWheel = (/** @type {WheelEvent} */ event) => {
    if (turn(table, event.deltaY > 0 ? 1 : -1)) event.preventDefault()
  }
  const onMenu = (/** @type {Event} */ event) => {
    if (turn(table)) event.preventDefault()
  }
  const spot = own(table).spot.value
  const happens = useHappening(table)
  return html`<div class="otr-stage" data-ghost=${ghostName(table, ghostOf(table))} data-beat=${scene?.beat}>
    <${ZoomFrame} table=${table} spot=${spot || happens} hasGhost=${() => own(table).spot.peek() !== null}>
    <svg class=${cls('cave', scene && 'playing', scene?.beat !== 'begin' && 'moving')} viewBox=${`0 0 ${wide} ${high}`}
      onPointerLeave=${() => {
        if (!touching.peek()) leave(table)
      }} onContextMenu=${onMenu} onWheel=${onWheel}>
      <${Ground} table=${table} /><${Lying} table=${table} />
      <${Ways} table=${table} /><${Carts} table=${table} />
      <${Flying} table=${table} /><${Over} table=${table} />
      <${Grid} table=${table} /><${Choices} table=${table} />
    </svg></${ZoomFrame}>
    <${ZoomTools} zoom=${zoomOf(table)} />
    ${!low.value && html`<${SplitCard} table=${table} />`}</div>`
}

/** The cell where something happens: a tile lands, one is about to fall, or a cart came to it last. @param {Table} table */
function useHappening({ view, scene: { value: scene } }) {
  const carts = /** @type {Cart[]} */ ((scene || view).carts).map((cart) =>
    cart.place === 'board' ? keyOf(cart.cell) : '',
  )
  const before = useRef({ carts, cell: '' })
  const moved = carts.find((/** @type {string} */ cell, /** @type {number} */ i) => cell !== before.current.carts[i])
  if (moved !== undefined) before.current = { carts, cell: moved }
  return scene?.landed || (scene?.crack && keyOf(scene.crack)) || before.current.cell
}

/** What the ghost stands for, in a word. @param {Table} table @param {Action | null} ghost */
function ghostName(table, ghost) {
  if (!ghost) return null
  if (ghost.type === 'place_cart') return toneOf(table, ghost.cart)
  return ghost.exits || (ghost.type === 'change_speed' ? String(ghost.change) : ghost.type)
}

/** The mouse went away; a finger that lifts leaves the ghost where it is. @param {Table} table */
function leave(table) {
  if (own(table).spot.peek() === null) return
  own(table).spot.value = null
  table.consider(null)
}

// The grid --------------------------------------------------------------------------------------------------------------

/** @param {View} view @returns {Cell[][]} */
function rowsOf(view) {
  const surface = new Set(view.exits.flatMap((exit) => exit.cells.map(keyOf)))
  const isCell = (/** @type {number} */ x, /** @type {number} */ y) =>
    (x >= 0 && y >= 0 && x < view.columns && y < view.rows) || surface.has(`${x},${y}`)
  /** @type {Cell[][]} */
  const rows = []
  for (let y = -1; y <= view.rows; y++) {
    /** @type {Cell[]} */
    const row = []
    for (let x = -1; x <= view.columns; x++) if (isCell(x, y)) row.push([x, y])
    if (row.length) rows.push(row)
  }
  return rows
}

/** @param {{ table: Table }} props */
function Grid({ table }) {
  const { view } = table
  const can = places(table)
  const rows = useMemo(() => rowsOf(view), [view.columns, view.rows])
  const cursor = own(table).point.value || firstCell(view)
  const one = (/** @type {Cell} */ cell) => {
    const key = keyOf(cell)
    return html`<${GridCell} key=${key} table=${table} cell=${cell} ways=${can.get(key)} isCursor=${key === cursor} />`
  }
  return html`<g role="grid" aria-label=${w('board')} aria-rowcount=${view.rows + 2} aria-colcount=${view.columns + 2}>
    ${rows.map((row) => html`<g role="row" key=${row[0][1]} aria-rowindex=${row[0][1] + 2}>${row.map(one)}</g>`)}</g>`
}

/** @param {{ table: Table, cell: Cell, ways: Action[] | undefined, isCursor: boolean }} props */
function GridCell({ table, cell, ways, isCursor }) {
  const kept = own(table)
  const before = useRef(/** @type {string | null} */ (null))
  const key = keyOf(cell)
  const [x, y] = corner(cell)
  const onMove = (/** @type {PointerEvent} */ event) => {
    const isNew = kept.point.peek() !== key || (ways && kept.spot.peek() !== key)
    if (event.pointerType === 'mouse' && isNew) hover(table, key)
  }
  return html`<g role="gridcell" data-cell=${key} aria-colindex=${cell[0] + 2} tabindex=${isCursor ? 0 : -1}
    class=${cls('cell', ways && 'can')} aria-label=${describe(table, cell, ways)} aria-selected=${kept.spot.value === key ? 'true' : null}
    transform=${`translate(${x} ${y})`} onPointerDown=${() => {
      before.current = kept.spot.peek()
    }}
    onPointerMove=${onMove} onFocus=${() => hover(table, key)} onClick=${() => click(table, key, before.current)}>
    <rect class="hit" width="100" height="100" /><rect class="ring" x="3" y="3" width="94" height="94" rx="10" /></g>`
}

/** @param {Table} table @param {string} key */
function hover(table, key) {
  const cart = cartAt(table, key)
  own(table).shownCart.value =
    cart !== null && !isMine(table, 'cart_choice') && stepOf(table) !== 'exit_choice' ? cart : null
  if (point(table, key)) {
    table.toast(null)
    return
  }
  explain(table, key)
}

/** What the tool in hand would do there. @type {Record<string, Action>} */
const WISHES = {
  straight: { type: 'lay_track', exits: 'NS' },
  corner: { type: 'lay_track', exits: 'NE' },
  upgrade: { type: 'upgrade_track', exits: 'NESW' },
}

/** Why nothing can be done here, as the server says it. @param {Table} table @param {string} key */
function explain(table, key) {
  const cell = cellOf(key)
  const wish = isMine(table, 'action_phase') ? WISHES[toolNow(table)] : null
  const asked = isMine(table, 'token_choice') ? { type: 'place_token', cell } : wish && { ...wish, cell }
  if (!asked) {
    table.toast(null)
    return
  }
  table.judge(asked).then(
    (judged) => {
      if (own(table).point.peek() === key && !judged.legal && judged.reason) table.toast(named(table, judged.reason))
    },
    () => {},
  )
}

/** @param {Table} table @param {string} key @returns {number | null} */
function cartAt(table, key) {
  const at = table.view.carts.findIndex((cart) => cart.place === 'board' && keyOf(cart.cell) === key)
  return at < 0 ? null : at
}

/**
 * A click does it; a tap shows it first, and a second one turns it. The focus that comes with a tap has moved the ghost already:
 * `before` is where it lay when the finger came down.
 * @param {Table} table @param {string} key @param {string | null} before
 */
function click(table, key, before) {
  if (!point(table, key)) {
    explain(table, key)
    return
  }
  const action = ghostOf(table)
  if (!action) return
  if (touching.peek() && isTicked(action)) {
    if (before === key) turn(table)
    return
  }
  perform(table, action, ['choose_cart', 'choose_exit'].includes(action.type) ? key : null)
}

/** What lies there, for who cannot see it. @param {Table} table @param {Cell} cell @param {Action[] | undefined} ways */
function describe(table, cell, ways) {
  const { view } = table
  const key = keyOf(cell)
  const at = (/** @type {{ cell: Cell }} */ each) => keyOf(each.cell) === key
  const laid = view.tracks.find(at)
  const lies = view.deposits.find(at)
  const fallen = view.chasms.find(at)
  const cart = cartAt(table, key)
  const odd = table.marks?.chasm?.cells.find(at)
  const parts = [cellName(view, cell)]
  if (fallen) parts.push(w('fallen', { colour: o(fallen.colour) }))
  if (laid) parts.push(w('track-there', { kind: trackName(laid.exits), sides: sidesText(laid.exits) }))
  if (lies) parts.push(jewelsText(lies.jewels))
  if (cart !== null) parts.push(...describeCart(table, cart))
  if (odd) parts.push(w('odds-there', { percent: Math.round(odd.chance * 100) }))
  if (!fallen && !laid && !lies && cart === null && !mineAt(view, cell)) parts.push(w('bare'))
  if (ways) parts.push(w('can', { count: ways.length }))
  return parts.join(', ')
}

/** @param {Table} table @param {number} cart */
function describeCart(table, cart) {
  const { facing, speed, hold } = table.view.carts[cart]
  const stands = w('cart-there', {
    cart: cartName(table, cart),
    side: o(`value-${facing}`),
    speed,
    load: jewelsText(hold),
  })
  const ahead = (table.marks?.paths || []).filter((found) => found.cart === cart)
  return [stands, ...ahead.map((found) => endingText(table, found.path, cart))]
}

/** Arrows walk the cells. @param {string} arrow */
export function walk(arrow) {
  const from = document.querySelector('.cave [data-cell][tabindex="0"]')
  const at = from?.getAttribute('data-cell')
  if (!from || !at) return false
  const next = keyOf(beside(cellOf(at), ARROWS[arrow]))
  const to = document.activeElement === from ? document.querySelector(`.cave [data-cell="${next}"]`) : from
  if (to instanceof SVGElement) to.focus()
  return true
}
