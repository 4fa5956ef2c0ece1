// Python in a worker: its parts are fetched from where this file came from, checked by hash, and started.

/** @typedef {{ bytes: number, sha256: string }} Part */
/** @typedef {{ parts: Record<string, Part>, scripts: string[] }} Manifest */

export const PARTS = new URL('./parts/', import.meta.url)
const PACKED = 'pyodide.asm.wasm.packed'

/** @param {string} name */
const part = (name) => new URL(name, PARTS)

/** What the parts are; throws where they were not set up. @returns {Promise<Manifest>} */
export async function manifest() {
  const answer = await fetch(part('parts.json'))
  if (!answer.ok) throw new Error(`parts.json: ${answer.status}`)
  return answer.json()
}

/** @param {string} name @param {Part} part @param {(bytes: number) => void} onBytes @returns {Promise<Uint8Array>} */
async function fetched(name, { bytes, sha256 }, onBytes) {
  const answer = await fetch(part(name))
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
  // Its length is known: filled as it comes, nothing lies about twice.
  const data = new Uint8Array(bytes)
  const reader = answer.body.getReader()
  let here = 0
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (here + piece.value.length <= bytes) data.set(piece.value, here)
    here += piece.value.length
    onBytes(piece.value.length)
  }
  if (here !== bytes || (crypto.subtle && (await hashOf(data)) !== sha256))
    throw new Error(`${name}: not what it should be`)
  return data
}

/** An address without TLS has no `crypto.subtle`: there they come unchecked, like the page itself. @param {Uint8Array} data */
async function hashOf(data) {
  const digest = await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (data))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Python itself, compiled while it is unpacked: once, for all workers of a page. @param {Uint8Array} data */
function compiled(data) {
  const plain = new Blob([/** @type {BlobPart} */ (data)]).stream().pipeThrough(new DecompressionStream('gzip'))
  return WebAssembly.compileStreaming(new Response(plain, { headers: { 'content-type': 'application/wasm' } }))
}

/** @typedef {{ module: WebAssembly.Module, files: Record<string, Uint8Array> }} Parts */

/** What Python is made of. @param {(share: number) => void} onProgress how much of it is here, of 1 @returns {Promise<Parts>} */
export async function fetchParts(onProgress) {
  const { parts } = await manifest()
  const total = Object.values(parts).reduce((sum, { bytes }) => sum + bytes, 0)
  let here = 0
  const progress = (/** @type {number} */ bytes) => onProgress((here += bytes) / total)
  const { [PACKED]: packed, ...others } = parts
  /** @type {Record<string, Uint8Array>} */
  const files = {}
  const [module] = await Promise.all([
    fetched(PACKED, packed, progress).then(compiled),
    ...Object.entries(others).map(async ([name, each]) => {
      files[name] = await fetched(name, each, progress)
    }),
  ])
  return { module, files }
}

/** Python with our package in it. @param {Parts} parts @returns {Promise<any>} */
export async function startPython({ module, files }) {
  const library = part('python_stdlib.zip').href
  // Pyodide fetches and compiles by itself: it is given what was checked, and nothing else.
  const { fetch, WebAssembly } = globalThis
  const { instantiateStreaming } = WebAssembly
  globalThis.fetch = async (wish) =>
    String(wish) === library ? new Response(/** @type {BodyInit} */ (files['python_stdlib.zip'])) : Response.error()
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  })
  try {
    const { loadPyodide } = await import(part('pyodide.mjs').href)
    const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14' }
    const python = await loadPyodide({ indexURL: PARTS.href, lockFileContents: { info, packages: {} } })
    python.unpackArchive(files['msgspec.whl'], 'wheel')
    python.unpackArchive(files['branchline.zip'], 'zip', { extractDir: '/lib/ours' })
    python.runPython('import sys; sys.path.insert(0, "/lib/ours")')
    return python
  } finally {
    globalThis.fetch = fetch
    WebAssembly.instantiateStreaming = instantiateStreaming
  }
}
