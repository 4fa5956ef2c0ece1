// The first game of Railways: a real match on a fixed deal, with what to do and what to say about it. Decades 4 to 11 play by
// themselves, and stop where something new comes.

/** @param {number} value */
const die = (value) => `[data-die="${value}"]`
/** @param {number} x @param {number} y */
const cell = (x, y) => `.rw-plan [data-cell="${x},${y}"]`
/** @param {string} name */
const deed = (name) => `[data-deed="${name}"]`
/** @param {...string} names */
const slots = (...names) => names.map((name) => `[data-slot="${name}"]`)
const END = ['.acts .btn.go']
/** Whatever does not lie right yet, and the button once all does. */
const PLAN = [
  '[data-place="2"][data-card="5"]',
  '[data-place="3"][data-card="8"]',
  '[data-card="2"][data-turned="false"]',
  '.table:has([data-place="2"][data-card="8"]):has([data-card="2"][data-turned="true"]) [data-do="lay"]',
]

/** @type {import('../../types').Tutorial} */
export default {
  seed: 'first line 11',
  seats: [{ type: 'me' }],
  options: {},
  close: ['why', 'bye'],
  args: (view) => ({
    profit: view.profit,
    railways: view.markers.length,
    points: view.score.railways,
    pollution: view.pollution,
    total: view.score.total,
    capital: view.capital,
    workers: view.workers,
  }),
  steps: [
    {
      do: { type: 'lay_card', card: 2, turned: true },
      talk: ['welcome', 'score', 'plan'],
      todo: 'plan-do',
      light: PLAN,
    },
    { do: { type: 'lay_card', card: 3, turned: false }, todo: 'plan-do', light: PLAN },
    { do: { type: 'lay_card', card: 8, turned: false }, todo: 'plan-do', light: PLAN },
    { do: { type: 'lay_card', card: 5, turned: false }, todo: 'plan-do', light: PLAN },
    { do: { type: 'place_die', cell: [3, 1], value: 2 }, talk: ['dice'], todo: 'dice-do', light: [die(2), cell(3, 1)] },
    { do: { type: 'place_die', cell: [7, 1], value: 2 }, todo: 'dice-do', light: [die(2), cell(7, 1)] },
    { do: { type: 'place_die', cell: [3, 4], value: 1 }, todo: 'dice-do', light: [die(1), cell(3, 4)] },
    { do: { type: 'place_die', cell: [6, 4], value: 1 }, todo: 'dice-do', light: [die(1), cell(6, 4)] },
    {
      do: { type: 'buy_railway', railway: [8, 1] },
      talk: ['hand', 'buy'],
      todo: 'buy-do',
      light: [deed('buy_railway'), cell(8, 1)],
    },
    { do: { type: 'pay', slots: [[1, 2]] }, talk: ['pay'], todo: 'pay-do', light: slots('1.2') },
    {
      do: { type: 'buy_railway', railway: [8, 3] },
      talk: ['second'],
      todo: 'buy-do',
      light: [deed('buy_railway'), cell(8, 3)],
    },
    { do: { type: 'pay', slots: [[7, 1]] }, todo: 'pay-do', light: slots('7.1') },
    { do: { type: 'end_decade' }, talk: ['books'], todo: 'end-do', light: END },
    {
      do: {
        type: 'move_passenger',
        die: [7, 1],
        destination: 'L',
        railways: [
          [8, 1],
          [8, 3],
        ],
      },
      talk: ['move'],
      todo: 'move-do',
      light: [deed('move_passenger'), '.rw-choice[data-action*="[[8,1],[8,3]]"]'],
    },
    {
      do: {
        type: 'pay',
        slots: [
          [1, 1],
          [4, 2],
        ],
      },
      talk: ['rewards'],
      todo: 'pay-do',
      light: slots('1.1', '4.2'),
    },
    {
      do: {
        type: 'move_passenger',
        die: [7, 1],
        destination: 'L',
        railways: [
          [8, 1],
          [8, 3],
        ],
      },
      todo: 'move-do',
      light: [deed('move_passenger'), '.rw-choice[data-action*="[[8,1],[8,3]]"]'],
    },
    {
      do: {
        type: 'pay',
        slots: [
          [6, 1],
          [6, 4],
        ],
      },
      todo: 'pay-do',
      light: slots('6.1', '6.4'),
    },
    {
      do: { type: 'exchange', profit: 1 },
      talk: ['exchange'],
      todo: 'exchange-do',
      light: ['.rw-choice[data-action*="profit\\":1"]'],
    },
    { do: { type: 'end_decade' }, todo: 'end-do', light: END },
    { do: { type: 'clean_up' }, talk: ['clean-up'], todo: 'act-do', light: [deed('clean_up')] },
    { do: { type: 'pay', slots: [[1, 1]] }, todo: 'pay-do', light: slots('1.1') },
    { do: { type: 'recruit' }, talk: ['recruit'], todo: 'act-do', light: [deed('recruit')] },
    { do: { type: 'pay', slots: [[7, 3]] }, todo: 'pay-do', light: slots('7.3') },
    { do: { type: 'end_decade' }, todo: 'end-do', light: END },
    { do: { type: 'buy_railway', railway: [2, 0] }, talk: ['fast'], auto: true },
    {
      do: {
        type: 'pay',
        slots: [
          [6, 3],
          [7, 1],
        ],
      },
      auto: true,
    },
    { do: { type: 'recruit' }, auto: true },
    { do: { type: 'pay', slots: [[4, 2]] }, auto: true },
    { do: { type: 'end_decade' }, auto: true },
    { do: { type: 'upgrade', railway: [8, 1] }, talk: ['upgrade'], auto: true },
    { do: { type: 'pay', slots: [[7, 4]] }, auto: true },
    { do: { type: 'buy_railway', railway: [4, 4] }, auto: true },
    {
      do: {
        type: 'pay',
        slots: [
          [1, 2],
          [4, 1],
        ],
      },
      auto: true,
    },
    { do: { type: 'end_decade' }, auto: true },
    { do: { type: 'raise_capital' }, talk: ['raise-capital'], auto: true },
    {
      do: {
        type: 'pay',
        slots: [
          [1, 3],
          [6, 1],
        ],
      },
      auto: true,
    },
    { do: { type: 'move_passenger', die: [6, 4], destination: 'R', railways: [[4, 4]] }, auto: true },
    {
      do: {
        type: 'pay',
        slots: [
          [7, 3],
          [7, 4],
        ],
      },
      auto: true,
    },
    { do: { type: 'end_decade' }, auto: true },
    { do: { type: 'move_passenger', die: [3, 1], destination: 'L', railways: [[2, 0]] }, auto: true },
    {
      do: {
        type: 'pay',
        slots: [
          [4, 2],
          [6, 4],
        ],
      },
      auto: true,
    },
    { do: { type: 'exchange', profit: 4 }, auto: true },
    { do: { type: 'recruit' }, auto: true },
    { do: { type: 'pay', slots: [[7, 3]] }, auto: true },
    { do: { type: 'end_decade' }, auto: true },
    { do: { type: 'buy_railway', railway: [7, 2] }, auto: true },
    {
      do: {
        type: 'pay',
        slots: [
          [1, 4],
          [4, 1],
          [6, 2],
        ],
      },
      auto: true,
    },
    { do: { type: 'end_decade' }, auto: true },
    {
      do: {
        type: 'move_passenger',
        die: [3, 4],
        destination: 'L',
        railways: [
          [4, 4],
          [7, 2],
          [8, 1],
          [8, 3],
        ],
      },
      auto: true,
    },
    {
      do: {
        type: 'pay',
        slots: [
          [1, 4],
          [7, 3],
        ],
      },
      auto: true,
    },
    { do: { type: 'exchange', profit: 2 }, auto: true },
    { do: { type: 'add_passenger', cell: [0, 3] }, talk: ['add-passenger'], auto: true },
    { do: { type: 'pay', slots: [[6, 3]] }, auto: true },
    { do: { type: 'end_decade' }, auto: true },
    { do: { type: 'move_passenger', die: [3, 1], destination: 'L', railways: [[2, 0]] }, auto: true },
    {
      do: {
        type: 'pay',
        slots: [
          [4, 1],
          [7, 1],
        ],
      },
      auto: true,
    },
    { do: { type: 'exchange', profit: 3 }, auto: true },
    { do: { type: 'build', value: 2, cell: [5, 1] }, talk: ['build'], auto: true },
    { do: { type: 'pay', slots: [[1, 3]] }, auto: true },
    { do: { type: 'end_decade' }, auto: true },
    { do: { type: 'recruit' }, auto: true },
    { do: { type: 'pay', slots: [[4, 2]] }, auto: true },
    { do: { type: 'buy_railway', railway: [6, 1] }, auto: true },
    { do: { type: 'pay', slots: [[7, 1]] }, auto: true },
    { do: { type: 'end_decade' }, auto: true },
    {
      do: { type: 'move_passenger', die: [5, 1], destination: 'L', railways: [[6, 1]] },
      talk: ['last'],
      todo: 'move-do',
      light: [deed('move_passenger'), '.rw-choice[data-action*="[[6,1]]"]'],
    },
    {
      do: {
        type: 'pay',
        slots: [
          [1, 1],
          [6, 1],
        ],
      },
      todo: 'pay-do',
      light: slots('1.1', '6.1'),
    },
    {
      do: { type: 'move_passenger', die: [5, 1], destination: 'L', railways: [[6, 1]] },
      todo: 'move-do',
      light: [deed('move_passenger'), '.rw-choice[data-action*="[[6,1]]"]'],
    },
    {
      do: {
        type: 'pay',
        slots: [
          [4, 1],
          [4, 2],
        ],
      },
      todo: 'pay-do',
      light: slots('4.1', '4.2'),
    },
    { do: { type: 'exchange', profit: 1 }, todo: 'exchange-do', light: ['.rw-choice[data-action*="profit\\":1"]'] },
    { do: { type: 'end_decade' }, todo: 'end-do', light: END },
  ],
}
