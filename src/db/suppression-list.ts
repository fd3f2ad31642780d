import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Engine, Write } from './engines/engine.ts'
import type { ColumnTypes, Tables } from './schema.ts'
import { storedSecret } from './stored-secret.ts'

/** A suppressed key. */
export interface Mark {
  /** The operator named it and nothing more durable was known: it counts in any combination. */
  isRequested: boolean
  /** The hash of the key that the operator named. */
  root: string
}

/** The suppression list, with only keyed hashes of the keys. */
export type Forgotten = Awaited<ReturnType<typeof createForgotten>>

const SETTING = 'forget_secret'
const columns = ['hash', 'root', 'at', 'is_asked'] as const
const numbers = ['at', 'is_asked'] as const

/**
 * @param secret of the HMAC; without one it is made once and kept in the database. With another
 *   secret, people forgotten before are not recognised.
 */
export async function createForgotten(engine: Engine, secret?: string) {
  const key = secret ?? (await engine.write((trx) => storedSecret(trx, SETTING)))
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const insert = (trx: Write, rows: readonly ForgottenRow[]): Promise<void> =>
    engine.insertMany(
      trx,
      { table: 'forgotten', columns, numbers, key: ['hash'], update: [] },
      rows,
    )

  return {
    /** Returns the hash that the other keys of one removal refer to. */
    rootOf: hash,

    async remember(
      trx: Write,
      keys: readonly string[],
      { root, at, isRequested }: Mark & { at: number },
    ): Promise<void> {
      const hashes = [...new Set(keys)].map(hash)
      if (isRequested && hashes.length > 0)
        await trx
          .updateTable('forgotten')
          .set({ is_asked: 1 })
          .where(engine.isIn('hash', hashes))
          .execute()
      await insert(
        trx,
        hashes.map((one) => ({ hash: one, root, at, is_asked: Number(isRequested) })),
      )
    },

    /** Returns true if the list is empty, so that nothing need be hashed. */
    async isEmpty(trx: Write): Promise<boolean> {
      const { rows } = await sql`select 1 from forgotten limit 1`.execute(trx)
      return rows.length === 0
    },

    /** Returns the suppressed ones of `keys`. */
    async among(
      trx: Pick<Write, 'selectFrom'>,
      keys: readonly string[],
    ): Promise<Map<string, Mark>> {
      if (keys.length === 0) return new Map()
      const keyOf = new Map(keys.map((text) => [hash(text), text]))
      const rows = await trx
        .selectFrom('forgotten')
        .selectAll()
        .where(engine.isIn('hash', [...keyOf.keys()]))
        .execute()
      return new Map(
        rows.map((row) => [
          keyOf.get(row.hash) ?? '',
          { isRequested: row.is_asked === 1, root: row.root },
        ]),
      )
    },

    list: (): Promise<ForgottenRow[]> =>
      engine.read((db) =>
        db
          .selectFrom('forgotten')
          .selectAll()
          .orderBy('at')
          .orderBy('root')
          .orderBy('hash')
          .execute(),
      ),
    /** Takes back a list that was written by `list`, with the same secret. */
    restore: insert,

    /** Lets these keys back in, and nothing that was kept out together with them. */
    async release(trx: Write, keys: readonly string[]): Promise<void> {
      await trx
        .deleteFrom('forgotten')
        .where(engine.isIn('hash', keys.map(hash)))
        .execute()
    },

    /** Lets all keys back in that were kept out together with this one. Returns how many. */
    async undo(trx: Write, text: string): Promise<number> {
      const own = hash(text)
      const row = await trx
        .selectFrom('forgotten')
        .select('root')
        .where('hash', '=', own)
        .executeTakeFirst()
      if (!row) return 0
      const gone = await trx
        .deleteFrom('forgotten')
        // Rows of before there were roots have nothing in common.
        .where((e) =>
          e.or([e('hash', '=', own), ...(row.root === '' ? [] : [e('root', '=', row.root)])]),
        )
        .executeTakeFirst()
      return Number(gone.numDeletedRows)
    },
  }
}

/** Migration: adds when each key was suppressed, and because of which key. */
export async function dateForgotten(db: Kysely<Tables>, { text, integer }: ColumnTypes) {
  const add = (name: string, type: ColumnTypes['text'], value: string | number) =>
    db.schema
      .alterTable('forgotten')
      .addColumn(name, type, (c) => c.notNull().defaultTo(value))
      .execute()
  await add('root', text, '')
  await add('at', integer, 0)
  await add('is_asked', integer, 0)
}

/** One key that is kept out, as the hash that is kept of it. */
export interface ForgottenRow {
  hash: string
  /** The hash of the key that the operator named; empty where that was not kept. */
  root: string
  /** Unix seconds; 0 where that was not kept. */
  at: number
  /** 1 where it counts by itself, although names move. */
  is_asked: number
}
