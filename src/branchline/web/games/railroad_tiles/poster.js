// The poster of Railroad Tiles: flat shapes, our own, in inks that change with the theme.
import { tile } from './tiles.js'

export function draw() {
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
