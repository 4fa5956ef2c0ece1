// The final score, drawn: what was gained to the right of the line, what was lost to its left.
import { html, signed } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { Badge, Icon, Medals } from '../../parts/icons.js'
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
  const winner = rows[0]
  const second = rows[1]
  return html`
    <section class="card final" aria-label=${t('web-final-score')}>
      <div>
        <h2>${t('railroad-tiles-web-winner', { player: table.nameOf(winner.seat), score: winner.score })}</h2>
        <p class="by">
          ${
            second
              ? t('railroad-tiles-web-ahead', {
                  points: winner.score - second.score,
                  player: table.nameOf(second.seat),
                })
              : html`<${Alone} sheet=${winner.sheet} table=${table} />`
          }
        </p>
      </div>
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
          ${t('railroad-tiles-result-opening-points')}
        </span>
      </div>
    </section>
  `
}

/** @param {{ sheet: import('./kinds').ScoreSheet, table: import('./kinds').Table }} props */
function Alone({ sheet, table }) {
  const line = sheet.challenge
  if (!line) return t('railroad-tiles-web-alone')
  const facts = table.catalogue.challenges.find((each) => each.id === line.challenge)
  if (!line.holds) return t('railroad-tiles-result-missed', { name: named(line.challenge) })
  return html`
    <span class="medal-line" data-about="medals">
      <${Medals} of=${facts?.medals.length ?? 0} won=${line.medals} />
      ${t('railroad-tiles-result-medals', { name: named(line.challenge), medals: line.medals, least: facts?.medals[0] })}
    </span>
  `
}
