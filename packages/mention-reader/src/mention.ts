import { isAddressed, isForAnother, positionOf } from './addressee.ts'
import { withoutBystanders } from './bystanders.ts'
import type { Cast } from './cast.ts'
import { readChoice } from './choice.ts'
import type { BotIdentity, Conversation, Intent, Reading } from './intent.ts'
import { isRequest } from './is-request.ts'
import { has, is, type Scene } from './item.ts'
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
  cast: Cast,
  bot: BotIdentity,
  conversation: Conversation = {},
): Reading {
  const address = isAddressed(cast, bot)
  if (address !== 'yes') return { intent: { kind: 'none', reason: address }, language: null }
  const situation = situationOf(cast, bot, conversation)
  return { intent: readSituation(situation), language: situation.scene.language }
}

/** Finds the items of a cast and the people named in it. */
export function situationOf(cast: Cast, bot: BotIdentity, conversation: Conversation): Situation {
  const scene = sceneOf(cast, bot)
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
  if (isForAnother(scene, position)) return { kind: 'none', reason: 'for-another' }
  if (isEndorsement(situation)) return { kind: 'endorse' }
  if (subjects.named.length > 0) return readNamed(situation)
  return readUnnamed(situation)
}

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
  if (!isRequest(situation)) return chatter
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
