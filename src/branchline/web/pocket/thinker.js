// Thinks for the bots of the host in the browser, so that nobody's hands wait for them. First it is given what Python is made
// of; then a question gives an answer, in order.
import { loadScripts, startPython } from './python.js'

// Who started us hears that all scripts came, ours and Python's: what stands still on its way is given up.
loadScripts().then(() => postMessage(''), reportError)

/** @type {Promise<(question: string) => string> | undefined} */
let thinking

self.onmessage = async ({ data }) => {
  thinking ??= startPython(data).then((python) => python.pyimport('branchline.pocket.browser').think)
  try {
    const think = await thinking
    if (typeof data === 'string') postMessage(think(data))
  } catch (error) {
    reportError(error) // who started us hears it: nobody waits for an answer that never comes
  }
}
