// The end: who won and what each clan's points are made of.
import { cls, html } from '../../lib/html.js'
import { Pic } from './hand.js'
import { jewelsText, o, w } from './names.js'
import { crestIcon, jewelIcon, KINDS } from './pieces.js'

const PARTS = /** @type {[string, string][]} */ ([['jewels', 'OR-F1'], ['rubies', 'OR-F2'], ['carts', 'OR-F3'], ['missions', 'OR-F5']])

/** @param {{ table: import('../../types').Table }} props */
export function End({ table }) {
  const { view, outcome } = table
  if (!outcome) return null
  const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place)
  const most = Math.max(1, ...outcome.scores)
  return html`<section class="card final otr-end" aria-label=${o('result-title')}><h2>${o('result-title')}</h2><ol>${order.map(({ place, seat }) => html`<li key=${seat} class=${cls(place === 1 && 'first')}><span class="place">${place}</span><${Pic} markup=${crestIcon(view.clans[seat], 34)} /><div class="who"><b>${table.nameOf(seat)}</b><span class="bar-line" aria-hidden="true">${PARTS.map(([part]) => html`<i key=${part} class=${`p-${part}`} style=${{ width: `${view.scores[seat][part] / most * 100}%` }}></i>`)}</span>
    <p class="parts">${PARTS.filter(([part]) => part !== 'missions' || view.options.missions).map(([part, clause]) => html`<a key=${part} href=${`/rules/${table.game}#${clause}`}><i class=${`p-${part}`}></i>${o(`result-${part}`)} <b>${view.scores[seat][part]}</b></a>`)}</p>
    <p class="stock"><span class="sr">${w('stockpile', { jewels: jewelsText(view.stockpiles[seat]) })}</span>${KINDS.map((kind, i) => html`<span key=${kind} aria-hidden="true"><${Pic} markup=${jewelIcon(kind, 18)} />${view.stockpiles[seat][i]}</span>`)}</p></div><b class="sum">${outcome.scores[seat]}</b></li>`)}</ol></section>`
}
