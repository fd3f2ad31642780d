import { sha256 } from '@noble/hashes/sha2.js'
import {
  type CredentialRecord,
  type Party,
  withoutUnsignedAttester,
} from '@whocast/contract/credential.ts'
import { pickTexts } from '@whocast/contract/credential-fields.ts'
import { type Fields, isObject } from '@whocast/contract/untrusted.ts'
import { bytesToHex, type Hex, stringToBytes } from 'viem'
import { type Notes, noteUnknown, take } from './notes.ts'
import { credential, credentialKeys, type LineCredential } from './schema.ts'
import { IMPORT_SOURCE } from './source-names.ts'

const MAX_CREDENTIALS = 1000

/** Reads the credentials of a line; invalid and repeated ones are left out, with a note. */
export function readCredentials(
  given: unknown,
  context: { person: Party | undefined; now: number; notes: Notes },
): CredentialRecord[] {
  const { notes } = context
  if (given === undefined) return []
  if (!Array.isArray(given)) {
    notes.push('credentials: is not a list')
    return []
  }
  if (given.length > MAX_CREDENTIALS)
    notes.push(`credentials: only the first ${MAX_CREDENTIALS} are kept`)
  const read = new Map<string, CredentialRecord>()
  const copies = new Map<string, number>()
  for (const [at, entry] of given.slice(0, MAX_CREDENTIALS).entries()) {
    const place = `credentials/${at}`
    const record = readCredential(entry, place, { ...context, at, copies })
    if (!record) continue
    const key = `${record.uid} ${record.issuer}`
    if (read.has(key)) notes.push(`${place}: has the uid and the issuer of one before it`)
    else read.set(key, record)
  }
  return [...read.values()]
}

interface RowContext {
  person: Party | undefined
  now: number
  notes: Notes
  /** The place of the row in its list. */
  at: number
  /** Rows of equal content so far, by that content. */
  copies: Map<string, number>
}

function readCredential(
  given: unknown,
  place: string,
  { person, now, notes, at, copies }: RowContext,
): CredentialRecord | null {
  if (isObject(given)) noteUnknown(given, credentialKeys, place, notes)
  const row = isObject(given) ? asRecord(given) : given
  const whole = credential.safeParse(row)
  const found = whole.success
    ? whole.data
    : take(credential, isObject(row) ? withReadable(row, place, notes) : row, place, notes)
  if (found === undefined) return null
  const named = found.attestee === undefined ? {} : toParty(found.attestee)
  const attestee = (named.address ?? named.profileID) ? named : { ...person, ...named }
  if (attestee.address === undefined && attestee.profileID === undefined) {
    notes.push(`${place}/attestee: an address or profileID is needed`)
    return null
  }
  const record = toRecord(found, attestee, {
    now,
    // Whole records, as exports have them, name their place; rows of a profile are in order.
    at: isObject(given) && given.attestee !== undefined ? 0 : at,
    copies,
  })
  if (record.kind === 'reported') return asUnsigned(record, place, notes)
  if (record.evidence !== undefined) return record
  notes.push(`${place}/evidence: none, so that it is its issuer's word`)
  const verification = { ...record.verification, result: 'unchecked' } as const
  return asUnsigned({ ...record, kind: 'reported', verification }, place, notes)
}

/** A report may not take the place of an attestation that a chain has. */
function asUnsigned(record: CredentialRecord, place: string, notes: Notes): CredentialRecord {
  const { issuer } = record
  if (!/^eas:\d+$/i.test(issuer)) return withoutUnsignedAttester(record)
  notes.push(`${place}/issuer: "${issuer}" stands for a chain; "${IMPORT_SOURCE}" takes its place`)
  return withoutUnsignedAttester({ ...record, issuer: IMPORT_SOURCE })
}

/** Without times and verifications that cannot be read: the credential stands without them. */
function withReadable(record: Fields, place: string, notes: Notes): Fields {
  const readable = { ...record }
  for (const field of ['issuedAt', 'verification'] as const) {
    const schema = credential.shape[field]
    if (take(schema, record[field], `${place}/${field}`, notes) === undefined)
      delete readable[field]
  }
  return readable
}

/** A row of a profile as the API answers it, with or without its proof, in the form of a record. */
function asRecord(row: Fields): Fields {
  const { proof, attester, verification, checkedAt, ...rest } = row
  const isGrade = isObject(verification) && verification.method === undefined
  const base: Fields = {
    ...rest,
    ...(isGrade || verification === undefined ? {} : { verification }),
  }
  if (isObject(proof)) {
    const { method, result, attester: signer, ...more } = proof
    const isSigner = isObject(signer) && signer.issuer === undefined
    return {
      ...more,
      ...base,
      // The row has the name; the proof has the party.
      ...(proof.claimedAttester === undefined ? {} : { claimedAttester: proof.claimedAttester }),
      ...(isSigner ? { attester: signer } : {}),
      ...(method === undefined || checkedAt === undefined
        ? {}
        : { verification: { method, result, checkedAt } }),
    }
  }
  if (typeof attester !== 'string') return attester === undefined ? base : { ...base, attester }
  if (/^(0x[0-9a-f]{40}|fid:\d+)$/i.test(attester)) return { ...base, attester }
  // Unsigned rows name the issuer in this field.
  const issuer = attester.replace(/^issuer:/, '')
  return rest.issuer === undefined ? { ...base, issuer } : base
}

function toRecord(
  given: LineCredential,
  attestee: Party,
  { now, at, copies }: Pick<RowContext, 'now' | 'at' | 'copies'>,
): CredentialRecord {
  return withoutUndefined({
    uid: given.uid ?? deriveUid(given, attestee, copies),
    kind: given.kind,
    name: given.name,
    ...pickTexts(given),
    schema: given.schema && withoutUndefined(given.schema),
    attester: given.attester && toParty(given.attester),
    claimedAttester: given.claimedAttester && toParty(given.claimedAttester),
    onBehalfOf: given.onBehalfOf,
    attestee,
    issuer: given.issuer,
    issuedAt: given.issuedAt,
    expiresAt: given.expiresAt,
    place: given.issuedAt === undefined ? (given.place ?? at) || undefined : undefined,
    revocation: withoutUndefined(given.revocation ?? { status: 'active' as const }),
    verification: given.verification ?? {
      method: 'none' as const,
      result: 'unchecked' as const,
      checkedAt: now,
    },
    evidence: given.evidence,
    isPublic: given.isPublic,
  })
}

/** A uid of what was given, so that a line read twice is one credential; copies are numbered. */
function deriveUid(given: LineCredential, attestee: Party, copies: Map<string, number>): Hex {
  const { issuer, name, value, attester, source, chain, reference, data, issuedAt } = given
  const content = JSON.stringify([
    issuer,
    name,
    attestee.address,
    attestee.profileID,
    value,
    attester,
    source,
    chain,
    reference,
    data,
    issuedAt,
  ])
  const ordinal = copies.get(content) ?? 0
  copies.set(content, ordinal + 1)
  const text = ordinal === 0 ? content : `${content}#${ordinal}`
  return bytesToHex(sha256(stringToBytes(text)))
}

type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> }

type GivenParty = { [Name in keyof Party]?: Party[Name] | undefined }

const toParty = (given: GivenParty): Party => withoutUndefined(given)

function withoutUndefined<T extends object>(value: T): Defined<T> {
  const selected: Partial<T> = {}
  for (const name in value) if (value[name] !== undefined) selected[name] = value[name]
  return selected as Defined<T>
}
