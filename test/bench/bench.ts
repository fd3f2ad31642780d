/** One row of what a bench prints: a figure beside the goal it is held against. */
export interface Figure {
  what: string
  /** The measured value with its unit, as printed. */
  value: string
  /** The spread over the rounds, as printed. */
  spread?: string
  /** Left out where there is none. */
  goal?: Goal
}

/** A goal, and how far it is reached. */
export interface Goal {
  /** As printed. */
  text: string
  /** How many times it is reached: 1 is just so, 0.5 half of it. */
  reach: number
}

/** @param unit follows the number, as printed */
export const atLeast = (value: number, goal: number, unit = ''): Goal => ({
  text: `≥ ${goal.toLocaleString('en')}${unit}`,
  reach: value / goal,
})

/** @param unit follows the number, as printed */
export const atMost = (value: number, goal: number, unit = ''): Goal => ({
  text: `≤ ${goal.toLocaleString('en')}${unit}`,
  // Finite, as JSON has no infinity.
  reach: goal / Math.max(value, goal / 1e6),
})

/** Options of `npm run bench`, for the benches that take them. */
export interface BenchOptions {
  people?: number
  /** A folder whose databases are filled once. */
  keep?: string
  /** A file of people and queries for `found`. */
  queries?: string
}

export interface Bench {
  /** By which `npm run bench -- <name>` runs it alone. */
  name: string
  about: string
  run(report: (figure: Figure) => void, options: BenchOptions): Promise<void>
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The value below which `share` (0 to 1) of the values lie. */
export const quantile = (values: number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Smallest and largest, for a figure's spread. */
export const spread = (values: number[], digits = 2): string =>
  `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`

/** CPU milliseconds (user and system) of this process for one run of `work`. */
export async function cpuMs(work: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
