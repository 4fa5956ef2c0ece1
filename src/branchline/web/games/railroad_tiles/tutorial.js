// Where a lesson of Railroad Tiles points: the pieces and places of an action that is asked for.

/** @typedef {import('../../types').Action} Action */

/** @param {Action} action */
const cell = (action) => `.area [data-cell="${action.cell.join(',')}"]`

/** @type {import('../../types').Pointing} */
export default {
  take_column: (action) => [`[data-take="${action.column}"]`],
  place_tile: (action) => [`[data-tile="${action.tile}"]`, cell(action)],
  place_pawn: (action) => [`[data-hall="${action.hall}"]`, cell(action)],
  end_turn: () => ['.dock .btn.go'],
}
