// Playing without the server: what is kept for it, how much that is, and the way there and back.
import { useEffect, useState } from 'preact/hooks'
import { isAlone, isOffered, isSite } from '../lib/alone.js'
import { html } from '../lib/html.js'
import {
  canKeep,
  free,
  isHere,
  isKept,
  keep,
  listFiles,
  megabytes,
  playHere,
  sizeOf,
  used,
  whyNotKept,
} from '../lib/offline.js'
import { t } from '../lib/words.js'
import { Alert, useProblem } from './frame.js'

/** `size` is null where it cannot be known. @typedef {{ size: number | null, isKept: boolean, used: number } | null} State */

/** @returns {Promise<State>} */
async function look() {
  const files = await listFiles()
  return files && { size: megabytes(sizeOf(files)), isKept: await isKept(), used: megabytes(await used()) }
}

/** What can be said, and freed, where not even the list of files can be read. @returns {Promise<State>} */
const lookHere = async () => ({ size: null, isKept: isOffered(), used: megabytes(await used()) })

export default function OfflineField() {
  const [state, setState] = useState(/** @type {State | undefined} */ (undefined))
  const [share, setShare] = useState(/** @type {number | null} */ (null))
  const [problem, setProblem] = useProblem()
  const again = () =>
    look().then(setState, (error) => {
      setProblem(whyNotKept(error))
      return lookHere().then(setState)
    })
  useEffect(() => {
    if (canKeep()) again()
  }, [])
  /** @param {() => Promise<void>} job */
  const attempt = async (job) => {
    setProblem(null)
    await job().catch((error) => setProblem(whyNotKept(error)))
    setShare(null)
    await again()
  }
  return html`
    <fieldset class="card offline" aria-busy=${share !== null}>
      <legend>${t('pocket-offline')}</legend>
      <${Alert} reason=${problem} />
      ${!canKeep() && html`<p class="hint">${t('pocket-offline-insecure')}</p>`}
      ${state === null && html`<p class="hint">${t('pocket-offline-not-set-up')}</p>`}
      ${state && html`<${Kept} state=${state} share=${share} setShare=${setShare} attempt=${attempt} />`}
    </fieldset>
  `
}

/**
 * @param {{ state: NonNullable<State>, share: number | null, setShare: (share: number) => void,
 *   attempt: (job: () => Promise<void>) => void }} props
 */
function Kept({ state, share, setShare, attempt }) {
  const percent = Math.round((share ?? 0) * 100)
  const start = () => {
    setShare(0)
    return keep(setShare)
  }
  return html`
    ${state.isKept && html`<p class="hint">${t('pocket-offline-kept', state)}</p>`}
    ${!state.isKept && state.size !== null && html`<p class="hint">${t('pocket-offline-hint', state)}</p>`}
    ${
      share !== null
        ? html`<p role="status"><progress max="100" value=${percent} aria-label=${t('pocket-coming', { percent })}></progress></p>`
        : html`
      <p class="buttons">
        ${
          state.isKept
            ? html`
          <button class="btn" data-offline="free" onClick=${() => attempt(free)}>${t('pocket-offline-free')}</button>
          ${!isSite() && !isHere() && html`<button class="btn" onClick=${() => playHere(true)}>${t('pocket-offline-here')}</button>`}
        `
            : state.size !== null &&
              html`
          <button class="btn" data-offline="keep" onClick=${() => attempt(start)}>${t('pocket-offline-keep', state)}</button>
        `
        }
        ${!isSite() && isAlone() && html`<button class="btn" onClick=${() => playHere(false)}>${t('pocket-offline-back')}</button>`}
      </p>
    `
    }
  `
}
