// The end: one sum, the lines that make it, the profit of every decade, and where the score stands among the bots'.
import { useEffect, useState } from 'preact/hooks'
import { games, get, once, post, refusalOf } from '../../lib/api.js'
import { html, plain } from '../../lib/html.js'
import { untilOver } from '../../lib/until_over.js'
import { t } from '../../lib/words.js'
import { Icon } from '../../parts/icons.js'
import { Alert, useProblem } from '../../parts/frame.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {{ score: number | null, missed: number | null }} Played */
/** What a level made of many deals. @typedef {import('../../wire').SoloScores} Level */

const TIERS = ['below', 'between', 'among', 'above', 'beyond']

/** Where a score stands among those of the simplest level and the strongest. @param {number} score @param {Level[]} levels */
function tier(score, levels) {
  const [simplest, strongest] = [levels[0], levels[levels.length - 1]]
  const { least, median, most } = strongest
  return TIERS[[score >= simplest.median, score >= least, score >= median, score > most].filter(Boolean).length]
}

/** @param {{ table: Table }} props */
export function End({ table }) {
  const { outcome, view } = table
  const [levels, setLevels] = useState(/** @type {Level[]} */ ([]))
  useEffect(() => {
    games().then(
      (all) => setLevels(all.find((each) => each.name === 'railways')?.solo_scores ?? []),
      () => {},
    )
  }, [])
  if (!outcome) return null
  const counted = outcome.scores[0]
  return html`<section class="card rw-end" aria-label=${t('web-final-score')}>
    <div class="sum"><span class="tot" data-about="total" tabindex="0" data-final=${counted ?? 'missed'}>${plain(counted)}</span>
      <${Sum} table=${table} /></div>
    ${view.is_met && levels.length > 0 && html`<h2>${t(`railways-web-tier-${tier(view.score.total, levels)}`)}</h2>`}
    <div class="two">
      ${levels.length > 0 && html`<${Bots} table=${table} bots=${levels} score=${counted} />`}
      <${Decades} table=${table} /></div>
  </section>`
}

/** What the score is for, or that a goal was missed. @param {Table} table @returns {import('../../types').Ending | null} */
export function ending({ outcome, view }) {
  if (!outcome) return null
  const counted = outcome.scores[0]
  const name = t(view.goals.length > 1 ? 'railways-baron' : `railways-${view.goals[0]}`)
  const why = t(view.is_met ? 'railways-result-counts' : 'railways-result-missed', { name, total: view.score.total })
  const isOfItsTime = counted !== (view.is_met ? view.score.total : null)
  return {
    title: view.is_met ? t('railways-web-over', { score: view.score.total }) : t('railways-result-lost'),
    detail: isOfItsTime ? `${why} ${t('railways-web-of-its-time', { score: plain(counted) })}` : why,
    isWon: view.is_met,
  }
}

/** Each line leads to its clause. @param {{ table: Table }} props */
function Sum({ table: { view, catalogue } }) {
  const { score } = view
  const railways = t('railways-web-railways-at', { railways: view.markers.length, points: catalogue.points_a_railway })
  const line = (
    /** @type {string} */ about,
    /** @type {string} */ clause,
    /** @type {string} */ label,
    /** @type {string} */ value,
  ) =>
    html`<tr data-about=${about}><th scope="row">
      <a class="cap" href=${`/rules/railways#${clause}`}>${label}</a></th><td>${value}</td></tr>`
  return html`<table><tbody>
    ${line('profit', 'RW-A7', t('railways-result-profit'), plain(score.profit))}
    ${line('railways', 'RW-F1', railways, `+${score.railways}`)}
    ${line('pollution', 'RW-F1', t('railways-result-pollution'), plain(score.pollution))}
  </tbody></table>`
}

/** What the bots made of the very same deal, as the server keeps it. @param {Table} table @returns {Promise<Record<string, Played>>} */
async function sameDeal(table) {
  const { seed, game } = await get(`/api/tables/${table.id}`)
  const { deals } = await get(`/api/seeds?seed=${encodeURIComponent(seed ?? '')}&game=${game}&table=${table.id}`)
  const deal = deals.find((each) => each.results.some((result) => result.table === table.id))
  const bots = (deal?.results || []).flatMap((result) => result.seats).filter((seat) => seat.bot)
  return Object.fromEntries(bots.reverse().map((seat) => [seat.level, seat]))
}

/** A bot plays the deal at a table of its own, to its end. @param {Table} table @param {string} level */
async function letPlay(table, level) {
  const { game, options, seed } = await get(`/api/tables/${table.id}`)
  const made = await post('/api/tables', { game, options, seed, seats: [{ type: 'bot', level }] })
  await untilOver(made.id)
}

/** No score is less than any. @param {number | null} score */
const rank = (score) => score ?? -Infinity

/** @param {{ table: Table, bots: Level[], score: number | null }} props */
function Bots({ table, bots, score }) {
  const levels = bots.map((bot) => bot.level)
  const [played, setPlayed] = useState(/** @type {Record<string, Played>} */ ({}))
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    sameDeal(table).then(setPlayed, () => {})
  }, [table.id])
  const ask = async () => {
    setBusy(true)
    try {
      for (const level of levels.filter((/** @type {string} */ each) => !(each in played))) {
        await letPlay(table, level)
        setPlayed(await sameDeal(table))
      }
    } catch (error) {
      setProblem(refusalOf(error))
    } finally {
      setBusy(false)
    }
  }
  const isAll = levels.every((/** @type {string} */ level) => level in played)
  const better = levels.filter((/** @type {string} */ level) => rank(score) > rank(played[level]?.score)).length
  return html`<div class="rw-bots"><h3 class="eyebrow">${t('railways-web-among-bots')}</h3>
    ${bots.map(
      (bot) => html`<${Strip} key=${bot.level}
      bot=${bot} bots=${bots} score=${score} played=${played[bot.level]} />`,
    )}
    <${Alert} reason=${problem} />
    ${
      isAll
        ? html`<p>${t('railways-web-same-deal-result', { better, all: levels.length })}</p>`
        : html`<p><button class="btn" disabled=${isBusy} onClick=${ask}>
          <${Icon} name="bot" />${t(isBusy ? 'railways-web-bots-play' : 'railways-web-same-deal')}</button></p>`
    }
  </div>`
}

/**
 * One level: the range of its scores, its median, one's own, and what it made of this deal.
 * @param {{ bot: Level, bots: Level[], score: number | null, played?: Played }} props
 */
function Strip({ bot, bots, score, played }) {
  const shown = [score, played?.score].filter((each) => each != null)
  const most = Math.max(...shown, ...bots.map((each) => each.most))
  const least = Math.min(0, ...shown)
  const x = (/** @type {number} */ n) => `${(((n - least) / (most - least)) * 100).toFixed(1)}%`
  return html`<div class="strip" data-about="bots" tabindex="0">
    <span class="nm">${t(`level-${bot.level}`)}
      <small>${t('railways-web-bot-range', { least: bot.least, median: bot.median, most: bot.most })}</small></span>
    <span class="bar" aria-hidden="true">
      <i class="range" style=${{ left: x(bot.least), width: `calc(${x(bot.most)} - ${x(bot.least)})` }}></i>
      <i class="median" style=${{ left: x(bot.median) }}></i>
      ${played?.score != null && html`<i class="deal" style=${{ left: x(played.score) }}></i>`}
      ${score !== null && html`<i class="you" style=${{ left: x(score) }}></i>`}</span>
    <b>${played && html`<span data-bot=${bot.level}>${botText(played)}</span>`}</b></div>`
}

/** What a bot made of the deal. @param {Played} played */
const botText = ({ score, missed }) => (missed === null ? plain(score) : t('web-missed', { score: plain(missed) }))

/** @param {{ table: Table }} props */
function Decades({ table }) {
  const [values, setValues] = useState(/** @type {number[]} */ ([]))
  useEffect(() => {
    once(`/api/tables/${table.id}/replay`).then(
      (replay) => setValues(profits(replay.entries)),
      () => {},
    )
  }, [table.id])
  if (!values.length) return null
  const most = Math.max(10, ...values)
  const x = (/** @type {number} */ i) => 16 + i * 24
  const y = (/** @type {number} */ n) => 78 - (n / most) * 66
  const line = `M${values.map((n, i) => `${x(i)} ${y(n).toFixed(1)}`).join('L')}`
  const name = t('railways-web-by-decade')
  return html`<div data-about="decades" tabindex="0"><h3 class="eyebrow">${name}</h3>
    <svg class="rw-spark" viewBox="0 0 300 98" role="img" aria-label=${t('labelled', { name, value: values.map(plain).join(', ') })}>
      ${[0, 0.5, 1].map((part) => html`<path key=${part} class="grid" d=${`M10 ${y(most * part)}H290`} />`)}
      <path class="line" d=${line} />
      ${values.map(
        (n, i) => html`<g key=${i}>
        <circle cx=${x(i)} cy=${y(n).toFixed(1)} r="3.6" /><text x=${x(i)} y="95">${i + 1}</text></g>`,
      )}
    </svg></div>`
}

/** The profit at the end of every decade, from what happened. @param {import('../../types').Entry[]} entries */
function profits(entries) {
  const gone = new Set()
  for (const entry of entries)
    for (const seq of entry.seqs || []) entry.type === 'undone' ? gone.add(seq) : gone.delete(seq)
  let profit = 0
  const found = []
  for (const event of entries.filter((entry) => !gone.has(entry.seq)).flatMap((entry) => entry.events || [])) {
    if (event.type === 'track_moved' && event.track === 'profit') profit = event.after
    if (event.type === 'decade_begun' || event.type === 'game_ended') found.push(profit)
  }
  return found
}
