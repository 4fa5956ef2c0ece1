// All eight cards, both sides, the four kinds of dice and the buildings, with a plain word on where the cards come from.
import { html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { Drawn } from './hand.js'
import { buildingDie, buildingIcon, decadeDie, dieIcon, icon, passengerDie, workerDie } from './pieces.js'
import { cardDrawing, Sheet } from './plan.js'
import { colourName, iconName } from './text.js'

/** @param {{ catalogue: any }} props */
export function Gallery({ catalogue }) {
  const sheet = new Sheet(catalogue.columns, catalogue.rows)
  const dice = [[passengerDie(2), 'passengers'], [buildingDie(3, 'C'), 'buildings'], [workerDie(2), 'workers'], [decadeDie(1), 'decade']]
  const icons = [...new Set(catalogue.cards.flatMap((/** @type {any} */ card) => card.slots.flat()))].sort()
  return html`${catalogue.status === 'reconstruction' && html`<p class="notice">${t('railways-web-notice')}</p>`}
    <h2>${t('railways-web-eight-cards')}</h2>
    <div class="rw-gallery">${catalogue.cards.map((/** @type {any} */ card) => html`<figure key=${card.id} class="card"><figcaption><b>${t('railways-card', { card: card.id })}</b></figcaption><${Drawn} cls="thumb" of=${cardDrawing(sheet, card.plan)} /><p class="sr">${card.plan.join(' / ')}</p>
      <ol class="rw-slots" aria-label=${t('railways-web-slots')}>${card.slots.map((/** @type {string[]} */ slot, /** @type {number} */ i) => html`<li key=${i} class="rw-slot">${slot.map((name) => html`<span key=${name} title=${iconName(name)}><${Drawn} of=${icon(name, 29)} /><span class="sr">${iconName(name)}</span></span>`)}</li>`)}</ol></figure>`)}</div>
    <h2>${t('railways-web-buildings')}</h2><ul class="rw-pieces">${catalogue.colours.map((/** @type {string} */ colour) => html`<li key=${colour}><${Drawn} of=${buildingIcon(colour, 56)} /><span><b>${colourName(colour)}</b><small>${t(`railways-web-bonus-${colour.toLowerCase()}`)}</small></span></li>`)}</ul>
    <h2>${t('railways-web-four-dice')}</h2><ul class="rw-pieces">${dice.map(([drawing, name]) => html`<li key=${name}><${Drawn} of=${dieIcon(drawing, 56)} /><span><b>${t(`railways-web-dice-${name}`)}</b><small>${t(`railways-web-dice-${name}-hint`)}</small></span></li>`)}</ul>
    <h2>${t('railways-web-icons')}</h2><ul class="rw-pieces small">${icons.map((/** @type {any} */ name) => html`<li key=${name}><${Drawn} of=${icon(name, 36)} /><span><b>${iconName(name)}</b></span></li>`)}</ul>`
}
