// One option of a table that is being set up: a switch, one of several, or several of them.
import { html, withTick } from '../lib/html.js'

/** @typedef {import('../types').OptionField} OptionField */
/** @typedef {import('../types').OptionChoice} OptionChoice */

/** @param {{ field: OptionField, value: unknown, options: unknown, onChange: (value: unknown) => void }} props */
export function Field({ field, value, options, onChange }) {
  const choices = field.choices || []
  const list = Array.isArray(value) ? value : null
  const picks = list && field.picks ? field.picks(options) : null
  return html`
    <fieldset class="card">
      <legend>${field.label}</legend>
      ${field.help && field.kind !== 'switch' && html`<p class="hint">${field.help}</p>`}
      ${field.kind === 'switch' && html`<${Switch} field=${field} value=${value} onChange=${onChange} />`}
      ${field.kind === 'choice' && html`<${One} field=${field} now=${value} onChange=${onChange} />`}
      ${
        field.kind === 'many' &&
        html`
        <${Many}
          name=${field.name}
          choices=${choices}
          chosen=${list || [value]}
          least=${1}
          onChange=${onChange}
        />
      `
      }
      ${
        picks &&
        html`
        <div class="picks">
          <p class="hint" role="status">${field.lacks?.(value, options)}</p>
          <${Many}
            name=${`${field.name}-picks`}
            choices=${picks.choices}
            chosen=${list?.filter((each) => picks.choices.some(({ value }) => value === each))}
            most=${picks.count}
            onChange=${onChange}
          />
        </div>
      `
      }
    </fieldset>
  `
}

/** @param {{ field: OptionField, value: unknown, onChange: (value: unknown) => void }} props */
const Switch = ({ field, value, onChange }) => html`
  <label class="check">
    <input type="checkbox" checked=${!!value} onChange=${withTick(onChange)} />
    ${field.help}
  </label>
`

/** Whether this choice is the one taken: a list stands for whatever is picked into it. @param {unknown} choice @param {unknown} now */
const isTaken = (choice, now) =>
  Array.isArray(choice) && !choice.length ? Array.isArray(now) : JSON.stringify(now) === JSON.stringify(choice)

/** @param {{ field: OptionField, now: unknown, onChange: (value: unknown) => void }} props */
const One = ({ field, now, onChange }) => html`
  <div class="choices">
    ${(field.choices || []).map(
      (choice) => html`
      <label key=${String(choice.value)} class="choice">
        <input
          type="radio"
          name=${field.name}
          checked=${isTaken(choice.value, now)}
          onChange=${() => onChange(choice.value)}
        />
        <${Words} choice=${choice} />
      </label>
    `,
    )}
  </div>
`

/**
 * Several of them, no fewer than `least` and no more than `most`, in the order they stand in.
 * @param {{
 *   name: string, choices: OptionChoice[], chosen: unknown[], least?: number, most?: number, onChange: (value: unknown) => void,
 * }} props
 */
function Many({ name, choices, chosen, least = 0, most = choices.length, onChange }) {
  const full = chosen.length >= most
  /** @param {unknown} each */
  const flip = (each) => {
    const all = choices.map((choice) => choice.value)
    onChange(all.filter((one) => (one === each) !== chosen.includes(one)))
  }
  return html`
    <div class="choices">
      ${choices.map(({ value, ...words }) => {
        const on = chosen.includes(value)
        const last = on && chosen.length <= least
        return html`
          <label key=${String(value)} class="choice">
            <input
              type="checkbox"
              name=${name}
              value=${value}
              checked=${on}
              disabled=${full && !on}
              onClick=${(/** @type {Event} */ event) => last && event.preventDefault()}
              onChange=${() => !last && flip(value)}
            />
            <${Words} choice=${words} />
          </label>
        `
      })}
    </div>
  `
}

/** @param {{ choice: { label: string, help?: string } }} props */
const Words = ({ choice }) => html`
  <span>
    <b>${choice.label}</b>
    ${choice.help && html`<small>${choice.help}</small>`}
  </span>
`
