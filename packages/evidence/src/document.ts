import { type Fields, isHexAddress, isObject, list, text } from '@whocast/contract/untrusted.ts'
import { demandProfiles, EvidenceError, recordOf, verifyAnswer } from './answer.ts'
import { readProfile } from './profile.ts'
import { shownOfChannel, shownOfCredential, shownOfRecord } from './shown-members.ts'
import { checkUserData } from './user-data.ts'
import type { EvidenceVerdict, Verdict, VerifyOptions } from './verdict.ts'

export interface CheckedMember extends EvidenceVerdict {
  /** JSON pointer (RFC 6901) into the checked document; a row's verdict is that of its members. */
  pointer: string
}

export interface CheckedDocument {
  /** The part that holds: `profiles` of a lookup response, else `credential`, absent if it fails. */
  document: { profiles?: Fields[]; credential?: Fields }
  /** The verdict on each row, and on each other member with evidence. */
  members: CheckedMember[]
  /** Pointers to members without evidence: nothing is known of them. */
  notCovered: string[]
  /** The remaining assumptions of all valid members, each once. */
  assumptions: string[]
  /** One verdict per channel and credential, in their order. */
  verdicts: Verdict[]
}

/** Members that contain the evidence: how a document is checked, and not what it states. */
const evidenceMembers = new Set(['evidence', 'proof'])

/**
 * Checks a lookup response or a credential record, and returns a document with only the members that
 * evidence shows.
 *
 * @example
 * const { document, members, notCovered } = await checkDocument(response, { for: 'fid:3' })
 * document.profiles?.[0]?.walletAddress // undefined where no row proves it
 *
 * @throws EvidenceError when the input is neither
 */
export async function checkDocument(
  input: unknown,
  options: VerifyOptions = {},
): Promise<CheckedDocument> {
  if (!isObject(input)) throw new EvidenceError('neither a lookup response nor a credential record')
  if (input.profiles !== undefined) return checkResponse(input, options)
  const record = recordOf(input)
  if (record) return checkRecord(input, record, options)
  throw new EvidenceError('neither a lookup response nor a credential record')
}

async function checkResponse(input: Fields, options: VerifyOptions): Promise<CheckedDocument> {
  const checked = await Promise.all(
    demandProfiles(input).map((profile, at) => checkProfile(profile, `/profiles/${at}`, options)),
  )
  const shown = checked.map(({ profile }) => profile).filter((one) => Object.keys(one).length > 0)
  return withAssumptions({
    document: { profiles: shown },
    members: checked.flatMap(({ members }) => members),
    notCovered: [
      ...checked.flatMap(({ notCovered }) => notCovered),
      ...namesOf(input, ['profiles']).map((name) => `/${escapeToken(name)}`),
    ],
    verdicts: checked.flatMap(({ verdicts }) => verdicts),
  })
}

async function checkRecord(
  input: Fields,
  record: Fields,
  options: VerifyOptions,
): Promise<CheckedDocument> {
  const [verdict] = await verifyAnswer(input, options)
  if (!verdict) throw new EvidenceError('not a credential record')
  const isAlone = record === input
  const at = isAlone ? '' : '/credential'
  const shown = verdict.status === 'holds' ? shownOfRecord(record) : null
  const others = isAlone ? [] : namesOf(input, ['credential'])
  return withAssumptions({
    document: shown ? { credential: shown } : {},
    members: [memberOf(at, verdict)],
    notCovered: [
      ...(shown ? uncovered(record, shown, at) : []),
      ...others.map((name) => `/${escapeToken(name)}`),
    ],
    verdicts: [verdict],
  })
}

const withAssumptions = (checked: Omit<CheckedDocument, 'assumptions'>): CheckedDocument => ({
  ...checked,
  assumptions: [
    ...new Set([...checked.members, ...checked.verdicts].flatMap(({ leftToTrust }) => leftToTrust)),
  ],
})

interface CheckedProfile extends Pick<CheckedDocument, 'members' | 'notCovered' | 'verdicts'> {
  profile: Fields
}

async function checkProfile(
  profile: Fields,
  at: string,
  options: VerifyOptions,
): Promise<CheckedProfile> {
  const read = await readProfile(profile, options)
  const { verdicts } = read
  const channels = list(profile.channels)
  const shown: Fields = {}
  const members: CheckedMember[] = []
  for (const { path, value, member, verdict } of await checkUserData(profile, read)) {
    members.push(memberOf(`${at}/${path}`, verdict))
    if (verdict.status === 'holds') shown[member] = value
  }
  for (const { name, verdict } of walletVerdicts(profile, verdicts)) {
    members.push(memberOf(`${at}/${name}`, verdict))
    if (verdict.status === 'holds') shown[name] = profile[name]
  }
  const known = new Set(members.map(({ pointer }) => pointer))
  const rest = namesOf(profile, ['channels', 'credentials']).flatMap((name) =>
    uncovered(profile[name], ownMember(shown, name), `${at}/${escapeToken(name)}`),
  )
  const notCovered = rest.filter((pointer) => !known.has(pointer))
  for (const [name, value] of Object.entries(shown))
    if (Array.isArray(value)) shown[name] = value.filter((entry) => entry !== undefined)
  const addRows = (
    name: 'channels' | 'credentials',
    verdictsOfRows: readonly Verdict[],
    shownOf: (row: Fields) => Fields,
  ) => {
    const rows = list(profile[name]).flatMap((row, index) => {
      const verdict = verdictsOfRows[index]
      if (!verdict) return []
      const pointer = `${at}/${name}/${index}`
      members.push(memberOf(pointer, verdict))
      if (verdict.status !== 'holds') return []
      const one = shownOf(row)
      notCovered.push(...uncovered(row, one, pointer))
      return [one]
    })
    if (rows.length > 0) shown[name] = rows
  }
  addRows('channels', verdicts, shownOfChannel)
  addRows('credentials', verdicts.slice(channels.length), shownOfCredential)
  return { profile: shown, members, notCovered, verdicts }
}

const memberOf = (
  pointer: string,
  { status, reason, leftToTrust, assumptions, givenBlocks }: EvidenceVerdict,
): CheckedMember => ({
  pointer,
  status,
  reason,
  leftToTrust,
  ...(assumptions ? { assumptions } : {}),
  ...(givenBlocks ? { givenBlocks } : {}),
})

/** Returns the members of a checked document that are no rows. */
export const otherMembers = ({ members }: Pick<CheckedDocument, 'members'>): CheckedMember[] =>
  members.filter(
    ({ pointer }) => !/^(?:|\/credential|.*\/(?:channels|credentials)\/\d+)$/.test(pointer),
  )

const namesOf = (fields: Fields, without: readonly string[]): string[] =>
  Object.keys(fields).filter((name) => !evidenceMembers.has(name) && !without.includes(name))

const ownMember = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const escapeToken = (member: string): string => member.replaceAll('~', '~0').replaceAll('/', '~1')

function uncovered(value: unknown, shown: unknown, pointer: string): string[] {
  if (shown === undefined) return [pointer]
  if (Array.isArray(value) && Array.isArray(shown))
    return value.flatMap((entry, index) => uncovered(entry, shown[index], `${pointer}/${index}`))
  if (isObject(value) && isObject(shown))
    return namesOf(value, []).flatMap((name) =>
      uncovered(value[name], ownMember(shown, name), `${pointer}/${escapeToken(name)}`),
    )
  return Object.is(value, shown) ? [] : [pointer]
}

/** The members that name the wallet of a profile, which a row shows: the verdict is that row's. */
const walletMembers = ['walletAddress', 'primaryWalletAddress'] as const

function walletVerdicts(
  profile: Fields,
  verdicts: readonly Verdict[],
): { name: string; verdict: EvidenceVerdict }[] {
  return walletMembers.flatMap((name) => {
    const wallet = profile[name]
    if (typeof wallet !== 'string') return []
    const rows = list(profile.channels).flatMap(({ type, value }, index) => {
      const verdict = verdicts[index]
      return verdict && isWallet(type, text(value), wallet) ? [{ verdict, index }] : []
    })
    const row = rows.find(({ verdict }) => verdict.status === 'holds') ?? rows[0]
    if (!row) return []
    const reason = `by channels/${row.index}: ${row.verdict.reason}`
    return [{ name, verdict: { ...row.verdict, reason } }]
  })
}

function isWallet(type: unknown, value: string, wallet: string): boolean {
  if (type !== 'wallet' && type !== 'solana') return false
  return value === wallet || (isHexAddress(wallet) && value.toLowerCase() === wallet.toLowerCase())
}
