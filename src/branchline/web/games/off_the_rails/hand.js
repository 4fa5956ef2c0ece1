// What one can do now, as buttons a finger can hit: tools, carts, jewels, ways, drops, missions.
import { keyOf } from '../../lib/cells.js'
import { cls, html } from '../../lib/html.js'
import { low, phone } from '../../parts/frame.js'
import { Icon } from '../../parts/icons.js'
import { lozenge } from './dark.js'
import { branchOf } from './choices.js'
import { cartName, endingText, jewelsText, letterOf, o, toneOf, w } from './names.js'
import { cartIcon, dial, jewelIcon, listed, tileIcon } from './pieces.js'
import { actionsOf, ghostOf, own, perform, pick, placeOf, places, point, stepOf, toolNow, TOOLS, turn } from './play.js'
import { SplitCard } from './split.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Action} Action */
/** @typedef {import('../../types').Cell} Cell */

/** @param {{ markup: string, about?: string }} props */
export const Pic = ({ markup, about }) =>
  html`<span class="pic" aria-hidden="true" data-about=${about} dangerouslySetInnerHTML=${{ __html: markup }}></span>`

/** @param {{ table: Table }} props */
export function Hand({ table }) {
  if (!table.isMyTurn) return null
  const Part = PARTS[stepOf(table)]
  return Part ? html`<${Part} table=${table} />` : null
}

// The four actions ------------------------------------------------------------------------------------------------------

/** @param {Table} table @param {string} tool */
function toolIcon(table, tool) {
  const clan = table.view.clans[table.seat ?? 0]
  const speed = table.catalogue.first_speed
  if (tool === 'cart') return cartIcon({ clan, tone: 'white', speed }, 34)
  if (tool === 'speed') return dial(speed, speed, 38)
  return tileIcon({ straight: 'EW', corner: 'ES', upgrade: 'NESW' }[tool] || 'EW', 34)
}

/** @param {{ table: Table }} props */
function Tools({ table }) {
  const now = toolNow(table)
  if (!table.view.agenda[0].left)
    return html`<p class="lab wide"><b>${w('all-planned')}</b>
      <span>${w('end-when-ready')}</span></p>`
  const button = (/** @type {string} */ tool, /** @type {number} */ i) => html`
    <button key=${tool} data-tool=${tool} aria-pressed=${tool === now} disabled=${!actionsOf(table, tool).length}
      data-about=${`tool-${tool}`} data-key=${i + 1} onClick=${() => pick(table, tool)}>
    <${Pic} markup=${toolIcon(table, tool)} /><span>${w(`tool-${tool}`)}</span></button>`
  return html`<div class="otr-tools" role="group" aria-label=${w('tools')}>${TOOLS.map(button)}</div>
    ${phone.value && ['cart', 'speed'].includes(now) && html`<${Few} table=${table} />`}`
}

/** One of each: white and black enter by the same cells. @param {Table} table @param {Action} action */
const fewKey = (table, action) =>
  action.type === 'place_cart' ? keyOf(action.cell) : `${toneOf(table, action.cart)}${action.change > 0 ? '+' : '-'}`

/** Carts and speeds are few: on a phone, where the board is small, each is a button, too. @param {{ table: Table }} props */
function Few({ table }) {
  const found = new Map(
    [...places(table).values()]
      .flat()
      .reverse()
      .map((action) => [fewKey(table, action), action]),
  )
  const go = (/** @type {Action} */ action) => {
    const ghost = ghostOf(table)
    perform(table, ghost?.type === 'place_cart' && action.type === 'place_cart' ? ghost : action)
  }
  return html`<div class="otr-few" role="group" aria-label=${w(`tool-${toolNow(table)}`)}>
    ${[...found].reverse().map(
      ([key, action]) => html`<button key=${key} class="btn small" data-few=${key}
      onPointerEnter=${() => consider(table, action)} onFocus=${() => consider(table, action)} onClick=${() => go(action)}>
      ${fewText(table, action)}</button>`,
    )}</div>`
}

/** @param {Table} table @param {Action} action */
function fewText(table, action) {
  if (action.type === 'place_cart') return w('cart-to', { number: exitNumber(table, action) })
  return w('speed-to', {
    cart: w(`own-${toneOf(table, action.cart)}`),
    speed: table.view.carts[action.cart].speed + action.change,
  })
}

/** @param {Table} table @param {Action} action */
function exitNumber(table, action) {
  const isIt = (/** @type {Cell} */ cell) => keyOf(cell) === keyOf(action.cell)
  return 1 + (table.view.exits.find((exit) => exit.cells.some(isIt))?.cells.findIndex(isIt) ?? 0)
}

/** @param {Table} table @param {Action} action */
function consider(table, action) {
  const at = placeOf(table, action)
  if (!at) {
    table.consider(action)
    return
  }
  const key = keyOf(at)
  const ways = places(table).get(key) || []
  point(table, key)
  if (action.type === 'change_speed') {
    own(table).lay.value = Math.max(0, ways.indexOf(action))
    table.consider(action)
  }
}

// What the movement asks ------------------------------------------------------------------------------------------------

/**
 * @typedef {object} Asked
 * @property {Table} table
 * @property {Action[]} actions
 * @property {string} title
 * @property {string} about
 * @property {(action: Action) => import('preact').ComponentChildren} label
 * @property {(action: Action) => string} [name]
 */

/** @param {Asked} props */
function Buttons({ table, actions, label, title, about, name }) {
  const go = (/** @type {Action} */ action) =>
    perform(table, action, KEEPS.includes(action.type) ? own(table).heading.peek() : null)
  const onEnter = (/** @type {PointerEvent} */ event, /** @type {Action} */ action) => {
    if (event.pointerType === 'mouse') table.consider(action)
  }
  return html`<div class="otr-choices" role="group" aria-label=${title} data-about=${about}><b class="ask">${title}</b>
    ${actions.map(
      (action, i) => html`<button key=${JSON.stringify(action)} class="btn" data-choice=${name ? name(action) : i}
      onPointerEnter=${(/** @type {PointerEvent} */ event) => onEnter(event, action)} onFocus=${() => table.consider(action)}
      onClick=${() => go(action)}>${label(action)}</button>`,
    )}</div>`
}
/** What a cart does on its way to the cell one clicked. */
const KEEPS = ['take_jewel', 'leave_jewels']

/** @param {{ table: Table }} props */
function CartChoice({ table }) {
  const label = (/** @type {Action} */ { cart }) => {
    const path = table.marks?.paths.find((each) => each.cart === cart)?.path
    const look = {
      clan: table.view.clans[table.seat ?? 0],
      tone: toneOf(table, cart),
      speed: table.view.carts[cart].speed,
    }
    return html`<${Pic} markup=${cartIcon(look, 34)} /><span>${w(`own-${toneOf(table, cart)}`)}
      ${path && html`<small>${endingText(table, path, cart)}</small>`}</span>`
  }
  return html`<${Buttons} table=${table} actions=${table.legal} title=${o('step-cart-choice')} about="cart" label=${label}
    name=${(/** @type {Action} */ action) => toneOf(table, action.cart)} />`
}

/** @param {{ table: Table }} props */
function JewelChoice({ table }) {
  const label = (/** @type {Action} */ { jewel }) =>
    jewel
      ? html`<${Pic} markup=${jewelIcon(jewel, 30)} /><span class="sr">${w('take', { jewel: o(jewel) })}</span>`
      : w('leave')
  return html`<${Buttons} table=${table} actions=${table.legal} title=${o('step-jewel-choice')} about="takes" label=${label}
    name=${(/** @type {Action} */ action) => action.jewel || 'leave'} />`
}

/** @param {{ table: Table }} props */
function SideChoice({ table }) {
  const { motion } = table.view
  const isFacing = table.legal[0]?.type === 'choose_facing'
  const label = (/** @type {Action} */ { side }) => {
    const branch = isFacing || !motion?.left ? null : branchOf(table, side)
    return html`<span class=${cls('way', branch?.ends === 'derails' && 'bad')}>${o(`value-${side}`)}
      ${branch && motion && html`<small>${endingText(table, branch, motion.cart)}</small>`}</span>`
  }
  const asked = motion?.left ? o('step-exit-choice') : w('face-end')
  const title = isFacing ? w('face-which', { cart: cartName(table, table.legal[0].cart) }) : asked
  return html`<${Buttons} table=${table} actions=${table.legal} title=${title} about="way" label=${label}
    name=${(/** @type {Action} */ action) => action.side} />`
}

/** @param {{ table: Table }} props */
function DropChoice({ table }) {
  const label = (/** @type {Action} */ { jewels }) => html`<span class="drop" aria-hidden="true">
    ${listed(jewels).map((kind, i) => html`<${Pic} key=${i} markup=${jewelIcon(kind, 22)} />`)}</span>
    <span class="sr">${jewelsText(jewels)}</span>`
  return html`<${Buttons} table=${table} actions=${table.legal} title=${o('step-drop-choice')} about="split" label=${label} />`
}

/** @param {{ table: Table }} props */
function Finish({ table }) {
  const missions = table.legal.filter((action) => action.type === 'take_mission')
  if (!missions.length)
    return html`<p class="lab wide"><b>${o('step-movement-over')}</b>
    <span>${w(`then-${table.marks.ends_with}`)}</span></p>`
  const label = (/** @type {Action} */ action) => html`<${Icon} name="medal" /><span>${o(action.mission)}</span>`
  return html`<${Buttons} table=${table} actions=${missions} title=${w('mission-met')} about="missions" label=${label} />`
}

/** @param {{ table: Table }} props */
function Token({ table }) {
  const { colour } = table.view.agenda[0]
  const icon = `<svg viewBox="-26 -26 52 52" width="44" height="44" aria-hidden="true">${lozenge(colour, letterOf(colour), 1, false)}</svg>`
  return html`<${Pic} markup=${icon} about="tokens" />
<p class="lab wide token"><b>${w('token-of', { colour: o(colour) })}</b>
  <span>${w('token-hint')}</span></p>`
}

/** What is asked over the board; in a low window, where that stays free, it is asked here.
 * @param {{ table: Table, title: string }} props */
const Split = ({ table, title }) =>
  low.value ? html`<${SplitCard} table=${table} />` : html`<p class="lab wide"><b>${title}</b></p>`
const SplitChoice = (/** @type {{ table: Table }} */ { table }) =>
  html`<${Split} table=${table} title=${o('step-split-choice')} />`
const HandChoice = (/** @type {{ table: Table }} */ { table }) =>
  html`<${Split} table=${table} title=${o('step-hand-choice')} />`

/** @type {Record<string, import('preact').ComponentType<{ table: Table }>>} */
const PARTS = {
  action_phase: Tools,
  cart_choice: CartChoice,
  jewel_choice: JewelChoice,
  exit_choice: SideChoice,
  facing_choice: SideChoice,
  drop_choice: DropChoice,
  movement_over: Finish,
  token_choice: Token,
  split_choice: SplitChoice,
  hand_choice: HandChoice,
}

/** What another way is, where it has a name of its own. @type {Record<string, string>} */
const TURNS = { lay_track: 'track', upgrade_track: 'track', place_cart: 'cart' }

/** In the preview card; on a phone beside the button that does it. @param {{ table: Table }} props */
export function Considering({ table }) {
  const spot = own(table).spot.value
  const ways = spot === null ? [] : places(table).get(spot) || []
  if (ways.length < 2 || !table.considered.value || !ways.includes(table.considered.value.action)) return null
  const label = w(`turn-${TURNS[ways[0].type] || 'other'}`)
  return html`<button class="btn icon otr-turn" data-do="turn" data-about="other-way" data-key="R" onClick=${() => turn(table)}>
    <${Icon} name="turn" /><span>${label}</span></button>`
}
