import { identifierKey } from '@whocast/contract/identifier.ts'
import { type Item, is } from './item.ts'
import type { Role } from './language.ts'
import type { Named, Subjects } from './named.ts'

/** The people that a cast leaves out. */
export function leftOutOf(items: readonly Item[], all: readonly Named[]): Named[] {
  const firstOnly = excludedOf(items, all, false)
  // `drop {rish}'s address`: a word that also requests leaves out one of several.
  const isClearlyOut = ({ index }: Named) =>
    !is(items[index - 1], 'request') && !isUnknownPerson(items, index)
  const loose = excludedOf(items, all, true)
  // Between two people, fewer words suffice to leave one out.
  const strict = firstOnly.length === all.length ? firstOnly.filter(isClearlyOut) : firstOnly
  const leftOut =
    strict.length === 0 && all.length > 1 && loose.length < all.length ? loose : strict
  return (
    leftOutByPlace(items, { named: [...all], excluded: [] }) ??
    leftOutByOnly(items, all) ??
    everyMentionOf(leftOut, all)
  )
}

/** `{ada} no, only {boris}`: the others, if a word sets one apart; otherwise null. */
function leftOutByOnly(items: readonly Item[], all: readonly Named[]): Named[] | null {
  const isSetApart = ({ index }: Named): boolean => {
    const isBetween = (item: Item | undefined) =>
      is(item, 'person', 'article', 'about', 'possessiveAfter')
    let [before, behind] = [index - 1, index + 1]
    while (isBetween(items[before]) && !is(items[before], 'only')) before -= 1
    while (isBetween(items[behind]) && !is(items[behind], 'only')) behind += 1
    return is(items[before], 'only') || is(items[behind], 'only')
  }
  const meant = all.filter(isSetApart)
  const isList = all.every((one, at) => at === 0 || is(items[one.index - 1], 'and', 'or'))
  return meant.length === 0 || meant.length === all.length || isList
    ? null
    : all.filter((one) => !meant.includes(one))
}

const ordinals: readonly Role[] = ['first', 'second', 'third', 'last']

/** Words behind a list of people that mean one of them by its place. */
export function placesIn(
  items: readonly Item[],
  { named, excluded }: Pick<Subjects, 'named' | 'excluded'>,
): { one: Named | undefined; at: number; isOut: boolean }[] {
  const all = [...named, ...excluded].sort((a, b) => a.index - b.index)
  const end = all.at(-1)?.index ?? 0
  const isChoice = items.some((item) => is(item, 'or', 'interrogative'))
  if (isChoice || all.length < 2 || all.some(({ as }) => as !== 'mention')) return []
  return items.flatMap((item, at) => {
    const place = ordinals.findIndex((role) => is(item, role))
    if (at < end || place === -1 || is(item, 'article', 'common', 'yes')) return []
    const beside = [items[at - 2], items[at - 1], items[at + 1]]
    const isOut = beside.some((one) => is(one, 'not', 'no', 'notAfter'))
    return [{ one: place === 3 ? all.at(-1) : all[place], at, isOut }]
  })
}

/** `{ada} {rish} {boris}, only the last`: a place in a list of people, or null. */
function leftOutByPlace(items: readonly Item[], subjects: Pick<Subjects, 'named' | 'excluded'>) {
  const placed = placesIn(items, subjects)
  if (placed.length === 0) return null
  const isMeant = placed.some(({ isOut }) => !isOut)
  return [...subjects.named, ...subjects.excluded].filter((one) =>
    isMeant
      ? !placed.some((other) => other.one === one && !other.isOut)
      : placed.some((other) => other.one === one),
  )
}

/** `{rish} {ada}, everyone except {ada}`: whoever is left out is so everywhere. */
function everyMentionOf(leftOut: readonly Named[], all: readonly Named[]): Named[] {
  const keys = new Set(leftOut.map(({ identifier }) => identifierKey(identifier)))
  const every = all.filter(({ identifier }) => keys.has(identifierKey(identifier)))
  return every.length < all.length ? every : [...leftOut]
}

/** `ich kenne {ada} nicht, wer ist das`: denies to know a person, then asks. */
function isUnknownPerson(items: readonly Item[], index: number): boolean {
  const start = items.slice(0, index).findLastIndex((item) => item.kind === 'break') + 1
  const end = items.findIndex((item, at) => at > index && item.kind === 'break')
  return (
    end !== -1 &&
    items.slice(start, index).some((item) => is(item, 'statement', 'request')) &&
    items.slice(end).some((item) => is(item, 'interrogative'))
  )
}

/** The names that a cast leaves out: `not {ada}`, `{ada}以外`. */
function excludedOf(items: readonly Item[], all: readonly Named[], isLoose: boolean): Named[] {
  const excluded: Named[] = []
  for (const one of all) {
    const last = excluded.at(-1)
    const isNext =
      last !== undefined &&
      one.index === last.index + 2 &&
      is(items[one.index - 1], 'and', 'or') &&
      isLeftOut(items, last.index, isLoose) === 'before'
    if (isNext || isLeftOut(items, one.index, isLoose)) excluded.push(one)
  }
  return excluded
}

/** Whether the item at an index is left out, by what precedes or what follows it. */
export function isLeftOut(
  items: readonly Item[],
  index: number,
  isLoose = false,
): 'before' | 'after' | null {
  const isSkipped = (item: Item | undefined) =>
    is(item, 'article', 'person', 'accounts', 'about', 'courtesy', 'on') ||
    item?.kind === 'platform' ||
    (isLoose &&
      is(item, 'request', 'self', 'common', 'profile', 'statement', 'you', 'wallet', 'fid'))
  let at = index - 1
  while (at >= index - 4 && !is(items[at], 'not') && isSkipped(items[at])) at -= 1
  if (
    is(items[at], 'not') ||
    (isLoose && is(items[index - 1], 'no') && !is(items[index - 1], 'and'))
  )
    return 'before'
  // `{rish}就好，不用{ada}`: what follows a name elsewhere has none before it here.
  if (is(items[index - 1], 'notAfter') && items[index - 2]?.kind === 'break') return 'before'
  at = index + 1
  const isEnding = (item: Item | undefined) =>
    is(item, 'possessiveAfter', 'person', 'courtesy', 'common', 'article') ||
    (isLoose && is(item, 'request', 'self', 'copula', 'statement', 'question'))
  while (at <= index + 4 && !is(items[at], 'notAfter', 'not') && isEnding(items[at])) at += 1
  const isOn = is(items[at], 'on') && items[at + 1]?.kind === 'platform'
  if (is(items[at], 'notAfter') && !isOn) return 'after'
  const next = items[at + 1]
  const isLast = next === undefined || next.kind === 'break' || is(next, 'courtesy')
  return isLoose && is(items[at], 'not') && isLast ? 'after' : null
}
