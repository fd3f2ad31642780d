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
  const unused: string[] = []
  // One row of the index for each name: a common one has millions.
  for (const name of names) {
    const row = await trx
      .selectFrom('credential')
      .select('uid')
      .where('name', '=', name)
      .where('is_shown', 'in', isShown ? [1] : [0, 1])
      .limit(1)
      .executeTakeFirst()
    if (!row) unused.push(name)
  }
  await removeCredentialNames(engine, trx, unused)
}
