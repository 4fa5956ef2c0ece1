// Every piece as drawn, and a plain word on where the board and the cards come from.
import { html } from '../../lib/html.js'
import { plates, rock, sizeOf } from './cave.js'
import { lozenge } from './dark.js'
import { Pic } from './hand.js'
import { letterOf, o, trackName, w } from './names.js'
import { cartIcon, COLOURS, crestIcon, dial, jewelIcon, mitten, tileIcon } from './pieces.js'

/** @param {{ markup: string, name: string, small?: string }} props */
const Piece = ({ markup, name, small }) => html`<figure><${Pic} markup=${markup} />
  <figcaption><b>${name}</b>${small && html`<small>${small}</small>`}</figcaption></figure>`

/** @param {{ title: string, children: import('preact').ComponentChildren }} props */
const Shelf = ({ title, children }) => html`<section><h2>${title}</h2>
  <div class="gallery">${children}</div></section>`

/** @param {{ catalogue: import('./kinds').Catalogue }} props */
export function Gallery({ catalogue }) {
  const numbers = catalogue.deposits
    .map((/** @type {number} */ n, /** @type {number} */ i) => `${i + 1}: ${n}`)
    .join(' · ')
  return html`<div class="otr-gallery">${catalogue.status === 'reconstruction' && html`<p class="notice">${w('notice')}</p>`}
    <${Ground} catalogue=${catalogue} />
    <${Shelf} title=${w('gallery-track', { count: catalogue.track_tiles })}>
      ${['EW', 'ES', 'NES', 'NESW'].map(
        (exits) => html`
        <${Piece} key=${exits} markup=${tileIcon(exits, 96)} name=${trackName(exits)} />`,
      )}</${Shelf}>
    <${Shelf} title=${w('gallery-jewels')}>${catalogue.jewels.map(
      ({ kind, count, value }) => html`
      <${Piece} key=${kind} markup=${jewelIcon(kind, 72)} name=${o(kind)} small=${w('jewel-facts', { count, value })} />`,
    )}</${Shelf}>
    <${Shelf} title=${w('gallery-carts')}>${COLOURS.map(
      (clan, i) => html`
      <${Piece} key=${clan} markup=${clanPieces(clan, i)} name=${w('clan-of', { colour: clan })} />`,
    )}</${Shelf}>
    <${Shelf} title=${w('gallery-tokens', { count: catalogue.tokens * COLOURS.length })}>
      ${COLOURS.map((colour) => html`<${Piece} key=${colour} markup=${token(colour)} name=${o(colour)} />`)}
      <${Piece} markup=${dial(4, 3, 80)} name=${w('tool-speed')} /><${Piece} markup=${fist} name=${w('hand-left')} /></${Shelf}>
    <section><h2>${w('gallery-cards')}</h2>
      <p>${w('cards-facts', { numbers })}</p></section>
    <section><h2>${w('missions')}</h2>
      <ul class="otr-missions wide">${catalogue.missions.map(
        ({ name }) => html`
      <li key=${name}><span>
        <b>${o(name)}</b><small>${o(`mission-${name}`)}</small></span></li>`,
      )}</ul></section></div>`
}

/** @param {{ catalogue: import('./kinds').Catalogue }} props */
function Ground({ catalogue }) {
  const { wide, high } = sizeOf(catalogue)
  const board = rock(catalogue) + plates(catalogue, letterOf)
  return html`<section class="ground"><h2>${w('gallery-board')}</h2>
    <svg class="cave" viewBox=${`0 0 ${wide} ${high}`} role="img"
    aria-label=${w('board')} dangerouslySetInnerHTML=${{ __html: board }}></svg></section>`
}

/** @param {string} clan @param {number} i */
const clanPieces = (clan, i) =>
  crestIcon(clan, 30) +
  cartIcon({ clan, tone: 'white', speed: i + 2, hold: ['ruby', 'gold'] }, 72) +
  cartIcon({ clan, tone: 'black', speed: 6 - i, hold: ['rock', 'diamond', 'emerald'] }, 72)

const fist = `<svg viewBox="-46 -46 92 96" width="72" height="76" aria-hidden="true">${mitten('left', true)}</svg>`

/** @param {string} colour */
const token = (colour) => `<svg viewBox="-50 -50 100 100" width="84" height="84" aria-hidden="true">
<rect x="-46" y="-46" width="92" height="92" rx="16" fill="var(--chasm)" stroke="var(--chasm-rim)" stroke-width="5"/>
${lozenge(colour, letterOf(colour), 1.2, false)}</svg>`
