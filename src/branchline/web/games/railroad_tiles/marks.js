// What is drawn over the tiles: outlines, openings, chains, the network one points at, the ghost.
import { beside, keyOf, TOWARDS, turnOf } from '../../lib/cells.js'
import { cls, html, signed } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { chainMark, pawn as drawPawn, pin as drawPin } from './art.js'
import { own, stepOf } from './choices.js'
import { commit } from './input.js'
import { outline } from './outline.js'
import { faceOf, markup, tileName } from './pieces.js'
import { pinAt, turned, wayPath } from './tiles.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').AreaMarks} AreaMarks */
/** @typedef {import('./kinds').Player} Player */
/** @typedef {import('./kinds').ScoreSheet} Sheet */
/** @typedef {Sheet['rectangle']} Rectangle */
/** @typedef {import('../../types').Action} Action */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./tiles.js').Shown} Shown */

/**
 * Everything drawn over the tiles; nothing in it is for hands but the tick.
 * @param {{
 *   table: Table, faces: Map<string, Shown>, player: Player, sheet: Sheet, marks: AreaMarks | null, ghost: Action | null, tile: number,
 *   pins: Map<string, Action>, mine: boolean,
 * }} props
 */
export function Marks({ table, faces, player, sheet, marks, ghost, tile, pins, mine }) {
  const kept = own(table)
  const bad = kept.bad.value
  const action = table.considered.value?.action
  const at = pins.size && action?.cell ? keyOf(action.cell) : kept.point.value
  return html`
    <g aria-hidden="true" pointer-events="none">
      <${Fresh} table=${table} laid=${player.area.laid} />
      <${Outlines} sheet=${sheet} cities=${marks?.cities || []} />
      <${Network} table=${table} faces=${faces} marks=${marks} at=${at} />
      <${Chains} table=${table} faces=${faces} marks=${marks} pins=${pins} />
      ${[...pins].map(
        ([key, each]) =>
          html`<${LitPin} key=${key} table=${table} face=${faces.get(key)} action=${each} marks=${marks} />`,
      )}
      ${openMarks(marks, ghost).map(
        (mark, i) => html`
        <${OpenMark} key=${`${keyOf(mark.cell)}${mark.side}`} mark=${mark} over=${i >= table.catalogue.free_openings} />`,
      )}
      ${ghost && html`<${Ghost} table=${table} ghost=${ghost} tile=${tile} />`}
      ${mine && isElsewhere(table.wanted, ghost) && html`<${Target} table=${table} action=${table.wanted} />`}
      ${mine && bad?.cell && bad.side && html`<${BadSide} cell=${bad.cell} side=${bad.side} />`}
      <${Tags} table=${table} sheet=${sheet} cities=${marks?.cities || []} />
      <${Focused} table=${table} />
    </g>
  `
}

/** The tile that was laid last. @param {{ table: Table, laid: Player['area']['laid'] }} props */
function Fresh({ table, laid }) {
  const last = laid[laid.length - 1]
  if (!last || table.outcome || stepOf(table) === 'place_starting_tile') return null
  return html`<rect class="fresh" x=${last.cell[0] * 100 + 4} y=${last.cell[1] * 100 + 4} width="92" height="92" rx="5" />`
}

/** Whether the largest rectangle is worth drawing. @param {Sheet} sheet */
const hasRectangle = (sheet) => sheet.rectangle_points > 1

/** @param {{ name: string, rectangle: Rectangle }} props */
const Edge = ({ name, rectangle: { cell, width, height } }) => html`
  <rect class=${name} x=${cell[0] * 100 - 1} y=${cell[1] * 100 - 1} width=${width * 100 + 2} height=${height * 100 + 2} rx="7" />`

/** @param {{ sheet: Sheet, cities: Cell[][] }} props */
const Outlines = ({ sheet, cities }) => html`
  ${
    hasRectangle(sheet) &&
    ['o-rect-h', 'o-rect'].map((name) => html`<${Edge} key=${name} name=${name} rectangle=${sheet.rectangle} />`)
  }
  ${cities.map((city) => {
    const d = outline(city)
    return html`<g key=${keyOf(city[0])}><path class="o-city-h" d=${d} />
      <path class="o-city" d=${d} /></g>`
  })}`

/**
 * What each pin is worth, or would be.
 * @param {{ table: Table, faces: Map<string, Shown>, marks: AreaMarks | null, pins: Map<string, Action> }} props
 */
function Chains({ table, faces, marks, pins }) {
  const changes = table.considered.value?.judged?.preview?.changes || []
  const after = new Map(
    changes
      .filter(({ item }) => item.startsWith('chain:'))
      .map((change) => [change.item.slice(6), Number(change.after)]),
  )
  return (marks?.chains || []).map(({ cell, points }) => {
    const key = keyOf(cell)
    const face = faces.get(key)
    if (!face || pins.has(key)) return null
    const drawn = chainMark(after.get(key) ?? points, ...pinAt(face), face.pawn ? 'on' : '')
    return html`<g key=${key} class=${after.has(key) ? 'chain-before' : ''} transform=${`translate(${cell[0] * 100} ${cell[1] * 100})`}
      dangerouslySetInnerHTML=${{ __html: drawn }}></g>`
  })
}

/** Openings, but where the ghost lies. @param {AreaMarks | null} marks @param {Action | null} ghost */
function openMarks(marks, ghost) {
  const taken = ghost ? keyOf(ghost.cell) : ''
  return (marks?.openings || []).filter(({ cell, side }) => keyOf(beside(cell, side)) !== taken)
}

/** @param {{ table: Table, sheet: Sheet, cities: Cell[][] }} props */
function Tags({ table, sheet, cities }) {
  const { cell, width, height } = sheet.rectangle
  const text = t('railroad-tiles-web-city-tag', { points: table.catalogue.city_points })
  return html`
    ${cities.map((city) => {
      const top = [...city].sort((a, b) => a[1] - b[1] || a[0] - b[0])[0]
      return html`<${Tag} key=${keyOf(top)} kind="city" x=${top[0] * 100 + 6} y=${top[1] * 100 + 3} text=${text} />`
    })}
    ${
      hasRectangle(sheet) &&
      html`<${Tag} kind="rect" x=${(cell[0] + Math.max(1, width - 1)) * 100} y=${(cell[1] + height) * 100}
        text=${`${width}×${height} = ${sheet.rectangle_points}`} />`
    }`
}

/** What somebody points at elsewhere. @param {{ table: Table }} props */
function Focused({ table }) {
  const focus = table.focus.value
  if (!focus?.cells || focus.seat !== table.seatShown.value) return null
  return focus.cells.map(
    (cell) => html`
    <rect key=${keyOf(cell)} class="lit" x=${cell[0] * 100 - 2} y=${cell[1] * 100 - 2} width="104" height="104" rx="9" />`,
  )
}

/** The network one points at. @param {{ table: Table, faces: Map<string, Shown>, marks: AreaMarks | null, at: string | null }} props */
function Network({ table, faces, marks, at }) {
  const face = at ? faces.get(at) : null
  if (!face || !marks || !at) return null
  const here = marks.networks.find((node) => keyOf(node.cell) === at)
  if (!here) return null
  const kind = here.goes
  const lit = new Set(here.from.map((segment) => here[kind][segment]))
  const parts = marks.networks.flatMap((node) => {
    const other = faces.get(keyOf(node.cell))
    return other
      ? other.segments
          .filter((_, i) => lit.has(node[kind][i]))
          .map(
            (segment) => html`
            <path
              key=${keyOf(node.cell) + segment}
              class="net"
              transform=${`translate(${node.cell[0] * 100} ${node.cell[1] * 100})`}
              d=${wayPath(other, segment)}
            />
          `,
          )
      : []
  })
  const pins = [...faces.values()]
    .filter((other) => other.pin)
    .map(
      (other) => html`
      <g
        key=${`${other.x},${other.y}`}
        transform=${`translate(${(other.x || 0) * 100} ${(other.y || 0) * 100})`}
        dangerouslySetInnerHTML=${{
          __html: other.pawn ? drawPawn(other.pawn, ...pinAt(other)) : drawPin(other.pin || '', ...pinAt(other)),
        }}
      ></g>
    `,
    )
  return parts.length > 1 || table.view
    ? html`
    <g>
      ${parts}
      ${pins}
    </g>
  `
    : null
}

/** @param {{ table: Table, face: Shown, action: Action, marks: AreaMarks | null }} props */
function LitPin({ table, face, action, marks }) {
  const [x, y] = pinAt(face)
  const on = table.considered.value?.action === action
  const points = marks?.chains.find((chain) => keyOf(chain.cell) === keyOf(action.cell))?.points
  const text = `${points === undefined ? '' : signed(points)}${action.star ? ' ★' : ''}`
  const wide = action.star ? 52 : 30
  return html`
    <g transform=${`translate(${(face.x || 0) * 100 + x} ${(face.y || 0) * 100 + y})`}>
      <circle class=${cls('pin-lit', !on && 'pulse')} r="20" />
      <g class=${cls('gain', !on && 'dim')} data-about="pin" transform="translate(17 -19)">
        <rect x=${-wide / 2} y="-11.5" width=${wide} height="23" rx="11.5" />
        <text y="5.4">${text}</text>
      </g>
    </g>
  `
}

/** @param {{ mark: AreaMarks['openings'][number], over: boolean }} props */
function OpenMark({ mark, over }) {
  const [dx, dy] = TOWARDS[mark.side]
  const at = `${mark.cell[0] * 100 + 50 + dx * 62} ${mark.cell[1] * 100 + 50 + dy * 62}`
  return html`
    <g
      class="opening"
      data-about="openings"
      transform=${`translate(${at}) rotate(${turnOf(mark.side)})`}
    >
      ${
        over
          ? html`
        <rect class="op over" x="-8.5" y="-8.5" width="17" height="17" rx="2.5" transform="rotate(45)" />
      `
          : html`
        <circle class="op" r="10" />
      `
      }
      <path class=${cls('op-a', over && 'over')} d="M-4.2 2L0-2.6L4.2 2" />
    </g>
  `
}

/** @param {{ cell: Cell, side: string }} props */
function BadSide({ cell, side }) {
  const [dx, dy] = TOWARDS[side]
  const x = cell[0] * 100 + 50 + dx * 50
  const y = cell[1] * 100 + 50 + dy * 50
  const d = `M${x - dy * 34} ${y - dx * 34}L${x + dy * 34} ${y + dx * 34}`
  return html`
    <g>
      <path class="bad-h" d=${d} />
      <path class="bad" d=${d} />
    </g>
  `
}

/** @param {{ kind: string, x: number, y: number, text: string }} props */
function Tag({ kind, x, y, text }) {
  const wide = text.length * 7.4 + 16
  return html`
    <g class=${`tag ${kind}`} data-about=${kind === 'city' ? 'cities' : 'rectangle'} transform=${`translate(${x} ${y})`}>
      <rect x=${-wide / 2} y="-11" width=${wide} height="22" rx="11" />
      <text y="4.8">${text}</text>
    </g>
  `
}

/** Whether a tile is asked for and its ghost does not lie there. @param {Action | null | undefined} wanted @param {Action | null} ghost */
const isElsewhere = (wanted, ghost) =>
  wanted?.type === 'place_tile' && !(ghost && keyOf(ghost.cell) === keyOf(wanted.cell))

/** Where a teacher wants a tile, and how it is to lie. @param {{ table: Table, action: Action }} props */
function Target({ table, action }) {
  const [x, y] = action.cell
  const face = { ...turned(faceOf(table.catalogue, action.tile), action.turn || 0, !!action.flipped), x, y }
  return html`<g class="target" transform=${`translate(${x * 100} ${y * 100})`} dangerouslySetInnerHTML=${{ __html: markup(face) }}></g>`
}

/** @param {{ table: Table, ghost: Action, tile: number }} props */
function Ghost({ table, ghost, tile }) {
  const [x, y] = ghost.cell
  const face = { ...turned(faceOf(table.catalogue, tile), ghost.turn || 0, !!ghost.flipped), x, y }
  return html`
    <g
      class="ghost-at"
      style=${{ transform: `translate(${x * 100}px, ${y * 100}px)` }}
      data-ghost=${keyOf(ghost.cell)}
      data-aimed="true"
      data-turn=${ghost.turn || 0}
      data-flipped=${!!ghost.flipped}
    >
      <g class="ghost">
        <rect class="ghost-shadow" x="4" y="9" width="100" height="100" rx="9" />
        <g dangerouslySetInnerHTML=${{ __html: markup(face, { seed: tileName(table.catalogue, tile) }) }}></g>
        <rect class="ghost-ring" x="-1.5" y="-1.5" width="103" height="103" rx="8" />
      </g>
      <g
        class="tick"
        pointer-events="auto"
        transform="translate(100 100)"
        onClick=${(/** @type {Event} */ event) => {
          event.stopPropagation()
          commit(table, ghost)
        }}
      >
        <circle r="46" fill="transparent" />
        <circle class="tk" r="30" />
        <path d="M-13 1L-3 11L14 -9" />
      </g>
    </g>
  `
}
