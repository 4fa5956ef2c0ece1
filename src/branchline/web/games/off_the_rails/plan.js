// The plan one can rearrange: a row for each action, on a phone and in a low window four tiles side by side; each says what it does for
// the carts.
import { cls, html } from '../../lib/html.js'
import { low, phone } from '../../parts/frame.js'
import { Icon } from '../../parts/icons.js'
import { effectsOf, useEffects } from './effects.js'
import { Pic } from './hand.js'
import { cellName, clanOf, sidesText, toneOf, trackName, w } from './names.js'
import { cartIcon, dial, tileIcon } from './pieces.js'
import { isMine, own, planOf, stepOf } from './play.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Action} Action */

/** Whether the four stand side by side. */
const areTiles = () => phone.value || low.value

/** In a low window one's plan stands with the tools, beside the board. @param {Table} table */
export const isInDock = (table) => low.value && isMine(table, 'action_phase')

/** @param {Table} table */
export function planTitle(table) {
  if (table.view.active !== table.seat) return w('they-did', { player: table.nameOf(table.view.active) })
  return w(stepOf(table) === 'action_phase' ? 'your-plan' : 'you-did')
}

/** @param {Table} table @param {import('./play.js').Planned} planned */
function planIcon(table, { action, speed }) {
  if (action.exits) return tileIcon(action.exits, 36)
  if (action.type === 'change_speed') return dial(speed, speed - action.change, 38)
  const clan = clanOf(table, action.cart)
  return cartIcon({ clan, tone: toneOf(table, action.cart), speed: table.catalogue.first_speed }, 36)
}

/**
 * What it is and where, and what is said where it does nothing for a cart.
 * @param {Table} table
 * @param {import('./play.js').Planned} planned
 * @returns {[string, string]}
 */
function planText(table, { action, speed }) {
  const cell = action.cell ? cellName(table.view, action.cell) : ''
  const cart = action.exits ? '' : w(`own-${toneOf(table, action.cart)}`)
  if (action.type === 'place_cart') return [w('plan-cart', { cart }), cell]
  if (action.type === 'change_speed')
    return [w('plan-speed', { cart, speed }), w('plan-was', { speed: speed - action.change })]
  return [w('plan-lay', { cell, kind: trackName(action.exits) }), sidesText(action.exits)]
}

/**
 * Takes the plan back as far as need be and plays it again in the new order.
 * @param {Table} table
 * @param {Action[]} actions
 * @param {number} first
 */
function rearrange(table, actions, first) {
  own(table).planAt.value = null
  return table.rearrange(planOf(table).length - first, actions.slice(first))
}

/** @param {{ table: Table }} props */
export function Plan({ table }) {
  const done = planOf(table)
  const open = isMine(table, 'action_phase')
  const known = useEffects(
    table,
    done.map((planned) => planned.seq),
  )
  const left = stepOf(table) === 'action_phase' ? table.view.agenda[0].left : 0
  const at = own(table).planAt.value
  return html`<div class="body"><ol class="otr-plan" data-about="plan" tabindex="0">
    ${done.map(
      (planned, i) => html`<${Planned} key=${planned.seq} table=${table} done=${done} at=${i} open=${open}
      does=${effectsOf(known, planned, table)} />`,
    )}
    ${Array.from(
      { length: left },
      (_, i) => html`<li key=${`e${i}`} class="empty"><span class="n">${done.length + i + 1}</span>
      <small>${w(i || !open ? 'plan-empty' : 'plan-next')}</small></li>`,
    )}</ol>
    ${areTiles() && open && at !== null && done[at] && html`<${Moves} table=${table} done=${done} at=${at} />`}</div>`
}

/**
 * @param {{ table: Table, done: import('./play.js').Planned[], at: number, open: boolean, does: import('../../types').ChangeLine[] }} props
 */
function Planned({ table, done, at, open, does }) {
  const { action } = done[at]
  const [title, detail] = planText(table, done[at])
  const kept = own(table)
  const light = (/** @type {boolean} */ on) => {
    table.focus.value = on && action.cell ? { cells: [action.cell] } : null
  }
  const isTile = areTiles() && open
  const text = html`<b>${title}</b>${
    does.length
      ? does.map(
          (each) =>
            html`<small key=${each.label} class=${cls('does', each.tone && `tone-${each.tone}`)}>${each.label}</small>`,
        )
      : html`<small>${detail}</small>`
  }`
  const inside = html`<${Pic} markup=${planIcon(table, done[at])} /><div>${text}</div>`
  const pick = () => {
    kept.planAt.value = kept.planAt.peek() === at ? null : at
  }
  return html`<li data-plan=${at} class=${cls(!open && 'locked')} onMouseEnter=${() => light(true)} onMouseLeave=${() => light(false)}>
    <span class="n">${at + 1}</span>
    ${isTile ? html`<button class="tile" aria-expanded=${kept.planAt.value === at} onClick=${pick}>${inside}</button>` : inside}
    ${!isTile && open && html`<${PlanButtons} table=${table} actions=${done.map((each) => each.action)} at=${at} title=${title} />`}</li>`
}

/** What can be done with the tile one tapped. @param {{ table: Table, done: import('./play.js').Planned[], at: number }} props */
const Moves = ({ table, done, at }) => html`<div class="otr-moves">
  <${PlanButtons} table=${table} actions=${done.map((each) => each.action)} at=${at} title=${planText(table, done[at])[0]} /></div>`

/** @param {{ table: Table, actions: Action[], at: number, title: string }} props */
function PlanButtons({ table, actions, at, title }) {
  const move = (/** @type {number} */ by) => {
    const order = [...actions]
    const [one] = order.splice(at, 1)
    order.splice(at + by, 0, one)
    rearrange(table, order, Math.min(at, at + by))
  }
  const earlier = w('earlier', { what: title })
  const later = w('later', { what: title })
  const drop = w('drop-from-plan', { what: title })
  const without = () =>
    rearrange(
      table,
      actions.filter((_, i) => i !== at),
      at,
    )
  return html`<span class="mv">
      <button aria-label=${earlier} data-about="plan-earlier" disabled=${at === 0} data-plan-up=${at} onClick=${() => move(-1)}>
        <${Icon} name=${areTiles() ? 'back' : 'up'} size=${16} /></button>
      <button aria-label=${later} data-about="plan-later" disabled=${at === actions.length - 1}
        data-plan-down=${at} onClick=${() => move(1)}>
        <${Icon} name=${areTiles() ? 'next' : 'down'} size=${16} /></button></span>
    <button class="rm" aria-label=${drop} data-about="plan-drop" data-plan-drop=${at} onClick=${without}>
      <${Icon} name="cross" size=${16} /></button>`
}
