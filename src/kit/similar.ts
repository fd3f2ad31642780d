/**
 * How many letters have to be put in, left out, changed or swapped with the next to make one text
 * of the other.
 */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      line[column] = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = line
  }
  return above[other.length] ?? 0
}

/** The one that is most like a text, and how far it is from it. */
export function nearest(
  text: string,
  candidates: readonly string[],
): { candidate: string; distance: number } | null {
  let best: { candidate: string; distance: number } | null = null
  for (const candidate of candidates) {
    const distance = editDistance(text, candidate)
    if (best === null || distance < best.distance) best = { candidate, distance }
  }
  return best
}
