import {
  type AgentEntry,
  agentHandle,
  parseAgentHandle,
  registrationKey,
} from '@whocast/contract/agent.ts'
import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { AgentRegistrationProof } from '@whocast/contract/proof.ts'
import type { Address } from 'viem'
import { SourceError } from '../../kit/source-error.ts'
import type { Clock, Telemetry } from '../../kit/telemetry.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import type { NameReader, Source, Subject, Widened } from '../../people/source-port.ts'
import { type AgentFile, type AgentFiles, createAgentFiles } from './file.ts'
import { type AgentRegistry, agentsGivenTo, createRegistryClient, readEntry } from './registry.ts'

export interface AgentSourceOptions {
  /** Pairs of chain ID and JSON-RPC URL. */
  rpcUrls: readonly (readonly [number, string])[]
  /** The identity registry, which has one address on all chains. */
  registry: Address
  names: NameReader
  /** Opens registration files. */
  guardedFetch: GuardedFetch
  /** Without a slash at the end. */
  ipfsGateway: string
  fetch?: typeof globalThis.fetch | undefined
  clock?: Clock
  telemetry?: Telemetry | undefined
}

/** How many addresses of one person, and entries of one address, are looked at. */
const MAX_ADDRESSES = 20
const MAX_ENTRIES = 64

interface AgentContext {
  registries: readonly AgentRegistry[]
  names: NameReader
  files: AgentFiles
  clock: Clock
}

/**
 * Entries of ERC-8004 registries as a source: those that a wallet of the person holds, that its
 * primary ENS name confirms by a text record (ENSIP-25), and whose file names that name. An entry
 * that does not name the name is a claim; one without the text record is not the person's word at
 * all, since anyone can send a token to anyone.
 */
export function createAgentSource(options: AgentSourceOptions): Source {
  const { guardedFetch, ipfsGateway, clock = Date.now } = options
  const context: AgentContext = {
    registries: options.rpcUrls.map(([chainId, url]) => ({
      chainId,
      address: options.registry.toLowerCase() as Address,
      client: createRegistryClient(url, options),
    })),
    names: options.names,
    files: createAgentFiles({ guardedFetch, ipfsGateway, clock }),
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
        subjects.map((subject) => collectOne(context, subject, signal).catch(asSourceError)),
      ),
  }
}

/**
 * The entry that an identifier names, and its registry; null where it is another's, or on a chain
 * that is not read.
 */
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

/** An agent is asked for by its holder. */
async function widenOne(
  context: AgentContext,
  identifier: Identifier,
  signal: AbortSignal,
): Promise<Widened | null> {
  const asked = entryOf(context, identifier)
  if (!asked) return null
  const held = await readEntry(asked.registry, asked.entry, signal)
  return held && { subject: { addresses: [held.owner], ensNames: [] }, findings: [] }
}

async function collectOne(
  context: AgentContext,
  { addresses }: Subject,
  signal: AbortSignal,
): Promise<Finding[]> {
  const own = [...new Set(addresses.map((address) => address.toLowerCase() as Address))].slice(
    0,
    MAX_ADDRESSES,
  )
  const outcomes = await Promise.allSettled(
    own.map((address) => findingOf(context, address, signal)),
  )
  const findings = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  )
  // One address that cannot be asked about keeps what was known of it, and does not hide the
  // others.
  const [failure] = outcomes.filter((outcome) => outcome.status === 'rejected')
  if (failure && findings.length === 0) throw failure.reason
  return findings
}

async function findingOf(
  context: AgentContext,
  owner: Address,
  signal: AbortSignal,
): Promise<Finding> {
  const name = await context.names.primaryName(owner, { signal })
  const channels = name === null ? [] : await agentsOf(context, { owner, name }, signal)
  return {
    source: 'agents',
    scope: `agents@ens:${owner}`,
    checkedAt: Math.floor(context.clock() / 1000),
    fields: {},
    channels,
  }
}

interface Holder {
  owner: Address
  /** The primary name of the address. */
  name: string
}

async function agentsOf(
  context: AgentContext,
  holder: Holder,
  signal: AbortSignal,
): Promise<FoundChannel[]> {
  const { registries, names } = context
  const given = await Promise.all(
    registries.map((registry) => agentsGivenTo(registry, holder.owner, signal)),
  )
  const entries = given.flat().slice(0, MAX_ENTRIES)
  if (entries.length === 0) return []
  const texts = await names.texts(holder.name, entries.map(registrationKey), { signal })
  const confirmed = entries.filter((entry) => texts.has(registrationKey(entry)))
  const rows = await Promise.all(confirmed.map((entry) => rowOf(context, entry, holder, signal)))
  return rows.filter((row) => row !== null)
}

/** The row of an entry that the name confirms; null where its wallet no longer holds it. */
async function rowOf(
  { registries, files }: AgentContext,
  entry: AgentEntry,
  { owner, name }: Holder,
  signal: AbortSignal,
): Promise<FoundChannel | null> {
  const registry = registries.find(({ chainId }) => chainId === entry.chainId)
  const held = registry ? await readEntry(registry, entry, signal) : null
  if (held?.owner !== owner) return null
  const file = await files.read(held.uri, signal)
  const row = {
    type: 'agent',
    value: agentHandle(entry),
    metadata: metadataOf(name, file),
  } as const
  if (!file?.names.includes(name)) return { ...row, isVerified: false }
  const proof: AgentRegistrationProof = {
    method: 'agent-registration',
    name,
    record: registrationKey(entry),
    ...entry,
    owner,
    ...(held.uri.startsWith('data:') ? {} : { uri: held.uri }),
    at: Math.floor(file.at / 1000),
  }
  return { ...row, isVerified: true, grade: { grade: 'confirmed' }, proof }
}

const metadataOf = (name: string, file: AgentFile | null) => [
  { name: 'ens', value: name },
  ...(file?.title === undefined ? [] : [{ name: 'name', value: file.title }]),
]

const asSourceError = (cause: unknown): SourceError =>
  new SourceError('agents', 'a registry or a name could not be asked', { cause })
