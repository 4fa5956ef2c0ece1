// A new table: the game, who sits where, the options in words, the seed, the clock.
import { useEffect, useState } from 'preact/hooks'
import { once, post, refusalOf } from '../lib/api.js'
import { gameModule, hasModule } from '../games/index.js'
import { isAlone } from '../lib/alone.js'
import { html, withTick, withValue } from '../lib/html.js'
import { named } from '../lib/named.js'
import { chooseLevel, chosenLevel } from '../lib/opponent.js'
import { isForSeats, usualOptions } from '../lib/options.js'
import { go, place } from '../lib/router.js'
import { reasonText, t } from '../lib/words.js'
import { ClockField, clockNamed, PausesField } from '../parts/clock_field.js'
import { Away, NotFound } from '../parts/dead_end.js'
import { Alert, Page, useProblem, Wait } from '../parts/frame.js'
import { gamesInWords } from '../parts/game_links.js'
import { Icon } from '../parts/icons.js'
import { Field } from '../parts/option_field.js'
import { SeatRows } from '../parts/seat_rows.js'
import { needOffer, Offer } from '../parts/tutorial_offer.js'

/** @typedef {import('../types').GameInfo} GameInfo */
/** @typedef {Record<string, unknown>} Options */
/** @typedef {import('../parts/seat_rows.js').Wish} Wish */
/** @typedef {import('../types').TableInfo & { lacks?: boolean }} Made lacks: somebody could not be invited */

export default function NewTable() {
  const name = place.value.parts[0] || ''
  const [games, setGames] = useState(/** @type {GameInfo[] | null} */ (null))
  useEffect(() => {
    gamesInWords().then(setGames, () => setGames([]))
  }, [])
  if (!games) return html`<${Wait} />`
  const playable = games.filter((game) => hasModule(game.name))
  const game = name ? playable.find((each) => each.name === name) : playable[0]
  if (!game) return games.length ? html`<${NotFound} />` : html`<${Away} />`
  return html`<${Form} key=${game.name} info=${game} games=${playable} />`
}

/**
 * What one wishes for, as it stands in the form.
 * @typedef {{ seats: Wish[], options: Options, seed: string, isPublic: boolean, hasHints: boolean, clock: string, pauses: number,
 *   content: string, invited: import('../wire').Companion[] }} Draft
 */
/** @typedef {{ draft: Draft, change: (part: Partial<Draft>) => void }} Drafting */

/** @param {{ info: GameInfo, games: GameInfo[] }} props */
function Form({ info, games }) {
  const known = useKnown(info.name)
  const [draft, setDraft] = useState(() => firstDraft(info))
  const { seats } = draft
  const isOpen = seats.some((seat) => seat.type === 'open') && !isAlone()
  const inviting = useInviting(isOpen)
  const [made, setMade] = useState(/** @type {Made | null} */ (null))
  const [problem, setProblem] = useProblem()
  if (!known) return html`<${Wait} />`
  if (made) return html`<${Noted} made=${made} />`
  const [module, catalogue] = known
  const options = { ...usualOptions(info), ...draft.options }
  const shown = module.options(info, catalogue).filter((field) => isForSeats(info, field.name, seats.length))
  const change = (/** @type {Partial<Draft>} */ part) => setDraft((before) => ({ ...before, ...part }))
  /** @param {Event} event */
  const start = async (event) => {
    event.preventDefault()
    try {
      const table = await begin(info, draft, shown, isOpen ? inviting : null)
      if (table?.warnings) setMade(table)
      else if (table) go(`/table/${table.id}`)
    } catch (error) {
      setProblem(refusalOf(error))
    }
  }
  return html`
    <${Page} title=${t('web-new-table')} where=${t(info.name)}>
      <${Offer} game=${info.name} />
      <form class="form" onSubmit=${start}>
        ${games.length > 1 && html`<${Games} info=${info} games=${games} />`}
        <${Seats}
          info=${info}
          isUndealt=${!!module.sign}
          draft=${draft}
          change=${change}
          Choosing=${isOpen ? inviting?.Choosing : null}
        />
        <${Presets}
          presets=${{ usual: {}, ...presetsFor(module, info, catalogue, seats.length) }}
          options=${draft.options}
          onChoose=${(/** @type {Options} */ options) => change({ options })}
        />
        <${Fields} shown=${shown} options=${options} draft=${draft} change=${change} />
        <${Beside} draft=${draft} change=${change} />
        <${Alert} reason=${problem} />
        <${Submit} lacks=${shown.map((field) => field.lacks?.(options[field.name], options)).find(Boolean)} />
      </form>
    </${Page}>
  `
}

/**
 * What the game lets one choose; `options` are the draft's with what holds where nothing is chosen.
 * @param {{ shown: import('../types').OptionField[], options: Options } & Drafting} props
 */
const Fields = ({ shown, options, draft, change }) => html`
  ${shown.map(
    (field) => html`
      <${Field}
        key=${field.name}
        field=${field}
        value=${options[field.name]}
        options=${options}
        onChange=${(/** @type {unknown} */ value) => change({ options: { ...draft.options, [field.name]: value } })}
      />
    `,
  )}
`

/**
 * Who sits where, and whom one invites to what is left open.
 * @typedef {typeof import('../parts/inviting.js').Choosing} Chooses
 * @param {{ info: GameInfo, isUndealt: boolean, Choosing: Chooses | null | undefined } & Drafting} props
 */
const Seats = ({ info, isUndealt, draft, change, Choosing }) => html`
  <${SeatRows}
    info=${info}
    isUndealt=${isUndealt}
    seats=${draft.seats}
    onChange=${(/** @type {Wish[]} */ seats) => change({ seats })}
  >
    ${
      Choosing &&
      html`<${Choosing}
        chosen=${draft.invited}
        onChange=${(/** @type {Draft['invited']} */ invited) => change({ invited })}
      />`
    }
  </${SeatRows}>
`

/** @param {GameInfo} info @returns {Draft} */
const firstDraft = (info) => ({
  seats: firstSeats(info),
  options: {},
  seed: place.peek().query.get('seed') || '',
  isPublic: false,
  hasHints: true,
  clock: 'none',
  pauses: 0,
  content: '',
  invited: [],
})

/** A game's module and its catalogue. @param {string} name */
function useKnown(name) {
  const [known, setKnown] = useState(/** @type {[import('../types').GameModule, unknown] | null} */ (null))
  useEffect(() => {
    Promise.all([gameModule(name), once(`/api/games/${name}/content`), needOffer(name)]).then(
      ([module, catalogue]) => setKnown([module, catalogue]),
      () => {},
    )
  }, [name])
  return known
}

/**
 * Makes the table; null where somebody thought better of it. `warnings` say what is unusual about it, or who could not be invited.
 * @param {GameInfo} info @param {Draft} draft @param {import('../types').OptionField[]} shown
 * @param {typeof import('../parts/inviting.js') | null} inviting @returns {Promise<Made | null>}
 */
async function begin(info, draft, shown, inviting) {
  const strongest = info.levels.findLast((level) => draft.seats.some((seat) => seat.level === level))
  if (strongest) chooseLevel(info, strongest)
  const seats = await named(draft.seats.map(clean))
  if (!seats) return null
  const made = await post('/api/tables', {
    game: info.name,
    seats,
    options: Object.fromEntries(shown.flatMap((field) => valueOf(info, field, draft.options))),
    public: draft.isPublic,
    hints: draft.hasHints,
    ...(draft.seed.trim() && { seed: draft.seed.trim() }),
    ...clockNamed(draft.clock, draft.pauses),
    ...(draft.content.trim() && { content: draft.content }),
  })
  const problems = inviting ? await inviting.inviteAll(made.id, draft.invited) : []
  return problems.length ? { ...made, lacks: true, warnings: [...(made.warnings || []), ...problems] } : made
}

/** @param {{ info: GameInfo, games: GameInfo[] }} props */
const Games = ({ info, games }) => html`
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

/** What is the same for all games. @param {Drafting} props */
const Beside = (props) => html`<${Deal} ...${props} /><${AtTheTable} ...${props} />`

/** What is dealt: by which seed, and from whose list. @param {Drafting} props */
const Deal = ({ draft, change }) => html`
  <fieldset class="card">
    <legend>${t('web-the-deal')}</legend>
    <label class="stack">
      ${t('web-seed')}
      <input
        maxlength="64"
        value=${draft.seed}
        onInput=${withValue((seed) => change({ seed }))}
        placeholder=${t('web-seed-new')}
      />
    </label>
    <p class="hint">${t('web-seed-hint')}</p>
    <details>
      <summary>${t('web-own-content')}</summary>
      <p class="hint">${t('web-own-content-hint')}</p>
      <label class="stack">
        <span class="sr">${t('web-own-content')}</span>
        <textarea
          rows="5"
          spellcheck="false"
          value=${draft.content}
          onInput=${withValue((content) => change({ content }))}
        ></textarea>
      </label>
    </details>
  </fieldset>
`

/** The clock, and what others may. @param {Drafting} props */
const AtTheTable = ({ draft, change }) => html`
  <fieldset class="card">
    <legend>${t('web-at-the-table')}</legend>
    ${
      !isAlone() &&
      html`
      <${ClockField} value=${draft.clock} onChange=${(/** @type {string} */ clock) => change({ clock })} />
      <${PausesField}
        clock=${draft.clock}
        value=${draft.pauses}
        onChange=${(/** @type {number} */ pauses) => change({ pauses })}
      />
      <${Check} label=${t('web-public')} isOn=${draft.isPublic} onChange=${withTick((isPublic) => change({ isPublic }))} />
    `
    }
    <${Check} label=${t('web-hints-allowed')} isOn=${draft.hasHints} onChange=${withTick((hasHints) => change({ hasHints }))} />
  </fieldset>
`

/** @param {{ label: string, isOn: boolean, onChange: (event: { target: HTMLInputElement }) => void }} props */
const Check = ({ label, isOn, onChange }) => html`
  <label class="check">
    <input type="checkbox" checked=${isOn} onChange=${onChange} />
    ${label}
  </label>
`

/** @param {{ lacks: string | undefined }} props lacks: why it cannot start yet */
const Submit = ({ lacks }) => html`
  <div class="submit">
    ${lacks && html`<p class="hint" id="lacks">${lacks}</p>`}
    <button class="btn go" disabled=${!!lacks} aria-describedby=${lacks ? 'lacks' : null}>
      ${t('web-start-table')}
      <${Icon} name="next" />
    </button>
  </div>
`

/**
 * What is set up in one choice, where with so many seats it sets anything.
 * @param {import('../types').GameModule} module @param {GameInfo} info @param {unknown} catalogue @param {number} seats
 */
function presetsFor(module, info, catalogue, seats) {
  /** @param {Options} options */
  const sets = (options) => Object.keys(options).some((name) => isForSeats(info, name, seats))
  const presets = module.presets?.(catalogue) || {}
  return Object.fromEntries(Object.entries(presets).filter(([, options]) => sets(options)))
}

/**
 * How long and how rich a match is, in one choice; what it sets can be seen below, and changed.
 * @param {{ presets: Record<string, Options>, options: Options, onChoose: (options: Options) => void }} props
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
 * @param {{ made: Made }} props
 */
function Noted({ made }) {
  return html`
    <${Page} title=${t('web-new-table')} where=${t(made.game)}>
      <section class="form card noted" role="status">
        <h2>${t(made.lacks ? 'invite-failed' : 'web-content-notes')}</h2>
        <ul>${made.warnings?.map((warning, i) => html`<li key=${i}>${reasonText(warning)}</li>`)}</ul>
        <p><a class="btn go" href=${`/table/${made.id}`}>${t('web-to-table')}
          <${Icon} name="next" /></a></p>
      </section>
    </${Page}>
  `
}

/**
 * What of an option is sent: nothing unless it was touched, and of picks those that can still be picked.
 * @param {GameInfo} info @param {import('../types').OptionField} field @param {Options} options @returns {[string, unknown][]}
 */
function valueOf(info, field, options) {
  const value = options[field.name]
  if (value === undefined) return []
  const known = field.picks?.({ ...usualOptions(info), ...options }).choices.map((choice) => choice.value)
  return [[field.name, Array.isArray(value) && known ? value.filter((each) => known.includes(each)) : value]]
}

/** @param {GameInfo} info @returns {Wish[]} */
const firstSeats = (info) =>
  info.seat_counts.includes(2) ? [{ type: 'me' }, { type: 'bot', level: chosenLevel(info) }] : [{ type: 'me' }]

/** @param {Wish} seat */
const clean = (seat) =>
  seat.type === 'me' && seat.name?.trim()
    ? { type: 'me', name: seat.name.trim() }
    : seat.type === 'bot'
      ? { type: 'bot', level: seat.level }
      : { type: seat.type }
