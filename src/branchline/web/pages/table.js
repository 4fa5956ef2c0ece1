// A table: waiting for people, in play, or over.
import { useEffect, useState } from 'preact/hooks'
import { get } from '../lib/api.js'
import { isAway } from '../lib/alone.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { go, place } from '../lib/router.js'
import { Session } from '../lib/session.js'
import { knows, t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { Bar, KeysDialog, Wait } from '../parts/frame.js'
import { Badge, Icon, Signs, signsOf } from '../parts/icons.js'
import { Connection } from '../parts/notices.js'
import { drawnWith, Opened, useAtTable, useSession } from '../parts/opening.js'
import { OverDock } from '../parts/over.js'
import { FRAME_KEYS, TableView } from '../parts/table_view.js'
import { gameOfTutorial, needOffer, Offer } from '../parts/tutorial_offer.js'
import { Waiting } from '../parts/waiting.js'

export default function TablePage() {
  const id = place.value.parts[0] || ''
  return html`<${OneTable} key=${id} id=${id} />`
}

/** @param {{ id: string }} props */
function OneTable({ id }) {
  const opening = useSession(id, () => openOrLearn(id))
  return html`<${Opened} opening=${opening} Loaded=${Loaded} />`
}

/** Null where one is led to the tutorial it belongs to. @param {string} id */
async function openOrLearn(id) {
  const taught = gameOfTutorial(id)
  if (!taught) return open(id)
  go(`/learn/${taught}`, { replace: true })
  return null
}

/** @param {string} id */
async function open(id) {
  const info = await get(`/api/tables/${id}`)
  const [[game, catalogue]] = await Promise.all([drawnWith(info), style('css/table.css'), needOffer(info.game)])
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
  const first = mine.find((seat) => info.to_act.includes(seat)) ?? mine[0] ?? null
  const session = new Session(game, id, catalogue, first)
  session.info.value = info
  return session
}

/** @typedef {typeof import('../parts/along.js').AwayCard} AwayCard */

/** What stands at a table that goes on elsewhere: fetched where it does. @param {boolean} isClosed */
function useAwayCard(isClosed) {
  const [Card, setCard] = useState(/** @type {AwayCard | null} */ (null))
  useEffect(() => {
    if (!isClosed) return
    // Where it does not come, the table is seen without it.
    import('../parts/along.js').then((part) => part.ready().then(() => setCard(() => part.AwayCard))).catch(() => {})
  }, [isClosed])
  return isClosed ? Card : null
}

/**
 * How the table was set up, and whether it plays with our reconstruction of the pieces: a game that has one has a word for it.
 * @param {Session} session @param {import('../types').TableInfo} info
 */
function detailOf(session, info) {
  const reconstruction = `web-reconstruction-${info.game}`
  const pieces = !info.own_content && knows(reconstruction) ? t(reconstruction) : ''
  const noHints = info.hints === false ? t('web-no-hints') : ''
  return [session.game.optionsText(info.options), pieces, noHints].filter(Boolean).join(' · ')
}

/** @param {{ session: Session }} props */
function Loaded({ session }) {
  const info = session.info.value
  const table = session.table.value
  const AwayCard = useAwayCard(isAway(info))
  useAtTable()
  if (!info) return html`<${Wait} />`
  if (info.state === 'over' && !info.started_at)
    return html`<${Refused} title=${t('web-over')} problem=${{ message: 'table-closed' }} />`
  const detail = detailOf(session, info)
  const bar = html`<${Bar} where=${t(info.game)} detail=${detail} isTable=${info.state !== 'open' && !!table} />`
  if (info.state === 'open')
    return html`
      ${bar}
      <${Waiting} session=${session} />
    `
  if (!table)
    return html`
      ${bar}
      <${Connection} session=${session} />
      ${!info.frozen && html`<${Wait} />`}
    `
  return html`
    ${bar}
    ${isUntouched(session) && html`<${Offer} game=${info.game} />`}
    <${TableView} desk=${session} session=${session} foot=${footOf(session, table, AwayCard)} />
    <${KeysDialog} rows=${[...session.game.keys, ...FRAME_KEYS]} />
    ${
      session.curtain.value !== null &&
      html`<${Signs.Provider} value=${signsOf(session, table)}><${Curtain} session=${session} /></${Signs.Provider}>`
    }
  `
}

/**
 * What stands in the place of the dock, where one has nothing to play.
 * @param {Session} session @param {import('../types').Table} table @param {AwayCard | null} AwayCard
 */
function footOf(session, table, AwayCard) {
  if (table.outcome) return html`<${OverDock} session=${session} table=${table} />`
  if (AwayCard) return html`<${AwayCard} session=${session} />`
  if (table.seat !== null) return null
  return html`
    <p class="card watching">
      <${Icon} name="eye" />
      ${t('web-watching')}
    </p>
  `
}

/** Whether one sits here and has done nothing yet. @param {Session} session */
const isUntouched = (session) => {
  const mine = (session.info.value?.seats || []).filter((seat) => seat.mine).map((seat) => seat.seat)
  return (
    mine.length > 0 &&
    !session.table.value?.outcome &&
    !session.entries.value.some((entry) => entry.type === 'played' && mine.includes(entry.seat ?? -1))
  )
}

/** @param {{ session: Session }} props */
function Curtain({ session }) {
  const seat = session.curtain.value ?? 0
  return html`
    <div class="curtain" role="dialog" aria-modal="true" aria-label=${t('web-curtain', { player: session.nameOf(seat) })}>
      <${Badge} seat=${seat} name=${session.nameOf(seat)} />
      <p>${t('web-curtain', { player: session.nameOf(seat) })}</p>
      <button
        class="btn go"
        ref=${(/** @type {HTMLElement | null} */ element) => element?.focus()}
        onClick=${() => session.sit(seat)}
      >
        ${t('web-i-am', { player: session.nameOf(seat) })}
      </button>
    </div>
  `
}
