// Where a cart will run: the line, what it may take, whom it hits, where it derails or comes up.
import { sideTo, SIDES, TOWARDS, turnOf } from '../../lib/cells.js'
import { corner, M, middle, U } from './cave.js'
import { f, jewel, listed, track } from './pieces.js'

/** @typedef {import('./cave.js').Cell} Cell */
/** @typedef {import('./cave.js').Ground} Ground */

/** Whither a cart goes on its way from one cell to the next. @param {Cell} a @param {Cell} b */
const heading = (a, b) => sideTo(a, b) ?? SIDES[0]
/** @param {Cell} a @param {Cell} b @returns {[number, number]} */
const between = (a, b) => [M + ((a[0] + b[0] + 1) * U) / 2, M + ((a[1] + b[1] + 1) * U) / 2]

/** @param {Ground} ground @param {Cell[]} cells */
function lineOf(ground, cells) {
  const [x0, y0] = middle(ground, cells[0])
  let d = `M${x0} ${y0}`
  for (let i = 0; i < cells.length - 1; i++) {
    const [ex, ey] = between(cells[i], cells[i + 1])
    const [mx, my] = middle(ground, cells[i])
    const bends = i > 0 && heading(cells[i - 1], cells[i]) !== heading(cells[i], cells[i + 1])
    d += bends ? `Q${mx} ${my} ${ex} ${ey}` : `L${ex} ${ey}`
  }
  return d
}

/**
 * A way in the clan's colour; one of several to choose from is dashed.
 * @param {Ground} ground
 * @param {Cell[]} cells
 * @param {{ clan: string, edge: boolean, bad: boolean, dim: boolean }} look
 */
function way(ground, cells, { clan, edge, bad, dim }) {
  if (cells.length < 2) return ''
  const last = cells[cells.length - 1]
  const before = cells[cells.length - 2]
  const side = heading(before, last)
  const [dx, dy] = TOWARDS[side]
  const [ex, ey] = between(before, last)
  const [mx, my] = middle(ground, last)
  const end = edge ? [ex - dx * 22, ey - dy * 22] : [mx - dx * 16, my - dy * 16]
  const d = `${lineOf(ground, edge ? cells.slice(0, -1) : cells)}L${end[0]} ${end[1]}`
  const ink = bad ? 'var(--warn)' : `var(--mine-${clan})`
  const chevrons = dim
    ? ''
    : cells
        .slice(0, -2)
        .map((cell, i) => chevron(cell, cells[i + 1]))
        .join('')
  const [cap, dashes] = dim ? ['butt', ' stroke-dasharray="16 12"'] : ['round', '']
  return `<g class="path"${dim ? ' opacity=".75"' : ''}>
<path d="${d}" fill="none" stroke="var(--path-case)" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>
<path d="${d}" fill="none" stroke="${ink}" stroke-width="17" stroke-linecap="${cap}" stroke-linejoin="round"${dashes}/>${chevrons}
<path d="M-24 8 0-20 24 8Z" transform="translate(${end[0]} ${end[1]}) rotate(${turnOf(side)})" fill="${ink}" stroke="var(--path-case)"
stroke-width="5" stroke-linejoin="round"/></g>`
}

/** @param {Cell} from @param {Cell} to */
function chevron(from, to) {
  const [x, y] = between(from, to)
  const turn = turnOf(heading(from, to))
  return `<path d="M-7 5 0-4 7 5" transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="var(--path-case)"
stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`
}

/**
 * @typedef {object} Way
 * @property {Cell[]} cells
 * @property {boolean} edge whether it ends at the edge of the last cell
 * @property {string} ends
 * @property {Cell | null} ahead
 * @property {number} most
 * @property {{ cell: Cell, jewels: number[], takes: number }[]} takes
 * @property {boolean} dim
 */

/** The tree as single ways, each with its beginning. @param {import('./kinds').Path} path @param {Cell} from @returns {Way[]} */
export function waysOf(path, from, dim = false) {
  const cells = [from, ...path.cells.map((step) => step.cell)]
  const edge = ['hits', 'bumps'].includes(path.ends)
  /** @type {Way} */
  const own = {
    cells: path.ahead && path.ends !== 'stops' ? [...cells, path.ahead] : cells,
    edge: edge || path.ends === 'derails',
    ends: path.ends,
    ahead: path.ahead || null,
    most: path.most,
    takes: path.stopped ? [...path.cells, path.stopped] : path.cells,
    dim,
  }
  const at = cells[cells.length - 1]
  return [own, ...(path.branches || []).flatMap((branch) => waysOf(branch, at, true))]
}

/** @param {Ground} ground @param {Way} found @param {string} clan */
export const drawWay = (ground, { cells, edge, ends, dim }, clan) =>
  way(ground, cells, { clan, edge, bad: ends === 'derails', dim })

/** What stands over the carts: pick-ups, bursts, wrecks, portals. @param {Ground} ground @param {Way} found */
export function marksOf(ground, found) {
  const takes = found.takes
    .filter((step) => step.takes)
    .map((step) => pickUp(ground, step.cell, listed(step.jewels), step.takes))
    .join('')
  const before = found.cells[found.cells.length - 2]
  if (!found.ahead || !before) return takes
  if (found.ends === 'banks') return takes + bank(ground, found.ahead, found.most ? String(found.most) : '')
  if (found.ends === 'derails') return takes + derail(ground, found.ahead)
  return takes + burst(...between(before, found.ahead), 0.85, found.ends === 'bumps')
}

/** @param {Ground} ground @param {Cell} cell @param {string[]} kinds @param {number} count */
function pickUp(ground, cell, kinds, count) {
  const [x, y] = middle(ground, cell)
  const kind = kinds.includes('rock') ? 'rock' : kinds[0]
  return `<g class="pick" data-about="takes" transform="translate(${x + 30} ${y + 24})">
<circle r="18" fill="var(--card)" stroke="var(--good)" stroke-width="5"/>
${jewel(kind, 0, 1, 20)}<circle cx="14" cy="-13" r="10.500" fill="var(--good)"/>
<text class="pick-t" x="14" y="-7.500">${count}</text></g>`
}

/** @param {number} x @param {number} y @param {number} scale */
function burst(x, y, scale, quiet = false) {
  const points = Array.from({ length: 20 }, (_, i) => {
    const far = (i % 2 ? 22 : 40 + (i % 4) * 3) * scale
    const turn = (i * Math.PI) / 10 - 0.1
    return `${f(Math.cos(turn) * far)} ${f(Math.sin(turn) * far)}`
  })
  return `<g class="burst" data-about="crash" transform="translate(${x} ${y})">
<path d="M${points.join('L')}Z" fill="var(--${quiet ? 'muted' : 'warn'})" stroke="var(--path-case)" stroke-width="5"
stroke-linejoin="round"/>
<path d="M-3-13H3L2 4H-2Z" fill="var(--card)" stroke="var(--card)" stroke-width="2.5" stroke-linejoin="round"/>
<circle cy="11" r="4" fill="var(--card)"/></g>`
}
/** @param {Cell} a @param {Cell} b @param {number} scale @param {boolean} quiet */
export const burstBetween = (a, b, scale = 1.2, quiet = false) => burst(...between(a, b), scale, quiet)

/** @param {Ground} ground @param {Cell} cell */
export function derail(ground, cell) {
  const [x, y] = middle(ground, cell)
  return `<g class="derail" data-about="derails" transform="translate(${x} ${y})">
<circle r="32" fill="var(--warn)" stroke="var(--path-case)" stroke-width="6"/>
<path d="M-13-13 13 13M13-13-13 13" fill="none" stroke="var(--card)" stroke-width="6.5" stroke-linecap="round"/></g>`
}
/** @param {Ground} ground @param {Cell} cell @param {string} text */
function bank(ground, cell, text) {
  const [x, y] = middle(ground, cell)
  const tick = `<path d="M-15 4-4 15 17-9" fill="none" stroke="var(--card)" stroke-width="8" stroke-linecap="round"
stroke-linejoin="round"/>`
  return `<g class="bank" data-about="banks" transform="translate(${x} ${y})"><path d="M-32 30V-4A32 32 0 0 1 32-4V30Z" fill="var(--good)"
stroke="var(--path-case)" stroke-width="6" stroke-linejoin="round"/>${text ? `<text class="bank-t" y="16">${text}</text>` : tick}</g>`
}

/** A tile that is considered. @param {Cell} cell @param {string} exits */
export function ghostTile(cell, exits) {
  const [x, y] = corner(cell)
  return `<g transform="translate(${x} ${y})"><rect x="4" y="4" width="92" height="92" rx="12" fill="var(--legal-wash)"/>
<g opacity=".9">${track(exits)}</g>${ring('ghost-ring')}</g>`
}
const ring = (/** @type {string} */ name) => `<rect class="${name}" x="4" y="4" width="92" height="92" rx="12"/>`
/** @param {Cell} cell @param {string} name */
export function ghostCell(cell, name = 'ghost-ring') {
  const [x, y] = corner(cell)
  return `<g transform="translate(${x} ${y})"><rect x="4" y="4" width="92" height="92" rx="12" fill="var(--legal-wash)"/>${ring(name)}</g>`
}
/** What the log or a panel speaks of. @param {Cell} cell */
export function litCell(cell) {
  const [x, y] = corner(cell)
  return `<rect class="lit" x="${x + 3}" y="${y + 3}" width="94" height="94" rx="14"/>`
}
/** What the plan has done on a cell: its numbers. @param {Cell} cell @param {number[]} numbers */
export function planned(cell, numbers) {
  const [x, y] = corner(cell)
  // Between a mine's number and the odds, which have the corners.
  const text = numbers.join('·')
  const half = numbers.length > 1 ? 16 : 13
  const fit = numbers.length > 1 ? ' textLength="25" lengthAdjust="spacingAndGlyphs"' : ''
  return `<g class="planned" data-about="plan" transform="translate(${x} ${y})">${ring('plan-ring')}
<rect x="${48 - half}" y="-7" width="${half * 2}" height="27" rx="13.500" fill="var(--legal)" stroke="var(--path-case)" stroke-width="3"/>
<text class="plan-t" x="48" y="13"${fit}>${text}</text></g>`
}
