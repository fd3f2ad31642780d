import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import { isAddressed, isForAnother, type Position, positionOf } from './addressee.ts'
import { aspectOf } from './aspect.ts'
import { type BareNames, bareNamesOf } from './bare-names.ts'
import type { Cast } from './cast.ts'
import { readChoice } from './choice.ts'
import type { BotIdentity, Conversation, Intent, Reading, Subject } from './intent.ts'
import { has, type Item, is, type Scene, sceneOf } from './scene.ts'
import { type Subjects, subjectsOf } from './subjects.ts'

const chatter: Intent = { kind: 'none', reason: 'chatter' }
const help: Intent = { kind: 'help' }

/** What is known of a cast while it is read. */
interface Situation {
  cast: Cast
  bot: BotIdentity
  conversation: Conversation
  scene: Scene
  position: Position
  subjects: Subjects
}

/**
 * Reads what a cast asks of the bot. Structure comes first: whom the cast speaks to, whom it
 * mentions, quotes or replies to, whom it leaves out; then the place of words; then a small
 * vocabulary. A cast that addresses the bot and names somebody asks about them, unless it is
 * thanks, praise, a greeting, a statement, or is addressed to them.
 */
export function readMention(
  cast: Cast,
  bot: BotIdentity,
  conversation: Conversation = {},
): Reading {
  const address = isAddressed(cast, bot)
  if (address !== 'yes') return { intent: { kind: 'none', reason: address }, language: null }
  const scene = sceneOf(cast, bot)
  const position = positionOf(scene)
  const subjects = subjectsOf(scene)
  const situation = { cast, bot, conversation, scene, position, subjects }
  return { intent: read(situation), language: scene.language }
}

function read(situation: Situation): Intent {
  const { conversation, scene, position, subjects } = situation
  if (conversation.choices && conversation.choices.length > 0) {
    const choice = readChoice(scene, conversation.choices)
    if (choice?.kind === 'chosen') return lookup(situation, [named(choice.identifier)])
    if (choice?.kind === 'none') return chatter
  }
  if (isForAnother(scene, position)) return { kind: 'none', reason: 'for-another' }
  if (isEndorsement(situation)) return { kind: 'endorse' }
  if (subjects.named.length > 0) return readNamed(situation)
  return readUnnamed(situation)
}

const named = (identifier: Identifier): Subject => ({
  kind: 'identifier',
  identifier,
  how: 'named',
})

/** An endorsement begins with its verb, right behind the mention of the bot. */
function isEndorsement({ scene, cast, subjects }: Situation): boolean {
  const { items, isQuestion } = scene
  const at = items.findIndex((item) => is(item, 'endorse'))
  if (at === -1 || (isQuestion && !has(scene, 'self'))) return false
  const isFirst = items.slice(0, at).every((item) => !is(item, 'who', 'question', 'trust'))
  const unknown = items.slice(0, at).filter((item) => item.kind === 'unknown').length
  return (
    isFirst &&
    unknown <= 2 &&
    (subjects.named.length > 0 || cast.parent !== undefined || cast.quotes !== undefined)
  )
}

function readNamed(situation: Situation): Intent {
  const { scene, subjects, conversation } = situation
  if (!isAsked(situation)) return chatter
  const found = subjects.named.map(({ identifier }) => named(identifier))
  if (found.length === 1 && comparesOther(scene)) {
    const other = has(scene, 'self', 'my') ? selfOf(situation) : referentOf(situation)
    if (other) found.push(other)
  }
  const carried = has(scene, 'correction', 'and') ? conversation.aspect : undefined
  return lookup(situation, found, carried)
}

/** `compare him with {rish}`, `{rish} vs me`: the other one is not named. */
function comparesOther(scene: Scene): boolean {
  const compares = scene.items.filter((item) => is(item, 'compare'))
  if (compares.length === 0) return false
  return has(scene, 'self', 'my', 'he', 'pointing') || !has(scene, 'correction')
}

/** Words by which somebody is asked about, whatever else a cast says. */
const asking = [
  'who', 'request', 'correction', 'compare', 'fid', 'wallet', 'ens', 'credentials', 'verifiers', 'trust', 'accounts', 'profile',
] as const // biome-ignore format: one list

/** Whether a cast that names somebody asks about them. */
function isAsked({ scene, position, subjects, cast, bot }: Situation): boolean {
  const { items, isQuestion, isExclamation } = scene
  const isClear = isQuestion || has(scene, 'who', 'request') || beginsQuestion(items)
  const asks = isClear || has(scene, ...asking) || items.some((item) => item.kind === 'platform')
  const isWritten = subjects.named.some(({ as }) => as !== 'mention')
  const states = has(scene, 'statement') || isStated(situationItems(items), subjects)
  const unknown = items.filter(
    (item, index) => item.kind === 'unknown' && !subjects.used.has(index),
  )
  if (position === 'embedded' && !isQuestion && (states || unknown.length > 1)) return false
  if (beginsWithThanks(items) && !isQuestion && !has(scene, 'who')) return false
  if (isToldByBot(items) && !isQuestion && !beginsQuestion(items)) return false
  // `I was asking about {rish}` in reply to the bot.
  const isReply =
    cast.parent?.fid === bot.fid && unknown.length === 0 && has(scene, 'about', 'correction', 'no')
  if (states && !isClear && !isReply && subjects.excluded.length === 0) return false
  if (greetsPeople(items) && !asks && !isWritten) return false
  if (has(scene, 'praise') && !isClear && !has(scene, 'question', 'correction')) return false
  if (asks || has(scene, 'question', 'and', 'about')) return true
  if (has(scene, 'thanks') && !isWritten) return false
  if (isWritten) return unknown.length < 6
  const isKnownLanguage = scene.language !== null
  if (isKnownLanguage) return unknown.length <= 2 && !(isExclamation && unknown.length > 0)
  return !(isExclamation && cast.parent === undefined)
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
      !is(items[index + 2], 'pointing', 'he', 'who') &&
      !items.slice(0, index).some((before) => is(before, 'who', 'question', 'request', 'copula')),
  )

/** `@whocast told me {rish} is here`: the bot is the subject of a statement. */
const isToldByBot = (items: readonly Item[]): boolean =>
  items.some(
    (item, index) =>
      item.kind === 'bot' &&
      (is(items[index + 1], 'statement') ||
        (is(items[index + 1], 'copula') && items[index + 2]?.kind !== 'name')),
  )

/** Returns true for a greeting that is not for the bot alone: `gm {rish}`, not `gm @whocast, {rish}`. */
function greetsPeople(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => is(item, 'greeting'))
  if (at === -1) return false
  const bot = items.findIndex((item) => item.kind === 'bot')
  const name = items.findIndex((item) => item.kind === 'name')
  const isForBot = at < bot && bot < name && !is(items[bot + 1], 'and')
  return !isForBot
}

/** Returns true if a clause begins with a question word or an inverted verb. */
const beginsQuestion = (items: readonly Item[]): boolean =>
  !items.some((item) => is(item, 'praise')) &&
  items.some((item, index) => {
    if (!is(item, 'question') || is(item, 'common', 'pointing')) return false
    const before = items
      .slice(0, index)
      .findLast((one) => !is(one, 'courtesy') && one.kind !== 'emoji')
    return before === undefined || before.kind === 'break' || before.kind === 'bot'
  })

function beginsWithThanks(items: readonly Item[]): boolean {
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

/** Looks people up; several of them with a word that compares are compared. */
function lookup(
  { scene, subjects }: Situation,
  found: readonly Subject[],
  carried?: Conversation['aspect'],
): Intent {
  const list = unique(found)
  const aspect = aspectOf(scene, subjects.used, subjects.named) ?? carried
  const kind = list.length > 1 && has(scene, 'compare', 'or') ? 'compare' : 'lookup'
  return { kind, subjects: list, ...(aspect ? { aspect } : {}) }
}

function selfOf({ cast }: Situation): Subject {
  return { kind: 'identifier', identifier: { kind: 'fid', fid: cast.author.fid }, how: 'self' }
}

/** Whom the conversation is about: the quoted author, the parent's, or the bot's last subject. */
function referentOf({ cast, bot, conversation }: Situation): Subject | undefined {
  const fid = cast.quotes?.[0]?.fid ?? (cast.parent?.fid === bot.fid ? undefined : cast.parent?.fid)
  if (fid !== undefined && fid !== bot.fid)
    return { kind: 'identifier', identifier: { kind: 'fid', fid }, how: 'pointed' }
  const [earlier] = conversation.earlier ?? []
  return earlier ? { kind: 'identifier', identifier: earlier, how: 'earlier' } : undefined
}

function readUnnamed(situation: Situation): Intent {
  const { cast, scene, position, subjects, bot } = situation
  const { items } = scene
  const isReplyToBot = cast.parent?.fid === bot.fid
  const words = items.filter(
    (item) => item.kind !== 'bot' && item.kind !== 'emoji' && item.kind !== 'break',
  )
  const links = linkedBy(cast)
  if (words.length === 0) return readEmpty(situation, links)
  const isQuestion = scene.isQuestion || beginsQuestion(items)
  const isOpen = position === 'vocative' || (position === 'absent' && scene.isQuestion)
  const bare = bareNamesOf(scene, subjects.used, isOpen)
  const isClear = isQuestion || has(scene, 'who', 'request')
  if (position === 'embedded' && !isClear) return chatter
  if (beginsWithThanks(items) && !scene.isQuestion && !has(scene, 'who')) return chatter
  const isMeant =
    isQuestion ||
    has(scene, 'who', 'pointing', 'he') ||
    bare.subjects.length > 0 ||
    items.some(isFacet)
  const isFriendly = has(scene, 'thanks', 'praise', 'greeting')
  if (isFriendly && !(isClear && isMeant) && !has(scene, 'correction', 'help') && !isSelf(scene))
    return chatter
  if (has(scene, 'statement') && !isClear) return chatter
  if (isHelp(scene, bare)) return help
  const isOther =
    referentOf(situation) !== undefined && has(scene, 'he', 'person') && !has(scene, 'my')
  if (isSelf(scene) && !isOther && bare.subjects.length === 0)
    return lookup(situation, [selfOf(situation)])
  const named = readBare(situation, bare)
  if (named && !(isLowerCase(bare) && pointsAtReferent(situation, bare))) return named
  if (links.length > 0 && (isClear || has(scene, 'pointing'))) return lookup(situation, links)
  return readPointing(situation, bare, isReplyToBot)
}

/** Nothing but mentions of the bot, emoji and punctuation. */
function readEmpty(situation: Situation, links: Subject[]): Intent {
  const { cast, scene, position, subjects } = situation
  const { items, isQuestion } = scene
  const hasEmoji = items.some((item) => item.kind === 'emoji')
  if (links.length > 0) return lookup(situation, links)
  if (subjects.excluded.length > 0) return help
  const referent = referentOf(situation)
  const isBare = !hasEmoji && !isQuestion && position !== 'absent'
  const isWondering = items.some(
    (item) => item.kind === 'emoji' && /👀|🤔|❓|🧐|🔍|🔎|❔/u.test(item.text),
  )
  if (isQuestion || isWondering)
    return referent ? lookup(situation, [referent]) : isQuestion ? help : chatter
  if (!isBare || items.some((item) => item.kind === 'break')) return chatter
  if (referent) return lookup(situation, [referent])
  return (cast.links ?? []).length > 0 ? chatter : lookup(situation, [selfOf(situation)])
}

/** Profiles that the cast embeds. */
const linkedBy = (cast: Cast): Subject[] =>
  unique(
    (cast.links ?? []).flatMap((link) => {
      try {
        return [named(identify(link))]
      } catch {
        return []
      }
    }),
  )

/** `who am I`, `my wallets`, `me`: the author asks about themselves. */
function isSelf(scene: Scene): boolean {
  const { items } = scene
  const unknown = items.filter((item) => item.kind === 'unknown').length
  const hasFacet = items.some(isFacet)
  const asks = has(scene, 'who', 'request', 'and', 'correction', 'about') && !has(scene, 'praise')
  if (has(scene, 'my')) return hasFacet ? unknown <= 2 : unknown === 0 && (asks || scene.isQuestion)
  if (!has(scene, 'self') || (has(scene, 'statement') && !scene.isQuestion)) return false
  if (hasFacet) return unknown <= 1
  if (unknown > 0) return false
  const words = items.filter(
    (item) => item.kind === 'phrase' && !is(item, 'courtesy', 'you', 'thanks'),
  )
  const at = words.findLastIndex((item) => is(item, 'self'))
  const isEnd = words
    .slice(at + 1)
    .every((item) =>
      is(
        item,
        'copula',
        'who',
        'question',
        'possessiveAfter',
        'and',
        'correction',
        'request',
        'about',
        'trust',
        'compare',
        'statement',
        'article',
        'person',
        'on',
      ),
    )
  const before = words[at - 1]
  return (
    isEnd &&
    (before === undefined || !is(before, 'question') || is(before, 'who', 'copula', 'request'))
  )
}

const isFacet = (item: Item): boolean =>
  is(item, 'wallet', 'fid', 'ens', 'credentials', 'verifiers', 'accounts', 'profile') ||
  item.kind === 'platform'

/** Asks how the bot works, and little else. */
function isHelp(scene: Scene, bare: BareNames): boolean {
  return (
    has(scene, 'help') &&
    bare.unknown + bare.subjects.length <= 2 &&
    !has(scene, 'who', 'pointing') &&
    !scene.items.some((item) => item.kind === 'name')
  )
}

const isLowerCase = ({ subjects: found, short }: BareNames): boolean =>
  short !== null ||
  found.every((one) => one.kind === 'identifier' && one.identifier.kind === 'fname')

/** `who is this clown`: a word beside what points at somebody is no name. */
function pointsAtReferent(situation: Situation, bare: BareNames): boolean {
  const { scene } = situation
  if (!referentOf(situation) || has(scene, 'correction', 'not', 'and')) return false
  const asksOf = has(scene, 'trust') || scene.items.some(isFacet)
  return (
    has(scene, 'pointing', 'he') &&
    isAboutReferent(scene, bare.unknown + bare.subjects.length, asksOf)
  )
}

function readBare(situation: Situation, bare: BareNames): Intent | null {
  const { scene, position, cast } = situation
  const isPlain = bare.unknown === 0 || has(scene, 'who')
  if (bare.short !== null && bare.subjects.length === 0 && isPlain)
    return { kind: 'choose', word: bare.short }
  if (bare.subjects.length === 0 || !isPlain) return null
  const asks = scene.isQuestion || has(scene, ...asking, 'and', 'about')
  const isRemark = cast.parent !== undefined && position === 'absent' && !asks
  return isRemark ? chatter : lookup(situation, bare.subjects)
}

/** Nobody is named: whoever the conversation points at, help, or nothing. */
function readPointing(situation: Situation, bare: BareNames, isReplyToBot: boolean): Intent {
  const { scene } = situation
  const referent = referentOf(situation)
  const isClear = scene.isQuestion || has(scene, 'who', 'request')
  const asksOf = has(scene, 'trust') || scene.items.some(isFacet)
  const wrong = scene.items.find((item) => item.kind === 'wrong')
  if (wrong?.kind === 'wrong') return { kind: 'help', named: wrong.text }
  if (referent && isAboutReferent(scene, bare.unknown, asksOf)) return lookup(situation, [referent])
  if (isReplyToBot && !isClear && !asksOf) return chatter
  const named = cannotBeNamed(scene)
  if (named !== null) return { kind: 'help', named }
  const hasLink = scene.items.some((item) => item.kind === 'link') && words(scene).length === 1
  return isClear || asksOf || hasLink || has(scene, 'question', 'help') ? help : chatter
}

const words = ({ items }: Scene): readonly Item[] =>
  items.filter((item) => item.kind !== 'bot' && item.kind !== 'emoji' && item.kind !== 'break')

/** One word alone that would be a username if it were shorter. */
function cannotBeNamed(scene: Scene): string | null {
  const [only, ...others] = words(scene)
  const isLong = only?.kind === 'unknown' && /^[a-z0-9-]{17,}$/i.test(only.text)
  return isLong && others.length === 0 ? only.text : null
}

/** Whether a cast without a name asks about whoever the conversation is about. */
function isAboutReferent(scene: Scene, unknown: number, asksOf: boolean): boolean {
  const { items, isQuestion } = scene
  const rest = items.filter(
    (item) => item.kind === 'phrase' && !is(item, 'courtesy', 'who', 'article'),
  )
  const points = has(scene, 'pointing', 'he', 'person')
  const asksWho = items.some((item) => is(item, 'who') && !is(item, 'whoDoes'))
  if (has(scene, 'who') && has(scene, 'he', 'person')) return true
  if (
    has(scene, 'he', 'person') &&
    (isQuestion || has(scene, 'request', 'question')) &&
    unknown <= 3
  )
    return true
  if (has(scene, 'who') && has(scene, 'self')) return true
  if (asksWho && (points || unknown === 0)) return unknown <= 3
  if (has(scene, 'who') && (points ? unknown <= 2 : unknown === 0 && rest.length === 0)) return true
  if (asksOf)
    return (
      unknown <= (points ? 3 : 1) &&
      (isQuestion || points || has(scene, 'request', 'question') || unknown === 0)
    )
  return has(scene, 'request') && points && unknown === 0 && rest.length <= 3
}

function unique(found: readonly Subject[]): Subject[] {
  const seen = new Set<string>()
  return found.filter((one) => {
    const key = one.kind === 'name' ? `name:${one.name}` : identifierKey(one.identifier)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
