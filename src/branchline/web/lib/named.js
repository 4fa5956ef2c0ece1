// With other people, here or far, one is asked how one is called; the question is loaded when it is put.

/** @typedef {{ type: string, name?: string, level?: string }} Wish */

/**
 * The seats of a new table with names where they belong; null when one thinks better of it.
 * @param {Wish[]} seats @returns {Promise<Wish[] | null>}
 */
export async function named(seats) {
  const people = seats.filter((seat) => seat.type !== 'bot')
  return people.length > 1 ? (await import('../parts/names.js')).askNames(seats) : seats
}
