// Home: a game and an opponent in two clicks, tables that wait for me, open tables, results, and what else a game has to show.
import { useEffect, useState } from 'preact/hooks'
import { games as listGames, get, post, reasonOf, refusalOf } from '../lib/api.js'
import { frontOf, scoredGames } from '../games/fronts.js'
import { hasModule } from '../games/index.js'
import { style } from '../lib/assets.js'
import { isAlone, isOffered, isSite } from '../lib/alone.js'
import { cls, html } from '../lib/html.js'
import { named } from '../lib/named.js'
import { chooseLevel, chosenLevel, fullLevels } from '../lib/opponent.js'
import { go } from '../lib/router.js'
import { needWords, range, t } from '../lib/words.js'
import { Away } from '../parts/dead_end.js'
import { Elsewhere } from '../parts/elsewhere.js'
import { Face } from '../parts/faces.js'
import { Alert, Bar, phone, useProblem, useTitle, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { Poster } from '../parts/posters.js'
import { ResultRow, TableCard } from '../parts/table_card.js'
import { TutorialLink } from '../parts/tutorial_offer.js'

/** @typedef {import('../types').TableInfo} TableInfo */
/** @typedef {import('../types').GameInfo} GameInfo */
/** @typedef {import('../types').TableWish} TableWish */

const REFRESH = 5000
const AT_FIRST = 6
const ME = { type: 'me' }

/** @typedef {import('../wire').WaitingTable} Waiting */
/** What waits for me, of so many. @typedef {{ waiting: Waiting[], count: number, invited: import('../wire').Invitation[] }} Waits */
/** @typedef {import('../types').ProfileResult} Result */
/** @typedef {Waits & { mine: TableInfo[], over: TableInfo[], open: TableInfo[], watch: TableInfo[], soloResults: Result[] }} Lists */
/** @type {Lists} */
const NOTHING = { waiting: [], count: 0, invited: [], mine: [], over: [], open: [], watch: [], soloResults: [] }

export default function Home() {
  const [problem, setProblem] = useProblem()
  const games = useGames(setProblem)
  const [chosen, setChosen] = useState('')
  const [here, setHere] = useState(/** @type {typeof import('../parts/here.js') | null} */ (null))
  const lists = useLists()
  useEffect(() => {
    if (!isSite() && (isAlone() || isOffered())) import('../parts/here.js').then(setHere, () => {})
  }, [])
  /** @param {TableWish} wish */
  const start = async (wish) => {
    try {
      const seats = await named(wish.seats)
      if (seats) go(`/table/${(await post('/api/tables', { ...wish, seats })).id}`)
    } catch (error) {
      setProblem(refusalOf(error))
    }
  }
  if (!games) return problem ? html`<${Away} />` : html`<${Bar} /><${Wait} />`
  const game = games.find((each) => each.name === chosen) || games[0]
  // On a phone there is one column: a table that waits for me comes before the posters.
  const isFirst = phone.value && lists.count + lists.invited.length > 0
  return html`
    <${Bar} />
    <main id="main" tabindex="-1" class="home">
      <${Intro} />
      ${isFirst && html`<section class="cont"><${Continue} lists=${lists} /></section>`}
      <section class="start-here" aria-label=${t('web-start')}>
        <${Posters} games=${games} game=${game} onChoose=${setChosen} />
        <${Alert} reason=${problem} />
        ${game && html`<${Start} game=${game} best=${bestOf(game, lists.soloResults)} onStart=${start} />`}
      </section>
      <section class="cont">
        ${!isFirst && html`<${Continue} lists=${lists} />`}
        <${More} />
      </section>
      <${Others} tables=${[...lists.open, ...lists.watch]} />
      <${Over} tables=${lists.over} />
      ${here && html`<${here.Here} />`}
      ${games.map(({ name }) => {
        const Shelf = frontOf(name)?.Shelf
        return Shelf && html`<${Shelf} key=${name} soloResults=${lists.soloResults} onStart=${start} />`
      })}
    </main>
  `
}

/** With the words and styles of their fronts. @param {(reason: import('../types').Reason) => void} onProblem */
function useGames(onProblem) {
  const [games, setGames] = useState(/** @type {GameInfo[] | null} */ (null))
  useEffect(() => {
    listGames()
      .then(async (found) => {
        const fronts = found.flatMap((game) => frontOf(game.name) || [])
        await Promise.all([
          needWords(...fronts.flatMap((front) => front.words)),
          ...fronts.flatMap((front) => front.styles).map(style),
        ])
        setGames(found)
      })
      .catch((error) => onProblem(reasonOf(error)))
  }, [])
  return games
}

/** What there is to go on with, looked up again and again while somebody looks; its number stands in the title and on the app. */
function useLists() {
  const [lists, setLists] = useState(NOTHING)
  const { count } = lists
  useTitle(count ? `(${count}) ${t('web-home')}` : t('web-home'))
  useEffect(() => {
    navigator.setAppBadge?.(count).catch(() => {})
  }, [count])
  useEffect(() => {
    const look = () => loadLists().then(setLists, () => {})
    look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look()
    }, REFRESH)
    return () => clearInterval(timer)
  }, [])
  return lists
}

const Intro = () => html`
  <div class="intro">
    <h1>${t('web-where-to')}</h1>
    <p>${t('web-where-to-hint')}</p>
    ${!isAlone() && html`<a class="btn" href="/join"><${Icon} name="link" />${t('web-join-link')}</a>`}
    ${isAlone() && html`<${ByOneself} />`}
  </div>
`

/** Where this browser is the host: what that means, and the way back where there is one. */
function ByOneself() {
  const back = () => import('../lib/offline.js').then(({ playHere }) => playHere(false))
  return html`
    <p class="alone">${t('pocket-stays-here')}</p>
    ${!isSite() && html`<button class="btn" data-offline="back" onClick=${back}>${t('pocket-offline-back')}</button>`}
  `
}

/** @param {{ games: GameInfo[], game: GameInfo, onChoose: (name: string) => void }} props */
const Posters = ({ games, game, onChoose }) => html`
  <div class="posters" role="group" aria-label=${t('web-games')}>
    ${games.map(
      (each) => html`
      <button key=${each.name} class="poster" aria-pressed=${each === game} onClick=${() => onChoose(each.name)}>
        <${Poster} game=${each.name} />
        <span class="title">${t(`web-game-${each.name}`)}</span>
        <span class="about">
          ${t('web-poster', { about: t(`web-about-${each.name}`), seats: seatRange(each) })}
        </span>
      </button>
    `,
    )}
  </div>
`

/** Where one may sit down or watch. @param {{ tables: TableInfo[] }} props */
const Others = ({ tables }) =>
  tables.length > 0 &&
  html`
  <section class="lobby">
    <h2>${t('web-open-tables')}</h2>
    <div class="tables">${tables.map((table) => html`<${TableCard} key=${table.id} table=${table} />`)}</div>
  </section>
`

/** @param {{ tables: TableInfo[] }} props */
const Over = ({ tables }) =>
  tables.length > 0 &&
  html`
  <section class="results">
    <header>
      <h2>${t('web-recent')}</h2>
      ${!isAlone() && html`<a href="/people">${t('web-profile')}</a>`}
      <a href="/replays">${t('web-all-replays')}</a>
    </header>
    <div class="result-rows">${tables.map((table) => html`<${ResultRow} key=${table.id} table=${table} />`)}</div>
  </section>
`

/** What waits for me, what runs out first first; then what else is under way. @param {{ lists: Lists }} props */
function Continue({ lists: { waiting, count, mine, invited } }) {
  const tables = [...waiting.slice(0, AT_FIRST).map(({ table }) => table), ...mine]
  const [glance, setGlance] = useState(/** @type {typeof import('../parts/glance.js') | null} */ (null))
  const isPlaying = tables.some((table) => table.state === 'playing')
  useEffect(() => {
    if (isPlaying) import('../parts/glance.js').then(setGlance, () => {})
  }, [isPlaying])
  useEffect(() => glance?.watch(tables), [glance, tables])
  const [part, setPart] = useState(/** @type {typeof import('../parts/inviting.js') | null} */ (null))
  const isInvited = invited.length > 0
  useEffect(() => {
    if (isInvited)
      import('../parts/inviting.js').then((found) => found.ready().then(() => setPart(found))).catch(() => {})
  }, [isInvited])
  return html`
    ${part && html`<${part.Invited} all=${invited} />`}
    ${waiting.length > 0 && html`<h2>${t('web-waiting-for-me', { count })}</h2>`}
    ${waiting.map(
      (one) => html`
      <${TableCard} key=${one.table.id} table=${one.table} waiting=${one} seen=${glance?.seenOf(one.table)} />
    `,
    )}
    ${(mine.length > 0 || !waiting.length) && html`<h2>${t('web-continue')}</h2>`}
    ${mine.map((table) => html`<${TableCard} key=${table.id} table=${table} seen=${glance?.seenOf(table)} />`)}
    ${!tables.length && html`<p class="empty">${t('web-no-tables')}</p>`}
  `
}

/** @param {{ to: string, icon: string, words: string, more?: string }} props */
const Link = ({ to, icon, words, more = '' }) => html`
  <a class=${cls('card', more)} href=${to}>
    <${Icon} name=${icon} />
    ${t(words)}
  </a>
`

const More = () => html`
  <div class="more">
    <${Link} to="/daily" icon="clock" words="web-daily" more="daily-link" />
    <${Link} to="/puzzles" icon="bulb" words="web-puzzles" />
    <${Link} to="/replays" icon="again" words="web-replays" />
    ${scoredGames().length > 0 && html`<${Link} to="/score" icon="rect" words="web-score-map" />`}
    <${Link} to="/rules" icon="book" words="web-rules" />
    <${Link} to="/gallery" icon="bag" words="web-gallery" />
    <${Link} to="/account" icon="you" words="web-account" />
  </div>
`

/** One that was ended early has one only where somebody gave up. @param {TableInfo} table */
const hasResult = ({ outcome }) => !!outcome && (outcome.scores.length > 0 || new Set(outcome.places).size > 1)

/** @returns {Promise<Lists>} */
async function loadLists() {
  const me = await get('/api/me')
  /** @param {Promise<import('../wire').Tables>} asked */
  const tables = async (asked) => (await asked).tables
  const known = me.kind !== 'nobody'
  const [waits, playing, gathering, over, open, watch, soloResults] = await Promise.all([
    known ? get('/api/me/waiting') : { tables: [], count: 0, invitations: [] },
    known ? tables(get('/api/me/tables?state=playing')) : [],
    known ? tables(get('/api/me/tables?state=open')) : [],
    known ? tables(get('/api/me/tables?state=over')) : [],
    tables(get('/api/tables')),
    tables(get('/api/tables?state=playing')),
    known ? get('/api/me/records').then((found) => found.feats) : [],
  ])
  /** @param {TableInfo} table */
  const isOthers = (table) => !table.seats.some((seat) => seat.mine)
  /** @param {TableInfo} a @param {TableInfo} b */
  const byTime = (a, b) => b.changed_at - a.changed_at
  const isWaited = new Set(waits.tables.map((/** @type {Waiting} */ one) => one.table.id))
  return {
    waiting: waits.tables,
    count: waits.count,
    invited: waits.invitations || [],
    mine: [...playing, ...gathering]
      .filter(({ id }) => !isWaited.has(id))
      .sort(byTime)
      .slice(0, AT_FIRST),
    over: over.filter(hasResult).slice(0, AT_FIRST),
    open: open.filter(isOthers),
    watch: watch.filter(isOthers).slice(0, AT_FIRST),
    soloResults,
  }
}

/** @param {GameInfo} game */
const seatRange = (game) =>
  game.seat_counts.length > 1
    ? range(game.seat_counts[0], game.seat_counts[game.seat_counts.length - 1])
    : String(game.seat_counts[0])

/** Whom one means by "a bot", and what to expect. @param {{ game: GameInfo, level: string }} props */
function Opponents({ game, level }) {
  return html`
    <fieldset class="opponents">
      <legend>${t('web-which-bot')}</legend>
      ${fullLevels(game).map(
        (each) => html`
        <label key=${each}>
          <input type="radio" name="opponent" checked=${each === level} onChange=${() => chooseLevel(game, each)} />
          <${Face} level=${each} size=${36} />
          ${t(`level-${each}`)}
        </label>
      `,
      )}
      <p class="hint">${t(`level-${level}-about`)}</p>
      <${Elsewhere} game=${game} />
    </fieldset>
  `
}

/** The best score alone; a game with a shelf shows its own. @param {GameInfo} game @param {Lists['soloResults']} soloResults */
const bestOf = (game, soloResults) =>
  frontOf(game.name)?.Shelf
    ? 0
    : Math.max(0, ...soloResults.flatMap((result) => (result.game === game.name ? result.value : [])))

/**
 * With whom one can begin at once. @param {GameInfo} game @param {string} level
 * @returns {{ id: string, icon: string, seats: TableWish['seats'] }[]}
 */
function waysOf({ seat_counts: counts }, level) {
  const alone = { id: 'alone', icon: 'you', seats: [ME] }
  if (!counts.includes(2)) return counts.includes(1) ? [alone] : []
  return [
    { id: 'bot', icon: 'bot', seats: [ME, { type: 'bot', level }] },
    ...(counts.includes(1) ? [alone] : []),
    { id: 'here', icon: 'pair', seats: [ME, ME] },
    ...(isAlone() ? [] : [{ id: 'far', icon: 'link', seats: [ME, { type: 'open' }] }]),
  ]
}

/** @param {{ game: GameInfo, best: number, onStart: (wish: TableWish) => Promise<void> }} props */
function Start({ game, best, onStart }) {
  const [busy, setBusy] = useState(false)
  const level = chosenLevel(game)
  /** @param {TableWish['seats']} seats */
  const begin = async (seats) => {
    setBusy(true)
    await onStart({ game: game.name, seats })
    setBusy(false)
  }
  const ways = waysOf(game, level)
  const name = t(`web-game-${game.name}`)
  const medals = String(!!frontOf(game.name)?.soloResult?.isMedals)
  return html`
    <div class="card start">
      <div>
        <h2>${ways.length > 1 ? t('web-start-with', { game: name }) : name}</h2>
        <p>
          ${
            hasModule(game.name)
              ? html`
            ${t('web-starts-at-once')} <a href=${`/new/${game.name}`}>${t('web-more-options')}</a>
          `
              : t('web-terminal-only')
          }
        </p>
        ${best > 0 && html`<p class="best">${t('web-best', { score: best })}</p>`}
        <${TutorialLink} game=${game.name} />
      </div>
      <div class="who-with">
        ${ways.map(
          (way, i) => html`
          <button
            key=${way.id}
            class=${i ? '' : 'first'}
            disabled=${busy || !hasModule(game.name)}
            onClick=${() => begin(way.seats)}
          >
            ${way.id === 'bot' ? html`<${Face} level=${level} />` : html`<${Icon} name=${way.icon} size=${24} />`}
            <span>
              <b>${t(`web-with-${way.id}`)}</b>
              <small>${t(`web-with-${way.id}-hint`, { level: t(`level-${level}`), medals })}</small>
            </span>
          </button>
        `,
        )}
      </div>
      ${game.seat_counts.includes(2) && html`<${Opponents} game=${game} level=${level} />`}
    </div>
  `
}
