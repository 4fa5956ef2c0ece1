// What one holds: tiles to place, or tokens to place pawns for.
import { keyOf } from '../../lib/cells.js'
import { cls, html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { phone } from '../../parts/frame.js'
import { Icon } from '../../parts/icons.js'
import {
  chosenHall,
  chosenTile,
  fitsNowhere,
  ghostAction,
  hallsOpen,
  isChoosing,
  isPawning,
  isPlacing,
  own,
  pawnPlaces,
  placesOf,
  tilesAtHand,
  turnGhost,
} from './choices.js'
import { faceOf, Glyph, TileSvg, tileName, tokenName } from './pieces.js'

/** @typedef {import('./kinds').Table} Table */

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
  table.seatShown.value = table.seat ?? 0
  const ways = first === null ? null : places.get(first)
  table.consider(ways ? ways[0] : null)
}

/** Takes up what an action is done with, and points where. @param {import('../../types').Action} action @param {Table} table */
export function show(action, table) {
  const kept = own(table)
  const key = action.cell ? keyOf(action.cell) : null
  if (action.type === 'place_tile') {
    kept.tile.value = action.tile
    kept.spot.value = key
    kept.lay.value =
      placesOf(table, action.tile)
        .get(key || '')
        ?.indexOf(action) ?? 0
  } else if (action.type === 'place_pawn') kept.hall.value = action.hall
  kept.point.value = key
  table.seatShown.value = table.seat ?? 0
  table.consider(action)
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
  if (!held.length)
    return html`
      <p class="lab">
        <b>${t('railroad-tiles-web-all-placed')}</b>
      </p>
    `
  return html`
    <div class=${cls('hand', held.length > 3 && 'many')} role="group" aria-label=${t('railroad-tiles-web-hand')}>
      ${held.map((tile, i) => html`<${HeldTile} key=${`${tile}-${i}`} table=${table} tile=${tile} at=${i} />`)}
      ${phone.value && !fitsNowhere(table) && html`<${Turning} table=${table} />`}
      ${phone.value && html`<${Away} table=${table} />`}
    </div>
    ${!phone.value && html`<div class="away"><${Away} table=${table} /></div>`}
    <p class="lab">
      <span>${t(fitsNowhere(table) ? 'railroad-tiles-web-nothing-fits' : 'railroad-tiles-web-pick-a-tile')}</span>
    </p>
  `
}

/** @param {{ table: Table, tile: number, at: number }} props */
function HeldTile({ table, tile, at }) {
  const name = tileName(table.catalogue, tile)
  const places = t('railroad-tiles-web-places', { places: placesOf(table, tile).size })
  return html`
    <button
      data-hand=${at}
      data-about="held"
      data-tile=${tile}
      aria-pressed=${tile === chosenTile(table)}
      aria-label=${`${name}, ${places}`}
      onClick=${() => pick(table, tile)}
    >
      <${TileSvg} face=${faceOf(table.catalogue, tile)} size=${84} seed=${name} />
      <small>${places}</small>
    </button>
  `
}

/** Turn and mirror, where the preview card has no buttons. @param {{ table: Table }} props */
function Turning({ table }) {
  const can = !!ghostAction(table)
  return html`
    <button class="btn turnb" data-about="turn" disabled=${!can} onClick=${() => turnGhost(table, false)}>
      <${Icon} name="turn" size=${22} />
      ${t('railroad-tiles-web-turn')}
    </button>
    <button class="btn turnb" data-about="mirror" disabled=${!can} onClick=${() => turnGhost(table, true)}>
      <${Icon} name="mirror" size=${22} />
      ${t('railroad-tiles-web-mirror')}
    </button>
  `
}

/**
 * The ways to put the chosen tile away: discarding what fits nowhere costs nothing (RT-T4), rejecting is counted (RT-T5).
 * @param {{ table: Table }} props
 */
function Away({ table }) {
  const tile = chosenTile(table)
  const rejected = table.seat === null ? [] : table.view.players[table.seat].rejected
  const left = table.catalogue.rejections - rejected.length
  const ways = [
    {
      way: 'discard',
      icon: 'trash',
      label: t('railroad-tiles-web-discard'),
      note: t('railroad-tiles-web-for-nothing'),
    },
    {
      way: 'reject',
      icon: 'cross',
      label: t('railroad-tiles-web-reject'),
      note: t('railroad-tiles-web-rejections', { left }),
    },
  ]
  return ways.map(({ way, icon, label, note }) => {
    const action = table.legal.find((each) => each.type === `${way}_tile` && each.tile === tile)
    return (
      action &&
      html`
      <button
        key=${way}
        class=${cls('btn', phone.value ? 'turnb' : 'small', way)}
        data-away=${way}
        data-about=${way}
        onFocus=${() => table.consider(action)}
        onClick=${() => table.commit(action)}
      >
        <${Icon} name=${icon} size=${phone.value ? 20 : 16} />
        ${label}
        <small>${note}</small>
      </button>
    `
    )
  })
}

/** What the best pin for the token of a hall would score. @param {Table} table @param {string} hall */
function bestPin(table, hall) {
  /** @type {import('./kinds').AreaMarks['chains']} */
  const chains = table.seat === null ? [] : table.marks?.areas?.[table.seat]?.chains || []
  const cells = new Set(
    table.legal.flatMap((action) =>
      action.type === 'place_pawn' && action.hall === hall && !action.star ? keyOf(action.cell) : [],
    ),
  )
  return Math.max(0, ...chains.filter((chain) => cells.has(keyOf(chain.cell))).map((chain) => chain.points))
}

/** Takes the token up, and looks at its first place. @param {Table} table @param {string} hall */
function pickHall(table, hall) {
  const kept = own(table)
  kept.hall.value = hall
  const first = [...pawnPlaces(table).values()][0]
  if (first) {
    kept.point.value = keyOf(first.cell)
    table.consider(first)
  }
}

/** @param {{ table: Table }} props */
function Tokens({ table }) {
  const stars = table.seat === null ? 0 : table.view.players[table.seat].stars
  return html`
    <div class="tokens" role="group" aria-label=${t('railroad-tiles-web-tokens')}>
      ${hallsOpen(table).map((hall) => html`<${Token} key=${hall} table=${table} hall=${hall} />`)}
    </div>
    <div class="lab">
      <b>${t('railroad-tiles-web-choose-pin')}</b>
      ${stars > 0 && t('railroad-tiles-web-or-star', { stars })}
    </div>
  `
}

/** @param {{ table: Table, hall: 'left' | 'right' }} props */
function Token({ table, hall }) {
  const token = table.view[`${hall}_hall`]
  if (token === null) return null
  const { types } = table.catalogue.tokens[token]
  const points = bestPin(table, hall)
  return html`
    <button
      class=${`tokcard k-${types[0]}`}
      data-hall=${hall}
      data-about="placement"
      aria-pressed=${hall === chosenHall(table)}
      onClick=${() => pickHall(table, hall)}
    >
      <span class=${cls('spot', types.length > 1 && 'two')}>
        ${types.map(
          (/** @type {string} */ kind) => html`
          <${Glyph} key=${kind} kind=${kind} size=${types.length > 1 ? 18 : 28} />
        `,
        )}
      </span>
      <span>
        <b>${tokenName(table.catalogue, token)}</b>
        <small>${points ? t('railroad-tiles-web-up-to', { points }) : t('railroad-tiles-web-no-pin')}</small>
      </span>
    </button>
  `
}

/** Each with its key. */
const WAYS_TO_LIE = [
  ['turn', 'R'],
  ['mirror', 'F'],
]

/** Turn and mirror, in the preview card; on a phone they stand beside the tiles. @param {{ table: Table }} props */
export function Considering({ table }) {
  const action = table.considered.value?.action
  if (phone.value || action?.type !== 'place_tile') return null
  const ways = placesOf(table, action.tile).get(keyOf(action.cell)) || []
  return WAYS_TO_LIE.map(
    ([name, key]) => html`
    <button
      key=${name}
      class="btn icon"
      aria-label=${t(`railroad-tiles-web-${name}`)}
      data-about=${name}
      data-key=${key}
      disabled=${ways.length < 2}
      onClick=${() => turnGhost(table, name === 'mirror')}
    >
      <${Icon} name=${name} />
    </button>
  `,
  )
}
