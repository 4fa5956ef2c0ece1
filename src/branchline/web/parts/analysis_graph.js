// What each seat was expected to end with, turn by turn, as lines; the turns that cost the most are marked.
import { html } from '../lib/html.js'
import { t } from '../lib/words.js'

/** @typedef {import('../wire').JudgedTurn} Turn */

const WIDTH = 640
const HEIGHT = 220
const LEFT = 86
const EDGE = 14

/**
 * @param {{ turns: Turn[], worst: Turn[], counts: 'points' | 'lead', nameOf: (seat: number) => string,
 *   hueOf: (seat: number) => string | undefined, id: string, points: (value: number) => string }} props
 */
export function Graph({ turns, worst, counts, nameOf, hueOf, id, points }) {
  const values = turns.flatMap((turn) => [turn.value, turn.best_value])
  const least = Math.min(...values)
  const most = Math.max(...values)
  /** @param {number} place */
  const x = (place) => LEFT + (place / Math.max(1, turns.length - 1)) * (WIDTH - LEFT - EDGE)
  /** @param {number} value */
  const y = (value) => EDGE + ((most - value) / (most - least || 1)) * (HEIGHT - 2 * EDGE)
  const seats = [...new Set(turns.map((turn) => turn.seat))].sort()
  /** The colour that a seat has elsewhere. @param {number} seat */
  const inHue = (seat) => (hueOf(seat) ? { '--line-of': hueOf(seat) } : undefined)
  /** @param {number} seat */
  const line = (seat) =>
    turns.flatMap((turn, place) => (turn.seat === seat ? [`${x(place)},${y(turn.value)}`] : [])).join(' ')
  return html`
    <figure class="card analysis-graph">
      <figcaption>${t(counts === 'lead' ? 'study-graph-lead' : 'study-graph-points')}</figcaption>
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label=${t('study-graph-about')}>
        ${[least, most].map(
          (value) => html`
          <line key=${value} class="rule" x1=${LEFT} x2=${WIDTH - EDGE} y1=${y(value)} y2=${y(value)} />
          <text key=${`text ${value}`} x=${LEFT - 14} y=${y(value) + 4} text-anchor="end">${points(value)}</text>`,
        )}
        ${seats.map(
          (seat) => html`<polyline key=${seat} class=${`seat-line s${seat}`} style=${inHue(seat)} points=${line(seat)}>
            <title>${nameOf(seat)}</title>
          </polyline>`,
        )}
        ${worst.map((turn) => {
          const place = turns.indexOf(turn)
          const said = { player: nameOf(turn.seat), turn: turn.number, points: points(turn.given_away) }
          return html`
            <a key=${turn.last} href=${`/replay/${id}/${turn.step}`} aria-label=${t('study-marked', said)}>
              <line class="lost" x1=${x(place)} x2=${x(place)} y1=${y(turn.best_value)} y2=${y(turn.value)} />
              <circle class=${`seat-dot s${turn.seat}`} style=${inHue(turn.seat)} cx=${x(place)} cy=${y(turn.value)} r="7" />
            </a>`
        })}
      </svg>
      <ul class="legend">
        ${seats.map((seat) => html`<li key=${seat}><i class=${`key s${seat}`} style=${inHue(seat)}></i>${nameOf(seat)}</li>`)}
        ${worst.length > 0 && html`<${Marks} />`}
      </ul>
    </figure>
  `
}

/** What the circles and the bars at them stand for. */
const Marks = () => html`
  <li><i class="mark"></i>${t('study-graph-turns')}</li>
  <li><i class="mark lost"></i>${t('study-graph-lost')}</li>
`
