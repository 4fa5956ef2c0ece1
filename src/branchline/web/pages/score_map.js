// Score my map: draw the area of one's own box, or load it as docs/formats.md says, and see it scored.
import { useEffect, useState } from 'preact/hooks'
import { once, post, Problem } from '../lib/api.js'
import { gameModule } from '../games/index.js'
import { style } from '../lib/assets.js'
import { html, plain } from '../lib/html.js'
import { reasonText, t } from '../lib/words.js'
import { Page, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { faceName, named, TileSvg, markup } from '../games/railroad_tiles/pieces.js'
import { outline } from '../games/railroad_tiles/outline.js'
import { turned } from '../games/railroad_tiles/tiles.js'

/** @typedef {{ x: number, y: number, sides: string, segments?: string[], terrain: string, station?: boolean, pin?: string, pawn?: string, objective?: string }} Row */

const KEY = 'branchline-map'
const PINS = ['', 'car', 'train', 'traveller']

/** @returns {any} */
function kept() {
  try { return JSON.parse(localStorage.getItem(KEY) || 'null') } catch { return null }
}

const EXAMPLE = { game: 'railroad-tiles', edition: 'final', points: 1, tiles: [
  { x: 0, y: 0, sides: 'HRH-', segments: ['road:NS', 'rail:E'], station: true, terrain: 'town', pin: 'car', pawn: 'car' },
  { x: 1, y: 0, sides: '-R-R', segments: ['rail:EW'], terrain: 'field' },
  { x: 0, y: 1, sides: 'H-H-', segments: ['road:NS'], terrain: 'field', objective: 'gas_station' }] }

export default function ScoreMap() {
  const [catalogue, setCatalogue] = useState(/** @type {any} */ (null))
  useEffect(() => { Promise.all([once('/api/games/railroad-tiles/content'), gameModule('railroad-tiles'), style('css/table.css')]).then(([found]) => setCatalogue(found), () => {}) }, [])
  return catalogue ? html`<${Editor} catalogue=${catalogue} />` : html`<${Wait} />`
}

/** @param {{ catalogue: any }} props */
function Editor({ catalogue }) {
  const [map, setMap] = useState(() => kept() || EXAMPLE)
  const [result, setResult] = useState(/** @type {any} */ (null))
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  const [brush, setBrush] = useState({ shape: 0, turn: 0, flipped: false, terrain: 'field', pin: '', pawn: false, isRubber: false })
  useEffect(() => {
    try { localStorage.setItem(KEY, JSON.stringify(map)) } catch { /* nothing is kept then */ }
    let isLate = false
    post('/api/games/railroad-tiles/score', map).then((found) => { if (!isLate) { setResult(found); setProblem(null) } }, (error) => { if (!isLate && error instanceof Problem) { setProblem(error.reason); setResult(null) } })
    return () => { isLate = true }
  }, [map])
  const shapes = shapesOf(catalogue)
  const face = brushFace(shapes, brush)
  /** @param {number} x @param {number} y */
  const touch = (x, y) => {
    const others = map.tiles.filter((/** @type {Row} */ tile) => tile.x !== x || tile.y !== y)
    if (brush.isRubber) { setMap({ ...map, tiles: others }); return }
    /** @type {Row} */
    const row = { x, y, sides: face.sides, segments: face.segments, terrain: face.terrain }
    if (face.station) row.station = true
    if (face.objective) row.objective = face.objective
    if (brush.pin && !face.objective) { row.pin = brush.pin; if (brush.pawn) row.pawn = brush.pin }
    setMap({ ...map, tiles: [...others, row] })
  }
  /** @param {any} event */
  const load = async (event) => {
    const file = event.target.files[0]
    if (!file) return
    try { setMap(JSON.parse(await file.text())) } catch (error) { setProblem({ message: 'score-not-json', args: { detail: String(error) } }) }
  }
  const save = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(map, null, 2)], { type: 'application/json' }))
    link.download = 'railroad-tiles-map.json'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return html`<${Page} title=${t('web-score-map')} wide=${true} where=${t('railroad-tiles')}><p>${t('web-score-map-hint')}</p>
    <div class="map-editor"><section class="card map-board"><${MapBoard} map=${map} result=${result} problem=${problem} onTouch=${touch} brush=${brush} face=${face} /></section>
    <section class="map-side">
      ${problem && html`<p class="problem" role="alert">${reasonText(problem)}${problem.clause && html` <a href=${`/rules/railroad-tiles#${problem.clause}`}>${problem.clause}</a>`}</p>`}
      ${result && html`<${Result} score=${result.score} />`}
      <div class="card tools-card">
        <div class="brush"><${TileSvg} face=${face} size=${84} label=${faceName(face)} seed="brush" /><div class="brush-acts"><button class="btn icon" aria-label=${t('railroad-tiles-web-turn')} onClick=${() => setBrush({ ...brush, turn: (brush.turn + 90) % 360 })}><${Icon} name="turn" /></button><button class="btn icon" aria-label=${t('railroad-tiles-web-mirror')} onClick=${() => setBrush({ ...brush, flipped: !brush.flipped })}><${Icon} name="mirror" /></button><button class="btn icon" aria-label=${t('web-rubber')} aria-pressed=${brush.isRubber} onClick=${() => setBrush({ ...brush, isRubber: !brush.isRubber })}><${Icon} name="trash" /></button></div></div>
        <div class="palette" role="group" aria-label=${t('web-palette')}>${shapes.map((shape, i) => html`<button key=${i} aria-pressed=${!brush.isRubber && brush.shape === i} aria-label=${shape.name} title=${shape.name} onClick=${() => setBrush({ ...brush, shape: i, isRubber: false })}><${TileSvg} face=${{ ...shape.face, terrain: shape.face.objective ? shape.face.terrain : brush.terrain, pin: null }} size=${44} mini=${true} seed="none" /></button>`)}</div>
        <div class="brush-row"><label>${t('web-terrain')} <select value=${brush.terrain} onChange=${(/** @type {any} */ event) => setBrush({ ...brush, terrain: event.target.value })}><option value="field">${named('field')}</option><option value="town">${named('town')}</option></select></label>
          <label>${t('web-pin')} <select value=${brush.pin} onChange=${(/** @type {any} */ event) => setBrush({ ...brush, pin: event.target.value })}>${PINS.map((pin) => html`<option key=${pin} value=${pin}>${pin ? named(pin) : t('value-none')}</option>`)}</select></label>
          <label class="check"><input type="checkbox" checked=${brush.pawn} onChange=${(/** @type {any} */ event) => setBrush({ ...brush, pawn: event.target.checked })} />${t('web-with-pawn')}</label>
          <label>${t('railroad-tiles-item-points')} <input type="number" min="0" max="200" value=${map.points ?? 0} onInput=${(/** @type {any} */ event) => setMap({ ...map, points: Number(event.target.value) || 0 })} /></label></div>
        <div class="brush-row"><label class="btn file"><${Icon} name="open" />${t('web-load-map')}<input class="sr" type="file" accept=".json,application/json" onChange=${load} /></label><button class="btn" onClick=${save}><${Icon} name="down" />${t('web-save-map')}</button><button class="btn" onClick=${() => setMap({ ...EXAMPLE, points: 0, tiles: [] })}>${t('web-empty-map')}</button><button class="btn" onClick=${() => setMap(EXAMPLE)}>${t('web-example')}</button></div>
      </div></section></div></${Page}>`
}

/** @param {any} catalogue @returns {{ name: string, face: import('../games/railroad_tiles/tiles.js').Shown }[]} */
function shapesOf(catalogue) {
  /** @type {Map<string, any>} */
  const found = new Map()
  for (const tile of catalogue.tiles) {
    const key = tile.face.objective || tile.shape
    if (!found.has(key)) found.set(key, { name: tile.face.objective ? named(tile.face.objective) : named(`shape-${tile.shape.toLowerCase()}`), face: tile.face })
  }
  return [...found.values()]
}

/** @param {{ face: any }[]} shapes @param {any} brush */
function brushFace(shapes, brush) {
  const { face } = shapes[brush.shape]
  const plainFace = { ...face, terrain: face.objective ? face.terrain : brush.terrain, pin: face.objective ? null : brush.pin || null, pawn: brush.pawn && brush.pin ? brush.pin : null }
  return turned(plainFace, brush.turn, brush.flipped)
}

/** @param {{ map: any, result: any, problem: any, onTouch: (x: number, y: number) => void, brush: any, face: any }} props */
function MapBoard({ map, result, problem, onTouch }) {
  const rows = /** @type {Row[]} */ (Array.isArray(map.tiles) ? map.tiles.filter((/** @type {any} */ row) => Number.isInteger(row?.x) && Number.isInteger(row?.y) && typeof row.sides === 'string' && row.sides.length === 4).slice(0, 300) : [])
  const xs = rows.map((row) => row.x), ys = rows.map((row) => row.y)
  const [left, right, top, bottom] = rows.length ? [Math.min(...xs) - 1, Math.max(...xs) + 1, Math.min(...ys) - 1, Math.max(...ys) + 1] : [0, 0, 0, 0]
  if ((right - left) * (bottom - top) > 2000) return html`<p class="empty">${t('web-map-too-large')}</p>`
  const at = new Map(rows.map((row) => [`${row.x},${row.y}`, row]))
  const grid = Array.from({ length: bottom - top + 1 }, (_, i) => top + i).map((y) => Array.from({ length: right - left + 1 }, (_, i) => [left + i, y]))
  const rect = result?.sheet.rectangle
  return html`<div class="map-scroll" tabindex="0" role="region" aria-label=${t('web-your-map')}><div class="map-grid" style=${{ gridTemplateColumns: `repeat(${right - left + 1}, 58px)` }}>${grid.flat().map(([x, y]) => {
    const row = at.get(`${x},${y}`)
    const face = row && { segments: whole(row.sides), ...row }
    const bad = problem?.cell && problem.cell[0] === x && problem.cell[1] === y
    return html`<button key=${`${x},${y}`} class=${`map-cell ${bad ? 'bad-cell' : ''}`} data-map=${`${x},${y}`} aria-label=${t('railroad-tiles-web-cell', { x, y }) + (face ? `, ${faceName(face)}` : '')} onClick=${() => onTouch(x, y)}>${face ? html`<svg viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: markup(face) }}></svg>` : html`<span>+</span>`}</button>`
  })}
    ${result && html`<svg class="map-marks" aria-hidden="true" viewBox=${`${left * 100} ${top * 100} ${(right - left + 1) * 100} ${(bottom - top + 1) * 100}`}>${rect.width * rect.height > 1 && html`<rect class="o-rect" x=${rect.cell[0] * 100} y=${rect.cell[1] * 100} width=${rect.width * 100} height=${rect.height * 100} rx="7" />`}${result.marks.cities.map((/** @type {any} */ city) => html`<path key=${city[0].join()} class="o-city" d=${outline(city)} />`)}</svg>`}
  </div></div>`
}

/** Sides of one kind are one segment unless somebody says otherwise. @param {string} sides */
const whole = (sides) => [['road', 'H'], ['rail', 'R']].map(([kind, letter]) => `${kind}:${[...'NESW'].filter((_, i) => sides[i] === letter).join('')}`).filter((segment) => !segment.endsWith(':'))

/** @param {{ score: any }} props */
function Result({ score }) {
  const rows = [
    ['RT-F1', t('railroad-tiles-result-city-points'), `${score.cities.count}`, score.cities.points], ['RT-F2', t('railroad-tiles-result-rectangle-points'), `${score.rectangle.width} × ${score.rectangle.height}`, score.rectangle.points],
    ['RT-F3', t('railroad-tiles-result-opening-points'), `${score.openings.count}`, score.openings.points], ['RT-F4', t('railroad-tiles-result-objective-points'), `${score.objectives.length}`, score.objectives.reduce((/** @type {number} */ sum, /** @type {any} */ line) => sum + line.points, 0)],
    ['RT-Q2', t('web-longest-road'), `${score.longest_road}`, null], ['RT-Q3', t('web-longest-rail'), `${score.longest_rail}`, null],
  ]
  return html`<div class="card result" role="status"><h2>${t('web-map-total', { total: score.total })}</h2><dl>${rows.map(([clause, label, detail, points]) => html`<div key=${clause}><dt><a href=${`/rules/railroad-tiles#${clause}`}>${label}</a> <small>${detail}</small></dt><dd>${points === null ? '' : plain(points)}</dd></div>`)}</dl>
    <p class="hint">${t('web-challenges-met', { names: Object.entries(score.challenges).filter(([, met]) => met).map(([name]) => named(name)).join(', ') || t('value-none') })}</p></div>`
}
