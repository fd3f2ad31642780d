import type { Address } from 'viem'
import type { Changes } from '../../db/changes.ts'
import type { Engine, Row } from '../../db/engines/engine.ts'
import { traceAll } from '../../db/traced.ts'
import type { Clock } from '../../kit/telemetry.ts'
import type { ApiKey, Scope } from './port.ts'

/** The tag of every change of a key. */
export const KEYS_TAG = 'keys'

const tagsOf = (id: string) => [`key:${id}`, KEYS_TAG]

/** Creates the function that returns the live key with a SHA-256 (hex), on any engine. */
export function createKeyReader({
  engine,
  clock,
}: {
  engine: Pick<Engine, 'prepare'>
  clock: Clock
}): (hash: string) => Promise<ApiKey | null> {
  const byHash = engine.prepare<Row<'api_key'>>(
    'key-by-hash',
    'select * from api_key where hash = $1 and revoked_at is null and (expires_at is null or expires_at > $2)',
  )
  return async (hash) => {
    const [row] = await byHash([hash, Math.floor(clock() / 1000)])
    return row ? toKey(row) : null
  }
}

/** Opens the API keys of one engine. Only hashes of tokens are stored. */
export function createKeys({
  engine,
  changes,
  byHash,
  clock,
}: {
  engine: Engine
  changes: Changes
  byHash: ReturnType<typeof createKeyReader>
  clock: Clock
}) {
  const now = () => Math.floor(clock() / 1000)
  return traceAll(engine, 'keys', {
    byHash,

    /** Stores a key. Returns false, and stores nothing, if `isFirst` and its name has a live key. */
    create: (key: ApiKey, hash: string, how: { isFirst?: boolean | undefined } = {}) =>
      changes.write(async (trx, markChanged) => {
        if (how.isFirst) {
          const live = await trx
            .selectFrom('api_key')
            .select('id')
            .where('name', '=', key.name)
            .where('revoked_at', 'is', null)
            .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', now())]))
            .executeTakeFirst()
          if (live) return false
        }
        await trx
          .insertInto('api_key')
          .values({
            id: key.id,
            hash,
            name: key.name,
            scopes: key.scopes.join(' '),
            rate_per_minute: key.ratePerMinute,
            attester: key.attester,
            created_at: key.createdAt,
            expires_at: key.expiresAt,
            revoked_at: key.revokedAt,
          })
          .execute()
        markChanged(tagsOf(key.id))
        return true
      }),

    async list(): Promise<ApiKey[]> {
      const rows = await engine.read((db) =>
        db.selectFrom('api_key').selectAll().orderBy('created_at').orderBy('id').execute(),
      )
      return rows.map(toKey)
    },

    /** Returns false when there is no such live key. */
    revoke: (id: string, at: number) =>
      changes.write(async (trx, markChanged) => {
        const result = await trx
          .updateTable('api_key')
          .set({ revoked_at: at })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', now())]))
          .executeTakeFirst()
        markChanged(tagsOf(id))
        return result.numUpdatedRows > 0n
      }),

    /** Lets a live key expire at `at` at the latest: the old one of a rotation. False if none. */
    expire: (id: string, at: number) =>
      changes.write(async (trx, markChanged) => {
        const live = await trx
          .selectFrom('api_key')
          .select('expires_at')
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', now())]))
          .executeTakeFirst()
        if (!live) return false
        if (live.expires_at === null || live.expires_at > at) {
          await trx.updateTable('api_key').set({ expires_at: at }).where('id', '=', id).execute()
          markChanged(tagsOf(id))
        }
        return true
      }),
  })
}

const toKey = (row: Row<'api_key'>): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes.split(' ').filter((scope) => scope !== '') as Scope[],
  ratePerMinute: row.rate_per_minute,
  attester: row.attester as Address | null,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
})
