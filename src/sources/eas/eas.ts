import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, getAbiItem, type Hex } from 'viem'
import { type EasChain, easAbi, easChains, type KnownSchema, knownSchemas } from '../../domain/eas.ts'
import { ServiceError } from '../../domain/error.ts'
import type { Credentials } from '../../domain/ports/credentials.ts'
import type { People } from '../../domain/ports/people.ts'
import { type Source, SourceError } from '../../domain/ports/source.ts'
import type { Cursors } from '../../domain/ports/store.ts'
import { type Clock, type Logger, silentTelemetry, type Telemetry } from '../../domain/ports/telemetry.ts'
import { createEasRecords, type EasClient, isTransient, lower, type Where } from './records.ts'

export interface EasIndexerOptions {
  /** By chain ID; chains without a known EAS contract are left alone. */
  clients: ReadonlyMap<number, EasClient>
  store: {
    credentials: Pick<Credentials, 'putMany' | 'get' | 'byUid' | 'all' | 'toRecheck'>
    cursors: Cursors
    people: Pick<People, 'findMany'>
  }
  log: Pick<Logger, 'info' | 'warn'>
  /** The service's own key, whose revocations of what it signed are looked for. */
  attester?: Address
  chains?: Readonly<Record<number, EasChain>>
  schemas?: readonly KnownSchema[]
  clock?: Clock
  telemetry?: Telemetry
  /** Between two looks at the newest block. */
  pollMs?: number
  /** Blocks of one question, at most; halved while a provider refuses, doubled while it does not. */
  maxRange?: number
  /** How often a credential's revocation is read again although no event spoke of it. */
  recheckSeconds?: number
}

export interface EasIndexer {
  readonly name: string
  /** Follows all chains until the signal aborts; never rejects. One process at a time follows a chain. */
  run(signal: AbortSignal): Promise<void>
  /** One round of one chain: as many blocks as there are. For tests and `run`. */
  catchUp(chainId: number, signal: AbortSignal): Promise<void>
  /** Queues addresses whose past has not been read yet, and reads it in the background of `run`. */
  watch(addresses: readonly Address[]): void
}

/** How far a chain was read. */
interface Position {
  /** The next block to read. */
  next: number
  /** From this block on everything about people we know was read; before it, only the known schemas. */
  liveFrom: number
  /** Blocks behind us, the newest last, by which a reorganisation is noticed, and what was stored since the one before. */
  trail: { block: number; hash: Hex; uids: Hex[] }[]
}

const events = [
  getAbiItem({ abi: easAbi, name: 'Attested' }),
  getAbiItem({ abi: easAbi, name: 'Revoked' }),
  getAbiItem({ abi: easAbi, name: 'RevokedOffchain' }),
] as const

/** Deeper reorganisations than this do not happen on the chains of the table. */
const TRAIL_BLOCKS = 256
const ADDRESSES_TOGETHER = 100
const MOST_WATCHED = 100_000
const LEASE_MS = 120_000
const STORE_AGAIN_MS = 2000

/**
 * Follows the EAS contracts of the configured chains: stores attestations about people we know as
 * credentials, takes them off when they are revoked, follows reorganisations, goes on where it
 * stopped. docs/credentials.md says which attestations are stored.
 */
export function createEasIndexer(options: EasIndexerOptions): EasIndexer {
  const { store, log, schemas = knownSchemas, chains = easChains, clock = Date.now } = options
  const { pollMs = 10_000, maxRange = 10_000, recheckSeconds = 21_600, telemetry = silentTelemetry } = options
  const owner = randomUUID()
  const followed = [...options.clients].flatMap(([chainId, client]) => {
    const chain = chains[chainId]
    return chain ? [{ chainId, client, chain, range: { now: maxRange } }] : []
  })
  type Followed = (typeof followed)[number]
  const queues = new Map(followed.map(({ chainId }) => [chainId, new Set<Address>()]))
  const seen = new Set<Address>()
  const now = () => Math.floor(clock() / 1000)
  const records = createEasRecords({ store, followed, schemas, ownAttester: options.attester, now, recheckSeconds, telemetry })
  const { knownAmong, storeAttestations, revokeOffchain, recheck } = records
  const positionName = (chainId: number) => `eas:${chainId}`

  async function headOf({ client }: Followed): Promise<number> {
    return Number((await client.getBlock({ blockTag: 'latest' })).number)
  }

  async function loadPosition(on: Followed): Promise<Position> {
    const saved = await store.cursors.get(positionName(on.chainId))
    if (saved !== null) return JSON.parse(saved) as Position
    return { next: Number(on.chain.fromBlock), liveFrom: await headOf(on), trail: [] }
  }

  const savePosition = (on: Followed, position: Position) => store.cursors.set(positionName(on.chainId), JSON.stringify(position))

  /** Goes back to the newest block behind us that is still there, and looks again at what was stored since. */
  async function rewind(on: Followed, position: Position): Promise<Position> {
    const dropped: Hex[] = []
    const trail = [...position.trail]
    for (let last = trail.at(-1); last; last = trail.at(-1)) {
      if ((await hashOf(on, last.block)) === last.hash) break
      dropped.push(...last.uids)
      trail.pop()
    }
    const [oldest] = position.trail
    if (trail.length === position.trail.length || !oldest) return position
    const next = (trail.at(-1)?.block ?? Math.max(Number(on.chain.fromBlock), oldest.block - TRAIL_BLOCKS) - 1) + 1
    log.warn({ chainId: on.chainId, from: position.next, to: next, attestations: dropped.length }, 'the chain was reorganised')
    await storeAttestations(on, new Map(dropped.map((uid) => [uid, {}])))
    const rewound = { ...position, next, trail }
    await savePosition(on, rewound)
    return rewound
  }

  async function hashOf({ client }: Followed, block: number): Promise<Hex | null> {
    try {
      return (await client.getBlock({ blockNumber: BigInt(block) })).hash
    } catch (error) {
      if ((error as Error).name === 'BlockNotFoundError') return null
      throw error
    }
  }

  /** What happened in some blocks: everything once we are live, before that only what the known schemas have. */
  async function readLogs({ client, chain }: Followed, from: number, to: number, isLive: boolean) {
    const base = { address: chain.contract, fromBlock: BigInt(from), toBlock: BigInt(to), strict: true } as const
    if (isLive) {
      const logs = await client.getLogs({ ...base, events })
      return {
        attestations: logs.filter((entry) => entry.eventName !== 'RevokedOffchain'),
        offchain: logs.filter((entry) => entry.eventName === 'RevokedOffchain').map(({ args }) => args),
      }
    }
    // viem filters by arguments of one event at a time.
    const args = { schemaUID: schemas.map(({ uid }) => uid) }
    const [attested, revoked] = await Promise.all([
      client.getLogs({ ...base, event: events[0], args }),
      client.getLogs({ ...base, event: events[1], args }),
    ])
    return { attestations: [...attested, ...revoked], offchain: [] }
  }

  /** Reads one stretch of blocks, as many as the provider gives at once. */
  async function readStretch(on: Followed, position: Position, head: number): Promise<Position> {
    const isLive = position.next >= position.liveFrom
    const end = isLive ? head : Math.min(head, position.liveFrom - 1)
    const [from, to] = [position.next, Math.min(end, position.next + on.range.now - 1)]
    // Before the logs: should the chain change in between, the next look notices.
    const hash = head - to < TRAIL_BLOCKS ? await hashOf(on, to) : null
    const logs = await withRange(on, () => readLogs(on, from, to, isLive))
    if (logs === null) return position
    const isKnown = (schema: Hex) => schemas.some(({ uid }) => uid === schema)
    const strangers = logs.attestations.filter(({ args }) => !isKnown(args.schemaUID)).map(({ args }) => args.recipient)
    const known = await knownAmong(strangers)
    const where: Where = new Map()
    for (const { eventName, args, transactionHash, blockNumber } of logs.attestations) {
      if (!isKnown(args.schemaUID) && !known.has(lower(args.recipient))) continue
      // The evidence names the transaction that attested, not the one that revoked.
      if (eventName === 'Attested') where.set(args.uid, { transactionHash, blockNumber: Number(blockNumber) })
      else if (!where.has(args.uid)) where.set(args.uid, {})
    }
    await storeAttestations(on, where)
    if (logs.offchain.length > 0) await revokeOffchain(on, logs.offchain)
    const trail = hash ? [...position.trail, { block: to, hash, uids: [...where.keys()] }] : position.trail
    const read = { ...position, next: to + 1, trail: trail.filter(({ block }) => head - block < TRAIL_BLOCKS) }
    await savePosition(on, read)
    return read
  }

  /** Runs a question about a range of blocks; null when the provider found it too large, which halves the next. */
  async function withRange<T>(on: Followed, ask: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await ask()
      on.range.now = Math.min(maxRange, on.range.now * 2)
      return answer
    } catch (error) {
      if (on.range.now === 1 || isTransient(error)) throw error
      on.range.now = Math.max(1, Math.floor(on.range.now / 2))
      return null
    }
  }

  /** Reads what was attested to some addresses before we knew them. */
  async function readPast(on: Followed, addresses: Address[], signal: AbortSignal): Promise<void> {
    const position = await loadPosition(on)
    for (let from = Number(on.chain.fromBlock); from < position.next && !signal.aborted; ) {
      const to = Math.min(position.next - 1, from + on.range.now - 1)
      const logs = await withRange(on, () =>
        on.client.getLogs({
          address: on.chain.contract,
          fromBlock: BigInt(from),
          toBlock: BigInt(to),
          event: events[0],
          args: { recipient: addresses },
          strict: true,
        }),
      )
      if (logs === null) continue
      const where: Where = new Map()
      for (const { args, transactionHash, blockNumber } of logs)
        where.set(args.uid, { transactionHash, blockNumber: Number(blockNumber) })
      await storeAttestations(on, where)
      from = to + 1
    }
    if (signal.aborted) return
    // Of people only: what is written of a wallet must go with its owner when they are forgotten.
    const people = await knownAmong(addresses)
    for (const address of addresses)
      if (people.has(address)) await store.cursors.set(`eas:${on.chainId}:${address}`, String(position.next))
  }

  async function drainQueue(on: Followed, signal: AbortSignal): Promise<void> {
    const queue = queues.get(on.chainId)
    while (queue && queue.size > 0 && !signal.aborted) {
      const batch = [...queue].slice(0, ADDRESSES_TOGETHER)
      const isRead = await Promise.all(batch.map((address) => store.cursors.get(`eas:${on.chainId}:${address}`)))
      const fresh = batch.filter((_, index) => isRead[index] === null)
      if (fresh.length > 0) await readPast(on, fresh, signal)
      if (!signal.aborted) for (const address of batch) queue.delete(address)
    }
  }

  const find = (chainId: number): Followed => {
    const on = followed.find((one) => one.chainId === chainId)
    if (!on) throw new RangeError(`chain ${chainId} is not followed`)
    return on
  }

  async function catchUp(on: Followed, signal: AbortSignal): Promise<void> {
    let position = await rewind(on, await loadPosition(on))
    for (let head = await headOf(on); position.next <= head && !signal.aborted; ) {
      position = await readStretch(on, position, head)
      if (position.next > head) head = await headOf(on)
    }
  }

  async function follow(on: Followed, signal: AbortSignal): Promise<void> {
    let failures = 0
    let isAway = false
    while (!signal.aborted) {
      try {
        if (await store.cursors.lease(positionName(on.chainId), owner, LEASE_MS)) {
          await catchUp(on, signal)
          if (on === followed[0]) await recheck()
        }
        await drainQueue(on, signal)
        failures = 0
      } catch (error) {
        failures += 1
        // Our own database, which says itself when it fails; providers are left alone for longer.
        isAway = error instanceof ServiceError
        log.warn({ chainId: on.chainId, err: error, failures }, 'the attestations of a chain could not be read')
        telemetry.count('eas_failures', { chain: String(on.chainId) })
      }
      const pause = failures === 0 ? pollMs : isAway ? STORE_AGAIN_MS : Math.min(60_000, pollMs * 2 ** failures)
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
    await store.cursors.release(positionName(on.chainId), owner).catch(() => {})
  }

  return {
    name: 'eas',
    async run(signal) {
      await Promise.all(followed.map((on) => follow(on, signal)))
    },
    catchUp: async (chainId, signal) => {
      await catchUp(find(chainId), signal)
      await drainQueue(find(chainId), signal)
      await recheck()
    },
    watch(addresses) {
      for (const address of addresses.map(lower)) {
        if (seen.has(address)) continue
        if (seen.size >= MOST_WATCHED) seen.clear()
        seen.add(address)
        for (const queue of queues.values()) if (queue.size < MOST_WATCHED) queue.add(address)
      }
    },
  }
}

/**
 * The same as a source: it finds nothing itself, but has the past of everybody who is looked up
 * read in the background, so that their credentials are there soon after.
 */
export function createEasSource(indexer: Pick<EasIndexer, 'watch'>): Source {
  return {
    name: 'eas',
    canWiden: () => false,
    widen: async (identifiers) => identifiers.map(() => new SourceError('eas', 'knows no identifiers', { isTransient: false })),
    async collect(subjects) {
      indexer.watch(subjects.flatMap(({ addresses }) => addresses))
      return subjects.map(() => [])
    },
  }
}
