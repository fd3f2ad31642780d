import type { CredentialRecord, Party } from '@whocast/contract/credential.ts'
import { type Identifier, identifierPath } from '@whocast/contract/identifier.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { cutBytes, tame } from '@whocast/contract/tame.ts'
import { type CastEvidence, castBehind } from '@whocast/evidence/forms/cast-evidence.ts'
import { endorsementName } from '@whocast/evidence/forms/cast-words.ts'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import type { Hex } from 'viem'
import type { Credentials } from '../credentials/port.ts'
import type { Lookup } from '../people/lookup.ts'
import {
  type EndorsementTable,
  endorsementRecord,
  endorsementUid,
  type Refusal,
  readEndorsement,
  refusalOf,
  secondsOf,
} from './endorse.ts'
import type { ReplyKind } from './mentions-port.ts'
import { MAX_TEXT_BYTES } from './reply.ts'

interface EndorserSettings {
  botFid: number
  /** The operator's table; an empty one turns endorsing off. */
  table: EndorsementTable
  lookup: Pick<Lookup, 'one'>
  credentials: Pick<Credentials, 'get' | 'put'>
  /** The signed cast; null when the hub does not have it. Absent: there is no hub. */
  castByHash?(hash: Hex, fid: number): Promise<CastEvidence | null>
}

/** The reply to an endorsement, and the page that it links to. */
export interface EndorserReply {
  budget: ReplyKind
  text: string
  page?: string
  /** Stores what the reply speaks of, before it is said; `always`: even without a reply. */
  store?: { when: 'replied' | 'always'; run(): Promise<void> }
  /** Rests on a cast being absent that may still arrive: worth another attempt. */
  awaits?: 'own-cast' | 'earlier-cast'
}

/** Handles a mention as an endorsement, or returns null; {@link EndorserReply.store} stores. */
export type Endorser = (cast: Cast, now: number) => Promise<EndorserReply | null>

/**
 * Endorsements by cast, stored as credentials with the signed cast as their evidence.
 *
 * @throws ServiceError `unavailable` (from the lookup) when a person cannot be looked up now:
 *   worth another try
 */
export function createEndorser(settings: EndorserSettings): Endorser {
  const { table, lookup, credentials } = settings
  const byFid = (fid: number): Identifier => ({ kind: 'fid', fid })
  const find = async (fid: number): Promise<Profile | undefined> =>
    (await lookup.one(byFid(fid))).profiles[0]

  async function withdraw(
    cast: Cast,
    fid: number,
    skill: string,
    now: number,
  ): Promise<EndorserReply> {
    const stored = await credentials.get(endorsementUid(cast.author.fid, fid, skill))
    const isOwn = (stored?.attester ?? stored?.claimedAttester)?.fid === cast.author.fid
    if (!stored || !isOwn || stored.revocation.status === 'revoked')
      return {
        ...say('help', `I know of no endorsement of yours for ${tame(skill, 80)} to withdraw.`),
        awaits: 'earlier-cast',
      }
    if ((stored.issuedAt ?? 0) > secondsOf(cast))
      return say('help', `You have endorsed them for ${tame(skill, 80)} again since.`)
    const revoked: typeof stored = {
      ...stored,
      revocation: { status: 'revoked', at: secondsOf(cast), checkedAt: now },
    }
    return {
      store: { when: 'always', run: async () => void (await credentials.put(revoked)) },
      ...say('answer', `Withdrawn: your endorsement for ${tame(skill, 80)} no longer counts.`),
      page: identifierPath(byFid(fid)),
    }
  }

  return async (cast, now) => {
    if (Object.keys(table).length === 0) return null
    const request = readEndorsement(cast, settings.botFid)
    if (!request) return null
    if (request.kind === 'unclear') return say('help', problems[request.problem])
    const { fid, skill } = request
    if (request.kind === 'withdraw') return withdraw(cast, fid, skill, now)

    // An earlier cast whose reply had to wait takes no later one back.
    const stored = await credentials.get(endorsementUid(cast.author.fid, fid, skill))
    if (stored?.revocation.status === 'revoked' && (stored.revocation.at ?? 0) > secondsOf(cast))
      return say('help', `You have withdrawn your endorsement for ${tame(skill, 80)} since.`)
    const [author, person] = await Promise.all([find(cast.author.fid), find(fid)])
    if (!person) return say('help', `I cannot find fid ${fid} yet, so there is no one to endorse.`)
    const refusal = refusalOf(table, skill, {
      fid: cast.author.fid,
      credentials: author?.credentials.map(({ name }) => name) ?? [],
    })
    if (refusal) return say('help', refusalText(refusal, skill))
    // A webhook says who wrote what; only the signed cast shows it.
    const found = await settings.castByHash?.(cast.hash, cast.author.fid)
    const stated = castBehind({
      name: endorsementName(skill),
      attester: { fid: cast.author.fid },
      attestee: { fid },
      ...(found ? { evidence: { ...found } } : {}),
    })
    const evidence = (stated && found) || null
    const dated = stated ? { ...cast, timestamp: stated.at * 1000 } : cast
    const record = endorsementRecord(request, {
      cast: dated,
      evidence,
      attester: partyOf(author),
      attestee: partyOf(person),
      now,
    })
    const name = tame(person.displayName ?? '', 80) || `fid ${fid}`
    const isOutdated =
      stored?.revocation.status === 'active' && (stored.issuedAt ?? 0) > secondsOf(dated)
    const isWeaker = evidence === null && isProven(stored, record)
    return {
      ...(isOutdated || isWeaker
        ? {}
        : { store: { when: 'replied', run: async () => void (await credentials.put(record)) } }),
      ...(found === null ? { awaits: 'own-cast' } : {}),
      ...say(
        'endorsement',
        `${name}: ${tame(endorsementName(skill), 100)}. ${proofText[evidence ? 'cast' : isWeaker ? 'earlier' : 'none']} “withdraw” to take it back.`,
      ),
      page: identifierPath(byFid(fid)),
    }
  }
}

/** Returns true if a record has a signed cast as its evidence, which another would replace. */
const isProven = (stored: CredentialRecord | null, { issuer }: CredentialRecord): boolean =>
  stored?.kind === 'farcaster-cast' &&
  stored.issuer === issuer &&
  stored.revocation.status !== 'revoked'

const proofText = {
  cast: 'Your signed cast is the evidence; delete it or say',
  earlier: 'Your earlier signed cast is the evidence; delete it or say',
  none: 'Your cast could not be read from a Farcaster node, so it is stored as reported, without evidence. Say',
} as const

const say = (budget: ReplyKind, text: string): EndorserReply => ({
  budget,
  text: cutBytes(text, MAX_TEXT_BYTES),
})

const problems = {
  nobody:
    'To endorse someone, mention them: “endorse”, their name with the at sign, “for design”. Or reply to one of their casts.',
  nothing: 'Endorse them for what? Say “for” and a skill, in a few words.',
  oneself: 'You cannot endorse yourself. Ask someone who has seen your work.',
} as const

function refusalText(refusal: Refusal, skill: string): string {
  switch (refusal.reason) {
    case 'unknown-skill':
      return `“${tame(skill, 80)}” is not a skill that is endorsed here. There are: ${tame(refusal.known.join(', '), 160)}.`
    case 'not-allowed':
      return `Only some people may endorse for ${tame(skill, 80)}, and you are not among them.`
    case 'not-a-holder':
      return `To endorse for ${tame(skill, 80)} one needs the credential “${tame(refusal.of, 100)}”.`
    default:
      return refusal satisfies never
  }
}

const partyOf = (profile: Profile | undefined): Party =>
  profile
    ? {
        profileID: profile.profileID,
        ...(profile.walletAddress ? { address: profile.walletAddress } : {}),
      }
    : {}
