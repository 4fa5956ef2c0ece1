// What a considered action would do, before it is done: the server's own items, in words; or why it is refused.
import { useEffect } from 'preact/hooks'
import { cls, html, signed } from '../lib/html.js'
import { reasonText, t } from '../lib/words.js'
import { phone } from './frame.js'
import { Icon } from './icons.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').ChangeLine} ChangeLine */
/** @typedef {import('../lib/desk.js').Desk} Desk */

/** @param {{ desk: Desk, table: Table }} props */
export function PreviewCard({ desk, table }) {
  const considered = desk.considered.value
  if (!considered) return null
  const { action, judged } = considered
  if (judged && !judged.legal)
    return html`<${Refusal} reason=${judged.reason || { message: 'web-refused' }} desk=${desk} table=${table} />`
  const { game } = desk
  const { total, lines } = judged ? game.changeLines(judged.preview || {}, table) : { total: null, lines: [] }
  const { stops, note } = judged?.preview || {}
  return html`
    <section class="preview" id="preview" data-ready=${!!judged} aria-label=${t('web-preview')}>
      <h2>
        <span>${t('web-preview')}</span>
        ${
          total !== null &&
          html`<b class=${cls(total < 0 && 'minus')} data-gain=${total}
          data-about="gain" tabindex="0">${signed(total)}</b>`
        }
      </h2>
      <dl class="lines">${lines.map((line) => html`<${Line} key=${line.label} line=${line} table=${table} />`)}</dl>
      ${note && html`<p class="quiet-note">${reasonText(note)}</p>`}
      ${judged && !lines.length && !stops && !note && html`<p class="quiet-note">${t('web-preview-nothing')}</p>`}
      ${stops && html`<p class="quiet-note">${t(`preview-stops-${stops}`)}</p>`}
      ${
        !phone.value &&
        html`
        <div class="do">
          ${game.Considering && html`<${game.Considering} table=${table} />`}
          <button class="btn ok" disabled=${!judged || desk.isBusy.value} onClick=${() => table.commit(action)}>
            <${Icon} name="tick" />
            ${game.commitLabel(table)}
          </button>
        </div>
      `
      }
    </section>
  `
}

/** @param {{ reason: import('../types').Reason, desk: Desk, table: Table }} props */
function Refusal({ reason, desk, table }) {
  return html`
    <section class="preview refused" aria-label=${t('web-preview')}>
      <h2>${t('web-not-allowed')}</h2>
      <p>${desk.worded(reason)}</p>
      ${reason.clause && html`<a class="clause" href=${`/rules/${table.game}#${reason.clause}`}>${reason.clause}</a>`}
    </section>
  `
}

/** @param {{ line: ChangeLine, table: Table }} props */
function Line({ line, table }) {
  const { points } = line
  const tone = points == null || points === 0 ? 'same' : points > 0 ? 'plus' : 'minus'
  const label = line.clause ? html`<a href=${`/rules/${table.game}#${line.clause}`}>${line.label}</a>` : line.label
  return html`
    <div class=${cls(line.quiet && 'zero', line.tone && `tone-${line.tone}`)} data-item=${line.item} data-after=${String(line.after)}
      data-about=${line.about || line.item?.split(':')[0]} tabindex=${line.clause ? null : 0}>
      <dt>
        ${line.icon ? html`<${Icon} name=${line.icon} size=${18} />` : html`<i></i>`}
        <span>${label} ${line.detail && html`<small>${line.detail}</small>`}</span>
      </dt>
      <dd class=${tone}>${points == null ? line.value : signed(points)}</dd>
    </div>
  `
}

/** Words what is considered for who cannot see it. @param {Desk} desk @param {Table} table */
export function useSpokenPreview(desk, table) {
  const judged = desk.considered.value?.judged
  useEffect(() => {
    if (!judged) return
    if (!judged.legal) {
      desk.announce(judged.reason ? desk.worded(judged.reason) : '')
      return
    }
    const { total, lines } = desk.game.changeLines(judged.preview || {}, table)
    const whole = total === null ? '' : t('web-preview-total', { total: signed(total) })
    const note = judged.preview?.note ? reasonText(judged.preview.note) : ''
    desk.announce([whole, note, ...lines.filter((line) => !line.quiet).map(spoken)].filter(Boolean).join(', '))
  }, [judged])
}

/** @param {ChangeLine} line */
const spoken = (line) => `${line.label} ${line.detail || ''} ${line.points == null ? line.value : signed(line.points)}`
