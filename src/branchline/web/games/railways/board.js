// The plan in play, one can walk: by pointer, touch, arrow keys and screen reader.
import { useEffect } from 'preact/hooks'
import { ARROWS, cellOf, keyOf, same, TOWARDS } from '../../lib/cells.js'
import { cls, html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { phone } from '../../parts/frame.js'
import { ZoomFrame, zoomOf, ZoomTools } from '../../parts/zoom.js'
import { LayingPlan, tellPlan } from './arranging.js'
import {
  buildingOf,
  cellsFor,
  choose,
  chosenDeed,
  isAt,
  isConsidered,
  own,
  stepOf,
  targets,
  values,
} from './choices.js'
import { swapCards } from './draft.js'
import { dropDraft } from './kept_draft.js'
import { Held } from './hand.js'
import { lights } from './lights.js'
import { newsOf, useMotion } from './motion.js'
import { at, isBuilding, isRail, marker, planLayers, railwaysOf, Sheet } from './plan.js'
import { Question } from './question.js'
import { cellName, colourName, railwayLetters } from './text.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./kinds').Action} Action */

/** @param {import('./plan.js').Spread} catalogue */
const sheetOf = (catalogue) => new Sheet(catalogue)

/** @param {{ table: Table }} props */
export function Board({ table }) {
  const isLaying = stepOf(table) === 'arrange_plan'
  useEffect(() => {
    if (!isLaying) dropDraft(table)
  }, [isLaying])
  useMotion(table, sheetOf(table.catalogue))
  return html`<div class=${cls('rw-board', isLaying && 'laying', table.considered.value && 'weighing')}>
    <div class="rw-plan-box">${isLaying ? html`<${LayingPlan} table=${table} />` : html`<${ZoomedPlan} table=${table} />`}</div>
    ${!isLaying && !table.outcome && html`<${Legend} />`}
    ${
      phone.value &&
      table.isMyTurn &&
      html`<div class="rw-below">
      <${Held} table=${table} />
      <div class="card rw-question-box"><${Question} table=${table} /></div>
    </div>`
    }
  </div>`
}

/** @param {{ table: Table }} props */
const ZoomedPlan = ({ table }) => html`
  <${ZoomFrame} table=${table} spot=${happening(table)} hasGhost=${() => false}><${Plan} table=${table} /></${ZoomFrame}>
  <${ZoomTools} zoom=${zoomOf(table)} />
`

/** The cell one is looking at, or where something has just come. @param {Table} table */
function happening(table) {
  const action = /** @type {Action | undefined} */ (/** @type {unknown} */ (table.considered.value?.action))
  const news = table.scene.value?.event ? [table.scene.value.event] : newsOf(table)
  const [cell] = action ? cellsFor(table, action) : news.flatMap(cellsOf)
  return cell ? keyOf(cell) : null
}

/** How the four states of a railway look. @param {{ table: Table }} _props */
function Legend(_props) {
  const track = ['bed', 'sleepers', 'rail', 'core'].map((part) => `<path class="${part}" d="M0 40H120"/>`).join('')
  const red = '<path class="rw-own" d="M0 40H120"/>'
  const gold = '<path class="rw-own up" d="M0 40H120"/><path class="rw-own-2" d="M0 40H120"/>'
  const sample = (/** @type {string} */ state, /** @type {string} */ own, /** @type {string} */ faint) => {
    const drawing = `${own}<g class="rw-track ${faint}">${track}</g>${own ? marker(60, 40, state === 'upgraded') : ''}`
    return html`<span key=${state}>
      <svg viewBox="0 0 120 80" width="48" height="32" aria-hidden="true"><g dangerouslySetInnerHTML=${{ __html: drawing }} /></svg>
      ${t(`railways-web-is-${state}`)}
    </span>`
  }
  const samples = [
    sample('complete', '', ''),
    sample('marked', red, ''),
    sample('upgraded', gold, ''),
    sample('dangling', '', 'faint'),
  ]
  return html`<p class="rw-legend">${samples}</p>`
}

/** @param {{ table: Table }} props */
function Plan({ table }) {
  const kept = own(table)
  const sheet = sheetOf(table.catalogue)
  const found = targets(table)
  const rows = Array.from({ length: sheet.down * sheet.rows }, (_, y) => y)
  const columns = Array.from({ length: sheet.across * sheet.columns }, (_, x) => x)
  const lit = lights(table, sheet, found)
  const [land, rails, pieces] = planLayers(sheet, lie(table, sheet, found))
  const layers = [land, lit.under, rails, lit.between, pieces, lit.over]
  return html`<svg class="rw-plan" viewBox=${`0 0 ${sheet.width} ${sheet.height}`} role="grid" aria-label=${t('railways-web-plan')}
    aria-rowcount=${rows.length} aria-colcount=${columns.length} onPointerLeave=${() => {
      kept.hover.value = null
    }}>
    ${layers.map((drawing, i) => html`<g key=${`layer ${i}`} aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawing }} />`)}
    <g key="motion" class="rw-motion" aria-hidden="true"></g>
    ${rows.map(
      (y) => html`<g key=${y} role="row">
      ${columns.map((x) => html`<${PlanCell} key=${x} table=${table} sheet=${sheet} cell=${[x, y]} choices=${found.get(`${x},${y}`)} />`)}
    </g>`,
    )}
  </svg>`
}

/** What lies on the table, as the drawing wants it. @param {Table} table @param {Sheet} sheet @param {Map<string, Action[]>} found */
function lie(table, sheet, found) {
  const { view } = table
  const isPlacing = isAt(table, 'place_dice') && values(table).chosen !== null
  return {
    ground: view.ground,
    railways: stepOf(table) === 'divide_railway' ? undecided(table) : railwaysOf(view),
    dice: view.dice,
    buildings: view.buildings.map((each) => each.cells),
    frames: sheet.places.map((place) => isAt(table, 'place_dice') && view.agenda[0].place === place),
    ghosts: new Set(isPlacing ? found.keys() : []),
    fresh: new Set(newsOf(table).flatMap(cellsOf).map(String)),
  }
}

/** Where an event puts something. @param {import('./kinds').GameEvent} event @returns {Cell[]} */
function cellsOf(event) {
  switch (event.type) {
    case 'railway_bought':
    case 'railway_upgraded':
    case 'marker_kept':
      return event.cells
    case 'die_placed':
    case 'building_built':
    case 'passenger_added':
      return [event.cell]
    default:
      return []
  }
}

/** @param {{ table: Table, sheet: Sheet, cell: Cell, choices?: Action[] }} props */
function PlanCell({ table, sheet, cell, choices }) {
  const kept = own(table)
  const key = keyOf(cell)
  const click = () => {
    kept.point.value = key
    if (!choose(table, key)) attempt(table, key)
  }
  return html`<g data-cell=${key} role="gridcell" class=${cls('rw-cell', choices && 'legal')} tabindex=${key === kept.point.value ? 0 : -1}
    aria-selected=${choices ? choices.some((action) => isConsidered(table, action)) : null}
    aria-label=${cellText(table, cell, !!choices)} onClick=${click} onFocus=${() => {
      kept.point.value = key
    }}
    onPointerEnter=${(/** @type {PointerEvent} */ event) => {
      kept.hover.value = event.pointerType === 'mouse' ? key : null
    }}>
    <rect x=${sheet.left(cell[0])} y=${sheet.top(cell[1])} width="100" height="100" rx="12" />
  </g>`
}

/** Of a railway that was cut, the part one is looking at has the marker; until then neither. @param {Table} table */
function undecided(table) {
  const { view, considered } = table
  const parts = /** @type {Cell[]} */ (view.agenda[0].railways)
  const looked = considered.value?.action.railway
  const isUpgraded = view.railways.some((each) => same(each.railway, parts[0]) && each.is_upgraded)
  return railwaysOf(view).map((railway, i) => {
    const { railway: id } = view.railways[i]
    const marked = !!looked && same(looked, id)
    return parts.some((part) => same(part, id)) ? { ...railway, marked, upgraded: marked && isUpgraded } : railway
  })
}

/** @param {import('./kinds').RailwayView} railway */
function stateOf(railway) {
  if (railway.is_upgraded) return 'upgraded'
  if (railway.is_marked) return 'marked'
  return railway.is_complete ? 'complete' : 'dangling'
}

/** The railway that runs over a cell. @param {Table} table @param {Cell} cell */
const railwayAt = (table, cell) =>
  table.view.railways.find((each) => each.cells.some((/** @type {Cell} */ one) => same(one, cell)))

/** A cell in words. @param {Table} table @param {Cell} cell @param {boolean} isLegal */
function cellText(table, cell, isLegal) {
  const { view } = table
  const glyph = at(view.ground, cell)
  const railway = railwayAt(table, cell)
  const die = view.dice.find((each) => same(each.cell, cell))
  const parts = [cellName(cell)]
  if (isBuilding(glyph)) {
    parts.push(colourName(buildingOf(table, cell)?.colour || glyph))
    if (die)
      parts.push(t(die.colour ? 'railways-web-cell-building-die' : 'railways-web-cell-die', { value: die.value }))
  } else if (isRail(glyph) && railway) {
    const ends = railwayLetters(table, railway.railway)
    parts.push(
      t('railways-web-cell-railway', { ends, length: railway.cells.length }),
      t(`railways-web-is-${stateOf(railway)}`),
    )
  } else parts.push(t('railways-web-cell-land'))
  if (isLegal) parts.push(t('railways-web-cell-legal'))
  return parts.join(', ')
}

/** Something else was pointed at: the server says why not. @param {Table} table @param {string} key */
export function attempt(table, key) {
  const cell = cellOf(key)
  const value = values(table).chosen
  const railway = railwayAt(table, cell)?.railway ?? cell
  const deed =
    { place_dice: 'place_die', divide_railway: 'keep_marker' }[table.isMyTurn ? stepOf(table) : ''] ?? chosenDeed(table)
  /** @type {Record<string, object>} */
  const wishes = {
    place_die: { cell, value },
    build: { cell, value },
    add_passenger: { cell },
    buy_railway: { railway },
    upgrade: { railway },
    keep_marker: { railway },
  }
  const wish = deed && wishes[deed]
  if (wish) table.consider({ type: deed, ...wish })
}

/** @param {number} n @param {number} most */
const within = (n, most) => Math.min(most, Math.max(0, n))

/** @param {Table} table @param {string} key of an arrow */
export function walk(table, key) {
  const [dx, dy] = TOWARDS[ARROWS[key]]
  const kept = own(table)
  const { columns, rows, across, down } = table.catalogue
  if (stepOf(table) === 'arrange_plan') {
    const place = kept.place.peek()
    const to = within((place % across) + dx, across - 1) + across * within(Math.floor(place / across) + dy, down - 1)
    if (kept.swapping.peek() && swapCards(table, place, to)) tellPlan(table)
    kept.place.value = to
    focusOn(`.rw-plan [data-place="${to}"]`)
    return true
  }
  const [x, y] = cellOf(kept.point.peek())
  kept.point.value = keyOf([within(x + dx, across * columns - 1), within(y + dy, down * rows - 1)])
  focusOn(`.rw-plan [data-cell="${kept.point.peek()}"]`)
  return true
}

/** The keyboard goes along where it is on the plan already. @param {Table} table */
export function follow(table) {
  if (document.activeElement?.closest('.rw-plan')) focusOn(`.rw-plan [data-cell="${own(table).point.peek()}"]`)
  return true
}

/** At once: a second key that follows at the heels of the first finds the focus where it belongs. @param {string} where */
function focusOn(where) {
  const found = document.querySelector(where)
  if (found instanceof SVGElement) found.focus()
}
