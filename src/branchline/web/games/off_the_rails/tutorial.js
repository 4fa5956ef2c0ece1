// Where a lesson of Off the Rails points: the tools and places of an action that is asked for.
import { toneOf, trackKind } from './names.js'

/** @param {readonly number[]} at */
const cell = (at) => `.cave [data-cell="${at.join(',')}"]`
/** @param {string} name */
const tool = (name) => `[data-tool=${name}]`
/** @param {string} name */
const choice = (name) => `[data-choice="${name}"]`

/** @type {import('../../types').Pointing} */
export default {
  place_cart: (action) => [tool('cart'), cell(action.cell)],
  lay_track: (action) => [tool(trackKind(action.exits)), cell(action.cell)],
  upgrade_track: (action) => [tool('upgrade'), cell(action.cell)],
  change_speed: (action, _all, table) => [tool('speed'), cell(table.view.carts[action.cart].cell)],
  end_actions: () => ['.dock-buttons .btn.go'],
  end_turn: () => ['.dock-buttons .btn.go'],
  take_jewel: (action) => [choice(action.jewel)],
  choose_cart: (action, _all, table) => [choice(toneOf(table, action.cart))],
  choose_exit: (action) => [choice(action.side)],
  drop_load: (_action, _all, table) => [choice(String(table.wanted ? table.legal.indexOf(table.wanted) : ''))],
  name_hand: (action) => [`.fist[data-hand=${action.hand}]`],
}
