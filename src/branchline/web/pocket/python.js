// Python in a worker: its parts are fetched from where this file came from, checked by hash, and started.

/** @typedef {{ parts: Record<string, { bytes: number, sha256: string }>, scripts: string[] }} Manifest */

export const PARTS = new URL('./parts/', import.meta.url)

/** @param {string} name */
const part = (name) => new URL(name, PARTS)

/** What the parts are; throws where they were not set up. @returns {Promise<Manifest>} */
export async function manifest() {
  const answer = await fetch(part('parts.json'))
  if (!answer.ok) throw new Error(`parts.json: ${answer.status}`)
  return answer.json()
}

/** @param {string} name @param {string} wanted @param {(bytes: number) => void} onBytes @returns {Promise<Uint8Array>} */
async function fetched(name, wanted, onBytes) {
  const answer = await fetch(part(name))
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
  const pieces = []
  const reader = answer.body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    onBytes(piece.value.length)
  }
  const data = new Uint8Array(await new Blob(pieces).arrayBuffer())
  if (crypto.subtle && (await hashOf(data)) !== wanted) throw new Error(`${name}: not what it should be`)
  return data
}

/** An address without TLS has no `crypto.subtle`: there they come unchecked, like the page itself. @param {Uint8Array} data */
async function hashOf(data) {
  const digest = await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (data))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @param {Uint8Array} data */
const unpacked = (data) =>
  new Response(
    new Blob([/** @type {BlobPart} */ (data)]).stream().pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer()

/** @typedef {Record<string, Uint8Array>} Parts */

/** What Python is made of. @param {(share: number) => void} onProgress how much of it is here, of 1 @returns {Promise<Parts>} */
export async function fetchParts(onProgress) {
  const { parts } = await manifest()
  const total = Object.values(parts).reduce((sum, { bytes }) => sum + bytes, 0)
  let here = 0
  /** @type {Parts} */
  const data = {}
  await Promise.all(
    Object.entries(parts).map(async ([name, { sha256 }]) => {
      data[name] = await fetched(name, sha256, (bytes) => onProgress((here += bytes) / total))
    }),
  )
  return data
}

/** Python with our package in it. @param {Parts} data @returns {Promise<any>} */
export async function startPython(data) {
  const wasm = await unpacked(data['pyodide.asm.wasm.packed'])
  /** @type {Record<string, () => Response>} */
  const own = {
    'pyodide.asm.wasm': () => new Response(wasm, { headers: { 'content-type': 'application/wasm' } }),
    'python_stdlib.zip': () => new Response(/** @type {BodyInit} */ (data['python_stdlib.zip'])),
  }
  // Pyodide fetches by itself: it is given what was checked, and nothing else.
  const plain = globalThis.fetch
  globalThis.fetch = async (wish) => own[String(wish).slice(PARTS.href.length)]?.() ?? Response.error()
  try {
    const { loadPyodide } = await import(part('pyodide.mjs').href)
    const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14' }
    const python = await loadPyodide({ indexURL: PARTS.href, lockFileContents: { info, packages: {} } })
    python.unpackArchive(data['msgspec.whl'], 'wheel')
    python.unpackArchive(data['branchline.zip'], 'zip', { extractDir: '/lib/ours' })
    python.runPython('import sys; sys.path.insert(0, "/lib/ours")')
    return python
  } finally {
    globalThis.fetch = plain
  }
}
