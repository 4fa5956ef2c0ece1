// One table on the page: what the server told us, what the person is considering, and the ways to act.
import { batch, computed, effect, signal } from '@preact/signals'
import { get, once, Problem } from './api.js'
import { chime } from './chime.js'
import { Live } from './live.js'
import { confirmation } from './settings.js'
import { reasonText, t } from './words.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Judged} Judged */

/** What a live table and a replay have in common. */
export class Desk {
  /** @param {import('../types').GameModule} game @param {string} id @param {any} catalogue */
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
    this.marks = signal(/** @type {any} */ (null))
    this.considered = signal(/** @type {import('../types').Considered | null} */ (null))
    this.focus = signal(/** @type {import('../types').Focus | null} */ (null))
    this.shown = signal(0)
    /** @type {Record<string, import('@preact/signals').Signal<any>>} */
    this.own = {}
    this.spoken = signal('')
    this.refusal = signal(/** @type {import('../types').Reason | null} */ (null))
    /** A question before something is done. */
    this.asking = signal(/** @type {{ text: string, answer: (yes: boolean) => void } | null} */ (null))
    this.isReplay = false
    this.isBusy = signal(false)
    /** @type {Map<string, Promise<Judged>>} */
    this.judgements = new Map()
    this.table = computed(() => this.asTable())
  }

  /** @returns {Table | null} */
  asTable() {
    const info = this.info.value, position = this.position.value
    if (!info || !position) return null
    const seat = position.seat, toAct = position.to_act || []
    return {
      id: this.id, game: info.game, seat, seats: info.seats, view: position.view, legal: this.isReplay ? [] : position.legal || [],
      toAct, isMyTurn: !this.isReplay && seat !== null && toAct.includes(seat), isReplay: this.isReplay,
      outcome: position.outcome || null, seq: this.seq.value, entries: this.entries.value, catalogue: this.catalogue, marks: this.marks.value,
      considered: this.considered, focus: this.focus, shown: this.shown, own: this.own,
      consider: (action) => this.consider(action), commit: (action) => this.commit(action), judge: (action) => this.judge(action),
      rearrange: (count, actions) => this.rearrange(count, actions),
      announce: (text) => this.announce(text), toast: (reason) => { this.refusal.value = reason },
      nameOf: (number) => this.nameOf(number),
    }
  }

  /** @param {number} seat */
  nameOf(seat) {
    const found = this.info.value?.seats[seat]
    if (!found) return String(seat + 1)
    if (found.kind === 'bot') return t('web-bot-name', { level: t(`web-level-${found.level || 'random'}`), number: seat + 1 })
    return found.name || t('web-seat-name', { number: seat + 1 })
  }

  /** @param {string} text */
  announce(text) { this.spoken.value = this.spoken.peek() === text ? `${text} ` : text }

  /** @param {Action | null} action */
  consider(action) {
    if (!action) { this.considered.value = null; return }
    const same = this.considered.peek()
    if (same && JSON.stringify(same.action) === JSON.stringify(action)) return
    const now = { action, judged: /** @type {Judged | null} */ (null) }
    this.considered.value = now
    this.judge(action).then((judged) => {
      if (this.considered.peek() === now) this.considered.value = { action, judged }
    }, () => {})
  }

  /** @param {Action} _action @returns {Promise<Judged>} */
  judge(_action) { return Promise.reject(new Problem(0, { message: 'web-offline' })) }

  /** @param {Action} _action @returns {Promise<boolean>} */
  commit(_action) { return Promise.resolve(false) }

  /** @param {number} _count @param {Action[]} _actions @returns {Promise<boolean>} */
  rearrange(_count, _actions) { return Promise.resolve(false) }

  close() {}
}

/** A table one sits at or watches. */
export class Session extends Desk {
  /** @param {import('../types').GameModule} game @param {string} id @param {any} catalogue @param {number | null} seat */
  constructor(game, id, catalogue, seat) {
    super(game, id, catalogue)
    this.live = new Live(id, seat)
    /** Hot seat: who gets the screen next, behind the curtain. */
    this.curtain = signal(/** @type {number | null} */ (null))
    this.played = 0
    this.live.onTable = (message) => { this.info.value = message.table }
    this.live.onUpdate = (update) => this.update(update)
    this.live.onLines = (lines) => { this.lines.value = [...this.lines.peek(), ...lines] }
    this.stops = [effect(() => this.passScreen()), effect(() => this.tellTurn())]
    get(`/api/tables/${id}/replay`).then((replay) => { this.opening.value = replay.opening }, () => {})
  }

  /** All that an update changes is drawn at once. @param {import('../types').Update} update */
  update(update) {
    const before = this.position.peek()
    batch(() => this.take(update))
    if (!update.position) return
    if (before) this.tellNews(update.entries)
  }

  /** @param {import('../types').Update} update */
  take(update) {
    const before = this.position.peek()
    // What others do at the same time leaves what one is considering alone.
    const isMineStill = before && update.position && before.changed === update.position.changed && before.seat === update.position.seat
    if (!isMineStill) {
      this.judgements.clear()
      this.considered.value = null
      this.asking.peek()?.answer(false)
    }
    this.entries.value = [...this.entries.peek(), ...update.entries]
    this.seq.value = update.seq
    this.position.value = isMineStill && update.position ? { ...update.position, legal: before.legal } : update.position
    this.marks.value = update.position?.marks ?? null
    if (update.position && before?.seat !== update.position.seat) this.shown.value = update.position.seat ?? this.shown.peek()
  }

  /** Others' doings go to the live region; one's own one has just heard. @param {import('../types').Entry[]} entries */
  tellNews(entries) {
    const table = this.table.peek()
    if (!table || !entries.length) return
    const said = entries.flatMap((entry) => (entry.events || []).map((event) => this.game.logLine(event, table)?.text).filter(Boolean))
    if (said.length) this.announce(said.slice(-3).join(' '))
  }

  /** With several seats here, the screen goes to whoever must act; with secrets a curtain comes first. */
  passScreen() {
    const position = this.position.value, info = this.info.value
    if (!position || !info) return
    const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
    const toAct = position.to_act || []
    if (position.seat !== null && toAct.includes(position.seat)) this.curtain.value = null
    if (mine.length < 2 || position.seat === null || toAct.includes(position.seat)) return
    const next = mine.find((seat) => toAct.includes(seat))
    if (next === undefined) return
    if (this.game.hasSecrets && (this.game.isSecret?.(position.view) ?? true)) this.curtain.value = next
    else this.sit(next)
  }

  /** @param {number | null} seat */
  sit(seat) {
    this.curtain.value = null
    this.considered.value = null
    this.live.sit(seat)
  }

  tellTurn() {
    const table = this.table.value
    if (!table) return
    const name = t(table.game)
    const mine = table.isMyTurn
    document.title = mine ? t('web-title-your-turn', { game: name }) : t('web-title-table', { game: name })
    if (mine && this.wasMine === false) chime()
    this.wasMine = mine
  }

  /** @param {Action} action @returns {Promise<Judged>} */
  judge(action) {
    const key = JSON.stringify(action)
    let known = this.judgements.get(key)
    if (!known) {
      known = this.live.ask({ type: 'preview', action }).then((answer) => answer.judged)
      this.judgements.set(key, known)
      known.catch(() => this.judgements.delete(key))
    }
    return known
  }

  /** @param {Action} action */
  async commit(action) {
    if (!(await this.isFree())) return false
    this.isBusy.value = true
    try {
      if (!(await this.isAgreed(action))) return false
      const changed = this.position.peek()?.changed ?? this.seq.peek()
      await this.live.ask({ type: 'act', seq: Math.max(changed, 0), action })
      this.refusal.value = null
      return true
    } catch (error) {
      this.refuse(error)
      return false
    } finally {
      this.isBusy.value = false
    }
  }

  /** Takes back one's last actions and plays these in their place; what cannot be played so is played as it was. @param {number} count @param {Action[]} actions */
  async rearrange(count, actions) {
    if (this.isBusy.peek()) return false
    this.isBusy.value = true
    const standing = this.standing().slice(-count)
    try {
      await this.takeBack(count)
      try { await this.playAll(actions); return true } catch (error) {
        this.refuse(error)
        await this.takeBack(this.played)
        await this.playAll(standing)
        return false
      }
    } catch (error) { this.refuse(error); return false } finally { this.isBusy.value = false }
  }

  /** One's own actions that were not taken back. @returns {Action[]} */
  standing() {
    const gone = new Set()
    for (const entry of this.entries.peek()) for (const seq of entry.seqs || []) { if (entry.type === 'undone') gone.add(seq); else gone.delete(seq) }
    return this.entries.peek().filter((entry) => entry.type === 'played' && entry.action && entry.seat === this.position.peek()?.seat && !gone.has(entry.seq)).map((entry) => /** @type {Action} */ (entry.action))
  }

  /** @param {number} count */
  async takeBack(count) {
    for (let i = 0; i < count; i++) await this.follow(await this.live.ask({ type: 'undo' }))
  }

  /** @param {Action[]} actions */
  async playAll(actions) {
    this.played = 0
    for (const action of actions) {
      await this.follow(await this.live.ask({ type: 'act', seq: Math.max(this.position.peek()?.changed ?? this.seq.peek(), 0), action }))
      this.played += 1
    }
  }

  /** Waits until what was done is on the table. @param {{ seq?: number }} done @returns {Promise<void>} */
  follow(done) {
    return new Promise((ready) => {
      const stop = effect(() => { if (this.seq.value >= (done.seq ?? 0)) queueMicrotask(() => { stop(); ready() }) })
    })
  }

  /** Waits for the answer to what was sent before. A click meant for a table that has moved on since is none. */
  async isFree() {
    const before = this.position.peek()?.changed
    while (this.isBusy.peek()) await new Promise((done) => setTimeout(done, 5))
    return this.position.peek()?.changed === before && !this.asking.peek()
  }

  /** @param {unknown} error */
  refuse(error) {
    if (!(error instanceof Problem)) throw error
    this.refusal.value = error.reason
    this.announce(reasonText(error.reason))
  }

  /** Asks first: always, never, or when the move costs points or breaks a limit. @param {Action} action */
  async isAgreed(action) {
    const how = confirmation.peek()
    if (how === 'never') return true
    const changes = (await this.judge(action)).preview?.changes || []
    const loses = this.game.isLoss ? this.game.isLoss(changes) : changes.some((change) => (change.item === 'total' && Number(change.after) < Number(change.before)) || (change.item === 'limit_broken' && change.after === true))
    if (how === 'lost' && !loses) return true
    return this.question(t(loses ? 'web-confirm-lost' : 'web-confirm'))
  }

  /** @param {string} text @returns {Promise<boolean>} */
  question(text) {
    return new Promise((done) => {
      this.announce(text)
      this.asking.value = { text, answer: (yes) => { this.asking.value = null; done(yes) } }
    })
  }

  /** @param {any} message */
  async ask(message) {
    if (!(await this.isFree())) return
    this.isBusy.value = true
    try {
      const done = await this.live.ask(message)
      if (done.waits_for?.length) this.announce(t('web-undo-asked'))
    } catch (error) { this.refuse(error) } finally { this.isBusy.value = false }
  }

  undo() { return this.ask({ type: 'undo' }) }
  restart() { return this.ask({ type: 'undo', whole_turn: true }) }
  redo() { return this.ask({ type: 'redo' }) }
  /** @param {boolean} agree */
  answerUndo(agree) { return this.ask({ type: 'answer_undo', agree }) }
  resign() { return this.ask({ type: 'resign' }) }
  /** @param {string} text */
  async chat(text) {
    try { await this.live.ask({ type: 'chat', text }); return true } catch (error) { this.refuse(error); return false }
  }

  close() {
    this.stops.forEach((stop) => stop())
    this.live.close()
  }
}

/** A match played again, step by step. */
export class ReplayDesk extends Desk {
  /** @param {import('../types').GameModule} game @param {string} id @param {any} catalogue @param {any} replay */
  constructor(game, id, catalogue, replay) {
    super(game, id, catalogue)
    this.isReplay = true
    this.replay = replay
    this.opening.value = replay.opening
    this.info.value = replay.table
    this.seats = /** @type {number[]} */ (replay.seats)
    this.eyes = signal(/** @type {number} */ (replay.seats[0]))
    this.last = replay.entries.length ? replay.entries[replay.entries.length - 1].seq : 0
    this.wanted = -1
  }

  /** @param {number} step */
  async show(step) {
    const seat = this.eyes.peek()
    step = Math.max(0, Math.min(this.last, step))
    this.wanted = step
    const [found, marks] = await Promise.all([
      once(`/api/tables/${this.id}/replay/${step}?seat=${seat}`), once(`/api/tables/${this.id}/marks/${step}?seat=${seat}`),
    ])
    if (this.wanted !== step || this.eyes.peek() !== seat) return
    batch(() => {
      this.seq.value = step
      this.entries.value = this.replay.entries.filter((/** @type {any} */ entry) => entry.seq <= step)
      this.position.value = found
      this.marks.value = marks
    })
  }

  /** @param {number} seat */
  look(seat) {
    this.eyes.value = seat
    if (seat >= 0) this.shown.value = seat
    return this.show(this.wanted)
  }
}
