// Railroad Tiles on the frame. What it must offer is the GameModule of types.d.ts; what it draws comes from the server.
import { list, t } from '../../lib/words.js'
import { zoomKey, zoomOf } from '../../parts/zoom.js'
import { Board } from './area.js'
import { fitsNowhere, ghostAction, hallsOpen, own, stepOf, tilesAtHand, tilesDue, turnGhost } from './choices.js'
import { End, ending } from './end.js'
import { Considering, Hand, pick, show } from './hand.js'
import { commit, walk } from './input.js'
import { panels } from './panels.js'
import { scores } from './scores.js'
import { options, optionsText, presets } from './setup.js'
import { actionText, changeLines, logLine } from './speech.js'
import { staging } from './staging.js'
import { BigBoard } from './station_board.js'

/** @typedef {import('./kinds').Table} Table */

/** @type {Record<string, number>} */
const PHASE = {
  new_round: 0,
  place_starting_tile: 0,
  choose_column: 1,
  place_tiles: 2,
  begin_pawn_placement: 3,
  place_pawns: 3,
  end_of_round: 4,
  over: -1,
}
const PHASES = ['new-round', 'choose', 'place', 'pawns', 'end-of-round']

/** @param {Table} table @returns {import('../../types').Banner} */
function banner(table) {
  const step = stepOf(table)
  const { view } = table
  const rounds = table.catalogue.rounds
  const phases = PHASES.map((id) => ({ id, label: t(`railroad-tiles-web-phase-${id}`) }))
  if (table.outcome) {
    const best = table.outcome.places.indexOf(1)
    const alone = view.players.length === 1
    return {
      title: alone
        ? t('railroad-tiles-web-over-alone', { score: table.outcome.scores[0] })
        : t('railroad-tiles-web-wins', { player: table.nameOf(best) }),
      detail: t('railroad-tiles-step-over'),
      seat: best,
      phases,
      at: -1,
      progress: { label: t('web-over'), done: rounds, total: rounds },
    }
  }
  const acting = table.toAct[0] ?? null
  const who = table.isMyTurn ? table.seat : acting
  const progress = {
    label: t('railroad-tiles-panel-round', { round: view.round, rounds }),
    done: view.round,
    total: rounds,
  }
  const name = table.nameOf(who ?? 0)
  const tag = step.replaceAll('_', '-')
  const title = table.isMyTurn
    ? t(`railroad-tiles-web-do-${tag}`, { player: name })
    : t(`railroad-tiles-web-${table.isReplay ? 'next' : 'others-turn'}`, {
        players: list(table.toAct.map((seat) => table.nameOf(seat))),
      })
  return {
    title,
    detail: table.isMyTurn ? expected(table) : t(`railroad-tiles-step-${tag}`),
    seat: who,
    phases,
    at: PHASE[step] ?? 0,
    progress,
  }
}

/** @param {Table} table */
function expected(table) {
  const step = stepOf(table)
  const order = table.view.order
  if (step === 'choose_column') {
    const at = order.indexOf(table.seat ?? -1)
    const names = (/** @type {number[]} */ seats) => list(seats.map((seat) => table.nameOf(seat)))
    const before = order.slice(0, at)
    const after = order.slice(at + 1)
    if (order.length === 1) return t('railroad-tiles-web-others-go')
    return [
      before.length
        ? t('railroad-tiles-web-have-chosen', { players: names(before), count: before.length })
        : t('railroad-tiles-web-you-first'),
      after.length ? t('railroad-tiles-web-then', { players: names(after) }) : '',
    ].join(' ')
  }
  if (step === 'place_pawns') return t('railroad-tiles-web-pawns-left', { count: hallsOpen(table).length })
  const left = tilesDue(table)
  if (step === 'place_starting_tile' && left)
    return t('railroad-tiles-web-choose-start', { tiles: tilesAtHand(table).length })
  if (fitsNowhere(table)) return t('railroad-tiles-web-nothing-fits')
  return left ? t('railroad-tiles-web-left', { tiles: left }) : t('railroad-tiles-web-end-when-ready')
}

// Hands -----------------------------------------------------------------------------------------------------------------

/** @param {Table} table */
function endTurn(table) {
  const action = table.legal.find((each) => each.type === 'end_turn') || null
  if (action || !table.isMyTurn) return { action, note: '' }
  const left = tilesDue(table)
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
  if (zoomKey(event.key, zoomOf(table))) return true
  if (event.key === 'r' || event.key === 'R') return turnGhost(table, false)
  if (event.key === 'f' || event.key === 'F') return turnGhost(table, true)
  if ((event.key === 'Enter' || event.key === ' ') && isFree) {
    const action = /** @type {import('./kinds').Action | undefined} */ (
      ghostAction(table) || table.considered.peek()?.action
    )
    if (!action || !table.legal.includes(action)) return false
    commit(table, action)
    return true
  }
  if (/^[1-9]$/.test(event.key)) return number(Number(event.key) - 1, table)
  if (event.key === 'Escape') {
    table.consider(null)
    own(table).spot.value = null
    return true
  }
  return false
}

/** A number picks the tile, the column or the token of that place. @param {number} i @param {Table} table */
function number(i, table) {
  const held = tilesAtHand(table)
  const halls = hallsOpen(table)
  if (held[i] !== undefined) {
    pick(table, held[i])
    focusArea(table)
    return true
  }
  const column = document.querySelector(`[data-take="${i}"]`)
  if (column instanceof HTMLButtonElement && !column.disabled) {
    column.focus()
    return true
  }
  if (halls[i]) {
    const token = document.querySelector(`[data-hall="${halls[i]}"]`)
    if (token instanceof HTMLElement) token.click()
    focusArea(table)
    return true
  }
  return false
}

/** @param {Table} table */
function focusArea(table) {
  requestAnimationFrame(() => {
    const spot = own(table).point.peek()
    const cell = spot && document.querySelector(`.area [data-cell="${spot}"]`)
    if (cell instanceof SVGElement) cell.focus()
  })
}

/** @type {import('../../types').GameModule} */
export default {
  name: 'railroad-tiles',
  styles: ['games/railroad_tiles/tiles.css', 'games/railroad_tiles/style.css'],
  words: ['railroad_tiles', 'front_railroad_tiles'],
  hasSecrets: false,
  banner,
  scores,
  logLine,
  actionText,
  changeLines,
  panels,
  Board,
  Above: BigBoard,
  staging,
  sounds: { column_taken: 'place', tile_placed: 'place', pawn_placed: 'bank' },
  Hand,
  Considering,
  commitLabel,
  End,
  ending,
  tied: (player) => t('railroad-tiles-web-tied', { player }),
  endTurn,
  show,
  onKey,
  keys: [
    { keys: ['←', '↑', '→', '↓'], message: 'railroad-tiles-web-key-walk' },
    { keys: ['Enter'], message: 'railroad-tiles-web-key-place' },
    { keys: ['R'], message: 'railroad-tiles-web-turn' },
    { keys: ['F'], message: 'railroad-tiles-web-mirror' },
    { keys: ['1', '…', '9'], message: 'railroad-tiles-web-key-number' },
    { keys: ['+', '−', '0'], message: 'web-zoom' },
  ],
  options,
  presets,
  optionsText,
  gallery: async () => (await import('./gallery.js')).Gallery,
}
