// The puzzles one has solved, remembered on this device.
import { signal } from '@preact/signals'

const KEY = 'branchline-puzzles'

/** @returns {string[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || '[]') || []
  } catch {
    return [] // a browser may forbid it, and then nothing is remembered
  }
}

export const solved = signal(new Set(kept()))

/** @param {string} id */
export function remember(id) {
  solved.value = new Set([...solved.peek(), id])
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved.peek()]))
  } catch {
    // as long as the page is open
  }
}
