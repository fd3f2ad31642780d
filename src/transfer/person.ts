import { createHash } from 'node:crypto'
import type { Address, Hex } from 'viem'
import { AttestationError, checkAttestation, parseAttestation } from '../domain/attestation.ts'
import { channelTypes, parseChannelType, parseHandle, trimHandle } from '../domain/channel.ts'
import { type CredentialRecord, type Party, withoutUnsignedAttester } from '../domain/credential.ts'
import { ServiceError } from '../domain/error.ts'
import { parseAddress, parseEnsName, parseFid, parseFname } from '../domain/identifier.ts'
import { channelKeys, type Finding, type FoundChannel, type ProfileFields } from '../domain/profile.ts'
import { derivedProfileID } from '../domain/profile-id.ts'
import type { Proof } from '../domain/proof.ts'
import { fields, type LineChannel, type LineCredential, type LineFields, line } from './schema.ts'
import { IMPORT_SOURCE, SAMPLE_SOURCE } from './source-names.ts'

/** One line as it is stored: findings about one person and their credentials, or credentials alone. */
export interface Transfer {
  findings: Finding[]
  credentials: CredentialRecord[]
}

/** What is wrong with one line, each with the place: `channels/0/type no such channel type`. */
export class LineError extends Error {
  override readonly name = 'LineError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('; '))
    this.problems = problems
  }
}

// ─── A line to what is stored ───────────────────────────────────────────────────────────────

/**
 * Reads one line of a people file (docs/operating.md, "The people file").
 *
 * @param input the line's JSON, as text or parsed
 * @param now unix seconds, for facts without a time
 * @throws LineError that names everything wrong with it
 */
export function readLine(input: unknown, now: number): Transfer {
  const parsed = line.safeParse(withoutEmpty(typeof input === 'string' ? parseJson(input) : input))
  if (!parsed.success) {
    throw new LineError(parsed.error.issues.map((issue) => `${issue.path.join('/') || 'the line'}: ${lowerFirst(issue.message)}`))
  }
  const problems: string[] = []
  const given = parsed.data
  const channels = given.channels.flatMap((found, at) => readChannel(found, `channels/${at}`, problems))
  if (given.walletAddress !== undefined) putWalletFirst(channels, given.walletAddress)
  const others = given.learned.map((entry, at): Finding => {
    const theirs = entry.channels.flatMap((found, index) => readChannel(found, `learned/${at}/channels/${index}`, problems))
    return { source: entry.source, scope: entry.scope, checkedAt: entry.checkedAt, fields: onlyFields(entry), channels: theirs }
  })
  const own = { fields: onlyFields(given), channels }
  const isAlone = Object.keys(own.fields).length === 0 && channels.length === 0 && given.profileID === undefined
  const id = given.profileID ?? (isAlone ? undefined : deriveProfileID(channels))
  if (id === undefined && !isAlone)
    problems.push('the line: nothing to find this person by: give a profileID, a walletAddress or a channel')
  if (isAlone && others.length > 0) problems.push('learned: needs a profileID')
  if (isAlone && given.credentials.length === 0) problems.push('the line: says nothing about anybody')
  const checkedAt = given.updatedAt ?? now
  const hasOwn = Object.keys(own.fields).length > 0 || channels.length > 0 || (others.length === 0 && !isAlone)
  const wallet = channels.find((found) => found.type === 'wallet' && found.isVerified)?.value.toLowerCase() as Address | undefined
  const attestee: Party | undefined = id === undefined ? undefined : wallet ? { address: wallet } : { profileID: id }
  const credentials = given.credentials.flatMap((entry, at) =>
    readCredential(entry, { place: `credentials/${at}`, person: attestee, updatedAt: checkedAt, now, problems }),
  )
  if (problems.length > 0) throw new LineError(problems)
  const findings: Finding[] = []
  if (id !== undefined && hasOwn) {
    const source = given.isSample === true ? SAMPLE_SOURCE : IMPORT_SOURCE
    findings.push({
      source,
      scope: `${source}:${id}`,
      checkedAt,
      ...own,
      profileID: id,
      ...(given.isSample === undefined ? {} : { isSample: given.isSample }),
    })
  }
  for (const other of others) findings.push({ ...other, ...(id === undefined ? {} : { profileID: id }) })
  return { findings, credentials }
}

function parseJson(input: string): unknown {
  try {
    return JSON.parse(input) as unknown
  } catch (cause) {
    throw new LineError([`the line: not JSON (${cause instanceof Error ? cause.message : String(cause)})`])
  }
}

const lowerFirst = (message: string) => message.replace(/^(Invalid|Too|Unrecognized|Expected)/, (word) => word.toLowerCase())

/** Absent means absent: other people's files write `null` and `""` for it. */
function withoutEmpty(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return depth > 2 ? value : value.map((entry) => withoutEmpty(entry, depth + 1))
  if (typeof value !== 'object' || value === null || depth > 2) return value
  const kept: Record<string, unknown> = {}
  for (const [name, entry] of Object.entries(value)) {
    if (entry !== null && entry !== '')
      kept[name] = name === 'evidence' || name === 'proof' ? entry : withoutEmpty(entry, depth + 1)
  }
  return kept
}

const fieldNames = Object.keys(fields) as (keyof typeof fields)[]

/** In one order, whatever the order in which a database gives them back. */
function onlyFields(given: LineFields | ProfileFields): ProfileFields {
  const kept: Record<string, unknown> = {}
  for (const name of fieldNames) if (given[name] !== undefined) kept[name] = given[name]
  return kept as ProfileFields
}

function readChannel(found: LineChannel, place: string, problems: string[]): FoundChannel[] {
  const type = parseChannelType(found.type)
  if (type === null) {
    problems.push(`${place}/type: no channel type "${found.type}"; known are ${channelTypes.join(', ')}`)
    return []
  }
  try {
    const value = readValue(type, found.value)
    const entries = type === 'farcaster' ? withFidFirst(found.metadata ?? [], found.isVerified) : found.metadata
    return [
      {
        type,
        value,
        isVerified: found.isVerified,
        ...(entries === undefined || entries.length === 0 ? {} : { metadata: entries }),
        ...(found.isPublic === undefined ? {} : { isPublished: found.isPublic }),
        ...(found.since === undefined ? {} : { since: found.since }),
        ...(found.proof === undefined ? {} : { proof: found.proof as unknown as Proof }),
      },
    ]
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    problems.push(`${place}/value: ${error.detail}`)
    return []
  }
}

function readValue(type: FoundChannel['type'], value: string): string {
  switch (type) {
    case 'wallet':
      return parseAddress(value).address
    case 'ens':
    case 'basename':
      return parseEnsName(value).name
    case 'farcaster':
      return parseFname(value).fname
    default:
      if (parseHandle(type, value) === null) throw new ServiceError('invalid-identifier', `not a handle of type ${type}`)
      return trimHandle(type, value)
  }
}

/** Clients read index 0 of a farcaster channel's metadata as the fid. */
function withFidFirst(entries: { name: string; value: string }[], isVerified: boolean) {
  const fid = entries.find(({ name }) => name === 'fid')
  if (fid === undefined) {
    if (isVerified)
      throw new ServiceError('invalid-identifier', 'a verified farcaster channel needs metadata {"name":"fid","value":"…"}')
    return entries
  }
  return [{ name: 'fid', value: String(parseFid(fid.value).fid) }, ...entries.filter((entry) => entry !== fid)]
}

function putWalletFirst(channels: FoundChannel[], wallet: Address): void {
  const at = channels.findIndex((found) => found.type === 'wallet' && found.value.toLowerCase() === wallet)
  const [held] = at === -1 ? [] : channels.splice(at, 1)
  channels.unshift({ ...(held ?? { type: 'wallet', value: wallet }), isVerified: true })
}

/**
 * A line without an ID always gets the same one, so that a second import of it changes nothing:
 * it is made of the strongest key by which the person is found.
 */
function deriveProfileID(channels: FoundChannel[]): string | undefined {
  const keys = channels.flatMap((found) => channelKeys(found))
  const strongest = keys.find(({ isExclusive }) => isExclusive) ?? keys[0]
  if (!strongest) return undefined
  return derivedProfileID(strongest.key)
}

interface CredentialContext {
  place: string
  /** Whom it is about when it does not say. */
  person: Party | undefined
  updatedAt: number
  now: number
  problems: string[]
}

function readCredential(given: LineCredential, context: CredentialContext): CredentialRecord[] {
  const { place, person, updatedAt, now, problems } = context
  const attestee = given.attestee === undefined ? person : toParty(given.attestee)
  if (attestee === undefined || Object.keys(attestee).length === 0) {
    problems.push(`${place}/attestee: an address, profileID or fid is needed`)
    return []
  }
  if (given.kind !== 'reported' && given.evidence === undefined) {
    problems.push(`${place}/evidence: a credential of kind ${given.kind} comes with its evidence`)
    return []
  }
  const flaw = given.kind === 'eas-offchain' ? findFlaw(given, attestee) : null
  if (flaw !== null) {
    problems.push(`${place}/evidence: ${flaw}`)
    return []
  }
  return [
    withoutUnsignedAttester({
      uid: given.uid ?? deriveUid(given, attestee),
      kind: given.kind,
      name: given.name,
      ...(given.value === undefined ? {} : { value: given.value }),
      ...(given.schema === undefined ? {} : { schema: withoutUndefined(given.schema) }),
      ...(given.attester === undefined ? {} : { attester: toParty(given.attester) }),
      ...(given.claimedAttester === undefined ? {} : { claimedAttester: toParty(given.claimedAttester) }),
      ...(given.onBehalfOf === undefined ? {} : { onBehalfOf: given.onBehalfOf }),
      attestee,
      issuer: given.issuer,
      ...(given.source === undefined ? {} : { source: given.source }),
      ...(given.chain === undefined ? {} : { chain: given.chain }),
      ...(given.reference === undefined ? {} : { reference: given.reference }),
      ...(given.data === undefined ? {} : { data: given.data }),
      issuedAt: given.issuedAt ?? updatedAt,
      ...(given.expiresAt === undefined ? {} : { expiresAt: given.expiresAt }),
      revocation: withoutUndefined(given.revocation ?? { status: 'active' as const }),
      verification: given.verification ?? { method: 'none', result: 'unchecked', checkedAt: now },
      ...(given.evidence === undefined ? {} : { evidence: given.evidence }),
      isPublic: given.isPublic,
    }),
  ]
}

/** Why a signed attestation does not bear the record out, or null. What only a contract can say is believed, as stored. */
function findFlaw(given: LineCredential, attestee: Party): string | null {
  try {
    const { attestation } = parseAttestation(given.evidence)
    if (given.attester?.address === undefined) return 'the record names no attester'
    if (attestation.uid !== given.uid) return 'the uid is not that of the record'
    if (attestee.address !== undefined && attestation.message.recipient.toLowerCase() !== attestee.address) {
      return 'it is about somebody else'
    }
    const check = checkAttestation(attestation, given.attester.address)
    return check.result === 'fails' ? check.detail : null
  } catch (error) {
    if (error instanceof AttestationError) return `${error.pointer} ${error.detail}`
    throw error
  }
}

/** Of what was given and of nothing that was filled in: the same line twice is one credential. */
function deriveUid(given: LineCredential, attestee: Party): Hex {
  const { issuer, name, value, attester, source, chain, reference, data, issuedAt } = given
  const content = [issuer, name, attestee.address, attestee.profileID, value, attester, source, chain, reference, data, issuedAt]
  return `0x${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`
}

type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

type GivenParty = { [Name in keyof Party]?: Party[Name] | undefined }

const toParty = (given: GivenParty): Party => withoutUndefined(given)

const withoutUndefined = <T extends object>(value: T): Defined<T> =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Defined<T>

// ─── What is stored to a line ───────────────────────────────────────────────────────────────

/**
 * A person as a line of a people file. What was imported stands at the top; what other sources
 * learned stands in `learned`, so that nothing is lost and nothing is taken for the import's own.
 */
export function writePerson(profileID: string, findings: Finding[], credentials: CredentialRecord[]): Record<string, unknown> {
  const isOwn = ({ source, scope, isSample }: Finding) =>
    source === (isSample === true ? SAMPLE_SOURCE : IMPORT_SOURCE) && scope === `${source}:${profileID}`
  const own = findings.find(isOwn)
  const others = findings
    .filter((finding) => finding !== own)
    .sort((a, b) => compare(a.source, b.source) || compare(a.scope, b.scope))
  return {
    profileID,
    ...(own ? onlyFields(own.fields) : {}),
    ...(own?.isSample === undefined ? {} : { isSample: own.isSample }),
    ...(own ? { updatedAt: toIso(own.checkedAt), channels: own.channels.map(writeChannel) } : {}),
    ...(credentials.length === 0 ? {} : { credentials: [...credentials].sort(byIssue) }),
    ...(others.length === 0
      ? {}
      : {
          learned: others.map(({ source, scope, checkedAt, fields: theirs, channels }) => ({
            source,
            scope,
            checkedAt: toIso(checkedAt),
            ...onlyFields(theirs),
            channels: channels.map(writeChannel),
          })),
        }),
  }
}

/** A credential whose attestee has no profile yet, as a line. */
export const writeWaiting = (credential: CredentialRecord): Record<string, unknown> => ({ credentials: [credential] })

const toIso = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const byIssue = (a: CredentialRecord, b: CredentialRecord) =>
  (a.issuedAt ?? 0) - (b.issuedAt ?? 0) || compare(a.uid, b.uid) || compare(a.issuer, b.issuer)

function writeChannel(found: FoundChannel): Record<string, unknown> {
  return {
    type: found.type,
    value: found.value,
    isVerified: found.isVerified,
    ...(found.isPublished === undefined ? {} : { isPublic: found.isPublished }),
    ...(found.metadata === undefined ? {} : { metadata: found.metadata }),
    ...(found.since === undefined ? {} : { since: found.since }),
    ...(found.proof === undefined ? {} : { proof: found.proof }),
  }
}
