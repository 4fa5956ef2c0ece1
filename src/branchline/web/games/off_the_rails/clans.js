// The clans: points, stockpile, and each cart with its hold.
import { cls, html } from '../../lib/html.js'
import { Icon } from '../../parts/icons.js'
import { Pic } from './hand.js'
import { cartsOf, cellName, clanOf, jewelsText, o, toneOf, w } from './names.js'
import { cartIcon, crestIcon, jewelIcon, KINDS, listed } from './pieces.js'
import { own } from './play.js'

/** @typedef {import('./kinds').Table} Table */

/** One's own first. @param {{ table: Table }} props */
export function Clans({ table }) {
  const order = table.view.clans.map((/** @type {string} */ _, /** @type {number} */ seat) => seat)
  order.sort((/** @type {number} */ a, /** @type {number} */ b) => Number(b === table.seat) - Number(a === table.seat))
  return html`<div class="body otr-clans">
    ${order.map((/** @type {number} */ seat) => html`<${Clan} key=${seat} table=${table} seat=${seat} />`)}</div>`
}

/** @param {{ table: Table, seat: number }} props */
function Clan({ table, seat }) {
  const { view } = table
  const clan = view.clans[seat]
  const isTurn = seat === view.active && !table.outcome
  const holds = seat === view.chasm_holder && !view.is_open ? ` · ${w('holds-chasm')}` : ''
  return html`<section class=${cls('clan', `clan-${clan}`, isTurn && 'turn')} aria-label=${table.nameOf(seat)}>
    <header data-about="total"><${Pic} markup=${crestIcon(clan, 24)} />
      <h3>${table.nameOf(seat)}<small>${w('clan-of', { colour: clan })}${holds}</small></h3>
      <b class="score">${view.scores[seat].total}</b></header>
    <${Stock} jewels=${view.stockpiles[seat]} px=${16} />
    ${cartsOf(table, seat).map((number) => html`<${CartRow} key=${number} table=${table} number=${number} />`)}
    ${
      view.taken[seat].length > 0 &&
      html`<p class="taken"><${Icon} name="medal" size=${15} />
      ${view.taken[seat].map((/** @type {string} */ name) => o(name)).join(', ')}</p>`
    }</section>`
}

/** A stockpile, kind by kind. @param {{ jewels: number[], px: number }} props */
export const Stock = ({
  jewels,
  px,
}) => html`<p class="stock" data-about="jewels"><span class="sr">${w('stockpile', { jewels: jewelsText(jewels) })}</span>
  ${KINDS.map(
    (kind, i) => html`<span key=${kind} aria-hidden="true" class=${cls(!jewels[i] && 'zero')}>
    <${Pic} markup=${jewelIcon(kind, px)} />${jewels[i]}</span>`,
  )}</p>`

/** @param {{ kinds: string[], size: number }} props */
const Hold = ({ kinds, size }) => html`<span class="hold" aria-hidden="true">
  ${Array.from({ length: size }, (_, i) => html`<i key=${i}>${kinds[i] && html`<${Pic} markup=${jewelIcon(kinds[i], 16)} />`}</i>`)}</span>`

/** @param {{ table: Table, number: number }} props */
function CartRow({ table, number }) {
  const { view } = table
  const cart = view.carts[number]
  const kept = own(table)
  const tone = toneOf(table, number)
  const on = cart.place === 'board'
  const show = (/** @type {number | null} */ which) => {
    kept.shownCart.value = which
    table.focus.value = which === null || !on ? null : { cells: [cart.cell] }
  }
  const text = on
    ? w('cart-row', { cell: cellName(view, cart.cell), side: o(`value-${cart.facing}`), speed: cart.speed })
    : w(cart.place === 'lost' ? 'cart-lost' : 'cart-home', { points: table.catalogue.points.cart })
  const icon = cartIcon({ clan: clanOf(table, number), tone, speed: on ? cart.speed : 0 }, 32)
  const hold = on && html`<${Hold} kinds=${listed(cart.hold)} size=${table.catalogue.hold} />`
  return html`<button class=${cls('cartc', !on && 'off', cart.place)} data-cart-row=${number} data-about="cart"
    onMouseEnter=${() => show(number)}
    onMouseLeave=${() => show(null)} onFocus=${() => show(number)} onBlur=${() => show(null)} onClick=${() => show(number)}>
    <${Pic} markup=${icon} /><b>${w(`own-${tone}`)}</b>${hold}
    <small>${text}</small>
    ${on && html`<span class="sr">, ${w('hold', { jewels: jewelsText(cart.hold) })}</span>`}</button>`
}
