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
  'who', 'fid', 'wallet', 'ens', 'credentials', 'verifiers', 'trust', 'accounts', 'profile', 'request', 'correction', 'compare', 'and', 'or',
] // biome-ignore format: one list

/** Leaves out people who are mentioned in addition to the subject of a request. */
export function withoutBystanders(scene: Scene, subjects: Subjects, cast: Cast): Subjects {
  if (subjects.named.length === 0 || has(scene, 'compare', 'or')) return subjects
  const isMeant = (one: Named) =>
    !isReporter(scene.items, one, subjects) && !isKnown(scene, one, subjects)
  const named = isAside(scene, subjects, cast) ? [] : subjects.named.filter(isMeant)
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

/** `{ada} wants to know who {rish} is`: the question of somebody else. */
function isReporter(items: readonly Item[], one: Named, { named }: Subjects): boolean {
  const next = named.find(({ index }) => index > one.index)
  if (!next || one.as !== 'mention') return false
  const before = items.slice(0, one.index)
  if (before.some((item) => is(item, 'who', 'question', 'request', 'copula'))) return false
  const between = items.slice(one.index + 1, next.index)
  const who = between.findIndex((item) => is(item, 'who'))
  const verb = between.slice(0, who)
  return (
    who > 0 &&
    verb.some((item) => item.kind === 'phrase' || item.kind === 'unknown') &&
    !verb.some((item) => item.kind === 'break' || is(item, 'and', 'copula', 'possessiveAfter'))
  )
}

/** `i know {ada}, but who is {rish}`: a statement of the author beside a question. */
function isKnown({ items }: Scene, one: Named, { named }: Subjects): boolean {
  const clauses = partsOf(items, (item) => item.kind === 'break')
  const own = clauses.find((clause) => isIn(clause, one))
  const asks = clauses.some(
    (clause) =>
      clause !== own &&
      named.some((other) => isIn(clause, other)) &&
      itemsOf(items, clause).some((item) => is(item, 'who', 'request')),
  )
  const words = own ? itemsOf(items, own) : []
  const states = words.some((item) => is(item, 'statement', 'self'))
  return asks && states && !words.some((item) => is(item, 'who', 'correction', 'and', 'not'))
}

/** `{rish} would love this. @whocast who's the author`: the question points at somebody else. */
function isAside({ items }: Scene, { named }: Subjects, cast: Cast): boolean {
  if (cast.parent === undefined && cast.quotes === undefined) return false
  const sentences = partsOf(items, (item) => item.kind === 'break' && item.isStrong)
  const [requested] = sentences.filter((part) => {
    const words = itemsOf(items, part)
    return (
      words.some((item) => item.kind === 'bot') &&
      words.some((item) => is(item, 'who')) &&
      words.some((item) => is(item, 'pointing', 'he')) &&
      !named.some((one) => isIn(part, one))
    )
  })
  if (!requested) return false
  return sentences
    .filter((part) => named.some((one) => isIn(part, one)))
    .every((part) => {
      const words = itemsOf(items, part)
      return words.length > 2 && !words.some((item) => is(item, ...asking))
    })
}
