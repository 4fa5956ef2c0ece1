// What just happened, played out event by event before the board shows what came of it. A press of anything ends it.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { isStill } from '../../lib/settings.js'
import { logLine } from './names.js'
import { own } from './play.js'
import { beatsOf, calm, sceneOf } from './scene.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').GameEvent} GameEvent */
/** @typedef {import('./scene.js').Scene} Scene */

/** More than this nobody wants to watch. */
const LONGEST = 90
/** A replay goes on by itself: a step of it takes no longer than this. */
const STEP_TIME = 620

/** The events one has not seen yet; null where the board shall just show how it stands. @param {Table} table @param {number} seq */
function newsOf(table, seq) {
  const entries = table.entries.filter((entry) => entry.seq > seq)
  const isJump =
    table.seq < seq || entries.some((entry) => entry.type !== 'played') || (table.isReplay && table.seq - seq > 1)
  return isJump || isStill() || document.hidden ? null : entries.flatMap((entry) => entry.events || [])
}

/** Plays events one after another onto a signal. */
class Film {
  /** @param {import('@preact/signals').Signal<any>} shown */
  constructor(shown) {
    this.shown = shown
    /** @type {GameEvent[]} */
    this.events = []
    /** @type {Scene | null} */
    this.scene = null
    this.timer = 0
  }

  /** @param {Table} table @param {any} before @param {GameEvent[]} events */
  add(table, before, events) {
    this.table = table
    this.events.push(...events)
    if (this.events.length > LONGEST) this.stop()
    else if (!this.scene && events.length) {
      this.scene = sceneOf(before)
      this.pace = table.isReplay ? Math.min(1, STEP_TIME / Math.max(1, this.length(this.scene, events))) : 1
      // Back to where it began at one go: only from there on things move.
      this.show(this.scene, 0, null)
      this.timer = window.setTimeout(() => this.next(), 20)
    }
  }

  /** How long it would all take. @param {Scene} scene @param {GameEvent[]} events */
  length(scene, events) {
    let total = 0
    for (const event of events) {
      const beats = beatsOf(scene, event, this.table)
      total += beats.reduce((sum, beat) => sum + beat.time, 0)
      scene = calm(beats[beats.length - 1]?.scene || scene)
    }
    return total
  }

  next() {
    const event = this.events.shift()
    if (event && this.scene) this.play(event, beatsOf(this.scene, event, this.table), 0)
    else this.settle()
  }

  /** @param {GameEvent} event @param {import('./scene.js').Beat[]} beats @param {number} at */
  play(event, beats, at) {
    const beat = beats[at]
    if (!beat) {
      this.next()
      return
    }
    this.scene = calm(beat.scene)
    this.show(beat.scene, beat.time, event)
    this.timer = window.setTimeout(() => this.play(event, beats, at + 1), beat.time * (this.pace || 1))
  }

  /** Into the position itself: the last turn of a cart has no event of its own. */
  settle() {
    if (!this.scene || !this.table) return
    const { carts: before } = this.scene
    const near = sceneOf(this.table.view).carts.map((cart, i) => {
      const { angle } = before[i]
      return { ...cart, angle: angle + shortest(cart.angle - angle) }
    })
    this.show({ ...this.scene, token: null, carts: near }, 120, null)
    this.timer = window.setTimeout(() => this.stop(), 120 * (this.pace || 1))
  }

  /** @param {Scene} scene @param {number} time @param {GameEvent | null} event */
  show(scene, time, event) {
    const text = event && this.table ? logLine(event, this.table)?.text || '' : ''
    this.shown.value = {
      ...scene,
      time: Math.round(time * (this.pace || 1)),
      beat: event?.type || (time ? 'settle' : 'begin'),
      text,
    }
  }

  stop() {
    clearTimeout(this.timer)
    this.events = []
    this.scene = null
    this.shown.value = null
  }
}

/** @param {number} angle */
const shortest = (angle) => ((((angle + 180) % 360) + 360) % 360) - 180

/** Follows the table and plays what is new. @param {Table} table */
export function usePlayback(table) {
  const seen = useRef({ seq: table.seq, view: table.view })
  const film = useRef(/** @type {Film | null} */ (null))
  film.current ||= new Film(own(table).scene)
  const reel = film.current
  // Before the page is painted: what came of it must not flash up first.
  useLayoutEffect(() => {
    const was = seen.current
    seen.current = { seq: table.seq, view: table.view }
    if (table.seq === was.seq) return
    const events = newsOf(table, was.seq)
    if (!events || table.isReplay) reel.stop()
    if (events) reel.add(table, was.view, events)
  }, [table.seq, table.view])
  useLayoutEffect(() => {
    const press = () => {
      if (reel.scene) reel.stop()
    }
    addEventListener('pointerdown', press, true)
    addEventListener('keydown', press, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('keydown', press, true)
      reel.stop()
    }
  }, [])
}
