// The challenges of Railroad Tiles, as tickets with the medals earned.
import { useEffect, useState } from 'preact/hooks'
import { once } from '../../lib/api.js'
import { html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { Medal, Medals } from '../../parts/icons.js'

/** @typedef {import('./kinds').Challenge} Challenge */

/** @param {string} id */
export const nameOf = (id) => t(`railroad-tiles-${id.replaceAll('_', '-')}`)

/** @param {{ soloResults: import('../../types').ProfileResult[], onStart: (wish: import('../../types').TableWish) => void }} props */
export function Challenges({ soloResults, onStart }) {
  const [list, setList] = useState(/** @type {Challenge[]} */ ([]))
  useEffect(() => {
    once('/api/games/railroad-tiles/content?part=challenges').then(
      (found) => setList(/** @type {{ challenges?: Challenge[] }} */ (found).challenges || []),
      () => {},
    )
  }, [])
  if (!list.length) return null
  const won = new Map(
    soloResults.filter((result) => result.game === 'railroad-tiles').map((result) => [result.key, result.value]),
  )
  const sum = list.reduce((total, each) => total + (won.get(each.id) || 0), 0)
  const all = list.reduce((total, each) => total + each.medals.length, 0)
  return html`
    <section class="chal">
      <header>
        <h2>${t('railroad-tiles-web-challenges')}</h2>
        <p>${t('railroad-tiles-web-challenges-hint')}</p>
        <span class="sum">
          <${Medal} n=${list[0].medals.length} on=${sum > 0} />
          ${t('web-medals-of', { won: sum, all })}
        </span>
      </header>
      <div class="tickets">
        ${list.map((each) => {
          const medals = won.get(each.id) || 0
          return html`
            <button
              key=${each.id}
              class="card ticket"
              data-challenge=${each.id}
              onClick=${() =>
                onStart({ game: 'railroad-tiles', seats: [{ type: 'me' }], options: { challenge: each.id } })}
            >
              <b>${nameOf(each.id)}</b>
              <span class="p">${t(`railroad-tiles-web-challenge-${each.id.replaceAll('_', '-')}`)}</span>
              <span class="foot">
                <span>${each.medals.join(' · ')}</span>
                <span class="medals">
                  <span class="sr">${t('web-medals-of', { won: medals, all: each.medals.length })}</span>
                  <${Medals} of=${each.medals.length} won=${medals} />
                </span>
              </span>
            </button>
          `
        })}
      </div>
    </section>
  `
}
