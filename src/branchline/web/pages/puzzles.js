// Puzzles: one turn each, by game and by how many bots miss the best; those one has solved are marked.
import { useEffect, useState } from 'preact/hooks'
import { get, reasonOf } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { cls, html } from '../lib/html.js'
import { solved } from '../lib/solved.js'
import { needWords, t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { Alert, Page, useProblem, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { begin, numberOf, Stars } from '../parts/puzzle_kit.js'

/** @typedef {import('../wire').PuzzleInfo} PuzzleInfo */
/** @typedef {import('../types').Reason} Reason */

export default function PuzzlesPage() {
  const [puzzles, setPuzzles] = useState(/** @type {PuzzleInfo[] | null} */ (null))
  const [problem, setProblem] = useProblem()
  /** @param {unknown} error */
  const fail = (error) => setProblem(reasonOf(error))
  useEffect(() => {
    load().then(setPuzzles, fail)
  }, [])
  if (!puzzles)
    return problem
      ? html`<${Refused} title=${t('web-puzzles')} problem=${problem} />`
      : html`<${Page} title=${t('web-puzzles')}><${Wait} /></${Page}>`
  const games = [...new Set(puzzles.map(({ game }) => game))]
  return html`
    <${Page} title=${t('web-puzzles')} wide=${true} cls="puzzles">
      <p>${t('puzzle-about')}</p>
      <p class="hint">${t('puzzle-grades')}</p>
      <p class="games">${games.map((game) => html`<${To} key=${game} game=${game} />`)}</p>
      <${Alert} reason=${problem} />
      ${games.map(
        (game) =>
          html`<${OfGame} key=${game} game=${game} puzzles=${puzzles.filter((each) => each.game === game)} fail=${fail} />`,
      )}
    </${Page}>
  `
}

/** @returns {Promise<PuzzleInfo[]>} */
async function load() {
  const [found] = await Promise.all([get('/api/puzzles'), needWords('puzzles'), style('css/puzzles.css')])
  return found.puzzles
}

/** The others' lie far below the first's. @param {{ game: string }} props */
const To = ({ game }) => html`
  <button class="btn" data-to=${game} onClick=${() => toGame(game)}>${t(`web-game-${game}`)}</button>
`

/** @param {string} game */
function toGame(game) {
  const section = /** @type {HTMLElement | null} */ (document.querySelector(`[data-puzzles='${game}']`))
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}

/** The easy ones first. @param {{ game: string, puzzles: PuzzleInfo[], fail: (error: unknown) => void }} props */
function OfGame({ game, puzzles, fail }) {
  const inOrder = [...puzzles].sort((a, b) => a.grade - b.grade || numberOf(a.id) - numberOf(b.id))
  const done = puzzles.filter(({ id }) => solved.value.has(id)).length
  return html`
    <section class="card" tabindex="-1" data-puzzles=${game}>
      <h2>${t(`web-game-${game}`)}</h2>
      <p class="hint">${t(`puzzle-task-${game}`)} ${t('puzzle-count', { solved: done, count: puzzles.length })}</p>
      <ul>${inOrder.map((puzzle) => html`<li key=${puzzle.id}><${One} puzzle=${puzzle} fail=${fail} /></li>`)}</ul>
    </section>
  `
}

/** @param {{ puzzle: PuzzleInfo, fail: (error: unknown) => void }} props */
function One({ puzzle, fail }) {
  const [busy, setBusy] = useState(false)
  const isSolved = solved.value.has(puzzle.id)
  const play = async () => {
    setBusy(true)
    await begin(puzzle.id).catch(fail)
    setBusy(false)
  }
  return html`
    <button class=${cls('btn', isSolved && 'solved')} data-puzzle=${puzzle.id} disabled=${busy} onClick=${play}>
      <span aria-hidden="true">${numberOf(puzzle.id)}</span>
      <span class="sr">${t('puzzle-number', { number: numberOf(puzzle.id) })}</span>
      <${Stars} grade=${puzzle.grade} />
      ${isSolved && html`<${Icon} name="tick" size=${18} /><span class="sr">${t('puzzle-solved')}</span>`}
    </button>
  `
}
