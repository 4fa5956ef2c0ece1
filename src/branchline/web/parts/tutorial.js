// A first match that teaches: a real table on a fixed deal, a script of what is done in it, and a card that says what comes and
// why. How far one is follows from the table itself, so that it can be left and taken up again anywhere.
import { effect, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get, post, Problem } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { Session } from '../lib/session.js'
import { isStill } from '../lib/settings.js'
import { needWords, t } from '../lib/words.js'
import { Icon } from './icons.js'
import { keep, tutorials } from './tutorial_offer.js'

/** @typedef {import('../types').Tutorial} Tutorial */
/** @typedef {import('../types').TutorialStep} Step */
/** @typedef {import('../types').Action} Action */

const PAUSE = 700

/**
 * The table of a tutorial: the one that was left, or a new one.
 * @param {string} game @param {Tutorial} script @param {boolean} fresh @returns {Promise<import('../types').TableInfo>}
 */
export async function tutorialTable(game, script, fresh) {
  const known = tutorials.peek()[game]
  if (!fresh && known?.state === 'begun' && known.table) {
    try {
      const info = await get(`/api/tables/${known.table}`)
      if (info.seats.every((/** @type {any} */ seat) => seat.mine)) return info
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 0) throw error
    }
  }
  const made = await post('/api/tables', { game, seats: script.seats, options: script.options, seed: script.seed })
  keep(game, { table: made.id, state: 'begun' })
  return get(`/api/tables/${made.id}`)
}

/** @param {string} game @param {string} word */
const wordOf = (game, word) => `tutorial-${game}-${word}`

/** What the card needs before it is drawn. @param {string} game */
export const tutorialWords = (game) =>
  Promise.all([needWords('tutorial', `tutorial_${game.replaceAll('-', '_')}`), style('css/tutorial.css')])

/** Fields in one order, so that equal actions read the same. @param {any} value @returns {any} */
function ordered(value) {
  if (Array.isArray(value)) return value.map(ordered)
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, ordered(value[key])]),
  )
}
/** @param {any} value */
const textOf = (value) => JSON.stringify(ordered(value))
/** @param {Action} action @param {Step} step */
function isOffered(action, step) {
  if (!step.like) return textOf(action) === textOf(step.do)
  return action.type === step.do.type && step.like.every((field) => textOf(action[field]) === textOf(step.do[field]))
}

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
  sit() {}
  canAskUndo() {
    return false
  }

  /** How many actions stand: the next step of the script. */
  at() {
    /** @type {Set<number>} */
    const gone = new Set()
    for (const { type, seqs = [] } of this.entries.value)
      for (const seq of seqs) type === 'undone' ? gone.add(seq) : gone.delete(seq)
    return this.entries.value.filter((entry) => entry.type === 'played' && !gone.has(entry.seq)).length
  }

  step() {
    return this.script?.steps[this.at()] || null
  }
  isMine() {
    const step = this.step()
    return !!step && !step.auto && (step.by ?? this.seat) === this.seat
  }
  read() {
    const page = this.page.value
    return page.step === this.at() ? page.read : 0
  }

  /** What is said at the present step, a page at a time; where nothing new is, what was said last. */
  talk() {
    const { steps, close } = this.script,
      step = this.step()
    if (!step) return { pages: close, isNew: true }
    if (step.talk) return { pages: step.talk, isNew: true }
    return { pages: (steps.slice(0, this.at()).findLast((each) => each.talk)?.talk || close).slice(-1), isNew: false }
  }

  /** Whether there is more to read before anything is done: what plays by itself waits for its last page, too. */
  isReading() {
    const { pages, isNew } = this.talk(),
      step = this.step()
    return isNew && this.read() < (step && !this.isMine() ? pages.length : pages.length - 1)
  }

  readOn() {
    this.page.value = { step: this.at(), read: this.read() + 1 }
  }

  /** What the text asks for comes first; a script may leave but that to choose. */
  asTable() {
    const table = super.asTable(),
      step = this.step()
    if (!table || !step || !this.isMine()) return table
    const wanted = table.legal.find((action) => textOf(action) === textOf(step.do)) || null
    if (!this.script.isNarrow) return { ...table, wanted }
    return { ...table, wanted, legal: table.legal.filter((action) => isOffered(action, step)) }
  }

  /** Does by itself what the script does not leave to the learner. */
  goOn() {
    const step = this.step(),
      position = this.position.value,
      seq = this.seq.value
    clearTimeout(this.timer)
    if (!step || !position || position.outcome || this.isBusy.value || this.sent === seq) return
    if (this.isMine() || this.isReading()) return
    this.timer = window.setTimeout(
      () => {
        this.sent = seq
        this.act(step.do, step.by)
      },
      isStill() ? 60 : this.script.pause || PAUSE,
    )
  }

  /** @param {Action} action @param {number} [seat] */
  async act(action, seat = this.seat) {
    if (this.isBusy.peek()) return
    this.isBusy.value = true
    try {
      await post(`/api/tables/${this.id}/actions`, { seq: Math.max(this.seq.peek(), 0), action, seat })
    } catch (error) {
      this.sent = -1
      if (!(error instanceof Problem && error.status === 409)) this.refuse(error)
    } finally {
      this.isBusy.value = false
    }
  }

  /** Here one does what the text asks for; anything else is kindly refused. @param {Action} action */
  commit(action) {
    const step = this.step()
    if (!step || textOf(action) === textOf(step.do)) return super.commit(action)
    return this.sayOther()
  }

  /**
   * The order of what was done may change, but not what; what comes at once is what the script does next.
   * @param {number} count @param {Action[]} actions
   */
  rearrange(count, actions) {
    const next = this.script.steps.slice(this.at(), this.at() + actions.length)
    const isNext = !count && actions.every((action, i) => textOf(action) === textOf(next[i]?.do))
    return isNext || actions.length === count ? super.rearrange(count, actions) : this.sayOther()
  }

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
  const { script } = session,
    name = session.game.name,
    table = session.table.value,
    step = session.step()
  const at = session.at(),
    of = script.steps.length,
    { pages, isNew } = session.talk()
  const asks = session.isMine() && !session.isReading(),
    word = pages[Math.min(session.read(), pages.length - 1)]
  const text = t(wordOf(name, word), table && script.args ? script.args(table.view, session.seat) : {})
  useLight(asks || !step ? step?.light : undefined, at)
  useEffect(() => {
    if (isNew) session.announce(text)
  }, [text])
  useEffect(() => {
    if (!step && table?.outcome) keep(name, { ...tutorials.peek()[name], state: 'done' })
  }, [!step, !!table?.outcome])
  if (!table) return null
  return html`<section class="tutor" aria-label=${t('tutorial-title')} data-step=${at} data-of=${of} data-word=${word}>
    <p class="eyebrow">${t('tutorial-title')}<span>${t('tutorial-progress', { done: Math.min(at + 1, of), of })}</span></p>
    <p class="say">${text}</p>
    ${asks && step && html`<p class="todo"><${Icon} name="target" size=${18} /><span>${todoText(session, step, table)}</span></p>`}
    <${Buttons} session=${session} asks=${asks} onAgain=${onAgain} />
    <progress max=${of} value=${at} aria-hidden="true"></progress>
  </section>`
}

/**
 * What to do now, in the script's words or the action's own.
 * @param {TutorialSession} session @param {Step} step @param {import('../types').Table} table
 */
function todoText(session, step, table) {
  if (step.todo) return t(wordOf(session.game.name, step.todo))
  return t('tutorial-todo', { action: session.game.actionText(step.do, table) })
}

/** @param {{ session: TutorialSession, asks: boolean, onAgain: () => void }} props */
function Buttons({ session, asks, onAgain }) {
  const step = session.step(),
    isReading = session.isReading()
  return html`<div class="do">
    <button class="btn" data-tutor-leave onClick=${() => go('/')}>${t(step ? 'tutorial-leave' : 'tutorial-finish')}</button>
    ${
      session.at() > 0 &&
      html`<button class=${step ? 'btn roomy' : 'btn'} data-tutor-again onClick=${onAgain}>
      <${Icon} name="again" />${t('tutorial-again')}</button>`
    }
    ${
      asks &&
      step &&
      html`<button class="btn" data-tutor-show disabled=${session.isBusy.value} onClick=${() => session.act(step.do)}>
      <${Icon} name="play" />${t('tutorial-show')}</button>`
    }
    ${
      isReading &&
      html`<button class="btn ok" data-tutor-next onClick=${() => session.readOn()}>
      ${t('tutorial-next')}<${Icon} name="next" /></button>`
    }
    ${!step && !isReading && html`<a class="btn go" href=${`/new/${session.game.name}`}>${t('tutorial-play')}</a>`}
  </div>`
}

/**
 * Rings around what is spoken of; where none of it is in sight, the first of it is brought there.
 * @param {string[] | undefined} where @param {number} step
 */
function useLight(where, step) {
  useEffect(() => {
    if (!where) return undefined
    const clear = () => {
      for (const old of document.querySelectorAll('[data-tutor]')) old.removeAttribute('data-tutor')
    }
    const light = () => {
      clear()
      for (const selector of where)
        for (const found of document.querySelectorAll(selector)) found.setAttribute('data-tutor', '')
    }
    light()
    const lit = [...document.querySelectorAll('[data-tutor]')]
    if (!lit.some(isInSight)) lit[0]?.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' })
    const timer = setInterval(light, 400)
    return () => {
      clearInterval(timer)
      clear()
    }
  }, [where, step])
}

/** @param {Element} element */
function isInSight(element) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
