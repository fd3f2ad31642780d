import type { Write } from './engines/engine.ts'

/** Uses up a nonce. Returns false where it was used before, by this process or another. */
export async function useNonce(
  trx: Write,
  { nonce, expiresAt, now }: { nonce: string; expiresAt: number; now: number },
): Promise<boolean> {
  await trx.deleteFrom('used_nonce').where('expires_at', '<', now).execute()
  const used = await trx
    .insertInto('used_nonce')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return used.numInsertedOrUpdatedRows === 1n
}
