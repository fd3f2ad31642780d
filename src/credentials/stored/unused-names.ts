import type { Write } from '../../db/engines/engine.ts'
import { listIndexedNames, removeCredentialNames } from '../../search/stored/credential-names.ts'
import type { SearchEngine } from '../../search/stored/gram-table.ts'

/** Removes names that no credential has any more: they may be about a deleted person. */
export async function dropUnusedNames(engine: SearchEngine, trx: Write): Promise<void> {
  await dropNames(engine, trx, await listIndexedNames(trx), { isShown: false })
}

/** Removes those of these names that no visible credential has any more. */
export async function dropUnshownNames(
  engine: SearchEngine,
  trx: Write,
  names: ReadonlySet<string>,
): Promise<void> {
  await dropNames(engine, trx, [...names], { isShown: true })
}

async function dropNames(
  engine: SearchEngine,
  trx: Write,
  names: readonly string[],
  { isShown }: { isShown: boolean },
) {
  if (names.length === 0) return
  const rows = await trx
    .selectFrom('credential')
    .select('name')
    .distinct()
    .where(engine.isIn('name', names))
    .$if(isShown, (query) => query.where('is_shown', '=', 1))
    .execute()
  const used = new Set(rows.map(({ name }) => name))
  await removeCredentialNames(
    engine,
    trx,
    names.filter((name) => !used.has(name)),
  )
}
