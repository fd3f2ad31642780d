import type { Intent } from './intent.ts'
import { type Kind, kinds } from './interpretations.ts'
import { weights } from './weights.ts'

/**
 * The digits of weights: the middle one is zero, and each step is a tenth. A feature has a weight
 * for each kind of request.
 */
export const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
export const STEP = 0.1

let table: ReadonlyMap<string, string> | undefined

const weightsByFeature = (): ReadonlyMap<string, string> => {
  table ??= new Map(
    weights.split(/\s+/).map((entry) => {
      const at = entry.lastIndexOf('=')
      return [entry.slice(0, at), entry.slice(at + 1)] as const
    }),
  )
  return table
}

/** Returns the interpretation that the features of a cast make most likely. */
export function likeliest(
  interpretations: ReadonlyMap<Kind, Intent>,
  features: readonly string[],
): Intent {
  const all = weightsByFeature()
  const rows = features.flatMap((feature) => all.get(feature) ?? [])
  let best: { intent: Intent; score: number } | undefined
  for (const [kind, intent] of interpretations) {
    const place = kinds.indexOf(kind)
    const score = rows.reduce((sum, row) => sum + digits.indexOf(row[place] ?? ''), 0)
    if (!best || score > best.score) best = { intent, score }
  }
  return best?.intent ?? { kind: 'none', reason: 'chatter' }
}
