import { randomBytes } from 'node:crypto'
import type { Write } from './engines/engine.ts'

/** Returns the secret of a name, which all processes share; makes it if there is none. */
export async function storedSecret(trx: Write, name: string): Promise<string> {
  await trx
    .insertInto('setting')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((c) => c.doNothing())
    .execute()
  const row = await trx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
