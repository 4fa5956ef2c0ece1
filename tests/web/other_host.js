// The client's transport with another host in the server's place: no fetch, no WebSocket, no page. Run by node in a folder
// with `lib`; says what it saw as JSON.
import assert from 'node:assert/strict'

for (const name of ['fetch', 'WebSocket']) Object.defineProperty(globalThis, name, { value: undefined })
Object.assign(globalThis, { addEventListener() {}, removeEventListener() {}, document: { visibilityState: 'visible' } })

const { reachBy } = await import('./lib/transport.js')
const { get, post, Problem } = await import('./lib/api.js')
const { Live } = await import('./lib/live.js')

/** @type {any[]} */
const asked = []
/** @type {any[]} */
const lines = []
const update = { since: 0, seq: 3, entries: [], position: null }

reachBy({
  async request(wish) {
    asked.push(wish)
    if (wish.path === '/api/away') throw new Error('nobody there')
    return wish.method === 'GET'
      ? { status: 200, body: { path: wish.path } }
      : { status: 409, body: { reason: { message: 'stale' }, update } }
  },
  connect(path, ears) {
    const line = { path, ears, sent: /** @type {any[]} */ ([]), is: 'new' }
    lines.push(line)
    return {
      isOpen: () => line.is === 'open',
      isClosed: () => line.is === 'closed',
      send: (message) => line.sent.push(message),
      close: () => (line.is = 'closed'),
    }
  },
})

assert.deepEqual(await get('/api/games'), { path: '/api/games' })
await assert.rejects(get('/api/away'), { status: 0 })
const refused = await post('/api/tables', { game: 'tiny' }).catch((error) => error)
assert(refused instanceof Problem)
assert.deepEqual([refused.status, refused.reason.message, refused.update.seq], [409, 'stale', 3])
assert.deepEqual(asked[2].body, { game: 'tiny' })
assert.match(asked[2].key, /^[0-9a-f]{32}$/)

const live = new Live('t1', 0)
const [line] = lines
assert.equal(line.path, '/api/tables/t1/live')
line.is = 'open'
line.ears.onOpen()
assert.equal(line.sent[0].type, 'hello')
line.ears.onMessage({ type: 'changed', update })
assert.equal(live.state.value, 'open')
const done = live.ask({ type: 'act', seq: 3, action: { type: 'hide' } })
line.ears.onMessage({ type: 'done', id: line.sent[1].id, seq: 4 })
assert.equal((await done).seq, 4)
line.ears.onClose(403)
assert.equal(live.state.value, 'refused')
live.close()
console.log(JSON.stringify({ requests: asked.length, lines: lines.length, sent: line.sent.length }))
