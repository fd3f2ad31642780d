import { type CredentialRecord, giversOf } from '@whocast/contract/credential.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Engine, Write } from '../../db/engines/engine.ts'
import type { ColumnTypes, Tables } from '../../db/schema.ts'

type Kind = Engine['kind']

/** The places in a document that name a giver, each with its kind of key, as `giversOf` reads. */
const places = [
  { index: 'by_attester_address', path: ['attester', 'address'], kind: 'eth:' },
  { index: 'by_attester_fid', path: ['attester', 'fid'], kind: 'fid:' },
  { index: 'by_attester_id', path: ['attester', 'profileID'], kind: 'id:' },
  { index: 'by_claimed_address', path: ['claimedAttester', 'address'], kind: 'eth:' },
  { index: 'by_claimed_fid', path: ['claimedAttester', 'fid'], kind: 'fid:' },
  { index: 'by_claimed_id', path: ['claimedAttester', 'profileID'], kind: 'id:' },
  { index: 'by_behalf', path: ['onBehalfOf'], kind: 'eth:' },
] as const
type Place = (typeof places)[number]

/** Returns the text at a place, without parameters: an index serves only its own expression. */
const textAt = (engine: Kind, { path }: Place): RawBuilder<string> =>
  sql.raw(
    engine === 'sqlite'
      ? `lower(json_extract(document, '$.${path.join('.')}'))`
      : `lower(document::json #>> '{${path.join(',')}}')`,
  )

/** Returns a cheap condition that documents with such a party meet, and most others do not. */
const names = (engine: Kind, { path: [party] }: Place): RawBuilder<boolean> =>
  sql.raw(`${engine === 'sqlite' ? 'instr' : 'strpos'}(document, '"${party}":') > 0`)

/** Migration: finds the credentials that a person gave without reading all credentials. */
export async function indexGivers(
  db: Kysely<Tables>,
  _types: ColumnTypes,
  { kind }: Pick<Engine, 'kind'>,
): Promise<void> {
  for (const place of places)
    await sql`
      create index ${sql.id(`credential_${place.index}`)} on credential (${textAt(kind, place)})
      where ${names(kind, place)}`.execute(db)
}

/** Deletes the credentials that name one of these keys as their giver. Returns how many. */
export async function deleteGiven(
  engine: Engine,
  trx: Write,
  keys: readonly string[],
): Promise<number> {
  const wanted = new Set(keys)
  const found = new Map<string, { uid: string; issuer: string; document: string }>()
  for (const place of places)
    for (const key of keys) {
      if (!key.startsWith(place.kind)) continue
      const value = key.slice(place.kind.length).toLowerCase()
      const { rows } = await sql<{ uid: string; issuer: string; document: string }>`
        select uid, issuer, document from credential
        where ${names(engine.kind, place)} and ${textAt(engine.kind, place)} = ${value}`.execute(
        trx,
      )
      for (const row of rows) found.set(`${row.uid} ${row.issuer}`, row)
    }
  const given = [...found.values()].filter(({ document }) =>
    // The kinds of IDs differ in letter case.
    giversOf(JSON.parse(document) as CredentialRecord).some((key) => wanted.has(key)),
  )
  for (const [issuer, rows] of Map.groupBy(given, (row) => row.issuer)) {
    const uids = rows.map(({ uid }) => uid)
    await trx
      .deleteFrom('credential')
      .where('issuer', '=', issuer)
      .where(engine.isIn('uid', uids))
      .execute()
  }
  return given.length
}
