// What a person likes, kept in this browser. Every setting is a signal: a change shows at once, without a reload.
import { effect, signal } from '@preact/signals'

const KEY = 'branchline-settings'

/** @returns {Record<string, unknown> & { opponents?: Record<string, string> }} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || '{}') || {}
  } catch {
    return {}
  }
}

/** @param {unknown} wish @param {readonly string[]} known */
const oneOf = (wish, known) => known.find((each) => each === wish) ?? known[0]

/** Those the server has words in. */
export const LANGUAGES = (document.documentElement.dataset.languages || 'en').split(' ')
export const THEMES = /** @type {const} */ (['system', 'day', 'night'])
export const MOTIONS = /** @type {const} */ (['system', 'full', 'none'])
export const PACES = /** @type {const} */ (['instant', 'quick', 'calm'])
export const CONFIRMATIONS = /** @type {const} */ (['lost', 'always', 'never'])

const start = kept()
const spoken =
  (navigator.languages || ['en']).map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) || 'en'

export const language = signal(oneOf(start.language || spoken, LANGUAGES))
export const theme = signal(oneOf(start.theme, THEMES))
export const motion = signal(oneOf(start.motion, MOTIONS))
/** How fast is played out what others do. */
export const pace = signal(oneOf(start.pace, ['quick', ...PACES]))
export const confirmation = signal(oneOf(start.confirmation, CONFIRMATIONS))
/** Hatchings beside the colours of score bars, seats and outlines. */
export const patterns = signal(start.patterns === true)
export const keysOn = signal(start.keys !== false)
/** The level one last played against, by game. @type {import('@preact/signals').Signal<Record<string, string>>} */
export const opponents = signal(start.opponents && typeof start.opponents === 'object' ? start.opponents : {})
export const sound = signal(start.sound === true)
/** Of 100. */
export const volume = signal(Number(start.volume) > 0 && Number(start.volume) <= 100 ? Number(start.volume) : 60)

const night = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
const systemNight = signal(night.matches)
const systemStill = signal(still.matches)
night.addEventListener('change', () => {
  systemNight.value = night.matches
})
still.addEventListener('change', () => {
  systemStill.value = still.matches
})

export const isNight = () => theme.value === 'night' || (theme.value === 'system' && systemNight.value)
export const isStill = () => motion.value === 'none' || (motion.value === 'system' && systemStill.value)

/** Keeps the settings, and tells the page. */
export function watchSettings() {
  effect(() => {
    const all = {
      language: language.value,
      theme: theme.value,
      motion: motion.value,
      pace: pace.value,
      confirmation: confirmation.value,
      patterns: patterns.value,
      opponents: opponents.value,
      keys: keysOn.value,
      sound: sound.value,
      volume: volume.value,
    }
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      /* a private window keeps nothing */
    }
    const root = document.documentElement
    root.lang = language.value
    root.dataset.theme = isNight() ? 'night' : 'day'
    root.dataset.motion = isStill() ? 'none' : 'full'
    root.dataset.patterns = String(patterns.value)
  })
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return
    const other = kept()
    language.value = oneOf(other.language, LANGUAGES)
    theme.value = oneOf(other.theme, THEMES)
  })
}
