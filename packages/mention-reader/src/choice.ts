import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import { type Item, is, type Scene } from './item.ts'

/** The choice that a cast makes among those that the bot offered. */
export type Choice = { kind: 'chosen'; identifier: Identifier } | { kind: 'none' } | null

/**
 * Reads the response to the bot's question: a number, an ordinal, a platform, a name, yes or no.
 *
 * @returns null when the cast is something else
 */
export function readChoice(scene: Scene, choices: readonly Identifier[]): Choice {
  const items = scene.items.filter((item) => item.kind !== 'bot' && item.kind !== 'break')
  const chosen = (identifier: Identifier | undefined): Choice =>
    identifier ? { kind: 'chosen', identifier } : null
  const names = items.flatMap((item) => (item.kind === 'name' ? [item.identifier] : []))
  const offered = names.find((one) => choices.some((choice) => isSame(choice, one)))
  if (offered) return chosen(choices.find((choice) => isSame(choice, offered)))
  if (names.length > 0 || items.length > 12) return null
  const isNegated = (index: number) =>
    is(items[index - 1], 'not', 'no') ||
    (is(items[index - 1], 'article') && is(items[index - 2], 'not', 'no'))
  const meant = items.filter((_, index) => !isNegated(index))
  const remaining = remainingOf(items, choices)
  if (remaining) return chosen(remaining)
  // `the one on github`: what says more than a number comes first.
  const byType = choices.find((choice) => meant.some((item) => isOfType(choice, item)))
  if (byType) return chosen(byType)
  const places = new Set(
    meant.flatMap((item) => {
      const place = placeOf(item, choices.length)
      return place === null || isOrdinary(items, items.indexOf(item)) ? [] : [place]
    }),
  )
  const [place, ...otherPlaces] = places
  if (place !== undefined) return otherPlaces.length === 0 ? chosen(choices[place]) : null
  const words = items.flatMap((item) => (item.kind === 'unknown' ? [item.text.toLowerCase()] : []))
  const isStated = items.some((item) => is(item, 'my', 'relative', 'statement'))
  const stated = isStated ? undefined : choices.find((choice) => words.includes(handleOf(choice)))
  if (stated) return chosen(stated)
  if (words.length > 1) return null
  const isYes = items.some((item) => is(item, 'yes') || isThumb(item))
  const isNo = items.some((item) => is(item, 'no', 'not'))
  if (isYes && !isNo) return chosen(choices[0])
  if (isNo && words.length === 0) return { kind: 'none' }
  return null
}

/** `not the farcaster one, not github`, `not 1 or 2`: the only choice that is not ruled out. */
function remainingOf(
  items: readonly Item[],
  choices: readonly Identifier[],
): Identifier | undefined {
  const isOut = (index: number): boolean => {
    let at = index - 1
    while (
      is(items[at], 'article', 'about', 'person', 'accounts', 'or', 'and', 'first') ||
      items[at]?.kind === 'number'
    )
      at -= 1
    return is(items[at], 'not', 'no')
  }
  const out = items.filter((_, index) => isOut(index))
  const left = choices.filter(
    (choice, place) =>
      !out.some((item) => isOfType(choice, item) || placeOf(item, choices.length) === place),
  )
  return left.length === 1 ? left[0] : undefined
}

/** `on second thought`, `one moment`, `first of all`: an ordinal that is no choice. */
function isOrdinary(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  // `good one`
  if (is(items[at - 1], 'praise')) return true
  if (is(next, 'about') && !is(next, 'courtesy', 'article', 'accounts'))
    return !is(items[at + 2], 'pointing', 'he', 'article')
  const isNoun = next?.kind === 'unknown' || (is(next, 'common') && next?.kind === 'phrase')
  const item = items[at]
  return isNoun && item?.kind === 'phrase' && !/\s/.test(item.text) && !is(items[at - 1], 'article')
}

const isThumb = (item: Item): boolean => item.kind === 'emoji' && /👍|✅|👌|🙌|💯/u.test(item.text)

const isSame = (a: Identifier, b: Identifier): boolean => identifierKey(a) === identifierKey(b)

const handleOf = (choice: Identifier): string => {
  const text = identifierKey(choice)
  return text.slice(text.indexOf(':') + 1)
}

const circled = '①②③④⑤'

/** The index that a number, an ordinal or a keycap means; null for anything else. */
function placeOf(item: Item, count: number): number | null {
  const at = (place: number) => (place >= 0 && place < count ? place : null)
  if (item.kind === 'number') return at(item.value - 1)
  if (item.kind === 'emoji') {
    const digit = /^(\d)\ufe0f?\u20e3/u.exec(item.text)?.[1]
    return digit === undefined ? null : at(Number(digit) - 1)
  }
  if (item.kind === 'unknown') {
    const number =
      /^(?:no\.?|nr\.?|n[º°]|№|#)?(\d)(?:st|nd|rd|th|[.)ºª°]|er|e|eme|ème|º|-?[йяеa-z]{1,3})?$/iu.exec(
        item.text,
      )?.[1]
    if (number !== undefined) return at(Number(number) - 1)
    const circle = circled.indexOf(item.text)
    return circle === -1 ? null : at(circle)
  }
  if (is(item, 'first')) return at(0)
  if (is(item, 'second')) return at(1)
  if (is(item, 'third')) return at(2)
  return is(item, 'last') ? at(count - 1) : null
}

/** Returns true if an item names the platform of a choice: `the github one`. */
function isOfType(choice: Identifier, item: Item): boolean {
  const isEth = (item.kind === 'phrase' || item.kind === 'unknown') && /^\.?eth$/i.test(item.text)
  if ((is(item, 'ens') || isEth) && choice.kind === 'ens') return true
  if (is(item, 'wallet') && choice.kind === 'eth') return true
  if (item.kind !== 'platform') return false
  return choice.kind === 'social'
    ? choice.type === item.type
    : item.type === 'farcaster' && (choice.kind === 'fname' || choice.kind === 'fid')
}
