// Before the match: links to send, bots for who does not come.
import { useState } from 'preact/hooks'
import { get, post, put } from '../lib/api.js'
import { html } from '../lib/html.js'
import { chosenLevel } from '../lib/opponent.js'
import { go } from '../lib/router.js'
import { reasonText, t } from '../lib/words.js'
import { Badge, Icon } from './icons.js'
import { LinkBox, LocalWarning } from './invitation.js'
import { Connection } from './notices.js'

/** @typedef {import('../lib/session.js').Session} Session */

/** @param {{ session: Session }} props */
export function Waiting({ session }) {
  const info = session.info.value
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  if (!info) return null
  /** @param {() => Promise<any>} job */
  const act = (job) => job().catch((error) => setProblem(error.reason))
  const mine = info.seats.some((seat) => seat.mine)
  return html`
    <main id="main" tabindex="-1" class="page waiting">
      ${session.live.state.value !== 'connecting' && html`<${Connection} session=${session} />`}
      <h1>${t('web-waiting')}</h1>
      <p>${t(info.mine ? 'web-waiting-hint' : 'web-waiting-guest')}</p>
      ${info.mine && html`<${LocalWarning} />`}
      ${
        problem &&
        html`
        <p class="problem" role="alert">
          ${reasonText(problem)}
        </p>
      `
      }
      <ul class="card seat-list">
        ${info.seats.map(
          (seat) => html`
          <li key=${seat.seat}>
            <${Badge} seat=${seat.seat} name=${seat.kind === 'open' ? '?' : session.nameOf(seat.seat)} />
            <span>
              <b>${seat.kind === 'open' ? t('web-open-seat') : session.nameOf(seat.seat)}</b>
              ${seat.mine && html`<small>${t('web-seat-you')}</small>`}
            </span>
            ${
              seat.kind === 'open' &&
              (seat.link
                ? html`
                <${LinkBox} code=${seat.link} seat=${seat.seat} game=${t(info.game)} />
                <button
                  class="btn"
                  onClick=${() =>
                    act(async () =>
                      put(`/api/tables/${info.id}/seats/${seat.seat}/bot`, {
                        type: 'bot',
                        level: await levelFor(info.game),
                      }),
                    )}
                >
                  <${Icon} name="bot" />
                  ${t('web-seat-bot-here')}
                </button>
              `
                : info.public &&
                  !mine &&
                  html`
                  <button
                    class="btn ok"
                    onClick=${() =>
                      act(async () => {
                        await post(`/api/tables/${info.id}/seats/${seat.seat}`, {})
                        location.reload()
                      })}
                  >
                    ${t('web-sit-here')}
                  </button>
                `)
            }
          </li>
        `,
        )}
      </ul>
      ${info.mine && info.seats.some(({ kind }) => kind === 'open') && html`<${Inviting} id=${info.id} />`}
      <p>
        ${
          info.mine &&
          html`
          <label class="check">
            <input
              type="checkbox"
              checked=${!!info.public}
              onChange=${(/** @type {any} */ event) =>
                act(() => put(`/api/tables/${info.id}/public`, { public: event.target.checked }))}
            />
            ${t('web-public')}
          </label>
        `
        }
      </p>
      ${
        mine &&
        html`
        <p>
          <button
            class="btn"
            onClick=${() =>
              act(async () => {
                await post(`/api/tables/${info.id}/leave`)
                go('/')
              })}
          >
            ${t(info.mine ? 'web-close-table' : 'web-leave')}
          </button>
        </p>
      `
      }
    </main>
  `
}

/** People one played with: loaded when they are asked for. @param {{ id: string }} props */
function Inviting({ id }) {
  const [part, setPart] = useState(/** @type {typeof import('./inviting.js') | null} */ (null))
  const load = () => import('./inviting.js').then((found) => found.ready().then(() => setPart(found))).catch(() => {}) // asked for again
  return part
    ? html`<${part.InviteTo} id=${id} />`
    : html`<p><button class="btn" data-tool="invite" onClick=${load}><${Icon} name="pair" />${t('web-invite')}</button></p>`
}

/** @param {string} name */
const levelFor = async (name) => chosenLevel(await get(`/api/games/${name}`))
