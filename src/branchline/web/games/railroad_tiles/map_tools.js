// Beside a map that one draws: the brush, its shapes, what stands on a tile, and the files.
import { html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { Icon } from '../../parts/icons.js'
import { faceName, named, TileSvg } from './pieces.js'

/**
 * @typedef {import('./brush.js').Brush} Brush
 * @typedef {import('./brush.js').Shape} Shape
 * @typedef {{ brush: Brush, setBrush: (brush: Brush) => void }} Held
 * @typedef {{ target: HTMLInputElement }} Typed
 * @typedef {{ load: (event: Typed) => void, save: () => void, clear: () => void, example: () => void }} Files
 */

const PINS = ['', 'car', 'train', 'traveller']

/**
 * @param {Held & { shapes: Shape[], face: import('./tiles.js').Shown, files: Files, points: number, setPoints: (points: number) => void }}
 *   props
 */
export const MapTools = ({
  shapes,
  face,
  brush,
  setBrush,
  files,
  points,
  setPoints,
}) => html`<div class="card tools-card">
  <div class="brush">
    <${TileSvg} face=${face} size=${84} label=${faceName(face)} seed="brush" />
    <${BrushButtons} brush=${brush} setBrush=${setBrush} />
  </div>
  <div class="palette" role="group" aria-label=${t('web-palette')}>
    ${shapes.map((shape, i) => html`<${ShapeButton} key=${i} number=${i} shape=${shape} brush=${brush} setBrush=${setBrush} />`)}
  </div>
  <div class="brush-row">
    <${OnTile} brush=${brush} setBrush=${setBrush} />
    <label>
      ${t('railroad-tiles-item-points')}${' '}
      <input type="number" min="0" max="200" value=${points}
        onInput=${(/** @type {Typed} */ { target }) => setPoints(Number(target.value) || 0)} />
    </label>
  </div>
  <${FileRow} files=${files} />
</div>`

/** @param {Held} props */
const BrushButtons = ({ brush, setBrush }) => html`<div class="brush-buttons">
  <button class="btn icon" aria-label=${t('railroad-tiles-web-turn')}
    onClick=${() => setBrush({ ...brush, turn: (brush.turn + 90) % 360 })}>
    <${Icon} name="turn" />
  </button>
  <button class="btn icon" aria-label=${t('railroad-tiles-web-mirror')}
    onClick=${() => setBrush({ ...brush, flipped: !brush.flipped })}>
    <${Icon} name="mirror" />
  </button>
  <button class="btn icon" aria-label=${t('web-rubber')} aria-pressed=${brush.isRubber}
    onClick=${() => setBrush({ ...brush, isRubber: !brush.isRubber })}>
    <${Icon} name="trash" />
  </button>
</div>`

/** @param {Held & { shape: Shape, number: number }} props */
function ShapeButton({ shape, number, brush, setBrush }) {
  const { face, name } = shape
  const shown = { ...face, terrain: face.objective ? face.terrain : brush.terrain, pin: null }
  return html`<button aria-pressed=${!brush.isRubber && brush.shape === number} aria-label=${name} title=${name}
    onClick=${() => setBrush({ ...brush, shape: number, isRubber: false })}>
    <${TileSvg} face=${shown} size=${44} mini=${true} seed="none" />
  </button>`
}

/** What the tile bears. @param {Held} props */
const OnTile = ({ brush, setBrush }) => html`
  <label>
    ${t('web-terrain')}${' '}
    <select value=${brush.terrain} onChange=${(/** @type {Typed} */ { target }) => setBrush({ ...brush, terrain: target.value })}>
      <option value="field">${named('field')}</option>
      <option value="town">${named('town')}</option>
    </select>
  </label>
  <label>
    ${t('web-pin')}${' '}
    <select value=${brush.pin} onChange=${(/** @type {Typed} */ { target }) => setBrush({ ...brush, pin: target.value })}>
      ${PINS.map((pin) => html`<option key=${pin} value=${pin}>${pin ? named(pin) : t('value-none')}</option>`)}
    </select>
  </label>
  <label class="check">
    <input type="checkbox" checked=${brush.pawn}
      onChange=${(/** @type {Typed} */ { target }) => setBrush({ ...brush, pawn: target.checked })} />
    ${t('railroad-tiles-web-with-pawn')}
  </label>`

/** @param {{ files: Files }} props */
const FileRow = ({ files }) => html`<div class="brush-row">
  <label class="btn file">
    <${Icon} name="open" />
    ${t('web-load-map')}
    <input class="sr" type="file" accept=".json,application/json" onChange=${files.load} />
  </label>
  <button class="btn" onClick=${files.save}>
    <${Icon} name="down" />
    ${t('web-save-map')}
  </button>
  <button class="btn" onClick=${files.clear}>${t('web-empty-map')}</button>
  <button class="btn" onClick=${files.example}>${t('web-example')}</button>
</div>`
