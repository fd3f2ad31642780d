import type { CredentialRecord, Party } from '@whocast/contract/credential.ts'
import type { CastEvidence } from '@whocast/evidence/forms/cast-evidence.ts'
import {
  endorsementName,
  PERSON,
  readEndorsementLine,
  readEndorsementWords,
} from '@whocast/evidence/forms/cast-words.ts'
import type { Cast, Segment } from '@whocast/mention-reader/cast.ts'
import { type Hex, keccak256, stringToHex } from 'viem'

/**
 * Endorsements by cast: `@whocast endorse @dwr for design`, in a reply `@whocast endorse for
 * design`, and `@whocast withdraw …` of either. The cast itself is the signed evidence. All of this
 * file is pure.
 */
type Endorsement =
  | { kind: 'endorse' | 'withdraw'; fid: number; skill: string }
  /** It was meant as one, but names no person or no skill, or the author themselves. */
  | { kind: 'unclear'; problem: 'nobody' | 'nothing' | 'oneself' }

/** The allowed endorsers by skill, `BOT_ENDORSEMENTS`; `*` stands for any other skill. */
export type EndorsementTable = Readonly<
  Record<string, 'everybody' | { holdersOf: string } | { fids: readonly number[] }>
>

/**
 * Parses a cast that mentions the bot as an endorsement; null if it is not one. The first word
 * after the mention decides; who is endorsed is the person mentioned before `for`, else the author
 * of the parent cast. Only mentions are in the signed cast by their fid, so a name in the text
 * alone has no effect.
 */
export function readEndorsement(cast: Cast, botFid: number): Endorsement | null {
  if (cast.author.fid === botFid) return null
  const isBot = (segment: Segment) => typeof segment !== 'string' && segment.fid === botFid
  const at = cast.content.findIndex(isBot)
  if (at === -1) return null
  const people: number[] = []
  const text = cast.content
    .slice(at + 1)
    .filter((segment) => !isBot(segment))
    .map((segment) => {
      if (typeof segment === 'string') return segment.replaceAll(PERSON, ' ')
      people.push(segment.fid)
      return ` ${PERSON} `
    })
    .join('')
  const words = readEndorsementWords(text)
  if (!words) return null
  const { kind, whom: target, skill } = words
  if (skill === null) return { kind: 'unclear', problem: 'nothing' }
  const fid =
    target === 'mentioned' ? people[0] : target === 'parent' ? cast.parent?.fid : undefined
  if (fid === undefined || fid === botFid) return { kind: 'unclear', problem: 'nobody' }
  if (fid === cast.author.fid) return { kind: 'unclear', problem: 'oneself' }
  // The cast has to be evidence of it: a single line by the fixed grammar.
  const isEvidence = kind === 'withdraw' || readEndorsementLine(textOf(cast))?.skill === skill
  if (!isEvidence) return { kind: 'unclear', problem: 'nothing' }
  return { kind, fid, skill }
}

const textOf = ({ content }: Cast): string =>
  content
    .map((segment) => (typeof segment === 'string' ? segment.replaceAll(PERSON, ' ') : PERSON))
    .join('')

/** Why a person may not endorse for a skill; null when they may. */
export type Refusal =
  | { reason: 'unknown-skill'; known: string[] }
  | { reason: 'not-allowed' }
  | { reason: 'not-a-holder'; of: string }

/** @param credentials the names of the visible credentials of the one who endorses */
export function refusalOf(
  table: EndorsementTable,
  skill: string,
  author: { fid: number; credentials: readonly string[] },
): Refusal | null {
  const rule = Object.hasOwn(table, skill) ? table[skill] : table['*']
  if (rule === undefined)
    return { reason: 'unknown-skill', known: Object.keys(table).filter((name) => name !== '*') }
  if (rule === 'everybody') return null
  if ('fids' in rule) return rule.fids.includes(author.fid) ? null : { reason: 'not-allowed' }
  return author.credentials.includes(rule.holdersOf)
    ? null
    : { reason: 'not-a-holder', of: rule.holdersOf }
}

/** Returns when a cast was made, unix seconds. */
export const secondsOf = ({ timestamp }: Cast): number => Math.floor(timestamp / 1000)

const ENDORSEMENT_ISSUER = 'farcaster'

/** Derives the uid: one endorsement per author, person and skill, however often it is said. */
export const endorsementUid = (author: number, fid: number, skill: string): Hex =>
  keccak256(stringToHex(`whocast endorsement:${author}:${fid}:${skill}`))

/**
 * The record of an endorsement.
 *
 * @param cast the cast that endorses
 * @param evidence the signed cast; without it (no hub at hand) the record is merely reported
 * @param attester who endorses, @param attestee who is endorsed: as far as known besides their fids
 * @param now unix seconds
 */
export function endorsementRecord(
  { kind, fid, skill }: Extract<Endorsement, { fid: number }>,
  {
    cast,
    evidence,
    attester,
    attestee,
    now,
  }: { cast: Cast; evidence: CastEvidence | null; attester: Party; attestee: Party; now: number },
): CredentialRecord {
  const author = cast.author.fid
  return {
    uid: endorsementUid(author, fid, skill),
    kind: evidence ? 'farcaster-cast' : 'reported',
    name: endorsementName(skill),
    // The fid is what signed: which wallets are its owner's is another matter.
    ...(evidence
      ? { attester: { fid: author } }
      : { claimedAttester: { ...attester, fid: author } }),
    attestee: { ...attestee, fid },
    issuer: ENDORSEMENT_ISSUER,
    source: 'Farcaster',
    chain: '',
    reference: `https://farcaster.xyz/~/conversations/${cast.hash}`,
    issuedAt: secondsOf(cast),
    revocation:
      kind === 'withdraw'
        ? { status: 'revoked', at: now, checkedAt: now }
        : { status: 'active', checkedAt: now },
    verification: {
      method: evidence ? 'ed25519' : 'reported',
      result: evidence ? 'holds' : 'unchecked',
      checkedAt: now,
    },
    ...(evidence ? { evidence: { ...evidence } } : {}),
    isPublic: true,
  }
}
