import type { Write } from '../../db/engines/engine.ts'
import type { SearchEngine } from './gram-table.ts'

/** Returns one number that changes when the n-grams or names of a subject change. */
export function fingerprintOf(grams: readonly number[], names: readonly number[] = []): number {
  let value = grams.length + names.length
  for (const gram of grams) value = Math.imul(value ^ gram, 0x01000193)
  for (const name of names) value = Math.imul(value ^ name, 0x01000193)
  return value >>> 0
}

/** Returns the rows of the index for these subjects. */
export async function readIndexed(engine: SearchEngine, trx: Write, subjects: readonly string[]) {
  if (subjects.length === 0) return []
  return trx
    .selectFrom('search')
    .select(['subject', 'place', 'fingerprint'])
    .where(engine.isIn('subject', subjects))
    .execute()
}
