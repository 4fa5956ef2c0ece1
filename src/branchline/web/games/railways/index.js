// Railways on the frame. What it must offer is the GameModule of types.d.ts; what it draws comes from the server.
import { html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { low, phone } from '../../parts/frame.js'
import { zoomKey, zoomOf } from '../../parts/zoom.js'
import { tapPlace, tellPlan } from './arranging.js'
import { attempt, Board, follow, walk } from './board.js'
import { choose, DEEDS, isAt, isConsidered, nextChoice, own, stepOf, take, targets, values } from './choices.js'
import { layPlan, turnCard } from './draft.js'
import { End, ending } from './end.js'
import { Hand } from './hand.js'
import { Deck, Goals, Ledger } from './ledger.js'
import { staging } from './motion.js'
import { Question } from './question.js'
import { options, optionsText, presets } from './setup.js'
import { actionText, changeLines, deedText, logLine } from './text.js'

/** @typedef {import('./kinds').Table} Table */

const SET_UP = ['cards', 'passengers', 'hand', 'decades']
const DECADE = ['first', 'second', 'books']
/** @type {Record<string, number>} */
const PHASE = { arrange_plan: 0, place_dice: 1, deal_hand: 2, close_decade: 2, bookkeeping: 2 }

/** @param {Table} table */
const decadeText = ({ view, catalogue }) =>
  t('railways-panel-decade', { decade: view.decade, decades: catalogue.decades })

/** @param {Table} table @returns {import('../../types').Banner} */
function banner(table) {
  const step = stepOf(table)
  const { view, catalogue } = table
  const now = view.agenda[0]
  const isSetUp = ['arrange_plan', 'place_dice', 'deal_hand'].includes(step)
  const phases = (isSetUp ? SET_UP : DECADE).map((id) => ({ id, label: t(`railways-web-phase-${id}`) }))
  const progress = { label: decadeText(table), done: view.decade, total: catalogue.decades }
  if (table.outcome) {
    const upgraded = view.markers.filter((marker) => marker.is_upgraded).length
    const detail = t('railways-web-over-detail', { railways: view.markers.length, upgraded })
    const score = table.outcome.scores[0]
    const title = score === null ? t('railways-web-over-missed') : t('railways-web-over', { score })
    return { title, detail, seat: 0, phases, at: -1, progress: { ...progress, label: t('web-over') } }
  }
  const number = table.marks?.action ?? 1
  const at = PHASE[step] ?? number - 1
  const args = {
    number,
    place: t(`railways-web-place-${now.place ?? 0}`),
    deed: now.deed ? deedText(now.deed, table) : '',
  }
  const tag = step.replaceAll('_', '-')
  return {
    title: t(`railways-web-do-${tag}`, args),
    detail: t(`railways-web-do-${tag}-detail`, args),
    seat: 0,
    phases,
    at,
    progress,
  }
}

/** @param {Table} table @returns {import('../../types').Scores} */
function scores(table) {
  const { score, markers } = table.view
  const railways = t('railways-web-railways-at', { railways: markers.length, points: table.catalogue.points_a_railway })
  return {
    totals: [table.outcome ? table.outcome.scores[0] : score.total],
    rows: [
      { id: 'profit', icon: 'medal', clause: 'RW-A7', label: t('railways-result-profit'), values: [score.profit] },
      { id: 'railways', icon: 'route', clause: 'RW-F1', label: railways, values: [score.railways] },
      {
        id: 'pollution',
        icon: 'flag',
        clause: 'RW-F1',
        label: t('railways-result-pollution'),
        values: [score.pollution],
      },
    ],
  }
}

/** @param {Table} table */
const isSettingUp = (table) => ['arrange_plan', 'place_dice'].includes(stepOf(table))

/** @param {Table} table @returns {import('../../types').Panel[]} */
function panels(table) {
  const { view } = table
  const { capital, pollution, profit, workers } = view
  const ledgerLine = phone.value
    ? t('railways-web-ledger-line', { capital, pollution, profit, workers })
    : decadeText(table)
  const cards = t(`railways-web-status-${view.content_status === 'reconstruction' ? 'reconstruction' : 'owner'}`)
  const goal = t(view.goals.length > 1 ? 'railways-baron' : `railways-${view.goals[0]}`)
  /** @type {import('../../types').Panel} */
  const ledger = {
    id: 'ledger',
    title: t('railways-web-ledger'),
    side: 'left',
    aside: ledgerLine,
    about: 'round',
    body: html`<${Ledger} table=${table} />`,
  }
  /** @type {import('../../types').Panel} */
  const goals = {
    id: 'goals',
    title: t('railways-web-goals'),
    side: 'left',
    aside: goal,
    open: !!table.outcome,
    body: html`<div class="body"><${Goals} table=${table} /></div>`,
  }
  // What one plays for comes before what one has, as long as that is nothing, and when it is decided.
  /** @type {import('../../types').Panel[]} */
  const always = [
    ...(table.outcome || isSettingUp(table) ? [goals, ledger] : [ledger, goals]),
    {
      id: 'deck',
      title: t('railways-web-deck'),
      side: 'left',
      aside: cards,
      body: html`<div class="body"><${Deck} table=${table} /></div>`,
    },
  ]
  if (phone.value || !table.isMyTurn || table.outcome || isAnsweredInDock(table)) return always
  const body = html`<div class="body"><${Question} table=${table} /></div>`
  return [...always, { id: 'question', title: t('railways-web-now'), side: 'right', aside: '', open: true, body }]
}

/** What is asked without a place on the plan to tap: in a low window it stands beside the plan, where the hand is. @param {Table} table */
const isAnsweredInDock = (table) =>
  low.value && (isAt(table, 'exchange_capital') || isAt(table, 'divide_railway') || isAt(table, 'close_decade'))

/** @param {{ table: Table }} props */
const Held = ({ table }) =>
  isAnsweredInDock(table) ? html`<${Question} table=${table} />` : html`<${Hand} table=${table} />`

// Hands -----------------------------------------------------------------------------------------------------------------

/** @param {Table} table */
function endTurn(table) {
  const action = table.legal.find((each) => each.type === 'end_decade') || null
  const label = t('railways-web-end-decade')
  if (action || !table.isMyTurn) return { action, note: '', label }
  return { action, label, note: t(`railways-web-end-not-${stepOf(table).replaceAll('_', '-')}`) }
}

/** What needs no payment afterwards. */
const DONE_AT_ONCE = new Set(['place_die', 'pay', 'keep_marker', 'exchange', 'lay_card', 'end_decade'])

/** @param {Table} table */
function commitLabel(table) {
  const type = table.considered.value?.action.type || ''
  return t(`railways-web-commit-${DONE_AT_ONCE.has(type) ? type.replaceAll('_', '-') : 'deed'}`)
}

/** @param {KeyboardEvent} event @param {Table} table */
function onKey(event, table) {
  const at = event.target
  const kept = own(table)
  const isFree = at === document.body || (at instanceof Element && (!!at.closest('.rw-plan') || at.matches('h1, h2')))
  if (event.key.startsWith('Arrow')) return isFree && walk(table, event.key)
  if (zoomKey(event.key, zoomOf(table))) return true
  if (!table.isMyTurn) return false
  const isArranging = isAt(table, 'arrange_plan')
  if (event.key === 'Enter' || event.key === ' ') return isFree && enter(table, at)
  /** @type {Record<string, () => boolean>} */
  const keys = {
    r: () => (isArranging ? turnHere(table) : nextChoice(table) && follow(table)),
    R: () => nextChoice(table, -1) && follow(table),
    s: () => {
      if (isArranging) kept.swapping.value = !kept.swapping.value
      return isArranging
    },
    l: () => {
      if (isArranging) layPlan(table)
      return isArranging
    },
    d: () => nextDie(table),
    Escape: () => {
      table.consider(null)
      kept.deed.value = null
      kept.swapping.value = false
      return true
    },
  }
  if (keys[event.key]) return keys[event.key]()
  if (/^[1-8]$/.test(event.key) && isAt(table, 'take_action'))
    return take(table, DEEDS[Number(event.key) - 1][0]) && follow(table)
  return false
}

/** @param {Table} table */
function turnHere(table) {
  const isTurned = turnCard(table, own(table).place.peek())
  if (isTurned) tellPlan(table)
  return isTurned
}

/** @param {Table} table */
function nextDie(table) {
  const { all, chosen } = values(table)
  if (all.length < 2) return false
  own(table).value.value = all[(all.indexOf(chosen ?? 0) + 1) % all.length]
  table.consider(null)
  return true
}

/**
 * Enter does what is considered here; on a cell that stands for nothing it asks why.
 * @param {Table} table @param {EventTarget | null} at
 */
function enter(table, at) {
  const element = at instanceof Element ? at : document.body
  const considered = table.considered.peek()
  const cell = element.closest('[data-cell]')?.getAttribute('data-cell')
  const place = element.closest('[data-place]')?.getAttribute('data-place')
  if (place) {
    tapPlace(table, Number(place))
    return true
  }
  const found = cell ? targets(table).get(cell) : undefined
  const elsewhere = !found && considered?.judged?.legal ? considered.action : null
  const here = found?.find((action) => isConsidered(table, action)) || elsewhere
  if (here && (!cell || found || !targets(table).size)) {
    table.commit(here)
    return true
  }
  if (cell && !choose(table, cell)) attempt(table, cell)
  return !!cell
}

/** @type {import('../../types').GameModule} */
export default {
  name: 'railways',
  styles: ['pieces', 'plan', 'style'].map((part) => `games/railways/${part}.css`),
  words: ['railways', 'front_railways'],
  hasSecrets: false,
  banner,
  scores,
  logLine,
  actionText,
  changeLines,
  panels,
  isBroad: (table) => !!table.outcome || isSettingUp(table),
  staging,
  sounds: {
    card_laid: 'place',
    die_placed: 'place',
    railway_bought: 'place',
    railway_upgraded: 'place',
    building_built: 'place',
    passenger_added: 'place',
    passenger_moved: 'run',
    goal_reached: 'bank',
  },
  Board,
  Hand: Held,
  commitLabel,
  End,
  ending,
  endTurn,
  onKey,
  keys: [
    { keys: ['1', '…', '8'], message: 'railways-web-key-deeds' },
    { keys: ['←', '↑', '→', '↓'], message: 'railways-web-key-walk' },
    { keys: ['Enter'], message: 'railways-web-key-enter' },
    { keys: ['R'], message: 'railways-web-key-next' },
    { keys: ['D'], message: 'railways-web-key-die' },
    { keys: ['S'], message: 'railways-web-key-swap' },
    { keys: ['L'], message: 'railways-web-key-lay' },
    { keys: ['+', '−', '0'], message: 'web-zoom' },
    { keys: ['Esc'], message: 'railways-web-key-escape' },
  ],
  options,
  presets,
  optionsText,
  gallery: async () => (await import('./gallery.js')).Gallery,
}
