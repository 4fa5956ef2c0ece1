// Opening a table on a page: what it is drawn with, and its session, which is closed when the page goes.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { gameModule } from '../games/index.js'
import { findHere } from '../lib/alone.js'
import { once, reasonOf } from '../lib/api.js'
import { html } from '../lib/html.js'
import { t } from '../lib/words.js'
import { Refused } from './dead_end.js'
import { Bar, useProblem, Wait } from './frame.js'

/** The module of a table's game, and the pieces it is played with. @param {import('../types').TableInfo} table */
export const drawnWith = ({ id, game, own_content: isOwn }) =>
  Promise.all([gameModule(game), once(isOwn ? `/api/tables/${id}/content` : `/api/games/${game}/content`)])

/**
 * The session that `open` makes, or why there is none; one that comes too late is closed. Where it makes none, `leave` is called.
 * @template {{ close(): void }} S
 * @param {string} id @param {() => Promise<S | null>} open @param {() => void} [leave]
 */
export function useSession(id, open, leave) {
  const [session, setSession] = useState(/** @type {S | null} */ (null))
  const [problem, setProblem] = useProblem()
  useEffect(() => {
    /** @type {S | null} */
    let made = null
    let isGone = false
    open().then(
      (found) => {
        if (isGone) return found?.close()
        made = found
        return found ? setSession(found) : leave?.()
      },
      async (error) => {
        if (await findHere(id, error)) return
        setProblem(reasonOf(error))
      },
    )
    return () => {
      isGone = true
      made?.close()
    }
  }, [id])
  return { session, problem }
}

/**
 * A match that is over, opened by `open` to be looked at, or why it cannot be; one that comes when another is wanted is let go.
 * @param {string} id @param {(id: string) => Promise<import('../lib/replay_desk.js').ReplayDesk>} open
 */
export function useReplayed(id, open) {
  const [desk, setDesk] = useState(/** @type {import('../lib/replay_desk.js').ReplayDesk | null} */ (null))
  const [problem, setProblem] = useProblem()
  useEffect(() => {
    let isGone = false
    setDesk(null)
    setProblem(null)
    open(id).then(
      (found) => {
        if (!isGone) setDesk(found)
      },
      async (error) => {
        if (isGone || (await findHere(id, error))) return
        setProblem(reasonOf(error))
      },
    )
    return () => {
      isGone = true
    }
  }, [id])
  return { desk, problem }
}

/**
 * The page of a session: why there is none, that it is on its way, or what is shown of it.
 * @template {object} S
 * @param {{ opening: { session: S | null, problem: import('../types').Reason | null }, Loaded: (props: { session: S }) => unknown }} props
 */
export function Opened({ opening: { session, problem }, Loaded }) {
  if (problem) return html`<${Refused} title=${t('web-no-table')} problem=${problem} />`
  if (session) return html`<${Loaded} session=${session} />`
  return html`
    <${Bar} />
    <${Wait} />
  `
}

/** A table takes the whole window. @param {string[]} more classes of the page */
export function useAtTable(...more) {
  // With what it draws: the table would otherwise be seen, and pressed on, in another place for a frame.
  useLayoutEffect(() => {
    document.body.classList.add('at-table', ...more)
    return () => document.body.classList.remove('at-table', ...more)
  }, [])
}
