// Off the Rails on the frame. What it must offer is the GameModule of types.d.ts; what it draws comes from the server.
import { html } from '../../lib/html.js'
import { list, t } from '../../lib/words.js'
import { zoomKey, zoomOf } from '../../parts/zoom.js'
import { Beside } from './ahead.js'
import { Board, walk } from './board.js'
import { effectLines, isEffect } from './effects.js'
import { End } from './end.js'
import { Considering, Hand } from './hand.js'
import { actionText, cartName, logLine, named, o, w } from './names.js'
import { toggleOdds } from './odds.js'
import { panels } from './panels.js'
import { isInDock, Plan } from './plan.js'
import { crestIcon } from './pieces.js'
import { staging } from './scene.js'
import { options, optionsText, presets } from './setup.js'
import { ghostOf, own, perform, pick, show, stepOf, TOOLS, toolNow, turn } from './play.js'

/** @typedef {import('./kinds').Table} Table */

/** @type {Record<string, number>} */
const PHASE = {
  action_phase: 0,
  cart_choice: 1,
  jewel_choice: 1,
  exit_choice: 1,
  split_choice: 1,
  hand_choice: 1,
  drop_choice: 1,
  facing_choice: 1,
  movement_over: 2,
  token_choice: 2,
  over: -1,
}
const PHASES = ['actions', 'movement', 'deposit', 'next']

/** @param {Table} table @returns {import('../../types').Banner} */
function banner(table) {
  const { view } = table
  const step = stepOf(table)
  const tag = step.replaceAll('_', '-')
  if (table.outcome) return lastBanner(table, table.outcome)
  const left = step === 'action_phase' ? view.agenda[0].left : 0
  const next = table.nameOf(table.marks.next_seat)
  const phaseOf = (/** @type {string} */ id) => `phase-${id === 'deposit' && view.is_open ? 'chasm' : id}`
  const phases = PHASES.map((id) => ({
    id,
    label: w(phaseOf(id), { player: next, done: table.catalogue.actions - left }),
  }))
  const who = table.isMyTurn ? table.seat : (table.toAct[0] ?? view.active)
  const players = list(table.toAct.map(table.nameOf))
  const title = table.isMyTurn
    ? w(`do-${tag}`, { player: table.nameOf(who ?? 0), left })
    : w(table.isReplay ? 'next' : 'others-turn', { players })
  const detail = table.isMyTurn ? hint(table) : o(`step-${tag}`, { left })
  return { title, detail, seat: who, phases, at: PHASE[step] ?? 0, progress: progressOf(table) }
}

/** Cards of the deposit deck, then tokens. @param {Table} table */
function progressOf({ view, catalogue }) {
  if (!view.is_open) {
    const total = view.turned.length + view.deck_size
    return { label: w('cards-left', { count: view.deck_size }), done: Math.max(1, view.turned.length), total }
  }
  const total = catalogue.growing_tokens
  const left = sum(view.tokens)
  return { label: w('tokens-left', { count: left }), done: Math.max(1, total - left), total }
}

/** @param {Table} table @param {import('../../types').Outcome} outcome @returns {import('../../types').Banner} */
function lastBanner(table, outcome) {
  const best = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const title =
    best.length > 1
      ? w('shared', { players: list(best.map(table.nameOf)) })
      : w('wins', { player: table.nameOf(best[0]), score: outcome.scores[best[0]] ?? 0 })
  return { title, detail: o('step-over'), seat: best[0], phases: [], at: -1 }
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0)

/** @param {Table} table */
function hint(table) {
  const { view } = table
  const step = stepOf(table)
  const tag = step.replaceAll('_', '-')
  if (step === 'action_phase') return view.agenda[0].left ? w(`hint-${toolNow(table)}`) : w('end-when-ready')
  const { motion } = view
  if (motion && ['jewel_choice', 'exit_choice'].includes(step))
    return w(`hint-${tag}`, { cart: cartName(table, motion.cart), left: motion.left })
  if (step === 'split_choice') return w('hint-split-choice', { player: table.nameOf(view.active) })
  if (step === 'token_choice') return w('hint-token-choice', { colour: o(view.agenda[0].colour) })
  if (step === 'movement_over')
    return w(view.is_open ? 'then-token' : view.chasm_holder === view.active ? 'then-chasm' : 'then-deposit')
  return w(`hint-${tag}`)
}

/** @param {Table} table @returns {import('../../types').Scores} */
function scores(table) {
  const { scores: all, options } = table.view
  const row = (/** @type {string} */ id, /** @type {string} */ icon, /** @type {string} */ clause) => ({
    id,
    icon,
    clause,
    label: o(`result-${id}`),
    values: all.map((score) => score[id]),
  })
  const rows = [row('jewels', 'star', 'OR-F1'), row('rubies', 'target', 'OR-F2'), row('carts', 'bag', 'OR-F3')]
  if (options.missions) rows.push(row('missions', 'medal', 'OR-F5'))
  return { totals: all.map((score) => score.total), rows }
}

// The preview -----------------------------------------------------------------------------------------------------------

const POINTS = new Set(['jewels', 'rubies', 'carts', 'missions'])
/** @type {Record<string, string>} */
const ICONS = {
  jewels: 'star',
  rubies: 'target',
  carts: 'bag',
  missions: 'medal',
  stockpile: 'bag',
  place: 'route',
  speed: 'clock',
  facing: 'turn',
  hold: 'bag',
}
/** What explains a line of the preview, where that is not its item. @type {Record<string, string>} */
const ABOUT = { stockpile: 'jewels', place: 'cart', speed: 'tool-speed', facing: 'way', hold: 'cart' }
/** What is seen on the board, or said better by what it does for the carts. */
const UNSAID = new Set(['total', 'actions', 'path'])

/** @param {import('../../types').Value} value */
function valueText(value) {
  if (value === null || value === undefined) return t('value-none')
  return typeof value === 'string' ? o(`value-${value}`) : String(value).replace('-', '−')
}

/** @param {import('../../types').Change} change @returns {import('../../types').ChangeLine} */
function changeLine(change) {
  const [item, which] = change.item.split(':')
  const detail = `${valueText(change.before)} → ${valueText(change.after)}`
  const label = o(`item-${item}`, { which: which || '' })
  const icon = ICONS[item] || 'target'
  const about = ABOUT[item] || item
  const { clause } = change
  if (POINTS.has(item))
    return { icon, label, about, detail, points: Number(change.after) - Number(change.before), clause }
  return { icon, label, about, value: detail, points: null, clause }
}

/**
 * What it does for the carts, then what it changes for good: of a planned action the points alone, everything else is seen.
 * @param {import('../../types').Preview} preview @param {Table} table
 */
function changeLines(preview, table) {
  const changes = preview.changes || []
  const total = changes.find((change) => change.item === 'total')
  const isPlanned = stepOf(table) === 'action_phase'
  const facts = changes
    .filter((change) =>
      isPlanned ? POINTS.has(change.item) : !isEffect(change) && !UNSAID.has(change.item.split(':')[0]),
    )
    .map(changeLine)
  const gain = preview.stops || !total ? null : Number(total.after) - Number(total.before)
  return { total: gain, lines: [...effectLines(changes, table), ...facts] }
}

// Hands -----------------------------------------------------------------------------------------------------------------

/** @param {Table} table */
function endTurn(table) {
  const action = table.legal.find((each) => each.type === 'end_actions' || each.type === 'end_turn') || null
  const label = action?.type === 'end_actions' || (!action && PHASE[stepOf(table)] === 0) ? w('end-actions') : undefined
  return { action, label, note: !action && table.isMyTurn ? w('decide-first') : '' }
}

/** @param {Table} table */
const commitLabel = (table) => w(`commit-${(table.considered.value?.action.type || 'lay_track').replaceAll('_', '-')}`)

/** @param {KeyboardEvent} event @param {Table} table */
function onKey(event, table) {
  const at = event.target
  const isFree = at === document.body || (at instanceof Element && !!at.closest('.cave'))
  if (event.key.startsWith('Arrow') && (isFree || (at instanceof Element && at.id === 'main'))) return walk(event.key)
  if (event.key === 'r' || event.key === 'R') return turn(table)
  if (event.key === 'o' || event.key === 'O') return toggleOdds(table)
  if (zoomKey(event.key, zoomOf(table))) return true
  if ((event.key === 'Enter' || event.key === ' ') && isFree) {
    const action = ghostOf(table)
    if (!action) return false
    perform(table, action, ['choose_cart', 'choose_exit'].includes(action.type) ? own(table).spot.peek() : null)
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

/** A number takes the tool of that place, or the choice. @param {number} i @param {Table} table */
function number(i, table) {
  if (table.isMyTurn && stepOf(table) === 'action_phase' && TOOLS[i]) {
    pick(table, TOOLS[i])
    focusBoard()
    return true
  }
  const choice = document.querySelectorAll('.otr-choices .btn, .fist')[i]
  if (choice instanceof HTMLElement) {
    choice.focus()
    return true
  }
  return false
}

function focusBoard() {
  requestAnimationFrame(() => {
    const cell = document.querySelector('.cave [data-cell][tabindex="0"]')
    if (cell instanceof SVGElement) cell.focus()
  })
}

/** @param {{ table: Table }} props */
const Held = ({ table }) => html`<${Hand} table=${table} />${isInDock(table) && html`<${Plan} table=${table} />`}`

/** @type {import('../../types').GameModule} */
const game = {
  name: 'off-the-rails',
  styles: ['games/off_the_rails/pieces.css', 'games/off_the_rails/style.css'],
  words: ['off_the_rails', 'front_off_the_rails'],
  hasSecrets: true,
  isSecret: (/** @type {import('./kinds').View} */ view) =>
    ['split_choice', 'hand_choice'].includes(view.agenda[0]?.type),
  banner,
  scores,
  logLine,
  actionText,
  changeLines,
  panels,
  sign: (seat, /** @type {import('./kinds').View} */ view) =>
    view.clans[seat] ? crestIcon(view.clans[seat], 22) : null,
  hue: (seat, /** @type {import('./kinds').View} */ view) =>
    view.clans[seat] ? `var(--ink-${view.clans[seat]})` : undefined,
  reason: (reason, table) => named(table, reason),
  Beside,
  staging,
  sounds: {
    track_laid: 'place',
    track_upgraded: 'place',
    cart_placed: 'place',
    deposit_made: 'place',
    cart_moved: 'run',
    carts_collided: 'crash',
    cart_derailed: 'crash',
    cell_swallowed: 'crash',
    cart_banked: 'bank',
  },
  Board,
  Hand: Held,
  Considering,
  commitLabel,
  End,
  tied: (player) => w('tied', { player }),
  endTurn,
  show,
  onKey,
  keys: [
    { keys: ['1', '…', '5'], message: 'off-the-rails-web-keys-tools' },
    { keys: ['←', '↑', '→', '↓'], message: 'off-the-rails-web-keys-walk' },
    { keys: ['R'], message: 'off-the-rails-web-keys-turn' },
    { keys: ['Enter'], message: 'off-the-rails-web-keys-do' },
    { keys: ['O'], message: 'off-the-rails-web-keys-odds' },
    { keys: ['+', '−', '0'], message: 'web-zoom' },
    { keys: ['Esc'], message: 'off-the-rails-web-keys-escape' },
  ],
  options,
  presets,
  optionsText,
  gallery: async () => (await import('./gallery.js')).Gallery,
}
export default game
