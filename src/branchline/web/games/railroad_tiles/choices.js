// What one may do now, sorted for the hand and the area. It sorts the server's list; it decides nothing.
import { signal } from '@preact/signals'
import { keyOf } from '../../lib/cells.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Action} Action */
/** @typedef {import('../../types').Cell} Cell */

/** What the module keeps between draws. @param {Table} table */
export function own(table) {
  const kept = table.own
  kept.tile ||= signal(null)
  kept.spot ||= signal(null)
  kept.lay ||= signal(0)
  kept.hall ||= signal(null)
  kept.hole ||= signal(null)
  kept.point ||= signal(null)
  kept.bad ||= signal(null)
  return /** @type {Own} */ (/** @type {unknown} */ (kept))
}
/**
 * @typedef {{
 *   tile: Sig<number | null>, spot: Sig<string | null>, lay: Sig<number>, hall: Sig<string | null>,
 *   hole: Sig<string | null>, point: Sig<string | null>, bad: Sig<import('../../types').Reason | null>,
 * }} Own
 */
/** @template T @typedef {import('@preact/signals').Signal<T>} Sig */

/** The step the match is at. @param {Table} table @returns {string} */
export const stepOf = (table) => (table.outcome ? 'over' : table.view.agenda[0]?.type || 'over')

/** @param {Table} table */
export const isPlacing = (table) => table.isMyTurn && ['place_tiles', 'place_starting_tile'].includes(stepOf(table))
/** @param {Table} table */
export const isPawning = (table) => table.isMyTurn && stepOf(table) === 'place_pawns'
/** @param {Table} table */
export const isChoosing = (table) => table.isMyTurn && stepOf(table) === 'choose_column'

/** The tiles one can do something with now, in the order of the hand. @param {Table} table @returns {number[]} */
export function tilesAtHand(table) {
  if (!isPlacing(table) || table.seat === null) return []
  const player = table.view.players[table.seat]
  const legal = new Set(table.legal.filter((action) => 'tile' in action).map((action) => action.tile))
  const held =
    stepOf(table) === 'place_starting_tile' ? table.view.starting_tiles : [...player.hand, ...player.objectives]
  return held.filter((/** @type {number} */ tile) => legal.has(tile))
}

/** Whether nothing one holds can be placed, so that a tile may be discarded (RT-T4, RT-T8). @param {Table} table */
export const fitsNowhere = (table) => table.legal.some((action) => action.type === 'discard_tile')

/** How many tiles are still to be placed: of the starting tiles one, until it lies. @param {Table} table */
export function tilesDue(table) {
  if (!isPlacing(table) || table.seat === null) return 0
  if (stepOf(table) === 'place_starting_tile') return Math.min(1, tilesAtHand(table).length)
  return table.marks?.due[table.seat] ?? 0
}

/**
 * The chosen tile: the one picked, or what a teacher asks for, or the first that fits somewhere.
 * @param {Table} table @returns {number | null}
 */
export function chosenTile(table) {
  const held = tilesAtHand(table)
  const picked = own(table).tile.value
  if (picked !== null && held.includes(picked)) return picked
  if (held.includes(table.wanted?.tile)) return table.wanted?.tile
  return held.find((tile) => placesOf(table, tile).size) ?? held[0] ?? null
}

/** @type {WeakMap<Action[], Map<number, Map<string, Action[]>>>} */
const places = new WeakMap()

/**
 * For each cell the ways to lay a tile there; the first of them is what a teacher asks for.
 * @param {Table} table @param {number | null} tile @returns {Map<string, Action[]>}
 */
export function placesOf(table, tile) {
  let known = places.get(table.legal)
  if (!known) {
    known = new Map()
    for (const action of table.legal) {
      if (action.type !== 'place_tile') continue
      const cells = known.get(action.tile) || new Map()
      known.set(action.tile, cells)
      const key = keyOf(action.cell)
      const ways = cells.get(key) || []
      cells.set(key, action === table.wanted ? [action, ...ways] : [...ways, action])
    }
    places.set(table.legal, known)
  }
  return (tile !== null && known.get(tile)) || new Map()
}

/** The action the ghost stands for, if it stands on a legal cell. @param {Table} table @returns {Action | null} */
export function ghostAction(table) {
  const { spot, lay } = own(table)
  if (spot.value === null) return null
  const ways = placesOf(table, chosenTile(table)).get(spot.value)
  return ways ? ways[((lay.value % ways.length) + ways.length) % ways.length] : null
}

/** Through the legal orientations only; mirrored ones alone with F. @param {Table} table @param {boolean} mirror */
export function turnGhost(table, mirror) {
  const { spot, lay } = own(table)
  const now = ghostAction(table)
  const ways = spot.peek() === null ? null : placesOf(table, chosenTile(table)).get(spot.peek() || '')
  if (!now || !ways || ways.length < 2) return false
  const at = ways.indexOf(now)
  const order = ways.map((_, i) => (at + 1 + i) % ways.length)
  const next = (mirror ? order.find((i) => !!ways[i].flipped !== !!now.flipped) : undefined) ?? order[0]
  lay.value = next
  table.consider(ways[next])
  return true
}

/** @param {Table} table @returns {string[]} */
export const hallsOpen = (table) => [
  ...new Set(
    table.legal.filter((action) => action.type === 'place_pawn').map((action) => /** @type {string} */ (action.hall)),
  ),
]

/** @param {Table} table @returns {string | null} */
export function chosenHall(table) {
  const halls = hallsOpen(table)
  const picked = own(table).hall.value
  if (picked !== null && halls.includes(picked)) return picked
  return halls.includes(table.wanted?.hall) ? table.wanted?.hall : (halls[0] ?? null)
}

/** The pawns one may place for the chosen token, by cell. @param {Table} table @returns {Map<string, Action>} */
export function pawnPlaces(table) {
  const hall = chosenHall(table)
  const found = table.legal.flatMap((action) => (action.type === 'place_pawn' && action.hall === hall ? [action] : []))
  const wanted = found.filter((action) => action === table.wanted)
  return new Map([...found, ...wanted].map((action) => [keyOf(action.cell), action]))
}
