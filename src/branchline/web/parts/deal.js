// A deal of the day in words, the same wherever it is told: which it is, of what day, what came of it.
import { get } from '../lib/api.js'
import { plain } from '../lib/html.js'
import { language } from '../lib/settings.js'
import { t } from '../lib/words.js'

/** @typedef {import('../types').DealInfo} DealInfo */

export const CHALLENGE = 'challenge'

/** Of a day by UTC, whatever day it is here. @param {string} day */
export const dayText = (day) =>
  new Date(`${day}T00:00Z`).toLocaleDateString(language.value, { timeZone: 'UTC', dateStyle: 'full' })

/** @param {{ score?: number | null, missed?: number | null }} result */
export const resultText = ({ score, missed }) => {
  if (missed != null) return t('web-missed', { score: plain(missed) })
  return score == null ? t('web-over') : t('web-points', { score })
}

/** What is told to others: the challenge by its own name. @param {DealInfo} deal @param {string} about its options in words */
export const sharedTitle = (deal, about) =>
  deal.key === CHALLENGE ? about.split(' · ')[0] : t(`web-game-${deal.game}`)

/**
 * Which deal of the day a table is on, as long as others can still play it.
 * @param {import('../wire').TableInfo} info
 * @returns {Promise<{ day: string, deal: DealInfo } | null>}
 */
export async function openDeal(info) {
  if (info.seats.length !== 1 || !info.seed_known) return null
  /** @type {{ days: { day: string, deals: DealInfo[] }[] }} */
  const { days } = await get('/api/daily')
  for (const { day, deals } of days) {
    const deal = deals.find((each) => each.game === info.game && each.seed === info.seed)
    if (deal) return { day, deal }
  }
  return null
}
