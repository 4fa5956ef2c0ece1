// The tracks, the goals and the deck: what always lies open.
import { cls, html, plain } from '../../lib/html.js'
import { list, t } from '../../lib/words.js'
import { Icon } from '../../parts/icons.js'
import { changesNow } from './choices.js'
import { Drawn } from './hand.js'
import { buildingDie, capitalTrack, decadeLine, dieIcon, passengerDie, pollutionTrack, rosette, workerDie } from './pieces.js'

/** @typedef {import('../../types').Table} Table */

/** A value, and what it would become. @param {{ table: Table, item: string, now: number, good?: number }} props */
function Value({ table, item, now, good = 1 }) {
  const to = afterOf(table, item, now)
  return html`<b class="rw-value" data-track=${item}>${to === now ? now : html`<i>${now} →</i> <span class=${(to - now) * good > 0 ? 'fine' : good ? 'bad' : 'to'}>${to}</span>`}</b>`
}

/** @param {Table} table @param {string} item @param {number} now */
function afterOf(table, item, now) {
  const change = changesNow(table).find((each) => each.item === item)
  return change ? Number(change.after) : now
}

/** @param {{ table: Table }} props */
export function Ledger({ table }) {
  const { view, catalogue } = table, decade = table.outcome ? catalogue.decades + 1 : view.decade
  const markers = catalogue.markers - view.markers.length, left = catalogue.markers - afterOf(table, 'marked', view.markers.length)
  return html`<div class="body rw-ledger">
    <${Drawn} of=${decadeLine(decade, catalogue.decades)} />
    <div class="duo"><${Drawn} of=${rosette(view.profit, 66)} /><div class="bits"><div><b class="cap">${t('railways-item-profit')}</b><${Value} table=${table} item="profit" now=${view.profit} /></div><div><${Drawn} of=${dieIcon(workerDie(view.workers), 30)} /><b class="cap">${t('railways-item-workers')}</b><${Value} table=${table} item="workers" now=${view.workers} good=${0} /></div></div></div>
    <div class="bits"><div><b>${t('railways-web-markers')}</b><span class="mk" aria-hidden="true">${Array.from({ length: catalogue.markers }, (_, i) => html`<i key=${i} class=${i < left ? '' : 'used'}></i>`)}</span><b class="rw-value">${left === markers ? markers : html`<i>${markers} →</i> <span class="to">${left}</span>`}</b></div></div>
    <div><h3><span class="cap">${t('railways-item-capital')}</span><${Value} table=${table} item="capital" now=${view.capital} /></h3><${Drawn} of=${capitalTrack(view.capital, afterOf(table, 'capital', view.capital), catalogue.most_capital)} /></div>
    <div><h3><span class="cap">${t('railways-item-pollution')}</span><${Value} table=${table} item="pollution" now=${view.pollution} good=${-1} /></h3><${Drawn} of=${pollutionTrack(view.pollution, afterOf(table, 'pollution', view.pollution), catalogue.pollution[1])} /></div>
    <div class="bits"><div><span class="dice" aria-hidden="true">${view.building_dice.map((/** @type {number} */ value) => html`<${Drawn} key=${value} of=${dieIcon(buildingDie(value), 32)} />`)}</span><span class="mut">${t('railways-web-building-dice', { dice: list(view.building_dice.map(String)), count: view.building_dice.length })}</span></div>
      ${view.waiting > 0 && html`<div><${Drawn} of=${dieIcon(passengerDie(1), 30)} /><span class="mut">${t('railways-web-waiting', { waiting: view.waiting })}</span></div>`}</div>
  </div>`
}

/** @param {{ table: Table }} props */
export function Goals({ table }) {
  return html`<ul class="rw-goals">${table.view.goal_views.map((/** @type {any} */ each) => {
    const far = table.marks?.goals?.[each.goal], id = each.goal
    const met = id === 'economist' ? !!table.outcome : each.is_met
    return html`<li key=${id} class=${cls(!met && 'no', !each.is_chosen && 'other')} data-goal=${id}><span class="ic">${met ? html`<${Icon} name="tick" size=${20} />` : id === 'economist' ? plain(far?.done) : id === 'mayor' ? far?.of ?? '' : far ? `${far.done}/${far.of}` : ''}</span><span><b>${t(`railways-${id}`)}${each.is_chosen && html` <em>${t('railways-web-chosen')}</em>`}</b><small>${t(`railways-web-goal-${id}`)}${far ? ` ${t(`railways-web-progress-${id}`, { done: id === 'economist' ? plain(far.done) : far.done, of: far.of, colours: list(table.view.delivered) || '–', met: String(each.is_met) })}` : ''}</small></span></li>`
  })}</ul>`
}

/** Where the cards are: all of it lies open, but for the order of the unseen. @param {{ table: Table }} props */
export function Deck({ table }) {
  const { view } = table
  const row = (/** @type {string} */ id, /** @type {number[]} */ cards) => html`<div key=${id}><dt>${t(`railways-web-deck-${id}`)}</dt><dd>${cards.length ? cards.map((card) => html`<span key=${card} class="rw-cardno">${card}</span>`) : '–'}</dd></div>`
  return html`<dl class="rw-deck">${view.unseen.length ? row('unseen', view.unseen) : [row('hand', view.hand), row('reserve', view.reserve), row('discard', view.discard)]}</dl>${!view.unseen.length && html`<p class="rw-hint">${t(view.hand.length + view.reserve.length < 3 ? 'railways-web-deck-shuffle' : 'railways-web-deck-next')}</p>`}`
}
