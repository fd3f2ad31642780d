import { identifierKey } from '@whocast/contract/identifier.ts'
import { contextOf } from './context.ts'
import type { Intent } from './intent.ts'
import { type Kind, kinds } from './interpretations.ts'
import { has, type Item, is, isFacet } from './item.ts'
import type { Role } from './language.ts'
import { clauseAt, hasRequest } from './order-features.ts'
import type { People } from './people.ts'
import { peopleIn, type Situation } from './situation.ts'
import weights from './weights.json' with { type: 'json' }

/** Interpretations of a cast, each with its score, and the likeliest of them. */
interface Reading {
  interpretations: ReadonlyMap<Kind, Intent>
  scores: readonly number[]
  best: Kind
}

/** A sum of decision trees over numbers; each is a list of splits and leaves from its root. */
export type Forest = readonly (readonly number[])[]

/** Reads trees as `scripts/mentions/trees.ts` writes them. */
export const forestOf = (lines: readonly string[]): Forest =>
  lines.map((line) => line.split(' ').map(Number))

/** Steps of the values of leaves. */
export const LEAF = 0.01

/** Returns the logarithm of the odds that a forest gives to a list of numbers. */
export function oddsIn(forest: Forest, traits: readonly number[]): number {
  return forest.reduce((sum, tree) => {
    // A node takes three numbers: the trait or -1, the threshold or the value, the other branch.
    let at = 0
    while (tree[at] !== -1)
      at = (traits[tree[at] ?? 0] ?? 0) <= (tree[at + 1] ?? 0) ? at + 3 : (tree[at + 2] ?? 0)
    return sum + (tree[at + 1] ?? 0) * LEAF
  }, 0)
}

/** A card whose person is in more doubt, as a logarithm of odds, is not shown. */
export const DOUBT = -1

const fitted = forestOf(weights.doubts)

export const fittedDoubt = (traits: readonly number[]): number => oddsIn(fitted, traits)

const roles: readonly Role[] = [
  'interrogative', 'trust', 'request', 'correction', 'statement', 'not', 'compare', 'or', 'and', 'only', 'you',
  'praise', 'thanks', 'he', 'pointing', 'self', 'my', 'wallet', 'accounts', 'profile', 'question', 'no', 'about',
] // biome-ignore format: one list

const contexts = ['top', 'quote', 'reply', 'card', 'question']

/** Returns 2 if a clause that requests has such a word, 1 if another one has, else 0. */
function placeOf(items: readonly Item[], isSuch: (item: Item) => boolean): number {
  const clauses = items.flatMap((item, at) => (isSuch(item) ? [clauseAt(items, at)] : []))
  const isIn = clauses.some(({ start, end }) => hasRequest(items.slice(start, end)))
  return isIn ? 2 : clauses.length > 0 ? 1 : 0
}

/** Where each person is named first. */
function namesIn(items: readonly Item[]): number[] {
  const first = new Map<string, number>()
  for (const [at, item] of items.entries()) {
    const key = item.kind === 'name' ? identifierKey(item.identifier) : null
    if (key !== null && !first.has(key)) first.set(key, at)
  }
  return [...first.values()]
}

/** Longer casts are as these: the trees are fitted to few of them. */
const MAX_BREAKS = 8
const MAX_ITEMS = 40

/** Returns numbers by which to tell whether the person found is another than the one meant. */
export function doubtsOf(situation: Situation, people: People, reading: Reading): number[] {
  const { scene, whole, subjects, position, cast } = situation
  const { items } = scene
  const { scores, best, interpretations } = reading
  const scoreOf = (kind: Kind) =>
    interpretations.has(kind) ? (scores[kinds.indexOf(kind)] ?? 0) : -9
  const own = scoreOf(best)
  const found = peopleIn(interpretations.get(best))
  const rivals = [...interpretations]
    .filter(([, intent]) => ![found, ''].includes(peopleIn(intent)))
    .map(([kind]) => scoreOf(kind) - own)
  const { form, word } = people.odds
  const names = namesIn(items)
  const isRequested = (at: number): boolean => {
    const { start, end } = clauseAt(items, at)
    return hasRequest(items.slice(start, end))
  }
  const pointer = items.findLastIndex((item) => is(item, 'he', 'pointing'))
  return [
    kinds.indexOf(best),
    contexts.indexOf(contextOf(situation)),
    ['absent', 'embedded', 'vocative'].indexOf(position),
    Math.max(-9, ...rivals),
    ...kinds.map((kind) => scoreOf(kind) - own),
    form[0] ?? -9,
    form[1] ?? -9,
    form.at(-1) ?? -9,
    Math.min(9, ...form.map(Math.abs)),
    form.filter((odds) => odds > 0).length,
    word[0] ?? -9,
    (word[0] ?? -9) - (word[1] ?? -9),
    new Set(people.named.map(({ identifier }) => identifierKey(identifier))).size,
    people.unknown,
    subjects.excluded.length,
    names.length,
    names.filter(isRequested).length,
    namesIn(whole.items).length - names.length,
    pointer === -1 ? -1 : names.filter((at) => at > pointer).length,
    placeOf(items, (item) => is(item, 'he', 'pointing')),
    placeOf(items, (item) => is(item, 'self', 'my')),
    placeOf(items, (item) => is(item, 'not', 'no', 'notAfter')),
    items.filter(isFacet).length,
    items.filter(({ kind }) => kind === 'unknown').length,
    Math.min(MAX_BREAKS, items.filter(({ kind }) => kind === 'break').length),
    Math.min(MAX_ITEMS, items.length),
    found.split(' ').length,
    Number(scene.isQuestion),
    Number(scene.language === null),
    Number(scene.language === 'en'),
    Number(cast.parent !== undefined),
    ...roles.map((role) => Number(has(scene, role))),
    ...roles.map((role) => Number(has(whole, role))),
  ]
}
