// The line around a group of cells, drawn a little inside of it.
import { beside, keyOf, SIDES } from '../../lib/cells.js'

/** @typedef {import('../../types').Cell} Cell */
/** @typedef {[Cell, Cell, number]} Edge a side of a cell: from, to, and which side it is */

const INSET = 5
/** @type {Cell[]} */
const INWARD = [
  [0, INSET],
  [-INSET, 0],
  [0, -INSET],
  [INSET, 0],
]

/** @param {Cell[]} cells @returns {string} */
export function outline(cells) {
  const edges = edgesOf(cells)
  let path = ''
  while (edges.size) path += drawLoop(takeLoop(edges))
  return path
}

/** The sides without a neighbour, by the corner they start from. @param {Cell[]} cells */
function edgesOf(cells) {
  const has = new Set(cells.map(keyOf))
  /** @type {Map<string, Edge[]>} */
  const edges = new Map()
  for (const [x, y] of cells) {
    /** @type {Cell[]} */
    const corners = [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ]
    for (const [side, letter] of [...SIDES].entries()) {
      if (has.has(keyOf(beside([x, y], letter)))) continue
      const key = corners[side].join()
      edges.set(key, [...(edges.get(key) || []), [corners[side], corners[(side + 1) % 4], side]])
    }
  }
  return edges
}

/** @param {Map<string, Edge[]>} edges @returns {Edge[]} */
function takeLoop(edges) {
  const [firstKey, list] = /** @type {[string, Edge[]]} */ (edges.entries().next().value)
  const start = /** @type {Edge} */ (list.pop())
  if (!list.length) edges.delete(firstKey)
  const loop = [start]
  let edge = start
  for (;;) {
    const key = edge[1].join()
    const next = edges.get(key)
    if (!next) return loop
    const turn = next.findIndex((each) => each[2] === (edge[2] + 1) % 4)
    edge = next.splice(Math.max(turn, 0), 1)[0]
    if (!next.length) edges.delete(key)
    loop.push(edge)
    if (edge[1].join() === start[0].join()) return loop
  }
}

/** @param {Edge[]} loop */
function drawLoop(loop) {
  const points = loop.map((edge, i) => {
    const before = loop[(i + loop.length - 1) % loop.length]
    const a = INWARD[edge[2]]
    const b = edge[2] === before[2] ? [0, 0] : INWARD[before[2]]
    return `${i ? 'L' : 'M'}${edge[0][0] * 100 + a[0] + b[0]} ${edge[0][1] * 100 + a[1] + b[1]}`
  })
  return `${points.join('')}z`
}
