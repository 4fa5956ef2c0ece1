// The board between two positions: what one event after another makes of it. It moves the pieces as the events say.
import { same, sideTo, TOWARDS, turnOf } from '../../lib/cells.js'
import { middle, plateAt } from './cave.js'
import { clanOf, inwardAt } from './names.js'
import { KINDS, listed } from './pieces.js'

/** @typedef {import('../../types').GameEvent} GameEvent */
/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').View} View */
/** @typedef {import('./kinds').Cart} Cart */
/** @typedef {import('./kinds').CartShown} CartShown */
/** @typedef {import('../../types').Beat} Beat */
/** @typedef {import('./cave.js').Cell} Cell */
/** @typedef {[number, number]} Spot */
/** @typedef {'hop' | 'fly' | 'spill' | 'sink' | 'drop'} How */
/** @typedef {{ kind: string, from: Spot, to: Spot, how: How, late: number }} Flight */
/**
 * What is drawn for a moment: the pieces as they stand then, and what is in the air.
 * @typedef {object} Scene
 * @property {CartShown[]} carts
 * @property {View['deposits']} deposits
 * @property {View['chasms']} chasms
 * @property {View['tracks']} tracks
 * @property {View['scores']} scores
 * @property {Flight[]} flights
 * @property {{ from: Cell, to: Cell, quiet: boolean } | null} burst
 * @property {Cell | null} crack a cell that is about to fall
 * @property {Cell | null} wreck a cell no track leads into
 * @property {{ colour: string, number: number } | null} token what was drawn, and what the die says
 * @property {string} landed the cell of a tile that was just laid
 * @property {string} newest the cell that fell last
 */

const CALM = { flights: [], burst: null, crack: null, wreck: null, token: null, landed: '', newest: '' }

/** @param {View} view @returns {Scene} */
function sceneOf(view) {
  const carts = view.carts.map((cart) => ({ ...cart, angle: turnOf(cart.facing) }))
  return { carts, deposits: view.deposits, chasms: view.chasms, tracks: view.tracks, scores: view.scores, ...CALM }
}

/** Of each kind. */
const NONE = KINDS.map(() => 0)

/** The short way round. @param {number} angle @param {number} to */
const turned = (angle, to) => angle + ((((to - angle + 180) % 360) + 360) % 360) - 180

/** @param {Scene} scene @param {number} number @param {Partial<CartShown>} more @returns {Scene} */
function withCart(scene, number, more) {
  const cart = { ...scene.carts[number], ...more }
  if (more.facing && more.angle === undefined) cart.angle = turned(scene.carts[number].angle, turnOf(more.facing))
  return { ...scene, carts: scene.carts.map((each, i) => (i === number ? cart : each)) }
}

/** @param {Scene} scene @param {Cell} cell @param {number[]} by @param {number} sign @returns {Scene} */
function withDeposit(scene, cell, by, sign) {
  const here = scene.deposits.find((each) => same(each.cell, cell))?.jewels || NONE
  const jewels = here.map((/** @type {number} */ count, /** @type {number} */ i) => Math.max(0, count + sign * by[i]))
  const others = scene.deposits.filter((each) => !same(each.cell, cell))
  return { ...scene, deposits: jewels.some(Boolean) ? [...others, { cell, jewels }] : others }
}

/** @param {string} kind */
const single = (kind) => KINDS.map((each) => Number(each === kind))
/** @param {Cart} cart @param {number[]} by @param {number} sign */
const holdWith = (cart, by, sign) =>
  cart.hold.map((/** @type {number} */ count, /** @type {number} */ i) => Math.max(0, count + sign * by[i]))

// Where things lie -------------------------------------------------------------------------------------------------------

/** @param {View} view @param {Cell} cell @returns {Spot} */
const lowIn = (view, cell) => {
  const [x, y] = middle(view, cell)
  return [x, y + 27]
}
/** The hold lies behind the die. @param {View} view @param {Cart} cart @returns {Spot} */
function holdAt(view, cart) {
  const [x, y] = middle(view, cart.cell)
  const [dx, dy] = TOWARDS[cart.facing]
  return [x - dx * 24, y - dy * 24]
}
/** @param {Table} table @param {number} cart @returns {Spot} */
function plateOf(table, cart) {
  const { view } = table
  const clan = clanOf(table, cart)
  return plateAt(view, /** @type {import('./kinds').Exit} */ (view.exits.find((exit) => exit.clan === clan)))
}

/** @param {number[]} jewels @param {How} how @param {(i: number) => [Spot, Spot]} way @returns {Flight[]} */
const flightsOf = (jewels, how, way) =>
  listed(jewels).map((kind, i) => {
    const [from, to] = way(i)
    return { kind, from, to, how, late: i * 60 }
  })

/** Round about, so that one sees how many there are. @param {Spot} at @param {number} i @param {number} far @returns {Spot} */
const around = ([x, y], i, far) => [x + Math.cos(i * 2.4 + 0.6) * far, y + Math.sin(i * 2.4 + 0.6) * far]

// One event after another --------------------------------------------------------------------------------------------------

/** Onto the next cell; in a bend the cart leans with the rails. @param {Scene} scene @param {GameEvent} event @returns {Beat[]} */
function moved(scene, event) {
  const cart = scene.carts[event.cart]
  const side = sideTo(cart.cell, event.cell) || cart.facing
  const facing = event.facing || side
  const into = turned(cart.angle, turnOf(side))
  const angle = (into + turned(into, turnOf(facing))) / 2
  return [{ scene: withCart(scene, event.cart, { cell: event.cell, facing, angle, isHit: false }), time: 150 }]
}

/** @param {Scene} scene @param {GameEvent} event @param {Table} table @returns {Beat[]} */
function took(scene, event, { view }) {
  const cart = scene.carts[event.cart]
  const one = single(event.jewel)
  const lifted = withDeposit(scene, event.cell, one, -1)
  const flights = flightsOf(one, 'hop', () => [lowIn(view, event.cell), holdAt(view, cart)])
  return [
    { scene: { ...lifted, flights }, time: 260 },
    { scene: withCart(lifted, event.cart, { hold: holdWith(cart, one, 1) }), time: 60 },
  ]
}

/** It runs up to the other and is stopped by it. @param {Scene} scene @param {GameEvent} event @returns {Beat[]} */
function collided(scene, event) {
  const cart = scene.carts[event.cart]
  const facing = sideTo(cart.cell, event.cell) || cart.facing
  const stood = withCart(scene, event.cart, { facing })
  const lunge = withCart(stood, event.cart, { is: 'lunge', push: facing })
  const hit = withCart(lunge, event.other, { is: 'hit', push: facing })
  const burst = { from: cart.cell, to: event.cell, quiet: !event.is_connected }
  const after = withCart(withCart(stood, event.cart, { isHit: true }), event.other, { isHit: true })
  return [
    { scene: lunge, time: 140 },
    { scene: { ...hit, burst }, time: 620 },
    { scene: after, time: 120 },
  ]
}

/**
 * Off the end of the rails, or with the cell that fell.
 * @param {Scene} scene
 * @param {GameEvent} event
 * @param {Table} table
 * @returns {Beat[]}
 */
function derailed(scene, event, { view }) {
  const cart = scene.carts[event.cart]
  const at = holdAt(view, cart)
  const isFalling = scene.chasms.some((each) => same(each.cell, cart.cell))
  const wreck = withCart(scene, event.cart, {
    is: isFalling ? 'falls' : 'wreck',
    push: cart.facing,
    hold: NONE,
  })
  const flights = flightsOf(event.jewels, isFalling ? 'sink' : 'spill', (i) => [at, around(at, i, isFalling ? 12 : 58)])
  const [dx, dy] = TOWARDS[cart.facing]
  const ahead = /** @type {Cell} */ ([cart.cell[0] + dx, cart.cell[1] + dy])
  const isOff = !isFalling && !cart.isHit
  const gone = withCart(wreck, event.cart, { place: 'reserve', is: '' })
  return [
    { scene: { ...wreck, flights, wreck: isOff ? ahead : null }, time: 720 },
    { scene: gone, time: 40 },
  ]
}

/**
 * Up into the daylight, and the load to the seat's plate.
 * @param {Scene} scene
 * @param {GameEvent} event
 * @param {Table} table
 * @returns {Beat[]}
 */
function banked(scene, event, table) {
  const cart = scene.carts[event.cart]
  const facing = sideTo(cart.cell, event.cell) || cart.facing
  const up = withCart(scene, event.cart, { cell: event.cell, facing })
  const empty = withCart(up, event.cart, { is: 'home', hold: NONE })
  const from = middle(table.view, event.cell)
  const flights = flightsOf(event.jewels, 'fly', () => [from, plateOf(table, event.cart)])
  return [
    { scene: up, time: 160 },
    { scene: { ...empty, flights }, time: 560 + flights.length * 60 },
    { scene: withCart(empty, event.cart, { place: 'reserve', is: '' }), time: 40 },
  ]
}

/** @param {Scene} scene @param {GameEvent} event @param {Table} table @returns {Beat[]} */
function dropped(scene, event, { view }) {
  const cart = scene.carts[event.cart]
  const lighter = withCart(scene, event.cart, { hold: holdWith(cart, event.jewels, -1) })
  const flights = flightsOf(event.jewels, 'hop', () => [holdAt(view, cart), lowIn(view, event.cell)])
  return [
    { scene: { ...lighter, flights }, time: 360 },
    { scene: withDeposit(lighter, event.cell, event.jewels, 1), time: 160 },
  ]
}

/** @param {Scene} scene @param {GameEvent} event @param {Table} table @returns {Beat[]} */
function deposited(scene, event, { view }) {
  const [x, y] = lowIn(view, event.cell)
  const flights = flightsOf(event.jewels, 'drop', (i) => [
    [x + i * 18 - 18, y - 120],
    [x + i * 18 - 18, y],
  ])
  return [
    { scene: { ...scene, flights }, time: 380 },
    { scene: withDeposit(scene, event.cell, event.jewels, 1), time: 160 },
  ]
}

/**
 * First it cracks, then it falls, with what lies on it.
 * @param {Scene} scene
 * @param {GameEvent} event
 * @param {Table} table
 * @returns {Beat[]}
 */
function swallowed(scene, event, { view }) {
  const at = lowIn(view, event.cell)
  const newest = event.cell.join()
  const tracks = scene.tracks.filter((each) => !same(each.cell, event.cell))
  const gone = { ...scene, tracks, chasms: [...scene.chasms, { cell: event.cell, colour: event.colour }], token: null }
  const fell = withDeposit(gone, event.cell, event.jewels, -1)
  const flights = flightsOf(event.jewels, 'sink', (i) => [around(at, i, 20), middle(view, event.cell)])
  return [
    { scene: { ...scene, crack: event.cell, token: null }, time: 520 },
    { scene: { ...fell, newest, flights }, time: 520 },
  ]
}

/** @param {Scene} scene @param {GameEvent} event @returns {Beat[]} */
function laid(scene, event) {
  const tracks = [
    ...scene.tracks.filter((each) => !same(each.cell, event.cell)),
    { cell: event.cell, exits: event.exits },
  ]
  return [{ scene: { ...scene, tracks, landed: event.cell.join() }, time: 180 }]
}

/** @param {Scene} scene @param {GameEvent} event @param {Table} table @returns {Beat[]} */
function entered(scene, event, { catalogue }) {
  const facing = inwardAt(catalogue, event.cell)
  const speed = catalogue.first_speed
  /** @type {Partial<CartShown>} */
  const more = { place: 'board', cell: event.cell, facing, angle: turnOf(facing), speed, hold: NONE }
  return [{ scene: withCart(scene, event.cart, more), time: 160 }]
}

/** A moment to read what is said of it. @param {Scene} scene @returns {Beat[]} */
const said = (scene) => [{ scene, time: 600 }]

/** What an event looks like, moment by moment. @type {Record<string, (scene: Scene, event: GameEvent, table: Table) => Beat[]>} */
const beats = {
  cart_placed: entered,
  track_laid: laid,
  track_upgraded: laid,
  cart_moved: moved,
  jewel_taken: took,
  carts_collided: collided,
  cart_derailed: derailed,
  cart_banked: banked,
  load_dropped: dropped,
  deposit_made: deposited,
  cell_swallowed: swallowed,
  speed_changed: (scene, event) => [{ scene: withCart(scene, event.cart, { speed: event.speed }), time: 160 }],
  cart_turned: (scene, event) => [{ scene: withCart(scene, event.cart, { facing: event.side }), time: 180 }],
  token_drawn: (scene, event) => [{ scene: { ...scene, token: { colour: event.colour, number: 0 } }, time: 700 }],
  die_rolled: (scene, event) => [
    { scene: { ...scene, token: scene.token && { ...scene.token, number: event.number } }, time: 700 },
  ],
  load_split: said,
  hand_opened: said,
  chasm_card_turned: said,
  chasm_opened: said,
  token_set_aside: said,
  mission_taken: said,
}

/** The pieces as an event left them, with nothing in the air; a token drawn waits for its die. @param {Scene} scene @returns {Scene} */
function calm(scene) {
  const carts = scene.carts.map((cart) => ({ ...cart, is: '', push: '' }))
  return { ...scene, ...CALM, token: scene.token, carts }
}

/** @param {number} angle */
const shortest = (angle) => ((((angle + 180) % 360) + 360) % 360) - 180

/** The last turn of a cart has no event of its own. @param {Scene} scene @param {Table} table @returns {Scene} */
function settle(scene, { view }) {
  const carts = sceneOf(view).carts.map((cart, i) => {
    const { angle } = scene.carts[i]
    return { ...cart, angle: angle + shortest(cart.angle - angle) }
  })
  return { ...scene, token: null, carts }
}

/** @type {import('../../types').Staging} */
export const staging = { isOwnPlayed: true, start: sceneOf, beats, calm, settle }
