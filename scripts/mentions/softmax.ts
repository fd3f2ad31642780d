/** A softmax regression over named features, and its table of weights. */
import { digits, STEP, ZERO } from '@whocast/mention-reader/fitted.ts'

export interface Row<Features = Int32Array> {
  features: Features
  /** By alternative: whether there is such a one, and whether it is right. */
  isOpen: readonly boolean[]
  isRight: readonly boolean[]
  weight: number
}

/** Rarer features are not fitted. */
const MIN_ROWS = 24
const EPOCHS = 12
const RATE = 0.2
const DECAY = 0.0002
/** The share of features that a row lacks at each pass, so that others suffice. */
const DROPPED = 0.25

/** Fits rows, and returns the lines of a table that `scorerOf` reads. */
export function fitRows(all: readonly Row<string[]>[]): string[] {
  const { rows, names } = numbered(all)
  const size = rows[0]?.isOpen.length ?? 0
  return written(names, regress(rows, names.length, size), size)
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

/** Writes the slopes of the scores: how likely each alternative is, less how likely if right. */
function slopesOf(
  { isOpen, isRight }: Row,
  features: readonly number[],
  matrix: Float64Array,
  out: Float64Array,
) {
  const size = isOpen.length
  out.fill(0)
  for (const feature of features)
    for (let at = 0; at < size; at += 1)
      out[at] = (out[at] ?? 0) + (matrix[feature * size + at] ?? 0)
  let highest = -Infinity
  for (let at = 0; at < size; at += 1) if (isOpen[at]) highest = Math.max(highest, out[at] ?? 0)
  let [sum, sumRight] = [0, 0]
  for (let at = 0; at < size; at += 1) {
    const odds = isOpen[at] ? Math.exp((out[at] ?? 0) - highest) : 0
    out[at] = odds
    sum += odds
    if (isRight[at]) sumRight += odds
  }
  for (let at = 0; at < size; at += 1) {
    const odds = out[at] ?? 0
    out[at] = odds / sum - (isRight[at] ? odds / Math.max(sumRight, 1e-12) : 0)
  }
}

/**
 * Fits a softmax regression row by row, with steps that shrink for features that are frequent
 * (AdaGrad), a decay of all the weights, and a share of the features dropped. The result depends
 * on the rows alone.
 */
function regress(rows: readonly Row[], count: number, size: number): Float64Array {
  const matrix = new Float64Array(count * size)
  const squares = new Float64Array(count * size).fill(1)
  const touched = new Float64Array(count)
  const slopes = new Float64Array(size)
  const random = randomOf('order')
  const order = rows.map((row) => ({ row, place: random() })).sort((x, y) => x.place - y.place)
  let time = 0
  const draw = randomOf('')
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const { row } of order) {
      time += 1
      const features: number[] = []
      for (const feature of row.features) {
        if (draw() >= DROPPED) features.push(feature)
      }
      slopesOf(row, features, matrix, slopes)
      for (const feature of features) {
        const age = time - (touched[feature] ?? 0)
        touched[feature] = time
        for (let at = 0; at < size; at += 1) {
          const slope = (slopes[at] ?? 0) * row.weight
          const place = feature * size + at
          const square = (squares[place] ?? 0) + slope * slope
          squares[place] = square
          const rate = RATE / Math.sqrt(square)
          matrix[place] = (matrix[place] ?? 0) * Math.exp(-rate * DECAY * age) - rate * slope
        }
      }
    }
  return matrix
}

function written(names: readonly string[], matrix: Float64Array, size: number): string[] {
  const digitOf = (weight: number): string => {
    const steps = Math.round(weight / STEP)
    return digits[ZERO + Math.max(-ZERO, Math.min(ZERO, steps))] ?? ''
  }
  const entries = names.flatMap((name, feature) => {
    const row = [...matrix.slice(feature * size, (feature + 1) * size)].map(digitOf)
    return row.every((digit) => digit === digits[ZERO]) ? [] : [`${name}=${row.join('')}`]
  })
  const lines = ['']
  for (const entry of entries.sort()) {
    const last = lines.at(-1) ?? ''
    if (last.length + entry.length < 100) lines[lines.length - 1] = `${last} ${entry}`.trim()
    else lines.push(entry)
  }
  return lines
}
