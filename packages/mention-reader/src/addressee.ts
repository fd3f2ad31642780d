import type { Cast } from './cast.ts'
import type { BotIdentity } from './intent.ts'
import { asking, has, type Item, is, isFacet, type Scene } from './item.ts'
import type { LanguageCode, Role } from './language.ts'

/** Whether a cast is for the bot: it mentions it, or replies to a cast of it. */
export function isAddressed(
  cast: Cast,
  bot: Pick<BotIdentity, 'fid'>,
): 'yes' | 'not-mentioned' | 'own-cast' {
  if (cast.author.fid === bot.fid) return 'own-cast'
  if (cast.parent?.fid === bot.fid) return 'yes'
  return cast.content.some((segment) => typeof segment !== 'string' && segment.fid === bot.fid)
    ? 'yes'
    : 'not-mentioned'
}

/** The roles that name a property of a person. */
const about = asking.filter((role) => role !== 'request')

/** How the bot is mentioned in a sentence. */
export type Position =
  /** It is spoken to: at the start or the end, or set off by punctuation. */
  | 'vocative'
  /** It is a part of the sentence: `have you tried @whocast yet`. */
  | 'embedded'
  /** Not mentioned: the cast replies to it. */
  | 'absent'

/** The longest unknown word that may call the bot: `dis`, `слышь`. */
const MAX_CALL_LENGTH = 5

const isLight = (item: Item | undefined): boolean =>
  item?.kind === 'emoji' || is(item, 'courtesy', 'greeting', 'thanks')

/** Finds how the bot is mentioned; the mention that is most clearly spoken to counts. */
export function positionOf(scene: Scene): Position {
  const { items } = scene
  const places = items.flatMap((item, index) => (item.kind === 'bot' ? [index] : []))
  if (places.length === 0) return 'absent'
  return places.some((index) => isVocative(scene, index)) ? 'vocative' : 'embedded'
}

function isVocative(scene: Scene, index: number): boolean {
  const { items } = scene
  const item = items[index]
  if (item?.kind === 'bot' && item.isInflected) return false
  const isStart = items
    .slice(0, index)
    .every((before) => isLight(before) || before.kind === 'break')
  // `слышь @whocast`, `يا @whocast`
  const [first] = items
  const isCall = index === 1 && first?.kind === 'unknown' && first.text.length <= MAX_CALL_LENGTH
  const isOpening =
    index <= 2 && items[index + 1]?.kind === 'break' && !items.slice(0, index).some(isSubject)
  if (isStart || isOpening) return true
  // `방금 @whocast 로 …`
  const isMarked = postpositional.has(scene.language) && is(items[index + 1], ...particle)
  if (isMarked) return false
  if (isCall && items.length > 2) return true
  if (isObject(scene, index)) return false
  const before = items[index - 1]
  if (before?.kind === 'break' || before?.kind === 'emoji') return true
  if (before?.kind === 'name' && index > 2 && is(items[index + 1], 'interrogative', 'request'))
    return true
  const next = items.slice(index + 1).find((one) => !isLight(one) && one.kind !== 'bot')
  const start = items.slice(0, index).findLastIndex((one) => one.kind === 'break') + 1
  const clause = items.slice(start, index)
  const isComplete = isLight(before) && has({ items: clause }, ...asking, 'question')
  return next === undefined || next.kind === 'break' || clause.every(isLight) || isComplete
}

const isSubject = (item: Item): boolean =>
  item.kind === 'name' || item.kind === 'break' || is(item, 'self', 'you', 'praise', 'statement')

/** Languages that set the word that governs a noun behind it. */
const postpositional = new Set<LanguageCode | null>(['ja', 'ko', 'tr'])

/** Returns true if the words before a mention of the bot make it their object. */
function isObject({ items, language }: Scene, index: number): boolean {
  if (postpositional.has(language)) return false
  const word = items[index - 1]
  const governed = items[index - 2]
  const start = items.slice(0, index).findLastIndex((item) => item.kind === 'break') + 1
  const isPerson =
    items.slice(start, index).some((item) => item.kind === 'name') ||
    isFacet(governed) ||
    is(governed, 'interrogative', 'pointing', 'he', 'self', 'my', 'person')
  // `{ada}, explain @whocast` is complete without it; `just check @whocast` is not.
  if (is(word, 'request') && !is(word, 'about', 'statement'))
    return !isPerson && !(governed?.kind === 'break' && index > 2)
  if (is(word, 'copula') && !is(word, 'about', 'statement')) return !isPerson
  // `you asked @whocast`
  if (is(word, 'common') && !is(word, 'courtesy', 'about') && isPronoun(governed)) return true
  return (
    is(word, 'about', 'on', 'not', 'statement', 'possessiveBefore') ||
    (is(word, 'interrogative', 'question', 'and', 'or', 'compare', 'article') &&
      !is(word, 'courtesy') &&
      items.slice(0, index).some((item) => item.kind === 'name') &&
      !(is(word, 'interrogative', 'question') && isLastOf(items, index)))
  )
}

const isPronoun = (item: Item | undefined): boolean =>
  is(item, 'you', 'self') && !is(item, 'courtesy')

/** Returns true if nothing of the clause follows. */
function isLastOf(items: readonly Item[], index: number): boolean {
  const next = items.slice(index + 1).find((item) => !isLight(item))
  return next === undefined || next.kind === 'break'
}

const particle: readonly Role[] = ['on', 'about', 'possessiveAfter']

/** `photo: {ada}, lookup: @whocast`: the bot is one of the accounts that are listed. */
const isCredits = (items: readonly Item[]): boolean => {
  const isLabelled = (index: number): boolean => {
    const before = items[index - 1]
    return before?.kind === 'break' && before.isLabel === true && index > 1
  }
  const mentions = items.flatMap((item, at) =>
    item.kind === 'name' || item.kind === 'bot' ? [at] : [],
  )
  // `{ada}: "hi" @whocast: "hello"`
  const isSpeaker = (index: number): boolean => {
    const next = items[index + 1]
    return next?.kind === 'break' && next.isLabel === true
  }
  return mentions.length > 1 && (mentions.every(isLabelled) || mentions.every(isSpeaker))
}

/** `my follows today: {ada} {rish} @whocast`: a list with a title. */
const isTitledList = (items: readonly Item[]): boolean => {
  const first = items.findIndex((item) => item.kind === 'name')
  const label = items[first - 1]
  const list = items.slice(first)
  return (
    label?.kind === 'break' &&
    label.isLabel === true &&
    list.filter((item) => item.kind === 'name').length > 1 &&
    list.at(-1)?.kind === 'bot' &&
    list.slice(0, -1).every((item) => item.kind === 'name' || is(item, 'and')) &&
    !has({ items }, ...asking, 'question', 'not')
  )
}

/** `{ada} and @whocast`, `@whocast and {ada} are bots`, `{ada}, not @whocast`: not spoken to. */
export function isTalkedAbout({ items, isQuestion }: Scene): boolean {
  if (isCredits(items) || isTitledList(items)) return true
  const at = items.findIndex((item) => item.kind === 'bot')
  const before = items.slice(0, at).filter((item) => item.kind !== 'break')
  const beside = before.at(-1)
  if (is(beside, 'not') && before.some((item) => item.kind === 'name')) return true
  // `which is better, @whocast or {grok}?`
  const isChoice = is(items[at + 1], 'or') && items[at + 2]?.kind === 'name'
  if (isChoice && has({ items: items.slice(0, at) }, 'question', 'compare')) return true
  if (isQuestion || at === -1) return false
  if (is(beside, 'and', 'or') && before.at(-2)?.kind === 'name') return true
  // `{ada}'s @whocast card`
  if (beside?.kind === 'name' && beside.isPossessive) return true
  const behind = items.slice(at + 1)
  const end = behind.findIndex((item, index) =>
    index % 2 === 0 ? !is(item, 'and', 'or') : item.kind !== 'name' || item.isPossessive,
  )
  const next = behind[end]
  const isList = end >= 2 && end % 2 === 0
  return (
    isList &&
    (next?.kind === 'unknown' || is(next, 'copula', 'statement', 'praise')) &&
    !is(next, 'courtesy', 'interrogative')
  )
}

/** `{grok} is it true? @whocast lacks half of it`: a sentence to another, then a statement. */
function speaksBefore(items: readonly Item[], first: number, bot: number): boolean {
  const end = items.findIndex((item) => item.kind === 'break' && item.isStrong)
  const own = items.slice(end + 1)
  const ownEnd = own.findIndex((item) => item.kind === 'break' && item.isStrong)
  const sentence = ownEnd === -1 ? own : own.slice(0, ownEnd)
  const strong = items[end]
  const isRequested =
    (strong?.kind === 'break' && strong.isQuestion) ||
    has({ items: items.slice(first, end) }, 'question', 'you')
  const words = sentence.filter((item) => item.kind === 'unknown' || item.kind === 'phrase')
  return (
    end !== -1 &&
    bot > end &&
    isRequested &&
    words.length > 2 &&
    !sentence.some((item) => item.kind === 'break' && item.isQuestion) &&
    !has({ items: sentence }, ...asking, 'pointing', 'he', 'question')
  )
}

const verbLast = new Set<LanguageCode | null>(['ja', 'ko', 'tr', 'zh-Hans', 'zh-Hant'])

/** Returns true for a language that sets the verb behind its object. */
export const isVerbLast = (language: LanguageCode | null): boolean => verbLast.has(language)

/**
 * Returns true if a cast speaks to another account than the bot: `@grok is @whocast down?`,
 * `have you tried @whocast, {ada}?`.
 */
export function isForAnother(scene: Scene, position: Position): boolean {
  const { items } = scene
  const first = items.findIndex((item) => !isLight(item) && item.kind !== 'break')
  const bot = items.findIndex((item) => item.kind === 'bot')
  const isToAnother =
    items[first]?.kind === 'name' && items[first].as !== 'form' && !items[first].isPossessive
  if (position === 'embedded' && has(scene, 'you')) return true
  if (!isToAnother) return false
  if (speaksBefore(items, first, bot)) return true
  const hasMore = items.slice(bot + 1).some((item) => item.kind !== 'break' && !isLight(item))
  // `{grok} ơi @whocast …`
  if (bot > first && is(items[first + 1], 'callAfter') && hasMore) return true
  // `{linda}, … @whocast … you …`
  const isCalledFirst = items[first + 1]?.kind === 'break' || is(items[first + 1], 'callAfter')
  const speaksToYou = items.some((item) => is(item, 'you') && !is(item, 'courtesy'))
  if (isCalledFirst && bot !== -1 && speaksToYou && !has(scene, 'interrogative', 'request'))
    return true
  const between = bot === -1 ? items.slice(first + 1) : items.slice(first + 1, bot)
  const isSilent = between.every(
    (item) =>
      item.kind === 'name' ||
      item.kind === 'break' ||
      isLight(item) ||
      is(item, 'and', 'or', 'compare'),
  )
  // A reply to the bot that begins with another account speaks to that account.
  if (bot === -1)
    return (
      !is(between[0], 'possessiveAfter') &&
      !items.some((item) => item.kind === 'platform') &&
      between.some((item) => item.kind === 'phrase' || item.kind === 'unknown') &&
      (has({ items: between }, 'you') ||
        !(scene.isQuestion || has(scene, ...about, 'correction', 'and')))
    )
  if (isSilent) return position === 'embedded'
  // `{ada}さん、@whocast…`: it is called, then something is said that asks nothing of the bot.
  const isCalled = between.every((item) => item.kind === 'break' || is(item, 'person'))
  if (
    isCalled &&
    items.slice(bot + 1).some((item) => item.kind !== 'break') &&
    !has(scene, ...asking)
  )
    return true
  // `{ada} told me to ask you about {rish} @whocast`: a subject, not an addressee.
  const isSubject = is(between[0], 'statement') && between.some((item) => item.kind === 'name')
  const isAboutThird =
    between.some((item) => item.kind === 'name') && has({ items: between }, 'interrogative')
  if (has({ items: between }, 'you') && !isSubject && !isAboutThird) return true
  if (position === 'embedded') return true
  if (isSubject) return false
  // `{ada} demande à @whocast`, where a verb precedes its object
  const isLast = items.slice(bot + 1).every((item) => isLight(item) || item.kind === 'break')
  if (
    is(items[bot - 1], 'request') &&
    is(between[0], 'request') &&
    isLast &&
    !isVerbLast(scene.language)
  )
    return true
  // `{grok} explique-moi comment marche @whocast`
  const question = between.findIndex((item) => is(item, 'question') && !is(item, 'copula'))
  if (is(between[0], 'request') && question > 0 && items[bot - 1]?.kind === 'unknown') return true
  const isSetOff = items[bot - 1]?.kind === 'break' || items[bot - 1]?.kind === 'emoji'
  const isChoiceOfTwo = has({ items: between }, 'question') && has({ items: between }, 'or')
  const isRequest =
    has({ items: between }, ...asking) ||
    isChoiceOfTwo ||
    (isVerbLast(scene.language) && is(items[bot - 1], 'question'))
  return !isSetOff && !isRequest && !between.some((item) => item.kind === 'platform')
}
