// Finished matches: one's own and public ones; a record from elsewhere can be brought along.
import { useEffect, useState } from 'preact/hooks'
import { get, post, Problem } from '../lib/api.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { needWords, reasonText, t } from '../lib/words.js'
import { Page, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { TableCard } from '../parts/table_card.js'

export default function Replays() {
  const [tables, setTables] = useState(/** @type {import('../types').TableInfo[] | null} */ (null))
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  const [brought, setBrought] = useState(/** @type {import('../types').TableInfo | null} */ (null))
  useEffect(() => {
    load().then(setTables, (error) => setProblem(error.reason))
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
      ${
        problem &&
        html`
        <p class="problem" role="alert">
          ${reasonText(problem)}
        </p>
      `
      }
      ${
        brought &&
        html`
        <section class="card noted" role="status">
          <ul>${brought.warnings?.map((warning, i) => html`<li key=${i}>${reasonText(warning)}</li>`)}</ul>
          <p><a class="btn go" href=${`/replay/${brought.id}`}>${t('web-replay')}<${Icon} name="next" /></a></p>
        </section>
      `
      }
      <p>
        <label class="btn file">
          <${Icon} name="open" />
          ${t('web-bring-record')}
          <input class="sr" type="file" accept=".json,application/json" onChange=${bring} />
        </label>
      </p>
      ${
        !tables
          ? html`<${Wait} />`
          : tables.length
            ? html`
        <div class="tables">
          ${tables.map((table) => html`<${TableCard} key=${table.id} table=${table} />`)}
        </div>
      `
            : html`<p class="empty">${t('web-no-replays')}</p>`
      }
    </${Page}>
  `
}

async function load() {
  const me = await get('/api/me')
  const [mine, open] = await Promise.all([
    me.kind === 'nobody' ? { tables: [] } : get('/api/me/tables?state=over'),
    get('/api/tables?state=over'),
  ])
  /** @type {Map<string, import('../types').TableInfo>} */
  const all = new Map(
    [...mine.tables, ...open.tables].filter((table) => table.outcome).map((table) => [table.id, table]),
  )
  await needWords(...new Set([...all.values()].map((table) => table.game.replaceAll('-', '_'))))
  return [...all.values()].sort((a, b) => b.changed_at - a.changed_at)
}
