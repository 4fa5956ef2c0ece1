// The end: who won and what each clan's points are made of.
import { cls, html } from '../../lib/html.js'
import { Stock } from './clans.js'
import { Pic } from './hand.js'
import { o } from './names.js'
import { crestIcon } from './pieces.js'

/** @typedef {import('./kinds').Table} Table */

const PARTS = /** @type {[string, string][]} */ ([
  ['jewels', 'OR-F1'],
  ['rubies', 'OR-F2'],
  ['carts', 'OR-F3'],
  ['missions', 'OR-F5'],
])

/** @param {{ table: Table }} props */
export function End({ table }) {
  const { outcome } = table
  if (!outcome) return null
  const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place)
  return html`<section class="card final otr-end" aria-label=${o('result-title')}><h2>${o('result-title')}</h2>
    <ol>${order.map(({ place, seat }) => html`<${Ranked} key=${seat} table=${table} place=${place} seat=${seat} />`)}</ol></section>`
}

/** @param {{ table: Table, place: number, seat: number }} props */
function Ranked({ table, place, seat }) {
  const { view } = table
  const score = view.scores[seat]
  const scores = (table.outcome?.scores || []).map(Number)
  const most = Math.max(1, ...scores)
  const parts = PARTS.filter(([part]) => part !== 'missions' || view.options.missions)
  return html`<li class=${cls(place === 1 && 'first')} data-about="total"><span class="place">${place}</span>
    <${Pic} markup=${crestIcon(view.clans[seat], 34)} />
    <div class="who"><b>${table.nameOf(seat)}</b>
      <${Stock} jewels=${view.stockpiles[seat]} px=${18} />
      <span class="bar-line" aria-hidden="true">
        ${PARTS.map(([part]) => html`<i key=${part} class=${`p-${part}`} style=${{ width: `${(score[part] / most) * 100}%` }}></i>`)}</span>
      <p class="parts">${parts.map(
        ([part, clause]) => html`<a key=${part} data-about=${part} href=${`/rules/${table.game}#${clause}`}>
        <i class=${`p-${part}`}></i>
        <span>${o(`result-${part}`)}</span>${' '}<b>${score[part]}</b></a>`,
      )}</p></div>
    <b class="sum">${scores[seat]}</b></li>`
}
