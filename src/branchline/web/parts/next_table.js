// The next table that waits for me, once this one does not. Loaded when it is others' turn.
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get, Problem } from '../lib/api.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { needWords, span, t } from '../lib/words.js'
import { Icon } from './icons.js'

/** @typedef {import('../lib/session.js').Session} Session */
/** @typedef {import('../wire').WaitingTable} Waiting */

const LOOK_AGAIN = 30000

/** What waits for me elsewhere, what runs out first first. */
const others = signal(/** @type {Waiting[]} */ ([]))

/** @param {string} here */
async function look(here) {
  const [found] = await Promise.all([get('/api/me/waiting'), needWords('days')])
  others.value = found.tables.filter((/** @type {Waiting} */ one) => one.table.id !== here)
}

/** Says so where there is none. @param {Session} session */
export async function toNext(session) {
  try {
    await look(session.id)
    const [next] = others.peek()
    if (!next) throw new Problem(404, { message: 'days-nothing-waits' })
    go(`/table/${next.table.id}`)
  } catch (error) {
    session.refuse(error)
  }
}

/** @param {{ session: Session }} props */
export function NextNote({ session }) {
  useEffect(() => {
    const looks = () => look(session.id).catch(() => {})
    looks()
    const timer = setInterval(() => document.visibilityState === 'visible' && looks(), LOOK_AGAIN)
    return () => {
      clearInterval(timer)
      others.value = []
    }
  }, [session])
  const [next] = others.value
  if (!next) return null
  const count = others.value.length
  return html`
    <div class="news" role="status" data-news="next">
      <${Icon} name="clock" />
      <span>${t('days-waiting', { count })} ${next.left != null && t('days-next-left', { time: span(next.left) })}</span>
      <button class="btn" onClick=${() => toNext(session)}>${t('web-next-table')} <kbd class="kbd">N</kbd></button>
    </div>
  `
}
