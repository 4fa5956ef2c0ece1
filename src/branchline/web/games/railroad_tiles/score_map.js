// Score my map: draw the area of one's own box, or load it as docs/formats.md says, and see it scored.
import { useEffect, useState } from 'preact/hooks'
import { once, post, Problem } from '../../lib/api.js'
import { gameModule } from '../index.js'
import { style } from '../../lib/assets.js'
import { html } from '../../lib/html.js'
import { reasonText, t } from '../../lib/words.js'
import { Page, Wait } from '../../parts/frame.js'
import { Icon } from '../../parts/icons.js'
import { MapBoard, Result } from './map_board.js'
import { faceName, named, TileSvg } from './pieces.js'
import { turned } from './tiles.js'

/**
 * @typedef {{ x: number, y: number, sides: string, segments?: string[], terrain: string, station?: boolean, pin?: string,
 *   pawn?: string, objective?: string }} Row
 */

const KEY = 'branchline-map'
const PINS = ['', 'car', 'train', 'traveller']

/** @returns {any} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || 'null')
  } catch {
    return null
  }
}

const EXAMPLE = {
  game: 'railroad-tiles',
  edition: 'final',
  points: 1,
  tiles: [
    {
      x: 0,
      y: 0,
      sides: 'HRH-',
      segments: ['road:NS', 'rail:E'],
      station: true,
      terrain: 'town',
      pin: 'car',
      pawn: 'car',
    },
    { x: 1, y: 0, sides: '-R-R', segments: ['rail:EW'], terrain: 'field' },
    { x: 0, y: 1, sides: 'H-H-', segments: ['road:NS'], terrain: 'field', objective: 'gas_station' },
  ],
}

export default function ScoreMap() {
  const [catalogue, setCatalogue] = useState(/** @type {any} */ (null))
  useEffect(() => {
    Promise.all([
      once('/api/games/railroad-tiles/content'),
      gameModule('railroad-tiles'),
      style('css/table.css'),
      style('games/railroad_tiles/score_map.css'),
    ]).then(
      ([found]) => setCatalogue(found),
      () => {},
    )
  }, [])
  return catalogue ? html`<${Editor} catalogue=${catalogue} />` : html`<${Wait} />`
}

/** @param {{ catalogue: any }} props */
function Editor({ catalogue }) {
  const [map, setMap] = useState(() => kept() || EXAMPLE)
  const [result, setResult] = useState(/** @type {any} */ (null))
  const [problems, setProblems] = useState(/** @type {import('../../types').Reason[]} */ ([]))
  const [turn, setTurn] = useState(0)
  const [brush, setBrush] = useState({
    shape: 0,
    turn: 0,
    flipped: false,
    terrain: 'field',
    pin: '',
    pawn: false,
    isRubber: false,
  })
  useEffect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(map))
    } catch {
      /* nothing is kept then */
    }
    let isLate = false
    post('/api/games/railroad-tiles/score', map).then(
      (found) => {
        if (!isLate) {
          setResult({ ...found, points: map.points ?? 0 })
          setProblems(found.problems)
        }
      },
      (error) => {
        if (!isLate && error instanceof Problem) {
          setProblems([error.reason])
          setResult(null)
        }
      },
    )
    return () => {
      isLate = true
    }
  }, [map])
  const shapes = shapesOf(catalogue)
  const face = brushFace(shapes, brush)
  /** @param {number} x @param {number} y */
  const touch = (x, y) => {
    const others = map.tiles.filter((/** @type {Row} */ tile) => tile.x !== x || tile.y !== y)
    if (brush.isRubber) {
      setMap({ ...map, tiles: others })
      return
    }
    /** @type {Row} */
    const row = { x, y, sides: face.sides, segments: face.segments, terrain: face.terrain }
    if (face.station) row.station = true
    if (face.objective) row.objective = face.objective
    if (brush.pin && !face.objective) {
      row.pin = brush.pin
      if (brush.pawn) row.pawn = brush.pin
    }
    setMap({ ...map, tiles: [...others, row] })
  }
  /** Another map, not one drawn on: the board begins anew. @param {any} other */
  const show = (other) => {
    setMap(other)
    setTurn(turn + 1)
  }
  /** @param {any} event */
  const load = async (event) => {
    const file = event.target.files[0]
    if (!file) return
    try {
      show(JSON.parse(await file.text()))
    } catch (error) {
      setProblems([{ message: 'score-not-json', args: { detail: String(error) } }])
    }
  }
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(map, null, 2)], { type: 'application/json' }))
    link.download = 'railroad-tiles-map.json'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return html`
    <${Page} title=${t('web-score-map')} wide=${true} where=${t('railroad-tiles')}>
      <p>${t('railroad-tiles-web-score-map-hint')}</p>
      <div class="map-editor">
        <section class="card map-board">
          <${MapBoard} key=${turn} map=${map} result=${result} problems=${problems} onTouch=${touch} />
        </section>
        <section class="map-side">
          ${
            problems.length > 0 &&
            html`
            <div class="problem" role="alert">
              ${result && html`<p>${t('web-map-left-out')}</p>`}
              <ul>
                ${problems.map(
                  (problem, i) => html`
                  <li key=${i}>
                    ${reasonText(problem)}${' '}
                    ${problem.clause && html`<a href=${`/rules/railroad-tiles#${problem.clause}`}>${problem.clause}</a>`}
                  </li>
                `,
                )}
              </ul>
            </div>
          `
          }
          ${result && html`<${Result} score=${result.score} points=${result.points} />`}
          <div class="card tools-card">
            <div class="brush">
              <${TileSvg} face=${face} size=${84} label=${faceName(face)} seed="brush" />
              <div class="brush-acts">
                <button
                  class="btn icon"
                  aria-label=${t('railroad-tiles-web-turn')}
                  onClick=${() => setBrush({ ...brush, turn: (brush.turn + 90) % 360 })}
                >
                  <${Icon} name="turn" />
                </button>
                <button
                  class="btn icon"
                  aria-label=${t('railroad-tiles-web-mirror')}
                  onClick=${() => setBrush({ ...brush, flipped: !brush.flipped })}
                >
                  <${Icon} name="mirror" />
                </button>
                <button
                  class="btn icon"
                  aria-label=${t('web-rubber')}
                  aria-pressed=${brush.isRubber}
                  onClick=${() => setBrush({ ...brush, isRubber: !brush.isRubber })}
                >
                  <${Icon} name="trash" />
                </button>
              </div>
            </div>
            <div class="palette" role="group" aria-label=${t('web-palette')}>
              ${shapes.map(
                (shape, i) => html`
                <button
                  key=${i}
                  aria-pressed=${!brush.isRubber && brush.shape === i}
                  aria-label=${shape.name}
                  title=${shape.name}
                  onClick=${() => setBrush({ ...brush, shape: i, isRubber: false })}
                >
                  <${TileSvg}
                    face=${{
                      ...shape.face,
                      terrain: shape.face.objective ? shape.face.terrain : brush.terrain,
                      pin: null,
                    }}
                    size=${44}
                    mini=${true}
                    seed="none"
                  />
                </button>
              `,
              )}
            </div>
            <div class="brush-row">
              <label>
                ${t('web-terrain')}${' '}
                <select
                  value=${brush.terrain}
                  onChange=${(/** @type {any} */ event) => setBrush({ ...brush, terrain: event.target.value })}
                >
                  <option value="field">${named('field')}</option>
                  <option value="town">${named('town')}</option>
                </select>
              </label>
              <label>
                ${t('web-pin')}${' '}
                <select
                  value=${brush.pin}
                  onChange=${(/** @type {any} */ event) => setBrush({ ...brush, pin: event.target.value })}
                >
                  ${PINS.map(
                    (pin) => html`
                    <option key=${pin} value=${pin}>
                      ${pin ? named(pin) : t('value-none')}
                    </option>
                  `,
                  )}
                </select>
              </label>
              <label class="check">
                <input
                  type="checkbox"
                  checked=${brush.pawn}
                  onChange=${(/** @type {any} */ event) => setBrush({ ...brush, pawn: event.target.checked })}
                />
                ${t('railroad-tiles-web-with-pawn')}
              </label>
              <label>
                ${t('railroad-tiles-item-points')}${' '}
                <input
                  type="number"
                  min="0"
                  max="200"
                  value=${map.points ?? 0}
                  onInput=${(/** @type {any} */ event) => setMap({ ...map, points: Number(event.target.value) || 0 })}
                />
              </label>
            </div>
            <div class="brush-row">
              <label class="btn file">
                <${Icon} name="open" />
                ${t('web-load-map')}
                <input class="sr" type="file" accept=".json,application/json" onChange=${load} />
              </label>
              <button class="btn" onClick=${save}>
                <${Icon} name="down" />
                ${t('web-save-map')}
              </button>
              <button class="btn" onClick=${() => show({ ...EXAMPLE, points: 0, tiles: [] })}>
                ${t('web-empty-map')}
              </button>
              <button class="btn" onClick=${() => show(EXAMPLE)}>
                ${t('web-example')}
              </button>
            </div>
          </div>
        </section>
      </div>
    </${Page}>
  `
}

/** @param {any} catalogue @returns {{ name: string, face: import('./tiles.js').Shown }[]} */
function shapesOf(catalogue) {
  /** @type {Map<string, any>} */
  const found = new Map()
  for (const tile of catalogue.tiles) {
    const key = tile.face.objective || tile.shape
    if (!found.has(key))
      found.set(key, {
        name: tile.face.objective ? named(tile.face.objective) : named(`shape-${tile.shape.toLowerCase()}`),
        face: tile.face,
      })
  }
  return [...found.values()]
}

/** @param {{ face: any }[]} shapes @param {any} brush */
function brushFace(shapes, brush) {
  const { face } = shapes[brush.shape]
  const plainFace = {
    ...face,
    terrain: face.objective ? face.terrain : brush.terrain,
    pin: face.objective ? null : brush.pin || null,
    pawn: brush.pawn && brush.pin ? brush.pin : null,
  }
  return turned(plainFace, brush.turn, brush.flipped)
}
