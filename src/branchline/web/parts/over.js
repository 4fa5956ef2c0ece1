// What a match that is over needs is loaded when one is.
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { needWords, t } from '../lib/words.js'

/** @typedef {import('../types').Table} Table */

/** @type {import('@preact/signals').Signal<typeof import('./ending.js') | null>} */
const loaded = signal(null)

/** Once; who cannot be reached now is asked again at the next end. */
async function load() {
  if (loaded.peek()) return
  try {
    const [part] = await Promise.all([import('./ending.js'), needWords('ending'), style('css/ending.css')])
    loaded.value = part
  } catch {
    // The score stands on the page all the same.
  }
}

/** Whether it was ended before its rules did: there are places and no scores. @param {Table} table */
export const isEarly = ({ outcome }) => !!outcome && !outcome.scores.length

/**
 * What the banner says of it: how it came out as the game tells it, or that it was ended early, and why.
 * No game has a word for a match that was ended before its rules did.
 * @param {import('../lib/desk.js').Desk} desk @param {Table} table @returns {import('../types').Banner}
 */
export function lastBanner(desk, table) {
  const why = loaded.value?.whyText(table)
  if (!isEarly(table)) {
    const banner = desk.game.banner(table)
    return { ...banner, detail: why || banner.detail }
  }
  return { title: t('web-over'), detail: why || t('log-ended'), seat: null, phases: [], at: -1 }
}

/** Why it ended, who won, one's best. @param {{ desk: import('../lib/desk.js').Desk, table: Table }} props */
export function Ending(props) {
  useEffect(() => void load(), [])
  return loaded.value && html`<${loaded.value.EndingCard} ...${props} />`
}

/** What one can do now. @param {{ session: import('../lib/session.js').Session, table: Table }} props */
export function OverDock(props) {
  useEffect(() => void load(), [])
  return loaded.value && html`<${loaded.value.Ways} ...${props} />`
}
