/**
 * The digits of fitted weights: the middle one is zero. A table has entries `feature=digits`: a
 * digit for each alternative, then one for each hidden unit. `unit:0=` and so on have a digit for
 * each alternative, `bias=` one for each hidden unit.
 */
export const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const ZERO = 30
/** The value of one digit more: in weights of alternatives, and in those of hidden units. */
export const STEP = { direct: 0.1, hidden: 0.04 }

/** Adds up the weights of features, by alternative. */
export type Scorer = (features: readonly string[]) => number[]

interface Network {
  /** By feature: the weights of alternatives, then those of hidden units. */
  rows: ReadonlyMap<string, readonly number[]>
  bias: readonly number[]
  /** By hidden unit: the weights of alternatives. */
  units: readonly (readonly number[])[]
}

/**
 * Returns the scorer of a table: a network in which features lead to alternatives directly, and
 * through hidden units that count only what is above zero.
 */
export function scorerOf(table: readonly string[], size: number): Scorer {
  let network: Network | undefined
  return (features) => {
    network ??= parse(table, size)
    const { rows, bias, units } = network
    const sums = Array<number>(size).fill(0)
    const hidden = [...bias]
    for (const feature of features) {
      const row = rows.get(feature)
      if (!row) continue
      for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0)
      for (let at = 0; at < hidden.length; at += 1)
        hidden[at] = (hidden[at] ?? 0) + (row[size + at] ?? 0)
    }
    for (const [unit, weights] of units.entries()) {
      const value = Math.max(0, hidden[unit] ?? 0)
      for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + value * (weights[at] ?? 0)
    }
    return sums
  }
}

function parse(table: readonly string[], size: number): Network {
  const rows = new Map(
    table
      .flatMap((line) => line.split(' '))
      .map((entry): [string, readonly string[]] => {
        const at = entry.lastIndexOf('=')
        return [entry.slice(0, at), [...entry.slice(at + 1)]]
      }),
  )
  const weight = (digit: string, step: number) => (digits.indexOf(digit) - ZERO) * step
  const bias = (rows.get('bias') ?? []).map((digit) => weight(digit, STEP.hidden))
  const units = bias.map((_, unit) =>
    (rows.get(`unit:${unit}`) ?? []).map((digit) => weight(digit, STEP.hidden)),
  )
  return {
    rows: new Map(
      [...rows].map(([name, row]) => [
        name,
        row.map((digit, at) => weight(digit, at < size ? STEP.direct : STEP.hidden)),
      ]),
    ),
    bias,
    units,
  }
}
