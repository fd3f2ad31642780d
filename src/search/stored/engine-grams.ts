import type { ReadEngine } from '../../db/engines/engine.ts'
import type { GramTable } from './gram-table.ts'
import { postgresGrams } from './postgres-grams.ts'
import { sqliteGrams } from './sqlite-grams.ts'

/** Where an engine keeps the grams that search looks in. */
export const gramTable = ({ kind }: Pick<ReadEngine, 'kind'>): GramTable =>
  kind === 'sqlite' ? sqliteGrams : postgresGrams
