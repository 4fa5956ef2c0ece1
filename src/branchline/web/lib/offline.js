// What is kept to play without the server: every file of this version and the parts of the host, whole or not at all.
import { HERE, MARK } from './alone.js'
import { asset, HOME, OWN, ROOT } from './assets.js'
import { NotFetched, readChecked, readFile, whyNot } from './http_transport.js'
import { STILL, watchStillness } from './stillness.js'

const WHOLE = `${HOME}offline-whole`
const VERSION = ROOT.split('/').at(-2) || ''
const PREFIX = 'branchline-offline-'
const NAME = PREFIX + VERSION + OWN
/** Held by who keeps or frees, in whatever tab and version: one after the other. */
const LOCK = PREFIX + OWN
const LIST = 'files.json'
const AT_ONCE = 6

/** What there is, by name. @typedef {Record<string, import('./http_transport.js').Known>} Files */

/** The caches belong to addresses with TLS, and to one's own machine. */
export const canKeep = () => 'caches' in self && isSecureContext

/** Every file of this version; null where the parts of the host were not set up. Throws NotFetched. @returns {Promise<Files | null>} */
export async function listFiles() {
  const found = await (await readFile(asset(LIST), AbortSignal.timeout(STILL))).json()
  return 'pocket/parts/parts.json' in found ? found : null
}

/** To one place, as a reader is told. @param {number} bytes */
export const megabytes = (bytes) => Math.round(bytes / 1e5) / 10

/** Why something could not be kept. @param {unknown} error */
export const whyNotKept = (error) => whyNot(error, { message: 'pocket-offline-failed' })

/** @param {Files} files */
export const sizeOf = (files) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)

export const isKept = async () => !!(await caches.match(WHOLE, { cacheName: NAME }))

/**
 * Everything of this version, or nothing of it; what was kept of another goes when nobody has it open.
 * @param {(share: number) => void} onProgress
 */
export async function keep(onProgress) {
  navigator.storage?.persist?.().catch(() => {}) // some browsers ask, and somebody may never answer
  // One tab does it, and another that wants it too finds it done.
  await navigator.locks.request(LOCK, async () => {
    if (!(await isKept())) await keepAll(onProgress)
    localStorage.setItem(MARK, VERSION)
  })
  await endOthers()
}

/** @param {(share: number) => void} onProgress */
async function keepAll(onProgress) {
  const files = await listFiles()
  if (!files) throw new NotFetched(LIST)
  const cache = await caches.open(NAME)
  try {
    await fetchAll(files, cache, onProgress)
    await cache.put(asset(LIST), new Response(JSON.stringify(files)))
    await cache.put(HOME, await page())
    await cache.put(WHOLE, new Response(VERSION))
  } catch (error) {
    await caches.delete(NAME)
    throw error
  }
}

/**
 * Where one fails, or nothing comes any more, nothing more is begun, and what is under way ends before that is said.
 * @param {Files} files @param {Cache} cache @param {(share: number) => void} onProgress
 */
async function fetchAll(files, cache, onProgress) {
  const left = Object.entries(files)
  const total = sizeOf(files)
  const ending = new AbortController()
  const watch = watchStillness(() => ending.abort(new Error('…')))
  let here = 0
  /** @param {number} bytes */
  const hear = (bytes) => {
    watch.moved()
    onProgress((here += bytes) / total)
  }
  const take = async () => {
    for (let one = left.pop(); one; one = left.pop()) {
      const [name, known] = one
      const { data, headers } = await readChecked(asset(name), known, hear, ending.signal)
      await cache.put(asset(name), new Response(data, { headers }))
    }
  }
  /** @type {unknown[]} */
  const why = []
  const giveUp = (/** @type {unknown} */ error) => {
    why.push(error)
    left.length = 0
    ending.abort()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => take().catch(giveUp)))
  watch.end()
  if (why.length) throw why[0]
}

/** The page of this very version: the server may have another one since. */
async function page() {
  const answer = await readFile(HOME, AbortSignal.timeout(STILL))
  if (!(await answer.clone().text()).includes(`assets/${VERSION}/`)) throw new NotFetched(VERSION)
  return answer
}

/** The worker knows whether another tab is open, which may have begun with another version: then that one stays. */
async function endOthers() {
  const worker = await navigator.serviceWorker?.getRegistration()
  worker?.active?.postMessage({ only: NAME })
}

/** What belongs to another folder at the same address ends with that. @param {string} name */
const isOurs = (name) => name.startsWith(PREFIX) && name.slice(name.search(/\/|$/)) === OWN

/** The files go; one's tables stay. That somebody wanted it so is known from then on. */
export const free = () =>
  navigator.locks.request(LOCK, async () => {
    renounce()
    const names = (await caches.keys()).filter(isOurs)
    await Promise.all(names.map((name) => caches.delete(name)))
  })

/** Nothing is kept by itself from now on. */
export const renounce = () => localStorage.setItem(MARK, '')

/** What this browser keeps of ours, in bytes. */
export const used = async () => (await navigator.storage?.estimate?.())?.usage ?? 0

/**
 * A version that came since is kept in the place of the one before, as a whole; that one goes now or at a later start. What the
 * browser threw away is kept anew.
 */
export async function keepUp() {
  const kept = localStorage.getItem(MARK)
  if (kept === VERSION && (await isKept())) await endOthers()
  else if (kept && (await listFiles())) await keep(() => {})
}

export const isHere = () => sessionStorage.getItem(HERE) === 'yes'

/** Play in this browser, or at the server again. @param {boolean} here @param {string} [page] */
export function playHere(here, page = '') {
  if (here) sessionStorage.setItem(HERE, 'yes')
  else sessionStorage.removeItem(HERE)
  location.assign(HOME + page)
}
