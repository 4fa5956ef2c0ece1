// The words: the same Fluent files that the terminal reads, in the language of the reader, switched without a reload.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { signal } from '@preact/signals'
import { asset } from './assets.js'
import { readText } from './http_transport.js'
import { touching } from './pointer.js'
import { LANGUAGES, language } from './settings.js'

/** Counts up when words were added or the language changed: whoever says something depends on it. */
export const wording = signal(0)
/** @type {Map<string, FluentBundle>} */
const bundles = new Map()
/** @type {Map<string, Promise<void>>} */
const loading = new Map()
/** @type {Set<string>} */
const files = new Set()

/** @param {string} tongue @param {string} file @returns {Promise<void>} */
function load(tongue, file) {
  const key = `${tongue}/${file}`
  const known = loading.get(key)
  if (known) return known
  const job = readText(asset(`words/${key}.ftl`)).then((text) => {
    const bundle = bundles.get(tongue) || new FluentBundle(tongue, { useIsolating: false })
    bundles.set(tongue, bundle)
    bundle.addResource(new FluentResource(text), { allowOverrides: true })
  })
  loading.set(key, job)
  job.catch(() => loading.delete(key)) // a line that was down for a moment is asked again
  return job
}

/** Loads words, now and for every language one switches to. @param {...string} names */
export async function needWords(...names) {
  const tongue = language.peek()
  const fresh = names.filter((name) => !loading.has(`${tongue}/${name}`))
  names.forEach((name) => files.add(name))
  await Promise.all(names.map((name) => load(tongue, name)))
  if (fresh.length) wording.value += 1
}

/** @param {string} tongue */
export async function chooseLanguage(tongue) {
  await Promise.all([...files].map((name) => load(tongue, name)))
  language.value = LANGUAGES.includes(tongue) ? tongue : 'en'
  wording.value += 1
}

/** Whether there are words for this. @param {string} id */
export const knows = (id) => {
  void wording.value
  return bundles.get(language.value)?.hasMessage(id) ?? false
}

/**
 * A message in the reader's language. One that nobody wrote shows its id, which a test makes sure nobody sees.
 * `hand` says what one points with: a message about clicks and keys says something else to a finger.
 * @param {string} id @param {Record<string, unknown>} [args] @returns {string}
 */
export function t(id, args) {
  void wording.value
  const bundle = bundles.get(language.value)
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) return `{${id}}`
  return withMinus(bundle.formatPattern(message.value, { hand: touching.value ? 'touch' : 'mouse', ...args }))
}

/** A number below nothing has a true minus, wherever it stands. @param {string} text */
const withMinus = (text) => text.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−')

/** From … to, in one piece: a line never breaks after the dash. @param {number | string} least @param {number | string} most */
export const range = (least, most) => `${least}–\u2060${most}`

/** Why something is refused, with its place. @param {import('../types').Reason} reason */
export function reasonText(reason) {
  /** @type {Record<string, unknown>} */
  const args = { ...reason.args }
  if (reason.cell && !('cell' in args)) args.cell = `${reason.cell[0]},${reason.cell[1]}`
  if (!files.has('server') && !knows(reason.message)) needWords('server').catch(() => {})
  return knows(reason.message) ? t(reason.message, args) : t('web-refused', { message: reason.message })
}

/** What is not a minute old is now. @param {number} seconds since 1970 */
export function ago(seconds) {
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' })
  const passed = seconds - Date.now() / 1000
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ]
  const [unit, size] = units.find(([, size]) => Math.abs(passed) >= size) || ['second', Infinity]
  return words.format(Math.round(passed / size), unit)
}

/** @type {[string, number][]} */
const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** How long something lasts, in its two largest units: "2 days, 4 hours". @param {number} seconds */
export function span(seconds) {
  const first = UNITS.findIndex(([, size]) => seconds >= size)
  const [unit, finer] = first < 0 ? UNITS.slice(-1) : UNITS.slice(first, first + 2)
  const whole = Math.floor(seconds / unit[1])
  const rest = finer ? Math.floor((seconds % unit[1]) / finer[1]) : 0
  const parts = [counted(whole, unit[0]), ...(finer && rest ? [counted(rest, finer[0])] : [])]
  return new Intl.ListFormat(language.value, { type: 'unit', style: 'short' }).format(parts)
}

/** @param {number} count @param {string} unit */
const counted = (count, unit) =>
  new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** @param {string[]} parts */
export const list = (parts) => new Intl.ListFormat(language.value, { type: 'conjunction' }).format(parts)

/** 1st, 2nd, 3rd … as a message says it. @param {number} n */
export const ordinal = (n) => t('web-ordinal', { n })
