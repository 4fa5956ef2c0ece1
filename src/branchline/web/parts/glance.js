// The cards of one's own tables drawn as they stand: asked for when they come into sight, and again when the match has gone on.
import { signal } from '@preact/signals'
import { frontOf } from '../games/fronts.js'
import { get, Problem } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { needWords } from '../lib/words.js'

/** @typedef {import('../types').TableInfo} TableInfo */
/** @typedef {{ picture: string, progress: () => string, sign: (seat: number) => string | null }} Seen */

/** By table and viewpoint: what was last seen. */
const all = signal(/** @type {Record<string, Seen>} */ ({}))
/** The entry at which it was asked for. @type {Map<string, number>} */
const asked = new Map()

/** Whoever signs in as somebody else looks from other seats. @param {TableInfo} table */
const viewpointOf = ({ id, seats }) => [id, ...seats.filter((seat) => seat.mine).map((seat) => seat.seat)].join(' ')

/** @param {TableInfo} table @returns {Seen | null} */
export const seenOf = (table) => (table.state === 'playing' && all.value[viewpointOf(table)]) || null

/** Those of their cards that are in sight are drawn, until the answer is called. @param {TableInfo[]} tables */
export function watch(tables) {
  const known = new Map(tables.filter(({ state }) => state === 'playing').map((table) => [table.id, table]))
  const sight = new IntersectionObserver((cards) => {
    for (const { isIntersecting, target } of cards) {
      const table = known.get(/** @type {HTMLElement} */ (target).dataset.table || '')
      if (isIntersecting && table) look(table)
    }
  })
  for (const card of document.querySelectorAll('.cont [data-table]')) sight.observe(card)
  return () => sight.disconnect()
}

/** What is refused stays refused until the match has gone on; what only failed is asked for again. @param {TableInfo} table */
async function look(table) {
  const viewpoint = viewpointOf(table)
  const load = frontOf(table.game)?.glance
  if (!load || asked.get(viewpoint) === table.seq) return
  asked.set(viewpoint, table.seq)
  try {
    const [{ default: glance }, { board }] = await Promise.all([
      load(),
      get(`/api/tables/${table.id}/glance?seq=${table.seq}`),
    ])
    await Promise.all([...glance.styles.map(style), needWords(...glance.words)])
    const seen = {
      picture: glance.draw(board),
      progress: () => glance.progress(board),
      sign: (/** @type {number} */ seat) => glance.sign?.(board, seat) ?? null,
    }
    all.value = { ...all.peek(), [viewpoint]: seen }
  } catch (error) {
    if (!(error instanceof Problem) || ![404, 409].includes(error.status)) asked.delete(viewpoint)
  }
}
