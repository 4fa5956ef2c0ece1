// Railways in words: cells, railways, actions, events, changes. The sentences stand in the Fluent files.
import { list, t } from '../../lib/words.js'
import { buildingOf, changesNow, railwayOf, routeOf, stepOf } from './choices.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Cell} Cell */

/** `h6` is column 8, row 6. @param {Cell} cell */
export const cellName = ([x, y]) => `${String.fromCharCode(97 + x)}${y + 1}`
/** @param {string} colour */
export const colourName = (colour) => t(`railways-web-colour-${colour.toLowerCase()}`)
/** @param {string} icon */
export function iconName(icon) {
  if (icon.startsWith('capital_')) return t('railways-web-icon-capital', { amount: icon.slice(8) })
  if (icon.startsWith('to_')) return t('railways-web-icon-to', { colour: colourName(icon.slice(3)) })
  return t(`railways-web-icon-${icon.replaceAll('_', '-')}`)
}
/** @param {string[]} icons */
export const iconNames = (icons) => list(icons.map(iconName))
/** @param {number[]} numbers */
const numbers = (numbers) => numbers.join(' ') || '–'
/** @param {[number, number][]} slots */
const slotNames = (slots) => slots.map(([card, slot]) => `${card}.${slot}`).join(' ')

/** @param {Table} table @param {Cell | null} cell */
function endName(table, cell) {
  const found = buildingOf(table, cell)
  return found ? `${found.colour} ${cellName(found.cells[0])}` : '?'
}
/** @param {Table} table @param {Cell} railway */
function railwayArgs(table, railway) {
  const found = railwayOf(table, railway)
  const ends = (found?.ends || []).map((/** @type {Cell | null} */ end) => endName(table, end)).join('–')
  return { railway: cellName(railway), length: found?.cells.length ?? 0, ends }
}
/** C–I: the letters at both ends. @param {Table} table @param {Cell} railway */
export function railwayLetters(table, railway) {
  const ends = railwayOf(table, railway)?.ends || []
  return ends.map((/** @type {Cell | null} */ end) => buildingOf(table, end)?.colour || '?').join('–')
}

/** @param {Cell[]} cells */
const wayName = (cells) => cells.map(cellName).join('→')

/** @typedef {import('../../types').Args[string]} Arg */

/** How the fields of an action or event become words. @type {Record<string, import('../../types').With<unknown, Arg>>} */
const ARGS = {
  cell: cellName,
  die: cellName,
  railway: cellName,
  slots: slotNames,
  hand: numbers,
  reserve: numbers,
  place: (/** @type {number} */ place) => place + 1,
  cards: (/** @type {number[] | number} */ cards) => (Array.isArray(cards) ? numbers(cards) : cards),
  cells: (/** @type {Cell[]} */ cells) => cells.length,
  railways: (/** @type {Cell[]} */ cells) => cells.length,
  stops: (/** @type {Cell[]} */ cells) => cells.map(cellName).join(', '),
}

/** @param {object} fields @returns {import('../../types').Args} */
function argsOf(fields) {
  const word = (/** @type {string} */ key, /** @type {unknown} */ value) => {
    if (typeof value === 'boolean') return String(value)
    return ARGS[key] && value !== null ? ARGS[key](value) : /** @type {Arg} */ (value)
  }
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, word(key, value)]))
}

/** Whether a track stays where it is. @param {number} value @param {number} end */
const atEnd = (value, end) => ({ value, stays: String(value === end) })

/** @typedef {import('../../wire').Railways.AnyAction} AnyAction */
/** @template {string} T @typedef {import('../../types').Kind<AnyAction, T>} Kind */

/** @type {Record<string, import('../../types').With<AnyAction, import('../../types').Args, [table: Table]>>} */
const ACTION_ARGS = {
  lay_card: (/** @type {Kind<'lay_card'>} */ action, { view, catalogue: { across, down } }) => ({
    turned: String(!!action.turned),
    place: t(`railways-web-place-${Math.min(across * down - 1, view.plan.length)}`),
  }),
  buy_railway: (/** @type {Kind<'buy_railway'>} */ action, table) => railwayArgs(table, action.railway),
  upgrade: (/** @type {Kind<'upgrade'>} */ action, table) => railwayArgs(table, action.railway),
  keep_marker: (/** @type {Kind<'keep_marker'>} */ action, table) => railwayArgs(table, action.railway),
  recruit: (_, { view, catalogue }) => atEnd(view.workers, catalogue.most_workers),
  raise_capital: (_, { view, catalogue }) => atEnd(view.capital, catalogue.most_capital),
  clean_up: (_, { view, catalogue }) => atEnd(view.pollution, catalogue.pollution[0]),
  move_passenger: (/** @type {Kind<'move_passenger'>} */ action, table) => {
    const route = routeOf(table, action)
    const number = table.view.routes.indexOf(route) + 1
    if (!route) return /** @type {import('../../types').Args} */ ({})
    const { profit, capital, destination: colour } = route
    return {
      number,
      way: wayName([route.die, ...route.stops]),
      colour,
      profit,
      capital,
      bonus: String(route.has_bonus),
    }
  },
  pay: (/** @type {Kind<'pay'>} */ action, table) => {
    const way = table.view.ways.find((each) => String(each.slots) === String(action.slots))
    const card = (/** @type {number} */ id) => table.catalogue.cards.find((each) => each.id === id)
    const icons = action.slots
      .map((/** @type {[number, number]} */ [id, slot]) => iconNames(card(id)?.slots[slot - 1] || []))
      .join(', ')
    return { slots: slotNames(action.slots), icons, pollution: way?.pollution ?? 0, cards: way?.cards.length ?? 0 }
  },
  exchange: (/** @type {Kind<'exchange'>} */ action, table) => ({ capital: table.catalogue.exchanges[action.profit] }),
}

/** @param {import('./kinds').Action} action @param {Table} table */
export function actionText(action, table, isHint = false) {
  const kind = action.type.replaceAll('_', '-')
  const args = { ...argsOf(action), ...ACTION_ARGS[action.type]?.(/** @type {AnyAction} */ (action), table) }
  return t(isHint ? `hint-railways-do-${kind}` : `railways-action-${kind}`, args)
}

/** What is under way, in short: the action and where. @param {import('./kinds').Action} action @param {Table} table */
export function deedText(action, table) {
  const deed = t(`railways-web-deed-${action.type.replaceAll('_', '-')}`)
  const route = action.die && routeOf(table, action)
  if (action.railway) return `${deed} ${railwayLetters(table, action.railway)}, ${cellName(action.railway)}`
  if (route) return `${deed} ${[route.die, ...route.stops].map((cell) => buildingOf(table, cell)?.colour).join('→')}`
  return action.cell ? `${deed} ${action.value ?? ''} ${cellName(action.cell)}` : deed
}

// The log ---------------------------------------------------------------------------------------------------------------

/** @type {Record<string, (event: import('../../types').GameEvent) => Cell[]>} */
const SHOWS = {
  die_placed: (event) => [event.cell],
  building_built: (event) => [event.cell],
  railway_bought: (event) => event.cells,
  railway_upgraded: (event) => event.cells,
  marker_kept: (event) => event.cells,
  marker_returned: (event) => [event.railway],
  passenger_moved: (event) => [event.die, ...event.stops],
  die_emptied: (event) => [event.cell],
  passenger_added: (event) => [event.cell],
}

/** @param {import('./kinds').GameEvent} event @returns {import('../../types').LogLine} */
export function logLine(event) {
  const cells = SHOWS[event.type]?.(event)
  return {
    seat: event.type === 'paid' ? 0 : null,
    heading: event.type === 'decade_begun',
    points: pointsOf(event),
    text: t(`railways-event-${event.type.replaceAll('_', '-')}`, { ...argsOf(event), ...cardsIn(event) }),
    focus: cells ? { seat: null, cells } : undefined,
  }
}

const CARDS = new Set(['hand', 'reserve', 'cards'])

/**
 * Which cards an event names, as one says them: `2.3` is for who types moves.
 * @param {import('./kinds').GameEvent} event @returns {import('../../types').Args}
 */
function cardsIn(event) {
  const named = Object.entries(event)
    .filter(([key, value]) => CARDS.has(key) && Array.isArray(value) && value.length > 0)
    .map(([key, value]) => [key, list(value.map(String))])
  const slots = event.type === 'paid' ? { slots: list(event.slots.map(slotName)) } : {}
  return { ...Object.fromEntries(named), ...slots }
}

/** @param {[number, number]} slot */
const slotName = ([card, slot]) => t('railways-web-log-slot', { card, slot })

/** What an event changes in the score. @param {import('./kinds').GameEvent} event */
function pointsOf(event) {
  if (event.type !== 'track_moved') return undefined
  return { profit: event.after - event.before, pollution: event.before - event.after }[
    /** @type {string} */ (event.track)
  ]
}

// Changes ---------------------------------------------------------------------------------------------------------------

/** The frame's icon for each item. @type {Record<string, string>} */
const ICONS = {
  profit: 'medal',
  capital: 'plus',
  pollution: 'flag',
  workers: 'you',
  passengers: 'pair',
  waiting: 'dice',
  building_dice: 'dice',
  complete: 'route',
  parts: 'route',
  marked: 'route',
  upgraded: 'up',
  fares: 'plus',
  hand: 'bag',
  decade: 'clock',
  colours: 'target',
  mayor: 'tick',
  conductor: 'tick',
  engineer: 'tick',
}
const GOALS = new Set(['mayor', 'conductor', 'engineer'])
/** What goes without saying where there is little room. */
const QUIET = new Set(['hand', 'waiting', 'passengers', 'colours', 'decade'])

/** What explains a line of the preview, where that is not its item. @type {Record<string, string>} */
const ABOUT = {
  building_dice: 'dice',
  parts: 'keep-marker',
  marked: 'markers',
  upgraded: 'upgrade',
  decade: 'round',
  colours: 'conductor',
}

/** @param {import('../../types').Value} value */
function valueText(value) {
  if (typeof value === 'boolean') return t(value ? 'railways-goal-met' : 'railways-web-not-yet')
  return value === null ? '–' : String(value).replace('-', '−')
}

/**
 * All that an action brings: on the way to pay, against what lies on the table.
 * @param {import('../../types').Preview} preview @param {Table} table
 */
export function changeLines(preview, table) {
  const step = stepOf(table)
  const changes = step === 'pay_for' || step === 'exchange_capital' ? changesNow(table) : preview.changes || []
  const total = changes.find((change) => change.item === 'total')
  const lines = changes
    .filter((change) => change.item !== 'total')
    .map(({ item, before, after, clause }) => ({
      icon: ICONS[item],
      label: t(`railways-item-${item}`),
      points: null,
      clause,
      about: ABOUT[item] || item,
      quiet: QUIET.has(item),
      value: GOALS.has(item) ? valueText(after) : `${valueText(before)} → ${valueText(after)}`,
    }))
  return { total: preview.stops ? null : total ? Number(total.after) - Number(total.before) : 0, lines }
}

/** What an action costs, in words. @param {import('./kinds').Price} price */
export function priceText(price) {
  const colours = new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' }).format(price.destinations)
  const parts = [
    ...price.icons.map(iconName),
    price.rails ? t('railways-web-rails', { length: price.rails }) : '',
    price.capital_icons ? t('railways-web-price-capital-icons') : '',
    price.destinations.length ? t('railways-web-price-destination', { colours }) : '',
    price.workers ? t('railways-web-price-worker') : '',
    price.capital ? t('railways-web-price-capital', { capital: price.capital }) : '',
  ].filter(Boolean)
  return list(parts)
}
