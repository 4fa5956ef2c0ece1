// The end of a match, the same for every game: why it ended, who won and how that is celebrated, one's best, and where to go now.
import { useEffect, useState } from 'preact/hooks'
import { get, post } from '../lib/api.js'
import { isAlone } from '../lib/alone.js'
import { cls, html, plain } from '../lib/html.js'
import { go } from '../lib/router.js'
import { reasonText, t } from '../lib/words.js'
import { Badge, Icon, Medals } from './icons.js'
import { isEarly } from './over.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').Ending} Told */
/** @typedef {import('../lib/desk.js').Desk} Desk */
/** @typedef {import('../lib/session.js').Session} Session */

/** The seats in front. @param {Table} table */
const winners = ({ outcome }) => (outcome?.places || []).flatMap((place, seat) => (place === 1 ? [seat] : []))

/**
 * How it came out, in words: what the game says of it, or else what every game can say.
 * @param {Desk} desk
 * @param {Table} table
 * @returns {Told}
 */
function told(desk, table) {
  if (isEarly(table)) return early(table)
  return desk.game.ending?.(table) || ranked(desk, table)
}

/** Nobody wins what was stopped; who is left when the others gave up does. @param {Table} table @returns {Told} */
function early(table) {
  const first = winners(table)
  const isWon = first.length === 1 && table.seats.length > 1
  const title = isWon ? t('ending-wins-early', { player: table.nameOf(first[0]) }) : t('ending-early')
  return { title, detail: t('ending-no-score'), isWon }
}

/** @param {Desk} desk @param {Table} table @returns {Told} */
function ranked(desk, table) {
  const first = winners(table)
  const scores = table.outcome?.scores || []
  const players = new Intl.ListFormat(document.documentElement.lang).format(first.map(table.nameOf))
  const title = t(first.length > 1 ? 'ending-shared' : 'ending-wins', {
    player: players,
    score: plain(scores[first[0]]),
  })
  const second = table.outcome?.places.indexOf(2) ?? -1
  if (second < 0) return { title, detail: '', isWon: true }
  const points = Number(scores[first[0]]) - Number(scores[second])
  const player = table.nameOf(second)
  const detail = points > 0 ? t('ending-ahead', { points, player }) : (desk.game.tied?.(player) ?? '')
  return { title, detail, isWon: true }
}

/** @param {{ desk: Desk, table: Table }} props */
export function EndingCard({ desk, table }) {
  const { title, detail, isWon, medals } = told(desk, table)
  return html`
    <section class=${cls('card ending', isWon && 'won')} aria-labelledby="ending-title">
      ${isWon && html`<${Garland} />`}
      <div class="head">
        ${isWon && html`<${Wreathed} table=${table} />`}
        <div>
          <h2 id="ending-title">${title}</h2>
          ${detail && html`<p class="by">${detail}</p>`}
        </div>
      </div>
      ${medals && html`<p class="medal-line" data-about="medals"><${Medals} of=${medals.of} won=${medals.won} /></p>`}
      <ul class="why">
        ${table.whyOver.map((why, i) => html`<${Why} key=${i} why=${why} table=${table} />`)}
      </ul>
      ${!desk.isReplay && html`<${Best} table=${table} hasMedals=${!!medals} />`}
    </section>
  `
}

/** The first reason, in words. @param {Table} table */
export const whyText = (table) => (table.whyOver.length ? textOf(table.whyOver[0], table) : '')

/** @param {import('../types').Reason} why @param {Table} table */
function textOf(why, table) {
  const seat = why.args?.seat
  const player = typeof seat === 'number' ? table.nameOf(seat) : ''
  return reasonText({ ...why, args: { ...why.args, player } })
}

/** One reason, which leads to its clause. @param {{ why: import('../types').Reason, table: Table }} props */
function Why({ why, table }) {
  const text = textOf(why, table)
  return html`<li data-why=${why.message}><p>
    <${Icon} name="flag" size=${16} />
    ${why.clause ? html`<a href=${`/rules/${table.game}#${why.clause}`}>${text}</a>` : html`<span>${text}</span>`}
  </p></li>`
}

// Celebrated: flags over the card and a wreath round who won. What moves is the same flags and some paper, once. ---------------

const FLAGS = Array.from({ length: 11 }, (_, i) => i)
const PAPER = Array.from({ length: 14 }, (_, i) => i)
/** How far a leaf is turned out of the vertical, on either side. */
const LEAVES = [32, 60, 90, 120, 148]

const Garland = () => html`
  <div class="garland" aria-hidden="true">
    <i class="string"></i>
    ${FLAGS.map((i) => html`<i key=${`flag ${i}`} class=${`flag f${i % 4}`} style=${{ left: `${2 + i * 8.9}%`, top: `${sag(i)}px` }}></i>`)}
    ${PAPER.map((i) => html`<i key=${`paper ${i}`} class=${`paper f${i % 4}`} style=${{ left: `${4 + i * 7}%` }}></i>`)}
  </div>
`

/** How low the string hangs where a flag is. @param {number} i */
const sag = (i) => Math.round(2 + 9 * (1 - ((i - 5) / 5.5) ** 2))

/** @param {{ table: Table }} props */
function Wreathed({ table }) {
  return winners(table).map(
    (seat) => html`
    <span key=${seat} class="wreathed" data-winner=${seat}>
      ${[-1, 1].map((side) =>
        LEAVES.map(
          (at) => html`<i key=${side * at} class="leaf" aria-hidden="true"
            style=${{ transform: `rotate(${side * at}deg) translateY(-27px) rotate(${side * 66}deg)` }}></i>`,
        ),
      )}
      <${Badge} seat=${seat} name=${table.nameOf(seat)} />
    </span>`,
  )
}

// One's best -------------------------------------------------------------------------------------------------------------------

/** @param {{ table: Table, hasMedals: boolean }} props */
function Best({ table, hasMedals }) {
  const [best, setBest] = useState(/** @type {import('../wire').Best | null} */ (null))
  const isMine = table.seats.filter((seat) => seat.mine).length === 1
  useEffect(() => {
    if (isMine) get(`/api/tables/${table.id}/best`).then(setBest, () => {})
  }, [table.id, isMine])
  if (!best) return null
  return html`
    ${hasMedals && html`<${MostMedals} best=${best} />`}
    <${BestScore} best=${best} />
  `
}

/** The medals beside those of earlier matches. @param {{ best: import('../wire').Best }} props */
function MostMedals({ best: { solo, solo_before: before } }) {
  if (solo === null) return null
  const isMore = solo > (before ?? 0)
  const text = t(`ending-medals-${before === null ? 'first' : isMore ? 'more' : 'most'}`, { count: before ?? solo })
  return html`<p class="best" data-medals=${isMore ? 'new' : 'old'}>${isMore ? html`<b class="pill">${text}</b>` : text}</p>`
}

/** @param {{ best: import('../wire').Best }} props */
function BestScore({ best: { before, score, beaten } }) {
  if (before === null)
    return (
      beaten &&
      html`<p class="best" data-best="first"><b class="pill">${t('ending-best-first', { score: plain(score) })}</b></p>`
    )
  return html`
    <p class="best" data-best=${beaten ? 'new' : 'old'}>
      ${beaten && html`<b class="pill">${t('ending-best-new', { points: Number(score) - before })}</b>`}
      <span>${t(beaten ? 'ending-best-was' : 'ending-best', { score: plain(before) })}</span>
    </p>
  `
}

// What now ---------------------------------------------------------------------------------------------------------------------

/** @param {{ session: Session, table: Table }} props */
export function Ways({ session, table }) {
  const info = session.info.value
  if (!info) return null
  const again = async () => {
    try {
      go(`/table/${(await post(`/api/tables/${info.id}/rematch`)).table}`)
    } catch (error) {
      session.refuse(error)
    }
  }
  return html`
    <div class="card dock over-dock">
      <p class="seed">
        ${info.seed && t('labelled', { name: t('web-seed'), value: info.seed })}
        ${info.no_record?.length ? html`<small>${info.seed && ' · '}${t('web-no-best')}</small>` : ''}
      </p>
      <div class="button-row">
        ${
          info.seed &&
          html`<a class="btn" href=${`/new/${info.game}?seed=${encodeURIComponent(info.seed)}`}>
            <${Icon} name="dice" />${t('web-same-deal')}
          </a>`
        }
        <a class="btn" href=${`/api/tables/${info.id}/record`} download=${`branchline-${info.id}.json`}>
          <${Icon} name="down" />${t('web-record')}
        </a>
        <${Picture} session=${session} table=${table} />
        ${
          info.seats.some((seat) => seat.mine) &&
          html`<button class="btn" onClick=${again}><${Icon} name="again" />${t('web-rematch')}</button>`
        }
        ${!isAlone() && html`<a class="btn" href=${`/analysis/${info.id}`}><${Icon} name="bulb" />${t('web-analysis')}</a>`}
        <a class="btn go" href=${`/replay/${info.id}`}><${Icon} name="play" />${t('web-watch-replay')}</a>
      </div>
    </div>
  `
}

/** What others are still to play shows no board. @param {Session} session @param {Table} table */
async function draw(session, table) {
  const info = session.info.peek()
  const { openDeal, resultText, sharedTitle } = await import('./deal.js')
  const found = info && (await openDeal(info))
  const ending = told(session, table)
  if (!found) return (await import('./share_image.js')).shareImage(table, ending)
  const { day, deal } = found
  const title = sharedTitle(deal, session.game.optionsText(deal.options))
  const result = resultText({ score: table.outcome?.scores[0], missed: table.outcome?.missed?.[0] })
  const { shareDaily } = await import('./share_daily.js')
  return shareDaily({ day, key: deal.key, title, result, medals: ending.medals })
}

/**
 * The board and who won, as an image to show around: drawn here, and sent nowhere by us.
 * @param {{ session: Session, table: Table }} props
 */
function Picture({ session, table }) {
  const [isBusy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    try {
      await draw(session, table)
    } catch {
      session.announce(t('ending-image-failed'))
    }
    setBusy(false)
  }
  return html`<button class="btn" data-share disabled=${isBusy} onClick=${share}><${Icon} name="share" />${t('ending-image')}</button>`
}
