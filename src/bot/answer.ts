import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierPath, identifierText } from '@whocast/contract/identifier.ts'
import { isAddressed } from '@whocast/mention-reader/addressee.ts'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import { languageOf } from '@whocast/mention-reader/choose-language.ts'
import type { Aspect, Conversation, Intent, Subject } from '@whocast/mention-reader/intent.ts'
import type { Language } from '@whocast/mention-reader/language.ts'
import { readMention } from '@whocast/mention-reader/mention.ts'
import { aspectText } from './aspects.ts'
import { readEndorsement } from './endorse.ts'
import type { Endorser, EndorserReply } from './endorser.ts'
import {
  distinctOf,
  type FindSettings,
  type FoundPerson,
  find,
  findIdentified,
  writtenOf,
} from './find-people.ts'
import type { MentionLimits, ReplyKind } from './mentions-port.ts'
import type { Reply } from './publisher-port.ts'
import {
  answerText,
  compareText,
  embedUrl,
  endorseText,
  helpText,
  MAX_CARDS,
  notConfiguredText,
  notFoundText,
  questionText,
  severalText,
  unreachableText,
} from './reply.ts'

export interface ReplyPolicy {
  /** False: reads and remembers, but sends no replies. */
  isEnabled: boolean
  /** Authors with a lower score of the network get no reply; authors without a score do. */
  minScore: number
  denylist: ReadonlySet<number>
  limits: MentionLimits
}

export interface AnswerSettings extends FindSettings {
  bot: { fid: number; username: string }
  baseUrl: string
  replyPolicy: ReplyPolicy
  /** Takes a mention as an endorsement, where the operator lets people endorse. */
  endorse?: Endorser
}

export type Decision =
  | {
      kind: 'reply'
      budget: ReplyKind
      reply: Reply
      language: Language
      /** The subject of the reply, for replies to it. */
      conversation?: Conversation
      store?: EndorserReply['store']
      awaits?: EndorserReply['awaits']
    }
  | { kind: 'refuse'; reason: string }

/** How many people one mention may ask for; the others are only counted. */
const MAX_REQUESTED = 5

interface DecideOptions {
  /** The bot's cast that this one replies to, if it is known. */
  conversation?: Conversation
  /** No further attempt follows: an unreachable source gets a reply. */
  isLastAttempt?: boolean
  /** A budget of replies is used up: nothing is looked up, only withdrawals still count. */
  isOverBudget?: boolean
}

/**
 * Decides the reply to a mention: first the policy, then the lookup.
 *
 * @param now unix seconds
 * @throws ServiceError `unavailable` when nothing is known and no source responded: worth another
 *   attempt later
 */
export async function decide(
  cast: Cast,
  now: number,
  settings: AnswerSettings,
  options: DecideOptions = {},
): Promise<Decision> {
  const { bot, replyPolicy: manners, baseUrl } = settings
  const refusal = refusalOf(cast, manners)
  if (refusal) return { kind: 'refuse', reason: refusal }
  const address = isAddressed(cast, bot)
  if (address !== 'yes') return { kind: 'refuse', reason: address }
  const { intent, language: code } = readMention(cast, bot, options.conversation)
  const language = languageOf(code)
  if (options.isOverBudget && readEndorsement(cast, bot.fid)?.kind !== 'withdraw')
    return { kind: 'refuse', reason: intent.kind === 'none' ? intent.reason : 'budget' }

  const respond = ({
    text,
    embedUrls,
    budget,
    store,
    conversation,
    awaits,
  }: SignedClaim): Decision => ({
    kind: 'reply',
    budget,
    language,
    ...(awaits ? { awaits } : {}),
    ...(store ? { store } : {}),
    ...(conversation ? { conversation } : {}),
    reply: {
      text,
      embedUrls,
      parent: { hash: cast.hash, fid: cast.author.fid },
      idempotencyKey: cast.hash.slice(2),
      at: now,
    },
  })
  const endorsed = await settings
    .endorse?.(cast, now)
    .catch((error: unknown) => whereNotConfigured(error, language))
  if (endorsed)
    return respond({ ...endorsed, embedUrls: embedUrl(`${baseUrl}${endorsed.page ?? ''}`) })
  if (intent.kind === 'none') return { kind: 'refuse', reason: intent.reason }
  const context = { settings, language }
  try {
    return respond(await sayTo(intent, context))
  } catch (error) {
    const isUnreachable = error instanceof ServiceError && error.status >= 500
    if (!isUnreachable || error.code !== 'unavailable' || !options.isLastAttempt) throw error
    return respond({
      budget: 'help',
      text: unreachableText(namesOf(intent), language),
      embedUrls: [],
    })
  }
}

interface Context {
  settings: AnswerSettings
  language: Language
}

interface SignedClaim {
  budget: ReplyKind
  text: string
  embedUrls: string[]
  conversation?: Conversation
  store?: EndorserReply['store']
  awaits?: EndorserReply['awaits']
}

async function sayTo(
  intent: Exclude<Intent, { kind: 'none' }>,
  context: Context,
): Promise<SignedClaim> {
  switch (intent.kind) {
    case 'help':
      return help(context, intent.named)
    case 'endorse':
      return { budget: 'help', text: endorseText(context.language), embedUrls: [] }
    case 'choose':
      return 'word' in intent
        ? ask(intent.word, namesakesOf(intent.word), context)
        : ask(intent.among.map(identifierText).join(', '), intent.among, context)
    default:
      return answer(intent, context)
  }
}

const help = ({ settings: { bot, baseUrl }, language }: Context, named?: string): SignedClaim => ({
  budget: 'help',
  text: helpText(bot.username, language, named),
  embedUrls: embedUrl(baseUrl),
})

/** An endorsement for which no source is configured gets a text; other failures are thrown. */
function whereNotConfigured(error: unknown, language: Language): EndorserReply {
  if (!(error instanceof ServiceError) || error.code !== 'not-configured') throw error
  return { budget: 'help', text: notConfiguredText('Farcaster', language) }
}

const nameOf = (subject: Subject): string =>
  subject.kind === 'name' ? subject.name : identifierText(subject.identifier)

const namesOf = (intent: Intent): string =>
  intent.kind === 'lookup' || intent.kind === 'compare'
    ? intent.subjects.map(nameOf).join(', ')
    : ''

async function answer(
  intent: Extract<Intent, { kind: 'lookup' | 'compare' }>,
  context: Context,
): Promise<SignedClaim> {
  const { settings, language } = context
  const { subjects, aspect } = intent
  const found = await Promise.all(
    subjects.slice(0, MAX_REQUESTED).map((subject) => find(subject, settings)),
  )
  const [first] = found
  if (subjects.length === 1 && first?.kind === 'impossible') return help(context, first.name)
  const unasked = found.flatMap((one) => (one.kind === 'not-configured' ? [one.name] : []))
  if (unasked.length === found.length)
    return { budget: 'help', text: notConfiguredText(unasked.join(', '), language), embedUrls: [] }
  const people = found.flatMap((one) => (one.kind === 'found' ? [one] : []))
  const distinct = distinctOf(people)
  const missing = found.flatMap((one) =>
    one.kind === 'unknown' || one.kind === 'impossible' ? [one.name] : [],
  )
  const [only] = distinct
  // A word that only its place makes a name was perhaps none: this counts as help.
  if (!only) {
    const isBare = subjects.every((one) => one.kind === 'identifier' && one.how === 'bare')
    return {
      budget: isBare ? 'help' : 'answer',
      text: notFoundText(missing.join(', '), language),
      embedUrls: [],
    }
  }
  const unread = Math.max(0, subjects.length - MAX_REQUESTED)
  const several = { found: distinct.map(({ profile }) => profile), missing, unasked, unread }
  const isOne = distinct.length === 1 && missing.length + unasked.length + unread === 0
  return {
    budget: 'answer',
    text: isOne
      ? textOfOne(only, intent, people.length > 1, several, language)
      : intent.kind === 'compare' && distinct.length > 1
        ? compareText(several, false, language)
        : severalText(several, language),
    embedUrls: distinct.slice(0, MAX_CARDS).flatMap((one) => pageOf(one, settings.baseUrl)),
    conversation: conversationOf(distinct, aspect),
  }
}

function textOfOne(
  one: FoundPerson,
  { kind, aspect }: Extract<Intent, { kind: 'lookup' | 'compare' }>,
  isNamedTwice: boolean,
  several: Parameters<typeof compareText>[0],
  language: Language,
): string {
  if (kind === 'compare' && isNamedTwice) return compareText(several, true, language)
  const text = aspect ? aspectText(one.profile, aspect, one.identifier, language) : null
  return text ?? answerText(one.profile, language, one.others)
}

const conversationOf = (
  people: readonly FoundPerson[],
  aspect: Aspect | undefined,
): Conversation => ({
  earlier: people.map(({ identifier }) => identifier),
  ...(aspect ? { aspect } : {}),
})

const namesakesOf = (word: string): Identifier[] => [
  { kind: 'fname', fname: word },
  { kind: 'ens', name: `${word}.eth` },
  { kind: 'social', type: 'twitter', handle: word },
]

async function ask(
  word: string,
  among: readonly Identifier[],
  { settings, language }: Context,
): Promise<SignedClaim> {
  const outcomes = await Promise.allSettled(
    among.map((identifier) => findIdentified(identifier, settings.lookup)),
  )
  const found = outcomes.flatMap((one) =>
    one.status === 'fulfilled' && one.value.kind === 'found' ? [one.value] : [],
  )
  const failure = outcomes.find((one) => one.status === 'rejected')
  if (found.length === 0 && failure) throw failure.reason
  const isUnasked = outcomes.every(
    (one) => one.status === 'fulfilled' && one.value.kind === 'not-configured',
  )
  if (isUnasked) return { budget: 'help', text: notConfiguredText(word, language), embedUrls: [] }
  if (found.length === 0)
    return { budget: 'help', text: notFoundText(word, language), embedUrls: [] }
  const choices = distinctOf(found)
  return {
    budget: 'question',
    text: questionText(
      word,
      choices.map(({ identifier, profile }) => ({
        written: writtenOf(identifier),
        profile,
      })),
      language,
    ),
    embedUrls: [],
    conversation: { choices: choices.map(({ identifier }) => identifier) },
  }
}

/** Returns the requested page of a person or, if that is too long for an embed, their wallet's. */
function pageOf({ identifier, profile }: FoundPerson, baseUrl: string): string[] {
  const wallet = profile.walletAddress
  const paths = [
    identifierPath(identifier),
    ...(wallet ? [identifierPath({ kind: 'eth', address: wallet })] : []),
  ]
  return embedUrl(...paths.map((path) => `${baseUrl}${path}`))
}

function refusalOf(cast: Cast, policy: ReplyPolicy): string | null {
  if (!policy.isEnabled) return 'kill-switch'
  if (policy.denylist.has(cast.author.fid)) return 'denylist'
  if (cast.author.score !== undefined && cast.author.score < policy.minScore) return 'score'
  return null
}
