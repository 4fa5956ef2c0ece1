// Playing without the server: what is kept for it, how much that is, and the way there and back.
import { useEffect, useState } from 'preact/hooks'
import { isAlone } from '../lib/alone.js'
import { html } from '../lib/html.js'
import { canKeep, free, isHere, isKept, keep, manifest, playHere, sizeOf, used } from '../lib/offline.js'
import { t } from '../lib/words.js'

const IS_SITE = document.documentElement.dataset.addresses === 'behind'
const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1)

/** @typedef {{ bytes: number, isKept: boolean, used: number } | null} State */

/** @returns {Promise<State>} */
async function look() {
  const parts = await manifest()
  return parts && { bytes: sizeOf(parts), isKept: await isKept(), used: await used() }
}

export default function OfflineField() {
  const [state, setState] = useState(/** @type {State | undefined} */ (undefined))
  const [share, setShare] = useState(/** @type {number | null} */ (null))
  const [problem, setProblem] = useState('')
  const again = () => look().then(setState, (error) => setProblem(String(error)))
  useEffect(() => {
    if (canKeep()) again()
  }, [])
  /** @param {() => Promise<void>} job */
  const act = async (job) => {
    setProblem('')
    await job().catch((error) => setProblem(String(error)))
    setShare(null)
    await again()
  }
  return html`
    <fieldset class="card offline" aria-busy=${share !== null}>
      <legend>${t('pocket-offline')}</legend>
      ${problem && html`<p class="problem" role="alert">${t('pocket-offline-failed', { why: problem })}</p>`}
      ${!canKeep() && html`<p class="hint">${t('pocket-offline-insecure')}</p>`}
      ${state === null && html`<p class="hint">${t('pocket-offline-not-set-up')}</p>`}
      ${state && html`<${Kept} state=${state} share=${share} setShare=${setShare} act=${act} />`}
    </fieldset>
  `
}

/**
 * @param {{ state: NonNullable<State>, share: number | null, setShare: (share: number) => void,
 *   act: (job: () => Promise<void>) => void }} props
 */
function Kept({ state, share, setShare, act }) {
  const percent = Math.round((share ?? 0) * 100)
  return html`
    <p class="hint">
      ${t(state.isKept ? 'pocket-offline-kept' : 'pocket-offline-hint', { size: megabytes(state.bytes), used: megabytes(state.used) })}
    </p>
    ${
      share !== null
        ? html`<p role="status"><progress max="100" value=${percent} aria-label=${t('pocket-coming', { percent })}></progress></p>`
        : html`
      <p class="buttons">
        ${
          state.isKept
            ? html`
          <button class="btn" data-offline="free" onClick=${() => act(free)}>${t('pocket-offline-free')}</button>
          ${!IS_SITE && !isHere() && html`<button class="btn" onClick=${() => playHere(true)}>${t('pocket-offline-here')}</button>`}
        `
            : html`
          <button class="btn" data-offline="keep" onClick=${() => act(() => keep(setShare))}>
            ${t('pocket-offline-keep', { size: megabytes(state.bytes) })}
          </button>
        `
        }
        ${!IS_SITE && isAlone() && html`<button class="btn" onClick=${() => playHere(false)}>${t('pocket-offline-back')}</button>`}
      </p>
    `
    }
  `
}
