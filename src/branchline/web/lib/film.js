// What happened, played out event by event before the board shows what came of it. A press of anything ends it.
import { batch, signal } from '@preact/signals'
import { chime, chimeAll } from './chime.js'
import { isStill, pace } from './settings.js'

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../types').Entry} Entry */
/** @typedef {import('../types').GameEvent} GameEvent */
/** @typedef {import('../types').Beat} Beat */
/** @typedef {import('../types').Scene} Scene */
/**
 * One event in the queue. `slowness`: how many times its own time it takes; 0: it is not shown. `isOthers`: one has not reached it
 * as long as it is ahead.
 * @typedef {{ event: GameEvent, seat: number, slowness: number, isOthers: boolean, isAgain: boolean }} Shot
 */

/** @type {Record<string, number>} */
const SLOWNESS = { instant: 0, quick: 1, calm: 2.2 }
/** More than this nobody wants to watch. */
const LONGEST = 90
/** A replay goes on by itself: a step of it takes no longer than this. */
const STEP_TIME = 620
const SETTLING = 120
const PRESSES = ['keydown', 'click', 'pointerup']
/** So long after the finger was lifted there is no click to wait for. */
const NO_CLICK = 80

/** Plays events one after another onto a signal; a game's `staging` says what each looks like. */
export class Film {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk
    /** What the board draws just now instead of the position. */
    this.scene = signal(/** @type {(Scene & import('../types').OnScreen) | null} */ (null))
    /** Whose doing is shown, in words, where that is not just one's own. */
    this.now = signal(/** @type {{ seat: number, text: string, isAgain: boolean } | null} */ (null))
    /** Whether others did something that was not shown yet: until then it is not one's turn. */
    this.isBehind = signal(false)
    /** @type {Shot[]} */
    this.queue = []
    /** @type {Scene | null} */
    this.still = null
    this.timer = 0
    this.lifted = 0
    this.slow = 1
    /** The seat that was shown before the film went from area to area. */
    this.borrowed = /** @type {number | null} */ (null)
    this.cut = this.cut.bind(this)
  }

  /** What is new since then. Called together with the change, so that what came of it does not flash up first. */
  /** @param {import('../types').Position | null} before @param {number} seq */
  follow(before, seq) {
    const { desk } = this
    if (!before || desk.seq.peek() === seq) return
    const entries = newsOf(desk, seq)
    if (!entries || desk.isReplay) this.stop()
    if (entries) this.add(before.view, entries)
  }

  /** @param {unknown} view how things stood before @param {Entry[]} entries */
  add(view, entries) {
    const shots = entries.flatMap((entry) => this.shotsOf(entry, this.slowness(entry), false))
    if (this.desk.isReplay && shots.some((shot) => shot.slowness)) this.hurry(view, shots)
    chimeAll(shots.filter((shot) => !shot.slowness).map((shot) => this.soundOf(shot)))
    this.queue.push(...shots)
    if (this.queue.length > LONGEST) this.stop()
    else if (this.still) this.tell()
    else if (shots.some((shot) => shot.slowness)) this.begin(view)
    else this.queue = []
  }

  /** Once more, because somebody asked for it: from area to area. @param {unknown} view @param {Entry[]} entries */
  again(view, entries) {
    this.stop()
    this.queue = entries.flatMap((entry) => this.shotsOf(entry, SLOWNESS[pace.peek()] || 1, true)).slice(-LONGEST)
    this.borrowed = this.desk.seatShown.peek()
    batch(() => this.begin(view))
  }

  /** @param {Entry} entry @param {number} slowness @param {boolean} isAgain @returns {Shot[]} */
  shotsOf(entry, slowness, isAgain) {
    const isOthers = !isAgain && this.desk.isOthers(entry)
    return (entry.events || []).map((event) => ({ event, seat: entry.seat, slowness, isOthers, isAgain }))
  }

  /** @param {Entry} entry */
  slowness(entry) {
    const { game, isReplay } = this.desk
    if (!game.staging || isStill()) return 0
    if (isReplay) return 1
    return this.desk.isOthers(entry) ? SLOWNESS[pace.peek()] : Number(game.staging.isOwnPlayed)
  }

  /** @param {Shot} shot */
  soundOf({ event }) {
    return this.desk.game.sounds?.[event.type]
  }

  /** @param {unknown} view @param {Shot[]} shots */
  hurry(view, shots) {
    let still = this.start(view)
    let total = 0
    for (const shot of shots) {
      const beats = this.beats(still, shot.event)
      total += beats.reduce((sum, beat) => sum + beat.time, 0)
      still = this.after(still, beats)
    }
    for (const shot of shots) shot.slowness = Math.min(1, STEP_TIME / Math.max(1, total))
  }

  /** @param {unknown} view */
  start(view) {
    const table = this.desk.table.peek()
    return (table && this.desk.game.staging?.start(view, table)) ?? null
  }

  /** @param {Scene | null} still @param {GameEvent} event @returns {Beat[]} */
  beats(still, event) {
    const table = this.desk.table.peek()
    return (table && still && this.desk.game.staging?.beats[event.type]?.(still, event, table)) || []
  }

  /** The pieces as an event left them. @param {Scene | null} still @param {Beat[]} beats */
  after(still, beats) {
    const last = beats[beats.length - 1]
    return last ? (this.desk.game.staging?.calm?.(last.scene) ?? last.scene) : still
  }

  /** @param {unknown} view */
  begin(view) {
    this.still = this.start(view)
    this.slow = this.queue[0]?.slowness || 1
    for (const press of PRESSES) addEventListener(press, this.cut, true)
    // Back to where it began at one go: only from there on things move.
    this.show(this.still, 0, null)
    this.tell(this.queue[0])
    this.timer = window.setTimeout(() => this.next(), 20)
  }

  next() {
    const shot = this.queue.shift()
    if (!shot) {
      this.settle()
      return
    }
    const beats = this.beats(this.still, shot.event)
    if (beats.length && shot.slowness) {
      this.slow = shot.slowness
      const sound = this.soundOf(shot)
      if (sound) chime(sound)
      batch(() => {
        this.tell(shot)
        this.play(shot, beats, 0)
      })
      return
    }
    this.still = this.after(this.still, beats)
    this.next()
  }

  /** @param {Shot} shot @param {Beat[]} beats @param {number} at */
  play(shot, beats, at) {
    const beat = beats[at]
    if (!beat) {
      this.next()
      return
    }
    this.still = this.after(this.still, [beat])
    this.show(beat.scene, beat.time, shot)
    this.timer = window.setTimeout(() => this.play(shot, beats, at + 1), beat.time * this.slow)
  }

  /** Into the position itself. */
  settle() {
    const table = this.desk.table.peek()
    const staging = this.desk.game.staging
    if (!table || !this.still || !staging?.settle) {
      this.stop()
      return
    }
    this.show(staging.settle(this.still, table), SETTLING, null)
    this.timer = window.setTimeout(() => this.stop(), SETTLING * this.slow)
  }

  /** @param {Scene | null} scene @param {number} time @param {Shot | null} shot */
  show(scene, time, shot) {
    const text = (shot && this.lineOf(shot)?.text) || ''
    const beat = shot?.event.type || (time ? 'settle' : 'begin')
    this.scene.value = { ...scene, time: Math.round(time * this.slow), beat, text, isAgain: !!this.now.peek()?.isAgain }
  }

  /** @param {Shot} shot */
  lineOf(shot) {
    const table = this.desk.table.peek()
    return table && this.desk.game.logLine(shot.event, table)
  }

  /** What the banner says of it; asked for again, the board goes along and lights it. @param {Shot} [shot] */
  tell(shot) {
    const { desk } = this
    this.isBehind.value = !!shot?.isOthers || this.queue.some((each) => each.isOthers)
    if (!shot) return
    const line = this.lineOf(shot)
    const isTold = shot.isAgain || this.isBehind.peek()
    this.now.value = isTold
      ? { seat: shot.seat, text: line?.text || this.now.peek()?.text || '', isAgain: shot.isAgain }
      : null
    if (!shot.isAgain) return
    desk.focus.value = line?.focus ?? null
    if (line?.focus?.seat != null) desk.seatShown.value = line.focus.seat
  }

  stop() {
    clearTimeout(this.timer)
    clearTimeout(this.lifted)
    for (const press of PRESSES) removeEventListener(press, this.cut, true)
    this.queue = []
    if (!this.still) return
    this.still = null
    batch(() => {
      this.scene.value = null
      this.now.value = null
      this.isBehind.value = false
      if (this.borrowed === null) return
      this.desk.seatShown.value = this.borrowed
      this.desk.focus.value = null
      this.borrowed = null
    })
  }

  /**
   * A press ends it: at the click, so that nothing moves away under the finger; where no click comes of it, soon after. Where another's
   * area was shown, the press is not meant for what lies at that place in one's own.
   * @param {Event} event
   */
  cut(event) {
    if (event.type === 'pointerup') {
      this.lifted = window.setTimeout(() => this.stop(), NO_CLICK)
      return
    }
    const isElsewhere = this.borrowed !== null && this.borrowed !== this.desk.seatShown.peek()
    const isOnBoard = event.target instanceof Element && event.target.closest('.stage')
    if (event.type === 'click' && isElsewhere && isOnBoard) event.stopPropagation()
    this.stop()
  }
}

/** What one has not seen yet; null where the board shall just show how it stands. */
/** @param {Desk} desk @param {number} seq @returns {Entry[] | null} */
function newsOf(desk, seq) {
  const now = desk.seq.peek()
  const entries = desk.entries.peek().filter((entry) => entry.seq > seq)
  const isJump = now < seq || entries.some((entry) => entry.type !== 'played') || (desk.isReplay && now - seq > 1)
  return isJump || document.hidden ? null : entries
}
