import { type Address, getAddress, type Hex, isAddressEqual, isHex, zeroAddress } from 'viem'
import { checkAttestation, onchainUid, parseAttestation } from '../domain/attestation.ts'
import { readCastEvidence } from '../domain/cast-evidence.ts'
import { castSays } from '../domain/cast-words.ts'
import type { Party } from '../domain/credential.ts'
import { chainName, decodeWhocastData, knownSchema, readAttestation, type WhocastData, whocastSchemaUid } from '../domain/eas.ts'
import { address, type Fields, isObject, natural, object, same, seconds, text, tidy } from '../domain/untrusted.ts'
import {
  asked,
  Broken,
  date,
  demand,
  type EvidenceVerdict,
  fails,
  holds,
  type Subject,
  unchecked,
  type VerifyOptions,
} from './verdict.ts'

/**
 * Verifies one credential record by its kind.
 *
 * @param subject the profile that it stands on; null where it is asked about alone
 * @throws Broken, or AttestationError, where the evidence does not hold
 */
export async function verifyRecord(record: Fields, subject: Subject | null, options: VerifyOptions): Promise<EvidenceVerdict> {
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

async function verifyCast(record: Fields, subject: Subject | null, { online }: VerifyOptions): Promise<EvidenceVerdict> {
  const check = readCastEvidence(record.evidence)
  if (check.result === 'fails') throw new Broken(check.detail)
  const { cast } = check
  demand(party(record.attester).fid === cast.fid, `the cast is by fid ${cast.fid}, not by the attester`)
  const target = party(record.attestee).fid
  demand(target !== undefined && cast.about.includes(target), 'the cast is not about the attestee')
  if (subject)
    demand(target !== undefined && subject.fids.includes(target), `the cast is about fid ${target}, which is not this profile's`)
  demand(target !== undefined && castSays(cast.words, text(record.name), target), 'the cast does not say so')
  const issuedAt = seconds(record.issuedAt)
  demand(issuedAt === null || Math.floor(issuedAt) === cast.at, 'the cast is of another time')
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
