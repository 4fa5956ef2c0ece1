// Events, actions and previews in words.
import { keyOf } from '../../lib/cells.js'
import { t } from '../../lib/words.js'
import { tilesAtHand } from './choices.js'
import { named, tileName, tokenName } from './pieces.js'

/** @typedef {import('./kinds').Table} Table */

// The log ---------------------------------------------------------------------------------------------------------------

/** @param {Table} table @param {number[]} tiles */
const tileList = (table, tiles) => tiles.map((tile) => tileName(table.catalogue, tile)).join('; ')

/** With a true minus. @param {import('../../types').Cell} cell */
const cellText = (cell) => keyOf(cell).replaceAll('-', '−')

/** How an event's numbers become words.
 * @type {Record<string, (event: import('../../types').GameEvent, table: Table) => import('../../types').Args>} */
const EVENT_ARGS = {
  starting_tiles_revealed: (event, table) => ({ tiles: tileList(table, event.tiles) }),
  turn_order_set: (event, table) => ({ order: event.order.map(table.nameOf).join(', ') }),
  column_filled: (event, table) => ({ column: event.column + 1, tiles: tileList(table, event.tiles) }),
  token_revealed: (event, table) => ({ token: tokenName(table.catalogue, event.token) }),
  column_taken: (event) => ({ column: event.column + 1 }),
  tile_placed: (event, table) => ({ cell: cellText(event.cell), tile: tileName(table.catalogue, event.tile) }),
  tile_rejected: (event, table) => ({ tile: tileName(table.catalogue, event.tile) }),
  tile_discarded: (event, table) => ({ tile: tileName(table.catalogue, event.tile) }),
  pawn_placed: (event) => ({ cell: cellText(event.cell), star: String(!!event.star) }),
  coin_flipped: (event) => ({ column: event.column + 1 }),
  star_added: (event) => ({ column: event.column + 1 }),
  match_scored: (event, table) => ({
    scores: event.scores
      .map((/** @type {number} */ score, /** @type {number} */ seat) => `${table.nameOf(seat)} ${score}`)
      .join(', '),
  }),
}
const QUIET = new Set(['column_filled', 'turn_ended', 'columns_discarded'])

/** @param {import('./kinds').GameEvent} event @param {Table} table @returns {import('../../types').LogLine | null} */
export function logLine(event, table) {
  if (QUIET.has(event.type)) return null
  const seat = typeof event.seat === 'number' ? event.seat : null
  const args = {
    ...plainArgs(event),
    ...EVENT_ARGS[event.type]?.(event, table),
    ...(seat === null ? {} : { player: table.nameOf(seat) }),
  }
  return {
    seat,
    text: t(`railroad-tiles-event-${event.type.replaceAll('_', '-')}`, args),
    points: event.points || undefined,
    heading: event.type === 'round_started',
    focus: event.cell && seat !== null ? { seat, cells: [event.cell] } : undefined,
  }
}

/** @param {Record<string, unknown>} event */
const plainArgs = (event) =>
  Object.fromEntries(
    Object.entries(event).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  )

/** @param {import('./kinds').Action} action @param {Table} table */
export function actionText(action, table, isHint = false) {
  const player = table.seat === null ? null : table.view.players[table.seat]
  const args = {
    ...plainArgs(action),
    turn: action.turn || 0,
    flipped: String(!!action.flipped),
    star: String(!!action.star),
    ...(action.tile !== undefined
      ? { tile: tileName(table.catalogue, action.tile), number: tilesAtHand(table).indexOf(action.tile) + 1 }
      : {}),
    ...(action.cell ? { cell: keyOf(action.cell) } : {}),
    ...(action.column !== undefined
      ? { column: action.column + 1, tiles: tileList(table, table.view.columns[action.column].tiles) }
      : {}),
    ...(action.hall
      ? {
          hall: named(`${action.hall}_hall`),
          token: tokenName(table.catalogue, table.view[`${action.hall}_hall`] ?? 0),
        }
      : {}),
  }
  const kind = action.type.replaceAll('_', '-')
  if (!player) return action.type
  return t(isHint ? `hint-railroad-tiles-do-${kind}` : `railroad-tiles-action-${kind}`, args)
}

// The preview -----------------------------------------------------------------------------------------------------------

/** Which lines bring points, and the icon they carry. @type {Record<string, { icon: string, about: string, points?: boolean }>} */
const ITEMS = {
  points: { icon: 'you', about: 'row-points', points: true },
  city_points: { icon: 'city', about: 'cities', points: true },
  cities: { icon: 'city', about: 'cities' },
  rectangle: { icon: 'rect', about: 'rectangle', points: true },
  openings: { icon: 'gap', about: 'openings' },
  opening_points: { icon: 'gap', about: 'openings', points: true },
  objective_points: { icon: 'medal', about: 'objectives', points: true },
  objective: { icon: 'medal', about: 'objective' },
  stars: { icon: 'star', about: 'stars' },
  rejections_left: { icon: 'cross', about: 'reject' },
  challenge: { icon: 'flag', about: 'challenge' },
  limit_broken: { icon: 'flag', about: 'challenge' },
  chain: { icon: 'route', about: 'pin' },
}

/** @param {import('../../types').Value} value */
const valueText = (value) =>
  value === null || value === undefined
    ? t('value-none')
    : value === true
      ? t('value-yes')
      : value === false
        ? t('value-no')
        : String(value).replace('-', '−')

/** @param {import('../../types').Preview} preview @returns {{ total: number | null, lines: import('../../types').ChangeLine[] }} */
export function changeLines(preview) {
  const changes = preview.changes || []
  const total = changes.find((change) => change.item === 'total')
  const lines = changes
    .filter((change) => change.item !== 'total')
    .map((change) => {
      const [item, which] = change.item.split(':')
      const facts = ITEMS[item] || { icon: 'target', about: item }
      const detail = `${valueText(change.before)} → ${valueText(change.after)}`
      const label = t(`railroad-tiles-item-${item}`, { which: which || '' })
      return facts.points
        ? {
            item: change.item,
            after: change.after,
            icon: facts.icon,
            about: facts.about,
            label,
            detail,
            points: Number(change.after) - Number(change.before),
            clause: change.clause,
          }
        : {
            item: change.item,
            after: change.after,
            icon: facts.icon,
            about: facts.about,
            label,
            detail: '',
            value: detail,
            points: null,
            clause: change.clause,
          }
    })
  return { total: preview.stops ? null : total ? Number(total.after) - Number(total.before) : 0, lines }
}
