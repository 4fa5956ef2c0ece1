// What the list of puzzles and a puzzle's table share.
import { post } from '../lib/api.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { t } from '../lib/words.js'

const HARDEST = 4

/** A table on a puzzle. @param {string} id @param {string} [query] */
export async function begin(id, query = '') {
  const table = await post(`/api/puzzles/${id}`)
  go(`/table/${table.id}${query}`)
}

/** @param {string} id */
export const numberOf = (id) => Number(id.slice(id.lastIndexOf('-') + 1))

/** @param {{ grade: number }} props */
export const Stars = ({ grade }) => html`
  <span class="stars" role="img" aria-label=${t('puzzle-grade', { grade })}>
    ${'★'.repeat(grade)}<span>${'★'.repeat(HARDEST - grade)}</span>
  </span>
`
