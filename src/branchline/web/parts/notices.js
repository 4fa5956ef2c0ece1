// What stands above and beside the board for a while: the connection, why the match cannot go on, a wish to take something back, a refusal.
import { useEffect, useState } from 'preact/hooks'
import { html } from '../lib/html.js'
import { reasonText, t } from '../lib/words.js'
import { Icon } from './icons.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../lib/desk.js').Desk} Desk */
/** @typedef {import('../lib/session.js').Session} Session */

const SOON = 400
const LONG_ENOUGH = 6000

/** @param {{ session: Session }} props */
export function Connection({ session }) {
  const state = session.live.state.value
  const problem = session.live.problem.value
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    const timer = setTimeout(() => setLate(true), SOON)
    return () => clearTimeout(timer)
  }, [state])
  const frozen = session.info.value?.frozen
  if (state === 'open' && frozen)
    return html`
      <div class="news" role="status">
        <span>${reasonText(frozen)}</span>
      </div>
    `
  if (state === 'open' || (state === 'connecting' && !late)) return null
  const isRefused = problem && state === 'refused'
  return html`
    <div class="news" role="status">
      <${Icon} name="link" />
      <span>${isRefused ? reasonText(problem) : t(state === 'connecting' ? 'web-connecting' : 'web-lost')}</span>
      ${
        state === 'lost' &&
        html`
        <button class="btn" onClick=${() => session.live.again(0)}>${t('web-try-again')}</button>
      `
      }
    </div>
  `
}

/** @param {{ session: Session, table: Table }} props */
export function UndoWish({ session, table }) {
  const info = session.info.value
  const asked = info?.asked
  if (!info || asked?.what !== 'undo') return null
  const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
  const waits = asked.waits_for.some((seat) => mine.includes(seat))
  return html`
    <div class="news" role="status">
      <${Icon} name="undo" />
      <span>${t('web-undo-wish', { player: table.nameOf(asked.seat) })}</span>
      ${waits && html`<button class="btn" onClick=${() => session.answerUndo(true)}>${t('web-agree')}</button>`}
      ${
        (waits || mine.includes(asked.seat)) &&
        html`
        <button class="btn" onClick=${() => session.answerUndo(false)}>${t(waits ? 'web-refuse' : 'web-take-back')}</button>
      `
      }
    </div>
  `
}

/** Why something is refused, and which cell it was. @param {{ desk: Desk, table: Table }} props */
export function Toast({ desk, table }) {
  const reason = desk.refusal.value
  useEffect(() => {
    if (!reason) return undefined
    const timer = setTimeout(() => {
      if (desk.refusal.peek() === reason) desk.refusal.value = null
    }, LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [reason])
  return html`
    <div class="toast" role="status" data-cell=${reason?.cell?.join() ?? null}>
      ${reason && html`<span>${desk.worded(reason)}</span>`}
      ${reason?.clause && html` <a class="clause" href=${`/rules/${table.game}#${reason.clause}`}>${reason.clause}</a>`}
    </div>
  `
}
