// What is seen of Railways before one plays it.
import { list, t } from '../../lib/words.js'
import { draw } from './poster.js'

/** The goals that were chosen. @param {string} key */
const nameOf = (key) => list(key.split('+').map((goal) => t(`railways-${goal}`)))

/** @type {import('../../types').GameFront} */
export default {
  poster: { draw, crop: '130 30 220 220' },
  glance: () => import('./glance.js'),
  styles: ['games/railways/front.css'],
  words: [],
  soloResult: { words: ['railways'], nameOf, isMedals: false },
}
