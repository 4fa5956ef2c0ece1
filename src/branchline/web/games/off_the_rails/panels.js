// The sides: the plan one can rearrange, what would come of it, the last collision, how it ends, the missions.
import { cls, html } from '../../lib/html.js'
import { Icon } from '../../parts/icons.js'
import { Clans } from './clans.js'
import { Collision, collisionOf, collisionTitle } from './collision.js'
import { Pic } from './hand.js'
import { cartName, cellName, endingText, o, onward, ownerOf, sidesText, toneOf, trackName, w } from './names.js'
import { AtRisk, CardOdds, TokenOdds } from './odds.js'
import { cartIcon, dial, listed, tileIcon } from './pieces.js'
import { isMine, planOf, stepOf } from './play.js'

/** @typedef {import('../../types').Table} Table */
/** @typedef {import('../../types').Panel} Panel */

/** @param {Table} table @returns {Panel[]} */
export const panels = (table) => [
  ...collisionPanel(table),
  ...planPanel(table),
  ...aheadPanel(table),
  ...darkPanels(table),
  ...missionsPanel(table),
  {
    id: 'clans',
    side: table.outcome ? 'left' : 'right',
    open: false,
    title: w('clans'),
    body: html`<${Clans} table=${table} />`,
  },
  ...cardsPanel(table),
]

/** @param {Table} table @returns {Panel[]} */
function collisionPanel(table) {
  const events = table.outcome ? [] : collisionOf(table)
  if (!events.length) return []
  const body = html`<${Collision} table=${table} events=${events} />`
  return [{ id: 'crash', side: 'left', open: true, title: collisionTitle(events), body }]
}

/** @param {Table} table @returns {Panel[]} */
function planPanel(table) {
  if (table.outcome || (!planOf(table).length && stepOf(table) !== 'action_phase')) return []
  const aside = w('tiles-left', { count: table.view.supply })
  return [
    { id: 'plan', side: 'left', open: true, title: planTitle(table), aside, body: html`<${Plan} table=${table} />` },
  ]
}

/** @param {Table} table @returns {Panel[]} */
function aheadPanel(table) {
  if (!table.marks?.paths.length || table.outcome) return []
  const title = w(isMine(table, 'action_phase') ? 'if-you-end' : 'ahead')
  return [
    { id: 'fore', side: 'left', open: true, title, aside: sumText(table), body: html`<${Ahead} table=${table} />` },
  ]
}

/** While a token is placed the odds of the next one would only confuse. @param {Table} table @returns {Panel[]} */
function darkPanels(table) {
  const spread = table.marks?.chasm,
    { view } = table
  /** @type {Panel[]} */
  const found = []
  if (!spread || table.outcome) return found
  if (stepOf(table) !== 'token_choice') {
    found.push({
      id: 'dark',
      side: 'left',
      open: false,
      title: w('in-reach'),
      body: html`<${AtRisk} table=${table} />`,
    })
  }
  if (spread.kind !== 'growing') return found
  found.push({
    id: 'ends',
    side: 'left',
    open: false,
    title: w('how-it-ends'),
    body: html`<${HowItEnds} table=${table} />`,
  })
  const aside = w('tokens-left', { count: sum(view.tokens) })
  return [
    ...found,
    {
      id: 'tokens',
      side: 'right',
      open: false,
      title: w('tokens'),
      aside,
      body: html`<${TokenOdds} table=${table} />`,
    },
  ]
}

/** @param {Table} table @returns {Panel[]} */
function missionsPanel(table) {
  if (!table.view.options.missions) return []
  const aside = w('mission-points', { points: table.catalogue.points.mission })
  return [
    {
      id: 'missions',
      side: 'left',
      open: false,
      title: w('missions'),
      aside,
      body: html`<${Missions} table=${table} />`,
    },
  ]
}

/** @param {Table} table @returns {Panel[]} */
function cardsPanel(table) {
  if (!table.marks?.cards || table.outcome) return []
  const aside = w('cards-left', { count: table.view.deck_size })
  return [
    {
      id: 'odds',
      side: 'right',
      open: false,
      title: w('next-deposit'),
      aside,
      body: html`<${CardOdds} table=${table} />`,
    },
  ]
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0)

// The plan ------------------------------------------------------------------------------------------------------------

/** @param {Table} table */
function planTitle(table) {
  if (table.view.active !== table.seat) return w('they-did', { player: table.nameOf(table.view.active) })
  return w(stepOf(table) === 'action_phase' ? 'your-plan' : 'you-did')
}

/** @param {Table} table @param {import('./play.js').Planned} planned */
function planIcon(table, { action, speed }) {
  if (action.exits) return tileIcon(action.exits, 40)
  if (action.type === 'change_speed') return dial(speed, speed - action.change, 40)
  return cartIcon({ clan: table.view.clans[ownerOf(action.cart)], tone: toneOf(action.cart), speed: 3 }, 40)
}

/** @param {Table} table @param {import('./play.js').Planned} planned @returns {[string, string]} */
function planText(table, { action, speed }) {
  const cell = action.cell ? cellName(table.view, action.cell) : '',
    cart = action.exits ? '' : w(`own-${toneOf(action.cart)}`)
  if (action.type === 'place_cart') return [w('plan-cart', { cart }), cell]
  if (action.type === 'change_speed')
    return [w('plan-speed', { cart, speed }), w('plan-was', { speed: speed - action.change })]
  const where = w('plan-where', { cell, sides: sidesText(action.exits) })
  return [w(action.type === 'lay_track' ? 'plan-lay' : 'plan-upgrade', { kind: trackName(action.exits) }), where]
}

/**
 * Takes the plan back as far as need be and plays it again in the new order.
 * @param {Table} table
 * @param {any[]} actions
 * @param {number} first
 */
const rearrange = (table, actions, first) => table.rearrange(planOf(table).length - first, actions.slice(first))

/** @param {{ table: Table }} props */
function Plan({ table }) {
  const done = planOf(table),
    open = isMine(table, 'action_phase')
  const left = stepOf(table) === 'action_phase' ? table.view.agenda[0].left : 0
  return html`<div class="body"><ol class="otr-plan">
    ${done.map((planned, i) => html`<${Planned} key=${planned.seq} table=${table} done=${done} at=${i} open=${open} />`)}
    ${Array.from(
      { length: left },
      (_, i) => html`<li key=${`e${i}`} class="empty"><span class="n">${done.length + i + 1}</span>
      <small>${w(i || !open ? 'plan-empty' : 'plan-next')}</small></li>`,
    )}</ol></div>`
}

/** @param {{ table: Table, done: import('./play.js').Planned[], at: number, open: boolean }} props */
function Planned({ table, done, at, open }) {
  const { action } = done[at],
    [title, detail] = planText(table, done[at])
  const light = (/** @type {boolean} */ on) => {
    table.focus.value = on && action.cell ? { cells: [action.cell] } : null
  }
  return html`<li data-plan=${at} class=${cls(!open && 'locked')} onMouseEnter=${() => light(true)} onMouseLeave=${() => light(false)}>
    <span class="n">${at + 1}</span><${Pic} markup=${planIcon(table, done[at])} />
    <div><b>${title}</b><small>${detail}</small></div>
    ${open && html`<${PlanButtons} table=${table} actions=${done.map((each) => each.action)} at=${at} title=${title} />`}</li>`
}

/** @param {{ table: Table, actions: any[], at: number, title: string }} props */
function PlanButtons({ table, actions, at, title }) {
  const move = (/** @type {number} */ by) => {
    const order = [...actions],
      [one] = order.splice(at, 1)
    order.splice(at + by, 0, one)
    rearrange(table, order, Math.min(at, at + by))
  }
  const earlier = w('earlier', { what: title }),
    later = w('later', { what: title }),
    drop = w('drop-from-plan', { what: title })
  return html`<span class="mv">
      <button aria-label=${earlier} title=${earlier} disabled=${at === 0} data-plan-up=${at} onClick=${() => move(-1)}>
        <${Icon} name="up" size=${16} /></button>
      <button aria-label=${later} title=${later} disabled=${at === actions.length - 1} data-plan-down=${at} onClick=${() => move(1)}>
        <${Icon} name="down" size=${16} /></button></span>
    <button class="rm" aria-label=${drop} title=${drop} data-plan-drop=${at}
      onClick=${() =>
        rearrange(
          table,
          actions.filter((_, i) => i !== at),
          at,
        )}><${Icon} name="cross" size=${16} /></button>`
}

// What would come of it -------------------------------------------------------------------------------------------------

/** The player's points now and then, as the server played it on. @param {Table} table */
function sumText(table) {
  const { sums } = table.marks,
    { active } = table.view
  if (!sums) return ''
  return w(sums.is_sure ? 'sum' : 'sum-best', { now: sums.now[active].total, then: sums.then[active].total })
}

/** @param {{ table: Table }} props */
const Ahead = ({ table }) => html`<div class="body">
  <ul class="otr-fore">${table.marks.paths.map(
    (/** @type {any} */ found) => html`
    <${Course} key=${found.cart} table=${table} found=${found} />`,
  )}</ul>
  ${table.marks.sums && html`<${Sums} table=${table} />`}</div>`

/** Where one cart will run. @param {{ table: Table, found: { cart: number, path: any } }} props */
function Course({ table, found: { cart, path: whole } }) {
  const { view } = table,
    path = onward(whole),
    { speed, hold } = view.carts[cart]
  const takes = sum(path.cells.map((/** @type {any} */ step) => step.takes)) + (path.stopped?.takes ?? 0)
  const icon = cartIcon({ clan: view.clans[ownerOf(cart)], tone: toneOf(cart), speed, hold: listed(hold) }, 36)
  return html`<li><${Pic} markup=${icon} /><span><b>${cartName(table, cart)}</b>${' '}
    <span class=${cls('ending', path.ends)}>${endingText(table, path, cart)}</span>
    ${
      path.ends === 'chooses' &&
      html`<ul class="branches">${path.branches.map(
        (/** @type {any} */ branch) => html`
      <li key=${branch.side} class=${branch.ends}><b>${o(`value-${branch.side}`)}</b>${' '}${endingText(table, branch, cart)}</li>`,
      )}</ul>`
    }
    ${takes > 0 && html`${' '}<small>${w('may-take', { count: takes })}</small>`}</span></li>`
}

/** Every seat's total when the carts have run. @param {{ table: Table }} props */
function Sums({ table }) {
  const { now, then, is_sure: isSure } = table.marks.sums,
    { active } = table.view
  const parts = ['jewels', 'rubies', 'carts']
    .filter((part) => now[active][part] !== then[active][part])
    .map((part) => w('sum-part', { what: o(`result-${part}`), before: now[active][part], after: then[active][part] }))
  return html`<div class="otr-sums"><b>${w(isSure ? 'sums' : 'sums-best')}</b>
    <ul>${then.map(
      (/** @type {any} */ score, /** @type {number} */ seat) => html`
      <li key=${seat} data-sum=${seat} class=${cls(seat === active && 'me')}>
        <span>${table.nameOf(seat)}</span><b>${score.total}</b></li>`,
    )}</ul>
    ${parts.length > 0 && html`<small>${parts.join(' · ')}</small>`}
  </div>`
}

/** @param {{ table: Table }} props */
function HowItEnds({ table }) {
  const { view } = table,
    carts = view.carts.filter((/** @type {any} */ cart) => cart.place === 'board').length
  return html`<div class="body"><ul class="otr-ends">
    <li><b class="dark">${sum(view.tokens)}</b><span>${w('ends-tokens', { count: sum(view.tokens) })}</span></li>
    <li><b>${carts}</b><span>${w('ends-carts', { count: carts })}</span></li></ul></div>`
}

/** @param {{ table: Table }} props */
function Missions({ table }) {
  const met = new Set(table.marks?.met || [])
  return html`<div class="body"><ul class="otr-missions">${table.view.missions.map(
    (/** @type {any} */ { name }) => html`
    <li key=${name} class=${cls(met.has(name) && 'met')}><${Icon} name=${met.has(name) ? 'tick' : 'medal'} />
      <span><b>${o(name)}</b><small>${o(`mission-${name}`)}</small>
        ${met.has(name) && html`<small class="ok">${w('mission-is-met')}</small>`}</span></li>`,
  )}</ul></div>`
}
