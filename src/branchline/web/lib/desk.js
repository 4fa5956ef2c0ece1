// What a live table and a replay have in common: what the server told us, and what the person is considering.
import { computed, signal } from '@preact/signals'
import { get, Problem } from './api.js'
import { Film } from './film.js'
import { reasonText, t } from './words.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Judged} Judged */

export class Desk {
  /** @param {import('../types').GameModule} game @param {string} id @param {unknown} catalogue */
  constructor(game, id, catalogue) {
    this.game = game
    this.id = id
    this.catalogue = catalogue
    this.info = signal(/** @type {import('../types').TableInfo | null} */ (null))
    this.position = signal(/** @type {import('../types').Position | null} */ (null))
    this.seq = signal(0)
    this.entries = signal(/** @type {import('../types').Entry[]} */ ([]))
    this.opening = signal(/** @type {import('../types').GameEvent[]} */ ([]))
    this.lines = signal(/** @type {import('../types').Line[]} */ ([]))
    this.marks = signal(/** @type {unknown} */ (null))
    this.considered = signal(/** @type {import('../types').Considered | null} */ (null))
    this.focus = signal(/** @type {import('../types').Focus | null} */ (null))
    this.seatShown = signal(0)
    /** @type {Record<string, import('@preact/signals').Signal<unknown>>} */
    this.own = {}
    this.spoken = signal('')
    this.refusal = signal(/** @type {import('../types').Reason | null} */ (null))
    /** A question before something is done. */
    this.asking = signal(/** @type {import('../types').Asking | null} */ (null))
    this.isReplay = false
    this.isBusy = signal(false)
    /** @type {Map<string, Promise<Judged>>} */
    this.judgements = new Map()
    this.film = new Film(this)
    this.table = computed(() => this.asTable())
  }

  /** @returns {Table | null} */
  asTable() {
    const info = this.info.value
    const position = this.position.value
    if (!info || !position) return null
    const seat = position.seat
    const toAct = position.to_act || []
    return {
      id: this.id,
      game: info.game,
      seat,
      seats: info.seats,
      view: position.view,
      legal: this.isReplay ? [] : position.legal || [],
      toAct,
      isMyTurn: !this.isReplay && seat !== null && toAct.includes(seat) && position.paused_by == null,
      isReplay: this.isReplay,
      outcome: position.outcome || null,
      whyOver: position.why_over || [],
      seq: this.seq.value,
      entries: this.entries.value,
      catalogue: this.catalogue,
      marks: this.marks.value,
      considered: this.considered,
      focus: this.focus,
      seatShown: this.seatShown,
      own: this.own,
      scene: this.film.scene,
      consider: (action) => this.consider(action),
      commit: (action) => this.commit(action),
      judge: (action) => this.judge(action),
      marksAt: (seq) => this.marksAt(seq),
      rearrange: (count, actions) => this.rearrange(count, actions),
      announce: (text) => this.announce(text),
      toast: (reason) => {
        this.refusal.value = reason
      },
      nameOf: (number) => this.nameOf(number),
    }
  }

  /** @param {number} seat */
  nameOf(seat) {
    const found = this.info.value?.seats[seat]
    if (!found) return String(seat + 1)
    if (found.kind === 'bot') return this.botName(found)
    return found.name || t('web-seat-name', { number: seat + 1 })
  }

  /** By its level; where two are alike, with the seat's number. @param {import('../types').SeatInfo} bot */
  botName({ seat, level = 'random' }) {
    const isOnly = this.info.peek()?.seats.filter((each) => each.kind === 'bot' && each.level === level).length === 1
    return t(isOnly ? `level-${level}` : 'web-bot-name', { level: t(`level-${level}`), number: seat + 1 })
  }

  /** @param {string} text */
  announce(text) {
    this.spoken.value = this.spoken.peek() === text ? `${text} ` : text
  }

  /** Why something is refused, with the names that the game gives its cells. @param {import('../types').Reason} reason */
  worded(reason) {
    const table = this.table.peek()
    return reasonText(table && this.game.reason ? this.game.reason(reason, table) : reason)
  }

  /** @param {Action | null} action */
  consider(action) {
    if (!action) {
      this.considered.value = null
      return
    }
    const same = this.considered.peek()
    if (same && JSON.stringify(same.action) === JSON.stringify(action)) return
    this.considered.value = { action, judged: null }
    this.weigh()
  }

  /** Asks what the considered action would change, as long as nobody has said so. */
  weigh() {
    const now = this.considered.peek()
    if (!now || now.judged) return
    this.judge(now.action).then(
      (judged) => {
        if (this.considered.peek() === now) this.considered.value = { action: now.action, judged }
      },
      () => {},
    )
  }

  /** @param {Action} _action @returns {Promise<Judged>} */
  judge(_action) {
    return Promise.reject(new Problem(0, { message: 'web-offline' }))
  }

  /** @param {Action} _action @returns {Promise<boolean>} */
  commit(_action) {
    return Promise.resolve(false)
  }

  /** @param {number} _count @param {Action[]} _actions @returns {Promise<boolean>} */
  rearrange(_count, _actions) {
    return Promise.resolve(false)
  }

  /** Whose turn it is, in words. @param {Table} table @returns {import('../types').Banner} */
  banner(table) {
    return this.game.banner(table)
  }

  /** What `marks` were after an entry. @param {number} seq @returns {Promise<unknown>} */
  marksAt(seq) {
    return get(`/api/tables/${this.id}/marks/${seq}?seat=${this.position.peek()?.seat ?? -1}`)
  }

  /** Whether somebody did this who does not sit here. @param {import('../types').Entry} _entry */
  isOthers(_entry) {
    return false
  }

  close() {
    this.film.stop()
  }
}
