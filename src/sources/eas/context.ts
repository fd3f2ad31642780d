import { type EasChain, easAbi, type KnownSchema } from '@whocast/evidence/forms/eas.ts'
import type { LRUCache } from 'lru-cache'
import type { Address, Hex, PublicClient } from 'viem'
import type { Credentials } from '../../credentials/port.ts'
import type { Cursors } from '../../db/port.ts'
import type { FairQueue } from '../../kit/fair-queue.ts'
import type { Logger, Telemetry } from '../../kit/telemetry.ts'
import type { People } from '../../people/port.ts'

/** The calls to a chain, all by viem's client with batching on. */
export type EasClient = Pick<PublicClient, 'getLogs' | 'getBlock' | 'readContract'>

export interface Range {
  now: number
}

/** Addresses whose past is read together. */
export interface PastBatch {
  addresses: Address[]
  /** The next block to read. */
  from: number
}

export interface FollowedChain {
  chainId: number
  client: EasClient
  chain: EasChain
  /** Blocks of one question, now. */
  range: Range
  /** The same for the past. */
  pastRange: Range
  /** Addresses whose past has not been read yet, by the client that looked them up. */
  queue: FairQueue<Address>
  /** Addresses whose past this process read while no profile had them. */
  done: LRUCache<Address, true>
  /** Those whose past is being read. */
  past: PastBatch | null
  /** Runs work that reads logs and stores attestations, one after the other. */
  turn<T>(work: () => Promise<T>): Promise<T>
  /** Attestations with logs that the contract did not confirm yet: its node may be behind. */
  late: Where
  /** The stored position as this process last read or wrote it; null for none. */
  stored: string | null
}

/** Facts about an attestation from its logs. */
export interface Place {
  transactionHash?: Hex | undefined
  blockNumber?: number | undefined
  /** The block of the newest log. */
  logBlock?: number
  /** A log says that it is revoked. */
  isRevoked?: boolean
}

/** Attestations by their uid. */
export type Where = Map<Hex, Place>

export interface EasContext {
  store: {
    credentials: Pick<
      Credentials,
      'putMany' | 'putChecked' | 'putOff' | 'byUid' | 'all' | 'toRecheck'
    >
    cursors: Cursors
    people: Pick<People, 'findMany'>
  }
  followed: readonly FollowedChain[]
  schemas: readonly KnownSchema[]
  /** The service's own key, whose revocations of what it signed are looked for. */
  ownAttester: Address | undefined
  now: () => number
  recheckSeconds: number
  /** Blocks of one question, at most. */
  maxRange: number
  pollMs: number
  /** Definitions of schemas by chain and uid, asked for once. */
  definitions: Map<string, Promise<string | null>>
  telemetry: Telemetry
  log: Pick<Logger, 'info' | 'warn'>
}

export type OnchainAttestation = Awaited<ReturnType<typeof readOnchain>>

/** Reads an attestation from the contract. */
export const readOnchain = (on: Pick<FollowedChain, 'client' | 'chain'>, uid: Hex) =>
  on.client.readContract({
    address: on.chain.contract,
    abi: easAbi,
    functionName: 'getAttestation',
    args: [uid],
  })

/** Whether asking less would not have helped: the node is down, or wants us to slow down. */
export function isTransient(error: unknown): boolean {
  const walk = (one: unknown): boolean => {
    if (!(one instanceof Error)) return false
    const { status, name, cause } = one as Error & { status?: number; cause?: unknown }
    if (name === 'TimeoutError') return false
    if (name === 'HttpRequestError' && status === undefined) return true
    return status === 429 || (status !== undefined && status >= 500) || walk(cause)
  }
  return walk(error)
}
