/**
 * The digits of fitted weights: the middle one is zero. A table has entries `feature=digits` with a
 * digit for each alternative.
 */
export const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const ZERO = 30
export const STEP = 0.1

/** Returns a function that adds up the weights of features for an alternative. */
export function scoreOf(table: string): (features: readonly string[], at: number) => number {
  let rows: Map<string, readonly number[]> | undefined
  return (features, at) => {
    rows ??= new Map(table.trim().split(/\s+/).map(entryOf))
    let sum = 0
    for (const feature of features) sum += rows.get(feature)?.[at] ?? 0
    return sum
  }
}

function entryOf(entry: string): [string, readonly number[]] {
  const at = entry.lastIndexOf('=')
  const weights = [...entry.slice(at + 1)].map((digit) => (digits.indexOf(digit) - ZERO) * STEP)
  return [entry.slice(0, at), weights]
}
