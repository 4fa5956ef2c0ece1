// A table of Railways in a list: the plan, small, and the decade.
import { t } from '../../lib/words.js'
import { drawPlan, railwaysOf, Sheet } from './plan.js'

/** @param {import('./kinds').Board} board */
function draw(board) {
  const { ground, dice, buildings } = board
  const sheet = new Sheet(board)
  const drawing = drawPlan(sheet, { ground, dice, buildings, railways: railwaysOf(board) })
  return `<svg class="rw-plan" viewBox="0 0 ${sheet.width} ${sheet.height}" aria-hidden="true">${drawing}</svg>`
}

/** @type {import('../../types').Glance} */
export default {
  styles: ['games/railways/pieces.css', 'games/railways/plan.css'],
  words: ['front_railways'],
  draw,
  progress: (/** @type {import('./kinds').Board} */ { decade, decades }) =>
    t('railways-panel-decade', { decade, decades }),
}
