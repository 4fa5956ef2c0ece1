// Matches that are taken along from the server into this browser, and those that go from here to the server. Loaded on demand.
import { Store } from '../pocket/store.js'
import { answerIn, newKey, Problem, Unreachable } from './api.js'
import { http } from './http_transport.js'
import { playHere } from './offline.js'
import { askPocket, startPocket } from './pocket_transport.js'

/** @typedef {import('../types').HostRequest['method']} Method */
/** @template {Method} M @template {string} P @typedef {import('../types').Answer<M, P>} Answer */
/** What this browser keeps of a table (`Row` in pocket/kept.py).
 * @typedef {{ id: string, game: string, seats: { kind: string, name?: string, level?: string }[], state?: 'over',
 *   along?: string, home?: string, solo?: Record<string, number>, changed_at: number }} Kept */

/** @template {Method} M @template {string} P
 * @param {M} method @param {P} path @param {unknown} [body] @param {string} [key] @returns {Promise<Answer<M, P>>} */
async function atServer(method, path, body, key = method === 'GET' ? undefined : newKey()) {
  const answered = await http.request({ method, path, body, key }).catch(() => {
    throw new Unreachable()
  })
  return answerIn(answered)
}

/** @template {Method} M @template {string} P @param {M} method @param {P} path @param {unknown} [body] @returns {Promise<Answer<M, P>>} */
async function here(method, path, body) {
  startPocket()
  const answered = await askPocket({ method, path, body }).catch((why) => {
    throw new Problem(0, { message: 'along-no-host', args: { why: why.message } })
  })
  return answerIn(answered)
}

/** The tables of this browser, whoever is the host. @returns {Promise<Kept[]>} */
export async function kept() {
  const store = new Store(() => {})
  try {
    return JSON.parse(await store.read()).rows
  } finally {
    store.close()
  }
}

/** What this browser has of a server's table. @param {string} id */
export const copyOf = async (id) => (await kept()).find((row) => row.home === id && row.along !== 'gone')

/** The same page of a table that this browser keeps, where it is; false where it keeps none. @param {string} id */
export async function findHere(id) {
  const row = (await kept()).find((each) => each.id === id)
  const isGone = row?.along === 'gone'
  if (row) playHere(!isGone, location.pathname.slice(1).replace(id, (isGone && row.home) || id))
  return !!row
}

/** @param {{ kind: string, level?: string | null }[]} seats */
const botsIn = (seats) => seats.flatMap(({ kind, level }, seat) => (kind === 'bot' ? `${seat}:${level}` : [])).join(',')

/** From the server into this browser; where it is away already, once more. @param {import('../types').TableInfo} info */
export async function takeAlong({ id, seats, along }) {
  await here('GET', '/api/me') // nothing is closed before it is known that this browser can be a host
  await atServer('POST', `/api/tables/${id}/along`)
  try {
    const record = await atServer('GET', `/api/tables/${id}/record`)
    const bots = botsIn(seats)
    await here('POST', `/api/records?home=${id}${bots && `&bots=${bots}`}`, record)
  } catch (error) {
    if (along !== 'away') await giveUp(id).catch(() => {})
    throw error
  }
}

/** The server's table goes on there. @param {string} id */
export const giveUp = (id) => atServer('DELETE', `/api/tables/${id}/along`)

/** The table of this browser goes on here. @param {string} id */
export const keepHere = (id) => here('DELETE', `/api/tables/${id}/along`)

/**
 * From this browser to the server: back to where it was taken along from, or as a table of its own. Where nobody knows whether it
 * came there it stays closed here: the same again is answered as the first time.
 * @param {Pick<Kept, 'id' | 'seats' | 'state' | 'home'>} row @param {boolean} [asNew] @returns {Promise<string>} the server's table
 */
export async function carry({ id, seats, state, home }, asNew) {
  if (state !== 'over') await here('POST', `/api/tables/${id}/along`)
  const record = await here('GET', `/api/tables/${id}/record`)
  try {
    const table = asNew || !home ? await brought(id, record, botsIn(seats)) : await handedBack(id, record, home)
    await here('PUT', `/api/tables/${id}/home`, { table })
    return table
  } catch (error) {
    const isRefused = error instanceof Problem && error.status >= 400 && error.status < 500
    if (isRefused && state !== 'over') await keepHere(id).catch(() => {})
    throw error
  }
}

/** @param {string} id @param {import('../wire').Record} record @param {string} bots @returns {Promise<string>} */
const brought = async (id, record, bots) =>
  (await atServer('POST', bots ? `/api/records?bots=${bots}` : '/api/records', record, writeKey(id, record, 'brought')))
    .id

/** @param {string} id @param {import('../wire').Record} record @param {string} home */
async function handedBack(id, record, home) {
  await atServer('PUT', `/api/tables/${home}/along`, record, writeKey(id, record, 'handed'))
  return home
}

/** The same match as far has the same key. @param {string} id @param {import('../wire').Record} record @param {string} what */
const writeKey = (id, record, what) => `${what}-${id}-${record.entries.length}`
