// Tiles, tokens and names as components, for everywhere that is not the area.
import { html } from '../../lib/html.js'
import { list, t } from '../../lib/words.js'
import { GLYPH } from './art.js'
import { tile as drawTile } from './tiles.js'

/** @typedef {import('./tiles.js').Shown} Shown */

// The shape that clips tiles, and the patterns that stand beside colours, must stand in the page once.
document.body.insertAdjacentHTML(
  'beforeend',
  `<svg width="0" height="0" class="sr" aria-hidden="true"><defs>
    <clipPath id="bl-clip"><rect x=".7" y=".7" width="98.6" height="98.6" rx="5"/></clipPath>
    <pattern id="bl-dots" width="14" height="14" patternUnits="userSpaceOnUse">
      <rect class="bl-dot-ground" width="14" height="14"/><circle class="bl-dot" cx="4" cy="4" r="2.2"/>
      <circle class="bl-dot" cx="11" cy="11" r="2.2"/>
    </pattern>
    <pattern id="bl-hatch" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="bl-hatch" d="M0 0V11"/>
    </pattern>
  </defs></svg>`,
)

/** @type {Map<string, string>} */
const drawn = new Map()

/**
 * Tiles are drawn once and kept as markup: their colours are tokens, so themes need no redrawing.
 * @param {Shown} face
 * @param {import('./tiles.js').How} [how]
 */
export function markup(face, how = {}) {
  const { sides, segments, terrain, station, pin, objective, pawn, x, y } = face
  const key = [sides, segments, terrain, !!station, pin, objective, pawn, x, y, !!how.mini, how.pins, how.seed].join(
    '|',
  )
  let found = drawn.get(key)
  if (found === undefined) {
    found = drawTile(face, how)
    if (drawn.size > 4000) drawn.clear()
    drawn.set(key, found)
  }
  return found
}

/** @param {{ face: Shown, size: number, label?: string, seed?: string, mini?: boolean }} props */
export const TileSvg = ({ face, size, label, seed, mini }) => html`
  <svg
    class="bl-svg"
    viewBox="0 0 100 100"
    width=${size}
    height=${size}
    role=${label ? 'img' : null}
    aria-label=${label}
    aria-hidden=${label ? null : 'true'}
    dangerouslySetInnerHTML=${{ __html: markup(face, { mini: mini ?? size < 40, seed }) }}
  ></svg>
`

/** @param {{ kind: string, size?: number }} props */
export const Glyph = ({ kind, size = 20 }) => html`
  <svg class="bl-glyph" viewBox="-18 -18 36 36" width=${size} height=${size} aria-hidden="true">
    <path fill-rule="evenodd" d=${GLYPH[kind]} />
  </svg>
`

/** @param {import('./kinds').Catalogue} catalogue @param {number} tile @returns {Shown} */
export const faceOf = (catalogue, tile) => catalogue.tiles[tile].face

/** @param {string} id */
export const named = (id) => t(`railroad-tiles-${id.replaceAll('_', '-')}`)

/** When an objective holds. @param {string} id */
export const condition = (id) => t(`railroad-tiles-web-objective-${id.replaceAll('_', '-')}`)

/** "road curve, town, car pin". @param {import('./kinds').Catalogue} catalogue @param {number} tile */
export function tileName(catalogue, tile) {
  const { shape, face } = catalogue.tiles[tile]
  if (face.objective) return named(face.objective)
  return [named(`shape-${shape.toLowerCase()}`), named(face.terrain), face.pin && named(`pin-${face.pin}`)]
    .filter(Boolean)
    .join(', ')
}

/** What lies on a cell, said to who cannot see it. @param {Shown} face */
export function faceName(face) {
  const ways = face.segments.map((segment) => {
    const [kind, letters] = segment.split(':')
    return t('railroad-tiles-web-way', {
      kind,
      sides: list([...letters].map((letter) => t(`web-side-${letter.toLowerCase()}`))),
    })
  })
  const pin = face.pawn ? t('railroad-tiles-web-pawn', { pawn: face.pawn }) : face.pin ? named(`pin-${face.pin}`) : ''
  return [
    face.objective ? named(face.objective) : '',
    named(face.terrain),
    ...ways,
    face.station ? t('railroad-tiles-web-station') : '',
    pin,
  ]
    .filter(Boolean)
    .join(', ')
}

/** "car / train ⚑". @param {import('./kinds').Catalogue} catalogue @param {number} token */
export function tokenName(catalogue, token) {
  const facts = catalogue.tokens[token]
  return facts.types.map(named).join(' / ') + (facts.flag ? ` (${t('railroad-tiles-web-flag')})` : '')
}
