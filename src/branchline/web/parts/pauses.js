// Pauses: taking one, agreeing to one, and going on. Loaded where a table has a clock, with what shows it.
import { useEffect, useState } from 'preact/hooks'
import { isAway } from '../lib/alone.js'
import { html } from '../lib/html.js'
import { span, t } from '../lib/words.js'
import { Dialog } from './frame.js'
import { Icon } from './icons.js'

/** @typedef {import('../lib/session.js').Session} Session */
/** @typedef {import('../types').Table} Table */

const MINUTE = 60000

/** Seconds that have passed since the clocks were as they were told. @param {Session} session */
const since = ({ position, toldAt }) => (position.peek()?.clock?.age ?? 0) + (performance.now() - toldAt) / 1000

/** The people who play here beside me. @param {Session} session */
const others = ({ info }) =>
  (info.value?.seats || []).filter((seat) => seat.kind === 'person' && !seat.mine && !seat.bot_plays && !seat.resigned)

/** Whether a seat of mine is among these. @param {Session} session @param {(number | null | undefined)[]} seats */
const isMine = ({ info }, seats) => !!info.value?.seats.some((seat) => seat.mine && seats.includes(seat.seat))

/**
 * What stands above the board: that it is paused, until when, and what somebody asks.
 * @param {{ session: Session, table: Table }} props
 */
export function PauseNews({ session, table }) {
  const asked = session.info.value?.asked
  const by = session.position.value?.paused_by ?? null
  if (table.outcome || isAway(session.info.value)) return null // closed by more than a pause
  return html`
    ${by !== null && html`<${Paused} session=${session} table=${table} by=${by} />`}
    ${asked && asked.what !== 'undo' && html`<${Wish} session=${session} table=${table} asked=${asked} />`}
  `
}

/** @param {{ session: Session, table: Table, by: number }} props */
function Paused({ session, table, by }) {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const left = session.position.value?.clock?.pause_left
  const isAsked = !!session.info.value?.asked
  const isOwn = isMine(session, [by])
  return html`
    <div class="news" role="status" data-news="paused">
      <${Icon} name="pause" />
      <span>
        ${t('days-paused', { player: table.nameOf(by) })}
        ${left != null && html` ${t('days-pause-left', { time: span(Math.max(0, left - since(session))) })}`}
      </span>
      ${
        table.seat !== null &&
        (isOwn || !isAsked) &&
        html`
        <button class="btn" onClick=${() => session.ask({ type: 'resume' })}>
          ${t(isOwn ? 'days-resume' : 'days-ask-resume')}
        </button>
      `
      }
    </div>
  `
}

/** @param {{ session: Session, table: Table, asked: import('../wire').ConsentRequest }} props */
function Wish({ session, table, asked }) {
  const waits = isMine(session, asked.waits_for)
  return html`
    <div class="news" role="status" data-news="asked">
      <${Icon} name="help" />
      <span>${t(`days-${asked.what}-wish`, { player: table.nameOf(asked.seat) })}</span>
      ${waits && html`<button class="btn" onClick=${() => session.answerUndo(true)}>${t('web-agree')}</button>`}
      ${
        (waits || isMine(session, [asked.seat])) &&
        html`
        <button class="btn" onClick=${() => session.answerUndo(false)}>${t(waits ? 'web-refuse' : 'web-take-back')}</button>
      `
      }
    </div>
  `
}

/** Where one asks for a pause: among what one can do at a seat. @param {{ session: Session, table: Table }} props */
export function PauseButton({ session, table }) {
  const [isOpen, setOpen] = useState(false)
  const position = session.position.value
  if (table.seat === null || table.outcome || !position || position.paused_by != null) return null
  return html`
    <button class="quiet" data-tool="pause" onClick=${() => setOpen(true)}>
      <${Icon} name="pause" size=${16} />
      ${t('days-pause')}
    </button>
    ${isOpen && html`<${Choice} session=${session} seat=${table.seat} onClose=${() => setOpen(false)} />`}
  `
}

/** @param {{ session: Session, seat: number, onClose: () => void }} props */
function Choice({ session, seat, onClose }) {
  const own = session.position.value?.clock?.pauses?.[seat] ?? 0
  const isAlone = !others(session).length
  /** @param {boolean} ask */
  const choose = (ask) => {
    onClose()
    session.ask({ type: 'pause', ask })
  }
  return html`
    <${Dialog} title=${t('days-pause')} onClose=${onClose}>
      <p class="hint">${t('days-pause-hint')}</p>
      ${own > 0 && html`<p class="hint">${t('days-pause-own-left', { time: span(own) })}</p>`}
      <div class="row">
        ${
          own > 0 &&
          !isAlone &&
          html`<button class="btn go" onClick=${() => choose(false)}>${t('days-pause-own')}</button>`
        }
        <button class=${own > 0 && !isAlone ? 'btn' : 'btn go'} onClick=${() => choose(true)}>
          ${t(isAlone ? 'days-pause-now' : 'days-pause-ask')}
        </button>
      </div>
    </${Dialog}>
  `
}
