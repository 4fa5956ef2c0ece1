// What is kept to play without the server: every file of this version and the parts of the host, whole or not at all.
import { asset, HOME, ROOT } from './assets.js'
import { readBytes, readText } from './http_transport.js'

const PREFIX = 'branchline-offline-'
const WHOLE = `${HOME}offline-whole`
const VERSION = ROOT.split('/').at(-2) || ''
const NAME = PREFIX + VERSION
/** Set where something is kept: so a page knows without asking whether it may be its own host. */
const MARK = 'branchline-offline'
/** Set for as long as a tab lives: its tables are those of this browser, though the server may be there. */
const HERE = 'branchline-here'
const AT_ONCE = 6

/** @typedef {{ parts: Record<string, { bytes: number, sha256: string }>, scripts: string[] }} Manifest */

/** The caches belong to addresses with TLS, and to one's own machine. */
export const canKeep = () => 'caches' in self && isSecureContext

/** Null where the parts were not set up. @returns {Promise<Manifest | null>} */
export const manifest = async () => JSON.parse((await readText(asset('pocket/parts/parts.json'))) || 'null')

/** @param {Manifest} parts */
export const sizeOf = ({ parts }) => Object.values(parts).reduce((sum, { bytes }) => sum + bytes, 0)

export const isKept = async () => !!(await caches.match(WHOLE, { cacheName: NAME }))

/**
 * Everything of this version, or nothing of it; what was kept of another goes when nobody has it open.
 * @param {(share: number) => void} onProgress
 */
export async function keep(onProgress) {
  await navigator.storage?.persist?.()
  try {
    await keepAll(onProgress)
  } catch (error) {
    if (!(await isKept())) await caches.delete(NAME)
    throw error
  }
  localStorage.setItem(MARK, VERSION)
  await endOthers()
}

/** @param {(share: number) => void} onProgress */
async function keepAll(onProgress) {
  const known = (await manifest())?.parts || {}
  /** @type {string[]} */
  const names = JSON.parse(await readText(asset('files.json')))
  const cache = await caches.open(NAME)
  let done = 0
  const left = [...names]
  const take = async () => {
    for (let name = left.pop(); name; name = left.pop()) {
      await keepOne(cache, name, known[name.replace('pocket/parts/', '')]?.sha256)
      onProgress(++done / names.length)
    }
  }
  // Where one fails, nothing more is begun, and what is under way ends before that is said.
  const giveUp = (/** @type {unknown} */ error) => {
    left.length = 0
    throw error
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => take().catch(giveUp)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  await cache.put(HOME, await readBytes(HOME))
  await cache.put(WHOLE, new Response(VERSION))
}

/** The worker knows whether another tab is open, which may have begun with another version: then that one stays. */
async function endOthers() {
  const worker = await navigator.serviceWorker?.getRegistration()
  worker?.active?.postMessage({ only: NAME })
}

/** @param {Cache} cache @param {string} name @param {string} [wanted] */
async function keepOne(cache, name, wanted) {
  const answer = await readBytes(asset(name))
  if (wanted) {
    const digest = await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer())
    const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
    if (found !== wanted) throw new Error(`${name}: not what it should be`)
  }
  await cache.put(asset(name), answer)
}

/** The files go; one's tables stay. */
export async function free() {
  localStorage.removeItem(MARK)
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** What this browser keeps of ours, in bytes. */
export const used = async () => (await navigator.storage?.estimate?.())?.usage ?? 0

/** A version that came since is kept in the place of the one before, as a whole; that one goes now or at a later start. */
export async function keepUp() {
  const kept = localStorage.getItem(MARK)
  if (kept === VERSION) await endOthers()
  else if (kept && (await manifest())) await keep(() => {})
}

export const isHere = () => sessionStorage.getItem(HERE) === 'yes'

/** Play in this browser, or at the server again. @param {boolean} here @param {string} [page] */
export function playHere(here, page = '') {
  if (here) sessionStorage.setItem(HERE, 'yes')
  else sessionStorage.removeItem(HERE)
  location.assign(HOME + page)
}
