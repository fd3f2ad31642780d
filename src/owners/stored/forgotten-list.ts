import { giversOf, partyKeys } from '@whocast/contract/credential.ts'
import { sql } from 'kysely'
import type { Credentials } from '../../credentials/port.ts'
import type { Changes } from '../../db/changes.ts'
import type { Engine } from '../../db/engines/engine.ts'
import type { Forgotten, ForgottenRow } from '../../db/suppression-list.ts'
import type { People } from '../../people/port.ts'

const PAGE = 5000

interface ForgottenListOptions {
  engine: Engine
  changes: Changes
  forgotten: Forgotten
  people: Pick<People, 'forget'>
  credentials: Pick<Credentials, 'all'>
}

/** Columns that name people, besides credentials, and what makes keys of their values. */
const columns = [
  ['identity', 'key', ''],
  ['bare_fid', 'fid', 'fid:'],
  ['fname', 'fid', 'fid:'],
  ['gasless_key', 'fid', 'fid:'],
  ['notification_token', 'fid', 'fid:'],
  ['session', 'address', 'eth:'],
  ['session', 'fid', 'fid:'],
  ['owner_decision', 'of', ''],
] as const

/** The list of the forgotten, as the operator sees it. */
export type ForgottenList = ReturnType<typeof createForgottenList>

/** Creates access to the list of the forgotten. */
export function createForgottenList(options: ForgottenListOptions) {
  const { engine, changes, forgotten, people, credentials } = options

  /** Every key that is stored of people, page by page. */
  async function* storedKeys(): AsyncIterable<string[]> {
    for (const [table, column, prefix] of columns)
      for (let after: string | number | null = null; ; ) {
        const values = await readColumn(engine, { table, column, after })
        if (values.length > 0) yield values.map((value) => `${prefix}${value}`)
        after = values.at(-1) ?? null
        if (values.length < PAGE) break
      }
    const keys = new Set<string>()
    for await (const record of credentials.all()) {
      for (const key of [...partyKeys(record.attestee), ...giversOf(record)]) keys.add(key)
      if (keys.size < PAGE) continue
      yield [...keys]
      keys.clear()
    }
    yield [...keys]
  }

  /** Keys of people stored although kept out, as after restoring an older backup. */
  async function* stored(): AsyncIterable<string> {
    for await (const keys of storedKeys()) {
      const gone = await engine.read((db) => forgotten.among(db, keys))
      // A name that was kept out together with a wallet may have another holder by now.
      for (const [key, { isRequested }] of gone)
        if (isRequested || /^(eth|fid|id):/.test(key)) yield key
    }
  }

  return {
    /** Returns how many removals are on the list, and of how many identifiers. */
    async count() {
      const row = await engine.read((db) =>
        db
          .selectFrom('forgotten')
          .select((e) => [
            e.fn.countAll<number>().as('identifiers'),
            e.fn.count<number>('root').distinct().as('removals'),
          ])
          .executeTakeFirstOrThrow(),
      )
      return { removals: Number(row.removals), identifiers: Number(row.identifiers) }
    },
    all: forgotten.list,
    /** Lets back in what was kept out together with this key. Returns how many keys that were. */
    undo: (key: string) => changes.write((trx) => forgotten.undo(trx, key)),
    /** Adds what `all` returned before, and deletes who is on it; returns how many people. */
    async restore(rows: readonly ForgottenRow[]) {
      await changes.write((trx) => forgotten.restore(trx, rows))
      let count = 0
      for await (const key of stored()) count += (await people.forget(key)).people
      return count
    },
  }
}

/** Reads the next values of a column in their order. */
async function readColumn(
  engine: Pick<Engine, 'read'>,
  { table, column, after }: { table: string; column: string; after: string | number | null },
): Promise<(string | number)[]> {
  const value = sql.ref(column)
  const { rows } = await engine.read((db) =>
    sql<{ value: string | number }>`
      select distinct ${value} as value from ${sql.table(table)}
       where ${after === null ? sql`${value} is not null` : sql`${value} > ${after}`}
       order by value limit ${sql.lit(PAGE)}`.execute(db),
  )
  return rows.map((row) => row.value)
}
