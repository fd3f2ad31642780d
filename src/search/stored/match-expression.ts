/**
 * Returns the FTS5 query for rows that have all words of one of the sets. Words that sets share
 * occur once: FTS5 reads the list of a word as often as the query names it, and the sets of a
 * typing error differ by a few words of many.
 *
 * @param sets none of them empty
 */
export function matchExpression(sets: readonly (readonly string[])[]): string {
  const parts: string[] = []
  let rest = sets
  while (rest.length > 0) {
    const shared = largestSet(rest)
    if (shared === null) {
      parts.push(...rest.map(allOf))
      break
    }
    const without = rest.filter((set) => !set.includes(shared))
    const others = rest
      .filter((set) => set.includes(shared))
      .map((set) => set.filter((word) => word !== shared))
    // A set of this word alone lets through what the others would.
    parts.push(
      others.some((set) => set.length === 0)
        ? shared
        : `(${shared} AND ${matchExpression(others)})`,
    )
    rest = without
  }
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`
}

const allOf = (set: readonly string[]): string =>
  set.length === 1 ? (set[0] ?? '') : `(${set.join(' AND ')})`

/** The word that most sets have; null where each is in one alone. */
function largestSet(sets: readonly (readonly string[])[]): string | null {
  const counts = new Map<string, number>()
  for (const word of sets.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  let best: string | null = null
  let most = 1
  for (const [word, count] of counts) if (count > most) [best, most] = [word, count]
  return best
}
