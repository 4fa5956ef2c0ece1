// Railways in words: cells, railways, actions, events, changes. The sentences stand in the Fluent files.
import { list, t } from '../../lib/words.js'
import { buildingOf, changesNow, railwayOf, routeOf, stepOf } from './choices.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Cell} Cell */

/** `h6` is column 8, row 6. @param {Cell} cell */
export const cellName = ([x, y]) => `${String.fromCharCode(97 + x)}${y + 1}`
/** @param {string} colour */
export const colourName = (colour) => t(`railways-web-colour-${colour.toLowerCase()}`)
/** @param {string} icon */
export const iconName = (icon) => (icon.startsWith('capital_') ? t('railways-web-icon-capital', { amount: icon.slice(8) }) : icon.startsWith('to_') ? t('railways-web-icon-to', { colour: colourName(icon.slice(3)) }) : t(`railways-web-icon-${icon.replaceAll('_', '-')}`))
/** @param {string[]} icons */
export const iconNames = (icons) => list(icons.map(iconName))
/** @param {number[]} numbers */
const numbers = (numbers) => numbers.join(' ') || '–'
/** @param {[number, number][]} slots */
export const slotNames = (slots) => slots.map(([card, slot]) => `${card}.${slot}`).join(' ')

/** @param {Table} table @param {Cell | null} cell */
const endName = (table, cell) => { const found = buildingOf(table, cell); return found ? `${found.colour} ${cellName(found.cells[0])}` : '?' }
/** @param {Table} table @param {Cell} railway */
export function railwayArgs(table, railway) {
  const found = railwayOf(table, railway)
  return { railway: cellName(railway), length: found?.cells.length ?? 0, ends: (found?.ends || []).map((/** @type {Cell | null} */ end) => endName(table, end)).join('–') }
}
/** C–I: the letters at both ends. @param {Table} table @param {Cell} railway */
export const railwayLetters = (table, railway) => (railwayOf(table, railway)?.ends || []).map((/** @type {Cell | null} */ end) => buildingOf(table, end)?.colour || '?').join('–')

/** @param {Cell[]} cells */
export const wayName = (cells) => cells.map(cellName).join('→')

/** How the fields of an action or event become words. @type {Record<string, (value: any) => any>} */
const ARGS = {
  cell: cellName, die: cellName, railway: cellName, place: (place) => place + 1, cards: (cards) => (Array.isArray(cards) ? numbers(cards) : cards),
  hand: numbers, reserve: numbers, cells: (cells) => cells.length, railways: (cells) => cells.length, stops: (cells) => cells.map(cellName).join(', '), slots: slotNames,
}

/** @param {Record<string, any>} fields */
const argsOf = (fields) => Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typeof value === 'boolean' ? String(value) : ARGS[key] && value !== null ? ARGS[key](value) : value]))

/** @type {Record<string, (table: Table, action: any) => Record<string, any>>} */
const ACTION_ARGS = {
  lay_card: (table, action) => ({ turned: String(!!action.turned), place: t(`railways-web-place-${Math.min(3, table.view.plan.length)}`) }),
  buy_railway: (table, action) => railwayArgs(table, action.railway),
  upgrade: (table, action) => railwayArgs(table, action.railway),
  move_passenger: (table, action) => {
    const route = routeOf(table, action), number = table.view.routes.indexOf(route) + 1
    return route ? { number, way: wayName([route.die, ...route.stops]), colour: route.destination, profit: route.profit, capital: route.capital, bonus: String(route.has_bonus) } : {}
  },
  pay: (table, action) => {
    const way = table.view.ways.find((/** @type {any} */ each) => String(each.slots) === String(action.slots))
    const icons = action.slots.map((/** @type {[number, number]} */ [card, slot]) => iconNames(table.catalogue.cards.find((/** @type {any} */ each) => each.id === card).slots[slot - 1])).join(', ')
    return { slots: slotNames(action.slots), icons, pollution: way?.pollution ?? 0, cards: way?.cards.length ?? 0 }
  },
  exchange: (table, action) => ({ capital: table.catalogue.exchanges[action.profit] }),
}

/** @param {import('../../types').Action} action @param {Table} table */
export const actionText = (action, table) => t(`railways-${action.type === 'lay_card' ? 'web-' : ''}action-${action.type.replaceAll('_', '-')}`, { ...argsOf(action), ...ACTION_ARGS[action.type]?.(table, action) })

// The log ---------------------------------------------------------------------------------------------------------------

/** @type {Record<string, (event: any) => Cell[]>} */
const SHOWS = {
  die_placed: (event) => [event.cell], railway_bought: (event) => event.cells, railway_upgraded: (event) => event.cells, building_built: (event) => [event.cell],
  passenger_moved: (event) => [event.die, ...event.stops], die_emptied: (event) => [event.cell], passenger_added: (event) => [event.cell],
}

/** @param {import('../../types').GameEvent} event @returns {import('../../types').LogLine} */
export function logLine(event) {
  const cells = SHOWS[event.type]?.(event)
  const points = event.type === 'track_moved' && event.track === 'profit' ? event.after - event.before : event.type === 'track_moved' && event.track === 'pollution' ? event.before - event.after : undefined
  return { seat: event.type === 'paid' ? 0 : null, text: t(`railways-event-${event.type.replaceAll('_', '-')}`, argsOf(event)), heading: event.type === 'decade_begun', points, focus: cells ? { seat: null, cells } : undefined }
}

// Changes ---------------------------------------------------------------------------------------------------------------

/** The frame's icon for each item. @type {Record<string, string>} */
const ICONS = { profit: 'medal', capital: 'plus', pollution: 'flag', workers: 'you', passengers: 'pair', waiting: 'dice', building_dice: 'dice', complete: 'route', marked: 'route', upgraded: 'up', hand: 'bag', decade: 'clock', colours: 'target', mayor: 'tick', conductor: 'tick', engineer: 'tick' }
const GOALS = new Set(['mayor', 'conductor', 'engineer'])
/** What goes without saying where there is little room. */
const QUIET = new Set(['hand', 'waiting', 'passengers', 'colours', 'decade'])

/** @param {import('../../types').Value} value */
export const valueText = (value) => (value === true ? t('railways-goal-met') : value === false ? t('railways-web-not-yet') : String(value).replace('-', '−'))

/** All that an action brings: on the way to pay, against what lies on the table. @param {import('../../types').Preview} preview @param {Table} table */
export function changeLines(preview, table) {
  const step = stepOf(table), changes = step === 'pay_for' || step === 'exchange_capital' ? changesNow(table) : preview.changes || []
  const total = changes.find((change) => change.item === 'total')
  const lines = changes.filter((change) => change.item !== 'total').map((change) => ({ icon: ICONS[change.item], label: t(`railways-item-${change.item}`), value: GOALS.has(change.item) ? valueText(change.after) : `${valueText(change.before)} → ${valueText(change.after)}`, points: null, clause: change.clause, quiet: QUIET.has(change.item) }))
  return { total: preview.stops ? null : total ? Number(total.after) - Number(total.before) : 0, lines }
}

/** What an action costs, in words. @param {any} price */
export function priceText(price) {
  const parts = [
    ...price.icons.map(iconName), price.rails ? t('railways-web-rails', { length: price.rails }) : '', price.capital_icons ? t('railways-web-price-capital-icons') : '',
    price.destinations.length ? t('railways-web-price-destination', { colours: new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' }).format(price.destinations) }) : '',
    price.workers ? t('railways-web-price-worker') : '', price.capital ? t('railways-web-price-capital', { capital: price.capital }) : '',
  ].filter(Boolean)
  return list(parts)
}
