// The rules of Off the Rails in pictures.
import { html } from '../../lib/html.js'
import { Pic } from './hand.js'
import { cartIcon, crestIcon, dial, jewelIcon, KINDS, tileIcon } from './pieces.js'

/** @param {...string} drawings */
const row = (...drawings) => drawings.map((markup, i) => html`<${Pic} key=${i} markup=${markup} />`)
/** @param {string} tone @param {string[]} [hold] @param {string} [clan] */
const cart = (tone, hold = [], clan = 'blue') => cartIcon({ clan, tone, speed: 3, hold }, 92)

/** @type {import('../../types').Guide} */
export default {
  turn: [
    { word: 'actions', clause: 'OR-A1', draw: () => row(tileIcon('EW', 76), tileIcon('ES', 76), dial(4, 3, 70)) },
    { word: 'run', clause: 'OR-M1', draw: () => row(cart('white'), tileIcon('NES', 76)) },
    { word: 'take', clause: 'OR-J1', draw: () => row(jewelIcon('gold', 60), cart('black', ['gold', 'ruby'])) },
    { word: 'deposit', clause: 'OR-D1', draw: () => row(...KINDS.slice(0, 3).map((kind) => jewelIcon(kind, 56))) },
  ],
  scoring: [
    {
      word: 'jewels',
      clause: 'OR-C2',
      isRuling: true,
      draw: () => row(...KINDS.slice(0, 4).map((kind) => jewelIcon(kind, 52))),
    },
    {
      word: 'rubies',
      clause: 'OR-F2',
      draw: () => row(jewelIcon('ruby', 60), jewelIcon('ruby', 60), jewelIcon('ruby', 60)),
    },
    { word: 'carts', clause: 'OR-F3', draw: () => row(cart('white'), cart('black')) },
    { word: 'lost', clause: 'OR-H6', draw: () => row(tileIcon('EW', 76), cart('black', ['diamond'])) },
  ],
  mistakes: [
    { word: 'brakes', clause: 'OR-M2', draw: () => row(cart('white'), tileIcon('EW', 70), tileIcon('EW', 70)) },
    { word: 'rocks', clause: 'OR-J3', draw: () => row(jewelIcon('rock', 64), jewelIcon('diamond', 64)) },
    { word: 'start', clause: 'OR-J2', draw: () => row(cart('black'), jewelIcon('emerald', 60)) },
    { word: 'empty', clause: 'OR-X2', draw: () => row(cart('white'), cart('black', ['ruby', 'rock'], 'yellow')) },
    {
      word: 'surface',
      clause: 'OR-M5',
      isRuling: true,
      draw: () => row(crestIcon('yellow', 64), cart('white', ['gold'])),
    },
  ],
}
