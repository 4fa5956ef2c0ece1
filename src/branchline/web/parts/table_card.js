// A table in a list: what game, who sits there, and whether it waits for me; or how it ended.
import { isAway } from '../lib/alone.js'
import { html, plain } from '../lib/html.js'
import { ago, ordinal, span, t } from '../lib/words.js'
import { Badge, Icon, Signs } from './icons.js'
import { Poster } from './posters.js'

/** @typedef {import('../types').TableInfo} TableInfo */

/** @param {TableInfo} table */
const isWaiting = (table) =>
  table.state === 'playing' &&
  table.paused_by == null &&
  table.seats.some((seat) => seat.mine && table.to_act.includes(seat.seat))

/** @param {import('../types').SeatInfo} seat */
function nameOf(seat) {
  if (seat.kind === 'bot') return t(`level-${seat.level}`)
  return seat.kind === 'open' ? t('web-open-seat') : seat.name || t('web-seat-name', { number: seat.seat + 1 })
}

/**
 * That a seat missed what it played for, and what it would have had; nothing where it has a score.
 * @param {import('../types').Outcome} outcome @param {number} seat
 */
const missedText = ({ missed }, seat) => (missed?.[seat] == null ? '' : t('web-missed', { score: plain(missed[seat]) }))

/** How it ended for me; alone there is no place to speak of. @param {TableInfo} table */
function resultText({ outcome, seats }) {
  const mine = seats.find((seat) => seat.mine)?.seat
  if (!outcome || mine === undefined) return t('web-over')
  const score = outcome.scores[mine] ?? null
  if (score === null) return missedText(outcome, mine) || t('web-over')
  return seats.length === 1 ? t('web-points', { score }) : t('web-result', { score, place: outcome.places[mine] })
}

/**
 * `seen` is what it looks like now, where that is known; `waiting` that it waits for me, and until when.
 * @param {{ table: TableInfo, seen?: import('./glance.js').Seen | null, waiting?: import('../wire').WaitingTable }} props
 */
export function TableCard({ table, seen, waiting }) {
  const waits = waiting ? waiting.why === 'turn' : isWaiting(table)
  const names = table.seats.map(nameOf)
  const acting = table.seats.find((seat) => table.to_act.includes(seat.seat))
  const mine = table.seats.find((seat) => seat.mine)
  const free = table.state === 'open' && table.seats.some((seat) => seat.kind === 'open') && !mine
  const state = waits
    ? html`
    <span class="now">
      <${Icon} name="play" size=${14} />
      ${t('web-your-turn')}
    </span>
  `
    : table.state === 'over'
      ? html`
    <span class="wait">
      <${Icon} name="medal" size=${15} />
      ${resultText(table)}
    </span>
  `
      : table.state === 'open'
        ? html`
    <span class=${free ? 'now' : 'wait'}>${t(free ? 'web-free-seat' : 'web-waits-for-people')}</span>
  `
        : table.paused_by != null
          ? html`<span class="wait"><${Icon} name="pause" size=${14} />${t(isAway(table) ? 'web-closed-here' : 'web-paused')}</span>`
          : html`
    <span class="wait">
      ${
        acting &&
        html`
        <${Signs.Provider} value=${seen?.sign ?? null}>
          <${Badge} seat=${acting.seat} name=${names[acting.seat]} />
        </${Signs.Provider}>
        ${t('web-thinks', { player: names[acting.seat] })}
      `
      }
    </span>
  `
  const there = table.state === 'over' && table.outcome ? `/replay/${table.id}/${table.seq}` : `/table/${table.id}`
  return html`
    <a class="card tbl" data-table=${table.id} href=${there}>
      ${
        seen
          ? html`<span class="th seen" dangerouslySetInnerHTML=${{ __html: seen.picture }}></span>`
          : html`<span class="th"><${Poster} game=${table.game} crop=${true} /></span>`
      }
      <span class="tx">
        <b>${t(`web-game-${table.game}`)}</b>
        ${
          seen
            ? html`
          <span class="p"><span class="at">${seen.progress()}</span> · ${ago(table.changed_at)}</span>
          <span class="p">${names.join(', ')}</span>
        `
            : html`<span class="p">${names.join(', ')} · ${ago(table.changed_at)}</span>`
        }
        ${waiting?.why === 'answer' ? html`<span class="now"><${Icon} name="help" size=${14} />${t('web-asked')}</span>` : state}
        ${waiting?.left != null && html`<span class="p left">${t('web-time-left', { time: span(waiting.left) })}</span>`}
      </span>
    </a>
  `
}

/**
 * A match that is over, in one row: the place and the score of the best of my seats, everybody's, and when.
 * @param {{ table: TableInfo }} props
 */
export function ResultRow({ table }) {
  const outcome = table.outcome || { scores: [], places: [] },
    { scores, places } = outcome
  const mine = table.seats.filter((seat) => seat.mine).sort((a, b) => places[a.seat] - places[b.seat])[0]?.seat ?? 0
  const alone = table.seats.length === 1
  const all = table.seats.map((seat) => `${nameOf(seat)} ${plain(scores[seat.seat])}`)
  const when = new Date(table.changed_at * 1000)
  return html`
    <a class="card res" href=${`/replay/${table.id}/${table.seq}`} data-result=${table.id}>
      <span class="pl" data-place=${alone ? 0 : places[mine]}>
        ${alone ? html`<${Icon} name="flag" size=${20} />` : ordinal(places[mine])}
      </span>
      <span class="tx">
        <b>${t(`web-game-${table.game}`)}</b>
        <span class="p">${alone ? nameOf(table.seats[0]) : all.join(' · ')}</span>
      </span>
      <span class="sc">
        <b>${missedText(outcome, mine) || (scores[mine] == null ? '' : t('web-points', { score: scores[mine] }))}</b>
        <time datetime=${when.toISOString()} title=${when.toLocaleString(document.documentElement.lang)}>${ago(table.changed_at)}</time>
      </span>
    </a>
  `
}
