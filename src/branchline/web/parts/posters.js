// A game's poster, as its front draws it.
import { frontOf } from '../games/fronts.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'

/** @type {Map<string, string>} */
const drawn = new Map()

/** @param {{ game: string, crop?: boolean }} props */
export function Poster({ game, crop }) {
  const front = frontOf(game)
  if (!front) return null
  const { poster } = front
  if (!drawn.has(game)) {
    drawn.set(game, poster.draw())
    front.styles.forEach(style)
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
