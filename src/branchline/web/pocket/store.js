// What is kept in this browser: tables, their entries, and how one is called. One stroke is one transaction, and it is on the
// disk before anybody hears of it.

const NAME = 'branchline'
const STRICT = /** @type {const} */ ({ durability: 'strict' })

/** What Python can be told: it takes no other kind of refusal, and would wait for ever. @param {DOMException | null} error */
const failure = (error) => new Error(String(error))

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(failure(request.error))
  })

/** @returns {Promise<IDBDatabase>} */
function open() {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' })
    request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] })
    request.result.createObjectStore('own')
  }
  return done(request)
}

/** The store as the host asks it (`Store` in pocket/kept.py): JSON in, JSON out. */
export class Store {
  /** @param {IDBDatabase} database @param {(table: string) => void} onStored */
  constructor(database, onStored) {
    this.database = database
    this.onStored = onStored
  }

  /** @param {(table: string) => void} onStored hears of every table that was written */
  static async open(onStored) {
    return new Store(await open(), onStored)
  }

  async read() {
    const transaction = this.database.transaction(['tables', 'own'])
    const rows = await done(transaction.objectStore('tables').getAll())
    const name = await done(transaction.objectStore('own').get('name'))
    return JSON.stringify({ rows, name: name ?? '' })
  }

  /** @param {string} table */
  async row(table) {
    const row = await done(this.database.transaction('tables').objectStore('tables').get(table))
    return row ? JSON.stringify(row) : ''
  }

  /** @param {string} table @param {number} after */
  async entries(table, after) {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true)
    return JSON.stringify(await done(this.database.transaction('entries').objectStore('entries').getAll(range)))
  }

  /**
   * All of it or nothing. An entry whose number another tab has taken is not stored, and neither is a row that was not the last
   * one read, nor the rest.
   * @param {string} text @returns {Promise<string>}
   */
  put(text) {
    const { row, entries = [], name } = JSON.parse(text)
    const transaction = this.database.transaction(['tables', 'entries', 'own'], 'readwrite', STRICT)
    let isTaken = false
    for (const entry of entries) {
      const request = transaction.objectStore('entries').add(entry)
      request.onerror = () => {
        isTaken = request.error?.name === 'ConstraintError'
      }
    }
    if (row) {
      const tables = transaction.objectStore('tables')
      const known = tables.get(row.id)
      known.onsuccess = () => {
        isTaken ||= !!known.result && (known.result.version ?? 0) + 1 !== row.version
        if (isTaken) transaction.abort()
        else tables.put(row)
      }
    }
    if (name !== undefined) transaction.objectStore('own').put(name, 'name')
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => {
        if (row) this.onStored(row.id)
        resolve('')
      }
      transaction.onabort = () => (isTaken ? resolve('taken') : reject(failure(transaction.error)))
    })
  }
}
