// Cells of a grid, [column, row], their four sides, and their names in the page: "3,4".

/** @typedef {import('../types').Cell} Cell */

/** @param {readonly number[]} cell */
export const keyOf = (cell) => `${cell[0]},${cell[1]}`

/** @param {string} key @returns {Cell} */
export const cellOf = (key) => {
  const [x, y] = key.split(',').map(Number)
  return [x, y]
}

/** @param {readonly number[]} one @param {readonly number[]} other */
export const same = (one, other) => one[0] === other[0] && one[1] === other[1]

/** As the rules and what travels spell them, clockwise. */
export const SIDES = 'NESW'

/** What lies between a cell and its neighbour on each side. @type {Record<string, [number, number]>} */
export const TOWARDS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

/** The neighbour on that side. @param {readonly number[]} cell @param {string} side @returns {Cell} */
export const beside = ([x, y], side) => [x + TOWARDS[side][0], y + TOWARDS[side][1]]

/** The side by which a cell touches its neighbour; undefined where they do not touch. @param {readonly number[]} cell
 * @param {readonly number[]} other */
export const sideTo = (cell, other) => [...SIDES].find((side) => same(beside(cell, side), other))

/** @param {string} side */
export const opposite = (side) => SIDES[(SIDES.indexOf(side) + 2) % 4]

/** By how many degrees something that points to the north is turned to that side. @param {string} side */
export const turnOf = (side) => Math.max(0, SIDES.indexOf(side)) * 90

/** The side that an arrow key points to. @type {Record<string, string>} */
export const ARROWS = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' }
