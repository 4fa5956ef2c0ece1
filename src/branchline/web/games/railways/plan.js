// The plan as SVG: four cards with a gap between them, rails that really join across it, owned railways, dice, journeys.
// It draws what the server says is complete, marked or dangling; which way a rail opens is a matter of its picture alone.
import { beside, opposite, same, TOWARDS, turnOf } from '../../lib/cells.js'
import { building, buildingDie, passengerDie } from './pieces.js'

/** @typedef {import('../../types').Cell} Cell */
/** @typedef {{ cells: Cell[], ends?: (Cell | null)[], complete: boolean, marked?: boolean, upgraded?: boolean }} Railway */

const UNIT = 100
const GAP = 14
const PAD = 26
/** The two sides to which a rail leads. @type {Record<string, string>} */
const OPENINGS = { '─': 'EW', '│': 'NS', '┌': 'ES', '┐': 'SW', '└': 'NE', '┘': 'NW' }
/** @type {Record<string, string>} */
const TURNED = { '┌': '┘', '┘': '┌', '┐': '└', '└': '┐' }

/** @param {string} glyph */
export const isRail = (glyph) => glyph in OPENINGS
/** A building is written as its letter. @param {string} glyph */
export const isBuilding = (glyph) => /^[A-Z]$/.test(glyph)
/** A card's rows, turned by half. @param {string[]} rows */
export const turned = (rows) =>
  [...rows].reverse().map((row) =>
    [...row]
      .reverse()
      .map((glyph) => TURNED[glyph] || glyph)
      .join(''),
  )

/** Columns and rows of one card, and how many cards lie across and down. */
/** @typedef {Pick<import('./kinds').Catalogue, 'columns' | 'rows' | 'across' | 'down'>} Spread */

/** Where things lie on the sheet. */
export class Sheet {
  /** @param {Spread} spread */
  constructor({ columns, rows, across, down }) {
    this.columns = columns
    this.rows = rows
    this.across = across
    this.down = down
    this.width = across * columns * UNIT + (across - 1) * GAP + 2 * PAD
    this.height = down * rows * UNIT + (down - 1) * GAP + 2 * PAD
    /** Of the cards, row by row. */
    this.places = Array.from({ length: across * down }, (_, place) => place)
  }

  /** @param {number} x */
  left(x) {
    return PAD + x * UNIT + Math.floor(x / this.columns) * GAP
  }
  /** @param {number} y */
  top(y) {
    return PAD + y * UNIT + Math.floor(y / this.rows) * GAP
  }
  /** @param {Cell} cell @returns {[number, number]} */
  middle([x, y]) {
    return [this.left(x) + 50, this.top(y) + 50]
  }
  /** The corner of a card and its size. @param {number} place */
  card(place) {
    const x = (place % this.across) * this.columns
    const y = Math.floor(place / this.across) * this.rows
    return {
      x: this.left(x),
      y: this.top(y),
      width: this.columns * UNIT,
      height: this.rows * UNIT,
      cell: /** @type {Cell} */ ([x, y]),
    }
  }

  /**
   * The edge point of a cell on one side; between two cards it lies in the middle of the gap.
   * @param {Cell} cell @param {string} side @returns {[number, number]}
   */
  edge([x, y], side) {
    const [mx, my] = this.middle([x, y])
    const [dx, dy] = TOWARDS[side]
    const gapX = isBetween(x + (dx > 0 ? 1 : 0), this.columns, this.across)
    const gapY = isBetween(y + (dy > 0 ? 1 : 0), this.rows, this.down)
    return [mx + dx * (50 + (gapX ? GAP / 2 : 0)), my + dy * (50 + (gapY ? GAP / 2 : 0))]
  }

  /** Which card lies under a point of the drawing, if any. @param {number} x @param {number} y */
  placeAt(x, y) {
    const place = (/** @type {number} */ n, /** @type {number} */ cells, /** @type {number} */ cards) =>
      Math.min(cards - 1, Math.max(0, Math.floor((n - PAD + GAP / 2) / (cells * UNIT + GAP))))
    return place(x, this.columns, this.across) + this.across * place(y, this.rows, this.down)
  }
}

/** Whether a line of the grid runs between two cards. @param {number} n @param {number} cells of a card @param {number} cards */
const isBetween = (n, cells, cards) => n % cells === 0 && n > 0 && n < cells * cards

/** @param {string[]} ground @param {Cell} cell */
export const at = (ground, [x, y]) => [...(ground[y] || '')][x] || ''

/**
 * The sides of a rail, the one it is entered by first.
 * @param {string[]} ground @param {Cell} cell @param {Cell | undefined} from
 */
function sides(ground, cell, from) {
  const [a, b] = OPENINGS[at(ground, cell)] || OPENINGS['─']
  return !from || same(beside(cell, a), from) ? [a, b] : [b, a]
}

/** One line along a chain of rails, from edge to edge. @param {Sheet} sheet @param {string[]} ground @param {Cell[]} cells */
export function chainPath(sheet, ground, cells) {
  let path = ''
  let enter = /** @type {[number, number] | null} */ (null)
  cells.forEach((cell, i) => {
    const next = cells[i + 1]
    const around = sides(ground, cell, i ? cells[i - 1] : next)
    const [one, other] = !i && next ? [around[1], around[0]] : around
    enter ||= sheet.edge(cell, one)
    if (!i) path += `M${enter.join(' ')}`
    const [mx, my] = sheet.middle(cell)
    const [ex, ey] = sheet.edge(cell, other)
    path += `Q${mx} ${my} ${ex} ${ey}`
  })
  return path
}

/** @param {Sheet} sheet @param {string[]} ground @param {Cell[]} cells @param {boolean} faint */
function rails(sheet, ground, cells, faint) {
  const path = chainPath(sheet, ground, cells)
  return `<g class="rw-track${faint ? ' faint' : ''}"><path class="bed" d="${path}"/><path class="sleepers" d="${path}"/>
    <path class="rail" d="${path}"/><path class="core" d="${path}"/></g>`
}

/** The middle of a railway, where its marker lies. @param {Sheet} sheet @param {Cell[]} cells @returns {[number, number]} */
export function markerAt(sheet, cells) {
  const half = Math.floor((cells.length - 1) / 2)
  const one = sheet.middle(cells[half])
  if (cells.length % 2) return one
  const other = sheet.middle(cells[half + 1])
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}

/** @param {number} x @param {number} y @param {boolean} crowned */
export const marker = (x, y, crowned) => `<g class="rw-marker" data-about="markers" transform="translate(${x} ${y})">
  ${crowned ? '<path class="crown" d="M-19-12 -22-32 -10-23 0-35 10-23 22-32 19-12Z"/>' : ''}
  <rect x="-19" y="-14" width="38" height="30" rx="8"/><path class="bars" d="M-9 8V-6M0 8V-6M9 8V-6"/></g>`

/** Where a dangling rail ends. @param {Sheet} sheet @param {string[]} ground @param {Railway} railway */
function buffers(sheet, ground, { cells, ends = [] }) {
  const last = cells.length - 1
  return [0, last]
    .map((i, which) => {
      if (ends[which] || (which && !last && cells.length > 1)) return ''
      const neighbour = cells.length > 1 ? cells[i ? i - 1 : 1] : undefined
      const around = sides(ground, cells[i], neighbour)
      const side = cells.length > 1 ? around[1] : around[which]
      return buffer(sheet, cells[i], side)
    })
    .join('')
}

/** @param {Sheet} sheet @param {Cell} cell @param {string} side */
function buffer(sheet, cell, side) {
  const [x, y] = sheet.middle(cell)
  const [dx, dy] = TOWARDS[side]
  return `<g class="rw-buffer" transform="translate(${x + dx * 40} ${y + dy * 40}) rotate(${turnOf(side)})"><path d="M-22 0H22"/>
    <path class="legs" d="M-14 0V9M14 0V9"/></g>`
}

/** Where the picture of a rail leads to nothing that meets it. @param {Sheet} sheet @param {string[]} ground @param {Cell} cell */
function looseEnds(sheet, ground, cell) {
  return [...OPENINGS[at(ground, cell)]]
    .filter((side) => {
      const there = at(ground, beside(cell, side))
      return !isBuilding(there) && !OPENINGS[there]?.includes(opposite(side))
    })
    .map((side) => buffer(sheet, cell, side))
    .join('')
}

/** @param {Cell} cell */
const tufts = ([x, y]) => (y * 7 + x * 5) % 4

/** @param {Sheet} sheet @param {Cell} cell */
function land(sheet, cell) {
  const kind = tufts(cell)
  const x = sheet.left(cell[0])
  const y = sheet.top(cell[1])
  const [a, b] = [kind * 9, kind * 8]
  if (kind > 2) return ''
  const one = `M${x + 24 + a} ${y + 44 + b}v-12M${x + 33 + a} ${y + 48 + b}v-15`
  return `<path class="rw-grass" d="${one}M${x + 62 - kind * 4} ${y + 78}v-10M${x + 70 - kind * 4} ${y + 80}v-13"/>`
}

/** @param {Sheet} sheet @param {number} place @param {boolean} chosen @param {boolean} empty */
function cardFrame(sheet, place, chosen, empty) {
  const { x, y, width, height } = sheet.card(place)
  let lines = ''
  for (let k = 1; k < sheet.columns; k++) lines += `M${x + k * UNIT} ${y + 8}v${height - 16}`
  for (let k = 1; k < sheet.rows; k++) lines += `M${x + 8} ${y + k * UNIT}h${width - 16}`
  return `<g class="rw-sheet${chosen ? ' chosen' : ''}${empty ? ' empty' : ''}">
    <rect x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}" rx="18"/><path d="${lines}"/></g>`
}

/** @param {Sheet} sheet */
function coordinates(sheet) {
  const letter = (/** @type {number} */ x) => String.fromCharCode(97 + x)
  const columns = Array.from(
    { length: sheet.across * sheet.columns },
    (_, x) => `<text x="${sheet.left(x) + 50}" y="17">${letter(x)}</text>`,
  )
  const rows = Array.from(
    { length: sheet.down * sheet.rows },
    (_, y) => `<text x="12" y="${sheet.top(y) + 56}">${y + 1}</text>`,
  )
  return `<g class="rw-coords">${columns.join('')}${rows.join('')}</g>`
}

/** Cells of one building that touch stand on one plot. @param {Sheet} sheet @param {Cell[][]} buildings */
function plots(sheet, buildings) {
  const isNext = (/** @type {Cell} */ [ax, ay], /** @type {Cell} */ [bx, by]) =>
    (bx === ax + 1 && by === ay) || (bx === ax && by === ay + 1)
  const line = (/** @type {Cell} */ a, /** @type {Cell} */ b) =>
    `M${sheet.middle(a).join(' ')}L${sheet.middle(b).join(' ')}`
  const lines = buildings.flatMap((cells) =>
    cells.flatMap((a) => cells.filter((b) => isNext(a, b)).map((b) => line(a, b))),
  )
  return lines.map((path) => `<path class="rw-plot" d="${path}"/>`).join('')
}

/**
 * @typedef {object} Lie what lies on the table
 * @property {string[]} ground
 * @property {Railway[]} railways
 * @property {Cell[][]} [buildings]
 * @property {Die[]} [dice]
 * @property {boolean[]} [frames] which cards are framed as chosen
 * @property {boolean} [faint] whether rails of no known railway dangle
 * @property {Set<string>} [ghosts] cells where a die could stand: the letter makes room
 * @property {Set<string>} [fresh] cells where something has just come
 */
/** @typedef {{ cell: Cell, value: number, colour?: string | null }} Die */

/** @param {Pick<import('./kinds').View, 'railways'>} view @returns {Railway[]} */
export const railwaysOf = (view) =>
  view.railways.map((each) => ({
    cells: each.cells,
    ends: each.ends,
    complete: each.is_complete,
    marked: each.is_marked,
    upgraded: each.is_upgraded,
  }))

/** The drawing in three sheets; what is lit lies between them. @param {Sheet} sheet @param {Lie} lie @returns {[string, string, string]} */
export function planLayers(sheet, lie) {
  const { ground } = lie
  const cells = ground.flatMap((row, y) => [...row].map((_, x) => /** @type {Cell} */ ([x, y])))
  return [landLayer(sheet, lie, cells), railLayer(sheet, lie, cells), pieceLayer(sheet, lie, cells)]
}

/** The whole drawing where nothing is lit. @param {Sheet} sheet @param {Lie} lie */
export const drawPlan = (sheet, lie) => planLayers(sheet, lie).join('')

/** @param {Sheet} sheet @param {Lie} lie @param {Cell[]} cells */
function landLayer(sheet, { ground, frames = [] }, cells) {
  const isEmpty = (/** @type {number} */ place) => at(ground, sheet.card(place).cell).trim() === ''
  const cards = sheet.places.map((place) => cardFrame(sheet, place, !!frames[place], isEmpty(place)))
  return [
    coordinates(sheet),
    ...cards,
    ...cells.filter((cell) => at(ground, cell) === '·').map((cell) => land(sheet, cell)),
  ].join('')
}

/** @param {Sheet} sheet @param {Lie} lie @param {Cell[]} cells */
function railLayer(sheet, { ground, railways, faint = false, fresh = new Set() }, cells) {
  const known = new Set(railways.flatMap((railway) => railway.cells.map(String)))
  const loose = cells.filter((cell) => isRail(at(ground, cell)) && !known.has(String(cell)))
  return [
    railways
      .filter((railway) => railway.marked)
      .map((railway) => owned(sheet, ground, railway, fresh))
      .join(''),
    loose.map((cell) => rails(sheet, ground, [cell], faint)).join(''),
    railways.map((railway) => rails(sheet, ground, railway.cells, !railway.complete && !railway.marked)).join(''),
    railways
      .filter((railway) => !railway.complete && railway.ends)
      .map((railway) => buffers(sheet, ground, railway))
      .join(''),
    faint ? loose.map((cell) => looseEnds(sheet, ground, cell)).join('') : '',
  ].join('')
}

/**
 * The band of a railway that is one's own: red, and gold around it when it is upgraded.
 * @param {Sheet} sheet @param {string[]} ground @param {Railway} railway @param {Set<string>} fresh
 */
function owned(sheet, ground, railway, fresh) {
  const path = chainPath(sheet, ground, railway.cells)
  const news = isFresh(railway.cells, fresh) ? ' fresh' : ''
  if (!railway.upgraded) return `<path class="rw-own${news}" pathLength="100" d="${path}"/>`
  return `<path class="rw-own up${news}" pathLength="100" d="${path}"/><path class="rw-own-2" d="${path}"/>`
}

/** @param {Cell[]} cells @param {Set<string>} fresh */
const isFresh = (cells, fresh) => cells.some((cell) => fresh.has(String(cell)))

/** @param {Sheet} sheet @param {Lie} lie @param {Cell[]} cells */
function pieceLayer(
  sheet,
  { ground, railways, buildings = [], dice = [], ghosts = new Set(), fresh = new Set() },
  cells,
) {
  const built = dice.filter((die) => die.colour)
  const passengers = dice.filter((die) => !die.colour)
  const hasDie = new Set(built.map((die) => String(die.cell)))
  const makesRoom = new Set([...passengers.map((die) => String(die.cell)), ...ghosts])
  const news = (/** @type {Cell[]} */ where, /** @type {string} */ drawing) =>
    isFresh(where, fresh) ? `<g class="rw-fresh">${drawing}</g>` : drawing
  const markerOf = (/** @type {Railway} */ railway) => marker(...markerAt(sheet, railway.cells), !!railway.upgraded)
  const houses = cells
    .filter((cell) => isBuilding(at(ground, cell)) && !hasDie.has(String(cell)))
    .map((cell) => {
      const room = makesRoom.has(String(cell)) ? { lx: at(ground, cell) === 'I' ? 30 : 36 } : {}
      return building(at(ground, cell), { x: sheet.left(cell[0]), y: sheet.top(cell[1]), ...room })
    })
  return [
    plots(sheet, buildings),
    ...houses,
    ...built.map((die) => news([die.cell], builtDie(sheet, die.cell, die.value, die.colour || 'L'))),
    ...railways.filter((railway) => railway.marked).map((railway) => news(railway.cells, markerOf(railway))),
    ...passengers.map((die) => news([die.cell], placedDie(sheet, die.cell, passengerDie(die.value)))),
  ].join('')
}

/** @param {Sheet} sheet @param {Cell} cell @param {string} drawing */
export const placedDie = (sheet, [x, y], drawing) =>
  `<g transform="translate(${sheet.left(x) + 75} ${sheet.top(y) + 74})">${drawing}</g>`

/** @param {Sheet} sheet @param {Cell} cell @param {number} value @param {string} colour */
export function builtDie(sheet, cell, value, colour) {
  const [x, y] = sheet.middle(cell)
  return `<g transform="translate(${x} ${y + 4}) scale(1.9)">${buildingDie(value, colour)}</g>
    <g class="rw-badge" transform="translate(${x - 32} ${y + 32})"><circle r="15"/><text y="7" class="rw-i-${colour}">${colour}</text></g>`
}

/** A card where it lies, or is dragged from. @param {Sheet} sheet @param {string[]} rows @param {number} place */
export function cardAt(sheet, rows, place) {
  const { x, y, width, height } = sheet.card(place)
  return cardDrawing(sheet, rows, true, `x="${x - 4}" y="${y - 4}" width="${width + 8}" height="${height + 8}"`)
}

/** A card in half its size, in the middle of a place. @param {Sheet} sheet @param {string[]} rows @param {number} place */
export function smallCardAt(sheet, rows, place) {
  const { x, y, width, height } = sheet.card(place)
  const where = `x="${x + width / 4}" y="${y + height / 4}" width="${width / 2}" height="${height / 2}"`
  return cardDrawing(sheet, rows, true, where)
}

/**
 * A card by itself, for lists, the gallery, and under the pointer that drags it.
 * @param {Sheet} sheet @param {string[]} rows @param {boolean} [letters] @param {string} [where]
 */
export function cardDrawing(sheet, rows, letters = true, where = '') {
  const cells = rows.flatMap((row, y) => [...row].map((_, x) => /** @type {Cell} */ ([x, y])))
  const inner = cells.map((cell) => {
    const glyphAt = at(rows, cell)
    if (isRail(glyphAt)) return rails(sheet, [...rows, ...rows], [cell], false)
    const where = { x: sheet.left(cell[0]), y: sheet.top(cell[1]), letter: letters }
    return isBuilding(glyphAt) ? building(glyphAt, where) : land(sheet, cell)
  })
  const box = `${PAD - 4} ${PAD - 4} ${sheet.columns * UNIT + 8} ${sheet.rows * UNIT + 8}`
  return `<svg class="rw-card-svg" ${where} viewBox="${box}" aria-hidden="true">
    ${cardFrame(sheet, 0, false, false)}${inner.join('')}</svg>`
}
