// Home: a game and an opponent in two clicks, tables that wait for me, open tables, challenges with medals, results.
import { useEffect, useState } from 'preact/hooks'
import { games as listGames, get, once, post, Problem } from '../lib/api.js'
import { hasModule } from '../games/index.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { ago, needWords, reasonText, t } from '../lib/words.js'
import { Bar, useTitle, Wait } from '../parts/frame.js'
import { Badge, Icon, Medal } from '../parts/icons.js'
import { Poster } from '../parts/posters.js'
import { TutorialLink } from '../parts/tutorial.js'

/** @typedef {import('../types').TableInfo} TableInfo */

const REFRESH = 5000

export default function Home() {
  useTitle(t('web-home'))
  const [games, setGames] = useState(/** @type {import('../types').GameInfo[] | null} */ (null))
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  const [chosen, setChosen] = useState('')
  const [lists, setLists] = useState(/** @type {Lists} */ ({ mine: [], open: [], watch: [], feats: [] }))
  useEffect(() => {
    listGames().then(async (found) => {
      await needWords('railroad_tiles')
      setGames(found)
      setChosen(found[0]?.name || '')
    }, (error) => setProblem(error.reason))
  }, [])
  useEffect(() => {
    const look = () => loadLists().then(setLists, () => {})
    look()
    const timer = setInterval(() => { if (document.visibilityState === 'visible') look() }, REFRESH)
    return () => clearInterval(timer)
  }, [])
  /** @param {any} wish */
  const start = async (wish) => {
    try {
      const table = await post('/api/tables', wish)
      go(`/table/${table.id}`)
    } catch (error) { if (error instanceof Problem) setProblem(error.reason) }
  }
  if (!games) return html`<${Bar} /><${Wait}>${problem && reasonText(problem)}</${Wait}>`
  const game = games.find((each) => each.name === chosen) || games[0]
  return html`<${Bar} /><main id="main" tabindex="-1" class="home">
    <div class="intro"><h1>${t('web-where-to')}</h1><p>${t('web-where-to-hint')}</p><a class="btn" href="/join"><${Icon} name="link" />${t('web-join-link')}</a></div>
    <section class="start-here" aria-label=${t('web-start')}>
      <div class="posters" role="group" aria-label=${t('web-games')}>${games.map((each) => html`<button key=${each.name} class="poster" aria-pressed=${each === game} onClick=${() => setChosen(each.name)}><${Poster} game=${each.name} /><span class="title">${t(`web-game-${each.name}`)}</span><span class="about">${t('web-poster', { about: t(`web-about-${each.name}`), seats: seatRange(each) })}</span></button>`)}</div>
      ${problem && html`<p class="problem" role="alert">${reasonText(problem)}</p>`}
      ${game && html`<${Start} game=${game} onStart=${start} />`}
    </section>
    <section class="cont">
      <h2>${t('web-continue')}</h2>
      ${lists.mine.map((table) => html`<${TableCard} key=${table.id} table=${table} />`)}
      ${!lists.mine.length && html`<p class="empty">${t('web-no-tables')}</p>`}
      <div class="more"><a class="card" href="/replays"><${Icon} name="again" />${t('web-replays')}</a><a class="card" href="/score"><${Icon} name="rect" />${t('web-score-map')}</a><a class="card" href="/rules"><${Icon} name="book" />${t('web-rules')}</a><a class="card" href="/gallery"><${Icon} name="bag" />${t('web-gallery')}</a></div>
    </section>
    ${(lists.open.length > 0 || lists.watch.length > 0) && html`<section class="lobby"><h2>${t('web-open-tables')}</h2><div class="tables">${[...lists.open, ...lists.watch].map((table) => html`<${TableCard} key=${table.id} table=${table} />`)}</div></section>`}
    ${games.some((each) => each.name === 'railroad-tiles') && html`<${Challenges} feats=${lists.feats} onStart=${start} />`}
  </main>`
}

/** @typedef {{ mine: TableInfo[], open: TableInfo[], watch: TableInfo[], feats: any[] }} Lists */

/** @returns {Promise<Lists>} */
async function loadLists() {
  const me = await get('/api/me')
  /** @param {string} path @param {string} key */
  const part = async (path, key) => (await get(path))[key]
  const known = me.kind !== 'nobody'
  const [mine, open, watch, feats] = await Promise.all([
    known ? part('/api/me/tables', 'tables') : [], part('/api/tables', 'tables'), part('/api/tables?state=playing', 'tables'), known ? part('/api/me/records', 'feats') : [],
  ])
  /** @param {TableInfo} table */
  const isMine = (table) => table.seats.some((seat) => seat.mine)
  /** @param {TableInfo} table */
  const rank = (table) => (isWaiting(table) ? 0 : table.state === 'over' ? 2 : 1)
  return { mine: mine.sort((/** @type {TableInfo} */ a, /** @type {TableInfo} */ b) => rank(a) - rank(b) || b.changed_at - a.changed_at).slice(0, 5), open: open.filter((/** @type {TableInfo} */ table) => !isMine(table)), watch: watch.filter((/** @type {TableInfo} */ table) => !isMine(table)).slice(0, 6), feats }
}

/** @param {TableInfo} table */
const isWaiting = (table) => table.state === 'playing' && table.seats.some((seat) => seat.mine && table.to_act.includes(seat.seat))

/** @param {import('../types').GameInfo} game */
const seatRange = (game) => (game.seat_counts.length > 1 ? `${game.seat_counts[0]}–${game.seat_counts[game.seat_counts.length - 1]}` : String(game.seat_counts[0]))

/** @param {{ game: import('../types').GameInfo, onStart: (wish: any) => void }} props */
function Start({ game, onStart }) {
  const [busy, setBusy] = useState(false)
  const has = (/** @type {number} */ n) => game.seat_counts.includes(n)
  const level = game.levels[game.levels.length - 1]
  /** @param {any[]} seats */
  const begin = async (seats) => { setBusy(true); await onStart({ game: game.name, seats }); setBusy(false) }
  const ways = [
    has(2) && { id: 'bot', icon: 'bot', seats: [{ type: 'me' }, { type: 'bot', level }] },
    has(1) && { id: 'alone', icon: 'you', seats: [{ type: 'me' }] },
    has(2) && { id: 'here', icon: 'pair', seats: [{ type: 'me', name: t('web-seat-name', { number: 1 }) }, { type: 'me', name: t('web-seat-name', { number: 2 }) }] },
    has(2) && { id: 'far', icon: 'link', seats: [{ type: 'me' }, { type: 'open' }] },
  ].filter((way) => !!way)
  return html`<div class="card start"><div><h2>${t('web-start-with', { game: t(`web-game-${game.name}`) })}</h2><p>${hasModule(game.name) ? html`${t('web-starts-at-once')} <a href=${`/new/${game.name}`}>${t('web-more-options')}</a>` : t('web-terminal-only')}</p><${TutorialLink} game=${game.name} /></div>
    <div class="who-with">${ways.map((way, i) => html`<button key=${way.id} class=${i ? '' : 'first'} disabled=${busy || !hasModule(game.name)} onClick=${() => begin(way.seats)}><${Icon} name=${way.icon} size=${24} /><span><b>${t(`web-with-${way.id}`)}</b><small>${t(`web-with-${way.id}-hint`)}</small></span></button>`)}</div></div>`
}

/** @param {{ table: TableInfo }} props */
export function TableCard({ table }) {
  const waits = isWaiting(table)
  const names = table.seats.map((seat) => (seat.kind === 'bot' ? t(`web-level-${seat.level}`) : seat.kind === 'open' ? t('web-open-seat') : seat.name || t('web-seat-name', { number: seat.seat + 1 })))
  const acting = table.seats.find((seat) => table.to_act.includes(seat.seat))
  const mine = table.seats.find((seat) => seat.mine)
  const free = table.state === 'open' && table.seats.some((seat) => seat.kind === 'open') && !mine
  const score = table.outcome && mine ? table.outcome.scores[mine.seat] : null
  const state = waits ? html`<span class="now"><${Icon} name="play" size=${14} />${t('web-your-turn')}</span>`
    : table.state === 'over' ? html`<span class="wait"><${Icon} name="medal" size=${15} />${score === null ? t('web-over') : t('web-result', { score, place: table.outcome?.places[mine?.seat ?? 0] ?? 1 })}</span>`
      : table.state === 'open' ? html`<span class=${free ? 'now' : 'wait'}>${t(free ? 'web-free-seat' : 'web-waits-for-people')}</span>`
        : html`<span class="wait">${acting && html`<${Badge} seat=${acting.seat} name=${names[acting.seat]} />${t('web-thinks', { player: names[acting.seat] })}`}</span>`
  return html`<a class="card tbl" href=${table.state === 'over' && table.outcome ? `/replay/${table.id}` : `/table/${table.id}`}><span class="th"><${Poster} game=${table.game} crop=${true} /></span><span class="tx"><b>${t(`web-game-${table.game}`)}</b><span class="p">${names.join(', ')} · ${ago(table.changed_at)}</span>${state}</span></a>`
}

/** @param {{ feats: any[], onStart: (wish: any) => void }} props */
function Challenges({ feats, onStart }) {
  const [list, setList] = useState(/** @type {any[]} */ ([]))
  useEffect(() => { once('/api/games/railroad-tiles/content').then((found) => setList(found.challenges || []), () => {}) }, [])
  if (!list.length) return null
  const won = new Map(feats.filter((feat) => feat.game === 'railroad-tiles' && feat.key.startsWith('challenge:')).map((feat) => [feat.key.slice('challenge:'.length), feat.value]))
  const sum = list.reduce((total, each) => total + (won.get(each.id) || 0), 0)
  return html`<section class="chal"><header><h2>${t('web-challenges')}</h2><p>${t('web-challenges-hint')}</p><span class="sum"><${Medal} n=${3} on=${sum > 0} />${t('web-medals-of', { won: sum, all: list.length * 3 })}</span></header>
    <div class="tickets">${list.map((each) => {
      const medals = won.get(each.id) || 0
      return html`<button key=${each.id} class="card ticket" onClick=${() => onStart({ game: 'railroad-tiles', seats: [{ type: 'me' }], options: { challenge: each.id } })}><b>${t(`railroad-tiles-${each.id.replaceAll('_', '-')}`)}</b><span class="p">${t(`web-challenge-${each.id.replaceAll('_', '-')}`)}</span><span class="foot"><span>${each.medals.join(' · ')}</span><span class="medals"><span class="sr">${t('web-medals-of', { won: medals, all: 3 })}</span>${[1, 2, 3].map((n) => html`<${Medal} key=${n} n=${n} on=${n <= medals} />`)}</span></span></button>`
    })}</div></section>`
}
