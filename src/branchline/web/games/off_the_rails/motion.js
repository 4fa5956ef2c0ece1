// What just happened, played out: carts run their way cell by cell, collisions burst, wrecks tilt, cells fall.
import { useEffect, useRef } from 'preact/hooks'
import { isStill } from '../../lib/settings.js'
import { logLine } from './names.js'
import { SIDES, STEP } from './pieces.js'
import { own } from './play.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').GameEvent} GameEvent */
/** @typedef {{ carts: Record<number, any>, bursts: any[], note: string | null }} Actors */

const TIMES = /** @type {Record<string, number>} */ ({ cart_moved: 150, jewel_taken: 160, carts_collided: 520, cart_derailed: 420, cart_banked: 380, load_dropped: 320, cell_swallowed: 260, deposit_made: 260, track_laid: 0 })
const LONGEST = 90

/** @param {any} from @param {any} to */
const sideTo = (from, to) => [...SIDES].find((side) => from[0] + STEP[side][0] === to[0] && from[1] + STEP[side][1] === to[1])

/** One event on the little stage. @param {Actors} stage @param {GameEvent} event @returns {Actors} */
export function after(stage, event) {
  const now = { carts: { ...stage.carts }, bursts: /** @type {any[]} */ ([]), note: /** @type {string | null} */ (null) }
  const cart = typeof event.cart === 'number' ? now.carts[event.cart] : null
  const change = (/** @type {any} */ more) => { now.carts[event.cart] = { ...cart, ...more } }
  if (event.type === 'cart_placed') change({ place: 'board', cell: event.cell })
  if (event.type === 'cart_moved' && cart) change({ cell: event.cell, facing: sideTo(cart.cell, event.cell) || cart.facing })
  if (event.type === 'cart_banked' && cart) change({ cell: event.cell, facing: sideTo(cart.cell, event.cell) || cart.facing, is: 'home' })
  if (event.type === 'cart_derailed' && cart) change({ is: 'wreck' })
  if (event.type === 'cart_turned' && cart) change({ facing: event.side })
  if (event.type === 'carts_collided' && cart) now.bursts = [{ from: cart.cell, to: event.cell, quiet: !event.is_connected }]
  return now
}

/** Follows the table and plays what is new. @param {Table} table */
export function usePlayback(table) {
  const seen = useRef({ seq: table.seq, carts: table.view.carts })
  const timer = useRef(0)
  const kept = own(table)
  useEffect(() => {
    const was = seen.current
    seen.current = { seq: table.seq, carts: table.view.carts }
    if (table.seq === was.seq) return
    const events = table.seq < was.seq ? [] : table.entries.filter((entry) => entry.seq > was.seq && entry.type === 'played').flatMap((entry) => entry.events || [])
    tellCrash(table, events)
    clearTimeout(timer.current)
    kept.actors.value = null
    if (isStill() || events.length > LONGEST || !events.some((event) => event.type in TIMES) || document.hidden) return
    let stage = /** @type {Actors} */ ({ carts: Object.fromEntries(was.carts.map((/** @type {any} */ cart, /** @type {number} */ i) => [i, cart])), bursts: [], note: null })
    const beat = (/** @type {number} */ at) => {
      if (at >= events.length) { kept.actors.value = null; return }
      stage = after(stage, events[at])
      const time = TIMES[events[at].type] || 0
      if (!time) { beat(at + 1); return }
      kept.actors.value = stage
      timer.current = window.setTimeout(() => beat(at + 1), time)
    }
    beat(0)
  }, [table.seq, table.view])
  useEffect(() => () => { clearTimeout(timer.current); kept.actors.value = null }, [])
}

const WHY = new Set(['carts_collided', 'cart_derailed', 'load_split', 'hand_opened', 'load_dropped', 'cart_turned'])

/** A collision in words, step by step, until the next turn. @param {Table} table @param {GameEvent[]} events */
function tellCrash(table, events) {
  const { crash } = own(table)
  const begins = events.findLastIndex((event) => event.type === 'carts_collided')
  if (begins >= 0) {
    const hit = events[begins]
    crash.value = { cart: hit.cart, other: hit.other, cell: hit.cell, connected: hit.is_connected, events: events.slice(begins).filter((event) => WHY.has(event.type)), lines: [] }
  } else if (crash.peek() && events.some((event) => event.type === 'turn_begun') && !events.some((event) => WHY.has(event.type))) crash.value = null
  else if (crash.peek() && events.some((event) => WHY.has(event.type))) crash.value = { ...crash.peek(), events: [...crash.peek().events, ...events.filter((event) => WHY.has(event.type))] }
}

/** @param {Table} table @param {any} crash @returns {string[]} */
export const crashLines = (table, crash) => crash.events.map((/** @type {GameEvent} */ event) => (event.type === 'cart_turned' ? null : logLine(event, table)?.text)).filter(Boolean)
