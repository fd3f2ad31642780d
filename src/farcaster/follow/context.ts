import type { Finding } from '@whocast/contract/profile.ts'
import type { Cursors } from '../../db/port.ts'
import type { Clock, Logger, Telemetry } from '../../kit/telemetry.ts'
import type { People } from '../../people/port.ts'
import type { FarcasterReader } from '../client.ts'
import type { GaslessKeys } from '../gasless-keys.ts'

export interface NetworkContext {
  /** Names the node in what is kept: its URL. */
  node: string
  /** The node, within its budget. */
  client: FarcasterReader
  /** Reads a fid by the checks of lookups; null where the node knows of no such fid. */
  readFid(fid: number, signal: AbortSignal): Promise<Finding | null>
  /** Adds what is at hand of evidence; for people who may be stored already. */
  attach?: ((findings: Finding[]) => Promise<Finding[]>) | undefined
  people: Pick<People, 'save' | 'findings'>
  /** Where the messages that add and remove app keys are stored. */
  gaslessKeys: GaslessKeys
  cursors: Cursors
  clock: Clock
  telemetry: Telemetry
  log: Logger
  timing: NetworkTiming
}

/** In milliseconds. */
export interface NetworkTiming {
  /** Between two looks for events. */
  poll: number
  /** How long a shard is one process's. */
  lease: number
  /** The first wait after something failed; each further one in a row is twice as long. */
  backoff: number
  /** From the end of a full pass to the start of the next, which finds what a node withheld. */
  sweep: number
  /** Between two looks at events that were done with: some come late. */
  lookBack: number
  /** How long a node may lack the last event before it counts as one that was set up again. */
  behind: number
}

export const defaultTiming: NetworkTiming = {
  poll: 500,
  lease: 15_000,
  backoff: 1000,
  sweep: 7 * 86_400_000,
  lookBack: 60_000,
  behind: 300_000,
}
