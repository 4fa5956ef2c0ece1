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

/** Where the first answer to a write is, among what is one's own. @param {string} key */
const placeOf = (key) => ['answer', key]
const ANSWERS = IDBKeyRange.bound(['answer'], ['answer', []])

/** @param {IDBRequest} request */
const isThere = (request) => request.error?.name === 'ConstraintError'

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
    const own = transaction.objectStore('own')
    const name = await done(own.get('name'))
    const answers = (await done(own.getAll(ANSWERS))).map(({ key, at }) => [key, at])
    return JSON.stringify({ rows, name: name ?? '', answers: Object.fromEntries(answers) })
  }

  /** @param {string} key */
  async answer(key) {
    const answer = await done(this.database.transaction('own').objectStore('own').get(placeOf(key)))
    return answer ? JSON.stringify(answer) : ''
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
   * one read, nor what was answered before, nor the rest.
   * @param {string} text @returns {Promise<string>}
   */
  put(text) {
    const { row, entries = [], name, answer, forgotten = [] } = JSON.parse(text)
    const transaction = this.database.transaction(['tables', 'entries', 'own'], 'readwrite', STRICT)
    const own = transaction.objectStore('own')
    let isTaken = false,
      isRepeated = false
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
    if (row) {
      const tables = transaction.objectStore('tables')
      const known = tables.get(row.id)
      known.onsuccess = () => {
        isTaken ||= !!known.result && (known.result.version ?? 0) + 1 !== row.version
        if (isTaken) transaction.abort()
        else tables.put(row)
      }
    }
    if (name !== undefined) own.put(name, 'name')
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => {
        if (row) this.onStored(row.id)
        resolve('')
      }
      transaction.onabort = () => {
        if (isRepeated || isTaken) resolve(isRepeated ? 'repeated' : 'taken')
        else reject(failure(transaction.error))
      }
    })
  }
}
