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
import type { People } from '../../people/port.ts'
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
import { findStoredRows, isOfUnread, type StoredRow } from './stored.ts'

interface AgentSourceOptions {
  /** Pairs of chain ID and JSON-RPC URL. */
  rpcUrls: readonly (readonly [number, string])[]
  /** The identity registry, which has one address on all chains. */
  registry: Address
  names: NameReader
  /** The stored profiles: what was confirmed before. */
  people?: Pick<People, 'findings'> | undefined
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
  people: Pick<People, 'findings'> | undefined
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
    people: options.people,
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
  const registry = registries.find((one) => isIn(one, entry))
  return entry && registry ? { entry, registry } : null
}

const isIn = ({ chainId, address }: AgentRegistry, entry: AgentEntry | null): boolean =>
  chainId === entry?.chainId && address === entry.registry

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
  const scope = `agents@ens:${address}`
  const [name, stored] = await Promise.all([
    context.names.primaryName(address, { signal }),
    findStoredRows(context.people, scope),
  ])
  return {
    source: 'agents',
    scope,
    checkedAt: Math.floor(context.clock() / 1000),
    fields: {},
    channels: [
      ...(await holderAgents(context, { address, name, stored }, signal)),
      ...(await ownAgents(context, { address, stored }, signal)),
    ],
  }
}

interface Holder {
  address: Address
  name: string | null
  stored: readonly StoredRow[]
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
  const task = { holder, texts, list, listedAt }
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
  /** The list at `listedAt`; null where it could not be read. */
  list: AgentFile | null
  listedAt: string | null
}

/** The row of an entry; null where its wallet holds it no longer, or its owner never agreed. */
async function rowOf(
  context: AgentContext,
  entry: AgentEntry,
  task: RowTask,
  signal: AbortSignal,
): Promise<FoundChannel | null> {
  const { texts, list, listedAt } = task
  const { address, name } = task.holder
  const registry = context.registries.find(({ chainId }) => chainId === entry.chainId)
  const current = registry ? await readEntry(registry, entry, signal) : null
  if (current?.owner !== address) return null
  const record = registrationKey(entry)
  const isListed = list?.registrations.includes(agentHandle(entry)) ?? false
  const unread = list === null && listedAt !== null ? [listedAt] : []
  if (!texts.has(record) && current.wallet === null && !isListed)
    return storedRow(context, entry, task, unread)
  if (current.wallet !== null) context.wallets.set(current.wallet, entry)
  const file = await context.files.read(current.uri, signal)
  const row = toRow(entry, current, name, file)
  const side =
    name !== null && texts.has(record) && file?.names.includes(name)
      ? { name, record, at: file.at }
      : current.wallet !== null
        ? { agentWallet: current.wallet, at: context.clock() }
        : isListed && list && listedAt !== null && name !== null
          ? { name, record: URL_RECORD, listedAt, at: list.at }
          : null
  if (side) return confirmed(row, entry, current, side)
  if (file === null) unread.push(current.uri)
  return storedRow(context, entry, task, unread) ?? row
}

/** Returns the stored row of an entry that a file confirmed which cannot be read; else null. */
function storedRow(
  { clock }: AgentContext,
  entry: AgentEntry,
  { holder: { address, name, stored }, texts }: RowTask,
  unread: readonly string[],
): FoundChannel | null {
  const found = stored.find(
    (one) =>
      one.row.value === agentHandle(entry) &&
      one.proof.owner === address &&
      one.proof.name === name &&
      texts.has(one.proof.record ?? '') &&
      isOfUnread(one, unread, clock()),
  )
  return found?.row ?? null
}

async function ownAgents(
  context: AgentContext,
  { address, stored }: Omit<Holder, 'name'>,
  signal: AbortSignal,
): Promise<FoundChannel[]> {
  const last = stored.find(({ proof }) => proof.agentWallet === address)
  const entry = context.wallets.get(address) ?? parseAgentHandle(last?.row.value ?? '')
  const registry = context.registries.find((one) => isIn(one, entry))
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
