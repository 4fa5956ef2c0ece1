// The deal of the day: what is dealt today, how the day's table stands, and the deals of the last week for practice.
import { useEffect, useState } from 'preact/hooks'
import { gameModule, hasModule } from '../games/index.js'
import { get, post, reasonOf, refusalOf } from '../lib/api.js'
import { isAlone } from '../lib/alone.js'
import { HOME, style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { needWords, t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { CHALLENGE, dayText, resultText, sharedTitle } from '../parts/deal.js'
import { Alert, Page, useProblem, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { Poster } from '../parts/posters.js'

/** @typedef {import('../types').DealInfo} DealInfo */
/** @typedef {import('../types').DailyResults} DailyResults */
/** A deal with its words. @typedef {{ day: string, deal: DealInfo, about: string }} Told */
/** @typedef {{ days: { day: string, deals: Told[] }[], kind: string }} Loaded */

export default function DailyPage() {
  const [loaded, setLoaded] = useState(/** @type {Loaded | null} */ (null))
  const [problem, setProblem] = useProblem()
  useEffect(() => {
    load().then(setLoaded, (error) => setProblem(reasonOf(error)))
  }, [])
  if (!loaded)
    return problem
      ? html`<${Refused} title=${t('web-daily')} problem=${problem} />`
      : html`<${Page} title=${t('web-daily')}><${Wait} /></${Page}>`
  /** @param {Told} told */
  const play = async ({ day, deal }) => {
    try {
      go(`/table/${(await post('/api/daily', { day, key: deal.key })).id}`)
    } catch (error) {
      setProblem(refusalOf(error))
    }
  }
  const [today, ...earlier] = loaded.days
  return html`
    <${Page} title=${t('web-daily')} wide=${true} cls="daily">
      <p>${t('daily-about')}</p>
      <p class="hint">
        ${t(isAlone() ? 'daily-alone' : 'daily-rules')}
        ${loaded.kind !== 'account' && !isAlone() && html` <a href="/account">${t('daily-account')}</a>`}
      </p>
      <${Alert} reason=${problem} />
      <h2>${dayText(today.day)}</h2>
      <div class="deals">
        ${today.deals.map((told) => html`<${DealCard} key=${told.deal.key} told=${told} onPlay=${play} />`)}
      </div>
      <details>
        <summary><h2>${t('daily-earlier')}</h2></summary>
        ${earlier.map(
          ({ day, deals }) => html`
          <section key=${day}>
            <h3>${dayText(day)}</h3>
            <ul class="earlier">${deals.map((told) => html`<li key=${told.deal.key}><${Earlier} told=${told} onPlay=${play} /></li>`)}</ul>
          </section>
        `,
        )}
      </details>
    </${Page}>
  `
}

/** @returns {Promise<Loaded>} */
async function load() {
  const [{ days }, me] = await Promise.all([
    get('/api/daily'),
    get('/api/me'),
    needWords('daily'),
    style('css/daily.css'),
  ])
  const games = [...new Set(days.flatMap((day) => day.deals.map((deal) => deal.game)))]
  const modules = new Map((await Promise.all(games.filter(hasModule).map(gameModule))).map((each) => [each.name, each]))
  /** @param {string} day @param {DealInfo} deal @returns {Told} */
  const tell = (day, deal) => ({ day, deal, about: modules.get(deal.game)?.optionsText(deal.options) || '' })
  return {
    kind: me.kind,
    days: days.map(({ day, deals }) => ({
      day,
      deals: deals.map((/** @type {DealInfo} */ deal) => tell(day, deal)),
    })),
  }
}

/** @param {DealInfo} deal */
const titleOf = (deal) => (deal.key === CHALLENGE ? t('daily-challenge') : t(`web-game-${deal.game}`))

/** @param {{ told: Told, onPlay: (told: Told) => Promise<void> }} props */
function DealCard({ told, onPlay }) {
  const { deal, about } = told
  return html`
    <section class="card deal" data-deal=${deal.key}>
      <header>
        <span class="th"><${Poster} game=${deal.game} crop=${true} /></span>
        <div>
          <h3>${titleOf(deal)}</h3>
          ${about && html`<p class="hint">${about}</p>`}
        </div>
      </header>
      <${Way} told=${told} onPlay=${onPlay} />
      ${!isAlone() && html`<${Results} told=${told} />`}
    </section>
  `
}

/** @param {{ told: Told, onPlay: (told: Told) => Promise<void> }} props */
function Earlier({ told, onPlay }) {
  return html`
    <span>
      <b>${titleOf(told.deal)}</b> <small>${told.about}</small></span>
    <${Way} told=${told} onPlay=${onPlay} />
  `
}

/** What one made of it, and how to go on. @param {{ told: Told, onPlay: (told: Told) => Promise<void> }} props */
function Way({ told, onPlay }) {
  const [busy, setBusy] = useState(false)
  const { tried } = told.deal
  const play = async () => {
    setBusy(true)
    await onPlay(told)
    setBusy(false)
  }
  if (!tried)
    return html`<button class="btn go" disabled=${busy} onClick=${play}>${t('daily-play')}<${Icon} name="next" /></button>`
  if (!tried.over)
    return html`<a class="btn go" href=${`/table/${tried.table}`}>${t('daily-go-on')}<${Icon} name="next" /></a>`
  return html`
    <p class="mine">
      <a href=${`/replay/${tried.table}`}><b>${resultText(tried)}</b></a>
      <small>${t(tried.counts ? 'daily-counts' : 'daily-practice')}</small>
    </p>
    <div class="ways">
      <${Share} told=${told} result=${resultText(tried)} />
      <button class="btn" disabled=${busy} onClick=${play}>${t('daily-again')}</button>
    </div>
  `
}

/** The day's table. @param {{ told: Told }} props */
function Results({ told: { day, deal } }) {
  const [found, setFound] = useState(/** @type {DailyResults | null} */ (null))
  useEffect(() => {
    get(`/api/daily/${day}/${deal.key}`).then(setFound, () => {})
  }, [day, deal])
  if (!found) return null
  return html`
    <h4>${t('daily-table', { count: found.count })}</h4>
    ${!found.count && html`<p class="empty">${t('daily-nobody')}</p>`}
    ${found.count > 0 && html`<${Rows} rows=${found.results} />`}
  `
}

/** @param {{ rows: DailyResults['results'] }} props */
const Rows = ({ rows }) => html`
  <ol class="day-results">
    ${rows.map(
      (row, i) => html`
      <li key=${i} aria-current=${row.mine ? 'true' : undefined}>
        <span class="n">${row.place}</span>
        <span>${row.name || t(row.mine ? 'daily-you' : 'daily-somebody')}</span>
        <b>${resultText(row)}</b>
      </li>
    `,
    )}
  </ol>
`

/** Without spoilers: the day, the game and the result; nothing of the board. @param {{ told: Told, result: string }} props */
function Share({ told: { day, deal, about }, result }) {
  const [said, setSaid] = useState('')
  const title = sharedTitle(deal, about)
  const text = t('daily-share-text', { day: dayText(day), title, result })
  // A folder of files knows one page: whoever follows the link finds the deal from there.
  const address = location.origin + HOME + (isAlone() ? '' : 'daily')
  const asText = async () => {
    // Who closes the sheet has shared nothing, and that is no fault.
    if (navigator.canShare?.({ text, url: address })) return navigator.share({ text, url: address }).catch(() => {})
    try {
      await navigator.clipboard.writeText(`${text} ${address}`)
      setSaid(t('daily-copied', { text }))
    } catch {
      setSaid(`${text} ${address}`) // to be copied by hand
    }
  }
  const asPicture = async () => {
    const { shareDaily } = await import('../parts/share_daily.js')
    await shareDaily({ day, key: deal.key, title, result })
  }
  return html`
    <button class="btn" data-share="text" onClick=${asText}><${Icon} name="share" />${t('web-share')}</button>
    <button class="btn" data-share="picture" onClick=${asPicture}>${t('daily-picture')}</button>
    ${said && html`<p class="hint" role="status">${said}</p>`}
  `
}
