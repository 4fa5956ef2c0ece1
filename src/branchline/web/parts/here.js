// On the home page: the tables that this browser keeps, the ways to the server for them, and what was won without one.
import { useEffect, useState } from 'preact/hooks'
import { frontOf } from '../games/fronts.js'
import { isAlone, isOffered } from '../lib/alone.js'
import { carry, kept } from '../lib/along.js'
import { html } from '../lib/html.js'
import { playHere } from '../lib/offline.js'
import { ago, needWords, t } from '../lib/words.js'
import { Carrying, goThere, ready, Said, useJob } from './along.js'
import { Medals } from './icons.js'

/** @typedef {import('../lib/along.js').Kept} Kept */

const AT_FIRST = 6

/** What somebody reached alone here. @typedef {{ game: string, key: string, value: number }} SoloResult */

/** The best of each thing. @param {Kept[]} rows */
function bestIn(rows) {
  const soloResults = rows.flatMap(({ game, solo = {} }) =>
    Object.entries(solo).map(([key, value]) => ({ game, key, value })),
  )
  const best = new Map(
    soloResults.sort((a, b) => a.value - b.value).map((result) => [`${result.game} ${result.key}`, result]),
  )
  return [...best].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, result]) => result)
}

/** With the words for what was reached. */
async function look() {
  const [rows] = await Promise.all([kept(), ready()])
  const soloResults = bestIn(rows)
  await needWords(...soloResults.flatMap(({ game }) => frontOf(game)?.soloResult?.words ?? []))
  return { rows, soloResults }
}

export function Here() {
  const [{ rows, soloResults }, setFound] = useState(
    /** @type {{ rows: Kept[], soloResults: SoloResult[] }} */ ({ rows: [], soloResults: [] }),
  )
  const lookAgain = () => look().then(setFound, () => {})
  useEffect(() => void lookAgain(), [])
  const open = rows.filter(
    ({ state, along, seats }) => !state && along !== 'gone' && seats.some(({ kind }) => kind === 'person'),
  )
  const tables = isOffered() ? open.sort((a, b) => b.changed_at - a.changed_at).slice(0, AT_FIRST) : []
  if (!tables.length && !soloResults.length) return null
  return html`
    <section class="lobby here">
      <h2>${t(isAlone() ? 'along-to-server' : 'along-here')}</h2>
      ${tables.length > 0 && html`<p class="hint">${t(isAlone() ? 'along-to-server-hint' : 'along-here-hint')}</p>`}
      <div class="tables">${tables.map((row) => html`<${Row} key=${row.id} row=${row} onDone=${lookAgain} />`)}</div>
      ${soloResults.length > 0 && html`<${SoloResults} soloResults=${soloResults} />`}
    </section>
  `
}

/** @param {{ soloResults: SoloResult[] }} props */
const SoloResults = ({ soloResults }) => html`
  <p class="hint" data-medals=${soloResults.length}>${t('along-medals', { count: soloResults.length })}</p>
  <ul class="solo-results">
    ${soloResults.map(
      ({ game, key, value }) => html`
      <li key=${`${game} ${key}`} class="card" data-solo=${key}>
        <b>${frontOf(game)?.soloResult?.nameOf(key)}</b>
        <span class="hint">${t(`web-game-${game}`)}</span>
        <${Value} game=${game} value=${value} />
      </li>
    `,
    )}
  </ul>
`

/** @param {{ game: string, value: number }} props */
const Value = ({ game, value }) =>
  frontOf(game)?.soloResult?.isMedals
    ? html`<span><${Medals} of=${value} won=${value} /> ${t('along-medals-won', { count: value })}</span>`
    : html`<span>${t('web-points', { score: value })}</span>`

/** @param {Kept['seats'][number]} seat @param {number} number */
const nameOf = ({ kind, level, name }, number) =>
  kind === 'bot' ? t(`level-${level}`) : name || t('web-seat-name', { number: number + 1 })

/** @param {{ row: Kept, onDone: () => void }} props */
function Row({ row, onDone }) {
  const job = useJob()
  /** @param {boolean} asNew */
  const go = (asNew) =>
    job.run(async () => {
      const table = await carry(row, asNew)
      onDone()
      goThere(table)
    })
  const stay = () => playHere(true, `table/${row.id}`)
  return html`
    <div class="card kept" data-kept=${row.id}>
      <b>${t(`web-game-${row.game}`)}</b>
      <p class="hint">${row.seats.map(nameOf).join(', ')} · ${ago(row.changed_at)}</p>
      <p class="buttons">
        ${!isAlone() && html`<button class="btn" data-along="play" onClick=${stay}>${t('along-play-here')}</button>`}
        <${Carrying} isFirst=${false} isBack=${!!row.home} job=${job} onGo=${go} />
      </p>
      <${Said} job=${job} />
    </div>
  `
}
