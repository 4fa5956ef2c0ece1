// The score sheet, live: every line of it, one value for each seat.
import { t } from '../../lib/words.js'
import { inForce } from '../../lib/entries.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').ScoreRow} ScoreRow */

/** What scores in play, each with the clause that says how: the pawns by their chains and, alone, the columns. */
const LINES = [
  { id: 'car', clause: 'RT-P5' },
  { id: 'train', clause: 'RT-P6' },
  { id: 'traveller', clause: 'RT-P7' },
  { id: 'column', clause: 'RT-2' },
]

/** @type {Record<string, (event: import('../../types').GameEvent) => string>} */
const LINE_OF = { pawn_placed: (event) => event.pawn, column_taken: () => 'column' }

/** @param {Table} table @returns {import('../../types').Scores} */
export function scores(table) {
  const { sheets, players, options } = table.view
  /**
   * @param {string} id @param {string} icon @param {string} clause
   * @param {(sheet: import('./kinds').ScoreSheet) => number} value @returns {ScoreRow}
   */
  const row = (id, icon, clause, value) => ({
    id,
    icon,
    clause,
    label: t(`railroad-tiles-web-${id}`),
    values: sheets.map(value),
  })
  const rows = [
    ...(fromPlay(table) || [row('row-points', 'you', 'RT-P8', (sheet) => sheet.points)]),
    row('cities', 'city', 'RT-F1', (sheet) => sheet.city_points),
    row('rectangle', 'rect', 'RT-F2', (sheet) => sheet.rectangle_points),
  ]
  if (options.objectives !== 'none') rows.push(row('objectives', 'medal', 'RT-F4', (sheet) => sheet.objective_points))
  rows.push(
    row('openings', 'gap', 'RT-F3', (sheet) => sheet.opening_points),
    {
      id: 'stars',
      icon: 'star',
      clause: 'RT-P3',
      label: t('railroad-tiles-web-row-stars'),
      values: players.map((player) => player.stars),
      isCount: true,
    },
  )
  return { totals: table.outcome ? table.outcome.scores : sheets.map((sheet) => sheet.total), rows }
}

/**
 * What cars, trains, travellers and columns brought, from what happened; null where that does not tell all of it.
 * @param {Table} table @returns {ScoreRow[] | null}
 */
function fromPlay(table) {
  const { sheets } = table.view
  /** @type {Record<string, number>[]} */
  const sums = sheets.map(() => ({ car: 0, train: 0, traveller: 0, column: 0 }))
  for (const event of inForce(table.entries).flatMap((entry) => entry.events || [])) {
    const line = LINE_OF[event.type]?.(event)
    if (line) sums[event.seat][line] += event.points
  }
  const isAll = sums.every((sum, seat) => LINES.reduce((total, { id }) => total + sum[id], 0) === sheets[seat].points)
  if (!isAll) return null
  return LINES.filter(({ id }) => id !== 'column' || sheets.length === 1).map(({ id, clause }) => ({
    id,
    icon: id,
    clause,
    label: t(`railroad-tiles-web-row-${id}`),
    values: sums.map((sum) => sum[id]),
  }))
}
