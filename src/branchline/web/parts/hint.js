// What the strongest bot would do here: asked for by a button or a key, shown as something to consider. A table may forbid it.
import { post } from '../lib/api.js'
import { html } from '../lib/html.js'
import { t } from '../lib/words.js'
import { Icon } from './icons.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../lib/session.js').Session} Session */

/** A first match that teaches says itself what to do. @param {Session} session @param {Table} table */
export const canHint = (session, table) =>
  table.isMyTurn && !('script' in session) && session.info.value?.hints !== false

/** Alone one plays for a record, which a hint costs: that is asked first, once. @param {Session} session */
const isAgreed = async (session) => {
  const info = session.info.peek()
  return info?.seats.length !== 1 || !!info.no_record?.length || session.question(t('web-hint-sure'))
}

/** @param {Session} session */
export async function askHint(session) {
  const table = session.table.peek()
  if (!table || !canHint(session, table) || session.isHinting.peek()) return
  session.isHinting.value = true
  try {
    if (!(await isAgreed(session))) return
    session.announce(t('web-hint-thinks'))
    const { action, level } = await post(`/api/tables/${table.id}/hint`, { seat: table.seat })
    show(session, table, action, level)
  } catch (error) {
    session.refuse(error)
  } finally {
    session.isHinting.value = false
  }
}

/**
 * The table may have moved on while the bot thought.
 * @param {Session} session @param {Table} asked @param {any} hinted @param {string} level
 */
function show(session, asked, hinted, level) {
  const table = session.table.peek()
  const text = JSON.stringify(hinted)
  const action = table?.seat === asked.seat ? table.legal.find((each) => JSON.stringify(each) === text) : undefined
  if (!table || !action) return
  session.hint.value = { action, level }
  if (session.game.show) session.game.show(action, table)
  else table.consider(action)
  session.announce(textOf(session, table))
}

/** @param {Session} session @param {Table} table */
function textOf(session, table) {
  const hint = session.hint.value
  if (!hint) return ''
  return t('web-hint-is', { level: t(`level-${hint.level}`), action: session.game.actionText(hint.action, table) })
}

/** @param {{ session: Session }} props */
export function HintButton({ session }) {
  const isThinking = session.isHinting.value
  const label = t(isThinking ? 'web-hint-thinks' : 'web-hint')
  return html`
    <button
      class="tool"
      data-tool="hint"
      disabled=${isThinking}
      aria-label=${label}
      data-about="hint"
      data-key="H"
      onClick=${() => askHint(session)}
    >
      <${Icon} name=${isThinking ? 'clock' : 'bulb'} />
    </button>
  `
}

/** The hint in words, as long as it can be followed. @param {{ session: Session, table: Table }} props */
export function HintNote({ session, table }) {
  const hint = session.hint.value
  if (!hint || !table.legal.includes(hint.action)) return null
  const close = () => {
    session.hint.value = null
  }
  return html`
    <div class="news hint-note">
      <${Icon} name="bulb" />
      <span>${textOf(session, table)}</span>
      <button
        class="btn"
        onClick=${() => {
          close()
          table.commit(hint.action)
        }}
      >
        ${t('web-hint-do')}
      </button>
      <button class="tool" aria-label=${t('web-close')} onClick=${close}><${Icon} name="cross" /></button>
    </div>
  `
}
