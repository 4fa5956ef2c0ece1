// How to pay, what a journey brings for it, and the exchange that may follow.
import { same } from '../../lib/cells.js'
import { cls, html, signed } from '../../lib/html.js'
import { list, t } from '../../lib/words.js'
import { Icon } from '../../parts/icons.js'
import { buildingOf, chosenWay, foldedWays, isConsidered, routeOf, uses } from './choices.js'
import { Drawn, slotsOf } from './hand.js'
import { buildingIcon, icon, miniCard, rosette } from './pieces.js'
import { Choice } from './list_choice.js'
import { actionText, cellName, colourName, priceText } from './text.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').Action} Action */
/** @typedef {import('../../types').Cell} Cell */

/** The stops, and the three rewards in the order of the rules. @param {{ table: Table, action: import('./kinds').MovePassenger }} props */
export function Journey({ table, action }) {
  const route = routeOf(table, action)
  if (!route) return null
  return html`<div class="rw-journey-card">
    <${Stops} table=${table} cells=${[route.die, ...route.stops]} />
    <${Rewards} table=${table} route=${route} />
  </div>`
}

/** @param {{ table: Table, cells: Cell[] }} props */
function Stops({ table, cells }) {
  return html`<ol class="rw-stops" aria-label=${t('railways-web-stops')}>${cells.map((cell, i) => {
    const { colour } = buildingOf(table, cell)
    return html`<li key=${i}>${i > 0 && html`<${Icon} name="next" size=${14} />`}
      <figure><${Drawn} of=${buildingIcon(colour, 34)} />
        <figcaption>${i || t('railways-web-start')}<span class="sr"> ${colourName(colour)} ${cellName(cell)}</span></figcaption></figure>
    </li>`
  })}</ol>`
}

/** @param {{ table: Table, route: import('./kinds').RouteView }} props */
function Rewards({ table, route }) {
  const { destination: colour, has_bonus: hasBonus } = route
  const fares = faresOf(table, route)
  const isDoubled = fares.some((fare) => fare.endsWith('*'))
  return html`<ol class="rw-rewards" aria-label=${t('railways-web-rewards')}>
    <li><${Drawn} of=${rosette(route.profit, 38)} />
      <span><b>${t('railways-web-reward-stops', { stops: route.profit })}</b>
        <small>${t('railways-web-reward-stops-hint')}</small></span>
      <span class="amt">${signed(route.profit)}</span></li>
    <li class=${hasBonus ? '' : 'none'}><${Drawn} of=${buildingIcon(colour, 36)} />
      <span><b>${t('railways-web-bonus-of', { colour: colourName(colour) })}</b>
        <small>${t(hasBonus ? `railways-web-bonus-${colour.toLowerCase()}` : 'railways-web-no-bonus')}</small></span></li>
    <li><${Drawn} of=${icon('capital', 36)} />
      <span><b>${t('railways-web-reward-rails')}</b>
        <small>${fares.join(' + ')}${isDoubled ? ` (${t('railways-web-doubled')})` : ''}</small></span>
      <span class="amt">${signed(route.capital)}</span></li>
  </ol>`
}

/**
 * What each railway of a journey brings; a star where it counts double.
 * @param {Table} table @param {import('./kinds').RouteView} route @returns {string[]}
 */
function faresOf(table, route) {
  return route.railways.map((id) => {
    const fare = table.marks?.fares?.find((each) => same(each.railway, id))
    return `${fare?.capital ?? 0}${fare?.is_doubled ? '*' : ''}`
  })
}

/** The payment helper: every way to pay, the cheapest first, and what stays in hand. @param {{ table: Table }} props */
export function Ways({ table }) {
  const deed = table.view.agenda[0].deed
  const price = table.marks?.price
  return html`${deed?.type === 'move_passenger' && html`<${Journey} table=${table} action=${deed} />`}
    ${price && html`<p class="rw-hint">${t('railways-web-price', { price: priceText(price) })}</p>`}
    <ol class="rw-ways" aria-label=${t('railways-panel-ways')}>
      ${foldedWays(table).map((group) => html`<${Way} key=${`${group.pollution}:${group.cards}`} table=${table} group=${group} />`)}
    </ol>`
}

/**
 * Ways that cost and spend the same: pressing again walks through them; the only one, pressed again, is paid.
 * @param {{ table: Table, group: ReturnType<typeof foldedWays>[number] }} props
 */
function Way({ table, group }) {
  const { hand, ways } = table.view
  const now = chosenWay(table)
  const isOn = group.ways.includes(now)
  const shown = isOn ? now : group.ways[0]
  const kept = hand.filter((/** @type {number} */ card) => !group.cards.includes(card))
  const press = () => {
    const isLast = isOn && group.ways.length === 1 && isConsidered(table, table.legal[shown])
    if (isLast) table.commit(table.legal[shown])
    else table.consider(table.legal[isOn ? group.ways[(group.ways.indexOf(now) + 1) % group.ways.length] : shown])
  }
  const mini = (/** @type {number} */ card) =>
    miniCard(
      slotsOf(table, card).flatMap((_, i) => (uses(ways[shown], [card, i + 1]) ? [i + 1] : [])),
      44,
    )
  return html`<li><button class="rw-way" data-way=${shown} aria-pressed=${isOn} onClick=${press}>
    <span class=${cls('cost', !group.pollution && 'zero')}>
      ${signed(group.pollution)}<small>${t('railways-web-pollution-short')}</small></span>
    <span class="minis">${hand.map((/** @type {number} */ card) => html`<${Drawn} key=${card} of=${mini(card)} />`)}</span>
    <span class="keeps"><span>${keptText(kept)}</span>
      ${group.ways.length > 1 && html`<small>${t('railways-web-such-ways', { ways: group.ways.length })}</small>`}</span>
    <span class="sr">${actionText(table.legal[shown], table)}</span>
  </button></li>`
}

/** @param {number[]} kept */
function keptText(kept) {
  return kept.length
    ? t('railways-web-keeps', { cards: list(kept.map(String)), count: kept.length })
    : t('railways-web-spends-all')
}

/** @param {{ table: Table }} props */
export function Exchanges({ table }) {
  const text = (/** @type {number} */ profit) =>
    profit
      ? t('railways-web-exchange', { profit, capital: table.catalogue.exchanges[profit] })
      : t('railways-web-exchange-none')
  return html`<p class="rw-hint">${t('railways-web-exchange-hint', { income: table.view.agenda[0].income })}</p>
    <ul class="rw-list">${table.legal.map(
      ({ profit = 0 }, i) => html`<${Choice} key=${profit} table=${table} action=${table.legal[i]}>
      <${Drawn} of=${rosette(profit, 34)} /><span>
        <b>${text(profit)}</b></span>
    </${Choice}>`,
    )}</ul>`
}
