// Who sits where, who is here, and what one can do about it.
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { post, remove, put } from '../lib/api.js'
import { isAlone } from '../lib/alone.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { needWords, t } from '../lib/words.js'
import { Fold } from './frame.js'
import { Badge, Icon } from './icons.js'

/** @param {import('../types').SeatInfo} seat */
function stateText(seat) {
  if (seat.resigned) return t('web-seat-resigned')
  if (seat.kind === 'bot') return t('web-seat-bot')
  if (seat.bot_plays) return t('web-seat-bot-plays')
  if (seat.mine) return t('web-seat-you')
  return t(seat.here ? 'web-seat-here' : 'web-seat-away')
}

/** @param {{ session: import('../lib/session.js').Session, table: import('../types').Table }} props */
export function Seats({ session, table }) {
  const info = session.info.value
  const shown = useClocks(!!session.position.value?.clock)
  const [told, setTold] = useState(/** @type {typeof import('./told_here.js') | null} */ (null))
  const toggleTold = () =>
    told
      ? setTold(null)
      : Promise.all([import('./told_here.js'), needWords('told')]).then(
          ([part]) => setTold(part),
          () => {}, // asked for again
        )
  if (!info) return null
  const others = info.seats.some((seat) => seat.kind === 'person' && !seat.mine)
  const over = !!table.outcome
  // In a tutorial the other seats play by themselves, and what they hide stays hidden.
  const isTutorial = 'script' in session
  /** @param {() => Promise<any>} job */
  const act = (job) => job().catch((error) => session.refuse(error))
  return html`
    <${Fold} id="seats" title=${t('web-seats')}>
      <div class="body seats">
        <ul>
          ${info.seats.map(
            (seat) => html`
            <li key=${seat.seat}>
              <${Badge} seat=${seat.seat} name=${table.nameOf(seat.seat)} />
              <span>
                <b>${table.nameOf(seat.seat)}</b>
                <small>
                  ${stateText(seat)}
                  ${shown && html` · <${shown.TimeLeft} session=${session} seat=${seat.seat} />`}
                </small>
              </span>
              ${
                seat.mine &&
                !over &&
                !isTutorial &&
                table.seat !== seat.seat &&
                table.seat !== null &&
                html`
                <button class="btn small" onClick=${() => session.sit(seat.seat)}>
                  ${t('web-play-this')}
                </button>
              `
              }
              ${
                info.mine &&
                seat.kind === 'person' &&
                !seat.mine &&
                !seat.here &&
                !over &&
                html`
                <button class="btn small" onClick=${() => act(() => remove(`/api/tables/${table.id}/seats/${seat.seat}`))}>
                  ${t('web-remove')}
                </button>
              `
              }
            </li>
          `,
          )}
        </ul>
        ${shown && info.clock && html`<${shown.Terms} clock=${info.clock} />`}
        <div class="row">
          ${
            !over &&
            table.seat !== null &&
            html`
            <button
              class="quiet"
              onClick=${async () => {
                if (await session.question(t('web-resign-sure'))) session.resign()
              }}
            >
              <${Icon} name="flag" size=${16} />
              ${t('web-resign')}
            </button>
          `
          }
          ${
            !over &&
            table.seat !== null &&
            others &&
            html`
            <button
              class="quiet"
              onClick=${() =>
                act(async () => {
                  if (!(await session.question(t('web-leave-sure')))) return
                  await post(`/api/tables/${table.id}/leave`)
                  go('/')
                })}
            >
              <${Icon} name="open" size=${16} />
              ${t('web-leave')}
            </button>
          `
          }
          ${
            info.mine &&
            others &&
            html`
            <button class="quiet" onClick=${() => act(() => put(`/api/tables/${table.id}/mute`, { muted: !info.muted }))}>
              <${Icon} name="chat" size=${16} />
              ${t(info.muted ? 'web-unmute' : 'web-mute')}
            </button>
          `
          }
          ${
            info.mine &&
            !isAlone() &&
            html`
            <button
              class="quiet"
              onClick=${() => act(() => put(`/api/tables/${table.id}/public`, { public: !info.public }))}
            >
              <${Icon} name="eye" size=${16} />
              ${t(info.public ? 'web-unlist' : 'web-list')}
            </button>
          `
          }
          ${shown && html`<${shown.PauseButton} session=${session} table=${table} />`}
          ${
            !isAlone() &&
            !isTutorial &&
            table.seat !== null &&
            html`
            <${Later} tool="notes" icon="book" label=${t('web-notes')} open=${notes} id=${table.id} />
            ${
              (others || session.lines.value.length > 0) &&
              html`<${Later} tool="peace" icon="chat" label=${t('web-peace')} open=${peace} session=${session} />`
            }
          `
          }
          ${
            !over &&
            !isTutorial &&
            !isAlone() &&
            table.seat !== null &&
            html`
            <button class="quiet" aria-expanded=${!!told} onClick=${toggleTold}>
              <${Icon} name="bell" size=${16} />
              ${t('web-told')}
            </button>
          `
          }
          ${
            isOwn(info) &&
            (isAlone() ? document.documentElement.dataset.addresses !== 'behind' : !over) &&
            !isTutorial &&
            html`<${Later} tool="along" icon="open" label=${t('web-along')} open=${along} session=${session} />`
          }
          ${
            !isTutorial &&
            html`
            <a class="quiet" href=${`/replay/${table.id}`}>
              <${Icon} name="play" size=${16} />
              ${t('web-replay')}
            </a>
          `
          }
        </div>
        ${told && html`<${told.ToldHere} session=${session} />`}
      </div>
    </${Fold}>
  `
}

const notes = () => Promise.all([import('./notes.js'), needWords('days')]).then(([part]) => part.Notes)
const along = () => import('./along.js').then((part) => part.ready().then(() => part.Along))
/** @param {import('../types').TableInfo} info */
const isOwn = ({ mine, clock, seats }) => mine && !clock && seats.every((seat) => seat.mine || seat.kind === 'bot')
const peace = () => import('./peace.js').then((part) => part.ready().then(() => part.Peace))

/** A button for what is loaded when it is asked for. @param {any} props */
function Later({ tool, icon, label, open, ...props }) {
  const [Part, setPart] = useState(/** @type {any} */ (null))
  const load = () =>
    open().then(
      (/** @type {any} */ part) => setPart(() => part),
      () => {},
    )
  return html`
    <button class="quiet" data-tool=${tool} onClick=${load}>
      <${Icon} name=${icon} size=${16} />${label}
    </button>
    ${Part && html`<${Part} ...${props} onClose=${() => setPart(null)} />`}
  `
}

/** @type {import('@preact/signals').Signal<typeof import('./clock.js') | null>} */
const clocks = signal(null)

/** What shows clocks and pauses, once one is there. @param {boolean} isNeeded */
export function useClocks(isNeeded) {
  useEffect(() => {
    if (isNeeded && !clocks.peek())
      Promise.all([import('./clock.js'), needWords('days')]).then(
        ([part]) => {
          clocks.value = part
        },
        () => {}, // the next table asks again
      )
  }, [isNeeded])
  return isNeeded ? clocks.value : null
}
