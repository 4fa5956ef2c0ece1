// A finished match judged turn by turn: how well each seat played, where the most was given away, and a way to try that again.
import { useEffect, useState } from 'preact/hooks'
import { games, get, newKey, post, reasonOf } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { ReplayDesk } from '../lib/replay_desk.js'
import { go, place } from '../lib/router.js'
import { needWords, t } from '../lib/words.js'
import { Graph } from '../parts/analysis_graph.js'
import { Refused } from '../parts/dead_end.js'
import { Alert, Page, useProblem, Wait } from '../parts/frame.js'
import { Badge, Icon, Signs, signsOf } from '../parts/icons.js'
import { drawnWith, useReplayed } from '../parts/opening.js'

/** @typedef {import('../wire').Analysis} Analysis */
/** @typedef {import('../wire').JudgedTurn} Turn */
/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').Reason} Reason */

/** Milliseconds between two looks at one that is under way. */
const AGAIN = 2000
const COSTLIEST = 3

/** One decimal, as the reader writes it, with a true minus. @param {number} value */
const points = (value) =>
  value
    .toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .replace('-', '\u2212')

export default function AnalysisPage() {
  const id = place.value.parts[0] || ''
  const { desk, problem } = useReplayed(id, open)
  if (problem) return html`<${Refused} title=${t('web-analysis')} problem=${problem} />`
  const table = desk?.table.value
  return html`
    <${Page} title=${t('web-analysis')} where=${table ? t(table.game) : ''} wide=${true}>
      ${
        desk && table
          ? html`<${Signs.Provider} value=${signsOf(desk, table)}>
              <${Loaded} key=${id} desk=${desk} table=${table} />
            </${Signs.Provider}>`
          : html`<${Wait} />`
      }
    </${Page}>
  `
}

/** The match at its end: whose it was, and the words of its game. @param {string} id */
async function open(id) {
  const [replay] = await Promise.all([
    get(`/api/tables/${id}/replay?seat=-1`),
    needWords('study'),
    style('css/analysis.css'),
  ])
  const { table } = replay
  const [game, catalogue] = await drawnWith(table)
  const desk = new ReplayDesk(game, id, catalogue, { ...replay, seats: [-1] })
  await desk.show(desk.last)
  return desk
}

/** @param {{ desk: ReplayDesk, table: Table }} props */
function Loaded({ desk, table }) {
  const [found, setFound] = useState(/** @type {Analysis | null} */ (null))
  const [problem, setProblem] = useProblem()
  const look = () =>
    get(`/api/tables/${desk.id}/analysis`).then(setFound, (/** @type {unknown} */ error) => setProblem(reasonOf(error)))
  useEffect(() => void look(), [])
  useEffect(() => {
    if (found?.state !== 'waiting' && found?.state !== 'working') return undefined
    const timer = setTimeout(look, AGAIN)
    return () => clearTimeout(timer)
  }, [found])
  /** @param {string} path */
  const ask = (path) =>
    post(`/api/tables/${desk.id}/${path}`).then(look, (/** @type {unknown} */ error) => setProblem(reasonOf(error)))
  return html`
    <p class="ways-out">
      <a class="btn" href=${`/replay/${desk.id}`}><${Icon} name="play" />${t('web-watch-replay')}</a>
      <a class="btn" data-tool="to-table" href=${`/table/${desk.id}`}>${t('web-to-table')}</a>
    </p>
    <${Alert} reason=${problem} />
    ${found && html`<${Progress} found=${found} ask=${ask} />`}
    ${found && found.turns.length > 0 && html`<${Findings} desk=${desk} table=${table} found=${found} refuse=${setProblem} />`}
  `
}

/** How far it is, and what one can do about it. @param {{ found: Analysis, ask: (path: string) => void }} props */
function Progress({ found, ask }) {
  const { state, done, parts } = found
  const isUnderWay = state === 'waiting' || state === 'working'
  if (state === 'done') return null
  return html`
    <section class="card analysis-state" data-state=${state}>
      <p role="status">${t(`study-state-${state}`)}</p>
      ${parts !== null && html`<progress max=${parts} value=${done} aria-label=${t('study-progress')}></progress>`}
      ${
        found.can_ask &&
        (isUnderWay
          ? html`<button class="btn" onClick=${() => ask('analysis/stop')}>${t('study-stop')}</button>`
          : html`<button class="btn go" onClick=${() => ask('analysis')}>
              ${t(state === 'none' ? 'study-begin' : 'study-go-on')}
            </button>`)
      }
    </section>
  `
}

/** @param {{ desk: ReplayDesk, table: Table, found: Analysis, refuse: (reason: Reason) => void }} props */
function Findings({ desk, table, found, refuse }) {
  const { turns } = found
  const costly = turns.filter((turn) => turn.given_away > 0).sort((a, b) => b.given_away - a.given_away)
  const worst = costly.slice(0, COSTLIEST)
  return html`
    <section class="card accuracies" aria-labelledby="accuracy-title">
      <h2 id="accuracy-title">${t('study-accuracy-title')}</h2>
      <ul>
        ${found.accuracy.map(
          (share, seat) => html`
          <li key=${seat}>
            <${Badge} seat=${seat} name=${table.nameOf(seat)} /> <b>${table.nameOf(seat)}</b>
            <span>${share === null ? t('study-no-stake') : t('study-accuracy', { percent: Math.round(share) })}</span>
          </li>`,
        )}
      </ul>
      <p class="help">${t('study-accuracy-about')}</p>
      ${!found.is_searching && html`<p class="help">${t('study-plain')}</p>`}
      ${found.kindness && html`<p><${Kind} found=${found.kindness} /></p>`}
    </section>
    <${Graph}
      turns=${turns}
      worst=${worst}
      counts=${found.counts}
      nameOf=${table.nameOf}
      hueOf=${(/** @type {number} */ seat) => desk.game.hue?.(seat, table.view)}
      id=${desk.id}
      points=${points}
    />
    ${worst.map((turn) => html`<${Costly} key=${turn.last} desk=${desk} table=${table} turn=${turn} refuse=${refuse} />`)}
    <${Turns} desk=${desk} table=${table} turns=${turns} />
  `
}

/** @param {{ found: import('../wire').Kindness }} props */
const Kind = ({ found }) =>
  t('study-luck', { level: t(`level-${found.level}`), score: found.score, percent: found.percentile })

/**
 * One of the turns that gave away the most: what happened, what would have been best, and a try of one's own.
 * @param {{ desk: ReplayDesk, table: Table, turn: Turn, refuse: (reason: Reason) => void }} props
 */
function Costly({ desk, table, turn, refuse }) {
  const said = { player: table.nameOf(turn.seat), turn: turn.number }
  const title = t('study-costly', { ...said, points: points(turn.given_away), error: points(turn.error) })
  /** @param {string} [seed] */
  const again = (seed) => begin(table, turn, seed).catch((error) => refuse(reasonOf(error)))
  return html`
    <section class="card costly" data-costly=${turn.last}>
      <h2>${title}</h2>
      <div class="two">
        <${Happened} title=${t('study-was-played')} events=${turn.played_events} desk=${desk} table=${table} />
        <${Happened} title=${t('study-was-best')} events=${turn.best_events} desk=${desk} table=${table} />
      </div>
      <div class="button-row">
        <a class="btn" href=${`/replay/${desk.id}/${turn.step}`}><${Icon} name="play" />${t('study-look')}</a>
        <button class="btn" data-again="same" onClick=${() => again()}><${Icon} name="again" />${t('study-again')}</button>
        <button class="btn" data-again="other" onClick=${() => again(newKey())}>
          <${Icon} name="dice" />${t('study-again-other')}
        </button>
      </div>
    </section>
  `
}

/** @param {{ title: string, events: import('../types').GameEvent[], desk: ReplayDesk, table: Table }} props */
function Happened({ title, events, desk, table }) {
  const lines = events.map((event) => desk.game.logLine(event, table)).filter((line) => !!line)
  return html`
    <div>
      <h3>${title}</h3>
      ${
        lines.length
          ? html`<ol>${lines.map((line, i) => html`<li key=${i}>${line?.text}</li>`)}</ol>`
          : html`<p>${t('study-nothing')}</p>`
      }
    </div>
  `
}

/**
 * A private match from where the turn began: one's own seat is the turn's, bots have the others.
 * @param {Table} table @param {Turn} turn @param {string} [seed]
 */
async function begin(table, turn, seed) {
  const game = (await games()).find((each) => each.name === table.game)
  const seats = table.seats.map((chair, seat) =>
    seat === turn.seat ? { type: 'me' } : { type: 'bot', level: chair.level || game?.gentle },
  )
  const made = await post(`/api/tables/${table.id}/replay/${turn.step}/begin`, { seats, ...(seed ? { seed } : {}) })
  go(`/table/${made.id}`)
}

/** Every turn that was judged. @param {{ desk: ReplayDesk, table: Table, turns: Turn[] }} props */
function Turns({ desk, table, turns }) {
  return html`
    <details class="card all-turns">
      <summary>${t('study-all-turns')}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${t('study-all-turns')}>
        <table>
          <thead>
            <tr>
              ${['turn', 'player', 'value', 'best', 'given'].map(
                (column) => html`<th key=${column} scope="col">${t(`study-column-${column}`)}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${turns.map(
              (turn) => html`
              <tr key=${`${turn.seat} ${turn.number}`}>
                <th scope="row"><a href=${`/replay/${desk.id}/${turn.step}`}>${turn.number}</a></th>
                <td>${table.nameOf(turn.seat)}</td>
                <td>${points(turn.value)}</td>
                <td>${points(turn.best_value)}</td>
                <td>${points(turn.given_away)}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  `
}
