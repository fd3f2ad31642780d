import type { CredentialStoreOptions } from '../../credentials/stored/put.ts'
import type { Engine } from '../../db/engines/engine.ts'
import type { Erase } from '../../db/erase.ts'
import type { Forgotten } from '../../db/suppression-list.ts'
import type { Clock } from '../../kit/telemetry.ts'

/** The context of operations on profiles. */
export interface PeopleContext {
  engine: Engine
  forgotten: Forgotten
  /** Source names, the one whose word counts most first. */
  precedence: readonly string[]
  /** See `StoreOptions`. */
  maxPerAttester: number
  /** See `CredentialStoreOptions`. */
  issuers: readonly string[]
  rankPeople: CredentialStoreOptions['rankPeople']
  /** The erasers of other modules, which delete a profile's rows from their tables. */
  erasers: readonly Erase[]
  clock: Clock
}
