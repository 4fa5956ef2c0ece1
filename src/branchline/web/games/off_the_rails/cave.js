// The board as it stands: rock, mines, exits, track, deposits; the dark that grows; and the marks that lie over it.
// Pure functions that return SVG markup. Cells are [x, y]; those beyond the edge are surface cells.
import { COLOURS, crest, defs, f, jewel, SIDES, STEP, track, turnOf } from './pieces.js'

export const U = 100, M = 84

/** @typedef {[number, number]} Cell */
/** @typedef {{ columns: number, rows: number, mines: any[], exits: any[] }} Ground */

/** @param {Ground} ground */
export const sizeOf = ({ columns, rows }) => ({ wide: columns * U + 2 * M, high: rows * U + 2 * M })
/** The middle of a cell; a surface cell lies a little inwards, in the wall. @param {Ground} ground @param {Cell} cell @returns {[number, number]} */
export const middle = ({ columns, rows }, [x, y]) => [
  M + x * U + 50 + (x < 0 ? 8 : x >= columns ? -8 : 0), M + y * U + 50 + (y < 0 ? 8 : y >= rows ? -8 : 0)]
/** @param {Cell} cell */
export const corner = ([x, y]) => [M + x * U, M + y * U]

/** The same numbers every time: scratches in the rock. @param {number} a @param {number} b @param {number} k */
function chance(a, b, k) {
  let h = Math.imul(a * 73 + 11, 374761393) ^ Math.imul(b * 31 + 7, 668265263) ^ Math.imul(k + 3, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Which mine a cell belongs to, and its number there (0 is the centre). @param {Ground} ground @param {Cell} cell @returns {{ colour: string, number: number } | null} */
export function mineAt({ mines }, [x, y]) {
  for (const mine of mines) {
    if (mine.centre[0] === x && mine.centre[1] === y) return { colour: mine.colour, number: 0 }
    const at = mine.cells.findIndex((/** @type {Cell} */ cell) => cell[0] === x && cell[1] === y)
    if (at >= 0) return { colour: mine.colour, number: at + 1 }
  }
  return null
}

/** Rock, wall, tints, coordinates, exits: what never changes in a match. @param {Ground} ground */
export function rock(ground) {
  const { columns, rows } = ground, { wide, high } = sizeOf(ground)
  let s = defs(), scratches = ''
  for (let i = 0; i < 46; i++) {
    const dd = 14 + chance(i, 5, 2) * 50, tx = chance(i, 3, 1) * wide, ty = chance(i, 3, 1) * high
    const [px, py] = [[tx, dd], [wide - dd, ty], [tx, high - dd], [dd, ty]][i % 4]
    scratches += `M${f(px - 8)} ${f(py + 4)}l8-9 9 6`
  }
  s += `<rect width="${wide}" height="${high}" rx="30" fill="var(--cave-wall)" stroke="var(--cave-wall-mark)" stroke-width="3"/><path d="${scratches}" fill="none" stroke="var(--cave-wall-mark)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
  s += `<rect x="${M - 6}" y="${M - 6}" width="${columns * U + 12}" height="${rows * U + 12}" rx="14" fill="var(--cave-wall-2)"/><rect x="${M}" y="${M}" width="${columns * U}" height="${rows * U}" rx="10" fill="var(--cave)"/>`
  let grid = ''
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) s += ground1(ground, x, y)
  for (let i = 1; i < columns; i++) grid += `M${M + i * U} ${M}V${M + rows * U}`
  for (let i = 1; i < rows; i++) grid += `M${M} ${M + i * U}H${M + columns * U}`
  s += `<path d="${grid}" stroke="var(--cave-line)" stroke-width="1.6" opacity=".7"/>`
  for (let i = 0; i < columns; i++) s += `<text class="coord" x="${M + i * U + 8}" y="${M + 24}">${columnName(i)}</text>`
  for (let i = 0; i < rows; i++) s += `<text class="coord" x="${M + 8}" y="${M + i * U + 92}">${i + 1}</text>`
  for (const { colour, centre: [x, y] } of ground.mines) s += `<rect x="${M + (x - 1) * U + 2}" y="${M + (y - 1) * U + 2}" width="296" height="296" rx="14" fill="none" stroke="var(--ink-${colour})" stroke-width="4" opacity=".8"/>`
  for (const exit of ground.exits) s += exitCells(ground, exit)
  return s
}

/** @param {number} i */
export const columnName = (i) => (i < 26 ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i] : `A${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i - 26]}`)

/** @param {Ground} ground @param {number} x @param {number} y */
function ground1(ground, x, y) {
  const mine = mineAt(ground, [x, y]), at = `x="${M + x * U}" y="${M + y * U}" width="100" height="100"`
  if (mine) return `<rect ${at} fill="color-mix(in srgb, var(--mine-${mine.colour}) var(--wash), var(--cave))"/>`
  const dark = (x + y) % 2 ? `<rect ${at} fill="var(--cave-2)"/>` : ''
  if (chance(y, x, 4) <= 0.25) return dark
  return `${dark}<path d="M${f(M + x * U + 22 + chance(y, x, 1) * 40)} ${f(M + y * U + 30 + chance(y, x, 2) * 40)}l9-10 11 7M${f(M + x * U + 50 + chance(y, x, 5) * 30)} ${f(M + y * U + 62 + chance(x, y, 2) * 22)}l6-6 8 4" fill="none" stroke="var(--cave-mark)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Daylight, with a stub of track, in the clan's colour and pattern. @param {Ground} ground @param {any} exit */
function exitCells(ground, exit) {
  const turn = turnOf(exit.side)
  return exit.cells.map((/** @type {Cell} */ cell) => {
    const [cx, cy] = [M + cell[0] * U + 50, M + cell[1] * U + 50]
    return `<g transform="translate(${cx} ${cy}) rotate(${turn}) translate(-50 ${50 - M})"><rect x="1" width="98" height="${M + 2}" fill="var(--surface)"/><path d="M14 22v-9M20 24v-13M26 22v-8M80 30v-9M86 32v-13M74 32v-8" stroke="var(--surface-mark)" stroke-width="3" stroke-linecap="round"/><path d="M50 14V${M + 2}" stroke="var(--bed)" stroke-width="50"/><path d="M50 20V${M + 2}" stroke="var(--mine-sleeper)" stroke-width="42" stroke-dasharray="6.5 10.15"/><path d="M36 14V${M + 2}M64 14V${M + 2}" stroke="var(--mine-rail)" stroke-width="5.5"/><path d="M22 14H78" stroke="var(--mine-rail)" stroke-width="8" stroke-linecap="round"/><rect x="-2" width="104" height="12" fill="var(--mine-${exit.clan})"/><rect x="-2" width="104" height="12" fill="url(#pt-${exit.clan})"/></g>`
  }).join('') + posts(ground, exit)
}

/** @param {Ground} _ground @param {any} exit */
function posts(_ground, exit) {
  const xs = exit.cells.map((/** @type {Cell} */ c) => c[0]), ys = exit.cells.map((/** @type {Cell} */ c) => c[1])
  const [x0, x1, y0, y1] = [M + Math.min(...xs) * U, M + (Math.max(...xs) + 1) * U, M + Math.min(...ys) * U, M + (Math.max(...ys) + 1) * U]
  const d = { N: `M${x0} ${y1 - M}V${y1}M${x1} ${y1 - M}V${y1}`, S: `M${x0} ${y0}V${y0 + M}M${x1} ${y0}V${y0 + M}`, E: `M${x0} ${y0}H${x0 + M}M${x0} ${y1}H${x0 + M}`, W: `M${x1 - M} ${y0}H${x1}M${x1 - M} ${y1}H${x1}` }[/** @type {'N'} */ (exit.side)]
  return `<path d="${d}" stroke="var(--mine-${exit.clan})" stroke-width="8"/>`
}

/** Centres as enamel, numbers as plates; a centre that has fallen is gone. @param {Ground} ground @param {(colour: string) => string} letter @param {any[]} chasms */
export const plates = (ground, letter, chasms = []) => ground.mines.map(({ colour, centre, cells }) => {
  const [x, y] = middle(ground, centre)
  const numbers = cells.map((/** @type {Cell} */ cell, /** @type {number} */ i) => { const [a, b] = corner(cell); return `<g><rect x="${a + 5}" y="${b + 5}" width="27" height="27" rx="8" fill="var(--mine-${colour})" stroke="var(--ink-${colour})" stroke-width="2"/><text class="plate-n" x="${a + 18.5}" y="${b + 26}" fill="var(--on-${colour})">${i + 1}</text></g>` })
  if (chasms.some(({ cell }) => cell.join() === centre.join())) return numbers.join('')
  return `<g><rect x="${x - 42}" y="${y - 42}" width="84" height="84" rx="18" fill="var(--mine-${colour})" stroke="var(--ink-${colour})" stroke-width="3"/><rect x="${x - 34}" y="${y - 34}" width="68" height="68" rx="13" fill="none" stroke="var(--on-${colour})" stroke-width="2.5" opacity=".55"/><text class="plate-c" x="${x}" y="${y + 17}" fill="var(--on-${colour})">${letter(colour)}</text></g>${numbers.join('')}`
}).join('')

/** @param {any[]} tracks */
export const tracks = (tracks) => tracks.map(({ cell, exits }) => { const [x, y] = corner(cell); return `<g transform="translate(${x} ${y})">${track(exits)}</g>` }).join('')

/** A deposit lies low in its cell. @param {Ground} ground @param {Cell} cell @param {string[]} kinds */
export function deposit(ground, cell, kinds) {
  const [x, y] = middle(ground, cell), n = kinds.length, rows = n > 3 ? 2 : 1, each = Math.ceil(n / rows), size = n > 6 ? Math.min(23, 88 / each - 3) : n > 3 ? 23 : 26
  const wide = Math.min(96, each * (size + 3) + 12), high = rows > 1 ? 60 : 34, top = y + (rows > 1 ? 14 : 27)
  const row = (/** @type {string[]} */ some, /** @type {number} */ at) => some.map((kind, i) => jewel(kind, x + (i - (some.length - 1) / 2) * (size + 3), at, size)).join('')
  return `<g class="deposit"><rect x="${f(x - wide / 2)}" y="${f(top - high / 2)}" width="${f(wide)}" height="${high}" rx="17" fill="var(--card)" opacity=".86"/>${rows > 1 ? row(kinds.slice(0, each), top - 13) + row(kinds.slice(each), top + 13) : row(kinds, top)}</g>`
}

// The dark: ragged where it meets the ground, seamless where it meets itself -------------------------------------------
/** @param {Cell} cell @param {(x: number, y: number) => boolean} has @param {number} pad @param {number} amp */
function ragged([x, y], has, pad, amp) {
  const [x0, y0] = corner([x, y]), corners = [[0, 0], [1, 0], [1, 1], [0, 1]]
  /** @type {string[]} */
  const points = []
  for (let s = 0; s < 4; s++) {
    const [dx, dy] = STEP[SIDES[s]], [px, py] = STEP[SIDES[(s + 3) % 4]], a = corners[s], b = corners[(s + 1) % 4]
    const open = !has(x + dx, y + dy), before = !has(x + px, y + py)
    const both = !open && !before && !has(x + dx + px, y + dy + py)
    const o1 = open || both ? pad * 0.9 : -3, o2 = before || both ? pad * 0.9 : -3
    const inward = [[o2, o1], [-o1, o2], [-o2, -o1], [o1, -o2]][s]
    points.push(`${f(x0 + a[0] * U + inward[0])} ${f(y0 + a[1] * U + inward[1])}`)
    for (let i = 1; i < 6; i++) {
      const off = open ? -pad + (chance(y * 4 + s, x * 5 + s, i) - 0.35) * amp : 3
      points.push(`${f(x0 + (a[0] + (b[0] - a[0]) * i / 6) * U + dx * off)} ${f(y0 + (a[1] + (b[1] - a[1]) * i / 6) * U + dy * off)}`)
    }
  }
  return `M${points.join('L')}Z`
}

/** @param {Ground} ground @param {any[]} chasms @param {(colour: string) => string} letter @param {string} newest */
export function chasm(ground, chasms, letter, newest = '') {
  if (!chasms.length) return ''
  const fallen = new Set(chasms.map(({ cell }) => cell.join())), has = (/** @type {number} */ x, /** @type {number} */ y) => fallen.has(`${x},${y}`)
  const all = (/** @type {number} */ pad, /** @type {number} */ amp) => chasms.map(({ cell }) => ragged(cell, has, pad, amp)).join('')
  let cracks = ''
  for (const { cell: [x, y] } of chasms) {
    for (const [i, side] of [...SIDES].entries()) {
      const [dx, dy] = STEP[side]
      if (has(x + dx, y + dy)) continue
      const cx = M + x * U + 50 + dx * 44, cy = M + y * U + 50 + dy * 44, k = chance(y, x, i + 9) * 50 - 25
      const at = (/** @type {number} */ l, /** @type {number} */ s) => `${f(cx + dx * l + (dy ? k + s : 0))} ${f(cy + dy * l + (dx ? k + s : 0))}`
      cracks += `M${at(0, 0)}L${at(12, 6)}L${at(20, -2)}L${at(32, 5)}`
    }
  }
  const tokens = chasms.map(({ cell, colour }) => { const [x, y] = middle(ground, cell), fresh = cell.join() === newest; return `<g${fresh ? ' class="fresh"' : ''} transform="translate(${x} ${y})${fresh ? ' scale(1.15)' : ''}"><path d="M0-22 22 0 0 22-22 0Z" fill="var(--mine-${colour})" ${fresh ? 'stroke="var(--on-chasm)" stroke-width="4"' : 'opacity=".92"'}/><text class="token-t" y="8" fill="var(--on-${colour})">${letter(colour)}</text></g>` })
  return `<g class="chasm"><path d="${cracks}" fill="none" stroke="var(--chasm)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/><path d="${all(4, 14)}" fill="var(--chasm-crumb)" stroke="var(--chasm-crumb)" stroke-width="9" stroke-linejoin="round"/><path d="${all(5, 14)}" fill="var(--chasm-rim)" stroke="var(--chasm-rim)" stroke-width="2" stroke-linejoin="round"/><path d="${all(11, 14)}" fill="var(--chasm)"/><path d="${all(24, 18)}" fill="var(--chasm-deep)"/>${tokens.join('')}</g>`
}

/** The chance that the dark may come here next: a wash that deepens. @param {Cell} cell @param {number} percent */
export const wash = ([x, y], percent) => `<rect x="${M + x * U + 3}" y="${M + y * U + 3}" width="94" height="94" rx="8" fill="var(--chasm)" opacity="${f(0.1 + percent / 250)}"/>`

/** A bar on each side the dark would come from; a plate where something would be lost. @param {Cell} cell @param {number} percent @param {{ colour: string, side: string }[]} from @param {boolean} matters */
export function odds([x, y], percent, from, matters) {
  const [a, b] = corner([x, y])
  const bars = from.map(({ colour, side }) => `<rect x="-34" y="-46" width="68" height="9" rx="4.5" fill="var(--mine-${colour})" stroke="var(--path-case)" stroke-width="2" transform="translate(${a + 50} ${b + 50}) rotate(${turnOf(side)})"/>`).join('')
  return `<g class="odds">${bars}${matters
    ? `<rect x="${a + 36}" y="${b + 9}" width="62" height="31" rx="15.5" fill="var(--odds)" stroke="var(--path-case)" stroke-width="3"/><text class="odds-t" x="${a + 67}" y="${b + 32}" fill="var(--on-odds)">${percent}%</text>`
    : `<rect x="${a + 56}" y="${b + 14}" width="36" height="26" rx="13" fill="var(--cave)" opacity=".9"/><text class="odds-q" x="${a + 74}" y="${b + 34}" fill="var(--odds)">${percent}</text>`}</g>`
}

/** A seat's plate in the wall beside its exit. @param {Ground} ground @param {any} exit @param {{ name: string, score: string | number, turn: boolean }} seat */
export function seatPlate(ground, exit, seat) {
  const { wide, high } = sizeOf(ground), w = 200, h = 52
  const at = { N: `translate(${M + 10} 16)`, E: `translate(${wide - 16} ${M + 10}) rotate(90)`, S: `translate(${wide - M - 10 - w} ${high - 68})`, W: `translate(16 ${high - M - 10}) rotate(-90)` }[/** @type {'N'} */ (exit.side)]
  return `<g class="seat-plate" transform="${at}"><rect width="${w}" height="${h}" rx="12" fill="var(--cave-wall-2)" stroke="var(--${seat.turn ? 'lamp' : 'cave-wall-mark'})" stroke-width="${seat.turn ? 4 : 2}"/>${crest(exit.clan, 32, 25, 16)}<text class="plate-name" x="60" y="34">${safe(seat.name.length > 9 ? `${seat.name.slice(0, 8)}…` : seat.name)}</text><text class="plate-score" x="${w - 14}" y="35">${seat.score}</text></g>`
}

/** @param {string} text */
export const safe = (text) => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] || '')

/** Four small mines with what may still come: a chance by number, the numbers seen struck through. @param {string} colour @param {Set<number>} left @param {string} letter @param {Ground} ground @param {number} px */
export function smallMine(colour, left, letter, ground, px = 64) {
  const mine = ground.mines.find((each) => each.colour === colour)
  const cells = mine.cells.map((/** @type {Cell} */ [x, y], /** @type {number} */ i) => {
    const a = (x - mine.centre[0] + 1) * 26, b = (y - mine.centre[1] + 1) * 26, gone = !left.has(i + 1)
    return `<rect x="${a + 1.5}" y="${b + 1.5}" width="23" height="23" rx="5" fill="${gone ? 'none' : `color-mix(in srgb, var(--mine-${colour}) 24%, var(--card))`}" stroke="var(--${gone ? 'line' : `mine-${colour}`})" stroke-width="1.4"${gone ? ' stroke-dasharray="2 3"' : ''}/><text class="small-n" x="${a + 13}" y="${b + 18}" fill="var(--${gone ? 'muted' : 'ink'})"${gone ? ' text-decoration="line-through"' : ''}>${i + 1}</text>`
  })
  return `<svg viewBox="0 0 78 78" width="${px}" height="${px}" aria-hidden="true">${cells.join('')}<rect x="27" y="27" width="24" height="24" rx="6" fill="var(--mine-${colour})"/><text class="small-c" x="39" y="44.5" fill="var(--on-${colour})">${letter}</text></svg>`
}

export { COLOURS }
