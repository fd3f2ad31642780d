import type { LookupFunction } from 'node:net'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import type { Address } from 'viem'
import { absentFid } from '../../farcaster/absent.ts'
import { getCustodyFid } from '../../farcaster/chain-events.ts'
import { createFarcasterClient, type FarcasterReader, SNAPCHAIN } from '../../farcaster/client.ts'
import { createFnameRegistry, type FnameRegistry } from '../../farcaster/fname-registry.ts'
import { readStored } from '../../farcaster/last-confirmation.ts'
import { type FnameHistory, withHistory } from '../../farcaster/local-registry.ts'
import { getNameHolder } from '../../farcaster/name-proofs.ts'
import { requireCurrent } from '../../farcaster/network.ts'
import type { SignatureChecks } from '../../farcaster/signatures-port.ts'
import { SourceError } from '../../kit/source-error.ts'
import { type Clock, silentTelemetry } from '../../kit/telemetry.ts'
import { createHttpJson } from '../../net/http-json.ts'
import type { People } from '../../people/port.ts'
import type { AskOptions, Source, Subject, Widened } from '../../people/source-port.ts'
import { createFidContext, type FidSettings, readFid } from './fid.ts'
import { type Known, toFinding, toSubject } from './finding.ts'
import { fidBehind } from './stored.ts'

interface SnapchainSettings extends Checks {
  /** Where the node is, without `/v1`; asked for at each call where it is a function. */
  url: string | (() => Promise<string>)
  /** Without the registry, an fname counts where its signature is for an address of the fid. */
  fnameRegistryUrl?: string | undefined
  /** The registry's history: while that is current it is read in place of calls. */
  fnameHistory?: FnameHistory | undefined
  timeoutMs?: number
  /** Resolves the hosts of both; the system by default. */
  lookup?: LookupFunction | undefined
  /** The stored profiles: what the registry confirmed before it fell silent, and who has a wallet. */
  people?: Pick<People, 'findings' | 'find' | 'bareFids'> | undefined
}

type Checks = Partial<
  Pick<FidSettings, 'network' | 'isSignedBy' | 'resolveName' | 'gaslessKeys' | 'telemetry'>
> & { clock?: Clock }

/** How long the fname registry may take: it only adds a second opinion. */
const REGISTRY_TIMEOUT_MS = 2000
/** Maximum addresses of a subject without a fid that are queried. */
const MAX_ADDRESSES = 5

/**
 * Farcaster without a vendor: a Snapchain node's HTTP API, and the fname registry. Every signature
 * is checked here: messages by a key of the fid, wallet claims by the wallet, names by the registry
 * or by what they resolve to. Invalid data is a claim, or is ignored.
 *
 * A node has no index from verified addresses to fids: an address is found by it when it is a fid's
 * custody address, and was that of no other fid before. Otherwise only a stored fid is found.
 */
export function createSnapchainSource(
  settings: SnapchainSettings,
): Source & { close(): Promise<void> } {
  const { url, timeoutMs = 5000, lookup, people } = settings
  const clock = settings.clock ?? Date.now
  const telemetry = settings.telemetry ?? silentTelemetry
  const client = createFarcasterClient({ url, timeoutMs, lookup, telemetry })
  const { registry, close: closeRegistry } = openRegistry(settings)
  const reading: Reading = {
    client,
    registry,
    context: createFidContext({
      ...checksOf(settings),
      ...(people ? { readStored: (fid: number) => readStored(people, fid) } : {}),
      client,
      registry,
    }),
    people,
    clock,
  }
  return {
    name: SNAPCHAIN,
    canWiden: ({ kind }) => kind !== 'social',
    // It knows an ENS name only where it is a username.
    isDecisive: ({ kind }) => kind !== 'ens',
    // The resolution of an ENS name decides who has it as a username, whatever a node claims.
    isAuthority: (identifier) => identifier.kind === 'fname' && !identifier.fname.includes('.'),
    widen: (identifiers, options) => eachInItsPlace(reading, identifiers, options, widenOne),
    collect: (subjects, options) => eachInItsPlace(reading, subjects, options, collectOne),
    close: async () => {
      await Promise.all([client.close(), closeRegistry()])
    },
  }
}

interface Reading {
  client: FarcasterReader
  registry: FnameRegistry | undefined
  context: ReturnType<typeof createFidContext>
  people: SnapchainSettings['people']
  clock: Clock
}

interface Batch extends Reading {
  read(fid: number): Promise<Known | null>
  signal: AbortSignal
}

function createBatch(reading: Reading, signal: AbortSignal): Batch {
  const reads = new Map<number, Promise<Known | null>>()
  return {
    ...reading,
    signal,
    read(fid) {
      const cached = reads.get(fid) ?? readFid(reading.context, { fid, signal })
      reads.set(fid, cached)
      return cached
    },
  }
}

async function readByName(
  { client, registry, read, signal }: Batch,
  fname: string,
): Promise<Known | null> {
  const holder = await getNameHolder(client, { name: fname, signal })
  if (holder === null) return null
  const known = await read(holder)
  if (known && (holdsName(known, fname) || isUnconfirmed(known, fname))) return known
  // The node is behind: the registry knows who has it now.
  const transfer = fname.includes('.') ? null : await registry?.ofName(fname, { signal })
  if (!transfer) return null
  // The registry confirms the holder, and did not respond when the proof was checked.
  if (transfer.to === holder && known)
    throw new SourceError(SNAPCHAIN, 'the registry of fnames responded in part')
  const current = await read(transfer.to)
  return current && holdsName(current, fname) ? current : null
}

async function readByAddress(
  { client, people, read, signal }: Batch,
  address: Address,
): Promise<Known | null> {
  const fid = await getCustodyFid(client, { address, signal })
  const known = fid === null ? null : await read(fid)
  if (!known?.registration || isOf(known, address)) return known
  // A node returns one event that ever named the address. The fid that it holds now may be stored.
  const current = people ? await fidBehind({ people }, `eth:${address}`) : null
  const holder = current === null || current === fid ? null : await read(current)
  return holder && isOf(holder, address) ? holder : null
}

const isOf = ({ registration, wallets }: Known, address: Address): boolean =>
  registration?.custody === address || wallets.some((wallet) => wallet.address === address)

async function readBy(batch: Batch, identifier: Identifier): Promise<Known | null> {
  switch (identifier.kind) {
    case 'fid':
      return batch.read(identifier.fid)
    case 'fname':
      return readByName(batch, identifier.fname)
    case 'eth':
      return readByAddress(batch, identifier.address)
    case 'ens':
      return readByName(batch, identifier.name)
    case 'social':
      return null
    default:
      return identifier satisfies never
  }
}

async function widenOne(batch: Batch, identifier: Identifier): Promise<Widened | null> {
  const known = await readBy(batch, identifier)
  return known
    ? { subject: toSubject(known, identifier), findings: [toFinding(known, batch.clock)] }
    : null
}

async function collectOne(batch: Batch, { fid, fname, addresses }: Subject): Promise<Finding[]> {
  const known =
    fid !== undefined
      ? [await batch.read(fid)]
      : fname !== undefined
        ? [await readByName(batch, fname)]
        : await Promise.all(
            addresses.slice(0, MAX_ADDRESSES).map((address) => readByAddress(batch, address)),
          )
  // Stored data of a fid that no longer exists is removed.
  if (fid !== undefined && known[0] === null) {
    await requireCurrent(batch.client, { signal: batch.signal })
    return [absentFid(SNAPCHAIN, fid, Math.floor(batch.clock() / 1000))]
  }
  const byFid = new Map(known.flatMap((one) => (one ? [[one.fid, one]] : [])))
  return [...byFid.values()].map((one) => toFinding(one, batch.clock))
}

/** The fname registry of the settings, where there is one. The caller closes it. */
export function openRegistry(
  settings: Pick<
    SnapchainSettings,
    'fnameRegistryUrl' | 'fnameHistory' | 'timeoutMs' | 'lookup' | 'telemetry'
  >,
) {
  const {
    fnameRegistryUrl,
    fnameHistory,
    timeoutMs = 5000,
    lookup,
    telemetry = silentTelemetry,
  } = settings
  if (!fnameRegistryUrl) return { registry: undefined, http: undefined, close: async () => {} }
  const http = createHttpJson({
    source: 'fnames',
    baseUrl: fnameRegistryUrl,
    timeoutMs: Math.min(timeoutMs, REGISTRY_TIMEOUT_MS),
    lookup,
    telemetry,
  })
  const live = createFnameRegistry(http, fnameRegistryUrl)
  return {
    registry: fnameHistory ? withHistory(live, fnameHistory) : live,
    http,
    close: http.close,
  }
}

function checksOf({
  network = 1,
  isSignedBy,
  resolveName,
  gaslessKeys,
  clock = Date.now,
  telemetry = silentTelemetry,
}: Checks) {
  const now = () => Math.floor(clock() / 1000)
  return { network, isSignedBy, resolveName, gaslessKeys, now, telemetry }
}

/**
 * Reads single fids with the checks of this source, for following the operator's own node.
 *
 * @param settings.registry gives its key alone; it is not queried for each fid unless its history
 *   is stored here
 * @param settings.signatures a thread that checks signatures
 * @param settings.people the stored profiles, while ENS or the chain of a wallet is unreachable
 *
 * @returns null where the node knows of no such fid
 */
export function createPersonReader(
  settings: Checks & {
    client: FarcasterReader
    registry: FnameRegistry | undefined
    signatures?: SignatureChecks
    people?: Pick<People, 'findings'>
  },
): (fid: number, signal: AbortSignal) => Promise<Finding | null> {
  const { client, registry, signatures, people, clock = Date.now } = settings
  const context = createFidContext({
    ...checksOf(settings),
    ...(people ? { readStored: (fid: number) => readStored(people, fid) } : {}),
    client,
    registry,
    signatures,
    isNodeTrusted: true,
  })
  return async (fid, signal) => {
    // The result is as old as the first request.
    const requestedAt = clock()
    const known = await readFid(context, { fid, signal })
    return known && toFinding(known, () => requestedAt)
  }
}

const holdsName = ({ names }: Known, fname: string) =>
  names.some((cached) => cached.name === fname && cached.proof !== undefined)

/** Returns true for a name that its silent registry has not confirmed this time. */
const isUnconfirmed = ({ names }: Known, fname: string) =>
  names.some(({ name, unconfirmedSince }) => name === fname && unconfirmedSince !== undefined)

async function eachInItsPlace<In, Out>(
  reading: Reading,
  inputs: In[],
  { signal }: AskOptions,
  work: (batch: Batch, input: In) => Promise<Out>,
): Promise<(Out | SourceError)[]> {
  const batch = createBatch(reading, signal)
  return Promise.all(
    inputs.map((input) =>
      work(batch, input).catch((cause: unknown) =>
        cause instanceof SourceError
          ? cause
          : new SourceError(SNAPCHAIN, 'broke', { cause, isTransient: false }),
      ),
    ),
  )
}
