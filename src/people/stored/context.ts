import type { CredentialStoreOptions } from '../../credentials/stored/put.ts'
import type { Engine } from '../../db/engines/engine.ts'
import type { Erase } from '../../db/erase.ts'
import type { Forgotten } from '../../db/forgotten.ts'
import type { Clock } from '../../kit/telemetry.ts'

/** What the verbs on people need. */
export interface PeopleContext {
  engine: Engine
  forgotten: Forgotten
  /** Source names, the one whose word counts most first. */
  precedence: readonly string[]
  /** See `StoreOptions`. */
  mostPerAttester: number
  /** See `CredentialStoreOptions`. */
  issuers: readonly string[]
  rankPeople: CredentialStoreOptions['rankPeople']
  /** What other rooms take out of their tables when a person is forgotten. */
  erasers: readonly Erase[]
  clock: Clock
}
