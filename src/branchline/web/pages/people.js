// A profile: what somebody has played, by game and opponent; what they reached alone, drawn; their medals.
import { useEffect, useState } from 'preact/hooks'
import { frontOf } from '../games/fronts.js'
import { gameModule, hasModule } from '../games/index.js'
import { isAlone } from '../lib/alone.js'
import { get, post, Problem, put } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html, plain, withValue } from '../lib/html.js'
import { go, place } from '../lib/router.js'
import { ago, needWords, ordinal, reasonText, t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { Page, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { ScoreChart } from '../parts/score_chart.js'

/** @typedef {import('../types').Profile} Profile */
/** @typedef {import('../types').ProfileMatch} ProfileMatch */

/** The games' modules by name: they say what their options are. @typedef {Map<string, import('../types').GameModule>} Modules */

export default function People() {
  const name = place.value.parts[0]
  const [shown, setShown] = useState(/** @type {{ profile: Profile, modules: Modules } | null} */ (null))
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  useEffect(() => {
    setShown(null)
    setProblem(null)
    load(name).then(setShown, (error) => setProblem(error.reason || { message: 'web-unreachable' }))
  }, [name])
  if (!shown)
    return problem
      ? html`<${Refused} title=${name || t('web-profile')} problem=${problem} />`
      : html`<${Page} title=${name || t('web-profile')}><${Wait} /></${Page}>`
  const { profile, modules } = shown
  /** @param {import('../types').TableWish} wish */
  const start = async (wish) => {
    try {
      go(`/table/${(await post('/api/tables', wish)).id}`)
    } catch (error) {
      if (error instanceof Problem) setProblem(error.reason)
    }
  }
  return html`
    <${Page} title=${profile.mine ? t('web-profile') : profile.name} wide=${true} cls="profile">
      ${problem && html`<p class="problem" role="alert">${reasonText(problem)}</p>`}
      ${profile.mine && html`<${Showing} profile=${profile} />`}
      ${!profile.counted && !profile.feats.length && html`<p class="empty">${t('profile-none')}</p>`}
      <div class="tallies">
        ${profile.games.length > 0 && html`<${Games} profile=${profile} />`}
        ${profile.opponents.length > 0 && html`<${Opponents} profile=${profile} />`}
      </div>
      ${profile.solo.length > 0 && html`<${Solo} profile=${profile} modules=${modules} />`}
      ${profile.feats.length > 0 && html`<${Medals} profile=${profile} onStart=${start} />`}
      ${profile.counted > 0 && html`<${Matches} profile=${profile} />`}
      ${!profile.mine && html`<${Shunning} key=${profile.name} name=${profile.name} />`}
      ${!profile.mine && !isAlone() && html`<${Reporting} key=${profile.name} name=${profile.name} />`}
    </${Page}>
  `
}

/** @param {{ name: string }} props */
function Reporting({ name }) {
  const [part, setPart] = useState(/** @type {typeof import('../parts/report.js') | null} */ (null))
  const open = () =>
    import('../parts/report.js').then((found) => found.ready().then(() => setPart(found))).catch(() => {}) // asked for again
  const things = [{ kind: /** @type {const} */ ('name'), body: { type: 'person', name } }]
  return html`
    <p><button class="quiet" onClick=${open}><${Icon} name="flag" size=${16} />${t('profile-report')}</button></p>
    ${part && html`<${part.Report} name=${name} things=${things} onClose=${() => setPart(null)} />`}
  `
}

/** @param {string | undefined} name */
async function load(name) {
  await needWords('people')
  const profile = await (name ? get(`/api/people?name=${encodeURIComponent(name)}`) : get('/api/people'))
  const games = [...new Set([...profile.games, ...profile.feats].map(({ game }) => game))]
  const fronts = games.flatMap((game) => frontOf(game) || [])
  const alone = [...new Set(profile.solo.map(({ game }) => game))].filter(hasModule)
  const [modules] = await Promise.all([
    Promise.all(alone.map(gameModule)),
    needWords(...fronts.flatMap((front) => front.words)),
    ...['css/people.css', ...fronts.flatMap((front) => front.styles)].map(style),
  ])
  return { profile, modules: new Map(modules.map((each) => [each.name, each])) }
}

/** Muting or blocking them, for who is somebody here. @param {{ name: string }} props */
function Shunning({ name }) {
  const [part, setPart] = useState(/** @type {typeof import('../parts/peace.js') | null} */ (null))
  useEffect(() => {
    const load = async () => {
      if ((await get('/api/me')).kind === 'nobody') return
      const found = await import('../parts/peace.js')
      await found.ready()
      setPart(found)
    }
    load().catch(() => {}) // the page does without
  }, [])
  return part && html`<${part.ShunPerson} name=${name} />`
}

/** Who sees it: nobody else until one says so. @param {{ profile: Profile }} props */
function Showing({ profile }) {
  const [isPublic, setPublic] = useState(profile.public)
  const [account, setAccount] = useState(/** @type {boolean | null} */ (null))
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  useEffect(() => {
    get('/api/me').then(
      (me) => setAccount(me.kind === 'account'),
      () => {},
    )
  }, [])
  /** @param {{ target: HTMLInputElement }} event */
  const choose = async (event) => {
    const wished = event.target.checked
    setProblem(null)
    try {
      await put('/api/me/profile', { public: wished })
      setPublic(wished)
    } catch (error) {
      event.target.checked = isPublic
      if (error instanceof Problem) setProblem(error.reason)
    }
  }
  const address = addressOf(profile.name)
  return html`
    <section class="card showing">
      <p role="status"><b>${t(isPublic ? 'profile-public' : 'profile-private')}</b></p>
      ${
        account &&
        html`
        <label class="check">
          <input type="checkbox" checked=${isPublic} onChange=${choose} />
          ${t('profile-show')}
        </label>
        <p class="hint">${t('profile-show-hint')}</p>
        ${isPublic && html`<p><a href=${address}>${location.origin + address}</a></p>`}
      `
      }
      ${account === false && html`<p class="hint">${t('profile-guest')} <a href="/account">${t('web-account')}</a></p>`}
      ${problem && html`<p class="problem" role="alert">${reasonText(problem)}</p>`}
    </section>
  `
}

/** @param {{ profile: Profile }} props */
const Games = ({ profile }) => html`
  <section class="card tally">
    <h2>${t('profile-games')}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${t('profile-game')}</th>
          <th scope="col">${t('profile-played')}</th>
          <th scope="col">${t('profile-first')}</th>
          <th scope="col">${t('profile-alone')}</th>
        </tr>
      </thead>
      <tbody>
        ${profile.games.map(
          (each) => html`
          <tr key=${each.game} data-game=${each.game}>
            <th scope="row">${t(`web-game-${each.game}`)}</th>
            <td>${each.played}</td>
            <td>${each.first}</td>
            <td>${each.alone}</td>
          </tr>
        `,
        )}
      </tbody>
    </table>
    <p class="hint">${t('profile-counted', { count: profile.counted })}</p>
  </section>
`

/** @param {string} name */
const addressOf = (name) => `/people/${encodeURIComponent(name)}`

/** @param {{ name?: string, level?: string | null }} who */
const nameOf = ({ name, level }) => (level ? t(`level-${level}`) : name || t('profile-somebody'))

/** @param {{ profile: Profile }} props */
const Opponents = ({ profile }) => html`
  <section class="card tally">
    <h2>${t('profile-opponents')}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${t('profile-opponent')}</th>
          <th scope="col">${t('profile-met')}</th>
          <th scope="col">${t('profile-ahead')}</th>
          <th scope="col">${t('profile-behind')}</th>
        </tr>
      </thead>
      <tbody>
        ${profile.opponents.map(
          (each) => html`
          <tr key=${`${each.level} ${each.name}`}>
            <th scope="row">
              ${each.public && each.name ? html`<a href=${addressOf(each.name)}>${each.name}</a>` : nameOf(each)}
            </th>
            <td>${each.played}</td>
            <td>${each.ahead}</td>
            <td>${each.behind}</td>
          </tr>
        `,
        )}
      </tbody>
    </table>
  </section>
`

/** @param {{ profile: Profile, modules: Modules }} props */
const Solo = ({ profile, modules }) => html`
  <section>
    <h2>${t('profile-solo')}</h2>
    <div class="charts">
      ${profile.solo.map((series, i) => {
        const options = modules.get(series.game)?.optionsText(series.options)
        const title = [t(`web-game-${series.game}`), series.own_content && t('profile-own-pieces')]
          .filter(Boolean)
          .join(' · ')
        return html`<${ScoreChart} key=${i} title=${title} about=${options} scores=${series.scores} />`
      })}
    </div>
  </section>
`

/** What each game has to show of one's records.
 * @param {{ profile: Profile, onStart: (wish: import('../types').TableWish) => void }} props */
const Medals = ({ profile, onStart }) =>
  [...new Set(profile.feats.map(({ game }) => game))].map((game) => {
    const Shelf = frontOf(game)?.Shelf
    return Shelf && html`<${Shelf} key=${game} feats=${profile.feats} onStart=${onStart} />`
  })

/** @param {{ profile: Profile }} props */
function Matches({ profile }) {
  const [found, setFound] = useState(/** @type {ProfileMatch[] | null} */ (null))
  const [next, setNext] = useState(/** @type {number | null} */ (null))
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  const [game, setGame] = useState('')
  const [whom, setWhom] = useState('')
  /** @param {ProfileMatch[]} before @param {number | null} since */
  const look = async (before, since) => {
    const asked = new URLSearchParams({
      ...(!profile.mine && { name: profile.name }),
      ...(game && { game }),
      ...(since !== null && { before: String(since) }),
    })
    const who = profile.opponents[Number(whom)]
    if (whom) asked.set(who.level ? 'level' : 'opponent', who.level || who.name || '')
    const page = await get(`/api/people/matches?${asked}`)
    return { matches: [...before, ...page.matches], next: page.next }
  }
  /** @param {ProfileMatch[]} before @param {number | null} since */
  const show = (before, since) => {
    let isLate = false
    setProblem(null)
    look(before, since).then(
      (page) => {
        if (isLate) return
        setFound(page.matches)
        setNext(page.next)
      },
      (error) => setProblem(error.reason),
    )
    return () => {
      isLate = true
    }
  }
  useEffect(() => show([], null), [profile, game, whom])
  return html`
    <section class="matches">
      <h2>${t('web-replays')}</h2>
      <div class="form filters">
        <label class="stack">
          ${t('profile-game')}
          <select value=${game} onChange=${withValue(setGame)}>
            <option value="">${t('profile-all')}</option>
            ${profile.games.map(
              (each) => html`<option key=${each.game} value=${each.game}>${t(`web-game-${each.game}`)}</option>`,
            )}
          </select>
        </label>
        <label class="stack">
          ${t('profile-opponent')}
          <select value=${whom} onChange=${withValue(setWhom)}>
            <option value="">${t('profile-all')}</option>
            ${profile.opponents.map(
              (each, i) => (each.level || each.name) && html`<option key=${i} value=${i}>${nameOf(each)}</option>`,
            )}
          </select>
        </label>
      </div>
      ${problem && html`<p class="problem" role="alert">${reasonText(problem)}</p>`}
      ${found && !found.length && html`<p class="empty">${t('profile-no-matches')}</p>`}
      <div class="result-rows">
        ${found?.map((match) => html`<${Row} key=${match.table} match=${match} />`)}
      </div>
      ${next !== null && html`<button class="btn" onClick=${() => show(found || [], next)}>${t('profile-earlier')}</button>`}
    </section>
  `
}

/** What a seat came to: its points, what it missed, or neither where the match was given up. @param {ProfileMatch['seats'][0]} seat */
function reached({ score, missed }) {
  if (missed != null) return t('web-missed', { score: plain(missed) })
  return score == null ? t('web-over') : t('web-points', { score })
}

/** @param {{ match: ProfileMatch }} props */
function Row({ match }) {
  const own = match.seats.find((seat) => seat.own) || match.seats[0]
  const alone = match.seats.length === 1
  const when = new Date(match.at * 1000)
  const all = match.seats.map((seat) => `${nameOf(seat)} ${plain(seat.score)}`)
  return html`
    <a class="card res" href=${`/replay/${match.table}`} data-match=${match.table}>
      <span class="pl" data-place=${alone ? 0 : own.place}>
        ${alone ? html`<${Icon} name="flag" size=${20} />` : ordinal(own.place)}
      </span>
      <span class="tx">
        <b>${t(`web-game-${match.game}`)}</b>
        <span class="p">${alone ? nameOf(own) : all.join(' · ')}</span>
      </span>
      <span class="sc">
        <b>${reached(own)}</b>
        <time datetime=${when.toISOString()} title=${when.toLocaleString(document.documentElement.lang)}>${ago(match.at)}</time>
      </span>
    </a>
  `
}
