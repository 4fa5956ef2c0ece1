// The rules in pictures, before their clauses: the turn, the scoring, what people get wrong. A game draws them with its own pieces.
import { gameModule, guideOf, hasGuide } from '../games/index.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { needWords, t } from '../lib/words.js'

/** @typedef {import('../types').Guide} Guide */

/** The pictures of a game, with all they need; null where there are none, or nobody can be reached. @param {string} name */
export async function loadGuide(name) {
  if (!hasGuide(name)) return null
  try {
    const file = `guide_${name.replaceAll('-', '_')}`
    const [guide] = await Promise.all([
      guideOf(name),
      gameModule(name),
      needWords('guide', file),
      style('css/guide.css'),
    ])
    return guide
  } catch {
    return null
  }
}

/** @param {{ name: string, guide: Guide }} props */
export const InPictures = ({ name, guide }) => html`
  <div class="guide">
    ${['turn', 'scoring', 'mistakes'].map(
      (part) => html`
      <section key=${part} aria-labelledby=${`guide-${part}`}>
        <h2 id=${`guide-${part}`}>${t(`guide-${part}`)}</h2>
        <ol>${guide[/** @type {'turn'} */ (part)].map(
          (picture) => html`<${Picture} key=${picture.word} name=${name} picture=${picture} />`,
        )}</ol>
      </section>`,
    )}
  </div>
`

/**
 * One picture with its sentence and its clause; where that is a ruling of ours, it says so.
 * @param {{ name: string, picture: import('../types').Pictured }} props
 */
const Picture = ({ name, picture: { word, clause, draw, isRuling } }) => html`
  <li>
    <div class="drawing" aria-hidden="true">${draw()}</div>
    <p>
      ${t(`guide-${name}-${word}`)} ${isRuling && html`<em class="ruling">${t('guide-ruling')}</em>`}
      ${' '}<a class="clause" href=${`#${clause}`}>${clause}</a>
    </p>
  </li>
`
