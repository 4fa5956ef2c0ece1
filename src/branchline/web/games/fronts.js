// What is seen of each game before one plays it. Small, and loaded with the home page.
import offTheRails from './off_the_rails/front.js'
import railroadTiles from './railroad_tiles/front.js'
import railways from './railways/front.js'

/** @type {Record<string, import('../types').GameFront>} */
const FRONTS = { 'railroad-tiles': railroadTiles, railways, 'off-the-rails': offTheRails }

/** @param {string} name @returns {import('../types').GameFront | undefined} */
export const frontOf = (name) => FRONTS[name]

/** The games that count a map one built with one's own box. */
export const scoredGames = () => Object.keys(FRONTS).filter((name) => FRONTS[name].scorePage)
