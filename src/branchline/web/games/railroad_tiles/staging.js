// What others do, one thing after another: columns taken, tiles and pawns placed. The scene holds how far it has been shown.
import { keyOf } from '../../lib/cells.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').View} View */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('../../types').Beat} Beat */
/**
 * @typedef {object} Scene
 * @property {Set<string>[]} laid by seat, the cells whose tiles have been shown
 * @property {Set<string>[]} pawns
 * @property {View['columns'] | null} columns null once the board is that of the position
 * @property {{ seat: number, cell: string } | null} lit what was just placed
 * @property {number | null} column what was just taken
 */

/** Long enough to see where a thing went. */
const USUAL = 520
const GLANCE = 320

/** @param {View} view @returns {Scene} */
function start(view) {
  const cellsOf = (/** @type {Cell[]} */ cells) => new Set(cells.map(keyOf))
  return {
    laid: view.players.map((player) => cellsOf(player.area.laid.map((laid) => laid.cell))),
    pawns: view.players.map((player) => cellsOf(player.pawns)),
    columns: view.columns,
    lit: null,
    column: null,
  }
}

/** @param {Set<string>[]} all @param {number} seat @param {string} cell */
const withCell = (all, seat, cell) => all.map((cells, i) => (i === seat ? new Set([...cells, cell]) : cells))

/** @param {Scene} scene @param {import('../../wire').RailroadTiles.TilePlaced} event @returns {Beat[]} */
function placed(scene, { seat, cell }) {
  const lit = { seat, cell: keyOf(cell) }
  return [{ scene: { ...scene, laid: withCell(scene.laid, seat, lit.cell), lit, column: null }, time: USUAL }]
}

/** @param {Scene} scene @param {import('../../wire').RailroadTiles.PawnPlaced} event @returns {Beat[]} */
function pawned(scene, { seat, cell }) {
  const lit = { seat, cell: keyOf(cell) }
  return [{ scene: { ...scene, pawns: withCell(scene.pawns, seat, lit.cell), lit, column: null }, time: USUAL }]
}

/** @param {Scene} scene @param {import('../../wire').RailroadTiles.ColumnTaken} event @returns {Beat[]} */
function taken(scene, { seat, column }) {
  const columns = scene.columns?.map((each, i) => (i === column ? { ...each, taken_by: seat } : each)) ?? null
  return [{ scene: { ...scene, columns, lit: null, column }, time: USUAL }]
}

/** The columns are those of the position from here on. @param {Scene} scene @returns {Beat[]} */
const renewed = (scene) => [{ scene: { ...scene, columns: null, lit: null, column: null }, time: GLANCE }]
/** A moment to read what is said of it. @param {Scene} scene @returns {Beat[]} */
const said = (scene) => [{ scene: { ...scene, lit: null, column: null }, time: GLANCE }]

/** @type {import('../../types').Staging} */
export const staging = {
  isOwnPlayed: false,
  start,
  beats: {
    column_taken: taken,
    tile_placed: placed,
    pawn_placed: pawned,
    tile_rejected: said,
    tile_discarded: said,
    coin_flipped: renewed,
    round_started: renewed,
  },
}

/** @param {Table} table */
const sceneOf = (table) => table.scene.value

/** A seat's area as far as it has been shown. One's own is whole, so that one can go on: unless one asked to see it again. */
/** @param {Table} table @param {number} seat @returns {import('./kinds').Player} */
export function playerNow(table, seat) {
  const player = table.view.players[seat]
  const scene = sceneOf(table)
  if (!scene || (seat === table.seat && !scene.isAgain)) return player
  const laid = player.area.laid.filter((each) => scene.laid[seat].has(keyOf(each.cell)))
  const pawns = player.pawns.filter((cell) => scene.pawns[seat].has(keyOf(cell)))
  const isWhole = laid.length === player.area.laid.length && pawns.length === player.pawns.length
  return isWhole ? player : { ...player, area: { ...player.area, laid }, pawns }
}

/** The cell of a seat's area where something was just placed. @param {Table} table @param {number} seat */
export const litCell = (table, seat) => {
  const lit = sceneOf(table)?.lit
  return lit?.seat === seat ? lit.cell : null
}

/** The columns as far as it has been shown who took them. @param {Table} table */
export const columnsNow = (table) => sceneOf(table)?.columns ?? table.view.columns

/** @param {Table} table */
export const litColumn = (table) => sceneOf(table)?.column ?? null
