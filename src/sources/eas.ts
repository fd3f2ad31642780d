import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, getAbiItem, type Hex, type PublicClient, zeroAddress } from 'viem'
import { onchainUid } from '../domain/attestation.ts'
import type { CredentialRecord, Revocation } from '../domain/credential.ts'
import { type EasChain, easAbi, easChains, type KnownSchema, knownSchemas, readAttestation } from '../domain/eas.ts'
import {
  type Clock,
  type Credentials,
  type Cursors,
  type Logger,
  type People,
  type Source,
  SourceError,
  silentTelemetry,
  type Telemetry,
} from '../domain/ports.ts'

/** What is asked of a chain; viem's client, with batching on, does it all. */
export type EasClient = Pick<PublicClient, 'getLogs' | 'getBlock' | 'readContract'>

export interface EasIndexerOptions {
  /** By chain ID; chains without a known EAS contract are left alone. */
  clients: ReadonlyMap<number, EasClient>
  store: {
    credentials: Pick<Credentials, 'putMany' | 'get' | 'all' | 'toRecheck'>
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

/** The transaction and block in which each uid was attested, where they are known. */
type Where = Map<Hex, { transactionHash?: Hex; blockNumber?: number }>

type Held = Awaited<ReturnType<typeof readHeld>>

const events = [
  getAbiItem({ abi: easAbi, name: 'Attested' }),
  getAbiItem({ abi: easAbi, name: 'Revoked' }),
  getAbiItem({ abi: easAbi, name: 'RevokedOffchain' }),
] as const

/** Deeper reorganisations than this do not happen on the chains of the table. */
const TRAIL_BLOCKS = 256
const READ_TOGETHER = 100
const PEOPLE_TOGETHER = 500
const ADDRESSES_TOGETHER = 100
/** Anybody can attest anything to anybody: more than this is nobody's credential. */
const MOST_DATA = 2 + 2 * 16 * 1024
const MOST_WATCHED = 100_000
const LEASE_MS = 120_000
const RECHECK_TOGETHER = 100

/** The issuer under which on-chain attestations are stored: a uid does not bind its chain. */
export const easIssuer = (chainId: number): string => `eas:${chainId}`

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
    return chain
      ? [{ chainId, client, chain, range: { now: maxRange }, definitions: new Map<Hex, Promise<string | null>>() }]
      : []
  })
  type Followed = (typeof followed)[number]
  const queues = new Map(followed.map(({ chainId }) => [chainId, new Set<Address>()]))
  const seen = new Set<Address>()
  const now = () => Math.floor(clock() / 1000)
  const positionName = (chainId: number) => `eas:${chainId}`

  // ─── Reading ────────────────────────────────────────────────────────────────────────────

  async function headOf({ client }: Followed): Promise<number> {
    return Number((await client.getBlock({ blockTag: 'latest' })).number)
  }

  async function loadPosition(on: Followed): Promise<Position> {
    const saved = await store.cursors.get(positionName(on.chainId))
    if (saved !== null) return JSON.parse(saved) as Position
    return { next: Number(on.chain.fromBlock), liveFrom: await headOf(on), trail: [] }
  }

  const savePosition = (on: Followed, position: Position) => store.cursors.set(positionName(on.chainId), JSON.stringify(position))

  /** The definition of a schema, asked for once; null when the registry does not have it. */
  function definitionOf(on: Followed, uid: Hex): Promise<string | null> {
    const known = on.definitions.get(uid)
    if (known) return known
    if (on.definitions.size > 10_000) on.definitions.clear()
    const asked = readDefinition(on, uid)
    on.definitions.set(uid, asked)
    asked.catch(() => on.definitions.delete(uid))
    return asked
  }

  async function readDefinition({ client, chain }: Followed, uid: Hex): Promise<string | null> {
    const address = await client.readContract({ address: chain.contract, abi: easAbi, functionName: 'getSchemaRegistry' })
    const record = await client.readContract({ address, abi: easAbi, functionName: 'getSchema', args: [uid] })
    return BigInt(record.uid) === 0n ? null : record.schema
  }

  // ─── Storing ────────────────────────────────────────────────────────────────────────────

  /** Which of some addresses belong to people that we know. */
  async function knownAmong(addresses: Iterable<Address>): Promise<Set<string>> {
    const all = [...new Set([...addresses].map((address) => address.toLowerCase()))]
    const known = new Set<string>()
    for (const part of chunks(all, PEOPLE_TOGETHER)) {
      const found = await store.people.findMany(part.map((address) => `eth:${address}`))
      part.forEach((address, index) => {
        if (found[index]?.some(({ isVerified }) => isVerified)) known.add(address)
      })
    }
    return known
  }

  /**
   * Reads attestations as the contract holds them now, and stores them; what the contract does not
   * hold (any more) and we do is hidden.
   *
   * @param where the transaction and block of each uid, where they are known
   */
  async function storeAttestations(on: Followed, where: Where): Promise<void> {
    for (const uids of chunks([...where.keys()], READ_TOGETHER)) {
      const held = await patiently(() => Promise.all(uids.map((uid) => readHeld(on, uid))))
      const records = await Promise.all(
        uids.map(async (uid, index) => {
          const one = held[index] as Held
          return one.uid === uid ? toRecord(on, one, where.get(uid) ?? {}) : vanished(on, uid)
        }),
      )
      const stored = records.filter((record) => record !== null)
      if (stored.length > 0) await store.credentials.putMany(stored)
      for (const { revocation } of stored)
        telemetry.count('eas_attestations', { chain: String(on.chainId), status: revocation.status })
    }
  }

  async function toRecord(
    on: Followed,
    held: Held,
    { transactionHash, blockNumber }: { transactionHash?: Hex; blockNumber?: number },
  ): Promise<CredentialRecord | null> {
    if (held.recipient === zeroAddress || held.data.length > MOST_DATA) return null
    const definition = await definitionOf(on, held.schema)
    const said = readAttestation(held, on.chainId, definition ?? undefined, schemas)
    if (!said) return null
    const before = transactionHash === undefined ? await ours(on, held.uid) : null
    const bump = [0, 1, 2, 3, 4, 5, 6, 7].find((count) => onchainUid(held, count) === held.uid) ?? 0
    return {
      uid: held.uid,
      kind: 'eas-onchain',
      name: said.name,
      ...(said.value === undefined ? {} : { value: said.value }),
      schema: { uid: held.schema, ...(said.definition ? { definition: said.definition } : {}) },
      attester: { address: lower(held.attester) },
      attestee: { address: lower(held.recipient) },
      issuer: easIssuer(on.chainId),
      source: 'EAS',
      chain: on.chain.name,
      reference: on.chain.explorer + held.uid,
      issuedAt: Number(held.time),
      ...(held.expirationTime === 0n ? {} : { expiresAt: toSafe(held.expirationTime) }),
      revocation: {
        status: held.revocationTime === 0n ? 'active' : 'revoked',
        ...(held.revocationTime === 0n ? {} : { at: toSafe(held.revocationTime) }),
        checkedAt: now(),
      },
      verification: { method: 'eas-contract', result: 'holds', checkedAt: now() },
      evidence: {
        ...before?.evidence,
        chainId: on.chainId,
        contract: on.chain.contract,
        uid: held.uid,
        ...(transactionHash === undefined ? {} : { transactionHash }),
        ...(blockNumber === undefined ? {} : { blockNumber }),
        schema: held.schema,
        recipient: held.recipient,
        attester: held.attester,
        time: String(held.time),
        expirationTime: String(held.expirationTime),
        revocable: held.revocable,
        refUID: held.refUID,
        data: held.data,
        bump,
      },
      isPublic: true,
    }
  }

  /** Our record of a uid of this chain, when it is the one that is shown. */
  async function ours(on: Followed, uid: Hex): Promise<CredentialRecord | null> {
    const record = await store.credentials.get(uid)
    return record?.issuer === easIssuer(on.chainId) ? record : null
  }

  /** A reorganisation took it back: it never was, so it is shown nowhere, not even as revoked. */
  async function vanished(on: Followed, uid: Hex): Promise<CredentialRecord | null> {
    const record = await ours(on, uid)
    return record && { ...record, isPublic: false }
  }

  /** Off-chain attestations that their attesters revoked on chain, wherever they are stored. */
  async function revokeOffchain(on: Followed, revoked: { revoker: Address; data: Hex; timestamp: bigint }[]): Promise<void> {
    const at = new Map<string, number>()
    for (const { revoker, data, timestamp } of revoked) {
      const isOurs = revoker.toLowerCase() === options.attester?.toLowerCase()
      // What the service signed is stored under the issuer's uid, so only a walk finds it.
      if (isOurs || (await store.credentials.get(data))) at.set(`${lower(revoker)} ${data}`, toSafe(timestamp))
    }
    if (at.size === 0) return
    for await (const record of store.credentials.all()) {
      const time = at.get(`${record.attester?.address} ${record.evidence?.uid}`)
      if (record.kind !== 'eas-offchain' || time === undefined || chainOf(record) !== on.chainId) continue
      await store.credentials.putMany([{ ...record, revocation: { status: 'revoked', at: time, checkedAt: now() } }])
    }
  }

  // ─── Following ──────────────────────────────────────────────────────────────────────────

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
    for (const address of addresses) await store.cursors.set(`eas:${on.chainId}:${address}`, String(position.next))
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

  /** Asks again about what no event spoke of for long: contracts outside the table, missed events, other chains' uids. */
  async function recheck(): Promise<void> {
    const due = await store.credentials.toRecheck(['eas-onchain', 'eas-offchain'], now() - recheckSeconds, RECHECK_TOGETHER)
    const records = await Promise.all(due.map(recheckOne))
    const changed = records.filter((record) => record !== null)
    if (changed.length > 0) await store.credentials.putMany(changed)
  }

  async function recheckOne(record: CredentialRecord): Promise<CredentialRecord | null> {
    const on = followed.find(({ chainId }) => chainId === chainOf(record))
    const attester = record.attester?.address
    const uid = record.evidence?.uid as Hex | undefined
    // Nobody can be asked: the place in the queue is given up, without a word on revocation.
    const unasked: CredentialRecord = {
      ...record,
      verification: { ...record.verification, checkedAt: now() },
      revocation: { status: 'unknown' },
    }
    if (!on || !attester || !uid) return unasked
    if (record.kind === 'eas-onchain') {
      const held = await readHeld(on, uid)
      if (held.uid === uid) return (await toRecord(on, held, {})) ?? unasked
      return { ...record, isPublic: false, revocation: { ...record.revocation, checkedAt: now() } }
    }
    const domain = record.evidence?.domain as { verifyingContract: Address } | undefined
    if (!domain) return unasked
    const address = domain.verifyingContract
    const at = await on.client.readContract({ address, abi: easAbi, functionName: 'getRevokeOffchain', args: [attester, uid] })
    const revocation: Revocation =
      at === 0n ? { status: 'active', checkedAt: now() } : { status: 'revoked', at: toSafe(at), checkedAt: now() }
    return { ...record, revocation }
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
        log.warn({ chainId: on.chainId, err: error, failures }, 'the attestations of a chain could not be read')
        telemetry.count('eas_failures', { chain: String(on.chainId) })
      }
      const pause = failures === 0 ? pollMs : Math.min(60_000, pollMs * 2 ** failures)
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

const readHeld = (on: { client: EasClient; chain: EasChain }, uid: Hex) =>
  on.client.readContract({ address: on.chain.contract, abi: easAbi, functionName: 'getAttestation', args: [uid] })

const lower = <T extends string>(text: T): T => text.toLowerCase() as T

/** Times on chain may lie beyond what a number holds; nobody lives to see the difference. */
const toSafe = (seconds: bigint): number => Number(seconds > 2n ** 52n ? 2n ** 52n : seconds)

/** Asks again, later each time, while the node wants us to slow down: what was read before need not be read again. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === 6 || !isTransient(error)) throw error
      await sleep(200 * 2 ** attempt)
    }
  }
}

/** Whether asking less would not have helped: the node is down, or wants us to slow down. */
function isTransient(error: unknown): boolean {
  const walk = (one: unknown): boolean => {
    if (!(one instanceof Error)) return false
    const { status, name, cause } = one as Error & { status?: number; cause?: unknown }
    if (name === 'TimeoutError') return false
    if (name === 'HttpRequestError' && status === undefined) return true
    return status === 429 || (status !== undefined && status >= 500) || walk(cause)
  }
  return walk(error)
}

function chainOf(record: CredentialRecord): number | undefined {
  const { chainId, domain } = (record.evidence ?? {}) as { chainId?: number; domain?: { chainId?: number } }
  return chainId ?? domain?.chainId
}

function* chunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}
