// What one holds: tiles to place, or tokens to place pawns for.
import { cls, html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { phone } from '../../parts/frame.js'
import { Icon } from '../../parts/icons.js'
import {
  chosenHall,
  chosenTile,
  ghostAction,
  hallsOpen,
  isChoosing,
  isPawning,
  isPlacing,
  keyOf,
  own,
  pawnPlaces,
  placesOf,
  tilesAtHand,
  turnGhost,
} from './choices.js'
import { faceOf, Glyph, TileSvg, tileName, tokenName } from './pieces.js'

/** @typedef {import('../../types').Table} Table */

/** Picks a tile up and lays its ghost on the first place where it fits. @param {Table} table @param {number} tile */
export function pick(table, tile) {
  const kept = own(table)
  kept.tile.value = tile
  kept.lay.value = 0
  const places = placesOf(table, tile)
  const first =
    kept.spot.peek() && places.has(kept.spot.peek() || '') ? kept.spot.peek() : ([...places.keys()][0] ?? null)
  kept.spot.value = first
  kept.point.value = first
  table.shown.value = table.seat ?? 0
  const ways = first === null ? null : places.get(first)
  table.consider(ways ? ways[0] : null)
}

/** @param {{ table: Table }} props */
export function Hand({ table }) {
  if (isPlacing(table)) return html`<${Tiles} table=${table} />`
  if (isPawning(table)) return html`<${Tokens} table=${table} />`
  return html`<p class="lab">${t(isChoosing(table) ? 'railroad-tiles-web-choose-above' : 'web-not-now')}</p>`
}

/** @param {{ table: Table }} props */
function Tiles({ table }) {
  const held = tilesAtHand(table)
  const chosen = chosenTile(table)
  const reject = table.legal.find((action) => action.type === 'reject_tile' && action.tile === chosen)
  const discard = table.legal.find((action) => action.type === 'discard_tile' && action.tile === chosen)
  const away = reject || discard
  const left = table.seat === null ? 0 : table.catalogue.rejections - table.view.players[table.seat].rejected.length
  const can = !!ghostAction(table)
  if (!held.length)
    return html`
      <p class="lab">
        <b>${t('railroad-tiles-web-all-placed')}</b>
      </p>
    `
  return html`
    <div class=${cls('hand', held.length > 3 && 'many')} role="group" aria-label=${t('railroad-tiles-web-hand')}>
      ${held.map((tile, i) => {
        const places = placesOf(table, tile).size
        return html`
          <button
            key=${`${tile}-${i}`}
            data-hand=${i}
            aria-pressed=${tile === chosen}
            aria-label=${`${tileName(table.catalogue, tile)}, ${t('railroad-tiles-web-places', { places })}`}
            onClick=${() => pick(table, tile)}
          >
            <${TileSvg} face=${faceOf(table.catalogue, tile)} size=${84} seed=${tileName(table.catalogue, tile)} />
            <small>${t('railroad-tiles-web-places', { places })}</small>
          </button>
        `
      })}
      ${phone.value && html`
        <button class="btn turnb" disabled=${!can} onClick=${() => turnGhost(table, false)}>
          <${Icon} name="turn" size=${22} />
          ${t('railroad-tiles-web-turn')}
        </button>
        <button class="btn turnb" disabled=${!can} onClick=${() => turnGhost(table, true)}>
          <${Icon} name="mirror" size=${22} />
          ${t('railroad-tiles-web-mirror')}
        </button>
        ${away && html`
          <button class="btn turnb reject" onClick=${() => table.commit(away)}>
            <${Icon} name="cross" size=${20} />
            ${t(reject ? 'railroad-tiles-web-reject' : 'railroad-tiles-web-discard')}
          </button>
        `}
      `}
    </div>
    <div class="lab">
      <span>${t('railroad-tiles-web-pick-a-tile')}</span>
      ${away && html`
        <button class="quiet" onFocus=${() => table.consider(away)} onClick=${() => table.commit(away)}>
          <${Icon} name="cross" size=${16} />
          ${t(reject ? 'railroad-tiles-web-reject' : 'railroad-tiles-web-discard')}
          ${reject && html`<small>${t('railroad-tiles-web-rejections', { left })}</small>`}
        </button>
      `}
    </div>
  `
}

/** @param {{ table: Table }} props */
function Tokens({ table }) {
  const halls = hallsOpen(table)
  const chosen = chosenHall(table)
  const chains = table.seat === null ? [] : table.marks?.areas?.[table.seat]?.chains || []
  const best = (/** @type {string} */ hall) => {
    const cells = new Set(
      table.legal
        .filter((action) => action.type === 'place_pawn' && action.hall === hall && !action.star)
        .map((action) => keyOf(action.cell)),
    )
    return Math.max(
      0,
      ...chains
        .filter((/** @type {any} */ chain) => cells.has(keyOf(chain.cell)))
        .map((/** @type {any} */ chain) => chain.points),
    )
  }
  const stars = table.seat === null ? 0 : table.view.players[table.seat].stars
  const pick = (/** @type {string} */ hall) => {
    const kept = own(table)
    kept.hall.value = hall
    const first = [...pawnPlaces(table).values()][0]
    if (first) {
      kept.point.value = keyOf(first.cell)
      table.consider(first)
    }
  }
  return html`
    <div class="tokens" role="group" aria-label=${t('railroad-tiles-web-tokens')}>
      ${halls.map((hall) => {
        const token = table.view[`${hall}_hall`]
        const facts = table.catalogue.tokens[token]
        const points = best(hall)
        return html`
          <button
            key=${hall}
            class=${`tokcard k-${facts.types[0]}`}
            data-hall=${hall}
            aria-pressed=${hall === chosen}
            onClick=${() => pick(hall)}
          >
            <span class=${cls('spot', facts.types.length > 1 && 'two')}>
              ${facts.types.map((/** @type {string} */ kind) => html`
                <${Glyph} key=${kind} kind=${kind} size=${facts.types.length > 1 ? 18 : 28} />
              `)}
            </span>
            <span>
              <b>${tokenName(table.catalogue, token)}</b>
              <small>${points ? t('railroad-tiles-web-up-to', { points }) : t('railroad-tiles-web-no-pin')}</small>
            </span>
          </button>
        `
      })}
    </div>
    <div class="lab">
      <b>${t('railroad-tiles-web-choose-pin')}</b>
      ${stars > 0 && t('railroad-tiles-web-or-star', { stars })}
    </div>
  `
}

/** Turn and mirror, in the preview card; on a phone they stand beside the tiles. @param {{ table: Table }} props */
export function Considering({ table }) {
  const action = table.considered.value?.action
  if (phone.value || action?.type !== 'place_tile') return null
  const ways = placesOf(table, action.tile).get(keyOf(action.cell)) || []
  const one = ways.length < 2
  return html`
    <button
      class="btn icon"
      aria-label=${t('railroad-tiles-web-turn')}
      title=${`${t('railroad-tiles-web-turn')} (R)`}
      disabled=${one}
      onClick=${() => turnGhost(table, false)}
    >
      <${Icon} name="turn" />
    </button>
    <button
      class="btn icon"
      aria-label=${t('railroad-tiles-web-mirror')}
      title=${`${t('railroad-tiles-web-mirror')} (F)`}
      disabled=${one}
      onClick=${() => turnGhost(table, true)}
    >
      <${Icon} name="mirror" />
    </button>
  `
}
