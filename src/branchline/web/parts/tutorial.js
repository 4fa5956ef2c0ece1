// A first match that teaches: a real table on a fixed deal, its lessons as the server has them, and a session that follows them. How
// far one is follows from the table itself, so that it can be left and taken up again anywhere.
import { effect, signal } from '@preact/signals'
import { get, post, Problem, remove } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { inForce } from '../lib/entries.js'
import { Session } from '../lib/session.js'
import { isStill } from '../lib/settings.js'
import { needWords, t } from '../lib/words.js'
import { keep, knownTable, tutorials } from './tutorial_offer.js'

/** @typedef {import('../types').Tutorial} Tutorial */
/** @typedef {import('../types').Action} Action */

const LEARNER = 0
/** Milliseconds between things that play by themselves, and of a lesson that is skipped. */
const PAUSE = 450
const SHORT = 150

/**
 * The table of a tutorial: the one that was left, or a new one. Who was in the middle of lessons that are no longer taught begins anew.
 * @param {string} game @param {Tutorial} script @returns {Promise<import('../types').TableInfo>}
 */
export async function tutorialTable(game, script) {
  const known = knownTable(game)
  if (known) {
    try {
      const info = await get(`/api/tables/${known}`)
      if (info.state === 'playing' && info.seats.every((seat) => seat.mine)) return info
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 0) throw error
    }
  }
  const seats = script.players.map((name) => (name ? { type: 'me', name } : { type: 'me' }))
  const made = await post('/api/tables', { game, seats, options: script.options, seed: script.seed })
  const old = tutorials.peek()[game]?.table
  if (old) close(old)
  keep(game, { table: made.id, state: 'begun', lessons: true, passed: 0 })
  return get(`/api/tables/${made.id}`)
}

/** A table of lessons is nobody's match: it does not stay in the lists. @param {string} table */
const close = (table) => remove(`/api/tables/${table}`).catch(() => {})

/** What the card needs before it is drawn. @param {string} game */
export const tutorialWords = (game) =>
  Promise.all([needWords('tutorial', `tutorial_${game.replaceAll('-', '_')}`), style('css/tutorial.css')])

/** Fields in one order, so that equal actions read the same. @param {unknown} value @returns {unknown} */
function ordered(value) {
  if (Array.isArray(value)) return value.map(ordered)
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, ordered(/** @type {Record<string, unknown>} */ (value)[key])]),
  )
}
/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

/** A session that follows a script. */
export class TutorialSession extends Session {
  /** @param {import('../types').GameModule} game @param {string} id @param {unknown} catalogue @param {Tutorial} script */
  constructor(game, id, catalogue, script) {
    super(game, id, catalogue, LEARNER)
    this.script = script
    this.steps = script.lessons.flatMap((lesson) => lesson.steps)
    /** How many steps come before each lesson. */
    this.starts = script.lessons.map((_, i) => script.lessons.slice(0, i).flatMap((lesson) => lesson.steps).length)
    /** Lessons that were read, where the table does not tell; the one whose text was read; the one that is skipped. */
    this.passed = signal(tutorials.peek()[game.name]?.passed || 0)
    this.opened = signal(-1)
    this.skipping = signal(-1)
    /** Where something else was tried than what is asked for. */
    this.strayed = signal(-1)
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

  /** What stands, in its order: as many steps of the script were done. */
  done() {
    return inForce(this.entries.value).filter((entry) => entry.type === 'played')
  }
  at() {
    return this.done().length
  }
  step() {
    return this.steps?.[this.at()] || null
  }

  /** The number of the lesson one is at. What has no steps was passed or not: the table does not tell. */
  number() {
    const { lessons } = this.script
    const at = this.at()
    const next = lessons.findIndex((lesson, i) => this.starts[i] + lesson.steps.length > at)
    const last = next < 0 ? lessons.length - 1 : next
    let first = last
    while (first > 0 && !lessons[first - 1].steps.length) first -= 1
    return Math.min(Math.max(first, this.passed.value), last)
  }
  lesson() {
    return this.script.lessons[this.number()]
  }
  isLast() {
    return this.number() === this.script.lessons.length - 1
  }

  /** Whether the text is to be read before anything happens: where nothing is asked for, or something plays by itself first. */
  isReading() {
    const number = this.number()
    const { steps } = this.lesson()
    if (this.isLast()) return false
    const isFresh = this.at() === this.starts[number] && !steps[0]?.asked
    return isFresh && this.opened.value !== number && this.skipping.value !== number
  }

  /** Whether all that the lesson asks for is done, and the rest plays by itself. */
  isWatching() {
    const { steps } = this.lesson()
    const left = this.starts[this.number()] + steps.length - this.at()
    return left > 0 && steps.some((step) => step.asked) && !steps.slice(-left).some((step) => step.asked)
  }

  /** The step that the learner is to do now. */
  asked() {
    const step = this.step()
    return step?.asked && !this.isReading() && this.skipping.value !== this.number() ? step : null
  }

  readOn() {
    const number = this.number()
    if (this.lesson().steps.length) this.opened.value = number
    else this.pass(number + 1)
  }

  /** @param {number} lesson */
  pass(lesson) {
    this.passed.value = lesson
    keep(this.game.name, { ...tutorials.peek()[this.game.name], passed: lesson })
  }

  /** What is left of the lesson is done by itself. */
  skip() {
    if (this.lesson().steps.length) this.skipping.value = this.number()
    else this.readOn()
  }

  /** From the start of this lesson; at its start, of the one before. */
  async repeat() {
    const number = this.number()
    const isBegun = this.at() > this.starts[number] || this.opened.peek() === number
    const lesson = isBegun ? number : Math.max(0, number - 1)
    const back = this.done()[this.starts[lesson]]
    clearTimeout(this.timer)
    if (back) await this.takeBackTo(back)
    this.skipping.value = -1
    this.opened.value = -1
    this.sent = -1
    this.pass(lesson)
  }

  /** All seats are the learner's, who agrees with themselves. @param {import('../types').Entry} entry */
  async takeBackTo(entry) {
    this.isBusy.value = true
    try {
      let done = await post(`/api/tables/${this.id}/undo`, { seat: entry.seat, to: entry.seq })
      for (const seat of done.waits_for || [])
        done = await post(`/api/tables/${this.id}/undo/answer`, { seat, agree: true })
      await this.follow(done)
    } catch (error) {
      this.refuse(error)
    } finally {
      this.isBusy.value = false
    }
  }

  /** All can be tried; what is asked for is marked. */
  asTable() {
    const table = super.asTable()
    const step = this.asked?.()
    if (!table || !step) return table
    const wanted = table.legal.find((action) => isSame(action, step.action)) || null
    const left = this.steps.slice(this.at(), this.starts[this.number()] + this.lesson().steps.length)
    return { ...table, wanted, wantedNext: left.flatMap(({ asked, action }) => (asked ? [action] : [])) }
  }

  /** Does by itself what the script does not leave to the learner. */
  goOn() {
    const step = this.step()
    const position = this.position.value
    const seq = this.seq.value
    clearTimeout(this.timer)
    if (!step || !position || position.outcome || this.isBusy.value || this.sent === seq) return
    if (this.asked() || this.isReading()) return
    const pause = this.skipping.value === this.number() ? SHORT : PAUSE
    this.timer = window.setTimeout(
      () => {
        this.sent = seq
        this.playFor(step.action, step.seat)
      },
      isStill() ? 60 : pause,
    )
  }

  /** @param {Action} action @param {number} seat */
  async playFor(action, seat) {
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

  /** Here one does what the lesson asks for; anything else is kindly put off. @param {Action} action */
  commit(action) {
    const step = this.asked()
    if (step ? isSame(action, step.action) : this.isLast()) return super.commit(action)
    return this.sayOther()
  }

  /** Nobody is asked twice about what a lesson ordered. */
  async isAgreed() {
    return true
  }

  /**
   * The order of what was done may change, but not what; what comes at once is what the script does next.
   * @param {number} count @param {Action[]} actions
   */
  rearrange(count, actions) {
    const next = this.steps.slice(this.at(), this.at() + actions.length)
    const isNext = !count && actions.every((action, i) => isSame(action, next[i]?.action))
    return isNext || actions.length === count ? super.rearrange(count, actions) : this.sayOther()
  }

  /** A lesson names no cell: what is said of one stands where one points. @param {import('../types').Reason} reason */
  worded(reason) {
    return reason.cell ? t('tutorial-not-there') : super.worded(reason)
  }

  sayOther() {
    this.strayed.value = this.at()
    this.announce(t('tutorial-other'))
    return Promise.resolve(false)
  }

  /** The lessons are over: their table goes, and does not come again. */
  end() {
    close(this.id)
    keep(this.game.name, { state: 'done' })
  }

  close() {
    clearTimeout(this.timer)
    super.close()
  }
}
