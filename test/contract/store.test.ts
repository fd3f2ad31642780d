import { describe } from 'vitest'
import { storeContract } from './store.ts'
import { testEngines } from './store-databases.ts'

describe.each(testEngines())('store on %s', (_name, createDatabase) =>
  storeContract(createDatabase),
)
