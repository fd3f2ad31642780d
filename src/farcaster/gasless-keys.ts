import type { SignedMessage } from '@whocast/contract/proof.ts'
import type { Kysely } from 'kysely'
import type { Hex } from 'viem'
import type { Engine, InsertRule, Row, Write } from '../db/engines/engine.ts'
import type { ColumnTypes, Tables } from '../db/schema.ts'
import type { Forgotten } from '../db/suppression-list.ts'
import { traceAll } from '../db/traced.ts'

/** One addition of an app key by a message (FIP-272); times are unix seconds. */
export interface KeyGrant {
  fid: number
  /** Ed25519 public key, lower case. */
  key: Hex
  /** Nonce of the message that added the key: unique for the fid. */
  nonce: number
  /** Types of message that the key may sign. */
  scopes: readonly number[]
  addedAt: number
  /** The last known end of its time, which each use extends. */
  until: number
  /** When it was removed, or first found to be; null while it counts. */
  removedAt: number | null
  /** The message that added the key, where the node's events had it. */
  message?: SignedMessage
  /** The message that removed the key, in the same way. */
  removal?: SignedMessage
}

declare module '../db/schema.ts' {
  interface Tables {
    gasless_key: {
      fid: string
      key: string
      nonce: number
      /** Numbers, comma-separated. */
      scopes: string
      added_at: number
      until: number
      /** 0: not removed. */
      removed_at: number
      /** JSON of the messages; empty where unknown. */
      message: string
      removal: string
    }
  }
}

/** Migration: the table of keys that messages added, empty. */
export async function createGaslessKeyTable(
  db: Kysely<Tables>,
  { text, integer, clustered }: ColumnTypes,
): Promise<void> {
  const table = db.schema
    .createTable('gasless_key')
    .addColumn('fid', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('nonce', integer, (c) => c.notNull())
    .addColumn('scopes', text, (c) => c.notNull())
    .addColumn('added_at', integer, (c) => c.notNull())
    .addColumn('until', integer, (c) => c.notNull())
    .addColumn('removed_at', integer, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('removal', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('gasless_key_pkey', ['fid', 'key', 'nonce'])
  await (clustered ? table.modifyEnd(clustered) : table).execute()
}

const rule: InsertRule<'gasless_key'> = {
  table: 'gasless_key',
  columns: [
    'fid',
    'key',
    'nonce',
    'scopes',
    'added_at',
    'until',
    'removed_at',
    'message',
    'removal',
  ],
  numbers: ['nonce', 'added_at', 'until', 'removed_at'],
  key: ['fid', 'key', 'nonce'],
  update: ['scopes', 'added_at', 'until', 'removed_at', 'message', 'removal'],
}

const toRow = (grant: KeyGrant): Row<'gasless_key'> => ({
  fid: String(grant.fid),
  key: grant.key,
  nonce: grant.nonce,
  scopes: grant.scopes.join(','),
  added_at: grant.addedAt,
  until: grant.until,
  removed_at: grant.removedAt ?? 0,
  message: grant.message ? JSON.stringify(grant.message) : '',
  removal: grant.removal ? JSON.stringify(grant.removal) : '',
})

const fromRow = (row: Row<'gasless_key'>): KeyGrant => ({
  fid: Number(row.fid),
  key: row.key as Hex,
  nonce: Number(row.nonce),
  scopes: row.scopes.split(',').map(Number),
  addedAt: Number(row.added_at),
  until: Number(row.until),
  removedAt: Number(row.removed_at) || null,
  ...(row.message === '' ? {} : { message: JSON.parse(row.message) as SignedMessage }),
  ...(row.removal === '' ? {} : { removal: JSON.parse(row.removal) as SignedMessage }),
})

export type GaslessKeys = ReturnType<typeof createGaslessKeys>

/** Opens the additions of keys that a node reported so far, on one engine. */
export function createGaslessKeys({ engine, forgotten }: { engine: Engine; forgotten: Forgotten }) {
  return traceAll(engine, 'gasless-keys', {
    async ofFid(fid: number): Promise<KeyGrant[]> {
      const rows = await engine.read((db) =>
        db.selectFrom('gasless_key').selectAll().where('fid', '=', String(fid)).execute(),
      )
      return rows.map(fromRow)
    },
    /** Adds to what is stored: ends grow, removals and messages stay. */
    put: (grants: readonly KeyGrant[]) =>
      engine.write(async (trx) => {
        const remaining = await withoutForgotten(forgotten, trx, grants)
        if (remaining.length === 0) return
        const fids = [...new Set(remaining.map(({ fid }) => String(fid)))]
        const rows = await trx
          .selectFrom('gasless_key')
          .selectAll()
          .where(engine.isIn('fid', fids))
          .execute()
        const merged = new Map(rows.map((row) => [placeOf(fromRow(row)), fromRow(row)]))
        for (const grant of remaining) {
          const stored = merged.get(placeOf(grant))
          merged.set(placeOf(grant), stored ? mergeGrants(stored, grant) : grant)
        }
        await engine.insertMany(trx, rule, [...merged.values()].map(toRow))
      }),
  })
}

/** Names a grant: its fid, key and nonce. */
export const placeOf = ({ fid, key, nonce }: KeyGrant): string => `${fid} ${key} ${nonce}`

function mergeGrants(stored: KeyGrant, found: KeyGrant): KeyGrant {
  const message = found.message ?? stored.message
  const removal = stored.removal ?? found.removal
  return {
    ...found,
    until: Math.max(stored.until, found.until),
    // Without the message that removed it, a key is removed as long as the node does not list it.
    removedAt: stored.removal ? stored.removedAt : found.removedAt,
    ...(message ? { message } : {}),
    ...(removal ? { removal } : {}),
  }
}

async function withoutForgotten(
  forgotten: Forgotten,
  trx: Write,
  grants: readonly KeyGrant[],
): Promise<readonly KeyGrant[]> {
  if (grants.length === 0 || (await forgotten.isEmpty(trx))) return grants
  const gone = await forgotten.among(trx, [...new Set(grants.map(({ fid }) => `fid:${fid}`))])
  return grants.filter(({ fid }) => !gone.has(`fid:${fid}`))
}

/** Deletes the keys of people by their keys. */
export async function forgetGaslessKeys(
  engine: Pick<Engine, 'isIn'>,
  trx: Write,
  keys: readonly string[],
): Promise<void> {
  const fids = keys.flatMap((key) => (key.startsWith('fid:') ? [key.slice(4)] : []))
  if (fids.length > 0) await trx.deleteFrom('gasless_key').where(engine.isIn('fid', fids)).execute()
}
