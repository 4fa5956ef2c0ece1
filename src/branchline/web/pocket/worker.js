// The host in the browser: a worker with Python, our rules and our tables in it. It answers the server's own messages
// (docs/api.md); bots think in a second worker. Other tabs hear of every table that is written here.
import { OWN } from '../lib/assets.js'
import { whyNot } from '../lib/http_transport.js'
import { watchStillness } from '../lib/stillness.js'
import { fetchParts, startPython } from './python.js'
import { Store } from './store.js'

/** @typedef {import('../types').HostRequest} HostRequest */
/** @typedef {{ ask: number, wish: HostRequest }} Ask */
/** The host, as Python shows it (`Door` in pocket/browser.py). @typedef {import('./python.js').Door} Door */
/** @typedef {Ask | { connect: number, table: string } | { connection: number, say: unknown } | { leave: number }} Said */

const news = new BroadcastChannel(`branchline${OWN}`)

/** Thinks for the bots, in a worker of its own, which is started when one is first asked. */
class Thinker {
  /** @param {import('./python.js').Parts} parts */
  constructor(parts) {
    this.parts = parts
    /** @type {Worker | null} */
    this.worker = null
    /** @type {((answer: string) => void)[]} */
    this.waiting = []
  }

  /** @param {string} question @returns {Promise<string>} */
  choose(question) {
    this.worker ??= this.start()
    this.worker.postMessage(question)
    return new Promise((done) => this.waiting.push(done))
  }

  start() {
    const worker = new Worker(new URL('./thinker.js', import.meta.url), { type: 'module' })
    const watch = watchStillness(() => this.end(worker))
    worker.postMessage(this.parts)
    worker.onmessage = ({ data }) => {
      watch.end() // it is here: what it does takes as long as it takes
      if (data) this.waiting.shift()?.(data)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      watch.end()
      this.end(worker)
    }
    return worker
  }

  /** Whoever waits asks somebody simpler, and the next question starts another one; the host itself lives on. @param {Worker} worker */
  end(worker) {
    worker.terminate()
    this.worker = null
    for (const done of this.waiting.splice(0)) done('{"error":"the worker died"}')
  }
}

/** @param {object} message */
const tell = (message) => postMessage(message)

async function start() {
  const store = new Store((table) => news.postMessage(table))
  await store.open()
  const parts = await fetchParts((share) => tell({ progress: share }))
  const python = await startPython(parts)
  const { Door } = python.pyimport('branchline.pocket.browser')
  const door = Door(store, new Thinker(parts))
  await door.begin()
  news.onmessage = (event) => door.heard(event.data)
  tell({ ready: true })
  return door
}

const opened = start()
opened.catch((error) => tell({ failed: whyNot(error, { message: 'pocket-failed' }) }))

const FAULT = 500
const REASON = { message: 'server-fault' }

/** @param {Door} door @param {number} ask @param {HostRequest} wish */
async function answer(door, ask, { method, path, body, key }) {
  try {
    const said = await door.request(method, path, body === undefined ? undefined : JSON.stringify(body), key)
    const [status, text] = said.toJs()
    said.destroy()
    tell({ ask, status, body: JSON.parse(text) })
  } catch (error) {
    console.error(error)
    tell({ ask, status: FAULT, body: { reason: REASON } })
  }
}

/** @param {number} connection @param {string} text */
const hear = (connection, text) => tell({ connection, message: JSON.parse(text) })

/** @param {Door} door @param {Exclude<Said, Ask>} said */
async function serve(door, said) {
  if ('connect' in said) {
    const status = await door.connect(said.connect, said.table, hear)
    tell({ connected: said.connect, status })
  } else if ('leave' in said) await door.leave(said.leave)
  else await door.receive(said.connection, JSON.stringify(said.say))
}

/**
 * Nobody waits for what never comes: a connection is broken off, and who had it asks for another; a question is refused.
 * @param {Exclude<Said, Ask>} said @param {unknown} error
 */
function giveUp(said, error) {
  console.error(error)
  if ('connect' in said) tell({ connected: said.connect, status: FAULT })
  else if ('say' in said) {
    const { id } = /** @type {{ id?: number }} */ (said.say)
    if (id === undefined) tell({ connected: said.connection, status: FAULT })
    else tell({ connection: said.connection, message: { type: 'refused', id, status: FAULT, reason: REASON } })
  }
}

self.onmessage = async (/** @type {MessageEvent<Said>} */ { data }) => {
  const door = await opened.catch(() => null) // that it never opens was said, with the reason
  if (!door) return
  if ('ask' in data) answer(door, data.ask, data.wish)
  else serve(door, data).catch((error) => giveUp(data, error))
}
