/** Fits a forest of decision trees, each to what the trees before it leave wrong. */
import { LEAF } from '@whocast/mention-reader/doubt.ts'

export interface Case {
  traits: readonly number[]
  isTrue: boolean
  weight: number
}

const TREES = 140
const DEPTH = 4
const RATE = 0.06
/** The weight of the cases that a leaf has at least. */
const MIN_WEIGHT = 20
/** Shrinks the values of leaves with few cases. */
const RIDGE = 4
/** Thresholds of a trait at most. */
const BINS = 24
/** The share of the traits that a tree may use. */
const USED = 0.4

interface Table {
  /** By trait: the thresholds, and the bin of each case. */
  cuts: number[][]
  bins: Uint8Array[]
  slopes: Float64Array
  curves: Float64Array
}

/** Returns the lines of a forest that `forestOf` reads. */
export function fitTrees(cases: readonly Case[]): string[] {
  const traits = cases[0]?.traits ?? []
  const cuts = traits.map((_, at) => cutsOf(cases.map((one) => one.traits[at] ?? 0)))
  const bins = cuts.map((own, at) =>
    Uint8Array.from(cases, (one) => own.filter((cut) => (one.traits[at] ?? 0) > cut).length),
  )
  const odds = new Float64Array(cases.length)
  const table: Table = {
    cuts,
    bins,
    slopes: new Float64Array(cases.length),
    curves: new Float64Array(cases.length),
  }
  const share =
    cases.reduce((sum, { isTrue, weight }) => sum + (isTrue ? weight : 0), 0) /
    cases.reduce((sum, { weight }) => sum + weight, 0)
  const first = Math.round(Math.log(share / (1 - share)) / LEAF)
  odds.fill(first * LEAF)
  const lines = [`-1 ${first} 0`]
  let state = 7
  for (let tree = 0; tree < TREES; tree += 1) {
    for (const [at, { isTrue, weight }] of cases.entries()) {
      const likely = 1 / (1 + Math.exp(-(odds[at] ?? 0)))
      table.slopes[at] = weight * (likely - Number(isTrue))
      table.curves[at] = weight * likely * (1 - likely)
    }
    const used = cuts.flatMap((_, at) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state < USED * 2 ** 32 ? [at] : []
    })
    const nodes: number[] = []
    grow(table, Int32Array.from(cases.keys()), used, DEPTH, nodes, odds)
    lines.push(nodes.join(' '))
  }
  return lines
}

/** Thresholds between values that are about equally frequent. */
function cutsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const picked = Array.from(
    { length: BINS },
    (_, at) => sorted[Math.floor(((at + 1) / (BINS + 1)) * sorted.length)] ?? 0,
  )
  const highest = sorted.at(-1) ?? 0
  return [...new Set(picked.map((value) => Math.round(value * 10) / 10))].filter(
    (cut) => cut < highest,
  )
}

const gain = (slope: number, curve: number): number => slope ** 2 / (curve + RIDGE)

/** Appends the nodes of a tree for some of the cases, and adds its values to their odds. */
function grow(
  table: Table,
  cases: Int32Array,
  used: readonly number[],
  depth: number,
  nodes: number[],
  odds: Float64Array,
): void {
  const split = depth > 0 ? bestSplit(table, cases, used) : null
  if (!split) {
    let [slope, curve] = [0, 0]
    for (const one of cases) {
      slope += table.slopes[one] ?? 0
      curve += table.curves[one] ?? 0
    }
    const value = Math.round((-RATE * slope) / (curve + RIDGE) / LEAF)
    nodes.push(-1, value, 0)
    for (const one of cases) odds[one] = (odds[one] ?? 0) + value * LEAF
    return
  }
  const isLow = (one: number) => (table.bins[split.trait]?.[one] ?? 0) <= split.bin
  const at = nodes.push(split.trait, table.cuts[split.trait]?.[split.bin] ?? 0, 0)
  grow(table, cases.filter(isLow), used, depth - 1, nodes, odds)
  nodes[at - 1] = nodes.length
  grow(
    table,
    cases.filter((one) => !isLow(one)),
    used,
    depth - 1,
    nodes,
    odds,
  )
}

function bestSplit(
  { cuts, bins, slopes, curves }: Table,
  cases: Int32Array,
  used: readonly number[],
): { trait: number; bin: number } | null {
  let best: { trait: number; bin: number; gain: number } | null = null
  for (const trait of used) {
    const count = (cuts[trait]?.length ?? 0) + 1
    const own = bins[trait]
    const sums = new Float64Array(count * 3)
    for (const one of cases) {
      const at = (own?.[one] ?? 0) * 3
      sums[at] = (sums[at] ?? 0) + (slopes[one] ?? 0)
      sums[at + 1] = (sums[at + 1] ?? 0) + (curves[one] ?? 0)
      sums[at + 2] = (sums[at + 2] ?? 0) + 1
    }
    const total = [0, 1, 2].map((part) => {
      let sum = 0
      for (let bin = 0; bin < count; bin += 1) sum += sums[bin * 3 + part] ?? 0
      return sum
    })
    const [slope = 0, curve = 0, size = 0] = total
    let [left, leftCurve, leftSize] = [0, 0, 0]
    for (let bin = 0; bin < count - 1; bin += 1) {
      left += sums[bin * 3] ?? 0
      leftCurve += sums[bin * 3 + 1] ?? 0
      leftSize += sums[bin * 3 + 2] ?? 0
      if (leftSize < MIN_WEIGHT || size - leftSize < MIN_WEIGHT) continue
      const found =
        gain(left, leftCurve) + gain(slope - left, curve - leftCurve) - gain(slope, curve)
      if (found > (best?.gain ?? 1e-6)) best = { trait, bin, gain: found }
    }
  }
  return best
}
