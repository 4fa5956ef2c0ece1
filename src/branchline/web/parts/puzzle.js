// A puzzle at its table: the task, how far one has come, what was best and why. Loaded where a match began elsewhere.
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { get, Problem } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html, signed } from '../lib/html.js'
import { go, place } from '../lib/router.js'
import { remember, solved } from '../lib/solved.js'
import { needWords, t } from '../lib/words.js'
import { Dialog, low } from './frame.js'
import { Icon } from './icons.js'
import { begin, numberOf, Stars } from './puzzle_kit.js'

/** @typedef {import('../types').Table} Table */
/** @typedef {import('../lib/session.js').Session} Session */
/** @typedef {import('../wire').PuzzleTable} PuzzleTable */
/** @typedef {import('../wire').PuzzleAnswer} PuzzleAnswer */
/** @typedef {import('../wire').PuzzleStep} Step */

/** In the address: the best turn is to be played here. */
const SHOW = '?best'
const ready = signal(false)
/** Of these one was told the best before one found it. @type {Set<string>} */
const given = new Set()

/** Kept here: where a phone is turned the card is drawn in another place, and what one reads stays. */
const answer = signal(/** @type {{ session: Session, told: PuzzleAnswer, made: number | null } | null} */ (null))
/** The entry after which it was told unasked. @type {WeakMap<Session, number>} */
const toldAt = new WeakMap()

/** @param {Session} session */
function usePuzzle(session) {
  const [found, setFound] = useState(/** @type {(PuzzleTable & { at: number }) | null} */ (null))
  const seq = session.seq.value
  const path = /** @type {const} */ (`/api/tables/${session.id}/puzzle`)
  useEffect(() => {
    Promise.all([needWords('puzzles'), style('css/puzzles.css')]).then(
      () => {
        ready.value = true
      },
      () => {},
    )
  }, [])
  useEffect(() => {
    let isLate = false
    get(path).then(
      (now) => {
        if (!isLate) setFound({ ...now, at: seq })
      },
      () => {}, // the next move asks again
    )
    return () => {
      isLate = true
    }
  }, [session, seq])
  /** What was best, and what one has made of it: as the host has it, for what is shown may be a move behind. @param {boolean} givesUp */
  const ask = async (givesUp) => {
    try {
      const { answer: told, puzzle, reached } = await get(`${path}?answer=true`)
      if (!told || !puzzle) return
      const made = givesUp ? null : reached
      if (made === null) given.add(puzzle.id)
      else if (made >= told.best && !given.has(puzzle.id)) remember(puzzle.id)
      answer.value = { session, told, made }
    } catch (error) {
      session.refuse(error)
    }
  }
  return { found, isBehind: found?.at !== seq, ask }
}

/** @param {{ session: Session, table: Table }} props */
export function PuzzleNote({ session, table }) {
  const { found, isBehind, ask } = usePuzzle(session)
  const told = answer.value?.session === session ? answer.value : null
  const puzzle = found?.puzzle
  const isShown = place.value.query.has(SHOW.slice(1))
  useEffect(() => {
    if (found?.puzzle && isShown && !found.over && found.reached === found.puzzle.start) void show(session, found)
  }, [!!puzzle, isShown])
  useEffect(() => {
    if (!found?.over || !found.puzzle || isShown || given.has(found.puzzle.id) || toldAt.get(session) === found.at)
      return
    toldAt.set(session, found.at)
    void ask(false)
  }, [!!found?.over])
  if (!ready.value || !found || !puzzle) return null
  const canUndo = undoable(session, found) > 0
  return html`
    <section class="card puzzle-note" data-puzzle=${puzzle.id} data-reached=${found.reached} aria-busy=${isBehind}
      aria-labelledby="puzzle-title">
      <h2 id="puzzle-title">
        ${t('puzzle-number', { number: numberOf(puzzle.id) })} <${Stars} grade=${puzzle.grade} />
        ${solved.value.has(puzzle.id) && html`<${Icon} name="tick" size=${18} /><span class="sr">${t('puzzle-solved')}</span>`}
      </h2>
      <p>${t(`puzzle-task-${puzzle.game}`)}</p>
      <p role="status"><b>${t('puzzle-now', { start: puzzle.start, now: found.reached })}</b></p>
      <div class="button-row">
        <button class="btn go" data-do="answer" disabled=${!found.can_stop} onClick=${() => ask(false)}>
          ${t(found.can_stop ? 'puzzle-answer' : 'puzzle-not-yet')}
        </button>
        <button
          class="btn"
          data-do="again"
          data-about="puzzle-again"
          disabled=${!canUndo && !found.over}
          onClick=${() => (found.over && !canUndo ? begin(puzzle.id) : session.rearrange(undoable(session, found), []))}
        >
          <${Word} icon="again" text=${t('puzzle-again')} />
        </button>
        <button class="btn" data-do="best" onClick=${() => ask(true)}>${t('puzzle-best')}</button>
        <a class="btn" href="/puzzles" data-about="puzzle-all">
          <${Word} icon="back" text=${t('puzzle-all')} />
        </a>
      </div>
    </section>
    ${told && html`<${Answer} session=${session} table=${table} found=${found} answer=${told} onClose=${close} />`}
  `
}

const close = () => {
  answer.value = null
}

/** In a low window, where there is little room beside the board, an icon for it. @param {{ icon: string, text: string }} props */
const Word = ({ icon, text }) =>
  low.value ? html`<${Icon} name=${icon} size=${18} /><span class="sr">${text}</span>` : text

/** So many of one's actions since the puzzle began can be taken back. @param {Session} session @param {PuzzleTable} found */
const undoable = (session, found) =>
  (session.position.value?.can_undo || []).filter((/** @type {number} */ seq) => seq > (found.step ?? 0)).length

/**
 * Plays the best turn on the board: here, where one's own can be taken back, or at a table of its own.
 * @param {Session} session @param {PuzzleTable} found
 */
async function show(session, found) {
  const { answer, puzzle, over } = await get(`/api/tables/${session.id}/puzzle?answer=true`)
  if (!answer || !puzzle) return false
  if (over && !undoable(session, found)) return begin(puzzle.id, SHOW)
  return session.rearrange(
    undoable(session, found),
    answer.steps.map((/** @type {Step} */ step) => step.action),
  )
}

/**
 * @param {{ session: Session, table: Table, found: PuzzleTable, answer: { told: PuzzleAnswer, made: number | null },
 *   onClose: () => void }} props
 */
function Answer({ session, table, found, answer: { told, made }, onClose }) {
  const { puzzle } = found
  if (!puzzle) return null
  const title = t('puzzle-number', { number: numberOf(puzzle.id) })
  const levels = told.missed.map((level) => t(`level-${level}`)).join(', ')
  const result = made === null ? 'shown' : made >= told.best ? 'solved' : 'missed'
  const play = () => {
    onClose()
    show(session, found).catch((error) => session.refuse(error))
  }
  const next = async () => {
    try {
      const { puzzles } = await get('/api/puzzles')
      const left = puzzles.filter((each) => each.game === puzzle.game && !solved.peek().has(each.id))
      const [first] = [...left.filter((each) => numberOf(each.id) > numberOf(puzzle.id)), ...left]
      if (first) await begin(first.id)
      else go('/puzzles')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      session.refuse(error)
    }
  }
  return html`
    <${Dialog} title=${title} onClose=${onClose}>
      <div class="puzzle-answer" data-result=${result}>
        <p class="result">${t(`puzzle-result-${result}`, { points: made ?? 0, best: told.best })}</p>
        <h3>${t('puzzle-why')}</h3>
        <ol>${toldSteps(session, table, told.steps).map((step, i) => html`<${Why} key=${i} told=${step} />`)}</ol>
        <p class="hint">${levels ? t('puzzle-missed-by', { levels }) : t('puzzle-found-by-all')}</p>
        <div class="button-row">
          <button class="btn" data-do="play" onClick=${play}><${Icon} name="play" />${t('puzzle-play-best')}</button>
          <button class="btn go" data-do="next" onClick=${next}>${t('puzzle-next')}<${Icon} name="next" /></button>
        </div>
      </div>
    </${Dialog}>
  `
}

/** @typedef {{ text: string, lines: import('../types').ChangeLine[], total: number }} Told */

/**
 * The best turn in words: what happens, and what it changes. A choice that nothing is seen of belongs to what comes of it.
 * @param {Session} session @param {Table} table @param {Step[]} steps
 */
function toldSteps({ game }, table, steps) {
  /** @type {Told[]} */
  const told = []
  /** @type {Told['lines']} */
  let lines = []
  for (const step of steps) {
    lines = [...lines, ...game.changeLines(step.preview, table).lines.filter((line) => !line.quiet)]
    const text = step.events
      .map((event) => game.logLine(event, table)?.text || '')
      .filter(Boolean)
      .join(' ')
    if (!text) continue
    told.push({ text, lines, total: step.total })
    lines = []
  }
  return told
}

/** @param {{ told: Told }} props */
const Why = ({ told }) => html`
  <li>
    <span>${told.text}</span>
    <ul>
      ${told.lines.map(
        (line, i) => html`<li key=${i}>
          ${line.label} ${line.detail && html`<small>${line.detail}</small>`}
          <b>${line.points == null ? line.value : signed(line.points)}</b>
        </li>`,
      )}
    </ul>
    <small>${t('puzzle-total', { points: told.total })}</small>
  </li>
`
