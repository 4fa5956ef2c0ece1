// The posters of the three games: flat shapes, our own, in inks that change with the theme.
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { tile } from '../games/railroad_tiles/tiles.js'

function artTiles() {
  let arches = ''
  for (let i = 0; i < 6; i++) {
    const x = -14 + i * 68
    arches += `<path fill="var(--a-stone)" d="M${x} 236h68v160h-13v-122a21 21 0 0 0-42 0v122h-13z"/>
      <path fill="var(--a-shade)" d="M${x + 55} 274v122h6v-122a27 27 0 0 0-16-25a21 21 0 0 1 10 25z"/>`
  }
  // a quilt of tiles in the foreground, seen at a slant
  /** @type {[number, number, string, string, string, boolean?][]} */
  const at = [
    [0, 0, '-H-H', 'road:EW', 'field'],
    [1, 0, '--HH', 'road:SW', 'town'],
    [2, 0, '-RR-', 'rail:ES', 'field'],
    [3, 0, '---R', 'rail:W', 'town'],
    [0, 1, '-R-R', 'rail:EW', 'field'],
    [1, 1, 'HRHR', 'road:NS rail:EW', 'field'],
    [2, 1, 'RH-R', 'rail:NW road:E', 'town', true],
    [3, 1, '-H-H', 'road:EW', 'field'],
    [0, 2, '-HH-', 'road:ES', 'town'],
    [1, 2, 'HH-H', 'road:NEW', 'town'],
    [2, 2, '-H-H', 'road:EW', 'field'],
    [3, 2, '--HH', 'road:SW', 'field'],
  ]
  const quilt = at
    .map(
      ([x, y, sides, segs, terrain, station]) =>
        `<g transform="translate(${x * 100} ${y * 100})">${tile({ x, y, sides, segments: segs.split(' '), terrain, station })}</g>`,
    )
    .join('')
  return `<rect width="360" height="440" fill="var(--a-sky)"/><circle cx="262" cy="112" r="58" fill="var(--a-sun)"/>
  <path fill="var(--a-far)" d="M0 196L62 132l44 40 58-84 70 88 42-34 84 74V300H0z"/>
    <path fill="var(--a-sun)" opacity=".55" d="M164 88l22 28-14-4-9 10-9-12-12 8z"/>
    <path fill="var(--a-mid)" d="M0 232C60 190 120 214 180 238S300 208 360 226V330H0z"/>
  <g fill="var(--a-smoke)"><circle cx="118" cy="176" r="10"/><circle cx="100" cy="163" r="13"/><circle cx="76" cy="152" r="16"/>
    <circle cx="46" cy="146" r="19"/><circle cx="12" cy="144" r="22"/></g>
  <g fill="#163f69"><path d="M128 190h12v14h52v-22h34v40h-104v-12a6 6 0 0 1 6-6z"/><path fill="#b3372b" d="M186 176h46v8h-46z"/>
    <rect x="200" y="190" width="18" height="13" fill="#ffd98a"/>
    <path d="M236 186h62v36h-62zM304 186h62v36h-62z" fill="#b3372b"/>
    <path fill="#ffe7b0"
    d="M243 194h12v12h-12zM261 194h12v12h-12zM279 194h12v12h-12zM311 194h12v12h-12zM329 194h12v12h-12zM347 194h12v12h-12z"/>
    <path fill="#e39a35" d="M122 216h244v5H122z"/></g>
  <g fill="#20242c">${[134, 156, 178, 204, 220, 250, 284, 318, 350].map((x) => `<circle cx="${x}" cy="225" r="8"/>`).join('')}</g>
  <path fill="var(--a-shade)" d="M0 232h360v8H0z"/>${arches}
    <path fill="var(--a-near)" d="M0 342C70 318 130 336 190 330s120-22 170-8V440H0z"/>
  <svg x="0" y="338" width="360" height="102" viewBox="0 0 360 102" preserveAspectRatio="none">
    <g transform="translate(-28 4) skewX(-18) scale(1.08 .62)">${quilt}</g></svg>`
}
function artPlan() {
  const L = (/** @type {string} */ c, /** @type {string} */ d, w = 9) =>
    `<path fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
  const stop = (/** @type {number} */ x, /** @type {number} */ y, letter = '', c = '') =>
    letter
      ? `<g transform="translate(${x} ${y})">
        <rect x="-19" y="-19" width="38" height="38" rx="9" fill="${c}" stroke="var(--b-paper)" stroke-width="4"/>
        <text y="8" text-anchor="middle" font-family="var(--display)" font-weight="600" font-size="22" fill="#fffaf0">
        ${letter}</text></g>`
      : `<circle cx="${x}" cy="${y}" r="8" fill="var(--b-bg)" stroke="var(--b-paper)" stroke-width="4.500"/>`
  const pip = (/** @type {number} */ x, /** @type {number} */ y) =>
    `<circle cx="${x}" cy="${y}" r="7.500" fill="#20304a"/>`
  return `<rect width="360" height="440" fill="var(--b-bg)"/>
    <path stroke="var(--b-grid)" stroke-width="2"
    d="${[...Array(11).keys()].map((i) => `M${i * 40} 0V440M0 ${i * 40 + 20}H360`).join('')}"/>
  ${L('#e39a35', 'M-10 60H110L190 140H370')}${L('var(--b-paper)', 'M60 -10V180L130 250H290L370 330')}
    ${L('#d9604a', 'M300 -10V80L200 180V300')}${L('#8fc3e8', 'M-10 300H90L190 200H370')}
  ${stop(140, 90)}${stop(60, 130)}${stop(220, 160)}${stop(300, 40)}${stop(330, 290)}${stop(330, 200)}${stop(30, 300)}
  ${stop(60, 60, 'R', '#b3372b')}${stop(286, 140, 'C', '#1769aa')}${stop(200, 250, 'L', '#27714a')}${stop(100, 220, 'I', '#7a4a8c')}
  <g fill="var(--b-paper)"><circle cx="104" cy="286" r="12"/><circle cx="88" cy="270" r="16"/><circle cx="62" cy="258" r="20"/>
    <circle cx="30" cy="252" r="24"/></g>
  <g transform="translate(104 376)"><path fill="#0e1826" stroke="var(--b-paper)" stroke-width="4" d="M-62 70L-50 22H50L62 70z"/>
    <circle r="54" fill="var(--b-paper)"/><circle r="50" fill="#17263c"/>
    <circle r="40" fill="#2d4468" stroke="#e39a35" stroke-width="4"/><circle r="11" fill="#e39a35"/>
    <path stroke="#e39a35" stroke-width="5" d="M0 0L26 22"/>
    <path fill="#17263c" stroke="var(--b-paper)" stroke-width="4" d="M-15-49h30l6-25h-42z"/>
    <path fill="#e39a35" d="M-23-76h46v7h-46z"/><circle cy="-34" r="0"/><path fill="#b3372b" d="M-66 40H66v14H-66z"/>
    <circle cx="-54" cy="47" r="8" fill="#ffe7b0"/><circle cx="54" cy="47" r="8" fill="#ffe7b0"/></g>
  <g transform="translate(232 338) rotate(-12)"><path fill="#0003" d="M-40 46h92v14h-92z"/>
    <rect x="-44" y="-44" width="88" height="88" rx="16" fill="#fffaf0"/>
    <rect x="-44" y="24" width="88" height="20" rx="10" fill="#e7d7b5"/>${pip(-22, -24)}${pip(22, -24)}${pip(0, -2)}
    ${pip(-22, 18)}${pip(22, 18)}</g>
  <g transform="translate(312 390) rotate(14)"><rect x="-38" y="-38" width="76" height="76" rx="14" fill="#b3372b"/>
    <rect x="-38" y="20" width="76" height="18" rx="9" fill="#8e2a20"/>
    <text y="14" text-anchor="middle" font-family="var(--display)" font-weight="600" font-size="46" fill="#fffaf0">R</text></g>`
}
function artCart() {
  const jewel = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ r,
    /** @type {string} */ c,
    /** @type {string} */ d,
  ) =>
    `<g transform="translate(${x} ${y}) rotate(${r})"><path fill="${c}" d="${d}"/><path fill="#ffffff59" d="M-7-9H0V3z"/></g>`
  return `<rect width="360" height="440" fill="var(--c-bg)"/><circle cx="196" cy="150" r="128" fill="var(--c-far)"/>
    <circle cx="196" cy="150" r="88" fill="#7a559a" opacity=".55"/>
    <circle cx="196" cy="150" r="52" fill="var(--c-glow)" opacity=".35"/>
  <path fill="var(--c-mid)"
    d="M0 0H360V54L338 96 318 40 292 74 270 28 244 46 214 18 190 40 160 20 134 66 112 34 84 92 62 44 34 118 14 70 0 90z"/>
  <path fill="var(--c-mid)"
    d="M0 250L40 262 70 256 96 292 84 330 108 376 96 440H0zM360 220L330 236 312 268 326 310 300 352 316 400 304 440H360z"/>
    <path fill="var(--c-deep)" d="M96 440L112 376 152 352 188 384 226 348 262 372 300 440z"/>
    <path fill="var(--c-deep)" d="M0 300L30 310 58 304 74 336 60 380 78 440H0zM360 280L342 300 350 350 330 390 336 440H360z"/>
  <g stroke="#a8743c" stroke-width="9" stroke-linecap="round"><path d="M6 262V440M56 268V440"/>
    <path stroke-width="6" d="M6 300L56 350M56 300L6 350M6 370L56 420M56 370L6 420"/></g>
  <g transform="rotate(-9 60 250)"><g fill="#a8743c">
    ${[0, 22, 44, 66, 88].map((x) => `<rect x="${x - 14}" y="248" width="12" height="12"/>`).join('')}
    <rect x="106" y="240" width="12" height="12" transform="rotate(34 112 246)"/></g>
    <path stroke="#b9c2cd" stroke-width="7" stroke-linecap="round" fill="none" d="M-30 245H92C104 245 110 240 116 230"/></g>
  <g stroke="#f3d9a4" stroke-width="4" stroke-linecap="round" opacity=".7"><path d="M96 176l-34 12M100 206l-44 12M118 140l-26 8"/></g>
  <g transform="translate(196 176) rotate(-14)">
    <path fill="#5d9a4a" d="M-34-62C-74-84-92-74-98-66C-80-62-62-50-40-36zM34-62C74-84 92-74 98-66C80-62 62-50 40-36z"/>
      <path fill="#d98a9a" d="M-42-58C-64-70-76-68-84-66C-70-62-58-54-44-44zM42-58C64-70 76-68 84-66C70-62 58-54 44-44z"/>
    <path fill="#6cab55" d="M-42-50C-42-84-20-98 0-98S42-84 42-50C42-22 24-8 0-8S-42-22-42-50z"/>
    <path fill="#8a5a2c" d="M-42-70C-36-96-18-108 0-108S36-96 42-70C20-80-20-80-42-70z"/><g stroke="#3a281e" stroke-width="5">
      <circle cx="-16" cy="-56" r="15" fill="#fff3d6"/><circle cx="16" cy="-56" r="15" fill="#fff3d6"/></g>
      <circle cx="-12" cy="-55" r="6" fill="#20242c"/><circle cx="20" cy="-55" r="6" fill="#20242c"/>
      <path fill="#4f8a3d" d="M-5-42C-3-34 3-34 6-42z"/><path fill="#3a1c22" d="M-22-32C-10-12 12-12 24-32C8-26-8-26-22-32z"/>
      <path fill="#fffaf0" d="M-14-28l5 7 5-6zM6-27l5 6 5-8z"/>
    <path stroke="#6cab55" stroke-width="15" stroke-linecap="round" d="M-44 6L-72-40M44 6L78-34"/>
      <circle cx="-74" cy="-44" r="11" fill="#6cab55"/><circle cx="80" cy="-38" r="11" fill="#6cab55"/>
    <path fill="#7c8796" d="M-74-2H74L58 62H-58z"/><path fill="#5b6573" d="M-70 14H70L66 30H-66z"/>
      <path fill="#a9b3c0" d="M-80-10H80V6H-80z"/><g fill="#e9edf2"><circle cx="-60" cy="22" r="3.500"/>
      <circle cx="-30" cy="22" r="3.500"/><circle cx="0" cy="22" r="3.500"/><circle cx="30" cy="22" r="3.500"/>
      <circle cx="60" cy="22" r="3.500"/></g>
    <g><circle cx="-36" cy="68" r="19" fill="#2b3038"/><circle cx="-36" cy="68" r="8" fill="#e39a35"/>
      <circle cx="36" cy="68" r="19" fill="#2b3038"/><circle cx="36" cy="68" r="8" fill="#e39a35"/></g></g>
  ${jewel(92, 96, 12, '#e05a6d', 'M-16-6L-8-16H8L16-6L0 18z')}${jewel(292, 92, -18, '#d8effa', 'M0-20L14-6V10L0 20L-14 10V-6z')}
    ${jewel(318, 168, 20, '#f0c04a', 'M-14-14H14V14H-14z')}${jewel(140, 308, 30, '#7ddc8a', 'M0-18L17 12H-17z')}
    ${jewel(262, 296, -10, '#9a94a3', 'M-9-17H9L18 0L9 17H-9L-18 0z')}`
}

/** @type {Record<string, { draw: () => string, crop: string }>} */
const POSTERS = {
  'railroad-tiles': { draw: artTiles, crop: '60 60 240 240' },
  railways: { draw: artPlan, crop: '130 30 220 220' },
  'off-the-rails': { draw: artCart, crop: '90 60 220 220' },
}

/** @type {Map<string, string>} */
const drawn = new Map()

/** @param {{ game: string, crop?: boolean }} props */
export function Poster({ game, crop }) {
  const poster = POSTERS[game]
  if (!poster) return null
  if (!drawn.has(game)) {
    drawn.set(game, poster.draw())
    style('games/railroad_tiles/tiles.css')
  }
  return html`
    <svg
      class="art"
      viewBox=${crop ? poster.crop : '0 0 360 440'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML=${{ __html: drawn.get(game) || '' }}
    ></svg>
  `
}
