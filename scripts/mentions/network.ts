/** Fits a small network over named features, and writes its table of weights. */
import { digits, STEP, ZERO } from '@whocast/mention-reader/fitted.ts'

export interface Row<Features = Int32Array> {
  features: Features
  /** By alternative: whether there is such a one, and whether it is right. */
  isOpen: readonly boolean[]
  isRight: readonly boolean[]
  weight: number
}

/** Rarer features are not fitted. */
const MIN_ROWS = 8
const EPOCHS = 12
const RATE = 0.1
/** The part of the rate by which it falls until the last pass. */
const FALL = 0.7
const DECAY = 0.0005
/** The share of the features that a row lacks at each pass, so that others suffice. */
const DROPPED = 0.5

/**
 * Fits rows, and returns the lines of a table that `scorerOf` reads.
 *
 * @param hidden the number of hidden units
 */
export function fitRows(all: readonly Row<string[]>[], hidden: number): string[] {
  const { rows, names } = numbered(all)
  const size = rows[0]?.isOpen.length ?? 0
  return written(names, train(rows, { count: names.length, size, hidden }))
}

/** A generator of numbers below one that depend on a text alone. */
export function randomOf(text: string): () => number {
  let state = 7
  for (const letter of text) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return ((state >>> 8) % 10_007) / 10_007
  }
}

/** Numbers the features; leaves out those that are rare. */
function numbered(all: readonly Row<string[]>[]): { rows: Row[]; names: string[] } {
  const counts = new Map<string, number>()
  for (const { features } of all)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].filter(([, n]) => n >= MIN_ROWS).map(([name]) => name)
  const places = new Map(names.map((name, at) => [name, at]))
  const rows = all.map((row) => ({
    ...row,
    features: Int32Array.from(row.features.flatMap((name) => places.get(name) ?? [])),
  }))
  return { rows, names }
}

interface Size {
  /** Of features. */
  count: number
  /** Of alternatives. */
  size: number
  hidden: number
}

/** Weights, and the sums of their squared slopes, by which their steps shrink (AdaGrad). */
interface Layer {
  values: Float32Array
  squares: Float32Array
}

interface Network extends Size {
  /** From features to alternatives, from features to hidden units, and from these on. */
  direct: Layer
  inward: Layer
  outward: Layer
  bias: Layer
}

function layer(length: number, start: number, value: () => number = () => 0): Layer {
  return {
    values: Float32Array.from({ length }, value),
    squares: new Float32Array(length).fill(start),
  }
}

function step({ values, squares }: Layer, at: number, slope: number, rate: number): void {
  const whole = slope + DECAY * (values[at] ?? 0)
  const square = (squares[at] ?? 0) + whole * whole
  squares[at] = square
  values[at] = (values[at] ?? 0) - (rate * whole) / Math.sqrt(square)
}

/**
 * Fits a network row by row, with steps that shrink for features that are frequent, a decay of all
 * the weights, and a share of the features dropped. The result depends on the rows alone.
 */
function train(rows: readonly Row[], size: Size): Network {
  const random = randomOf('order')
  const around = (width: number) => () => (random() + random() + random() - 1.5) * width
  const network: Network = {
    ...size,
    direct: layer(size.count * size.size, 1),
    inward: layer(size.count * size.hidden, 0.1, around(0.15)),
    outward: layer(size.hidden * size.size, 0.1, around(0.4)),
    bias: layer(size.hidden, 0.1),
  }
  const order = rows.map((row) => ({ row, place: random() })).sort((x, y) => x.place - y.place)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - (FALL * epoch) / EPOCHS)
    for (const { row } of order)
      learn(
        network,
        row,
        row.features.filter(() => random() >= DROPPED),
        rate,
      )
  }
  return network
}

/** The values of hidden units and the scores of alternatives. */
function forward(
  network: Network,
  features: Int32Array,
): { units: Float32Array; scores: Float32Array } {
  const { size, hidden, direct, inward, outward, bias } = network
  const units = bias.values.slice()
  const scores = new Float32Array(size)
  for (const feature of features) {
    for (let at = 0; at < hidden; at += 1)
      units[at] = (units[at] ?? 0) + (inward.values[feature * hidden + at] ?? 0)
    for (let at = 0; at < size; at += 1)
      scores[at] = (scores[at] ?? 0) + (direct.values[feature * size + at] ?? 0)
  }
  for (let unit = 0; unit < hidden; unit += 1) {
    const value = Math.max(0, units[unit] ?? 0)
    units[unit] = value
    if (value > 0)
      for (let at = 0; at < size; at += 1)
        scores[at] = (scores[at] ?? 0) + value * (outward.values[unit * size + at] ?? 0)
  }
  return { units, scores }
}

/** Turns scores into their slopes: how likely each alternative is, less how likely if right. */
function toSlopes({ isOpen, isRight, weight }: Row, scores: Float32Array): void {
  let highest = -Infinity
  for (const [at, score] of scores.entries()) if (isOpen[at]) highest = Math.max(highest, score)
  let [sum, sumRight] = [0, 0]
  for (const [at, score] of scores.entries()) {
    const odds = isOpen[at] ? Math.exp(score - highest) : 0
    scores[at] = odds
    sum += odds
    if (isRight[at]) sumRight += odds
  }
  for (const [at, odds] of scores.entries())
    scores[at] = weight * (odds / sum - (isRight[at] ? odds / Math.max(sumRight, 1e-9) : 0))
}

function learn(network: Network, row: Row, features: Int32Array, rate: number): void {
  const { size, hidden, direct, inward, outward, bias } = network
  const { units, scores: slopes } = forward(network, features)
  toSlopes(row, slopes)
  const back = new Float32Array(hidden)
  for (let unit = 0; unit < hidden; unit += 1) {
    const value = units[unit] ?? 0
    if (value === 0) continue
    let slope = 0
    for (let at = 0; at < size; at += 1) {
      const place = unit * size + at
      slope += (slopes[at] ?? 0) * (outward.values[place] ?? 0)
      step(outward, place, (slopes[at] ?? 0) * value, rate)
    }
    back[unit] = slope
    step(bias, unit, slope, rate)
  }
  for (const feature of features) {
    for (let unit = 0; unit < hidden; unit += 1)
      if (back[unit]) step(inward, feature * hidden + unit, back[unit] ?? 0, rate / 2)
    for (let at = 0; at < size; at += 1) step(direct, feature * size + at, slopes[at] ?? 0, rate)
  }
}

const written = (names: readonly string[], network: Network): string[] => {
  const { size, hidden, direct, inward, outward, bias } = network
  const digitOf =
    (unit: number) =>
    (weight: number): string =>
      digits[ZERO + Math.max(-ZERO, Math.min(ZERO, Math.round(weight / unit)))] ?? ''
  const digitsOf = ({ values }: Layer, row: number, width: number, unit: number): string =>
    [...values.slice(row * width, (row + 1) * width)].map(digitOf(unit)).join('')
  const entries = names.flatMap((name, feature) => {
    const row =
      digitsOf(direct, feature, size, STEP.direct) + digitsOf(inward, feature, hidden, STEP.hidden)
    return [...row].every((digit) => digit === digits[ZERO]) ? [] : [`${name}=${row}`]
  })
  const units = Array.from(
    { length: hidden },
    (_, unit) => `unit:${unit}=${digitsOf(outward, unit, size, STEP.hidden)}`,
  )
  if (hidden > 0) units.unshift(`bias=${digitsOf(bias, 0, hidden, STEP.hidden)}`)
  return [...units, ...entries.sort()]
}
