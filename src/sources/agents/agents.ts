import {
  type AgentEntry,
  agentHandle,
  parseAgentHandle,
  registrationKey,
} from '@whocast/contract/agent.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { AgentRegistrationProof } from '@whocast/contract/proof.ts'
import { LRUCache } from 'lru-cache'
import { type Address, getAddress } from 'viem'
import { atMost } from '../../kit/lru-size.ts'
import { SourceError } from '../../kit/source-error.ts'
import type { Clock, Telemetry } from '../../kit/telemetry.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import { createRpcClient } from '../../net/rpc-client.ts'
import type { NameReader, Source, Widened } from '../../people/source-port.ts'
import { findByAddress } from '../subject.ts'
import { type AgentFile, type AgentFiles, createAgentFiles } from './file.ts'
import {
  type AgentRegistry,
  agentsGivenTo,
  MAX_RPC_BYTES,
  type RegistryEntry,
  readEntry,
} from './registry.ts'

interface AgentSourceOptions {
  /** Pairs of chain ID and JSON-RPC URL. */
  rpcUrls: readonly (readonly [number, string])[]
  /** The identity registry, which has one address on all chains. */
  registry: Address
  names: NameReader
  guardedFetch: GuardedFetch
  /** Without a slash at the end. */
  ipfsGateway: string
  fetch?: typeof globalThis.fetch | undefined
  clock?: Clock
  telemetry?: Telemetry | undefined
}

/** How many entries of one address are looked at. */
const MAX_ENTRIES = 64
/** A longer one is of no file that is read: registries take megabytes. */
const MAX_URI_LENGTH = 2048
const MAX_WALLETS = 50_000

interface AgentContext {
  registries: readonly AgentRegistry[]
  names: NameReader
  files: AgentFiles
  /** Agents by their own wallets, as far as their owners were read: registries have no such index. */
  wallets: LRUCache<Address, AgentEntry>
  clock: Clock
}

/** Creates the source of ERC-8004 registries; see {@link AgentRegistrationProof}. */
export function createAgentSource(options: AgentSourceOptions): Source {
  const { guardedFetch, ipfsGateway, clock = Date.now, fetch, telemetry } = options
  const rpc = { source: 'agents', maxBytes: MAX_RPC_BYTES, fetch, telemetry }
  const context: AgentContext = {
    registries: options.rpcUrls.map(([chainId, url]) => ({
      chainId,
      address: options.registry.toLowerCase() as Address,
      client: createRpcClient(url, rpc),
    })),
    names: options.names,
    files: createAgentFiles({ guardedFetch, ipfsGateway, clock }),
    wallets: new LRUCache(atMost(MAX_WALLETS)),
    clock,
  }
  return {
    name: 'agents',
    canWiden: (identifier) => entryOf(context, identifier) !== null,
    isDecisive: () => false,
    widen: (identifiers, { signal }) =>
      Promise.all(
        identifiers.map((identifier) => widenOne(context, identifier, signal).catch(asSourceError)),
      ),
    collect: (subjects, { signal }) =>
      Promise.all(
        subjects.map((subject) =>
          findByAddress(subject, (address) => findingOf(context, address, signal)).catch(
            asSourceError,
          ),
        ),
      ),
  }
}

/** The entry that an identifier names, and its registry; null where that is not read. */
function entryOf(
  { registries }: AgentContext,
  identifier: Identifier,
): { entry: AgentEntry; registry: AgentRegistry } | null {
  const entry =
    identifier.kind === 'social' && identifier.type === 'agent'
      ? parseAgentHandle(identifier.handle)
      : null
  const registry = registries.find(
    (one) => one.chainId === entry?.chainId && one.address === entry.registry,
  )
  return entry && registry ? { entry, registry } : null
}

async function widenOne(
  context: AgentContext,
  identifier: Identifier,
  signal: AbortSignal,
): Promise<Widened | null> {
  const requested = entryOf(context, identifier)
  if (!requested) return null
  const entry = await readEntry(requested.registry, requested.entry, signal)
  return entry && { subject: { addresses: [entry.owner], ensNames: [] }, findings: [] }
}

async function findingOf(
  context: AgentContext,
  address: Address,
  signal: AbortSignal,
): Promise<Finding> {
  const name = await context.names.primaryName(address, { signal })
  return {
    source: 'agents',
    scope: `agents@ens:${address}`,
    checkedAt: Math.floor(context.clock() / 1000),
    fields: {},
    channels: [
      ...(await holderAgents(context, { address, name }, signal)),
      ...(await ownAgents(context, address, signal)),
    ],
  }
}

interface Holder {
  address: Address
  name: string | null
}

/** Returns the agents whose token the address holds, as far as its owner agrees. */
async function holderAgents(
  context: AgentContext,
  holder: Holder,
  signal: AbortSignal,
): Promise<FoundChannel[]> {
  const { registries, names, files } = context
  const given = await Promise.all(
    registries.map((registry) => agentsGivenTo(registry, holder.address, signal)),
  )
  const entries = given.flat().slice(0, MAX_ENTRIES)
  if (entries.length === 0) return []
  const texts =
    holder.name === null
      ? new Map<string, string>()
      : await names.texts(holder.name, [URL_RECORD, ...entries.map(registrationKey)], { signal })
  const listedAt = listOf(texts.get(URL_RECORD))
  const list = listedAt === null ? null : await files.read(listedAt, signal)
  const task = { holder, texts, list: list && { ...list, url: listedAt ?? '' } }
  const rows = await Promise.all(entries.map((entry) => rowOf(context, entry, task, signal)))
  return rows.filter((row) => row !== null)
}

const URL_RECORD = 'url'

/** Returns where the domain of a website lists its agents (ERC-8004). */
function listOf(website: string | undefined): string | null {
  const url = website !== undefined && URL.canParse(website) ? new URL(website) : null
  return url?.protocol === 'https:' ? `${url.origin}/.well-known/agent-registration.json` : null
}

interface RowTask {
  holder: Holder
  texts: ReadonlyMap<string, string>
  list: (AgentFile & { url: string }) | null
}

/** The row of an entry; null where its wallet holds it no longer, or its owner never agreed. */
async function rowOf(
  context: AgentContext,
  entry: AgentEntry,
  { holder: { address, name }, texts, list }: RowTask,
  signal: AbortSignal,
): Promise<FoundChannel | null> {
  const registry = context.registries.find(({ chainId }) => chainId === entry.chainId)
  const current = registry ? await readEntry(registry, entry, signal) : null
  if (current?.owner !== address) return null
  const record = registrationKey(entry)
  const isListed = list?.registrations.includes(agentHandle(entry)) ?? false
  if (!texts.has(record) && current.wallet === null && !isListed) return null
  if (current.wallet !== null) context.wallets.set(current.wallet, entry)
  const file = await context.files.read(current.uri, signal)
  const row = toRow(entry, current, name, file)
  const side =
    name !== null && texts.has(record) && file?.names.includes(name)
      ? { name, record, at: file.at }
      : current.wallet !== null
        ? { agentWallet: current.wallet, at: context.clock() }
        : isListed && list && name !== null
          ? { name, record: URL_RECORD, listedAt: list.url, at: list.at }
          : null
  return side ? confirmed(row, entry, current, side) : row
}

async function ownAgents(
  context: AgentContext,
  address: Address,
  signal: AbortSignal,
): Promise<FoundChannel[]> {
  const entry = context.wallets.get(address)
  const registry = context.registries.find(({ chainId }) => chainId === entry?.chainId)
  const current = entry && registry ? await readEntry(registry, entry, signal) : null
  if (!entry || !current || current.wallet !== address || current.owner === address) return []
  const file = await context.files.read(current.uri, signal)
  const side = { agentWallet: address, at: context.clock() }
  const agent = confirmed(toRow(entry, current, null, file), entry, current, side)
  const wallet = { ...agent, type: 'wallet', value: getAddress(address) } as const
  return [agent, { ...wallet, metadata: [{ name: 'agent', value: agentHandle(entry) }] }]
}

function toRow(
  entry: AgentEntry,
  { owner, wallet }: RegistryEntry,
  name: string | null,
  file: AgentFile | null,
): FoundChannel {
  return {
    type: 'agent',
    value: agentHandle(entry),
    isVerified: false,
    metadata: [
      ...(name === null ? [] : [{ name: 'ens', value: name }]),
      ...(file?.title === undefined ? [] : [{ name: 'name', value: file.title }]),
      { name: 'owner', value: getAddress(owner) },
      ...(wallet === null ? [] : [{ name: 'agentWallet', value: getAddress(wallet) }]),
    ],
  }
}

type Side = Pick<AgentRegistrationProof, 'name' | 'record' | 'agentWallet' | 'listedAt'> & {
  at: number
}

function confirmed(
  row: FoundChannel,
  entry: AgentEntry,
  { owner, uri }: RegistryEntry,
  { at, ...side }: Side,
): FoundChannel {
  const proof: AgentRegistrationProof = {
    method: 'agent-registration',
    ...side,
    ...entry,
    owner,
    ...(uri.startsWith('data:') || uri.length > MAX_URI_LENGTH ? {} : { uri }),
    at: Math.floor(at / 1000),
  }
  return { ...row, isVerified: true, grade: { grade: 'confirmed' }, proof }
}

const asSourceError = (cause: unknown): SourceError =>
  new SourceError('agents', 'a registry or a name is unreachable', { cause })
