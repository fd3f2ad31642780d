import { createPostgresDatabase } from '../contract/store-databases.ts'
import { passBench } from './pass.ts'

const serverUrl = process.env.TEST_POSTGRES_URL

export const bench = passBench(
  'PostgreSQL',
  serverUrl ? () => createPostgresDatabase(serverUrl) : null,
)
