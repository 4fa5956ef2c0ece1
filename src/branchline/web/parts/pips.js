// The pips of a die, as they lie on every die; what they lie on, each game draws by itself.

/** @typedef {[number, number]} Spot */

/** @type {Spot[]} */
const CENTRE = [[0, 0]]
/** @type {Spot[]} */
const DIAGONAL = [
  [-1, -1],
  [1, 1],
]
/** @type {Spot[]} */
const CORNERS = [...DIAGONAL, [1, -1], [-1, 1]]
const PIPS = [
  [],
  CENTRE,
  DIAGONAL,
  [...DIAGONAL, ...CENTRE],
  CORNERS,
  [...CORNERS, ...CENTRE],
  [...CORNERS, [-1, 0], [1, 0]],
]

/** None where there is no such face. @param {number} n @param {number} apart @param {number} r */
export const pips = (n, apart, r) =>
  (PIPS[n] || []).map(([x, y]) => `<circle cx="${x * apart}" cy="${y * apart}" r="${r}"/>`).join('')
