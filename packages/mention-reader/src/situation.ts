import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import type { Position } from './addressee.ts'
import { aspectOf } from './aspect.ts'
import type { Cast } from './cast.ts'
import type { BotIdentity, Conversation, Intent, Subject } from './intent.ts'
import { has, type Item, type Scene } from './item.ts'
import type { Subjects } from './named.ts'

export const chatter: Intent = { kind: 'none', reason: 'chatter' }

export const help: Intent = { kind: 'help' }

/** The state of reading a cast. */
export interface Situation {
  cast: Cast
  bot: BotIdentity
  conversation: Conversation
  scene: Scene
  /** All sentences of the cast; `scene` has those that speak to the bot. */
  whole: Scene
  position: Position
  subjects: Subjects
}

export const named = (identifier: Identifier): Subject => ({
  kind: 'identifier',
  identifier,
  how: 'named',
})

/** Looks people up; several of them with a word that compares are compared. */
export function lookup(
  { scene, subjects }: Situation,
  found: readonly Subject[],
  carried?: Conversation['aspect'],
): Intent {
  const list = unique(found)
  const aspect = aspectOf(scene, subjects.used, subjects.named) ?? carried
  const kind = list.length > 1 && has(scene, 'compare', 'or') ? 'compare' : 'lookup'
  return { kind, subjects: list, ...(aspect ? { aspect } : {}) }
}

export function selfOf({ cast }: Situation): Subject {
  return { kind: 'identifier', identifier: { kind: 'fid', fid: cast.author.fid }, how: 'self' }
}

/**
 * The subject of the conversation: the quoted author, the parent's author, or the bot's last
 * subject.
 */
export function referentOf({ cast, bot, conversation }: Situation): Subject | undefined {
  const fid = cast.quotes?.[0]?.fid ?? (cast.parent?.fid === bot.fid ? undefined : cast.parent?.fid)
  if (fid !== undefined && fid !== bot.fid)
    return { kind: 'identifier', identifier: { kind: 'fid', fid }, how: 'pointed' }
  const [earlier] = conversation.earlier ?? []
  return earlier ? { kind: 'identifier', identifier: earlier, how: 'earlier' } : undefined
}

/** Everything but mentions of the bot, emoji and punctuation. */
export const wordsOf = ({ items }: Scene): readonly Item[] =>
  items.filter((item) => item.kind !== 'bot' && item.kind !== 'emoji' && item.kind !== 'break')

const keyOf = (one: Subject): string =>
  one.kind === 'name' ? `name:${one.name}` : identifierKey(one.identifier)

/** Returns the people of an intent as a text. */
export const peopleIn = (intent: Intent | undefined): string =>
  intent && 'subjects' in intent ? intent.subjects.map(keyOf).join(' ') : ''

export function unique(found: readonly Subject[]): Subject[] {
  const seen = new Set<string>()
  return found.filter((one) => {
    const key = keyOf(one)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
