// A hint, further each time it is asked for: where to look, what is worth considering and why, the move put on the board. Nothing is
// played by itself. Loaded when somebody asks for the first one.
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { pointingOf, hasTutorial } from '../games/index.js'
import { post } from '../lib/api.js'
import { cls, html, signed } from '../lib/html.js'
import { knows, reasonText, t } from '../lib/words.js'
import { askHint } from './hint.js'
import { Icon } from './icons.js'
import { useLight } from './light.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../types').Action} Action */
/** @typedef {import('../lib/session.js').Session} Session */
/** @typedef {import('../types').OpenHint} OpenHint */
/** @typedef {import('../wire').HintChoice} HintChoice */

const NUDGE = 1
const CHOICES = 2
const MOVE = 3
/** Of a preview, those that give points first. */
const MOST_ITEMS = 3

/** @type {Record<string, import('../types').Pointing>} */
const pointings = {}

/** Alone one plays for a result that counts, which a hint costs: that is asked first, once. @param {Session} session */
const isAgreed = async (session) => {
  const info = session.info.peek()
  return info?.seats.length !== 1 || !!info.no_record?.length || session.question(() => t('hint-costs-best'))
}

/** Whether the hint is about what is to be decided now. @param {OpenHint | null} open @param {Table} table */
const isFresh = (open, table) => !!open && table.legal.includes(open.choices[0].action)

/** Where one thing alone can be done there are no choices. @param {Table} table */
const isOnly = (table) => table.legal.length === 1

/** One part further. @param {Session} session @param {Table} table */
export async function goOn(session, table) {
  const open = session.hint.peek()
  if (open && isFresh(open, table))
    return open.part === NUDGE && !isOnly(table) ? unfold(session, open) : show(session, table, 0)
  if (!(await isAgreed(session))) return undefined
  if (hasTutorial(table.game)) pointings[table.game] ??= await pointingOf(table.game)
  session.announce(t('web-hint-thinks'))
  const found = await asked(session, table, false)
  if (!found) return undefined
  table.seatShown.value = table.seat ?? 0
  session.hint.value = { ...found, part: NUDGE, picked: 0 }
  session.announce(reasonText(found.hint.nudge))
  return undefined
}

/**
 * The table may have moved on while the bots thought: then there is no hint.
 * @param {Session} session @param {Table} table @param {boolean} deeper
 * @returns {Promise<Pick<OpenHint, 'hint' | 'choices' | 'isDeeper'> | null>}
 */
async function asked(session, table, deeper) {
  const hint = await post(`/api/tables/${table.id}/hint`, { seat: table.seat, deeper })
  const now = session.table.peek()
  if (!now || now.seat !== table.seat) return null
  const legal = new Map(now.legal.map((action) => [JSON.stringify(action), action]))
  const choices = hint.choices.flatMap((/** @type {HintChoice} */ choice) => {
    const action = legal.get(JSON.stringify(choice.action))
    return action ? [{ ...choice, action }] : []
  })
  return choices.length ? { hint, choices, isDeeper: deeper } : null
}

/**
 * The choices, as they are known; what a longer thought makes of them comes when it is there.
 * @param {Session} session @param {OpenHint} open
 */
async function unfold(session, open) {
  const table = session.table.peek()
  session.hint.value = { ...open, part: CHOICES, isDeeper: false }
  session.announce(t('hint-choices'))
  if (!table || !open.hint.is_searching) {
    session.hint.value = { ...open, part: CHOICES, isDeeper: true }
    return
  }
  const better = await asked(session, table, true).catch(() => null)
  const now = session.hint.peek()
  if (!now || now.choices !== open.choices) return
  session.hint.value = { ...now, ...(better && now.part === CHOICES ? better : {}), isDeeper: true }
}

/** The move on the board, to be done or not. @param {Session} session @param {Table} table @param {number} place */
function show(session, table, place) {
  const open = session.hint.peek()
  if (!open) return
  const { action } = open.choices[place]
  session.hint.value = { ...open, part: MOVE, picked: place }
  if (session.game.show) session.game.show(action, table)
  else table.consider(action)
  session.announce(doText(session, table, action))
}

/** What to do, said and not as one would type it. @param {Session} session @param {Table} table @param {Action} action */
function doText({ game }, table, action) {
  return game.actionText(action, table, knows(`hint-${table.game}-do-${action.type.replaceAll('_', '-')}`))
}

/** Where an action is done. @param {Table} table @param {HintChoice & { action: Action }} choice */
function placesOf(table, choice) {
  const points = pointings[table.game]?.[choice.action.type]
  const turn = /** @type {Action[]} */ (choice.turn || [choice.action])
  return [...(points?.(choice.action, turn, { ...table, wanted: choice.action }) || []), ...cells(choice.cells || [])]
}

/** @param {readonly (readonly number[])[]} found */
const cells = (found) => found.map((cell) => `.stage [data-cell="${cell.join(',')}"]`)

/**
 * What gets a ring: all places in question, or those of the choice that is looked at.
 * @param {OpenHint} open @param {Table} table @param {number} looked
 */
function lit(open, table, looked) {
  if (open.part !== NUDGE) return placesOf(table, open.choices[open.part === MOVE ? open.picked : looked])
  const places = cells(open.hint.cells || [])
  return places.length ? places : open.choices.flatMap((choice) => placesOf(table, choice).slice(0, 1))
}

/** As long as the hint can be followed. @param {{ session: Session, table: Table }} props */
export function HintCard({ session, table }) {
  const open = session.hint.value
  return open && isFresh(open, table) && html`<${Card} session=${session} table=${table} open=${open} />`
}

/** @param {{ session: Session, table: Table, open: OpenHint }} props */
function Card({ session, table, open }) {
  const [looked, look] = useState(0)
  const close = () => {
    session.hint.value = null
  }
  useLight(lit(open, table, Math.min(looked, open.choices.length - 1)))
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return html`
    <section class="card hint-card" data-part=${open.part} aria-label=${t('hint-title')} onKeyDown=${press}>
      <header>
        <span data-about="hint"><${Icon} name="bulb" /></span>
        <h2>${t(open.part === CHOICES ? 'hint-choices' : 'hint-title')}</h2>
        <button class="tool" aria-label=${t('web-close')} data-about="hint-close" onClick=${close}><${Icon} name="cross" /></button>
      </header>
      ${open.part === NUDGE && html`<${Nudge} session=${session} table=${table} open=${open} />`}
      ${open.part === CHOICES && html`<${Choices} session=${session} table=${table} open=${open} look=${look} />`}
      ${open.part === MOVE && html`<${Move} session=${session} table=${table} open=${open} />`}
    </section>
  `
}

/** @param {{ session: Session, table: Table, open: OpenHint }} props */
const Nudge = ({ session, table, open }) => html`
  <p>${reasonText(open.hint.nudge)}</p>
  <button class="btn" data-hint="more" onClick=${() => askHint(session)}>
    ${t(isOnly(table) ? 'hint-only' : 'hint-more')}<kbd class="kbd">H</kbd>
  </button>
`

/** @param {{ session: Session, table: Table, open: OpenHint, look: (place: number) => void }} props */
function Choices({ session, table, open, look }) {
  const first = useRef(/** @type {HTMLButtonElement | null} */ (null))
  // Before anything can be pressed: a key that found no choice in focus would be the board's, and play what lies there.
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [])
  return html`
    <ol>
      ${open.choices.map(
        (choice, place) => html`
        <li key=${place}>
          <button
            class="hint-choice"
            ref=${place === 0 ? first : null}
            data-choice-of-hint=${place}
            onPointerEnter=${() => look(place)}
            onFocus=${() => look(place)}
            onClick=${() => show(session, table, place)}
          >
            <${Said} session=${session} table=${table} open=${open} place=${place} choice=${choice} />
          </button>
        </li>
      `,
      )}
    </ol>
    <p class="quiet-note" role="status" data-deeper=${open.isDeeper}>
      ${open.isDeeper ? sure(open) : `${sure(open)} ${t('hint-thinks-on')}`}
    </p>
  `
}

/** @param {{ session: Session, table: Table, open: OpenHint, place: number, choice: OpenHint['choices'][0] }} props */
function Said({ session, table, open, place, choice }) {
  const reasons = (choice.reasons || []).map(reasonText)
  return html`
    <b>${doText(session, table, choice.action)}</b>
    <span class="hint-gain">${gainText(open, choice, place)}</span>
    ${reasons.length > 0 && html`<span class="hint-why">${reasons.join(' · ')}</span>`}
    <${Items} session=${session} table=${table} choice=${choice} />
  `
}

/**
 * What the action itself changes, as its preview says it.
 * @param {{ session: Session, table: Table, choice: OpenHint['choices'][0] }} props
 */
function Items({ session, table, choice }) {
  const { lines } = session.game.changeLines(choice.preview || {}, table)
  const told = lines.filter((line) => !line.quiet)
  const said = [...told.filter((line) => line.points), ...told.filter((line) => !line.points)].slice(0, MOST_ITEMS)
  if (!said.length) return null
  return html`<span class="hint-items">${said.map(
    (line) => html`
    <span key=${line.label} class=${cls((line.points || 0) < 0 && 'minus')}>
      ${line.label} ${line.points == null ? line.value : signed(line.points)}
    </span>
  `,
  )}</span>`
}

/** @param {number} number */
const rounded = (number) => Math.round(number * 10) / 10

/** With its sign, as the reader writes it, with a true minus. @param {number} gain */
const points = (gain) =>
  gain
    .toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .replace('-', '\u2212')

/** How many there are decides between one point and several. @param {string} message @param {number} gain */
const gained = (message, gain) => t(message, { points: points(gain), count: Math.abs(rounded(gain)) })

/** @param {OpenHint} open @param {OpenHint['choices'][0]} choice @param {number} place */
function gainText({ hint }, choice, place) {
  const { gain, error, behind = 0 } = choice
  if (gain == null) return ''
  if (!hint.is_searching) return gainNow(gain)
  const parts = [gained(hint.counts === 'lead' ? 'hint-gain-lead' : 'hint-gain', gain)]
  if (error != null) parts.push(t('hint-about-error', { error: rounded(error) }))
  if (place) parts.push(rounded(behind) > 0 ? t('hint-behind', { points: rounded(behind) }) : t('hint-even'))
  return parts.join(', ')
}

/** Of this turn alone: what it costs or does not bring now may come later, and is not counted. @param {number} gain */
const gainNow = (gain) =>
  gain > 0
    ? gained('hint-gain-now', gain)
    : t(gain ? 'hint-gain-costs' : 'hint-gain-nothing', { points: -rounded(gain) })

/** @param {OpenHint} open */
function sure({ hint }) {
  if (!hint.is_searching) return t('hint-plain', { level: t(`level-${hint.level}`) })
  return hint.sure == null ? '' : t('hint-sure', { percent: hint.sure, playouts: hint.playouts || 0 })
}

/** @param {{ session: Session, table: Table, open: OpenHint }} props */
function Move({ session, table, open }) {
  const choice = open.choices[open.picked]
  const commit = () => {
    session.hint.value = null
    table.commit(choice.action)
  }
  const back = () => {
    session.hint.value = { ...open, part: CHOICES }
  }
  return html`
    <div class="hint-choice"><${Said} session=${session} table=${table} open=${open} place=${open.picked} choice=${choice} /></div>
    <div class="do">
      ${!isOnly(table) && html`<button class="btn" data-hint="back" onClick=${back}>${t('hint-back')}</button>`}
      <button class="btn ok" data-hint="do" disabled=${session.isBusy.value} onClick=${commit}>
        <${Icon} name="tick" />${t('hint-do')}
      </button>
    </div>
  `
}
