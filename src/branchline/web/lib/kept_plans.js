// Plans are kept in this browser, for each table and seat, until the match is over. A private window keeps nothing.

/** @typedef {{ name: string, actions: import('../types').Action[], isWhole: boolean }} Plan */
/** `seq`: the table's last entry when they were kept. @typedef {{ plans: Plan[], at: number, seq: number }} Kept */

/** Of so many tables; those planned at least lately go first. */
const MOST = 30
const LIST = 'branchline-plans'

/** @param {string} id @param {number} seat */
const key = (id, seat) => `${LIST}-${id}-${seat}`

/** What stands there may be of an older page: it is looked at before it is used. @param {string} name @returns {unknown} */
function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) || 'null')
  } catch {
    return null
  }
}

/** @param {string} id @param {number} seat @returns {Kept | null} */
export function keptPlans(id, seat) {
  const { plans, at = -1, seq = 0 } = /** @type {Partial<Kept>} */ (read(key(id, seat)) ?? {})
  const isWhole =
    Array.isArray(plans) && at >= 0 && at < plans.length && plans.every((plan) => Array.isArray(plan?.actions))
  return isWhole ? { plans, at, seq } : null
}

/** @param {string} id @param {number} seat @param {Kept & { isOver: boolean }} what */
export function keepPlans(id, seat, { plans, at, seq, isOver }) {
  const mine = key(id, seat)
  const known = read(LIST)
  const others = (Array.isArray(known) ? known : []).filter((name) => name !== mine)
  const isWorth = !isOver && plans.some((plan) => plan.actions.length)
  const list = isWorth ? [...others, mine] : others
  try {
    for (const old of list.splice(0, Math.max(0, list.length - MOST))) localStorage.removeItem(old)
    if (isWorth) localStorage.setItem(mine, JSON.stringify({ plans, at, seq }))
    else localStorage.removeItem(mine)
    localStorage.setItem(LIST, JSON.stringify(list))
  } catch {
    /* then they are gone with the page */
  }
}
