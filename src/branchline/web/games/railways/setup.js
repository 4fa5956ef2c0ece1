// How a match can be set up, for the new-table page.
import { optionsOf } from '../../lib/options.js'
import { list, t } from '../../lib/words.js'

/**
 * @param {import('../../types').GameInfo} info @param {import('./kinds').Catalogue} catalogue
 * @returns {import('../../types').OptionField[]}
 */
export function options(info, catalogue) {
  const word = (/** @type {string} */ value) => `railways-web-option-${value.replaceAll('_', '-')}`
  const plan = (/** @type {string} */ value) => ({ value, label: t(word(value)), help: t(`${word(value)}-help`) })
  const goal = (/** @type {string} */ value) => ({
    value,
    label: t(`railways-${value}`),
    help: t(`railways-web-goal-${value}`),
  })
  return [
    {
      name: 'plan',
      kind: 'choice',
      label: t('railways-web-option-plan'),
      choices: (optionsOf(info).plan.enum || []).map(plan),
    },
    {
      name: 'goals',
      kind: 'many',
      label: t('railways-web-goals'),
      help: t('railways-web-option-goals-help'),
      choices: catalogue.goals.map(goal),
    },
  ]
}

/** Nothing to arrange; or every goal. @param {import('./kinds').Catalogue} catalogue */
export const presets = (catalogue) => ({
  quick: { plan: 'as_dealt' },
  everything: { goals: catalogue.goals },
})

/** @param {import('./kinds').Options} chosen */
export function optionsText(chosen) {
  const goals = Array.isArray(chosen.goals) ? chosen.goals : [chosen.goals]
  const names = list(goals.map((/** @type {string} */ goal) => t(`railways-${goal}`)))
  const plan = chosen.plan === 'as_dealt' ? t('railways-web-option-as-dealt') : ''
  return [names, plan].filter(Boolean).join(' · ')
}
