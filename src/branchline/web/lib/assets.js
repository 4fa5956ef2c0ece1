// Where our own files are: this module knows the version path it came from.
export const ROOT = new URL('..', import.meta.url).pathname

/** Where the product begins: the root of a server, or the folder that a static host has it in. */
export const HOME = ROOT.replace(/assets\/[^/]+\/$/, '')

/** Behind the name of what a browser keeps for us: at one address there may be several of us, each in a folder of its own. */
export const OWN = HOME.slice(0, -1)

/** @param {string} name */
export const asset = (name) => ROOT + name

/** @type {Map<string, Promise<void>>} */
const styles = new Map()

/** Loads a stylesheet once. @param {string} name @returns {Promise<void>} */
export function style(name) {
  const known = styles.get(name)
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = asset(name)
  /** @type {Promise<void>} */
  const loaded = new Promise((done) => {
    link.onload = () => done()
    link.onerror = () => done()
  })
  document.head.append(link)
  styles.set(name, loaded)
  return loaded
}
