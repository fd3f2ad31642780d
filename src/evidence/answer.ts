import { type Hex, zeroAddress } from 'viem'
import { parseAttestation, recoverAttester } from '../domain/attestation.ts'
import { decodeWhocastData, whocastSchemaUid } from '../domain/eas.ts'
import { type Fields, isObject, list, natural, object, same, text, tidy } from '../domain/untrusted.ts'
import { verifyChannel } from './channels.ts'
import { verifyRecord } from './credentials.ts'
import {
  Broken,
  demand,
  type EvidenceVerdict,
  type Subject,
  unchecked,
  type Verdict,
  type VerifyOptions,
  verdictOf,
  withoutProof,
} from './verdict.ts'

/** The input is neither a lookup answer, nor a credential record, nor an attestation. */
export class EvidenceError extends Error {
  override readonly name = 'EvidenceError'
}

/**
 * The checker that needs to trust nobody: takes what this service (or one that claims to be it) answered, and says of each
 * channel and credential whether its evidence holds. Offline unless it is given {@link VerifyOptions.online}; runs in browsers.
 *
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
      const verdict = await verdictOf(() => verifyChannel(channel, subject, options.now ?? Math.floor(Date.now() / 1000)))
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
