// Every tile, pin, pawn and landmark of Railroad Tiles as SVG markup. Pure functions, colours only by token.
// Turning and mirroring are already in the face, so buildings always stand upright. One tile is a 100 x 100 box.

/** @typedef {'N' | 'E' | 'S' | 'W'} Side */
/** A face as laid, with where it lies and what stands on its pin. @typedef {{ sides: string, segments: string[], terrain: string, station?: boolean, pin?: string | null, objective?: string | null, pawn?: string | null, x?: number, y?: number }} Shown */
/** @typedef {{ seed?: string, mini?: boolean, pins?: boolean, chain?: number }} How */

/** @type {Record<string, [number, number]>} */
const MID = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }
/** @type {Record<string, string>} */
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' }
/** @param {number} n */
const f = (n) => +n.toFixed(1)

// ---------- deterministic detail ----------
/** @param {string} text */
export function seeded(text) {
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
const towards = (side, d) => { const [x, y] = MID[side]; return [f(50 + (x - 50) * d), f(50 + (y - 50) * d)] }
/** @param {string} side @param {number} [inner] */
const stub = (side, inner = 0) => { const [a, b] = towards(side, 1.02), [c, d] = towards(side, inner); return `M${a} ${b}L${c} ${d}` }
/** @param {string} s */
const straight = (s) => { const [a, b] = towards(s, 1.02), [c, d] = towards(OPPOSITE[s], 1.02); return `M${a} ${b}L${c} ${d}` }
/** @param {string} s */
const isStraight = (s) => s.length === 2 && OPPOSITE[s[0]] === s[1]
/** @param {string} s @returns {[number, number]} */
const corner = (s) => [s.includes('E') ? 100 : 0, s.includes('S') ? 100 : 0]
/** @param {string} s */
function arc(s) {
  const [a, b] = MID[s[0]], [c, d] = MID[s[1]], [cx, cy] = corner(s)
  const sweep = (a - cx) * (d - cy) - (b - cy) * (c - cx) > 0 ? 1 : 0
  const ext = (/** @type {number} */ x, /** @type {number} */ y) => [x === 0 ? -1 : x === 100 ? 101 : x, y === 0 ? -1 : y === 100 ? 101 : y]
  const [e, g] = ext(a, b), [h, i] = ext(c, d)
  return `M${e} ${g}L${a} ${b}A50 50 0 0 ${sweep} ${c} ${d}L${h} ${i}`
}
/** The strokes of one segment: its path pieces, and where each leaves the middle. @param {string} sides @param {boolean | undefined} station @param {number} inner */
function pieces(sides, station, inner) {
  if (sides.length === 1) return [stub(sides, inner)]
  if (isStraight(sides)) return [straight(sides[0])]
  if (sides.length === 2) return station ? [...sides].map((s) => stub(s, 0)) : [arc(sides)]
  if (sides.length === 4) return [straight('N'), straight('E')]
  const through = [...sides].find((s) => sides.includes(OPPOSITE[s])) || 'N'
  const side = [...sides].find((s) => !sides.includes(OPPOSITE[s])) || 'E'
  return [straight(through), stub(side)]
}
/** A pair of adjacent sides at a station bends tightly, so that the plaza keeps its corner. @param {string} s */
const bend = (s) => { const [a, b] = towards(s[0], 1.02), [c, d] = towards(s[1], 1.02); return `M${a} ${b}L50 50L${c} ${d}` }

/** @param {string} sides @param {boolean | undefined} station @param {boolean} toDoor */
function road(sides, station, toDoor) {
  const dead = sides.length === 1 && !station && !toDoor, tee = sides.length === 3, cross = sides.length === 4
  const d = station && sides.length === 2 && !isStraight(sides) ? bend(sides) : pieces(sides, station, dead ? 0.1 : 0).join('')
  const dashes = tee || cross || (station && sides.length === 2 && !isStraight(sides)) || sides.length === 1
    ? [...sides].map((s) => stub(s, cross ? 0.46 : dead ? 0.36 : 0.34)).join('') : d
  const casing = `<path class="bl-re" d="${d}"/>`, band = `<path class="bl-rd" d="${d}"/>`
  if (dead) return [`${casing}<circle class="bl-re0" cx="50" cy="50" r="18.5"/>`, `${band}<circle class="bl-rd0" cx="50" cy="50" r="16"/><circle class="bl-isle" cx="50" cy="50" r="5.5"/><path class="bl-rm" d="${dashes}"/>`]
  if (cross) return [`${casing}<circle class="bl-re0" cx="50" cy="50" r="22.5"/>`, `${band}<circle class="bl-rd0" cx="50" cy="50" r="20"/><circle class="bl-isle" cx="50" cy="50" r="8.5"/><path class="bl-rm" d="${dashes}"/>`]
  return [casing, `${band}<path class="bl-rm" d="${dashes}"/>`]
}
/** @param {string} sides @param {boolean | undefined} station @param {boolean} toDoor @param {boolean} mini */
function rail(sides, station, toDoor, mini) {
  const dead = sides.length === 1 && !station && !toDoor, knot = sides.length > 2
  const d = station && sides.length === 2 && !isStraight(sides) ? bend(sides) : pieces(sides, station, dead ? 0.06 : 0).join('')
  const ties = knot || (station && sides.length === 2 && !isStraight(sides)) || sides.length === 1 ? [...sides].map((s) => stub(s, dead ? 0.1 : 0.3)).join('') : d
  let top = `<path class="bl-sl" d="${ties}"/><path class="bl-ra" d="${d}"/>${mini ? '' : `<path class="bl-rg" d="${d}"/>`}`
  if (knot) top += '<circle class="bl-kn" cx="50" cy="50" r="10.5"/><circle class="bl-kc" cx="50" cy="50" r="5"/>'
  if (dead) { const v = sides === 'N' || sides === 'S'; top += `<rect class="bl-buf" x="${v ? 36 : 46.5}" y="${v ? 46.5 : 36}" width="${v ? 28 : 7}" height="${v ? 7 : 28}" rx="2.5"/>` }
  return [`<path class="bl-ba" d="${d}"/>`, top]
}

// ---------- where things lie ----------
/** @param {string} s @returns {[number, number]} */
const arcMid = (s) => { const [cx, cy] = corner(s), k = 35.36; return [f(cx + (cx ? -k : k)), f(cy + (cy ? -k : k))] }
/** @param {Shown} t */
const parts = (t) => t.segments.map((g) => { const [kind, sides] = g.split(':'); return { kind, sides } })
/** The free corner of a station tile: the quadrant with the fewest ways at its two sides; north before south. @param {Shown} t @returns {[string, string, number, number]} */
function freeCorner(t) {
  const used = (/** @type {string} */ s) => (t.sides['NESW'.indexOf(s)] === '-' ? 0 : 1)
  /** @type {[string, string, number, number][]} */
  const all = [['W', 'N', 23, 25], ['E', 'N', 77, 25], ['W', 'S', 23, 75], ['E', 'S', 77, 75]]
  return all.map((q) => ({ q, n: used(q[0]) + used(q[1]) })).sort((a, b) => a.n - b.n)[0].q
}
/** Where the pin of a tile sits: on the way it belongs to; a traveller of a station on its plaza. @param {Shown} t @returns {[number, number]} */
export function pinAt(t) {
  const ps = parts(t), mine = ps.find((p) => p.kind === (t.pin === 'train' ? 'rail' : 'road')) || ps[0]
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
    if (sides.length === 2 && !isStraight(sides) && !t.station) { const [cx, cy] = corner(sides); for (let i = 0; i <= 8; i++) { const a = i / 8 * Math.PI / 2; out.push([cx + (cx ? -1 : 1) * 50 * Math.cos(a), cy + (cy ? -1 : 1) * 50 * Math.sin(a), 14]) } } else for (const s of sides) for (let d = 0; d <= 1.01; d += 0.125) out.push([...towards(s, d), 14])
    if (sides.length === 1 && !t.station) out.push([50, 50, 19]); if (sides.length === 4) out.push([50, 50, 23])
  }
  if (t.pin) out.push([...pinAt(t), 18])
  if (t.station && !t.objective) { const [, , x, y] = freeCorner(t); out.push([x, y, 22], [50, 50, 22]) }
  if (t.objective) { const [x, y, s] = landmarkAt(t); out.push([x, y, s * 0.62]) }
  return out
}
/** @param {() => number} rand @param {number} radius @param {number} want @param {[number, number, number][]} taken @param {number} [tries] */
function scatter(rand, radius, want, taken, tries = 60) {
  /** @type {[number, number][]} */
  const out = []
  for (let i = 0; i < tries && out.length < want; i++) {
    const x = 6 + radius * 0.7 + rand() * (88 - radius * 1.4), y = 6 + radius * 0.8 + rand() * (88 - radius * 1.5)
    if (taken.some(([a, b, r]) => (a - x) ** 2 + (b - y) ** 2 < (r + radius) ** 2)) continue
    taken.push([x, y, radius]); out.push([f(x), f(y)])
  }
  return out.sort((a, b) => a[1] - b[1])
}

// ---------- ground ----------
/** @param {number} x @param {number} y @param {boolean} tall */
const tree = (x, y, tall) => tall
  ? `<path class="bl-tk" d="M${x} ${y + 7}v-5"/><ellipse class="bl-tr" cx="${x}" cy="${f(y - 2)}" rx="3.6" ry="7"/>`
  : `<path class="bl-tk" d="M${x} ${y + 6}v-5"/><circle class="bl-tr" cx="${x}" cy="${f(y - 1)}" r="5.4"/><circle class="bl-tl" cx="${f(x - 1.6)}" cy="${f(y - 2.6)}" r="2.2"/>`
/** @param {number} x @param {number} y */
const tuft = (x, y) => `<path class="bl-gm" d="M${f(x - 3)} ${y}l1.4 -4M${x} ${y}v-5M${f(x + 3)} ${y}l-1.4 -4"/>`
/** @param {number} x @param {number} y @param {number} w @param {number} kind */
function house(x, y, w, kind) {
  const h = f(w * 0.56), l = f(x - w / 2), top = f(y - h * 0.2)
  if (kind === 2) return `<rect class="bl-wl" x="${f(x - w * 0.3)}" y="${f(y - w * 0.6)}" width="${f(w * 0.6)}" height="${f(w * 1.1)}"/><path class="bl-r2" d="M${f(x - w * 0.42)} ${f(y - w * 0.55)}L${x} ${f(y - w * 1.05)}L${f(x + w * 0.42)} ${f(y - w * 0.55)}z"/><rect class="bl-wn" x="${f(x - 1.2)}" y="${f(y - w * 0.3)}" width="2.4" height="3.4"/>`
  return `<rect class="bl-wl" x="${f(l + 1)}" y="${top}" width="${f(w - 2)}" height="${h}"/><path class="bl-r${kind}" d="M${f(l - 0.6)} ${f(+top + 0.4)}L${f(x - w * 0.22)} ${f(top - w * 0.42)}H${f(x + w * 0.22)}L${f(x + w / 2 + 0.6)} ${f(+top + 0.4)}z"/><rect class="bl-wn" x="${f(x - 1.3)}" y="${f(+top + h * 0.34)}" width="2.6" height="${f(h * 0.66)}"/>`
}
/** What stands lower is drawn later. @param {(string | number)[]} p @param {(string | number)[]} q */
const byHeight = (p, q) => Number(p[0]) - Number(q[0])

/** @param {Shown} t @param {() => number} rand @param {boolean} mini */
function ground(t, rand, mini) {
  const taken = obstacles(t), town = t.terrain === 'town'
  let s = `<rect class="bl-g${town ? 't' : 'f'}" width="100" height="100"/>`
  const a = f(rand() * 60 + 20), b = f(rand() * 60 + 20), flip = rand() < 0.5
  s += town
    ? `<path class="bl-pv" d="${flip ? `M0 ${a}L${b} 0H100V${f(a * 0.4)}L${f(b * 0.6)} 100H0z` : `M100 ${a}L${b} 100H0V${f(100 - a * 0.5)}L${f(100 - b)} 0H100z`}"/>`
    : `<path class="bl-hl" d="${flip ? `M0 ${a}C30 ${f(a - 24)} 60 ${f(b + 10)} 100 ${b}V100H0z` : `M0 0H100V${f(b * 0.7)}C70 ${f(b)} 40 ${f(a * 0.4)} 0 ${f(a * 0.9)}z`}"/>`
  if (town) {
    if (mini) return s + scatter(rand, 8, 4, taken, 40).map(([x, y]) => `<rect class="bl-r${rand() < 0.6 ? 0 : 1}" x="${f(x - 7)}" y="${f(y - 6)}" width="14" height="12"/>`).join('')
    const big = scatter(rand, 9.4, 4, taken, 80).map((p) => [...p, 17 + rand() * 3]), small = scatter(rand, 6.6, 3, taken, 60).map((p) => [...p, 11 + rand() * 2])
    const green = scatter(rand, 4.2, 2, taken, 30)
    return s + [...big.map((p) => [p[1], house(p[0], p[1], p[2], rand() < 0.18 ? 2 : rand() < 0.55 ? 0 : 1)]), ...small.map((p) => [p[1], house(p[0], p[1], p[2], rand() < 0.5 ? 1 : 0)]), ...green.map((p) => [p[1], tree(p[0], p[1], true)])].sort(byHeight).map((p) => p[1]).join('')
  }
  if (mini) return s + scatter(rand, 7, 2, taken, 30).map(([x, y]) => `<circle class="bl-tr" cx="${x}" cy="${y}" r="6.5"/>`).join('')
  const plough = rand() < 0.45 ? scatter(rand, 14, 1, taken, 50) : []
  s += plough.map(([x, y]) => { const k = rand() < 0.5 ? 1 : -1; return `<path class="bl-gm" d="${[-9, -4.5, 0, 4.5, 9].map((o) => `M${f(x - 11)} ${f(y + o + 3 * k)}q11 ${-6 * k} 22 ${-6 * k}`).join('')}"/>` }).join('')
  const trees = scatter(rand, 6.6, 2 + Math.floor(rand() * 3), taken), tall = rand() < 0.4
  const tufts = scatter(rand, 4.6, 4, taken)
  return s + [...trees.map((p) => [p[1], tree(p[0], p[1], tall)]), ...tufts.map((p) => [p[1] - 9, tuft(...p)])].sort(byHeight).map((p) => p[1]).join('')
}

// ---------- station ----------
const plaza = '<rect class="bl-pz" x="29" y="29" width="42" height="42" rx="9"/>'
/** @param {number} x @param {number} y @param {number} r */
const clock = (x, y, r) => `<circle class="bl-ck" cx="${x}" cy="${y}" r="${r}"/><path class="bl-ch" d="M${x} ${f(y - r * 0.55)}V${y}H${f(x + r * 0.45)}"/>`
/** @param {number} x @param {number} y @param {boolean} mini */
function stationHouse(x, y, mini) {
  if (mini) return `<rect class="bl-sw" x="${x - 18}" y="${y - 4}" width="36" height="18"/><path class="bl-sr" d="M${x - 22} ${y - 3}L${x} ${y - 20}L${x + 22} ${y - 3}z"/>`
  return `<g class="bl-st"><ellipse class="bl-sh" cx="${x + 2}" cy="${y + 14}" rx="19" ry="3.4"/><rect class="bl-sw" x="${x - 15}" y="${y - 3}" width="30" height="17"/><path class="bl-sr" d="M${x - 18.5} ${y - 2}L${x - 11} ${y - 12}H${x + 11}L${x + 18.5} ${y - 2}z"/><path class="bl-sr2" d="M${x - 9} ${y - 2}L${x} ${y - 18.5}L${x + 9} ${y - 2}z"/><path class="bl-sw" d="M${x - 5.6} ${y - 1.4}L${x} ${y - 11.6}L${x + 5.6} ${y - 1.4}z"/>${clock(x, y - 4.4, 2.6)}<path class="bl-dr" d="M${x - 3} ${y + 14}v-7a3 3 0 0 1 6 0v7z"/><path class="bl-dr" d="M${x - 11.5} ${y + 2}h5v5h-5zM${x + 6.5} ${y + 2}h5v5h-5z"/></g>`
}

// ---------- glyphs: 40 x 40, centred on 0,0; one silhouette for sockets, pawns, tokens and score lines ----------
/** @type {Record<string, string>} */
export const GLYPH = {
  car: 'M-17 5.5C-17 1-15.6-.6-12-1.2L-8.4-7.8C-7.6-9.3-6.4-10-4.8-10H4.2C5.8-10 7-9.5 8-8.2L12.6-1.6C16-1 17-.2 17 3.4V6.6C17 7.8 16.3 8.5 15.1 8.5H13.6A4.9 4.9 0 0 1 4.1 8.5H-4.1A4.9 4.9 0 0 1-13.6 8.5H-15.2C-16.4 8.5-17 7.8-17 6.8ZM-7.9-1.6H-1V-7H-4.6C-5.2-7-5.6-6.8-5.9-6.2ZM1.6-1.6H8.6L5.6-6.2C5.2-6.8 4.9-7 4.2-7H1.6Z',
  train: 'M-11-9C-11-13-8-15.5 0-15.5S11-13 11-9V5.5C11 8.6 9.2 10.3 6.6 10.6L10.5 15.5H6.4L3.2 11.2H-3.2L-6.4 15.5H-10.5L-6.6 10.6C-9.2 10.3-11 8.6-11 5.5ZM-7.6-8.6V-1H-1.4V-8.6ZM1.4-8.6V-1H7.6V-8.6ZM-5.6 2.4A2.3 2.3 0 1 0-5.6 7A2.3 2.3 0 1 0-5.6 2.4ZM5.6 2.4A2.3 2.3 0 1 0 5.6 7A2.3 2.3 0 1 0 5.6 2.4Z',
  traveller: 'M0-16A5 5 0 1 1 0-6A5 5 0 1 1 0-16ZM-3.6-4.6H3.4C6-4.6 7.4-3.2 8-.8L9.6 5.2H14.5C15.4 5.2 16 5.8 16 6.7V14C16 14.9 15.4 15.5 14.5 15.5H6.5C5.6 15.5 5 14.9 5 14V6.7C5 6.2 5.2 5.8 5.5 5.5L4.6 2.2L3.8 15.5H.6L0 6L-.8 15.5H-4.2L-5 1.6L-7.2 6.6L-10.2 5.2L-7-2.4C-6.3-4-5.4-4.6-3.6-4.6Z',
  star: 'M0-15L4.4-5.4L14.8-4.3L7.1 2.8L9.2 13.1L0 7.9L-9.2 13.1L-7.1 2.8L-14.8-4.3L-4.4-5.4Z',
  flag: 'M-9-15H-6V-13.5C-1-16.5 3-9.5 10-12.5V1C3 4-1-3-6 0V15.5H-9Z',
}
/** @param {string} kind @param {number} [size] @param {string} [cls] */
export const glyph = (kind, size = 20, cls = '') => `<svg class="bl-glyph ${cls}" viewBox="-18 -18 36 36" width="${size}" height="${size}" aria-hidden="true"><path fill-rule="evenodd" d="${GLYPH[kind]}"/></svg>`

/** An empty socket: paper disc, double ring in the colour of the kind, small glyph. @param {string} kind @param {number} x @param {number} y @param {boolean} [mini] */
export const pin = (kind, x, y, mini) => mini
  ? `<g class="bl-pin bl-${kind}"><circle class="bl-p0" cx="${x}" cy="${y}" r="17"/><circle class="bl-p1 m" cx="${x}" cy="${y}" r="12.5"/></g>`
  : `<g class="bl-pin bl-${kind}"><circle class="bl-p0" cx="${x}" cy="${y}" r="17"/><circle class="bl-p1" cx="${x}" cy="${y}" r="14.4"/><path class="bl-pg" fill-rule="evenodd" transform="translate(${x} ${y}) scale(.56)" d="${GLYPH[kind]}"/></g>`
/** A pawn: the solid silhouette standing on its socket, wider than the ring, with a paper halo. @param {string} kind @param {number} x @param {number} y @param {boolean} [mini] */
export const pawn = (kind, x, y, mini) => mini
  ? `<g class="bl-pawn bl-${kind}"><circle class="bl-p0" cx="${x}" cy="${y}" r="19"/><circle class="bl-pf" cx="${x}" cy="${y}" r="16"/></g>`
  : `<g class="bl-pawn bl-${kind}"><circle class="bl-p0" cx="${x}" cy="${y}" r="18.4"/><circle class="bl-pf" cx="${x}" cy="${y}" r="16.4"/><path class="bl-ps" fill-rule="evenodd" transform="translate(${x} ${y}) scale(.72)" d="${GLYPH[kind]}"/></g>`
/** The chain number of a pin: a small signal disc at its shoulder. @param {number} n @param {number} x @param {number} y @param {string} [cls] */
export const chainMark = (n, x, y, cls = '') => `<g class="bl-chain ${cls}"><circle cx="${f(x + 15)}" cy="${f(y - 15)}" r="10"/><text x="${f(x + 15)}" y="${f(y - 10.4)}">${n}</text></g>`

// ---------- landmarks: drawn in a 60 x 60 box, feet at y = 56 ----------
/** @type {Record<string, string>} */
export const LANDMARK = {
  city_hall: '<path class="lm-w" d="M6 34H54V56H6z"/><path class="lm-w2" d="M22 22H38V56H22z"/><path class="lm-r" d="M3 34L14 26H46L57 34z"/><path class="lm-w2" d="M24 12H36V34H24z"/><path class="lm-r" d="M21 13C22 5 28 3 30-1C32 3 38 5 39 13z"/><circle class="bl-ck" cx="30" cy="20" r="4"/><path class="bl-ch" d="M30 17.4V20H32"/><path class="lm-d" d="M27 56V46a3 3 0 0 1 6 0V56zM10 40h6v8h-6zM44 40h6v8h-6z"/>',
  metropolis: '<path class="lm-r" d="M6 26H22V56H6z"/><path class="lm-w2" d="M20 4L31 0V56H20z"/><path class="lm-b" d="M31 0L40 6V56H31z"/><path class="lm-o" d="M40 20H55V56H40z"/><path class="lm-l" d="M9.500 31h9M9.500 37h9M9.500 43h9M9.500 49h9M23 10h5M23 17h5M23 24h5M23 31h5M23 38h5M23 45h5M43 26h9M43 32h9M43 38h9M43 44h9M43 50h9"/>',
  central_station: '<path class="lm-w" d="M2 30H58V56H2z"/><path class="lm-r" d="M12 56V32a18 18 0 0 1 36 0V56z"/><path class="lm-g" d="M17 56V33a13 13 0 0 1 26 0V56z"/><path class="lm-l2" d="M30 20V56M17 38H43M23.500 22V56M36.500 22V56"/><path class="lm-r" d="M0 26h12v6H0zM48 26h12v6H48z"/><circle class="bl-ck" cx="30" cy="9" r="6"/><path class="bl-ch" d="M30 5.500V9H33"/>',
  stadium: '<ellipse class="lm-sh" cx="30" cy="40" rx="30" ry="20"/><ellipse class="lm-w" cx="30" cy="36" rx="30" ry="20"/><ellipse class="lm-r" cx="30" cy="34" rx="25.500" ry="16"/><ellipse class="lm-w2" cx="30" cy="35" rx="20" ry="12"/><ellipse class="lm-gr" cx="30" cy="36" rx="17" ry="9.500"/><path class="lm-l2" d="M30 26.500V45.500M25 36a5 3 0 1 0 10 0a5 3 0 1 0-10 0"/><path class="lm-m" d="M8 20V8M52 20V8"/><path class="lm-o" d="M8 6l9 3-9 3zM52 6l-9 3 9 3z"/>',
  airport: '<path class="lm-t" d="M-6 48L66 40V52L-6 60z"/><path class="lm-l2" d="M0 53L60 46" stroke-dasharray="7 5"/><path class="lm-w" d="M44 20H52L50.500 44H45.500z"/><path class="lm-b" d="M39 10H57L54 21H42z"/><path class="lm-r" d="M41 5H55V10H41z"/><path class="lm-p" d="M2 24L10 22L30 12C35 10 39 12 36 15L26 22L22 36L17 37L18 26L10 29L7 34H4L5 28z"/>',
  temple: '<path class="lm-w2" d="M4 50H56V56H4zM8 44H52V50H8z"/><path class="lm-r" d="M4 22L30 4L56 22z"/><path class="lm-w" d="M8 22H52V28H8z"/><path class="lm-w" d="M10 28h6v16h-6zM21 28h6v16h-6zM33 28h6v16h-6zM44 28h6v16h-6z"/><path class="lm-d" d="M16 28h5v16h-5zM39 28h5v16h-5zM27 28h6v16h-6z"/><circle class="lm-o" cx="30" cy="15.500" r="3.600"/>',
  gas_station: '<path class="lm-r" d="M0 8H44V18H0z"/><path class="lm-w2" d="M0 18H44V21H0z"/><path class="lm-m" d="M6 21V56M38 21V56"/><path class="lm-w" d="M13 30H31V56H13z"/><path class="lm-b" d="M16 33H28V41H16z"/><path class="lm-hose" d="M31 44h6c5 0 4 8 8 8s5-3 5-8V34l-6-6"/><path class="lm-o" d="M20 47a2.800 2.800 0 0 0 4 0c0-2-2-4-2-4s-2 2-2 4z"/><path class="lm-m" d="M9 56H35"/>',
}
/** @param {Shown} t @returns {[number, number, number]} */
function landmarkAt(t) {
  const way = t.sides.replaceAll('-', '')
  if (way.length === 1) { const [x, y] = towards('NESW'[[...t.sides].findIndex((c) => c !== '-')], -0.3); return [x, y, 58] }
  const empty = [...'NESW'].filter((_, i) => t.sides[i] === '-')
  if (empty.length === 2 && OPPOSITE[empty[0]] !== empty[1]) { const [cx, cy] = corner(empty.join('')); return [cx ? 66 : 34, cy ? 64 : 36, 56] }
  const [x, y] = towards(empty.includes('W') ? 'W' : empty.includes('N') ? 'N' : empty[0], 0.54); return [x, y, 43]
}
/** @param {string} id @param {number} x @param {number} y @param {number} size */
export const landmark = (id, x, y, size) => `<g class="bl-lm" transform="translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${f(size / 6) / 10})">${LANDMARK[id]}</g>`

/** The line of one segment, for lighting up a network. @param {Shown} t @param {string} seg */
export function wayPath(t, seg) { const sides = seg.split(':')[1]; return t.station && sides.length === 2 && !isStraight(sides) ? bend(sides) : pieces(sides, t.station, 0).join('') }

// ---------- the tile ----------
/** opts: seed (defaults to cell and shape), mini (under 40 px), pins:false, chain: number on the pin. @param {Shown} t @param {How} [opts] */
export function tile(t, opts = {}) {
  const rand = seeded(opts.seed ?? `${t.x ?? 0}:${t.y ?? 0}:${t.sides}:${t.terrain}`), mini = !!opts.mini
  const ps = parts(t), roads = ps.filter((p) => p.kind === 'road').map((p) => road(p.sides, t.station, !!t.objective)), rails = ps.filter((p) => p.kind === 'rail').map((p) => rail(p.sides, t.station, !!t.objective, mini))
  const crossing = ps.length === 2 && ps.every((p) => isStraight(p.sides))
  let s = ground(t, rand, mini)
  if (t.objective) s += '<rect class="bl-of" x="3.2" y="3.2" width="93.6" height="93.6" rx="4"/>'
  if (t.station && !t.objective) s += plaza
  if (crossing && !t.station) {
    const v = ps.find((p) => p.kind === 'road')?.sides.includes('N'), wall = v ? 'M33 20V80M67 20V80' : 'M20 33H80M20 67H80'
    s += rails.flat().join('') + `<path class="bl-bsh" d="${v ? 'M50 18V82' : 'M18 50H82'}"/>` + roads.flat().join('') + `<path class="bl-br" d="${wall}"/>`
  } else s += [...roads.map((r) => r[0]), ...rails.map((r) => r[0]), ...roads.map((r) => r[1]), ...rails.map((r) => r[1])].join('')
  if (t.station && !t.objective) { const [, , x, y] = freeCorner(t); s += '<circle class="bl-mt" cx="50" cy="50" r="9"/>' + stationHouse(x, y, mini) }
  if (t.objective) { const [x, y, z] = landmarkAt(t); s += landmark(t.objective, x, y, z) }
  if (t.pin && opts.pins !== false) { const [x, y] = pinAt(t); s += t.pawn ? pawn(t.pawn, x, y, mini) : pin(t.pin, x, y, mini); if (opts.chain) s += chainMark(opts.chain, x, y, t.pawn ? 'on' : '') }
  return `<g class="bl-tile" clip-path="url(#bl-clip)">${s}</g>`
}

const LETTERS = 'NESW'

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
    return `${kind}:${[...letters].map((letter) => to(LETTERS.indexOf(letter))).sort().map((i) => LETTERS[i]).join('')}`
  })
  return { ...face, sides: sides.join(''), segments: segments.sort() }
}
