import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { sql } from 'kysely'
import type { MarkChanged } from '../../db/changes.ts'
import type { Write } from '../../db/engines/engine.ts'
import { type CredentialStoreOptions, isSuppressed, putAll } from './put.ts'
import { recordGone } from './record-events.ts'

type Context = Omit<CredentialStoreOptions, 'changes'>

/**
 * The issuer as an expression, so that SQLite searches the index of subjects: that of issuers leads
 * to all credentials that a source ever reported.
 */
const issuerOf = sql<string>`coalesce(issuer, '')`

/** Replaces the credentials that a source reported; leaves out those that cannot be stored. */
export async function replaceListed(
  context: Context,
  trx: Write,
  markChanged: MarkChanged,
  findings: readonly Finding[],
): Promise<void> {
  for (const { source, channels, knownAs, credentials } of findings) {
    if (!credentials) continue
    const wallets = channels.filter(({ type, isVerified }) => type === 'wallet' && isVerified)
    const subjects = [
      ...wallets.map(({ value }) => `eth:${value.toLowerCase()}`),
      ...(knownAs ? [`id:${knownAs}`] : []),
    ]
    const before = await trx
      .selectFrom('credential')
      .select(['issuer', 'uid', 'subject', 'name', 'is_shown', 'document'])
      .where(issuerOf, '=', source)
      .where(context.engine.isIn('subject', subjects))
      .execute()
    await trx
      .deleteFrom('credential')
      .where(issuerOf, '=', source)
      .where(context.engine.isIn('subject', subjects))
      .execute()
    await putAll(
      context,
      trx,
      markChanged,
      await withoutForgotten(context, trx, credentials),
      before,
    )
    const seen = new Set(credentials.map(({ uid }) => uid.toLowerCase()))
    await recordGone(
      context.engine,
      trx,
      before.filter(({ uid, is_shown }) => is_shown === 1 && !seen.has(uid)),
    )
    markChanged(subjects)
  }
}

/**
 * Stores credentials that come along with people, without those by or about people who asked to be
 * forgotten.
 *
 * @throws ServiceError `conflict` when another issuer has the uid
 */
export async function putAlong(
  context: Context,
  trx: Write,
  markChanged: MarkChanged,
  records: CredentialRecord[],
): Promise<void> {
  const results = await putAll(
    context,
    trx,
    markChanged,
    await withoutForgotten(context, trx, records),
  )
  const conflict = results.find((result) => result !== null)
  if (conflict) throw conflict
}

async function withoutForgotten(
  { forgotten }: Pick<Context, 'forgotten'>,
  trx: Write,
  records: CredentialRecord[],
): Promise<CredentialRecord[]> {
  const gone = await isSuppressed(forgotten, trx, records)
  return records.filter((record) => !gone(record))
}
