// The question of the moment: how to lay the plan, where to act, how to pay, what a journey brings.
import { useEffect, useRef } from 'preact/hooks'
import { cls, html, signed } from '../../lib/html.js'
import { list, t } from '../../lib/words.js'
import { Icon } from '../../parts/icons.js'
import { buildingOf, choicesOf, chosenDeed, chosenWay, DEEDS, deedsOpen, draftOf, firstWay, foldedWays, isConsidered, isFree, judgedPlan, own, railwayOf, routeOf, stepOf, turnCard, uses } from './choices.js'
import { Drawn } from './hand.js'
import { buildingIcon, decadeDie, dieIcon, icon, buildingDie, miniCard, passengerDie, rosette, workerDie } from './pieces.js'
import { cardDrawing, same, Sheet, turned } from './plan.js'
import { actionText, cellName, colourName, priceText, railwayLetters } from './text.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Action} Action */
/** @typedef {import('../../types').Cell} Cell */

/** @param {Table} table */
export function questionTitle(table) {
  const step = stepOf(table), deed = step === 'pay_for' ? table.view.agenda[0].deed.type : chosenDeed(table)
  if (step === 'pay_for') return t('railways-web-pay-for', { deed: t(`railways-web-deed-${deed.replaceAll('_', '-')}`) })
  return step === 'take_action' && deed ? t(`railways-web-deed-${deed.replaceAll('_', '-')}`) : t(`railways-web-question-${step.replaceAll('_', '-')}`)
}

/** @param {Table} table */
export function questionAside(table) {
  const step = stepOf(table)
  if (step === 'arrange_plan') { const judged = judgedPlan(table, draftOf(table)); return judged ? t('railways-web-complete-now', { complete: judged.railways.length, dangling: judged.dangling }) : '' }
  if (step === 'pay_for') return t('railways-web-ways', { ways: table.view.ways.length })
  return ''
}

/** @type {Record<string, (props: { table: Table }) => any>} */
const BODIES = {
  arrange_plan: Turns, place_dice: Places, take_action: Deeds, pay_for: Ways, exchange_capital: Exchanges,
  close_decade: () => html`<p class="rw-hint">${t('railways-web-close-hint')}</p>`,
}

/** @param {{ table: Table }} props */
export function Question({ table }) {
  const Body = BODIES[stepOf(table)], head = useRef(/** @type {HTMLElement | null} */ (null))
  const step = stepOf(table), deed = own(table).deed
  useEffect(() => {
    // Where the button one pressed is gone, the keyboard goes on with the new question.
    if (step === 'pay_for' && !table.considered.peek() && table.isMyTurn) table.consider(table.legal[firstWay(table)])
    if (step !== 'take_action') deed.value = null
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true })
  }, [table.seq, step])
  return html`<div class="rw-question" data-step=${step}><h2 class="rw-title" tabindex="-1" ref=${head}>${questionTitle(table)}<small>${questionAside(table)}</small></h2>${Body && html`<${Body} table=${table} />`}</div>`
}

// Setting up ------------------------------------------------------------------------------------------------------------

/** What a half turn of each card would gain or lose in complete railways. @param {{ table: Table }} props */
function Turns({ table }) {
  const kept = own(table), plan = draftOf(table), now = judgedPlan(table, plan)?.railways.length ?? 0
  const sheet = new Sheet(table.catalogue.columns, table.catalogue.rows)
  return html`<ul class="rw-list">${plan.map((laid, place) => {
    const then = judgedPlan(table, plan.map((each, i) => (i === place ? { ...each, turned: !each.turned } : each)))?.railways.length
    const rows = table.catalogue.cards.find((/** @type {any} */ each) => each.id === laid.card).plan
    return html`<li key=${place}><button class="rw-choice turn" aria-pressed=${place === kept.place.value} disabled=${!isFree(table, place)} data-turn=${place} onClick=${() => { kept.place.value = place; turnCard(table, place) }}><${Drawn} cls="thumb" of=${cardDrawing(sheet, laid.turned ? turned(rows) : rows, false)} /><span><b>${t('railways-card', { card: laid.card })}</b><small>${t('railways-web-turned-would', { place: t(`railways-web-place-${place}`), complete: then ?? now })}</small></span>${then !== undefined && html`<span class=${cls('d', then > now && 'up', then < now && 'down')}>${then === now ? '±0' : signed(then - now)}</span>`}</button></li>`
  })}</ul><p class="rw-hint">${t('railways-web-turn-hint')}</p><${FourDice} />`
}

/** @param {any} _props */
function FourDice(_props) {
  const rows = [[passengerDie(2), 'passengers'], [buildingDie(3, 'C'), 'buildings'], [workerDie(2), 'workers'], [decadeDie(1), 'decade']]
  return html`<h3 class="eyebrow rw-sub">${t('railways-web-four-dice')}</h3><ul class="rw-fourdice">${rows.map(([drawing, name]) => html`<li key=${name}><${Drawn} of=${dieIcon(drawing, 38)} /><span><b>${t(`railways-web-dice-${name}`)}</b><small>${t(`railways-web-dice-${name}-hint`)}</small></span></li>`)}</ul>`
}

/** @param {{ table: Table }} props */
function Places({ table }) {
  const { view } = table
  const begins = (/** @type {Cell} */ cell) => view.railways.filter((/** @type {any} */ each) => each.is_complete && each.ends.some((/** @type {Cell | null} */ end) => end && same(end, buildingOf(table, cell).cells[0]))).length
  return html`<p class="rw-hint">${t('railways-web-tray-place-dice-hint', { place: t(`railways-web-place-${view.agenda[0].place}`) })}</p><ul class="rw-list">${choicesOf(table).map((action) => { const building = buildingOf(table, action.cell); return html`<${Choice} key=${String(action.cell)} table=${table} action=${action}><${Drawn} of=${buildingIcon(building.colour, 34)} /><span><b>${colourName(building.colour)}, ${cellName(action.cell)}</b><small>${t('railways-web-railways-begin', { railways: begins(action.cell) })}</small></span></${Choice}>` })}</ul>`
}

// Acting ----------------------------------------------------------------------------------------------------------------

/** One choice of a list: the first press looks at it, the second does it. @param {{ table: Table, action: Action, children?: any }} props */
function Choice({ table, action, children }) {
  const on = isConsidered(table, action)
  return html`<li><button class="rw-choice" aria-pressed=${on} data-action=${JSON.stringify(action)} onClick=${() => { if (on) table.commit(action); else table.consider(action) }}>${children}<span class="sr">${actionText(action, table)}</span></button></li>`
}

/** @param {{ table: Table }} props */
function Deeds({ table }) {
  const deed = chosenDeed(table), choices = choicesOf(table)
  if (!deed) return html`<p class="rw-hint">${t(deedsOpen(table).has('end_decade') && table.legal.length === 1 ? 'railways-web-nothing-to-do' : 'railways-web-choose-action')}</p><${Summary} table=${table} />`
  return html`<p class="rw-hint">${t(`railways-web-deed-${deed.replaceAll('_', '-')}-help`)}</p>${(CHOICES[deed] || Plain)({ table, choices })}`
}

/** How many ways each action has. @param {{ table: Table }} props */
function Summary({ table }) {
  const count = (/** @type {string} */ deed) => (deed === 'build' ? new Set(table.legal.filter((action) => action.type === deed).map((action) => String(action.cell))).size : table.legal.filter((action) => action.type === deed).length)
  return html`<ul class="rw-summary">${DEEDS.map(([deed, sign]) => html`<li key=${deed} class=${count(deed) ? '' : 'none'}><${Drawn} of=${icon(sign, 22)} /><span>${t(`railways-web-count-${deed.replaceAll('_', '-')}`, { count: count(deed) })}</span></li>`)}</ul>`
}

/** @type {Record<string, (props: { table: Table, choices: Action[] }) => any>} */
const CHOICES = {
  buy_railway: Railways, upgrade: Railways, move_passenger: Routes, add_passenger: Buildings,
  build: ({ table }) => html`<p class="rw-hint">${t('railways-web-tray-build-hint', { place: '' })}</p>${table.considered.value?.action.type === 'build' && html`<p class="rw-hint"><b>${actionText(table.considered.value.action, table)}</b></p>`}`,
}

/** @param {{ table: Table, choices: Action[] }} props */
const Plain = ({ table, choices }) => html`<ul class="rw-list">${choices.map((action) => html`<${Choice} key=${action.type} table=${table} action=${action}><span><b>${actionText(action, table)}</b></span></${Choice}>`)}</ul>`

/** @param {{ table: Table, choices: Action[] }} props */
function Railways({ table, choices }) {
  return html`<ul class="rw-list">${choices.map((action) => { const railway = railwayOf(table, action.railway), letters = railwayLetters(table, action.railway).split('–'); return html`<${Choice} key=${String(action.railway)} table=${table} action=${action}><span class="pair">${letters.map((/** @type {string} */ letter, /** @type {number} */ i) => html`<${Drawn} key=${i} of=${buildingIcon(letter, 28)} />`)}</span><span><b>${letters.join('–')}, ${cellName(action.railway)}</b><small>${t('railways-web-rails', { length: railway.cells.length })}</small></span></${Choice}>` })}</ul>`
}

/** @param {{ table: Table, choices: Action[] }} props */
function Buildings({ table, choices }) {
  return html`<ul class="rw-list">${choices.map((action) => { const building = buildingOf(table, action.cell), die = table.view.dice.find((/** @type {any} */ each) => same(each.cell, action.cell)); return html`<${Choice} key=${String(action.cell)} table=${table} action=${action}><${Drawn} of=${buildingIcon(building.colour, 30)} /><span><b>${colourName(building.colour)}, ${cellName(action.cell)}</b><small>${die ? `${die.value} → ${die.value + 1}` : t('railways-web-waiting-comes')}</small></span></${Choice}>` })}</ul>`
}

/** @param {{ table: Table, choices: Action[] }} props */
function Routes({ table, choices }) {
  const shown = choices.find((action) => isConsidered(table, action))
  return html`${shown && html`<${Journey} table=${table} action=${shown} />`}<ul class="rw-list routes">${choices.slice(0, 30).map((action) => { const route = routeOf(table, action); return html`<${Choice} key=${`${action.die}${action.destination}${action.railways}`} table=${table} action=${action}><span><b>${[route.die, ...route.stops].map((cell) => buildingOf(table, cell).colour).join('→')}</b><small>${[route.die, ...route.stops].map(cellName).join(' → ')}</small></span><span class="gains"><b>${signed(route.profit)}</b><small>${t('railways-web-and-capital', { capital: route.capital })}${route.has_bonus ? ` · ${t('railways-web-bonus')}` : ''}</small></span></${Choice}>` })}</ul>`
}

/** The stops, and the three rewards in the order of the rules. @param {{ table: Table, action: Action }} props */
export function Journey({ table, action }) {
  const route = routeOf(table, action)
  if (!route) return null
  const fares = route.railways.map((/** @type {Cell} */ railway) => { const fare = table.marks?.fares?.find((/** @type {any} */ each) => same(each.railway, railway)), found = railwayOf(table, railway); return `${fare?.capital ?? found.cells.length}${found.is_upgraded ? '*' : ''}` })
  return html`<div class="rw-journey-card"><ol class="rw-stops" aria-label=${t('railways-web-stops')}>${[route.die, ...route.stops].map((cell, i) => html`<li key=${i}>${i > 0 && html`<${Icon} name="next" size=${14} />`}<figure><${Drawn} of=${buildingIcon(buildingOf(table, cell).colour, 34)} /><figcaption>${i || t('railways-web-start')}<span class="sr"> ${colourName(buildingOf(table, cell).colour)} ${cellName(cell)}</span></figcaption></figure></li>`)}</ol>
    <ol class="rw-rewards" aria-label=${t('railways-web-rewards')}>
      <li><${Drawn} of=${rosette(route.profit, 38)} /><span><b>${t('railways-web-reward-stops', { stops: route.profit })}</b><small>${t('railways-web-reward-stops-hint')}</small></span><span class="amt">${signed(route.profit)}</span></li>
      <li class=${route.has_bonus ? '' : 'none'}><${Drawn} of=${buildingIcon(route.destination, 36)} /><span><b>${t('railways-web-bonus-of', { colour: colourName(route.destination) })}</b><small>${t(route.has_bonus ? `railways-web-bonus-${route.destination.toLowerCase()}` : 'railways-web-no-bonus')}</small></span></li>
      <li><${Drawn} of=${icon('capital', 36)} /><span><b>${t('railways-web-reward-rails')}</b><small>${fares.join(' + ')}${fares.some((/** @type {string} */ fare) => fare.endsWith('*')) ? ` (${t('railways-web-doubled')})` : ''}</small></span><span class="amt">${signed(route.capital)}</span></li>
    </ol></div>`
}

// Paying ----------------------------------------------------------------------------------------------------------------

/** @param {{ table: Table }} props */
function Ways({ table }) {
  const { view } = table, now = chosenWay(table), deed = view.agenda[0].deed, groups = foldedWays(table), price = table.marks?.price
  return html`${deed.type === 'move_passenger' && html`<${Journey} table=${table} action=${deed} />`}
    ${price && html`<p class="rw-hint">${t('railways-web-price', { price: priceText(price) })}</p>`}
    <ol class="rw-ways" aria-label=${t('railways-panel-ways')}>${groups.map((group) => {
      const on = group.ways.includes(now), shown = on ? now : group.ways[0], way = view.ways[shown]
      const kept = view.hand.filter((/** @type {number} */ card) => !group.cards.includes(card))
      const press = () => { if (on && group.ways.length === 1 && isConsidered(table, table.legal[shown])) table.commit(table.legal[shown]); else table.consider(table.legal[on ? group.ways[(group.ways.indexOf(now) + 1) % group.ways.length] : shown]) }
      return html`<li key=${`${group.pollution}:${group.cards}`}><button class="rw-way" data-way=${shown} aria-pressed=${on} onClick=${press}><span class=${cls('cost', !group.pollution && 'zero')}>${group.pollution ? signed(group.pollution) : '0'}<small>${t('railways-web-pollution-short')}</small></span><span class="minis">${view.hand.map((/** @type {number} */ card) => html`<${Drawn} key=${card} of=${miniCard([1, 2, 3, 4].filter((slot) => uses(way, [card, slot])), 44)} />`)}</span><span class="keeps">${keptText(kept)}${group.ways.length > 1 && html`<small> · ${t('railways-web-such-ways', { ways: group.ways.length })}</small>`}</span><span class="sr">${actionText(table.legal[shown], table)}</span></button></li>`
    })}</ol>`
}

/** @param {number[]} kept */
const keptText = (kept) => (kept.length ? t('railways-web-keeps', { cards: list(kept.map(String)), count: kept.length }) : t('railways-web-spends-all'))

/** @param {{ table: Table }} props */
function Exchanges({ table }) {
  return html`<p class="rw-hint">${t('railways-web-exchange-hint', { income: table.view.agenda[0].income })}</p><ul class="rw-list">${table.legal.map((action) => html`<${Choice} key=${action.profit} table=${table} action=${action}><${Drawn} of=${rosette(action.profit, 34)} /><span><b>${action.profit ? t('railways-web-exchange', { profit: action.profit, capital: table.catalogue.exchanges[action.profit] }) : t('railways-web-exchange-none')}</b></span></${Choice}>`)}</ul>`
}
