// htm bound to Preact: components are written as tagged templates, so that there is nothing to build.
import { h } from 'preact'
import htm from 'htm'
import { addressOf } from './router.js'

/** A link is written as the server knows it, and stands in the page as this host does.
 * @param {string} type @param {import('preact').JSX.IntrinsicElements['a'] | null} props */
const linked = (type, props, /** @type {import('preact').ComponentChild[]} */ ...children) =>
  h(type, type === 'a' && props?.href ? { ...props, href: addressOf(String(props.href)) } : props, ...children)

/** @type {(strings: TemplateStringsArray, ...values: unknown[]) => any} */
export const html = htm.bind(linked)

/** Class names, those that hold. @param {...(string | false | null | undefined)} names */
export const cls = (...names) => names.filter(Boolean).join(' ')

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** A number with a true minus. @param {number | string | null | undefined} n */
export const plain = (n) => (n == null ? '–' : String(n).replace('-', '−'))

/** A field's listener that takes what was written or chosen. @param {(value: string) => void} take */
export const withValue = (take) => (/** @type {{ target: HTMLInputElement }} */ event) => take(event.target.value)
/** A box's listener that takes whether it is ticked. @param {(isOn: boolean) => void} take */
export const withTick = (take) => (/** @type {{ target: HTMLInputElement }} */ event) => take(event.target.checked)
/** A form's listener that takes what stands in its fields, by their names.
 * @param {(got: Record<string, string>, form: HTMLFormElement) => void} take */
export const withForm = (take) => (/** @type {SubmitEvent} */ event) => {
  event.preventDefault()
  if (event.target instanceof HTMLFormElement)
    take(
      Object.fromEntries([...new FormData(event.target)].map(([name, value]) => [name, String(value)])),
      event.target,
    )
}
