import { ServiceError } from '../domain/error.ts'
import { type Identifier, identifierPath, identifierText } from '../domain/identifier.ts'
import type { Lookup, MentionCounts, Reply } from '../domain/ports.ts'
import type { Cast } from './cast.ts'
import type { Endorser } from './endorser.ts'
import { readMention } from './mention.ts'
import { answerText, embedUrl, helpText, notFoundText } from './reply.ts'

export interface Manners {
  /** False: reads and remembers, but answers nobody. */
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
export type Decision = { kind: 'reply'; budget: 'answer' | 'help'; reply: Reply } | { kind: 'refuse'; reason: string }

/**
 * Decides the reply to a mention: manners first, then the lookup.
 *
 * @param now unix seconds
 * @throws ServiceError `unavailable` when nothing is known and nobody could be asked: worth another try later
 */
export async function decide(cast: Cast, now: number, settings: AnswerSettings): Promise<Decision> {
  const { bot, manners, lookup, baseUrl } = settings
  const refusal = refusalOf(cast, manners)
  if (refusal) return { kind: 'refuse', reason: refusal }
  const intent = readMention(cast, bot.fid)
  if (intent.kind === 'none') return { kind: 'refuse', reason: intent.reason }

  const respond = (budget: 'answer' | 'help', text: string, url: string | undefined): Decision => ({
    kind: 'reply',
    budget,
    reply: {
      text,
      ...(url === undefined ? {} : { embedUrl: url }),
      parent: { hash: cast.hash, fid: cast.author.fid },
      idempotencyKey: cast.hash.slice(2),
      at: now,
    },
  })

  const endorsed = await settings.endorse?.(cast, now)
  if (endorsed) return respond(endorsed.budget, endorsed.text, embedUrl(`${baseUrl}${endorsed.page ?? ''}`))

  if (intent.kind === 'help') return respond('help', helpText(bot.username, intent.named), embedUrl(baseUrl))
  const page = (identifier: Identifier) => `${baseUrl}${identifierPath(identifier)}`
  try {
    const { profiles } = await lookup.one(intent.identifier)
    const [profile] = profiles
    if (!profile) return respond('answer', notFoundText(identifierText(intent.identifier)), undefined)
    const wallet = profile.walletAddress
    const fallback = wallet ? [page({ kind: 'eth', address: wallet })] : []
    return respond('answer', answerText(profile), embedUrl(page(intent.identifier), ...fallback))
  } catch (error) {
    if (error instanceof ServiceError && error.status < 500)
      return respond('help', helpText(bot.username, identifierText(intent.identifier)), embedUrl(baseUrl))
    throw error
  }
}

function refusalOf(cast: Cast, manners: Manners): string | null {
  if (!manners.isEnabled) return 'kill-switch'
  if (manners.denylist.has(cast.author.fid)) return 'denylist'
  if (cast.author.score !== undefined && cast.author.score < manners.minScore) return 'score'
  return null
}
