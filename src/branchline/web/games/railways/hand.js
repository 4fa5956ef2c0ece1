// What one holds: the eight actions, the cards with the slots one taps, the dice one can put down.
import { cls, html, signed } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { low, phone } from '../../parts/frame.js'
import { Icon } from '../../parts/icons.js'
import {
  chosenDeed,
  chosenWay,
  DEEDS,
  deedsOpen,
  isAt,
  own,
  servedBy,
  stepOf,
  take,
  tapSlot,
  uses,
  values,
} from './choices.js'
import { draftOf, isFree, judgedPlan, layPlan, swapCards, turnCard } from './draft.js'
import { buildingDie, dieIcon, icon, passengerDie } from './pieces.js'
import { iconNames } from './text.js'

/** @typedef {import('./kinds').Table} Table */

/** A drawing of ours inside HTML. @param {{ of: string, cls?: string, about?: string }} props */
export const Drawn = ({ of, cls: name, about }) =>
  html`<span class=${name || 'rw-drawn'} data-about=${about} dangerouslySetInnerHTML=${{ __html: of }} />`

/** In the dock; on a phone the bar at the bottom is too small for it, and it stands under the plan. @param {{ table: Table }} props */
export const Hand = ({ table }) => (phone.value ? null : html`<${Held} table=${table} />`)

/** @param {{ table: Table }} props */
export function Held({ table }) {
  const step = stepOf(table)
  if (step === 'arrange_plan') return html`<${Arranging} table=${table} />`
  if (step === 'place_dice') return html`<${PassengerDice} table=${table} />`
  return html`<div class="rw-held">
    ${isAt(table, 'take_action') && html`<${Actions} table=${table} />`}
    ${low.value && isBuilding(table) && html`<${BuildingDice} table=${table} />`}
    ${table.view.hand.length > 0 ? html`<${Cards} table=${table} />` : html`<p class="rw-empty">${t('railways-web-hand-empty')}</p>`}
  </div>`
}

/** In a low window the question is out of sight: there the dice of a building stand with the hand. @param {Table} table */
const isBuilding = (table) => isAt(table, 'take_action') && chosenDeed(table) === 'build'

/** @param {{ table: Table }} props */
function Actions({ table }) {
  const open = deedsOpen(table)
  const chosen = chosenDeed(table)
  return html`<div class="rw-deeds" role="group" aria-label=${t('railways-web-actions')}>${DEEDS.map(
    ([deed, sign], i) => {
      const word = `railways-web-deed-${deed.replaceAll('_', '-')}`
      return html`<button key=${deed} data-deed=${deed} aria-pressed=${deed === chosen} disabled=${!open.has(deed)}
      data-about=${deed.replaceAll('_', '-')} data-key=${i + 1}
      onClick=${() => take(table, deed)}><${Drawn} of=${icon(sign, 26)} /><span>${t(word)}</span>
      <kbd class="kbd">${i + 1}</kbd></button>`
    },
  )}</div>`
}

/** @param {{ table: Table }} props */
function Cards({ table }) {
  const { hand, ways } = table.view
  const way = isAt(table, 'pay_for') ? ways[chosenWay(table)] : null
  const useful = new Set(way ? ways.flatMap((each) => each.slots.map(String)) : [])
  return html`<div class="rw-hand" role="group" aria-label=${t('railways-web-hand')}>${hand.map(
    (/** @type {number} */ card) => {
      const isSpent = !!way?.cards.includes(card)
      return html`<article key=${card} class=${cls('rw-acard', isSpent && 'spent')} data-card=${card} data-about="hand">
      <h3 tabindex="0">${t('railways-card', { card })}
        ${way && html`<small>${t(isSpent ? 'railways-web-spent' : 'railways-web-kept')}</small>`}</h3>
      <div class="rw-slots">${slotsOf(table, card).map(
        (icons, i) => html`<${Slot} key=${i}
        table=${table} slot=${[card, i + 1]} icons=${icons} way=${way} useful=${useful} />`,
      )}</div>
    </article>`
    },
  )}</div>`
}

/** @param {Table} table @param {number} card @returns {string[][]} */
export const slotsOf = (table, card) => table.catalogue.cards.find((each) => each.id === card)?.slots || []

/** @param {{ table: Table, slot: [number, number], icons: string[], way: import('./kinds').WayView | null, useful: Set<string> }} props */
function Slot({ table, slot, icons, way, useful }) {
  const isOn = !!way && uses(way, slot)
  const serves = isAt(table, 'take_action') ? servedBy(table, icons) : []
  const chosen = chosenDeed(table)
  const fits = !way && chosen && serves.includes(chosen)
  const can = way ? useful.has(String(slot)) : serves.length > 0
  const tap = () => {
    if (way) {
      tapSlot(table, slot)
      return
    }
    const next = serves[(serves.indexOf(chosen || '') + 1) % serves.length]
    own(table).slot.value = slot
    if (next && next !== chosen) take(table, next)
  }
  return html`<button class=${cls('rw-slot', isOn && 'on', !can && 'dim', fits && 'fits')} data-slot=${slot.join('.')}
    aria-pressed=${way ? isOn : null} disabled=${!can} data-about="slot" data-more=${iconNames(icons)} onClick=${tap}
    aria-label=${slotName(slot, icons)}>
    ${icons.map((name) => html`<${Drawn} key=${name} of=${icon(name, 29)} />`)}
    ${isOn && html`<${Tick} smoke=${isClean(way, slot) ? 0 : table.catalogue.smoke_a_slot} />`}
  </button>`
}

/**
 * What is written on its icons is part of its name, as it stands there: who speaks to the machine reads it out.
 * @param {[number, number]} at @param {string[]} icons
 */
function slotName([card, slot], icons) {
  const facts = { card, slot, icons: iconNames(icons) }
  const signs = icons.map(signOf).filter(Boolean).join(' ')
  return icons.some((name) => name.startsWith('to_'))
    ? t('railways-web-slot-signed', { ...facts, signs })
    : t('railways-web-slot', facts)
}

/** @param {string} icon */
const signOf = (icon) =>
  icon.startsWith('to_') ? icon.slice(3) : icon.startsWith('capital_') ? `+${icon.slice(8)}` : ''

/** @param {import('./kinds').WayView} way @param {[number, number]} slot */
const isClean = (way, slot) => way.clean.some((each) => String(each) === String(slot))

/** @param {{ smoke: number }} props */
function Tick({ smoke }) {
  return smoke
    ? html`<span class="smk">${signed(smoke)}</span>`
    : html`<span class="ok"><${Icon} name="tick" size=${14} /></span>`
}

/** @param {{ table: Table }} props */
function PassengerDice({ table }) {
  const place = t(`railways-web-place-${table.view.agenda[0]?.place ?? 0}`)
  return html`<div class="rw-tray">
    <div><b>${t('railways-web-tray-place-dice')}</b>
      <small>${t('railways-web-tray-place-dice-short', { place })}</small></div>
    <${Dice} table=${table} held=${table.view.to_place} draw=${passengerDie} label=${t('railways-web-tray-place-dice')}
      name=${(/** @type {number} */ value) => t('railways-web-passenger-die', { value })} />
  </div>`
}

/** @param {{ table: Table }} props */
export function BuildingDice({ table }) {
  const { building_dice: dice } = table.catalogue
  const price = (/** @type {number} */ value) => dice.find((each) => each.value === value)?.capital
  return html`<${Dice} table=${table} held=${table.view.building_dice} draw=${buildingDie} label=${t('railways-web-tray-build')}
    name=${(/** @type {number} */ value) => t('railways-web-building-die', { value, capital: price(value) })}
    text=${(/** @type {number} */ value) => t('railways-web-costs', { capital: price(value) })} />`
}

/** @typedef {(value: number) => string} Says */

/**
 * Dice one can put down, one of them chosen.
 * @param {{ table: Table, held: number[], draw: Says, label: string, name: Says, text?: Says }} props
 */
function Dice({ table, held, draw, label, name, text }) {
  const { all, chosen } = values(table)
  return html`<div class="rw-dice" role="group" aria-label=${label}>${held.map(
    (value, i) => html`<button key=${i} data-die=${value} data-about=${text ? 'build' : 'place-dice'}
    aria-pressed=${value === chosen && held.indexOf(value) === i} disabled=${!all.includes(value)} aria-label=${name(value)}
    onClick=${() => {
      own(table).value.value = value
      table.consider(null)
    }}>
    <${Drawn} of=${dieIcon(draw(value), 40)} />${text && html`<small>${text(value)}</small>`}
  </button>`,
  )}</div>`
}

/** Two arrows past each other. */
const SWAP =
  '<svg class="bl-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M4 8h15l-4-4M20 16H5l4 4"/></svg>'

/** @param {{ table: Table }} props */
function Arranging({ table }) {
  const kept = own(table)
  const plan = draftOf(table)
  const complete = judgedPlan(table, plan)?.railways.length ?? 0
  const card = plan[kept.place.value]?.card ?? 0
  const isSwapping = kept.swapping.value
  return html`<div class="rw-tray">
    <div data-about="complete" tabindex="0"><b>${t('railways-web-complete-count', { complete })}</b>
      <small>${t(isSwapping ? 'railways-web-swap-hint' : 'railways-web-arrange-hint', { card })}</small></div>
    ${
      isAt(table, 'arrange_plan') &&
      html`<div class="rw-tools">
      ${
        !isSwapping &&
        html`<button class="btn" data-do="turn" onClick=${() => turnCard(table, kept.place.peek())}>
        <${Icon} name="turn" />${t('railways-web-turn', { card })}</button>`
      }
      <button class="btn" data-do="swap" aria-pressed=${isSwapping} onClick=${() => {
        kept.swapping.value = !isSwapping
      }}>
        <${Drawn} of=${SWAP} />${t('railways-web-swap')}</button>
      ${
        isSwapping &&
        plan.map(
          (laid, place) =>
            place !== kept.place.value &&
            isFree(table, place) &&
            html`<button key=${place}
        class="btn" data-swap=${place} onClick=${() => swapCards(table, kept.place.peek(), place)}>
        ${t('railways-card', { card: laid.card })}</button>`,
        )
      }
      ${
        !isSwapping &&
        html`<button class="btn ok" data-do="lay" disabled=${kept.laying.value} onClick=${() => layPlan(table)}>
        <${Icon} name="tick" />${t('railways-web-lay')}</button>`
      }
    </div>`
    }
  </div>`
}
