// What lies on the board, layer by layer: ground and track, the dark and the deposits, paths, carts, what is in the air, marks.
import { useMemo } from 'preact/hooks'
import { beside, cellOf, keyOf, SIDES, TOWARDS, turnOf } from '../../lib/cells.js'
import { cls, html } from '../../lib/html.js'
import { deposit, middle, mineOf, plates, rock, seatPlate, tracks } from './cave.js'
import { chasm, crack, fallingCell, lozenge, odds, wash } from './dark.js'
import { clanOf, inwardAt, letterOf, toneOf } from './names.js'
import { areOddsShown, depositOdds } from './odds.js'
import { burstBetween, derail, drawWay, ghostCell, ghostTile, litCell, marksOf, planned, waysOf } from './path.js'
import { cartBody, cartDie, cartHull, jewel, listed } from './pieces.js'
import { ghostOf, isMine, own, placeOf, places, planOf, stepOf } from './play.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').View} View */
/** @typedef {import('./kinds').Cart} Cart */
/** @typedef {import('../../types').Cell} Cell */

/** More lit cells than this are but dots. */
const FEW = 20

/** @param {{ markup: string, style?: ReturnType<typeof beatOf> }} props */
const Raw = ({ markup, style }) =>
  html`<g aria-hidden="true" style=${style} dangerouslySetInnerHTML=${{ __html: markup }}></g>`

/**
 * How long what happens now lasts, for the layers that move: on the whole board it would restyle every piece at each beat.
 * @param {Table} table
 */
const beatOf = ({ scene: { value: scene } }) => ({ '--beat': scene ? `${scene.time}ms` : null })

/** The view, or what is played out just now. @param {Table} table @returns {View} */
function shownView(table) {
  const scene = table.scene.value
  return scene ? { ...table.view, ...scene } : table.view
}

/** @param {{ table: Table }} props */
export function Ground({ table }) {
  const view = shownView(table)
  const scene = table.scene.value
  const base = useMemo(
    () => rock(view),
    [view.columns, view.rows, JSON.stringify(view.mines), JSON.stringify(view.exits)],
  )
  const seats = view.exits.map((exit) => {
    const seat = view.clans.indexOf(exit.clan)
    if (seat < 0) return ''
    return seatPlate(view, exit, {
      name: table.nameOf(seat),
      score: view.scores[seat].total,
      turn: seat === view.active && !table.outcome,
    })
  })
  return html`<${Raw} markup=${base} /><${Raw} markup=${seats.join('')} />
    <${Raw} markup=${tracks(view.tracks, scene?.landed)} />`
}

/** The dark, the plates, the deposits, and what the next token may do. @param {{ table: Table }} props */
export function Lying({ table }) {
  const view = shownView(table)
  const scene = table.scene.value
  const spread = table.marks?.chasm
  const newest = scene ? scene.newest : view.chasms.length ? lastFallen(table) : ''
  const isShown = !scene && spread && areOddsShown(table) && !isMine(table, 'token_choice')
  const washes = isShown ? spread.cells.map((each) => wash(each.cell, Math.round(each.chance * 100))).join('') : ''
  const lie = view.deposits.map((each) => deposit(view, each.cell, listed(each.jewels))).join('')
  const dark = chasm(view, view.chasms, letterOf, newest)
  const falls = scene?.newest ? fallingCell(cellOf(scene.newest)) : ''
  return html`<${Raw} markup=${dark + washes + plates(view, letterOf, view.chasms) + lie} />
    <${Raw} style=${beatOf(table)} markup=${(scene?.crack ? crack(scene.crack) : '') + falls} />`
}

/** @param {Table} table */
function lastFallen(table) {
  const events = table.entries.flatMap((entry) => entry.events || [])
  const fell = events.findLast((event) => event.type === 'cell_swallowed')
  return fell ? keyOf(fell.cell) : ''
}

// Paths -----------------------------------------------------------------------------------------------------------------

/** Of the carts that are to move, or of the one pointed at. @param {Table} table */
function shownWays(table) {
  const { marks, view } = table
  const pointed = own(table).shownCart.value
  if (!marks || table.scene.value) return []
  const chosen = pointed !== null ? marks.carts.filter((each) => each.cart === pointed) : marks.paths
  const { motion } = view
  const moving = motion && pointed === null ? chosen.filter((each) => each.cart === motion.cart) : chosen
  return (moving.length ? moving : chosen).map((each) => ({
    cart: each.cart,
    ways: waysOf(each.path, view.carts[each.cart].cell),
  }))
}

/** @param {{ table: Table }} props */
export function Ways({ table }) {
  const { view } = table
  const drawn = shownWays(table).flatMap((found) => {
    const clan = clanOf(table, found.cart)
    return [...found.ways].reverse().map((way) => drawWay(view, way, clan))
  })
  return html`<${Raw} markup=${drawn.join('')} />`
}

// Carts, and what is in the air -----------------------------------------------------------------------------------------

/** @param {{ table: Table }} props */
export function Carts({ table }) {
  const view = shownView(table)
  const moving = table.scene.value ? null : table.view.motion?.cart
  const lit = new Set((table.focus.value?.cells || []).map(keyOf))
  return html`<g class="carts" aria-hidden="true" style=${beatOf(table)}>${view.carts.map((cart, number) => {
    if (cart.place !== 'board') return null
    const isLit = moving === number || lit.has(keyOf(cart.cell))
    return html`<${Cart} key=${number} table=${table} cart=${cart} number=${number} lit=${isLit} />`
  })}</g>`
}

/** @param {{ table: Table, cart: Cart & Partial<import('./kinds').CartShown>, number: number, lit: boolean }} props */
function Cart({ table, cart, number, lit }) {
  const { view } = table
  const [x, y] = middle(view, cart.cell)
  const [dx, dy] = cart.push ? TOWARDS[cart.push] : [0, 0]
  const angle = cart.angle ?? turnOf(cart.facing)
  const tone = toneOf(table, number)
  const hull = cartHull({ clan: clanOf(table, number), tone, speed: cart.speed, hold: listed(cart.hold) })
  const style = { transform: `translate(${x}px, ${y}px)`, '--dx': `${dx}px`, '--dy': `${dy}px` }
  return html`<g class=${cls('cart', cart.is)} data-cart=${number} data-about="cart" style=${style}>
    ${lit && html`<circle class="cart-ring-case" r="54" /><circle class="cart-ring" r="54" />`}
    <g class="cart-in">
      <g class="cart-turn" style=${{ transform: `rotate(${angle}deg)` }} dangerouslySetInnerHTML=${{ __html: hull }}></g>
      <g class="cart-turn" style=${{ transform: `rotate(${angle}deg) translate(0px, -13px) rotate(${-angle}deg)` }}
        dangerouslySetInnerHTML=${{ __html: cartDie(tone, cart.speed) }}></g>
    </g></g>`
}

/** Jewels on their way, a crash, a token that was drawn. @param {{ table: Table }} props */
export function Flying({ table }) {
  const scene = table.scene.value
  if (!scene) return null
  const { burst, flights, token, wreck } = scene
  const crash = burst
    ? burstBetween(burst.from, burst.to, burst.quiet ? 0.9 : 1.25, burst.quiet)
    : wreck
      ? derail(table.view, wreck)
      : ''
  return html`<g class="flying" aria-hidden="true" style=${beatOf(table)}>
    ${flights.map((each, i) => html`<${Flight} key=${`${scene.beat}${i}`} flight=${each} />`)}
    ${crash && html`<g class="pop" dangerouslySetInnerHTML=${{ __html: crash }}></g>`}
    ${token && html`<${Drawn} view=${table.view} token=${token} />`}</g>`
}

/** @param {{ flight: import('./scene.js').Flight }} props */
function Flight({ flight: { kind, from, to, how, late } }) {
  const px = (/** @type {number} */ n) => `${Math.round(n)}px`
  const style = {
    '--x0': px(from[0]),
    '--y0': px(from[1]),
    '--x1': px(to[0]),
    '--y1': px(to[1]),
    animationDelay: `${late}ms`,
  }
  return html`<g class=${`flight ${how}`} style=${style} dangerouslySetInnerHTML=${{ __html: jewel(kind, 0, 0, 30) }}></g>`
}

/** Over its mine: the token names it, the die says which cell. @param {{ view: View, token: { colour: string, number: number } }} props */
function Drawn({ view, token }) {
  const [x, y] = middle(view, mineOf(view, token.colour).centre)
  const markup = lozenge(token.colour, token.number ? String(token.number) : letterOf(token.colour), 2.4)
  return html`<g transform=${`translate(${x} ${y})`}><g class="pop" key=${token.number} dangerouslySetInnerHTML=${{ __html: markup }}></g>
</g>`
}

// Marks -----------------------------------------------------------------------------------------------------------------

/** Over the carts: pick-ups and endings, the plan's numbers, odds, the lit cells, the ghost. @param {{ table: Table }} props */
export function Over({ table }) {
  if (table.scene.value) return null
  const { view } = table
  const ghost = ghostOf(table)
  // What a teacher asks for is drawn until something else is pointed at.
  const drawn = ghost || table.wanted
  const ends = shownWays(table).flatMap((found) => found.ways.map((way) => marksOf(view, way)))
  const plan = stepOf(table) === 'action_phase' ? planMarks(table) : ''
  const lit = (table.focus.value?.cells || []).map(litCell)
  const all = [...ends, plan, oddsOf(table), litPlaces(table, ghost), drawn ? ghostMarkup(table, drawn) : '', ...lit]
  return html`<${Raw} markup=${all.join('')} />`
}

/** @param {Table} table */
function oddsOf(table) {
  const { view, marks } = table
  if (!areOddsShown(table) || table.outcome || isMine(table, 'token_choice')) return ''
  if (!marks?.chasm)
    return depositOdds(table)
      .map(({ cell, chance }) => odds(cell, Math.round(chance * 100), [], false))
      .join('')
  const atStake = new Set(
    [...view.deposits, ...view.carts.filter((cart) => cart.place === 'board')].map(({ cell }) => keyOf(cell)),
  )
  return marks.chasm.cells
    .map((each) => odds(each.cell, Math.round(each.chance * 100), sources(view, each), atStake.has(keyOf(each.cell))))
    .join('')
}

/** From which side each colour would come. @param {View} view @param {import('./kinds').Odd} each */
function sources(view, each) {
  const tokens = new Map(view.chasms.map((token) => [keyOf(token.cell), token.colour]))
  return [...SIDES]
    .map((side) => ({ side, colour: tokens.get(keyOf(beside(each.cell, side))) || '' }))
    .filter((from) => from.colour && each.colours.includes(from.colour))
}

/** Where something can be done: outlined when it is few cells, dotted when it is many.
 * @param {Table} table @param {import('../../types').Action | null} ghost */
function litPlaces(table, ghost) {
  if (!isMine(table, 'action_phase') && !isMine(table, 'token_choice')) return ''
  const keys = [...places(table).keys()].filter((key) => !ghost || key !== own(table).spot.value)
  return keys
    .map((key) => (keys.length > FEW ? dot(table.view, cellOf(key)) : ghostCell(cellOf(key), 'legal-ring')))
    .join('')
}

/** @param {View} view @param {Cell} cell */
function dot(view, cell) {
  const [x, y] = middle(view, cell)
  return `<circle class="legal-dot" cx="${x}" cy="${y}" r="8"/>`
}

/** @param {Table} table */
function planMarks(table) {
  /** @type {Map<string, number[]>} */
  const cells = new Map()
  planOf(table).forEach(({ action }, i) => {
    const at = placeOf(table, action)
    if (at && action.type !== 'change_speed') cells.set(keyOf(at), [...(cells.get(keyOf(at)) || []), i + 1])
  })
  return [...cells].map(([key, numbers]) => planned(cellOf(key), numbers)).join('')
}

/** @type {Record<string, (table: Table, ghost: import('../../types').Action) => string>} */
const GHOSTS = {
  lay_track: (_table, ghost) => `<g class="ghost">${ghostTile(ghost.cell, ghost.exits)}</g>`,
  upgrade_track: (_table, ghost) => `<g class="ghost">${ghostTile(ghost.cell, ghost.exits)}</g>`,
  place_cart: (table, ghost) => {
    const { view } = table
    const [x, y] = middle(view, ghost.cell)
    const facing = inwardAt(table.catalogue, ghost.cell)
    const { speed } = view.carts[ghost.cart]
    const look = { clan: clanOf(table, ghost.cart), tone: toneOf(table, ghost.cart), speed, facing }
    return `<g class="ghost" transform="translate(${x} ${y})">${cartBody(look)}</g>`
  },
  change_speed: ({ view }, ghost) => {
    const { cell, speed } = view.carts[ghost.cart]
    const [x, y] = middle(view, cell)
    const tag = `<g class="speed-tag" data-about="tool-speed" transform="translate(${x + 34} ${y - 34})"><circle r="22"/>
<text y="8">${speed + ghost.change}</text></g>`
    return ghostCell(cell) + tag
  },
  place_token: ({ view }, ghost) => {
    const [x, y] = middle(view, ghost.cell)
    const { colour } = view.agenda[0]
    const token = `<g transform="translate(${x} ${y})">${lozenge(colour, letterOf(colour))}</g>`
    return `<g class="ghost">${wash(ghost.cell, 150)}${ghostCell(ghost.cell)}${token}</g>`
  },
}

/** @param {Table} table @param {import('../../types').Action} ghost */
const ghostMarkup = (table, ghost) => GHOSTS[ghost.type]?.(table, ghost) || ''
