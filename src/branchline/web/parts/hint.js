// The way to a hint: a button and a key. What it says and shows is loaded when somebody asks. A table may forbid it.
import { signal } from '@preact/signals'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { needWords, t } from '../lib/words.js'
import { Icon } from './icons.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../lib/session.js').Session} Session */

/** @type {import('@preact/signals').Signal<typeof import('./hinting.js') | null>} */
const part = signal(null)

/** A first match that teaches says itself what to do. @param {Session} session @param {Table} table */
export const canHint = (session, table) =>
  table.isMyTurn && !('script' in session) && session.info.value?.hints !== false

/** Where to look; asked again three choices; then the move. @param {Session} session */
export async function askHint(session) {
  const table = session.table.peek()
  if (!table || !canHint(session, table) || session.isHinting.peek()) return
  session.isHinting.value = true
  try {
    const own = needWords(`hint_${table.game.replaceAll('-', '_')}`).catch(() => {})
    const [loaded] = await Promise.all([import('./hinting.js'), needWords('hint'), own, style('css/hint.css')])
    part.value = loaded
    await loaded.goOn(session, table)
  } catch (error) {
    session.refuse(error)
  } finally {
    session.isHinting.value = false
  }
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

/** @param {{ session: Session, table: Table }} props */
export const HintNote = ({ session, table }) =>
  part.value && session.hint.value && html`<${part.value.HintCard} session=${session} table=${table} />`
