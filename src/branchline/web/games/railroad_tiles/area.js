// An area as a grid one can walk: by pointer, touch, arrow keys and screen reader.
import { cellOf, keyOf } from '../../lib/cells.js'
import { useRef } from 'preact/hooks'
import { cls, html, signed } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { low, phone } from '../../parts/frame.js'
import { Badge, Icon } from '../../parts/icons.js'
import { useFollow, useZoom, zoomOf, ZoomTools } from '../../parts/zoom.js'
import { chosenTile, ghostAction, isPawning, isPlacing, own, pawnPlaces, placesOf } from './choices.js'
import { useInput } from './input.js'
import { Marks } from './marks.js'
import { faceName, markup } from './pieces.js'
import { litCell, playerNow } from './staging.js'

/** @typedef {import('./kinds').Table} Table */
/**
 * @typedef {{ table: Table, player: import('./kinds').Player, sheet: import('./kinds').ScoreSheet,
 *   marks: import('./kinds').AreaMarks | undefined, mine: boolean, seat: number }} AreaProps
 */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./tiles.js').Shown} Shown */

const SMALLEST = 42

/** The faces of an area by cell, with what stands on them. @param {import('./kinds').Player} player @returns {Map<string, Shown>} */
export function facesOf(player) {
  const pawns = new Set(player.pawns.map(keyOf))
  return new Map(
    player.area.laid.map((laid) => {
      const key = keyOf(laid.cell)
      return [key, { ...laid.face, x: laid.cell[0], y: laid.cell[1], pawn: pawns.has(key) ? laid.face.pin : null }]
    }),
  )
}

/** @param {Iterable<string>} keys @param {number} more @returns {Box} */
function bounds(keys, more) {
  const cells = [...keys].map(cellOf)
  const xs = cells.map((cell) => cell[0])
  const ys = cells.map((cell) => cell[1])
  if (!cells.length) return { left: -1, right: 1, top: -1, bottom: 1 }
  return {
    left: Math.min(...xs) - more,
    right: Math.max(...xs) + more,
    top: Math.min(...ys) - more,
    bottom: Math.max(...ys) + more,
  }
}

/** @param {{ table: Table }} props */
export function Board({ table }) {
  const seat = Math.min(table.seatShown.value, table.view.players.length - 1)
  const player = playerNow(table, seat)
  const sheet = table.view.sheets[seat]
  const marks = table.marks?.areas?.[seat] || null
  const mine = seat === table.seat
  return html`
    <div class=${cls('area-box', mine && (isPlacing(table) || isPawning(table)) && 'placing')}>
      <${Chips} table=${table} sheet=${sheet} seat=${seat} mine=${mine} />
      <${Area} key=${seat} table=${table} player=${player} sheet=${sheet} marks=${marks} mine=${mine} seat=${seat} />
    </div>
  `
}

/** So many openings are drawn one by one. */
const MOST_PIPS = 12

/** @param {{ table: Table, sheet: import('./kinds').ScoreSheet, seat: number, mine: boolean }} props */
const Chips = ({ table, sheet, seat, mine }) => html`
  <div class="chips">
    <${Openings} table=${table} sheet=${sheet} />
    <a class="chip c-city" data-about="cities" href=${`/rules/${table.game}#RT-F1`}>
      <${Icon} name="city" />
      <span class="long">${t('railroad-tiles-web-cities')}</span> ${sheet.cities.length}
      ${sheet.city_points > 0 && html`<span class="pts">${signed(sheet.city_points)}</span>`}
    </a>
    <a class="chip c-rect" data-about="rectangle" href=${`/rules/${table.game}#RT-F2`}>
      <${Icon} name="rect" />
      <span class="long">${t('railroad-tiles-web-rectangle')}</span>
      <span class="pts">${signed(sheet.rectangle_points)}</span>
    </a>
    ${!mine && html`<${Whose} table=${table} seat=${seat} />`}
    <${ZoomTools} zoom=${zoomOf(table)} />
  </div>
`

/** @param {{ table: Table, sheet: import('./kinds').ScoreSheet }} props */
function Openings({ table, sheet }) {
  const free = table.catalogue.free_openings
  const n = sheet.openings
  return html`
    <a class="chip c-open" data-about="openings" href=${`/rules/${table.game}#RT-F3`}>
      <${Icon} name="gap" />
      <span class="long">${t('railroad-tiles-web-openings')}</span>${' '}
      <span>${t('railroad-tiles-web-free', { count: n, free })}</span>
      <span class="pips" aria-hidden="true">
        ${Array.from(
          { length: Math.min(MOST_PIPS, Math.max(free, n)) },
          (_, i) => html`
          <i key=${i} class=${i < n ? (i < free ? 'f' : 'o') : ''}></i>
        `,
        )}
      </span>
      ${sheet.opening_points < 0 && html`<span class="pts minus">${signed(sheet.opening_points)}</span>`}
    </a>
  `
}

/** Whose area one looks at, and the way back to one's own. @param {{ table: Table, seat: number }} props */
const Whose = ({ table, seat }) => html`
  <span class="whose">
    <${Badge} seat=${seat} name=${table.nameOf(seat)} />
    ${table.nameOf(seat)}
    ${
      table.seat !== null &&
      html`
      <button
        class="btn"
        onClick=${() => {
          table.seatShown.value = table.seat ?? 0
        }}
      >
        ${t('railroad-tiles-web-back-to-mine')}
      </button>
    `
    }
  </span>
`

/** @param {AreaProps} props */
function Area({ table, player, sheet, marks, mine, seat }) {
  const faces = facesOf(player)
  const placing = mine && isPlacing(table)
  const tile = placing ? chosenTile(table) : null
  const legal = placing ? placesOf(table, tile) : new Map()
  const pins = mine && isPawning(table) ? pawnPlaces(table) : new Map()
  const grid = gridOf(faces, legal, placing)
  const cursor = cursorOf(own(table).point.value, player, grid)
  const ghost = placing ? ghostAction(table) : null
  const hands = useInput(table, faces, { placing, tile, legal, pins, mine })
  const landed = useLanded(player.area.laid)
  return html`
    <${Frame} table=${table} grid=${grid} placing=${placing} landed=${landed} hands=${hands}>
      <${Cells}
        label=${mine ? t('railroad-tiles-web-your-area') : t('railroad-tiles-web-area-of', { player: table.nameOf(seat) })}
        grid=${grid}
        draw=${(/** @type {string} */ key) => ({
          id: `cell-${seat}-${key.replace(',', '_')}`,
          face: faces.get(key),
          ways: legal.get(key),
          pawn: pins.get(key),
          marks,
          isAt: key === cursor,
          isGhost: !!ghost && keyOf(ghost.cell) === key,
          isLanded: key === landed,
          hands,
        })}
      />
      ${
        player === table.view.players[seat] &&
        html`
        <${Marks}
          table=${table}
          faces=${faces}
          player=${player}
          sheet=${sheet}
          marks=${marks}
          ghost=${ghost}
          tile=${tile}
          pins=${pins}
          mine=${mine}
        />
      `
      }
      <${Lit} cell=${litCell(table, seat)} />
    </${Frame}>
  `
}

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
/** @typedef {ReturnType<typeof useInput>} Hands */

/**
 * The cells that are drawn: with a tile in hand those around what lies there.
 * @param {Map<string, Shown>} faces @param {Map<string, unknown>} legal @param {boolean} placing
 */
const gridOf = (faces, legal, placing) =>
  placing && faces.size ? bounds(faces.keys(), 1) : bounds([...faces.keys(), ...legal.keys()], faces.size ? 0 : 1)

/**
 * Where the keys are: the cell pointed at last, or the last tile.
 * @param {string | null} point @param {import('./kinds').Player} player @param {Box} grid
 */
function cursorOf(point, { area: { laid } }, grid) {
  if (point && inside(cellOf(point), grid)) return point
  return laid.length ? keyOf(laid[laid.length - 1].cell) : '0,0'
}

/**
 * The drawing in what scrolls where it is larger than its place.
 * @param {{ table: Table, grid: Box, placing: boolean, landed: string, hands: Hands,
 *   children?: import('preact').ComponentChildren }} props
 */
function Frame({ table, grid, placing, landed, hands, children }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null))
  const { spot } = own(table)
  const zoom = zoomOf(table)
  const scale = zoom.scale.value
  useZoom(zoom, frame, () => placing && spot.peek() !== null)
  useFollow(frame, zoom.isFollowing.value ? spot.value || landed : null, scale)
  const columns = grid.right - grid.left + 1
  const rows = grid.bottom - grid.top + 1
  const pad = placing ? 14 : 34
  // When it is over nothing is tapped any more: all of it is seen, however small.
  const isFree = (phone.value || low.value) && scale === null && !table.outcome
  const wide = isFree && columns * SMALLEST > 370 ? columns * SMALLEST : 0
  const high = isFree && rows * SMALLEST > 345 ? rows * SMALLEST : 0
  const size = scale ? `${scale * 100}%` : ''
  return html`
    <div
      class=${cls('area-frame', size && 'zoomed', (size || columns > 8 || rows > 7) && 'large')}
      ref=${frame}
      style=${{ overflow: wide || high ? 'auto' : '', height: size && phone.value ? `${zoom.high}px` : '' }}
    >
      <svg
        class="area"
        viewBox=${[grid.left * 100 - pad, grid.top * 100 - pad, columns * 100 + 2 * pad, rows * 100 + 2 * pad].join(' ')}
        style=${{
          minWidth: wide ? `${wide}px` : '',
          minHeight: high ? `${high}px` : '',
          width: size || '',
          height: size || '',
        }}
        onPointerLeave=${hands.leave}
        onContextMenu=${hands.turn}
        onWheel=${hands.wheel}
      >
        ${children}
      </svg>
    </div>
  `
}

/** @param {{ label: string, grid: Box, draw: (key: string) => Drawn }} props */
function Cells({ label, grid, draw }) {
  const rows = from(grid.top, grid.bottom)
  const columns = from(grid.left, grid.right)
  return html`
    <g role="grid" aria-label=${label} aria-rowcount=${rows.length} aria-colcount=${columns.length}>
      ${rows.map(
        (y, row) => html`
        <g role="row" key=${y} aria-rowindex=${row + 1}>
          ${columns.map((x, column) => cell(x, y, column + 1, draw(`${x},${y}`)))}
        </g>
      `,
      )}
    </g>
  `
}

/** Whole numbers, both ends among them. @param {number} first @param {number} last */
const from = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

/**
 * @typedef {{ id: string, face: Shown | undefined, ways: import('./kinds').Action[] | undefined,
 *   pawn: import('./kinds').Action | undefined, marks: import('./kinds').AreaMarks | undefined, isAt: boolean, isGhost: boolean,
 *   isLanded: boolean, hands: Hands }} Drawn
 */

/** @param {number} x @param {number} y @param {number} column @param {Drawn} drawn */
function cell(x, y, column, { id, face, ways, pawn, marks, isAt, isGhost, isLanded, hands }) {
  const key = `${x},${y}`
  return html`
    <g
      role="gridcell"
      key=${key}
      id=${id}
      data-cell=${key}
      aria-colindex=${column}
      tabindex=${isAt ? 0 : -1}
      class=${cls('cell', (ways || pawn) && 'can', isAt && 'at')}
      aria-label=${cellName(x, y, face, ways, pawn, marks)}
      aria-selected=${isGhost ? 'true' : null}
      transform=${`translate(${x * 100} ${y * 100})`}
      onPointerMove=${(/** @type {PointerEvent} */ event) => hands.point(event, key)}
      onFocus=${() => hands.reach(key)}
      onPointerDown=${hands.down}
      onClick=${() => hands.click(key)}
    >
      ${face && html`<g class=${cls(isLanded && 'landed')} dangerouslySetInnerHTML=${{ __html: markup(face) }}></g>`}
      ${
        !face &&
        ways &&
        !isGhost &&
        html`
        <rect class="cell-legal" x="6" y="6" width="88" height="88" rx="8" />
        <path class="cell-plus" d="M42 50h16M50 42v16" />
      `
      }
      <rect class="hit" width="100" height="100" />
      <rect class="ring" x="3" y="3" width="94" height="94" rx="7" />
    </g>
  `
}

/** What was just placed, while it is shown what others do. @param {{ cell: string | null }} props */
export function Lit({ cell }) {
  if (!cell) return null
  const [x, y] = cellOf(cell)
  return html`<rect class="lit" x=${x * 100 + 3} y=${y * 100 + 3} width="94" height="94" rx="8" />`
}

/** @param {Cell} cell @param {Box} box */
const inside = ([x, y], box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** The cell of the tile that was just laid: one more lies there than when this was last drawn. @param {import('./kinds').Laid[]} laid */
function useLanded(laid) {
  const before = useRef({ count: laid.length, cell: '' })
  const { count, cell } = before.current
  if (laid.length !== count)
    before.current = { count: laid.length, cell: laid.length > count ? keyOf(laid[laid.length - 1].cell) : '' }
  return laid.length === count ? cell : before.current.cell
}

/**
 * @param {number} x
 * @param {number} y
 * @param {Shown | undefined} face
 * @param {import('./kinds').Action[] | undefined} ways
 * @param {import('./kinds').Action | undefined} pawn
 * @param {import('./kinds').AreaMarks | undefined} marks
 */
function cellName(x, y, face, ways, pawn, marks) {
  const cell = t('railroad-tiles-web-cell', { x, y })
  if (face) {
    const chain = face.pin ? marks?.chains.find((each) => each.cell[0] === x && each.cell[1] === y)?.points : null
    return [
      cell,
      faceName(face),
      chain ? t(face.pawn ? 'railroad-tiles-web-chain' : 'railroad-tiles-web-would-score', { points: chain }) : '',
      pawn ? t('railroad-tiles-web-can-place-pawn') : '',
    ]
      .filter(Boolean)
      .join(', ')
  }
  if (ways) return [cell, t('railroad-tiles-web-fits-here', { ways: ways.length })].join(', ')
  return [cell, t('railroad-tiles-web-free-cell')].join(', ')
}
