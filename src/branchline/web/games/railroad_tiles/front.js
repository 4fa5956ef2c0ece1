// What is seen of Railroad Tiles before one plays it: its poster, its challenges, the page that scores a map.
import { Challenges, nameOf } from './challenges.js'
import { draw } from './poster.js'

/** @type {import('../../types').GameFront} */
export default {
  poster: { draw, crop: '60 60 240 240' },
  glance: () => import('./glance.js'),
  styles: ['games/railroad_tiles/front.css', 'games/railroad_tiles/tiles.css'],
  words: ['front_railroad_tiles'],
  Shelf: Challenges,
  soloResult: { words: [], nameOf, isMedals: true },
  scorePage: () => import('./score_map.js'),
}
