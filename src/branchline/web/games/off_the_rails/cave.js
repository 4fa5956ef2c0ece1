// The board as it stands: rock, mines, exits, track, deposits, and the seats' plates in its wall.
// Pure functions that return SVG markup. Cells are [x, y]; those beyond the edge are surface cells.
import { turnOf } from '../../lib/cells.js'
import { crest, defs, f, jewel, track } from './pieces.js'

export const U = 100
export const M = 84

/** @typedef {import('./kinds').Mine} Mine */
/** @typedef {import('./kinds').Exit} Exit */
/** @typedef {import('./kinds').Chasm} Chasm */
/** @typedef {[number, number]} Cell */
/** @typedef {{ columns: number, rows: number, mines: Mine[], exits: Exit[] }} Ground */

/** @param {Ground} ground */
export const sizeOf = ({ columns, rows }) => ({ wide: columns * U + 2 * M, high: rows * U + 2 * M })
/**
 * The middle of a cell; a surface cell lies a little inwards, in the wall.
 * @param {Ground} ground
 * @param {Cell} cell
 * @returns {[number, number]}
 */
export const middle = ({ columns, rows }, [x, y]) => [
  M + x * U + 50 + (x < 0 ? 8 : x >= columns ? -8 : 0),
  M + y * U + 50 + (y < 0 ? 8 : y >= rows ? -8 : 0),
]
/** @param {Cell} cell */
export const corner = ([x, y]) => [M + x * U, M + y * U]

/** The same numbers every time: scratches in the rock. @param {number} a @param {number} b @param {number} k */
export function chance(a, b, k) {
  let h = Math.imul(a * 73 + 11, 374761393) ^ Math.imul(b * 31 + 7, 668265263) ^ Math.imul(k + 3, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/**
 * Which mine a cell belongs to, and its number there (0 is the centre).
 * @param {Ground} ground
 * @param {Cell} cell
 * @returns {{ colour: string, number: number } | null}
 */
export function mineAt({ mines }, [x, y]) {
  for (const mine of mines) {
    if (mine.centre[0] === x && mine.centre[1] === y) return { colour: mine.colour, number: 0 }
    const at = mine.cells.findIndex((/** @type {Cell} */ cell) => cell[0] === x && cell[1] === y)
    if (at >= 0) return { colour: mine.colour, number: at + 1 }
  }
  return null
}

/** Every colour has one. @param {Pick<Ground, 'mines'>} ground @param {string} colour */
export const mineOf = ({ mines }, colour) => /** @type {Mine} */ (mines.find((mine) => mine.colour === colour))

/** The cells that a mine spreads over. @param {Mine} mine */
function boundsOf({ centre, cells }) {
  const [xs, ys] = [0, 1].map((axis) => [centre, ...cells].map((cell) => cell[axis]))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, wide: Math.max(...xs) - left + 1, high: Math.max(...ys) - top + 1 }
}

/** Rock, wall, tints, coordinates, exits: what never changes in a match. @param {Ground} ground */
export function rock(ground) {
  const { columns, rows } = ground
  const { wide, high } = sizeOf(ground)
  let s = defs()
  let scratches = ''
  for (let i = 0; i < 46; i++) {
    const dd = 14 + chance(i, 5, 2) * 50
    const tx = chance(i, 3, 1) * wide
    const ty = chance(i, 3, 1) * high
    const [px, py] = [
      [tx, dd],
      [wide - dd, ty],
      [tx, high - dd],
      [dd, ty],
    ][i % 4]
    scratches += `M${f(px - 8)} ${f(py + 4)}l8-9 9 6`
  }
  s += `<rect width="${wide}" height="${high}" rx="30" fill="var(--cave-wall)" stroke="var(--cave-wall-mark)" stroke-width="3"/>
<path d="${scratches}" fill="none" stroke="var(--cave-wall-mark)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
  s += `<rect x="${M - 6}" y="${M - 6}" width="${columns * U + 12}" height="${rows * U + 12}" rx="14" fill="var(--cave-wall-2)"/>
<rect x="${M}" y="${M}" width="${columns * U}" height="${rows * U}" rx="10" fill="var(--cave)"/>`
  let grid = ''
  for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) s += ground1(ground, x, y)
  for (let i = 1; i < columns; i++) grid += `M${M + i * U} ${M}V${M + rows * U}`
  for (let i = 1; i < rows; i++) grid += `M${M} ${M + i * U}H${M + columns * U}`
  s += `<path d="${grid}" stroke="var(--cave-line)" stroke-width="1.6" opacity=".7"/>`
  for (let i = 0; i < columns; i++)
    s += `<text class="coord" x="${M + i * U + 8}" y="${M + 24}">${columnName(i)}</text>`
  for (let i = 0; i < rows; i++) s += `<text class="coord" x="${M + 8}" y="${M + i * U + 92}">${i + 1}</text>`
  for (const mine of ground.mines) {
    const { left, top, wide, high } = boundsOf(mine)
    s += `<rect x="${M + left * U + 2}" y="${M + top * U + 2}" width="${wide * U - 4}" height="${high * U - 4}" rx="14" fill="none"
stroke="var(--ink-${mine.colour})" stroke-width="4" opacity=".8"/>`
  }
  for (const exit of ground.exits) s += exitCells(ground, exit)
  return s
}

/** @param {number} i */
export const columnName = (i) => (i < 26 ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i] : `A${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i - 26]}`)

/** @param {Ground} ground @param {number} x @param {number} y */
function ground1(ground, x, y) {
  const mine = mineAt(ground, [x, y])
  const at = `x="${M + x * U}" y="${M + y * U}" width="100" height="100"`
  if (mine) return `<rect ${at} fill="color-mix(in srgb, var(--mine-${mine.colour}) var(--wash), var(--cave))"/>`
  const dark = (x + y) % 2 ? `<rect ${at} fill="var(--cave-2)"/>` : ''
  if (chance(y, x, 4) <= 0.25) return dark
  const [ax, ay] = [f(M + x * U + 22 + chance(y, x, 1) * 40), f(M + y * U + 30 + chance(y, x, 2) * 40)]
  const [bx, by] = [f(M + x * U + 50 + chance(y, x, 5) * 30), f(M + y * U + 62 + chance(x, y, 2) * 22)]
  return `${dark}<path d="M${ax} ${ay}l9-10 11 7M${bx} ${by}l6-6 8 4" fill="none" stroke="var(--cave-mark)" stroke-width="4"
stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Daylight, with a stub of track, in the clan's colour and pattern. @param {Ground} ground @param {Exit} exit */
function exitCells(ground, exit) {
  const turn = turnOf(exit.side)
  return (
    exit.cells
      .map((/** @type {Cell} */ cell) => {
        const [cx, cy] = [M + cell[0] * U + 50, M + cell[1] * U + 50]
        return `<g transform="translate(${cx} ${cy}) rotate(${turn}) translate(-50 ${50 - M})">
<rect x="1" width="98" height="${M + 2}" fill="var(--surface)"/>
<path d="M14 22v-9M20 24v-13M26 22v-8M80 30v-9M86 32v-13M74 32v-8" stroke="var(--surface-mark)" stroke-width="3" stroke-linecap="round"/>
<path d="M50 14V${M + 2}" stroke="var(--bed)" stroke-width="50"/>
<path d="M50 20V${M + 2}" stroke="var(--mine-sleeper)" stroke-width="42" stroke-dasharray="6.5 10.15"/>
<path d="M36 14V${M + 2}M64 14V${M + 2}" stroke="var(--mine-rail)" stroke-width="5.5"/>
<path d="M22 14H78" stroke="var(--mine-rail)" stroke-width="8" stroke-linecap="round"/>
<rect x="-2" width="104" height="12" fill="var(--mine-${exit.clan})"/><rect x="-2" width="104" height="12" fill="url(#pt-${exit.clan})"/>
</g>`
      })
      .join('') + posts(ground, exit)
  )
}

/** @param {Ground} _ground @param {Exit} exit */
function posts(_ground, exit) {
  const xs = exit.cells.map((/** @type {Cell} */ c) => c[0])
  const ys = exit.cells.map((/** @type {Cell} */ c) => c[1])
  const [x0, x1, y0, y1] = [
    M + Math.min(...xs) * U,
    M + (Math.max(...xs) + 1) * U,
    M + Math.min(...ys) * U,
    M + (Math.max(...ys) + 1) * U,
  ]
  const d = {
    N: `M${x0} ${y1 - M}V${y1}M${x1} ${y1 - M}V${y1}`,
    S: `M${x0} ${y0}V${y0 + M}M${x1} ${y0}V${y0 + M}`,
    E: `M${x0} ${y0}H${x0 + M}M${x0} ${y1}H${x0 + M}`,
    W: `M${x1 - M} ${y0}H${x1}M${x1 - M} ${y1}H${x1}`,
  }[/** @type {'N'} */ (exit.side)]
  return `<path d="${d}" stroke="var(--mine-${exit.clan})" stroke-width="8"/>`
}

/** @param {Cell} cell @param {string} colour @param {number} number */
function numberPlate(cell, colour, number) {
  const [x, y] = corner(cell)
  return `<g class="mine-n" data-about="mine">
<rect x="${x + 5}" y="${y + 5}" width="27" height="27" rx="8" fill="var(--mine-${colour})" stroke="var(--ink-${colour})"
stroke-width="2"/><text class="plate-n" x="${x + 18.5}" y="${y + 26}" fill="var(--on-${colour})">${number}</text></g>`
}

/**
 * Centres as enamel, numbers as plates; a centre that has fallen is gone.
 * @param {Ground} ground
 * @param {(colour: string) => string} letter
 * @param {Chasm[]} chasms
 */
export const plates = (ground, letter, chasms = []) =>
  ground.mines
    .map(({ colour, centre, cells }) => {
      const [x, y] = middle(ground, centre)
      const numbers = cells
        .map((/** @type {Cell} */ cell, /** @type {number} */ i) => numberPlate(cell, colour, i + 1))
        .join('')
      if (chasms.some(({ cell }) => cell.join() === centre.join())) return numbers
      return `<g><rect x="${x - 42}" y="${y - 42}" width="84" height="84" rx="18" fill="var(--mine-${colour})" stroke="var(--ink-${colour})"
stroke-width="3"/><rect x="${x - 34}" y="${y - 34}" width="68" height="68" rx="13" fill="none" stroke="var(--on-${colour})"
stroke-width="2.5" opacity=".55"/>
<text class="plate-c" x="${x}" y="${y + 17}" fill="var(--on-${colour})">${letter(colour)}</text></g>${numbers}`
    })
    .join('')

/** @param {import('./kinds').Track[]} tracks @param {string} landed the cell of a tile that was just laid */
export const tracks = (tracks, landed = '') =>
  tracks
    .map(({ cell, exits }) => {
      const [x, y] = corner(cell)
      return `<g transform="translate(${x} ${y})"><g${cell.join() === landed ? ' class="landed"' : ''}>${track(exits)}</g></g>`
    })
    .join('')

/** A deposit lies low in its cell. @param {Ground} ground @param {Cell} cell @param {string[]} kinds */
export function deposit(ground, cell, kinds) {
  const [x, y] = middle(ground, cell)
  const n = kinds.length
  const rows = n > 3 ? 2 : 1
  const each = Math.ceil(n / rows)
  const size = n > 6 ? Math.min(23, 88 / each - 3) : n > 3 ? 23 : 26
  const wide = Math.min(96, each * (size + 3) + 12)
  const high = rows > 1 ? 60 : 34
  const top = y + (rows > 1 ? 14 : 27)
  const row = (/** @type {string[]} */ some, /** @type {number} */ at) =>
    some.map((kind, i) => jewel(kind, x + (i - (some.length - 1) / 2) * (size + 3), at, size)).join('')
  const pieces = rows > 1 ? row(kinds.slice(0, each), top - 13) + row(kinds.slice(each), top + 13) : row(kinds, top)
  return `<g class="deposit" data-about="takes">
<rect x="${f(x - wide / 2)}" y="${f(top - high / 2)}" width="${f(wide)}" height="${high}" rx="17"
fill="var(--card)" opacity=".86"/>${pieces}</g>`
}

const PLATE = { wide: 272, high: 52 }
/**
 * The corner of a seat's plate in the wall beside its exit, and how it is turned.
 * @param {Ground} ground
 * @param {string} side
 * @returns {[number, number, number]}
 */
function plateCorner(ground, side) {
  const { wide, high } = sizeOf(ground)
  if (side === 'N') return [M + 10, 16, 0]
  if (side === 'E') return [wide - 16, M + 10, 90]
  return side === 'S' ? [wide - M - 10 - PLATE.wide, high - 68, 0] : [16, high - M - 10, -90]
}

/** Its middle: where what was banked goes to. @param {Ground} ground @param {Exit} exit @returns {[number, number]} */
export function plateAt(ground, exit) {
  const [x, y, turn] = plateCorner(ground, exit.side)
  const [a, b] = [PLATE.wide / 2, PLATE.high / 2]
  return turn === 0 ? [x + a, y + b] : turn > 0 ? [x - b, y + a] : [x + b, y - a]
}

/** @param {Ground} ground @param {Exit} exit @param {{ name: string, score: string | number, turn: boolean }} seat */
export function seatPlate(ground, exit, seat) {
  const [x, y, turn] = plateCorner(ground, exit.side)
  const { wide, high } = PLATE
  const [edge, width] = seat.turn ? ['lamp', 4] : ['cave-wall-mark', 2]
  return `<g class="seat-plate" data-about="total" transform="translate(${x} ${y}) rotate(${turn})">
<rect width="${wide}" height="${high}" rx="12" fill="var(--cave-wall-2)" stroke="var(--${edge})" stroke-width="${width}"/>
${crest(exit.clan, 32, 25, 16)}${plateName(seat.name)}
<text class="plate-score" x="${wide - 14}" y="35">${seat.score}</text></g>`
}

/** Whole: a long name in two lines of smaller type, pressed together where that is not enough. @param {string} name */
function plateName(name) {
  if (name.length <= 11) return `<text class="plate-name" x="60" y="34">${safe(name)}</text>`
  const half = name.length / 2
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index)
  const at =
    gaps.sort((a, b) => Math.abs(a - half) - Math.abs(b - half))[0] ?? (half > 9 ? Math.ceil(half) : name.length)
  const lines = [name.slice(0, at), name.slice(at).trim()].filter(Boolean)
  return lines
    .map((line, i) => {
      const fit = line.length > 14 ? ' textLength="148" lengthAdjust="spacingAndGlyphs"' : ''
      return `<text class="plate-name long" x="60" y="${(lines.length > 1 ? 23 : 33) + i * 20}"${fit}>${safe(line)}</text>`
    })
    .join('')
}

/** @param {string} text */
const safe = (text) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] || '')

/**
 * Four small mines with what may still come: a chance by number, the numbers seen struck through.
 * @param {string} colour
 * @param {Set<number>} left
 * @param {string} letter
 * @param {Ground} ground
 * @param {number} px
 */
export function smallMine(colour, left, letter, ground, px = 64) {
  const mine = mineOf(ground, colour)
  const bounds = boundsOf(mine)
  const at = (/** @type {readonly number[]} */ [x, y]) =>
    /** @type {[number, number]} */ ([(x - bounds.left) * 26, (y - bounds.top) * 26])
  const cells = mine.cells.map((cell, i) => smallCell(at(cell), colour, i + 1, !left.has(i + 1)))
  const [x, y] = at(mine.centre)
  return `<svg viewBox="0 0 ${bounds.wide * 26} ${bounds.high * 26}" width="${px}" height="${px}" aria-hidden="true">${cells.join('')}
<rect x="${x + 1}" y="${y + 1}" width="24" height="24" rx="6" fill="var(--mine-${colour})"/>
<text class="small-c" x="${x + 13}" y="${y + 18.5}" fill="var(--on-${colour})">${letter}</text></svg>`
}

/** @param {[number, number]} at @param {string} colour @param {number} number @param {boolean} isGone */
function smallCell([x, y], colour, number, isGone) {
  const [fill, line, dashes] = isGone
    ? ['none', 'line', ' stroke-dasharray="2 3"']
    : [`color-mix(in srgb, var(--mine-${colour}) 24%, var(--card))`, `mine-${colour}`, '']
  const [ink, struck] = isGone ? ['muted', ' text-decoration="line-through"'] : ['ink', '']
  return `<rect x="${x + 1.5}" y="${y + 1.5}" width="23" height="23" rx="5" fill="${fill}" stroke="var(--${line})"
stroke-width="1.4"${dashes}/>
<text class="small-n" x="${x + 13}" y="${y + 18}" fill="var(--${ink})"${struck}>${number}</text>`
}
