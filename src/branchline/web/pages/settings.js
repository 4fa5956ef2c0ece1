// What a person likes, for this browser.
import { useEffect, useState } from 'preact/hooks'
import { isAlone } from '../lib/alone.js'
import { chime } from '../lib/chime.js'
import { html } from '../lib/html.js'
import { isFingersOnly } from '../lib/pointer.js'
import {
  confirmation,
  CONFIRMATIONS,
  keysOn,
  LANGUAGES,
  language,
  motion,
  MOTIONS,
  pace,
  PACES,
  patterns,
  sound,
  theme,
  THEMES,
  volume,
} from '../lib/settings.js'
import { chooseLanguage, needWords, t } from '../lib/words.js'
import { NAMES, Page } from '../parts/frame.js'

/**
 * @param {{ legend: string, name: string, choices: readonly string[], value: string, label: (choice: string) => string,
 *   onChange: (choice: string) => void, hint?: string }} props
 */
const Choice = ({ legend, name, choices, value, label, onChange, hint }) => html`
  <fieldset class="card">
    <legend>${legend}</legend>
    ${hint && html`<p class="hint">${hint}</p>`}
    <div class="choices inline">
      ${choices.map(
        (choice) => html`
        <label key=${choice} class="choice">
          <input type="radio" name=${name} checked=${value === choice} onChange=${() => onChange(choice)} />
          <span>
            <b lang=${name === 'language' ? choice : null}>${label(choice)}</b>
          </span>
        </label>
      `,
      )}
    </div>
  </fieldset>
`

/** @param {{ label: string, at: import('@preact/signals').Signal<boolean> }} props */
const Switch = ({ label, at }) => html`
  <label class="check">
    <input
      type="checkbox"
      checked=${at.value}
      onChange=${(/** @type {any} */ event) => {
        at.value = event.target.checked
      }}
    />
    ${label}
  </label>
`

const told = () => Promise.all([import('../parts/being_told.js'), needWords('told')]).then(([part]) => part.BeingTold)
const shunned = () => import('../parts/peace.js').then((part) => part.ready().then(() => part.ShunnedList))

/** A part of its own, which nobody needs who has no server. @param {{ load: () => Promise<any> }} props */
function WithServer({ load }) {
  const [Part, setPart] = useState(/** @type {any} */ (null))
  useEffect(() => {
    if (!isAlone())
      load().then(
        (part) => setPart(() => part),
        () => {}, // the page does without
      )
  }, [])
  return Part && html`<${Part} />`
}

export default function Settings() {
  const [Offline, setOffline] = useState(/** @type {any} */ (null))
  useEffect(() => {
    Promise.all([import('../parts/offline_field.js'), needWords('pocket')]).then(
      ([{ default: field }]) => setOffline(() => field),
      () => {},
    )
  }, [])
  return html`
    <${Page} title=${t('web-settings')}>
      <div class="form">
        <${Choice}
          legend=${t('web-language')}
          name="language"
          choices=${LANGUAGES}
          value=${language.value}
          label=${(/** @type {string} */ tongue) => NAMES[tongue]}
          onChange=${chooseLanguage}
        />
        <${Choice}
          legend=${t('web-theme')}
          name="theme"
          choices=${THEMES}
          value=${theme.value}
          label=${(/** @type {string} */ choice) => t(`web-theme-${choice}`)}
          onChange=${(/** @type {any} */ choice) => {
            theme.value = choice
          }}
        />
        <${Choice}
          legend=${t('web-motion')}
          name="motion"
          choices=${MOTIONS}
          value=${motion.value}
          label=${(/** @type {string} */ choice) => t(`web-motion-${choice}`)}
          onChange=${(/** @type {any} */ choice) => {
            motion.value = choice
          }}
        />
        <${Choice}
          legend=${t('web-pace')}
          name="pace"
          hint=${t('web-pace-hint')}
          choices=${PACES}
          value=${pace.value}
          label=${(/** @type {string} */ choice) => t(`web-pace-${choice}`)}
          onChange=${(/** @type {any} */ choice) => {
            pace.value = choice
          }}
        />
        <${Choice}
          legend=${t('web-confirmation')}
          name="confirmation"
          hint=${t('web-confirmation-hint')}
          choices=${CONFIRMATIONS}
          value=${confirmation.value}
          label=${(/** @type {string} */ choice) => t(`web-confirmation-${choice}`)}
          onChange=${(/** @type {any} */ choice) => {
            confirmation.value = choice
          }}
        />
        <fieldset class="card">
          <legend>${t('web-hands-and-eyes')}</legend>
          <${Switch} label=${t('web-patterns')} at=${patterns} />
          ${!isFingersOnly && html`<${Switch} label=${t('web-keys-on')} at=${keysOn} />`}
        </fieldset>
        <fieldset class="card">
          <legend>${t('web-sounds')}</legend>
          <${Switch} label=${t('web-sound')} at=${sound} />
          <label class="check">
            ${t('web-volume')}
            <input
              type="range"
              min="5"
              max="100"
              step="5"
              value=${volume.value}
              disabled=${!sound.value}
              style=${{ flex: '1', maxWidth: '280px' }}
              onInput=${(/** @type {any} */ event) => {
                volume.value = Number(event.target.value)
              }}
              onChange=${() => chime('turn')}
            />
          </label>
        </fieldset>
        ${Offline && html`<${Offline} />`}
        <${WithServer} load=${told} />
        <${WithServer} load=${shunned} />
      </div>
    </${Page}>
  `
}
