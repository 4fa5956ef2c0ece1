// The live connection of one table: resumed from the last entry we have, so that nothing is missed and nothing is shown
// twice. What was under way when the connection broke is sent again, under the same id: it is done once.
import { signal } from '@preact/signals'
import { newKey, Problem } from './api.js'
import { transport } from './transport.js'

/** @typedef {import('../types').Update} Update */
/** @typedef {import('../wire').LiveSaid} Said */
/** @typedef {import('../wire').LiveTold} Told */
/** @typedef {Pick<import('../wire').LiveDone, 'seq' | 'waits_for'>} Done */
/** What was done, or what a preview says. @typedef {Done & Pick<import('../wire').Previewed, 'judged'>} Answer */
/** @typedef {{ message: Said, tries: number, done: (answer: Answer) => void, fail: (problem: Problem) => void }} Waiting */

const PATIENCE = 8000
const PING_EVERY = 20000
const DELAYS = [250, 500, 1000, 2000, 4000, 8000]
/** So often something is sent again of which the database did not say whether it is stored. */
const TRIES = 3
/** What asks and changes nothing. */
const QUESTIONS = new Set(['preview', 'ping', 'look'])

export class Live {
  /** @param {string} table @param {number | null} seat @param {boolean} isDrawing */
  constructor(table, seat, isDrawing = true) {
    this.table = table
    this.seat = seat
    this.isDrawing = isDrawing
    this.seq = /** @type {number | null} */ (null)
    this.line = 0
    /** connecting, open, lost, or refused for good */
    this.state = signal(/** @type {'connecting' | 'open' | 'lost' | 'refused'} */ ('connecting'))
    this.problem = signal(/** @type {import('../types').Reason | null} */ (null))
    /** @type {(message: import('../wire').Table) => void} */
    this.onTable = () => {}
    /** @type {(update: Update) => void} */
    this.onUpdate = () => {}
    /** @type {(lines: import('../types').Line[]) => void} */
    this.onLines = () => {}
    this.attempt = 0
    this.number = 1
    /** @type {Map<number, Waiting>} */
    this.waiting = new Map()
    /** @type {import('../types').Connection | null} */
    this.connection = null
    this.isOver = false
    this.timer = 0
    this.pinger = setInterval(() => this.check(), PING_EVERY)
    this.wake = () => {
      if (document.visibilityState === 'visible') this.check()
      this.look()
    }
    this.now = () => this.again(0)
    this.gone = () => this.lose()
    addEventListener('visibilitychange', this.wake)
    addEventListener('online', this.now)
    addEventListener('offline', this.gone)
    this.connect()
  }

  connect() {
    if (this.isOver) return
    // What an old connection still says is nobody's business any more.
    const isPresent = () => this.connection === connection
    const connection = transport.connect(`/api/tables/${this.table}/live`, {
      onOpen: () => isPresent() && this.hello(),
      onMessage: (message) => isPresent() && this.hear(message),
      onClose: (status) => isPresent() && this.closed(status),
    })
    this.connection = connection
  }

  hello() {
    this.send({ type: 'hello', seat: this.seat, seq: this.seq ?? 0, line: this.line, marks: this.isDrawing })
  }

  /** Look from another seat, on the same connection. @param {number | null} seat */
  sit(seat) {
    this.seat = seat
    if (this.connection?.isOpen()) this.hello()
  }

  /** @param {Said} message */
  send(message) {
    this.connection?.send(message)
  }

  /** @param {Told} message */
  hear(message) {
    switch (message.type) {
      case 'table':
        this.around(message)
        break
      case 'changed':
        this.changed(/** @type {Update} */ (message.update))
        break
      case 'lines':
        this.lines(message.lines)
        break
      case 'done':
      case 'previewed':
        this.take(message.id)?.done(/** @type {Answer} */ (/** @type {unknown} */ (message)))
        break
      case 'refused':
        if (message.id === null) this.deny(message.reason)
        else this.refused(message)
        break
      case 'bye':
        this.problem.value = message.reason
        break
    }
  }

  /** A seat that is no longer ours is not asked for again. @param {import('../wire').Table} message */
  around(message) {
    if (message.seat === null && this.seat !== null && this.seat >= 0) this.seat = null
    this.onTable(message)
  }

  /** @param {Update} update */
  changed(update) {
    const seen = this.seq
    if (seen !== null) update = { ...update, entries: update.entries.filter((entry) => entry.seq > seen) }
    this.seq = update.seq
    // Before anybody hears of the update and perhaps changes seats: it was said from this one.
    if (this.state.peek() !== 'open') this.waiting.forEach((waiting) => this.send(waiting.message))
    const isNew = this.state.peek() !== 'open'
    this.state.value = 'open'
    this.attempt = 0
    if (isNew && document.visibilityState === 'hidden') this.look()
    this.onUpdate(update)
  }

  /** @param {import('../wire').Refused} message */
  refused(message) {
    const { id } = message
    const waiting = id === null ? undefined : this.waiting.get(id)
    if (id !== null && waiting && message.reason.message === 'store-unsure' && waiting.tries++ < TRIES) {
      setTimeout(() => {
        if (this.state.peek() === 'open' && this.waiting.has(id)) this.send(waiting.message)
      }, DELAYS[waiting.tries])
    } else this.take(id)?.fail(new Problem(message.status, message.reason))
  }

  /** @param {import('../types').Line[]} lines */
  lines(lines) {
    const fresh = lines.filter((line) => line.number > this.line || line.removed)
    if (!fresh.length) return
    this.line = Math.max(this.line, fresh[fresh.length - 1].number)
    this.onLines(fresh)
  }

  /** @param {number | null} id */
  take(id) {
    const waiting = id === null ? undefined : this.waiting.get(id)
    if (id !== null) this.waiting.delete(id)
    return waiting
  }

  /** Ask under a number of its own. @param {{ type: string, [field: string]: unknown }} message @returns {Promise<Answer>} */
  ask(message) {
    return new Promise((done, fail) => {
      if (this.state.peek() !== 'open' || !this.connection?.isOpen()) {
        fail(new Problem(0, { message: 'web-offline' }))
        return
      }
      const id = this.number++
      const own = QUESTIONS.has(message.type) ? { id } : { id, key: newKey() }
      const whole = /** @type {Said} */ (/** @type {unknown} */ ({ ...message, ...own }))
      this.waiting.set(id, { message: whole, tries: 0, done, fail })
      this.send(whole)
    })
  }

  /** Who has the table open and does not see it is told elsewhere that it is their turn. */
  look() {
    if (this.state.peek() !== 'open') return
    this.ask({ type: 'look', is_looking: document.visibilityState === 'visible' }).catch(() => {})
  }

  /** Is anybody there? A connection that slept may be dead without a word. */
  check() {
    if (this.isOver || this.state.peek() === 'refused') return
    const connection = this.connection
    if (!connection?.isOpen()) {
      this.again(0)
      return
    }
    const late = setTimeout(() => {
      if (this.connection === connection) this.lose()
    }, PATIENCE)
    this.ask({ type: 'ping' }).then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    )
  }

  /** What has no number is the hello: this seat is not ours any more. @param {import('../types').Reason} reason */
  deny(reason) {
    this.problem.value = reason
    this.giveUp()
  }

  /** There is no more to hear; what was under way may be done or not. */
  giveUp() {
    this.state.value = 'refused'
    const left = [...this.waiting.values()]
    this.waiting.clear()
    for (const waiting of left) waiting.fail(new Problem(0, { message: 'web-unsure' }))
  }

  lose() {
    const connection = this.connection
    this.connection = null
    connection?.close()
    this.fallen()
  }

  /** @param {number} status why it was refused; 0 where it merely broke */
  closed(status) {
    this.connection = null
    if (status >= 400 && status < 500 && status !== 429) {
      this.giveUp()
      return
    }
    this.fallen()
  }

  fallen() {
    if (this.isOver) return
    this.state.value = 'lost'
    this.again(DELAYS[Math.min(this.attempt++, DELAYS.length - 1)])
  }

  /** @param {number} delay */
  again(delay) {
    if (this.isOver || this.state.peek() === 'refused') return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (this.connection && !this.connection.isClosed()) return
      this.connect()
    }, delay)
  }

  close() {
    this.isOver = true
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    removeEventListener('visibilitychange', this.wake)
    removeEventListener('online', this.now)
    removeEventListener('offline', this.gone)
    this.connection?.close()
    this.waiting.clear()
  }
}
