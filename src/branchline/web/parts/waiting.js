// Before the match: links to send, bots for who does not come.
import { useState } from 'preact/hooks'
import { get, post, put, reasonOf } from '../lib/api.js'
import { html, withTick } from '../lib/html.js'
import { chosenLevel } from '../lib/opponent.js'
import { go } from '../lib/router.js'
import { t } from '../lib/words.js'
import { Alert, useProblem } from './frame.js'
import { Badge, Icon } from './icons.js'
import { LinkBox, LocalWarning } from './invitation.js'
import { Connection } from './notices.js'

/** @typedef {import('../lib/session.js').Session} Session */
/** @typedef {import('../types').TableInfo} TableInfo */

/** @typedef {(job: () => Promise<unknown>) => void} Attempt */

/** @param {{ session: Session }} props */
export function Waiting({ session }) {
  const info = session.info.value
  const [problem, setProblem] = useProblem()
  if (!info) return null
  /** @type {Attempt} */
  const attempt = (job) => job().catch((error) => setProblem(reasonOf(error)))
  const isSeated = info.seats.some((seat) => seat.mine)
  return html`
    <main id="main" tabindex="-1" class="page waiting">
      ${session.live.state.value !== 'connecting' && html`<${Connection} session=${session} />`}
      <h1>${t('web-waiting')}</h1>
      <p>${t(info.mine ? 'web-waiting-hint' : 'web-waiting-guest')}</p>
      ${info.mine && html`<${LocalWarning} />`}
      <${Alert} reason=${problem} />
      <ul class="card seat-list">
        ${info.seats.map(
          (seat) => html`
          <li key=${seat.seat}>
            <${Badge}
              seat=${seat.seat}
              name=${seat.kind === 'open' ? '?' : session.nameOf(seat.seat)}
              isUndealt=${!!session.game.sign}
            />
            <span>
              <b>${seat.kind === 'open' ? t('web-open-seat') : session.nameOf(seat.seat)}</b>
              ${seat.mine && html`<small>${t('web-seat-you')}</small>`}
            </span>
            ${seat.kind === 'open' && html`<${OpenSeat} info=${info} seat=${seat} isSeated=${isSeated} attempt=${attempt} />`}
          </li>
        `,
        )}
      </ul>
      ${info.mine && info.seats.some(({ kind }) => kind === 'open') && html`<${Inviting} id=${info.id} />`}
      <p>${info.mine && html`<${Listed} info=${info} attempt=${attempt} />`}</p>
      ${isSeated && html`<p><${Leave} info=${info} attempt=${attempt} /></p>`}
    </main>
  `
}

/**
 * The owner has a link for it, or puts a bot there; whoever sees a public table may sit down.
 * @param {{ info: TableInfo, seat: import('../types').SeatInfo, isSeated: boolean, attempt: Attempt }} props
 */
function OpenSeat({ info, seat, isSeated, attempt }) {
  const path = `/api/tables/${info.id}/seats/${seat.seat}`
  const putBot = async () => put(`${path}/bot`, { type: 'bot', level: await levelFor(info.game) })
  const sit = async () => {
    const { askNames } = await import('./names.js')
    const [me] = (await askNames([{ type: 'me' }], 'web-sit-down')) || []
    if (!me) return
    await post(path, me.name ? { name: me.name } : {})
    location.reload()
  }
  if (seat.link)
    return html`
      <${LinkBox} code=${seat.link} seat=${seat.seat} game=${t(info.game)} />
      <button class="btn" onClick=${() => attempt(putBot)}>
        <${Icon} name="bot" />
        ${t('web-seat-bot-here')}
      </button>
    `
  return (
    info.public && !isSeated && html`<button class="btn ok" onClick=${() => attempt(sit)}>${t('web-sit-here')}</button>`
  )
}

/** Whether everybody may find it. @param {{ info: TableInfo, attempt: Attempt }} props */
const Listed = ({ info, attempt }) => html`
  <label class="check">
    <input
      type="checkbox"
      checked=${!!info.public}
      onChange=${withTick((isPublic) => attempt(() => put(`/api/tables/${info.id}/public`, { public: isPublic })))}
    />
    ${t('web-public')}
  </label>
`

/** @param {{ info: TableInfo, attempt: Attempt }} props */
function Leave({ info, attempt }) {
  const leave = async () => {
    await post(`/api/tables/${info.id}/leave`)
    go('/')
  }
  return html`
    <button class="btn" onClick=${() => attempt(leave)}>${t(info.mine ? 'web-close-table' : 'web-leave')}</button>
  `
}

/** People one played with: loaded when they are asked for. @param {{ id: string }} props */
function Inviting({ id }) {
  const [part, setPart] = useState(/** @type {typeof import('./inviting.js') | null} */ (null))
  const load = () => import('./inviting.js').then((found) => found.ready().then(() => setPart(found))).catch(() => {}) // asked for again
  return part
    ? html`<${part.InviteTo} id=${id} />`
    : html`<p><button class="btn" data-tool="invite" onClick=${load}>
      <${Icon} name="pair" />${t('web-invite')}</button></p>`
}

/** @param {string} name */
const levelFor = async (name) => chosenLevel(await get(`/api/games/${name}`))
