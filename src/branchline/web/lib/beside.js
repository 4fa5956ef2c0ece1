// Where a card stands beside something: never over it, within the window, over as little as can be.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ left: number, top: number }} Corner */

const GAP = 8
/** So many pixels away weigh as much as one control that is covered. */
const FAR = 80

/** What takes a click or a drag. */
const CONTROLS = 'button, a[href], input, select, textarea, summary[tabindex="0"], [data-cell], [role="button"]'

/** @param {Box} box @param {number} x @param {number} y @param {number} [near] */
export const holds = (box, x, y, near = 0) =>
  x >= box.left - near && x <= box.right + near && y >= box.top - near && y <= box.bottom + near

/** How many controls a box would cover, as far as some points of it can tell. @param {Box} box */
export function covered({ left, top, right, bottom }) {
  /** @type {Set<Element>} */
  const found = new Set()
  for (let x = 0; x <= 4; x++)
    for (let y = 0; y <= 4; y++) {
      const at = document.elementFromPoint(left + ((right - left) * x) / 4, top + ((bottom - top) * y) / 4)
      const control = at?.closest(CONTROLS)
      if (control) found.add(control)
    }
  return found.size
}

/**
 * The best corner for a card of this size: the first of those that cost least.
 * @param {Box} anchor @param {number} width @param {number} height @param {(corner: Corner) => number} cost
 */
export function cornerBeside(anchor, width, height, cost) {
  const fits = fitting(
    [...over(anchor, anchor, width, height), ...aside(anchor, anchor, width, height)],
    anchor,
    width,
    height,
  )
  return cheapest(fits.length ? fits : [{ left: GAP, top: innerHeight - height - GAP }], cost)
}

/**
 * Off something larger that the anchor is part of: at its sides, as high as the anchor, and where there is no room above or below it;
 * where there is none at all, beside the anchor.
 * @param {Box} anchor @param {Box} off @param {number} width @param {number} height @param {(corner: Corner) => number} cost
 */
export function cornerOff(anchor, off, width, height, cost) {
  const sides = fitting(aside(anchor, off, width, height), off, width, height)
  const fits = sides.length ? sides : fitting(over(anchor, off, width, height), off, width, height)
  const far = (/** @type {Corner} */ { left }) => Math.max(left - anchor.right, anchor.left - left - width, 0) / FAR
  return fits.length ? cheapest(fits, (at) => cost(at) + far(at)) : cornerBeside(anchor, width, height, cost)
}

/**
 * One that costs nothing is the best there is: what the others cost is not asked, since each asks the page hundreds of times.
 * @param {Corner[]} all @param {(corner: Corner) => number} cost
 */
function cheapest(all, cost) {
  let [best] = all
  let least = Infinity
  for (const corner of all) {
    const now = cost(corner)
    if (now < least) [best, least] = [corner, now]
    if (!least) break
  }
  return best
}

/** Within the window, and not over it. @param {Corner[]} all @param {Box} off @param {number} width @param {number} height */
function fitting(all, off, width, height) {
  const most = { left: innerWidth - width - GAP, top: innerHeight - height - GAP }
  return all
    .map(({ left, top }) => ({ left: within(left, most.left), top: within(top, most.top) }))
    .filter((corner) => !meets(off, corner, width, height))
}

/**
 * Above and below, at either end and in the middle.
 * @param {Box} anchor @param {Box} off @param {number} width @param {number} height
 */
function over({ left, right }, { top, bottom }, width, height) {
  const across = [left, right - width, (left + right - width) / 2]
  return [top - height - GAP, bottom + GAP].flatMap((at) => across.map((x) => ({ left: x, top: at })))
}

/** Right and left, likewise. @param {Box} anchor @param {Box} off @param {number} width @param {number} height */
function aside({ top, bottom }, { left, right }, width, height) {
  const along = [top, bottom - height, (top + bottom - height) / 2]
  return [right + GAP, left - width - GAP].flatMap((at) => along.map((y) => ({ left: at, top: y })))
}

/** @param {number} at @param {number} most */
const within = (at, most) => Math.max(GAP, Math.min(at, most))

/** @param {Box} anchor @param {Corner} corner @param {number} width @param {number} height */
const meets = (anchor, { left, top }, width, height) =>
  left < anchor.right && left + width > anchor.left && top < anchor.bottom && top + height > anchor.top
