// Cells of a grid, [column, row], and their names in the page: "3,4".

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
