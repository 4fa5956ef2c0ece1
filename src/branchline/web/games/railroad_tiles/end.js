// The final score, drawn: what was gained to the right of the line, what was lost to its left.
import { html, signed } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { Badge, Icon, Medals } from '../../parts/icons.js'
import { named } from './pieces.js'

const PARTS = /** @type {const} */ ([
  ['points', 'you'],
  ['city_points', 'city'],
  ['rectangle_points', 'rect'],
  ['objective_points', 'medal'],
])

/** @param {{ table: import('./kinds').Table }} props */
export function End({ table }) {
  const { outcome, view } = table
  if (!outcome) return null
  const rows = outcome.places
    .map((place, seat) => ({ seat, place, score: Number(outcome.scores[seat]), sheet: view.sheets[seat] }))
    .sort((a, b) => a.place - b.place)
  const lost = Math.max(3, ...rows.map((row) => -row.sheet.opening_points))
  const most = Math.max(1, ...rows.map((row) => PARTS.reduce((sum, [part]) => sum + Math.max(0, row.sheet[part]), 0)))
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
                <span class="neg" style=${{ width: `${(-row.sheet.opening_points / lost) * 100}%` }}>
                  <em>${signed(row.sheet.opening_points)}</em>
                </span>
              `
              }
            </div>
            <div class="gainz">
              ${PARTS.filter(([part]) => row.sheet[part] > 0).map(
                ([part, icon]) => html`
                <span
                  key=${part}
                  class=${`b-${part}`}
                  data-s=${row.sheet[part] / most < 0.11 ? 's' : 'l'}
                  style=${{ width: `${(row.sheet[part] / most) * 100}%` }}
                  title=${t(`railroad-tiles-result-${part.replaceAll('_', '-')}`)}
                >
                  <${Icon} name=${icon} size=${16} />
                  ${row.sheet[part]}
                </span>
              `,
              )}
            </div>
          </div>
          <span class="tot">${row.score}</span>
        </div>
      `,
      )}
      <div class="key">
        ${PARTS.filter(([part]) => rows.some((row) => row.sheet[part])).map(
          ([part]) => html`
          <span key=${part} class=${`b-${part}`}>
            <i></i>
            ${t(`railroad-tiles-result-${part.replaceAll('_', '-')}`)}
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
    <span class="medal-line">
      <${Medals} of=${facts?.medals.length ?? 0} won=${line.medals} />
      ${t('railroad-tiles-result-medals', { name: named(line.challenge), medals: line.medals, least: facts?.medals[0] })}
    </span>
  `
}
