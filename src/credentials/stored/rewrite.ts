import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../db/schema.ts'

const PAGE = 500

type Row = Tables['credential']
/** The columns with which a migration may select rows. */
export type Chosen = Partial<{ kinds: CredentialRecord['kind'][]; exceptSchema: string }>

/**
 * For migrations: goes through the stored credentials in pages and updates those whose `change` is
 * not null.
 *
 * @param change the columns to set for a record
 */
export async function rewriteCredentials(
  db: Kysely<Tables>,
  { kinds, exceptSchema }: Chosen,
  change: (
    record: CredentialRecord,
    row: { document: string; shown: string },
  ) => Promise<Partial<Row> | null> | Partial<Row> | null,
): Promise<void> {
  let after = { uid: '', issuer: '' }
  for (;;) {
    const rows = await db
      .selectFrom('credential')
      .select(['uid', 'issuer', 'document', 'shown'])
      .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
      .$if(exceptSchema !== undefined, (query) =>
        query.where('schema_uid', '<>', exceptSchema ?? ''),
      )
      .where((e) => e(e.refTuple('uid', 'issuer'), '>', e.tuple(after.uid, after.issuer)))
      .orderBy('uid')
      .orderBy('issuer')
      .limit(PAGE)
      .execute()
    for (const row of rows) {
      const columns = await change(JSON.parse(row.document) as CredentialRecord, row)
      if (columns === null) continue
      await db
        .updateTable('credential')
        .set(columns)
        .where('uid', '=', row.uid)
        .where('issuer', '=', row.issuer)
        .execute()
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last
  }
}
