// A match taken along, or handed to the server: what that means, and the ways there and back. Loaded when somebody asks.
import { useEffect, useState } from 'preact/hooks'
import { isAlone, isOffered } from '../lib/alone.js'
import { carry, copyOf, giveUp, keepHere, takeAlong } from '../lib/along.js'
import { Problem } from '../lib/api.js'
import { OWN, style } from '../lib/assets.js'
import { cls, html } from '../lib/html.js'
import { playHere } from '../lib/offline.js'
import { coming } from '../lib/pocket_transport.js'
import { needWords, t } from '../lib/words.js'
import { Alert, Dialog, useProblem } from './frame.js'
import { Icon } from './icons.js'

/** @typedef {import('../lib/session.js').Session} Session */
/** @typedef {import('../lib/along.js').Kept} Kept */
/** @typedef {ReturnType<typeof useJob>} Job */

/** What must be here before any of it is shown. */
export const ready = () => Promise.all([needWords('along', 'pocket'), style('css/along.css')])

/** One thing at a time, and why it did not work. */
export function useJob() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  /** @param {() => Promise<unknown>} job */
  const run = async (job) => {
    setBusy(true)
    setProblem(null)
    try {
      await job()
    } catch (error) {
      setProblem(error instanceof Problem ? error.reason : { message: 'along-failed' })
    }
    setBusy(false)
  }
  return { isBusy, problem, run }
}

/** @param {{ job: Job }} props */
export function Said({ job: { isBusy, problem } }) {
  const percent = Math.round(coming.value.share * 100)
  const host = percent < 100 ? 'pocket-coming' : 'pocket-starting'
  const step = coming.value.isReady ? t('along-working') : t(host, { percent })
  return html`
    ${isBusy && html`<p role="status">${step}</p>`}
    <${Alert} reason=${problem} />
  `
}

/** To the server's table, as that host shows it. @param {string} id */
export const goThere = (id) => playHere(false, `table/${id}`)

/** What was refused as a continuation can still go as a table of its own. @param {import('../types').Reason | null} problem */
const canBeNew = (problem) => !!problem && /^(hand-back|not-taken|unknown-table|owner-only)/.test(problem.message)

/** To the server: as what goes on there (`isBack`) or as a table of its own. `isFirst`: it is what one came for.
 * @param {{ isFirst: boolean, isBack: boolean, job: Job, onGo: (asNew: boolean) => void }} props */
export const Carrying = ({ isFirst, isBack, job, onGo }) => html`
  <button class=${cls('btn', isFirst && 'go')} data-along="carry" disabled=${job.isBusy} onClick=${() => onGo(false)}>
    ${t(isBack ? 'along-hand-back' : 'along-hand-over')}
  </button>
  ${
    isBack &&
    canBeNew(job.problem) &&
    html`<button class="btn" data-along="new" onClick=${() => onGo(true)}>${t('along-as-new')}</button>`
  }
`

/** @param {{ session: Session, onClose: () => void }} props */
export function Along({ session, onClose }) {
  const info = session.info.value
  const job = useJob()
  if (!info) return null
  const isHome = isAlone()
  return html`
    <${Dialog} title=${t(isHome ? 'along-to-the-server' : 'web-along')} onClose=${onClose}>
      ${isHome ? html`<${ToServer} info=${info} job=${job} />` : html`<${ToHere} info=${info} job=${job} onDone=${onClose} />`}
      <${Said} job=${job} />
    </${Dialog}>
  `
}

/** @param {{ info: import('../types').TableInfo, job: Job, onDone: () => void }} props */
function ToHere({ info, job, onDone }) {
  if (!isOffered())
    return html`
      <p>${t('along-keep-first')}</p>
      <p><a class="btn" href="/settings">${t('web-settings')}</a></p>
    `
  const take = () =>
    job.run(async () => {
      await takeAlong(info)
      onDone()
    })
  return html`
    <p>${t('along-about')}</p>
    <p class="hint">${t('along-counts')}</p>
    <p><button class="btn go" data-along="take" disabled=${job.isBusy} onClick=${take}>${t('web-along')}</button></p>
  `
}

/** @param {{ info: import('../types').TableInfo, job: Job }} props */
function ToServer({ info, job }) {
  const row = /** @type {Kept} */ (/** @type {unknown} */ (info))
  /** @param {boolean} asNew */
  const go = (asNew) => job.run(async () => goThere(await carry(row, asNew)))
  return html`
    <p>${t(info.home ? 'along-back-about' : 'along-over-about')}</p>
    ${!info.home && html`<p class="hint">${t('along-counts')}</p>`}
    <p class="buttons">
      <${Carrying} isFirst=${true} isBack=${!!info.home} job=${job} onGo=${go} />
    </p>
  `
}

/** @param {{ session: Session }} props */
export function AwayCard({ session }) {
  const info = session.info.value
  const job = useJob()
  if (!info) return null
  return html`
    <div class="card away" data-away=${info.along}>
      ${isAlone() && html`<${AwayFromHere} info=${info} job=${job} />`}
      ${!isAlone() && html`<${AwayFromThere} session=${session} info=${info} job=${job} />`}
      <${Said} job=${job} />
    </div>
  `
}

/** The server's page of a match that was taken along. @param {{ session: Session, info: import('../types').TableInfo, job: Job }} props */
function AwayFromThere({ session, info, job }) {
  const [copy, setCopy] = useState(/** @type {Kept | null | undefined} */ (null))
  useEffect(() => {
    const look = () => copyOf(info.id).then(setCopy, () => setCopy(undefined))
    const news = new BroadcastChannel(`branchline${OWN}`) // of every table that this browser stores
    news.onmessage = look
    look()
    return () => news.close()
  }, [info])
  const reopen = async () => {
    if (await session.question(() => t('along-reopen-sure'))) job.run(() => giveUp(info.id))
  }
  const fetch = () => job.run(() => takeAlong(info))
  const back = () => job.run(async () => void (copy && (await carry(copy))))
  return html`
    <p><${Icon} name="open" /> ${t('along-away')}</p>
    ${
      info.mine &&
      copy !== null &&
      html`
      <p class="buttons">
        ${
          copy
            ? html`
          <button
            class="btn go"
            data-along="play"
            onClick=${() => playHere(true, `table/${copy.id}`)}
          >${t('along-play-here')}</button>
          <button class="btn" data-along="back" disabled=${job.isBusy} onClick=${back}>${t('along-hand-back')}</button>
        `
            : isOffered() &&
              html`<button class="btn" data-along="take" disabled=${job.isBusy} onClick=${fetch}>${t('along-fetch')}</button>`
        }
        <button class="btn" data-along="reopen" disabled=${job.isBusy} onClick=${reopen}>${t('along-reopen')}</button>
      </p>
    `
    }
  `
}

/** A table of this browser that is on its way to the server, or there. @param {{ info: import('../types').TableInfo, job: Job }} props */
function AwayFromHere({ info, job }) {
  const home = info.home || ''
  if (info.along === 'gone')
    return html`
      <p><${Icon} name="open" /> ${t('along-gone')}</p>
      <p><button class="btn go" data-along="there" onClick=${() => goThere(home)}>${t('along-go-there')}</button></p>
    `
  const row = /** @type {Kept} */ (/** @type {unknown} */ (info))
  return html`
    <p><${Icon} name="open" /> ${t('along-on-its-way')}</p>
    <p class="buttons">
      <button
        class="btn go"
        data-along="carry"
        disabled=${job.isBusy}
        onClick=${() => job.run(async () => goThere(await carry(row)))}
      >
        ${t('along-again')}
      </button>
      <button
        class="btn"
        data-along="stay"
        disabled=${job.isBusy}
        onClick=${() => job.run(() => keepHere(info.id))}
      >${t('along-stay')}</button>
    </p>
  `
}
