// One table on the page that one sits at or watches, and the ways to act at it.
import { batch, effect, signal } from '@preact/signals'
import { get, once, Problem } from './api.js'
import { chime } from './chime.js'
import { Desk } from './desk.js'
import { inForce, lastTurn } from './entries.js'
import { Live } from './live.js'
import { confirmation } from './settings.js'
import { Unread } from './unread.js'
import { t } from './words.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../types').Judged} Judged */

export class Session extends Desk {
  /** @param {import('../types').GameModule} game @param {string} id @param {unknown} catalogue @param {number | null} seat */
  constructor(game, id, catalogue, seat) {
    super(game, id, catalogue)
    this.live = new Live(id, seat)
    /** Hot seat: who gets the screen next, behind the curtain. */
    this.curtain = signal(/** @type {number | null} */ (null))
    this.played = 0
    /** When the position was told, by the page's own clock: time runs on from there. */
    this.toldAt = performance.now()
    /** What is worth considering here, and whether bots are thinking about it. */
    this.hint = signal(/** @type {import('../types').OpenHint | null} */ (null))
    this.isHinting = signal(false)
    this.unread = new Unread(id, this.lines, (seat) => !!this.info.value?.seats[seat]?.mine)
    this.live.onTable = (message) => {
      this.info.value = message.table
    }
    this.live.onUpdate = (update) => this.update(update)
    this.live.onLines = (lines) => {
      // One that was removed comes again, without what it said.
      const again = new Set(lines.map((line) => line.number))
      const kept = this.lines.peek().filter((line) => !again.has(line.number))
      this.lines.value = [...kept, ...lines].sort((a, b) => a.number - b.number)
    }
    this.stops = [effect(() => this.passScreen()), effect(() => this.tellTurn())]
  }

  /** What was set up stands first in the log; there is none before the match begins. */
  readOpening() {
    get(`/api/tables/${this.id}/replay`).then(
      (replay) => {
        this.opening.value = replay.opening
      },
      () => {},
    )
  }

  /** All that an update changes is drawn at once. @param {import('../types').Update} update */
  update(update) {
    const before = this.position.peek()
    const seq = this.seq.peek()
    batch(() => {
      this.take(update)
      this.film.follow(before, seq)
    })
    if (!update.position) return
    if (before) this.tellNews(update.entries)
    else this.readOpening()
  }

  /** @param {import('../types').Update} update */
  take(update) {
    const before = this.position.peek()
    // What others do at the same time leaves what one is considering alone.
    const isMineStill =
      before &&
      update.position &&
      before.changed === update.position.changed &&
      before.seat === update.position.seat &&
      before.paused_by === update.position.paused_by
    if (!isMineStill) {
      this.judgements.clear()
      this.considered.value = null
      this.asking.peek()?.answer(false)
    }
    this.entries.value = [...this.entries.peek(), ...update.entries]
    this.seq.value = update.seq
    this.toldAt = performance.now()
    this.position.value = isMineStill && update.position ? { ...update.position, legal: before.legal } : update.position
    this.marks.value = update.position?.marks ?? null
    if (update.position && before?.seat !== update.position.seat)
      this.seatShown.value = update.position.seat ?? this.seatShown.peek()
    this.weigh() // what was asked while there was no line has no answer yet
  }

  /** Others' doings go to the live region; one's own one has just heard. @param {import('../types').Entry[]} entries */
  tellNews(entries) {
    const table = this.table.peek()
    if (!table || !entries.length) return
    const said = entries.flatMap((entry) =>
      (entry.events || []).map((event) => this.game.logLine(event, table)?.text).filter(Boolean),
    )
    if (said.length) this.announce(said.slice(-3).join(' '))
  }

  /** With several seats here, the screen goes to whoever must act; with secrets a curtain comes first. */
  passScreen() {
    const position = this.position.value
    const info = this.info.value
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
    // Not before one has seen what the others did.
    const mine = table.isMyTurn && !this.film.isBehind.value
    this.entitle(t(mine ? 'web-title-your-turn' : 'web-title-table', { game: name }))
    if (mine && this.wasMine === false) chime('turn')
    this.wasMine = mine
    const isOver = !!table.outcome && !this.film.isBehind.value
    if (isOver && this.wasOver === false) chime('end')
    this.wasOver = isOver
  }

  /** The page's title, with how many lines of the chat are unread. @param {string} title */
  entitle(title) {
    const unread = this.unread.all.value.length
    document.title = unread ? `(${unread}) ${title}` : title
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
    if (!(await this.begin())) return false
    try {
      if (!(await this.isAgreed(action))) return false
      const changed = this.position.peek()?.changed ?? this.seq.peek()
      // Whoever goes on from here counts what stands: an answer that comes twice may come before the table shows it.
      await this.follow(await this.live.ask({ type: 'act', seq: Math.max(changed, 0), action }))
      this.refusal.value = null
      return true
    } catch (error) {
      this.refuse(error)
      return false
    } finally {
      this.isBusy.value = false
    }
  }

  /**
   * Takes back one's last actions and plays these in their place; what cannot be played so is played as it was.
   * @param {number} count @param {Action[]} actions
   */
  async rearrange(count, actions) {
    if (this.isBusy.peek()) return false
    this.isBusy.value = true
    const before = count ? this.ownInForce().slice(-count) : []
    try {
      await this.takeBack(count)
      try {
        await this.playAll(actions)
        return true
      } catch (error) {
        this.refuse(error)
        await this.takeBack(this.played)
        await this.playAll(before)
        return false
      }
    } catch (error) {
      this.refuse(error)
      return false
    } finally {
      this.isBusy.value = false
    }
  }

  /** One's own actions that were not taken back. @returns {Action[]} */
  ownInForce() {
    const seat = this.position.peek()?.seat
    const mine = inForce(this.entries.peek()).filter((entry) => entry.type === 'played' && entry.seat === seat)
    return mine.flatMap((entry) => (entry.action ? [entry.action] : []))
  }

  /** @param {number} count */
  async takeBack(count) {
    for (let i = 0; i < count; i++) await this.follow(await this.live.ask({ type: 'undo' }))
  }

  /** @param {Action[]} actions */
  async playAll(actions) {
    this.played = 0
    for (const action of actions) {
      await this.follow(
        await this.live.ask({
          type: 'act',
          seq: Math.max(this.position.peek()?.changed ?? this.seq.peek(), 0),
          action,
        }),
      )
      this.played += 1
    }
  }

  /** Waits until what was done is on the table. @param {{ seq?: number }} done */
  follow(done) {
    return holds(() => this.seq.value >= (done.seq ?? 0))
  }

  /**
   * Waits for the answer to what was sent before, and is busy from then on: of several that wait one begins. A click meant
   * for a table that has moved on since is none.
   */
  async begin() {
    const before = this.position.peek()?.changed
    while (this.isBusy.peek()) await holds(() => !this.isBusy.value)
    if (this.position.peek()?.changed !== before || this.asking.peek()) return false
    this.isBusy.value = true
    return true
  }

  /** @param {unknown} error */
  refuse(error) {
    if (!(error instanceof Problem)) throw error
    this.refusal.value = error.reason
    this.announce(this.worded(error.reason))
  }

  /** Asks first: always, never, or where the server says that it matters. @param {Action} action */
  async isAgreed(action) {
    const how = confirmation.peek()
    if (how === 'never') return true
    const asks = (await this.judge(action)).preview?.asks
    if (how === 'lost' && !asks) return true
    return this.question(() => (asks ? t('web-confirm-this', { what: this.worded(asks) }) : t('web-confirm')))
  }

  /** @param {() => string} says in the language that is read meanwhile @returns {Promise<boolean>} */
  question(says) {
    const before = document.activeElement
    return new Promise((done) => {
      this.announce(says())
      const answer = (/** @type {boolean} */ yes) => {
        this.asking.value = null
        done(yes)
        queueMicrotask(() => giveBack(before))
      }
      this.asking.value = { says, answer }
    })
  }

  /** @param {{ type: string, [field: string]: unknown }} message */
  async ask(message) {
    if (!(await this.begin())) return
    try {
      const done = await this.live.ask(message)
      if (done.waits_for?.length) this.announce(t('web-undo-asked'))
    } catch (error) {
      this.refuse(error)
    } finally {
      this.isBusy.value = false
    }
  }

  /** Whether there is something of one's own that goes back only if the other people at the table agree. */
  canAskUndo() {
    const people = (this.info.value?.seats || []).filter((seat) => seat.kind === 'person')
    const position = this.position.value
    return (
      people.length > 1 &&
      !this.info.value?.asked &&
      position?.paused_by == null &&
      !position?.can_undo?.length &&
      !!position?.to_act?.length &&
      this.ownInForce().length > 0
    )
  }

  undo() {
    return this.ask({ type: 'undo' })
  }
  restart() {
    return this.ask({ type: 'undo', whole_turn: true })
  }
  redo() {
    return this.ask({ type: 'redo' })
  }
  /** To what is asked, and to nothing that is asked meanwhile. @param {boolean} agree */
  answerUndo(agree) {
    return this.ask({ type: 'answer_undo', agree, what: this.info.peek()?.asked?.what })
  }
  resign() {
    return this.ask({ type: 'resign' })
  }
  /** @param {string} text */
  async chat(text) {
    try {
      await this.live.ask({ type: 'chat', text })
      return true
    } catch (error) {
      this.refuse(error)
      return false
    }
  }

  /** @param {import('../types').Entry} entry */
  isOthers(entry) {
    return !this.info.peek()?.seats[entry.seat]?.mine
  }

  /** What there is to show once more: nothing where the game does not play it out. */
  lastTurn() {
    const beats = this.game.staging?.beats || {}
    const entries = lastTurn(this.entries.value, this.position.value?.seat ?? null)
    return entries.filter((entry) => entry.events?.some((event) => event.type in beats))
  }

  /** Shows the last turn again, from where things stood before it. */
  async showAgain() {
    const [first] = this.lastTurn()
    const seat = this.position.peek()?.seat ?? -1
    if (!first) return
    try {
      const before = await once(`/api/tables/${this.id}/replay/${first.seq - 1}?seat=${seat}`)
      const entries = this.lastTurn()
      if (entries[0]?.seq === first.seq && seat === (this.position.peek()?.seat ?? -1))
        this.film.again(before.view, entries)
    } catch (error) {
      this.refuse(error)
    }
  }

  close() {
    super.close()
    this.stops.forEach((stop) => stop())
    this.live.close()
  }
}

/** Resolves as soon as this holds; it reads signals. @param {() => boolean} condition @returns {Promise<void>} */
export function holds(condition) {
  return new Promise((ready) => {
    const stop = effect(() => {
      if (condition())
        queueMicrotask(() => {
          stop()
          ready()
        })
    })
  })
}

/** The keyboard goes back to where it was before the question. @param {Element | null} element */
function giveBack(element) {
  const isTaken = document.activeElement && document.activeElement !== document.body
  if (!isTaken && element?.isConnected && (element instanceof HTMLElement || element instanceof SVGElement))
    element.focus()
}
