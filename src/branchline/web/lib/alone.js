// Whether this browser is its own host: then there is nobody else to play with, and nothing that needs a server is offered.
import { isThere } from './http_transport.js'

export const isAlone = () => document.documentElement.dataset.host === 'pocket'

/** Whether a table is closed here, because its match goes on elsewhere. @param {{ along?: string | null } | null} info */
export const isAway = (info) => info?.along === 'away' || info?.along === 'gone'

/** What lib/offline.js sets: something is kept, and this tab plays with it. @param {() => Storage} place @param {string} key */
const isSet = (place, key) => {
  try {
    return !!place().getItem(key)
  } catch {
    return false
  }
}

/** Whether something was kept here to play without the server. */
export const isOffered = () => isSet(() => localStorage, 'branchline-offline')

/**
 * A table that this browser keeps is gone on with here, though the server answers and does not know it; false where it keeps none.
 * @param {string} id @param {{ status?: number }} error
 */
export const findHere = async (id, { status }) =>
  status === 404 &&
  isOffered() &&
  !isAlone() &&
  import('./along.js').then((along) => along.findHere(id)).catch(() => false)

/** A page that was kept to play without its server is its own host where that does not answer, or where one wants it so. */
export async function decideHost() {
  if (isAlone() || !isOffered()) return
  if (isSet(() => sessionStorage, 'branchline-here') || !(await isThere()))
    document.documentElement.dataset.host = 'pocket'
}
