import { type Address, getAddress, type Hex, isAddress, isAddressEqual, isHex, zeroAddress } from 'viem'
import { AttestationError, checkAttestation, onchainUid, parseAttestation, recoverAttester } from './attestation.ts'
import { readCastEvidence } from './cast-evidence.ts'
import type { Party } from './credential.ts'
import { chainName, decodeWhocastData, knownSchema, readAttestation, type WhocastData, whocastSchemaUid } from './eas.ts'
import { isVerificationSigned, usernameProofSigner } from './farcaster.ts'

/**
 * The checker that needs to trust nobody: takes what this service (or one that claims to be it)
 * answered, and says of each channel and credential whether its evidence holds. Offline unless it is
 * given {@link OnlineChecks}; runs in browsers.
 */
export type EvidenceStatus = 'holds' | 'fails' | 'unchecked'

export interface EvidenceVerdict {
  /** `unchecked`: cannot be checked with what is at hand. */
  status: EvidenceStatus
  /** One line for people. */
  reason: string
}

/** The verdict on one channel, credential or attestation. */
export interface Verdict extends EvidenceVerdict {
  subject: 'channel' | 'credential' | 'attestation'
  /** The channel's type, the credential's name. */
  label: string
  /** The channel's handle, the credential's or attestation's uid. */
  value: string
  /** Of which profile of the answer. */
  profileID?: string
}

/** What only a chain can say. Everything answers null where no RPC of that chain is configured. */
export interface OnlineChecks {
  /** When the attester revoked this off-chain attestation, unix seconds; 0: not revoked. */
  revokedOffchain(chainId: number, contract: Address, attester: Address, uid: Hex): Promise<number | null>
  /** What the EAS contract holds under a uid; `isThere` is false when nothing. */
  onchain(chainId: number, contract: Address, uid: Hex): Promise<OnchainState | null>
  /** Whether a wallet (ERC-1271, ERC-6492, or a plain key) signed a digest. */
  isSignedBy(chainId: number, wallet: Address, digest: Hex, signature: Hex): Promise<boolean | null>
  /** Whether an Ed25519 key is a live signer of a fid, by the Key Registry on Optimism. */
  isSignerOf(fid: number, key: Hex): Promise<boolean | null>
  /** The definition of a schema; null also when the registry does not know it. */
  schema(chainId: number, uid: Hex): Promise<string | null>
}

export interface OnchainState {
  isThere: boolean
  attester: Address
  recipient: Address
  /** Unix seconds; 0: not revoked. */
  revokedAt: number
}

export interface VerifyOptions {
  /** Unix seconds; the clock's by default. */
  now?: number
  online?: OnlineChecks
  /** Who must have signed a bare attestation that does not say so itself. */
  attester?: Address
}

/** The input is neither a lookup answer, nor a credential record, nor an attestation. */
export class EvidenceError extends Error {
  override readonly name = 'EvidenceError'
}

// ─── Small readers of what strangers send ──────────────────────────────────────────────────

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const object = (value: unknown): Fields => (isObject(value) ? value : {})
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** Lower case, so that a wrong checksum in between is a comparison that fails and nothing that throws. */
const address = (value: unknown): Address | null =>
  typeof value === 'string' && isAddress(value, { strict: false }) ? (value.toLowerCase() as Address) : null
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : [])
const natural = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null

/** Unix seconds from a number or RFC 3339. */
function seconds(value: unknown): number | null {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(parsed) ? null : Math.floor(parsed / 1000)
}

const date = (at: number | bigint): string => {
  const time = new Date(Number(at) * 1000)
  return Number.isNaN(time.getTime()) ? `second ${at}` : time.toISOString().slice(0, 19).replace('T', ' ').concat(' UTC')
}
const same = (one: string | null | undefined, other: string | null | undefined) => one?.toLowerCase() === other?.toLowerCase()
/** What a stranger wrote, on one line and short enough to print. */
const tidy = (value: unknown): string =>
  text(value)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 120)

const holds = (reason: string): EvidenceVerdict => ({ status: 'holds', reason })
const fails = (reason: string): EvidenceVerdict => ({ status: 'fails', reason })
const unchecked = (reason: string): EvidenceVerdict => ({ status: 'unchecked', reason })

/** Why something does not hold, thrown across the readers below. */
class Broken extends Error {}
const demand = (condition: boolean, reason: string): void => {
  if (!condition) throw new Broken(reason)
}

/** What the chain said; null where it was not or could not be asked. */
const asked = async <T>(question: Promise<T | null> | undefined): Promise<T | null> => {
  try {
    return (await question) ?? null
  } catch {
    return null
  }
}

async function verdictOf(check: () => Promise<EvidenceVerdict>): Promise<EvidenceVerdict> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof Broken) return fails(error.message)
    if (error instanceof AttestationError)
      return fails(`${error.pointer.slice(1).replaceAll('/', '.') || 'the evidence'} ${error.detail}`)
    throw error
  }
}

// ─── Answers ───────────────────────────────────────────────────────────────────────────────

/**
 * Verifies a lookup answer (the JSON of `/api/v1/…?include=proof`), a credential record
 * (`/api/v1/credentials/{uid}`), or a signed EAS attestation as eas-sdk and easscan export it. The
 * input may come from anybody: nothing in it is believed.
 *
 * @returns one verdict per channel and credential, in the order of the answer
 * @throws EvidenceError when the input is none of these
 */
export async function verifyAnswer(input: unknown, options: VerifyOptions = {}): Promise<Verdict[]> {
  const answer = object(input)
  if (Array.isArray(answer.profiles)) {
    const verdicts = await Promise.all(list(answer.profiles).map((profile) => verifyProfile(profile, options)))
    return verdicts.flat()
  }
  if (isObject(answer.credential)) return [await verifyCredential(answer.credential, null, options)]
  if (typeof answer.kind === 'string' && typeof answer.uid === 'string') return [await verifyCredential(answer, null, options)]
  if (isObject(answer.sig) || isObject(answer.domain)) return [await verifyBareAttestation(answer, options)]
  if (Array.isArray(answer.channels) || Array.isArray(answer.credentials)) return verifyProfile(answer, options)
  throw new EvidenceError('neither a lookup answer, nor a credential record, nor a signed EAS attestation')
}

/** Whom a profile's evidence must be about. */
interface Subject {
  profileID: string
  wallets: string[]
  fids: number[]
}

async function verifyProfile(profile: Fields, options: VerifyOptions): Promise<Verdict[]> {
  const channels = list(profile.channels)
  const isVerified = (type: string) => (channel: Fields) => channel.type === type && channel.isVerified === true
  const subject: Subject = {
    profileID: text(profile.profileID),
    wallets: [
      ...channels.filter(isVerified('wallet')).map((channel) => text(channel.value).toLowerCase()),
      text(profile.walletAddress).toLowerCase(),
    ].filter((wallet) => wallet !== ''),
    fids: channels.filter(isVerified('farcaster')).flatMap((channel) => channelFid(channel) ?? []),
  }
  const profileID = subject.profileID === '' ? {} : { profileID: tidy(subject.profileID) }
  return Promise.all([
    ...channels.map(async (channel): Promise<Verdict> => {
      const verdict = await verdictOf(() => verifyChannel(channel, subject))
      return { subject: 'channel', label: tidy(channel.type), value: tidy(channel.value), ...profileID, ...verdict }
    }),
    ...list(profile.credentials).map(async (credential) => ({
      ...(await verifyCredential(credential, subject, options)),
      ...profileID,
    })),
  ])
}

function channelFid(channel: Fields): number | null {
  const [first] = list(channel.metadata)
  return first?.name === 'fid' ? natural(Number(first.value)) : null
}

// ─── Channels ──────────────────────────────────────────────────────────────────────────────

/** An answer that was asked for with proofs says of each row by which source and when it was checked. */
const withoutProof = (row: Fields) =>
  typeof row.checkedAt === 'string'
    ? `confirmed by ${String(row.source)}, without evidence`
    : 'no proof came along; ask with ?include=proof'

/** Verifies one channel of an answer by its `proof`, all of which must be about this channel. */
async function verifyChannel(channel: Fields, subject: Subject): Promise<EvidenceVerdict> {
  if (channel.isVerified !== true) return unchecked('a claim: nobody says that it is verified')
  if (!isObject(channel.proof)) return unchecked(withoutProof(channel))
  const { proof } = channel
  switch (proof.method) {
    case 'farcaster-verification': {
      const { fid, network, blockHash, signature } = proof
      const owner = address(proof.address)
      demand(owner !== null && isHex(blockHash) && blockHash.length === 66 && isHex(signature), 'the proof lacks a part')
      demand(natural(fid) !== null && natural(network) !== null, 'the proof lacks a part')
      demand(channel.type === 'wallet' && same(owner, text(channel.value)), 'the proof is of another address')
      demand(subject.fids.includes(fid as number), `the proof is for fid ${fid}, which is not this profile's`)
      const claim = { fid, network, blockHash, address: owner } as Parameters<typeof isVerificationSigned>[0]
      if ((signature as string).length !== 132) return unchecked('signed by a contract wallet; only its chain can say')
      demand(await isVerificationSigned(claim, signature as Hex), 'the address did not sign this claim')
      return holds(`${getAddress(owner as Address)} itself signed that it belongs to fid ${fid}`)
    }
    case 'farcaster-username-proof': {
      const owner = address(proof.owner)
      const { name, timestamp, signature } = proof
      demand(
        owner !== null && typeof name === 'string' && natural(timestamp) !== null && isHex(signature),
        'the proof lacks a part',
      )
      demand(same(text(name), text(channel.value)), 'the proof is of another name')
      const signer = await usernameProofSigner(
        { name, owner, timestamp } as Parameters<typeof usernameProofSigner>[0],
        signature as Hex,
      )
      demand(signer !== null, 'neither the owner of the name nor the fname registry signed this')
      const since = date(timestamp as number)
      return signer === 'owner'
        ? holds(`${getAddress(owner as Address)} signed that the name is theirs since ${since}`)
        : holds(`the fname registry signed that the name is ${getAddress(owner as Address)}'s since ${since}`)
    }
    case 'ens-forward-reverse':
      demand(same(text(proof.name), text(channel.value)), 'the proof is of another name')
      demand(subject.wallets.includes(text(proof.address).toLowerCase()), "the proof is for a wallet that is not this profile's")
      return unchecked(
        `forward and reverse resolution agreed at block ${natural(proof.blockNumber) ?? '?'} of ${chainName(natural(proof.chainId) ?? 0)}; ask the chain`,
      )
    case 'reported':
      return unchecked(`reported by ${tidy(proof.by) || 'somebody'}, without a signature`)
    default:
      return unchecked(`a proof of a kind that is not known here: ${tidy(proof.method)}`)
  }
}

// ─── Credentials ───────────────────────────────────────────────────────────────────────────

/** A row of a profile with its proof, or a whole record: the same fields either way. */
async function verifyCredential(credential: Fields, subject: Subject | null, options: VerifyOptions): Promise<Verdict> {
  const { proof } = credential
  // What the row says goes before what its proof repeats: it is the row that people read.
  const record: Fields = isObject(proof) ? { ...proof, ...credential, attester: proof.attester, row: credential } : credential
  const verdict =
    subject && !isObject(proof)
      ? unchecked(withoutProof(credential))
      : await verdictOf(() => verifyRecord(record, subject, options))
  return { subject: 'credential', label: tidy(credential.name), value: tidy(credential.uid), ...verdict }
}

/**
 * Verifies the evidence of one credential record.
 *
 * @param record as `GET /credentials/{uid}` shows it; nothing in it is believed
 */
export const verifyEvidence = (record: Fields, options: VerifyOptions = {}): Promise<EvidenceVerdict> =>
  verdictOf(() => verifyRecord(record, null, options))

async function verifyRecord(record: Fields, subject: Subject | null, options: VerifyOptions): Promise<EvidenceVerdict> {
  const revocation = object(record.revocation)
  if (revocation.status === 'revoked') {
    const at = seconds(revocation.at)
    return fails(at === null ? 'revoked' : `revoked on ${date(at)}`)
  }
  const now = options.now ?? Math.floor(Date.now() / 1000)
  const expiresAt = seconds(record.expiresAt)
  demand(expiresAt === null || expiresAt > now, `expired on ${date(expiresAt ?? 0)}`)
  switch (record.kind) {
    case 'eas-offchain':
      return verifyOffchain(record, subject, now, options)
    case 'eas-onchain':
      return verifyOnchain(record, subject, options)
    case 'farcaster-cast':
      return verifyCast(record, subject, options)
    case 'reported':
      return unchecked(`reported by ${tidy(record.issuer) || 'its issuer'}, without evidence`)
    default:
      return unchecked(`a credential of a kind that is not known here: ${tidy(record.kind)}`)
  }
}

const party = (value: unknown): Party => object(value) as Party

/** Attester and recipient are the record's, and on a profile also that profile's. */
function demandParties(record: Fields, attester: Address, recipient: Address, subject: Subject | null): void {
  const row = isObject(record.row) ? text(record.row.attester) : ''
  demand(same(party(record.attester).address, attester), 'the evidence names another attester')
  demand(row === '' || same(row, attester), 'the evidence names another attester')
  const attestee = party(record.attestee)
  demand(attestee.address === undefined || same(attestee.address, recipient), 'the evidence is about another address')
  if (subject)
    demand(subject.wallets.includes(recipient.toLowerCase()), `the evidence is about ${recipient}, no wallet of this profile`)
}

async function verifyOffchain(
  record: Fields,
  subject: Subject | null,
  now: number,
  { online }: VerifyOptions,
): Promise<EvidenceVerdict> {
  const attester = address(party(record.attester).address)
  if (!attester) throw new Broken('the record does not say who attested')
  const { attestation } = parseAttestation(record.evidence)
  const { message, domain, uid } = attestation
  const check = checkAttestation(attestation, attester)
  demand(check.result !== 'fails', check.result === 'fails' ? check.detail : '')

  const own = same(message.schema, whocastSchemaUid) ? decodeWhocastData(message.data) : null
  const isOwnRecord = own !== null && same(text(record.uid), own.credentialID)
  demand(isOwnRecord || same(text(record.uid), uid), 'the evidence has another uid')
  if (own) demandSignedWords(record, own, isOwnRecord)
  demand(own !== null || record.onBehalfOf === undefined, 'on whose behalf it was signed is not in what was signed')
  const isAboutProfile = own !== null && same(message.recipient, zeroAddress) && own.profileID !== ''
  if (isAboutProfile) {
    const named = subject?.profileID ?? party(record.attestee).profileID
    demand(own.profileID === named, 'the evidence is about another profile')
    demandParties({ ...record, attestee: {} }, attester, message.recipient, null)
  } else demandParties(record, attester, message.recipient, subject)

  const issuedAt = seconds(record.issuedAt)
  demand(issuedAt === null || BigInt(Math.floor(issuedAt)) === BigInt(message.time), 'another time was signed')
  const end = BigInt(message.expirationTime)
  demand(end === 0n || end > BigInt(now), `expired on ${date(end)}`)
  const expiresAt = seconds(record.expiresAt)
  demand(
    end === 0n || expiresAt === null || BigInt(Math.ceil(expiresAt)) <= end,
    'it is said to last longer than what was signed',
  )

  if (check.result === 'unchecked') {
    const { digest, signature } = check
    const isSigned = await asked(online?.isSignedBy(domain.chainId, attester, digest, signature))
    if (isSigned === null) {
      return unchecked(`signed by the contract wallet ${getAddress(attester)}; only ${chainName(domain.chainId)} can say`)
    }
    demand(isSigned, `the wallet ${getAddress(attester)} does not accept the signature`)
  }
  const revokedAt = await asked(online?.revokedOffchain(domain.chainId, domain.verifyingContract, attester, uid))
  if (revokedAt) return fails(`revoked on ${date(revokedAt)}`)
  const who =
    own && !same(own.onBehalfOf, zeroAddress) ? `${getAddress(attester)} on behalf of ${own.onBehalfOf}` : getAddress(attester)
  const isNameSigned = own !== null || message.data.toLowerCase().includes(utf8Hex(text(record.name)))
  return holds(
    `signed by ${who} on ${date(BigInt(message.time))}` +
      (revokedAt === 0 ? ', not revoked' : '') +
      (isNameSigned ? '' : '; the name is the issuer’s, not part of what was signed'),
  )
}

const utf8Hex = (value: string): string =>
  [...new TextEncoder().encode(value)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * What a service signed for an issuer says everything that its record says, word for word. A record of
 * another service that took the attestation in has an issuer and a source of its own.
 */
function demandSignedWords(record: Fields, own: WhocastData, isOwnRecord: boolean): void {
  const words = isOwnRecord
    ? (['name', 'value', 'issuer', 'source', 'chain', 'reference', 'data'] as const)
    : (['name', 'value'] as const)
  for (const word of words) demand(text(record[word]) === own[word], `its ${word} is not what was signed`)
  demand(same(text(record.onBehalfOf) || zeroAddress, own.onBehalfOf), 'it was signed on behalf of somebody else')
}

async function verifyOnchain(record: Fields, subject: Subject | null, { online }: VerifyOptions): Promise<EvidenceVerdict> {
  const evidence = object(record.evidence)
  const chainId = natural(evidence.chainId) ?? 0
  const [contract, attester, recipient] = [evidence.contract, evidence.attester, evidence.recipient].map(address)
  if (!contract || !attester || !recipient) throw new Broken('the evidence lacks a part')
  const held = readOnchain(evidence, attester, recipient)
  demand(
    onchainUid(held, natural(evidence.bump) ?? 0) === text(evidence.uid).toLowerCase(),
    'the uid is not that of what it is said to attest',
  )
  demand(same(text(record.uid), text(evidence.uid)), 'the evidence has another uid')
  demandParties(record, attester, recipient, subject)
  const issuedAt = seconds(record.issuedAt)
  demand(issuedAt === null || BigInt(Math.floor(issuedAt)) === held.time, 'another time was attested')
  if (knownSchema(held.schema, attester, chainId)) {
    const said = readAttestation(held, chainId)
    demand(said !== null && said.name === record.name, 'its name is not that of its schema')
  }
  const state = await asked(online?.onchain(chainId, contract, text(evidence.uid).toLowerCase() as Hex))
  if (!state)
    return unchecked(`recorded on ${chainName(chainId)}, where contract ${getAddress(contract)} keeps it; ask the chain`)
  demand(state.isThere, `${chainName(chainId)} knows no such attestation`)
  demand(isAddressEqual(state.attester, attester) && isAddressEqual(state.recipient, recipient), 'the chain says otherwise')
  if (state.revokedAt > 0) return fails(`revoked on ${date(state.revokedAt)}`)
  return holds(`${chainName(chainId)} holds it, by ${getAddress(attester)} since ${date(held.time)}, not revoked`)
}

function readOnchain(evidence: Fields, attester: Address, recipient: Address) {
  const { schema, refUID, data, revocable } = evidence
  const times = [evidence.time, evidence.expirationTime].map((value) =>
    /^\d{1,20}$/.test(String(value)) ? BigInt(String(value)) : null,
  )
  const [time, expirationTime] = times
  const isWhole = isHex(schema) && isHex(refUID) && isHex(data) && typeof revocable === 'boolean'
  if (!isWhole || typeof time !== 'bigint' || typeof expirationTime !== 'bigint') throw new Broken('the evidence lacks a part')
  demand(
    [time, expirationTime].every((at) => at < 2n ** 64n) && (natural(evidence.bump) ?? 0) < 2 ** 32,
    'the evidence is out of range',
  )
  demand(schema.length === 66 && refUID.length === 66 && data.length % 2 === 0, 'the evidence lacks a part')
  return { schema, recipient, attester, time, expirationTime, revocable, refUID, data }
}

/** Endorsements are named by what they are for. */
export const endorsementName = (skill: string): string => `Endorsed for ${skill}`
const endorsedSkill = (name: string): string | null => /^Endorsed for (.+)$/s.exec(name)?.[1] ?? null

async function verifyCast(record: Fields, subject: Subject | null, { online }: VerifyOptions): Promise<EvidenceVerdict> {
  const check = readCastEvidence(record.evidence)
  if (check.result === 'fails') throw new Broken(check.detail)
  const { cast } = check
  demand(party(record.attester).fid === cast.fid, `the cast is by fid ${cast.fid}, not by the attester`)
  const target = party(record.attestee).fid
  demand(target !== undefined && cast.about.includes(target), 'the cast is not about the attestee')
  if (subject)
    demand(target !== undefined && subject.fids.includes(target), `the cast is about fid ${target}, which is not this profile's`)
  const skill = endorsedSkill(text(record.name))
  const issuedAt = seconds(record.issuedAt)
  if (skill !== null) {
    demand(normal(cast.text).includes(normal(skill)), 'the cast does not say so')
    demand(issuedAt === null || Math.floor(issuedAt) === cast.at, 'the cast is of another time')
  }
  const isSigner = await asked(online?.isSignerOf(cast.fid, cast.signer))
  if (isSigner === null) {
    return unchecked(
      `the cast ${cast.hash} is whole and signed by key ${short(cast.signer)}; that this is a key of fid ${cast.fid}, only Farcaster's Key Registry can say`,
    )
  }
  demand(isSigner, `key ${short(cast.signer)} is no key of fid ${cast.fid}`)
  return holds(`fid ${cast.fid} signed the cast ${cast.hash} on ${date(cast.at)}`)
}

const short = (hex: string): string => `${hex.slice(0, 10)}…`
const normal = (value: string): string => value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

// ─── Bare attestations ─────────────────────────────────────────────────────────────────────

async function verifyBareAttestation(input: Fields, options: VerifyOptions): Promise<Verdict> {
  let label = 'EAS attestation'
  let value = ''
  const verdict = await verdictOf(async () => {
    const { attestation, signer } = parseAttestation(input)
    label = `EAS attestation of ${attestation.message.recipient}`
    value = attestation.uid
    const expected = options.attester ?? signer
    demand(!options.attester || !signer || same(options.attester, signer), `it says that it was signed by ${signer}`)
    const attester = expected ?? recoverAttester(attestation)
    if (!attester) throw new Broken('the signature is none')
    const record = {
      kind: 'eas-offchain',
      uid: attestation.uid,
      attester: { address: attester },
      attestee: {},
      evidence: input,
    }
    const result = await verifyBareRecord(record, attestation.message.schema, options)
    if (expected || result.status !== 'holds') return result
    return unchecked(`the uid is right and ${attester} signed it; nothing here says who should have`)
  })
  return { subject: 'attestation', label, value, ...verdict }
}

/** Of an attestation under our own schema, only what it says of itself is there to compare. */
function verifyBareRecord(record: Fields, schema: Hex, options: VerifyOptions): Promise<EvidenceVerdict> {
  if (!same(schema, whocastSchemaUid)) return verifyRecord(record, null, options)
  const own = decodeWhocastData(parseAttestation(record.evidence).attestation.message.data)
  if (!own) return verifyRecord(record, null, options)
  const { onBehalfOf, profileID, credentialID, ...words } = own
  return verifyRecord(
    {
      ...record,
      ...words,
      uid: credentialID,
      ...(onBehalfOf === zeroAddress ? {} : { onBehalfOf }),
      attestee: profileID === '' ? {} : { profileID },
    },
    null,
    options,
  )
}
