import { compare } from '@whocast/contract/compare.ts'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { pickFields } from '@whocast/contract/profile-fields.ts'
import { credential } from './schema.ts'
import type { SignedDecision } from './signed-decision.ts'
import { IMPORT_SOURCE, SAMPLE_SOURCE } from './source-names.ts'

export interface StoredPerson {
  profileID: string
  findings: Finding[]
  credentials: CredentialRecord[]
  decision?: SignedDecision
}

/** Writes a person as a line: imported data at the top, that of other sources in `learned`. */
export function writePerson({
  profileID,
  findings,
  credentials,
  decision,
}: StoredPerson): Record<string, unknown> {
  const isOwn = ({ source, scope, isSample }: Finding) =>
    source === (isSample === true ? SAMPLE_SOURCE : IMPORT_SOURCE) &&
    scope === `${source}:${profileID}`
  const own = findings.find(isOwn)
  const others = findings
    .filter((finding) => finding !== own)
    .sort((a, b) => compare(a.source, b.source) || compare(a.scope, b.scope))
  return {
    profileID,
    ...(own ? pickFields(own.fields) : {}),
    ...(own?.isSample === undefined ? {} : { isSample: own.isSample }),
    ...(own ? { updatedAt: toIso(own.checkedAt), channels: own.channels.map(writeChannel) } : {}),
    ...(own?.evidence === undefined ? {} : { evidence: own.evidence }),
    ...(credentials.length === 0
      ? {}
      : { credentials: [...credentials].sort(byIssue).map(writeCredential) }),
    ...(decision ? { owner: writeDecided(decision) } : {}),
    ...(others.length === 0
      ? {}
      : {
          learned: others.map(
            ({ source, scope, checkedAt, fields: foreign, channels, evidence }) => ({
              source,
              scope,
              checkedAt: toIso(checkedAt),
              ...pickFields(foreign),
              channels: channels.map(writeChannel),
              ...(evidence === undefined ? {} : { evidence }),
            }),
          ),
        }),
  }
}

/** A credential whose attestee has no profile yet, as a line. */
export const writeWaiting = (credential: CredentialRecord): Record<string, unknown> => ({
  credentials: [writeCredential(credential)],
})

/** Returns the decision of an owner without other stored data as a line. */
export const writeAlone = (decision: SignedDecision): Record<string, unknown> => ({
  owner: writeDecided(decision),
})

/** The statement is all: what was decided is read from it. */
const writeDecided = ({ address, contractChainId, statement, signature }: SignedDecision) => ({
  statement,
  signature,
  address,
  ...(contractChainId === null ? {} : { contractChainId }),
})

/** Sorted; without the source of each row, which depends on who imports the line. */
function writeCredential(record: CredentialRecord): Record<string, unknown> {
  const names = Object.keys(credential.shape) as (keyof CredentialRecord)[]
  return Object.fromEntries(
    names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  )
}

const toIso = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

const byIssue = (a: CredentialRecord, b: CredentialRecord) =>
  (a.issuedAt ?? 0) - (b.issuedAt ?? 0) || compare(a.uid, b.uid) || compare(a.issuer, b.issuer)

function writeChannel(found: FoundChannel): Record<string, unknown> {
  return {
    type: found.type,
    value: found.value,
    isVerified: found.isVerified,
    ...(found.isLocked ? { isLocked: true } : {}),
    ...(found.url === undefined ? {} : { url: found.url }),
    ...(found.isPublished === undefined ? {} : { isPublic: found.isPublished }),
    ...(found.metadata === undefined ? {} : { metadata: found.metadata }),
    ...(found.since === undefined ? {} : { since: found.since }),
    ...(found.proof === undefined ? {} : { proof: found.proof }),
  }
}
