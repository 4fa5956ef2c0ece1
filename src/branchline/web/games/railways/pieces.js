// The pieces of Railways as SVG: buildings, four dice of four shapes, icons, tracks. Colours are tokens, so a theme repaints.
import { pips } from '../../parts/pips.js'

/** @param {number} n */
const f = (n) => Math.round(n * 10) / 10

// Buildings: colour, letter and silhouette -----------------------------------------------------------------------------

/** @type {Record<string, [string, string]>} */
const SHAPE = {
  R: ['M10 52 50 16 90 52H82V88H18V52Z', '<path d="M64 30V12H76V40Z" class="rw-f-R"/>'],
  L: [
    'M14 56A36 36 0 0 1 86 56V88H14Z',
    '<path d="M50 22V6L68 12 50 18" class="rw-f-L rw-s-L" stroke-width="4" stroke-linejoin="round"/>',
  ],
  C: [
    'M14 26H86V88H14Z',
    `
    <path d="M8 28H92V40A10.500 10 0 0 1 71 40 10.500 10 0 0 1 50 40 10.500 10 0 0 1 29 40 10.500 10 0 0 1 8 40Z" class="rw-card"/>
    <path d="M8 28H29V40A10.500 10 0 0 1 8 40ZM50 28H71V40A10.500 10 0 0 1 50 40Z" class="rw-i-C"/>`,
  ],
  I: [
    'M10 88V52L32 38V52L54 38V52L66 45V12H84V88Z',
    '<path d="M75 4a7 7 0 0 1 13-3 6 6 0 0 1 3 10" class="rw-smoke-line"/>',
  ],
}

/**
 * A building in a box of 100.
 * @param {string} k @param {{ x?: number, y?: number, lx?: number, ground?: boolean, letter?: boolean }} [how]
 */
export function building(k, { x = 0, y = 0, lx = k === 'I' ? 40 : 50, ground = true, letter = true } = {}) {
  const plot = ground
    ? '<rect x="3" y="3" width="94" height="94" rx="12" class="rw-town"/><path d="M12 90H88" class="rw-town-line"/>'
    : ''
  const shape = `<path d="${SHAPE[k][0]}" class="rw-f-${k} rw-e-${k}"/>`
  const name = letter ? `<text x="${lx}" y="82" class="rw-letter rw-o-${k}">${k}</text>` : ''
  return `<g transform="translate(${x} ${y})">${plot}${k === 'R' ? SHAPE.R[1] + shape : shape + SHAPE[k][1]}${name}</g>`
}

/** @param {string} k @param {number} [size] */
export const buildingIcon = (k, size = 30) => `
  <svg viewBox="4 0 92 92" width="${size}" height="${size}" aria-hidden="true">${building(k, { ground: false })}</svg>`

// Dice: no two share a silhouette -----------------------------------------------------------------------------------------

/** Round and ivory. @param {number} n */
export const passengerDie = (n) =>
  `<g class="rw-die-p" data-about="passengers"><circle r="21"/><g class="pips">${pips(n, 8.5, 4)}</g></g>`
/** A house in its colour; grey while it is not built. @param {number} n @param {string} [k] */
export const buildingDie = (n, k = 'none') => `<g class="rw-die-b rw-d-${k}" data-about="dice">
  <path d="M-21 -9 0 -25 21 -9V19Q21 22 18 22H-18Q-21 22-21 19Z"/><g class="pips" transform="translate(0 4)">${pips(n, 9, 4.2)}</g></g>`
/** A hexagon in helmet yellow. @param {number} n */
export const workerDie = (n) => `<g class="rw-die-w"><path d="M-23 0 -12 -20H12L23 0 12 20H-12Z"/>
  <g class="pips">${pips(n, 8, 3.8)}</g></g>`

/** Twelve sides, and a numeral. @param {number} n */
export function decadeDie(n) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const t = ((i * 36 - 90) * Math.PI) / 180
    const r = i % 2 ? 21.5 : 24
    return `${f(Math.cos(t) * r)} ${f(Math.sin(t) * r)}`
  })
  return `<g class="rw-die-d"><path d="M${points.join('L')}Z"/><path class="in" d="M0-16 15-5 9.500 13H-9.500L-15-5Z"/>
    <text y="7">${n}</text></g>`
}

/** @param {string} drawing @param {number} [size] */
export const dieIcon = (drawing, size = 36) => `
  <svg viewBox="-26 -27 52 52" width="${size}" height="${size}" aria-hidden="true">${drawing}</svg>`

// The icons of the action cards, in a box of 24 ---------------------------------------------------------------------------

/** @param {string} k */
const pin = (k) => `
  <path class="rw-f-${k}"
    d="M12 1.500A8.500 8.500 0 0 1 20.500 10C20.500 15.500 12 23 12 23S3.500 15.500 3.500 10A8.500 8.500 0 0 1 12 1.500Z"/>
  <text x="12" y="14.500" class="rw-pin rw-o-${k}">${k}</text>`
/** @param {number} x @param {number} w */
const oneRail = (x, w) => `<g transform="translate(${x} 0)">
  <path d="M0 4.500H${w}M0 9.500H${w}M0 14.500H${w}M0 19.500H${w}" class="rw-sleepers"/>
  <path d="M${w / 2} 1V23" class="rw-rail" stroke-width="${f(w * 0.5)}"/>
  <path d="M${w / 2} 1V23" class="rw-core" stroke-width="${f(w * 0.2)}"/></g>`
/** @param {string | number} n */
const coin = (n) =>
  `<circle cx="12" cy="12" r="10.500" class="rw-coin"/><text x="12" y="16.300" class="rw-coin-text">+${n}</text>`

/** @type {Record<string, string>} */
const GLYPH = {
  ticket: `<path d="M1 5.500H23V9.500A2.600 2.600 0 0 0 23 14.500V18.500H1V14.500A2.600 2.600 0 0 0 1 9.500Z" fill="currentColor"/>
    <path d="M15.500 6.500V17.500" class="rw-cut" stroke-width="1.700" stroke-dasharray="2.200 1.800"/>
    <path d="M6 12H11.500" class="rw-cut" stroke-width="2.600"/>`,
  rail: oneRail(3.5, 17),
  two_rails: oneRail(0, 11) + oneRail(13, 11),
  capital: coin(''),
  passenger: `<circle cx="12" cy="7.500" r="4.500" fill="currentColor"/>
    <path d="M3.500 22C3.500 16 7 13.500 12 13.500S20.500 16 20.500 22Z" fill="currentColor"/>
    <path d="M6.500 5.500H17.500" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/>`,
  worker: `<path d="M4 11A8 8 0 0 1 20 11Z" class="rw-helmet"/><path d="M2 11.500H22" class="rw-brim" stroke-width="3"/>
    <path d="M12 3V11" class="rw-brim" stroke-width="2"/><path d="M6.500 13.500A5.500 5.500 0 0 0 17.500 13.500Z" fill="currentColor"/>
    <path d="M3.500 23C4 19.800 7.500 19 12 19S20 19.800 20.500 23Z" fill="currentColor"/>`,
  upgrade: '<path d="M4 12 12 4 20 12M4 20 12 12 20 20" class="rw-chevrons"/>',
  clean: `<path d="M20.500 3C8 3 3.500 9 5 19 15 20.500 21 15.500 20.500 3Z" class="rw-leaf"/>
    <path d="M3 22C6 15 10 11 15.500 8" class="rw-cut" stroke-width="1.900"/>`,
  build: `<path d="M3 10 10.500 4 18 10V20H3Z" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linejoin="round"/>
    <circle cx="18" cy="17.500" r="5.800" fill="currentColor"/><path d="M18 14.500V20.500M15 17.500H21" class="rw-cut" stroke-width="2"/>`,
  to_R: pin('R'),
  to_L: pin('L'),
  to_C: pin('C'),
  to_I: pin('I'),
}

/** @param {string} kind */
export const glyph = (kind) => GLYPH[kind] || (kind.startsWith('capital_') ? coin(kind.slice(8)) : '')
/** @param {string} kind @param {number} [size] */
export const icon = (kind, size = 30) =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${glyph(kind)}</svg>`

/** A payment drawn small: the four slots of a card as four boxes, the used ones lit. @param {number[]} used @param {number} [size] */
export function miniCard(used, size = 46) {
  const boxes = [1, 2, 3, 4].map((n) => {
    const on = used.includes(n)
    const x = n % 2 ? 5 : 24
    const y = n > 2 ? 21 : 5
    const number = on ? `<text x="${x + 8.5}" y="${y + 11}">${n}</text>` : ''
    return `<rect x="${x}" y="${y}" width="17" height="14" rx="4" class="${on ? 'on' : 'off'}"/>${number}`
  })
  const height = f((size * 40) / 46)
  return `<svg class="rw-mini ${used.length ? 'used' : ''}" viewBox="0 0 46 40" width="${size}" height="${height}" aria-hidden="true">
    <rect x="1" y="1" width="44" height="38" rx="7" class="edge"/>${boxes.join('')}</svg>`
}

// Tracks ----------------------------------------------------------------------------------------------------------------

/** @param {number} n @param {number} to @param {number} most */
export function capitalTrack(n, to, most) {
  const row = Math.ceil((most + 1) / 2)
  const boxes = Array.from({ length: most + 1 }, (_, i) => {
    const second = i >= row
    const x = (second ? i - row : i) * 25.4 + (second ? 12.7 : 0)
    const y = second ? 30 : 0
    const state = i === n ? 'here' : i === to ? 'next' : i > Math.min(n, to) && i <= Math.max(n, to) ? 'way' : ''
    return `<g transform="translate(${f(x)} ${y})" class="${state}"><rect x="1" y="1" width="23.400" height="26" rx="7"/>
      <text x="12.700" y="18.700">${i}</text></g>`
  })
  return `<svg class="rw-capital" viewBox="0 0 ${f(row * 25.4 + 1)} 58" width="100%" aria-hidden="true">${boxes.join('')}</svg>`
}

/** @param {number} n @param {number} to @param {number} most */
export function pollutionTrack(n, to, most) {
  let x = 1
  const puffs = Array.from({ length: most }, (_, k) => {
    const i = k + 1
    const r = 8.15 + i * 0.27
    const changes = i > Math.min(n, to) && i <= Math.max(n, to)
    x += r
    const state = changes ? (to > n ? 'more' : 'less') : i <= n ? 'on' : ''
    const drawn = `<g class="${state}"><circle cx="${f(x)}" cy="${f(18 - i * 0.2)}" r="${f(r)}"/>
      <text x="${f(x)}" y="${f(22 - i * 0.2)}">${i}</text></g>`
    x += r + 1.2
    return drawn
  })
  return `<svg class="rw-pollution" viewBox="0 0 280 31" width="100%" aria-hidden="true">${puffs.join('')}</svg>`
}

/** @param {number} n @param {number} [size] */
export function rosette(n, size = 64) {
  const points = Array.from({ length: 32 }, (_, i) => {
    const t = (i * Math.PI) / 16
    const r = i % 2 ? 27 : 31
    return `${f(Math.cos(t) * r)} ${f(Math.sin(t) * r)}`
  })
  return `<svg class="rw-rosette" viewBox="-34 -34 68 76" width="${size}" height="${f((size * 76) / 68)}" aria-hidden="true">
    <path class="tails" d="M-14 18 -20 40 -8 34 0 40V18ZM14 18 20 40 8 34 0 40V18Z"/><path d="M${points.join('L')}Z"/><circle r="22"/>
    <text y="9">${n}</text></svg>`
}

/** The decades as stops on a line. @param {number} n @param {number} all */
export function decadeLine(n, all) {
  const step = 252 / (all - 1)
  const x = (/** @type {number} */ i) => f(12 + (i - 1) * step)
  const others = Array.from({ length: all }, (_, i) => i + 1).filter((i) => i !== n)
  const stops = others.map((i) => `<circle cx="${x(i)}" cy="16" r="5" class="${i < n ? 'past' : ''}"/>`)
  const die = n <= all ? `<g transform="translate(${x(n)} 16) scale(.62)">${decadeDie(n)}</g>` : ''
  return `<svg class="rw-decades" viewBox="-4 0 284 32" width="100%" aria-hidden="true">
    <path d="M12 16H264"/>${n > 1 ? `<path class="past" d="M12 16H${x(Math.min(n, all))}"/>` : ''}${stops.join('')}${die}</svg>`
}
