import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierPath, identifierText } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import { type Intent, isAddressed, readMention } from '@whocast/mention-reader/mention.ts'
import { useWords } from '@whocast/mention-reader/ordinary-words.ts'
import { packageRoot } from '../kit/root.ts'
import type { Lookup } from '../people/lookup-port.ts'
import type { Endorser, EndorserReply } from './endorser.ts'
import type { MentionCounts, ReplyKind } from './mentions-port.ts'
import type { Reply } from './publisher-port.ts'
import {
  answerText,
  embedUrl,
  helpText,
  MAX_CARDS,
  notConfiguredText,
  notFoundText,
  questionText,
  severalText,
} from './reply.ts'

useWords(() => readFileSync(join(packageRoot, 'packages/mention-reader/src/ordinary-words.bin')))

export interface Manners {
  /** False: reads and remembers, but sends no replies. */
  isEnabled: boolean
  /** Authors whom the network scores lower are not answered; authors without a score are. */
  minScore: number
  denylist: ReadonlySet<number>
  limits: MentionCounts
}

export interface AnswerSettings {
  bot: { fid: number; username: string }
  baseUrl: string
  lookup: Pick<Lookup, 'one'>
  manners: Manners
  /** Takes a mention as an endorsement, where the operator lets people endorse. */
  endorse?: Endorser
}

/** What is to be done about a mention. */
export type Decision =
  | { kind: 'reply'; budget: ReplyKind; reply: Reply; store?: EndorserReply['store'] }
  | { kind: 'refuse'; reason: string }

/** How many people one mention may ask for; the others are only counted. */
const MAX_ASKED = 5

/**
 * Decides the reply to a mention: manners first, then the lookup.
 *
 * @param now unix seconds
 * @throws ServiceError `unavailable` when nothing is known and no source could be asked: worth
 *   another try later
 */
export async function decide(cast: Cast, now: number, settings: AnswerSettings): Promise<Decision> {
  const { bot, manners, baseUrl } = settings
  const refusal = refusalOf(cast, manners)
  if (refusal) return { kind: 'refuse', reason: refusal }
  const address = isAddressed(cast, bot)
  if (address !== 'yes') return { kind: 'refuse', reason: address }

  const respond = (said: Said): Decision => ({
    kind: 'reply',
    budget: said.budget,
    ...(said.store ? { store: said.store } : {}),
    reply: {
      text: said.text,
      embedUrls: said.embedUrls,
      parent: { hash: cast.hash, fid: cast.author.fid },
      idempotencyKey: cast.hash.slice(2),
      at: now,
    },
  })
  const endorsed = await settings.endorse?.(cast, now).catch(whereNotConfigured)
  if (endorsed)
    return respond({ ...endorsed, embedUrls: embedUrl(`${baseUrl}${endorsed.page ?? ''}`) })

  const intent = readMention(cast, bot)
  if (intent.kind === 'none') return { kind: 'refuse', reason: intent.reason }
  if (intent.kind === 'help') return respond(help(settings, intent.named))
  return respond(
    await (intent.kind === 'ask' ? askBack(intent.word, settings) : answer(intent, settings)),
  )
}

interface Said {
  budget: ReplyKind
  text: string
  embedUrls: string[]
  store?: EndorserReply['store']
}

const help = ({ bot, baseUrl }: AnswerSettings, named?: string): Said => ({
  budget: 'help',
  text: helpText(bot.username, named),
  embedUrls: embedUrl(baseUrl),
})

const notConfigured = (asked: string): Said => ({
  budget: 'help',
  text: notConfiguredText(asked),
  embedUrls: [],
})

/** An endorsement that no source is configured for gets a text; other failures are thrown. */
function whereNotConfigured(error: unknown): EndorserReply {
  if (!(error instanceof ServiceError) || error.code !== 'not-configured') throw error
  return { budget: 'help', text: notConfiguredText('Farcaster accounts') }
}

async function answer(
  { asked, how }: Extract<Intent, { kind: 'lookup' }>,
  settings: AnswerSettings,
): Promise<Said> {
  const found = await Promise.all(
    asked.slice(0, MAX_ASKED).map((identifier) => find(identifier, settings.lookup)),
  )
  const [first] = asked
  if (asked.length === 1 && first && found[0]?.kind === 'impossible')
    return help(settings, identifierText(first))
  const unasked = found.flatMap((one) =>
    one.kind === 'not-configured' ? [identifierText(one.identifier)] : [],
  )
  if (unasked.length === found.length) return notConfigured(unasked.join(', '))
  const people = found.flatMap((one) => (one.kind === 'found' ? [one] : []))
  const distinct = distinctOf(people)
  const missing = found.flatMap((one) =>
    one.kind === 'found' || one.kind === 'not-configured' ? [] : [identifierText(one.identifier)],
  )
  const embedUrls = distinct.slice(0, MAX_CARDS).flatMap((one) => pageOf(one, settings.baseUrl))
  const [only] = distinct
  // A word taken for a name only by its position, and without a match, was perhaps not a name: this
  // counts as help.
  if (!only)
    return {
      budget: how === 'bare' ? 'help' : 'answer',
      text: notFoundText(missing.join(', ')),
      embedUrls: [],
    }
  if (
    distinct.length === 1 &&
    missing.length === 0 &&
    unasked.length === 0 &&
    asked.length <= MAX_ASKED
  )
    return { budget: 'answer', text: answerText(only.profile), embedUrls }
  const text = severalText({
    found: distinct.map(({ profile }) => profile),
    missing,
    unasked,
    unread: Math.max(0, asked.length - MAX_ASKED),
  })
  return { budget: 'answer', text, embedUrls }
}

/**
 * Asks which account of an ordinary word's name is meant: the Farcaster user, the ENS name or the
 * Twitter handle. Embeds no card.
 */
async function askBack(word: string, settings: AnswerSettings): Promise<Said> {
  const namesakes: Identifier[] = [
    { kind: 'fname', fname: word },
    { kind: 'ens', name: `${word}.eth` },
    { kind: 'social', type: 'twitter', handle: word },
  ]
  const asked = await Promise.allSettled(
    namesakes.map((identifier) => find(identifier, settings.lookup)),
  )
  const found = asked.flatMap((one) =>
    one.status === 'fulfilled' && one.value.kind === 'found' ? [one.value] : [],
  )
  const failure = asked.find((one) => one.status === 'rejected')
  if (found.length === 0 && failure) throw failure.reason
  const isUnasked = asked.every(
    (one) => one.status === 'fulfilled' && one.value.kind === 'not-configured',
  )
  if (isUnasked) return notConfigured(word)
  if (found.length === 0) return { budget: 'help', text: notFoundText(word), embedUrls: [] }
  const candidates = distinctOf(found).map(({ identifier, profile }) => ({
    written: identifier.kind === 'fname' ? `farcaster:${word}` : identifierText(identifier),
    profile,
  }))
  return { budget: 'answer', text: questionText(word, candidates), embedUrls: [] }
}

const distinctOf = (people: Extract<Found, { kind: 'found' }>[]) =>
  people.filter(
    ({ profile }, at) =>
      people.findIndex((other) => other.profile.profileID === profile.profileID) === at,
  )

type Found =
  | { kind: 'found'; identifier: Identifier; profile: Profile }
  /** `not-configured`: this service has no source that could know. */
  | { kind: 'unknown' | 'impossible' | 'not-configured'; identifier: Identifier }

async function find(identifier: Identifier, lookup: AnswerSettings['lookup']): Promise<Found> {
  try {
    const [profile] = (await lookup.one(identifier)).profiles
    return profile ? { kind: 'found', identifier, profile } : { kind: 'unknown', identifier }
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-configured')
      return { kind: 'not-configured', identifier }
    if (error instanceof ServiceError && error.status < 500)
      return { kind: 'impossible', identifier }
    throw error
  }
}

/**
 * The page by which a person was asked for, or where that is too long for an embed, their wallet's.
 */
function pageOf(
  { identifier, profile }: Extract<Found, { kind: 'found' }>,
  baseUrl: string,
): string[] {
  const wallet = profile.walletAddress
  const paths = [
    identifierPath(identifier),
    ...(wallet ? [identifierPath({ kind: 'eth', address: wallet })] : []),
  ]
  return embedUrl(...paths.map((path) => `${baseUrl}${path}`))
}

function refusalOf(cast: Cast, manners: Manners): string | null {
  if (!manners.isEnabled) return 'kill-switch'
  if (manners.denylist.has(cast.author.fid)) return 'denylist'
  if (cast.author.score !== undefined && cast.author.score < manners.minScore) return 'score'
  return null
}
