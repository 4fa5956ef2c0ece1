// Beside the board: what would come of the turn as it is planned, or what is being played out.
import { cls, html } from '../../lib/html.js'
import { Pic } from './hand.js'
import { cartName, clanOf, endingText, o, onward, toneOf, w } from './names.js'
import { cartIcon, listed } from './pieces.js'
import { isMine, stepOf } from './play.js'

/** @typedef {import('./kinds').Table} Table */

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0)

/** @param {{ table: Table }} props */
export function Beside({ table }) {
  const scene = table.scene.value
  if (scene) return html`<p class="caption" aria-hidden="true">${scene.text}</p>`
  if (!table.marks?.paths.length || table.outcome)
    return isMine(table, 'action_phase') ? html`<p class="caption calm">${w('no-cart-runs')}</p>` : null
  return html`<${Ahead} table=${table} />`
}

/** The player's points now and then, as the server played it on. @param {Table} table */
function sumText(table) {
  const { sums } = table.marks
  const { active } = table.view
  if (!sums || sums.now[active].total === sums.then[active].total) return ''
  return w(sums.is_sure ? 'sum' : 'sum-best', { now: sums.now[active].total, then: sums.then[active].total })
}

/** @param {{ table: Table }} props */
const Ahead = ({ table }) => html`<div class="ahead" id="ahead" data-about="ahead" tabindex="0">
  <header><h2 class="eyebrow">${w(stepOf(table) === 'action_phase' && table.isMyTurn ? 'if-you-end' : 'ahead')}</h2>
    <span class="aside">${sumText(table)}</span></header>
  <ul class="otr-fore">${table.marks.paths.map(
    (found) => html`
    <${Course} key=${found.cart} table=${table} found=${found} />`,
  )}</ul>
  ${table.marks.sums && html`<${Sums} table=${table} />`}</div>`

/** Where one cart will run. @param {{ table: Table, found: { cart: number, path: import('./kinds').Path } }} props */
function Course({ table, found: { cart, path: whole } }) {
  const { view } = table
  const path = onward(whole)
  const { speed, hold } = view.carts[cart]
  const takes = sum(path.cells.map((step) => step.takes)) + (path.stopped?.takes ?? 0)
  const icon = cartIcon({ clan: clanOf(table, cart), tone: toneOf(table, cart), speed, hold: listed(hold) }, 32)
  return html`<li><${Pic} markup=${icon} />
    <span><b>${cartName(table, cart)}</b>${' '}
    <span class=${cls('ending', path.ends)}>${endingText(table, path, cart)}</span>
    ${
      path.ends === 'chooses' &&
      html`<ul class="branches">${path.branches.map(
        (branch) => html`
      <li key=${branch.side} class=${branch.ends}><b>${o(`value-${branch.side}`)}</b>${' '}${endingText(table, branch, cart)}</li>`,
      )}</ul>`
    }
    ${takes > 0 && html`${' '}<small>${w('may-take', { count: takes })}</small>`}</span></li>`
}

/** Every seat's total when the carts have run. @param {{ table: Table }} props */
function Sums({ table }) {
  const { now, then, is_sure: isSure } = /** @type {NonNullable<Table['marks']['sums']>} */ (table.marks.sums)
  const { active } = table.view
  const parts = ['jewels', 'rubies', 'carts']
    .filter((part) => now[active][part] !== then[active][part])
    .map((part) => w('sum-part', { what: o(`result-${part}`), before: now[active][part], after: then[active][part] }))
  return html`<div class="otr-sums"><b>${w(isSure ? 'sums' : 'sums-best')}</b>
    <ul>${then.map(
      (score, seat) => html`
      <li key=${seat} data-sum=${seat} class=${cls(seat === active && 'me')}>
        <span>${table.nameOf(seat)}</span><b>${score.total}</b></li>`,
    )}</ul>
    ${parts.length > 0 && html`<small>${parts.join(' · ')}</small>`}
  </div>`
}
