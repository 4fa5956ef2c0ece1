// A table of Off the Rails in a list: the board, small, and what is left of the cards or of the tokens.
import { t } from '../../lib/words.js'
import { deposit, middle, plates, rock, sizeOf, tracks } from './cave.js'
import { chasm } from './dark.js'
import { cartBody, crestIcon, listed } from './pieces.js'

/** @typedef {import('./kinds').Board} Board */

/** No letter could be read. */
const MUTE = () => ''

/** @param {Board} board */
const carts = (board) =>
  board.carts.map((cart, number) => {
    if (cart.place !== 'board') return ''
    const { seat, tone } = board.pieces[number]
    const drawn = cartBody({ ...cart, clan: board.clans[seat], tone, hold: listed(cart.hold) })
    return `<g transform="translate(${middle(board, cart.cell).join(' ')})">${drawn}</g>`
  })

/** @param {Board} board */
function draw(board) {
  const { wide, high } = sizeOf(board)
  const lie = board.deposits.map((each) => deposit(board, each.cell, listed(each.jewels)))
  const dark = chasm(board, board.chasms, MUTE)
  const parts = [rock(board), tracks(board.tracks), dark, plates(board, MUTE, board.chasms), ...lie, ...carts(board)]
  return `<svg viewBox="0 0 ${wide} ${high}" aria-hidden="true">${parts.join('')}</svg>`
}

/** @type {import('../../types').Glance} */
export default {
  styles: ['games/off_the_rails/pieces.css'],
  words: ['front_off_the_rails'],
  draw,
  sign: (/** @type {Board} */ board, seat) => (board.clans[seat] ? crestIcon(board.clans[seat], 18) : null),
  progress: ({ is_open, left }) => t(`off-the-rails-web-${is_open ? 'tokens' : 'cards'}-left`, { count: left }),
}
