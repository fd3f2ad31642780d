import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import { type Item, is, type Scene } from './item.ts'

/** The choice that a cast makes among those that the bot offered. */
export type Choice =
  | { kind: 'chosen'; identifiers: readonly Identifier[] }
  | { kind: 'none' }
  | null

/**
 * Reads the response to the bot's question: a number, an ordinal, a platform, a name, yes or no.
 *
 * @returns null when the cast is something else
 */
export function readChoice(scene: Scene, choices: readonly Identifier[]): Choice {
  const all = scene.items.filter((item) => item.kind !== 'bot')
  const items = all.filter((item) => item.kind !== 'break')
  const chosen = (...identifiers: (Identifier | undefined)[]): Choice => {
    const found = identifiers.filter((one) => one !== undefined)
    return found.length > 0 ? { kind: 'chosen', identifiers: found } : null
  }
  const names = items.flatMap((item) => (item.kind === 'name' ? [item.identifier] : []))
  const offered = names.find((one) => choices.some((choice) => isSame(choice, one)))
  if (offered) return chosen(choices.find((choice) => isSame(choice, offered)))
  // `ted on lens`: an account that was not offered.
  const isElsewhere = items.some(
    (item) =>
      item.kind === 'platform' &&
      item.type !== 'farcaster' &&
      !choices.some((choice) => isOfType(choice, item)),
  )
  if (names.length > 0 || items.length > 12 || isElsewhere) return null
  const meant = items.filter((item) => !isNegated(all, all.indexOf(item)))
  const remaining = remainingOf(items, choices)
  if (remaining.length === 1) return chosen(...remaining)
  // `the one on github`: what says more than a number comes first.
  const byType = choices.filter((choice) => meant.some((item) => isOfType(choice, item)))
  if (byType.length > 0) return chosen(...byType)
  const placed = meant.filter(
    (item) => placeOf(item, choices.length) !== null && !isOrdinary(items, items.indexOf(item)),
  )
  const places = [...new Set(placed.map((item) => placeOf(item, choices.length) ?? 0))]
  const [place] = places
  if (place !== undefined)
    return places.length === 1 ? chosen(choices[place]) : chosenOf(all, placed, choices)
  const words = items.flatMap((item) => (item.kind === 'unknown' ? [item.text.toLowerCase()] : []))
  const isStated = items.some((item) => is(item, 'my', 'relative', 'statement'))
  const stated = choices.find((choice) => words.every((word) => word === handleOf(choice)))
  if (stated && words.length > 0 && !isStated) return chosen(stated)
  if (remaining.length < choices.length) return chosen(...remaining)
  const isNo = items.some((item) => is(item, 'no', 'not'))
  if (items.some((item) => is(item, 'every')) && words.length === 0 && !isNo)
    return chosen(...choices)
  if (words.length > 1) return null
  const isYes = items.some((item) => is(item, 'yes') || isThumb(item))
  if (isYes && !isNo) return chosen(choices[0])
  if (isNo && words.length === 0) return { kind: 'none' }
  return null
}

/** `1 and 3`, `2 + 3`: several; `1, no wait, 3`: the last, as the others are taken back. */
function chosenOf(
  items: readonly Item[],
  placed: readonly Item[],
  choices: readonly Identifier[],
): Choice {
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last) return null
  const between = items.slice(items.indexOf(first) + 1, items.indexOf(last))
  const of = (item: Item) => choices[placeOf(item, choices.length) ?? 0] as Identifier
  if (between.some((item) => is(item, 'no', 'not', 'correction') && !is(item, 'and')))
    return { kind: 'chosen', identifiers: [of(last)] }
  const isJoined = between.every(
    (item) =>
      placed.includes(item) ||
      is(item, 'and', 'article', 'courtesy') ||
      (item.kind === 'break' && !item.isStrong) ||
      (item.kind === 'unknown' && /^[+&]$/.test(item.text)),
  )
  return isJoined ? { kind: 'chosen', identifiers: [...new Set(placed.map(of))] } : null
}

/** `not the github one`, `la primera no, la segunda`: an item that is left out. */
function isNegated(items: readonly Item[], index: number): boolean {
  const isNot = (item: Item | undefined) => is(item, 'not', 'no')
  const end = items[index + 2]
  return (
    isNot(items[index - 1]) ||
    (is(items[index - 1], 'article') && isNot(items[index - 2])) ||
    (is(items[index + 1], 'no') && end?.kind === 'break' && !end.isQuestion)
  )
}

/** `not the farcaster one, not github`, `not 1 or 2`: the choices that are not ruled out. */
function remainingOf(items: readonly Item[], choices: readonly Identifier[]): Identifier[] {
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
  return choices.filter(
    (choice, place) =>
      !out.some((item) => isOfType(choice, item) || placeOf(item, choices.length) === place),
  )
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
  // `2 seconds`, `give me 1 min`
  if (item?.kind === 'number' && next?.kind === 'unknown' && /^[a-zа-я]{2}/iu.test(next.text))
    return items[at + 2]?.kind !== 'number'
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
