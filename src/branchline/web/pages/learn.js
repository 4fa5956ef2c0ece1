// A first match of a game, with the card that teaches above it.
import { useEffect, useState } from 'preact/hooks'
import { gameModule, hasTutorial, tutorialOf } from '../games/index.js'
import { once, Problem } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { place } from '../lib/router.js'
import { reasonText, t } from '../lib/words.js'
import { Bar, KeysDialog, Page, Wait } from '../parts/frame.js'
import { FRAME_KEYS, TableView } from '../parts/table_view.js'
import { Teacher, TutorialSession, tutorialTable, tutorialWords } from '../parts/tutorial.js'

export default function LearnPage() {
  const name = place.value.parts[0] || ''
  const [session, setSession] = useState(/** @type {TutorialSession | null} */ (null))
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    /** @type {TutorialSession | null} */
    let made = null
    let isGone = false
    open(name, turn > 0).then(
      (found) => {
        if (isGone) found.close()
        else {
          made = found
          setSession(found)
        }
      },
      (error) => setProblem(error instanceof Problem ? error.reason : { message: 'web-unreachable' }),
    )
    document.body.classList.add('at-table')
    return () => {
      isGone = true
      made?.close()
      document.body.classList.remove('at-table')
    }
  }, [name, turn])
  if (problem) return html`<${Page} title=${t('web-not-found')}><p role="alert">${reasonText(problem)}</p></${Page}>`
  if (!session) return html`<${Bar} /><${Wait} />`
  return html`<${Bar} where=${t(name)} detail=${t('tutorial-title')} />
    <${Teacher} key=${session.id} session=${session} onAgain=${() => setTurn(turn + 1)} />
    ${session.table.value ? html`<${TableView} key=${session.id} desk=${session} session=${session} />` : html`<${Wait} />`}
    <${KeysDialog} rows=${[...session.game.keys, ...FRAME_KEYS]} />`
}

/** @param {string} name @param {boolean} fresh */
async function open(name, fresh) {
  if (!hasTutorial(name)) throw new Problem(404, { message: 'web-not-found' })
  const [script, game, catalogue] = await Promise.all([
    tutorialOf(name),
    gameModule(name),
    once(`/api/games/${name}/content`),
    style('css/table.css'),
    tutorialWords(name),
  ])
  const info = await tutorialTable(name, script, fresh)
  const session = new TutorialSession(game, info.id, catalogue, script)
  session.info.value = info
  return session
}
