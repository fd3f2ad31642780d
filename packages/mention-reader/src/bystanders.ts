import { isVerbLast } from './addressee.ts'
import type { Cast } from './cast.ts'
import { asking, has, type Item, is, type Scene } from './item.ts'
import type { Role } from './language.ts'
import type { Named, Subjects } from './named.ts'

/** A part of a cast, as indexes of its items. */
interface Part {
  start: number
  end: number
}

const requestOrQuestion: readonly Role[] = [...asking, 'question']

const joining: readonly Role[] = ['and', 'or', 'correction', 'not', 'no']

/** Longer lists are not filtered: only the first names are looked up. */
const MAX_NAMED = 20

/** Leaves out people who are mentioned in addition to the subject of a request. */
export function withoutBystanders(scene: Scene, subjects: Subjects, cast: Cast): Subjects {
  const { length } = subjects.named
  if (length === 0 || length > MAX_NAMED || has(scene, 'compare', 'or')) return subjects
  const topics = topicsOf(scene, subjects.named)
  const isMeant = (one: Named) =>
    topics.includes(one) &&
    !isReporter(scene.items, one, subjects, cast) &&
    !isCopied(scene.items, one, subjects) &&
    !isRemarked(scene, one, subjects)
  const named = subjects.named.filter(isMeant)
  const others = subjects.named.filter((one) => !named.includes(one))
  return { ...subjects, named, excluded: [...subjects.excluded, ...others] }
}

/**
 * Returns those people of several that a cast asks about: those next to a word that asks, else
 * those that a clause without a name refers to: `{ada} quotes {boris}. who is he`. People who are
 * joined to one another stay together.
 */
function topicsOf(
  { items, language, isQuestion }: Scene,
  named: readonly Named[],
): readonly Named[] {
  const groups: Named[][] = []
  for (const one of named) {
    const last = groups.at(-1)?.at(-1)
    if (last && isJoined(items.slice(last.index + 1, one.index))) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  if (groups.length < 2 || named.some(({ as }) => as !== 'mention')) return named
  const governed = (before: readonly Role[], behind: readonly Role[]) =>
    groups.filter((group) => group.some(({ index }) => isGoverned(items, index, before, behind)))
  const properties: readonly Role[] = ['interrogative', 'wallet', 'fid', 'ens', 'credentials']
  const verbs: readonly Role[] = ['request']
  // `does {rish} know {ada}`
  const isAbout = is(items[(named[0]?.index ?? 0) - 1], 'question', 'copula')
  if (isAbout && !has({ items }, 'interrogative')) return named
  const requested = governed(
    [...properties, ...verbs],
    isVerbLast(language) ? [...properties, ...verbs] : properties,
  )
  if (requested.length > 0) return requested.flat()
  const clauses = partsOf(items, (item) => item.kind === 'break' || item.kind === 'bot')
  const question = clauses.find(
    (clause) =>
      clause.start > (named.at(-1)?.index ?? 0) &&
      has({ items: itemsOf(items, clause) }, 'interrogative', 'request', 'question'),
  )
  const isNameless = question && !named.some((one) => isIn(question, one))
  const before = groups.filter(([one]) => one && question && one.index < question.start)
  if (isNameless) return before.at(-1) ?? named
  const topics = isQuestion || beginsQuestion(items) ? [] : governed(['about'], [])
  return topics.length > 0 ? topics.flat() : named
}

/** Returns true if two names are parts of one list: nothing is between, or a conjunction. */
function isJoined(between: readonly Item[]): boolean {
  const [first] = between
  const isEdge = (item: Item | undefined) =>
    is(item, ...joining, 'compare') && !is(item, 'not', 'no', 'pointing')
  const isShort =
    between.length === 1 &&
    (is(first, 'question') || (first?.kind === 'unknown' && first.text.length <= MAX_JOINT_LENGTH))
  const isList = between.every(
    (item) =>
      item.kind === 'bot' ||
      item.kind === 'emoji' ||
      item.kind === 'name' ||
      (item.kind === 'break' && !item.isStrong) ||
      is(item, ...joining, ...beside, 'about', 'compare', 'possessiveAfter'),
  )
  return isShort || isList || isEdge(first) || isEdge(between.at(-1))
}

/** The longest unknown word that may be a conjunction: `чи`, `x`. */
const MAX_JOINT_LENGTH = 3

const beside: readonly Role[] = ['article', 'person', 'courtesy', 'copula']

/** Returns true for a name next to a word with one of the roles. */
function isGoverned(
  items: readonly Item[],
  index: number,
  before: readonly Role[],
  behind: readonly Role[],
): boolean {
  const isBeside = (item: Item | undefined) =>
    is(item, ...beside) && !is(item, ...requestOrQuestion)
  const nextOn = (step: 1 | -1, roles: readonly Role[]): Item | undefined => {
    let at = index + step
    while (
      Math.abs(at - index) < 4 &&
      !is(items[at], ...roles) &&
      (isBeside(items[at]) || is(items[at], 'about', step === 1 ? 'possessiveAfter' : 'on'))
    )
      at += step
    return items[at]
  }
  return is(nextOn(-1, before), ...before) || is(nextOn(1, behind), ...behind)
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

/** Returns the people behind `cc`. */
export function copiedOf(
  items: readonly Item[],
  { named, excluded, used }: Subjects,
): readonly Named[] {
  const all = { named: [...named, ...excluded], excluded: [], used }
  return all.named.filter((one) => isCopied(items, one, all))
}

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
  if (before.some((item) => is(item, 'interrogative', 'question', 'request', 'copula')))
    return false
  const between = items.slice(one.index + 1, next.index)
  // `{ada} told me to ask you about {rish}`
  const isSent = is(between[0], 'statement', 'copula') || is(between[1], 'statement', 'copula')
  const isTopic = is(items[next.index - 1], 'about', 'interrogative', 'request')
  if (isSent && isTopic && between.some((item) => is(item, 'you', 'request'))) return true
  const question = between.findIndex((item) => is(item, 'interrogative'))
  const verb = between.slice(0, question)
  return (
    question > 0 &&
    verb.some((item) => item.kind === 'phrase' || item.kind === 'unknown') &&
    !verb.some((item) => item.kind === 'break' || is(item, 'and', 'copula', 'possessiveAfter'))
  )
}

/** Returns true if the words behind a name ask who an unnamed person is. */
function pointsBehind(items: readonly Item[], index: number): boolean {
  const question = items.findIndex((item, at) => at > index && is(item, 'interrogative'))
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
        itemsOf(items, clause).some((item) => is(item, ...requestOrQuestion)),
    )
  const clause = clauses[own]
  const words = clause
    ? itemsOf(items, clause).filter((item) => item.kind === 'phrase' || item.kind === 'unknown')
    : []
  const says = words.some((item) => !is(item, 'courtesy', 'article', 'person', 'about', 'on'))
  return hasRequest && says && !words.some((item) => is(item, ...requestOrQuestion, ...joining))
}

/** Returns true if a clause begins with a question word or an inverted verb. */
const beginsQuestion = (items: readonly Item[]): boolean =>
  !items.some((item) => is(item, 'praise') && !is(item, 'courtesy')) &&
  items.some((item, index) => {
    if (!is(item, 'question') || is(item, 'common', 'pointing')) return false
    const before = items
      .slice(0, index)
      .findLast((one) => !is(one, 'courtesy') && one.kind !== 'emoji')
    return before === undefined || before.kind === 'break' || before.kind === 'bot'
  })
