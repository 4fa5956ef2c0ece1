// The draft of a plan outlives a reload: it is kept in this tab until the plan lies. A private window keeps nothing.

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').Laid} Laid */

/** @param {Table} table */
const key = (table) => `branchline-railways-draft-${table.id}-${table.seat}`

/** What was drafted before the page was loaded anew. @param {Table} table @returns {Laid[] | null} */
export function keptDraft(table) {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) || 'null')
  } catch {
    return null
  }
}

/** @param {Table} table @param {Laid[]} plan */
export function storeDraft(table, plan) {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(plan))
  } catch {
    /* then it is gone with the page */
  }
}

/** The plan lies: what was drafted is of no use any more. @param {Table} table */
export function dropDraft(table) {
  try {
    sessionStorage.removeItem(key(table))
  } catch {
    /* there is none */
  }
}
