// The table: banner with its line map, side panels, stage, preview, dock. A game's module fills it; games/README.md says how.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { cls, html, plain, signed } from '../lib/html.js'
import { keysOn, language } from '../lib/settings.js'
import { reasonText, t } from '../lib/words.js'
import { Chat } from './chat.js'
import { CommandLine, commandShown } from './command_line.js'
import { Fold, isTyping, keysShown, phone } from './frame.js'
import { Badge, Icon } from './icons.js'
import { Log, Since } from './log.js'
import { Seats } from './seats.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../lib/session.js').Desk} Desk */
/** @typedef {import('../lib/session.js').Session} Session */

/** @param {{ banner: import('../types').Banner, table: Table }} props */
export function Banner({ banner, table }) {
  const { seat, phases, at, progress } = banner
  return html`<section class="banner" aria-label=${t('web-turn')}>
    <div class="who">${seat !== null && html`<${Badge} seat=${seat} name=${table.nameOf(seat)} />`}<div><h1 id="main" tabindex="-1">${banner.title}</h1><p>${banner.detail}</p></div></div>
    ${at >= 0 && html`<ol class="phases" aria-label=${t('web-phases')}>${phases.map((phase, i) => html`<li key=${phase.id} class=${i < at ? 'done' : i === at ? 'now' : ''} aria-current=${i === at ? 'step' : null}><i></i><span>${phase.label}</span>${i < at && html`<span class="sr">${t('web-done')}</span>`}</li>`)}</ol>`}
    ${progress && html`<div class="rounds"><b>${progress.label}</b><span aria-hidden="true">${Array.from({ length: progress.total }, (_, i) => html`<i key=${i} class=${i < progress.done - (at < 0 ? 0 : 1) ? 'x' : i === progress.done - 1 ? 'n' : ''}></i>`)}</span></div>`}
  </section>`
}

/** @param {{ scores: import('../types').Scores, table: Table, title: string }} props */
export function ScoreTable({ scores, table, title }) {
  return html`<${Fold} id="scores" title=${title} open=${true}><div class="body"><table class="scores">
    <thead><tr><th><span class="sr">${title}</span></th>${scores.totals.map((total, seat) => html`<th key=${seat} scope="col" class=${cls(seat === table.seat && 'me', `c${seat}`)}><span class="nm"><${Badge} seat=${seat} name=${table.nameOf(seat)} /><span class="who-name">${table.nameOf(seat)}</span></span><span class="tot" data-total=${seat}>${plain(total)}</span></th>`)}</tr></thead>
    <tbody>${scores.rows.map((row) => html`<tr key=${row.id}><th scope="row">${row.clause ? html`<a href=${`/rules/${table.game}#${row.clause}`} title=${t('web-rule', { clause: row.clause })}>${row.icon && html`<${Icon} name=${row.icon} size=${17} />`}<span>${row.label}</span></a>` : html`<span class="plain">${row.icon && html`<${Icon} name=${row.icon} size=${17} />`}<span>${row.label}</span></span>`}</th>${row.values.map((value, seat) => html`<td key=${seat} data-score=${`${row.id}-${seat}`} class=${cls(seat === table.seat && 'me', Number(value) < 0 && 'minus', !value && 'z')}>${plain(value)}</td>`)}</tr>`)}</tbody>
  </table></div></${Fold}>`
}

/** What a considered action would do, before it is done. @param {{ desk: Desk, table: Table }} props */
export function PreviewCard({ desk, table }) {
  const considered = desk.considered.value
  if (!considered) return null
  const { judged } = considered
  const { game } = desk
  if (judged && !judged.legal) {
    const reason = judged.reason || { message: 'web-refused' }
    return html`<section class="preview refused" aria-label=${t('web-preview')}><h2>${t('web-not-allowed')}</h2><p>${reasonText(reason)}</p>${reason.clause && html`<a class="clause" href=${`/rules/${table.game}#${reason.clause}`}>${reason.clause}</a>`}</section>`
  }
  const words = judged ? game.changeLines(judged.preview || {}, table) : { total: null, lines: [] }
  return html`<section class="preview" id="preview" data-ready=${!!judged} aria-label=${t('web-preview')}>
    <h2><span>${t('web-preview')}</span>${words.total !== null && html`<b class=${cls(words.total < 0 && 'minus')} data-gain=${words.total}>${signed(words.total)}</b>`}</h2>
    <dl class="lines">${words.lines.map((line) => html`<div key=${line.label} class=${line.quiet ? 'zero' : ''} data-item=${line.item} data-after=${String(line.after)}><dt>${line.icon ? html`<${Icon} name=${line.icon} size=${18} />` : html`<i></i>`}<span>${line.clause ? html`<a href=${`/rules/${table.game}#${line.clause}`}>${line.label}</a>` : line.label} ${line.detail && html`<small>${line.detail}</small>`}</span></dt><dd class=${line.points == null ? 'same' : line.points > 0 ? 'plus' : line.points < 0 ? 'minus' : 'same'}>${line.points == null ? line.value : signed(line.points)}</dd></div>`)}</dl>
    ${judged && !words.lines.length && !judged.preview?.stops && html`<p class="quiet-note">${t('web-preview-nothing')}</p>`}
    ${judged?.preview?.stops && html`<p class="quiet-note">${t(`preview-stops-${judged.preview.stops}`)}</p>`}
    <div class="do">${game.Considering && html`<${game.Considering} table=${table} />`}<button class="btn ok" disabled=${!judged || desk.isBusy.value} onClick=${() => table.commit(considered.action)}><${Icon} name="tick" />${game.commitLabel(table)}</button></div>
  </section>`
}

/** @param {{ session: Session, table: Table }} props */
export function Dock({ session, table }) {
  const { game } = session
  const position = session.position.value
  const end = game.endTurn(table), asking = session.asking.value
  const considered = session.considered.value
  const gain = considered?.judged?.legal ? game.changeLines(considered.judged.preview || {}, table).total : null
  const busy = session.isBusy.value || session.live.state.value !== 'open'
  if (asking) {
    return html`<div class="card dock asking" role="alertdialog" aria-label=${asking.text}><p>${asking.text}</p><div class="acts two"><button class="btn" onClick=${() => asking.answer(false)}>${t('web-no')}</button><button class="btn ok" ref=${focusOnce} onClick=${() => asking.answer(true)}><${Icon} name="tick" />${t('web-yes')}</button></div></div>`
  }
  return html`<div class="card dock" aria-busy=${busy}>
    <div class="held"><${game.Hand} table=${table} /></div>
    <div class="acts">
      <button class="btn icon" disabled=${busy || !position?.can_undo?.length} aria-label=${t('web-undo')} title=${`${t('web-undo')} (U)`} onClick=${() => session.undo()}><${Icon} name="undo" /></button>
      <button class="btn icon" disabled=${busy || !position?.can_redo} aria-label=${t('web-redo')} title=${t('web-redo')} onClick=${() => session.redo()}><${Icon} name="redo" /></button>
      <button class="btn icon" disabled=${busy || !position?.can_undo?.length} aria-label=${t('web-restart')} title=${t('web-restart')} onClick=${() => session.restart()}><${Icon} name="again" /></button>
      ${phone.value && considered?.judged?.legal
        ? html`<button class="btn ok" disabled=${busy} onClick=${() => table.commit(considered.action)}><${Icon} name="tick" />${game.commitLabel(table)}${gain !== null ? ` ${signed(gain)}` : ''}</button>`
        : html`<button class="btn go" disabled=${busy || !end.action} onClick=${() => end.action && table.commit(end.action)}>${end.label || t('web-end-turn')}<kbd class="kbd">E</kbd></button>`}
      ${end.note && table.isMyTurn && html`<span class="note">${end.note}</span>`}
    </div>
  </div>`
}

/** @param {HTMLElement | null} element */
const focusOnce = (element) => element?.focus()

/** @param {{ session: Session }} props */
export function Connection({ session }) {
  const state = session.live.state.value, problem = session.live.problem.value
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    const timer = setTimeout(() => setLate(true), 400)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'open' || (state === 'connecting' && !late)) return null
  const text = problem && state === 'refused' ? reasonText(problem) : t(state === 'connecting' ? 'web-connecting' : 'web-lost')
  return html`<div class="news" role="status"><${Icon} name="link" /><span>${text}</span>${state === 'lost' && html`<button class="btn" onClick=${() => session.live.again(0)}>${t('web-try-again')}</button>`}</div>`
}

/** @param {{ session: Session, table: Table }} props */
function UndoWish({ session, table }) {
  const asked = session.info.value?.asked
  if (!asked) return null
  const mine = session.info.value?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) || []
  const waits = asked.waits_for.some((seat) => mine.includes(seat))
  return html`<div class="news" role="status"><${Icon} name="undo" /><span>${t('web-undo-wish', { player: table.nameOf(asked.seat) })}</span>
    ${waits && html`<button class="btn" onClick=${() => session.answerUndo(true)}>${t('web-agree')}</button>`}
    ${(waits || mine.includes(asked.seat)) && html`<button class="btn" onClick=${() => session.answerUndo(false)}>${t(waits ? 'web-refuse' : 'web-take-back')}</button>`}</div>`
}

/** @param {{ desk: Desk, table: Table }} props */
function Toast({ desk, table }) {
  const reason = desk.refusal.value
  useEffect(() => {
    if (!reason) return undefined
    const timer = setTimeout(() => { if (desk.refusal.peek() === reason) desk.refusal.value = null }, 6000)
    return () => clearTimeout(timer)
  }, [reason])
  return html`<div class="toast" role="status" data-cell=${reason?.cell?.join() ?? null}>${reason && html`<span>${reasonText(reason)}</span>${reason.clause && html` <a href=${`/rules/${table.game}#${reason.clause}`}>${reason.clause}</a>`}`}</div>`
}

/** The keys every game has; a module adds its own. */
export const FRAME_KEYS = [
  { keys: ['U'], message: 'web-undo' }, { keys: ['Shift', 'U'], message: 'web-redo' }, { keys: ['E'], message: 'web-end-turn' },
  { keys: ['/'], message: 'web-command' }, { keys: ['?'], message: 'web-keys' },
]

/** @param {Session} session */
function useKeys(session) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const table = session.table.peek()
      if (!table || !keysOn.peek() || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      const end = session.game.endTurn(table).action
      /** @type {Record<string, () => void>} */
      const ours = {
        u: () => { session.undo() }, U: () => { session.redo() }, e: () => { if (end) table.commit(end) },
        '?': () => { keysShown.value = true }, '/': () => { commandShown.value = true },
      }
      const used = session.game.onKey?.(event, table)
      if (used || ours[event.key]) event.preventDefault()
      if (!used) ours[event.key]?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [session])
}

/** Words what is considered for who cannot see it. @param {Desk} desk @param {Table} table */
function useSpokenPreview(desk, table) {
  const judged = desk.considered.value?.judged
  useEffect(() => {
    if (!judged) return
    if (!judged.legal) { desk.announce(judged.reason ? reasonText(judged.reason) : ''); return }
    const { total, lines } = desk.game.changeLines(judged.preview || {}, table)
    const parts = lines.filter((line) => !line.quiet).map((line) => `${line.label} ${line.detail || ''} ${line.points == null ? line.value : signed(line.points)}`)
    desk.announce([total === null ? '' : t('web-preview-total', { total: signed(total) }), ...parts].filter(Boolean).join(', '))
  }, [judged])
}

/**
 * The whole table. `foot` replaces the dock (the scrub bar of a replay, the buttons of the end).
 * @param {{ desk: Desk, session?: Session | null, foot?: any }} props
 */
export function TableView({ desk, session, foot }) {
  const table = desk.table.value
  const centre = useRef(/** @type {HTMLElement | null} */ (null))
  if (!table) return null
  return html`<${Spoken} desk=${desk} table=${table} />${session && html`<${Keys} session=${session} /><${Connection} session=${session} /><${UndoWish} session=${session} table=${table} />`}
    <${Banner} banner=${desk.game.banner(table)} table=${table} />
    <${Columns} desk=${desk} session=${session} table=${table} foot=${foot} centre=${centre} />
    ${session && html`<${CommandLine} desk=${desk} table=${table} />`}`
}

/** @param {{ session: Session }} props */
const Keys = ({ session }) => { useKeys(session); return null }

/** @param {{ desk: Desk, table: Table }} props */
function Spoken({ desk, table }) {
  useSpokenPreview(desk, table)
  return html`<div class="sr" role="status" aria-live="polite" id="live">${desk.spoken.value}</div>`
}

/** @param {{ desk: Desk, session?: Session | null, table: Table, foot?: any, centre: any }} props */
function Columns({ desk, session, table, foot, centre }) {
  const { game } = desk
  const over = !!table.outcome
  // What does not change while one points about is not drawn again: the same element is left alone.
  const kept = [table, language.value, phone.value]
  const panels = useMemo(() => game.panels(table), kept)
  const Side = (/** @type {'left' | 'right'} */ side) => panels.filter((panel) => panel.side === side).map((panel) => html`<${Fold} key=${panel.id} id=${panel.id} title=${panel.title} aside=${panel.aside} grow=${panel.grow} open=${panel.open}>${panel.body}</${Fold}>`)
  const left = useMemo(() => html`<aside class="side left" aria-label=${t('web-left-side')}>${session && !over && html`<${Since} desk=${desk} table=${table} />`}${Side('left')}</aside>`, kept)
  const right = useMemo(() => html`<aside class="side right" aria-label=${t('web-right-side')}>
      <${ScoreTable} scores=${game.scores(table)} table=${table} title=${t(over ? 'web-final-score' : 'web-score-now')} />
      ${Side('right')}
      <${Log} desk=${desk} table=${table} />
      ${session && html`<${Chat} session=${session} table=${table} /><${Seats} session=${session} table=${table} />`}
    </aside>`, kept)
  return html`<div class=${cls('table', over && 'over')} data-seq=${table.seq} data-turn=${table.isMyTurn}>
    ${left}
    <main class="centre" ref=${centre}>
      ${over && html`<${game.End} table=${table} />`}
      ${!over && game.Above && html`<${game.Above} table=${table} />`}
      <div class="stage"><${game.Board} table=${table} />${!over && html`<${PreviewCard} desk=${desk} table=${table} />`}<${Toast} desk=${desk} table=${table} /></div>
      ${foot || (session && !over && table.seat !== null && html`<${Dock} session=${session} table=${table} />`)}
    </main>
    ${right}
  </div>`
}
