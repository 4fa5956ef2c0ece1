// The banner: whose turn it is, what is expected, and the line map of the phases.
import { isAway } from '../lib/alone.js'
import { cls, html } from '../lib/html.js'
import { t } from '../lib/words.js'
import { Badge } from './icons.js'

/** @typedef {import('../types').Banner} BannerFacts */

/** Beside the tools a phone has one line for so many letters; more are written smaller. */
const LONG = 22

/**
 * While it is played out what others did, it is about them: one's turn has come when that has been seen.
 * @param {import('../lib/desk.js').Desk} desk @param {import('../types').Table} table @returns {BannerFacts}
 */
export function bannerOf(desk, table) {
  const now = desk.film.now.value
  const banner = desk.banner(table)
  const by = desk.position.value?.paused_by
  if (isAway(desk.info.value) && !desk.isReplay) return { ...banner, title: t('web-closed-here'), detail: '' }
  if (by != null && !now) return { ...banner, title: t('web-paused'), seat: by, detail: t('match-paused') }
  if (!now) return { ...banner, title: thinking(desk, table) ?? banner.title }
  if (table.outcome) return banner
  const { seat, text, isAgain } = now
  const title = isAgain ? t('web-shown-again') : t('web-shown-others', { player: table.nameOf(seat) })
  return { ...banner, title, seat, detail: text || banner.detail, shows: isAgain ? 'again' : 'others' }
}

/**
 * Where nobody but bots is waited for, that one of them thinks.
 * @param {import('../lib/desk.js').Desk} desk @param {import('../types').Table} table @returns {string | null}
 */
function thinking(desk, { toAct, outcome, nameOf }) {
  const seats = desk.info.value?.seats
  const [first] = toAct
  if (desk.isReplay || outcome || first === undefined || !toAct.every((seat) => seats?.[seat]?.bot_plays)) return null
  return t('web-thinks', { player: nameOf(first) })
}

/** @param {{ banner: BannerFacts, table: import('../types').Table, children?: import('preact').ComponentChildren }} props */
export function Banner({ banner, table, children }) {
  const { seat, at, progress } = banner
  return html`
    <section class="banner" aria-label=${t('web-turn')} data-shows=${banner.shows}>
      <div class="who">
        ${seat !== null && html`<${Badge} seat=${seat} name=${table.nameOf(seat)} />`}
        <div>
          <h1 id="main" tabindex="-1" class=${cls(banner.title.length > LONG && 'long')}>${banner.title}</h1>
          ${banner.detail && html`<p>${banner.detail}</p>`}
        </div>
      </div>
      ${at >= 0 && html`<${Phases} banner=${banner} />`}
      ${progress && html`<${Progress} progress=${progress} isOver=${at < 0} />`}
      ${children}
    </section>
  `
}

/** A checklist, so that no step is forgotten. @param {{ banner: BannerFacts }} props */
function Phases({ banner: { phases, at } }) {
  return html`
    <ol class="phases" data-about="phases" tabindex="0" aria-label=${t('web-phases')}>
      ${phases.map(
        (phase, i) => html`
        <li key=${phase.id} class=${i < at ? 'done' : i === at ? 'now' : ''} aria-current=${i === at ? 'step' : null}>
          <i></i>
          <span>${phase.label}</span>
          ${i < at && html`<span class="sr">${t('web-done')}</span>`}
        </li>
      `,
      )}
    </ol>
  `
}

/** @param {{ progress: { label: string, done: number, total: number }, isOver: boolean }} props */
function Progress({ progress: { label, done, total }, isOver }) {
  const passed = isOver ? done : done - 1
  const marks = Array.from({ length: total }, (_, i) => (i < passed ? 'x' : i === done - 1 ? 'n' : ''))
  return html`
    <div class="rounds" data-about="round" tabindex="0">
      <b>${label}</b>
      <span aria-hidden="true">${marks.map((mark, i) => html`<i key=${i} class=${mark}></i>`)}</span>
    </div>
  `
}
