// Score my map: draw the area of one's own box, or load it as docs/formats.md says, and see it scored.
import { useEffect, useState } from 'preact/hooks'
import { once, post, refusalOf } from '../../lib/api.js'
import { gameModule } from '../index.js'
import { style } from '../../lib/assets.js'
import { html } from '../../lib/html.js'
import { reasonText, t } from '../../lib/words.js'
import { Page, Wait } from '../../parts/frame.js'
import { MapBoard, Result } from './map_board.js'
import { MapTools } from './map_tools.js'
import { brushFace, CLEAN, shapesOf } from './brush.js'

/**
 * @typedef {{ x: number, y: number, sides: string, segments?: string[], terrain: string, station?: boolean, pin?: string,
 *   pawn?: string, objective?: string }} Row
 * @typedef {{ game: string, edition: string, points?: number, tiles: Row[] }} Drawn
 * @typedef {import('./map_board.js').Scored} Scored
 * @typedef {import('./brush.js').Brush} Brush
 * @typedef {import('./tiles.js').Shown} Face
 * @typedef {import('../../types').Cell} Cell
 */

const KEY = 'branchline-map'

/** @returns {Drawn | null} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || 'null')
  } catch {
    return null
  }
}

/** @type {Drawn} */
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
  const [catalogue, setCatalogue] = useState(/** @type {import('./kinds').Catalogue | null} */ (null))
  useEffect(() => {
    Promise.all([
      once('/api/games/railroad-tiles/content'),
      gameModule('railroad-tiles'),
      style('css/table.css'),
      style('games/railroad_tiles/score_map.css'),
    ]).then(
      ([found]) => setCatalogue(/** @type {import('./kinds').Catalogue} */ (found)),
      () => {},
    )
  }, [])
  return catalogue ? html`<${Editor} catalogue=${catalogue} />` : html`<${Wait} />`
}

/** A map as the server scores it, and what is wrong with it. @param {Drawn} map */
function useScored(map) {
  const [result, setResult] = useState(/** @type {Scored | null} */ (null))
  const [problems, setProblems] = useState(/** @type {import('../../types').Reason[]} */ ([]))
  useEffect(() => {
    let isLate = false
    post('/api/games/railroad-tiles/score', map).then(
      (found) => {
        if (isLate) return
        const scored = /** @type {Omit<Scored, 'points'> & { problems: import('../../types').Reason[] }} */ (found)
        setResult({ ...scored, points: map.points ?? 0 })
        setProblems(scored.problems)
      },
      (error) => {
        if (isLate) return
        setProblems([refusalOf(error)])
        setResult(null)
      },
    )
    return () => {
      isLate = true
    }
  }, [map])
  return { result, problems, setProblems }
}

/** @param {Drawn} map */
function keep(map) {
  try {
    localStorage.setItem(KEY, JSON.stringify(map))
  } catch {
    /* nothing is kept then */
  }
}

/** The map with what the brush leaves on a cell. @param {Drawn} map @param {Brush} brush @param {Face} face @param {Cell} cell */
function painted(map, brush, face, [x, y]) {
  const others = map.tiles.filter((tile) => tile.x !== x || tile.y !== y)
  if (brush.isRubber) return { ...map, tiles: others }
  /** @type {Row} */
  const row = { x, y, sides: face.sides, segments: face.segments, terrain: face.terrain }
  if (face.station) row.station = true
  if (face.objective) row.objective = face.objective
  if (brush.pin && !face.objective) {
    row.pin = brush.pin
    if (brush.pawn) row.pawn = brush.pin
  }
  return { ...map, tiles: [...others, row] }
}

/** @param {Drawn} map */
function save(map) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(map, null, 2)], { type: 'application/json' }))
  link.download = 'railroad-tiles-map.json'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** @param {{ catalogue: import('./kinds').Catalogue }} props */
function Editor({ catalogue }) {
  const [map, setMap] = useState(() => kept() || EXAMPLE)
  const { result, problems, setProblems } = useScored(map)
  const [turn, setTurn] = useState(0)
  const [brush, setBrush] = useState(CLEAN)
  useEffect(() => keep(map), [map])
  const shapes = shapesOf(catalogue)
  const face = brushFace(shapes, brush)
  /** Another map, not one drawn on: the board begins anew. @param {Drawn} other */
  const show = (other) => {
    setMap(other)
    setTurn(turn + 1)
  }
  const load = async (/** @type {{ target: HTMLInputElement }} */ { target }) => {
    const file = target.files?.[0]
    if (!file) return
    try {
      show(JSON.parse(await file.text()))
    } catch (error) {
      setProblems([{ message: 'score-not-json', args: { detail: String(error) } }])
    }
  }
  const files = {
    load,
    save: () => save(map),
    clear: () => show({ ...EXAMPLE, points: 0, tiles: [] }),
    example: () => show(EXAMPLE),
  }
  const touch = (/** @type {number} */ x, /** @type {number} */ y) => setMap(painted(map, brush, face, [x, y]))
  return html`
    <${Page} title=${t('web-score-map')} wide=${true} where=${t('railroad-tiles')}>
      <p>${t('railroad-tiles-web-score-map-hint')}</p>
      <div class="map-editor">
        <section class="card map-board">
          <${MapBoard} key=${turn} map=${map} result=${result} problems=${problems} onTouch=${touch} />
        </section>
        <section class="map-side">
          ${problems.length > 0 && html`<${Problems} problems=${problems} isScored=${!!result} />`}
          ${result && html`<${Result} score=${result.score} points=${result.points} />`}
          <${MapTools} shapes=${shapes} face=${face} brush=${brush} setBrush=${setBrush} files=${files}
            points=${map.points ?? 0} setPoints=${(/** @type {number} */ points) => setMap({ ...map, points })} />
        </section>
      </div>
    </${Page}>
  `
}

/** @param {{ problems: import('../../types').Reason[], isScored: boolean }} props */
const Problems = ({ problems, isScored }) => html`<div class="problem" role="alert">
  ${isScored && html`<p>${t('web-map-left-out')}</p>`}
  <ul>
    ${problems.map(
      (problem, i) => html`<li key=${i}>${reasonText(problem)}${' '}
        ${problem.clause && html`<a class="clause" href=${`/rules/railroad-tiles#${problem.clause}`}>${problem.clause}</a>`}</li>`,
    )}
  </ul>
</div>`
