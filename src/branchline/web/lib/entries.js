// The entries of a match, as the server tells them.

/** What was done and not taken back. @param {import('../types').Entry[]} entries */
export function inForce(entries) {
  /** @type {Set<number>} */
  const gone = new Set()
  for (const entry of entries)
    for (const seq of entry.seqs || []) entry.type === 'undone' ? gone.add(seq) : gone.delete(seq)
  return entries.filter((entry) => !gone.has(entry.seq))
}

/**
 * What was done since a seat's own last action; where nothing was, that action. Who only watches sees what the last one did.
 * @param {import('../types').Entry[]} entries @param {number | null} seat
 */
export function lastTurn(entries, seat) {
  const played = inForce(entries).filter((entry) => entry.type === 'played')
  if (seat === null) return played.slice(played.findLastIndex((entry) => entry.seat !== played.at(-1)?.seat) + 1)
  const own = played.findLastIndex((entry) => entry.seat === seat)
  return own === played.length - 1 ? played.slice(-1) : played.slice(own + 1)
}
