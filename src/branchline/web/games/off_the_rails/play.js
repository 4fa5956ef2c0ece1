// What one may do now, sorted by tool and cell. It sorts the server's list; it decides nothing.
import { signal } from '@preact/signals'
import { beside, cellOf, keyOf } from '../../lib/cells.js'
import { inForce } from '../../lib/entries.js'
import { trackKind } from './names.js'
import { waysOf } from './path.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Action} Action */
/** @typedef {import('../../types').Cell} Cell */
/** @template T @typedef {import('@preact/signals').Signal<T>} Sig */

export const TOOLS = ['straight', 'corner', 'upgrade', 'cart', 'speed']

/**
 * `spot`: where the ghost lies, and `lay`: which of the ways there, null for the one that joins best. `point`: the cell of the cursor.
 * `heading`: the cell a cart is to run to. `split`: what is in which hand. `odds`: whether one
 * wants them on the board; null leaves it to the chasm. `planAt`: the action of the plan one has tapped. `effects`: what the server
 * said of the carts after each entry.
 * @typedef {object} Kept
 * @property {Sig<string>} tool
 * @property {Sig<string | null>} spot
 * @property {Sig<number | null>} lay
 * @property {Sig<string | null>} point
 * @property {Sig<string | null>} heading
 * @property {Sig<{ seq: number, isLeft: boolean[] } | null>} split
 * @property {Sig<number | null>} shownCart
 * @property {Sig<boolean | null>} odds
 * @property {Sig<number | null>} planAt
 * @property {Sig<Map<number, import('./kinds').Effects | null>>} effects
 */

/** What the module keeps between draws. @param {Table} table */
export function own(table) {
  const kept = table.own
  kept.tool ||= signal('straight')
  kept.spot ||= signal(null)
  kept.lay ||= signal(null)
  kept.point ||= signal(null)
  kept.heading ||= signal(null)
  kept.split ||= signal(null)
  kept.shownCart ||= signal(null)
  kept.odds ||= signal(null)
  kept.planAt ||= signal(null)
  kept.effects ||= signal(new Map())
  return /** @type {Kept} */ (/** @type {unknown} */ (kept))
}

/** @param {Table} table @returns {string} */
export const stepOf = (table) => (table.outcome ? 'over' : table.view.agenda[0]?.type || 'over')
/** @param {Table} table @param {string} step */
export const isMine = (table, step) => table.isMyTurn && stepOf(table) === step

/** The tool an action belongs to. @param {Action} action */
function toolOf(action) {
  if (action.type === 'lay_track') return trackKind(action.exits)
  return { upgrade_track: 'upgrade', place_cart: 'cart', change_speed: 'speed' }[action.type] || null
}

/** @type {WeakMap<Action[], Map<string, Action[]>>} */
const byTool = new WeakMap()
/** @param {Table} table @param {string} tool @returns {Action[]} */
export function actionsOf(table, tool) {
  let known = byTool.get(table.legal)
  if (!known) {
    known = new Map()
    for (const action of table.legal) {
      const name = toolOf(action)
      if (name) known.set(name, [...(known.get(name) || []), action])
    }
    byTool.set(table.legal, known)
  }
  return known.get(tool) || []
}

/** The tool in hand: the one picked, or the first that can do something. @param {Table} table */
export function toolNow(table) {
  const picked = own(table).tool.value
  return actionsOf(table, picked).length ? picked : TOOLS.find((tool) => actionsOf(table, tool).length) || picked
}

/** Where an action happens. @param {Table} table @param {Action} action @returns {Cell | null} */
export function placeOf(table, action) {
  if (action.cell) return action.cell
  if (typeof action.cart === 'number' && !action.side) return table.view.carts[action.cart].cell
  return null
}

/** @param {Map<string, Action[]>} places @param {readonly number[]} cell @param {Action} action */
const put = (places, cell, action) => {
  const key = keyOf(cell)
  const there = places.get(key) || []
  if (!there.includes(action)) places.set(key, [...there, action])
}

/** @type {Record<string, (table: Table, places: Map<string, Action[]>) => void>} */
const PLACES = {
  action_phase: (table, places) => {
    for (const action of actionsOf(table, toolNow(table))) put(places, placeOf(table, action) || [0, 0], action)
  },
  cart_choice: (table, places) => {
    for (const action of table.legal) {
      put(places, table.view.carts[action.cart].cell, action)
      const found = table.marks?.paths.find((each) => each.cart === action.cart)
      if (found) for (const cell of cellsOf(found.path)) put(places, cell, action)
    }
  },
  jewel_choice: (table, places) => {
    for (const action of table.legal) put(places, movingCell(table), action)
  },
  exit_choice: (table, places) => {
    const found = table.marks?.paths.find((each) => each.cart === table.view.motion?.cart)
    for (const action of table.legal) {
      put(places, beside(movingCell(table), action.side), action)
      const branch = found?.path.branches?.find((each) => each.side === action.side)
      if (branch) for (const cell of cellsOf(branch)) put(places, cell, action)
    }
  },
  facing_choice: (table, places) => {
    for (const action of table.legal) {
      put(places, beside(table.view.carts[action.cart].cell, action.side), action)
    }
  },
  token_choice: (table, places) => {
    for (const action of table.legal) put(places, action.cell, action)
  },
}

/** Every cell a path may come to. @param {import('./kinds').Path} path @returns {Cell[]} */
const cellsOf = (path) =>
  waysOf(path, [-9, -9])
    .flatMap((found) => found.cells)
    .filter((cell) => cell[0] !== -9)

/** The cell of the cart that moves. @param {Table} table @returns {Cell} */
export const movingCell = (table) => table.view.carts[table.view.motion?.cart ?? 0].cell

/** @type {WeakMap<object, { marks: unknown, tool: string, places: Map<string, Action[]> }>} */
const known = new WeakMap()
/** For each cell what a click there could do. @param {Table} table @returns {Map<string, Action[]>} */
export function places(table) {
  if (!table.isMyTurn) return new Map()
  const tool = toolNow(table)
  const found = known.get(table.legal)
  if (found && found.marks === table.marks && found.tool === tool) return found.places
  /** @type {Map<string, Action[]>} */
  const made = new Map()
  PLACES[stepOf(table)]?.(table, made)
  known.set(table.legal, { marks: table.marks, tool, places: made })
  return made
}

/** The action the ghost stands for. @param {Table} table @returns {Action | null} */
export function ghostOf(table) {
  const { spot, lay } = own(table)
  const ways = spot.value === null ? null : places(table).get(spot.value)
  return ways && spot.value !== null ? ways[(lay.value ?? firstLay(table, spot.value)) % ways.length] : null
}

/** How many sides of the cell a tile would go on from: that one is offered first. @param {Table} table @param {Action} action */
const joins = (table, action) => {
  const sides = table.marks?.joins.find((each) => keyOf(each.cell) === keyOf(action.cell))?.sides || ''
  return [...(action.exits || '')].filter((side) => sides.includes(side)).length
}

/** What a teacher asks for, or the way that goes on from most track: that one is offered first. @param {Table} table @param {string} key */
function firstLay(table, key) {
  const ways = places(table).get(key) || []
  if (table.wanted && ways.includes(table.wanted)) return ways.indexOf(table.wanted)
  const counts = ways.map((action) => (action.exits ? joins(table, action) : 0))
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)))
}

/** Puts the ghost there and asks what it would do. @param {Table} table @param {string} key */
export function point(table, key) {
  const kept = own(table)
  kept.point.value = key
  if (!places(table).has(key)) {
    kept.spot.value = null
    table.consider(null)
    return false
  }
  if (kept.spot.peek() !== key) {
    kept.spot.value = key
    kept.lay.value = null
  }
  table.consider(ghostOf(table))
  return true
}

/** Through what may be done on that cell. @param {Table} table @param {number} by */
export function turn(table, by = 1) {
  const { spot, lay } = own(table)
  const at = spot.peek()
  const ways = at === null ? null : places(table).get(at)
  if (at === null || !ways || ways.length < 2) return false
  lay.value = ((lay.peek() ?? firstLay(table, at)) + by + ways.length) % ways.length
  table.consider(ghostOf(table))
  return true
}

/** Where the cursor is before one has moved it: above the middle. @param {import('./kinds').View} view */
export const firstCell = (view) => keyOf([Math.floor(view.columns / 2), 0])

/** @param {Table} table @param {string} tool */
export function pick(table, tool) {
  const kept = own(table)
  kept.tool.value = tool
  kept.lay.value = null
  kept.spot.value = null
  table.consider(null)
  const there = places(table)
  const at = kept.point.peek() ?? firstCell(table.view)
  const first = there.has(at) ? at : nearest([...there.keys()], at)
  if (first !== null) kept.point.value = first
}

/** Takes up the tool of an action and puts the ghost where it is done, lying that way. @param {Action} action @param {Table} table */
export function show(action, table) {
  const kept = own(table)
  kept.tool.value = toolOf(action) || kept.tool.peek()
  const [key, ways] = [...places(table)].find(([, there]) => there.includes(action)) || [null, []]
  kept.spot.value = key
  kept.point.value = key ?? kept.point.peek()
  kept.lay.value = key === null ? null : ways.indexOf(action)
  table.consider(action)
}

/** @param {string[]} keys @param {string} from */
function nearest(keys, from) {
  if (!keys.length) return null
  const [x, y] = cellOf(from)
  return keys.reduce((best, key) => (away(key, x, y) < away(best, x, y) ? key : best))
}
/** @param {string} key @param {number} x @param {number} y */
const away = (key, x, y) => {
  const [a, b] = cellOf(key)
  return Math.abs(a - x) + Math.abs(b - y)
}

/**
 * Does it. A click far along a path goes on to that cell through the junctions on the way.
 * @param {Table} table
 * @param {Action} action
 * @param {string | null} towards
 */
export async function perform(table, action, towards = null) {
  const kept = own(table)
  kept.heading.value = towards
  kept.spot.value = null
  return table.commit(action)
}

/** At the next junction: the only exit that leads to the cell one clicked. @param {Table} table @returns {Action | null} */
export function goesOn(table) {
  const to = own(table).heading.value
  if (to === null || !isMine(table, 'exit_choice') || !table.marks) return null
  const ways = places(table).get(to)
  return ways && ways.length === 1 ? ways[0] : null
}

/** What was played and not taken back. @param {Table} table */
export function playedIn(table) {
  return inForce(table.entries).filter((entry) => entry.type === 'played')
}

/** `speed`: what the die of a cart shows since. @typedef {{ seq: number, action: Action, speed: number }} Planned */

/** The actions of this turn, in their order: from what everybody saw of them. @param {Table} table @returns {Planned[]} */
export function planOf(table) {
  /** @type {Planned[]} */
  let done = []
  /** @type {Map<number, number>} */
  const speeds = new Map()
  for (const entry of playedIn(table)) {
    for (const event of entry.events || []) {
      const action = actionOf(event, speeds.get(event.cart) ?? table.catalogue.first_speed)
      if (event.type === 'cart_placed') speeds.set(event.cart, table.catalogue.first_speed)
      if (event.type === 'speed_changed') speeds.set(event.cart, event.speed)
      if (event.type === 'turn_begun') done = []
      else if (action) done.push({ seq: entry.seq, action, speed: event.speed ?? 0 })
    }
  }
  return done
}

/** @param {import('../../types').GameEvent} event @param {number} before its cart's speed @returns {Action | null} */
function actionOf(event, before) {
  const { type, cart, cell, exits, speed } = event
  if (type === 'track_laid') return { type: 'lay_track', cell, exits }
  if (type === 'track_upgraded') return { type: 'upgrade_track', cell, exits }
  if (type === 'cart_placed') return { type: 'place_cart', cart, cell }
  if (type === 'speed_changed') return { type: 'change_speed', cart, change: speed > before ? 1 : -1 }
  return null
}
