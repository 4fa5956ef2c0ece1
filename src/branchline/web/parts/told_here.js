// At one table: whether one is told of one's turn there, and by which kinds of channel.
import { useEffect, useState } from 'preact/hooks'
import { get, put } from '../lib/api.js'
import { html, withTick } from '../lib/html.js'
import { t } from '../lib/words.js'

/** @typedef {import('../wire').TableReminders} Choice */

/** @type {(keyof Choice)[]} */
const KINDS = ['push', 'mail', 'webhook']

/** @param {{ session: import('../lib/session.js').Session }} props */
export function ToldHere({ session }) {
  const [kinds, setKinds] = useState(/** @type {(keyof Choice)[] | null} */ (null))
  const [choice, setChoice] = useState(/** @type {Choice | null} */ (null))
  const path = /** @type {const} */ (`/api/tables/${session.id}/reminders`)
  useEffect(() => {
    Promise.all([get('/api/me/channels'), get(path)]).then(
      ([{ channels }, chosen]) => {
        setKinds(KINDS.filter((kind) => channels.some((channel) => channel.kind === kind)))
        setChoice(chosen)
      },
      (error) => session.refuse(error),
    )
  }, [])
  if (!kinds || !choice) return null
  if (!kinds.length)
    return html`<p class="told-here">${t('told-nowhere')} <a href="/settings">${t('told-choose')}</a></p>`
  /** @param {keyof Choice} kind @param {boolean} isTold */
  const choose = (kind, isTold) =>
    put(path, { ...choice, [kind]: isTold }).then(setChoice, (error) => session.refuse(error))
  return html`
    <fieldset class="told-here">
      <legend>${t('told-here')}</legend>
      ${kinds.map(
        (kind) => html`
        <label key=${kind} class="check">
          <input
            type="checkbox"
            checked=${choice[kind]}
            onChange=${withTick((isTold) => choose(kind, isTold))}
          />
          ${t(`told-kind-${kind}`)}
        </label>
      `,
      )}
    </fieldset>
  `
}
