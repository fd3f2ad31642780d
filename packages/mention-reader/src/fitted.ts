/**
 * The digits of fitted weights: the middle one is zero. A table has entries `feature=digits` with a
 * digit for each alternative.
 */
export const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const ZERO = 30
export const STEP = 0.1

/** Adds up the weights of features, by alternative. */
export type Scorer = (features: readonly string[]) => number[]

export function scorerOf(table: string, size: number): Scorer {
  let rows: Map<string, readonly number[]> | undefined
  return (features) => {
    rows ??= new Map(table.trim().split(/\s+/).map(entryOf))
    const sums = Array<number>(size).fill(0)
    for (const feature of features) {
      const row = rows.get(feature)
      if (row) for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0)
    }
    return sums
  }
}

function entryOf(entry: string): [string, readonly number[]] {
  const at = entry.lastIndexOf('=')
  const weights = [...entry.slice(at + 1)].map((digit) => (digits.indexOf(digit) - ZERO) * STEP)
  return [entry.slice(0, at), weights]
}
