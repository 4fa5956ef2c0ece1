// The end: one sum, the lines that make it, the profit of every decade, and where the score stands among the bots'.
import { useEffect, useState } from 'preact/hooks'
import { get, once, post, Problem } from '../../lib/api.js'
import { html, plain } from '../../lib/html.js'
import { reasonText, t } from '../../lib/words.js'
import { Icon } from '../../parts/icons.js'

/** @typedef {import('../../types').Table} Table */

/** @param {{ table: Table }} props */
export function End({ table }) {
  const { outcome, view, catalogue } = table
  if (!outcome) return null
  const { score } = view, counted = outcome.scores[0]
  return html`<section class="card rw-end" aria-label=${t('web-final-score')}>
    <div class="sum"><span class="tot" data-final=${counted}>${plain(counted)}</span><div><h2>${t(view.is_met ? `railways-web-tier-${tier(counted, catalogue)}` : 'railways-result-lost')}</h2><p class="mut">${t(view.is_met ? 'railways-result-counts' : 'railways-web-without-goal', { name: t(view.goals.length > 1 ? 'railways-baron' : `railways-${view.goals[0]}`), total: score.total })}</p></div>
      <table><tbody><tr><th scope="row">${t('railways-result-profit')}</th><td>${plain(score.profit)}</td></tr><tr><th scope="row">${t('railways-web-railways-at', { railways: view.markers.length, points: catalogue.points_a_railway })}</th><td>+${score.railways}</td></tr><tr><th scope="row">${t('railways-result-pollution')}</th><td class="minus">${plain(score.pollution)}</td></tr></tbody></table></div>
    <div class="two"><${Bots} table=${table} score=${counted} /><${Decades} table=${table} /></div>
  </section>`
}

/** Where a score stands among those of a thousand games of each bot. @param {number} score @param {any} catalogue @returns {string} */
export function tier(score, catalogue) {
  const [simple, good] = [catalogue.bots[0], catalogue.bots[catalogue.bots.length - 1]]
  if (score > good.most) return 'beyond'
  if (score >= good.median) return 'above'
  if (score >= good.least) return 'among'
  return score >= simple.median ? 'between' : 'below'
}

/** @param {{ table: Table, score: number }} props */
function Bots({ table, score }) {
  const { bots } = table.catalogue
  const [played, setPlayed] = useState(/** @type {Record<string, number> | null} */ (null))
  const [problem, setProblem] = useState(/** @type {import('../../types').Reason | null} */ (null))
  const [busy, setBusy] = useState(false)
  const most = Math.max(score, ...bots.map((/** @type {any} */ bot) => bot.most)), least = Math.min(0, score)
  const x = (/** @type {number} */ n) => `${(((n - least) / (most - least)) * 100).toFixed(1)}%`
  const ask = async () => {
    setBusy(true)
    try { setPlayed(await sameDeal(table, bots.map((/** @type {any} */ bot) => bot.level), setPlayed)) } catch (error) { if (error instanceof Problem) setProblem(error.reason) }
    setBusy(false)
  }
  return html`<div class="rw-bots"><h3 class="eyebrow">${t('railways-web-among-bots')}</h3>
    ${bots.map((/** @type {any} */ bot) => html`<div key=${bot.level} class="strip"><span class="nm">${t(`web-level-${bot.level}`)}<small>${t('railways-web-bot-range', { least: bot.least, median: bot.median, most: bot.most })}</small></span><span class="bar" aria-hidden="true"><i class="range" style=${{ left: x(bot.least), width: `calc(${x(bot.most)} - ${x(bot.least)})` }}></i><i class="median" style=${{ left: x(bot.median) }}></i><i class="you" style=${{ left: x(score) }}></i></span><b>${played?.[bot.level] !== undefined ? html`<span data-bot=${bot.level}>${played[bot.level]}</span>` : ''}</b></div>`)}
    ${problem && html`<p class="problem" role="alert">${reasonText(problem)}</p>`}
    <p>${played && Object.keys(played).length === bots.length ? t('railways-web-same-deal-result', { better: Object.values(played).filter((other) => score > other).length, all: bots.length }) : html`<button class="btn" disabled=${busy} onClick=${ask}><${Icon} name="bot" />${t(busy ? 'railways-web-bots-play' : 'railways-web-same-deal')}</button>`}</p></div>`
}

/** The bots play the very same deal, each at a table of its own. @param {Table} table @param {string[]} levels @param {(scores: Record<string, number>) => void} tell */
async function sameDeal(table, levels, tell) {
  const info = await get(`/api/tables/${table.id}`)
  /** @type {Record<string, number>} */
  const scores = {}
  for (const level of levels) {
    const made = await post('/api/tables', { game: info.game, options: info.options, seed: info.seed, seats: [{ type: 'bot', level }] })
    for (let found = made; ; found = await get(`/api/tables/${made.id}`)) {
      if (found.outcome) { scores[level] = found.outcome.scores[0]; tell({ ...scores }); break }
      await new Promise((done) => { setTimeout(done, 400) })
    }
  }
  return scores
}

/** @param {{ table: Table }} props */
function Decades({ table }) {
  const [values, setValues] = useState(/** @type {number[]} */ ([]))
  useEffect(() => { once(`/api/tables/${table.id}/replay`).then((replay) => setValues(profits(replay.entries)), () => {}) }, [table.id])
  if (!values.length) return null
  const most = Math.max(10, ...values), x = (/** @type {number} */ i) => 16 + i * 24, y = (/** @type {number} */ n) => 78 - (n / most) * 66
  return html`<div><h3 class="eyebrow">${t('railways-web-by-decade')}</h3><svg class="rw-spark" viewBox="0 0 300 98" role="img" aria-label=${`${t('railways-web-by-decade')}: ${values.join(', ')}`}>${[0, 0.5, 1].map((part) => html`<path key=${part} class="grid" d=${`M10 ${y(most * part)}H290`} />`)}<path class="line" d=${`M${values.map((n, i) => `${x(i)} ${y(n).toFixed(1)}`).join('L')}`} />${values.map((n, i) => html`<g key=${i}><circle cx=${x(i)} cy=${y(n).toFixed(1)} r="3.6" /><text x=${x(i)} y="95">${i + 1}</text></g>`)}</svg></div>`
}

/** The profit at the end of every decade, from what happened. @param {import('../../types').Entry[]} entries */
function profits(entries) {
  const gone = new Set()
  for (const entry of entries) for (const seq of entry.seqs || []) entry.type === 'undone' ? gone.add(seq) : gone.delete(seq)
  let profit = 0
  const found = []
  for (const event of entries.filter((entry) => !gone.has(entry.seq)).flatMap((entry) => entry.events || [])) {
    if (event.type === 'track_moved' && event.track === 'profit') profit = event.after
    if (event.type === 'decade_begun' || event.type === 'game_ended') found.push(profit)
  }
  return found
}

