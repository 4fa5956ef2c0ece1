// Which games have a drawing module. A module is loaded when its game is first shown.
import { style } from '../lib/assets.js'
import { needWords } from '../lib/words.js'

/**
 * @template T
 * @typedef {() => Promise<{ default: T }>} Loads
 */

/**
 * What there is of a game, each part loaded when it is first needed. `tutorial`: where the lessons of its first match point, what is said
 * stands in `tutorial_<game>.ftl`; `guide`: the rules in pictures, with `guide_<game>.ftl`; `about`: the clause of each icon and number of
 * the table, with `about_<game>.ftl`.
 * @typedef {{
 *   module: Loads<import('../types').GameModule>, tutorial?: Loads<import('../types').Pointing>, guide?: Loads<import('../types').Guide>,
 *   about?: Loads<import('../types').About>,
 * }} Parts
 */

/** @type {Record<string, Parts>} */
const GAMES = {
  'railroad-tiles': {
    module: () => import('./railroad_tiles/index.js'),
    tutorial: () => import('./railroad_tiles/tutorial.js'),
    guide: () => import('./railroad_tiles/guide.js'),
    about: () => import('./railroad_tiles/about.js'),
  },
  railways: {
    module: () => import('./railways/index.js'),
    tutorial: () => import('./railways/tutorial.js'),
    guide: () => import('./railways/guide.js'),
    about: () => import('./railways/about.js'),
  },
  'off-the-rails': {
    module: () => import('./off_the_rails/index.js'),
    tutorial: () => import('./off_the_rails/tutorial.js'),
    guide: () => import('./off_the_rails/guide.js'),
    about: () => import('./off_the_rails/about.js'),
  },
}

export const hasTutorial = (/** @type {string} */ name) => !!GAMES[name]?.tutorial
export const hasGuide = (/** @type {string} */ name) => !!GAMES[name]?.guide
export const hasAbout = (/** @type {string} */ name) => !!GAMES[name]?.about
export const hasModule = (/** @type {string} */ name) => Object.hasOwn(GAMES, name)

export const pointingOf = (/** @type {string} */ name) => loaded(name, GAMES[name]?.tutorial)
export const guideOf = (/** @type {string} */ name) => loaded(name, GAMES[name]?.guide)
export const aboutOf = (/** @type {string} */ name) => loaded(name, GAMES[name]?.about)

/** @template T @param {string} name @param {Loads<T> | undefined} loads */
async function loaded(name, loads) {
  if (!loads) throw new Error(`there is no such part of ${name}`)
  return (await loads()).default
}

/** The module with its styles and words, ready to draw. @param {string} name @returns {Promise<import('../types').GameModule>} */
export async function gameModule(name) {
  const game = await loaded(name, GAMES[name]?.module)
  await Promise.all([...game.styles.map(style), needWords(...game.words)])
  return game
}
