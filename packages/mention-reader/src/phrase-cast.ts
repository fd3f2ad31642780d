import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import type { Cast, Segment } from './cast.ts'
import type { BotIdentity, Conversation, Intent, Subject } from './intent.ts'
import type { PhraseContext } from './language.ts'

/** Phrases of tests as casts, and intents as texts. */
export const testBot: BotIdentity = { fid: 999, username: 'whocast' }

const people: Readonly<Record<string, number>> = {
  rish: 194,
  ada: 616,
  dwr: 3,
  vitalik: 5650,
  jesse: 99,
  linda: 143,
  grok: 1001,
  clanker: 1002,
  hanako: 1003,
  boris: 1004,
}
const hash = `0x${'a'.repeat(40)}` as const
const choices: readonly Identifier[] = [
  { kind: 'fname', fname: 'ted' },
  { kind: 'ens', name: 'ted.eth' },
  { kind: 'social', type: 'github', handle: 'ted' },
]

/** A phrase as a cast, with what the bot knows of the conversation. */
export function castOfPhrase(
  text: string,
  context: PhraseContext = 'top',
  links?: readonly string[],
): { cast: Cast; conversation: Conversation } {
  const content = text
    .split(/(@whocast(?![\w.-])|\{[a-z]+\})/i)
    .filter((part) => part !== '')
    .map((part): Segment => {
      if (part.toLowerCase() === '@whocast') return testBot
      const username = /^\{([a-z]+)\}$/i.exec(part)?.[1]?.toLowerCase() ?? ''
      const fid = people[username]
      return fid === undefined ? part : { fid, username }
    })
  const isToBot = context.startsWith('reply-to-bot')
  const parent = isToBot ? testBot.fid : context === 'reply' ? 5 : undefined
  const cast: Cast = {
    hash,
    author: { fid: 77, username: 'asker' },
    content,
    ...(parent === undefined ? {} : { parent: { fid: parent, hash } }),
    ...(context === 'quote' ? { quotes: [{ fid: 6 }] } : {}),
    ...(links ? { links: [...links] } : {}),
    threadHash: hash,
    timestamp: 0,
  }
  const conversation: Conversation =
    context === 'reply-to-bot-question'
      ? { choices }
      : context === 'reply-to-bot'
        ? { earlier: [{ kind: 'fid', fid: 616 }] }
        : {}
  return { cast, conversation }
}

/** An intent in the notation of phrases. */
export function meaningOf(intent: Intent): string {
  switch (intent.kind) {
    case 'lookup':
    case 'compare':
      return intent.subjects.map(keyOfSubject).join(' ')
    case 'none':
      return 'nothing'
    default:
      return intent.kind
  }
}

const keyOfSubject = (subject: Subject): string =>
  subject.kind === 'name' ? `name:${subject.name}` : identifierKey(subject.identifier)
