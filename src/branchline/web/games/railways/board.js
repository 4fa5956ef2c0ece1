// The plan one can walk: by pointer, touch, arrow keys and screen reader. While it is arranged its cards can be dragged.
import { useRef, useState } from 'preact/hooks'
import { cls, html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { phone } from '../../parts/frame.js'
import { buildingOf, cellOf, choose, chosenDeed, draftOf, isAt, isConsidered, isFree, judgedPlan, keyOf, own, railwayOf, routeOf, stepOf, swapCards, targets, turnCard, values } from './choices.js'
import { Held } from './hand.js'
import { at, builtDie, cardDrawing, drawPlan, ghostDie, glow, isBuilding, isRail, journeyLine, journeyMarks, marker, ring, same, Sheet, turned } from './plan.js'
import { Question } from './question.js'
import { cellName, colourName, railwayLetters } from './text.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Cell} Cell */

/** @param {any} catalogue */
export const sheetOf = (catalogue) => new Sheet(catalogue.columns, catalogue.rows)

/** @param {{ table: Table }} props */
export function Board({ table }) {
  const isLaying = stepOf(table) === 'arrange_plan'
  return html`<div class=${cls('rw-board', isLaying && 'laying', table.considered.value && 'weighing')}>
    <div class="rw-plan-box">${isLaying ? html`<${LayingPlan} table=${table} />` : html`<${Plan} table=${table} />`}</div>
    ${!isLaying && !table.outcome && html`<${Legend} />`}
    ${phone.value && table.isMyTurn && html`<div class="rw-below"><${Held} table=${table} /><div class="card rw-question-box"><${Question} table=${table} /></div></div>`}
  </div>`
}

/** How the four states of a railway look. @param {any} _props */
function Legend(_props) {
  const sample = (/** @type {string} */ state, /** @type {string} */ own, /** @type {string} */ faint) => html`<span key=${state}><svg viewBox="0 0 120 80" width="48" height="32" aria-hidden="true"><g dangerouslySetInnerHTML=${{ __html: `${own}<g class="rw-track ${faint}"><path class="bed" d="M0 40H120"/><path class="sleepers" d="M0 40H120"/><path class="rail" d="M0 40H120"/><path class="core" d="M0 40H120"/></g>${own ? marker(60, 40, state === 'upgraded') : ''}` }} /></svg>${t(`railways-web-is-${state}`)}</span>`
  const red = '<path class="rw-own" d="M0 40H120"/>', gold = '<path class="rw-own up" d="M0 40H120"/><path class="rw-own-2" d="M0 40H120"/>'
  return html`<p class="rw-legend">${[sample('complete', '', ''), sample('marked', red, ''), sample('upgraded', gold, ''), sample('dangling', '', 'faint')]}</p>`
}

// Arranging -------------------------------------------------------------------------------------------------------------

/** @param {any} catalogue @param {number} card @param {boolean} isTurned @returns {string[]} */
export function rowsOf(catalogue, card, isTurned) {
  const rows = catalogue.cards.find((/** @type {any} */ each) => each.id === card).plan
  return isTurned ? turned(rows) : rows
}

/** @param {any} catalogue @param {import('./choices.js').Laid[]} plan */
function groundOf(catalogue, plan) {
  const cards = plan.map((laid) => rowsOf(catalogue, laid.card, laid.turned))
  return [0, 2].flatMap((first) => cards[first].map((row, y) => row + cards[first + 1][y]))
}

/** @param {{ table: Table }} props */
function LayingPlan({ table }) {
  const kept = own(table), sheet = sheetOf(table.catalogue), plan = draftOf(table), judged = judgedPlan(table, plan)
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null))
  const [drag, setDrag] = useState(/** @type {Drag | null} */ (null))
  const hands = draggers(table, sheet, svg, drag, setDrag)
  const railways = (judged?.railways || []).map((cells) => ({ cells, complete: true }))
  const drawing = drawPlan(sheet, { ground: groundOf(table.catalogue, plan), railways, faint: !!judged, frames: plan.map((_, i) => isFree(table, i) && i === kept.place.value) })
  const dragged = drag?.moved ? plan[drag.from] : null
  return html`<svg ref=${svg} class="rw-plan arranging" viewBox=${`0 0 ${sheet.width} ${sheet.height}`} role="group" aria-label=${t('railways-web-arrange')} data-complete=${judged ? judged.railways.length : null} onPointerMove=${hands.move} onPointerUp=${hands.up} onPointerCancel=${hands.stop}>
    <g aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawing }} />
    ${plan.map((laid, place) => { const box = sheet.card(place); return html`<g key=${place} data-place=${place} class=${cls('rw-place', drag?.moved && drag.over === place && drag.from !== place && 'over', kept.swapping.value && place !== kept.place.value && 'swap')} role="button" tabindex=${place === kept.place.value ? 0 : -1} aria-disabled=${!isFree(table, place)} aria-pressed=${place === kept.place.value} aria-label=${placeName(table, place, laid)} onPointerDown=${(/** @type {PointerEvent} */ event) => hands.down(event, place)} onClick=${() => hands.click(place)} onContextMenu=${(/** @type {Event} */ event) => { event.preventDefault(); turnCard(table, place) }} onFocus=${() => { kept.place.value = place }}><rect x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="16" /></g>` })}
    ${drag?.moved && dragged && html`<g class="rw-dragged" transform=${`translate(${drag.dx} ${drag.dy})`} dangerouslySetInnerHTML=${{ __html: cardDrawing(sheet, rowsOf(table.catalogue, dragged.card, dragged.turned), true, `x="${sheet.card(drag.from).x}" y="${sheet.card(drag.from).y}" width="${sheet.card(drag.from).width}" height="${sheet.card(drag.from).height}"`) }} />`}
  </svg>`
}

/** @typedef {{ from: number, x: number, y: number, dx: number, dy: number, moved: boolean, over: number }} Drag */

/** @param {Table} table @param {number} place @param {import('./choices.js').Laid} laid */
export const placeName = (table, place, laid) => t('railways-web-place', { place: t(`railways-web-place-${place}`), card: laid.card, turned: String(laid.turned), fixed: String(!isFree(table, place)) })

/** @param {Table} table @param {number} place */
export function tapPlace(table, place) {
  const kept = own(table), before = kept.place.peek()
  kept.place.value = place
  if (kept.swapping.peek() && place !== before) { swapCards(table, before, place); tellPlan(table) } else if (place === before) { turnCard(table, place); tellPlan(table) }
}

/** Says how many railways are complete now. @param {Table} table */
export function tellPlan(table) {
  const judged = judgedPlan(table, draftOf(table))
  if (judged) table.announce(t('railways-web-complete-now', { complete: judged.railways.length, dangling: judged.dangling }))
}

let wasDragged = false

/** @param {Table} table @param {Sheet} sheet @param {any} svg @param {Drag | null} drag @param {(drag: Drag | null) => void} setDrag */
function draggers(table, sheet, svg, drag, setDrag) {
  /** @param {PointerEvent} event @returns {[number, number]} */
  const point = (event) => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    const found = matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : { x: 0, y: 0 }
    return [found.x, found.y]
  }
  return {
    down: (/** @type {PointerEvent} */ event, /** @type {number} */ from) => {
      wasDragged = false
      if (event.button || !isFree(table, from)) return
      const [x, y] = point(event)
      setDrag({ from, x, y, dx: 0, dy: 0, moved: false, over: from })
    },
    move: (/** @type {PointerEvent} */ event) => {
      if (!drag) return
      const [x, y] = point(event), dx = x - drag.x, dy = y - drag.y
      const moved = drag.moved || Math.hypot(dx, dy) > 24
      if (moved && !drag.moved) { try { svg.current?.setPointerCapture(event.pointerId) } catch { /* it was let go already */ } }
      setDrag({ ...drag, dx, dy, moved, over: sheet.placeAt(x, y) })
    },
    up: (/** @type {PointerEvent} */ event) => {
      if (drag?.moved) {
        wasDragged = true
        const to = sheet.placeAt(...point(event))
        own(table).place.value = to
        if (swapCards(table, drag.from, to)) tellPlan(table)
      }
      setDrag(null)
    },
    stop: () => setDrag(null),
    click: (/** @type {number} */ place) => { if (!wasDragged) tapPlace(table, place); wasDragged = false },
  }
}

// Playing ---------------------------------------------------------------------------------------------------------------

/** @param {{ table: Table }} props */
function Plan({ table }) {
  const kept = own(table), sheet = sheetOf(table.catalogue), { view } = table, found = targets(table)
  const rows = Array.from({ length: 2 * sheet.rows }, (_, y) => y), columns = Array.from({ length: 2 * sheet.columns }, (_, x) => x)
  const point = kept.point.value
  return html`<svg class="rw-plan" viewBox=${`0 0 ${sheet.width} ${sheet.height}`} role="grid" aria-label=${t('railways-web-plan')} aria-rowcount=${rows.length} aria-colcount=${columns.length} onPointerLeave=${() => { kept.hover.value = null }}>
    <g aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawPlan(sheet, { ground: view.ground, railways: railwaysOf(view), buildings: view.buildings.map((/** @type {any} */ each) => each.cells), dice: view.dice, frames: frames(table), ...lights(table, sheet, found) }) }} />
    ${rows.map((y) => html`<g key=${y} role="row">${columns.map((x) => { const key = `${x},${y}`, choices = found.get(key); return html`<g key=${x} data-cell=${key} role="gridcell" class=${cls('rw-cell', choices && 'legal')} tabindex=${key === point ? 0 : -1} aria-selected=${choices ? choices.some((action) => isConsidered(table, action)) : null} aria-label=${cellText(table, [x, y], !!choices)} onClick=${() => { kept.point.value = key; if (!choose(table, key)) attempt(table, key) }} onFocus=${() => { kept.point.value = key }} onPointerEnter=${(/** @type {PointerEvent} */ event) => { kept.hover.value = event.pointerType === 'mouse' ? key : null }}><rect x=${sheet.left(x)} y=${sheet.top(y)} width="100" height="100" rx="12" /></g>` })}</g>`)}
  </svg>`
}

/** @param {any} view @returns {import('./plan.js').Railway[]} */
export const railwaysOf = (view) => view.railways.map((/** @type {any} */ each) => ({ cells: each.cells, ends: each.ends, complete: each.is_complete, marked: each.is_marked, upgraded: each.is_upgraded }))

/** While dice are placed, the card whose turn it is. @param {Table} table */
const frames = (table) => [0, 1, 2, 3].map((place) => isAt(table, 'place_dice') && table.view.agenda[0].place === place)

/** What one is looking at: the considered action, or the one under way. @param {Table} table @returns {import('../../types').Action | null} */
export function actionShown(table) {
  const step = table.view.agenda[0]
  if (step?.type === 'pay_for') return step.deed
  const considered = table.considered.value
  return considered && considered.judged?.legal !== false ? considered.action : null
}

/** @param {Table} table @param {Sheet} sheet @param {Map<string, import('../../types').Action[]>} found */
function lights(table, sheet, found) {
  const { view } = table, { ground } = view
  const under = [], over = [], between = []
  const hover = own(table).hover.value, shown = actionShown(table), deed = chosenDeed(table)
  const railways = new Map([...found.values()].flat().filter((action) => action.railway).map((action) => [keyOf(action.railway), action.railway]))
  for (const railway of railways.values()) under.push(glow(sheet, ground, railwayOf(table, railway).cells, 'soft'))
  if (!railways.size) for (const key of found.keys()) over.push(ring(sheet, cellOf(key), 'legal'))
  const value = values(table).chosen
  if (isAt(table, 'place_dice') && value !== null) for (const key of found.keys()) over.push(ghostDie(sheet, cellOf(key), value))
  const pointed = hover === null ? undefined : found.get(hover)?.[0]
  for (const action of [shown, pointed]) {
    if (!action) continue
    if (action.railway) { const railway = railwayOf(table, action.railway); if (railway) { under.push(glow(sheet, ground, railway.cells)); over.push(...ends(table, sheet, railway)) } }
    if (action.type === 'build') over.push(`<g class="rw-ghost">${builtDie(sheet, action.cell, action.value, colourBeside(view, action.cell))}</g>`, ring(sheet, action.cell, 'legal on'))
    if (['add_passenger', 'place_die'].includes(action.type)) over.push(ring(sheet, action.cell, 'legal on'))
  }
  const route = shown?.type === 'move_passenger' ? routeOf(table, shown) : null
  if (route) { const way = legsOf(table, route); between.push(journeyLine(sheet, ground, way.legs.map((leg) => leg.cells))); over.push(journeyMarks(sheet, way)) }
  if (deed === 'move_passenger' && route) over.splice(0, found.size)
  for (const cell of table.focus.value?.cells || []) over.push(ring(sheet, cell, 'lit'))
  return { under: under.join(''), over: over.join(''), between: between.join('') }
}

/** A route leg by leg, each with the capital it brings. @param {Table} table @param {any} route @returns {{ start: Cell, stops: Cell[], legs: { cells: Cell[], capital: number }[] }} */
export function legsOf(table, route) {
  let from = 0
  const legs = route.railways.map((/** @type {Cell} */ railway) => {
    const { cells } = railwayOf(table, railway), fare = table.marks?.fares?.find((/** @type {any} */ each) => same(each.railway, railway))
    const leg = { cells: route.cells.slice(from, from + cells.length), capital: fare?.capital ?? cells.length }
    from += cells.length
    return leg
  })
  return { start: route.die, stops: route.stops, legs }
}

/** @param {Table} table @param {Sheet} sheet @param {any} railway */
const ends = (table, sheet, railway) => railway.ends.flatMap((/** @type {Cell | null} */ end) => (buildingOf(table, end)?.cells || []).map((/** @type {Cell} */ cell) => ring(sheet, cell, 'legal on')))

/** The colour a ghost is drawn in: that of a building beside it; the server says what it becomes. @param {any} view @param {Cell} cell */
function colourBeside(view, [x, y]) {
  const near = [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]].map((cell) => at(view.ground, /** @type {Cell} */ (cell)))
  return near.find((glyph) => isBuilding(glyph)) || 'L'
}

/** A cell in words. @param {Table} table @param {Cell} cell @param {boolean} isLegal */
function cellText(table, cell, isLegal) {
  const { view } = table, glyph = at(view.ground, cell), die = view.dice.find((/** @type {any} */ each) => same(each.cell, cell))
  const railway = view.railways.find((/** @type {any} */ each) => each.cells.some((/** @type {Cell} */ one) => same(one, cell)))
  const parts = [cellName(cell)]
  if (isBuilding(glyph)) parts.push(colourName(glyph), ...(die ? [t(die.colour ? 'railways-web-cell-building-die' : 'railways-web-cell-die', { value: die.value })] : []))
  else if (isRail(glyph) && railway) parts.push(t('railways-web-cell-railway', { ends: railwayLetters(table, railway.railway), length: railway.cells.length }), t(`railways-web-is-${railway.is_upgraded ? 'upgraded' : railway.is_marked ? 'marked' : railway.is_complete ? 'complete' : 'dangling'}`))
  else parts.push(t('railways-web-cell-land'))
  if (isLegal) parts.push(t('railways-web-cell-legal'))
  return parts.join(', ')
}

/** Something else was pointed at: the server says why not. @param {Table} table @param {string} key */
export function attempt(table, key) {
  const cell = cellOf(key), deed = isAt(table, 'place_dice') ? 'place_die' : chosenDeed(table), value = values(table).chosen
  const railway = table.view.railways.find((/** @type {any} */ each) => each.cells.some((/** @type {Cell} */ one) => same(one, cell)))
  const wish = { place_die: { cell, value }, build: { cell, value }, add_passenger: { cell }, buy_railway: { railway: railway?.railway ?? cell }, upgrade: { railway: railway?.railway ?? cell } }[deed || '']
  if (wish && deed) table.consider({ type: deed, ...wish })
}

/** @param {Table} table @param {string} key of an arrow */
export function walk(table, key) {
  const [dx, dy] = /** @type {Record<string, number[]>} */ ({ ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] })[key]
  const kept = own(table), { columns, rows } = table.catalogue
  if (stepOf(table) === 'arrange_plan') {
    const place = kept.place.peek(), x = Math.min(1, Math.max(0, (place % 2) + dx)), y = Math.min(1, Math.max(0, (place >> 1) + dy)), to = x + 2 * y
    if (kept.swapping.peek() && swapCards(table, place, to)) tellPlan(table)
    kept.place.value = to
    focusOn(`.rw-plan [data-place="${to}"]`)
    return true
  }
  const [x, y] = cellOf(kept.point.peek())
  kept.point.value = keyOf([Math.min(2 * columns - 1, Math.max(0, x + dx)), Math.min(2 * rows - 1, Math.max(0, y + dy))])
  focusOn(`.rw-plan [data-cell="${kept.point.peek()}"]`)
  return true
}

/** The keyboard goes along where it is on the plan already. @param {Table} table */
export function follow(table) {
  if (document.activeElement?.closest('.rw-plan')) focusOn(`.rw-plan [data-cell="${own(table).point.peek()}"]`)
  return true
}

/** @param {string} where */
const focusOn = (where) => requestAnimationFrame(() => { const found = document.querySelector(where); if (found instanceof SVGElement) found.focus() })
