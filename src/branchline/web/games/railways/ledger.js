// The tracks, the goals and the deck: what always lies open.
import { cls, html, plain } from '../../lib/html.js'
import { list, t } from '../../lib/words.js'
import { Icon } from '../../parts/icons.js'
import { changesNow } from './choices.js'
import { Drawn } from './hand.js'
import {
  buildingDie,
  capitalTrack,
  decadeLine,
  dieIcon,
  passengerDie,
  pollutionTrack,
  rosette,
  workerDie,
} from './pieces.js'

/** @typedef {import('./kinds').Table} Table */

/** A value, and what it would become. @param {{ table: Table, item: string, now: number, good?: number }} props */
function Value({ table, item, now, good = 1 }) {
  const to = afterOf(table, item, now)
  const mood = (to - now) * good > 0 ? 'fine' : good ? 'bad' : 'to'
  return html`<b class="rw-value" data-track=${item}>${to === now ? now : html`<i>${now} →</i> <span class=${mood}>${to}</span>`}</b>`
}

/** @param {Table} table @param {string} item @param {number} now */
function afterOf(table, item, now) {
  const change = changesNow(table).find((each) => each.item === item)
  return change ? Number(change.after) : now
}

/** @param {{ table: Table }} props */
export function Ledger({ table }) {
  const { view, catalogue } = table
  const decade = table.outcome ? catalogue.decades + 1 : view.decade
  return html`<div class="body rw-ledger">
    <${Drawn} of=${decadeLine(decade, catalogue.decades)} about="round" />
    <div class="duo"><${Drawn} of=${rosette(view.profit, 66)} about="profit" />
      <div class="bits">
        <div data-about="profit"><b class="cap">${t('railways-item-profit')}</b>
          <${Value} table=${table} item="profit" now=${view.profit} /></div>
        <div data-about="workers" tabindex="0"><${Drawn} of=${dieIcon(workerDie(view.workers), 30)} />
          <b class="cap">${t('railways-item-workers')}</b>
          <${Value} table=${table} item="workers" now=${view.workers} good=${0} /></div>
      </div></div>
    <${Markers} table=${table} />
    <${Track} table=${table} item="capital" good=${1} draw=${capitalTrack} most=${catalogue.most_capital} />
    <${Track} table=${table} item="pollution" good=${-1} draw=${pollutionTrack} most=${catalogue.pollution[1]} />
    <${DiceLeft} view=${view} />
  </div>`
}

/**
 * @param {{ table: Table, item: 'capital' | 'pollution', good: number, most: number,
 *   draw: (now: number, to: number, most: number) => string }} props
 */
function Track({ table, item, good, draw, most }) {
  const now = table.view[item]
  return html`<div data-about=${item} tabindex="0">
    <h3><span class="cap">${t(`railways-item-${item}`)}</span>
      <${Value} table=${table} item=${item} now=${now} good=${good} /></h3>
    <${Drawn} of=${draw(now, afterOf(table, item, now), most)} /></div>`
}

/** @param {{ table: Table }} props */
function Markers({ table }) {
  const { view, catalogue } = table
  const now = catalogue.markers - view.markers.length
  const left = catalogue.markers - afterOf(table, 'marked', view.markers.length)
  const all = Array.from(
    { length: catalogue.markers },
    (_, i) => html`<i key=${i} class=${i < left ? '' : 'used'}></i>`,
  )
  return html`<div class="bits"><div data-about="markers" tabindex="0">
    <b>${t('railways-web-markers')}</b><span class="mk" aria-hidden="true">${all}</span>
    <b class="rw-value">${left === now ? now : html`<i>${now} →</i> <span class="to">${left}</span>`}</b></div></div>`
}

/** @param {{ view: import('./kinds').View }} props */
function DiceLeft({ view }) {
  const { building_dice: dice, waiting } = view
  return html`<div class="bits">
    <div data-about="dice" tabindex="0">${
      dice.length > 0 &&
      html`<span class="dice" aria-hidden="true">
        ${dice.map((/** @type {number} */ value) => html`<${Drawn} key=${value} of=${dieIcon(buildingDie(value), 32)} />`)}</span>`
    }
      <span class="mut cap">${t('railways-web-building-dice', { dice: list(dice.map(String)), count: dice.length })}</span></div>
    ${
      waiting > 0 &&
      html`<div data-about="waiting" tabindex="0"><${Drawn} of=${dieIcon(passengerDie(1), 30)} />
      <span class="mut cap">${t('railways-web-waiting', { waiting })}</span></div>`
    }
  </div>`
}

/** @param {{ table: Table }} props */
export function Goals({ table }) {
  return html`<ul class="rw-goals">
    ${table.view.goal_views.map((each) => html`<${Goal} key=${each.goal} table=${table} goal=${each} />`)}
  </ul>`
}

/** @typedef {{ done: number, of: number }} Far */

/** @param {Far} far */
const share = (far) => `${far.done}/${far.of}`
/** What stands in the circle of a goal that is not met. @type {Record<string, (far: Far) => string | number>} */
const FAR = { economist: (far) => plain(far.done), mayor: (far) => far.of, conductor: share, engineer: share }

/** @param {{ table: Table, goal: import('./kinds').View['goal_views'][number] }} props */
function Goal({ table, goal: { goal: id, is_met: isMet, is_chosen: isChosen } }) {
  const far = table.marks?.goals?.[id]
  const isDone = id === 'economist' ? !!table.outcome : isMet
  const isBegun = far && (id !== 'conductor' || far.done > 0)
  const args = isBegun && { done: plain(far.done), of: far.of, colours: list(table.view.delivered), met: String(isMet) }
  return html`<li class=${cls(!isDone && 'no', !isChosen && 'other')} data-goal=${id} data-about=${id} tabindex="0">
    <span class="ic">${isDone ? html`<${Icon} name="tick" size=${20} />` : far && FAR[id](far)}</span>
    <span><b>${t(`railways-${id}`)}${isChosen && html` <em>${t('railways-web-chosen')}</em>`}</b>
      <small>${[t(`railways-web-goal-${id}`), args && t(`railways-web-progress-${id}`, args)].filter(Boolean).join(' ')}</small></span>
  </li>`
}

/** Where the cards are: all of it lies open, but for the order of the unseen. @param {{ table: Table }} props */
export function Deck({ table }) {
  const { hand, reserve, discard, unseen } = table.view
  const rows = unseen.length ? { unseen } : { hand, reserve, discard }
  return html`<dl class="rw-deck" data-about="deck" tabindex="0">${Object.entries(rows).map(
    ([id, cards]) => html`<div key=${id}>
      <dt>${t(`railways-web-deck-${id}`)}</dt>
      <dd>${cards.length ? cards.map((/** @type {number} */ card) => html`<span key=${card} class="rw-cardno">${card}</span>`) : '–'}</dd>
    </div>`,
  )}</dl>
    ${
      !unseen.length &&
      table.marks &&
      html`<p class="rw-hint">${t(`railways-web-deck-${table.marks.reserve_is_short ? 'shuffle' : 'next'}`)}</p>`
    }`
}
