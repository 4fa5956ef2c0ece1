// Who sits where, who is here, and what one can do about it.
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { post, put, remove } from '../lib/api.js'
import { isAlone, isAway, isSite } from '../lib/alone.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { needWords, t } from '../lib/words.js'
import { Fold } from './frame.js'
import { Badge, Icon } from './icons.js'

/** @typedef {import('../lib/session.js').Session} Session */

/** @param {import('../types').SeatInfo} seat */
function stateText(seat) {
  if (seat.resigned) return t('web-seat-resigned')
  if (seat.kind === 'bot') return t('web-seat-bot')
  if (seat.bot_plays) return t('web-seat-bot-plays')
  if (seat.mine) return t('web-seat-you')
  return t(seat.here ? 'web-seat-here' : 'web-seat-away')
}

/**
 * What the panel knows; in a tutorial the other seats play by themselves, and what they hide stays hidden.
 * @typedef {{ session: Session, table: import('../types').Table, info: import('../types').TableInfo, hasOthers: boolean, isOver: boolean,
 *   isTutorial: boolean, isSeated: boolean, attempt: (job: () => Promise<unknown>) => void }} Known
 */

/** @param {{ session: Session, table: import('../types').Table }} props */
export function Seats({ session, table }) {
  const info = session.info.value
  const shown = useClocks(!!session.position.value?.clock)
  const [told, toggleTold] = useTold()
  if (!info) return null
  /** @type {Known} */
  const known = {
    session,
    table,
    info,
    hasOthers: info.seats.some((seat) => seat.kind === 'person' && !seat.mine),
    isOver: !!table.outcome,
    isTutorial: 'script' in session,
    isSeated: table.seat !== null,
    attempt: (job) => job().catch((error) => session.refuse(error)),
  }
  return html`
    <${Fold} id="seats" title=${t('web-seats')}>
      <div class="body seats">
        <ul>
          ${info.seats.map((seat) => html`<${SeatRow} key=${seat.seat} ...${known} seat=${seat} shown=${shown} />`)}
        </ul>
        ${shown && info.clock && html`<${shown.Terms} clock=${info.clock} />`}
        <div class="row">
          <${Going} ...${known} />
          <${Ruling} ...${known} />
          ${shown && html`<${shown.PauseButton} session=${session} table=${table} />`}
          <${Around} ...${known} isTold=${!!told} onTold=${toggleTold} />
        </div>
        ${told && html`<${told.ToldHere} session=${session} />`}
      </div>
    </${Fold}>
  `
}

/** What one is told of here, once it was asked for. @returns {[typeof import('./told_here.js') | null, () => void]} */
function useTold() {
  const [told, setTold] = useState(/** @type {typeof import('./told_here.js') | null} */ (null))
  const toggle = () =>
    told
      ? setTold(null)
      : Promise.all([import('./told_here.js'), needWords('told')]).then(
          ([part]) => setTold(part),
          () => {}, // asked for again
        )
  return [told, toggle]
}

/** @param {Known & { seat: import('../types').SeatInfo, shown: typeof import('./clock.js') | null }} props */
function SeatRow({ session, table, info, isOver, isTutorial, isSeated, attempt, seat, shown }) {
  const canTake = seat.mine && !isOver && !isTutorial && isSeated && table.seat !== seat.seat
  const canRemove = info.mine && seat.kind === 'person' && !seat.mine && !seat.here && !isOver
  return html`
    <li>
      <${Badge} seat=${seat.seat} name=${table.nameOf(seat.seat)} />
      <span>
        <b>${table.nameOf(seat.seat)}</b>
        <small>
          ${stateText(seat)}
          ${shown && html` · <${shown.TimeLeft} session=${session} seat=${seat.seat} />`}
        </small>
      </span>
      ${canTake && html`<button class="btn small" onClick=${() => session.sit(seat.seat)}>${t('web-play-this')}</button>`}
      ${
        canRemove &&
        html`
        <button class="btn small" onClick=${() => attempt(() => remove(`/api/tables/${table.id}/seats/${seat.seat}`))}>
          ${t('web-remove')}
        </button>
      `
      }
    </li>
  `
}

/** @param {{ icon: string, label: string, onClick: () => void }} props */
const Quiet = ({ icon, label, onClick }) => html`
  <button class="quiet" onClick=${onClick}>
    <${Icon} name=${icon} size=${16} />
    ${label}
  </button>
`

/** To end it for oneself. @param {Known} props */
function Going({ session, table, hasOthers, isOver, isSeated, attempt }) {
  if (isOver || !isSeated) return null
  const resign = async () => {
    if (await session.question(() => t('web-resign-sure'))) session.resign()
  }
  const leave = () =>
    attempt(async () => {
      if (!(await session.question(() => t('web-leave-sure')))) return
      await post(`/api/tables/${table.id}/leave`)
      go('/')
    })
  return html`
    <${Quiet} icon="flag" label=${t('web-resign')} onClick=${resign} />
    ${hasOthers && html`<${Quiet} icon="open" label=${t('web-leave')} onClick=${leave} />`}
  `
}

/** What its owner may. @param {Known} props */
function Ruling({ table, info, hasOthers, attempt }) {
  if (!info.mine) return null
  const mute = () => attempt(() => put(`/api/tables/${table.id}/mute`, { muted: !info.muted }))
  const list = () => attempt(() => put(`/api/tables/${table.id}/public`, { public: !info.public }))
  return html`
    ${hasOthers && html`<${Quiet} icon="chat" label=${t(info.muted ? 'web-unmute' : 'web-mute')} onClick=${mute} />`}
    ${!isAlone() && html`<${Quiet} icon="eye" label=${t(info.public ? 'web-unlist' : 'web-list')} onClick=${list} />`}
  `
}

/** What else there is around a match. @param {Known & { isTold: boolean, onTold: () => void }} props */
function Around({ session, table, info, hasOthers, isOver, isTutorial, isSeated, isTold, onTold }) {
  if (isTutorial) return null
  const hasServer = !isAlone() && isSeated
  const canGoAlong = isAlone() ? !isSite() : !isOver
  return html`
    ${hasServer && html`<${Later} tool="notes" icon="book" label=${t('web-notes')} open=${notes} id=${table.id} />`}
    ${
      hasServer &&
      (hasOthers || session.lines.value.length > 0) &&
      html`<${Later} tool="peace" icon="chat" label=${t('web-peace')} open=${peace} session=${session} />`
    }
    ${
      hasServer &&
      !isOver &&
      html`
      <button class="quiet" aria-expanded=${isTold} onClick=${onTold}>
        <${Icon} name="bell" size=${16} />
        ${t('web-told')}
      </button>
    `
    }
    ${
      isOwn(info) &&
      canGoAlong &&
      html`<${Later} tool="along" icon="open" label=${t('web-along')} open=${along} isHidden=${isAway(info)} session=${session} />`
    }
    <a class="quiet" href=${`/replay/${table.id}`}>
      <${Icon} name="play" size=${16} />
      ${t('web-replay')}
    </a>
  `
}

const notes = () => Promise.all([import('./notes.js'), needWords('days')]).then(([part]) => part.Notes)
const along = () => import('./along.js').then((part) => part.ready().then(() => part.Along))
/** @param {import('../types').TableInfo} info */
const isOwn = ({ mine, clock, seats }) => mine && !clock && seats.every((seat) => seat.mine || seat.kind === 'bot')
const peace = () => import('./peace.js').then((part) => part.ready().then(() => part.Peace))

/** @typedef {import('preact').ComponentType<{ id?: string, session?: Session, onClose: () => void }>} Part */
/**
 * A button for what is loaded when it is asked for. What was opened stays when there is nothing more to ask for: it may have
 * something to say.
 * @typedef {{ id?: string, session?: Session, isHidden?: boolean }} Given
 * @param {{ tool: string, icon: string, label: string, open: () => Promise<Part> } & Given} props
 */
function Later({ tool, icon, label, open, isHidden, ...props }) {
  const [Part, setPart] = useState(/** @type {Part | null} */ (null))
  const load = () =>
    open().then(
      (part) => setPart(() => part),
      () => {},
    )
  return html`
    ${
      !isHidden &&
      html`
      <button class="quiet" data-tool=${tool} onClick=${load}>
        <${Icon} name=${icon} size=${16} />${label}
      </button>
    `
    }
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
