import { type Fields, isObject, list, object, same, text } from '@whocast/contract/untrusted.ts'
import { parseAttestation } from './forms/attestation-parse.ts'

/** Members of channels that their evidence shows where the row holds. */
const channelMembers = ['type', 'value', 'isVerified']
/** Members of credentials that their evidence shows where the row holds. */
const credentialMembers = [
  'uid',
  'kind',
  'name',
  'value',
  'source',
  'chain',
  'issuedAt',
  'expiresAt',
]
/** Members of credentials under Whocast's own schema, which were signed word for word. */
const ownMembers = ['issuer', 'reference', 'data', 'onBehalfOf']

/** Returns the members of a channel that its evidence shows where it holds. */
export function shownOfChannel(row: Fields): Fields {
  const shown = pick(row, channelMembers)
  // The first entry of a Farcaster row's metadata is its fid, which the row names.
  const [fid] = list(row.metadata)
  return row.type === 'farcaster' && fid
    ? { ...shown, metadata: [pick(fid, ['name', 'value'])] }
    : shown
}

/** Returns the members of a profile's credential that its evidence shows where it holds. */
export const shownOfCredential = (row: Fields): Fields => ({
  ...shownTexts(row, object(object(row.proof).evidence)),
  ...pick(row, ['attester']),
})

/** Returns the members of a credential record that its evidence shows where it holds. */
export function shownOfRecord(record: Fields): Fields {
  const evidence = object(record.evidence)
  const party = record.kind === 'farcaster-cast' ? ['fid'] : ['address']
  const parts: Fields = {}
  for (const name of ['attester', 'attestee'] as const) {
    const shown = pick(object(record[name]), party)
    if (Object.keys(shown).length > 0) parts[name] = shown
  }
  const { uid } = object(record.schema)
  if (record.kind !== 'farcaster-cast' && uid !== undefined) parts.schema = { uid }
  return { ...shownTexts(record, evidence), ...parts }
}

/** A row under Whocast's own schema has the uid of its record, not that of the attestation. */
function shownTexts(row: Fields, evidence: Fields): Fields {
  const attestation =
    row.kind === 'eas-offchain' ? parseAttestation(evidence).attestation : undefined
  const isOwn = attestation !== undefined && !same(attestation.uid, text(row.uid))
  const shown = pick(row, isOwn ? [...credentialMembers, ...ownMembers] : credentialMembers)
  const signedId =
    attestation?.uid ?? (row.kind === 'farcaster-cast' ? evidence.hash : evidence.uid)
  // A longer reference only contains what was signed: the rest of a URL is anyone's.
  const isSame = text(row.reference) === '' || same(text(row.reference), text(signedId))
  return isSame ? { ...shown, ...pick(row, ['reference']) } : shown
}

const pick = (row: Fields, members: readonly string[]): Fields =>
  Object.fromEntries(
    members.flatMap((member) => (isPlain(row[member]) ? [[member, row[member]]] : [])),
  )

/** A list or an object in the place of a text was compared with nothing. */
const isPlain = (value: unknown): boolean =>
  value !== undefined && value !== null && !Array.isArray(value) && !isObject(value)
