// How much time a seat has left, as it runs down, and by which clock. Loaded where a table has one.
import { useEffect, useState } from 'preact/hooks'
import { html } from '../lib/html.js'
import { span, t } from '../lib/words.js'

export { PauseButton, PauseNews } from './pauses.js'

/** @typedef {import('../lib/session.js').Session} Session */

const HOUR = 3600

/** Below an hour every second counts. @param {number} seconds */
const timeText = (seconds) =>
  seconds < HOUR ? `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}` : span(seconds)

/** As the host measured it until it was told, as the page has since. @param {Session} session @param {number} seat */
function leftOf({ position, toldAt }, seat) {
  const clock = position.peek()?.clock
  if (!clock) return 0
  const since = clock.running.includes(seat) ? (clock.age ?? 0) + (performance.now() - toldAt) / 1000 : 0
  return Math.max(0, clock.left[seat] - since)
}

/** @param {{ session: Session, seat: number }} props */
export function TimeLeft({ session, seat }) {
  const [, setTick] = useState(0)
  const isRunning = session.position.value?.clock?.running.includes(seat)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return html`<time class="left" data-runs=${!!isRunning}>${timeText(leftOf(session, seat))}</time>`
}

/** @param {{ clock: import('../types').Clock }} props */
export const Terms = ({ clock }) => html`
  <p class="terms">
    ${
      clock.type === 'turn'
        ? t('days-clock-turn', { time: span(clock.seconds) })
        : t('days-clock-bank', { time: span(clock.seconds), more: span(clock.increment ?? 0) })
    }
    ${clock.pauses ? html` · ${t('days-clock-pauses', { time: span(clock.pauses) })}` : null}
  </p>
`
