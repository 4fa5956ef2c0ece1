// Which games have a drawing module. A module is loaded when its game is first shown.
import { style } from '../lib/assets.js'
import { needWords } from '../lib/words.js'

/** @type {Record<string, () => Promise<{ default: import('../types').GameModule }>>} */
const MODULES = {
  'railroad-tiles': () => import('./railroad_tiles/index.js'),
  railways: () => import('./railways/index.js'),
  'off-the-rails': () => import('./off_the_rails/index.js'),
}

/**
 * First matches that teach: where their lessons point; what is said stands in `tutorial_<game>.ftl`.
 * @type {Record<string, () => Promise<{ default: import('../types').Pointing }>>}
 */
const TUTORIALS = {
  'railroad-tiles': () => import('./railroad_tiles/tutorial.js'),
  railways: () => import('./railways/tutorial.js'),
  'off-the-rails': () => import('./off_the_rails/tutorial.js'),
}

export const hasTutorial = (/** @type {string} */ name) => name in TUTORIALS
/** @param {string} name */
export const pointingOf = async (name) => (await TUTORIALS[name]()).default

/**
 * The rules in pictures, for the page of the rules; what is said stands in `guide_<game>.ftl`.
 * @type {Record<string, () => Promise<{ default: import('../types').Guide }>>}
 */
const GUIDES = {
  'railroad-tiles': () => import('./railroad_tiles/guide.js'),
  railways: () => import('./railways/guide.js'),
  'off-the-rails': () => import('./off_the_rails/guide.js'),
}

export const hasGuide = (/** @type {string} */ name) => name in GUIDES
/** @param {string} name */
export const guideOf = async (name) => (await GUIDES[name]()).default

/**
 * What the table's icons and numbers are: the clause of each; what is said stands in `about_<game>.ftl`.
 * @type {Record<string, () => Promise<{ default: import('../types').About }>>}
 */
const ABOUTS = {
  'railroad-tiles': () => import('./railroad_tiles/about.js'),
  railways: () => import('./railways/about.js'),
  'off-the-rails': () => import('./off_the_rails/about.js'),
}

export const hasAbout = (/** @type {string} */ name) => name in ABOUTS
/** @param {string} name */
export const aboutOf = async (name) => (await ABOUTS[name]()).default

export const hasModule = (/** @type {string} */ name) => name in MODULES

/** The module with its styles and words, ready to draw. @param {string} name @returns {Promise<import('../types').GameModule>} */
export async function gameModule(name) {
  if (!MODULES[name]) throw new Error(`no drawing module for ${name}`)
  const { default: game } = await MODULES[name]()
  await Promise.all([...game.styles.map(style), needWords(...game.words)])
  return game
}
