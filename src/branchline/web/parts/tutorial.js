// A first match that teaches: a real table on a fixed deal, a script of what is done in it, and a card that says what comes and
// why. How far one is follows from the table itself, so that it can be left and taken up again anywhere.
import { effect, signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { hasTutorial } from '../games/index.js'
import { get, post, Problem } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { Session } from '../lib/session.js'
import { isStill } from '../lib/settings.js'
import { needWords, t } from '../lib/words.js'
import { Icon } from './icons.js'

/** @typedef {import('../types').Tutorial} Tutorial */
/** @typedef {import('../types').Action} Action */
/** @typedef {{ table?: string, state: 'begun' | 'done' | 'declined' }} Known */

const KEY = 'branchline-tutorials'
const PAUSE = 700

/** By game: the table of its tutorial, and whether it was finished or turned down. @type {import('@preact/signals').Signal<Record<string, Known>>} */
export const tutorials = signal(kept())

function kept() {
  try { return JSON.parse(localStorage.getItem(KEY) || '{}') || {} } catch { return {} }
}

/** @param {string} game @param {Known} known */
function keep(game, known) {
  tutorials.value = { ...tutorials.peek(), [game]: known }
  try { localStorage.setItem(KEY, JSON.stringify(tutorials.peek())) } catch { /* a private window keeps nothing */ }
}

/** The game whose unfinished tutorial is played at this table. @param {string} table */
export const gameOfTutorial = (table) => Object.keys(tutorials.peek()).find((game) => tutorials.peek()[game].table === table && tutorials.peek()[game].state === 'begun')

/** The table of a tutorial: the one that was left, or a new one. @param {string} game @param {Tutorial} script @param {boolean} fresh @returns {Promise<import('../types').TableInfo>} */
export async function tutorialTable(game, script, fresh) {
  const known = tutorials.peek()[game]
  if (!fresh && known?.state === 'begun' && known.table) {
    try {
      const info = await get(`/api/tables/${known.table}`)
      if (info.seats.every((/** @type {any} */ seat) => seat.mine)) return info
    } catch (error) { if (!(error instanceof Problem) || error.status === 0) throw error }
  }
  const made = await post('/api/tables', { game, seats: script.seats, options: script.options, seed: script.seed })
  keep(game, { table: made.id, state: 'begun' })
  return get(`/api/tables/${made.id}`)
}

/** @param {string} game @param {string} word */
const wordOf = (game, word) => `tutorial-${game}-${word}`

/** What the card needs before it is drawn. @param {string} game */
export const tutorialWords = (game) => Promise.all([needWords('tutorial', `tutorial_${game.replaceAll('-', '_')}`), style('css/tutorial.css')])

/** Fields in one order, so that equal actions read the same. @param {any} value @returns {any} */
const ordered = (value) => (Array.isArray(value) ? value.map(ordered) : value && typeof value === 'object' ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, ordered(value[key])])) : value)
/** @param {any} value */
const textOf = (value) => JSON.stringify(ordered(value))
/** @param {Action} action @param {import('../types').TutorialStep} step */
const isOffered = (action, step) => (step.like ? action.type === step.do.type && step.like.every((field) => textOf(action[field]) === textOf(step.do[field])) : textOf(action) === textOf(step.do))

/** A session that follows a script. */
export class TutorialSession extends Session {
  /** @param {import('../types').GameModule} game @param {string} id @param {any} catalogue @param {Tutorial} script */
  constructor(game, id, catalogue, script) {
    super(game, id, catalogue, script.seat ?? 0)
    this.script = script
    this.seat = script.seat ?? 0
    /** How many pages of the present step's talk were read. */
    this.page = signal({ step: -1, read: 0 })
    this.timer = 0
    /** The place in the match where something was last done by itself: once is enough. */
    this.sent = -1
    this.stops.push(effect(() => this.goOn()))
  }

  /** The learner keeps the seat: what the others do is not done on this screen. */
  passScreen() {}

  /** How many actions stand: the next step of the script. */
  at() {
    /** @type {Set<number>} */
    const gone = new Set()
    for (const entry of this.entries.value) for (const seq of entry.seqs || []) entry.type === 'undone' ? gone.add(seq) : gone.delete(seq)
    return this.entries.value.filter((entry) => entry.type === 'played' && !gone.has(entry.seq)).length
  }

  step() { return this.script?.steps[this.at()] || null }
  isMine() { const step = this.step(); return !!step && !step.auto && (step.by ?? this.seat) === this.seat }
  read() { const page = this.page.value; return page.step === this.at() ? page.read : 0 }

  /** What is said at the present step, a page at a time; where nothing new is, what was said last. */
  talk() {
    const { steps, close } = this.script, step = this.step()
    if (!step) return { pages: close, isNew: true }
    if (step.talk) return { pages: step.talk, isNew: true }
    return { pages: (steps.slice(0, this.at()).findLast((each) => each.talk)?.talk || close).slice(-1), isNew: false }
  }

  /** Whether there is more to read before anything is done: what plays by itself waits for its last page, too. */
  isReading() {
    const { pages, isNew } = this.talk(), step = this.step()
    return isNew && this.read() < (step && !this.isMine() ? pages.length : pages.length - 1)
  }

  readOn() { this.page.value = { step: this.at(), read: this.read() + 1 } }

  /** A script may leave but one thing to choose. */
  asTable() {
    const table = super.asTable(), step = this.step()
    return table && step && this.script.isNarrow && this.isMine() ? { ...table, legal: table.legal.filter((action) => isOffered(action, step)) } : table
  }

  /** Does by itself what the script does not leave to the learner. */
  goOn() {
    const step = this.step(), position = this.position.value, seq = this.seq.value
    clearTimeout(this.timer)
    if (!step || !position || position.outcome || this.isBusy.value || this.sent === seq || this.isMine() || this.isReading()) return
    this.timer = window.setTimeout(() => { this.sent = seq; this.act(step.do, step.by) }, isStill() ? 60 : this.script.pause || PAUSE)
  }

  /** @param {Action} action @param {number} [seat] */
  async act(action, seat = this.seat) {
    if (this.isBusy.peek()) return
    this.isBusy.value = true
    try { await post(`/api/tables/${this.id}/actions`, { seq: Math.max(this.seq.peek(), 0), action, seat }) } catch (error) {
      this.sent = -1
      if (!(error instanceof Problem && error.status === 409)) this.refuse(error)
    } finally { this.isBusy.value = false }
  }

  /** Here one does what the text asks for; anything else is kindly refused. @param {Action} action */
  commit(action) {
    const step = this.step()
    if (!step || textOf(action) === textOf(step.do)) return super.commit(action)
    return this.sayOther()
  }

  /** The order of what was done may change, but not what. @param {number} count @param {Action[]} actions */
  rearrange(count, actions) { return actions.length === count ? super.rearrange(count, actions) : this.sayOther() }

  sayOther() {
    this.refusal.value = { message: 'tutorial-other' }
    this.announce(t('tutorial-other'))
    return Promise.resolve(false)
  }

  close() {
    clearTimeout(this.timer)
    super.close()
  }
}

/** @param {{ session: TutorialSession, onAgain: () => void }} props */
export function Teacher({ session, onAgain }) {
  const { script } = session, name = session.game.name, table = session.table.value
  const at = session.at(), of = script.steps.length, step = session.step(), { pages, isNew } = session.talk(), isReading = session.isReading()
  const asks = session.isMine() && !isReading
  const word = pages[Math.min(session.read(), pages.length - 1)]
  const text = t(wordOf(name, word), table && script.args ? script.args(table.view, session.seat) : {})
  useLight(asks || !step ? step?.light : undefined)
  useEffect(() => { if (isNew) session.announce(text) }, [text])
  useEffect(() => { if (!step && table?.outcome) keep(name, { ...tutorials.peek()[name], state: 'done' }) }, [!step, !!table?.outcome])
  if (!table) return null
  return html`<section class="tutor" aria-label=${t('tutorial-title')} data-step=${at} data-of=${of} data-word=${word}>
    <p class="way"><b>${t('tutorial-title')}</b><progress max=${of} value=${at} aria-label=${t('tutorial-progress', { done: at, of })}></progress></p>
    <p class="say">${text}</p>
    ${asks && step && html`<p class="todo"><${Icon} name="target" size=${18} /><span>${step.todo ? t(wordOf(name, step.todo)) : t('tutorial-todo', { action: session.game.actionText(step.do, table) })}</span></p>`}
    <div class="do">
      <button class="btn" data-tutor-leave onClick=${() => go('/')}>${t(step ? 'tutorial-leave' : 'tutorial-finish')}</button>
      ${at > 0 && html`<button class=${step ? 'btn roomy' : 'btn'} data-tutor-again onClick=${onAgain}><${Icon} name="again" />${t('tutorial-again')}</button>`}
      ${asks && step && html`<button class="btn" data-tutor-show disabled=${session.isBusy.value} onClick=${() => session.act(step.do)}><${Icon} name="play" />${t('tutorial-show')}</button>`}
      ${isReading && html`<button class="btn ok" data-tutor-next onClick=${() => session.readOn()}>${t('tutorial-next')}<${Icon} name="next" /></button>`}
      ${!step && !isReading && html`<a class="btn go" href=${`/new/${name}`}>${t('tutorial-play')}</a>`}
    </div></section>`
}

/** Rings around what is spoken of. @param {string[] | undefined} where */
function useLight(where) {
  useEffect(() => {
    if (!where) return undefined
    const clear = () => { for (const old of document.querySelectorAll('[data-tutor]')) old.removeAttribute('data-tutor') }
    const light = () => {
      clear()
      for (const selector of where) for (const found of document.querySelectorAll(selector)) found.setAttribute('data-tutor', '')
    }
    light()
    const timer = setInterval(light, 400)
    return () => { clearInterval(timer); clear() }
  }, [where])
}

/** Whether the words of the offer are there. @param {boolean} isWanted */
function useWords(isWanted) {
  const [isReady, setReady] = useState(false)
  useEffect(() => { if (isWanted) Promise.all([needWords('tutorial'), style('css/tutorial.css')]).then(() => setReady(true), () => {}) }, [isWanted])
  return isWanted && isReady
}

/** Asked until it is answered, at the first start of a game. @param {{ game: string }} props */
export function Offer({ game }) {
  if (!useWords(hasTutorial(game) && !tutorials.value[game])) return null
  return html`<section class="tutor" id="tutor-offer" aria-label=${t('tutorial-title')}><p><b>${t('tutorial-offer', { game: t(`web-game-${game}`) })}</b></p><div class="do"><button class="btn" onClick=${() => keep(game, { state: 'declined' })}>${t('tutorial-not-now')}</button><a class="btn ok" href=${`/learn/${game}`}><${Icon} name="book" />${t('tutorial-begin')}</a></div></section>`
}

/** The way to it from the home page. @param {{ game: string }} props */
export function TutorialLink({ game }) {
  if (!useWords(hasTutorial(game))) return null
  return html`<a class="quiet" data-lesson=${game} href=${`/learn/${game}`}><${Icon} name="book" size=${16} />${t(tutorials.value[game]?.state === 'begun' ? 'tutorial-resume' : 'tutorial-begin')}</a>`
}
