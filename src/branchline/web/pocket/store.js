// What is kept in this browser: tables, their entries, and how one is called. One stroke is one transaction, and it is on the
// disk before anybody hears of it.
import { OWN } from '../lib/assets.js'

const NAME = `branchline${OWN}`
const STRICT = /** @type {const} */ ({ durability: 'strict' })

/**
 * Whatever goes wrong, as Python can be told it: it takes no other kind of refusal, and would wait for ever.
 * @template T @param {() => Promise<T>} job @returns {Promise<T>}
 */
const told = (job) =>
  job().catch((error) => {
    throw new Error(String(error))
  })

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Where the first answer to a write is, among what is one's own. @param {string} key */
const placeOf = (key) => ['answer', key]
const ANSWERS = IDBKeyRange.bound(['answer'], ['answer', []])

/** It was closed, and nobody has heard of that yet. @param {unknown} error */
const isClosed = (error) => error instanceof DOMException && error.name === 'InvalidStateError'

/** @param {IDBRequest} request */
const isThere = (request) => request.error?.name === 'ConstraintError'

/** Whether a row is written over the one that was read, or is the first.
 * @param {{ version?: number }} row @param {{ version?: number } | undefined} known */
const follows = ({ version = 0 }, known) => version === (known ? (known.version ?? 0) + 1 : 0)

/** @param {() => void} onClosed @returns {Promise<IDBDatabase>} */
async function open(onClosed) {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' })
    request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] })
    request.result.createObjectStore('own')
  }
  const database = await done(request)
  database.onclose = onClosed
  // Another tab wants it gone, or in another shape: it would wait for us.
  database.onversionchange = () => {
    database.close()
    onClosed()
  }
  return database
}

/** The store as the host asks it (`Store` in pocket/kept.py): JSON in, JSON out. */
export class Store {
  /** @param {(table: string) => void} onStored hears of every table that was written */
  constructor(onStored) {
    this.onStored = onStored
    /** @type {Promise<IDBDatabase> | null} */
    this.opened = null
  }

  /** A browser closes it where somebody clears what it keeps: then it is opened anew. */
  open() {
    if (this.opened) return this.opened
    const forget = () => {
      if (this.opened === opened) this.opened = null
    }
    const opened = open(forget)
    opened.catch(forget)
    return (this.opened = opened)
  }

  close() {
    this.opened?.then((database) => database.close()).catch(() => {}) // one that was never open is closed
    this.opened = null
  }

  /** @param {string[]} names @param {'readonly' | 'readwrite'} [mode] */
  async begin(names, mode = 'readonly') {
    const opened = this.open()
    const database = await opened
    try {
      return database.transaction(names, mode, STRICT)
    } catch (error) {
      if (!isClosed(error)) throw error
      if (this.opened === opened) this.opened = null
      return (await this.open()).transaction(names, mode, STRICT)
    }
  }

  read() {
    return told(async () => {
      const transaction = await this.begin(['tables', 'own'])
      const rows = await done(transaction.objectStore('tables').getAll())
      const own = transaction.objectStore('own')
      const name = await done(own.get('name'))
      const answers = (await done(own.getAll(ANSWERS))).map(({ key, at }) => [key, at])
      return JSON.stringify({ rows, name: name ?? '', answers: Object.fromEntries(answers) })
    })
  }

  /** @param {string} key */
  answer(key) {
    return told(async () => {
      const answer = await done((await this.begin(['own'])).objectStore('own').get(placeOf(key)))
      return answer ? JSON.stringify(answer) : ''
    })
  }

  /** @param {string} table */
  row(table) {
    return told(async () => {
      const row = await done((await this.begin(['tables'])).objectStore('tables').get(table))
      return row ? JSON.stringify(row) : ''
    })
  }

  /** @param {string} table @param {number} after */
  entries(table, after) {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true)
    return told(async () =>
      JSON.stringify(await done((await this.begin(['entries'])).objectStore('entries').getAll(range))),
    )
  }

  /**
   * All of it or nothing. An entry whose number another tab has taken is not stored, and neither is a row that does not follow the
   * one that is there, nor what was answered before, nor the rest.
   * @param {string} text
   */
  put(text) {
    return told(() => this.putAll(text))
  }

  /** @param {string} text @returns {Promise<string>} */
  async putAll(text) {
    const { rows = [], entries = [], name, answer, forgotten = [] } = JSON.parse(text)
    const transaction = await this.begin(['tables', 'entries', 'own'], 'readwrite')
    const own = transaction.objectStore('own')
    let isTaken = false
    let isRepeated = false
    for (const key of forgotten) own.delete(placeOf(key))
    if (answer) {
      const request = own.add(answer, placeOf(answer.key))
      request.onerror = () => {
        isRepeated = isThere(request)
      }
    }
    for (const entry of entries) {
      const request = transaction.objectStore('entries').add(entry)
      request.onerror = () => {
        isTaken ||= isThere(request)
      }
    }
    const tables = transaction.objectStore('tables')
    for (const row of rows) {
      const known = tables.get(row.id)
      known.onsuccess = () => {
        isTaken ||= !follows(row, known.result)
        if (isTaken) transaction.abort()
        else tables.put(row)
      }
    }
    if (name !== undefined) own.put(name, 'name')
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => {
        for (const row of rows) this.onStored(row.id)
        resolve('')
      }
      transaction.onabort = () => {
        if (isRepeated || isTaken) resolve(isRepeated ? 'repeated' : 'taken')
        else reject(transaction.error)
      }
    })
  }
}
