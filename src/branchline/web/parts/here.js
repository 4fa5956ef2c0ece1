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

const SHOWN = 6

/** What somebody reached alone here. @typedef {{ game: string, key: string, value: number }} Feat */

/** The best of each thing. @param {Kept[]} rows */
function bestIn(rows) {
  const feats = rows.flatMap(({ game, solo = {} }) =>
    Object.entries(solo).map(([key, value]) => ({ game, key, value })),
  )
  const best = new Map(feats.sort((a, b) => a.value - b.value).map((feat) => [`${feat.game} ${feat.key}`, feat]))
  return [...best].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, feat]) => feat)
}

/** With the words for what was reached. */
async function look() {
  const [rows] = await Promise.all([kept(), ready()])
  const feats = bestIn(rows)
  await needWords(...feats.flatMap(({ game }) => frontOf(game)?.feat?.words ?? []))
  return { rows, feats }
}

export function Here() {
  const [{ rows, feats }, setFound] = useState(/** @type {{ rows: Kept[], feats: Feat[] }} */ ({ rows: [], feats: [] }))
  const lookAgain = () => look().then(setFound, () => {})
  useEffect(() => void lookAgain(), [])
  const open = rows.filter(
    ({ state, along, seats }) => !state && along !== 'gone' && seats.some(({ kind }) => kind === 'person'),
  )
  const tables = isOffered() ? open.sort((a, b) => b.changed_at - a.changed_at).slice(0, SHOWN) : []
  if (!tables.length && !feats.length) return null
  return html`
    <section class="lobby here">
      <h2>${t(isAlone() ? 'along-to-server' : 'along-here')}</h2>
      ${tables.length > 0 && html`<p class="hint">${t(isAlone() ? 'along-to-server-hint' : 'along-here-hint')}</p>`}
      <div class="tables">${tables.map((row) => html`<${Row} key=${row.id} row=${row} onDone=${lookAgain} />`)}</div>
      ${feats.length > 0 && html`<${Feats} feats=${feats} />`}
    </section>
  `
}

/** @param {{ feats: Feat[] }} props */
const Feats = ({ feats }) => html`
  <p class="hint" data-medals=${feats.length}>${t('along-medals', { count: feats.length })}</p>
  <ul class="feats">
    ${feats.map(
      ({ game, key, value }) => html`
      <li key=${`${game} ${key}`} class="card" data-feat=${key}>
        <b>${frontOf(game)?.feat?.nameOf(key)}</b>
        <span class="hint">${t(`web-game-${game}`)}</span>
        <${Value} game=${game} value=${value} />
      </li>
    `,
    )}
  </ul>
`

/** @param {{ game: string, value: number }} props */
const Value = ({ game, value }) =>
  frontOf(game)?.feat?.isMedals
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
