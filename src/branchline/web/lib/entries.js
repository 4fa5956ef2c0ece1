// The entries of a match, as the server tells them.

/** What was done and not taken back. @param {import('../types').Entry[]} entries */
export function standing(entries) {
  /** @type {Set<number>} */
  const gone = new Set()
  for (const entry of entries)
    for (const seq of entry.seqs || []) entry.type === 'undone' ? gone.add(seq) : gone.delete(seq)
  return entries.filter((entry) => !gone.has(entry.seq))
}
