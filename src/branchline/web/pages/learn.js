// A first match of a game, with the card that teaches.
import { useEffect, useState } from 'preact/hooks'
import { gameModule, hasTutorial, pointingOf } from '../games/index.js'
import { once, Problem, reasonOf } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { place } from '../lib/router.js'
import { reasonText, t } from '../lib/words.js'
import { Bar, KeysDialog, Page, useProblem, Wait } from '../parts/frame.js'
import { useAtTable } from '../parts/opening.js'
import { FRAME_KEYS, TableView } from '../parts/table_view.js'
import { Teacher } from '../parts/teacher.js'
import { TutorialSession, tutorialTable, tutorialWords } from '../parts/tutorial.js'

export default function LearnPage() {
  const name = place.value.parts[0] || ''
  const [found, setFound] = useState(/** @type {Found | null} */ (null))
  const [problem, setProblem] = useProblem()
  useAtTable()
  useEffect(() => {
    /** @type {TutorialSession | null} */
    let made = null
    let isGone = false
    open(name).then(
      (found) => {
        if (isGone) found.session.close()
        else {
          made = found.session
          setFound(found)
        }
      },
      (error) => setProblem(reasonOf(error)),
    )
    return () => {
      isGone = true
      made?.close()
    }
  }, [name])
  if (problem) return html`<${Page} title=${t('web-not-found')}><p role="alert">${reasonText(problem)}</p></${Page}>`
  if (!found) return html`<${Bar} /><${Wait} />`
  const { session, pointing } = found
  return html`<${Bar} where=${t(name)} detail=${t('tutorial-title')} isTable=${!!session.table.value} />
    ${
      session.table.value
        ? html`<${TableView}
            key=${session.id}
            desk=${session}
            session=${session}
            lesson=${html`<${Teacher} session=${session} pointing=${pointing} />`}
          />`
        : html`<${Wait} />`
    }
    <${KeysDialog} rows=${[...session.game.keys, ...FRAME_KEYS]} />`
}

/** @typedef {{ session: TutorialSession, pointing: import('../types').Pointing }} Found */

/** @param {string} name @returns {Promise<Found>} */
async function open(name) {
  if (!hasTutorial(name)) throw new Problem(404, { message: 'web-not-found' })
  const [script, pointing, game, catalogue] = await Promise.all([
    /** @type {Promise<import('../types').Tutorial>} */ (once(`/api/games/${name}/tutorial`)),
    pointingOf(name),
    gameModule(name),
    once(`/api/games/${name}/content`),
    style('css/table.css'),
    tutorialWords(name),
  ])
  const info = await tutorialTable(name, script)
  const session = new TutorialSession(game, info.id, catalogue, script)
  session.info.value = info
  return { session, pointing }
}
