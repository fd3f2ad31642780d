import { type BareFid, fidOfScope, fromBareFid, toBareFid } from '@whocast/contract/bare-fid.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { type Kysely, sql } from 'kysely'
import type { Address } from 'viem'
import type { Engine, InsertRule, ReadEngine, Row, Write } from '../../db/engines/engine.ts'
import type { ColumnTypes, Tables } from '../../db/schema.ts'
import { keysOf } from './gather.ts'
import { anchor } from './plan-findings.ts'
import type { Concerned } from './regroup.ts'

/** Fids of which only the holder is known: mostly machines; they take a tenth of the space. */
interface BareFidTables {
  bare_fid: {
    /** Decimal. */
    fid: string
    /** The 20 bytes of the address, Base64url. */
    custody: string
    since: number
    checked_at: number
  }
}

/** Migration: the table of bare fids, empty. */
export async function createBareFids(
  db: Kysely<Tables>,
  { text, integer, clustered }: ColumnTypes,
): Promise<void> {
  const table = db.schema
    .createTable('bare_fid')
    .addColumn('fid', text, (c) => c.primaryKey())
    .addColumn('custody', text, (c) => c.notNull())
    .addColumn('since', integer, (c) => c.notNull())
    .addColumn('checked_at', integer, (c) => c.notNull())
  await (clustered ? table.modifyEnd(clustered) : table).execute()
  await db.schema.createIndex('bare_fid_by_custody').on('bare_fid').column('custody').execute()
}

const rule: InsertRule<'bare_fid'> = {
  table: 'bare_fid',
  columns: ['fid', 'custody', 'since', 'checked_at'],
  numbers: ['since', 'checked_at'],
  key: ['fid'],
  update: ['custody', 'since', 'checked_at'],
}

const packed = (address: string): string =>
  Buffer.from(address.slice(2), 'hex').toString('base64url')

const toRow = ({ fid, custody, since, checkedAt }: BareFid): Row<'bare_fid'> => ({
  fid: String(fid),
  custody: packed(custody),
  since,
  checked_at: checkedAt,
})

const fromRow = ({ fid, custody, since, checked_at }: Row<'bare_fid'>): BareFid => ({
  fid: Number(fid),
  custody: `0x${Buffer.from(custody, 'base64url').toString('hex')}` as Address,
  since: Number(since),
  checkedAt: Number(checked_at),
})

/** Returns the keys that lead to a bare fid. */
export const keysOfBare = ({ fid, custody }: BareFid): string[] => [`fid:${fid}`, `eth:${custody}`]

/** The bare fids behind keys of the forms `fid:1` and `eth:0x…`; others lead to none. */
export async function readBareFids(
  engine: Pick<Engine, 'isIn'>,
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<BareFid[]> {
  const of = (kind: string) =>
    keys.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : []))
  const [fids, addresses] = [of('fid:'), of('eth:')]
  if (fids.length === 0 && addresses.length === 0) return []
  const { rows } = await sql<Row<'bare_fid'>>`
    select * from bare_fid where ${engine.isIn('fid', fids)}
    union all select * from bare_fid where ${engine.isIn('custody', addresses.map(packed))}`.execute(
    db,
  )
  return [...new Map(rows.map((row) => [row.fid, fromRow(row)])).values()]
}

/** Returns the bare fids behind keys, by key. */
export async function findBareFids(
  engine: Pick<ReadEngine, 'isIn' | 'read'>,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const found = await engine.read((db) => readBareFids(engine, db, keys))
  const wanted = new Set(keys)
  return new Map(
    found.flatMap((bare) =>
      keysOfBare(bare).flatMap((key): [string, number][] =>
        wanted.has(key) ? [[key, bare.fid]] : [],
      ),
    ),
  )
}

/** Deletes the rows of bare fids. */
export async function deleteBareFids(
  engine: Pick<Engine, 'isIn'>,
  trx: Write,
  bare: readonly BareFid[],
): Promise<void> {
  if (bare.length === 0) return
  await trx
    .deleteFrom('bare_fid')
    .where(
      engine.isIn(
        'fid',
        bare.map(({ fid }) => String(fid)),
      ),
    )
    .execute()
}

/** Writes the rows of bare fids. */
export const writeBareFids = (
  engine: Engine,
  trx: Write,
  bare: readonly BareFid[],
): Promise<void> => engine.insertMany(trx, rule, bare.map(toRow))

/**
 * Which findings are of bare fids that nothing else is known to be about. The others wake those
 * that are stored bare and turn out to be about the same person.
 *
 * @param stored the bare fids behind the keys of the findings; others do no harm
 */
export function separateBare(
  findings: Finding[],
  concerned: Concerned,
  stored: readonly BareFid[],
): { findings: Finding[]; bare: BareFid[]; promoted: BareFid[] } {
  if (stored.length === 0 && findings.every((finding) => toBareFid(finding) === null))
    return { findings, bare: [], promoted: [] }
  const bareOf = new Map(findings.map((finding) => [finding, toBareFid(finding)]))
  const taken = new Set(concerned.identities.map(({ key }) => key))
  for (const [finding, one] of bareOf) if (!one) for (const key of keysOf(finding)) taken.add(key)
  const isTaken = (one: BareFid) => keysOfBare(one).some((key) => taken.has(key))
  const bare = [...bareOf.values()].filter((one) => one !== null && !isTaken(one)) as BareFid[]
  const others = findings.filter((finding) => {
    const one = bareOf.get(finding)
    return !one || isTaken(one)
  })
  const wakes = new Set(others.flatMap(keysOf))
  const promoted = stored.filter((one) => keysOfBare(one).some((key) => wakes.has(key)))
  const scopes = new Set(others.map(anchor))
  return {
    findings: [
      ...others,
      ...promoted.map(fromBareFid).filter((finding) => !scopes.has(anchor(finding))),
    ],
    bare,
    promoted,
  }
}

/** Returns the findings of a source about bare fids, by scope. */
export async function findBare(
  engine: Pick<Engine, 'isIn'>,
  db: Kysely<Tables>,
  source: string,
  scopes: readonly string[],
): Promise<Map<string, Finding>> {
  const keys = scopes.flatMap((scope) => fidOfScope(source, scope) ?? []).map((fid) => `fid:${fid}`)
  const bare = keys.length === 0 ? [] : await readBareFids(engine, db, keys)
  return new Map(bare.map(fromBareFid).map((finding) => [finding.scope, finding]))
}

declare module '../../db/schema.ts' {
  interface Tables extends BareFidTables {}
}
