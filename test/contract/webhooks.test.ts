import { describe } from 'vitest'
import { migratedEngines as testEngines } from './store-databases.ts'
import { describeWebhooks } from './webhooks.ts'

describe.each(testEngines())('webhooks on %s', (_name, createDatabase) =>
  describeWebhooks(createDatabase),
)
