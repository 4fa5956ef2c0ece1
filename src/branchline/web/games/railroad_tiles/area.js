// An area as a grid one can walk: by pointer, touch, arrow keys and screen reader.
import { useEffect, useRef } from 'preact/hooks'
import { cls, html, signed } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { phone } from '../../parts/frame.js'
import { Badge, Icon } from '../../parts/icons.js'
import { cellOf, chosenTile, ghostAction, isPawning, isPlacing, keyOf, own, pawnPlaces, placesOf, stepOf, turnGhost } from './choices.js'
import { outline } from './outline.js'
import { faceName, faceOf, markup, tileName } from './pieces.js'
import { chainMark, pawn as drawPawn, pin as drawPin, pinAt, turned, wayPath } from './tiles.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./tiles.js').Shown} Shown */

/** @type {Record<string, [number, number]>} */
const STEP = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
const SMALLEST = 42

/** The faces of an area by cell, with what stands on them. @param {any} player @returns {Map<string, Shown>} */
export function facesOf(player) {
  const pawns = new Set(player.pawns.map(keyOf))
  return new Map(player.area.laid.map((/** @type {any} */ laid) => {
    const key = keyOf(laid.cell)
    return [key, { ...laid.face, x: laid.cell[0], y: laid.cell[1], pawn: pawns.has(key) ? laid.face.pin : null }]
  }))
}

/** @param {Iterable<string>} keys @param {number} more */
function bounds(keys, more) {
  const cells = [...keys].map(cellOf)
  const xs = cells.map((cell) => cell[0]), ys = cells.map((cell) => cell[1])
  if (!cells.length) return { left: -1, right: 1, top: -1, bottom: 1 }
  return { left: Math.min(...xs) - more, right: Math.max(...xs) + more, top: Math.min(...ys) - more, bottom: Math.max(...ys) + more }
}

/** @param {{ table: Table }} props */
export function Board({ table }) {
  const seat = Math.min(table.shown.value, table.view.players.length - 1)
  const player = table.view.players[seat], sheet = table.view.sheets[seat], marks = table.marks?.areas?.[seat] || null
  const mine = seat === table.seat
  return html`<div class=${cls('area-box', mine && (isPlacing(table) || isPawning(table)) && 'placing')}>
    <${Chips} table=${table} sheet=${sheet} seat=${seat} mine=${mine} />
    <${Area} key=${seat} table=${table} player=${player} sheet=${sheet} marks=${marks} mine=${mine} seat=${seat} />
  </div>`
}

/** @param {{ table: Table, sheet: any, seat: number, mine: boolean }} props */
function Chips({ table, sheet, seat, mine }) {
  const free = table.catalogue.free_openings, n = sheet.openings
  return html`<div class="chips">
    <a class="chip c-open" href=${`/rules/${table.game}#RT-F3`}><${Icon} name="gap" /><span class="long">${t('railroad-tiles-web-openings')}</span> <span>${t('railroad-tiles-web-free', { count: n, free })}</span><span class="pips" aria-hidden="true">${Array.from({ length: Math.min(12, Math.max(free, n)) }, (_, i) => html`<i key=${i} class=${i < n ? (i < free ? 'f' : 'o') : ''}></i>`)}</span>${sheet.opening_points < 0 && html`<span class="pts minus">${signed(sheet.opening_points)}</span>`}</a>
    <a class="chip c-city" href=${`/rules/${table.game}#RT-F1`}><${Icon} name="city" /><span class="long">${t('railroad-tiles-web-cities')}</span> ${sheet.cities.length}<span class="pts">${signed(sheet.city_points)}</span></a>
    <a class="chip c-rect" href=${`/rules/${table.game}#RT-F2`}><${Icon} name="rect" /><span class="long">${t('railroad-tiles-web-rectangle')}</span><span class="pts">${signed(sheet.rectangle_points)}</span></a>
    ${(table.seat === null || !mine) && html`<span class="whose"><${Badge} seat=${seat} name=${table.nameOf(seat)} />${table.nameOf(seat)}${table.seat !== null && html`<button class="btn" onClick=${() => { table.shown.value = table.seat ?? 0 }}>${t('railroad-tiles-web-back-to-mine')}</button>`}</span>`}
  </div>`
}

/** @param {{ table: Table, player: any, sheet: any, marks: any, mine: boolean, seat: number }} props */
function Area({ table, player, sheet, marks, mine, seat }) {
  const kept = own(table)
  const faces = facesOf(player)
  const placing = mine && isPlacing(table), pawning = mine && isPawning(table)
  const tile = placing ? chosenTile(table) : null
  const legal = placing ? placesOf(table, tile) : new Map()
  const pins = pawning ? pawnPlaces(table) : new Map()
  const box = bounds([...faces.keys(), ...legal.keys()], placing && faces.size ? 0 : faces.size ? 0 : 1)
  const grid = placing && faces.size ? bounds(faces.keys(), 1) : box
  const ghost = placing ? ghostAction(table) : null
  const cursor = kept.point.value && inside(cellOf(kept.point.value), grid) ? kept.point.value : faces.size ? keyOf(player.area.laid[player.area.laid.length - 1].cell) : '0,0'
  const pad = placing ? 14 : 34
  const view = [grid.left * 100 - pad, grid.top * 100 - pad, (grid.right - grid.left + 1) * 100 + 2 * pad, (grid.bottom - grid.top + 1) * 100 + 2 * pad]
  const rows = Array.from({ length: grid.bottom - grid.top + 1 }, (_, i) => grid.top + i)
  const columns = Array.from({ length: grid.right - grid.left + 1 }, (_, i) => grid.left + i)
  const hands = useHands(table, faces, { placing, tile, legal, pins, mine })
  const frame = useRef(/** @type {HTMLElement | null} */ (null))
  useFollow(frame, kept.spot.value)
  const wide = phone.value && columns.length * SMALLEST > 370 ? columns.length * SMALLEST : 0
  const high = phone.value && rows.length * SMALLEST > 345 ? rows.length * SMALLEST : 0
  return html`<div class="area-frame" ref=${frame} style=${wide || high ? { overflow: 'auto' } : {}}><svg class="area" viewBox=${view.join(' ')} style=${{ minWidth: wide ? `${wide}px` : '', minHeight: high ? `${high}px` : '' }} onPointerLeave=${hands.leave} onContextMenu=${hands.turn} onWheel=${hands.wheel}>
    <g role="grid" aria-label=${mine ? t('railroad-tiles-web-your-area') : t('railroad-tiles-web-area-of', { player: table.nameOf(seat) })} aria-rowcount=${rows.length} aria-colcount=${columns.length}>
      ${rows.map((y, row) => html`<g role="row" key=${y} aria-rowindex=${row + 1}>${columns.map((x, column) => {
        const key = `${x},${y}`, face = faces.get(key), can = legal.has(key) || pins.has(key)
        const last = face && key === keyOf(player.area.laid[player.area.laid.length - 1].cell)
        return html`<g role="gridcell" key=${key} id=${`cell-${seat}-${x}_${y}`} data-cell=${key} aria-colindex=${column + 1} tabindex=${key === cursor ? 0 : -1} class=${cls('cell', can && 'can', key === cursor && 'at')} aria-label=${cellName(x, y, face, legal.get(key), pins.get(key), marks)} aria-selected=${ghost && keyOf(ghost.cell) === key ? 'true' : null} transform=${`translate(${x * 100} ${y * 100})`} onPointerMove=${(/** @type {PointerEvent} */ event) => hands.point(event, key)} onFocus=${() => hands.reach(key)} onClick=${(/** @type {any} */ event) => hands.click(event, key)}>
          ${face ? html`<g class=${cls(last && 'landed')} dangerouslySetInnerHTML=${{ __html: markup(face) }}></g>` : legal.has(key) && !(ghost && keyOf(ghost.cell) === key) ? html`<rect class="cell-legal" x="6" y="6" width="88" height="88" rx="8" /><path class="cell-plus" d="M42 50h16M50 42v16" />` : null}
          <rect class="hit" width="100" height="100" /><rect class="ring" x="3" y="3" width="94" height="94" rx="7" /></g>`
      })}</g>`)}
    </g>
    <${Marks} table=${table} faces=${faces} player=${player} sheet=${sheet} marks=${marks} ghost=${ghost} tile=${tile} pins=${pins} mine=${mine} />
  </svg></div>`
}

/** @param {Cell} cell @param {{ left: number, right: number, top: number, bottom: number }} box */
const inside = ([x, y], box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** Keeps the ghost in sight where the area is larger than its frame. @param {{ current: HTMLElement | null }} frame @param {string | null} spot */
function useFollow(frame, spot) {
  useEffect(() => {
    if (!spot || !frame.current || frame.current.scrollWidth <= frame.current.clientWidth + 2) return
    const cell = frame.current.querySelector(`[data-cell="${spot}"]`)?.getBoundingClientRect(), box = frame.current.getBoundingClientRect()
    if (!cell || (cell.left >= box.left + 20 && cell.right <= box.right - 20 && cell.top >= box.top && cell.bottom <= box.bottom)) return
    frame.current.scrollBy({ left: (cell.left + cell.right) / 2 - (box.left + box.right) / 2, top: (cell.top + cell.bottom) / 2 - (box.top + box.bottom) / 2 })
  }, [spot])
}

/** @param {number} x @param {number} y @param {Shown | undefined} face @param {any[] | undefined} ways @param {any} pawn @param {any} marks */
function cellName(x, y, face, ways, pawn, marks) {
  const cell = t('railroad-tiles-web-cell', { x, y })
  if (face) {
    const chain = face.pin ? marks?.chains.find((/** @type {any} */ each) => each.cell[0] === x && each.cell[1] === y)?.points : null
    return [cell, faceName(face), chain ? t(face.pawn ? 'railroad-tiles-web-chain' : 'railroad-tiles-web-would-score', { points: chain }) : '', pawn ? t('railroad-tiles-web-can-place-pawn') : ''].filter(Boolean).join(', ')
  }
  if (ways) return [cell, t('railroad-tiles-web-fits-here', { ways: ways.length })].join(', ')
  return [cell, t('railroad-tiles-web-free-cell')].join(', ')
}

/**
 * Pointer, touch and keys come together here.
 * @param {Table} table @param {Map<string, Shown>} faces
 * @param {{ placing: boolean, tile: number | null, legal: Map<string, any[]>, pins: Map<string, any>, mine: boolean }} now
 */
function useHands(table, faces, now) {
  const kept = own(table)
  const pointed = useRef('')
  /** Puts the ghost on a cell, or says why it cannot lie there. @param {string} key */
  const reach = (key) => {
    kept.point.value = key
    kept.hole.value = faces.has(key) ? null : key
    kept.bad.value = null
    if (now.placing && now.tile !== null) {
      if (now.legal.has(key)) {
        if (kept.spot.peek() !== key) { kept.spot.value = key; kept.lay.value = 0 }
        table.toast(null)
        table.consider(ghostAction(table))
        return
      }
      kept.spot.value = null
      table.consider(null)
      if (!faces.has(key)) explain(key, { type: 'place_tile', tile: now.tile, cell: cellOf(key), turn: 0, flipped: false })
      else table.toast(null)
      return
    }
    const pawn = now.pins.get(key)
    if (pawn) { table.toast(null); table.consider(pawn) } else if (now.pins.size) table.consider(null)
  }
  /** @param {string} key @param {import('../../types').Action} action */
  const explain = (key, action) => table.judge(action).then((judged) => {
    if (kept.point.peek() !== key || judged.legal || !judged.reason) return
    kept.bad.value = judged.reason
    table.toast(judged.reason)
    table.announce('')
  }, () => {})
  return {
    reach,
    /** @param {PointerEvent} event @param {string} key */
    point(event, key) {
      if (event.pointerType === 'touch' || pointed.current === key) return
      pointed.current = key
      reach(key)
    },
    leave() {
      pointed.current = ''
      kept.bad.value = null
      kept.hole.value = null
      kept.point.value = kept.spot.peek() || null
      table.toast(null)
    },
    /** @param {any} event @param {string} key */
    click(event, key) {
      const before = kept.spot.peek(), touch = event.pointerType === 'touch' || event.pointerType === 'pen'
      const was = table.considered.peek()?.action
      if (kept.point.peek() !== key || (now.placing && kept.spot.peek() !== key)) reach(key)
      if (now.placing && now.legal.has(key)) {
        if (touch) { if (before === key) turnGhost(table, false); return }
        const action = ghostAction(table)
        if (action) commit(table, action)
        return
      }
      const pawn = now.pins.get(key)
      if (pawn && (!touch || was === pawn)) commit(table, pawn)
      else if (pawn) reach(key)
    },
    /** @param {Event} event */
    turn(event) { if (now.placing) { event.preventDefault(); turnGhost(table, false) } },
    /** @param {WheelEvent} event */
    wheel(event) { if (now.placing && kept.spot.peek() && turnGhost(table, event.deltaY < 0 && event.shiftKey)) event.preventDefault() },
  }
}

/** @param {Table} table @param {import('../../types').Action} action */
export async function commit(table, action) {
  const kept = own(table)
  if (await table.commit(action)) { kept.spot.value = null; kept.bad.value = null }
}

/** Everything drawn over the tiles; nothing in it is for hands but the tick. @param {any} props */
function Marks({ table, faces, player, sheet, marks, ghost, tile, pins, mine }) {
  const kept = own(table), focus = table.focus.value
  const rect = sheet.rectangle, free = table.catalogue.free_openings
  const over = !!table.outcome
  const last = player.area.laid[player.area.laid.length - 1]
  const taken = ghost ? keyOf(ghost.cell) : ''
  const point = kept.point.value
  const open = (marks?.openings || []).filter((/** @type {any} */ mark) => keyOf([mark.cell[0] + STEP[mark.side][0], mark.cell[1] + STEP[mark.side][1]]) !== taken)
  const considered = table.considered.value
  const chainAfter = new Map((considered?.judged?.preview?.changes || []).filter((/** @type {any} */ change) => change.item.startsWith('chain:')).map((/** @type {any} */ change) => [change.item.slice(6), change.after]))
  return html`<g aria-hidden="true" pointer-events="none">
    ${last && !over && stepOf(table) !== 'place_starting_tile' && html`<rect class="fresh" x=${last.cell[0] * 100 + 4} y=${last.cell[1] * 100 + 4} width="92" height="92" rx="5" />`}
    ${rect.width * rect.height > 1 && ['o-rect-h', 'o-rect'].map((name) => html`<rect key=${name} class=${name} x=${rect.cell[0] * 100 - 1} y=${rect.cell[1] * 100 - 1} width=${rect.width * 100 + 2} height=${rect.height * 100 + 2} rx="7" />`)}
    ${(marks?.cities || []).map((/** @type {Cell[]} */ city) => { const d = outline(city); return html`<g key=${keyOf(city[0])}><path class="o-city-h" d=${d} /><path class="o-city" d=${d} /></g>` })}
    <${Network} table=${table} faces=${faces} marks=${marks} at=${pins.size && considered?.action.cell ? keyOf(considered.action.cell) : point} />
    ${(marks?.chains || []).map((/** @type {any} */ chain) => { const face = faces.get(keyOf(chain.cell)); return face && !pins.has(keyOf(chain.cell)) && html`<g key=${keyOf(chain.cell)} class=${chainAfter.has(keyOf(chain.cell)) ? 'chain-before' : ''} transform=${`translate(${chain.cell[0] * 100} ${chain.cell[1] * 100})`} dangerouslySetInnerHTML=${{ __html: chainMark(chainAfter.get(keyOf(chain.cell)) ?? chain.points, ...pinAt(face), face.pawn ? 'on' : '') }}></g>` })}
    ${[...pins].map(([key, action]) => html`<${LitPin} key=${key} table=${table} face=${faces.get(key)} action=${action} marks=${marks} />`)}
    ${open.map((/** @type {any} */ mark, /** @type {number} */ i) => html`<${OpenMark} key=${`${keyOf(mark.cell)}${mark.side}`} mark=${mark} over=${i >= free} />`)}
    ${ghost && html`<${Ghost} table=${table} ghost=${ghost} tile=${tile} />`}
    ${kept.bad.value?.cell && kept.bad.value.side && mine && html`<${BadSide} cell=${kept.bad.value.cell} side=${kept.bad.value.side} />`}
    ${(marks?.cities || []).map((/** @type {Cell[]} */ city) => { const top = [...city].sort((a, b) => a[1] - b[1] || a[0] - b[0])[0]; return html`<${Tag} key=${keyOf(top)} kind="city" x=${top[0] * 100 + 6} y=${top[1] * 100 + 3} text=${t('railroad-tiles-web-city-tag', { points: table.catalogue.city_points })} />` })}
    ${rect.width * rect.height > 1 && html`<${Tag} kind="rect" x=${(rect.cell[0] + Math.max(1, rect.width - 1)) * 100} y=${(rect.cell[1] + rect.height) * 100} text=${`${rect.width}×${rect.height} = ${rect.width * rect.height}`} />`}
    ${focus?.cells && focus.seat === table.shown.value && focus.cells.map((/** @type {Cell} */ cell) => html`<rect key=${keyOf(cell)} class="lit" x=${cell[0] * 100 - 2} y=${cell[1] * 100 - 2} width="104" height="104" rx="9" />`)}
    <${Flying} player=${player} faces=${faces} />
  </g>`
}

/** The points of a new pawn rise from it. @param {{ player: any, faces: Map<string, Shown> }} props */
function Flying({ player, faces }) {
  const before = useRef({ pawns: player.pawns.length, points: player.points })
  const gained = player.points - before.current.points, added = player.pawns.length > before.current.pawns
  useEffect(() => { before.current = { pawns: player.pawns.length, points: player.points } }, [player])
  const cell = player.pawns[player.pawns.length - 1], face = cell && faces.get(keyOf(cell))
  if (!added || gained <= 0 || !face) return null
  const [x, y] = pinAt(face)
  return html`<text key=${player.pawns.length} class="flying" x=${cell[0] * 100 + x} y=${cell[1] * 100 + y}>${signed(gained)}</text>`
}

/** The network one points at. @param {{ table: Table, faces: Map<string, Shown>, marks: any, at: string | null }} props */
function Network({ table, faces, marks, at }) {
  const face = at ? faces.get(at) : null
  if (!face || !marks || !at) return null
  const travels = face.pin === 'traveller'
  const kind = travels ? 'travel' : 'own'
  const wanted = face.pin === 'car' ? 'road' : face.pin === 'train' ? 'rail' : ''
  const here = marks.networks.find((/** @type {any} */ node) => keyOf(node.cell) === at)
  if (!here) return null
  const lit = new Set(here[kind].filter((/** @type {number} */ _, /** @type {number} */ i) => !wanted || face.segments[i].startsWith(wanted)))
  const parts = marks.networks.flatMap((/** @type {any} */ node) => {
    const other = faces.get(keyOf(node.cell))
    return other ? other.segments.filter((_, i) => lit.has(node[kind][i])).map((segment) => html`<path key=${keyOf(node.cell) + segment} class="net" transform=${`translate(${node.cell[0] * 100} ${node.cell[1] * 100})`} d=${wayPath(other, segment)} />`) : []
  })
  const pins = [...faces.values()].filter((other) => other.pin).map((other) => html`<g key=${`${other.x},${other.y}`} transform=${`translate(${(other.x || 0) * 100} ${(other.y || 0) * 100})`} dangerouslySetInnerHTML=${{ __html: other.pawn ? drawPawn(other.pawn, ...pinAt(other)) : drawPin(other.pin || '', ...pinAt(other)) }}></g>`)
  return parts.length > 1 || table.view ? html`<g>${parts}${pins}</g>` : null
}

/** @param {{ table: Table, face: Shown, action: any, marks: any }} props */
function LitPin({ table, face, action, marks }) {
  const [x, y] = pinAt(face), on = table.considered.value?.action === action
  const points = marks?.chains.find((/** @type {any} */ chain) => keyOf(chain.cell) === keyOf(action.cell))?.points
  const text = `${points === undefined ? '' : signed(points)}${action.star ? ' ★' : ''}`
  const wide = action.star ? 52 : 30
  return html`<g transform=${`translate(${(face.x || 0) * 100 + x} ${(face.y || 0) * 100 + y})`}><circle class=${cls('pin-lit', !on && 'pulse')} r="20" /><g class=${cls('gain', !on && 'dim')} transform="translate(17 -19)"><rect x=${-wide / 2} y="-11.5" width=${wide} height="23" rx="11.5" /><text y="5.4">${text}</text></g></g>`
}

/** @param {{ mark: any, over: boolean }} props */
function OpenMark({ mark, over }) {
  const [dx, dy] = STEP[mark.side]
  return html`<g transform=${`translate(${mark.cell[0] * 100 + 50 + dx * 62} ${mark.cell[1] * 100 + 50 + dy * 62}) rotate(${'NESW'.indexOf(mark.side) * 90})`}>${over ? html`<rect class="op over" x="-8.5" y="-8.5" width="17" height="17" rx="2.5" transform="rotate(45)" />` : html`<circle class="op" r="10" />`}<path class=${cls('op-a', over && 'over')} d="M-4.2 2L0-2.6L4.2 2" /></g>`
}

/** @param {{ cell: Cell, side: string }} props */
function BadSide({ cell, side }) {
  const [dx, dy] = STEP[side], x = cell[0] * 100 + 50 + dx * 50, y = cell[1] * 100 + 50 + dy * 50
  const d = `M${x - dy * 34} ${y - dx * 34}L${x + dy * 34} ${y + dx * 34}`
  return html`<g><path class="bad-h" d=${d} /><path class="bad" d=${d} /></g>`
}

/** @param {{ kind: string, x: number, y: number, text: string }} props */
function Tag({ kind, x, y, text }) {
  const wide = text.length * 7.4 + 16
  return html`<g class=${`tag ${kind}`} transform=${`translate(${x} ${y})`}><rect x=${-wide / 2} y="-11" width=${wide} height="22" rx="11" /><text y="4.8">${text}</text></g>`
}

/** @param {{ table: Table, ghost: any, tile: number }} props */
function Ghost({ table, ghost, tile }) {
  const [x, y] = ghost.cell
  const face = { ...turned(faceOf(table.catalogue, tile), ghost.turn || 0, !!ghost.flipped), x, y }
  return html`<g transform=${`translate(${x * 100} ${y * 100})`} data-ghost=${keyOf(ghost.cell)} data-turn=${ghost.turn || 0} data-flipped=${!!ghost.flipped}><g class="ghost" key=${`${x},${y}`}><rect class="ghost-shadow" x="4" y="9" width="100" height="100" rx="9" /><g dangerouslySetInnerHTML=${{ __html: markup(face, { seed: tileName(table.catalogue, tile) }) }}></g><rect class="ghost-ring" x="-1.5" y="-1.5" width="103" height="103" rx="8" /></g>
    <g class="tick" pointer-events="auto" transform="translate(100 100)" onClick=${(/** @type {Event} */ event) => { event.stopPropagation(); commit(table, ghost) }}><circle r="46" fill="transparent" /><circle class="tk" r="30" /><path d="M-13 1L-3 11L14 -9" /></g></g>`
}

/** Arrows walk the cells. @param {Table} table @param {string} arrow @returns {boolean} */
export function walk(table, arrow) {
  const seat = table.shown.peek()
  const from = document.querySelector(`.area [data-cell][tabindex="0"]`)
  const at = from?.getAttribute('data-cell')
  if (!from || !at) return false
  const [x, y] = cellOf(at)
  const [dx, dy] = STEP[{ ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' }[arrow] || 'N']
  const isThere = document.activeElement === from
  const to = isThere ? document.getElementById(`cell-${seat}-${x + dx}_${y + dy}`) : from
  if (to instanceof SVGElement) to.focus()
  return true
}
