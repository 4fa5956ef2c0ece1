// Somebody installed the app, and wants it to open without any network: what that needs is fetched, with its size and how far it is.
import { effect, signal } from '@preact/signals'
import { render } from 'preact'
import { isAlone, MARK } from '../lib/alone.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { canKeep, keep, listFiles, megabytes, renounce, sizeOf, whyNotKept } from '../lib/offline.js'
import { coming } from '../lib/pocket_transport.js'
import { needWords, reasonText, t } from '../lib/words.js'

/** @typedef {{ share: number, size: number, problem: import('../types').Reason | null }} State */

const state = signal(/** @type {State | null} */ (null))

function Keeping() {
  if (!state.value) return null
  const { share, size, problem } = state.value
  if (problem)
    return html`
      <p class="coming problem" role="alert">
        ${reasonText(problem)}
        <span class="buttons">
          <button class="btn" onClick=${() => begin(size)}>${t('web-try-again')}</button>
          <button class="btn" onClick=${close}>${t('web-close')}</button>
        </span>
      </p>
    `
  const percent = Math.round(share * 100)
  const said = t('pocket-keeping', { percent, size })
  return html`
    <p class="coming" role="status">
      ${said}
      <progress max="100" value=${percent} aria-label=${said}></progress>
    </p>
  `
}

/** Who closes it is not asked again, and finds it in the settings. */
function close() {
  renounce()
  state.value = null
}

/** @param {number} size */
async function begin(size) {
  state.value = { share: 0, size, problem: null }
  try {
    await keep((share) => {
      state.value = { share, size, problem: null }
    })
    state.value = null
  } catch (error) {
    state.value = { share: 0, size, problem: whyNotKept(error) }
  }
}

/** Both want the same files: one after the other. */
const whenHostIsHere = () =>
  new Promise((done) => {
    const stop = effect(() => {
      if (coming.value.isReady || !isAlone()) queueMicrotask(() => done(stop()))
    })
  })

/** Once: who frees the space is not asked again. */
export async function keepInstalled() {
  if (state.peek() || !canKeep() || localStorage.getItem(MARK) !== null) return
  const files = await listFiles()
  if (!files) return
  await Promise.all([needWords('pocket'), style('css/pocket.css'), whenHostIsHere()])
  const place = document.createElement('div')
  document.body.append(place)
  render(html`<${Keeping} />`, place)
  await begin(megabytes(sizeOf(files)))
}
