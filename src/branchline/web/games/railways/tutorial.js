// Where a lesson of Railways points: the pieces and places of an action that is asked for.

/** @typedef {import('../../types').Action} Action */

/** @param {readonly number[]} place */
const cell = (place) => `.rw-plan [data-cell="${place.join(',')}"]`
/** @param {string} name */
const deed = (name) => `[data-deed="${name}"]`
/** A choice of the list, by a piece of the action it stands for. @param {string} name @param {unknown} value */
const choice = (name, value) => `.rw-choice[data-action*='${JSON.stringify({ [name]: value }).slice(1, -1)}']`

/**
 * One thing at a time: the cards that lie elsewhere, then those to be turned, then the button.
 * @param {Action[]} wanted
 */
function lying(wanted) {
  const there = wanted.map(({ card }, i) => `[data-place="${i}"][data-card="${card}"]`)
  const right = wanted.map(({ turned }, i) => `${there[i]}[data-turned="${!!turned}"]`)
  const once = (/** @type {string[]} */ done) => `.table${done.map((each) => `:has(${each})`).join('')}`
  return [
    ...there.map((lies, i) => `[data-place="${i}"]:not(${lies})`),
    ...right.map((lies, i) => `${once(there)} ${there[i]}:not(${lies})`),
    `${once(right)} [data-do="lay"]`,
  ]
}

/** @type {import('../../types').Pointing} */
export default {
  lay_card: (_action, all) => lying(all.filter(({ type }) => type === 'lay_card')),
  place_die: (action) => [`[data-die="${action.value}"]`, cell(action.cell)],
  buy_railway: (action) => [deed('buy_railway'), cell(action.railway)],
  upgrade: (action) => [deed('upgrade'), cell(action.railway)],
  pay: (action) => action.slots.map((/** @type {number[]} */ slot) => `[data-slot="${slot.join('.')}"]`),
  move_passenger: (action) => [deed('move_passenger'), choice('railways', action.railways)],
  exchange: (action) => [choice('profit', action.profit)],
  clean_up: () => [deed('clean_up')],
  recruit: () => [deed('recruit')],
  raise_capital: () => [deed('raise_capital')],
  end_decade: () => ['.dock-buttons .btn.go'],
}
