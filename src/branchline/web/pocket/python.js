// Python in a worker: its parts are fetched from where this file came from, checked by hash, and started.
import { readChecked, readFile } from '../lib/http_transport.js'

/** What it is made of, by name (`tools/pocket_parts.py`). @typedef {Record<string, import('../lib/http_transport.js').Known>} Listed */

const PARTS = new URL('./parts/', import.meta.url)
const PACKED = 'pyodide.asm.wasm.packed'

/** @param {string} name */
const part = (name) => new URL(name, PARTS).href

/** Python itself, compiled while it is unpacked: once, for all workers of a page. @param {Uint8Array} data */
function compiled(data) {
  const plain = new Blob([/** @type {BlobPart} */ (data)]).stream().pipeThrough(new DecompressionStream('gzip'))
  return WebAssembly.compileStreaming(new Response(plain, { headers: { 'content-type': 'application/wasm' } }))
}

/** @typedef {{ module: WebAssembly.Module, files: Record<string, Uint8Array> }} Parts */

/** What Python is made of. @param {(share: number) => void} onProgress how much of it is here, of 1 @returns {Promise<Parts>} */
export async function fetchParts(onProgress) {
  /** @type {{ parts: Listed, scripts: Listed }} */
  const { parts, scripts } = await (await readFile(part('parts.json'))).json()
  const total = Object.values({ ...parts, ...scripts }).reduce((sum, { bytes }) => sum + bytes, 0)
  let here = 0
  const progress = (/** @type {number} */ bytes) => onProgress((here += bytes) / total)
  const { [PACKED]: packed, ...others } = parts
  /** @type {Record<string, Uint8Array>} */
  const files = {}
  const [module] = await Promise.all([
    readChecked(part(PACKED), packed, progress).then(({ data }) => compiled(data)),
    ...Object.entries(others).map(async ([name, known]) => {
      files[name] = (await readChecked(part(name), known, progress)).data
    }),
    // The browser itself loads them from where they lie: here they are looked at first, and are near then.
    ...Object.entries(scripts).map(([name, known]) => readChecked(part(name), known, progress)),
  ])
  return { module, files }
}

/** Those of its parts that the browser itself loads: they are here when this is done. */
export const loadScripts = () => Promise.all(['pyodide.mjs', 'pyodide.asm.mjs'].map((name) => import(part(name))))

/**
 * The host in `branchline.pocket.browser`: what pages ask for, their connections, and what other tabs wrote. An answer is a tuple.
 * @typedef {object} Door
 * @property {() => Promise<void>} begin
 * @property {(table: string) => void} heard
 * @property {(method: string, path: string, body?: string, key?: string) => Promise<{ toJs(): [number, string], destroy(): void }>} request
 * @property {(connection: number, table: string, hear: (connection: number, text: string) => void) => Promise<number>} connect
 * @property {(connection: number, text: string) => Promise<void>} receive
 * @property {(connection: number) => Promise<void>} leave
 */
/** What of it is asked for from here: the host, given where it keeps tables and who thinks; and thinking itself.
 * @typedef {{ Door: (store: object, thinker: object) => Door, think: (question: string) => string }} Ours */
/** @typedef {{ pyimport(name: 'branchline.pocket.browser'): Ours }} Python */

/** Python with our package in it. @param {Parts} parts @returns {Promise<Python>} */
export async function startPython({ module, files }) {
  const library = part('python_stdlib.zip')
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
    const { loadPyodide } = await import(part('pyodide.mjs'))
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
