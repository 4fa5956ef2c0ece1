// The question of the moment: how to lay the plan, where to act, how to pay, what a journey brings.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { same } from '../../lib/cells.js'
import { cls, html, signed } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { low } from '../../parts/frame.js'
import {
  buildingOf,
  choicesOf,
  chosenDeed,
  DEEDS,
  deedsOpen,
  firstWay,
  isConsidered,
  own,
  railwayOf,
  routeOf,
  stepOf,
} from './choices.js'
import { draftOf, isFree, judgedPlan, rowsOf, turnCard } from './draft.js'
import { BuildingDice, Drawn } from './hand.js'
import { Choice } from './list_choice.js'
import { Exchanges, Journey, Ways } from './payment.js'
import { buildingDie, buildingIcon, decadeDie, dieIcon, icon, passengerDie, workerDie } from './pieces.js'
import { cardDrawing, Sheet } from './plan.js'
import { actionText, cellName, colourName, deedText, railwayLetters } from './text.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').Action} Action */
/** @typedef {import('../../types').Cell} Cell */

/** @param {Table} table */
function questionTitle(table) {
  const step = stepOf(table)
  const deed = chosenDeed(table)
  if (step === 'pay_for') return deedText(/** @type {Action} */ (table.view.agenda[0].deed), table)
  if (step === 'take_action' && deed) return t(`railways-web-deed-${deed.replaceAll('_', '-')}`)
  return t(`railways-web-question-${step.replaceAll('_', '-')}`)
}

/** @param {Table} table */
function questionAside(table) {
  const step = stepOf(table)
  const judged = step === 'arrange_plan' && judgedPlan(table, draftOf(table))
  if (judged) return t('railways-web-complete-now', { complete: judged.railways.length, dangling: judged.dangling })
  return step === 'pay_for' ? t('railways-web-ways', { ways: table.view.ways.length }) : ''
}

/** @type {Record<string, (props: { table: Table }) => unknown>} */
const BODIES = {
  arrange_plan: Turns,
  place_dice: Places,
  take_action: Deeds,
  pay_for: Ways,
  divide_railway: Parts,
  exchange_capital: Exchanges,
  close_decade: () => html`<p class="rw-hint">${t('railways-web-close-hint')}</p>`,
}

/** What explains the question, by its step; while one acts, by the action. @type {Record<string, string>} */
const ABOUT = {
  arrange_plan: 'arrange',
  place_dice: 'place-dice',
  take_action: 'actions',
  pay_for: 'ways',
  divide_railway: 'keep-marker',
  exchange_capital: 'exchange',
  close_decade: 'close',
}

/** @param {Table} table */
function aboutQuestion(table) {
  const step = stepOf(table)
  const deed = step === 'take_action' && DEEDS.find(([each]) => each === chosenDeed(table))
  return deed ? deed[0].replaceAll('_', '-') : ABOUT[step]
}

/** @param {{ table: Table }} props */
export function Question({ table }) {
  const step = stepOf(table)
  const Body = BODIES[step]
  const deed = own(table).deed
  const head = useRef(/** @type {HTMLElement | null} */ (null))
  const isFirst = useRef(true)
  // With the question itself: who is quick would otherwise press on what is not chosen yet, or with the keyboard nowhere.
  useLayoutEffect(() => {
    if (step === 'pay_for' && !table.considered.peek() && table.isMyTurn) table.consider(table.legal[firstWay(table)])
    if (step !== 'take_action') deed.value = null
    // Where the button one pressed is gone, the keyboard goes on with the new question; a page just opened leaves it alone.
    if (!isFirst.current && document.activeElement === document.body) head.current?.focus({ preventScroll: true })
    isFirst.current = false
  }, [table.seq, step])
  return html`<div class="rw-question" data-step=${step} data-about=${aboutQuestion(table)}>
    <h2 class="rw-title" tabindex="0" ref=${head}><span>${questionTitle(table)}</span>
      <small>${questionAside(table)}</small></h2>
    ${Body && html`<${Body} table=${table} />`}
  </div>`
}

// Setting up ------------------------------------------------------------------------------------------------------------

/** What a half turn of each card would gain or lose in complete railways. @param {{ table: Table }} props */
function Turns({ table }) {
  return html`<ul class="rw-list">
      ${draftOf(table).map((laid, place) => html`<${Turn} key=${place} table=${table} laid=${laid} place=${place} />`)}
    </ul>
    <p class="rw-hint">${t('railways-web-turn-hint')}</p>${!table.wantedNext && html`<${FourDice} />`}`
}

/** @param {{ table: Table, laid: import('./draft.js').Laid, place: number }} props */
function Turn({ table, laid, place }) {
  const kept = own(table)
  const plan = draftOf(table)
  const now = judgedPlan(table, plan)?.railways.length ?? 0
  const then =
    judgedPlan(
      table,
      plan.map((each, i) => (i === place ? { ...each, turned: !each.turned } : each)),
    )?.railways.length ?? now
  const drawing = cardDrawing(new Sheet(table.catalogue), rowsOf(table.catalogue, laid), false)
  const where = t(`railways-web-place-${place}`)
  return html`<li><button class="rw-choice turn" data-turn=${place} aria-pressed=${place === kept.place.value}
    disabled=${!isFree(table, place)} onClick=${() => {
      kept.place.value = place
      turnCard(table, place)
    }}>
    <${Drawn} cls="thumb" of=${drawing} />
    <span><b>${t('railways-card', { card: laid.card })}</b>
      <small aria-hidden="true">${where}</small>
      <span class="sr">${t('railways-web-turned-would', { place: where, complete: then })}</span></span>
    <span class=${cls('d', then > now && 'up', then < now && 'down')} aria-hidden="true">${then === now ? '±0' : signed(then - now)}</span>
  </button></li>`
}

/** @param {{ table: Table }} _props */
function FourDice(_props) {
  const rows = [
    [passengerDie(2), 'passengers'],
    [buildingDie(3, 'C'), 'buildings'],
    [workerDie(2), 'workers'],
    [decadeDie(1), 'decade'],
  ]
  return html`<h3 class="eyebrow rw-sub">${t('railways-web-four-dice')}</h3>
    <ul class="rw-fourdice">${rows.map(
      ([drawing, name]) => html`<li key=${name}>
      <${Drawn} of=${dieIcon(drawing, 38)} />
      <span><b>${t(`railways-web-dice-${name}`)}</b>
        <small>${t(`railways-web-dice-${name}-hint`)}</small></span>
    </li>`,
    )}</ul>`
}

/** @param {{ table: Table }} props */
function Places({ table }) {
  const { view } = table
  const complete = view.railways.filter((each) => each.is_complete)
  const begins = (/** @type {Cell} */ cell) =>
    complete.filter((each) =>
      each.ends.some((/** @type {Cell | null} */ end) => end && same(end, buildingOf(table, cell).cells[0])),
    ).length
  return html`<p class="rw-hint">${t('railways-web-tray-place-dice-hint', { place: t(`railways-web-place-${view.agenda[0].place}`) })}</p>
    <ul class="rw-list">${
      /** @type {import('./kinds').PlaceDie[]} */ (choicesOf(table)).map(
        (action) => html`<${BuildingChoice} key=${String(action.cell)}
      table=${table} action=${action} text=${t('railways-web-railways-begin', { railways: begins(action.cell) })} />`,
      )
    }</ul>`
}

// Acting ----------------------------------------------------------------------------------------------------------------

/** @param {{ table: Table, action: import('./kinds').PlaceDie, text: string }} props */
function BuildingChoice({ table, action, text }) {
  const { colour } = buildingOf(table, action.cell)
  return html`<${Choice} table=${table} action=${action}>
    <${Drawn} of=${buildingIcon(colour, 34)} /><span>
      <b>${colourName(colour)}, ${cellName(action.cell)}</b><small>${text}</small></span>
  </${Choice}>`
}

/** @param {{ table: Table }} props */
function Deeds({ table }) {
  const deed = chosenDeed(table)
  if (deed) {
    const Body = CHOICES[deed] || Plain
    return html`<p class="rw-hint">${t(`railways-web-deed-${deed.replaceAll('_', '-')}-help`)}</p>
      <${Body} table=${table} choices=${choicesOf(table)} />`
  }
  const isStuck = deedsOpen(table).has('end_decade') && table.legal.length === 1
  return html`<p class="rw-hint">${t(isStuck ? 'railways-web-nothing-to-do' : 'railways-web-choose-action')}</p>
    <${Summary} table=${table} />`
}

/** How many ways each action has. @param {{ table: Table }} props */
function Summary({ table }) {
  const count = (/** @type {string} */ deed) => {
    const found = table.legal.filter((action) => action.type === deed)
    return deed === 'build' ? new Set(found.map((action) => String(action.cell))).size : found.length
  }
  return html`<ul class="rw-summary">${DEEDS.map(
    ([deed, sign]) => html`<li key=${deed} class=${count(deed) ? '' : 'none'}>
    <${Drawn} of=${icon(sign, 22)} /><span>${t(`railways-web-count-${deed.replaceAll('_', '-')}`, { count: count(deed) })}</span>
  </li>`,
  )}</ul>`
}

/** @type {Record<string, import('../../types').With<{ table: Table, choices: Action[] }, unknown>>} */
const CHOICES = {
  buy_railway: Railways,
  upgrade: Railways,
  move_passenger: Routes,
  add_passenger: Buildings,
  build: Sites,
}

/** @param {{ table: Table, choices: Action[] }} props */
function Plain({ table, choices }) {
  return html`<ul class="rw-list">${choices.map(
    (action) => html`<${Choice} key=${action.type} table=${table} action=${action}>
    <span><b class="cap">${actionText(action, table)}</b></span>
  </${Choice}>`,
  )}</ul>`
}

/** @param {{ table: Table }} props */
function Sites({ table }) {
  const considered = table.considered.value?.action
  return html`${!low.value && html`<${BuildingDice} table=${table} />`}
    <p class="rw-hint">${t('railways-web-tray-build-hint')}</p>
    ${considered?.type === 'build' && html`<p><b class="cap">${actionText(/** @type {Action} */ (considered), table)}</b></p>`}`
}

/** @param {{ table: Table, choices: import('./kinds').BuyRailway[] }} props */
function Railways({ table, choices }) {
  return html`<ul class="rw-list">${choices.map((action) => {
    const { length } = railwayOf(table, action.railway).cells
    const brings = broughtBy(table, action.railway)
    const letters = /** @type {string[]} */ (railwayLetters(table, action.railway).split('–'))
    return html`<${Choice} key=${String(action.railway)} table=${table} action=${action}>
      <span class="pair">${letters.map((letter, i) => html`<${Drawn} key=${i} of=${buildingIcon(letter, 28)} />`)}</span>
      <span><b>${letters.join('–')}, ${cellName(action.railway)}</b>
        <small>${t('railways-web-rails', { length })}</small></span>
      ${brings && html`<span class="gains"><small>${brings}</small></span>`}
    </${Choice}>`
  })}</ul>`
}

/** Of a railway that was cut in two, what a part would bring with the marker on it. @param {Table} table @param {Cell} railway */
function broughtBy(table, railway) {
  const part = table.marks?.parts?.find((each) => same(each.railway, railway))
  return part ? t('railways-web-part-brings', { capital: part.capital }) : ''
}

/** Which part keeps the marker. @param {{ table: Table }} props */
function Parts({ table }) {
  return html`<p class="rw-hint">${t('railways-web-do-divide-railway-detail')}</p>
    <${Railways} table=${table} choices=${choicesOf(table)} />`
}

/** @param {{ table: Table, choices: import('./kinds').PlaceDie[] }} props */
function Buildings({ table, choices }) {
  return html`<ul class="rw-list">${choices.map((action) => {
    const isHere = (/** @type {{ cell: Cell }} */ each) => same(each.cell, action.cell)
    const now = table.view.dice.find(isHere)
    const then = table.marks?.passengers.find(isHere)
    const text = now ? `${now.value} → ${then?.value ?? ''}` : t('railways-web-waiting-comes')
    return html`<${BuildingChoice} key=${String(action.cell)} table=${table} action=${action} text=${text} />`
  })}</ul>`
}

/** @param {{ table: Table, choices: import('./kinds').MovePassenger[] }} props */
function Routes({ table, choices }) {
  const shown = choices.find((action) => isConsidered(table, action))
  return html`${shown && html`<${Journey} table=${table} action=${shown} />`}
    <ul class="rw-list routes">${choices.slice(0, 30).map((action) => {
      const route = routeOf(table, action)
      const way = [route.die, ...route.stops]
      const capital = t('railways-web-and-capital', { capital: route.capital })
      return html`<${Choice} key=${`${action.die}${action.destination}${action.railways}`} table=${table} action=${action}>
        <span><b>${way.map((cell) => buildingOf(table, cell).colour).join('→')}</b>
          <small>${way.map(cellName).join(' → ')}</small></span>
        <span class="gains"><b>${signed(route.profit)}</b>
          <small>${route.has_bonus ? `${capital} · ${t('railways-web-bonus')}` : capital}</small></span>
      </${Choice}>`
    })}</ul>`
}
