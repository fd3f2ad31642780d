import { type Identifier, parseSocial } from '@whocast/contract/identifier.ts'
import { bareName } from './bare-name.ts'
import { type Item, is, type Scene } from './item.ts'
import { leftOutOf } from './left-out.ts'
import type { Named, Subjects } from './named.ts'
import { isLatin, isUnspaced } from './script.ts'

/** Finds the people named in a cast by form, by platform, or joined to one of those. */
export function subjectsOf(scene: Scene): Subjects {
  const { items } = scene
  const used = new Set<number>()
  const found = new Map<number, Named>()
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'platform' || isNamedTwice(items, index)) continue
    const pair = pairAt(items, index)
    if (!pair || found.has(pair.index)) continue
    found.set(pair.index, { ...pair, as: 'platform' })
    used.add(index).add(pair.index)
  }
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'name' || found.has(index)) continue
    found.set(index, {
      identifier: item.identifier,
      index,
      as: item.as === 'mention' ? 'mention' : 'written',
    })
    used.add(index)
  }
  if (found.size > 0) addJoined(items, found, used)
  const all = [...found.values()].sort((a, b) => a.index - b.index)
  const excluded = leftOutOf(items, all)
  return { named: all.filter((one) => !excluded.includes(one)), excluded, used }
}

/** `jack on X/Twitter`, `on X (twitter)`: the second name of one platform. */
const isNamedTwice = (items: readonly Item[], index: number): boolean => {
  const item = items[index]
  const before = items
    .slice(0, index)
    .findLast((one) => one.kind !== 'break' && !is(one, 'and', 'or', 'common'))
  return item?.kind === 'platform' && before?.kind === 'platform' && before.type === item.type
}

const connectsHandle = (item: Item | undefined): boolean =>
  is(item, 'accounts', 'person', 'profile', 'on', 'article', 'possessiveAfter', 'courtesy') ||
  (is(item, 'about') && !is(item, 'possessiveBefore')) ||
  (item?.kind === 'break' && !item.isStrong)

/** The handle that stands next to a platform: `jack on twitter`, `the github user jack`. */
function pairAt(
  items: readonly Item[],
  platform: number,
): { identifier: Identifier; index: number } | null {
  const item = items[platform]
  if (item?.kind !== 'platform') return null
  const isOn = is(items[platform - 1], 'on')
  // `twitternya linda`
  if (item.text.toLowerCase().endsWith('nya')) return null
  // `does linda have github`: an account of the person, not a handle.
  if (!isOn && [items[platform - 1], items[platform + 1]].some((one) => is(one, 'holds')))
    return null
  // `{rish} github`: an account of the person who is named.
  if (!isOn && hasPerson(items, platform)) return null
  const behind = handleBehind(items, platform)
  const before = handleBefore(items, platform)
  // `from telegram @jack_2`
  const isMarked = behind !== null && items[behind]?.kind !== 'unknown'
  const near = (isOn && !isMarked ? (before ?? behind) : (behind ?? before)) ?? null
  // `from telegram user jack`
  const isTitled =
    behind !== null &&
    is(items[platform + 1], 'person') &&
    !is(items[platform + 1], 'question', 'holds')
  const index = markedHandle(items, platform) ?? (isTitled ? behind : near)
  if (index === null || isPartOfName(items, index)) return null
  const handle = handleAt(items[index])
  if (handle === null) return null
  try {
    return { identifier: parseSocial(item.type, handle), index }
  } catch {
    return null
  }
}

/** `su insta si chiama giulia.onchain`: the only word of a clause that has the form of a handle. */
function markedHandle(items: readonly Item[], platform: number): number | null {
  const start = items.slice(0, platform).findLastIndex((item) => item.kind === 'break') + 1
  const end = items.findIndex((item, at) => at > platform && item.kind === 'break')
  const marked = items.flatMap((item, at) =>
    at >= start &&
    (end === -1 || at < end) &&
    item.kind === 'unknown' &&
    !isOwner(items, at) &&
    /^[a-z\d]+(?:[._][a-z\d]+)+$|^[a-z]+\d+$/i.test(item.text)
      ? [at]
      : [],
  )
  const [only, ...others] = marked
  return others.length === 0 ? (only ?? null) : null
}

/** Returns true if the clause of an item names a person by mention or by form. */
function hasPerson(items: readonly Item[], index: number): boolean {
  const isEnd = (item: Item) => item.kind === 'break' && item.isStrong
  const before = items.slice(0, index)
  const start = before.findLastIndex(isEnd) + 1
  const end = items.slice(index).findIndex(isEnd)
  return items
    .slice(start, end === -1 ? undefined : index + end)
    .some((item) => item.kind === 'name' && item.as !== 'handle' && addressOf(item) === null)
}

function handleBehind(items: readonly Item[], platform: number): number | null {
  if (is(items[platform - 1], 'my')) return null
  let at = platform + 1
  let isOwned = false
  // `his github is torvalds`
  const isOthers = is(items[platform - 1], 'he', 'pointing')
  // `on github, find torvalds`
  const isPlace = is(items[platform - 1], 'on')
  while (
    at <= platform + 4 &&
    (connectsHandle(items[at]) ||
      is(items[at], 'possessiveBefore') ||
      (at === platform + 1 && isOthers && is(items[at], 'copula')) ||
      (isPlace && is(items[at], 'interrogative', 'request')) ||
      (isPlace && is(items[at], 'holds', 'copula', 'question') && isEndOfClause(items, at + 2)) ||
      (is(items[at], 'pointing') && isUnspaced(textOf(items[at]))))
  ) {
    if (is(items[at], 'possessiveBefore')) isOwned = true
    at += 1
  }
  return !isOwned && handleAt(items[at]) !== null && !isOwner(items, at) ? at : null
}

const textOf = (item: Item | undefined): string => (item?.kind === 'phrase' ? item.text : '')

const isEndOfClause = (items: readonly Item[], at: number): boolean =>
  items[at] === undefined || items[at]?.kind === 'break' || items[at]?.kind === 'bot'

function handleBefore(items: readonly Item[], platform: number): number | null {
  let at = platform - 1
  let isOn = false
  while (
    at >= platform - 3 &&
    (is(items[at], 'on', 'article', 'person', 'courtesy', 'accounts') ||
      (items[at]?.kind === 'break' && (at === platform - 1 || isOn)))
  ) {
    isOn ||= is(items[at], 'on')
    at -= 1
  }
  const item = items[at]
  if (handleAt(item) === null || isOwner(items, at)) return null
  // `@jack github?`, `whats lindas twitter`: an account with that name.
  if (isOn) return at
  const isOwned = items.slice(0, at).some((one) => is(one, 'question'))
  // `@jack (X)`
  const next = items[platform + 1]
  const isBracketed =
    items[platform - 1]?.kind === 'break' && next?.kind === 'break' && !next.isStrong
  return (item?.kind === 'name' && !isBracketed) || isOwned ? null : at
}

/** Returns true if something is said to belong to the name: `jack's`, `jackの`. */
const isOwner = (items: readonly Item[], at: number): boolean => {
  const item = items[at]
  return (
    ((item?.kind === 'unknown' || item?.kind === 'name') && item.isPossessive === true) ||
    is(items[at + 1], 'possessiveAfter')
  )
}

/** Returns true for one word of a display name. */
const isPartOfName = (items: readonly Item[], at: number): boolean =>
  [items[at - 1], items[at + 1]].some(
    (item) => item?.kind === 'unknown' && /^\p{Lu}/u.test(item.text),
  )

function handleAt(item: Item | undefined): string | null {
  if (item?.kind === 'unknown') return isLatin(item.text) ? item.text.replace(/^@/, '') : null
  if (item?.kind === 'wrong' && /^@[\w.]+$/.test(item.text)) return item.text.slice(1)
  if (item?.kind !== 'name') return null
  return item.as === 'handle' ? (item.handle ?? null) : addressOf(item)
}

/** Returns an address of the form of email: `mastodon ada@example.com` names another account. */
const addressOf = ({ identifier }: Item & { kind: 'name' }): string | null =>
  identifier.kind === 'social' && identifier.type === 'email' ? identifier.handle : null

/** Adds bare words that are joined to a name: `{rish} vs linda`. */
function addJoined(items: readonly Item[], found: Map<number, Named>, used: Set<number>): void {
  const compares = items.some((item) => is(item, 'compare'))
  if (items.filter((item, index) => item.kind === 'unknown' && !used.has(index)).length > 2) return
  const joins = (at: number): boolean =>
    is(items[at], 'and', 'or', 'compare') || (compares && is(items[at], 'about'))
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'unknown' || used.has(index) || item.text.length < 3) continue
    const isAlone = items[index - 1]?.kind !== 'unknown' && items[index + 1]?.kind !== 'unknown'
    const isNext =
      (joins(index - 1) && used.has(index - 2)) || (joins(index + 1) && used.has(index + 2))
    const isEnd = index + 1 === items.length || items[index + 1]?.kind === 'break'
    const identifier = isAlone && isNext ? bareName(item.text) : null
    if (!identifier || !(isEnd || joins(index + 1) || is(items[index + 1], 'courtesy'))) continue
    found.set(index, { identifier, index, as: 'joined' })
    used.add(index)
  }
}
