// The tiny game in the browser: what a drawing module must have, and nothing more.
import { html } from '../../lib/html.js'
import { t } from '../../lib/words.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Action} Action */

/** @param {Action} action */
const text = (action) => t(`tiny-${action.type}`, { number: action.number ?? 0 })

/** @param {{ table: Table }} props */
const Board = ({ table }) => html`<p class="tiny-points">${table.view.points.join(' : ')}</p>`

/** @param {{ table: Table }} props */
const Hand = ({ table }) =>
  html`<div class="tiny-hand">
    ${table.legal.map(
      (action) => html`<button key=${text(action)} onClick=${() => table.commit(action)}>${text(action)}</button>`,
    )}
  </div>`

/** @type {import('../../types').GameModule} */
export default {
  name: 'tiny',
  styles: [],
  words: ['tiny'],
  hasSecrets: true,
  banner: (table) => ({ title: t('tiny'), detail: '', seat: null, phases: [], at: table.outcome ? -1 : 0 }),
  scores: (table) => ({ totals: table.view.points, rows: [] }),
  logLine: (event) => ({ seat: event.seat ?? null, text: t(`tiny-${event.type}`) }),
  actionText: text,
  changeLines: () => ({ total: null, lines: [] }),
  panels: () => [],
  Board,
  Hand,
  commitLabel: () => t('tiny-pass'),
  End: Board,
  endTurn: (table) => ({ action: table.legal.find((action) => action.type === 'pass') || null }),
  keys: [],
  options: () => [],
  optionsText: () => '',
  gallery: async () => () => null,
}
