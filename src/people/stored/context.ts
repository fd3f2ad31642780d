import type { CredentialStoreOptions } from '../../credentials/stored/put.ts'
import type { Erase } from '../../db/erase.ts'

/** The context of operations on profiles. */
export interface PeopleContext extends Omit<CredentialStoreOptions, 'changes'> {
  /** Source names, the most trusted first. */
  precedence: readonly string[]
  /** The erasers of other modules, which delete a profile's rows from their tables. */
  erasers: readonly Erase[]
}
