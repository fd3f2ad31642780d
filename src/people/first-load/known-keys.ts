import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { subjectOf } from '../../credentials/stored/put.ts'
import type { Write } from '../../db/engines/engine.ts'
import { keysOf } from '../stored/gather.ts'
import { createKeyFilter, type KeyFilter } from './key-filter.ts'
import { query } from './tables.ts'

/** The keys of the tables, and of lines that were put aside. */
const STORED_KEYS = [
  `select 'k:' || key as key from main.identity where holder = ''`,
  `select 's:' || scope as key from main.finding`,
  `select 'u:' || uid as key from main.credential`,
  `select 'k:' || subject as key from main.credential`,
  'select value as key from load_line, json_each(load_line.keys)',
]

/** The keys of a batch. */
const BATCH_KEYS = [
  `select 'k:' || key as key from temp.identity where holder = ''`,
  `select 's:' || scope as key from temp.finding`,
  `select 'u:' || uid as key from temp.credential`,
  `select distinct 'k:' || subject as key from temp.credential`,
]

/** Rows that are read at once. */
const SLICE = 50_000

/** Adds the keys of a load that continues. */
async function addLoaded(trx: Write, filter: KeyFilter): Promise<void> {
  const texts = [
    `select rowid, 'k:' || key as key from load_identity where holder = ''`,
    `select rowid, 's:' || scope as key from load_finding where 1 = 1`,
    `select rowid, 'u:' || uid as key from load_credential where 1 = 1`,
    `select rowid, 'k:' || subject as key from load_credential where 1 = 1`,
  ]
  for (const text of texts) await addSlices(trx, filter, text)
}

async function addSlices(trx: Write, filter: KeyFilter, text: string): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await query<{ rowid: number; key: string }>(
      trx,
      `${text} and rowid > ${after} order by rowid limit ${SLICE}`,
    )
    for (const { key } of rows) filter.add(key)
    if (rows.length < SLICE) return
    after = rows.at(-1)?.rowid ?? after
  }
}

/** Returns the keys of a finding. Stored people with one of them may be the same. */
export const keysOfFinding = (finding: Finding): string[] => [
  `s:${finding.scope}`,
  ...keysOf(finding).map((key) => `k:${key}`),
]

/** Returns the keys of a credential, and of its subject. */
export const keysOfRecord = (record: CredentialRecord): string[] => [
  `u:${record.uid.toLowerCase()}`,
  `k:${subjectOf(record)}`,
]

/** Returns the keys of everything in the tables and in the load. */
export async function readKnownKeys(trx: Write): Promise<KeyFilter> {
  const known = createKeyFilter()
  await addLoaded(trx, known)
  for (const text of STORED_KEYS) await addAll(trx, known, text)
  return known
}

/** Adds the keys of the batch that is about to be stored. */
export async function addBatch(trx: Write, known: KeyFilter): Promise<void> {
  for (const text of BATCH_KEYS) await addAll(trx, known, text)
}

async function addAll(trx: Write, known: KeyFilter, text: string): Promise<void> {
  for (const { key } of await query<{ key: string }>(trx, text)) known.add(key)
}
