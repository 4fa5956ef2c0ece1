// An area of somebody's own box as one draws it, and what it scores.
import { SIDES } from '../../lib/cells.js'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { html, plain } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { outline } from './outline.js'
import { faceName, markup, named } from './pieces.js'

/** @typedef {import('./score_map.js').Row} Row */
/** @typedef {import('./score_map.js').Drawn} Drawn */
/**
 * What the server says of a map.
 * @typedef {{ score: Score, marks: import('./kinds').AreaMarks, sheet: import('./kinds').ScoreSheet, points: number }} Scored
 * @typedef {{
 *   total: number, cities: { count: number, points: number }, rectangle: { width: number, height: number, points: number },
 *   openings: { count: number, points: number }, objectives: { points: number }[], longest_road: number, longest_rail: number,
 *   challenges: Record<string, boolean>,
 * }} Score
 */

/**
 * The board grows as one draws and never shrinks or moves: what one points at stays under the hand.
 * @param {{
 *   map: Drawn, result: Scored | null, problems: import('../../types').Reason[], onTouch: (x: number, y: number) => void,
 * }} props
 */
export function MapBoard({ map, result, problems, onTouch }) {
  const { box, hold } = useStillCell(map)
  const rows = drawable(map)
  const [left, right, top, bottom] = useGrowing(rows)
  const wrong = new Set(problems.map((problem) => problem.cell?.join()))
  if ((right - left) * (bottom - top) > 2000) return html`<p class="empty">${t('web-map-too-large')}</p>`
  const at = new Map(rows.map((row) => [`${row.x},${row.y}`, row]))
  const grid = Array.from({ length: bottom - top + 1 }, (_, i) => top + i).map((y) =>
    Array.from({ length: right - left + 1 }, (_, i) => [left + i, y]),
  )
  /** @param {HTMLElement} cell @param {number} x @param {number} y */
  const touch = (cell, x, y) => {
    hold(cell)
    onTouch(x, y)
  }
  const part = `${left * 100} ${top * 100} ${(right - left + 1) * 100} ${(bottom - top + 1) * 100}`
  return html`
    <div class="map-scroll" tabindex="0" role="region" aria-label=${t('web-your-map')} ref=${box}>
      <div class="map-room"><div class="map-grid" style=${{ gridTemplateColumns: `repeat(${right - left + 1}, var(--cell))` }}>
        ${grid.flat().map(([x, y]) => mapCell(x, y, at.get(`${x},${y}`), wrong.has(`${x},${y}`), touch))}
        ${result && html`<${Outlines} result=${result} part=${part} />`}
      </div></div>
    </div>
  `
}

/** The rows of a map that can be drawn, whatever somebody pasted. @param {Drawn} map @returns {Row[]} */
const drawable = ({ tiles }) =>
  Array.isArray(tiles)
    ? tiles
        .filter(
          (row) =>
            Number.isInteger(row?.x) &&
            Number.isInteger(row?.y) &&
            typeof row.sides === 'string' &&
            row.sides.length === 4,
        )
        .slice(0, 300)
    : []

/** The edges of what was drawn and a cell around it, as far as they ever were. @param {Row[]} rows */
function useGrowing(rows) {
  const most = useRef(/** @type {number[] | null} */ (null))
  const xs = rows.map((row) => row.x)
  const ys = rows.map((row) => row.y)
  const around = rows.length
    ? [Math.min(...xs) - 1, Math.max(...xs) + 1, Math.min(...ys) - 1, Math.max(...ys) + 1]
    : most.current || [0, 0, 0, 0]
  const was = most.current || around
  most.current = around.map((edge, i) => (i % 2 ? Math.max : Math.min)(edge, was[i]))
  return most.current
}

/**
 * @param {number} x @param {number} y @param {Row | undefined} row @param {boolean} isWrong
 * @param {(cell: HTMLElement, x: number, y: number) => void} touch
 */
function mapCell(x, y, row, isWrong, touch) {
  const face = row && { segments: whole(row.sides), ...row }
  return html`
    <button
      key=${`${x},${y}`}
      class=${`map-cell ${isWrong ? 'bad-cell' : ''}`}
      data-map=${`${x},${y}`}
      aria-label=${t('railroad-tiles-web-cell', { x, y }) + (face ? `, ${faceName(face)}` : '')}
      aria-invalid=${isWrong ? 'true' : null}
      onClick=${(/** @type {{ currentTarget: HTMLElement }} */ event) => touch(event.currentTarget, x, y)}
    >
      ${
        face
          ? html`<svg viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: markup(face) }}></svg>`
          : html`<span>+</span>`
      }
    </button>
  `
}

/** What scored, drawn around. @param {{ result: Scored, part: string }} props */
function Outlines({ result: { sheet, marks }, part }) {
  const rect = sheet.rectangle
  return html`
    <svg class="map-marks" aria-hidden="true" viewBox=${part}>
      ${
        rect &&
        rect.width * rect.height > 1 &&
        html`
        <rect
          class="o-rect"
          x=${rect.cell[0] * 100}
          y=${rect.cell[1] * 100}
          width=${rect.width * 100}
          height=${rect.height * 100}
          rx="7"
        />
      `
      }
      ${marks.cities.map((city) => html`<path key=${city[0].join()} class="o-city" d=${outline(city)} />`)}
    </svg>
  `
}

/** @param {HTMLElement} scroll */
const showMiddle = (scroll) =>
  scroll.scrollTo((scroll.scrollWidth - scroll.clientWidth) / 2, (scroll.scrollHeight - scroll.clientHeight) / 2)

/** The room around the map is as wide as the window: when a phone is turned, the map is sought anew. @param {HTMLElement | null} scroll */
function watchWidth(scroll) {
  let wide = innerWidth
  const seek = () => {
    if (scroll && innerWidth !== wide) showMiddle(scroll)
    wide = innerWidth
  }
  addEventListener('resize', seek)
  return () => removeEventListener('resize', seek)
}

/** Scrolls so that the cell that was touched stays where it was; at first the middle is shown. @param {Drawn} map */
function useStillCell(map) {
  const box = useRef(/** @type {HTMLElement | null} */ (null))
  const held = useRef(/** @type {{ cell: string, at: DOMRect } | null} */ (null))
  useLayoutEffect(() => {
    const scroll = box.current
    if (!scroll) return
    if (!held.current) return showMiddle(scroll)
    const { cell, at } = held.current
    const now = scroll.querySelector(`[data-map='${cell}']`)?.getBoundingClientRect()
    if (now) scroll.scrollBy(now.left - at.left, now.top - at.top)
  }, [map])
  useLayoutEffect(() => watchWidth(box.current), [])
  /** @param {HTMLElement} cell */
  const hold = (cell) => {
    held.current = { cell: cell.dataset.map || '', at: cell.getBoundingClientRect() }
  }
  return { box, hold }
}

/** Sides of one kind are one segment unless somebody says otherwise. @param {string} sides */
const whole = (sides) =>
  [
    ['road', 'H'],
    ['rail', 'R'],
  ]
    .map(([kind, letter]) => `${kind}:${[...SIDES].filter((_, i) => sides[i] === letter).join('')}`)
    .filter((segment) => !segment.endsWith(':'))

/** The lines sum to the total: what was scored in play is one of them. @param {{ score: Score, points: number }} props */
export function Result({ score, points }) {
  const rows = [
    ['RT-P5', t('railroad-tiles-item-points'), '', points],
    ['RT-F1', t('railroad-tiles-result-city-points'), `${score.cities.count}`, score.cities.points],
    [
      'RT-F2',
      t('railroad-tiles-result-rectangle-points'),
      `${score.rectangle.width} × ${score.rectangle.height}`,
      score.rectangle.points,
    ],
    ['RT-F3', t('railroad-tiles-result-opening-points'), `${score.openings.count}`, score.openings.points],
    [
      'RT-F4',
      t('railroad-tiles-result-objective-points'),
      `${score.objectives.length}`,
      score.objectives.reduce((sum, line) => sum + line.points, 0),
    ],
    ['RT-Q2', t('web-longest-road'), `${score.longest_road}`, null],
    ['RT-Q3', t('web-longest-rail'), `${score.longest_rail}`, null],
  ]
  return html`
    <div class="card result" role="status">
      <h2>${t('web-map-total', { total: score.total })}</h2>
      <dl>
        ${rows.map(
          ([clause, label, detail, value]) => html`
          <div key=${clause}>
            <dt>
              <a href=${`/rules/railroad-tiles#${clause}`}>${label}</a> <small>${detail}</small>
            </dt>
            <dd data-points=${value}>${value === null ? '' : plain(value)}</dd>
          </div>
        `,
        )}
      </dl>
      <p class="hint">
        ${t('railroad-tiles-web-challenges-met', {
          names:
            Object.entries(score.challenges)
              .filter(([, met]) => met)
              .map(([name]) => named(name))
              .join(', ') || t('value-none'),
        })}
      </p>
    </div>
  `
}
