// The dock: what one holds, undo, and the end of the turn; or the question that must be answered first.
import { html, signed } from '../lib/html.js'
import { t } from '../lib/words.js'
import { phone } from './frame.js'
import { Icon } from './icons.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../lib/session.js').Session} Session */

/** @param {{ session: Session, table: Table }} props */
export function Dock({ session, table }) {
  const asking = session.asking.value
  const busy = session.isBusy.value || session.live.state.value !== 'open'
  const end = session.game.endTurn(table)
  if (asking) return html`<${Question} asking=${asking} />`
  return html`
    <div class="card dock" aria-busy=${busy}>
      <div class="held"><${session.game.Hand} table=${table} /></div>
      <div class="dock-buttons">
        <${Back} session=${session} busy=${busy} />
        <${Forward} session=${session} table=${table} busy=${busy} end=${end} />
        ${end.note && table.isMyTurn && html`<span class="note">${end.note}</span>`}
      </div>
    </div>
  `
}

/** @param {{ asking: import('../types').Asking }} props */
function Question({ asking }) {
  const text = asking.says()
  return html`
    <div class="card dock asking" role="alertdialog" aria-label=${text}>
      <p>${text}</p>
      <div class="dock-buttons two">
        <button class="btn" onClick=${() => asking.answer(false)}>${t('web-no')}</button>
        <button class="btn ok" ref=${focusOnce} onClick=${() => asking.answer(true)}>
          <${Icon} name="tick" />
          ${t('web-yes')}
        </button>
      </div>
    </div>
  `
}

/** @param {HTMLElement | null} element */
const focusOnce = (element) => element?.focus()

/** Undo (or the wish for it, where others must agree), redo, the whole turn again. @param {{ session: Session, busy: boolean }} props */
function Back({ session, busy }) {
  const position = session.position.value
  const cannotUndo = busy || !position?.can_undo?.length
  const asks = session.canAskUndo()
  const undo = asks ? { word: 'web-undo-ask', off: busy } : { word: 'web-undo', off: cannotUndo }
  const ways = [
    { icon: 'undo', ...undo, key: 'U', press: () => session.undo() },
    { icon: 'redo', word: 'web-redo', key: 'Shift U', off: busy || !position?.can_redo, press: () => session.redo() },
    { icon: 'again', word: 'web-restart', key: '', off: cannotUndo, press: () => session.restart() },
  ]
  return ways.map(
    ({ icon, word, key, off, press }) => html`
    <button key=${icon} class="btn icon" disabled=${off} aria-label=${t(word)} data-about=${icon} data-key=${key} onClick=${press}>
      <${Icon} name=${icon} />
      ${asks && icon === 'undo' && html`<span class="asks" aria-hidden="true">?</span>`}
    </button>
  `,
  )
}

/**
 * The end of the turn; on a phone, where the preview's own buttons may be out of sight, what is considered.
 * @param {{ session: Session, table: Table, busy: boolean, end: { action: import('../types').Action | null, label?: string } }} props
 */
function Forward({ session, table, busy, end }) {
  const considered = session.considered.value
  if (phone.value && considered?.judged?.legal) {
    const gain = session.game.changeLines(considered.judged.preview || {}, table).total
    return html`
      ${session.game.Considering && html`<${session.game.Considering} table=${table} />`}
      <button class="btn ok" disabled=${busy} onClick=${() => table.commit(considered.action)}>
        <${Icon} name="tick" />
        ${session.game.commitLabel(table)}${gain ? ` ${signed(gain)}` : ''}
      </button>
    `
  }
  return html`
    <button class="btn go" disabled=${busy || !end.action} onClick=${() => end.action && table.commit(end.action)}>
      ${end.label || t('web-end-turn')}<kbd class="kbd">E</kbd>
    </button>
  `
}
