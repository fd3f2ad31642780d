import type { Candidate } from './candidates.ts'
import { asking, has, type Item, is, isFacet } from './item.ts'
import { isLeftOut, placesIn } from './left-out.ts'
import type { Named, Subjects } from './named.ts'
import { tagsOf, wordOf } from './tags.ts'

/** A part of a cast between two breaks, as indexes of its items. */
export interface Clause {
  start: number
  end: number
}

export const hasRequest = (items: readonly Item[]): boolean =>
  items.some((item) => is(item, ...asking) || isFacet(item))

const tagsIn = (prefix: string, items: readonly Item[]): string[] => [
  ...new Set(items.flatMap((item) => tagsOf(item).map((tag) => `${prefix}:${tag}`))),
]

const wordsIn = (prefix: string, items: readonly Item[]): string[] => [
  ...new Set(items.map((item) => `${prefix}:${wordOf(item) || item.kind}`)),
]

/** Returns the words between a word and the names next to it, which may introduce it. */
export function betweenNames(items: readonly Item[], { start, end }: Candidate): string[] {
  const last = items.slice(0, start).findLastIndex(({ kind }) => kind === 'name')
  const next = items.findIndex(({ kind }, at) => at >= end && kind === 'name')
  const before = items.slice(last + 1, start)
  const behind = items.slice(end, next)
  return [
    ...(last === -1 ? [] : [...tagsIn('from-name', before), ...wordsIn('w-from-name', before)]),
    ...(next === -1 ? [] : tagsIn('to-name', behind)),
  ]
}

/** Returns where the last word is that repeats the name of a mention, or -1. */
function echoAt(items: readonly Item[], at: number): number {
  const item = items[at]
  const handle = item?.kind === 'name' ? item.handle?.toLowerCase() : undefined
  return items.findLastIndex((one) => one.kind === 'unknown' && one.text.toLowerCase() === handle)
}

/** Returns where a word repeats the name of a mention: in a clause with a request, or another. */
function echoOf(items: readonly Item[], at: number): string {
  const echo = echoAt(items, at)
  if (echo === -1) return 'none'
  const { start, end } = clauseAt(items, echo)
  return `${echo > at}/${hasRequest(items.slice(start, end))}/${isLeftOut(items, echo, true) !== null}`
}

/** The clause of the items from one index to another. */
export function clauseAt(items: readonly Item[], at: number, end = at + 1): Clause {
  const close = items.findIndex(({ kind }, index) => index >= end && kind === 'break')
  return {
    start: items.slice(0, at).findLastIndex(({ kind }) => kind === 'break') + 1,
    end: close === -1 ? items.length : close,
  }
}

/** Returns how the first later clause with a request names people, if there is one. */
export function laterRequest(
  items: readonly Item[],
  { end }: Candidate,
  all: readonly Candidate[],
): string {
  const { end: close } = clauseAt(items, end - 1)
  let at = close + 1
  while (at < items.length) {
    const clause = clauseAt(items, at)
    const own = items.slice(clause.start, clause.end)
    if (hasRequest(own)) {
      const isNamed = all.some(({ start }) => start >= clause.start && start < clause.end)
      const hasBetween = all.some(
        ({ start, named }) => named && start >= end && start < clause.start,
      )
      const isPointing = has({ items: own }, 'pointing', 'he')
      return `${isNamed}/${hasBetween}/${isPointing}`
    }
    at = clause.end + 1
  }
  return 'none'
}

/** Returns the traits of a person in a list that ordinals refer to: `only the last`. */
function placedBy(
  items: readonly Item[],
  named: Named,
  subjects: Subjects,
  count: number,
): string[] {
  const places = placesIn(items, subjects)
  const own = places.find(({ one }) => one === named)
  const placed = places.length === 0 ? 'none' : `${own !== undefined}/${own?.isOut}`
  return [
    `placed:${placed}`,
    `placed:${placed}/${count}/${places.some(({ isOut }) => isOut)}`,
    ...places.flatMap(({ at, one }) => {
      const { start, end } = clauseAt(items, at)
      const nearby = items.slice(Math.max(0, at - 2), at + 3)
      return [
        ...tagsIn(`place-clause:${one === named}`, items.slice(start, end)),
        ...nearby.map((item) => `place-w:${one === named}:${wordOf(item)}`),
      ]
    }),
  ]
}

/** Returns the traits of a person named by form: the order of people, words that repeat a name. */
export function orderOf(
  items: readonly Item[],
  { start }: Candidate,
  named: Named,
  subjects: Subjects,
  all: readonly Candidate[],
): string[] {
  const { excluded } = subjects
  const people = all.filter((one) => one.named)
  const place = people.findIndex((one) => one.named === named)
  const rank =
    people.length === 1
      ? 'only'
      : place === 0
        ? 'first'
        : place === people.length - 1
          ? 'last'
          : 'middle'
  const isOut = excluded.includes(named)
  const isLooseOut = isLeftOut(items, start, true)
  const echo = echoAt(items, start)
  const bot = items.findIndex(({ kind }) => kind === 'bot')
  const between = items.slice(Math.min(bot, start), Math.max(bot, start))
  const isNear = !between.some(({ kind }) => kind === 'break')
  const next = people[place + 1]?.start ?? items.length
  const last = people[place - 1]?.end ?? 0
  const isRequest = (one: Item) => is(one, 'interrogative', 'request', 'trust') || isFacet(one)
  const hasRequestBehind = items.slice(start, next).some(isRequest)
  const hasRequestBefore = items.slice(last, start).some(isRequest)
  const hasOtherEcho = people.some(
    (one) => one.start !== start && echoOf(items, one.start) !== 'none',
  )
  const rivals = all.some((one) => !one.named && !one.isShort)
  return [
    `as:${named.as}/${people.length > 1}`,
    `rank:${rank}/${people.length}`,
    `rank:${rank}/${isOut}/${people.some((one) => one.named && excluded.includes(one.named))}`,
    `out:${isOut}/${isLooseOut}`,
    ...placedBy(items, named, subjects, people.length),
    `near:${isNear}/${rank}`,
    `behind:${hasRequestBehind}/${hasRequestBefore}/${rank}`,
    `behind:${hasRequestBehind}/${hasRequestBefore}/${isOut}`,
    `rivals:${rivals}/${people.length > 1}/${hasRequestBehind}/${hasRequestBefore}`,
    ...(place < people.length - 1 ? tagsIn('to-next', items.slice(start + 1, next)) : []),
    ...(place < people.length - 1 ? wordsIn('w-to-next', items.slice(start + 1, next)) : []),
    ...(place > 0 ? tagsIn('from-last', items.slice(last, start)) : []),
    ...(place > 0 ? wordsIn('w-from-last', items.slice(last, start)) : []),
    ...(place > 0 && place === people.length - 1 ? tagsIn('tail', items.slice(start + 1)) : []),
    ...(place === 0 && people.length > 1 ? tagsIn('rest', items.slice(people.at(-1)?.end)) : []),
    `echo:${echoOf(items, start)}/${hasOtherEcho}`,
    ...tagsOf(echo === -1 ? undefined : items[echo - 1]).map((tag) => `echo:${tag}`),
    ...tagsOf(items[start + 3]).map((tag) => `r3:${tag}`),
    ...tagsOf(items[start - 3]).map((tag) => `l3:${tag}`),
  ]
}
