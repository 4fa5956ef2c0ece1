// Against whom one plays: the gentle one at first, then whoever one chose last for that game.
import { opponents } from './settings.js'

/** @typedef {import('../types').GameInfo} GameInfo */

/** The levels with a name and a face, the gentlest first; all there are where a game has no others. @param {GameInfo} game */
export function fullLevels(game) {
  const own = game.levels.filter((level) => !game.yardsticks.includes(level))
  return own.length ? own : game.levels
}

/** @param {GameInfo} game */
export const chosenLevel = (game) => {
  const last = opponents.value[game.name]
  return game.levels.includes(last) ? last : game.gentle
}

/** @param {GameInfo} game @param {string} level */
export const chooseLevel = (game, level) => {
  opponents.value = { ...opponents.peek(), [game.name]: level }
}
