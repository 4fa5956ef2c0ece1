// Finished matches: one's own and public ones; a record from elsewhere can be brought along.
import { useEffect, useState } from 'preact/hooks'
import { get, post, Problem, reasonOf } from '../lib/api.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { needWords, reasonText, t } from '../lib/words.js'
import { Alert, Page, useProblem, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { TableCard } from '../parts/table_card.js'

/** @typedef {import('../types').TableInfo} TableInfo */

export default function Replays() {
  const [tables, setTables] = useState(/** @type {TableInfo[] | null} */ (null))
  const [problem, setProblem] = useProblem()
  const [brought, setBrought] = useState(/** @type {TableInfo | null} */ (null))
  useEffect(() => {
    load().then(setTables, (error) => setProblem(reasonOf(error)))
  }, [])
  /** @param {{ target: HTMLInputElement }} event */
  const bring = async (event) => {
    const file = event.target.files?.[0]
    if (!file) return
    try {
      const made = await post('/api/records', JSON.parse(await file.text()))
      if (made.warnings) setBrought(made)
      else go(`/replay/${made.id}`)
    } catch (error) {
      setProblem(error instanceof Problem ? error.reason : { message: 'record-not-json', args: { detail: file.name } })
    }
  }
  return html`
    <${Page} title=${t('web-replays')} wide=${true}>
      <${Alert} reason=${problem} />
      ${brought && html`<${Brought} table=${brought} />`}
      <p>
        <label class="btn file">
          <${Icon} name="open" />
          ${t('web-bring-record')}
          <input class="sr" type="file" accept=".json,application/json" onChange=${bring} />
        </label>
      </p>
      ${tables ? html`<${Tables} tables=${tables} />` : html`<${Wait} />`}
    </${Page}>
  `
}

/** What had to be left out of a record. @param {{ table: TableInfo }} props */
const Brought = ({ table }) => html`
  <section class="card noted" role="status">
    <ul>${table.warnings?.map((warning, i) => html`<li key=${i}>${reasonText(warning)}</li>`)}</ul>
    <p><a class="btn go" href=${`/replay/${table.id}`}>${t('web-replay')}
      <${Icon} name="next" /></a></p>
  </section>
`

/** @param {{ tables: TableInfo[] }} props */
const Tables = ({ tables }) =>
  tables.length
    ? html`<div class="tables">${tables.map((table) => html`<${TableCard} key=${table.id} table=${table} />`)}</div>`
    : html`<p class="empty">${t('web-no-replays')}</p>`

async function load() {
  const me = await get('/api/me')
  const [mine, open] = await Promise.all([
    me.kind === 'nobody' ? { tables: [] } : get('/api/me/tables?state=over'),
    get('/api/tables?state=over'),
  ])
  /** @type {Map<string, TableInfo>} */
  const all = new Map(
    [...mine.tables, ...open.tables].filter((table) => table.outcome).map((table) => [table.id, table]),
  )
  await needWords(...new Set([...all.values()].map((table) => table.game.replaceAll('-', '_'))))
  return [...all.values()].sort((a, b) => b.changed_at - a.changed_at)
}
