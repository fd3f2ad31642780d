import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { subjectOf } from '../../credentials/stored/put.ts'
import type { Write } from '../../db/engines/engine.ts'
import { createKeyFilter, type KeyFilter } from '../../kit/key-filter.ts'
import { keysOf } from '../stored/gather.ts'
import { type Heaps, query, type TextColumn } from './heaps.ts'

/** The keys of the tables, or of a batch whose twins hide them. */
const STORED_KEYS = [
  `select 'k:' || key as key from identity where holder = ''`,
  `select 's:' || scope as key from finding`,
  `select 'u:' || uid as key from credential`,
  `select distinct 'k:' || subject as key from credential`,
]

/** The columns of the heaps that have keys, and the beginnings of these. */
const LOADED_KEYS: readonly (TextColumn & { prefix: string })[] = [
  { prefix: 'k:', heap: 'load_identity', column: 'key', where: `holder = ''` },
  { prefix: 's:', heap: 'load_finding', column: 'scope' },
  { prefix: 'u:', heap: 'load_credential', column: 'uid' },
  { prefix: 'k:', heap: 'load_credential', column: 'subject' },
]

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

/** Returns the keys of everything in the tables and in the load, before its batches begin. */
export async function readKnownKeys(trx: Write, heaps: Heaps): Promise<KeyFilter> {
  const known = createKeyFilter()
  await addStored(trx, known)
  for (const { prefix, ...source } of LOADED_KEYS)
    await heaps.readTexts(trx, source, (texts) => {
      for (const text of texts) known.add(prefix + text)
    })
  await heaps.readTexts(trx, { heap: 'load_line', column: 'keys' }, (lists) => {
    for (const keys of lists) for (const key of JSON.parse(keys) as string[]) known.add(key)
  })
  return known
}

/** Adds the keys of the tables, or of the batch that is about to be stored. */
export async function addStored(trx: Write, known: KeyFilter): Promise<void> {
  for (const text of STORED_KEYS)
    for (const { key } of await query<{ key: string }>(trx, text)) known.add(key)
}
