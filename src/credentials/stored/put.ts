import {
  type CredentialRecord,
  giversOf,
  partyKeys,
  toCredential,
  withoutUnsignedAttester,
} from '@whocast/contract/credential.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { type Grade, grades } from '@whocast/contract/verification.ts'
import { writeCredential } from '@whocast/contract/written-profile.ts'
import type { Changes, MarkChanged } from '../../db/changes.ts'
import {
  type Engine,
  type InsertRule,
  insertMostlyNew,
  type Row,
  type Write,
} from '../../db/engines/engine.ts'
import { recordEvents } from '../../db/journal/record.ts'
import type { Forgotten } from '../../db/suppression-list.ts'
import type { Clock } from '../../kit/telemetry.ts'
import { indexCredentialNames } from '../../search/stored/credential-names.ts'
import { filtersOf } from './filters.ts'
import { hiddenAmong } from './hidden.ts'
import { rankPeople } from './index-people.ts'
import { issuerRanks, rankRows, shareOut } from './issuer-ranks.ts'
import { eventOf, recordGone } from './record-events.ts'

/**
 * `expires_at` of records that never expire, and `rechecked_at` of records that only their issuer
 * can revoke.
 */
export const NEVER = Number.MAX_SAFE_INTEGER

export interface CredentialStoreOptions {
  engine: Engine
  changes: Changes
  forgotten: Forgotten
  /** How many on-chain attestations by one attester about one wallet are kept. */
  maxPerAttester: number
  /** Attesters whose credentials come first; see `issuer-ranks.ts`. */
  issuers: readonly string[]
  clock: Clock
}

const columns = [
  'issuer',
  'uid',
  'subject',
  'name',
  'issued_at',
  'expires_at',
  'is_public',
  'is_shown',
  'kind',
  'attester',
  'schema_uid',
  'grade',
  'grade_rank',
  'issuer_rank',
  'rechecked_at',
  'stored_at',
  'shown',
  'document',
] as const

const rule: InsertRule<'credential'> = {
  table: 'credential',
  columns,
  numbers: [
    'issued_at',
    'expires_at',
    'is_public',
    'is_shown',
    'grade_rank',
    'issuer_rank',
    'rechecked_at',
    'stored_at',
  ],
  key: ['uid', 'issuer'],
  update: columns.filter(
    (column) => column !== 'uid' && column !== 'issuer' && column !== 'stored_at',
  ),
}

/** Returns the subject of a record, as a key of `identity`. */
export const subjectOf = ({ attestee }: Pick<CredentialRecord, 'attestee'>): string =>
  attestee.address ? `eth:${attestee.address.toLowerCase()}` : `id:${attestee.profileID}`

function toRow(given: CredentialRecord, storedAt: number): Row<'credential'> {
  const record = withoutUnsignedAttester(given)
  const isRevoked = record.revocation.status === 'revoked'
  const isSettled = isRevoked || record.kind === 'reported'
  const shown = toCredential(record)
  const filters = filtersOf(record, shown)
  return {
    issuer: record.issuer,
    uid: record.uid.toLowerCase(),
    subject: subjectOf(record),
    name: record.name,
    // Records without a time follow those with one, in the order in which they came.
    issued_at: record.issuedAt ?? -(record.place ?? 0),
    // An attestation may name any end that 64 bits hold.
    expires_at: Math.min(record.expiresAt ?? NEVER, NEVER),
    is_public: Number(record.isPublic),
    is_shown: Number(record.isPublic && !isRevoked),
    kind: record.kind,
    ...filters,
    grade_rank: grades.indexOf(filters.grade as Grade),
    issuer_rank: issuerRanks.other,
    rechecked_at: isSettled
      ? NEVER
      : (record.revocation.checkedAt ?? record.verification.checkedAt),
    stored_at: storedAt,
    shown: writeCredential(shown),
    document: JSON.stringify(record),
  }
}

/** Tells the records that name a forgotten person, as attestee or attester. */
export async function isSuppressed(
  forgotten: Forgotten,
  trx: Write,
  records: readonly CredentialRecord[],
): Promise<(record: CredentialRecord) => boolean> {
  const keysOf = (record: CredentialRecord) => [...partyKeys(record.attestee), ...giversOf(record)]
  if (records.length === 0 || (await forgotten.isEmpty(trx))) return () => false
  const gone = await forgotten.among(trx, [...new Set(records.flatMap(keysOf))])
  return (record) => keysOf(record).some((key) => gone.has(key))
}

/**
 * Stores records within a transaction. A record that may not be stored gets an error instead; the
 * others are stored.
 *
 * @param replaced rows that were deleted to be stored again
 */
export async function putAll(
  { engine, forgotten, maxPerAttester, issuers, clock }: Omit<CredentialStoreOptions, 'changes'>,
  trx: Write,
  markChanged: MarkChanged,
  records: readonly CredentialRecord[],
  replaced: readonly HolderRow[] = [],
): Promise<(ServiceError | null)[]> {
  if (records.length === 0) return []
  const current = await trx
    .selectFrom('credential')
    .select(['issuer', 'uid', 'subject', 'is_shown', 'document'])
    .where(
      engine.isIn(
        'uid',
        records.map((record) => record.uid.toLowerCase()),
      ),
    )
    .execute()
  const subjects = new Map(current.map((row) => [keyOf(row), row.subject]))
  const stored = new Set(subjects.keys())
  const storedRows = new Map([...replaced, ...current].map((row) => [keyOf(row), row]))
  const all = [...new Set([...subjects.values(), ...records.map(subjectOf)])]
  const isGone = await isSuppressed(forgotten, trx, records)
  const people = await trx
    .selectFrom('identity')
    .select(['key', 'profile_id'])
    .where(engine.isIn('key', all))
    .where('holder', '=', '')
    .where('is_verified', '=', 1)
    .execute()
  const profileOf = new Map(people.map((row) => [row.key, row.profile_id]))
  const isSamePerson = (a: string, b: string) =>
    a === b || (profileOf.has(a) && profileOf.get(a) === profileOf.get(b))

  const byKey = new Map<string, Row<'credential'>>()
  const results = records.map((record) => {
    const row = toRow(record, clock())
    const { subject, issuer, name } = row
    const id = keyOf(row)
    const before = subjects.get(id)
    if (before !== undefined && !isSamePerson(before, subject))
      return new ServiceError('conflict', 'this issuer stored another attestee under this uid')
    if (issuer.includes('\0') || name.includes('\0') || subject.includes('\0'))
      return new ServiceError('invalid-request', 'a NUL character cannot be stored')
    if (isGone(record))
      return new ServiceError('conflict', 'nothing can be stored about this attestee or attester')
    subjects.set(id, subject)
    byKey.set(id, row)
    return null
  })
  const rows = [...byKey.values()]
  const isHidden = await hiddenAmong(engine, trx, all)
  for (const row of rows) if (isHidden(row)) row.is_shown = 0
  await rankRows(engine, trx, issuers, rows)
  await insertMostlyNew(
    engine,
    trx,
    rule,
    rows,
    (row) => stored.size === 0 || !stored.has(keyOf(row)),
  )
  const surplus = await dropSurplus(engine, trx, rows, maxPerAttester)
  const dropped = new Set(surplus.map(keyOf))
  const remaining = rows.filter((row) => !dropped.has(keyOf(row)))
  // Those that came just now were shown if they had been stored before.
  const wasShown = (row: Surplus) =>
    (byKey.has(keyOf(row)) ? storedRows.get(keyOf(row)) : row)?.is_shown === 1
  await recordGone(engine, trx, surplus.filter(wasShown))
  const shown = remaining.filter((row) => row.is_shown === 1)
  await indexCredentialNames(
    engine,
    trx,
    shown.map((row) => row.name),
    shown.map((row) => row.issuer),
  )
  await shareOut(trx, rows, Math.floor(clock() / 1000))
  const isKnown = ({ issuer_rank }: Row<'credential'>) => issuer_rank === issuerRanks.known
  const ranked = rows.filter(isKnown).flatMap(({ subject }) => profileOf.get(subject) ?? [])
  if (ranked.length > 0) await rankPeople(engine, trx, [...new Set(ranked)])
  await recordEvents(
    engine,
    trx,
    remaining.flatMap(
      (row) => eventOf(row, storedRows.get(keyOf(row)), profileOf.get(row.subject) ?? '') ?? [],
    ),
  )
  for (const subject of new Set(rows.map((row) => row.subject))) {
    const profile = profileOf.get(subject)
    markChanged(profile === undefined ? [subject] : [subject, `id:${profile}`])
  }
  return results
}

/** The primary key of a row, as one text. */
export const keyOf = ({ issuer, uid }: Pick<Row<'credential'>, 'issuer' | 'uid'>) =>
  `${uid} ${issuer}`

type Surplus = Pick<Row<'credential'>, 'uid' | 'issuer' | 'subject' | 'name' | 'is_shown'>
type HolderRow = Pick<Row<'credential'>, 'issuer' | 'uid' | 'is_shown' | 'document'>

/**
 * On-chain attestations are unlimited, so that only the newest of one attester about one wallet are
 * kept. Returns those that were deleted.
 */
async function dropSurplus(
  engine: Engine,
  trx: Write,
  rows: readonly Row<'credential'>[],
  most: number,
): Promise<Surplus[]> {
  const dropped: Surplus[] = []
  const pairs = new Map(
    rows
      .filter((row) => row.kind === 'eas-onchain')
      .map((row) => [`${row.subject} ${row.attester}`, row]),
  )
  for (const { subject, attester } of pairs.values()) {
    const surplus = await trx
      .selectFrom('credential')
      .select(['uid', 'issuer', 'subject', 'name', 'is_shown'])
      .where('subject', '=', subject)
      .where('attester', '=', attester)
      .where('kind', '=', 'eas-onchain')
      .orderBy('issued_at', 'desc')
      .orderBy('uid', 'desc')
      .limit(rows.length)
      .offset(most)
      .execute()
    dropped.push(...surplus)
    for (const [issuer, of] of Map.groupBy(surplus, (row) => row.issuer))
      await trx
        .deleteFrom('credential')
        .where('issuer', '=', issuer)
        .where(
          engine.isIn(
            'uid',
            of.map(({ uid }) => uid),
          ),
        )
        .execute()
  }
  return dropped
}
