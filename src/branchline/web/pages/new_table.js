// A new table: the game, who sits where, the options in words, the seed, the clock.
import { useEffect, useState } from 'preact/hooks'
import { games as listGames, once, post, Problem } from '../lib/api.js'
import { gameModule, hasModule } from '../games/index.js'
import { isAlone } from '../lib/alone.js'
import { html } from '../lib/html.js'
import { named } from '../lib/named.js'
import { chooseLevel, chosenLevel, fullLevels } from '../lib/opponent.js'
import { go, place } from '../lib/router.js'
import { needWords, reasonText, t } from '../lib/words.js'
import { ClockField, clockNamed, PausesField } from '../parts/clock_field.js'
import { Away, NotFound } from '../parts/dead_end.js'
import { Elsewhere } from '../parts/elsewhere.js'
import { Face } from '../parts/faces.js'
import { Page, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { Field } from '../parts/option_field.js'
import { Offer } from '../parts/tutorial_offer.js'

/** @typedef {{ type: 'me' | 'open' | 'bot', level?: string, name?: string }} Wish */

export default function NewTable() {
  const name = place.value.parts[0] || ''
  const [games, setGames] = useState(/** @type {import('../types').GameInfo[] | null} */ (null))
  useEffect(() => {
    listGames().then(
      async (found) => {
        await needWords(...found.map((game) => game.name.replaceAll('-', '_')))
        setGames(found)
      },
      () => setGames([]),
    )
  }, [])
  if (!games) return html`<${Wait} />`
  const playable = games.filter((game) => hasModule(game.name))
  const game = name ? playable.find((each) => each.name === name) : playable[0]
  if (!game) return games.length ? html`<${NotFound} />` : html`<${Away} />`
  return html`<${Form} key=${game.name} info=${game} games=${playable} />`
}

/** @param {{ info: import('../types').GameInfo, games: import('../types').GameInfo[] }} props */
function Form({ info, games }) {
  const [known, setKnown] = useState(/** @type {[import('../types').GameModule, any] | null} */ (null))
  const asked = place.value.query
  const [seats, setSeats] = useState(() => firstSeats(info))
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ ({}))
  const [seed, setSeed] = useState(asked.get('seed') || '')
  const [isPublic, setPublic] = useState(false)
  const [hasHints, setHints] = useState(true)
  const [clock, setClock] = useState('none')
  const [pauses, setPauses] = useState(0)
  const [content, setContent] = useState('')
  const [made, setMade] = useState(/** @type {(import('../types').TableInfo & { lacks?: boolean }) | null} */ (null))
  const [invited, setInvited] = useState(/** @type {import('../wire').Companion[]} */ ([]))
  const isOpen = seats.some((seat) => seat.type === 'open') && !isAlone()
  const inviting = useInviting(isOpen)
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  useEffect(() => {
    Promise.all([gameModule(info.name), once(`/api/games/${info.name}/content`)]).then(setKnown, () => {})
  }, [info])
  if (!known) return html`<${Wait} />`
  if (made) return html`<${Noted} made=${made} />`
  const fields = known[0].options(info, known[1])
  const presets = { usual: {}, ...known[0].presets?.(known[1]) }
  const most = info.seat_counts[info.seat_counts.length - 1]
  const least = info.seat_counts[0]
  const shown = fields.filter((field) => !field.when || field.when(seats.length, options))
  const lacks = shown.map((field) => field.lacks?.(options[field.name], options)).find(Boolean)
  /** @param {number} i @param {Wish} wish */
  const change = (i, wish) => setSeats(seats.map((seat, j) => (i === j ? wish : seat)))
  /** @param {Event} event */
  const start = async (event) => {
    event.preventDefault()
    const strongest = info.levels.findLast((level) => seats.some((seat) => seat.level === level))
    if (strongest) chooseLevel(info, strongest)
    const used = Object.fromEntries(shown.flatMap((field) => valueOf(field, options)))
    /** @type {any} */
    const wish = { game: info.name, seats: seats.map(clean), options: used, public: isPublic, hints: hasHints }
    if (seed.trim()) wish.seed = seed.trim()
    Object.assign(wish, clockNamed(clock, pauses))
    if (content.trim()) wish.content = content
    try {
      wish.seats = await named(wish.seats)
      if (!wish.seats) return
      const made = await post('/api/tables', wish)
      const problems = isOpen && inviting ? await inviting.inviteAll(made.id, invited) : []
      if (problems.length) setMade({ ...made, lacks: true, warnings: [...(made.warnings || []), ...problems] })
      else if (made.warnings) setMade(made)
      else go(`/table/${made.id}`)
    } catch (error) {
      if (error instanceof Problem) setProblem(error.reason)
    }
  }
  return html`
    <${Page} title=${t('web-new-table')} where=${t(info.name)}>
      <${Offer} game=${info.name} />
      <form class="form" onSubmit=${start}>
        ${
          games.length > 1 &&
          html`
          <fieldset class="card">
            <legend>${t('web-game')}</legend>
            <div class="seg wide">
              ${games.map(
                (game) => html`
                <a key=${game.name} class="pill" aria-current=${game === info ? 'page' : null} href=${`/new/${game.name}`}>
                  ${t(game.name)}
                </a>
              `,
              )}
            </div>
          </fieldset>
        `
        }
        <fieldset class="card">
          <legend>${t('web-seats')}</legend>
          <ol class="seat-rows">
            ${seats.map(
              (seat, i) => html`
              <li key=${i}>
                <span class=${`seat s${i}`} aria-hidden="true">
                  ${i + 1}
                </span>
                <label>
                  <span class="sr">${t('web-seat-name', { number: i + 1 })}</span>
                  <select
                    value=${seat.type === 'bot' ? `bot-${seat.level}` : seat.type}
                    onChange=${(/** @type {any} */ event) => change(i, wishOf(event.target.value, seat))}
                  >
                    <option value="me">${t('web-seat-me')}</option>
                    ${!isAlone() && html`<option value="open">${t('web-seat-open')}</option>`}
                    ${[...new Set([...fullLevels(info), ...info.levels])].map(
                      (level) => html`
                      <option key=${level} value=${`bot-${level}`}>
                        ${t('web-seat-a-bot', { level: t(`level-${level}`) })}
                      </option>
                    `,
                    )}
                  </select>
                </label>
                ${
                  seat.type === 'bot' &&
                  seat.level &&
                  html`
                  <span class="grow about-bot"><${Face} level=${seat.level} />${t(`level-${seat.level}-about`)}</span>
                `
                }
                ${
                  seat.type === 'me' &&
                  html`
                  <label class="grow">
                    <span class="sr">${t('web-name')}</span>
                    <input
                      maxlength="40"
                      placeholder=${t('web-name')}
                      value=${seat.name || ''}
                      onInput=${(/** @type {any} */ event) => change(i, { ...seat, name: event.target.value })}
                    />
                  </label>
                `
                }
                ${
                  seats.length > least &&
                  html`
                  <button
                    type="button"
                    class="tool"
                    aria-label=${t('web-remove-seat', { number: i + 1 })}
                    onClick=${() => setSeats(seats.filter((_, j) => j !== i))}
                  >
                    <${Icon} name="cross" />
                  </button>
                `
                }
              </li>
            `,
            )}
          </ol>
          ${
            seats.length < most &&
            html`
            <button
              type="button"
              class="quiet"
              onClick=${() => setSeats([...seats, { type: 'bot', level: chosenLevel(info) }])}
            >
              <${Icon} name="plus" size=${16} />
              ${t('web-add-seat')}
            </button>
          `
          }
          ${!isAlone() && html`<p class="hint">${t('web-seats-hint')}</p>`}
          ${isOpen && inviting && html`<${inviting.Choosing} chosen=${invited} onChange=${setInvited} />`}
          <${Elsewhere} game=${info} />
        </fieldset>
        <${Presets} presets=${presets} options=${options} onChoose=${setOptions} />
        ${shown.map(
          (field) => html`
          <${Field}
            key=${field.name}
            field=${field}
            value=${options[field.name]}
            options=${options}
            onChange=${(/** @type {any} */ value) => setOptions({ ...options, [field.name]: value })}
          />
        `,
        )}
        <fieldset class="card">
          <legend>${t('web-the-deal')}</legend>
          <label class="stack">
            ${t('web-seed')}
            <input
              maxlength="64"
              value=${seed}
              onInput=${(/** @type {any} */ event) => setSeed(event.target.value)}
              placeholder=${t('web-seed-new')}
            />
          </label>
          <p class="hint">${t('web-seed-hint')}</p>
          ${
            !isAlone() &&
            html`
            <${ClockField} value=${clock} onChange=${setClock} />
            <${PausesField} clock=${clock} value=${pauses} onChange=${setPauses} />
            <label class="check">
              <input
                type="checkbox"
                checked=${isPublic}
                onChange=${(/** @type {any} */ event) => setPublic(event.target.checked)}
              />
              ${t('web-public')}
            </label>
          `
          }
          <label class="check">
            <input
              type="checkbox"
              checked=${hasHints}
              onChange=${(/** @type {any} */ event) => setHints(event.target.checked)}
            />
            ${t('web-hints-allowed')}
          </label>
          <details>
            <summary>${t('web-own-content')}</summary>
            <p class="hint">${t('web-own-content-hint')}</p>
            <label class="stack">
              <span class="sr">${t('web-own-content')}</span>
              <textarea
                rows="5"
                spellcheck="false"
                value=${content}
                onInput=${(/** @type {any} */ event) => setContent(event.target.value)}
              ></textarea>
            </label>
          </details>
        </fieldset>
        ${
          problem &&
          html`
          <p class="problem" role="alert">
            ${reasonText(problem)}
          </p>
        `
        }
        <div class="submit">
          ${lacks && html`<p class="hint" id="lacks">${lacks}</p>`}
          <button class="btn go" disabled=${!!lacks} aria-describedby=${lacks ? 'lacks' : null}>
            ${t('web-start-table')}
            <${Icon} name="next" />
          </button>
        </div>
      </form>
    </${Page}>
  `
}

/**
 * How long and how rich a match is, in one choice; what it sets can be seen below, and changed.
 * @param {{ presets: Record<string, any>, options: Record<string, any>, onChoose: (options: any) => void }} props
 */
function Presets({ presets, options, onChoose }) {
  const now = JSON.stringify(options)
  const all = ['quick', 'usual', 'everything'].filter((name) => name in presets)
  return html`
    <fieldset class="card presets">
      <legend>${t('web-presets')}</legend>
      <div class="seg wide">
        ${all.map(
          (name) => html`
          <button
            type="button"
            key=${name}
            data-preset=${name}
            aria-pressed=${JSON.stringify(presets[name]) === now}
            onClick=${() => onChoose(presets[name])}
          >
            ${t(`web-preset-${name}`)}
          </button>
        `,
        )}
      </div>
    </fieldset>
  `
}

/** What invites people, once a seat is open to them. @param {boolean} isNeeded */
function useInviting(isNeeded) {
  const [part, setPart] = useState(/** @type {typeof import('../parts/inviting.js') | null} */ (null))
  useEffect(() => {
    if (isNeeded && !part)
      import('../parts/inviting.js').then((found) => found.ready().then(() => setPart(found))).catch(() => {})
  }, [isNeeded])
  return part
}

/**
 * The table is there; but something about a list of one's own is unusual, or somebody could not be invited.
 * @param {{ made: import('../types').TableInfo & { lacks?: boolean } }} props
 */
function Noted({ made }) {
  return html`
    <${Page} title=${t('web-new-table')} where=${t(made.game)}>
      <section class="form card noted" role="status">
        <h2>${t(made.lacks ? 'invite-failed' : 'web-content-notes')}</h2>
        <ul>${made.warnings?.map((warning, i) => html`<li key=${i}>${reasonText(warning)}</li>`)}</ul>
        <p><a class="btn go" href=${`/table/${made.id}`}>${t('web-to-table')}<${Icon} name="next" /></a></p>
      </section>
    </${Page}>
  `
}

/**
 * What of an option is sent: nothing unless it was touched, and of picks those that can still be picked.
 * @param {import('../types').OptionField} field @param {Record<string, any>} options @returns {[string, any][]}
 */
function valueOf(field, options) {
  const value = options[field.name]
  if (value === undefined) return []
  const known = field.picks?.(options).choices.map((choice) => choice.value)
  return [[field.name, Array.isArray(value) && known ? value.filter((each) => known.includes(each)) : value]]
}

/** @param {import('../types').GameInfo} info @returns {Wish[]} */
const firstSeats = (info) =>
  info.seat_counts.includes(2) ? [{ type: 'me' }, { type: 'bot', level: chosenLevel(info) }] : [{ type: 'me' }]

/** @param {string} value @param {Wish} seat @returns {Wish} */
const wishOf = (value, seat) =>
  value.startsWith('bot-')
    ? { type: 'bot', level: value.slice(4) }
    : value === 'me'
      ? { type: 'me', name: seat.name }
      : { type: 'open' }

/** @param {Wish} seat */
const clean = (seat) =>
  seat.type === 'me' && seat.name?.trim()
    ? { type: 'me', name: seat.name.trim() }
    : seat.type === 'bot'
      ? { type: 'bot', level: seat.level }
      : { type: seat.type }
