// A profile: what somebody has played, by game and opponent; what they reached alone, drawn; their medals.
import { useEffect, useState } from 'preact/hooks'
import { frontOf } from '../games/fronts.js'
import { gameModule, hasModule } from '../games/index.js'
import { isAlone } from '../lib/alone.js'
import { get, post, put, reasonOf, refusalOf } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html, plain, withValue } from '../lib/html.js'
import { go, place } from '../lib/router.js'
import { ago, needWords, ordinal, t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { Alert, Page, useProblem, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { ScoreChart } from '../parts/score_chart.js'

/** @typedef {import('../types').Profile} Profile */
/** @typedef {import('../types').ProfileMatch} ProfileMatch */

/** The games' modules by name: they say what their options are. @typedef {Map<string, import('../types').GameModule>} Modules */

export default function People() {
  const name = place.value.parts[0]
  const [loaded, setLoaded] = useState(/** @type {{ profile: Profile, modules: Modules } | null} */ (null))
  const [problem, setProblem] = useProblem()
  useEffect(() => {
    setLoaded(null)
    setProblem(null)
    load(name).then(setLoaded, (error) => setProblem(reasonOf(error)))
  }, [name])
  if (!loaded)
    return problem
      ? html`<${Refused} title=${name || t('web-profile')} problem=${problem} />`
      : html`<${Page} title=${name || t('web-profile')}><${Wait} /></${Page}>`
  const { profile, modules } = loaded
  /** @param {import('../types').TableWish} wish */
  const start = async (wish) => {
    try {
      go(`/table/${(await post('/api/tables', wish)).id}`)
    } catch (error) {
      setProblem(refusalOf(error))
    }
  }
  return html`
    <${Page} title=${profile.mine ? t('web-profile') : profile.name} wide=${true} cls="profile">
      <${Alert} reason=${problem} />
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
    <p><button class="quiet" onClick=${open}>
      <${Icon} name="flag" size=${16} />${t('profile-report')}</button></p>
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
  const [problem, setProblem] = useProblem()
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
      setProblem(refusalOf(error))
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
      <${Alert} reason=${problem} />
    </section>
  `
}

/** A table of counts. @param {{ title: string, heads: string[], children?: unknown }} props */
const Tally = ({ title, heads, children }) => html`
  <h2>${title}</h2>
  <table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th key=${head} scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${children}
    </tbody>
  </table>
`

/** @param {{ profile: Profile }} props */
const Games = ({ profile }) => html`
  <section class="card tally">
    <${Tally}
      title=${t('profile-games')}
      heads=${[t('profile-game'), t('profile-played'), t('profile-first'), t('profile-alone')]}
    >
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
    </${Tally}>
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
    <${Tally}
      title=${t('profile-opponents')}
      heads=${[t('profile-opponent'), t('profile-met'), t('profile-ahead'), t('profile-behind')]}
    >
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
    </${Tally}>
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
    return Shelf && html`<${Shelf} key=${game} soloResults=${profile.feats} onStart=${onStart} />`
  })

/** Which matches are looked for: of a game, and with whom, a number of the profile's list. Empty: all.
 * @typedef {{ game: string, whom: string }} Sought */

/** @param {Profile} profile @param {Sought} sought @param {number | null} before */
function matchesOf(profile, { game, whom }, before) {
  const asked = new URLSearchParams({
    ...(!profile.mine && { name: profile.name }),
    ...(game && { game }),
    ...(before !== null && { before: String(before) }),
  })
  const who = profile.opponents[Number(whom)]
  if (whom) asked.set(who.level ? 'level' : 'opponent', who.level || who.name || '')
  return get(`/api/people/matches?${asked}`)
}

/** @param {{ profile: Profile }} props */
function Matches({ profile }) {
  const [found, setFound] = useState(/** @type {ProfileMatch[] | null} */ (null))
  const [next, setNext] = useState(/** @type {number | null} */ (null))
  const [problem, setProblem] = useProblem()
  const [sought, setSought] = useState({ game: '', whom: '' })
  /** @param {ProfileMatch[]} before @param {number | null} since */
  const show = (before, since) => {
    let isLate = false
    setProblem(null)
    matchesOf(profile, sought, since).then(
      (page) => {
        if (isLate) return
        setFound([...before, ...page.matches])
        setNext(page.next)
      },
      (error) => setProblem(reasonOf(error)),
    )
    return () => {
      isLate = true
    }
  }
  useEffect(() => show([], null), [profile, sought])
  return html`
    <section class="matches">
      <h2>${t('web-replays')}</h2>
      <${Filters} profile=${profile} sought=${sought} onChange=${setSought} />
      <${Alert} reason=${problem} />
      ${found && !found.length && html`<p class="empty">${t('profile-no-matches')}</p>`}
      <div class="result-rows">
        ${found?.map((match) => html`<${Row} key=${match.table} match=${match} />`)}
      </div>
      ${next !== null && html`<button class="btn" onClick=${() => show(found || [], next)}>${t('profile-earlier')}</button>`}
    </section>
  `
}

/** @param {{ profile: Profile, sought: Sought, onChange: (sought: Sought) => void }} props */
const Filters = ({ profile, sought, onChange }) => html`
  <div class="form filters">
    <label class="stack">
      ${t('profile-game')}
      <select value=${sought.game} onChange=${withValue((game) => onChange({ ...sought, game }))}>
        <option value="">${t('profile-all')}</option>
        ${profile.games.map(
          (each) => html`<option key=${each.game} value=${each.game}>${t(`web-game-${each.game}`)}</option>`,
        )}
      </select>
    </label>
    <label class="stack">
      ${t('profile-opponent')}
      <select value=${sought.whom} onChange=${withValue((whom) => onChange({ ...sought, whom }))}>
        <option value="">${t('profile-all')}</option>
        ${profile.opponents.map(
          (each, i) => (each.level || each.name) && html`<option key=${i} value=${i}>${nameOf(each)}</option>`,
        )}
      </select>
    </label>
  </div>
`

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
