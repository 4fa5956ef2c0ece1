// When something sounds. The sounds themselves are loaded the first time somebody wants one.
import { sound, volume } from './settings.js'

/** @typedef {import('../types').Sound} Sound */

/** Seconds between sounds that come together. */
const APART = 0.12

/** @param {Sound} kind @param {number} [late] in seconds */
export function chime(kind, late = 0) {
  if (!sound.peek() || !volume.peek()) return
  import('./sounds.js').then(
    ({ play }) => play(kind, volume.peek() / 100, late),
    () => {},
  )
}

/** What happened at one go: each sound of it once. @param {(Sound | undefined)[]} kinds */
export function chimeAll(kinds) {
  const all = new Set(kinds.filter((kind) => kind !== undefined))
  ;[...all].forEach((kind, i) => chime(kind, i * APART))
}
