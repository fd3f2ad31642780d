import type { Kysely } from 'kysely'
import type { Hex } from 'viem'
import { type CredentialRecord, toCredential, withoutUnsignedAttester } from '../../domain/credential.ts'
import { ServiceError } from '../../domain/error.ts'
import type { ChangeType } from '../../domain/ports/change-log.ts'
import type { Credentials } from '../../domain/ports/credentials.ts'
import type { Clock } from '../../domain/ports/telemetry.ts'
import { type Grade, grades } from '../../domain/verification.ts'
import type { Changes, Tell } from '../changes.ts'
import type { Engine, InsertRule, Row, Write } from '../engines/engine.ts'
import { type NewEvent, recordEvents } from '../events/record.ts'
import { giversOf, partyKeys } from '../people/forget.ts'
import type { Forgotten } from '../people/forgotten.ts'
import type { Tables } from '../schema.ts'
import { indexCredentialNames } from '../search/index-people.ts'
import { createBatches } from '../together.ts'
import { filtersOf } from './filters.ts'
import { readBest, readHeld } from './held.ts'
import { newestOf, readHolders, subjectsOf } from './holders.ts'

/** `expires_at` of what never expires, and `rechecked_at` of what nothing will revoke any more but its issuer. */
const NEVER = Number.MAX_SAFE_INTEGER
/** How many PUTs that wait at one time share a transaction, and so one flush of the disk. */
const MOST_TOGETHER = 200
const PAGE = 500

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
  'rechecked_at',
  'stored_at',
  'shown',
  'document',
] as const

const rule: InsertRule<'credential'> = {
  table: 'credential',
  columns,
  numbers: ['issued_at', 'expires_at', 'is_public', 'is_shown', 'grade_rank', 'rechecked_at', 'stored_at'],
  key: ['uid', 'issuer'],
  update: columns.filter((column) => column !== 'uid' && column !== 'issuer' && column !== 'stored_at'),
}

/** Whom a record is about, as a key of `identity`. */
const subjectOf = ({ attestee }: Pick<CredentialRecord, 'attestee'>): string =>
  attestee.address ? `eth:${attestee.address.toLowerCase()}` : `id:${attestee.profileID}`

function toRow(given: CredentialRecord, storedAt: number): Row<'credential'> {
  const record = withoutUnsignedAttester(given)
  const isRevoked = record.revocation.status === 'revoked'
  const isSettled = isRevoked || record.kind === 'reported'
  const filters = filtersOf(record)
  return {
    issuer: record.issuer,
    uid: record.uid.toLowerCase(),
    subject: subjectOf(record),
    name: record.name,
    issued_at: record.issuedAt ?? 0,
    expires_at: record.expiresAt ?? NEVER,
    is_public: Number(record.isPublic),
    is_shown: Number(record.isPublic && !isRevoked),
    kind: record.kind,
    ...filters,
    grade_rank: grades.indexOf(filters.grade as Grade),
    rechecked_at: isSettled ? NEVER : (record.revocation.checkedAt ?? record.verification.checkedAt),
    stored_at: storedAt,
    shown: JSON.stringify(toCredential(record)),
    document: JSON.stringify(record),
  }
}

/** Which of the records name a person who is kept out, as the one whom they are about or as the one who attested. */
export async function isKeptOut(
  forgotten: Forgotten,
  trx: Write,
  records: readonly CredentialRecord[],
): Promise<(record: CredentialRecord) => boolean> {
  const keysOf = (record: CredentialRecord) => [...partyKeys(record.attestee), ...giversOf(record)]
  if (records.length === 0 || (await forgotten.isNobody(trx))) return () => false
  const gone = await forgotten.among(trx, [...new Set(records.flatMap(keysOf))])
  return (record) => keysOf(record).some((key) => gone.has(key))
}

/**
 * Stores records within a transaction. One that may not be stored gets its error in its place
 * and leaves the others alone.
 *
 * @param replaced rows that were deleted to be stored anew
 */
export async function putAll(
  { engine, forgotten, mostPerAttester, clock }: Omit<CredentialStoreOptions, 'changes'>,
  trx: Write,
  tell: Tell,
  records: readonly CredentialRecord[],
  replaced: readonly HeldRow[] = [],
): Promise<(ServiceError | null)[]> {
  if (records.length === 0) return []
  const held = await trx
    .selectFrom('credential')
    .select(['issuer', 'uid', 'subject', 'is_shown', 'document'])
    .where((e) =>
      engine.isIn(
        e.ref('uid'),
        records.map((record) => record.uid.toLowerCase()),
      ),
    )
    .execute()
  const key = (issuer: string, uid: string) => `${uid.toLowerCase()} ${issuer}`
  const subjects = new Map(held.map((row) => [key(row.issuer, row.uid), row.subject]))
  const heldRows = new Map([...replaced, ...held].map((row) => [key(row.issuer, row.uid), row]))
  const all = new Set([...subjects.values(), ...records.map(subjectOf)])
  const isGone = await isKeptOut(forgotten, trx, records)
  const people = await trx
    .selectFrom('identity')
    .select(['key', 'profile_id'])
    .where((e) => engine.isIn(e.ref('key'), [...all]))
    .where('holder', '=', '')
    .where('is_verified', '=', 1)
    .execute()
  const profileOf = new Map(people.map((row) => [row.key, row.profile_id]))
  const isSamePerson = (a: string, b: string) => a === b || (profileOf.has(a) && profileOf.get(a) === profileOf.get(b))

  const rows = new Map<string, Row<'credential'>>()
  const results = records.map((record) => {
    const id = key(record.issuer, record.uid)
    const subject = subjectOf(record)
    const before = subjects.get(id)
    if (before !== undefined && !isSamePerson(before, subject))
      return new ServiceError('conflict', 'this issuer stored another attestee under this uid')
    if ([record.issuer, record.name, subject].some((text) => text.includes('\0')))
      return new ServiceError('invalid-request', 'a NUL character cannot be stored')
    if (isGone(record)) return new ServiceError('conflict', 'nothing can be stored about this attestee or attester')
    subjects.set(id, subject)
    rows.set(id, toRow(record, clock()))
    return null
  })
  await engine.insertMany(trx, rule, [...rows.values()])
  await indexCredentialNames(
    engine,
    trx,
    [...rows.values()].filter((row) => row.is_shown === 1).map((row) => row.name),
  )
  await dropSurplus(engine, trx, [...rows.values()], mostPerAttester)
  await recordEvents(
    engine,
    trx,
    [...rows].flatMap(([id, row]) => eventOf(row, heldRows.get(id), profileOf.get(row.subject) ?? '') ?? []),
  )
  for (const subject of new Set([...rows.values()].map((row) => row.subject))) {
    const profile = profileOf.get(subject)
    tell(profile === undefined ? [subject] : [subject, `id:${profile}`])
  }
  return results
}

type HeldRow = Pick<Row<'credential'>, 'issuer' | 'uid' | 'is_shown' | 'document'>

/** Records that credentials are gone which were shown. */
export async function recordGone(
  engine: Engine,
  trx: Write,
  rows: readonly Pick<Row<'credential'>, 'uid' | 'name' | 'issuer' | 'subject'>[],
): Promise<void> {
  if (rows.length === 0) return
  const holders = await trx
    .selectFrom('identity')
    .select(['key', 'profile_id'])
    .where((e) => engine.isIn(e.ref('key'), [...new Set(rows.map(({ subject }) => subject))]))
    .where('holder', '=', '')
    .where('is_verified', '=', 1)
    .execute()
  const profileOf = new Map(holders.map((row) => [row.key, row.profile_id]))
  const events = rows.map((row) => toEvent('credential.removed', row, profileOf.get(row.subject) ?? ''))
  await recordEvents(engine, trx, events)
}

function toEvent(
  type: ChangeType,
  { uid, name, issuer, subject }: Pick<Row<'credential'>, 'uid' | 'name' | 'issuer' | 'subject'>,
  profileID: string,
): NewEvent {
  const holder = subject.startsWith('eth:') ? { holder: subject.slice(4) } : {}
  return { type, profileID, subject, credential: { uid, name, issuer, ...holder } }
}

/** What a stored record is told as; null where nobody can see a difference. */
function eventOf(
  row: Row<'credential'>,
  before: Pick<Row<'credential'>, 'is_shown' | 'document'> | undefined,
  profileID: string,
): NewEvent | null {
  const wasShown = before?.is_shown === 1
  const type = changeOf(row, before?.document, wasShown)
  return type === null ? null : toEvent(type, row, profileID)
}

function changeOf(row: Row<'credential'>, before: string | undefined, wasShown: boolean): ChangeType | null {
  if (row.is_shown === 1 && !wasShown) return 'credential.issued'
  if (row.is_shown === 1) return withoutTimes(row.document) === withoutTimes(before ?? '') ? null : 'credential.updated'
  if (!wasShown) return null
  return row.is_public === 1 ? 'credential.revoked' : 'credential.removed'
}

const withoutTimes = (document: string): string => document.replaceAll(/"checkedAt":\d+/g, '')

/** Issuers of one uid that are looked at. */
const MOST_ISSUERS = 100

/** How good the claim of a record to its uid is: 2 where its evidence has it, 1 where it has any evidence, 0 where it is an issuer's word. */
function claimTo({ kind, evidence }: CredentialRecord, uid: Hex): number {
  if (kind === 'reported') return 0
  const own = evidence !== undefined && 'uid' in evidence ? evidence.uid : undefined
  return typeof own === 'string' && own.toLowerCase() === uid.toLowerCase() ? 2 : 1
}

export interface CredentialStoreOptions {
  engine: Engine
  changes: Changes
  forgotten: Forgotten
  /** How many attestations by one attester about one wallet are kept of those that were read from a chain. */
  mostPerAttester: number
  clock: Clock
}

/** The credentials on one engine: the port's promises, with concurrent single writes put into one transaction. */
export function createCredentials({ changes, ...context }: CredentialStoreOptions): Credentials {
  const { engine, clock } = context
  const now = () => Math.floor(clock() / 1000)

  async function putMany(records: CredentialRecord[]): Promise<(CredentialRecord | ServiceError)[]> {
    const errors = await changes.write((trx, tell) => putAll(context, trx, tell, records))
    return records.map((record, index) => errors[index] ?? record)
  }

  const put = createBatches<CredentialRecord, CredentialRecord>(putMany, MOST_TOGETHER)

  async function byUid(uid: Hex): Promise<CredentialRecord[]> {
    const rows = await engine.read((db) =>
      withAttestee(db)
        .where('c.uid', '=', uid.toLowerCase())
        .where('c.is_public', '=', 1)
        .orderBy('c.stored_at')
        .orderBy('c.issuer')
        .limit(MOST_ISSUERS)
        .execute(),
    )
    return rows.map(revive).sort((a, b) => claimTo(b, uid) - claimTo(a, uid))
  }

  return {
    put,
    putMany,

    get: async (uid) => (await byUid(uid))[0] ?? null,

    byUid,

    of: (profileID) => readBest(engine, profileID, now()),

    held: (holders, query) => readHeld(engine, holders, query, now()),

    holders: (query) => readHolders(engine, query, now()),

    async heldBy(holders, query) {
      const subjects = await subjectsOf(engine, holders)
      if (subjects.length === 0) return null
      const row = await engine.read((db) =>
        newestOf(withAttestee(db), engine, { subjects, query, now: now() }).executeTakeFirst(),
      )
      return row ? revive(row) : null
    },

    async toRecheck(kinds, before, limit) {
      if (kinds.length === 0) return []
      const rows = await engine.read((db) =>
        withAttestee(db)
          .where('c.kind', 'in', kinds)
          .where('c.rechecked_at', '<', before)
          .orderBy('c.rechecked_at')
          .limit(limit)
          .execute(),
      )
      return rows.map((row) => JSON.parse(row.document) as CredentialRecord)
    },

    all: () => pages((query) => query),
    waiting: () => pages((query) => query.where('i.profile_id', 'is', null)),
  }

  /** Every record that `narrow` leaves, page by page in the order of uids. */
  async function* pages(narrow: (query: ReturnType<typeof withAttestee>) => ReturnType<typeof withAttestee>) {
    let after = { uid: '', issuer: '' }
    for (;;) {
      const rows = await engine.read((db) =>
        narrow(withAttestee(db))
          .where((e) => e(e.refTuple('c.uid', 'c.issuer'), '>', e.tuple(after.uid, after.issuer)))
          .orderBy('c.uid')
          .orderBy('c.issuer')
          .limit(PAGE)
          .execute(),
      )
      for (const row of rows) yield JSON.parse(row.document) as CredentialRecord
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) return
      after = last
    }
  }
}

const withAttestee = (db: Kysely<Tables>) =>
  db
    .selectFrom('credential as c')
    .leftJoin('identity as i', (join) =>
      join.onRef('i.key', '=', 'c.subject').on('i.holder', '=', '').on('i.is_verified', '=', 1),
    )
    .select(['c.document', 'c.uid', 'c.issuer', 'i.profile_id'])

/** Anybody can attest on a chain, as often as they like: of one attester's only the newest are kept. */
async function dropSurplus(engine: Engine, trx: Write, rows: readonly Row<'credential'>[], most: number): Promise<void> {
  const pairs = new Map(rows.filter((row) => row.kind === 'eas-onchain').map((row) => [`${row.subject} ${row.attester}`, row]))
  for (const { subject, attester } of pairs.values()) {
    const surplus = await trx
      .selectFrom('credential')
      .select(['uid', 'issuer'])
      .where('subject', '=', subject)
      .where('attester', '=', attester)
      .where('kind', '=', 'eas-onchain')
      .orderBy('issued_at', 'desc')
      .orderBy('uid', 'desc')
      .limit(rows.length)
      .offset(most)
      .execute()
    for (const [issuer, of] of Map.groupBy(surplus, (row) => row.issuer))
      await trx
        .deleteFrom('credential')
        .where('issuer', '=', issuer)
        .where((e) =>
          engine.isIn(
            e.ref('uid'),
            of.map(({ uid }) => uid),
          ),
        )
        .execute()
  }
}

/** The stored record; the attestee's profile is named where the address is known to belong to one. */
function revive(row: { document: string; profile_id: string | null }): CredentialRecord {
  const record = JSON.parse(row.document) as CredentialRecord
  return row.profile_id === null ? record : { ...record, attestee: { ...record.attestee, profileID: row.profile_id } }
}
