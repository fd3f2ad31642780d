/** The last three lines of the table, reused: search compares thousands of words. */
let [before, above, line] = [[0], [0], [0]]

/** Counts the letters to insert, delete, replace or swap that turn one text into the other. */
export function editDistance(one: string, other: string): number {
  if (one === other) return 0
  const columns = other.length
  for (let column = 0; column <= columns; column += 1) above[column] = column
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1)
    const previous = row > 1 ? one.charCodeAt(row - 2) : -1
    line[0] = row
    let left = row
    for (let column = 1; column <= columns; column += 1) {
      const found = other.charCodeAt(column - 1)
      const diagonal = above[column - 1] as number
      left = Math.min(
        (above[column] as number) + 1,
        left + 1,
        letter === found ? diagonal : diagonal + 1,
      )
      if (column > 1 && previous === found && letter === other.charCodeAt(column - 2))
        left = Math.min(left, (before[column - 2] as number) + 1)
      line[column] = left
    }
    ;[before, above, line] = [above, line, before]
  }
  return above[columns] as number
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
