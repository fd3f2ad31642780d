import type { ApiKey } from '../domain/ports/keys.ts'
import type { Lookup } from '../domain/ports/lookup.ts'
import type { Network } from '../domain/ports/network.ts'
import type { Store } from '../domain/ports/store.ts'
import type { Clock, Logger } from '../domain/ports/telemetry.ts'
import type { TracedAnswer, TraceInput } from '../people/trace.ts'

/** What this process is and how it is configured; nothing of it is secret. */
export interface ServiceFacts {
  version: string
  /** Of Node.js. */
  runtime: string
  database: Store['kind']
  /** Unix ms. */
  startedAt: number
  isProduction: boolean
  /** Sources that are on or off, and by which variable. */
  sources: { name: string; isOn: boolean; why: string }[]
  /** Requests a minute by the name of the limit; 0: none. */
  limits: Record<string, number>
  /** What an operator should look at in the configuration, in sentences. */
  advice: string[]
}

/** What the operator's verbs work with. */
export interface AdminContext {
  facts: ServiceFacts
  store: Pick<Store, 'keys' | 'mentions' | 'webhooks' | 'forgotten' | 'people' | 'owners' | 'gauges' | 'check'>
  lookup: Pick<Lookup, 'health'>
  /** Null where no node is followed. */
  network: Pick<Network, 'status'> | null
  trace: (input: TraceInput) => Promise<TracedAnswer>
  clock: Clock
  log: Logger
}

/** Who acts: the operator's key. */
export type Operator = Pick<ApiKey, 'id' | 'name'>
