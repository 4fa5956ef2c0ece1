// The final score, drawn: what was gained to the right of the line, what was lost to its left.
import { html, plain, signed } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { Badge, Icon } from '../../parts/icons.js'
import { named } from './pieces.js'
import { scores } from './scores.js'

/** What is no gain: openings are drawn to the left of the line, and stars score nothing. */
const NO_GAIN = ['openings', 'stars']

/** @typedef {import('../../types').ScoreRow} ScoreRow */
/** @typedef {{ seat: number, place: number, score: number, sheet: import('./kinds').ScoreSheet }} Row */
/** How much the whole width stands for, to the left of the line and to its right. @typedef {{ lost: number, most: number }} Scale */

/** @param {ScoreRow} part @param {number} seat */
const gain = (part, seat) => Math.max(0, Number(part.values[seat]))
/** @param {number} share */
const percent = (share) => `${share * 100}%`

/** @param {{ table: import('./kinds').Table }} props */
export function End({ table }) {
  const { outcome, view } = table
  if (!outcome) return null
  /** @type {Row[]} */
  const rows = outcome.places
    .map((place, seat) => ({ seat, place, score: Number(outcome.scores[seat]), sheet: view.sheets[seat] }))
    .sort((a, b) => a.place - b.place)
  const parts = scores(table).rows.filter((row) => !NO_GAIN.includes(row.id))
  const scale = {
    lost: Math.max(3, ...rows.map((row) => -row.sheet.opening_points)),
    most: Math.max(1, ...rows.map((row) => parts.reduce((sum, part) => sum + gain(part, row.seat), 0))),
  }
  return html`
    <section class="card final" aria-label=${t('web-final-score')}>
      ${rows.map(
        (row) => html`
        <div key=${row.seat} class="fbar">
          <span class="nm">
            <${Badge} seat=${row.seat} name=${table.nameOf(row.seat)} />
            <span>${table.nameOf(row.seat)}</span>
          </span>
          <${Track} row=${row} parts=${parts} scale=${scale} />
          <span class="tot" data-about="total">${plain(row.score)}</span>
        </div>
      `,
      )}
      <${Key} parts=${parts.filter((part) => rows.some((row) => gain(part, row.seat)))} />
    </section>
  `
}

/** @param {{ row: Row, parts: ScoreRow[], scale: Scale }} props */
const Track = ({ row: { seat, sheet }, parts, scale: { lost, most } }) => html`
  <div class="trk">
    <div class="loss" style=${{ width: percent(lost / (lost + most)) }}>
      ${
        sheet.opening_points < 0 &&
        html`
        <span class="neg" data-about="openings" style=${{ width: percent(-sheet.opening_points / lost) }}>
          <em>${signed(sheet.opening_points)}</em>
        </span>
      `
      }
    </div>
    <div class="gainz">
      ${parts
        .filter((part) => gain(part, seat) > 0)
        .map(
          (part) => html`
        <span
          key=${part.id}
          class=${`b-${part.id}`}
          data-s=${gain(part, seat) / most < 0.11 ? 's' : 'l'}
          style=${{ width: percent(gain(part, seat) / most) }}
          data-about=${part.id}
        >
          <${Icon} name=${part.icon} size=${16} />
          ${gain(part, seat)}
        </span>
      `,
        )}
    </div>
  </div>
`

/** What the colours stand for. @param {{ parts: ScoreRow[] }} props */
const Key = ({ parts }) => html`
  <div class="key">
    ${parts.map(
      (part) => html`
      <span key=${part.id} class=${`b-${part.id}`}>
        <i></i>
        ${part.label}
      </span>
    `,
    )}
    <span class="neg">
      <i></i>
      ${t('railroad-tiles-web-openings')}
    </span>
  </div>
`

/**
 * Alone it is the challenge that counts, where there is one.
 * @param {import('./kinds').Table} table
 * @returns {import('../../types').Ending | null}
 */
export function ending(table) {
  const { outcome, view } = table
  if (!outcome || view.players.length > 1) return null
  const title = t('railroad-tiles-web-over-alone', { score: outcome.scores[0] })
  const line = view.sheets[0].challenge
  if (!line) return { title, detail: t('railroad-tiles-web-alone'), isWon: true }
  const facts = table.catalogue.challenges.find((each) => each.id === line.challenge)
  const medals = { of: facts?.medals.length ?? 0, won: line.medals }
  const words = { name: named(line.challenge), medals: line.medals, least: facts?.medals[0] }
  const detail = t(line.holds ? 'railroad-tiles-result-medals' : 'railroad-tiles-result-missed', words)
  return { title, detail, isWon: line.medals > 0, medals }
}
