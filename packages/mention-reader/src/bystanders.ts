import type { Cast } from './cast.ts'
import { has, type Item, is, type Scene } from './item.ts'
import type { Role } from './language.ts'
import type { Named, Subjects } from './subjects.ts'

/** A part of a cast, as indexes of its items. */
interface Part {
  start: number
  end: number
}

const asking: readonly Role[] = [
  'who', 'fid', 'wallet', 'ens', 'credentials', 'verifiers', 'trust', 'accounts', 'profile', 'request', 'compare', 'question',
] // biome-ignore format: one list

const joining: readonly Role[] = ['and', 'or', 'correction', 'not', 'no']

/** Longer lists are not filtered: only the first names are looked up. */
const MAX_NAMED = 20

/** Leaves out people who are mentioned in addition to the subject of a request. */
export function withoutBystanders(scene: Scene, subjects: Subjects, cast: Cast): Subjects {
  const { length } = subjects.named
  if (length === 0 || length > MAX_NAMED || has(scene, 'compare', 'or')) return subjects
  const isMeant = (one: Named) =>
    !isReporter(scene.items, one, subjects, cast) &&
    !isKnown(scene, one, subjects) &&
    !isCopied(scene.items, one, subjects) &&
    !isRemarked(scene, one, subjects)
  const named = subjects.named.filter(isMeant)
  const others = subjects.named.filter((one) => !named.includes(one))
  return { ...subjects, named, excluded: [...subjects.excluded, ...others] }
}

const partsOf = (items: readonly Item[], isEnd: (item: Item) => boolean): Part[] => {
  const ends = items.flatMap((item, index) => (isEnd(item) ? [index] : []))
  return [...ends, items.length].map((end, at) => ({ start: (ends[at - 1] ?? -1) + 1, end }))
}

const itemsOf = (items: readonly Item[], { start, end }: Part): readonly Item[] =>
  items.slice(start, end)

const isIn = ({ start, end }: Part, { index }: Named): boolean => index >= start && index < end

/** `who is {rish}? cc {ada}`: conventions of casts in any language. */
const copying = new Set(['cc', 'via', 'ht', 'h/t'])

/** Returns true for a name behind `cc`, or behind another such name. */
function isCopied(items: readonly Item[], one: Named, { named }: Subjects): boolean {
  const at = items.findIndex(
    (item) =>
      (item.kind === 'phrase' || item.kind === 'unknown') && copying.has(item.text.toLowerCase()),
  )
  const isBehind = ({ index }: Named) => at !== -1 && index > at
  const between = items.slice(at + 1, one.index)
  return (
    isBehind(one) &&
    !named.every(isBehind) &&
    between.every((item) => item.kind === 'name' || item.kind === 'break' || is(item, 'and'))
  )
}

/** `{ada} wants to know who {rish} is`, `{ada} wonders who this is`: another's question. */
function isReporter(items: readonly Item[], one: Named, { named }: Subjects, cast: Cast): boolean {
  if (one.as !== 'mention') return false
  const isAboutCast = (cast.parent ?? cast.quotes) !== undefined && pointsBehind(items, one.index)
  const index = isAboutCast ? items.length : undefined
  const next = named.find((other) => other.index > one.index) ?? (index ? { index } : undefined)
  if (!next) return false
  const before = items.slice(0, one.index)
  if (before.some((item) => is(item, 'who', 'question', 'request', 'copula'))) return false
  const between = items.slice(one.index + 1, next.index)
  // `{ada} told me to ask you about {rish}`
  const isSent = is(between[0], 'statement', 'copula') || is(between[1], 'statement', 'copula')
  const isTopic = is(items[next.index - 1], 'about', 'who', 'request')
  if (isSent && isTopic && between.some((item) => is(item, 'you', 'request'))) return true
  const question = between.findIndex((item) => is(item, 'who'))
  const verb = between.slice(0, question)
  return (
    question > 0 &&
    verb.some((item) => item.kind === 'phrase' || item.kind === 'unknown') &&
    !verb.some((item) => item.kind === 'break' || is(item, 'and', 'copula', 'possessiveAfter'))
  )
}

/** Returns true if the words behind a name ask who an unnamed person is. */
function pointsBehind(items: readonly Item[], index: number): boolean {
  const question = items.findIndex((item, at) => at > index && is(item, 'who'))
  return question !== -1 && items.slice(question).some((item) => is(item, 'pointing', 'he'))
}

/** `fid of {rish} (asking for {ada})`: a clause that asks nothing, behind one that asks. */
function isRemarked({ items }: Scene, one: Named, { named }: Subjects): boolean {
  const clauses = partsOf(items, (item) => item.kind === 'break')
  const own = clauses.findIndex((clause) => isIn(clause, one))
  const hasRequest = clauses
    .slice(0, own)
    .some(
      (clause) =>
        named.some((other) => isIn(clause, other)) &&
        itemsOf(items, clause).some((item) => is(item, ...asking)),
    )
  const clause = clauses[own]
  const words = clause
    ? itemsOf(items, clause).filter((item) => item.kind === 'phrase' || item.kind === 'unknown')
    : []
  const says = words.some((item) => !is(item, 'courtesy', 'article', 'person', 'about', 'on'))
  return hasRequest && says && !words.some((item) => is(item, ...asking, ...joining))
}

/** `i know {ada}, but who is {rish}`: a statement of the author next to a question. */
function isKnown({ items }: Scene, one: Named, { named }: Subjects): boolean {
  const clauses = partsOf(items, (item) => item.kind === 'break')
  const own = clauses.find((clause) => isIn(clause, one))
  const hasRequest = clauses.some(
    (clause) =>
      clause !== own &&
      named.some((other) => isIn(clause, other)) &&
      itemsOf(items, clause).some((item) => is(item, 'who', 'request')),
  )
  const words = own ? itemsOf(items, own) : []
  const states = words.some((item) => is(item, 'statement', 'self', 'common'))
  return hasRequest && states && !words.some((item) => is(item, 'who', 'correction', 'and', 'not'))
}
