// The dark: ragged where it meets the ground, seamless where it meets itself; the cracks before it, and the odds of it.
import { SIDES, TOWARDS, turnOf } from '../../lib/cells.js'
import { chance, corner, M, middle, U } from './cave.js'
import { f } from './pieces.js'

/** @typedef {import('./cave.js').Cell} Cell */
/** @typedef {import('./cave.js').Ground} Ground */

/** @param {Cell} cell @param {(x: number, y: number) => boolean} has @param {number} pad @param {number} amp */
function ragged([x, y], has, pad, amp) {
  const [x0, y0] = corner([x, y])
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  /** @type {string[]} */
  const points = []
  for (let s = 0; s < 4; s++) {
    const [dx, dy] = TOWARDS[SIDES[s]]
    const [px, py] = TOWARDS[SIDES[(s + 3) % 4]]
    const a = corners[s]
    const b = corners[(s + 1) % 4]
    const open = !has(x + dx, y + dy)
    const before = !has(x + px, y + py)
    const both = !open && !before && !has(x + dx + px, y + dy + py)
    const o1 = open || both ? pad * 0.9 : -3
    const o2 = before || both ? pad * 0.9 : -3
    const inward = [
      [o2, o1],
      [-o1, o2],
      [-o2, -o1],
      [o1, -o2],
    ][s]
    points.push(`${f(x0 + a[0] * U + inward[0])} ${f(y0 + a[1] * U + inward[1])}`)
    for (let i = 1; i < 6; i++) {
      const off = open ? -pad + (chance(y * 4 + s, x * 5 + s, i) - 0.35) * amp : 3
      points.push(
        `${f(x0 + (a[0] + ((b[0] - a[0]) * i) / 6) * U + dx * off)} ${f(y0 + (a[1] + ((b[1] - a[1]) * i) / 6) * U + dy * off)}`,
      )
    }
  }
  return `M${points.join('L')}Z`
}

/** @param {Ground} ground @param {import('./kinds').Chasm[]} chasms @param {(colour: string) => string} letter @param {string} newest */
export function chasm(ground, chasms, letter, newest = '') {
  if (!chasms.length) return ''
  const fallen = new Set(chasms.map(({ cell }) => cell.join()))
  const has = (/** @type {number} */ x, /** @type {number} */ y) => fallen.has(`${x},${y}`)
  const all = (/** @type {number} */ pad, /** @type {number} */ amp) =>
    chasms.map(({ cell }) => ragged(cell, has, pad, amp)).join('')
  let cracks = ''
  for (const {
    cell: [x, y],
  } of chasms) {
    for (const [i, side] of [...SIDES].entries()) {
      const [dx, dy] = TOWARDS[side]
      if (has(x + dx, y + dy)) continue
      const cx = M + x * U + 50 + dx * 44
      const cy = M + y * U + 50 + dy * 44
      const k = chance(y, x, i + 9) * 50 - 25
      const at = (/** @type {number} */ l, /** @type {number} */ s) =>
        `${f(cx + dx * l + (dy ? k + s : 0))} ${f(cy + dy * l + (dx ? k + s : 0))}`
      cracks += `M${at(0, 0)}L${at(12, 6)}L${at(20, -2)}L${at(32, 5)}`
    }
  }
  const tokens = chasms.map(({ cell, colour }) => {
    const [x, y] = middle(ground, cell)
    const fresh = cell.join() === newest
    const token = lozenge(colour, letter(colour), fresh ? 1.15 : 1, fresh)
    return `<g${fresh ? ' class="fresh"' : ''} transform="translate(${x} ${y})">${token}</g>`
  })
  return `<g class="chasm">
<path d="${cracks}" fill="none" stroke="var(--chasm)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>
<path d="${all(4, 14)}" fill="var(--chasm-crumb)" stroke="var(--chasm-crumb)" stroke-width="9" stroke-linejoin="round"/>
<path d="${all(5, 14)}" fill="var(--chasm-rim)" stroke="var(--chasm-rim)" stroke-width="2" stroke-linejoin="round"/>
<path d="${all(11, 14)}" fill="var(--chasm)"/><path d="${all(24, 18)}" fill="var(--chasm-deep)"/>${tokens.join('')}</g>`
}

/** A chasm token around the origin; the one that counts now has an edge. @param {string} colour @param {string} text */
export function lozenge(colour, text, scale = 1, edge = true) {
  const line = edge ? 'stroke="var(--on-chasm)" stroke-width="4"' : 'opacity=".92"'
  return `<g class="token" data-about="tokens" transform="scale(${scale})">
<path d="M0-22 22 0 0 22-22 0Z" fill="var(--mine-${colour})" ${line}/>
<text class="token-t" y="8" fill="var(--on-${colour})">${text}</text></g>`
}

/** Cracks run over a cell before it falls. @param {Cell} cell */
export function crack([x, y]) {
  const [a, b] = corner([x, y])
  const rays = Array.from({ length: 7 }, (_, i) => {
    const turn = (i / 7) * Math.PI * 2 + chance(x, y, i)
    const at = (/** @type {number} */ far, /** @type {number} */ off) =>
      `${f(50 + Math.cos(turn + off) * far)} ${f(50 + Math.sin(turn + off) * far)}`
    return `M50 50L${at(16, 0.35)}L${at(30, -0.2)}L${at(47, 0.12)}`
  })
  return `<g class="crack" transform="translate(${a} ${b})"><rect width="100" height="100" rx="8"/>
<path pathLength="1" d="${rays.join('')}"/></g>`
}

/** The ground of a cell that falls: it goes dark. @param {Cell} cell */
export function fallingCell(cell) {
  const [a, b] = corner(cell)
  return `<rect class="falling" x="${a + 4}" y="${b + 4}" width="92" height="92" rx="12"/>`
}

/** The chance that the dark may come here next: a wash that deepens. @param {Cell} cell @param {number} percent */
export const wash = (
  [x, y],
  percent,
) => `<rect x="${M + x * U + 3}" y="${M + y * U + 3}" width="94" height="94" rx="8" fill="var(--chasm)"
opacity="${f(0.1 + percent / 250)}"/>`

/**
 * A bar on each side the dark would come from; a plate where something would be lost. Its corner is the upper right: a mine's number
 * has the left, the plan the middle, what is taken the lower right.
 * @param {Cell} cell
 * @param {number} percent
 * @param {{ colour: string, side: string }[]} from
 * @param {boolean} matters
 */
export function odds([x, y], percent, from, matters) {
  const [a, b] = corner([x, y])
  const bars = from
    .map(
      ({ colour, side }) => `<rect x="-34" y="-46" width="68" height="9" rx="4.5" fill="var(--mine-${colour})"
stroke="var(--path-case)" stroke-width="2" transform="translate(${a + 50} ${b + 50}) rotate(${turnOf(side)})"/>`,
    )
    .join('')
  return `<g class="odds" data-about="odds">${bars}${
    matters
      ? `<rect x="${a + 64}" y="${b + 4}" width="34" height="28" rx="12" fill="var(--odds)" stroke="var(--path-case)" stroke-width="2.5"/>
<text class="odds-t" x="${a + 81}" y="${b + 25}" fill="var(--on-odds)">${percent}</text>`
      : `<rect x="${a + 66}" y="${b + 5}" width="31" height="25" rx="12" fill="var(--cave)" opacity=".9"/>
<text class="odds-q" x="${a + 81.5}" y="${b + 24}" fill="var(--odds)">${percent}</text>`
  }</g>`
}
