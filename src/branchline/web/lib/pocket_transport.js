// The host in this very browser (pocket/worker.js), in the server's place. What never changes is known before it is ready.
import { signal } from '@preact/signals'
import { asset } from './assets.js'
import { NotFetched, readText, whyNot } from './http_transport.js'
import { watchStillness } from './stillness.js'
import { reachBy } from './transport.js'

/** @typedef {import('../types').Transport} Transport */
/** @typedef {import('../types').HostAnswer} HostAnswer */
/** @typedef {import('../types').Reason} Reason */
/** @typedef {{ ears: import('../types').Ears, is: 'new' | 'open' | 'closed' }} Connection */

/** How much of the host is here, of 1; whether it answers; why it does not come. */
const NEW = { share: 0, isReady: false, failed: /** @type {Reason | null} */ (null) }
export const coming = signal(NEW)
const HOST = 'pocket/worker.js'
const FAILED = { message: 'pocket-failed' }

/** @type {Worker | undefined} */
let worker
/** @type {ReturnType<typeof watchStillness> | undefined} */
let watch
let count = 0
/** @type {Map<number, { done: (answer: HostAnswer) => void, fail: (error: Error) => void }>} */
const asked = new Map()
/** @type {Map<number, Connection>} */
const connections = new Map()
/** @type {Promise<Record<string, unknown>>} */
let known

/** @type {Transport['request']} */
export async function askPocket(wish) {
  const body = wish.method === 'GET' && !coming.peek().isReady ? (await known)[wish.path] : undefined
  if (body !== undefined) return { status: 200, body }
  const { failed } = coming.peek()
  if (failed) throw errorOf(failed)
  return new Promise((done, fail) => {
    asked.set(++count, { done, fail })
    worker?.postMessage({ ask: count, wish })
  })
}

/** @type {Transport['connect']} */
function connect(path, ears) {
  const number = ++count
  /** @type {Connection} */
  const connection = { ears, is: 'new' }
  connections.set(number, connection)
  if (coming.peek().failed) queueMicrotask(() => breakOff(number))
  else worker?.postMessage({ connect: number, table: path.split('/')[3] })
  return {
    isOpen: () => connection.is === 'open',
    isClosed: () => connection.is === 'closed',
    send: (message) => worker?.postMessage({ connection: number, say: message }),
    close: () => {
      connection.is = 'closed'
      connections.delete(number)
      worker?.postMessage({ leave: number })
    },
  }
}

/** Who had the connection hears it, and may ask for another. @param {number} number */
function breakOff(number) {
  const connection = connections.get(number)
  if (!connection) return
  connections.delete(number)
  connection.is = 'closed'
  connection.ears.onClose(0)
}

/** @param {Reason} why */
const errorOf = ({ args }) => new Error(String(args?.why))

/** The host is gone, or never was: nobody waits for it. @param {Reason} why */
function fail(why) {
  watch?.end()
  worker?.terminate()
  worker = undefined
  coming.value = { ...NEW, failed: why }
  const left = [...asked.values()]
  asked.clear()
  for (const { fail } of left) fail(errorOf(why))
  for (const number of [...connections.keys()]) breakOff(number)
}

/** @typedef {{ ask: number } & import('../types').HostAnswer} Answered */
/** @typedef {{ failed: Reason }} Failed */
/** @typedef {{ progress: number } | { ready: true } | Failed | Answered | { connected: number, status: number } |
 *   { connection: number, message: import('../wire').LiveTold }} Heard */

/** What the worker says, by what it is about. @type {Record<string, import('../types').With<Heard, void>>} */
const HEARD = {
  progress: (/** @type {{ progress: number }} */ { progress }) => {
    if (progress < 1) watch?.moved()
    else watch?.end() // what is left is Python's own start, as long as that takes
    coming.value = { ...NEW, share: progress }
  },
  ready: () => (coming.value = { ...NEW, share: 1, isReady: true }),
  failed: (/** @type {Failed} */ { failed }) => fail(failed),
  ask: (/** @type {Answered} */ { ask, status, body }) => {
    asked.get(ask)?.done({ status, body })
    asked.delete(ask)
  },
  connected: (/** @type {{ connected: number, status: number }} */ { connected, status }) => {
    const connection = connections.get(connected)
    if (!connection) return
    connection.is = status ? 'closed' : 'open'
    if (status) connections.delete(connected)
    if (status) connection.ears.onClose(status)
    else connection.ears.onOpen()
  },
  connection: (/** @type {{ connection: number, message: import('../wire').LiveTold }} */ { connection, message }) =>
    connections.get(connection)?.ears.onMessage(message),
}

/** The host in this browser comes, if it is not there: beside the server it is asked for what goes to and fro. One that failed is
 * tried again. */
export function startPocket() {
  if (worker) return
  coming.value = NEW
  watch = watchStillness(() => fail(whyNot(new NotFetched('…'), FAILED)))
  known = readText(asset('pocket/parts/answers.json')).then(
    (text) => JSON.parse(text || '{}'),
    () => ({}),
  )
  const mine = new Worker(asset(HOST), { type: 'module' })
  worker = mine
  // What one that was given up still says is nobody's business any more.
  mine.onmessage = ({ data }) => {
    if (worker === mine) HEARD[Object.keys(data)[0]](data)
  }
  // A browser has no words for a script that did not come.
  mine.onerror = ({ message }) => {
    if (worker === mine) fail(whyNot(message || new NotFetched(HOST), FAILED))
  }
}

/** From now on this browser is the host. */
export function usePocket() {
  startPocket()
  reachBy({ request: askPocket, connect })
  addEventListener('click', saveFile)
}

/** A file that the server would send is asked of the host, and saved from here. @param {MouseEvent} event */
async function saveFile(event) {
  const link = event.target instanceof Element ? event.target.closest('a[download]') : null
  const path = link?.getAttribute('href') || ''
  if (!link || !path.startsWith('/api/')) return
  event.preventDefault()
  const { status, body } = await askPocket({ method: 'GET', path }).catch(() => ({ status: 0, body: null }))
  if (status !== 200) return
  const file = document.createElement('a')
  file.href = URL.createObjectURL(new Blob([`${JSON.stringify(body, null, 1)}\n`], { type: 'application/json' }))
  file.download = link.getAttribute('download') || ''
  file.click()
  setTimeout(() => URL.revokeObjectURL(file.href), 60_000)
}
