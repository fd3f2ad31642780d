import { type Fields, isObject, object, same, text } from '@whocast/contract/untrusted.ts'
import { type Hex, zeroAddress } from 'viem'
import { createContext } from './authorities.ts'
import { verifyRecord } from './credentials.ts'
import { toSeconds } from './ens-contracts.ts'
import { parseAttestation } from './forms/attestation-parse.ts'
import { recoverAttester } from './forms/attestation-sign.ts'
import { decodeWhocastData, whocastSchemaUid } from './forms/eas.ts'
import { credentialLabel, verifyProfile } from './profile.ts'
import {
  Broken,
  demand,
  type EvidenceVerdict,
  fails,
  unchecked,
  type Verdict,
  type VerifyOptions,
  verdictOf,
} from './verdict.ts'

/** The input is neither a lookup answer, nor a credential record, nor an attestation. */
export class EvidenceError extends Error {
  override readonly name = 'EvidenceError'
}

/** The input has members of another shape than documents have: nothing in it was checked. */
export class ShapeError extends EvidenceError {}

/**
 * Checks the evidence of each channel and credential in an answer, trusting nothing in it. Offline unless
 * {@link VerifyOptions.online} is given; runs in browsers.
 *
 * Verifies a lookup answer (the JSON of `/api/v1/…?include=proof`), a credential record
 * (`/api/v1/credentials/{uid}`), or a signed EAS attestation as eas-sdk and easscan export it. The
 * input is untrusted.
 *
 * @example
 * const answer = await (await fetch('https://whocast.example/api/v1/fid/3?include=proof')).json()
 * const verdicts = await verifyAnswer(answer, { for: 'fid:3' })
 * @returns one verdict per channel and credential, in the order of the answer
 * @throws EvidenceError when the input is none of these
 */
export async function verifyAnswer(
  input: unknown,
  options: VerifyOptions = {},
): Promise<Verdict[]> {
  const answer = object(input)
  if (answer.profiles !== undefined) {
    const profiles = demandProfiles(answer)
    const verdicts = await Promise.all(profiles.map((profile) => verifyProfile(profile, options)))
    return verdicts.flat()
  }
  const record = recordOf(answer)
  if (record) return [await verifyRecordAlone(record, options)]
  if (isObject(answer.sig) || isObject(answer.domain))
    return [await verifyBareAttestation(answer, options)]
  if (answer.channels !== undefined || answer.credentials !== undefined) {
    demandProfile(answer)
    return verifyProfile(answer, options)
  }
  throw new EvidenceError(
    'neither a lookup answer, nor a credential record, nor a signed EAS attestation',
  )
}

/** Returns the credential record of a document; null where it has none. */
export function recordOf(document: Fields): Fields | null {
  const { credential, kind, uid } = document
  if (isObject(credential)) return credential
  return typeof kind === 'string' && typeof uid === 'string' ? document : null
}

/** @throws ShapeError where a member is there and is not a list of objects */
function demandList(fields: Fields, name: string): Fields[] {
  const value = fields[name] ?? []
  if (!Array.isArray(value) || !value.every(isObject))
    throw new ShapeError(`malformed: its ${name} is not a list of objects`)
  return value
}

/** Returns the profiles of a lookup response. @throws ShapeError */
export function demandProfiles(response: Fields): Fields[] {
  const profiles = demandList(response, 'profiles')
  for (const profile of profiles) demandProfile(profile)
  return profiles
}

/** A row that is passed over would be one that nobody checked. @throws ShapeError */
function demandProfile(profile: Fields): void {
  const evidence = profile.evidence ?? {}
  if (!isObject(evidence)) throw new ShapeError('malformed: its evidence is not an object')
  for (const name of ['channels', 'credentials']) demandList(profile, name)
  for (const name of ['appKeys', 'custody', 'userData', 'state', 'blocks'])
    demandList(evidence, name)
}

async function verifyBareAttestation(input: Fields, options: VerifyOptions): Promise<Verdict> {
  let label = 'EAS attestation'
  let value = ''
  const verdict = await verdictOf(async () => {
    const { attestation, signer } = parseAttestation(input)
    label = `EAS attestation of ${attestation.message.recipient}`
    value = attestation.uid
    const expected = options.attester ?? signer
    demand(
      !options.attester || !signer || same(options.attester, signer),
      `it says that it was signed by ${signer}`,
    )
    const attester = expected ?? recoverAttester(attestation)
    if (!attester) throw new Broken('the signature is none')
    const { expirationTime } = attestation.message
    const record = {
      kind: 'eas-offchain',
      uid: attestation.uid,
      attester: { address: attester },
      attestee: {},
      ...(expirationTime === '0' ? {} : { expiresAt: toSeconds(BigInt(expirationTime)) }),
      evidence: input,
    }
    const result = await verifyBareRecord(record, attestation.message.schema, options)
    if (expected || result.status !== 'holds') return result
    return unchecked(
      `the uid is right and ${attester} signed it; nothing here says who should have`,
    )
  })
  return {
    subject: 'attestation',
    label,
    value,
    grade: verdict.status === 'holds' ? 'proven' : 'reported',
    ...verdict,
  }
}

/** For an attestation under our own schema, only its own data is there to compare. */
async function verifyBareRecord(
  record: Fields,
  schema: Hex,
  options: VerifyOptions,
): Promise<EvidenceVerdict> {
  const own = same(schema, whocastSchemaUid)
    ? decodeWhocastData(parseAttestation(record.evidence).attestation.message.data)
    : null
  if (!own) return verifyEvidence(record, options)
  const { onBehalfOf, profileID, credentialID, ...words } = own
  return verifyEvidence(
    {
      ...record,
      ...words,
      uid: credentialID,
      ...(onBehalfOf === zeroAddress ? {} : { onBehalfOf }),
      attestee: profileID === '' ? {} : { profileID },
    },
    options,
  )
}

async function verifyRecordAlone(credential: Fields, options: VerifyOptions): Promise<Verdict> {
  const uid = /\/credentials\/(0x[0-9a-f]{64})/i.exec(options.for ?? '')?.[1]
  const isRequested = uid === undefined || same(text(credential.uid), uid)
  return credentialLabel(
    credential,
    isRequested
      ? await verifyEvidence(credential, options)
      : fails('another credential was asked for'),
  )
}

/**
 * Verifies the evidence of one credential record, but for who its parties are.
 *
 * @param record as `GET /credentials/{uid}` shows it; nothing in it is believed
 * @example
 * const { credential } = await (await fetch(`https://who.example/api/v1/credentials/${uid}`)).json()
 * const { status, reason, leftToTrust } = await verifyEvidence(credential)
 */
export const verifyEvidence = (
  record: Fields,
  options: VerifyOptions = {},
): Promise<EvidenceVerdict> =>
  verdictOf(async () => (await verifyRecord(record, await contextOf(record, options))).verdict)

/**
 * Returns the fields of a credential record that its evidence does not contain: `name`, `value`,
 * `chain`, `source`, `reference`, `end`.
 *
 * @throws Broken, or AttestationError, if the evidence is invalid
 */
export const unsignedFields = async (
  record: Fields,
  options: VerifyOptions = {},
): Promise<readonly string[]> =>
  (await verifyRecord(record, await contextOf(record, options))).unsigned

const contextOf = ({ evidence }: Fields, options: VerifyOptions) =>
  createContext(object(evidence), options)
