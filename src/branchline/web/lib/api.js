// Asking the server by plain HTTP. Refusals come back as Problem, worded where they are shown.

export class Problem extends Error {
  /** @param {number} status @param {import('../types').Reason} reason @param {any} [update] */
  constructor(status, reason, update) {
    super(reason.message)
    this.status = status
    this.reason = reason
    this.update = update
  }
}

/** The server cannot be reached. */
export class Unreachable extends Problem {
  constructor() { super(0, { message: 'web-unreachable' }) }
}

/** @param {string} method @param {string} path @param {any} [body] @returns {Promise<any>} */
async function ask(method, path, body) {
  /** @type {RequestInit} */
  const wish = { method, headers: { 'x-branchline': '1' }, credentials: 'same-origin' }
  if (body !== undefined) {
    wish.body = JSON.stringify(body)
    wish.headers = { ...wish.headers, 'content-type': 'application/json' }
  }
  let answer
  try { answer = await fetch(path, wish) } catch { throw new Unreachable() }
  const text = await answer.text()
  let data
  try { data = text ? JSON.parse(text) : {} } catch { throw new Problem(answer.status, { message: 'server-fault' }) }
  if (!answer.ok) throw new Problem(answer.status, data.reason || { message: 'server-fault' }, data.update)
  return data
}

/** @param {string} path */
export const get = (path) => ask('GET', path)
/** @param {string} path @param {any} [body] */
export const post = (path, body) => ask('POST', path, body)
/** @param {string} path @param {any} [body] */
export const put = (path, body) => ask('PUT', path, body)
/** @param {string} path @param {any} [body] */
export const remove = (path, body) => ask('DELETE', path, body)

/** @type {Map<string, Promise<any>>} */
const kept = new Map()

/** What never changes while the page lives is asked once. @param {string} path */
export function once(path) {
  let known = kept.get(path)
  if (!known) {
    known = get(path)
    kept.set(path, known)
    known.catch(() => kept.delete(path))
  }
  return known
}

/** @returns {Promise<import('../types').GameInfo[]>} */
export const games = async () => (await once('/api/games')).games
