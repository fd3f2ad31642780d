import { type Fields, isObject, list, same, text } from '@whocast/contract/untrusted.ts'
import { demandProfiles, EvidenceError } from './answer.ts'
import { readProfile } from './profile.ts'
import { checkUserData } from './user-data.ts'
import type { EvidenceVerdict, Verdict, VerifyOptions } from './verdict.ts'

/** A member of a document, and what its evidence shows. */
export interface CheckedMember extends EvidenceVerdict {
  /** JSON pointer (RFC 6901) into the document that was checked. */
  pointer: string
}

/** The result of a check: a document with only those members that evidence shows. */
export interface CheckedDocument {
  /** The valid members, in the form of the checked document. */
  document: { profiles: Fields[] }
  /** The verdict on each member that has evidence, or that a row says. */
  members: CheckedMember[]
  /** Pointers to members without evidence: nothing is known of them. */
  notCovered: string[]
  /** One verdict per channel and credential, in their order. */
  verdicts: Verdict[]
}

/** Members of rows that their evidence shows where the row holds. */
const channelMembers = ['type', 'value', 'isVerified']
const credentialMembers = ['uid', 'kind', 'name', 'value', 'attester', 'issuedAt', 'expiresAt']
/** Members of credentials under Whocast's own schema, which were signed word for word. */
const ownMembers = ['issuer', 'source', 'chain', 'reference', 'data', 'onBehalfOf']
/** How a document is checked, and what its rows rest on. */
const checkMembers = new Set(['evidence', 'channels', 'credentials'])

/**
 * Checks a lookup response and returns a document with only the members that evidence shows.
 *
 * @example
 * const { document, members, notCovered } = await checkDocument(response, { for: 'fid:3' })
 * document.profiles[0]?.walletAddress // undefined where no row proves it
 *
 * @throws EvidenceError when the input is no lookup response
 */
export async function checkDocument(
  input: unknown,
  options: VerifyOptions = {},
): Promise<CheckedDocument> {
  if (!isObject(input) || input.profiles === undefined)
    throw new EvidenceError('not a lookup response')
  const profiles = demandProfiles(input)
  const checked = await Promise.all(
    profiles.map((profile, at) => checkProfile(profile, `/profiles/${at}`, options)),
  )
  const shown = checked.map(({ profile }) => profile).filter((one) => Object.keys(one).length > 0)
  return {
    document: { profiles: shown },
    members: checked.flatMap(({ members }) => members),
    notCovered: checked.flatMap(({ notCovered }) => notCovered),
    verdicts: checked.flatMap(({ verdicts }) => verdicts),
  }
}

interface CheckedProfile {
  profile: Fields
  members: CheckedMember[]
  notCovered: string[]
  verdicts: Verdict[]
}

async function checkProfile(
  profile: Fields,
  at: string,
  options: VerifyOptions,
): Promise<CheckedProfile> {
  const read = await readProfile(profile, options)
  const channels = list(profile.channels)
  const { verdicts } = read
  const result: CheckedProfile = { profile: {}, members: [], notCovered: [], verdicts }
  const add = (name: string, { status, reason, leftToTrust, givenBlocks }: EvidenceVerdict) => {
    const given = givenBlocks ? { givenBlocks } : {}
    result.members.push({ pointer: `${at}/${name}`, status, reason, leftToTrust, ...given })
  }
  for (const [member, verdict] of await checkUserData(profile, read)) {
    add(member, verdict)
    if (verdict.status === 'holds') result.profile[member] = profile[member]
  }
  const wallet = walletVerdict(profile, read.verdicts)
  if (wallet) {
    add('walletAddress', wallet)
    if (wallet.status === 'holds') result.profile.walletAddress = profile.walletAddress
  }
  const rows = (name: string, list: Fields[], from: number) => {
    const held = list.flatMap((row, index) => {
      const verdict = read.verdicts[from + index]
      if (!verdict) return []
      add(`${name}/${index}`, verdict)
      const members = name === 'channels' ? channelMembers : signedIn(row)
      const shown = verdict.status === 'holds' ? pick(row, members) : {}
      const others = Object.keys(row).filter((member) => !Object.hasOwn(shown, member))
      const isShown = verdict.status === 'holds'
      result.notCovered.push(
        ...(isShown ? others : []).map((member) => `${at}/${name}/${index}/${escapeToken(member)}`),
      )
      return isShown ? [withFid(row, shown)] : []
    })
    if (held.length > 0) result.profile[name] = held
  }
  rows('channels', channels, 0)
  rows('credentials', list(profile.credentials), channels.length)
  const known = new Set(result.members.map(({ pointer }) => pointer))
  for (const member of Object.keys(profile))
    if (!checkMembers.has(member) && !known.has(`${at}/${member}`))
      result.notCovered.push(`${at}/${escapeToken(member)}`)
  return result
}

/** The first entry of a Farcaster row's metadata is its fid, which the row names. */
function withFid(row: Fields, shown: Fields): Fields {
  const [first] = list(row.metadata)
  return row.type === 'farcaster' && first
    ? { ...shown, metadata: [{ name: 'fid', value: first.value }] }
    : shown
}

const escapeToken = (member: string): string => member.replaceAll('~', '~0').replaceAll('/', '~1')

const pick = (row: Fields, members: readonly string[]): Fields =>
  Object.fromEntries(
    members.flatMap((member) => (row[member] === undefined ? [] : [[member, row[member]]])),
  )

/** Issuer, source and the like are signed in Whocast's own schema alone; its uid is the record's. */
function signedIn(row: Fields): readonly string[] {
  const evidence = isObject(row.proof) && isObject(row.proof.evidence) ? row.proof.evidence : {}
  const isOwn = row.kind === 'eas-offchain' && !same(text(evidence.uid), text(row.uid))
  return isOwn ? [...credentialMembers, ...ownMembers] : credentialMembers
}

/** The wallet of a profile is shown by a row: the verdict is that row's. */
function walletVerdict(
  { walletAddress }: Fields,
  verdicts: readonly Verdict[],
): EvidenceVerdict | null {
  if (typeof walletAddress !== 'string') return null
  const rows = verdicts.flatMap((verdict, index) => {
    const { subject, label, value } = verdict
    const isWallet = subject === 'channel' && (label === 'wallet' || label === 'solana')
    return isWallet && same(value, walletAddress) ? [{ verdict, index }] : []
  })
  const row = rows.find(({ verdict }) => verdict.status === 'holds') ?? rows[0]
  return row ? { ...row.verdict, reason: `by channels/${row.index}: ${row.verdict.reason}` } : null
}
