// The pieces as pure SVG markup. A cell is 100 units. Colours come from tokens alone, so one drawing serves day and night.
import { TOWARDS, turnOf } from '../../lib/cells.js'
import { pips } from '../../parts/pips.js'

export const KINDS = ['ruby', 'emerald', 'gold', 'diamond', 'rock']
export const COLOURS = ['red', 'blue', 'green', 'yellow']

/** One decimal is enough. @param {number} n */
export const f = (n) => Math.round(n * 10) / 10

/** Counts as a list of kinds, the dearest first and the rocks last. @param {number[]} jewels @returns {string[]} */
export const listed = (jewels) =>
  [3, 2, 1, 0, 4].flatMap((kind) => Array.from({ length: jewels[kind] }, () => KINDS[kind]))

/** The four clan patterns: stripes, bars, dots, checks. */
export const defs = () => `<defs>
<pattern id="pt-red" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="4.5" height="10" fill="var(--clan-mark)"/></pattern>
<pattern id="pt-blue" width="10" height="9" patternUnits="userSpaceOnUse"><rect width="10" height="3.6" fill="var(--clan-mark)"/></pattern>
<pattern id="pt-green" width="10" height="10" patternUnits="userSpaceOnUse">
<circle cx="5" cy="5" r="2.6" fill="var(--clan-mark)"/></pattern>
<pattern id="pt-yellow" width="12" height="12" patternUnits="userSpaceOnUse">
<path d="M0 0h6v6H0zM6 6h6v6H6z" fill="var(--clan-mark-dark)"/></pattern></defs>`

// Crests: anvil, lantern, fir, sun ------------------------------------------------------------------------------------
/** @type {Record<string, string>} */
const CREST = {
  red: 'M-15-9H9c5 0 7-1 8-2 0 6-5 9-10 10v5l6 6v4h-22v-4l6-6v-4c-7 0-11-3-12-9Z',
  blue: 'M-4-17h8v4h-8ZM-8-12H8l3 6v14l-3 4H-8l-3-4V-6ZM-9 14H9v4H-9Z',
  green: 'M0-18 9-6H5l8 10H7l7 9H3v6h-6v-6h-11l7-9h-6l8-10h-4Z',
  yellow: 'M0-18 4-9 13-13 9-4 18 0 9 4 13 13 4 9 0 18-4 9-13 13-9 4-18 0-9-4-13-13-4-9Z',
}
const SHIELD = 'M-22-24H22V4C22 17 10 25 0 29-10 25-22 17-22 4Z'
/** @param {string} clan @param {number} x @param {number} y @param {number} r */
export function crest(clan, x, y, r = 20) {
  const [rule, lamp] =
    clan === 'blue' ? [' fill-rule="evenodd"', '<circle cy="1" r="5" fill="var(--lamp)"/>'] : ['', '']
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${Math.round(r * 5) / 100})">
<path d="${SHIELD}" fill="var(--mine-${clan})" stroke="var(--on-wall)" stroke-width="3"/>
<path d="${SHIELD}" fill="url(#pt-${clan})" opacity=".55"/><path d="${CREST[clan]}" fill="var(--on-${clan})"${rule}/>${lamp}</g>`
}
/** @param {string} clan @param {number} px */
export const crestIcon = (clan, px = 26) => `
<svg viewBox="-26 -28 52 62" width="${px}" height="${f((px * 62) / 52)}" aria-hidden="true">${crest(clan, 0, 0, 20)}</svg>`

// Jewels: shape and colour --------------------------------------------------------------------------------------------
/** @type {Record<string, [string, string]>} */
const JEWEL = {
  ruby: ['M0-11 10-5.5V5.5L0 11-10 5.5V-5.5Z', 'M0-11 10-5.5 0 0-10-5.5Z'],
  emerald: ['M-8-8H8L12-4V4L8 8H-8L-12 4V-4Z', 'M-8-8H8L5-3H-5ZM-5 3H5L8 8H-8Z'],
  gold: ['M-6-7H6L12 7H-12Z', 'M-6-7H6L4.5-2H-4.5Z'],
  diamond: ['M-7-9H7L12-2 0 11-12-2Z', 'M-12-2-7-9-4-2ZM4-2 7-9 12-2ZM-4-2H4L0 11Z'],
  rock: ['M-4-9 5-8 11-1 8 7-1 9-9 7-11-2Z', 'M-4-9 5-8 1-2-6-2Z'],
}
/** @param {string} kind */
export const jewel = (kind, x = 0, y = 0, size = 24) => `
<g class="jewel" transform="translate(${f(x)} ${f(y)}) scale(${Math.round((size / 24) * 100) / 100})">
<path d="${JEWEL[kind][0]}" fill="var(--j-${kind})" stroke="var(--jewel-edge)" stroke-width="2.2" stroke-linejoin="round"/>
<path d="${JEWEL[kind][1]}" fill="var(--j-${kind}-2)" opacity="${kind === 'rock' ? 0.7 : 0.8}"/></g>`
/** @param {string} kind @param {number} px */
export const jewelIcon = (kind, px = 20) => `
<svg viewBox="-13.5 -13 27 26" width="${px}" height="${px}" aria-hidden="true">${jewel(kind)}</svg>`

// Track, local to a cell ----------------------------------------------------------------------------------------------
const GAUGE = 14
/** @param {string} exits */
function tracks(exits) {
  /** @type {string[]} */
  const mid = []
  /** @type {string[]} */
  const rails = []
  const straight = exits === 'NS' || exits === 'EW'
  if (straight) {
    const up = exits === 'NS'
    mid.push(up ? 'M50 0V100' : 'M0 50H100')
    for (const s of [-GAUGE, GAUGE]) rails.push(up ? `M${50 + s} 0V100` : `M0 ${50 + s}H100`)
  } else if (exits.length === 2) {
    const [[ax, ay], [bx, by]] = [TOWARDS[exits[0]], TOWARDS[exits[1]]]
    const X = 50 + (ax + bx) * 50
    const Y = 50 + (ay + by) * 50
    /** @param {number} R */
    const arc = (R) => {
      const p = ay ? [X - bx * R, Y] : [X, Y - by * R]
      const q = by ? [X - ax * R, Y] : [X, Y - ay * R]
      const cross = (p[0] - X) * (q[1] - Y) - (p[1] - Y) * (q[0] - X)
      return `M${p[0]} ${p[1]}A${R} ${R} 0 0 ${cross > 0 ? 1 : 0} ${q[0]} ${q[1]}`
    }
    mid.push(arc(50))
    rails.push(arc(50 - GAUGE), arc(50 + GAUGE))
  } else {
    for (const side of exits) {
      const [dx, dy] = TOWARDS[side]
      const x = 50 + dx * 50
      const y = 50 + dy * 50
      mid.push(`M${x} ${y}L50 50`)
      for (const s of [-GAUGE, GAUGE]) rails.push(dy ? `M${50 + s} ${y}V50` : `M${x} ${50 + s}H50`)
    }
  }
  return { mid: mid.join(''), rails: rails.join('') }
}
const CROWN = '<circle cx="50" cy="50" r="27" fill="var(--plate)" stroke="var(--mine-sleeper)" stroke-width="4"/>'
/** @param {string} side */
const chevron = (
  side,
) => `<path d="M43 33 50 25 57 33" stroke="var(--mine-rail)" stroke-width="5" stroke-linecap="round"
stroke-linejoin="round" transform="rotate(${turnOf(side)} 50 50) translate(0 8)"/>`

/** A tile in its cell's own 100 units. @param {string} exits */
export function track(exits) {
  const { mid, rails } = tracks(exits)
  const joins = exits.length > 2
  const plate = joins ? `<circle cx="50" cy="50" r="21" fill="var(--plate)"/>${[...exits].map(chevron).join('')}` : ''
  return `<g class="track" fill="none"><path d="${mid}" stroke="var(--bed)" stroke-width="50"/>
<path d="${mid}" stroke="var(--mine-sleeper)" stroke-width="42" stroke-dasharray="6.5 10.15" stroke-dashoffset="-5"/>${joins ? CROWN : ''}
<path d="${rails}" stroke="var(--mine-rail)" stroke-width="5.5"/>${plate}</g>`
}
/** @param {string} exits */
export const tileIcon = (exits, px = 34) => `<svg viewBox="0 0 100 100" width="${px}" height="${px}" aria-hidden="true">
<rect width="100" height="100" rx="14" fill="var(--cave)"/>${track(exits)}</svg>`

// Carts: pointed nose, lamp and light cone are the front; the white or black die is marker and speed at once -----------
const PLACES = [
  [-16, 17],
  [0, 17],
  [16, 17],
  [-8.5, 32],
  [8.5, 32],
]
const BODY = 'M-31 36V-14L-15-39Q0-51 15-39L31-14V36Q31 43 24 43H-24Q-31 43-31 36Z'
/** @typedef {{ clan: string, tone: string, speed: number, hold?: string[], facing?: string, lamp?: boolean }} CartLook */
const CONE = '<path d="M-7-44 -24-74Q0-84 24-74L7-44Z" fill="var(--lamp-glow)"/>'
const EMPTY = (/** @type {number[]} */ [x, y]) =>
  `<circle cx="${x}" cy="${y}" r="5" fill="var(--die-light)" opacity=".2"/>`

/** The cart without its die, facing north. @param {CartLook} look */
export function cartHull({ clan, hold = [], lamp = true }) {
  const load = PLACES.map((at, i) => (hold[i] ? jewel(hold[i], at[0], at[1], 15) : EMPTY(at))).join('')
  return `${lamp ? CONE : ''}
<path d="${BODY}" fill="var(--mine-${clan})" stroke="var(--jewel-edge)" stroke-width="4" stroke-linejoin="round"/>
<path d="${BODY}" fill="url(#pt-${clan})"/><circle cy="-38" r="6" fill="var(--lamp)" stroke="var(--jewel-edge)" stroke-width="2.5"/>
<rect x="-26" y="7" width="52" height="34" rx="7" fill="var(--jewel-edge)"/>${load}`
}

/** The die: marker and speed at once. @param {string} tone @param {number} speed */
export function cartDie(tone, speed) {
  const [ink, paper] =
    tone === 'white' ? ['var(--die-dark)', 'var(--die-light)'] : ['var(--die-light)', 'var(--die-dark)']
  return `<rect x="-16" y="-16" width="32" height="32" rx="7" fill="${paper}" stroke="${ink}" stroke-width="2.5"/>
<g fill="${ink}">${pips(speed, 8.5, 3.7)}</g>`
}

/** @param {CartLook} look */
export function cartBody(look) {
  const turn = turnOf(look.facing || 'N')
  const die = cartDie(look.tone, look.speed)
  return `<g transform="rotate(${turn})">${cartHull(look)}<g transform="translate(0 -13) rotate(${-turn})">${die}</g></g>`
}
/** @param {CartLook} look @param {number} px */
export const cartIcon = (look, px = 44) => `
<svg viewBox="-40 -54 80 102" width="${f(px * 0.79)}" height="${px}" aria-hidden="true">
${cartBody({ ...look, facing: 'N', lamp: false })}</svg>`

/** @param {number} i @param {number} speed @param {number} was */
function wedgeInk(i, speed, was) {
  if (i < Math.min(speed, was)) return 'fill="var(--ink)"'
  if (i < speed) return 'fill="var(--legal)"'
  return i < was ? 'fill="none" stroke="var(--warn)" stroke-width="1.5"' : 'fill="var(--line)"'
}

/** Six wedges, filled to the speed; what changes is outlined. @param {number} speed @param {number} was @param {number} px */
export function dial(speed, was = speed, px = 46) {
  const wedges = [0, 1, 2, 3, 4, 5].map((i) => {
    const a0 = ((-210 + i * 40 + 3) * Math.PI) / 180
    const a1 = ((-210 + (i + 1) * 40 - 3) * Math.PI) / 180
    const p = (/** @type {number} */ a, /** @type {number} */ R) => `${f(Math.cos(a) * R)} ${f(Math.sin(a) * R)}`
    const d = `M${p(a0, 15)}L${p(a0, 23)}A23 23 0 0 1 ${p(a1, 23)}L${p(a1, 15)}A15 15 0 0 0 ${p(a0, 15)}Z`
    return `<path d="${d}" ${wedgeInk(i, speed, was)}/>`
  })
  return `<svg class="dial" viewBox="-24 -24 48 40" width="${px}" height="${f((px * 40) / 48)}" aria-hidden="true">${wedges.join('')}
<text y="7" fill="var(--${speed === was ? 'ink' : 'legal'})">${speed || ''}</text></svg>`
}

const GLOVE = 'fill="var(--glove)" stroke="var(--glove-edge)" stroke-width="4" stroke-linejoin="round"'
const FIST = `<path d="M-34 44V2Q-40-26-14-30Q-8-38 4-32Q18-38 24-26Q40-24 38-6V20Q38 32 30 44Z" ${GLOVE}/>
<path d="M-14-30V-10M4-32V-10M24-26V-8M-34 10Q-10 24 12 12Q20 6 12 0H-16" fill="none" stroke="var(--glove-edge)" stroke-width="4"
stroke-linecap="round"/>`
const PALM = `<path d="M-92 40Q-104-10-96-44Q-92-58-82-54Q-74-50-76-36L-72-20V-66Q-71-80-60-80Q-50-80-49-66V-28L-44-78Q-42-92-31-91
Q-20-90-21-76L-22-30-12-72Q-8-84 3-81Q13-78 10-65L2-24Q20-46 34-50Q48-52 48-40Q46-32 34-22Q20-6 12 18Q6 40 -8 52H-76Q-88 52-92 40Z"
transform="translate(24 10)" ${GLOVE}/>`
/** A mitten, palm up or closed. @param {'left' | 'right'} side */
export const mitten = (side, closed = false) =>
  `<g transform="scale(${side === 'left' ? 1 : -1} 1)">${closed ? FIST : PALM}</g>`
