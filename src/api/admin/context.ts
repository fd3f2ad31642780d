import type { Mentions } from '../../bot/mentions-port.ts'
import type { Webhooks } from '../../changes/webhooks/port.ts'
import type { Connections } from '../../db/port.ts'
import type { Network } from '../../farcaster/network-port.ts'
import type { ApiKey, Keys } from '../../http/keys/port.ts'
import type { Clock, Logger } from '../../kit/telemetry.ts'
import type { Owners } from '../../owners/port.ts'
import type { ForgottenList } from '../../owners/stored/forgotten-list.ts'
import type { Lookup } from '../../people/lookup.ts'
import type { People } from '../../people/port.ts'
import type { TracedAnswer, TraceInput } from '../trace.ts'

/** The state and configuration of this process, without secrets. */
export interface ServiceFacts {
  version: string
  /** The version of Node.js. */
  runtime: string
  database: 'sqlite' | 'postgres'
  /** Unix ms. */
  startedAt: number
  isProduction: boolean
  /** Sources that are on or off, and by which variable. */
  sources: { name: string; isOn: boolean; why: string }[]
  /** Requests a minute by the name of the limit; 0: none. */
  limits: Record<string, number>
  /** Problems of the configuration that an operator should look at, as sentences. */
  advice: string[]
}

/** The context of admin actions. */
export interface AdminContext {
  facts: ServiceFacts
  store: {
    keys: Keys
    mentions: Mentions
    webhooks: Webhooks
    forgotten: ForgottenList
    people: People
    owners: Owners
    gauges(): { connections: Connections; changesSeenMsAgo: number }
    check(): Promise<void>
  }
  lookup: Pick<Lookup, 'health'>
  /** Null where no node is followed. */
  network: Pick<Network, 'status'> | null
  trace: (input: TraceInput) => Promise<TracedAnswer>
  clock: Clock
  log: Logger
}

/** The operator's key that acts. */
export type Operator = Pick<ApiKey, 'id' | 'name'>
