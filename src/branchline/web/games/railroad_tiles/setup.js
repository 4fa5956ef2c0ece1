// How a match can be set up, for the new-table page.
import { t } from '../../lib/words.js'
import { condition, named } from './pieces.js'

/** @typedef {import('./kinds').Catalogue} Catalogue */
/** @typedef {import('./kinds').Options} Options */
/** @typedef {import('../../types').OptionField} OptionField */

/** @param {import('../../types').GameInfo} _info @param {Catalogue} catalogue @returns {OptionField[]} */
export const options = (_info, catalogue) => [
  challenge(catalogue),
  objectives(catalogue),
  {
    name: 'edition',
    kind: 'choice',
    label: t('railroad-tiles-web-edition'),
    choices: Object.keys(catalogue.editions).map((value) => ({
      value,
      label: t(`railroad-tiles-web-edition-${value}`),
      help: t(`railroad-tiles-web-edition-${value}-help`),
    })),
  },
  {
    name: 'parallel_placement',
    kind: 'switch',
    label: t('railroad-tiles-web-parallel'),
    help: t('railroad-tiles-web-parallel-help'),
  },
]

/** @param {Catalogue} catalogue @returns {OptionField} */
const challenge = (catalogue) => ({
  name: 'challenge',
  kind: 'choice',
  label: t('railroad-tiles-web-challenge'),
  choices: [
    {
      value: null,
      label: t('railroad-tiles-web-no-challenge'),
      help: t('railroad-tiles-web-no-challenge-help'),
    },
    ...catalogue.challenges.map((each) => ({
      value: each.id,
      label: named(each.id),
      help: t(`railroad-tiles-web-challenge-${each.id.replaceAll('_', '-')}`),
    })),
  ],
})

/** @param {Catalogue} catalogue @returns {OptionField} */
function objectives({ editions, objectives_in_play: count, objective_points: points }) {
  /** @param {Options} options @returns {string[]} */
  const known = (options) => editions[options.edition].objectives
  /** @param {string} name */
  const objective = (name) => ({
    value: name,
    label: named(name),
    help: t('railroad-tiles-web-objective-worth', { condition: condition(name), points }),
  })
  return {
    name: 'objectives',
    kind: 'choice',
    label: t('railroad-tiles-web-objectives'),
    help: t('railroad-tiles-web-objectives-help'),
    choices: [
      { value: 'none', label: t('railroad-tiles-web-objectives-none') },
      { value: 'random', label: t('railroad-tiles-web-objectives-random') },
      { value: [], label: t('railroad-tiles-web-objectives-named') },
    ],
    picks: (/** @type {Options} */ options) => ({ count, choices: known(options).map(objective) }),
    lacks: (value, /** @type {Options} */ options) => {
      const chosen = Array.isArray(value) ? value.filter((name) => known(options).includes(name)).length : count
      return chosen === count ? '' : t('railroad-tiles-web-objectives-lack', { chosen, count })
    },
  }
}

/** All place at the same time; or with objectives. */
export const presets = () => ({ quick: { parallel_placement: true }, everything: { objectives: 'random' } })

/** @param {Options} chosen */
export const optionsText = (chosen) =>
  [
    chosen.challenge ? named(chosen.challenge) : '',
    chosen.edition === 'prototype' ? t('railroad-tiles-web-edition-prototype') : '',
    chosen.objectives && chosen.objectives !== 'none' ? t('railroad-tiles-web-objectives') : '',
    chosen.parallel_placement ? t('railroad-tiles-web-parallel') : '',
  ]
    .filter(Boolean)
    .join(' · ')
