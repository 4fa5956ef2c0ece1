// The server as a host: requests by HTTP, a table's line by WebSocket. Nothing else in the client knows of either.

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

/** A line that was refused says so with a status; 0 where it merely broke. @param {number} code */
const refusalIn = (code) => (code >= 4400 && code < 4600 ? code - 4000 : 0)

/** One of our own files, as it came; throws where there is none. @param {string} path */
export async function readBytes(path) {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

/** Whether the server answers at all. */
export const isThere = () =>
  fetch('/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** One of our own files, which lie where the page came from, whoever is the host; empty where there is none. @param {string} path */
export const readText = (path) => fetch(path).then((answer) => (answer.ok ? answer.text() : ''))
