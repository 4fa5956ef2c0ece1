// Scores over time: a dot for each match, a line for the best so far, and the same as a table.
import { html, plain } from '../lib/html.js'
import { ago, t } from '../lib/words.js'
import { phone } from './frame.js'

/** @typedef {import('../types').SoloScore} SoloScore */
/** @typedef {(i: number, value: number) => { x: number, y: number }} Scale */

const HIGH = 170
const EDGE = { left: 44, right: 14, top: 14, bottom: 14 }

/** @param {SoloScore} one */
const valueOf = (one) => one.score ?? one.missed ?? 0
/** Whether it counts for anything. @param {SoloScore} one */
const isWhole = (one) => one.score != null && !one.helped

/** @param {{ title: string, about?: string, scores: SoloScore[] }} props */
export function ScoreChart({ title, about, scores }) {
  const best = bestOf(scores.filter(isWhole))
  return html`
    <figure class="card chart">
      <figcaption>
        <b>${title}</b>
        <span class="hint">${about}</span>
        ${best !== null && html`<span class="best">${t('profile-best', { score: plain(best) })}</span>`}
      </figcaption>
      ${scores.length > 1 && html`<${Drawing} scores=${scores} wide=${phone.value ? 340 : 560} />`}
      <details>
        <summary>${t('profile-as-table')}</summary>
        <${AsTable} scores=${scores} />
      </details>
    </figure>
  `
}

/** @param {SoloScore[]} scores */
const bestOf = (scores) => (scores.length ? Math.max(...scores.map(valueOf)) : null)

/** @param {{ scores: SoloScore[], wide: number }} props */
function Drawing({ scores, wide }) {
  const values = scores.map(valueOf)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = { x: wide - EDGE.left - EDGE.right, y: HIGH - EDGE.top - EDGE.bottom }
  /** @type {Scale} */
  const at = (i, value) => ({
    x: EDGE.left + (i / (scores.length - 1)) * room.x,
    y: EDGE.top + (most > least ? (most - value) / (most - least) : 0.5) * room.y,
  })
  const said = { count: scores.length, least: plain(least), most: plain(most), last: plain(values[values.length - 1]) }
  return html`
    <svg class="score-chart" viewBox=${`0 0 ${wide} ${HIGH}`} role="img" aria-label=${t('profile-chart', said)}>
      ${[...new Set([most, least])].map((value) => {
        const { y } = at(0, value)
        return html`
          <g key=${value}>
            <path class="rule" d=${`M${EDGE.left} ${y}H${wide - EDGE.right}`} />
            <text x=${EDGE.left - 8} y=${y + 4}>${plain(value)}</text>
          </g>
        `
      })}
      <path class="line" d=${bestLine(scores, at)} />
      ${scores.map((one, i) => html`<${Dot} key=${i} one=${one} at=${at(i, values[i])} />`)}
    </svg>
  `
}

/** The best so far, in steps. @param {SoloScore[]} scores @param {Scale} at */
function bestLine(scores, at) {
  let best = -Infinity
  return scores
    .flatMap((one, i) => {
      const before = best
      if (isWhole(one)) best = Math.max(best, valueOf(one))
      if (best === -Infinity) return []
      const { x, y } = at(i, best)
      return before === -Infinity ? [`M${x} ${y}`] : [`H${x}V${y}`]
    })
    .join('')
}

/**
 * Told apart by their shapes: a dot counts, a ring had help, a cross missed.
 * @param {{ one: SoloScore, at: { x: number, y: number } }} props
 */
function Dot({ one, at: { x, y } }) {
  const drawn =
    one.score == null
      ? html`<path class="cross" d=${`M${x - 5} ${y - 5}l10 10m0-10l-10 10`} />`
      : html`<circle class=${one.helped ? 'ring' : 'dot'} cx=${x} cy=${y} r="5" />`
  return html`<g><title>${said(one)}</title>${drawn}</g>`
}

/** @param {SoloScore} one */
function said(one) {
  if (one.score == null) return t('web-missed', { score: plain(one.missed) })
  return t(one.helped ? 'profile-helped' : 'web-points', { score: one.score })
}

/** The latest first. @param {{ scores: SoloScore[] }} props */
const AsTable = ({ scores }) => html`
  <table>
    <thead>
      <tr>
        <th scope="col">${t('profile-when')}</th>
        <th scope="col">${t('profile-score')}</th>
      </tr>
    </thead>
    <tbody>
      ${[...scores].reverse().map(
        (one, i) => html`
        <tr key=${i}>
          <td>${one.table ? html`<a href=${`/replay/${one.table}`}>${ago(one.at)}</a>` : ago(one.at)}</td>
          <td>${said(one)}</td>
        </tr>
      `,
      )}
    </tbody>
  </table>
`
