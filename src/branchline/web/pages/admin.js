// Looking after the server: people, tables, invitations, how it is, and what admins did. For admins alone.
import { useEffect, useState } from 'preact/hooks'
import { get, post, reasonOf, refusalOf } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html, withForm, withTick } from '../lib/html.js'
import { ago, knows, t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { Alert, Dialog, Page, useProblem, Wait } from '../parts/frame.js'

/** @typedef {import('../types').Reason} Reason */
/** @typedef {import('../wire').CloseAccount | import('../wire').ReopenAccount | import('../wire').RenameAccount
 *   | import('../wire').EndTable | import('../wire').RemoveTable | import('../wire').RemoveLine
 *   | import('../wire').MakeCode | import('../wire').WithdrawCode | import('../wire').SettleReport} Duty */
/** What a row offers: a duty, or a question first. @typedef {(duty: Duty, sure: string) => void} Ask */

const TABS = ['state', 'reports', 'people', 'tables', 'codes', 'duties']
const PATHS = {
  state: '/api/admin',
  reports: '/api/admin/reports',
  people: '/api/admin/people',
  tables: '/api/admin/tables',
  codes: '/api/admin/codes',
  duties: '/api/admin/deeds',
}

export default function Admin() {
  const [tab, setTab] = useState('state')
  const [name, setName] = useState('')
  const [isSettled, setSettled] = useState(false)
  const [found, setFound] = useState(/** @type {{ tab: string, got: unknown } | null} */ (null))
  const [problem, setProblem] = useProblem()
  const [question, setQuestion] = useState(/** @type {{ duty: Duty, sure: string } | null} */ (null))
  const [note, setNote] = useState('')
  const load = async () => {
    const asked = { people: name && `?name=${encodeURIComponent(name)}`, reports: isSettled && '?settled=true' }
    const query = asked[/** @type {keyof typeof asked} */ (tab)] || ''
    await style('css/admin.css')
    setFound({ tab, got: await get(PATHS[/** @type {keyof typeof PATHS} */ (tab)] + query) })
  }
  const look = () => load().catch((error) => setProblem(reasonOf(error)))
  useEffect(() => {
    look()
  }, [tab, name, isSettled])
  /** @type {Ask} */
  const ask = (duty, sure) => setQuestion({ duty, sure })
  /** @param {Duty} duty */
  const carryOut = async (duty) => {
    setQuestion(null)
    setProblem(null)
    setNote('')
    try {
      const { code } = await post('/api/admin/deeds', duty)
      setNote(code ? t('web-admin-code', { link: `${location.origin}/account?code=${code}` }) : t('web-admin-done'))
      await load()
    } catch (error) {
      setProblem(refusalOf(error))
    }
  }
  if (!found) return problem ? html`<${Refused} title=${t('web-account')} problem=${problem} />` : html`<${Wait} />`
  const Part = PARTS[/** @type {keyof typeof PARTS} */ (found.tab)]
  return html`
    <${Page} title=${t('web-admin')} wide cls="admin">
      <nav class="tabs" aria-label=${t('web-admin')}>
        ${TABS.map(
          (each) => html`
          <button key=${each} class="btn" aria-pressed=${each === tab} onClick=${() => setTab(each)}>
            ${t(`web-admin-${each}`)}
          </button>
        `,
        )}
      </nav>
      <${Alert} reason=${problem} />
      ${note && html`<p class="good" role="status">${note}</p>`}
      <${Part} got=${found.got} carryOut=${carryOut} onSearch=${setName} ask=${ask} isSettled=${isSettled} onSettled=${setSettled} />
    </${Page}>
    ${question && html`<${Sure} question=${question} onNo=${() => setQuestion(null)} onYes=${() => carryOut(question.duty)} />`}
  `
}

/** @param {{ question: { sure: string }, onNo: () => void, onYes: () => void }} props */
const Sure = ({ question, onNo, onYes }) => html`
  <${Dialog} title=${t('web-admin-sure')} onClose=${onNo}>
    <p>${question.sure}</p>
    <p class="duties">
      <button class="btn" onClick=${onYes}>${t('web-admin-do')}</button>
      <button class="btn" onClick=${onNo}>${t('web-admin-leave')}</button>
    </p>
  </${Dialog}>
`

const Empty = () => html`<p class="empty">${t('web-admin-none')}</p>`

/** @param {{ got: import('../wire').Overview }} props */
function State({ got }) {
  const { sizes, jobs, pools, failures } = got
  /** @param {number} bytes */
  const megabytes = (bytes) => t('web-admin-megabytes', { count: Math.round(bytes / 100_000) / 10 })
  /** @type {[string, string | number][]} */
  const facts = [
    [t('web-admin-database'), megabytes(sizes.database)],
    [t('web-admin-backups', { count: sizes.backup_count }), megabytes(sizes.backups)],
    ...(sizes.free === null ? [] : [/** @type {[string, string]} */ ([t('web-admin-free'), megabytes(sizes.free)])]),
    ...Object.entries(sizes.rows).map(
      ([name, count]) => /** @type {[string, number]} */ ([t(`web-admin-rows-${name}`), count]),
    ),
  ]
  return html`
    <p>${t(`web-admin-registration-${got.registration}`)} ${t('web-admin-open-reports', { count: got.reports })}</p>
    <div class="halves">
      <section class="card">
        <h2>${t('web-admin-sizes')}</h2>
        <dl>${facts.map(
          ([name, value]) => html`<div key=${name}><dt>${name}</dt>
          <dd>${value}</dd></div>`,
        )}</dl>
      </section>
      <section class="card">
        <h2>${t('web-admin-jobs')}</h2>
        <dl>
          ${jobs.map(
            (job) => html`
            <div key=${job.name}>
              <dt>${knows(`web-admin-job-${job.name}`) ? t(`web-admin-job-${job.name}`) : job.name}</dt>
              <dd>${job.why || (job.at === null ? t('web-admin-not-yet') : ago(job.at))}</dd>
            </div>
          `,
          )}
          ${pools.map(
            (pool) => html`
            <div key=${pool.name}>
              <dt>${t(`web-admin-pool-${pool.name}`)}</dt>
              <dd>${t('web-admin-load', { at: pool.at_work, waiting: pool.waiting })}</dd>
            </div>
          `,
          )}
        </dl>
      </section>
    </div>
    <section class="card">
      <h2>${t('web-admin-failures')}</h2>
      <ul class="rows">
        ${failures.map(
          (one, i) => html`<li key=${i}><span>
          <b>${one.event}</b> <small>${ago(one.at)}</small></span></li>`,
        )}
      </ul>
      ${!failures.length && html`<${Empty} />`}
    </section>
  `
}

/** @typedef {import('../wire').ReportRow} ReportRow */

/** @typedef {{ carryOut: (duty: Duty) => void, ask: Ask }} Doing */
/** @param {{ got: import('../wire').Reports, isSettled: boolean, onSettled: (is: boolean) => void } & Doing} props */
const Reports = ({ got, carryOut, ask, isSettled, onSettled }) => html`
  <label class="check settled">
    <input type="checkbox" checked=${isSettled} onChange=${withTick(onSettled)} />
    ${t('web-admin-settled')}
  </label>
  <ul class="rows card">
    ${got.reports.map(
      (one) => html`
      <li key=${one.id}>
        <${Reported} one=${one} />
        <${ReportDuties} one=${one} carryOut=${carryOut} ask=${ask} />
      </li>
    `,
    )}
  </ul>
  ${!got.reports.length && html`<${Empty} />`}
`

/** As it was then, and where. @param {{ one: ReportRow }} props */
const Reported = ({ one }) => html`
  <span>
    <b>${t(`web-admin-report-${one.kind}`, { name: one.name || '–' })}</b> ${one.text}
    ${one.reason && html`<small class="reason">«${one.reason}»</small>`}
    <small>
      ${t('web-admin-reported', { name: one.by || '–', at: ago(one.at) })}
      ${one.table && html` · <a href=${`/table/${one.table}`}>${t('web-admin-report-table', { table: one.table })}</a>`}
    </small>
  </span>
`

/** @param {{ one: ReportRow, carryOut: (duty: Duty) => void, ask: Ask }} props */
function ReportDuties({ one, carryOut, ask }) {
  const [isRenaming, setRenaming] = useState(false)
  const name = one.name || one.about
  /** @param {'nothing' | 'removed' | 'renamed' | 'closed'} done @param {string} [to] @returns {Duty} */
  const settled = (done, to) => ({ type: 'settle', report: one.id, done, ...(to ? { name: to } : {}) })
  if (one.done) return html`<span>${t(`web-admin-done-${one.done}`)}</span>`
  if (isRenaming)
    return html`<${RenameForm} onRename=${(/** @type {string} */ to) => carryOut(settled('renamed', to))} />`
  return html`
    <span class="duties">
      <${Do} label=${t('web-admin-settle-nothing')} about=${t('web-admin-settle-nothing-which', { name })}
        onClick=${() => carryOut(settled('nothing'))} />
      ${
        one.kind === 'line' &&
        html`<${Do} label=${t('web-admin-settle-removed')} about=${t('web-admin-settle-removed-which', { name })}
          onClick=${() => ask(settled('removed'), t('web-admin-settle-removed-sure', { name }))} />`
      }
      <${Do} label=${t('web-admin-rename')} about=${t('web-admin-rename-whom', { name })} onClick=${() => setRenaming(true)} />
      <${Do} label=${t('web-admin-close')} about=${t('web-admin-close-whom', { name })}
        onClick=${() => ask(settled('closed'), t('web-admin-close-sure', { name }))} />
    </span>
  `
}

/** @param {{ got: import('../wire').People, carryOut: (duty: Duty) => void, ask: Ask, onSearch: (name: string) => void }} props */
function People({ got, carryOut, ask, onSearch }) {
  const [renaming, setRenaming] = useState('')
  /** @param {string} person @returns {(to: string) => void} */
  const rename = (person) => (to) => {
    setRenaming('')
    carryOut({ type: 'rename', person, name: to })
  }
  return html`
    <form class="search" onSubmit=${withForm((got) => onSearch(got.name))}>
      <label class="stack">${t('web-admin-begins')}<input name="name" maxlength="40" autocomplete="off" /></label>
      <button class="btn">${t('web-admin-search')}</button>
    </form>
    <ul class="rows card">
      ${got.people.map(
        (one) => html`
        <li key=${one.id}>
          <span>
            <b>${one.name || one.id}</b>
            <small>${t('web-admin-person', { kind: kindOf(one), since: ago(one.created_at), tables: one.tables ?? 0 })}</small>
          </span>
          ${
            renaming === one.id
              ? html`<${RenameForm} onRename=${rename(one.id)} />`
              : html`<${PersonDuties} one=${one} carryOut=${carryOut} ask=${ask} onRename=${() => setRenaming(one.id)} />`
          }
        </li>
      `,
      )}
    </ul>
    ${!got.people.length && html`<${Empty} />`}
  `
}

/** A button of a row says to a screen reader whose it is.
 * @param {{ label: string, about: string, onClick: () => void }} props */
const Do = ({ label, about, onClick }) => html`
  <button class="btn" aria-label=${about} onClick=${onClick}>${label}</button>
`

/** @param {{ onRename: (to: string) => void }} props */
const RenameForm = ({ onRename }) => html`
  <form class="search" onSubmit=${withForm(({ to }) => onRename(to))}>
    <label class="stack">
      ${t('web-admin-new-name')}
      <input name="to" required maxlength="40" autocomplete="off" />
    </label>
    <button class="btn">${t('web-keep')}</button>
  </form>
`

/** @param {{ one: import('../wire').PersonRow, carryOut: (duty: Duty) => void, ask: Ask, onRename: () => void }} props */
function PersonDuties({ one, carryOut, ask, onRename }) {
  const name = one.name || one.id
  const close = () => ask({ type: 'close', person: one.id }, t('web-admin-close-sure', { name }))
  const reopen = () => carryOut({ type: 'reopen', person: one.id })
  return html`
    <span class="duties">
      <${Do} label=${t('web-admin-rename')} about=${t('web-admin-rename-whom', { name })} onClick=${onRename} />
      ${one.closed_at && html`<${Do} label=${t('web-admin-reopen')} about=${t('web-admin-reopen-whom', { name })} onClick=${reopen} />`}
      ${
        !one.closed_at &&
        !one.admin &&
        html`<${Do} label=${t('web-admin-close')} about=${t('web-admin-close-whom', { name })} onClick=${close} />`
      }
    </span>
  `
}

/** @param {import('../wire').PersonRow} one */
const kindOf = (one) => (one.closed_at ? 'closed' : one.admin ? 'admin' : one.login ? 'account' : 'guest')

/** @param {{ got: import('../wire').TableRows, ask: Ask }} props */
const Tables = ({ got, ask }) => html`
  <ul class="rows card">
    ${got.tables.map(
      (one) => html`
      <li key=${one.id}>
        <span>
          <b><a href=${`/table/${one.id}`}>${t(`web-game-${one.game}`)}</a></b>
          <small>${aboutTable(one)}</small>
        </span>
        <${TableDuties} one=${one} ask=${ask} />
      </li>
    `,
    )}
  </ul>
  ${!got.tables.length && html`<${Empty} />`}
  <${LineForm} ask=${ask} />
`

/** @param {import('../wire').TableRows['tables'][number]} one */
const aboutTable = (one) =>
  t('web-admin-table', {
    state: one.state,
    people: one.players.filter(Boolean).join(', ') || '–',
    changed: ago(one.changed_at),
  })

/** @param {{ one: import('../wire').TableRows['tables'][number], ask: Ask }} props */
function TableDuties({ one, ask }) {
  const table = one.id
  const end = () => ask({ type: 'end', table }, t('web-admin-end-sure', { table }))
  const gone = () => ask({ type: 'remove', table }, t('web-admin-remove-sure', { table }))
  return html`
    <span class="duties">
      ${one.state !== 'over' && html`<${Do} label=${t('web-admin-end')} about=${t('web-admin-end-which', { table })} onClick=${end} />`}
      <${Do} label=${t('web-admin-remove')} about=${t('web-admin-remove-which', { table })} onClick=${gone} />
    </span>
  `
}

/** A line is named by its table and its number, as a report says it. @param {{ ask: Ask }} props */
function LineForm({ ask }) {
  /** @param {Record<string, string>} given */
  const submit = (given) => {
    const [table, line] = [given.table.trim(), Number(given.line)]
    ask({ type: 'remove-line', table, line }, t('web-admin-line-sure', { table, line }))
  }
  return html`
    <form class="search card" onSubmit=${withForm(submit)}>
      <label class="stack">${t('web-admin-line-table')}<input name="table" required maxlength="16" autocomplete="off" /></label>
      <label class="stack">${t('web-admin-line')}<input name="line" required type="number" min="1" /></label>
      <button class="btn">${t('web-admin-remove-line')}</button>
    </form>
  `
}

/** @param {{ got: import('../wire').Codes, carryOut: (duty: Duty) => void }} props */
const Codes = ({ got, carryOut }) => html`
  <p><button class="btn" onClick=${() => carryOut({ type: 'invite', days: 14 })}>${t('web-admin-invite')}</button></p>
  <ul class="rows card">
    ${got.codes.map(
      (one) => html`
      <li key=${one.id}>
        <span>
          <b>${one.used_at ? t('web-admin-code-used', { name: one.used_by || '–' }) : t('web-admin-code-open')}</b>
          <small>${t('web-admin-code-times', { made: ago(one.made_at), ends: ago(one.expires_at) })}</small>
        </span>
        ${
          !one.used_at &&
          html`
          <button class="btn" onClick=${() => carryOut({ type: 'withdraw', code: one.id })}>${t('web-admin-withdraw')}</button>
        `
        }
      </li>
    `,
    )}
  </ul>
  ${!got.codes.length && html`<${Empty} />`}
`

/** @param {{ got: import('../wire').Duties }} props */
const Duties = ({ got }) => html`
  <ul class="rows card">
    ${got.deeds.map(
      (one, i) => html`
      <li key=${i}>
        <span>
          <b>${t(`web-admin-duty-${one.kind}`)}</b> ${one.what}
          <small>${t('web-admin-by', { name: one.by || t('web-admin-command'), at: ago(one.at) })}</small>
        </span>
      </li>
    `,
    )}
  </ul>
  ${!got.deeds.length && html`<${Empty} />`}
`

const PARTS = { state: State, reports: Reports, people: People, tables: Tables, codes: Codes, duties: Duties }
