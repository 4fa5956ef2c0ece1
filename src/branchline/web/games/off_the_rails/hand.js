// What one can do now, as buttons a finger can hit: tools, carts, jewels, ways, drops, missions.
import { cls, html } from '../../lib/html.js'
import { phone } from '../../parts/frame.js'
import { Icon } from '../../parts/icons.js'
import { branchOf } from './board.js'
import { cartName, endingText, jewelsText, o, toneOf, w } from './names.js'
import { cartIcon, dial, jewelIcon, listed, tileIcon } from './pieces.js'
import { actionsOf, ghostOf, own, perform, pick, placeOf, places, point, keyOf, stepOf, toolNow, TOOLS, turn } from './play.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Action} Action */

/** @param {{ markup: string }} props */
export const Pic = ({ markup }) => html`<span class="pic" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: markup }}></span>`

/** @param {Table} table @param {string} tool */
function toolIcon(table, tool) {
  const clan = table.view.clans[table.seat ?? 0]
  if (tool === 'cart') return cartIcon({ clan, tone: 'white', speed: 3 }, 34)
  if (tool === 'speed') return dial(3, 3, 38)
  return tileIcon({ straight: 'EW', corner: 'ES', upgrade: 'NESW' }[tool] || 'EW', 34)
}

/** @param {{ table: Table }} props */
export function Hand({ table }) {
  if (!table.isMyTurn) return null
  const Part = PARTS[stepOf(table)]
  return Part ? html`<${Part} table=${table} />` : null
}

/** @param {{ table: Table }} props */
function Tools({ table }) {
  const now = toolNow(table), left = table.view.agenda[0].left
  if (!left) return html`<p class="lab"><b>${w('all-planned')}</b><span>${w('end-when-ready')}</span></p>`
  return html`<div class="otr-tools" role="group" aria-label=${w('tools')}>${TOOLS.map((tool, i) => html`<button key=${tool} data-tool=${tool} aria-pressed=${tool === now} disabled=${!actionsOf(table, tool).length} title=${`${w(`tool-${tool}`)} (${i + 1})`} onClick=${() => pick(table, tool)}><${Pic} markup=${toolIcon(table, tool)} />${w(`tool-${tool}`)}</button>`)}</div>${phone.value && ['cart', 'speed'].includes(now) && html`<${Few} table=${table} />`}`
}

/** Carts and speeds are few: on a phone, where the board is small, each is a button, too. @param {{ table: Table }} props */
function Few({ table }) {
  const found = [...places(table).values()].flat()
  const seen = new Set()
  const shown = found.filter((action) => { const key = action.type === 'place_cart' ? `${action.cell}` : `${action.cart}${action.change}`; if (seen.has(key)) return false; seen.add(key); return true })
  return html`<div class="otr-few" role="group" aria-label=${w(`tool-${toolNow(table)}`)}>${shown.map((action) => html`<button key=${JSON.stringify(action)} class="btn small" data-few=${action.type === 'change_speed' ? `${toneOf(action.cart)}${action.change > 0 ? '+' : '-'}` : keyOf(action.cell)} onPointerEnter=${() => consider(table, action)} onFocus=${() => consider(table, action)} onClick=${() => perform(table, ghostOf(table)?.type === 'place_cart' && action.type === 'place_cart' ? ghostOf(table) || action : action)}>${few(table, action)}</button>`)}</div>`
}
/** @param {Table} table @param {Action} action */
const few = (table, action) => (action.type === 'change_speed' ? w('speed-to', { cart: w(`own-${toneOf(action.cart)}`), speed: table.view.carts[action.cart].speed + action.change }) : w('cart-to', { number: exitNumber(table, action) }))
/** @param {Table} table @param {Action} action */
const exitNumber = (table, action) => (table.view.exits.flatMap((/** @type {any} */ exit) => exit.cells.map((/** @type {any} */ cell, /** @type {number} */ i) => [keyOf(cell), i + 1])).find((/** @type {any} */ each) => each[0] === keyOf(action.cell)) || [])[1]

/** @param {Table} table @param {Action} action */
function consider(table, action) {
  const at = placeOf(table, action)
  if (!at) { table.consider(action); return }
  const key = keyOf(at), ways = places(table).get(key) || []
  point(table, key)
  if (action.type === 'change_speed') { own(table).lay.value = Math.max(0, ways.indexOf(action)); table.consider(action) }
}

/** @param {{ table: Table, actions: Action[], label: (action: Action) => any, title: string, name?: (action: Action) => string }} props */
function Buttons({ table, actions, label, title, name }) {
  return html`<div class="otr-choices" role="group" aria-label=${title}><b class="ask">${title}</b>${actions.map((action, i) => html`<button key=${JSON.stringify(action)} class="btn" data-choice=${name ? name(action) : i} onPointerEnter=${(/** @type {PointerEvent} */ event) => { if (event.pointerType === 'mouse') table.consider(action) }} onFocus=${() => table.consider(action)} onClick=${() => perform(table, action, ['take_jewel', 'leave_jewels'].includes(action.type) ? own(table).heading.peek() : null)}>${label(action)}</button>`)}</div>`
}

/** @param {{ table: Table }} props */
const CartChoice = ({ table }) => html`<${Buttons} table=${table} actions=${table.legal} title=${o('step-cart-choice')} name=${(/** @type {Action} */ action) => toneOf(action.cart)} label=${(/** @type {Action} */ action) => {
  const path = table.marks?.paths.find((/** @type {any} */ each) => each.cart === action.cart)?.path
  return html`<${Pic} markup=${cartIcon({ clan: table.view.clans[table.seat ?? 0], tone: toneOf(action.cart), speed: table.view.carts[action.cart].speed }, 34)} /><span>${w(`own-${toneOf(action.cart)}`)}${path && html`<small>${endingText(table, path)}</small>`}</span>`
}} />`

/** @param {{ table: Table }} props */
const JewelChoice = ({ table }) => html`<${Buttons} table=${table} actions=${table.legal} title=${o('step-jewel-choice')} name=${(/** @type {Action} */ action) => action.jewel || 'leave'} label=${(/** @type {Action} */ action) => (action.jewel ? html`<${Pic} markup=${jewelIcon(action.jewel, 30)} /><span class="sr">${w('take', { jewel: o(action.jewel) })}</span>` : w('leave'))} />`

/** @param {Table} table @param {Action} action */
function sideLabel(table, action) {
  const branch = stepOf(table) === 'exit_choice' ? branchOf(table, action.side) : null
  return html`<span class=${cls('way', branch?.ends === 'derails' && 'bad')}>${o(`value-${action.side}`)}${branch && html`<small>${endingText(table, branch)}</small>`}</span>`
}
/** @param {{ table: Table }} props */
const SideChoice = ({ table }) => html`<${Buttons} table=${table} actions=${table.legal} title=${table.legal[0]?.type === 'choose_facing' ? w('face-which', { cart: cartName(table, table.legal[0].cart) }) : table.view.motion?.left ? o('step-exit-choice') : w('face-end')} name=${(/** @type {Action} */ action) => action.side} label=${(/** @type {Action} */ action) => sideLabel(table, action)} />`

/** @param {{ table: Table }} props */
const DropChoice = ({ table }) => html`<${Buttons} table=${table} actions=${table.legal} title=${o('step-drop-choice')} label=${(/** @type {Action} */ action) => html`<span class="drop" aria-hidden="true">${listed(action.jewels).map((kind, i) => html`<${Pic} key=${i} markup=${jewelIcon(kind, 22)} />`)}</span><span class="sr">${jewelsText(action.jewels)}</span>`} />`

/** @param {{ table: Table }} props */
function Finish({ table }) {
  const missions = table.legal.filter((action) => action.type === 'take_mission')
  if (!missions.length) return html`<p class="lab"><b>${o('step-movement-over')}</b><span>${w(table.view.is_open ? 'then-token' : 'then-deposit')}</span></p>`
  return html`<${Buttons} table=${table} actions=${missions} title=${w('mission-met')} label=${(/** @type {Action} */ action) => html`<${Icon} name="medal" /><span>${o(action.mission)}</span>`} />`
}

/** @param {{ table: Table }} props */
const Token = ({ table }) => html`<p class="lab"><b>${w('token-of', { colour: o(table.view.agenda[0].colour) })}</b><span>${w('token-hint')}</span></p>`
const SplitNote = () => html`<p class="lab"><b>${o('step-split-choice')}</b></p>`
const HandNote = () => html`<p class="lab"><b>${o('step-hand-choice')}</b></p>`

/** @type {Record<string, any>} */
const PARTS = {
  action_phase: Tools, cart_choice: CartChoice, jewel_choice: JewelChoice, exit_choice: SideChoice, facing_choice: SideChoice, drop_choice: DropChoice,
  movement_over: Finish, token_choice: Token, split_choice: SplitNote, hand_choice: HandNote,
}

/** In the preview card. @param {{ table: Table }} props */
export function Considering({ table }) {
  const spot = own(table).spot.value, ways = spot === null ? [] : places(table).get(spot) || []
  if (ways.length < 2 || !table.considered.value || !ways.includes(table.considered.value.action)) return null
  return html`<button class="btn icon" aria-label=${w('turn')} title=${`${w('turn')} (R)`} onClick=${() => turn(table)}><${Icon} name="turn" /></button>`
}
