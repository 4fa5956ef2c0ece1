// What one holds: the eight actions, the cards with the slots one taps, the dice of the set-up.
import { cls, html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { phone } from '../../parts/frame.js'
import { Icon } from '../../parts/icons.js'
import { chosenDeed, chosenWay, DEEDS, deedsOpen, draftOf, isAt, judgedPlan, layPlan, own, servedBy, stepOf, swapCards, take, tapSlot, turnCard, uses, values } from './choices.js'
import { buildingDie, dieIcon, icon, passengerDie } from './pieces.js'
import { iconNames } from './text.js'

/** @typedef {import('../../types').Table} Table */

/** A drawing of ours inside HTML. @param {{ of: string, cls?: string }} props */
export const Drawn = ({ of, cls: name }) => html`<span class=${name || 'rw-drawn'} dangerouslySetInnerHTML=${{ __html: of }} />`

/** In the dock; on a phone the bar at the bottom is too small for it, and it stands under the plan. @param {{ table: Table }} props */
export const Hand = ({ table }) => (phone.value ? null : html`<${Held} table=${table} />`)

/** @param {{ table: Table }} props */
export function Held({ table }) {
  const step = stepOf(table)
  if (step === 'arrange_plan') return html`<${Arranging} table=${table} />`
  if (step === 'place_dice') return html`<${Dice} table=${table} message="place-dice" />`
  return html`<div class="rw-held">${isAt(table, 'take_action') && html`<${Actions} table=${table} />`}${chosenDeed(table) === 'build' && html`<${Dice} table=${table} message="build" />`}<${Cards} table=${table} /></div>`
}

/** @param {{ table: Table }} props */
function Actions({ table }) {
  const open = deedsOpen(table), chosen = chosenDeed(table)
  return html`<div class="rw-acts" role="group" aria-label=${t('railways-web-actions')}>${DEEDS.map(([deed, sign], i) => html`<button key=${deed} data-deed=${deed} aria-pressed=${deed === chosen} disabled=${!open.has(deed)} title=${t(`railways-web-deed-${deed.replaceAll('_', '-')}-help`)} onClick=${() => take(table, deed)}><${Drawn} of=${icon(sign, 26)} /><span>${t(`railways-web-deed-${deed.replaceAll('_', '-')}`)}</span><kbd class="kbd">${i + 1}</kbd></button>`)}</div>`
}

/** @param {{ table: Table }} props */
function Cards({ table }) {
  const { view } = table, paying = isAt(table, 'pay_for'), way = paying ? view.ways[chosenWay(table)] : null
  const useful = new Set(paying ? view.ways.flatMap((/** @type {any} */ each) => each.slots.map(String)) : [])
  if (!view.hand.length) return null
  return html`<div class="rw-hand" role="group" aria-label=${t('railways-web-hand')}>${view.hand.map((/** @type {number} */ card) => {
    const spent = !!way?.cards.includes(card)
    return html`<article key=${card} class=${cls('rw-acard', spent && 'spent')} data-card=${card}><h3>${t('railways-card', { card })}${way && html`<small>${t(spent ? 'railways-web-spent' : 'railways-web-kept')}</small>`}</h3>
      <div class="rw-slots">${slotsOf(table, card).map((icons, i) => html`<${Slot} key=${i} table=${table} slot=${[card, i + 1]} icons=${icons} way=${way} useful=${useful} />`)}</div></article>`
  })}</div>`
}

/** @param {Table} table @param {number} card @returns {string[][]} */
export const slotsOf = (table, card) => table.catalogue.cards.find((/** @type {any} */ each) => each.id === card).slots

/** @param {{ table: Table, slot: [number, number], icons: string[], way: any, useful: Set<string> }} props */
function Slot({ table, slot, icons, way, useful }) {
  const on = !!way && uses(way, slot), first = on && way.slots.find((/** @type {[number, number]} */ each) => each[0] === slot[0])[1] === slot[1]
  const serves = isAt(table, 'take_action') ? servedBy(table, icons) : []
  const chosen = chosenDeed(table), can = way ? useful.has(String(slot)) : serves.length > 0
  const tap = () => {
    if (way) { tapSlot(table, slot); return }
    const next = serves[(serves.indexOf(chosen || '') + 1) % serves.length]
    own(table).slot.value = slot
    if (next && next !== chosen) take(table, next)
  }
  return html`<button class=${cls('rw-slot', on && 'on', !can && 'dim', !way && chosen && serves.includes(chosen) && 'fits')} data-slot=${slot.join('.')} aria-pressed=${way ? on : null} disabled=${!can} aria-label=${t('railways-web-slot', { card: slot[0], slot: slot[1], icons: iconNames(icons) })} title=${iconNames(icons)} onClick=${tap}>${icons.map((name) => html`<${Drawn} key=${name} of=${icon(name, 29)} />`)}${on && (first ? html`<span class="ok"><${Icon} name="tick" size=${14} /></span>` : html`<span class="smk">+1</span>`)}</button>`
}

/** The dice one can put down: passengers in the set-up, buildings later. @param {{ table: Table, message: string }} props */
function Dice({ table, message }) {
  const { all, chosen } = values(table), building = message === 'build'
  const held = building ? table.view.building_dice : table.view.to_place
  return html`<div class="rw-tray"><div><b>${t(`railways-web-tray-${message}`)}</b><small>${t(`railways-web-tray-${message}-hint`, { place: t(`railways-web-place-${table.view.agenda[0]?.place ?? 0}`) })}</small></div><div class="rw-dice" role="group" aria-label=${t(`railways-web-tray-${message}`)}>${held.map((/** @type {number} */ value, /** @type {number} */ i) => {
    const price = building ? table.catalogue.building_dice.find((/** @type {any} */ each) => each.value === value)?.capital : null
    return html`<button key=${i} data-die=${value} aria-pressed=${value === chosen && held.indexOf(value) === i} disabled=${!all.includes(value)} aria-label=${t(building ? 'railways-web-building-die' : 'railways-web-passenger-die', { value, capital: price ?? 0 })} onClick=${() => { own(table).value.value = value; table.consider(null) }}><${Drawn} of=${dieIcon(building ? buildingDie(value) : passengerDie(value), 40)} />${building && html`<small>${t('railways-web-costs', { capital: price })}</small>`}</button>`
  })}</div></div>`
}

/** @param {{ table: Table }} props */
function Arranging({ table }) {
  const kept = own(table), judged = judgedPlan(table, draftOf(table))
  const isMine = isAt(table, 'arrange_plan')
  const swap = () => { kept.swapping.value = !kept.swapping.value }
  return html`<div class="rw-tray"><div><b>${t('railways-web-complete-count', { complete: judged?.railways.length ?? 0 })}</b><small>${t(kept.swapping.value ? 'railways-web-swap-hint' : 'railways-web-arrange-hint', { card: draftOf(table)[kept.place.value]?.card ?? 0 })}</small></div>
    ${isMine && html`<div class="rw-tools"><button class="btn" data-do="turn" onClick=${() => turnCard(table, kept.place.peek())}><${Icon} name="turn" />${t('railways-web-turn', { card: draftOf(table)[kept.place.value]?.card ?? 0 })}</button><button class="btn" data-do="swap" aria-pressed=${kept.swapping.value} onClick=${swap}><${Icon} name="redo" />${t('railways-web-swap')}</button>
      ${[0, 1, 2, 3].map((place) => kept.swapping.value && place !== kept.place.value && place >= table.view.plan.length && html`<button key=${place} class="btn" data-swap=${place} onClick=${() => swapCards(table, kept.place.peek(), place)}>${t('railways-card', { card: draftOf(table)[place].card })}</button>`)}
      <button class="btn ok" data-do="lay" disabled=${kept.laying.value} onClick=${() => layPlan(table)}><${Icon} name="tick" />${t('railways-web-lay')}</button></div>`}</div>`
}
