// What is seen of the tiny game before one plays it.
/** @type {import('../../types').GameFront} */
export default {
  poster: { draw: () => '<circle cx="180" cy="220" r="90" />', crop: '90 130 180 180' },
  styles: [],
  words: [],
}
