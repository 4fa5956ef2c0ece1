// Glyphs, sockets, pawns and landmarks of Railroad Tiles as SVG markup.
import { f } from './scenery.js'

// ---------- glyphs: 40 x 40, centred on 0,0; one silhouette for sockets, pawns, tokens and score lines ----------
/** @type {Record<string, string>} */
export const GLYPH = {
  car: `M-17 5.5C-17 1-15.6-.6-12-1.2L-8.4-7.8C-7.6-9.3-6.4-10-4.8-10H4.2C5.8-10 7-9.5 8-8.2L12.6-1.6C16-1 17-.2 17 3.4V6.6
    C17 7.8 16.3 8.5 15.1 8.5H13.6A4.9 4.9 0 0 1 4.1 8.5H-4.1A4.9 4.9 0 0 1-13.6 8.5H-15.2C-16.4 8.5-17 7.8-17 6.8ZM-7.9-1.6H-1
    V-7H-4.6C-5.2-7-5.6-6.8-5.9-6.2ZM1.6-1.6H8.6L5.6-6.2C5.2-6.8 4.9-7 4.2-7H1.6Z`,
  train: `M-11-9C-11-13-8-15.5 0-15.5S11-13 11-9V5.5C11 8.6 9.2 10.3 6.6 10.6L10.5 15.5H6.4L3.2 11.2H-3.2L-6.4 15.5H-10.5L-6.6 10.6
      C-9.2 10.3-11 8.6-11 5.5ZM-7.6-8.6V-1H-1.4V-8.6ZM1.4-8.6V-1H7.6V-8.6ZM-5.6 2.4A2.3 2.3 0 1 0-5.6 7A2.3 2.3 0 1 0-5.6 2.4Z
      M5.6 2.4A2.3 2.3 0 1 0 5.6 7A2.3 2.3 0 1 0 5.6 2.4Z`,
  traveller: `M0-16A5 5 0 1 1 0-6A5 5 0 1 1 0-16ZM-3.6-4.6H3.4C6-4.6 7.4-3.2 8-.8L9.6 5.2H14.5C15.4 5.2 16 5.8 16 6.7V14
      C16 14.9 15.4 15.5 14.5 15.5H6.5C5.6 15.5 5 14.9 5 14V6.7C5 6.2 5.2 5.8 5.5 5.5L4.6 2.2L3.8 15.5H.6L0 6L-.8 15.5H-4.2
      L-5 1.6L-7.2 6.6L-10.2 5.2L-7-2.4C-6.3-4-5.4-4.6-3.6-4.6Z`,
  star: 'M0-15L4.4-5.4L14.8-4.3L7.1 2.8L9.2 13.1L0 7.9L-9.2 13.1L-7.1 2.8L-14.8-4.3L-4.4-5.4Z',
  flag: 'M-9-15H-6V-13.5C-1-16.5 3-9.5 10-12.5V1C3 4-1-3-6 0V15.5H-9Z',
}
/**
 * An empty socket: paper disc, double ring in the colour of the kind, small glyph.
 * @param {string} kind
 * @param {number} x
 * @param {number} y
 * @param {boolean} [mini]
 */
export const pin = (kind, x, y, mini) =>
  mini
    ? `<g class="bl-pin bl-${kind}"><circle class="bl-p0" cx="${x}" cy="${y}" r="17"/>
      <circle class="bl-p1 m" cx="${x}" cy="${y}" r="12.5"/></g>`
    : `<g class="bl-pin bl-${kind}" data-about="pin"><circle class="bl-p0" cx="${x}" cy="${y}" r="17"/>
      <circle class="bl-p1" cx="${x}" cy="${y}" r="14.4"/>
      <path class="bl-pg" fill-rule="evenodd" transform="translate(${x} ${y}) scale(.56)" d="${GLYPH[kind]}"/></g>`
/**
 * A pawn: the solid silhouette standing on its socket, wider than the ring, with a paper halo.
 * @param {string} kind
 * @param {number} x
 * @param {number} y
 * @param {boolean} [mini]
 */
export const pawn = (kind, x, y, mini) =>
  mini
    ? `<g class="bl-pawn bl-${kind}"><circle class="bl-p0" cx="${x}" cy="${y}" r="19"/>
      <circle class="bl-pf" cx="${x}" cy="${y}" r="16"/></g>`
    : `<g class="bl-pawn bl-${kind}" data-about="pin"><circle class="bl-p0" cx="${x}" cy="${y}" r="18.4"/>
      <circle class="bl-pf" cx="${x}" cy="${y}" r="16.4"/>
      <path class="bl-ps" fill-rule="evenodd" transform="translate(${x} ${y}) scale(.72)" d="${GLYPH[kind]}"/></g>`
/**
 * The chain number of a pin: a small signal disc at its shoulder.
 * @param {number} n
 * @param {number} x
 * @param {number} y
 * @param {string} [cls]
 */
export const chainMark = (n, x, y, cls = '') =>
  `<g class="bl-chain ${cls}" data-about="pin"><circle cx="${f(x + 15)}" cy="${f(y - 15)}" r="10"/>
    <text x="${f(x + 15)}" y="${f(y - 10.4)}">${n}</text></g>`

// ---------- landmarks: drawn in a 60 x 60 box, feet at y = 56 ----------
/** @type {Record<string, string>} */
export const LANDMARK = {
  city_hall: `<path class="lm-w" d="M6 34H54V56H6z"/><path class="lm-w2" d="M22 22H38V56H22z"/>
      <path class="lm-r" d="M3 34L14 26H46L57 34z"/><path class="lm-w2" d="M24 12H36V34H24z"/>
      <path class="lm-r" d="M21 13C22 5 28 3 30-1C32 3 38 5 39 13z"/><circle class="bl-ck" cx="30" cy="20" r="4"/>
      <path class="bl-ch" d="M30 17.4V20H32"/><path class="lm-d" d="M27 56V46a3 3 0 0 1 6 0V56zM10 40h6v8h-6zM44 40h6v8h-6z"/>`,
  metropolis: `<path class="lm-r" d="M6 26H22V56H6z"/><path class="lm-w2" d="M20 4L31 0V56H20z"/>
      <path class="lm-b" d="M31 0L40 6V56H31z"/><path class="lm-o" d="M40 20H55V56H40z"/>
      <path class="lm-l"
      d="M9.500 31h9M9.500 37h9M9.500 43h9M9.500 49h9M23 10h5M23 17h5M23 24h5M23 31h5M23 38h5M23 45h5M43 26h9M43 32h9M43 38h9
      M43 44h9M43 50h9"/>`,
  central_station: `<path class="lm-w" d="M2 30H58V56H2z"/><path class="lm-r" d="M12 56V32a18 18 0 0 1 36 0V56z"/>
      <path class="lm-g" d="M17 56V33a13 13 0 0 1 26 0V56z"/>
      <path class="lm-l2" d="M30 20V56M17 38H43M23.500 22V56M36.500 22V56"/>
      <path class="lm-r" d="M0 26h12v6H0zM48 26h12v6H48z"/><circle class="bl-ck" cx="30" cy="9" r="6"/>
      <path class="bl-ch" d="M30 5.500V9H33"/>`,
  stadium: `<ellipse class="lm-sh" cx="30" cy="40" rx="30" ry="20"/><ellipse class="lm-w" cx="30" cy="36" rx="30" ry="20"/>
      <ellipse class="lm-r" cx="30" cy="34" rx="25.500" ry="16"/><ellipse class="lm-w2" cx="30" cy="35" rx="20" ry="12"/>
      <ellipse class="lm-gr" cx="30" cy="36" rx="17" ry="9.500"/>
      <path class="lm-l2" d="M30 26.500V45.500M25 36a5 3 0 1 0 10 0a5 3 0 1 0-10 0"/><path class="lm-m" d="M8 20V8M52 20V8"/>
      <path class="lm-o" d="M8 6l9 3-9 3zM52 6l-9 3 9 3z"/>`,
  airport: `<path class="lm-t" d="M-6 48L66 40V52L-6 60z"/><path class="lm-l2" d="M0 53L60 46" stroke-dasharray="7 5"/>
      <path class="lm-w" d="M44 20H52L50.500 44H45.500z"/><path class="lm-b" d="M39 10H57L54 21H42z"/>
      <path class="lm-r" d="M41 5H55V10H41z"/>
      <path class="lm-p" d="M2 24L10 22L30 12C35 10 39 12 36 15L26 22L22 36L17 37L18 26L10 29L7 34H4L5 28z"/>`,
  temple: `<path class="lm-w2" d="M4 50H56V56H4zM8 44H52V50H8z"/><path class="lm-r" d="M4 22L30 4L56 22z"/>
      <path class="lm-w" d="M8 22H52V28H8z"/>
      <path class="lm-w" d="M10 28h6v16h-6zM21 28h6v16h-6zM33 28h6v16h-6zM44 28h6v16h-6z"/>
      <path class="lm-d" d="M16 28h5v16h-5zM39 28h5v16h-5zM27 28h6v16h-6z"/>
      <circle class="lm-o" cx="30" cy="15.500" r="3.600"/>`,
  gas_station: `<path class="lm-r" d="M0 8H44V18H0z"/><path class="lm-w2" d="M0 18H44V21H0z"/><path class="lm-m" d="M6 21V56M38 21V56"/>
      <path class="lm-w" d="M13 30H31V56H13z"/><path class="lm-b" d="M16 33H28V41H16z"/>
      <path class="lm-hose" d="M31 44h6c5 0 4 8 8 8s5-3 5-8V34l-6-6"/>
      <path class="lm-o" d="M20 47a2.800 2.800 0 0 0 4 0c0-2-2-4-2-4s-2 2-2 4z"/><path class="lm-m" d="M9 56H35"/>`,
}
