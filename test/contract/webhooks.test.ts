import { describe } from 'vitest'
import { testEngines } from './store-databases.ts'
import { describeWebhooks } from './webhooks.ts'

describe.each(testEngines())('webhooks on %s', (_name, createDatabase) =>
  describeWebhooks(createDatabase),
)
