/** The verdict on one bar: one thing that the service must withstand, by its number. */
export interface Verdict {
  bar: number
  what: string
  /** What was measured, as printed. */
  figure: string
  isHeld: boolean
  /**
   * Whether what goes by the clock kept to its bar. A short run, which says little about time, only
   * tells of it.
   */
  isInTime?: boolean
}

/** From this scale on bars of time have to be kept. */
export const TIMED_SCALE = 0.1

export interface AttackOptions {
  /** All randomness comes from it: the same seed, the same attack. */
  seed: number
  /** 1 is the whole attack; CI runs a tenth or less. */
  scale: number
  report(verdict: Verdict): void
}

export interface Attack {
  /** By which `npm run attack -- <name>` runs it alone. */
  name: string
  bars: number[]
  about: string
  /**
   * Holds times to a bar that another attack beside it would disturb: a whole run runs it alone.
   */
  isAlone?: boolean
  /**
   * Takes half a minute at any scale, or says nothing in a short run: a run at less than a tenth
   * leaves it out unless it is named.
   */
  isLong?: boolean
  /** Takes half a minute or more even in a short run: it starts first, and the others run with it. */
  isFirst?: boolean
  /** Runs only when it is named: it needs minutes, or packages that the others do without. */
  isByNameOnly?: boolean
  run(options: AttackOptions): Promise<void>
}

/** A small seeded generator (mulberry32): numbers in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
