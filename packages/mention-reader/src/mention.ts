import type { Identifier } from '@whocast/contract/identifier.ts'
import { isAddressed, isForAnother, isTalkedAbout, positionOf } from './addressee.ts'
import { withoutBystanders } from './bystanders.ts'
import type { Cast } from './cast.ts'
import { readChoice } from './choice.ts'
import { isForbidden, isRhetorical } from './idle.ts'
import type { BotIdentity, Conversation, Intent, Reading } from './intent.ts'
import { isRequest } from './is-request.ts'
import { has, is, type Scene } from './item.ts'
import { nearBot } from './near-bot.ts'
import { ownPartOf } from './own-part.ts'
import { withoutQuotedSpeech } from './quoted-speech.ts'
import { sceneOf } from './scene.ts'
import { chatter, lookup, named, referentOf, type Situation, selfOf } from './situation.ts'
import { subjectsOf } from './subjects.ts'
import { readUnnamed } from './unnamed.ts'

/**
 * Reads what a cast asks of the bot. Structure comes first: the addressee of the cast, the accounts
 * that it mentions, quotes, replies to or excludes; then the place of words; then a small
 * vocabulary. A cast that addresses the bot and names a person asks about them, unless it is
 * thanks, praise, a greeting, a statement, or is addressed to them.
 */
export function readMention(
  whole: Cast,
  bot: BotIdentity,
  conversation: Conversation = {},
): Reading {
  const address = isAddressed(whole, bot)
  if (address !== 'yes') return { intent: { kind: 'none', reason: address }, language: null }
  const cast = { ...whole, content: nearBot(whole.content, bot) }
  const content = withoutQuotedSpeech(cast.content)
  const spoken = { ...cast, content: [...content] }
  if (isAddressed(spoken, bot) !== 'yes') return { intent: chatter, language: null }
  const situation = situationOf(cast, bot, conversation)
  const isSpokenTo = content === cast.content || situation.position === 'vocative'
  const { scene, ...rest } = isSpokenTo ? situation : situationOf(spoken, bot, conversation)
  return { intent: readSituation({ scene, ...rest }), language: scene.language }
}

/** Finds the items of a cast and the people named in it. */
export function situationOf(cast: Cast, bot: BotIdentity, conversation: Conversation): Situation {
  const scene = ownPartOf(sceneOf(cast, bot), cast)
  const subjects = withoutBystanders(scene, subjectsOf(scene), cast)
  return { cast, bot, conversation, scene, position: positionOf(scene), subjects }
}

/** Reads what a cast that is addressed to the bot asks for. */
export function readSituation(situation: Situation): Intent {
  const { conversation, scene, position, subjects } = situation
  if (conversation.choices && conversation.choices.length > 0) {
    const choice = readChoice(scene, conversation.choices)
    if (choice?.kind === 'chosen') return lookup(situation, [named(choice.identifier)])
    if (choice?.kind === 'none') return chatter
  }
  if (isTalkedAbout(scene)) return chatter
  if (isForAnother(scene, position)) return { kind: 'none', reason: 'for-another' }
  if (isForbidden(scene) || isRhetorical(scene)) return chatter
  if (isEndorsement(situation)) return { kind: 'endorse' }
  if (subjects.named.length > 0) return readNamed(situation)
  return readUnnamed(situation)
}

/** An endorsement begins with its verb, right behind the mention of the bot. */
function isEndorsement({ scene, cast, subjects }: Situation): boolean {
  const { items, isQuestion } = scene
  // `我给 {rish} 背书`
  const isByAuthor = !isQuestion && items.some((item) => is(item, 'self') && !is(item, 'courtesy'))
  const at = items.findIndex(
    (item) =>
      is(item, 'endorse') || (isByAuthor && is(item, 'verifiers') && !is(item, 'interrogative')),
  )
  if (at === -1 || (isQuestion && !has(scene, 'self'))) return false
  const start =
    items.slice(0, at).findLastIndex(({ kind }) => kind === 'break' || kind === 'bot') + 1
  const isFirst = items
    .slice(start, at)
    .every((item) => !is(item, 'interrogative', 'question', 'trust'))
  const unknown = items.slice(start, at).filter((item) => item.kind === 'unknown').length
  return (
    isFirst &&
    unknown <= 2 &&
    (subjects.named.length > 0 || cast.parent !== undefined || cast.quotes !== undefined)
  )
}

function readNamed(situation: Situation): Intent {
  const { scene, subjects, conversation } = situation
  if (!isRequest(situation)) return chatter
  const choices = choicesOf(situation)
  if (choices) return { kind: 'choose', among: choices }
  const found = subjects.named.map(({ identifier }) => named(identifier))
  const isOnlyOne = found.length === 1 && !subjects.excluded.some(({ as }) => as === 'mention')
  const joint = joins(scene, 'self')
  const referent = joins(scene, 'he') ? referentOf(situation) : undefined
  if (joint) found.splice(joint === 'before' ? 0 : found.length, 0, selfOf(situation))
  else if (referent) found.push(referent)
  else if (isOnlyOne && (comparesOther(scene) || identifies(situation))) {
    const other = has(scene, 'self', 'my') ? selfOf(situation) : referentOf(situation)
    if (other) found.push(other)
  }
  const carried = has(scene, 'correction', 'and') ? conversation.aspect : undefined
  return lookup(situation, found, carried)
}

/**
 * Returns two people if the cast may mean either: `@whocast {ada} who is this guy?` in a reply,
 * or `niet {ada} maar {rish}` in an unknown language.
 */
function choicesOf({ scene, subjects, cast, bot }: Situation): Identifier[] | null {
  const { items, language } = scene
  const [one, other, ...more] = subjects.named
  if (one?.as !== 'mention' || more.length > 0) return null
  const isUnknown = (index: number) => items[index]?.kind === 'unknown'
  if (other)
    return language === null && isUnknown(one.index - 1) && isUnknown(other.index - 1)
      ? [one.identifier, other.identifier]
      : null
  const fid = cast.quotes?.[0]?.fid ?? cast.parent?.fid
  const pointsBehind =
    items[one.index - 1]?.kind === 'bot' &&
    is(items[one.index + 1], 'interrogative') &&
    is(items[one.index + 2], 'pointing', 'he')
  return fid !== undefined && fid !== bot.fid && pointsBehind
    ? [{ kind: 'fid', fid }, one.identifier]
    : null
}

/** `me and {rish}`, `{rish} and then me`, `{rish} or the author`: joined to a person. */
function joins({ items }: Scene, role: 'self' | 'he'): 'before' | 'after' | null {
  const words = items.filter((item) => item.kind !== 'bot' && item.kind !== 'emoji')
  const at = words.findIndex((item) => is(item, role) && !is(item, 'my', 'statement'))
  const beside = (step: 1 | -1): boolean => {
    let index = at + step
    while (is(words[index], 'and', 'or')) index += step
    const name = words[index]
    return index !== at + step && name?.kind === 'name' && !name.isPossessive
  }
  if (at === -1) return null
  if (beside(1)) return 'before'
  const next = words[at + 1]
  return beside(-1) && (next === undefined || next.kind === 'break') ? 'after' : null
}

/** `is this {rish}?` in a reply: whether two people are one. */
function identifies({ scene, subjects: { named: names }, cast, bot }: Situation): boolean {
  const at = names[0]?.index ?? 0
  const refersToOther = cast.quotes !== undefined || (cast.parent?.fid ?? bot.fid) !== bot.fid
  const isEnd = scene.items[at + 1]?.kind === 'break' || scene.items[at + 1] === undefined
  return (
    refersToOther &&
    isEnd &&
    scene.isQuestion &&
    is(scene.items[at - 1], 'pointing') &&
    is(scene.items[at - 2], 'copula', 'question') &&
    !is(scene.items[at - 2], 'interrogative')
  )
}

/** `compare him with {rish}`, `{rish} vs me`: the other one is not named. */
function comparesOther(scene: Scene): boolean {
  const compares = scene.items.filter((item) => is(item, 'compare'))
  if (compares.length === 0) return false
  return has(scene, 'self', 'my', 'he', 'pointing') || !has(scene, 'correction')
}
