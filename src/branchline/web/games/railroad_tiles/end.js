// The final score, drawn: what was gained to the right of the line, what was lost to its left.
import { html, signed } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { Badge, Icon } from '../../parts/icons.js'
import { named } from './pieces.js'
import { scores } from './scores.js'

/** What is no gain: openings are drawn to the left of the line, and stars score nothing. */
const NO_GAIN = ['openings', 'stars']

/** @param {{ table: import('./kinds').Table }} props */
export function End({ table }) {
  const { outcome, view } = table
  if (!outcome) return null
  const rows = outcome.places
    .map((place, seat) => ({ seat, place, score: Number(outcome.scores[seat]), sheet: view.sheets[seat] }))
    .sort((a, b) => a.place - b.place)
  const lost = Math.max(3, ...rows.map((row) => -row.sheet.opening_points))
  const parts = scores(table).rows.filter((row) => !NO_GAIN.includes(row.id))
  const gain = (/** @type {import('../../types').ScoreRow} */ part, /** @type {number} */ seat) =>
    Math.max(0, Number(part.values[seat]))
  const most = Math.max(1, ...rows.map((row) => parts.reduce((sum, part) => sum + gain(part, row.seat), 0)))
  return html`
    <section class="card final" aria-label=${t('web-final-score')}>
      ${rows.map(
        (row) => html`
        <div key=${row.seat} class="fbar">
          <span class="nm">
            <${Badge} seat=${row.seat} name=${table.nameOf(row.seat)} />
            <span>${table.nameOf(row.seat)}</span>
          </span>
          <div class="trk">
            <div class="loss" style=${{ width: `${(lost / (lost + most)) * 100}%` }}>
              ${
                row.sheet.opening_points < 0 &&
                html`
                <span class="neg" data-about="openings" style=${{ width: `${(-row.sheet.opening_points / lost) * 100}%` }}>
                  <em>${signed(row.sheet.opening_points)}</em>
                </span>
              `
              }
            </div>
            <div class="gainz">
              ${parts
                .filter((part) => gain(part, row.seat) > 0)
                .map(
                  (part) => html`
                <span
                  key=${part.id}
                  class=${`b-${part.id}`}
                  data-s=${gain(part, row.seat) / most < 0.11 ? 's' : 'l'}
                  style=${{ width: `${(gain(part, row.seat) / most) * 100}%` }}
                  data-about=${part.id}
                >
                  <${Icon} name=${part.icon} size=${16} />
                  ${gain(part, row.seat)}
                </span>
              `,
                )}
            </div>
          </div>
          <span class="tot" data-about="total">${row.score}</span>
        </div>
      `,
      )}
      <div class="key">
        ${parts
          .filter((part) => rows.some((row) => gain(part, row.seat)))
          .map(
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
    </section>
  `
}

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
