// What a game says in their schema of the options a match can be set up with.

/** @typedef {import('../types').GameInfo} GameInfo */
/**
 * `seats`: with how many of them it means anything; with any, where nothing is said.
 * @typedef {{ default: unknown, enum?: string[], seats?: number[] }} Option
 */
/** @typedef {{ $ref: string, $defs: Record<string, { properties: Record<string, Option> }> }} Schema */

/** @param {GameInfo} info */
export function optionsOf(info) {
  const { $ref: ref, $defs: shapes } = /** @type {Schema} */ (/** @type {unknown} */ (info.options))
  return shapes[ref.slice(ref.lastIndexOf('/') + 1)].properties
}

/** What holds where nothing is chosen. @param {GameInfo} info @returns {Record<string, unknown>} */
export const usualOptions = (info) =>
  Object.fromEntries(Object.entries(optionsOf(info)).map(([name, option]) => [name, option.default]))

/** Whether it means anything with so many seats. @param {GameInfo} info @param {string} name @param {number} seats */
export const isForSeats = (info, name, seats) => optionsOf(info)[name].seats?.includes(seats) ?? true
