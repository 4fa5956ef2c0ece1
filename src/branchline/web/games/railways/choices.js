// What one may do now, sorted for the plan, the hand and the lists. It sorts the server's list; it decides nothing.
import { signal } from '@preact/signals'
import { keyOf, same } from '../../lib/cells.js'
import { keptDraft } from './kept_draft.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').Action} Action */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./kinds').Laid} Laid */
/** @template T @typedef {import('@preact/signals').Signal<T>} Sig */

/** The eight actions, each with the icon that stands for it, in the order of the keys 1 to 8. */
export const DEEDS = /** @type {const} */ ([
  ['buy_railway', 'rail'],
  ['move_passenger', 'ticket'],
  ['build', 'build'],
  ['upgrade', 'upgrade'],
  ['add_passenger', 'passenger'],
  ['recruit', 'worker'],
  ['raise_capital', 'capital'],
  ['clean_up', 'clean'],
])

/**
 * @typedef {object} Own what the module keeps between draws
 * @property {Sig<string | null>} deed the action one has taken up
 * @property {Sig<number | null>} value the die one has chosen
 * @property {Sig<string>} point where the keyboard is on the plan
 * @property {Sig<string | null>} hover where the mouse is
 * @property {Sig<Laid[] | null>} draft
 * @property {Sig<number>} place the card one arranges
 * @property {Sig<boolean>} swapping
 * @property {Sig<boolean>} laying
 * @property {Sig<[number, number] | null>} slot the slot one tapped last
 * @property {Sig<number>} since how far the match was when the page was opened
 */

/** @param {Table} table @returns {Own} */
export function own(table) {
  const kept = table.own
  kept.deed ||= signal(null)
  kept.value ||= signal(null)
  kept.point ||= signal('0,0')
  kept.hover ||= signal(null)
  kept.draft ||= signal(keptDraft(table))
  kept.place ||= signal(0)
  kept.swapping ||= signal(false)
  kept.laying ||= signal(false)
  kept.slot ||= signal(null)
  kept.since ||= signal(table.seq)
  return /** @type {Own} */ (/** @type {unknown} */ (kept))
}

/** The step the match is at. @param {Table} table @returns {string} */
export const stepOf = (table) => (table.outcome ? 'over' : table.view.agenda[0]?.type || 'over')
/** @param {Table} table @param {string} step */
export const isAt = (table, step) => table.isMyTurn && stepOf(table) === step

// Targets on the plan ---------------------------------------------------------------------------------------------------

/** Which of the eight actions are possible now. @param {Table} table @returns {Set<string>} */
export const deedsOpen = (table) => new Set(table.legal.map((action) => action.type))

/** The action one is looking for a place for: the chosen one, or what is considered. @param {Table} table @returns {string | null} */
export function chosenDeed(table) {
  if (!isAt(table, 'take_action')) return null
  const picked = own(table).deed.value
  const open = deedsOpen(table)
  return picked && open.has(picked) ? picked : null
}

/** The values of the dice one can put down now, and the chosen one. @param {Table} table */
export function values(table) {
  const type = isAt(table, 'place_dice') ? 'place_die' : chosenDeed(table) === 'build' ? 'build' : ''
  const found = table.legal
    .filter((action) => action.type === type)
    .map((action) => /** @type {number} */ (action.value))
  const all = [...new Set(found)].sort()
  const picked = own(table).value.value
  return { all, chosen: picked !== null && all.includes(picked) ? picked : (all[0] ?? null) }
}

/** One that the server has named is there. @param {Table} table @param {Cell} railway */
export const railwayOf = (table, railway) =>
  /** @type {import('./kinds').RailwayView} */ (table.view.railways.find((each) => same(each.railway, railway)))
/** @param {Table} table @param {import('./kinds').MovePassenger} action */
export const routeOf = (table, action) =>
  /** @type {import('./kinds').RouteView} */ (
    table.view.routes.find(
      (route) =>
        same(route.die, action.die) &&
        route.destination === action.destination &&
        String(route.railways) === String(action.railways),
    )
  )
/** @param {Table} table @param {Cell | null} cell */
export const buildingOf = (table, cell) =>
  /** @type {import('./kinds').BuildingView} */ (
    table.view.buildings.find((each) => cell && each.cells.some((one) => same(one, cell)))
  )

/** The choices of the chosen action in the order of the list. @param {Table} table @returns {Action[]} */
export function choicesOf(table) {
  const step = stepOf(table)
  const deed = chosenDeed(table)
  if (!table.isMyTurn) return []
  if (step === 'place_dice') return table.legal.filter((action) => action.value === values(table).chosen)
  if (step === 'pay_for' || step === 'divide_railway' || step === 'exchange_capital') return table.legal
  if (!deed) return []
  const found = table.legal.filter(
    (action) => action.type === deed && (deed !== 'build' || action.value === values(table).chosen),
  )
  return deed === 'move_passenger' ? found.sort((a, b) => gain(table, b) - gain(table, a)) : found
}

/** @param {Table} table @param {Action} action */
function gain(table, action) {
  const route = action.type === 'move_passenger' ? routeOf(table, action) : null
  return route ? route.profit * 100 + (route.has_bonus ? 50 : 0) + route.capital : 0
}

/** The cells of the plan that stand for a choice. @param {Table} table @param {Action} action @returns {Cell[]} */
export function cellsFor(table, action) {
  if (action.type === 'move_passenger') return [action.die, ...(routeOf(table, action)?.stops.slice(-1) || [])]
  if (action.railway) return railwayOf(table, action.railway)?.cells || []
  return action.cell ? [action.cell] : []
}

/** For every cell the choices it stands for. @param {Table} table @returns {Map<string, Action[]>} */
export function targets(table) {
  /** @type {Map<string, Action[]>} */
  const found = new Map()
  for (const action of choicesOf(table)) {
    for (const cell of cellsFor(table, action)) found.set(keyOf(cell), [...(found.get(keyOf(cell)) || []), action])
  }
  return found
}

/** @param {Table} table @param {Action} action */
export const isConsidered = (table, action) => JSON.stringify(table.considered.value?.action) === JSON.stringify(action)

/** Takes one of the eight actions up, or lets it go. @param {Table} table @param {string} deed */
export function take(table, deed) {
  const kept = own(table)
  if (!deedsOpen(table).has(deed)) return false
  const isSame = kept.deed.peek() === deed
  kept.deed.value = isSame ? null : deed
  const choices = isSame ? [] : choicesOf(table)
  const isPlaceless = choices.length > 0 && !cellsFor(table, choices[0]).length
  if (isPlaceless || choices.length === 1) lookAt(table, choices[0])
  else table.consider(null)
  return true
}

/** Considers a choice, and takes the cursor of the plan there. @param {Table} table @param {Action} action */
function lookAt(table, action) {
  const [cell] = cellsFor(table, action)
  table.consider(action)
  if (cell) own(table).point.value = keyOf(cell)
}

/** The next choice of the list after the one considered. @param {Table} table @param {number} [step] */
export function nextChoice(table, step = 1) {
  const all = choicesOf(table)
  if (!all.length) return false
  const now = all.findIndex((action) => isConsidered(table, action))
  lookAt(table, all[now < 0 ? 0 : (now + step + all.length) % all.length])
  return true
}

/** A cell was chosen: its choices one after the other; the only one, chosen again, is done. @param {Table} table @param {string} key */
export function choose(table, key) {
  const found = targets(table).get(key)
  if (!found) return false
  const now = found.findIndex((action) => isConsidered(table, action))
  if (now >= 0 && found.length === 1) {
    table.commit(found[0])
    return true
  }
  table.consider(found[(now + 1) % found.length])
  return true
}

// Paying ----------------------------------------------------------------------------------------------------------------

/**
 * The way to pay one is looking at: the considered one, else the first that uses the slot one tapped, else the first.
 * @param {Table} table
 */
export function chosenWay(table) {
  const at = table.legal.findIndex((action) => isConsidered(table, action))
  return at >= 0 ? at : firstWay(table)
}

/** @param {Table} table */
export function firstWay(table) {
  const slot = own(table).slot.value
  const ways = table.view.ways
  const least = ways[0]?.pollution
  const found = slot ? ways.findIndex((way) => way.pollution === least && uses(way, slot)) : -1
  return Math.max(0, found)
}

/** @param {import('./kinds').WayView} way @param {[number, number]} slot */
export const uses = (way, slot) => way.slots.some((/** @type {[number, number]} */ each) => same(each, slot))

/**
 * Tapping a slot walks to the way nearest to the present one that uses it, or that does without it.
 * @param {Table} table @param {[number, number]} slot
 */
export function tapSlot(table, slot) {
  const { ways } = table.view
  const now = ways[chosenWay(table)]
  const has = uses(now, slot)
  const near = (/** @type {import('./kinds').WayView} */ way) => way.slots.filter((each) => uses(now, each)).length
  let best = -1
  ways.forEach((way, i) => {
    if (uses(way, slot) === has) return
    if (best < 0 || near(way) - way.pollution > near(ways[best]) - ways[best].pollution) best = i
  })
  if (best >= 0) table.consider(table.legal[best])
  return best >= 0
}

/** Which of the eight actions a slot could serve, by its icons. @param {Table} table @param {string[]} icons @returns {string[]} */
export function servedBy(table, icons) {
  const open = deedsOpen(table)
  const kinds = new Set(icons.map((icon) => table.catalogue.kinds[icon]))
  return DEEDS.filter(([deed, sign]) => open.has(deed) && kinds.has(sign)).map(([deed]) => deed)
}

/**
 * Ways that cost and spend the same are folded into one line.
 * @param {Table} table @returns {{ ways: number[], pollution: number, cards: number[] }[]}
 */
export function foldedWays(table) {
  /** @type {Map<string, { ways: number[], pollution: number, cards: number[] }>} */
  const groups = new Map()
  table.view.ways.forEach((way, i) => {
    const key = `${way.pollution}:${way.cards}`
    /** @type {{ ways: number[], pollution: number, cards: number[] }} */
    const group = groups.get(key) || { ways: [], pollution: way.pollution, cards: way.cards }
    group.ways.push(i)
    groups.set(key, group)
  })
  return [...groups.values()]
}

/**
 * What the considered action, or the way one is looking at, changes, as the server said it.
 * @param {Table} table @returns {import('../../types').Change[]}
 */
export function changesNow(table) {
  const step = stepOf(table)
  if (step === 'pay_for' || step === 'exchange_capital')
    return (table.isMyTurn && table.marks?.after?.[chosenWay(table)]) || []
  return table.considered.value?.judged?.preview?.changes || []
}
