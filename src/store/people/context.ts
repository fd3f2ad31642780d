import type { Clock } from '../../domain/ports/telemetry.ts'
import type { Engine } from '../engines/engine.ts'
import type { Forgotten } from './forgotten.ts'

/** What the verbs on people need. */
export interface PeopleContext {
  engine: Engine
  forgotten: Forgotten
  /** Source names, the one whose word counts most first. */
  precedence: readonly string[]
  /** See `StoreOptions`. */
  mostPerAttester: number
  clock: Clock
}
