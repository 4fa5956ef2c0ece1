// A match played again, step by step.
import { batch, signal } from '@preact/signals'
import { once } from './api.js'
import { Desk } from './desk.js'

/** @typedef {import('../types').Position} Position */

export class ReplayDesk extends Desk {
  /** @param {import('../types').GameModule} game @param {string} id @param {unknown} catalogue @param {import('../wire').Replay} replay */
  constructor(game, id, catalogue, replay) {
    super(game, id, catalogue)
    this.isReplay = true
    this.replay = replay
    this.opening.value = replay.opening
    this.info.value = replay.table
    this.seats = replay.seats
    this.viewpoint = signal(replay.seats[0])
    this.last = replay.entries.length ? replay.entries[replay.entries.length - 1].seq : 0
    this.wanted = -1
  }

  /** @param {number} step */
  async show(step) {
    const seat = this.viewpoint.peek()
    step = Math.max(0, Math.min(this.last, step))
    this.wanted = step
    const [found, marks] = await Promise.all([
      once(`/api/tables/${this.id}/replay/${step}?seat=${seat}`),
      once(`/api/tables/${this.id}/marks/${step}?seat=${seat}`),
    ])
    if (this.wanted !== step || this.viewpoint.peek() !== seat) return
    const before = this.position.peek()
    const seq = this.seq.peek()
    batch(() => {
      this.seq.value = step
      this.entries.value = this.replay.entries.filter((entry) => entry.seq <= step)
      this.position.value = /** @type {Position} */ (/** @type {unknown} */ (found))
      this.marks.value = marks
      this.film.follow(before, seq)
    })
  }

  /** @param {number} seat */
  look(seat) {
    this.viewpoint.value = seat
    if (seat >= 0) this.seatShown.value = seat
    return this.show(this.wanted)
  }
}
