// Railroad Tiles on the frame. What it must offer is the GameModule of types.d.ts; what it draws comes from the server.
import { html } from '../../lib/html.js'
import { list, t } from '../../lib/words.js'
import { Board, commit, walk } from './area.js'
import { ghostAction, hallsOpen, isPlacing, keyOf, own, stepOf, tilesAtHand, turnGhost } from './choices.js'
import { End } from './end.js'
import { Gallery } from './gallery.js'
import { Considering, Hand, pick } from './hand.js'
import { Miniature, panels } from './panels.js'
import { named, tileName, tokenName } from './pieces.js'
import { BigBoard } from './station_board.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').LogLine} LogLine */

/** @type {Record<string, number>} */
const PHASE = { new_round: 0, place_starting_tile: 0, choose_column: 1, place_tiles: 2, begin_pawn_placement: 3, place_pawns: 3, end_of_round: 4, over: -1 }
const PHASES = ['new-round', 'choose', 'place', 'pawns', 'end-of-round']

/** @param {Table} table @returns {import('../../types').Banner} */
function banner(table) {
  const step = stepOf(table), { view } = table, rounds = table.catalogue.rounds
  const phases = PHASES.map((id) => ({ id, label: t(`railroad-tiles-web-phase-${id}`) }))
  if (table.outcome) {
    const best = table.outcome.places.indexOf(1), alone = view.players.length === 1
    return { title: alone ? t('railroad-tiles-web-over-alone', { score: table.outcome.scores[0] }) : t('railroad-tiles-web-wins', { player: table.nameOf(best) }), detail: t('railroad-tiles-step-over'), seat: best, phases, at: -1, progress: { label: t('web-over'), done: rounds, total: rounds } }
  }
  const acting = table.toAct[0] ?? null, who = table.isMyTurn ? table.seat : acting
  const progress = { label: t('railroad-tiles-panel-round', { round: view.round, rounds }), done: view.round, total: rounds }
  const name = table.nameOf(who ?? 0), tag = step.replaceAll('_', '-')
  const title = table.isMyTurn ? t(`railroad-tiles-web-do-${tag}`, { player: name }) : t('railroad-tiles-web-others-turn', { players: list(table.toAct.map((seat) => table.nameOf(seat))) })
  return { title, detail: table.isMyTurn ? expected(table) : t(`railroad-tiles-step-${tag}`), seat: who, phases, at: PHASE[step] ?? 0, progress }
}

/** @param {Table} table */
function expected(table) {
  const step = stepOf(table), order = table.view.order
  if (step === 'choose_column') {
    const at = order.indexOf(table.seat), names = (/** @type {number[]} */ seats) => list(seats.map((seat) => table.nameOf(seat)))
    const before = order.slice(0, at), after = order.slice(at + 1)
    if (order.length === 1) return t('railroad-tiles-web-others-go')
    return [before.length ? t('railroad-tiles-web-have-chosen', { players: names(before), count: before.length }) : t('railroad-tiles-web-you-first'), after.length ? t('railroad-tiles-web-then', { players: names(after) }) : ''].join(' ')
  }
  if (step === 'place_pawns') return t('railroad-tiles-web-pawns-left', { count: hallsOpen(table).length })
  const left = tilesAtHand(table).length
  return step === 'place_starting_tile' ? t('railroad-tiles-web-choose-start') : left ? t('railroad-tiles-web-left', { tiles: left }) : t('railroad-tiles-web-end-when-ready')
}

/** @param {Table} table @returns {import('../../types').Scores} */
function scores(table) {
  const { sheets, players } = table.view
  const row = (/** @type {string} */ id, /** @type {string} */ icon, /** @type {string} */ clause, /** @type {(sheet: any) => any} */ value) => ({ id, icon, clause, label: t(`railroad-tiles-web-${id}`), values: sheets.map(value) })
  const rows = [
    row('row-points', 'you', 'RT-P8', (sheet) => sheet.points), row('cities', 'city', 'RT-F1', (sheet) => sheet.city_points),
    row('rectangle', 'rect', 'RT-F2', (sheet) => sheet.rectangle_points), row('openings', 'gap', 'RT-F3', (sheet) => sheet.opening_points),
  ]
  if (table.view.options.objectives !== 'none') rows.splice(3, 0, row('objectives', 'medal', 'RT-F4', (sheet) => sheet.objective_points))
  rows.push({ id: 'stars', icon: 'star', clause: 'RT-P3', label: t('railroad-tiles-web-row-stars'), values: players.map((/** @type {any} */ player) => player.stars) })
  return { totals: table.outcome ? table.outcome.scores : sheets.map((/** @type {any} */ sheet) => sheet.total), rows }
}

// The log ---------------------------------------------------------------------------------------------------------------

/** @param {Table} table @param {number[]} tiles */
const tileList = (table, tiles) => tiles.map((tile) => tileName(table.catalogue, tile)).join('; ')

/** How an event's numbers become words. @type {Record<string, (event: any, table: Table) => Record<string, any>>} */
const EVENT_ARGS = {
  starting_tiles_revealed: (event, table) => ({ tiles: tileList(table, event.tiles) }),
  turn_order_set: (event, table) => ({ order: event.order.map(table.nameOf).join(', ') }),
  column_filled: (event, table) => ({ column: event.column + 1, tiles: tileList(table, event.tiles) }),
  token_revealed: (event, table) => ({ token: tokenName(table.catalogue, event.token) }),
  column_taken: (event) => ({ column: event.column + 1 }),
  tile_placed: (event, table) => ({ cell: keyOf(event.cell), tile: tileName(table.catalogue, event.tile) }),
  tile_rejected: (event, table) => ({ tile: tileName(table.catalogue, event.tile) }),
  tile_discarded: (event, table) => ({ tile: tileName(table.catalogue, event.tile) }),
  pawn_placed: (event) => ({ cell: keyOf(event.cell), star: String(!!event.star) }),
  coin_flipped: (event) => ({ column: event.column + 1 }),
  star_added: (event) => ({ column: event.column + 1 }),
  match_scored: (event, table) => ({ scores: event.scores.map((/** @type {number} */ score, /** @type {number} */ seat) => `${table.nameOf(seat)} ${score}`).join(', ') }),
}
const QUIET = new Set(['column_filled', 'turn_ended', 'columns_discarded'])

/** @param {import('../../types').GameEvent} event @param {Table} table @returns {LogLine | null} */
function logLine(event, table) {
  if (QUIET.has(event.type)) return null
  const seat = typeof event.seat === 'number' ? event.seat : null
  const args = { ...plainArgs(event), ...EVENT_ARGS[event.type]?.(event, table), ...(seat === null ? {} : { player: table.nameOf(seat) }) }
  return {
    seat, text: t(`railroad-tiles-event-${event.type.replaceAll('_', '-')}`, args), points: event.points || undefined, heading: event.type === 'round_started',
    focus: event.cell && seat !== null ? { seat, cells: [event.cell] } : undefined,
  }
}

/** @param {Record<string, any>} event */
const plainArgs = (event) => Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value === 'string' || typeof value === 'number'))

/** @param {import('../../types').Action} action @param {Table} table */
function actionText(action, table) {
  const player = table.seat === null ? null : table.view.players[table.seat]
  const args = {
    ...plainArgs(action), turn: action.turn || 0, flipped: String(!!action.flipped), star: String(!!action.star),
    ...('tile' in action ? { tile: tileName(table.catalogue, action.tile), number: tilesAtHand(table).indexOf(action.tile) + 1 } : {}),
    ...('cell' in action ? { cell: keyOf(action.cell) } : {}),
    ...('column' in action ? { column: action.column + 1, tiles: tileList(table, table.view.columns[action.column].tiles) } : {}),
    ...('hall' in action ? { hall: named(`${action.hall}_hall`), token: tokenName(table.catalogue, table.view[`${action.hall}_hall`]) } : {}),
  }
  return player ? t(`railroad-tiles-action-${action.type.replaceAll('_', '-')}`, args) : action.type
}

// The preview -----------------------------------------------------------------------------------------------------------

/** Which lines bring points, and the icon they carry. @type {Record<string, { icon: string, points?: boolean }>} */
const ITEMS = {
  points: { icon: 'you', points: true }, city_points: { icon: 'city', points: true }, cities: { icon: 'city' }, rectangle: { icon: 'rect', points: true },
  openings: { icon: 'gap' }, opening_points: { icon: 'gap', points: true }, objective_points: { icon: 'medal', points: true }, objective: { icon: 'medal' },
  stars: { icon: 'star' }, rejections_left: { icon: 'cross' }, challenge: { icon: 'flag' }, limit_broken: { icon: 'flag' }, chain: { icon: 'route' },
}

/** @param {import('../../types').Value} value */
const valueText = (value) => (value === null || value === undefined ? t('value-none') : value === true ? t('value-yes') : value === false ? t('value-no') : String(value).replace('-', '−'))

/** @param {import('../../types').Preview} preview @returns {{ total: number | null, lines: import('../../types').ChangeLine[] }} */
function changeLines(preview) {
  const changes = preview.changes || []
  const total = changes.find((change) => change.item === 'total')
  const lines = changes.filter((change) => change.item !== 'total').map((change) => {
    const [item, which] = change.item.split(':'), facts = ITEMS[item] || { icon: 'target' }
    const detail = `${valueText(change.before)} → ${valueText(change.after)}`
    const label = t(`railroad-tiles-item-${item}`, { which: which || '' })
    return facts.points ? { item: change.item, after: change.after, icon: facts.icon, label, detail, points: Number(change.after) - Number(change.before), clause: change.clause } : { item: change.item, after: change.after, icon: facts.icon, label, detail: '', value: detail, points: null, clause: change.clause }
  })
  return { total: preview.stops ? null : total ? Number(total.after) - Number(total.before) : 0, lines }
}

// Hands -----------------------------------------------------------------------------------------------------------------

/** @param {Table} table */
function endTurn(table) {
  const action = table.legal.find((each) => each.type === 'end_turn') || null
  if (action || !table.isMyTurn) return { action, note: '' }
  const left = isPlacing(table) ? tilesAtHand(table).length : 0
  return { action, note: left ? t('railroad-tiles-web-place-first', { tiles: left }) : '' }
}

/** @param {Table} table */
function commitLabel(table) {
  const type = table.considered.value?.action.type || 'place_tile'
  return t(`railroad-tiles-web-commit-${type.replaceAll('_', '-')}`)
}

/** @param {KeyboardEvent} event @param {Table} table */
function onKey(event, table) {
  const at = event.target
  const isFree = at === document.body || (at instanceof Element && !!at.closest('.area'))
  if (event.key.startsWith('Arrow') && isFree) return walk(table, event.key)
  if (event.key === 'r' || event.key === 'R') return turnGhost(table, false)
  if (event.key === 'f' || event.key === 'F') return turnGhost(table, true)
  if ((event.key === 'Enter' || event.key === ' ') && isFree) {
    const action = ghostAction(table) || table.considered.peek()?.action
    if (!action || !table.legal.includes(action)) return false
    commit(table, action)
    return true
  }
  if (/^[1-9]$/.test(event.key)) return number(Number(event.key) - 1, table)
  if (event.key === 'Escape') { table.consider(null); own(table).spot.value = null; return true }
  return false
}

/** A number picks the tile, the column or the token of that place. @param {number} i @param {Table} table */
function number(i, table) {
  const held = tilesAtHand(table), halls = hallsOpen(table)
  if (held[i] !== undefined) { pick(table, held[i]); focusArea(table); return true }
  const column = document.querySelector(`[data-take="${i}"]`)
  if (column instanceof HTMLButtonElement && !column.disabled) { column.focus(); return true }
  if (halls[i]) { const token = document.querySelector(`[data-hall="${halls[i]}"]`); if (token instanceof HTMLElement) token.click(); focusArea(table); return true }
  return false
}

/** @param {Table} table */
function focusArea(table) {
  requestAnimationFrame(() => { const spot = own(table).point.peek(); const cell = spot && document.querySelector(`.area [data-cell="${spot}"]`); if (cell instanceof SVGElement) cell.focus() })
}

// Set-up ----------------------------------------------------------------------------------------------------------------

/** @param {import('../../types').GameInfo} _info @param {any} catalogue @returns {import('../../types').OptionField[]} */
function options(_info, catalogue) {
  const none = { value: null, label: t('railroad-tiles-web-no-challenge'), help: t('railroad-tiles-web-no-challenge-help') }
  return [
    { name: 'challenge', kind: 'choice', label: t('railroad-tiles-web-challenge'), when: (seats) => seats === 1, choices: [none, ...catalogue.challenges.map((/** @type {any} */ each) => ({ value: each.id, label: named(each.id), help: t(`web-challenge-${each.id.replaceAll('_', '-')}`) }))] },
    { name: 'objectives', kind: 'choice', label: t('railroad-tiles-web-objectives'), help: t('railroad-tiles-web-objectives-help'), choices: ['none', 'random'].map((value) => ({ value, label: t(`railroad-tiles-web-objectives-${value}`) })) },
    { name: 'edition', kind: 'choice', label: t('railroad-tiles-web-edition'), choices: ['final', 'prototype'].map((value) => ({ value, label: t(`railroad-tiles-web-edition-${value}`), help: t(`railroad-tiles-web-edition-${value}-help`) })) },
    { name: 'parallel_placement', kind: 'switch', label: t('railroad-tiles-web-parallel'), help: t('railroad-tiles-web-parallel-help'), when: (seats) => seats > 1 },
  ]
}

/** @param {any} chosen */
const optionsText = (chosen) => [
  chosen.challenge ? named(chosen.challenge) : '', chosen.edition === 'prototype' ? t('railroad-tiles-web-edition-prototype') : '',
  chosen.objectives && chosen.objectives !== 'none' ? t('railroad-tiles-web-objectives') : '', chosen.parallel_placement ? t('railroad-tiles-web-parallel') : '',
  t('railroad-tiles-reconstruction'),
].filter(Boolean).join(' · ')

/** @param {{ view: any }} props */
const Thumb = ({ view }) => html`<${Miniature} player=${view.players[view.seat ?? 0]} />`

/** @type {import('../../types').GameModule} */
export default {
  name: 'railroad-tiles',
  styles: ['games/railroad_tiles/style.css'],
  words: ['railroad_tiles'],
  hasSecrets: false,
  banner, scores, logLine, actionText, changeLines, panels,
  Board, Above: BigBoard, Hand, Considering, commitLabel, End, endTurn, onKey,
  keys: [
    { keys: ['←', '↑', '→', '↓'], message: 'railroad-tiles-web-key-walk' }, { keys: ['Enter'], message: 'railroad-tiles-web-key-place' },
    { keys: ['R'], message: 'railroad-tiles-web-turn' }, { keys: ['F'], message: 'railroad-tiles-web-mirror' }, { keys: ['1', '…', '9'], message: 'railroad-tiles-web-key-number' },
  ],
  options, optionsText, Gallery, Thumb,
}
