import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createClient,
  getAddress,
  HttpRequestError,
  hexToNumber,
  http,
  RawContractError,
} from 'viem'
import { mainnet } from 'viem/chains'
import { type Identifier, parseEnsName } from '../../domain/identifier.ts'
import type { GuardedFetch } from '../../domain/ports/guarded-fetch.ts'
import {
  type AskOptions,
  type ResolveName,
  type Source,
  SourceError,
  type Subject,
  type Widened,
} from '../../domain/ports/source.ts'
import { type Clock, silentTelemetry, type Telemetry } from '../../domain/ports/telemetry.ts'
import type { Finding, FoundChannel } from '../../domain/profile.ts'
import type { Proof } from '../../domain/proof.ts'
import { readAvatar } from './avatar.ts'
import { claimsOf, fieldsOf, textKeys } from './profile.ts'
import {
  baseCoin,
  type Coin,
  createNameReader,
  type EnsChain,
  ethereumCoin,
  type NameRecords,
  readReverse,
  within,
} from './resolve.ts'

export interface EnsSourceOptions {
  /** JSON-RPC of the chain that ENS is on; viem's public default for mainnet. */
  rpcUrl?: string
  /** Mainnet's unless it is a private chain. */
  universalResolver?: Address
  /** Opens CCIP-Read gateways and NFT metadata. */
  guardedFetch: GuardedFetch
  /** Reaches the node; the global one by default. */
  fetch?: typeof globalThis.fetch | undefined
  /** `https://ipfs.io` or another, without a slash at the end. */
  ipfsGateway: string
  clock?: Clock
  telemetry?: Telemetry
}

/** How many addresses of one person are asked about; Farcaster people have up to a few dozen. */
const MAX_ADDRESSES = 20
/** Public nodes refuse larger JSON-RPC batches. */
const BATCH_SIZE = 20
const RPC_TIMEOUT_MS = 5000
/** For an address's name on Base, which gateways answer for: less than an asker waits, so that Ethereum's answer is not lost with it. */
const BASE_TIMEOUT_MS = 1500
/** A full batch of names off chain takes three megabytes; a stranger's contract would like more. */
const MAX_RPC_BYTES = 6 * 1024 * 1024

/**
 * ENS as a source: names and addresses to each other, and what a primary name says.
 *
 * An address speaks through its **primary** name only: the name that its reverse record gives and that points back
 * to it (ENSIP-3, ENSIP-19; on Base where Ethereum has none). Any other name that points at an address
 * leads to the wallet and says nothing about it.
 *
 * A name costs one round trip to the node, its address's reverse record one more, and the records of the
 * primary name a third when it is another name; off chain (EIP-3668) each reading of a name takes two. Calls of one
 * `signal` share what they read.
 */
export function createEnsSource(options: EnsSourceOptions): Source & { resolveName: ResolveName } {
  const clock = options.clock ?? Date.now
  const telemetry = options.telemetry ?? silentTelemetry
  const client = createClient({
    transport: http(options.rpcUrl ?? mainnet.rpcUrls.default.http[0], {
      batch: { batchSize: BATCH_SIZE },
      timeout: RPC_TIMEOUT_MS,
      maxResponseBodySize: MAX_RPC_BYTES,
      retryCount: 1,
      ...(options.fetch ? { fetchFn: options.fetch } : {}),
      onFetchRequest: () => telemetry.count('upstream_calls', { source: 'ens', call: 'rpc' }),
    }),
  })
  const chain: EnsChain = {
    client,
    universalResolver: options.universalResolver ?? mainnet.contracts.ensUniversalResolver.address,
    guardedFetch: options.guardedFetch,
    onGatewayRequest: () => telemetry.count('upstream_calls', { source: 'ens-gateway', call: 'read' }),
  }
  const readName = createNameReader(chain, textKeys)
  let knownChainId: number | undefined
  const readChainId = async (signal: AbortSignal): Promise<number> => {
    knownChainId ??= hexToNumber(await client.request({ method: 'eth_chainId' }, { signal }))
    return knownChainId
  }
  const avatars = { client, guardedFetch: options.guardedFetch, ipfsGateway: options.ipfsGateway }

  /** Everything that is read for one asker: each name, each address and the block once. */
  function createView(signal: AbortSignal): View {
    let head: Promise<Head> | undefined
    const readHead = async (): Promise<Head> => {
      const block = client.request({ method: 'eth_blockNumber' }, { signal })
      const [blockNumber, chainId] = await Promise.all([block.then(hexToNumber), readChainId(signal)])
      return { blockNumber, chainId }
    }
    const records = once((name: string) => readName(name, signal))
    const primaryOf = async (address: Address, coin: Coin): Promise<Primary | null> => {
      const name = await readReverse(chain, address, coin, signal)
      if (name === null || !isNormalised(name)) return null
      const said = await records(name)
      return said?.addresses.get(coin) === address ? { name, coin, records: said } : null
    }
    const primary = once(async (address: Address): Promise<Primary | null> => {
      // Asked for now, so that it travels with the reverse record; whoever needs it hears of its failure.
      head ??= readHead()
      head.catch(() => {})
      const onEthereum = await primaryOf(address, ethereumCoin)
      if (onEthereum) return onEthereum
      return within(primaryOf(address, baseCoin), BASE_TIMEOUT_MS).catch((cause) => {
        throw new BaseUnreadable('Base could not be asked', { cause })
      })
    })
    const person = once(async (address: Address): Promise<Person | null> => {
      const found = await primary(address)
      if (!found) return null
      const { name } = found
      const record = found.records.texts.get('avatar')
      const at = await (head ?? readHead())
      const avatarUrl = record === undefined ? null : await readAvatar(avatars, record, { owner: address, ...at }, signal)
      const finding = describe(address, found, at, avatarUrl)
      return { name, finding }
    })
    return { records, person }
  }

  const views = new WeakMap<AbortSignal, View>()
  const viewOf = (signal: AbortSignal): View => {
    const view = views.get(signal) ?? createView(signal)
    views.set(signal, view)
    return view
  }

  function describe(address: Address, { name, coin, records }: Primary, head: Head, avatarUrl: string | null): Finding {
    const proof: Proof = { method: 'ens-forward-reverse', ...head, coinType: Number(coin), address: getAddress(address), name }
    const grade = { grade: 'confirmed' } as const
    return {
      ...walletOnly(address),
      fields: { ...(avatarUrl ? { avatarUrl } : {}), ...fieldsOf(records.texts) },
      channels: [
        { ...wallet(address), grade },
        { type: name.endsWith('.base.eth') ? 'basename' : 'ens', value: name, isVerified: true, proof, grade },
        ...claimsOf(records.texts),
      ],
    }
  }

  /** What there is to say of an address that is somebody, but has no name. */
  const walletOnly = (address: Address): Finding => ({
    source: 'ens',
    scope: `ens:${address}`,
    checkedAt: Math.floor(clock() / 1000),
    fields: {},
    channels: [wallet(address)],
  })

  async function widenName(name: string, signal: AbortSignal): Promise<Widened | null> {
    const view = viewOf(signal)
    const records = await view.records(name)
    const address = records?.addresses.get(ethereumCoin) ?? records?.addresses.get(baseCoin)
    if (!address) return null
    const named = (person: Person | null, finding: Finding): Widened => ({
      subject: { addresses: [address], ensNames: person && person.name !== name ? [person.name, name] : [name] },
      findings: [finding],
    })
    try {
      const person = await view.person(address)
      return named(person, person?.finding ?? walletOnly(address))
    } catch (error) {
      // The name leads to the wallet whatever Base's gateway does; what the wallet is called there is not known now.
      if (error instanceof BaseUnreadable) return named(null, { ...walletOnly(address), isPartial: true })
      throw error
    }
  }

  async function widenAddress(asked: Address, signal: AbortSignal): Promise<Widened> {
    const address = asked.toLowerCase() as Address
    const person = await viewOf(signal).person(address)
    return {
      subject: { addresses: [address], ensNames: person ? [person.name] : [] },
      findings: person ? [person.finding] : [],
    }
  }

  async function widenOne(identifier: Identifier, signal: AbortSignal): Promise<Widened | null> {
    switch (identifier.kind) {
      case 'ens':
        return widenName(identifier.name, signal)
      case 'fname':
        return widenName(identifier.fname, signal)
      case 'eth':
        return widenAddress(identifier.address, signal)
      case 'fid':
      case 'social':
        throw new Error(`ENS does not know what ${identifier.kind} is`)
      default:
        return identifier satisfies never
    }
  }

  async function collectOne(subject: Subject, signal: AbortSignal): Promise<Finding[]> {
    const view = viewOf(signal)
    const addresses = [...new Set(subject.addresses.map((address) => address.toLowerCase() as Address))]
    const outcomes = await Promise.allSettled(addresses.slice(0, MAX_ADDRESSES).map(view.person))
    const findings = outcomes.flatMap((outcome, index) => {
      const address = addresses[index]
      if (outcome.status === 'rejected' || address === undefined) return []
      return [outcome.value?.finding ?? { ...walletOnly(address), channels: [] }]
    })
    // One address that cannot be asked about keeps what was known of it, and does not hide the others.
    const [failure] = outcomes.filter((outcome) => outcome.status === 'rejected')
    if (failure && findings.length === 0) throw failure.reason
    return findings
  }

  /** All at once, so that the transport batches them; one failure is its own entry's. */
  const each = <In, Out>(inputs: In[], { signal }: AskOptions, work: (input: In, signal: AbortSignal) => Promise<Out>) =>
    Promise.all(inputs.map((input) => work(input, signal).catch(asSourceError)))

  const readAddresses = createNameReader(chain, [])

  /** What a name resolves to: for Base's coin type where it is a Basename that has one, else for Ethereum's. */
  const resolveName: ResolveName = async (name, { signal }) => {
    const [records, blockNumber, chainId] = await Promise.all([
      readAddresses(name, signal),
      client.request({ method: 'eth_blockNumber' }, { signal }).then(hexToNumber),
      readChainId(signal),
    ])
    const coins = name.endsWith('.base.eth') ? [baseCoin, ethereumCoin] : [ethereumCoin]
    for (const coin of coins) {
      const address = records?.addresses.get(coin)
      if (address) return { chainId, coinType: Number(coin), blockNumber, address: getAddress(address) }
    }
    return null
  }

  return {
    name: 'ens',
    resolveName,
    canWiden: (identifier) =>
      identifier.kind === 'ens' || identifier.kind === 'eth' || (identifier.kind === 'fname' && identifier.fname.includes('.')),
    // A name of ENS that is no wallet's may still be a Farcaster username.
    isDecisive: ({ kind }) => kind !== 'fname',
    widen: (identifiers, ask) => each(identifiers, ask, widenOne),
    collect: (subjects, ask) => each(subjects, ask, collectOne),
  }
}

const wallet = (address: Address): FoundChannel => ({ type: 'wallet', value: getAddress(address), isVerified: true })

function asSourceError(cause: unknown): SourceError {
  const reason = reasonOf(cause)
  return new SourceError('ens', reason, { cause, reason })
}

/** An address's name, proven both ways. */
interface Primary {
  name: string
  /** The coin type that both ways agree on. */
  coin: bigint
  records: NameRecords
}

/** The block that reverse records were read at. */
interface Head {
  blockNumber: number
  chainId: number
}

/** What ENS says of an address that has a primary name. */
interface Person {
  name: string
  finding: Finding
}

interface View {
  records(name: string): Promise<NameRecords | null>
  person(address: Address): Promise<Person | null>
}

/** A name that is not written as ENSIP-15 has it could look like another's: it is nobody's primary name. */
function isNormalised(name: string): boolean {
  try {
    return parseEnsName(name).name === name
  } catch {
    return false
  }
}

/** Does the work for a key once, however often it is asked for. */
function once<Key, Value>(work: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const results = new Map<Key, Promise<Value>>()
  return (key) => {
    const result = results.get(key) ?? work(key)
    results.set(key, result)
    return result
  }
}

/** Ethereum knows no primary name of an address, and whether Base does is not certain. */
class BaseUnreadable extends Error {
  override readonly name = 'BaseUnreadable'
}

/** What kept a name from being read, without a word that a stranger chose. */
function reasonOf(error: unknown): string {
  if (!(error instanceof BaseError)) return 'could not be asked'
  if (error.walk((cause) => cause instanceof ContractFunctionRevertedError || cause instanceof RawContractError) !== null)
    return 'got an answer of a gateway that its contract refuses'
  const http = error.walk((cause) => cause instanceof HttpRequestError)
  // Gateways are read through the guarded fetch, which gives no URL away.
  if (http instanceof HttpRequestError && http.url === '') return `could not read a gateway (${http.status})`
  return 'could not be asked'
}
