// Every tile as drawn, with how many there are, and a plain word on where the list comes from.
import { html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { named, TileSvg, tileName } from './pieces.js'

/** @param {{ catalogue: import('./kinds').Catalogue }} props */
export function Gallery({ catalogue }) {
  const route = catalogue.tiles.filter((tile) => !tile.face.objective)
  const objectives = catalogue.tiles.filter((tile) => tile.face.objective)
  const sum = (/** @type {string} */ edition) => route.reduce((total, tile) => total + tile.count[edition], 0)
  return html`
    ${catalogue.status === 'reconstruction' && html`<p class="notice">${t('railroad-tiles-web-notice')}</p>`}
    <h2>${t('railroad-tiles-web-route-tiles', { final: sum('final'), prototype: sum('prototype') })}</h2>
    <div class="gallery">
      ${route.map(
        (tile) => html`
        <figure key=${tile.id}>
          <${TileSvg} face=${tile.face} size=${112} seed=${`${tile.id}`} label=${tileName(catalogue, tile.id)} />
          <figcaption>
            <b>${named(`shape-${tile.shape.toLowerCase()}`)}</b>
            <small>
              ${named(tile.face.terrain)}
              ${tile.face.pin ? `, ${named(`pin-${tile.face.pin}`)}` : ''}
            </small>
            <small>${t('railroad-tiles-web-count', { final: tile.count.final, prototype: tile.count.prototype })}</small>
          </figcaption>
        </figure>
      `,
      )}
    </div>
    <h2>${t('railroad-tiles-web-objectives')}</h2>
    <div class="gallery">
      ${objectives.map(
        (tile) => html`
        <figure key=${tile.id}>
          <${TileSvg} face=${tile.face} size=${112} seed=${`${tile.id}`} label=${tileName(catalogue, tile.id)} />
          <figcaption>
            <b>${tile.face.objective && named(tile.face.objective)}</b>
          </figcaption>
        </figure>
      `,
      )}
    </div>
  `
}
