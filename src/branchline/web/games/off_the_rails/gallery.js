// Every piece as drawn, and a plain word on where the board and the cards come from.
import { html } from '../../lib/html.js'
import { chasm, plates, rock, sizeOf } from './cave.js'
import { Pic } from './hand.js'
import { letterOf, o, trackName, w } from './names.js'
import { cartIcon, COLOURS, crestIcon, dial, jewelIcon, mitten, tileIcon } from './pieces.js'

/** @param {{ catalogue: any }} props */
export function Gallery({ catalogue }) {
  const { wide, high } = sizeOf(catalogue)
  const figure = (/** @type {string} */ markup, /** @type {any} */ name, /** @type {any} */ small = '') => html`<figure><${Pic} markup=${markup} /><figcaption><b>${name}</b>${small && html`<small>${small}</small>`}</figcaption></figure>`
  const board = rock(catalogue) + chasm(catalogue, [], letterOf) + plates(catalogue, letterOf)
  return html`<div class="otr-gallery">${catalogue.status === 'reconstruction' && html`<p class="notice">${w('notice')}</p>`}
    <h2>${w('gallery-board')}</h2><svg class="cave" viewBox=${`0 0 ${wide} ${high}`} role="img" aria-label=${w('board')} dangerouslySetInnerHTML=${{ __html: board }}></svg>
    <h2>${w('gallery-track', { count: catalogue.track_tiles })}</h2><div class="gallery">${['EW', 'ES', 'NES', 'NESW'].map((exits) => html`<${Shown} key=${exits} of=${figure(tileIcon(exits, 96), trackName(exits))} />`)}</div>
    <h2>${w('gallery-jewels')}</h2><div class="gallery">${catalogue.jewels.map((/** @type {any} */ line) => html`<${Shown} key=${line.kind} of=${figure(jewelIcon(line.kind, 72), o(line.kind), w('jewel-facts', { count: line.count, value: line.value }))} />`)}</div>
    <h2>${w('gallery-carts')}</h2><div class="gallery">${COLOURS.map((clan, i) => html`<${Shown} key=${clan} of=${figure(crestIcon(clan, 30) + cartIcon({ clan, tone: 'white', speed: i + 2, hold: ['ruby', 'gold'] }, 72) + cartIcon({ clan, tone: 'black', speed: 6 - i, hold: ['rock', 'diamond', 'emerald'] }, 72), w('clan-of', { colour: clan }))} />`)}</div>
    <h2>${w('gallery-cards')}</h2><p>${w('cards-facts', { numbers: catalogue.deposits.map((/** @type {number} */ n, /** @type {number} */ i) => `${i + 1}: ${n}`).join(' · ') })}</p>
    <h2>${w('gallery-tokens', { count: catalogue.tokens * COLOURS.length })}</h2><div class="gallery">${COLOURS.map((colour) => html`<${Shown} key=${colour} of=${figure(token(colour), o(colour))} />`)}<${Shown} of=${figure(dial(4, 3, 80), w('tool-speed'))} /><${Shown} of=${figure(`<svg viewBox="-46 -46 92 96" width="72" height="76" aria-hidden="true">${mitten('left', true)}</svg>`, w('hand-left'))} /></div>
    <h2>${w('missions')}</h2><ul class="otr-missions wide">${catalogue.missions.map((/** @type {any} */ mission) => html`<li key=${mission.name}><span><b>${o(mission.name)}</b><small>${o(`mission-${mission.name}`)}</small></span></li>`)}</ul></div>`
}

/** @param {string} colour */
const token = (colour) => `<svg viewBox="-50 -50 100 100" width="84" height="84" aria-hidden="true"><rect x="-46" y="-46" width="92" height="92" rx="16" fill="var(--chasm)" stroke="var(--chasm-rim)" stroke-width="5"/><path d="M0-26 26 0 0 26-26 0Z" fill="var(--mine-${colour})"/><text class="token-t" y="8" fill="var(--on-${colour})">${letterOf(colour)}</text></svg>`

/** @param {{ of: any }} props */
const Shown = ({ of }) => of
