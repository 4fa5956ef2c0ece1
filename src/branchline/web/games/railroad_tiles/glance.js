// A table of Railroad Tiles in a list: one's own area, small, and the round.
import { t } from '../../lib/words.js'
import { tile } from './tiles.js'

/** @typedef {import('../../types').Cell} Cell */

/** Around these cells, with a little air. @param {Cell[]} cells */
export function boxAround(cells) {
  if (!cells.length) return '0 0 100 100'
  const [xs, ys] = [0, 1].map((axis) => cells.map((cell) => cell[axis] * 100))
  const [left, top] = [Math.min(...xs) - 8, Math.min(...ys) - 8]
  return [left, top, Math.max(...xs) + 108 - left, Math.max(...ys) + 108 - top].join(' ')
}

/** @param {{ cell: Cell, face: import('./tiles.js').Shown, pawn: boolean }} laid */
function lying({ cell: [x, y], face, pawn }) {
  const drawn = tile({ ...face, x, y, pawn: pawn ? face.pin : null }, { mini: true })
  return `<g transform="translate(${x * 100} ${y * 100})">${drawn}</g>`
}

/** @param {{ tiles: Parameters<typeof lying>[0][] }} board */
function draw({ tiles }) {
  const box = boxAround(tiles.map((laid) => laid.cell))
  return `<svg viewBox="${box}" aria-hidden="true">${tiles.map(lying).join('')}</svg>`
}

/** @type {import('../../types').Glance} */
export default {
  styles: ['games/railroad_tiles/tiles.css'],
  words: ['front_railroad_tiles'],
  draw,
  progress: ({ round, rounds }) => t('railroad-tiles-panel-round', { round, rounds }),
}
