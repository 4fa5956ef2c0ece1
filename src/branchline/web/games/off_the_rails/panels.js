// The sides: the plan one can rearrange, what would come of it, the last collision, how it ends, the missions.
import { cls, html } from '../../lib/html.js'
import { Icon } from '../../parts/icons.js'
import { Clans } from './clans.js'
import { Collision, collisionOf, collisionTitle } from './collision.js'
import { o, w } from './names.js'
import { AtRisk, CardOdds, TokenOdds } from './odds.js'
import { isInDock, Plan, planTitle } from './plan.js'
import { planOf, stepOf } from './play.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Panel} Panel */

/** @param {Table} table @returns {Panel[]} */
export const panels = (table) => [
  ...collisionPanel(table),
  ...planPanel(table),
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
  return [{ id: 'crash', side: 'right', open: true, title: collisionTitle(events), body }]
}

/** @param {Table} table @returns {Panel[]} */
function planPanel(table) {
  const isEmpty = !planOf(table).length && stepOf(table) !== 'action_phase'
  if (table.outcome || isEmpty || isInDock(table)) return []
  const aside = w('tiles-left', { count: table.view.supply })
  return [
    {
      id: 'plan',
      side: 'left',
      open: true,
      first: true,
      title: planTitle(table),
      aside,
      about: 'plan',
      body: html`<${Plan} table=${table} />`,
    },
  ]
}

/** While a token is placed the odds of the next one would only confuse. @param {Table} table @returns {Panel[]} */
function darkPanels(table) {
  const spread = table.marks?.chasm
  const { view } = table
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
      about: 'tokens',
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
      about: 'missions',
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
      about: 'next-deposit',
      body: html`<${CardOdds} table=${table} />`,
    },
  ]
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0)

// What stands on the sides ---------------------------------------------------------------------------------------------

/** @param {{ table: Table }} props */
function HowItEnds({ table }) {
  const { view } = table
  const carts = view.carts.filter((cart) => cart.place === 'board').length
  return html`<div class="body"><ul class="otr-ends" data-about="ends" tabindex="0">
    <li><b class="dark">${sum(view.tokens)}</b>
      <span>${w('ends-tokens', { count: sum(view.tokens) })}</span></li>
    <li><b>${carts}</b>
      <span>${w('ends-carts', { count: carts })}</span></li></ul></div>`
}

/** @param {{ table: Table }} props */
function Missions({ table }) {
  const met = new Set(table.marks?.met || [])
  return html`<div class="body"><ul class="otr-missions" data-about="missions">${table.view.missions.map(
    ({ name }) => html`
    <li key=${name} class=${cls(met.has(name) && 'met')}><${Icon} name=${met.has(name) ? 'tick' : 'medal'} />
      <span><b>${o(name)}</b>
        <small>${o(`mission-${name}`)}</small>
        ${met.has(name) && html`<small class="ok">${w('mission-is-met')}</small>`}</span></li>`,
  )}</ul></div>`
}
