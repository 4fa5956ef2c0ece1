// Every tile, pin, pawn and landmark of Railroad Tiles as SVG markup. Pure functions, colours only by token.
// Turning and mirroring are already in the face, so buildings always stand upright. One tile is a 100 x 100 box.
import { opposite, SIDES } from '../../lib/cells.js'
import { chainMark, LANDMARK, pawn, pin } from './art.js'
import { f, ground } from './scenery.js'

/** @typedef {'N' | 'E' | 'S' | 'W'} Side */
/**
 * A face as laid, with where it lies and what stands on its pin.
 * @typedef {{ sides: string, segments: string[], terrain: string, station?: boolean, pin?: string | null,
 *   objective?: string | null, pawn?: string | null, x?: number, y?: number }} Shown
 */
/** @typedef {{ seed?: string, mini?: boolean, pins?: boolean, chain?: number }} How */

/** @type {Record<string, [number, number]>} */
const MID = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }

// ---------- deterministic detail ----------
/** @param {string} text */
function seeded(text) {
  let a = 2166136261
  for (const ch of String(text)) a = Math.imul(a ^ ch.charCodeAt(0), 16777619)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

// ---------- ways ----------
/** @param {string} side @param {number} d @returns {[number, number]} */
const towards = (side, d) => {
  const [x, y] = MID[side]
  return [f(50 + (x - 50) * d), f(50 + (y - 50) * d)]
}
/** @param {string} side @param {number} [inner] */
const stub = (side, inner = 0) => {
  const [a, b] = towards(side, 1.02)
  const [c, d] = towards(side, inner)
  return `M${a} ${b}L${c} ${d}`
}
/** @param {string} s */
const straight = (s) => {
  const [a, b] = towards(s, 1.02)
  const [c, d] = towards(opposite(s), 1.02)
  return `M${a} ${b}L${c} ${d}`
}
/** @param {string} s */
const isStraight = (s) => s.length === 2 && opposite(s[0]) === s[1]
/** @param {string} s @returns {[number, number]} */
const corner = (s) => [s.includes('E') ? 100 : 0, s.includes('S') ? 100 : 0]
/** @param {string} s */
function arc(s) {
  const [a, b] = MID[s[0]]
  const [c, d] = MID[s[1]]
  const [cx, cy] = corner(s)
  const sweep = (a - cx) * (d - cy) - (b - cy) * (c - cx) > 0 ? 1 : 0
  const ext = (/** @type {number} */ x, /** @type {number} */ y) => [
    x === 0 ? -1 : x === 100 ? 101 : x,
    y === 0 ? -1 : y === 100 ? 101 : y,
  ]
  const [e, g] = ext(a, b)
  const [h, i] = ext(c, d)
  return `M${e} ${g}L${a} ${b}A50 50 0 0 ${sweep} ${c} ${d}L${h} ${i}`
}
/**
 * The strokes of one segment: its path pieces, and where each leaves the middle.
 * @param {string} sides
 * @param {boolean | undefined} station
 * @param {number} inner
 */
function pieces(sides, station, inner) {
  if (sides.length === 1) return [stub(sides, inner)]
  if (isStraight(sides)) return [straight(sides[0])]
  if (sides.length === 2) return station ? [...sides].map((s) => stub(s, 0)) : [arc(sides)]
  if (sides.length === 4) return [straight('N'), straight('E')]
  const through = [...sides].find((s) => sides.includes(opposite(s))) || 'N'
  const side = [...sides].find((s) => !sides.includes(opposite(s))) || 'E'
  return [straight(through), stub(side)]
}
/** A pair of adjacent sides at a station bends tightly, so that the plaza keeps its corner. @param {string} s */
const bend = (s) => {
  const [a, b] = towards(s[0], 1.02)
  const [c, d] = towards(s[1], 1.02)
  return `M${a} ${b}L50 50L${c} ${d}`
}

/** @param {string} sides @param {boolean | undefined} station @param {boolean} toDoor */
function road(sides, station, toDoor) {
  const dead = sides.length === 1 && !station && !toDoor
  const tee = sides.length === 3
  const cross = sides.length === 4
  const d =
    station && sides.length === 2 && !isStraight(sides) ? bend(sides) : pieces(sides, station, dead ? 0.1 : 0).join('')
  const dashes =
    tee || cross || (station && sides.length === 2 && !isStraight(sides)) || sides.length === 1
      ? [...sides].map((s) => stub(s, cross ? 0.46 : dead ? 0.36 : 0.34)).join('')
      : d
  const casing = `<path class="bl-re" d="${d}"/>`
  const band = `<path class="bl-rd" d="${d}"/>`
  if (dead)
    return [
      `${casing}<circle class="bl-re0" cx="50" cy="50" r="18.5"/>`,
      `${band}<circle class="bl-rd0" cx="50" cy="50" r="16"/><circle class="bl-isle" cx="50" cy="50" r="5.5"/>
        <path class="bl-rm" d="${dashes}"/>`,
    ]
  if (cross)
    return [
      `${casing}<circle class="bl-re0" cx="50" cy="50" r="22.5"/>`,
      `${band}<circle class="bl-rd0" cx="50" cy="50" r="20"/><circle class="bl-isle" cx="50" cy="50" r="8.5"/>
        <path class="bl-rm" d="${dashes}"/>`,
    ]
  return [casing, `${band}<path class="bl-rm" d="${dashes}"/>`]
}
/** @param {string} sides @param {boolean | undefined} station @param {boolean} toDoor @param {boolean} mini */
function rail(sides, station, toDoor, mini) {
  const dead = sides.length === 1 && !station && !toDoor
  const knot = sides.length > 2
  const d =
    station && sides.length === 2 && !isStraight(sides) ? bend(sides) : pieces(sides, station, dead ? 0.06 : 0).join('')
  const ties =
    knot || (station && sides.length === 2 && !isStraight(sides)) || sides.length === 1
      ? [...sides].map((s) => stub(s, dead ? 0.1 : 0.3)).join('')
      : d
  let top = `<path class="bl-sl" d="${ties}"/><path class="bl-ra" d="${d}"/>${mini ? '' : `<path class="bl-rg" d="${d}"/>`}`
  if (knot) top += '<circle class="bl-kn" cx="50" cy="50" r="10.5"/><circle class="bl-kc" cx="50" cy="50" r="5"/>'
  if (dead) {
    const v = sides === 'N' || sides === 'S'
    top += `<rect class="bl-buf" x="${v ? 36 : 46.5}" y="${v ? 46.5 : 36}" width="${v ? 28 : 7}" height="${v ? 7 : 28}" rx="2.5"/>`
  }
  return [`<path class="bl-ba" d="${d}"/>`, top]
}

// ---------- where things lie ----------
/** @param {string} s @returns {[number, number]} */
const arcMid = (s) => {
  const [cx, cy] = corner(s)
  const k = 35.36
  return [f(cx + (cx ? -k : k)), f(cy + (cy ? -k : k))]
}
/** @param {Shown} t */
const parts = (t) =>
  t.segments.map((g) => {
    const [kind, sides] = g.split(':')
    return { kind, sides }
  })
/**
 * The free corner of a station tile: the quadrant with the fewest ways at its two sides; north before south.
 * @param {Shown} t
 * @returns {[string, string, number, number]}
 */
function freeCorner(t) {
  const used = (/** @type {string} */ s) => (t.sides[SIDES.indexOf(s)] === '-' ? 0 : 1)
  /** @type {[string, string, number, number][]} */
  const all = [
    ['W', 'N', 23, 25],
    ['E', 'N', 77, 25],
    ['W', 'S', 23, 75],
    ['E', 'S', 77, 75],
  ]
  return all.map((q) => ({ q, n: used(q[0]) + used(q[1]) })).sort((a, b) => a.n - b.n)[0].q
}
/**
 * Where the pin of a tile sits: on the way it belongs to; a traveller of a station on its plaza.
 * @param {Shown} t
 * @returns {[number, number]}
 */
export function pinAt(t) {
  const ps = parts(t)
  const mine = ps.find((p) => p.kind === (t.pin === 'train' ? 'rail' : 'road')) || ps[0]
  if (t.station && t.pin === 'traveller') return [50, 50]
  if (t.station || ps.length > 1) {
    if (!t.station && mine.sides.length === 2 && !isStraight(mine.sides)) return arcMid(mine.sides)
    return towards(mine.sides[mine.sides.length - 1], 0.56)
  }
  return mine.sides.length === 2 && !isStraight(mine.sides) ? arcMid(mine.sides) : [50, 50]
}
/** @param {Shown} t */
function obstacles(t) {
  /** @type {[number, number, number][]} */
  const out = []
  for (const { sides } of parts(t)) {
    if (sides.length === 2 && !isStraight(sides) && !t.station) {
      const [cx, cy] = corner(sides)
      for (let i = 0; i <= 8; i++) {
        const a = ((i / 8) * Math.PI) / 2
        out.push([cx + (cx ? -1 : 1) * 50 * Math.cos(a), cy + (cy ? -1 : 1) * 50 * Math.sin(a), 14])
      }
    } else for (const s of sides) for (let d = 0; d <= 1.01; d += 0.125) out.push([...towards(s, d), 14])
    if (sides.length === 1 && !t.station) out.push([50, 50, 19])
    if (sides.length === 4) out.push([50, 50, 23])
  }
  if (t.pin) out.push([...pinAt(t), 18])
  if (t.station && !t.objective) {
    const [, , x, y] = freeCorner(t)
    out.push([x, y, 22], [50, 50, 22])
  }
  if (t.objective) {
    const [x, y, s] = landmarkAt(t)
    out.push([x, y, s * 0.62])
  }
  return out
}
// ---------- station ----------
const plaza = '<rect class="bl-pz" x="29" y="29" width="42" height="42" rx="9"/>'
/** @param {number} x @param {number} y @param {number} r */
const clock = (x, y, r) =>
  `<circle class="bl-ck" cx="${x}" cy="${y}" r="${r}"/><path class="bl-ch" d="M${x} ${f(y - r * 0.55)}V${y}H${f(x + r * 0.45)}"/>`
/** @param {number} x @param {number} y @param {boolean} mini */
function stationHouse(x, y, mini) {
  if (mini)
    return `<rect class="bl-sw" x="${x - 18}" y="${y - 4}" width="36" height="18"/>
      <path class="bl-sr" d="M${x - 22} ${y - 3}L${x} ${y - 20}L${x + 22} ${y - 3}z"/>`
  return `<g class="bl-st"><ellipse class="bl-sh" cx="${x + 2}" cy="${y + 14}" rx="19" ry="3.4"/>
    <rect class="bl-sw" x="${x - 15}" y="${y - 3}" width="30" height="17"/>
    <path class="bl-sr" d="M${x - 18.5} ${y - 2}L${x - 11} ${y - 12}H${x + 11}L${x + 18.5} ${y - 2}z"/>
    <path class="bl-sr2" d="M${x - 9} ${y - 2}L${x} ${y - 18.5}L${x + 9} ${y - 2}z"/>
    <path class="bl-sw" d="M${x - 5.6} ${y - 1.4}L${x} ${y - 11.6}L${x + 5.6} ${y - 1.4}z"/>${clock(x, y - 4.4, 2.6)}
    <path class="bl-dr" d="M${x - 3} ${y + 14}v-7a3 3 0 0 1 6 0v7z"/>
    <path class="bl-dr" d="M${x - 11.5} ${y + 2}h5v5h-5zM${x + 6.5} ${y + 2}h5v5h-5z"/></g>`
}

/** @param {Shown} t @returns {[number, number, number]} */
function landmarkAt(t) {
  const way = t.sides.replaceAll('-', '')
  if (way.length === 1) {
    const [x, y] = towards(SIDES[[...t.sides].findIndex((c) => c !== '-')], -0.3)
    return [x, y, 58]
  }
  const empty = [...SIDES].filter((_, i) => t.sides[i] === '-')
  if (empty.length === 2 && opposite(empty[0]) !== empty[1]) {
    const [cx, cy] = corner(empty.join(''))
    return [cx ? 66 : 34, cy ? 64 : 36, 56]
  }
  const [x, y] = towards(empty.includes('W') ? 'W' : empty.includes('N') ? 'N' : empty[0], 0.54)
  return [x, y, 43]
}
/** @param {string} id @param {number} x @param {number} y @param {number} size */
const landmark = (id, x, y, size) =>
  `<g class="bl-lm" data-about="objective"
    transform="translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${f(size / 6) / 10})">${LANDMARK[id]}</g>`

/** The line of one segment, for lighting up a network. @param {Shown} t @param {string} seg */
export function wayPath(t, seg) {
  const sides = seg.split(':')[1]
  return t.station && sides.length === 2 && !isStraight(sides) ? bend(sides) : pieces(sides, t.station, 0).join('')
}

// ---------- the tile ----------
/**
 * opts: seed (defaults to cell and shape), mini (under 40 px), pins:false, chain: number on the pin.
 * @param {Shown} t
 * @param {How} [opts]
 */
export function tile(t, opts = {}) {
  const rand = seeded(opts.seed ?? `${t.x ?? 0}:${t.y ?? 0}:${t.sides}:${t.terrain}`)
  const mini = !!opts.mini
  const ps = parts(t)
  const roads = ps.filter((p) => p.kind === 'road').map((p) => road(p.sides, t.station, !!t.objective))
  const rails = ps.filter((p) => p.kind === 'rail').map((p) => rail(p.sides, t.station, !!t.objective, mini))
  const crossing = ps.length === 2 && ps.every((p) => isStraight(p.sides))
  let s = ground(t, rand, mini, obstacles(t))
  if (t.objective) s += '<rect class="bl-of" x="3.2" y="3.2" width="93.6" height="93.6" rx="4"/>'
  if (t.station && !t.objective) s += plaza
  if (crossing && !t.station) {
    const v = ps.find((p) => p.kind === 'road')?.sides.includes('N')
    const wall = v ? 'M33 20V80M67 20V80' : 'M20 33H80M20 67H80'
    s +=
      rails.flat().join('') +
      `<path class="bl-bsh" d="${v ? 'M50 18V82' : 'M18 50H82'}"/>` +
      roads.flat().join('') +
      `<path class="bl-br" d="${wall}"/>`
  } else
    s += [
      ...roads.map((r) => r[0]),
      ...rails.map((r) => r[0]),
      ...roads.map((r) => r[1]),
      ...rails.map((r) => r[1]),
    ].join('')
  if (t.station && !t.objective) {
    const [, , x, y] = freeCorner(t)
    s += '<circle class="bl-mt" cx="50" cy="50" r="9"/>' + stationHouse(x, y, mini)
  }
  if (t.objective) {
    const [x, y, z] = landmarkAt(t)
    s += landmark(t.objective, x, y, z)
  }
  if (t.pin && opts.pins !== false) {
    const [x, y] = pinAt(t)
    s += t.pawn ? pawn(t.pawn, x, y, mini) : pin(t.pin, x, y, mini)
    if (opts.chain) s += chainMark(opts.chain, x, y, t.pawn ? 'on' : '')
  }
  return `<g class="bl-tile" clip-path="url(#bl-clip)">${s}</g>`
}

/**
 * How a printed face looks when it is mirrored (east and west) and then turned clockwise: geometry for drawing, no rule.
 * @param {Shown} face @param {number} turn @param {boolean} flipped @returns {Shown}
 */
export function turned(face, turn, flipped) {
  const to = (/** @type {number} */ i) => ((flipped ? (4 - i) % 4 : i) + turn / 90) % 4
  const sides = ['', '', '', '']
  for (let i = 0; i < 4; i++) sides[to(i)] = face.sides[i]
  const segments = face.segments.map((segment) => {
    const [kind, letters] = segment.split(':')
    return `${kind}:${[...letters]
      .map((letter) => to(SIDES.indexOf(letter)))
      .sort()
      .map((i) => SIDES[i])
      .join('')}`
  })
  return { ...face, sides: sides.join(''), segments: segments.sort() }
}
