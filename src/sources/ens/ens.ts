import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { type Address, getAddress } from 'viem'
import { SourceError } from '../../kit/source-error.ts'
import { RpcDisagreement } from '../../net/rpc-agreement.ts'
import type {
  AskOptions,
  NameReader,
  ResolvedName,
  ResolveName,
  Source,
  Subject,
  Widened,
} from '../../people/source-port.ts'
import { findByAddress } from '../subject.ts'
import {
  addressFor,
  baseCoin,
  createNameReader,
  ethereumCoin,
  GatewayUnreadable,
  type NameRecords,
  readForward,
} from './resolve.ts'
import {
  createEnsContext,
  createView,
  type EnsContext,
  type EnsSourceOptions,
  isContract,
  Layer2Unreadable,
  type Person,
  readHead,
  standingOf,
  type View,
  walletOnly,
} from './view.ts'

interface Ens {
  context: EnsContext
  viewOf(signal: AbortSignal): View
}

/**
 * ENS as a source: names and addresses to each other, and what a primary name says.
 *
 * An address speaks through its **primary** name only: the name that its reverse record gives and
 * that points back to it for the same coin type (ENSIP-3, ENSIP-19; on a layer 2 where Ethereum has
 * none). Any other name that points at an address leads to the wallet and says nothing about it.
 *
 * A name costs one round trip to the node, its address's reverse record one more, and the records
 * of the primary name a third when it is another name. Off chain (EIP-3668) each reading takes two.
 * Calls of one `signal` share what they read.
 */
export function createEnsSource(
  options: EnsSourceOptions,
): Source & { resolveName: ResolveName } & NameReader {
  const context = createEnsContext(options)
  const readAddresses = createNameReader(context.chain, [])
  const views = new WeakMap<AbortSignal, View>()
  const ens: Ens = {
    context,
    viewOf(signal) {
      const view = views.get(signal) ?? createView(context, signal)
      views.set(signal, view)
      return view
    },
  }
  return {
    name: 'ens',
    resolveName: (name, { signal }) => resolveName(context, readAddresses, name, signal),
    primaryName: async (address, { signal }) =>
      (await ens.viewOf(signal).person(address))?.name ?? null,
    async texts(name, keys, { signal }) {
      const records = await createNameReader(context.chain, keys)(name, signal)
      if (records && records.unread.size > 0)
        throw new GatewayUnreadable('a record could not be read off chain')
      return records?.texts ?? new Map()
    },
    canWiden: (identifier) =>
      identifier.kind === 'ens' ||
      identifier.kind === 'eth' ||
      (identifier.kind === 'fname' && identifier.fname.includes('.')),
    // A name of ENS that is no wallet's may still be a Farcaster username.
    isDecisive: ({ kind }) => kind !== 'fname',
    isAuthority: ({ kind }) => kind === 'ens',
    widen: (identifiers, ask) =>
      each(identifiers, ask, (identifier, signal) => widenOne(ens, identifier, signal)),
    collect: (subjects, ask) =>
      each(subjects, ask, (subject, signal) => collectOne(ens, subject, signal)),
  }
}

async function widenName(
  { context, viewOf }: Ens,
  name: string,
  signal: AbortSignal,
): Promise<Widened | null> {
  const view = viewOf(signal)
  const [records, { kind }] = await Promise.all([view.records(name), view.standing(name)])
  if (kind === 'released') return null
  const address = records && (await addressOf(context, name, records, signal))
  if (!address) return null
  const named = (person: Person | null, finding: Finding): Widened => ({
    subject: {
      addresses: [address],
      ensNames: [...new Set([person?.name ?? name, name])],
    },
    findings: [finding],
  })
  try {
    const person = await view.person(address)
    return named(person, person?.finding ?? walletOnly(context, address))
  } catch (error) {
    // The name leads to the wallet even if a gateway is down, but its layer 2 name is unknown.
    if (error instanceof Layer2Unreadable)
      return named(null, { ...walletOnly(context, address), isPartial: true })
    throw error
  }
}

/** Where a name leads: on Ethereum, else on Base, else on the first other layer 2. */
async function addressOf(
  { chain, rollups }: EnsContext,
  name: string,
  records: NameRecords,
  signal: AbortSignal,
): Promise<Address | null> {
  const known = addressFor(records, ethereumCoin) ?? addressFor(records, baseCoin)
  if (known || rollups.length === 0) return known
  const forward = await readForward(chain, name, rollups, signal)
  return rollups.map((coin) => forward.get(coin)).find((address) => address) ?? null
}

async function widenAddress(
  { viewOf }: Ens,
  requested: Address,
  signal: AbortSignal,
): Promise<Widened> {
  const address = requested.toLowerCase() as Address
  const person = await viewOf(signal).person(address)
  return {
    subject: { addresses: [address], ensNames: person?.name ? [person.name] : [] },
    findings: person ? [person.finding] : [],
  }
}

async function widenOne(
  ens: Ens,
  identifier: Identifier,
  signal: AbortSignal,
): Promise<Widened | null> {
  switch (identifier.kind) {
    case 'ens':
      return widenName(ens, identifier.name, signal)
    case 'fname':
      return widenName(ens, identifier.fname, signal)
    case 'eth':
      return widenAddress(ens, identifier.address, signal)
    case 'fid':
    case 'social':
      throw new Error(`ENS does not know what ${identifier.kind} is`)
    default:
      return identifier satisfies never
  }
}

const collectOne = ({ context, viewOf }: Ens, subject: Subject, signal: AbortSignal) =>
  findByAddress(
    subject,
    async (address) =>
      (await viewOf(signal).person(address))?.finding ?? {
        ...walletOnly(context, address),
        channels: [],
      },
  )

/** All at once, so that the transport batches them; one failure is its own entry's. */
const each = <In, Out>(
  inputs: In[],
  { signal }: AskOptions,
  work: (input: In, signal: AbortSignal) => Promise<Out>,
) => Promise.all(inputs.map((input) => work(input, signal).catch(asSourceError)))

/** The address of a name, a Basename's for Base's coin type; null once its registration ended. */
async function resolveName(
  context: EnsContext,
  readAddresses: EnsContext['readName'],
  name: string,
  signal: AbortSignal,
): Promise<ResolvedName | null> {
  const [records, standing, { blockNumber, chainId }] = await Promise.all([
    readAddresses(name, signal),
    standingOf(context, name, signal),
    readHead(context, signal),
  ])
  if (standing.kind !== 'active') return null
  const { expiresAt } = standing
  const at = { chainId, blockNumber, ...(expiresAt === undefined ? {} : { expiresAt }) }
  const coins = name.endsWith('.base.eth') ? [baseCoin, ethereumCoin] : [ethereumCoin]
  for (const coin of coins) {
    const address = records && addressFor(records, coin)
    if (address)
      return {
        ...at,
        coinType: Number(coin),
        address: getAddress(address),
        isContract: await isContract(context, address, signal),
      }
  }
  return null
}

function asSourceError(cause: unknown): SourceError {
  const reason = reasonOf(cause)
  return new SourceError('ens', reason, { cause, reason })
}

/** Returns why a name could not be read, without untrusted text. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RpcDisagreement) return 'got different answers from its RPCs'
    if (cause instanceof GatewayUnreadable) return 'got no valid answer from a gateway'
  }
  return 'unreachable'
}
