// What a person likes, for this browser.
import { useEffect, useState } from 'preact/hooks'
import { isAlone } from '../lib/alone.js'
import { chime } from '../lib/chime.js'
import { html, withTick, withValue } from '../lib/html.js'
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
import { languageName, Page } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'

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

/**
 * One that is kept in a signal.
 * @param {{ legend: string, name: string, at: import('@preact/signals').Signal<string>, choices: readonly string[],
 *   label: (choice: string) => string, hint?: string }} props
 */
const Setting = ({ at, ...words }) => html`
  <${Choice}
    ...${words}
    value=${at.value}
    onChange=${(/** @type {string} */ choice) => {
      at.value = choice
    }}
  />
`

/** @param {{ label: string, at: import('@preact/signals').Signal<boolean> }} props */
const Switch = ({ label, at }) => html`
  <label class="check">
    <input
      type="checkbox"
      checked=${at.value}
      onChange=${withTick((isOn) => {
        at.value = isOn
      })}
    />
    ${label}
  </label>
`

/** @typedef {import('preact').ComponentType} ComponentType */

const told = () => Promise.all([import('../parts/being_told.js'), needWords('told')]).then(([part]) => part.BeingTold)
const shunned = () => import('../parts/peace.js').then((part) => part.ready().then(() => part.ShunnedList))

/** A part of its own, which nobody needs who has no server. @param {{ load: () => Promise<ComponentType> }} props */
function WithServer({ load }) {
  const [Part, setPart] = useState(/** @type {ComponentType | null} */ (null))
  useEffect(() => {
    if (!isAlone())
      load().then(
        (part) => setPart(() => part),
        () => {}, // the page does without
      )
  }, [])
  return Part && html`<${Part} />`
}

/** How the page looks and speaks. */
const Looks = () => html`
  <${Choice}
    legend=${t('web-language')}
    name="language"
    choices=${LANGUAGES}
    value=${language.value}
    label=${languageName}
    onChange=${chooseLanguage}
  />
  <${Setting}
    legend=${t('web-theme')}
    name="theme"
    at=${theme}
    choices=${THEMES}
    label=${(/** @type {string} */ choice) => t(`web-theme-${choice}`)}
  />
  <${Setting}
    legend=${t('web-motion')}
    name="motion"
    at=${motion}
    choices=${MOTIONS}
    label=${(/** @type {string} */ choice) => t(`web-motion-${choice}`)}
  />
`

/** How matches go. */
const Playing = () => html`
  <${Setting}
    legend=${t('web-pace')}
    name="pace"
    at=${pace}
    choices=${PACES}
    label=${(/** @type {string} */ choice) => t(`web-pace-${choice}`)}
    hint=${t('web-pace-hint')}
  />
  <${Setting}
    legend=${t('web-confirmation')}
    name="confirmation"
    at=${confirmation}
    choices=${CONFIRMATIONS}
    label=${(/** @type {string} */ choice) => t(`web-confirmation-${choice}`)}
    hint=${t('web-confirmation-hint')}
  />
`

/** For hands and eyes. */
const Access = () => html`
  <fieldset class="card">
    <legend>${t('web-accessibility')}</legend>
    <${Switch} label=${t('web-patterns')} at=${patterns} />
    ${!isFingersOnly && html`<${Switch} label=${t('web-keys-on')} at=${keysOn} />`}
  </fieldset>
`

/** Whether one hears it, and how loud. */
const Sounds = () => html`
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
        onInput=${withValue((loud) => {
          volume.value = Number(loud)
        })}
        onChange=${() => chime('turn')}
      />
    </label>
  </fieldset>
`

/** Where the bar has no room for them. */
const Elsewhere = () => html`
  <div class="elsewhere only-s">
    <a class="btn" href="/account"><${Icon} name="you" /> ${t('web-account')}</a>
    <a class="btn" href="/rules"><${Icon} name="book" /> ${t('web-rules')}</a>
  </div>
`

export default function Settings() {
  const [Offline, setOffline] = useState(/** @type {ComponentType | null} */ (null))
  useEffect(() => {
    Promise.all([import('../parts/offline_field.js'), needWords('pocket')]).then(
      ([{ default: field }]) => setOffline(() => field),
      () => {},
    )
  }, [])
  return html`
    <${Page} title=${t('web-settings')}>
      <div class="form">
        <${Elsewhere} />
        <${Looks} />
        <${Playing} />
        <${Access} />
        <${Sounds} />
        ${Offline && html`<${Offline} />`}
        <${WithServer} load=${told} />
        <${WithServer} load=${shunned} />
      </div>
    </${Page}>
  `
}
