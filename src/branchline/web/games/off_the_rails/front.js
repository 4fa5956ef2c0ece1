// What is seen of Off the Rails before one plays it.
import { draw } from './poster.js'

/** @type {import('../../types').GameFront} */
export default {
  poster: { draw, crop: '90 60 220 220' },
  glance: () => import('./glance.js'),
  isDealtSigns: true,
  styles: ['games/off_the_rails/front.css'],
  words: [],
}
