import { createSqliteDatabase } from '../contract/store-databases.ts'
import { passBench } from './pass.ts'

export const bench = passBench('SQLite', createSqliteDatabase)
