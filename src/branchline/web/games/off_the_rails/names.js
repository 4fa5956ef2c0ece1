// Cells, carts, jewels, tracks, actions and events in words.
import { same } from '../../lib/cells.js'
import { list, t } from '../../lib/words.js'
import { columnName, mineAt } from './cave.js'
import { KINDS } from './pieces.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').Path} Path */
/** @typedef {import('../../types').Args} Args */
/** @typedef {import('../../types').Cell} Cell */

/** @param {string} id @param {Args} [args] */
export const w = (id, args) => t(`off-the-rails-web-${id}`, args)
/** @param {string} id @param {Args} [args] */
export const o = (id, args) => t(`off-the-rails-${id.replaceAll('_', '-')}`, args)

/** @param {Table} table @param {number} cart */
const ownerOf = ({ catalogue }, cart) => catalogue.carts[cart].seat
/** The colour of its die. @param {Table} table @param {number} cart */
export const toneOf = ({ catalogue }, cart) => catalogue.carts[cart].tone
/** @param {Table} table @param {number} cart */
export const clanOf = (table, cart) => table.view.clans[ownerOf(table, cart)]
/** Those of a seat, by their numbers. @param {Table} table @param {number} seat */
export const cartsOf = (table, seat) => [...table.view.carts.keys()].filter((cart) => ownerOf(table, cart) === seat)
/** The way a cart faces that is placed on a surface cell. @param {Table['catalogue']} catalogue @param {Cell} cell */
export const inwardAt = ({ exits }, cell) =>
  exits.find((each) => each.cells.some((one) => same(one, cell)))?.inward || 'N'
/** The letter of a colour, as the language writes it. @param {string} colour */
export const letterOf = (colour) => w(`letter-${colour}`)

/** "Red 8", "E4", "blue exit 2". @param {import('./cave.js').Ground} ground @param {Cell} cell */
export function cellName(ground, [x, y]) {
  for (const exit of ground.exits) {
    const at = exit.cells.findIndex((/** @type {Cell} */ cell) => cell[0] === x && cell[1] === y)
    if (at >= 0) return w('cell-exit', { colour: exit.clan, number: at + 1 })
  }
  const mine = mineAt(ground, [x, y])
  if (mine) return w(mine.number ? 'cell-mine' : 'cell-centre', { colour: mine.colour, number: mine.number })
  return `${columnName(x)}${y + 1}`
}

/** "White" for one's own, "Bruno's white cart" for others'. @param {Table} table @param {number} cart */
export const cartName = (table, cart) =>
  ownerOf(table, cart) === table.seat ? w(`own-${toneOf(table, cart)}`) : cartOf(table, cart)
/** @param {Table} table @param {number} cart */
const cartOf = (table, cart) =>
  o('cart-of', { player: table.nameOf(ownerOf(table, cart)), colour: toneOf(table, cart) })

/** The same within a sentence. @param {Table} table @param {number} cart */
export const cartWithin = (table, cart) =>
  ownerOf(table, cart) === table.seat ? w(`own-${toneOf(table, cart)}`) : anyWithin(table, cart)
/** @param {Table} table @param {number} cart */
const anyWithin = (table, cart) =>
  o('cart-within', { player: table.nameOf(ownerOf(table, cart)), colour: toneOf(table, cart) })

/** @param {number[]} jewels */
export function jewelsText(jewels) {
  const parts = KINDS.map((kind, i) => (jewels[i] ? o(`count-${kind}`, { count: jewels[i] }) : '')).filter(Boolean)
  return parts.length ? list(parts) : o('nothing')
}

/** What a number of pieces is worth, by the printed values. @param {Table['catalogue']} catalogue @param {number[]} jewels */
export const worth = (catalogue, jewels) => catalogue.jewels.reduce((sum, line, i) => sum + line.value * jewels[i], 0)

/** @param {string} exits */
export function trackKind(exits) {
  if (exits.length > 2) return exits.length > 3 ? 'crossroads' : 'junction'
  return exits === 'NS' || exits === 'EW' ? 'straight' : 'corner'
}
/** @param {string} exits */
export const trackName = (exits) => w(`track-${trackKind(exits)}`)
/** @param {string} exits */
export const sidesText = (exits) => list([...exits].map((side) => o(`value-${side}`)))
/** @param {string} exits */
const lettersOf = (exits) => [...exits].map((side) => o(`side-${side.toLowerCase()}`)).join('')

/** A way with one branch is no choice. @param {Path} path @returns {Path} */
export const onward = (path) =>
  path.ends === 'chooses' && path.branches.length === 1 ? onward(path.branches[0]) : path

/**
 * How a path ends, in a sentence without the cart: where it stands if it does not leave its cell.
 * @param {Table} table
 * @param {Path} whole
 * @param {number} cart
 */
export function endingText(table, whole, cart) {
  const path = onward(whole)
  const last = path.cells.length ? path.cells[path.cells.length - 1].cell : table.view.carts[cart].cell
  const other = path.hits === null || path.hits === undefined ? '' : cartWithin(table, path.hits)
  const sides = path.sides ? { sides: sidesText(path.sides), count: path.sides.length } : { sides: '', count: 0 }
  return w(`ends-${path.ends}`, {
    cell: cellName(table.view, path.ahead || last),
    other,
    points: path.most ?? 0,
    ...sides,
  })
}

/** @param {import('../../types').Action | import('../../types').GameEvent} data @param {Table} table */
function args(data, table) {
  /** @type {Record<string, string | number>} */
  const found = {}
  for (const [key, value] of Object.entries(data))
    if (typeof value === 'string' || typeof value === 'number') found[key] = value
  if (data.cell) found.cell = cellName(table.view, data.cell)
  if (data.exits) Object.assign(found, { exits: lettersOf(data.exits), kind: trackKind(data.exits) })
  if (data.jewels)
    Object.assign(found, { jewels: jewelsText(data.jewels), is_empty: String(!data.jewels.some(Boolean)) })
  if (data.left) found.left = jewelsText(data.left)
  if (data.jewel) found.jewel = o(data.jewel)
  if (data.mission) {
    found.mission = o(data.mission)
    found.text = o(`mission-${data.mission}`)
  }
  if (data.side) found.side = o(`value-${data.side}`)
  if (typeof data.seat === 'number') found.player = table.nameOf(data.seat)
  for (const key of ['is_lost', 'is_connected']) if (key in data) found[key] = String(!!data[key])
  return found
}

/** @param {import('../../types').Action} action @param {Table} table */
export function actionText(action, table, isHint = false) {
  /** @type {Args} */
  const more = typeof action.cart === 'number' ? { cart: w(`own-${toneOf(table, action.cart)}`) } : {}
  /** @type {Args} */
  const path = action.path
    ? { path: action.path.map((/** @type {{ cell: Cell }} */ leg) => cellName(table.view, leg.cell)).join(' ') }
    : {}
  /** @type {Args} */
  const sides = action.exits ? { sides: sidesText(action.exits) } : {}
  const kind = action.type.replaceAll('_', '-')
  const all = { ...args(action, table), ...more, ...path, ...sides }
  return t(isHint ? `hint-off-the-rails-do-${kind}` : `off-the-rails-action-${kind}`, all)
}

const QUIET = new Set(['cart_moved', 'cart_turned'])

/** @param {import('../../types').GameEvent} event @param {Table} table */
function eventText(event, table) {
  /** @type {Args} */
  const carts = {
    ...(typeof event.cart === 'number'
      ? { cart: (event.type === 'load_split' ? anyWithin : cartOf)(table, event.cart) }
      : {}),
    ...(typeof event.other === 'number' ? { other: anyWithin(table, event.other) } : {}),
  }
  /** @type {Args} */
  const colour = event.colour ? { colour: o(event.colour) } : {}
  return o(`event-${event.type}`, { ...args(event, table), ...carts, ...colour })
}

/** @param {import('../../types').GameEvent} event @param {Table} table @returns {import('../../types').LogLine | null} */
export function logLine(event, table) {
  if (QUIET.has(event.type)) return null
  const seat =
    typeof event.cart === 'number' ? ownerOf(table, event.cart) : typeof event.seat === 'number' ? event.seat : null
  const points = event.type === 'cart_banked' ? worth(table.catalogue, event.jewels) : 0
  const focus = event.cell ? { seat, cells: [event.cell] } : undefined
  return {
    seat,
    text: eventText(event, table),
    points: points || undefined,
    heading: event.type === 'turn_begun',
    focus,
  }
}

/** A reason with the names of cells this board uses. @param {Table} table @param {import('../../types').Reason} reason */
export const named = (table, reason) =>
  reason.cell ? { ...reason, args: { ...reason.args, cell: cellName(table.view, reason.cell) } } : reason
