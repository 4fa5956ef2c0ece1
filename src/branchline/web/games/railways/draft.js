// The plan one is about to lay: cards swapped and turned.
import { isAt, own } from './choices.js'
import { storeDraft } from './kept_draft.js'
import { turned } from './plan.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./kinds').Laid} Laid */

/** @param {Table} table @param {Laid[]} plan */
function keep(table, plan) {
  own(table).draft.value = plan
  storeDraft(table, plan)
}

/** The plan as one would lay it: what lies, then the draft, then what is left in its order. @param {Table} table @returns {Laid[]} */
export function draftOf(table) {
  const { plan, to_lay: left } = table.view
  const wanted = own(table).draft.value
  const fits =
    wanted &&
    wanted.length === plan.length + left.length &&
    wanted.every((laid, i) => (i < plan.length ? laid.card === plan[i].card : left.includes(laid.card)))
  if (fits) return [...plan, ...wanted.slice(plan.length)]
  return [...plan, ...left.map((/** @type {number} */ card) => ({ card, turned: false }))]
}

/** @param {import('./kinds').Catalogue} catalogue @param {Laid} laid @returns {string[]} */
export function rowsOf(catalogue, { card, turned: isTurned }) {
  const rows = catalogue.cards.find((each) => each.id === card)?.plan || []
  return isTurned ? turned(rows) : rows
}

/** @param {Laid[]} plan */
export const planName = (plan) => plan.map((laid) => `${laid.card}${laid.turned ? 't' : ''}`).join(' ')

/**
 * What the server says of a plan: its complete railways, and how many rails dangle.
 * @param {Table} table @param {Laid[]} plan @returns {{ railways: Cell[][], dangling: number } | null}
 */
export function judgedPlan(table, plan) {
  const found = table.marks?.arrangements
  const width = table.catalogue.across * table.catalogue.columns
  const judged = found?.plans[planName(plan)]
  if (!judged) return null
  /** @param {number} id @returns {Cell[]} */
  const cells = (id) => found.railways[id].map((n) => [n % width, Math.floor(n / width)])
  return { railways: judged[0].map(cells), dangling: judged[1] }
}

/** Whether the card of this place can still be moved. @param {Table} table @param {number} place */
export const isFree = (table, place) => isAt(table, 'arrange_plan') && place >= table.view.plan.length

/** @param {Table} table @param {number} place */
export function turnCard(table, place) {
  if (!isFree(table, place)) return false
  keep(
    table,
    draftOf(table).map((laid, i) => (i === place ? { ...laid, turned: !laid.turned } : laid)),
  )
  return true
}

/** @param {Table} table @param {number} one @param {number} other */
export function swapCards(table, one, other) {
  if (one === other || !isFree(table, one) || !isFree(table, other)) return false
  const plan = draftOf(table)
  keep(
    table,
    plan.map((laid, i) => (i === one ? plan[other] : i === other ? plan[one] : laid)),
  )
  own(table).swapping.value = false
  return true
}

/** Lays the cards that are left as drafted. It is one thing to do, so one question at most is asked. @param {Table} table */
export async function layPlan(table) {
  const kept = own(table)
  const plan = draftOf(table)
  if (kept.laying.peek()) return
  kept.draft.value = plan
  kept.laying.value = true
  const [first, ...others] = plan.slice(table.view.plan.length).map((laid) => ({ type: 'lay_card', ...laid }))
  if (await table.commit(first)) await table.rearrange(0, others)
  kept.laying.value = false
}
