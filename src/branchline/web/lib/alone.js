// Whether this browser is its own host: then there is nobody else to play with, and nothing that needs a server is offered.
import { OWN } from './assets.js'
import { isThere } from './http_transport.js'

/** Set where something is kept, to its version: so a page knows without asking whether it may be its own host. Empty where somebody
 * freed the space. */
export const MARK = `branchline-offline${OWN}`
/** Set for as long as a tab lives: its tables are those of this browser, though the server may be there. */
export const HERE = 'branchline-here'

export const isAlone = () => document.documentElement.dataset.host === 'pocket'

/** Whether there is no server at all, but a folder of files. */
export const isSite = () => document.documentElement.dataset.addresses === 'behind'

/** Whether a table is closed here, because its match goes on elsewhere. @param {{ along?: string | null } | null} info */
export const isAway = (info) => info?.along === 'away' || info?.along === 'gone'

/** @param {() => Storage} place @param {string} key */
const isSet = (place, key) => {
  try {
    return !!place().getItem(key)
  } catch {
    return false
  }
}

/** Whether something was kept here to play without the server. */
export const isOffered = () => isSet(() => localStorage, MARK)

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
  if (isSet(() => sessionStorage, HERE) || !(await isThere())) document.documentElement.dataset.host = 'pocket'
}
