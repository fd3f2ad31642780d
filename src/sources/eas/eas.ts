import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import { lower } from '@whocast/contract/lower.ts'
import {
  type EasChain,
  easChains,
  type KnownSchema,
  knownSchemas,
} from '@whocast/evidence/forms/eas.ts'
import { LRUCache } from 'lru-cache'
import type { Address } from 'viem'
import { FairQueue } from '../../kit/fair-queue.ts'
import { atMost } from '../../kit/lru-size.ts'
import { SourceError } from '../../kit/source-error.ts'
import { type Clock, silentTelemetry, type Telemetry } from '../../kit/telemetry.ts'
import { currentClient } from '../../net/request-allowance.ts'
import type { Source } from '../../people/source-port.ts'
import { readStretch } from './blocks.ts'
import type { EasClient, EasContext, FollowedChain } from './context.ts'
import { drainQueue, readLate } from './past.ts'
import { headOf, loadPosition, positionName, rewind } from './position.ts'
import { recheck } from './recheck.ts'

interface EasIndexerOptions {
  /** By chain ID; chains without a known EAS contract are left alone. */
  clients: ReadonlyMap<number, EasClient>
  store: EasContext['store']
  log: EasContext['log']
  /** The service's own key, whose revocations of what it signed are looked for. */
  attester?: Address
  chains?: Readonly<Record<number, EasChain>>
  schemas?: readonly KnownSchema[]
  clock?: Clock
  telemetry?: Telemetry
  /** Between two looks at the newest block. */
  pollMs?: number
  /** Blocks of one question at most; halved while a provider refuses, then doubled again. */
  maxRange?: number
  /** How often a credential's revocation is read again although no event spoke of it. */
  recheckSeconds?: number
}

export type EasIndexer = ReturnType<typeof createEasIndexer>

const MAX_WATCHED = 100_000
/** A client's address is queued again after this long. */
const SEEN_SECONDS = 600
const LEASE_MS = 120_000
const RECHECK_LEASE = 'eas:recheck'
const STORE_AGAIN_MS = 2000
/** Where a node does not have the last block of a stretch, it ends so many blocks earlier. */
const BEHIND_BLOCKS = 8

/**
 * Follows the EAS contracts of the configured chains. Stores attestations about people we know as
 * credentials, removes revoked ones, follows reorganisations and resumes where it stopped.
 * docs/credentials.md says which attestations are stored.
 */
export function createEasIndexer(options: EasIndexerOptions) {
  const context = contextOf(options)
  const { followed } = context
  /** Unix seconds at which addresses were queued, by client and address. */
  const seen = new Map<string, number>()
  return {
    name: 'eas',
    /** Follows all chains until the signal aborts, one process a chain; never rejects. */
    async run(signal: AbortSignal): Promise<void> {
      if (followed.length === 0) return
      const chains = followed.map((on) => follow(context, on, signal))
      await Promise.all([...chains, followChecks(context, signal)])
    },
    /** One round of one chain: as many blocks as there are. For tests and `run`. */
    async catchUp(chainId: number, signal: AbortSignal): Promise<void> {
      const on = followed.find((one) => one.chainId === chainId)
      if (!on) throw new RangeError(`chain ${chainId} is not followed`)
      await catchUp(context, on, signal, async () => true)
      await readLate(context, on)
      await drainQueue(context, on, signal)
      await recheck(context)
    },
    /** Queues addresses; `run` reads the past of those for which no process has read it. */
    watch(addresses: readonly Address[]): void {
      const client = currentClient() ?? ''
      for (const address of addresses.map(lower)) {
        const key = `${client} ${address}`
        // A wallet may be in a profile by now, or deleted and back.
        if (context.now() - (seen.get(key) ?? Number.NEGATIVE_INFINITY) < SEEN_SECONDS) continue
        if (seen.size >= MAX_WATCHED) seen.clear()
        seen.set(key, context.now())
        for (const { queue } of followed) queue.push(client, address)
      }
    },
  }
}

function contextOf(options: EasIndexerOptions): EasContext {
  const {
    chains = easChains,
    schemas = knownSchemas,
    clock = Date.now,
    telemetry = silentTelemetry,
  } = options
  const {
    pollMs = 10_000,
    maxRange = 10_000,
    recheckSeconds = 21_600,
    store,
    log,
    attester,
  } = options
  const followed = [...options.clients].flatMap(([chainId, client]): FollowedChain[] => {
    const chain = chains[chainId]
    return chain
      ? [
          {
            chainId,
            client,
            chain,
            range: { now: maxRange },
            pastRange: { now: maxRange },
            queue: new FairQueue(MAX_WATCHED),
            done: new LRUCache(atMost(MAX_WATCHED)),
            past: null,
            turn: createTurns(),
            late: new Map(),
            stored: null,
          },
        ]
      : []
  })
  return {
    store,
    followed,
    schemas,
    ownAttester: attester,
    now: () => Math.floor(clock() / 1000),
    recheckSeconds,
    maxRange,
    pollMs,
    definitions: new Map(),
    telemetry,
    log,
  }
}

/** @param hold takes or renews the lease, which a long reading outlasts; false if another leads */
async function catchUp(
  context: EasContext,
  on: FollowedChain,
  signal: AbortSignal,
  hold: () => Promise<boolean>,
): Promise<void> {
  if (!(await hold())) return
  let position = await rewind(context, on, await loadPosition(context, on))
  let head = await headOf(on)
  while (position.next <= head && !signal.aborted) {
    const read = await readStretch(context, on, position, head)
    if (read === null) head -= BEHIND_BLOCKS
    else {
      position = read
      if (position.next > head) head = await headOf(on)
    }
    if (position.next <= head && !(await hold())) return
  }
}

/** Creates a function that runs one work at a time, in the order of the calls. */
function createTurns(): FollowedChain['turn'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}

/** Follows a chain until the signal aborts; never rejects. */
async function follow(context: EasContext, on: FollowedChain, signal: AbortSignal): Promise<void> {
  const { cursors } = context.store
  const name = positionName(on.chainId)
  const owner = randomUUID()
  const readLive = async () => {
    if (signal.aborted) return
    await catchUp(context, on, signal, () => cursors.lease(name, owner, LEASE_MS))
    await readLate(context, on)
  }
  const live = repeat(context, on, signal, () => on.turn(readLive))
  // Its queue may never be empty: it must not delay the live reading.
  const past = repeat(context, on, signal, () => drainQueue(context, on, signal))
  await Promise.all([live, past])
  await cursors.release(name, owner).catch(() => {})
}

/** Checks credentials of all chains again; chains that are slow or down delay no live reading. */
async function followChecks(context: EasContext, signal: AbortSignal): Promise<void> {
  const { store, log, pollMs } = context
  const owner = randomUUID()
  while (!signal.aborted) {
    try {
      if (await store.cursors.lease(RECHECK_LEASE, owner, LEASE_MS)) await recheck(context)
    } catch (error) {
      log.warn({ err: error }, 'some attestations could not be looked at again')
    }
    await sleep(pollMs, undefined, { signal }).catch(() => {})
  }
  await store.cursors.release(RECHECK_LEASE, owner).catch(() => {})
}

/** Runs rounds until the signal aborts, less often while they fail; never rejects. */
async function repeat(
  { log, telemetry, pollMs }: EasContext,
  { chainId }: FollowedChain,
  signal: AbortSignal,
  round: () => Promise<void>,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    let pause = pollMs
    try {
      await round()
      failures = 0
    } catch (error) {
      failures += 1
      // Our own database says itself when it fails; providers are left alone for longer.
      const isAway = error instanceof ServiceError
      pause = isAway ? STORE_AGAIN_MS : Math.min(60_000, pollMs * 2 ** failures)
      log.warn({ chainId, err: error, failures }, 'the attestations of a chain could not be read')
      telemetry.count('eas_failures', { chain: String(chainId) })
    }
    await sleep(pause, undefined, { signal }).catch(() => {})
  }
}

/** Creates a source that finds nothing, but has the past read of all who are looked up. */
export function createEasSource(indexer: Pick<EasIndexer, 'watch'>): Source {
  return {
    name: 'eas',
    canWiden: () => false,
    widen: async (identifiers) =>
      identifiers.map(() => new SourceError('eas', 'knows no identifiers', { isTransient: false })),
    async collect(subjects) {
      indexer.watch(subjects.flatMap(({ addresses }) => addresses))
      return subjects.map(() => [])
    },
  }
}
