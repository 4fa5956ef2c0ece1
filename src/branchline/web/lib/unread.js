// What others have said and nobody here has seen yet.
import { computed, signal } from '@preact/signals'

/** @param {string} key */
function kept(key) {
  try {
    return Number(sessionStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}

export class Unread {
  /**
   * @param {string} id @param {import('@preact/signals').Signal<import('../types').Line[]>} lines
   * @param {(seat: number) => boolean} isMine
   */
  constructor(id, lines, isMine) {
    this.key = `branchline-seen-${id}`
    this.lines = lines
    this.seen = signal(kept(this.key))
    this.all = computed(() =>
      lines.value.filter((line) => line.number > this.seen.value && !line.note && !isMine(line.seat ?? -1)),
    )
  }

  /** All that was said so far: a reload does not make it new again. */
  see() {
    const last = this.lines.peek().at(-1)?.number ?? 0
    if (last <= this.seen.peek()) return
    this.seen.value = last
    try {
      sessionStorage.setItem(this.key, String(last))
    } catch {
      /* a private window keeps nothing */
    }
  }
}
