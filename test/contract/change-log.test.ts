import { describe } from 'vitest'
import { describeChangeLog } from './change-log.ts'
import { migratedEngines as testEngines } from './store-databases.ts'

describe.each(testEngines())('the log of changes on %s', (_kind, createDatabase) =>
  describeChangeLog(createDatabase),
)
