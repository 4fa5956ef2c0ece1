// The sides: the plan one can rearrange, what would come of it, the clans, the odds, the missions.
import { cls, html } from '../../lib/html.js'
import { Icon } from '../../parts/icons.js'
import { smallMine } from './cave.js'
import { Pic } from './hand.js'
import { cartName, cellName, endingText, jewelsText, letterOf, o, onward, ownerOf, sidesText, toneOf, trackName, w } from './names.js'
import { cartIcon, COLOURS, crestIcon, dial, jewelIcon, KINDS, listed, tileIcon } from './pieces.js'
import { isMine, own, planOf, stepOf } from './play.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Panel} Panel */

/** @param {Table} table @returns {Panel[]} */
export function panels(table) {
  const { view } = table
  /** @type {Panel[]} */
  const all = planOf(table).done.length || stepOf(table) === 'action_phase' ? [{ id: 'plan', side: 'left', open: true, title: planTitle(table), aside: w('tiles-left', { count: view.supply }), body: html`<${Plan} table=${table} />` }] : []
  if (table.marks?.paths.length && !table.outcome) all.push({ id: 'fore', side: 'left', open: true, title: w(isMine(table, 'action_phase') ? 'if-you-end' : 'ahead'), body: html`<${Ahead} table=${table} />` })
  if (table.marks?.chasm && !table.outcome) all.push({ id: 'dark', side: 'left', open: false, title: w('in-reach'), body: html`<${AtRisk} table=${table} />` })
  if (view.options.missions) all.push({ id: 'missions', side: 'left', open: false, title: w('missions'), aside: w('mission-points', { points: table.catalogue.points.mission }), body: html`<${Missions} table=${table} />` })
  all.push({ id: 'clans', side: 'right', open: false, title: w('clans'), body: html`<${Clans} table=${table} />` })
  if (table.marks?.cards && !table.outcome) all.push({ id: 'odds', side: 'right', open: false, title: w('next-deposit'), aside: w('cards-left', { count: view.deck_size }), body: html`<${CardOdds} table=${table} />` })
  if (table.marks?.chasm?.kind === 'growing') all.push({ id: 'tokens', side: 'right', open: false, title: w('tokens'), aside: w('tokens-left', { count: sum(view.tokens) }), body: html`<${TokenOdds} table=${table} />` })
  return all
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0)
/** @param {Table} table */
const planTitle = (table) => (table.view.active === table.seat ? w(stepOf(table) === 'action_phase' ? 'your-plan' : 'you-did') : w('they-did', { player: table.nameOf(table.view.active) }))

// The plan ------------------------------------------------------------------------------------------------------------

/** @param {Table} table @param {any} action */
function planIcon(table, action) {
  if (action.exits) return tileIcon(action.exits, 38)
  const cart = table.view.carts[action.cart], clan = table.view.clans[ownerOf(action.cart)]
  return action.type === 'place_cart' ? cartIcon({ clan, tone: toneOf(action.cart), speed: 3 }, 38) : dial(cart.speed, cart.speed - action.change, 38)
}
/** @param {Table} table @param {any} action @returns {[string, string]} */
function planText(table, action) {
  const cell = action.cell ? cellName(table.view, action.cell) : ''
  if (action.type === 'lay_track') return [w('plan-lay', { kind: trackName(action.exits) }), w('plan-where', { cell, sides: sidesText(action.exits) })]
  if (action.type === 'upgrade_track') return [w('plan-upgrade', { kind: trackName(action.exits) }), w('plan-where', { cell, sides: sidesText(action.exits) })]
  if (action.type === 'place_cart') return [w('plan-cart', { cart: w(`own-${toneOf(action.cart)}`) }), cell]
  return [w(action.change > 0 ? 'plan-faster' : 'plan-slower', { cart: w(`own-${toneOf(action.cart)}`) }), w('plan-by-one')]
}

/** Takes the plan back as far as need be and plays it again in the new order. @param {Table} table @param {any[]} actions @param {number} first */
const rearrange = (table, actions, first) => table.rearrange(planOf(table).done.length - first, actions.slice(first))

/** @param {{ table: Table }} props */
function Plan({ table }) {
  const { done } = planOf(table), actions = done.map((each) => each.action)
  const open = isMine(table, 'action_phase'), left = stepOf(table) === 'action_phase' ? table.view.agenda[0].left : 0
  const move = (/** @type {number} */ i, /** @type {number} */ by) => {
    const order = [...actions], [one] = order.splice(i, 1)
    order.splice(i + by, 0, one)
    rearrange(table, order, Math.min(i, i + by))
  }
  return html`<div class="body"><ol class="otr-plan">${actions.map((action, i) => {
    const [title, detail] = planText(table, action)
    return html`<li key=${done[i].seq} data-plan=${i} class=${cls(!open && 'locked')} onMouseEnter=${() => { if (action.cell) table.focus.value = { cells: [action.cell] } }} onMouseLeave=${() => { table.focus.value = null }}><span class="n">${i + 1}</span><${Pic} markup=${planIcon(table, action)} /><div><b>${title}</b><small>${detail}</small></div>
      ${open && html`<span class="mv"><button aria-label=${w('earlier', { what: title })} title=${w('earlier', { what: title })} disabled=${i === 0} data-plan-up=${i} onClick=${() => move(i, -1)}><${Icon} name="up" size=${16} /></button><button aria-label=${w('later', { what: title })} title=${w('later', { what: title })} disabled=${i === actions.length - 1} data-plan-down=${i} onClick=${() => move(i, 1)}><${Icon} name="down" size=${16} /></button></span><button class="rm" aria-label=${w('drop-from-plan', { what: title })} title=${w('drop-from-plan', { what: title })} data-plan-drop=${i} onClick=${() => rearrange(table, actions.filter((_, j) => j !== i), i)}><${Icon} name="cross" size=${16} /></button>`}</li>`
  })}${Array.from({ length: left }, (_, i) => html`<li key=${`e${i}`} class="empty"><span class="n">${actions.length + i + 1}</span><span class="pic"></span><div><small>${w(i ? 'plan-empty' : open ? 'plan-next' : 'plan-empty')}</small></div></li>`)}</ol></div>`
}

/** @param {{ table: Table }} props */
function Ahead({ table }) {
  const { view } = table
  return html`<div class="body"><ul class="otr-fore">${table.marks.paths.map((/** @type {any} */ { cart, path: whole }) => { const path = onward(whole); return html`<li key=${cart}><${Pic} markup=${cartIcon({ clan: view.clans[ownerOf(cart)], tone: toneOf(cart), speed: view.carts[cart].speed, hold: listed(view.carts[cart].hold) }, 36)} /><span><b>${cartName(table, cart)}</b> <span class=${cls('ending', path.ends)}>${endingText(table, path)}</span>${path.ends === 'chooses' && html`<ul class="branches">${path.branches.map((/** @type {any} */ branch) => html`<li key=${branch.side} class=${branch.ends}><b>${o(`value-${branch.side}`)}</b> ${endingText(table, branch)}</li>`)}</ul>`}${takes(path) ? html` <small>${w('may-take', { count: takes(path) })}</small>` : ''}</span></li>` })}</ul></div>`
}
/** @param {any} path */
const takes = (path) => path.cells.reduce((/** @type {number} */ total, /** @type {any} */ step) => total + step.takes, 0)

// The clans -----------------------------------------------------------------------------------------------------------

/** @param {{ kinds: string[] }} props */
const Hold = ({ kinds }) => html`<span class="hold" aria-hidden="true">${[0, 1, 2, 3, 4].map((i) => html`<i key=${i}>${kinds[i] && html`<${Pic} markup=${jewelIcon(kinds[i], 16)} />`}</i>`)}</span>`

/** @param {{ table: Table }} props */
function Clans({ table }) {
  const order = table.view.clans.map((/** @type {string} */ _, /** @type {number} */ seat) => seat)
  order.sort((/** @type {number} */ a, /** @type {number} */ b) => Number(b === table.seat) - Number(a === table.seat))
  return html`<div class="body otr-clans">${order.map((/** @type {number} */ seat) => html`<${Clan} key=${seat} table=${table} seat=${seat} />`)}</div>`
}

/** @param {{ table: Table, seat: number }} props */
function Clan({ table, seat }) {
  const { view } = table, clan = view.clans[seat]
  return html`<section class=${cls('clan', `clan-${clan}`, seat === view.active && !table.outcome && 'turn')} aria-label=${table.nameOf(seat)}><header><${Pic} markup=${crestIcon(clan, 24)} /><h3>${table.nameOf(seat)}<small>${w('clan-of', { colour: clan })}${seat === view.chasm_holder && !view.is_open ? ` · ${w('holds-chasm')}` : ''}</small></h3><b class="score">${view.scores[seat].total}</b></header>
    <p class="stock"><span class="sr">${w('stockpile', { jewels: jewelsText(view.stockpiles[seat]) })}</span>${KINDS.map((kind, i) => html`<span key=${kind} aria-hidden="true" class=${cls(!view.stockpiles[seat][i] && 'zero')}><${Pic} markup=${jewelIcon(kind, 16)} />${view.stockpiles[seat][i]}</span>`)}</p>
    ${[0, 1].map((n) => html`<${CartRow} key=${n} table=${table} number=${seat * 2 + n} />`)}${view.taken[seat].length > 0 && html`<p class="taken"><${Icon} name="medal" size=${15} />${view.taken[seat].map((/** @type {string} */ name) => o(name)).join(', ')}</p>`}</section>`
}

/** @param {{ table: Table, number: number }} props */
function CartRow({ table, number }) {
  const cart = table.view.carts[number], kept = own(table), tone = toneOf(number), on = cart.place === 'board'
  const look = { clan: table.view.clans[ownerOf(number)], tone, speed: on ? cart.speed : 0 }
  const show = (/** @type {number | null} */ which) => { kept.shownCart.value = which; table.focus.value = which === null || !on ? null : { cells: [cart.cell] } }
  const text = on ? w('cart-row', { cell: cellName(table.view, cart.cell), side: o(`value-${cart.facing}`), speed: cart.speed }) : w(cart.place === 'lost' ? 'cart-lost' : 'cart-home', { points: table.catalogue.points.cart })
  return html`<button class=${cls('cartc', !on && 'off', cart.place)} data-cart-row=${number} onMouseEnter=${() => show(number)} onMouseLeave=${() => show(null)} onFocus=${() => show(number)} onBlur=${() => show(null)} onClick=${() => show(number)}><${Pic} markup=${cartIcon(look, 30)} /><span><b>${w(`own-${tone}`)}</b><small>${text}</small>${on && html`<span class="sr">, ${w('hold', { jewels: jewelsText(cart.hold) })}</span>`}</span>${on && html`<${Hold} kinds=${listed(cart.hold)} />`}</button>`
}

// Odds ----------------------------------------------------------------------------------------------------------------

/** @param {number} n */
const percent = (n) => Math.round(n * 100)

/** @param {{ table: Table }} props */
function CardOdds({ table }) {
  const { cards } = table.marks
  const each = (/** @type {string} */ colour) => Object.entries(cards.chance).filter(([card]) => card.startsWith(colour)).reduce((total, [, n]) => total + Number(n), 0)
  const left = (/** @type {string} */ colour) => new Set(/** @type {string[]} */ (cards.unseen[colour]).map((card) => Number(card.split('-')[1])))
  const holder = table.view.chasm_holder
  return html`<div class="body"><div class="odds4">${COLOURS.map((colour) => html`<figure key=${colour}><${Pic} markup=${smallMine(colour, left(colour), letterOf(colour), table.view)} /><figcaption><span class="sr">${w('mine-odds', { colour: o(colour), numbers: [...left(colour)].join(', ') })} </span>${w('percent', { percent: percent(each(colour)) })}</figcaption></figure>`)}</div>
    <div class="meter" aria-hidden="true"><i style=${{ width: `${percent(cards.chasm)}%` }}></i></div>
    <p class="meter-t"><b>${w('chasm-chance', { percent: percent(cards.chasm) })}</b> <span>${holder !== null ? w('chasm-held', { player: table.nameOf(holder) }) : cards.before_chasm ? w('chasm-after', { least: cards.before_chasm[0], most: cards.before_chasm[1] }) : ''}</span></p></div>`
}

/** @param {{ table: Table }} props */
function TokenOdds({ table }) {
  const { colours } = table.marks.chasm
  return html`<div class="body"><div class="token-bar">${COLOURS.map((colour) => (colours[colour] ? html`<span key=${colour} class=${`tb clan-${colour}`} style=${{ flexGrow: colours[colour] }}>${letterOf(colour)} ${percent(colours[colour])} %</span>` : null))}</div><p class="note">${w(table.view.options.chasm_die ? 'tokens-die' : 'tokens-note')}</p></div>`
}

/** Whose carts and which jewels the next token may take. @param {{ table: Table }} props */
function AtRisk({ table }) {
  const { view, marks } = table
  const chance = new Map(marks.chasm.cells.map((/** @type {any} */ each) => [each.cell.join(), each.chance]))
  const carts = view.carts.map((/** @type {any} */ cart, /** @type {number} */ number) => ({ cart, number })).filter((/** @type {any} */ each) => each.cart.place === 'board')
  const lies = view.deposits.filter((/** @type {any} */ each) => chance.has(each.cell.join()))
  return html`<div class="body"><p class="note">${w(marks.chasm.kind === 'opening' ? 'opening-note' : 'growing-note')}</p><ul class="otr-fore">${carts.map((/** @type {any} */ { cart, number }) => html`<li key=${number}><${Pic} markup=${cartIcon({ clan: view.clans[ownerOf(number)], tone: toneOf(number), speed: cart.speed }, 34)} /><span><b>${cartName(table, number)}</b> ${chance.has(cart.cell.join()) ? w('risk', { percent: percent(Number(chance.get(cart.cell.join()))), cell: cellName(view, cart.cell) }) : w('safe', { cell: cellName(view, cart.cell) })}</span></li>`)}
    ${lies.slice(0, 5).map((/** @type {any} */ each) => html`<li key=${each.cell.join()}><${Pic} markup=${jewelIcon(listed(each.jewels)[0], 26)} /><span>${w('risk-jewels', { jewels: jewelsText(each.jewels), cell: cellName(view, each.cell), percent: percent(Number(chance.get(each.cell.join()))) })}</span></li>`)}</ul></div>`
}

/** @param {{ table: Table }} props */
function Missions({ table }) {
  const met = new Set(table.marks?.met || [])
  return html`<div class="body"><ul class="otr-missions">${table.view.missions.map((/** @type {any} */ mission) => html`<li key=${mission.name} class=${cls(met.has(mission.name) && 'met')}><${Icon} name=${met.has(mission.name) ? 'tick' : 'medal'} /><span><b>${o(mission.name)}</b><small>${o(`mission-${mission.name}`)}</small>${met.has(mission.name) && html`<small class="ok">${w('mission-is-met')}</small>`}</span></li>`)}</ul></div>`
}
