// How a match can be set up, for the new-table page.
import { w } from './names.js'

/**
 * @param {import('../../types').GameInfo} _info
 * @param {import('./kinds').Catalogue} catalogue
 * @returns {import('../../types').OptionField[]}
 */
export function options(_info, catalogue) {
  const { 2: two, 4: four } = catalogue.usual_length
  const usual = { value: null, label: w('length-usual'), help: w('length-usual-help', { two, four }) }
  const lengths = catalogue.lengths.map((/** @type {number} */ value) => ({
    value,
    label: w('length', { cards: value }),
    help: w(`length-${value}-help`),
  }))
  return [
    {
      name: 'length',
      kind: 'choice',
      label: w('option-length'),
      help: w('option-length-help'),
      choices: [usual, ...lengths],
    },
    {
      name: 'missions',
      kind: 'switch',
      label: w('missions'),
      help: w('option-missions-help', { points: catalogue.points.mission }),
    },
    { name: 'chasm_die', kind: 'switch', label: w('option-die'), help: w('option-die-help') },
    { name: 'bumper_carts', kind: 'switch', label: w('option-bumper'), help: w('option-bumper-help') },
  ]
}

/** The shortest deck; or all there is. @param {import('./kinds').Catalogue} catalogue */
export const presets = (catalogue) => ({
  quick: { length: catalogue.lengths[0] },
  everything: { missions: true, chasm_die: true, bumper_carts: true },
})

/** @param {{ length?: number, missions?: boolean, chasm_die?: boolean, bumper_carts?: boolean }} chosen */
export function optionsText(chosen) {
  const parts = []
  if (chosen.length) parts.push(w('length', { cards: chosen.length }))
  if (chosen.missions) parts.push(w('missions'))
  if (chosen.chasm_die) parts.push(w('option-die'))
  if (chosen.bumper_carts) parts.push(w('option-bumper'))
  return parts.join(' · ') || w('length-usual')
}
