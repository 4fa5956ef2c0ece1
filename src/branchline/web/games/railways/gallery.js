// All eight cards, both sides, the four kinds of dice and the buildings, with a plain word on where the cards come from.
import { html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { Drawn } from './hand.js'
import { buildingDie, buildingIcon, decadeDie, dieIcon, icon, passengerDie, workerDie } from './pieces.js'
import { cardDrawing, Sheet } from './plan.js'
import { colourName, iconName } from './text.js'

/** @param {{ catalogue: import('./kinds').Catalogue }} props */
export function Gallery({ catalogue }) {
  const sheet = new Sheet(catalogue)
  return html`${catalogue.status === 'reconstruction' && html`<p class="notice">${t('railways-web-notice')}</p>`}
    <h2>${t('railways-web-eight-cards')}</h2>
    <div class="rw-gallery">
      ${catalogue.cards.map((card) => html`<${Card} key=${card.id} card=${card} sheet=${sheet} />`)}
    </div>
    <${Pieces} catalogue=${catalogue} />`
}

/** @param {{ card: import('./kinds').Card, sheet: Sheet }} props */
function Card({ card, sheet }) {
  const mark = (/** @type {string} */ name) => html`<span key=${name} title=${iconName(name)}>
    <${Drawn} of=${icon(name, 29)} /><span class="sr">${iconName(name)}</span></span>`
  return html`<figure class="card"><figcaption>
    <b>${t('railways-card', { card: card.id })}</b></figcaption>
    <${Drawn} cls="thumb" of=${cardDrawing(sheet, card.plan)} /><p class="sr">${card.plan.join(' / ')}</p>
    <ol class="rw-slots" aria-label=${t('railways-web-slots')}>
      ${card.slots.map(
        (/** @type {string[]} */ slot, /** @type {number} */ i) => html`
        <li key=${i} class="rw-slot">${slot.map(mark)}</li>`,
      )}
    </ol></figure>`
}

/** @param {{ catalogue: import('./kinds').Catalogue }} props */
function Pieces({ catalogue }) {
  const dice = [
    [passengerDie(2), 'passengers'],
    [buildingDie(3, 'C'), 'buildings'],
    [workerDie(2), 'workers'],
    [decadeDie(1), 'decade'],
  ]
  const icons = /** @type {string[]} */ ([...new Set(catalogue.cards.flatMap((card) => card.slots.flat()))].sort())
  return html`<h2>${t('railways-web-buildings')}</h2>
    <ul class="rw-pieces">${catalogue.colours.map(
      (/** @type {string} */ colour) => html`<${Piece} key=${colour}
      drawing=${buildingIcon(colour, 56)} name=${colourName(colour)} hint=${t(`railways-web-bonus-${colour.toLowerCase()}`)} />`,
    )}</ul>
    <h2>${t('railways-web-four-dice')}</h2>
    <ul class="rw-pieces">${dice.map(
      ([drawing, name]) => html`<${Piece} key=${name}
      drawing=${dieIcon(drawing, 56)} name=${t(`railways-web-dice-${name}`)} hint=${t(`railways-web-dice-${name}-hint`)} />`,
    )}</ul>
    <h2>${t('railways-web-icons')}</h2>
    <ul class="rw-pieces small">
      ${icons.map((name) => html`<${Piece} key=${name} drawing=${icon(name, 36)} name=${iconName(name)} />`)}
    </ul>`
}

/** @param {{ drawing: string, name: string, hint?: string }} props */
const Piece = ({ drawing, name, hint }) => html`<li><${Drawn} of=${drawing} />
  <span><b>${name}</b>${hint && html`<small>${hint}</small>`}</span></li>`
