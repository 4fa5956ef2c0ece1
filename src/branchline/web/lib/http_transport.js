// The server as a host: requests by HTTP, a table's live connection by WebSocket. Nothing else in the client knows of either.
import { STILL } from './stillness.js'

/** @typedef {import('../types').Transport} Transport */

/** @type {Transport} */
export const http = { request, connect }

/** @type {Transport['request']} */
async function request({ method, path, body, key }) {
  /** @type {Record<string, string>} */
  const headers = { 'x-branchline': '1' }
  if (key !== undefined) headers['idempotency-key'] = key
  if (body !== undefined) headers['content-type'] = 'application/json'
  const wish = { method, headers, credentials: /** @type {const} */ ('same-origin'), body: JSON.stringify(body) }
  const answer = await fetch(path, wish)
  return { status: answer.status, body: parsed(await answer.text()) }
}

/** @param {string} text */
function parsed(text) {
  if (!text) return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @type {Transport['connect']} */
function connect(path, ears) {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`)
  socket.onopen = ears.onOpen
  socket.onmessage = (event) => ears.onMessage(JSON.parse(event.data))
  socket.onclose = (event) => ears.onClose(refusalIn(event.code))
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    isClosed: () => socket.readyState > WebSocket.OPEN,
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  }
}

/** A connection that was refused says so with a status; 0 where it merely broke. @param {number} code */
const refusalIn = (code) => (code >= 4400 && code < 4600 ? code - 4000 : 0)

/** What a file of ours is known by. @typedef {{ bytes: number, sha256: string }} Known */

/** Something of ours does not come: another time it may. */
export class NotFetched extends Error {}

/** A file of ours came, and is something else. */
class Spoilt extends Error {}

/**
 * Why something of ours is not here. @param {unknown} error
 * @param {import('../types').Reason} otherwise where that has nothing to do with files @returns {import('../types').Reason}
 */
export function whyNot(error, otherwise) {
  const args = { why: (error instanceof Error && error.message) || String(error) }
  if (error instanceof NotFetched) return { message: 'pocket-not-fetched', args }
  if (error instanceof Spoilt) return { message: 'pocket-spoilt', args }
  return { ...otherwise, args }
}

/** @param {string} path */
const nameOf = (path) => path.split('/').at(-1) || path

/** What is wrong with a file of ours. @param {string} path @param {unknown} why */
function about(path, why) {
  const name = nameOf(path)
  return `${name}: ${why instanceof Error ? why.message : why}`
}

/** One of our own files, as it came. Throws NotFetched. @param {string} path @param {AbortSignal} [signal] */
export async function readFile(path, signal) {
  const answer = await fetch(path, { signal }).catch((error) => {
    throw new NotFetched(about(path, error))
  })
  if (!answer.ok) throw new NotFetched(about(path, answer.status))
  return answer
}

/**
 * One of our own files, and nothing but what it should be. An address without TLS has no `crypto.subtle`: there it comes
 * unchecked, like the page itself. Throws NotFetched, and Spoilt where it is something else.
 * @param {string} path @param {Known} known @param {(bytes: number) => void} onBytes hears how many more are here
 * @param {AbortSignal} [signal]
 */
export async function readChecked(path, { bytes, sha256 }, onBytes, signal) {
  const { body, headers } = await readFile(path, signal)
  // Its length is known: filled as it comes, nothing lies about twice.
  const data = new Uint8Array(bytes)
  const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader()
  const next = () =>
    reader.read().catch((error) => {
      throw new NotFetched(about(path, error))
    })
  let here = 0
  for (let piece = await next(); !piece.done; piece = await next()) {
    if (here + piece.value.length <= bytes) data.set(piece.value, here)
    here += piece.value.length
    onBytes(piece.value.length)
  }
  if (here !== bytes || (crypto.subtle && (await hashOf(data)) !== sha256)) throw new Spoilt(nameOf(path))
  return { data, headers }
}

/** @param {BufferSource} data */
async function hashOf(data) {
  const digest = await crypto.subtle.digest('SHA-256', data)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How long a server may take to say that it is there: a train's network takes what one asks, and never answers. */
const SOON = 4000

/** Whether the server answers at all. */
export const isThere = () =>
  fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(SOON) }).then(
    () => true,
    () => false,
  )

/** One of our own files, which lie where the page came from, whoever is the host; empty where there is none. @param {string} path */
export const readText = (path) =>
  fetch(path, { signal: AbortSignal.timeout(STILL) }).then((answer) => (answer.ok ? answer.text() : ''))
