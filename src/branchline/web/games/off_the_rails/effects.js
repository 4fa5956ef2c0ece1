// What an action does for the carts, in words: the differences it makes to what the server says of them.
import { useEffect } from 'preact/hooks'
import { cartsOf, cartWithin, cellName, toneOf, w } from './names.js'
import { own } from './play.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Change} Change */
/** @typedef {import('../../types').ChangeLine} ChangeLine */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./kinds').Effects} Effects */
/** @typedef {'good' | 'warn' | undefined} Tone */

/** Entries of which one remembers what was said: more than a turn has. */
const KEPT = 24
/** The items that speak of what comes of the turn. */
const SPOKEN = new Set(['banks', 'carries', 'doomed', 'runs', 'hits', 'home'])
/** @param {Change} change */
export const isEffect = (change) => SPOKEN.has(change.item.split(':')[0])

/**
 * What is said of one's carts first, then of the others'. A cell that is named already (`at`) is not named again.
 * @param {Change[]} changes @param {Table} table @param {Cell | null} [at] @returns {ChangeLine[]}
 */
export function effectLines(changes, table, at = null) {
  /** @type {Map<string, Change>} */
  const by = new Map(changes.map((change) => [change.item, change]))
  return [
    ...cartsOf(table, table.view.active).flatMap((cart) => ownLines(by, toneOf(table, cart), table, at)),
    ...changes.flatMap((change) => rivalLines(change, table)),
  ]
}

/** @param {string} text @param {Change} change @param {string} icon @param {Tone} tone @returns {ChangeLine} */
const line = (text, { clause }, icon, tone) => ({
  label: text,
  about: 'ahead',
  value: '',
  points: null,
  clause,
  icon,
  tone,
})

/**
 * Of a cart that is still to run.
 * @param {Map<string, Change>} by
 * @param {string} tone
 * @param {Table} table
 * @param {Cell | null} at
 * @returns {ChangeLine[]}
 */
function ownLines(by, tone, table, at) {
  const place = by.get(`place:${tone}`)
  if (place && place.after !== 'board') return []
  const cart = w(`own-${tone}`)
  const [doomed, banks, carries, runs] = ['doomed', 'banks', 'carries', 'runs'].map((item) => by.get(`${item}:${tone}`))
  if (doomed?.after === true) return [line(w('does-derail', { cart }), doomed, 'flag', 'warn')]
  /** @type {ChangeLine[]} */
  const said = doomed?.before === true ? [line(w('does-save', { cart }), doomed, 'tick', 'good')] : []
  if (banks && (banks.before || banks.after)) {
    const isMore = Number(banks.after) > Number(banks.before ?? 0)
    const text = w('does-bank', { cart, points: Number(banks.after), before: Number(banks.before ?? 0) })
    return [...said, line(text, banks, 'bag', isMore ? 'good' : 'warn')]
  }
  if (carries?.after)
    return [
      ...said,
      line(
        w('does-carry', { cart, points: Number(carries.after), before: Number(carries.before ?? 0) }),
        carries,
        'bag',
        undefined,
      ),
    ]
  const end = runs?.cells?.at(-1)
  if (runs && end && !said.length)
    said.push(
      line(
        at?.join() === end.join()
          ? w('does-run-here', { cart })
          : w('does-run', { cart, cell: cellName(table.view, end) }),
        runs,
        'route',
        undefined,
      ),
    )
  return said
}

/** Of a cart that is hit, or whose way home it opens or shuts. @param {Change} change @param {Table} table @returns {ChangeLine[]} */
function rivalLines(change, table) {
  const [item, which] = change.item.split(':')
  if (item !== 'hits' && item !== 'home') return []
  const [clan, tone] = which.split('-')
  const seat = table.view.clans.findIndex((each) => each === clan)
  const cart = cartsOf(table, seat).find((each) => toneOf(table, each) === tone) ?? 0
  const who = { cart: cartWithin(table, cart), player: table.nameOf(seat) }
  if (item === 'hits') return [line(w(change.after ? 'does-hit' : 'does-miss', who), change, 'target', undefined)]
  return [line(w(change.after ? 'does-open' : 'does-block', who), change, 'route', change.after ? 'warn' : 'good')]
}

// Of what is planned already ------------------------------------------------------------------------------------------

/**
 * What the server said of the carts after each entry of this turn; what one did not see happen is asked for.
 * @param {Table} table
 * @param {number[]} seqs
 */
export function useEffects(table, seqs) {
  const kept = own(table).effects
  const wanted = [...new Set(seqs.flatMap((seq) => [seq - 1, seq]))]
  useEffect(() => {
    if (table.marks?.effects) keep(kept, table.seq, table.marks?.effects ?? null)
    for (const seq of wanted) if (!kept.peek().has(seq)) ask(table, kept, seq)
  }, [table.seq, wanted.join()])
  return kept.value
}

/** @param {import('@preact/signals').Signal<Map<number, Effects | null>>} kept @param {number} seq @param {Effects | null} effects */
function keep(kept, seq, effects) {
  kept.value = new Map([...[...kept.peek()].slice(-KEPT), [seq, effects]])
}

/** @param {Table} table @param {import('@preact/signals').Signal<Map<number, Effects | null>>} kept @param {number} seq */
function ask(table, kept, seq) {
  if (seq === table.seq && table.marks?.effects) return
  keep(kept, seq, null)
  table.marksAt(seq).then(
    (marks) => keep(kept, seq, marks?.effects ?? null),
    () => {},
  )
}

/**
 * What an entry of the turn did for the carts.
 * @param {Map<number, Effects | null>} known
 * @param {import('./play.js').Planned} planned
 * @param {Table} table
 * @returns {ChangeLine[]}
 */
export function effectsOf(known, { seq, action }, table) {
  const before = known.get(seq - 1)
  const after = known.get(seq)
  if (!before || !after) return []
  const items = new Set([...Object.keys(before.items), ...Object.keys(after.items)])
  const changes = [...items]
    .map((item) => ({ item, before: before.items[item], after: after.items[item], cells: after.cells[item] }))
    .filter((change) => change.before !== change.after)
  return effectLines(changes, table, action.cell ?? null)
}
