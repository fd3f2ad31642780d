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
}

/** The list of the forgotten, as the operator sees it. */
export type ForgottenList = ReturnType<typeof createForgottenList>

/** Creates access to the list of the forgotten. */
export function createForgottenList({ engine, changes, forgotten, people }: ForgottenListOptions) {
  /** Keys of people stored although kept out, as after restoring an older backup. */
  async function* stored(): AsyncIterable<string> {
    let after = ''
    for (;;) {
      const keys = await engine.read((db) =>
        db
          .selectFrom('identity')
          .select('key')
          .where('key', '>', after)
          .where('is_verified', '=', 1)
          .orderBy('key')
          .limit(PAGE)
          .execute(),
      )
      const last = keys.at(-1)
      if (!last) return
      after = last.key
      const texts = keys.map(({ key }) => key)
      const gone = await engine.write((trx) => forgotten.among(trx, texts))
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
