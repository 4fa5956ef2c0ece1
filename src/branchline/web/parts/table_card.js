// A table in a list: what game, who sits there, and whether it waits for me; or how it ended.
import { frontOf } from '../games/fronts.js'
import { isAway } from '../lib/alone.js'
import { html, plain } from '../lib/html.js'
import { ago, ordinal, span, t } from '../lib/words.js'
import { Badge, Icon, Signs } from './icons.js'
import { Poster } from './posters.js'

/** @typedef {import('../types').TableInfo} TableInfo */
/** @typedef {import('./glance.js').Seen} Seen */

/** @param {TableInfo} table */
const isWaiting = (table) =>
  table.state === 'playing' &&
  table.paused_by == null &&
  table.seats.some((seat) => seat.mine && table.to_act.includes(seat.seat))

/** Who sits there. Oneself without a name is 'you', but at a hot seat, where several are. @param {TableInfo} table */
function namesOf({ seats }) {
  const isAloneHere = seats.filter((seat) => seat.mine).length === 1
  /** @param {import('../types').SeatInfo} seat */
  const nameOf = ({ kind, level, name, mine, seat }) => {
    if (kind === 'bot') return t(`level-${level}`)
    if (kind === 'open') return t('web-open-seat')
    return name || (mine && isAloneHere ? t('web-you') : t('web-seat-name', { number: seat + 1 }))
  }
  return seats.map(nameOf)
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

/** @param {{ table: TableInfo }} props */
function Open({ table: { seats } }) {
  const isFree = seats.some((seat) => seat.kind === 'open') && !seats.some((seat) => seat.mine)
  return html`<span class=${isFree ? 'now' : 'wait'}>${t(isFree ? 'web-free-seat' : 'web-waits-for-people')}</span>`
}

/** Whom it waits for. @param {{ table: TableInfo, sign?: Seen['sign'] }} props */
function Thinking({ table, sign }) {
  const acting = table.seats.find((seat) => table.to_act.includes(seat.seat))
  const player = acting && namesOf(table)[acting.seat]
  return html`
    <span class="wait">
      ${
        acting &&
        html`
        <${Signs.Provider} value=${sign ?? null}>
          <${Badge} seat=${acting.seat} name=${player} isUndealt=${!!frontOf(table.game)?.isDealtSigns} />
        </${Signs.Provider}>
        ${t('web-thinks', { player })}
      `
      }
    </span>
  `
}

/** How things stand there, for me. @param {{ table: TableInfo, waiting?: import('../wire').WaitingTable, sign?: Seen['sign'] }} props */
function State({ table, waiting, sign }) {
  if (waiting?.why === 'answer')
    return html`<span class="now"><${Icon} name="help" size=${14} />${t('web-asked')}</span>`
  if (waiting ? waiting.why === 'turn' : isWaiting(table))
    return html`<span class="now"><${Icon} name="play" size=${14} />${t('web-your-turn')}</span>`
  if (table.state === 'over')
    return html`<span class="wait"><${Icon} name="medal" size=${15} />${resultText(table)}</span>`
  if (table.state === 'open') return html`<${Open} table=${table} />`
  if (table.paused_by == null) return html`<${Thinking} table=${table} sign=${sign} />`
  const why = isAway(table) ? 'web-closed-here' : 'web-paused'
  return html`<span class="wait"><${Icon} name="pause" size=${14} />${t(why)}</span>`
}

/**
 * `seen` is what it looks like now, where that is known; `waiting` that it waits for me, and until when.
 * @param {{ table: TableInfo, seen?: Seen | null, waiting?: import('../wire').WaitingTable }} props
 */
export function TableCard({ table, seen, waiting }) {
  const names = namesOf(table).join(', ')
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
          <span class="p">${names}</span>
        `
            : html`<span class="p">${names} · ${ago(table.changed_at)}</span>`
        }
        <${State} table=${table} waiting=${waiting} sign=${seen?.sign} />
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
  const outcome = table.outcome || { scores: [], places: [] }
  const { scores, places } = outcome
  const mine = table.seats.filter((seat) => seat.mine).sort((a, b) => places[a.seat] - places[b.seat])[0]?.seat ?? 0
  const alone = table.seats.length === 1
  const names = namesOf(table)
  const all = names.map((name, seat) => `${name} ${plain(scores[seat])}`)
  const when = new Date(table.changed_at * 1000)
  return html`
    <a class="card res" href=${`/replay/${table.id}/${table.seq}`} data-result=${table.id}>
      <span class="pl" data-place=${alone ? 0 : places[mine]}>
        ${alone ? html`<${Icon} name="flag" size=${20} />` : ordinal(places[mine])}
      </span>
      <span class="tx">
        <b>${t(`web-game-${table.game}`)}</b>
        <span class="p">${alone ? names[0] : all.join(' · ')}</span>
      </span>
      <span class="sc">
        <b>${missedText(outcome, mine) || (scores[mine] == null ? '' : t('web-points', { score: scores[mine] }))}</b>
        <time datetime=${when.toISOString()} title=${when.toLocaleString(document.documentElement.lang)}>${ago(table.changed_at)}</time>
      </span>
    </a>
  `
}
