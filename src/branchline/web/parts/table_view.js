// The table: banner with its line map, side panels, stage, preview, dock. A game's module fills it; games/README.md says how.
import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { cls, html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { language } from '../lib/settings.js'
import { t } from '../lib/words.js'
import { useAbout } from './about.js'
import { Banner, bannerOf } from './banner.js'
import { Chat, ChatNotice, ChatTool } from './chat.js'
import { CommandLine, commandShown } from './command_line.js'
import { Dock } from './dock.js'
import { Flight } from './flight.js'
import { Fold, isForPage, low, phone, wide } from './frame.js'
import { askHint, canHint, HintButton, HintNote } from './hint.js'
import { Icon, Signs, signsOf } from './icons.js'
import { Log, Since } from './log.js'
import { Connection, Toast, UndoWish } from './notices.js'
import { Ending, isEarly, lastBanner } from './over.js'
import { PreviewCard, useSpokenPreview } from './preview_card.js'
import { ScoreTable } from './score_table.js'
import { Seats, useClocks } from './seats.js'

/** @typedef {import('preact').ComponentChildren} ComponentChildren */
/** @typedef {import('../types').Table} Table */
/** @typedef {import('../lib/desk.js').Desk} Desk */
/** @typedef {import('../lib/session.js').Session} Session */

/** The keys every game has; a module adds its own. */
export const FRAME_KEYS = [
  { keys: ['U'], message: 'web-undo' },
  { keys: ['Shift', 'U'], message: 'web-redo' },
  { keys: ['E'], message: 'web-end-turn' },
  { keys: ['H'], message: 'web-hint' },
  { keys: ['A'], message: 'web-again' },
  { keys: ['P'], message: 'web-planning' },
  { keys: ['N'], message: 'web-next-table' },
  { keys: ['I'], message: 'web-key-rule' },
  { keys: ['/'], message: 'web-command' },
  { keys: ['?'], message: 'web-keys' },
]

/** @param {Session} session */
function useKeys(session) {
  // What is drawn listens already: a key pressed right after would otherwise be lost.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const table = session.table.peek()
      if (!table || !isForPage(event)) return
      const used = session.game.onKey?.(event, table)
      const ours = used ? undefined : frameKey(event.key, session, table)
      if (used || ours) event.preventDefault()
      ours?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [session])
}

/** @param {string} key @param {Session} session @param {Table} table @returns {(() => void) | undefined} */
function frameKey(key, session, table) {
  const end = session.game.endTurn(table).action
  /** @type {Record<string, () => void>} */
  const keys = {
    u: () => session.undo(),
    U: () => session.redo(),
    e: () => {
      if (end) table.commit(end)
    },
    h: () => {
      askHint(session)
    },
    a: () => {
      session.showAgain()
    },
    p: () => {
      if (canPlan(session, table)) go(planPath(session, table))
    },
    n: () => {
      import('./next_table.js').then(({ toNext }) => toNext(session)).catch(() => {})
    },
    '/': () => {
      commandShown.value = true
    },
  }
  return keys[key]
}

/**
 * The whole table. `foot` replaces the dock (the scrub bar of a replay, the buttons of the end). A `lesson` and what is said for a while
 * (`notice` is what the page says) stand above it all, in a low window beside the board, which has the height.
 * @param {{ desk: Desk, session?: Session | null, foot?: ComponentChildren, lesson?: ComponentChildren, notice?: ComponentChildren }} props
 */
export function TableView({ desk, session, foot, lesson, notice }) {
  const table = desk.table.value
  const centre = useRef(/** @type {HTMLElement | null} */ (null))
  useEffect(() => () => desk.film.stop(), [desk])
  useAbout(desk.game.name, table)
  if (!table) return null
  const above = html`
    ${lesson}
    ${session && html`<${Notices} session=${session} table=${table} notice=${notice} />`}
  `
  return html`<${Signs.Provider} value=${signsOf(desk, table)}>
    ${!low.value && above}
    <${Spoken} desk=${desk} table=${table} />
    <${Flight} desk=${desk} table=${table} />
    ${session && html`<${Keys} session=${session} />`}
    <${Banner} banner=${table.outcome ? lastBanner(desk, table) : bannerOf(desk, table)} table=${table}>
      ${session && html`<${Tools} session=${session} table=${table} />`}
    </${Banner}>
    <${Columns} desk=${desk} session=${session} table=${table} foot=${foot} above=${low.value && above} centre=${centre} />
    ${session && html`<${CommandLine} desk=${desk} table=${table} />`}
  </${Signs.Provider}>`
}

/**
 * What is said for a while: that the line is cut, what somebody asks, a hint, a puzzle's task, what one has not read.
 * @param {{ session: Session, table: Table, notice?: ComponentChildren }} props
 */
const Notices = ({ session, table, notice }) => html`
  <div class="notices">
    ${notice}
    <${Connection} session=${session} />
    <${UndoWish} session=${session} table=${table} />
    <${Pauses} session=${session} table=${table} />
    <${HintNote} session=${session} table=${table} />
    <${Next} session=${session} table=${table} />
    <${Begun} session=${session} table=${table} />
    <${ChatNotice} session=${session} table=${table} />
  </div>
`

/** Where there is a clock there may be pauses. @param {{ session: Session, table: Table }} props */
function Pauses({ session, table }) {
  const part = useClocks(!!session.position.value?.clock)
  return part && html`<${part.PauseNews} session=${session} table=${table} />`
}

/** @type {import('@preact/signals').Signal<typeof import('./next_table.js') | null>} */
const next = signal(null)

/** Where else one is waited for, while one is not here. @param {{ session: Session, table: Table }} props */
function Next({ session, table }) {
  const isFree = table.seat !== null && !table.isMyTurn && !table.outcome && !('script' in session)
  useEffect(() => {
    if (isFree && !next.peek())
      import('./next_table.js').then(
        (part) => {
          next.value = part
        },
        () => {}, // the next time it is others' turn it is asked for again
      )
  }, [isFree])
  return isFree && next.value && html`<${next.value.NextNote} session=${session} />`
}

/** @type {import('@preact/signals').Signal<typeof import('./puzzle.js') | null>} */
const puzzle = signal(null)

/** A match that began elsewhere may be a puzzle. @param {{ session: Session, table: Table }} props */
function Begun({ session, table }) {
  const begun = !!session.info.value?.begins
  useEffect(() => {
    if (begun && !puzzle.peek())
      import('./puzzle.js').then(
        (part) => {
          puzzle.value = part
        },
        () => {},
      )
  }, [begun])
  return begun && puzzle.value && html`<${puzzle.value.PuzzleNote} session=${session} table=${table} />`
}

/** What one may want at any moment: in the banner, which is always in sight. @param {{ session: Session, table: Table }} props */
function Tools({ session, table }) {
  return html`
    <div class="tools" role="group" aria-label=${t('web-tools')}>
      <${ChatTool} session=${session} table=${table} />
      ${session.lastTurn().length > 0 && html`<${AgainButton} session=${session} />`}
      ${canPlan(session, table) && html`<${PlanLink} session=${session} table=${table} />`}
      ${canHint(session, table) && html`<${HintButton} session=${session} />`}
    </div>
  `
}

/** @param {{ session: Session }} props */
const AgainButton = ({ session }) => html`
  <button
    class="tool"
    data-tool="again"
    aria-label=${t('web-again')}
    data-about="last-turn"
    data-key="A"
    onClick=${() => session.showAgain()}
  >
    <${Icon} name="first" />
  </button>
`

/** Moves are tried on a copy of what one sees; not where lessons say what to do. @param {Session} session @param {Table} table */
const canPlan = (session, table) => table.seat !== null && !table.outcome && !('script' in session)

/** There, or back to the table. @param {Session} session @param {Table} table */
const planPath = (session, table) => ('plans' in session ? `/table/${session.id}` : `/plan/${session.id}/${table.seat}`)

/** @param {{ session: Session, table: Table }} props */
const PlanLink = ({ session, table }) => html`
  <a
    class="tool"
    data-tool="plan"
    aria-label=${t('web-planning')}
    data-about="planning"
    data-key="P"
    href=${planPath(session, table)}
  >
    <${Icon} name="route" />
  </a>
`

/** @param {{ session: Session }} props */
function Keys({ session }) {
  useKeys(session)
  return null
}

/** @param {{ desk: Desk, table: Table }} props */
function Spoken({ desk, table }) {
  useSpokenPreview(desk, table)
  return html`<div class="sr" role="status" aria-live="polite" id="live">${desk.spoken.value}</div>`
}

/**
 * @param {{ desk: Desk, session?: Session | null, table: Table, foot?: ComponentChildren, above: ComponentChildren,
 *   centre: ComponentChildren }} props
 */
function Columns({ desk, session, table, foot, above, centre }) {
  const over = !!table.outcome
  // What does not change while one points about is not drawn again: the same element is left alone.
  const kept = [table, language.value, phone.value, low.value, wide.value]
  const panels = useMemo(() => desk.game.panels(table), kept)
  const isBroad = wide.value && !!desk.game.isBroad?.(table)
  const left = useMemo(() => !isBroad && leftSide(desk, session, table, panels), kept)
  const right = useMemo(() => (isBroad ? oneSide : rightSide)(desk, session, table, panels), kept)
  return html`
    <div class=${cls('table', over && 'over', isBroad && 'broad')} data-seq=${table.seq} data-turn=${table.isMyTurn}>
      ${left}
      <main class="centre" ref=${centre}>
        ${above}
        <${Stage} desk=${desk} table=${table} />
        ${desk.game.Beside && !wide.value && html`<${Beside} desk=${desk} table=${table} />`}
        ${foot || (!isDockedLeft(desk) && html`<${OwnDock} session=${session} table=${table} />`)}
      </main>
      ${right}
    </div>
  `
}

/** Whether the board has the middle to itself. @param {Desk} desk */
const isDockedLeft = ({ game }) => !!game.Beside && wide.value

/** The dock of who sits here, as long as there is something to do. @param {{ session?: Session | null, table: Table }} props */
const OwnDock = ({ session, table }) =>
  session && !table.outcome && table.seat !== null ? html`<${Dock} session=${session} table=${table} />` : null

/**
 * Beside the board: what an action changes, why one is refused, and what the game says meanwhile.
 * @param {{ desk: Desk, table: Table }} props
 */
function Beside({ desk, table }) {
  return html`<section class="beside card">
    ${!table.outcome && html`<${PreviewCard} desk=${desk} table=${table} />`}
    <${Toast} desk=${desk} table=${table} />
    ${!desk.considered.value && !desk.refusal.value && desk.game.Beside && html`<${desk.game.Beside} table=${table} />`}
  </section>`
}

/** @param {{ desk: Desk, table: Table }} props */
function Stage({ desk, table }) {
  const { game } = desk
  const over = !!table.outcome
  return html`
    ${over && !wide.value && html`<${Ending} desk=${desk} table=${table} />`}
    ${!over && game.Above && html`<${game.Above} table=${table} />`}
    <div class="stage" data-free=${!!game.Beside}>
      <${game.Board} table=${table} />
      ${!game.Beside && !over && html`<${PreviewCard} desk=${desk} table=${table} />`}
      ${!game.Beside && html`<${Toast} desk=${desk} table=${table} />`}
    </div>
    ${!wide.value && html`<${Lines} desk=${desk} table=${table} />`}
  `
}

/** The score line by line; a match that was ended early has none. @param {{ desk: Desk, table: Table }} props */
const Lines = ({ desk, table }) => (table.outcome && !isEarly(table) ? html`<${desk.game.End} table=${table} />` : null)

/** @param {import('../types').Panel[]} panels @param {'left' | 'right'} side */
const cards = (panels, side) =>
  panels
    .filter((panel) => panel.side === side)
    .map(
      (panel) => html`
  <${Fold}
    key=${panel.id}
    id=${panel.id}
    title=${panel.title}
    aside=${panel.aside}
    grow=${panel.grow}
    about=${panel.about}
    open=${panel.open}
  >${panel.body}</${Fold}>
`,
    )

/** @param {Desk} desk @param {Session | null | undefined} session @param {Table} table @param {import('../types').Panel[]} panels */
const leftSide = (desk, session, table, panels) => html`
  <aside class="side left" aria-label=${t('web-left-side')}>
    ${session && !table.outcome && !desk.game.Beside && html`<${Since} desk=${desk} table=${table} />`}
    ${table.outcome && wide.value && html`<${Ending} desk=${desk} table=${table} /><${Lines} desk=${desk} table=${table} />`}
    ${isDockedLeft(desk) ? withDock(desk, session, table, panels) : cards(panels, 'left')}
  </aside>
`

/**
 * The dock stands under the panels that come first, the log under all: that column is not full.
 * @param {Desk} desk
 * @param {Session | null | undefined} session
 * @param {Table} table
 * @param {import('../types').Panel[]} panels
 */
const withDock = (desk, session, table, panels) => html`
  ${cards(
    panels.filter((panel) => panel.first),
    'left',
  )}
  <${OwnDock} session=${session} table=${table} />
  <${Beside} desk=${desk} table=${table} />
  ${cards(
    panels.filter((panel) => !panel.first),
    'left',
  )}
  ${!table.outcome && html`<${Log} desk=${desk} table=${table} />`}
`

/**
 * Beside a board that has the rest of the width: what is asked or how it ended, then all the cards. The lines of a score that is final
 * stand among them.
 * @param {Desk} desk @param {Session | null | undefined} session @param {Table} table @param {import('../types').Panel[]} panels
 */
const oneSide = (desk, session, table, panels) => html`
  <aside class="side right" aria-label=${t('web-right-side')}>
    ${table.outcome && html`<${Ending} desk=${desk} table=${table} /><${Lines} desk=${desk} table=${table} />`}
    ${cards(panels, 'right')}
    ${cards(panels, 'left')}
    ${(!table.outcome || isEarly(table)) && scoresOf(desk, table)}
    ${last(desk, session, table)}
  </aside>
`

/** @param {Desk} desk @param {Table} table */
const scoresOf = (desk, table) => html`<${ScoreTable}
  scores=${desk.game.scores(table)}
  table=${table}
  title=${t(table.outcome ? (isEarly(table) ? 'web-score-then' : 'web-final-score') : 'web-score-now')}
/>`

/** @param {Desk} desk @param {Session | null | undefined} session @param {Table} table */
const last = (desk, session, table) => html`
  ${(table.outcome || !isDockedLeft(desk)) && html`<${Log} desk=${desk} table=${table} />`}
  ${session && html`<${Chat} session=${session} table=${table} />`}
  ${session && !('plans' in session) && html`<${Seats} session=${session} table=${table} />`}
`

/** @param {Desk} desk @param {Session | null | undefined} session @param {Table} table @param {import('../types').Panel[]} panels */
const rightSide = (desk, session, table, panels) => html`
  <aside class="side right" aria-label=${t('web-right-side')}>
    ${scoresOf(desk, table)}
    ${session && !table.outcome && desk.game.Beside && html`<${Since} desk=${desk} table=${table} />`}
    ${cards(panels, 'right')}
    ${last(desk, session, table)}
  </aside>
`
