// The plan while it is arranged: its cards are dragged, swapped and turned, and one sees what is complete.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { cls, html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { own } from './choices.js'
import { draftOf, isFree, judgedPlan, planName, rowsOf, swapCards, turnCard } from './draft.js'
import { showMoved } from './motion.js'
import { cardAt, planLayers, Sheet, smallCardAt } from './plan.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./draft.js').Laid} Laid */
/** @typedef {{ from: number, x: number, y: number, dx: number, dy: number, moved: boolean, over: number }} Drag */

/** @param {import('./kinds').Catalogue} catalogue @param {Laid[]} plan */
function groundOf(catalogue, plan) {
  const cards = plan.map((laid) => rowsOf(catalogue, laid))
  const { across, down, rows } = catalogue
  return Array.from({ length: down * rows }, (_, y) => {
    const first = across * Math.floor(y / rows)
    return cards.slice(first, first + across).map((card) => card[y % rows])
  }).map((row) => row.join(''))
}

/** @param {{ table: Table }} props */
export function LayingPlan({ table }) {
  const kept = own(table)
  const { catalogue } = table
  const sheet = new Sheet(catalogue)
  const plan = draftOf(table)
  const judged = judgedPlan(table, plan)
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null))
  const [drag, setDrag] = useState(/** @type {Drag | null} */ (null))
  useMoves(table, sheet, plan)
  const hands = draggers(table, sheet, svg, drag, setDrag)
  const railways = (judged?.railways || []).map((cells) => ({ cells, complete: true }))
  const frames = plan.map((_, i) => isFree(table, i) && i === kept.place.value)
  const layers = planLayers(sheet, { ground: groundOf(catalogue, plan), railways, faint: !!judged, frames })
  const dragged = drag?.moved && plan[drag.from]
  return html`<svg ref=${svg} class="rw-plan arranging" viewBox=${`0 0 ${sheet.width} ${sheet.height}`} role="group"
    aria-label=${t('railways-web-arrange')} data-complete=${judged ? judged.railways.length : null}
    onPointerMove=${hands.move} onPointerUp=${hands.up} onPointerCancel=${hands.stop}>
    ${layers.map((drawing, i) => html`<g key=${`layer ${i}`} aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawing }} />`)}
    <g key="motion" class="rw-motion" aria-hidden="true"></g>
    ${plan.map(
      (laid, place) => html`<${Place} key=${place}
      table=${table} sheet=${sheet} place=${place} laid=${laid} drag=${drag} hands=${hands} />`,
    )}
    ${!drag?.moved && html`<${Targets} table=${table} sheet=${sheet} plan=${plan} />`}
    ${
      drag &&
      dragged &&
      html`<g class="rw-dragged" transform=${`translate(${drag.dx} ${drag.dy})`}
      dangerouslySetInnerHTML=${{ __html: cardAt(sheet, rowsOf(catalogue, dragged), drag.from) }} />`
    }
  </svg>`
}

/**
 * What a lesson asks for is drawn small where it does not lie yet; what is only to be turned, once every card is in its place.
 * @param {{ table: Table, sheet: Sheet, plan: Laid[] }} props
 */
function Targets({ table, sheet, plan }) {
  const wanted = (table.wantedNext || []).flatMap(({ type, card, turned }) =>
    type === 'lay_card' ? [{ card, turned }] : [],
  )
  const asked = wanted.map((laid, i) => ({ laid, place: table.view.plan.length + i }))
  const elsewhere = asked.filter(({ laid, place }) => laid.card !== plan[place].card)
  const turned = asked.filter(({ laid, place }) => planName([laid]) !== planName([plan[place]]))
  const drawn = (elsewhere.length ? elsewhere : turned).map(({ laid, place }) =>
    smallCardAt(sheet, rowsOf(table.catalogue, laid), place),
  )
  return html`<g class="rw-wanted" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: drawn.join('') }} />`
}

/** Cards that were swapped or turned are seen to move. @param {Table} table @param {Sheet} sheet @param {Laid[]} plan */
function useMoves(table, sheet, plan) {
  const before = useRef(plan)
  useLayoutEffect(() => {
    const old = before.current
    before.current = plan
    plan.forEach((laid, place) => {
      const from = old.findIndex((each) => each.card === laid.card)
      const isTurned = old[from]?.turned !== laid.turned
      const isDropped = wasDragged && place === own(table).place.peek()
      if (from >= 0 && !isDropped && (from !== place || isTurned))
        showMoved(sheet, rowsOf(table.catalogue, laid), from, place, isTurned)
    })
  }, [planName(plan)])
}

/** @param {{ table: Table, sheet: Sheet, place: number, laid: Laid, drag: Drag | null, hands: ReturnType<typeof draggers> }} props */
function Place({ table, sheet, place, laid, drag, hands }) {
  const kept = own(table)
  const { x, y, width, height } = sheet.card(place)
  const isChosen = place === kept.place.value
  const isOver = drag?.moved && drag.over === place && drag.from !== place
  const turn = (/** @type {Event} */ event) => {
    event.preventDefault()
    turnCard(table, place)
  }
  return html`<g data-place=${place} data-card=${laid.card} data-turned=${laid.turned}
    class=${cls('rw-place', isOver && 'over', kept.swapping.value && !isChosen && 'swap')} role="button" tabindex=${isChosen ? 0 : -1}
    aria-disabled=${!isFree(table, place)} aria-pressed=${isChosen} aria-label=${placeName(table, place, laid)}
    onPointerDown=${(/** @type {PointerEvent} */ event) => hands.down(event, place)} onClick=${() => hands.click(place)}
    onContextMenu=${turn} onFocus=${() => {
      kept.place.value = place
    }}>
    <rect x=${x} y=${y} width=${width} height=${height} rx="16" />
  </g>`
}

/** @param {Table} table @param {number} place @param {Laid} laid */
const placeName = (table, place, laid) =>
  t('railways-web-place', {
    place: t(`railways-web-place-${place}`),
    card: laid.card,
    turned: String(laid.turned),
    fixed: String(!isFree(table, place)),
  })

/**
 * A first tap chooses a card, or swaps the chosen one with it; a second one turns it.
 * @param {Table} table @param {number} place @param {number} [before]
 */
export function tapPlace(table, place, before = place) {
  const kept = own(table)
  kept.place.value = place
  if (place === before ? turnCard(table, place) : kept.swapping.peek() && swapCards(table, before, place))
    tellPlan(table)
}

/** Says how many railways are complete now. @param {Table} table */
export function tellPlan(table) {
  const judged = judgedPlan(table, draftOf(table))
  if (judged)
    table.announce(t('railways-web-complete-now', { complete: judged.railways.length, dangling: judged.dangling }))
}

let wasDragged = false
/** Which card was chosen when the pointer went down: the focus that follows chooses the one under it. @type {number | undefined} */
let chosenBefore

/**
 * @param {Table} table @param {Sheet} sheet @param {{ current: SVGSVGElement | null }} svg @param {Drag | null} drag
 * @param {(drag: Drag | null) => void} setDrag
 */
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
      chosenBefore = own(table).place.peek()
      if (event.button || !isFree(table, from)) return
      const [x, y] = point(event)
      setDrag({ from, x, y, dx: 0, dy: 0, moved: false, over: from })
    },
    move: (/** @type {PointerEvent} */ event) => {
      if (!drag) return
      const [x, y] = point(event)
      const dx = x - drag.x
      const dy = y - drag.y
      const moved = drag.moved || Math.hypot(dx, dy) > 24
      if (moved && !drag.moved) {
        try {
          svg.current?.setPointerCapture(event.pointerId)
        } catch {
          /* it was let go already */
        }
      }
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
    click: (/** @type {number} */ place) => {
      if (!wasDragged) tapPlace(table, place, chosenBefore)
      wasDragged = false
      chosenBefore = undefined
    },
  }
}
