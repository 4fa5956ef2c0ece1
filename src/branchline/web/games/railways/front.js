// What is seen of Railways before one plays it.
import { draw } from './poster.js'

/** @type {import('../../types').GameFront} */
export default {
  poster: { draw, crop: '130 30 220 220' },
  glance: () => import('./glance.js'),
  styles: ['games/railways/front.css'],
  words: [],
}
