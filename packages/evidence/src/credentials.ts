import type { Party } from '@whocast/contract/credential.ts'
import {
  address,
  type Fields,
  isObject,
  natural,
  object,
  same,
  seconds,
  text,
  tidy,
} from '@whocast/contract/untrusted.ts'
import { type Address, getAddress, type Hex, isAddressEqual, isHex, zeroAddress } from 'viem'
import { keyStanding } from './app-key.ts'
import { current, attester as identity, named } from './assumption.ts'
import { type Context, createContext, givenBlocks, short } from './authorities.ts'
import { toSeconds } from './ens-contracts.ts'
import type { SignedAttestation } from './forms/attestation.ts'
import { isDefinitionOf, onchainUid, revocableUids } from './forms/attestation-hash.ts'
import { parseAttestation } from './forms/attestation-parse.ts'
import { decodeData, encodeData, type SchemaValue } from './forms/attestation-schema.ts'
import { checkAttestation } from './forms/attestation-sign.ts'
import { readCastEvidence } from './forms/cast-evidence.ts'
import { castSays } from './forms/cast-words.ts'
import {
  chainName,
  decodeWhocastData,
  easChains,
  knownSchema,
  readAttestation,
  type WhocastData,
  whocastSchemaUid,
} from './forms/eas.ts'
import { messageTypes } from './forms/farcaster-message.ts'
import { addressNode, fidNode, type Node } from './subject.ts'
import {
  Broken,
  date,
  demand,
  type EvidenceVerdict,
  holds,
  MAX_AHEAD_SECONDS,
  type OnlineChecks,
  orNull,
  unchecked,
} from './verdict.ts'

export interface CredentialEvidence {
  /** The subject; null if the record itself was requested. */
  recipient: Node | null
  verdict: EvidenceVerdict
  /** Fields not in its evidence: `name`, `value`, `chain`, `source`, `reference`, `end`. */
  unsigned: readonly string[]
}

/**
 * Verifies one credential record by its kind, except that its recipient is the requested subject.
 *
 * @throws Broken, or AttestationError, where the evidence is invalid
 */
export async function verifyRecord(record: Fields, context: Context): Promise<CredentialEvidence> {
  demandTexts(record, [
    'name',
    'value',
    'issuer',
    'source',
    'chain',
    'reference',
    'data',
    'onBehalfOf',
  ])
  demandTexts(object(record.schema), ['uid', 'definition'])
  const revocation = object(record.revocation)
  const revokedAt = seconds(revocation.at)
  for (const time of ['issuedAt', 'expiresAt'] as const) {
    demand(
      record[time] === undefined || seconds(record[time]) !== null,
      `its ${time} is not a time`,
    )
  }
  demand(
    revocation.status !== 'revoked',
    revokedAt === null ? 'revoked' : `revoked on ${date(revokedAt)}`,
  )
  const expiresAt = seconds(record.expiresAt)
  demand(expiresAt === null || expiresAt > context.now, `expired on ${date(expiresAt ?? 0)}`)
  // A row that names no signer does not claim what its evidence shows.
  const shown = shownAttester(record)
  if (shown !== null && !isSigner(shown)) {
    const reason =
      shown === '' ? 'the row names no attester' : `reported by ${tidy(shown)}, without a signer`
    return unread(reason)
  }
  switch (record.kind) {
    case 'eas-offchain':
      return verifyOffchain(record, context)
    case 'eas-onchain':
      return verifyOnchain(record, context)
    case 'farcaster-cast':
      return verifyCast(record, context)
    case 'reported': {
      const by = tidy(record.issuer) || tidy(record.attester) || 'its issuer'
      return unread(`reported by ${by}, without evidence`)
    }
    default:
      return unread(`a credential of unknown kind: ${tidy(record.kind)}`)
  }
}

/** A list or an object in the place of a text would be shown without having been compared. */
function demandTexts(record: Fields, fields: readonly string[]): void {
  for (const field of fields) {
    const value = record[field] ?? ''
    demand(typeof value === 'string', `its ${field} is not a text`)
  }
}

const unread = (reason: string): CredentialEvidence => ({
  recipient: null,
  verdict: unchecked(reason),
  unsigned: [],
})

/** Returns true for an attester who can sign, an address or `fid:<number>`: issuers have names. */
const isSigner = (attester: string): boolean => /^(0x[0-9a-f]{40}|fid:[1-9]\d*)$/i.test(attester)

/** The attester that a profile's row shows, or an empty text; null if the record is not a row. */
const shownAttester = (record: Fields): string | null =>
  isObject(record.row) ? text(record.row.attester) : null

const party = (value: unknown): Party => object(value) as Party

function demandParties(record: Fields, attester: Address, recipient: Address): void {
  const shown = shownAttester(record)
  demand(same(party(record.attester).address, attester), 'the evidence names another attester')
  demand(shown === null || same(shown, attester), 'the evidence names another attester')
  const attestee = party(record.attestee)
  demand(
    attestee.address === undefined || same(attestee.address, recipient),
    'the evidence is about another address',
  )
}

function demandSchema(record: Fields, signed: Hex): void {
  const schema = text(object(record.schema).uid)
  demand(schema === '' || same(schema, signed), 'another schema was signed')
}

function demandTimes(record: Fields, time: bigint, end: bigint, now: number): string[] {
  const issuedAt = seconds(record.issuedAt)
  demand(issuedAt === null || BigInt(Math.floor(issuedAt)) === time, 'another time was signed')
  demand(time <= BigInt(now + MAX_AHEAD_SECONDS), 'it is dated ahead of the clock')
  demand(end === 0n || end > BigInt(now), `expired on ${date(end)}`)
  const expiresAt = seconds(record.expiresAt)
  const shown = expiresAt === null ? 0n : BigInt(Math.ceil(expiresAt))
  demand(
    end === 0n || (shown !== 0n && shown <= end),
    'it is said to last longer than what was signed',
  )
  return shown === 0n || shown === BigInt(toSeconds(end)) ? [] : ['end']
}

async function verifyOffchain(
  record: Fields,
  { now, online }: Context,
): Promise<CredentialEvidence> {
  const attester = address(party(record.attester).address)
  if (!attester) throw new Broken('the record does not say who attested')
  const { attestation } = parseAttestation(record.evidence)
  const { message, domain, uid } = attestation
  const check = checkAttestation(attestation, attester)
  demand(check.result !== 'fails', check.result === 'fails' ? check.detail : '')
  demandParties(record, attester, message.recipient)

  const own = same(message.schema, whocastSchemaUid) ? decodeWhocastData(message.data) : null
  const isOwnRecord = own !== null && same(text(record.uid), own.credentialID)
  demand(isOwnRecord || same(text(record.uid), uid), 'the evidence has another uid')
  demandSchema(record, message.schema)
  if (own) demandSignedWords(record, own, isOwnRecord)
  demand(own !== null || record.onBehalfOf === undefined, 'onBehalfOf is not signed')
  const isAboutProfile =
    own !== null && same(message.recipient, zeroAddress) && own.profileID !== ''
  const named = party(record.attestee).profileID
  demand(
    !isAboutProfile || named === undefined || named === own.profileID,
    'the evidence is about another profile',
  )
  const recipient: Node = isAboutProfile
    ? `profile:${own.profileID}`
    : addressNode(message.recipient)
  const attested = { ...message, attester, chainId: domain.chainId, uid }
  const unsigned = [
    ...demandTimes(record, BigInt(message.time), BigInt(message.expirationTime), now),
    ...(isOwnRecord ? [] : unsignedWords(record, attested, own)),
  ]

  if (check.result === 'unchecked') {
    const { digest, signature } = check
    demand(signature.length >= 132, 'the signature is cut short')
    const isSigned = await orNull(online?.isSignedBy(domain.chainId, attester, digest, signature))
    if (isSigned === null) {
      const reason = `said to be signed by the contract wallet ${getAddress(attester)}; only ${chainName(domain.chainId)} can say`
      return { recipient, verdict: unchecked(reason), unsigned }
    }
    demand(isSigned, `the wallet ${getAddress(attester)} does not accept the signature`)
  }
  const revokedAt = await revokedOffchain(online, attestation, attester)
  demand(!revokedAt, `revoked on ${date(revokedAt ?? 0)}`)
  const subjectText =
    own && !same(own.onBehalfOf, zeroAddress)
      ? `${getAddress(attester)} on behalf of ${own.onBehalfOf}`
      : getAddress(attester)
  const reason = `signed by ${subjectText} on ${date(BigInt(message.time))}${revokedAt === 0 ? ', not revoked' : ''}`
  const trust = [
    identity(`who ${getAddress(attester)} is`),
    ...(revokedAt === 0
      ? []
      : [
          current(
            `that ${getAddress(attester)} has not revoked ${short(uid)} on ${chainName(domain.chainId)}`,
          ),
        ]),
  ]
  const isReadable = own !== null || signedFields(record, attested) !== null
  return { recipient, verdict: withUnsigned(holds(reason, trust), unsigned, isReadable), unsigned }
}

/**
 * Returns when an attester revoked an off-chain attestation, unix seconds, 0 if they did not; null
 * if the chain is unreachable.
 */
export async function revokedOffchain(
  online: OnlineChecks | undefined,
  attestation: SignedAttestation,
  attester: Address,
): Promise<number | null> {
  const { chainId, verifyingContract } = attestation.domain
  const times = await Promise.all(
    revocableUids(attestation).map((uid) =>
      orNull(online?.revokedOffchain(chainId, verifyingContract, attester, uid)),
    ),
  )
  return times.find((at) => at) ?? (times.includes(null) ? null : 0)
}

/** Unsigned parts are only reported, and so then is the whole row. */
function withUnsigned(
  verdict: EvidenceVerdict,
  unsigned: readonly string[],
  isReadable = true,
): EvidenceVerdict {
  if (unsigned.length === 0) return verdict
  const why = isReadable
    ? 'not in what was signed'
    : 'not compared, as the signed schema is unknown'
  return unchecked(`${verdict.reason}; on the issuer's word alone, ${why}: ${unsigned.join(', ')}`)
}

/**
 * A record signed by a service for an issuer must contain everything signed, verbatim. A record of
 * another service that took the attestation in has an issuer and a source of its own.
 */
function demandSignedWords(record: Fields, own: WhocastData, isOwnRecord: boolean): void {
  const words = isOwnRecord
    ? (['name', 'value', 'issuer', 'source', 'chain', 'reference', 'data'] as const)
    : (['name', 'value'] as const)
  for (const word of words)
    demand(text(record[word]) === own[word], `its ${word} is not what was signed`)
  demand(
    same(text(record.onBehalfOf) || zeroAddress, own.onBehalfOf),
    'it was signed on behalf of another address',
  )
}

interface Attested {
  schema: Hex
  attester: Address
  data: Hex
  chainId: number
  uid: Hex
}

/**
 * Which of the words that a row shows are not in what was signed. @throws Broken where a known
 * schema says otherwise
 */
function unsignedWords(record: Fields, attested: Attested, own: WhocastData | null): string[] {
  const claim = own
    ? { name: own.name, value: own.value }
    : readAttestation(attested, attested.chainId, definitionOf(record, attested.schema))
  if (knownSchema(attested.schema, attested.attester, attested.chainId)) {
    demand(claim !== null && claim.name === record.name, 'its name is not that of its schema')
  }
  const signed = signedTexts(record, attested)
  const isStated: Record<string, (word: string) => boolean> = {
    name: (word) => word === claim?.name || signed.names.includes(word),
    value: (word) => word === claim?.value || signed.texts.includes(word),
    chain: (word) => same(word, chainName(attested.chainId)) || word === String(attested.chainId),
    source: (word) => same(word, 'EAS') || signed.texts.includes(word),
    reference: (word) => word.toLowerCase().includes(attested.uid) || signed.texts.includes(word),
  }
  return Object.entries(isStated).flatMap(([field, isTrue]) => {
    const word = text(record[field])
    return word === '' || isTrue(word) ? [] : [field]
  })
}

function definitionOf(record: Fields, uid: Hex): string | undefined {
  const definition = text(object(record.schema).definition)
  return definition !== '' && isDefinitionOf(definition, uid) ? definition : undefined
}

/**
 * The fields of an attestation's data, by the definition of its schema. Without one only data that
 * is a single text can be read.
 *
 * @returns null where it cannot be read: then nothing that the row says is compared with it
 */
function signedFields(record: Fields, { schema, data }: Attested): SchemaValue[] | null {
  const definition = definitionOf(record, schema)
  const fields = decodeData(definition ?? 'string', data)
  if (fields === null || definition !== undefined) return fields
  // Re-encoded, it must be identical: another schema's data may begin like that of a single text.
  return encodeData('string', [fields[0]?.value]) === data.toLowerCase() ? fields : null
}

interface SignedTexts {
  /** The field `name` or `title`, or the only text field of the schema. */
  names: string[]
  texts: string[]
}

function signedTexts(record: Fields, attested: Attested): SignedTexts {
  const fields = signedFields(record, attested) ?? []
  const texts = fields.filter(({ type }) => type === 'string')
  const names = texts.filter(({ name }) => texts.length === 1 || /^(name|title)$/i.test(name))
  return {
    names: names.map(({ value }) => String(value)),
    texts: texts.map(({ value }) => String(value)),
  }
}

async function verifyOnchain(
  record: Fields,
  { now, online }: Context,
): Promise<CredentialEvidence> {
  const evidence = object(record.evidence)
  const chainId = natural(evidence.chainId) ?? 0
  const [contract, attester, to] = [evidence.contract, evidence.attester, evidence.recipient].map(
    address,
  )
  if (!contract || !attester || !to) throw new Broken('the evidence lacks a part')
  const onchain = readOnchain(evidence, attester, to)
  const uid = text(evidence.uid).toLowerCase() as Hex
  demand(
    onchainUid(onchain, natural(evidence.bump) ?? 0) === uid,
    'the uid is not that of what it is said to attest',
  )
  demand(same(text(record.uid), uid), 'the evidence has another uid')
  demandSchema(record, onchain.schema)
  demandParties(record, attester, to)
  const recipient = addressNode(to)
  const attested = { ...onchain, chainId, uid }
  const unsigned = [
    ...demandTimes(record, onchain.time, onchain.expirationTime, now),
    ...unsignedWords(record, attested, null),
  ]
  const known = easChains[chainId]?.contract
  demand(
    known === undefined || isAddressEqual(known, contract),
    `${getAddress(contract)} is not the EAS contract of ${chainName(chainId)}`,
  )
  // Any contract of a chain whose EAS is not known could say anything.
  const state = known && (await orNull(online?.onchain(chainId, contract, uid)))
  if (!state) {
    const reason = `recorded on ${chainName(chainId)}, where contract ${getAddress(contract)} keeps it; ask the chain`
    return { recipient, verdict: unchecked(reason), unsigned }
  }
  demand(state.isThere, `${chainName(chainId)} knows no such attestation`)
  demand(
    isAddressEqual(state.attester, attester) && isAddressEqual(state.recipient, to),
    'the chain says otherwise',
  )
  demand(state.revokedAt === 0, `revoked on ${date(state.revokedAt)}`)
  const reason = `${chainName(chainId)} holds it, by ${getAddress(attester)} since ${date(onchain.time)}, not revoked`
  const trust = [
    named(`the RPC of ${chainName(chainId)} that was queried`),
    identity(`who ${getAddress(attester)} is`),
  ]
  return {
    recipient,
    verdict: withUnsigned(holds(reason, trust), unsigned, signedFields(record, attested) !== null),
    unsigned,
  }
}

function readOnchain(evidence: Fields, attester: Address, recipient: Address) {
  const { schema, refUID, data, revocable } = evidence
  const times = [evidence.time, evidence.expirationTime].map((value) =>
    /^\d{1,20}$/.test(String(value)) ? BigInt(String(value)) : null,
  )
  const [time, expirationTime] = times
  const isWhole = isHex(schema) && isHex(refUID) && isHex(data) && typeof revocable === 'boolean'
  if (!isWhole || typeof time !== 'bigint' || typeof expirationTime !== 'bigint')
    throw new Broken('the evidence lacks a part')
  demand(
    [time, expirationTime].every((at) => at < 2n ** 64n) && (natural(evidence.bump) ?? 0) < 2 ** 32,
    'the evidence is out of range',
  )
  demand(
    schema.length === 66 && refUID.length === 66 && data.length % 2 === 0,
    'the evidence lacks a part',
  )
  return { schema, recipient, attester, time, expirationTime, revocable, refUID, data }
}

async function verifyCast(record: Fields, context: Context): Promise<CredentialEvidence> {
  const check = readCastEvidence(record.evidence)
  if (check.result === 'fails') throw new Broken(check.detail)
  const { cast } = check
  demand(cast.at <= context.now + MAX_AHEAD_SECONDS, 'the cast is dated ahead of the clock')
  demand(
    party(record.attester).fid === cast.fid,
    `the cast is by fid ${cast.fid}, not by the attester`,
  )
  const shown = shownAttester(record)
  demand(shown === null || shown === fidNode(cast.fid), 'the evidence names another attester')
  const target = party(record.attestee).fid
  if (target === undefined || !cast.about.includes(target))
    throw new Broken('the cast is not about the attestee')
  demand(castSays(cast.words, text(record.name), target), 'the cast does not say so')
  const issuedAt = seconds(record.issuedAt)
  demand(issuedAt === null || Math.floor(issuedAt) === cast.at, 'the cast is of another time')
  const unsigned = [
    ...(['value', 'chain'] as const).filter((field) => text(record[field]) !== ''),
    ...(['', 'farcaster'].includes(text(record.source).toLowerCase()) ? [] : ['source']),
    ...(text(record.reference) === '' || text(record.reference).toLowerCase().includes(cast.hash)
      ? []
      : ['reference']),
    ...(record.expiresAt === undefined ? [] : ['end']),
  ]
  // The record brings the proof of the attester's key along: nothing of the profile's is needed.
  const basis = await createContext(object(record.evidence), context)
  const key = await keyStanding(basis, { ...cast, type: messageTypes.castAdd })
  const recipient = fidNode(target)
  if (key.word !== undefined) {
    return {
      recipient,
      verdict: unchecked(
        `the cast ${cast.hash} is whole and signed by key ${short(cast.signer)}; ${key.word}`,
      ),
      unsigned,
    }
  }
  const verdict = holds(`fid ${cast.fid} signed the cast ${cast.hash} on ${date(cast.at)}`, [
    ...key.trust,
    identity(`who fid ${cast.fid} is`),
    current(`that the cast ${short(cast.hash)} was not deleted since`),
  ])
  return { recipient, verdict: givenBlocks(withUnsigned(verdict, unsigned), basis), unsigned }
}
