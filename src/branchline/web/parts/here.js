// On the home page: the tables that this browser keeps, the ways to the server for them, and what was won without one.
import { useEffect, useState } from 'preact/hooks'
import { isAlone, isOffered } from '../lib/alone.js'
import { carry, kept } from '../lib/along.js'
import { html } from '../lib/html.js'
import { playHere } from '../lib/offline.js'
import { ago, t } from '../lib/words.js'
import { Carrying, goThere, ready, Said, useJob } from './along.js'

/** @typedef {import('../lib/along.js').Kept} Kept */

const SHOWN = 6

/** The best of each thing that somebody reached alone here. @param {Kept[]} rows */
const medalsIn = (rows) =>
  new Set(rows.flatMap(({ game, solo }) => Object.keys(solo || {}).map((key) => `${game} ${key}`)))

export function Here() {
  const [rows, setRows] = useState(/** @type {Kept[]} */ ([]))
  const look = () =>
    Promise.all([kept(), ready()]).then(
      ([found]) => setRows(found),
      () => {},
    )
  useEffect(() => void look(), [])
  const open = rows.filter(
    ({ state, along, seats }) => !state && along !== 'gone' && seats.some(({ kind }) => kind === 'person'),
  )
  const medals = medalsIn(rows).size
  const tables = isOffered() ? open.sort((a, b) => b.changed_at - a.changed_at).slice(0, SHOWN) : []
  if (!tables.length && !medals) return null
  return html`
    <section class="lobby here">
      <h2>${t(isAlone() ? 'along-to-server' : 'along-here')}</h2>
      ${tables.length > 0 && html`<p class="hint">${t(isAlone() ? 'along-to-server-hint' : 'along-here-hint')}</p>`}
      <div class="tables">${tables.map((row) => html`<${Row} key=${row.id} row=${row} onDone=${look} />`)}</div>
      ${medals > 0 && html`<p class="hint" data-medals=${medals}>${t('along-medals', { count: medals })}</p>`}
    </section>
  `
}

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
