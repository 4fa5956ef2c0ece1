// The board as a grid one can walk: by pointer, touch, arrow keys and screen reader.
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { cls, html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { Icon } from '../../parts/icons.js'
import { chasm, corner, deposit, mineAt, middle, odds, plates, rock, seatPlate, sizeOf, tracks, wash } from './cave.js'
import { crashLines, usePlayback } from './motion.js'
import { cartName, cellName, endingText, jewelsText, letterOf, named, o, ownerOf, sidesText, toneOf, trackName, w } from './names.js'
import { burstBetween, drawWay, ghostCell, ghostTile, marksOf, planned, waysOf } from './path.js'
import { cartBody, jewel, listed, STEP, turnOf } from './pieces.js'
import { cellOf, ghostOf, goesOn, isMine, keyOf, movingCell, own, perform, placeOf, places, planOf, point, stepOf, toolNow, turn } from './play.js'
import { SplitCard } from './split.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Cell} Cell */

/** @param {{ table: Table }} props */
export function Board({ table }) {
  const { view } = table
  usePlayback(table)
  useEffect(() => { const next = goesOn(table); if (next) table.commit(next) }, [table.seq, table.marks])
  const { wide, high } = sizeOf(view)
  return html`<div class="otr-stage" data-ghost=${ghostName(ghostOf(table))} data-half=${half(table)}><svg class="cave" viewBox=${`0 0 ${wide} ${high}`} onPointerLeave=${() => leave(table)} onContextMenu=${(/** @type {Event} */ event) => { if (turn(table)) event.preventDefault() }} onWheel=${(/** @type {WheelEvent} */ event) => { if (turn(table, event.deltaY > 0 ? 1 : -1)) event.preventDefault() }}>
    <${Ground} table=${table} /><${Lying} table=${table} /><${Ways} table=${table} /><${Carts} table=${table} /><${Over} table=${table} />
    <${Grid} table=${table} /><${Choices} table=${table} />
  </svg><${Crash} table=${table} /><${SplitCard} table=${table} /></div>`
}

/** The half of the board one points at: the preview keeps to the other. @param {Table} table */
const half = (table) => { const at = own(table).spot.value; return at !== null && cellOf(at)[0] * 2 >= table.view.columns ? 'right' : 'left' }

/** What the ghost stands for, in a word. @param {any} ghost */
const ghostName = (ghost) => (ghost ? ghost.exits || (ghost.type === 'place_cart' ? toneOf(ghost.cart) : ghost.type === 'change_speed' ? String(ghost.change) : ghost.type) : null)

/** @param {Table} table */
function leave(table) {
  if (own(table).spot.peek() === null) return
  own(table).spot.value = null
  table.consider(null)
}

/** @param {{ markup: string }} props */
const Raw = ({ markup }) => html`<g aria-hidden="true" dangerouslySetInnerHTML=${{ __html: markup }}></g>`

/** @param {{ table: Table }} props */
function Ground({ table }) {
  const { view } = table
  const base = useMemo(() => rock(view), [view.columns, view.rows, JSON.stringify(view.mines), JSON.stringify(view.exits)])
  const seats = view.exits.map((/** @type {any} */ exit) => {
    const seat = view.clans.indexOf(exit.clan)
    return seat < 0 ? '' : seatPlate(view, exit, { name: table.nameOf(seat), score: view.scores[seat].total, turn: seat === view.active && !table.outcome })
  }).join('')
  return html`<${Raw} markup=${base} /><${Raw} markup=${seats + tracks(view.tracks)} />`
}

/** The dark, the plates, the deposits, and what the next token may do. @param {{ table: Table }} props */
function Lying({ table }) {
  const { view, marks } = table, spread = marks?.chasm
  const newest = view.chasms.length ? lastFallen(table) : ''
  const shown = spread && (spread.kind === 'growing' ? !isMine(table, 'token_choice') : true)
  const washes = shown ? spread.cells.map((/** @type {any} */ each) => wash(each.cell, Math.round(each.chance * 100))).join('') : ''
  const lie = view.deposits.map((/** @type {any} */ each) => deposit(view, each.cell, listed(each.jewels))).join('')
  return html`<${Raw} markup=${chasm(view, view.chasms, letterOf, newest) + washes + plates(view, letterOf, view.chasms) + lie} />`
}

/** @param {Table} table */
function lastFallen(table) {
  for (const entry of [...table.entries].reverse()) for (const event of [...(entry.events || [])].reverse()) if (event.type === 'cell_swallowed') return keyOf(event.cell)
  return ''
}

/** The paths: of the carts that are to move, or of the one pointed at. @param {Table} table */
function shownWays(table) {
  const { marks, view } = table, pointed = own(table).shownCart.value
  if (!marks) return []
  const chosen = pointed !== null ? marks.carts.filter((/** @type {any} */ each) => each.cart === pointed) : marks.paths
  const moving = view.motion && pointed === null ? chosen.filter((/** @type {any} */ each) => each.cart === view.motion.cart) : chosen
  return (moving.length ? moving : chosen).map((/** @type {any} */ each) => ({ cart: each.cart, path: each.path, ways: waysOf(each.path, view.carts[each.cart].cell) }))
}

/** @param {{ table: Table }} props */
function Ways({ table }) {
  if (own(table).actors.value) return null
  return html`<${Raw} markup=${shownWays(table).map((/** @type {any} */ found) => [...found.ways].reverse().map((/** @type {any} */ way) => drawWay(table.view, way, table.view.clans[ownerOf(found.cart)])).join('')).join('')} />`
}

/** @param {{ table: Table }} props */
function Carts({ table }) {
  const { view } = table, actors = own(table).actors.value
  const moving = view.motion?.cart, lit = new Set((table.focus.value?.cells || []).map(keyOf))
  return html`<g class="carts" aria-hidden="true">${view.carts.map((/** @type {any} */ last, /** @type {number} */ number) => {
    const cart = actors?.carts[number] || last
    if (cart.place !== 'board') return null
    const [x, y] = middle(view, cart.cell)
    const look = { clan: view.clans[ownerOf(number)], tone: toneOf(number), speed: cart.speed, hold: listed(cart.hold), facing: cart.facing }
    return html`<g key=${number} class=${cls('cart', cart.is)} data-cart=${number} style=${{ transform: `translate(${x}px, ${y}px)` }}>${(moving === number || lit.has(keyOf(cart.cell))) && html`<circle class="cart-ring-case" r="54" /><circle class="cart-ring" r="54" />`}<g class="cart-in" dangerouslySetInnerHTML=${{ __html: cartBody(look) }}></g></g>`
  })}${actors?.bursts.map((/** @type {any} */ each) => html`<g key=${`${each.from}-${each.to}`} class="pop" dangerouslySetInnerHTML=${{ __html: burstBetween(each.from, each.to, each.quiet ? 0.9 : 1.25) }}></g>`)}</g>`
}

/** Marks over the carts, the plan's numbers, the odds, the ghost, what the log lights. @param {{ table: Table }} props */
function Over({ table }) {
  const { view, marks } = table, ghost = ghostOf(table), actors = own(table).actors.value
  let s = ''
  if (!actors) for (const found of shownWays(table)) for (const way of found.ways) s += marksOf(view, way)
  if (stepOf(table) === 'action_phase') s += planMarks(table)
  if (marks?.chasm && !isMine(table, 'token_choice')) for (const each of marks.chasm.cells) s += odds(each.cell, Math.round(each.chance * 100), sources(view, each), isAtStake(view, each.cell))
  const lit = (table.focus.value?.cells || []).map((/** @type {Cell} */ cell) => { const [x, y] = corner(cell); return `<rect class="lit" x="${x + 3}" y="${y + 3}" width="94" height="94" rx="14"/>` }).join('')
  const dots = isMine(table, 'action_phase') || isMine(table, 'token_choice') ? [...places(table).keys()].map((key) => (ghost && key === own(table).spot.value ? '' : dot(view, cellOf(key)))).join('') : ''
  return html`<${Raw} markup=${s + dots + (ghost ? ghostMarkup(table, ghost) : '') + lit} />`
}

/** @param {any} view @param {Cell} cell */
function dot(view, cell) {
  const [x, y] = middle(view, cell)
  return `<circle class="legal-dot" cx="${x}" cy="${y}" r="8"/>`
}

/** From which side each colour would come. @param {any} view @param {any} each */
function sources(view, each) {
  const tokens = new Map(view.chasms.map((/** @type {any} */ token) => [keyOf(token.cell), token.colour]))
  return Object.entries(STEP).map(([side, [dx, dy]]) => ({ side, colour: tokens.get(`${each.cell[0] + dx},${each.cell[1] + dy}`) })).filter((from) => from.colour && each.colours.includes(from.colour))
}
/** @param {any} view @param {Cell} cell */
const isAtStake = (view, cell) => view.deposits.some((/** @type {any} */ each) => keyOf(each.cell) === keyOf(cell)) || view.carts.some((/** @type {any} */ cart) => cart.place === 'board' && keyOf(cart.cell) === keyOf(cell))

/** @param {Table} table */
function planMarks(table) {
  /** @type {Map<string, number[]>} */
  const cells = new Map()
  planOf(table).done.forEach(({ action }, i) => { const at = placeOf(table, action); if (at && action.type !== 'change_speed') cells.set(keyOf(at), [...(cells.get(keyOf(at)) || []), i + 1]) })
  return [...cells].map(([key, numbers]) => planned(cellOf(key), numbers)).join('')
}

/** @param {Table} table @param {any} ghost */
function ghostMarkup(table, ghost) {
  const { view } = table
  if (ghost.exits) return `<g class="ghost">${ghostTile(ghost.cell, ghost.exits)}</g>`
  if (ghost.type === 'place_cart') {
    const [x, y] = middle(view, ghost.cell), exit = view.exits.find((/** @type {any} */ each) => each.cells.some((/** @type {Cell} */ cell) => keyOf(cell) === keyOf(ghost.cell)))
    const facing = { N: 'S', S: 'N', E: 'W', W: 'E' }[/** @type {'N'} */ (exit?.side || 'N')]
    return `<g class="ghost" transform="translate(${x} ${y})">${cartBody({ clan: view.clans[ownerOf(ghost.cart)], tone: toneOf(ghost.cart), speed: 3, facing })}</g>`
  }
  if (ghost.type === 'change_speed') {
    const cell = view.carts[ghost.cart].cell, [x, y] = middle(view, cell)
    return `${ghostCell(cell)}<g class="speed-tag" transform="translate(${x + 34} ${y - 34})"><circle r="22"/><text y="8">${view.carts[ghost.cart].speed + ghost.change}</text></g>`
  }
  if (ghost.type === 'place_token') { const [x, y] = middle(view, ghost.cell), colour = view.agenda[0].colour; return `<g class="ghost">${wash(ghost.cell, 150)}${ghostCell(ghost.cell)}<path d="M0-22 22 0 0 22-22 0Z" transform="translate(${x} ${y})" fill="var(--mine-${colour})" stroke="var(--on-chasm)" stroke-width="4"/></g>` }
  return ''
}

// The grid --------------------------------------------------------------------------------------------------------------

/** @param {any} view @returns {Cell[][]} */
function rowsOf(view) {
  const surface = new Set(view.exits.flatMap((/** @type {any} */ exit) => exit.cells.map(keyOf)))
  /** @type {Cell[][]} */
  const rows = []
  for (let y = -1; y <= view.rows; y++) {
    /** @type {Cell[]} */
    const row = []
    for (let x = -1; x <= view.columns; x++) if ((x >= 0 && y >= 0 && x < view.columns && y < view.rows) || surface.has(`${x},${y}`)) row.push([x, y])
    if (row.length) rows.push(row)
  }
  return rows
}

/** @param {{ table: Table }} props */
function Grid({ table }) {
  const { view } = table, kept = own(table), can = places(table)
  const rows = useMemo(() => rowsOf(view), [view.columns, view.rows])
  const cursor = kept.point.value || keyOf([Math.floor(view.columns / 2), 0])
  const kind = useRef('mouse')
  return html`<g role="grid" aria-label=${w('board')} aria-rowcount=${view.rows + 2} aria-colcount=${view.columns + 2}>${rows.map((row) => html`<g role="row" key=${row[0][1]} aria-rowindex=${row[0][1] + 2}>${row.map((cell) => {
    const key = keyOf(cell), [x, y] = corner(cell), ways = can.get(key)
    return html`<g role="gridcell" key=${key} data-cell=${key} aria-colindex=${cell[0] + 2} tabindex=${key === cursor ? 0 : -1} class=${cls('cell', ways && 'can')} aria-label=${describe(table, cell, ways)} aria-selected=${kept.spot.value === key ? 'true' : null} transform=${`translate(${x} ${y})`}
      onPointerDown=${(/** @type {PointerEvent} */ event) => { kind.current = event.pointerType }} onPointerMove=${(/** @type {PointerEvent} */ event) => { if (event.pointerType === 'mouse' && (kept.point.peek() !== key || (ways && kept.spot.peek() !== key))) hover(table, key) }} onFocus=${() => hover(table, key)} onClick=${() => click(table, key, kind.current)}><rect class="hit" width="100" height="100" /><rect class="ring" x="3" y="3" width="94" height="94" rx="10" /></g>`
  })}</g>`)}</g>`
}

/** @param {Table} table @param {string} key */
function hover(table, key) {
  const cart = cartAt(table, key)
  own(table).shownCart.value = cart !== null && !isMine(table, 'cart_choice') && stepOf(table) !== 'exit_choice' ? cart : null
  if (point(table, key)) { table.toast(null); return }
  explain(table, key)
}

/** Why the tool in hand can do nothing here, as the server says it. @param {Table} table @param {string} key */
function explain(table, key) {
  const tool = toolNow(table), cell = cellOf(key)
  const wish = !isMine(table, 'action_phase') ? null : tool === 'straight' ? { type: 'lay_track', cell, exits: 'NS' } : tool === 'corner' ? { type: 'lay_track', cell, exits: 'NE' } : tool === 'upgrade' ? { type: 'upgrade_track', cell, exits: 'NESW' } : null
  const asked = wish || (isMine(table, 'token_choice') ? { type: 'place_token', cell } : null)
  if (!asked) { table.toast(null); return }
  table.judge(asked).then((judged) => { if (own(table).point.peek() === key && !judged.legal && judged.reason) table.toast(named(table, judged.reason)) }, () => {})
}

/** @param {Table} table @param {string} key @returns {number | null} */
const cartAt = (table, key) => { const at = table.view.carts.findIndex((/** @type {any} */ cart) => cart.place === 'board' && keyOf(cart.cell) === key); return at < 0 ? null : at }

/** A click does it; a tap shows it first, and a second one turns it. @param {Table} table @param {string} key @param {string} kind */
function click(table, key, kind) {
  const before = own(table).spot.peek()
  if (!point(table, key)) { explain(table, key); return }
  const action = ghostOf(table)
  if (!action) return
  if (kind !== 'mouse' && ['lay_track', 'upgrade_track', 'place_cart', 'change_speed', 'place_token'].includes(action.type)) {
    if (before === key) turn(table)
    return
  }
  perform(table, action, ['choose_cart', 'choose_exit'].includes(action.type) ? key : null)
}

/** What lies there, for who cannot see it. @param {Table} table @param {Cell} cell @param {any[] | undefined} ways */
function describe(table, cell, ways) {
  const { view } = table, key = keyOf(cell), at = (/** @type {any} */ each) => keyOf(each.cell) === key
  const laid = view.tracks.find(at), lies = view.deposits.find(at), fallen = view.chasms.find(at), cart = cartAt(table, key)
  const odd = table.marks?.chasm?.cells.find(at)
  const parts = [cellName(view, cell)]
  if (fallen) parts.push(w('fallen', { colour: o(fallen.colour) }))
  if (laid) parts.push(w('track-there', { kind: trackName(laid.exits), sides: sidesText(laid.exits) }))
  if (lies) parts.push(jewelsText(lies.jewels))
  if (cart !== null) { const one = view.carts[cart]; parts.push(w('cart-there', { cart: cartName(table, cart), side: o(`value-${one.facing}`), speed: one.speed, load: jewelsText(one.hold) })) }
  for (const found of table.marks?.paths || []) if (found.cart === cart) parts.push(endingText(table, found.path))
  if (odd) parts.push(w('odds-there', { percent: Math.round(odd.chance * 100) }))
  if (!fallen && !laid && !lies && cart === null && !mineAt(view, cell)) parts.push(w('bare'))
  if (ways) parts.push(w('can', { count: ways.length }))
  return parts.join(', ')
}

// Choices on the board: big enough for a finger, repeated in the dock ---------------------------------------------------

/** @param {{ table: Table }} props */
function Choices({ table }) {
  const ghost = ghostOf(table), { view } = table
  if (own(table).actors.value || !table.isMyTurn) return null
  if (isMine(table, 'jewel_choice')) return html`<${JewelRow} table=${table} />`
  if (isMine(table, 'exit_choice') || isMine(table, 'facing_choice')) {
    const from = isMine(table, 'exit_choice') ? movingCell(table) : view.carts[table.legal[0]?.cart ?? 0].cell, [x, y] = middle(view, from)
    return html`<g class="choices" aria-hidden="true">${table.legal.filter((action) => action.side).map((action) => {
      const [dx, dy] = STEP[action.side], bad = branchOf(table, action.side)?.ends === 'derails'
      return html`<g key=${action.side} class=${cls('choice', bad && 'bad')} data-side=${action.side} transform=${`translate(${x + dx * 62} ${y + dy * 62})`} onPointerEnter=${() => table.consider(action)} onClick=${() => perform(table, action)}><circle class="c0" r="34" /><circle class="c1" r="27" /><path d="M-11 7 0-8 11 7" transform=${`rotate(${turnOf(action.side)})`} /></g>`
    })}</g>`
  }
  const spot = own(table).spot.value
  if (!ghost || !spot || !['lay_track', 'upgrade_track', 'place_cart', 'change_speed', 'place_token'].includes(ghost.type)) return null
  const [x, y] = corner(cellOf(spot))
  return html`<g class="tick" aria-hidden="true" transform=${`translate(${x + 96} ${y + 2})`} onClick=${(/** @type {Event} */ event) => { event.stopPropagation(); perform(table, ghost) }}><circle class="c0" r="46" /><circle class="c1" r="30" /><path d="M-13 1-4 10 13-9" /></g>`
}

/** @param {Table} table @param {string} side */
export const branchOf = (table, side) => table.marks?.paths.find((/** @type {any} */ each) => each.cart === table.view.motion?.cart)?.path.branches?.find((/** @type {any} */ branch) => branch.side === side)

/** @param {{ table: Table }} props */
function JewelRow({ table }) {
  const [x, y] = middle(table.view, movingCell(table)), takes = table.legal.filter((action) => action.type === 'take_jewel')
  const { wide } = sizeOf(table.view), span = takes.length * 66 + 10, left = Math.max(10, Math.min(wide - span - 10, x - span / 2)), top = y > 200 ? y - 128 : y + 56
  return html`<g class="jewel-row" aria-hidden="true" transform=${`translate(${left} ${top})`}><rect class="jr" width=${span} height="72" rx="20" />${takes.map((action, i) => html`<g key=${action.jewel} class="jr-one" data-jewel=${action.jewel} transform=${`translate(${38 + i * 66} 36)`} onPointerEnter=${() => table.consider(action)} onClick=${() => perform(table, action, own(table).heading.peek())}><rect x="-29" y="-29" width="58" height="58" rx="16" /><g dangerouslySetInnerHTML=${{ __html: jewel(action.jewel, 0, 0, 40) }}></g></g>`)}</g>`
}

/** The last collision, step by step: why it went as it did. @param {{ table: Table }} props */
function Crash({ table }) {
  const { crash, actors } = own(table), found = crash.value
  if (!found || actors.value) return null
  return html`<section class="crash card" aria-label=${w('crash')}><header><h2>${w(found.connected ? 'crash' : 'bump')}</h2><button class="tool" aria-label=${t('web-close')} onClick=${() => { crash.value = null }}><${Icon} name="cross" size=${18} /></button></header>
    <ol>${crashLines(table, found).map((line, i) => html`<li key=${i}>${line}</li>`)}</ol><p><a href=${`/rules/${table.game}#${found.connected ? 'OR-X2' : 'OR-X6'}`}>${w(found.connected ? 'crash-why' : 'bump-why')}</a></p></section>`
}

/** Arrows walk the cells. @param {string} arrow */
export function walk(arrow) {
  const from = document.querySelector('.cave [data-cell][tabindex="0"]'), at = from?.getAttribute('data-cell')
  if (!from || !at) return false
  const [x, y] = cellOf(at), [dx, dy] = STEP[{ ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' }[arrow] || 'N']
  const to = document.activeElement === from ? document.querySelector(`.cave [data-cell="${x + dx},${y + dy}"]`) : from
  if (to instanceof SVGElement) to.focus()
  return true
}
