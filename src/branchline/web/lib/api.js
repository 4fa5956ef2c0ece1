// Asking the host. Refusals come back as Problem, worded where they are shown.
import { transport } from './transport.js'

/** @typedef {import('../types').HostRequest['method']} Method */
/** @template {Method} M @template {string} P @typedef {import('../types').Answer<M, P>} Answer */

/** @type {import('../types').Reason} */
const UNREACHABLE = { message: 'web-unreachable' }

export class Problem extends Error {
  /** @param {number} status @param {import('../types').Reason} reason @param {import('../types').Update} [update] */
  constructor(status, reason, update) {
    super(reason.message)
    this.status = status
    this.reason = reason
    this.update = update
  }
}

/** The server cannot be reached. */
export class Unreachable extends Problem {
  constructor() {
    super(0, UNREACHABLE)
  }
}

/** Why something failed, to be said. What the host did not answer was not answered. @param {unknown} error */
export const reasonOf = (error) => (error instanceof Problem ? error.reason : UNREACHABLE)

/** Why the host refused. Any other error is a fault of the page's own, and is not to end here in silence. @param {unknown} error */
export function refusalOf(error) {
  if (error instanceof Problem) return error.reason
  throw error
}

/** Milliseconds before something is sent again that was not answered. */
const AGAIN = [300, 1000, 3000]

/** What a write is called, so that it can be sent again and is done once. (An address without TLS has no randomUUID.) */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The last write, as long as nobody has answered it: who asks for the same next means that one.
 * @type {{ text: string, key: string } | null} */
let unanswered = null

/** @template {Method} M @template {string} P
 * @param {M} method @param {P} path @param {unknown} [body] @returns {Promise<Answer<M, P>>} */
async function write(method, path, body) {
  const text = JSON.stringify([method, path, body])
  const mine = unanswered?.text === text ? unanswered : { text, key: newKey() }
  unanswered = mine
  for (const delay of [...AGAIN, 0]) {
    try {
      const answer = await ask(method, path, body, mine.key)
      if (unanswered === mine) unanswered = null
      return answer
    } catch (error) {
      if (isJudged(error) && unanswered === mine) unanswered = null
      if (!delay || !isOpen(error)) throw error
    }
    await new Promise((done) => setTimeout(done, delay))
  }
  throw new Unreachable() // the last try has thrown by itself
}

/** @param {unknown} error */
const isJudged = (error) =>
  error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429

/** Whether it may have been done. @param {unknown} error */
const isOpen = (error) =>
  error instanceof Unreachable || (error instanceof Problem && error.reason.message === 'store-unsure')

/** @template {Method} M @template {string} P
 * @param {M} method @param {P} path @param {unknown} [body] @param {string} [key] @returns {Promise<Answer<M, P>>} */
async function ask(method, path, body, key) {
  const answered = await transport.request({ method, path, body, key }).catch(() => {
    throw new Unreachable()
  })
  return answerIn(answered)
}

/** What was answered; throws what was refused. @template T @param {import('../types').HostAnswer} answered @returns {T} */
export function answerIn({ status, body }) {
  if (status >= 200 && status <= 299 && body !== undefined) return /** @type {T} */ (body)
  const { reason, update } = /** @type {Partial<import('../wire').Problem>} */ (body ?? {})
  throw new Problem(status, reason ?? { message: 'server-fault' }, /** @type {import('../types').Update} */ (update))
}

/** @template {string} P @param {P} path */
export const get = (path) => ask('GET', path)
/** @template {string} P @param {P} path @param {unknown} [body] */
export const post = (path, body) => write('POST', path, body)
/** @template {string} P @param {P} path @param {unknown} [body] */
export const put = (path, body) => write('PUT', path, body)
/** @template {string} P @param {P} path @param {unknown} [body] */
export const remove = (path, body) => write('DELETE', path, body)

/** @type {Map<string, Promise<unknown>>} */
const kept = new Map()

/** What never changes while the page lives is asked once.
 * @template {string} P @param {P} path @returns {Promise<Answer<'GET', P>>} */
export function once(path) {
  let known = /** @type {Promise<Answer<'GET', P>> | undefined} */ (kept.get(path))
  if (!known) {
    known = get(path)
    kept.set(path, known)
    known.catch(() => kept.delete(path))
  }
  return known
}

/** @returns {Promise<import('../types').GameInfo[]>} */
export const games = async () => (await once('/api/games')).games
