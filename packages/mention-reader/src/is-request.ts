import {
  greetsBoth,
  greetsInClause,
  greetsPeople,
  isAmount,
  isQuestionToBot,
  isRemarkInReply,
  isTalkOfAsking,
} from './idle.ts'
import { asking, has, type Item, is } from './item.ts'
import type { Subjects } from './named.ts'
import type { Situation } from './situation.ts'
/** Returns true if a cast that names a person asks about them. */
export function isRequest({ scene, position, subjects, cast, bot }: Situation): boolean {
  const { items, isQuestion, isExclamation } = scene
  // `{ada} hat was für accounts`
  const isOpenQuestion = items.some(
    (item, at) =>
      is(item, 'copula') && is(items[at + 1], 'question') && !is(items[at + 1], 'copula', 'common'),
  )
  const isClear =
    isQuestion || has(scene, 'interrogative', 'request') || beginsQuestion(items) || isOpenQuestion
  const isQuery =
    isClear ||
    has(scene, ...asking) ||
    (has(scene, 'correction') && (position === 'absent' || isCorrected(items))) ||
    items.some((item) => item.kind === 'platform')
  const isWritten = subjects.named.some(({ as }) => as !== 'mention')
  const states = has(scene, 'statement') || isStated(situationItems(items), subjects)
  const unknown = items.filter(
    (item, index) => item.kind === 'unknown' && !subjects.used.has(index),
  )
  if (position === 'vocative' && hasIdentifier(items) && !beginsWithThanks(items)) return true
  if (position === 'embedded' && !isQuestion && requestsThroughBot(items)) return false
  const isRequested = isQuestion && (position !== 'embedded' || isQuestionToBot(items))
  if (position === 'embedded' && !isRequested && (states || unknown.length > 1)) return false
  if (position === 'embedded' && isTalkOfAsking(items)) return false
  if (!isQuestion && (greetsBoth(items) || greetsInClause(items))) return false
  if (position === 'absent' && !isQuestion && isRemarkInReply(items)) return false
  if (subjects.excluded.length > 0 && !states && position !== 'embedded') return true
  // `{ada} you two should talk`
  // `{ada} doesn't need a card`
  const name = subjects.named[0]?.index ?? 0
  const end = items.findIndex((item, at) => at > name && item.kind === 'break')
  const saysMore = items.some(
    (item, at) =>
      is(item, 'interrogative', 'trust') ||
      (is(item, 'question') && !is(item, 'copula')) ||
      (end !== -1 && at > end && is(item, 'request')),
  )
  if (!isQuestion && !has(scene, 'interrogative', 'question', 'wallet') && isAmount(items))
    return false
  if (!isQuery && beginsWithSelf(items)) return false
  if (position === 'vocative' && isSentByAnother(items, subjects)) return true
  const isAsserted = isStated(situationItems(items), subjects) && !isQuestion && !saysMore
  if (isAsserted && subjects.excluded.length === 0 && !has(scene, 'correction', 'compare'))
    return false
  const speaks = items.some((item) => is(item, 'you') && !is(item, 'courtesy'))
  if (!isQuery && !isWritten && position !== 'absent' && speaks) return false
  // `{ada} blocked me`
  const behind = items.slice(subjects.named[0]?.index ?? 0)
  if (!isQuery && !isWritten && unknown.length > 0 && has({ items: behind }, 'self')) return false
  const isNext = cast.parent?.fid === bot.fid && has(scene, 'correction')
  if (beginsWithThanks(items) && !isQuestion && !has(scene, 'interrogative') && !isNext)
    return false
  const isReported = isReportedByBot(items) && !items.some((_, at) => isQuestionStart(items, at))
  if (isReported && !isQuestion && (!beginsQuestion(items) || isAboutBot(items))) return false
  // `I was asking about {rish}` in reply to the bot.
  const isReply =
    cast.parent?.fid === bot.fid && unknown.length === 0 && has(scene, 'correction', 'no')
  if (states && !isClear && !isReply && subjects.excluded.length === 0) return false
  const isOfForm = subjects.named.some(({ index }) => {
    const item = items[index]
    return item?.kind !== 'name' || item.as === 'form'
  })
  if (greetsPeople(items) && !isQuery && !isOfForm) return false
  if (has(scene, 'praise') && !isClear && !has(scene, 'question', 'correction')) return false
  const isJoined = items.some(
    (item, at) => item.kind === 'name' && is(nextTo(items, at), 'and', 'about'),
  )
  if (isQuery || has(scene, 'question') || isJoined) return true
  if (has(scene, 'thanks') && !isWritten) return false
  if (isWritten) return unknown.length < 6
  const isKnownLanguage = scene.language !== null
  if (isKnownLanguage)
    return (
      unknown.length <= 1 &&
      !(isExclamation && unknown.length > 0) &&
      !(unknown.length > 0 && isLongSentence(items, subjects))
    )
  return !(isExclamation && cast.parent === undefined)
}

/** An address or an ENS name: nobody writes one to the bot without a request. */
const hasIdentifier = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      item.kind === 'name' &&
      item.as === 'form' &&
      (item.identifier.kind === 'eth' || item.identifier.kind === 'ens'),
  )

/** `{ada} told me to ask you about {rish}`: the one who sent the author is left out. */
const isSentByAnother = (items: readonly Item[], { named, excluded }: Subjects): boolean => {
  const at = named[0]?.index ?? 0
  return (
    is(items[at - 1], 'about', 'interrogative', 'request') &&
    excluded.some(
      ({ index, as }) =>
        as === 'mention' &&
        index < at &&
        has({ items: items.slice(index, at) }, 'statement') &&
        has({ items: items.slice(index, at) }, 'you', 'request'),
    )
  )
}

/** `i'm having lunch with {ada}`, not `me and {ada}`. */
function beginsWithSelf(items: readonly Item[]): boolean {
  const words = situationItems(items).filter((item) => item.kind !== 'break')
  const [first, next] = words
  return is(first, 'self') && (next?.kind === 'unknown' || is(next, 'statement', 'common'))
}

/** `just ask @whocast about {ada}`: said to others, without a question to the bot. */
const requestsThroughBot = (items: readonly Item[]): boolean => {
  const at = items.findIndex((item) => item.kind === 'bot')
  const behind = items.slice(at + 1)
  // `let me ask @whocast about {ada}`
  const isOwn =
    is(behind[0], 'about') &&
    !items.slice(0, at).some((item) => item.kind === 'unknown') &&
    behind.slice(1).every((item) => item.kind === 'name' || item.kind === 'break')
  return (
    !isOwn &&
    is(items[at - 1], 'request', 'common') &&
    !has({ items: behind }, 'interrogative', 'request', 'question')
  )
}

/** Returns true if a clause has both a name and a word that corrects. */
const isCorrected = (items: readonly Item[]): boolean =>
  items.some((item, index) => {
    if (!is(item, 'correction')) return false
    const isEnd = (one: Item) => one.kind === 'break' && !one.isLabel
    const start = items.slice(0, index).findLastIndex(isEnd) + 1
    const end = items.findIndex((one, at) => at > index && isEnd(one))
    return items.slice(start, end === -1 ? undefined : end).some(({ kind }) => kind === 'name')
  })

/** Returns the item before a name, without articles and the like. */
const nextTo = (items: readonly Item[], at: number): Item | undefined =>
  items.slice(0, at).findLast((item) => !is(item, 'article', 'person', 'courtesy'))

/** `{ada} owes me 5 usdc`: three words or more behind a name. */
function isLongSentence(items: readonly Item[], { named: [first] }: Subjects): boolean {
  const behind = items.slice((first?.index ?? 0) + 1)
  const end = behind.findIndex((item) => item.kind === 'break' || item.kind === 'bot')
  const words = (end === -1 ? behind : behind.slice(0, end)).filter(
    (item) => item.kind !== 'emoji' && (!is(item, 'courtesy') || is(item, 'self')),
  )
  return words.length > 2
}

const situationItems = (items: readonly Item[]): readonly Item[] =>
  items.filter((item) => item.kind !== 'bot' && item.kind !== 'emoji' && !is(item, 'courtesy'))

/** `{rish} is my friend`: a name, then a copula. */
const isStated = (items: readonly Item[], { named: names }: Subjects): boolean =>
  names.length > 0 &&
  items.some(
    (item, index) =>
      item.kind === 'name' &&
      is(items[index + 1], 'copula') &&
      !is(items[index + 2], 'pointing', 'he', 'interrogative') &&
      !items
        .slice(0, index)
        .some((before) => is(before, 'interrogative', 'question', 'request', 'copula')),
  )

/** `@whocast told me {rish} is here`: the bot is the subject of a statement. */
const isReportedByBot = (items: readonly Item[]): boolean =>
  items.some(
    (item, index) =>
      item.kind === 'bot' &&
      ((is(items[index + 1], 'statement') && !isWish(items, index + 1)) ||
        (is(items[index + 1], 'copula') && items[index + 2]?.kind !== 'name')),
  )

/** `i was wondering`: a request in the form of a statement. */
const isWish = (items: readonly Item[], at: number): boolean =>
  !is(items[at], 'common') &&
  is(items[at + 1], 'request') &&
  !is(items[at + 1], 'statement', 'common') &&
  items[at + 2]?.kind !== 'name'

/** `, is it really him`: a later clause that begins with a question. */
const isQuestionStart = (items: readonly Item[], at: number): boolean =>
  items[at - 1]?.kind === 'break' &&
  is(items[at], 'question', 'interrogative') &&
  !is(items[at], 'common')

/** `@whocast was wrong about {rish}`: behind the copula is neither a person nor a quality. */
const isAboutBot = (items: readonly Item[]): boolean =>
  items.some(
    (item, index) =>
      item.kind === 'bot' &&
      is(items[index + 1], 'copula') &&
      isClaim(items.slice(index + 2).filter((behind) => !is(behind, 'courtesy'))),
  )

const isClaim = ([first, second]: readonly Item[]): boolean =>
  (is(first, 'statement', 'praise', 'correction', 'compare') && !is(first, 'trust')) ||
  (is(first, 'article') && second?.kind !== 'name' && !is(second, 'pointing', 'he', 'person'))

/** Returns true if a clause begins with a question word or an inverted verb. */
export const beginsQuestion = (items: readonly Item[]): boolean =>
  !items.some((item) => is(item, 'praise') && !is(item, 'courtesy')) &&
  items.some((item, index) => {
    if (!is(item, 'question') || is(item, 'common', 'pointing')) return false
    const before = items
      .slice(0, index)
      .findLast((one) => !is(one, 'courtesy') && one.kind !== 'emoji')
    return before === undefined || before.kind === 'break' || before.kind === 'bot'
  })

export function beginsWithThanks(items: readonly Item[]): boolean {
  const first = items.find(
    (item) =>
      is(item, 'thanks') ||
      !(
        item.kind === 'bot' ||
        item.kind === 'break' ||
        item.kind === 'emoji' ||
        is(item, 'courtesy', 'yes')
      ),
  )
  return is(first, 'thanks')
}

/** Returns true for a question word, but not for `is` and the like, which may state something. */
export const hasQuestionWord = (items: readonly Item[]): boolean =>
  items.some((item) => is(item, 'question') && !is(item, 'copula'))
