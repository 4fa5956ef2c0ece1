// The rules of Railroad Tiles in pictures.
import { html } from '../../lib/html.js'
import { Glyph, markup } from './pieces.js'

/** @typedef {import('./tiles.js').Shown} Shown */

/** @type {(terrain: 'town' | 'field', more?: object) => Shown} */
const road = (terrain, more = {}) => ({ sides: 'H-H-', segments: ['road:NS'], terrain, ...more })
/** @type {(terrain: 'town' | 'field', more?: object) => Shown} */
const rail = (terrain, more = {}) => ({ sides: 'R-R-', segments: ['rail:NS'], terrain, ...more })
/** @type {Shown} */
const CROSS = { sides: 'HHHH', segments: ['road:NESW'], terrain: 'field' }
/** @type {Shown} */
const STATION = { sides: 'HRHR', segments: ['rail:EW', 'road:NS'], terrain: 'field', station: true }

/** Tiles as they lie, in one picture. @param {...[Shown, number, number]} laid */
function lie(...laid) {
  const wide = 1 + Math.max(...laid.map(([, x]) => x))
  const high = 1 + Math.max(...laid.map(([, , y]) => y))
  return html`<svg class="lay" viewBox=${`0 0 ${wide * 100} ${high * 100}`}>${laid.map(
    ([face, x, y]) => html`<g transform=${`translate(${x * 100} ${y * 100})`}
      dangerouslySetInnerHTML=${{ __html: markup({ ...face, x, y }) }}></g>`,
  )}</svg>`
}
const around = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y])).filter(([x, y]) => x !== 1 || y !== 1)

/** @type {import('../../types').Guide} */
export default {
  turn: [
    {
      word: 'column',
      clause: 'RT-T1',
      draw: () => lie([road('town'), 0, 0], [STATION, 0, 1.15], [rail('field', { pin: 'train' }), 0, 2.3]),
    },
    { word: 'match', clause: 'RT-T3', draw: () => lie([road('field'), 0, 0], [STATION, 0, 1]) },
    {
      word: 'pawns',
      clause: 'RT-P1',
      draw: () =>
        html`<${Glyph} kind="train" size=${64} />${lie([rail('field', { pin: 'train', pawn: 'train' }), 0, 0])}`,
    },
    {
      word: 'order',
      clause: 'RT-E3',
      draw: () => lie([CROSS, 0, 0], [rail('town'), 0, 1.15], [STATION, 1.4, 0], [road('field'), 1.4, 1.15]),
    },
  ],
  scoring: [
    {
      word: 'chain',
      clause: 'RT-P6',
      draw: () =>
        lie(
          [rail('field', { pin: 'train', pawn: 'train' }), 0, 0],
          [rail('town', { pin: 'train', pawn: 'train' }), 0, 1],
        ),
    },
    {
      word: 'city',
      clause: 'RT-F1',
      draw: () => lie([road('town'), 0, 0], [road('town', { pin: 'car' }), 1, 0], [rail('town'), 2, 0]),
    },
    { word: 'rectangle', clause: 'RT-F2', draw: () => lie([CROSS, 0, 0], [CROSS, 1, 0], [CROSS, 0, 1], [CROSS, 1, 1]) },
    { word: 'openings', clause: 'RT-F3', draw: () => lie([CROSS, 0, 0]) },
  ],
  mistakes: [
    { word: 'corner', clause: 'RT-F1', draw: () => lie([road('town'), 0, 0], [rail('town'), 1, 1]) },
    {
      word: 'hole',
      clause: 'RT-F3',
      draw: () => lie(.../** @type {[Shown, number, number][]} */ (around.map(([x, y]) => [CROSS, x, y]))),
    },
    { word: 'change', clause: 'RT-C3', draw: () => lie([STATION, 0, 0]) },
    {
      word: 'stays',
      clause: 'RT-P8',
      draw: () => lie([road('field', { pin: 'car', pawn: 'car' }), 0, 0], [road('town', { pin: 'car' }), 0, 1]),
    },
    { word: 'discard', clause: 'RT-T4', isRuling: true, draw: () => lie([rail('field'), 0, 0], [road('field'), 2, 0]) },
  ],
}
