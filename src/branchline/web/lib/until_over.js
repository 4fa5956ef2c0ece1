// A table that others play is not asked again and again: its line says when the match is over.
import { Problem, Unreachable } from './api.js'
import { Live } from './live.js'

/** Until nobody is to act at the table any more. @param {string} table @returns {Promise<void>} */
export function untilOver(table) {
  const live = new Live(table, null, false)
  /** @type {Promise<void>} */
  const over = new Promise((done, fail) => {
    live.onUpdate = ({ position }) => position?.to_act.length || done()
    live.state.subscribe((state) => {
      const reason = live.problem.peek()
      if (state === 'refused') fail(reason ? new Problem(0, reason) : new Unreachable())
    })
  })
  return over.finally(() => live.close())
}
