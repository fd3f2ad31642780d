import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { ServiceError } from '@whocast/contract/error.ts'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Hex } from 'viem'
import type { Engine } from '../../db/engines/engine.ts'
import type { Tables } from '../../db/schema.ts'
import { createBatches } from '../../db/together.ts'
import { traceAll } from '../../db/traced.ts'
import type {
  AttestedQuery,
  CredentialFilter,
  HeldCredentialQuery,
  HolderQuery,
  HolderSubject,
} from '../port.ts'
import { readAttested } from './attested.ts'
import { listCredentials } from './held.ts'
import { readHolders } from './holders.ts'
import { countHolders } from './issuer-ranks.ts'
import { type CredentialStoreOptions, putAll } from './put.ts'
import { type CredentialTables, newestOf, subjectsOf } from './queries.ts'
import { type CheckedRecord, putOff, readDue, unchangedOf } from './recheck.ts'

/** How many PUTs that wait at one time share a transaction, and so one flush of the disk. */
const MAX_TOGETHER = 200
const PAGE = 500

/** Issuers of one uid that are looked at. */
const MAX_ISSUERS = 100

/** Ranks a record's claim to its uid: 2 if its evidence contains it, 1 with any, 0 if reported. */
function claimTo({ kind, evidence }: CredentialRecord, uid: Hex): number {
  if (kind === 'reported') return 0
  const own = evidence !== undefined && 'uid' in evidence ? evidence.uid : undefined
  return typeof own === 'string' && own.toLowerCase() === uid.toLowerCase() ? 2 : 1
}

/** Opens the credentials on one engine; concurrent single writes share one transaction. */
export function createCredentials({ changes, ...context }: CredentialStoreOptions) {
  const { engine, clock } = context
  const now = () => Math.floor(clock() / 1000)

  /** Stores many in one transaction. A `conflict` takes the place of its record alone. */
  async function putMany(
    records: CredentialRecord[],
  ): Promise<(CredentialRecord | ServiceError)[]> {
    const errors = await changes.write((trx, markChanged) =>
      putAll(context, trx, markChanged, records),
    )
    return records.map((record, index) => errors[index] ?? record)
  }

  /**
   * Returns the public records of a uid, one per issuer, revoked ones included. Sorted: the one
   * whose evidence has this very uid (another issuer may have stored a record under it before),
   * then proven ones, then the oldest.
   */
  async function byUid(uid: Hex): Promise<CredentialRecord[]> {
    const rows = await engine.read((db) =>
      withAttestee(db)
        .where('c.uid', '=', uid.toLowerCase())
        .where('c.is_public', '=', 1)
        .where(isNotHidden)
        .orderBy('c.stored_at')
        .orderBy('c.issuer')
        .limit(MAX_ISSUERS)
        .execute(),
    )
    return rows.map(revive).sort((a, b) => claimTo(b, uid) - claimTo(a, uid))
  }

  const traced = traceAll(engine, 'credentials', {
    /** Returns the people, and the wallets without a profile, that hold one; the newest first. */
    holders: (query: HolderQuery) => readHolders(engine, query, now()),
    /** Returns a page of the visible credentials of one attester, newest first. */
    attested: (query: AttestedQuery) => readAttested(engine, query, now()),
    /**
     * Stores a record durably before it resolves. The same (issuer, uid) replaces.
     *
     * @throws ServiceError `conflict` if the uid is another attestee's under the same issuer
     */
    put: createBatches<CredentialRecord, CredentialRecord>(putMany, MAX_TOGETHER),
    putMany,
    /**
     * Stores records that were checked again, except those that were deleted or stored again since
     * they were read: an issuer may have revoked one meanwhile.
     */
    putChecked: (checked: readonly CheckedRecord[]) =>
      changes.write(async (trx, markChanged) => {
        await putAll(context, trx, markChanged, await unchangedOf(engine, trx, checked))
      }),
    /** Returns the first of `byUid`; null when none. */
    get: async (uid: Hex) => (await byUid(uid))[0] ?? null,
    byUid,
    /** Returns when an issuer's record was issued, a private or hidden one too; null when none. */
    issuedAt: (uid: Hex, issuer: string) => readIssuedAt(engine, { uid, issuer }),

    /**
     * Returns a page of what these people hold that passes the filters, the best graded and newest
     * first, and how many there are on all pages.
     */
    held: (holders: readonly HolderSubject[], query: HeldCredentialQuery) =>
      listCredentials(engine, holders, query, now()),

    /** Returns the newest visible record of a name that any of them holds; null when none. */
    async heldBy(
      holders: readonly HolderSubject[],
      query: CredentialFilter & { credentialName: string },
    ): Promise<CredentialRecord | null> {
      const subjects = await subjectsOf(engine, holders)
      if (subjects.length === 0) return null
      const row = await engine.read((db) =>
        newestOf(withAttestee(db), engine, { subjects, query, now: now() }).executeTakeFirst(),
      )
      return row ? revive(row) : null
    },

    /** Returns records whose revocation was checked before `before` (unix seconds). */
    toRecheck: (kinds: CredentialRecord['kind'][], before: number, limit: number) =>
      readDue(engine, { kinds, before, limit, now: now() }),
    /** Puts off the next check of records, as if they were checked then (unix seconds). */
    putOff: (records: readonly CredentialRecord[], checkedAt: number) =>
      putOff(engine, records, checkedAt),

    /**
     * Counts the holders of the next attesters' credentials: those that many people with a proof
     * score hold precede others. Returns the attesters whose rank has changed.
     */
    countHolders: () => countHolders({ engine, changes }, context.issuers),
  })
  return {
    ...traced,
    all: () => pages(engine, (query) => query),
    /** Returns those whose attestee has no profile yet, for export. */
    waiting: () => pages(engine, (query) => query.where('i.profile_id', 'is', null)),
  }
}

async function readIssuedAt(
  engine: Engine,
  { uid, issuer }: Pick<CredentialRecord, 'uid' | 'issuer'>,
): Promise<number | null> {
  const row = await engine.read((db) =>
    db
      .selectFrom('credential')
      .select('document')
      .where('uid', '=', uid)
      .where('issuer', '=', issuer)
      .executeTakeFirst(),
  )
  return row ? ((JSON.parse(row.document) as CredentialRecord).issuedAt ?? null) : null
}

/** Every record that `narrow` leaves, page by page in the order of uids. */
async function* pages(
  engine: Engine,
  narrow: (query: ReturnType<typeof withAttestee>) => ReturnType<typeof withAttestee>,
): AsyncGenerator<CredentialRecord, void, undefined> {
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

const withAttestee = (db: Kysely<Tables>) =>
  db
    .selectFrom('credential as c')
    .leftJoin('identity as i', (join) =>
      join.onRef('i.key', '=', 'c.subject').on('i.holder', '=', '').on('i.is_verified', '=', 1),
    )
    .select(['c.document', 'c.uid', 'c.issuer', 'i.profile_id', 'i.is_hidden'])

const isNotHidden = ({ not, exists, selectFrom, ref }: ExpressionBuilder<CredentialTables, 'c'>) =>
  not(
    exists(
      selectFrom('hidden_credential as h')
        .select('h.of')
        .where('h.subject', '=', ref('c.subject'))
        .where((e) =>
          e.or([
            e('h.uid', '=', ''),
            e('h.uid', '=', ref('c.uid')),
            e('h.uid', '=', sql<string>`'by:' || ${ref('c.attester')}`),
          ]),
        ),
    ),
  )

/** Parses a stored record; names the attestee's profile where the address is known. */
function revive(row: {
  document: string
  profile_id: string | null
  is_hidden?: number | null
}): CredentialRecord {
  const record = JSON.parse(row.document) as CredentialRecord
  return row.profile_id === null || row.is_hidden === 1
    ? record
    : { ...record, attestee: { ...record.attestee, profileID: row.profile_id } }
}
