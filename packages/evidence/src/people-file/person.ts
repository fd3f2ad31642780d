import type { CredentialRecord, Party } from '@whocast/contract/credential.ts'
import { channelKeys, type Finding, type FoundChannel } from '@whocast/contract/profile.ts'
import { derivedProfileID } from '@whocast/contract/profile-id.ts'
import type { Evidence } from '@whocast/contract/proof.ts'
import { type Fields, isObject, list, parseUntrusted } from '@whocast/contract/untrusted.ts'
import type { Address } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { readDecision } from '../forms/owner-decision.ts'
import { readFields } from './fields.ts'
import { putWalletFirst, readChannels } from './line-channel.ts'
import { readCredentials } from './line-credential.ts'
import { type Notes, noteUnknown, take } from './notes.ts'
import { lineKeys, owner, person, source as sourceSchema } from './schema.ts'
import type { SignedDecision } from './signed-decision.ts'
import { IMPORT_SOURCE, SAMPLE_SOURCE } from './source-names.ts'

/**
 * One line as it is stored: findings about one person and their credentials, or credentials alone.
 */
export interface Transfer {
  findings: Finding[]
  credentials: CredentialRecord[]
  decision?: SignedDecision
}

/** Why a line cannot be taken at all, each with the place. */
export class LineError extends Error {
  override readonly name = 'LineError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('; '))
    this.problems = problems
  }
}

/**
 * Reads one line of a people file (docs/operating.md, "The people file"): what fits is taken, and
 * what does not is left out. Proofs and signatures are checked elsewhere; see check.ts.
 *
 * @param input the line's JSON, as text or parsed
 * @param now unix seconds, for facts without a time
 * @param notes receives what was left out
 * @throws LineError when it names no person, or says nothing about them
 */
export function readLine(input: unknown, now: number, notes: Notes = []): Transfer {
  const parsed = typeof input === 'string' ? parseJson(input) : input
  const given = typeof input === 'string' && !/null|""/.test(input) ? parsed : withoutEmpty(parsed)
  if (!isObject(given)) throw new LineError(['the line: is not an object'])
  noteUnknown(given, lineKeys, '', notes)
  const read = readPerson(given, notes)
  const { id, own, others, wallet } = read
  const isAlone = id === undefined
  if (isAlone && (own.channels.length > 0 || Object.keys(own.fields).length > 0)) {
    throw new LineError([
      'the line: nothing to find this person by: give a profileID, a walletAddress or a channel',
      ...notes.splice(0),
    ])
  }
  if (isAlone && others.length > 0) throw new LineError(['learned: needs a profileID'])
  const checkedAt = read.updatedAt ?? now
  const attestee: Party | undefined = isAlone
    ? undefined
    : wallet
      ? { address: wallet }
      : { profileID: id }
  const credentials = readCredentials(given.credentials, { person: attestee, now, notes })
  const decision = readOwner(given.owner, notes)
  const decided = decision ? { decision } : {}
  if (isAlone && credentials.length === 0 && !decision)
    throw new LineError(['the line: has no content', ...notes.splice(0)])
  if (isAlone) return { findings: [], credentials, ...decided }

  const hasOwn =
    Object.keys(own.fields).length > 0 || own.channels.length > 0 || others.length === 0
  const source = read.isSample === true ? SAMPLE_SOURCE : IMPORT_SOURCE
  const mine: Finding = {
    source,
    scope: `${source}:${id}`,
    checkedAt,
    ...own,
    profileID: id,
    ...(read.isSample === undefined ? {} : { isSample: read.isSample }),
  }
  return {
    findings: [...(hasOwn ? [mine] : []), ...others.map((other) => ({ ...other, profileID: id }))],
    credentials,
    ...decided,
  }
}

function readOwner(given: unknown, notes: Notes): SignedDecision | undefined {
  const signed = given === undefined ? undefined : take(owner, given, 'owner', notes)
  if (!signed) return undefined
  const { resources = [], issuedAt, address } = parseSiweMessage(signed.statement)
  const decision = readDecision(resources)
  const decidedAt = Math.floor((issuedAt?.getTime() ?? Number.NaN) / 1000)
  if (
    !decision ||
    Number.isNaN(decidedAt) ||
    address?.toLowerCase() !== signed.address.toLowerCase()
  ) {
    notes.push('owner: the statement is not one')
    return undefined
  }
  const { contractChainId = null, ...rest } = signed
  return {
    ...rest,
    decision,
    decidedAt,
    contractChainId,
    address: signed.address.toLowerCase() as Address,
  }
}

function readPerson(given: Fields, notes: Notes) {
  const get = <Name extends keyof typeof person>(name: Name) =>
    given[name] === undefined ? undefined : take(person[name], given[name], name, notes)
  const channels = readChannels(given.channels, 'channels', notes)
  const walletAddress = get('walletAddress') as Address | undefined
  if (walletAddress !== undefined) putWalletFirst(channels, walletAddress)
  const wallet = channels
    .find((found) => found.type === 'wallet' && found.isVerified)
    ?.value.toLowerCase() as Address | undefined
  const own = { fields: readFields(given, '', notes), channels, ...evidenceOf(given) }
  return {
    id: (get('profileID') as string | undefined) ?? idOf(channels),
    isSample: get('isSample') as boolean | undefined,
    updatedAt: get('updatedAt') as number | undefined,
    wallet,
    own,
    others: readLearned(given.learned, notes),
  }
}

function readLearned(given: unknown, notes: Notes): Finding[] {
  if (given !== undefined && !Array.isArray(given)) notes.push('learned: is not a list')
  return list(given).flatMap((entry, at): Finding[] => {
    const place = `learned/${at}`
    const head = take(sourceSchema, entry, place, notes)
    if (head === undefined) return []
    const channels = readChannels(entry.channels, `${place}/channels`, notes)
    return [
      { ...head, fields: readFields(entry, `${place}/`, notes), channels, ...evidenceOf(entry) },
    ]
  })
}

/** The evidence is passed on unread: the checker reads it and trusts none of it. */
const evidenceOf = ({ evidence }: Fields): { evidence?: Evidence } =>
  isObject(evidence) ? { evidence: evidence as Evidence } : {}

function parseJson(input: string): unknown {
  try {
    return parseUntrusted(input)
  } catch (cause) {
    throw new LineError([
      `the line: not JSON (${cause instanceof Error ? cause.message : String(cause)})`,
    ])
  }
}

/** Other people's files write `null` and `""` for what is absent. Signed data is left unchanged. */
export function withoutEmpty(value: unknown, depth = 0): unknown {
  if (depth > 6) return value
  if (Array.isArray(value)) return value.map((entry) => withoutEmpty(entry, depth + 1))
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([, entry]) => entry !== null && entry !== '')
  return Object.fromEntries(
    entries.map(([name, entry]) => [
      name,
      name === 'evidence' || name === 'proof' ? entry : withoutEmpty(entry, depth + 1),
    ]),
  )
}

/** The same ID for the same line each time, derived from the profile's strongest key. */
function idOf(channels: FoundChannel[]): string | undefined {
  const keys = channels.flatMap((found) => channelKeys(found))
  const strongest = keys.find(({ isExclusive }) => isExclusive) ?? keys[0]
  return strongest && derivedProfileID(strongest.key)
}
