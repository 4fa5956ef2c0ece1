// What is lit on the plan: choices, what is considered or pointed at, a journey leg by leg.
import { cellOf, keyOf, same } from '../../lib/cells.js'
import { buildingOf, isAt, own, railwayOf, routeOf, values } from './choices.js'
import { builtDie } from './plan.js'
import { ghostDie, glow, journeyLine, journeyMarks, ring } from './signs.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').Action} Action */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./plan.js').Sheet} Sheet */
/** @typedef {{ under: string[], between: string[], over: string[] }} Lights */

/**
 * What one is looking at: the considered action, the one under way, or what a lesson asks for.
 * @param {Table} table @returns {Action | null}
 */
function actionShown(table) {
  const step = table.view.agenda[0]
  if (step?.type === 'pay_for') return /** @type {Action} */ (step.deed)
  const considered = table.considered.value
  const action = considered && considered.judged?.legal !== false ? considered.action : table.wanted
  return /** @type {Action | null} */ (action || null)
}

/** @param {Table} table @param {Sheet} sheet @param {Map<string, Action[]>} found */
export function lights(table, sheet, found) {
  /** @type {Lights} */
  const lit = { under: [], between: [], over: [] }
  const shown = actionShown(table)
  const hover = own(table).hover.value
  const route = shown?.type === 'move_passenger' ? routeOf(table, shown) : null
  if (!route) lightChoices(table, sheet, found, lit)
  for (const action of [shown, hover === null ? undefined : found.get(hover)?.[0]])
    if (action) lightAction(table, sheet, action, lit)
  if (route) lightRoute(table, sheet, route, lit)
  for (const cell of table.focus.value?.cells || []) lit.over.push(ring(sheet, cell, 'lit'))
  return { under: lit.under.join(''), between: lit.between.join(''), over: lit.over.join('') }
}

/** All that could be chosen. @param {Table} table @param {Sheet} sheet @param {Map<string, Action[]>} found @param {Lights} lit */
function lightChoices(table, sheet, found, lit) {
  const { ground } = table.view
  const value = values(table).chosen
  const chosen = [...found.values()].flat().flatMap((action) => (action.railway ? [action.railway] : []))
  const railways = new Map(chosen.map((railway) => [keyOf(railway), railway]))
  for (const railway of railways.values())
    lit.under.push(glow(sheet, ground, railwayOf(table, railway)?.cells || [], 'soft'))
  if (railways.size) return
  for (const key of found.keys()) lit.over.push(ring(sheet, cellOf(key), 'legal'))
  if (isAt(table, 'place_dice') && value !== null)
    for (const key of found.keys()) lit.over.push(ghostDie(sheet, cellOf(key), value))
}

/** @param {Table} table @param {Sheet} sheet @param {Action} action @param {Lights} lit */
function lightAction(table, sheet, action, lit) {
  const { view } = table
  const railway = action.railway && railwayOf(table, action.railway)
  if (railway) {
    lit.under.push(glow(sheet, view.ground, railway.cells))
    lit.over.push(...ends(table, sheet, railway))
  }
  if (action.type === 'build') {
    const site = table.marks?.sites.find((each) => same(each.cell, action.cell))
    if (site) lit.over.push(`<g class="rw-ghost">${builtDie(sheet, action.cell, action.value, site.colour)}</g>`)
  }
  if (action.cell) lit.over.push(ring(sheet, action.cell, 'legal on'))
}

/** @param {Table} table @param {Sheet} sheet @param {import('./kinds').RouteView} route @param {Lights} lit */
function lightRoute(table, sheet, route, lit) {
  const legs = legsOf(table, route)
  lit.between.push(
    journeyLine(
      sheet,
      table.view.ground,
      legs.map((leg) => leg.cells),
    ),
  )
  lit.over.push(journeyMarks(sheet, { start: route.die, stops: route.stops, legs }))
}

/**
 * A route leg by leg, each with the capital it brings.
 * @param {Table} table @param {import('./kinds').RouteView} route @returns {{ cells: Cell[], capital: number }[]}
 */
function legsOf(table, route) {
  let from = 0
  return route.railways.map((/** @type {Cell} */ railway) => {
    const { cells } = railwayOf(table, railway)
    const fare = table.marks?.fares?.find((each) => same(each.railway, railway))
    const leg = { cells: route.cells.slice(from, from + cells.length), capital: fare?.capital ?? 0 }
    from += cells.length
    return leg
  })
}

/**
 * The buildings at both ends.
 * @param {Table} table @param {Sheet} sheet @param {import('./kinds').RailwayView} railway @returns {string[]}
 */
function ends(table, sheet, railway) {
  const cells = railway.ends.flatMap((/** @type {Cell | null} */ end) => buildingOf(table, end)?.cells || [])
  return cells.map((/** @type {Cell} */ cell) => ring(sheet, cell, 'legal on'))
}
