// The host in this very browser (pocket/worker.js), in the server's place. What never changes is known before it is ready.
import { signal } from '@preact/signals'
import { asset } from './assets.js'
import { readText } from './http_transport.js'
import { reachBy } from './transport.js'

/** @typedef {import('../types').Transport} Transport */
/** @typedef {import('../types').HostAnswer} HostAnswer */
/** @typedef {{ ears: import('../types').Ears, is: 'new' | 'open' | 'closed' }} Line */

/** How much of the host is here, of 1; whether it answers; why it never will. */
export const coming = signal({ share: 0, isReady: false, failed: '' })

/** @type {Worker | undefined} */
let worker
let count = 0
/** @type {Map<number, { done: (answer: HostAnswer) => void, fail: (error: Error) => void }>} */
const asked = new Map()
/** @type {Map<number, Line>} */
const lines = new Map()
/** @type {Promise<Record<string, unknown>>} */
let known

/** @type {Transport['request']} */
export async function askPocket(wish) {
  const body = wish.method === 'GET' && !coming.peek().isReady ? (await known)[wish.path] : undefined
  if (body !== undefined) return { status: 200, body }
  return new Promise((done, fail) => {
    if (coming.peek().failed) fail(new Error(coming.peek().failed))
    asked.set(++count, { done, fail })
    worker?.postMessage({ ask: count, wish })
  })
}

/** @type {Transport['connect']} */
function connect(path, ears) {
  const number = ++count
  /** @type {Line} */
  const line = { ears, is: 'new' }
  lines.set(number, line)
  worker?.postMessage({ connect: number, table: path.split('/')[3] })
  return {
    isOpen: () => line.is === 'open',
    isClosed: () => line.is === 'closed',
    send: (message) => worker?.postMessage({ line: number, say: message }),
    close: () => {
      line.is = 'closed'
      lines.delete(number)
      worker?.postMessage({ leave: number })
    },
  }
}

/** @param {string} why */
function fail(why) {
  coming.value = { ...coming.peek(), isReady: false, failed: why }
  for (const { fail } of asked.values()) fail(new Error(why))
  asked.clear()
}

/** What the worker says, by what it is about. @type {Record<string, (said: any) => void>} */
const HEARD = {
  progress: ({ progress }) => (coming.value = { ...coming.peek(), share: progress }),
  ready: () => (coming.value = { share: 1, isReady: true, failed: '' }),
  failed: ({ failed }) => fail(failed),
  ask: ({ ask, status, body }) => {
    asked.get(ask)?.done({ status, body })
    asked.delete(ask)
  },
  connected: ({ connected, status }) => {
    const line = lines.get(connected)
    if (!line) return
    line.is = status ? 'closed' : 'open'
    if (status) line.ears.onClose(status)
    else line.ears.onOpen()
  },
  line: ({ line, message }) => lines.get(line)?.ears.onMessage(message),
}

/** The host in this browser comes, if it is not there: beside the server it is asked for what goes to and fro. */
export function startPocket() {
  if (worker && !coming.peek().failed) return
  coming.value = { share: 0, isReady: false, failed: '' }
  known = readText(asset('pocket/parts/answers.json')).then(
    (text) => JSON.parse(text || '{}'),
    () => ({}),
  )
  worker = new Worker(asset('pocket/worker.js'), { type: 'module' })
  worker.onmessage = ({ data }) => HEARD[Object.keys(data)[0]](data)
  worker.onerror = (event) => fail(event.message || 'worker')
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
  const { status, body } = await askPocket({ method: 'GET', path })
  if (status !== 200) return
  const file = document.createElement('a')
  file.href = URL.createObjectURL(new Blob([`${JSON.stringify(body, null, 1)}\n`], { type: 'application/json' }))
  file.download = link.getAttribute('download') || ''
  file.click()
  setTimeout(() => URL.revokeObjectURL(file.href), 60_000)
}
