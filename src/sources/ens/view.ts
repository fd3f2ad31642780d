import { parseEnsName } from '@whocast/contract/identifier.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { Proof } from '@whocast/contract/proof.ts'
import { type Address, getAddress, hexToNumber } from 'viem'
import { mainnet } from 'viem/chains'
import { type Clock, silentTelemetry, type Telemetry } from '../../kit/telemetry.ts'
import { readAvatar } from '../../net/avatar.ts'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import { createAgreeingClient } from '../../net/rpc-agreement.ts'
import { createRpcClient, type RpcClient } from '../../net/rpc-client.ts'
import { agentClaim } from './agent-records.ts'
import { claimsOf, fieldsOf, textKeys } from './profile.ts'
import { expiredName, nameType, readStanding, type Standing } from './registration.ts'
import {
  addressFor,
  baseCoin,
  createNameReader,
  type EnsChain,
  ethereumCoin,
  type NameRecords,
  readForward,
  readReverse,
  rollupCoins,
  within,
} from './resolve.ts'
import { type Content, describeWhole, type StoredRecords } from './unread.ts'

export interface EnsSourceOptions {
  /** JSON-RPCs of ENS's chain, which have to agree; viem's public default for mainnet. */
  rpcUrls?: readonly string[]
  /** Mainnet's unless it is a private chain. */
  universalResolver?: Address
  /** Opens CCIP-Read gateways and NFT metadata. */
  guardedFetch: GuardedFetch
  /** Reaches the node; the global one by default. */
  fetch?: typeof globalThis.fetch | undefined
  /** `https://ipfs.io` or another, without a slash at the end. */
  ipfsGateway: string
  /** Whether names on other layer 2s than Base count; true by default. */
  hasRollups?: boolean
  /** For names on layer 2s, less than a lookup waits: 1,500 ms by default. */
  layer2TimeoutMs?: number
  /** Stored findings; without them a finding with unreadable records is partial. */
  stored?: StoredRecords | undefined
  clock?: Clock
  telemetry?: Telemetry
}

const LAYER2_TIMEOUT_MS = 1500
/** A full batch of off-chain names takes three megabytes; a hostile contract would take more. */
const MAX_RPC_BYTES = 6 * 1024 * 1024

export interface EnsContext {
  chain: EnsChain
  client: RpcClient
  readName: ReturnType<typeof createNameReader>
  readChainId(signal: AbortSignal): Promise<number>
  avatars: Parameters<typeof readAvatar>[0]
  /** Coin types of the layer 2s whose names count, besides Base. */
  rollups: readonly bigint[]
  layer2TimeoutMs: number
  stored: StoredRecords | undefined
  clock: Clock
}

function createEnsClient(options: EnsSourceOptions): RpcClient {
  const { rpcUrls = [], fetch, telemetry = silentTelemetry, clock } = options
  const [first = mainnet.rpcUrls.default.http[0], ...others] = rpcUrls
  const one = (url: string) =>
    createRpcClient(url, { source: 'ens', maxBytes: MAX_RPC_BYTES, fetch, telemetry })
  return createAgreeingClient([one(first), ...others.map(one)], telemetry, clock)
}

/** The context that lookups by ENS share: the chain, its client and its caches. */
export function createEnsContext(options: EnsSourceOptions): EnsContext {
  const {
    guardedFetch,
    ipfsGateway,
    layer2TimeoutMs = LAYER2_TIMEOUT_MS,
    clock = Date.now,
    telemetry = silentTelemetry,
  } = options
  const client = createEnsClient(options)
  const chain: EnsChain = {
    client,
    universalResolver: options.universalResolver ?? mainnet.contracts.ensUniversalResolver.address,
    guardedFetch: options.guardedFetch,
    onGatewayRequest: () =>
      telemetry.count('upstream_calls', { source: 'ens-gateway', call: 'read' }),
  }
  let chainId: number | undefined
  return {
    chain,
    client,
    readName: createNameReader(chain, textKeys),
    async readChainId(signal) {
      chainId ??= hexToNumber(await client.request({ method: 'eth_chainId' }, { signal }))
      return chainId
    },
    avatars: { client, guardedFetch, ipfsGateway },
    rollups: options.hasRollups === false ? [] : rollupCoins,
    layer2TimeoutMs,
    stored: options.stored,
    clock,
  }
}

interface Primary {
  name: string
  coin: bigint
  records: NameRecords
  standing: Standing & { kind: 'active' | 'grace' }
  /** The address is a contract on Ethereum. */
  isOfContract: boolean
}

interface Head {
  blockNumber: number
  chainId: number
}

export interface Person {
  /** The primary name; null where its registration has ended. */
  name: string | null
  finding: Finding
}

interface Names {
  records(name: string): Promise<NameRecords | null>
  standing(name: string): Promise<Standing>
  isContract(address: Address): Promise<boolean>
}

export type View = ReturnType<typeof createView>

/** The reads of one batch of lookups: each record once, at one block. */
export function createView(context: EnsContext, signal: AbortSignal) {
  const { readName, avatars } = context
  let head: Promise<Head> | undefined
  const records = once((name: string) => readName(name, signal))
  const standing = once((name: string) => standingOf(context, name, signal))
  const isContractHere = once((address: Address) => isContract(context, address, signal))
  const names = { records, standing, isContract: isContractHere }
  const primary = once(async (address: Address): Promise<Primary | null> => {
    // Asked now, to travel with the reverse record; its failure matters to who waits for it.
    head ??= readHead(context, signal)
    head.catch(() => {})
    const onEthereum = await primaryOf(context, names, { address, coin: ethereumCoin, signal })
    if (onEthereum?.standing.kind === 'active') return onEthereum
    return (await onLayer2(context, names, { address, signal })) ?? onEthereum
  })
  const person = once(async (address: Address): Promise<Person | null> => {
    const found = await primary(address)
    if (!found) return null
    if (found.standing.kind === 'grace')
      return { name: null, finding: formerHolder(context, address, found.name, found.standing) }
    const { texts, unread } = found.records
    const record = texts.get('avatar')
    const at = await (head ?? readHead(context, signal))
    const avatarUrl =
      record === undefined
        ? unread.has('avatar')
          ? undefined
          : null
        : await readAvatar(avatars, record, { owner: address, ...at }, signal)
    const finding = await describeWhole(
      (content) => describe(context, address, found, { head: at, ...content }),
      { texts, unread, avatarUrl },
      context.stored,
    )
    return { name: found.name, finding }
  })
  return { ...names, person }
}

/** Returns the registration status of a name now. @throws EnsUnreadable */
export const standingOf = (
  { chain, clock }: EnsContext,
  name: string,
  signal: AbortSignal,
): Promise<Standing> => readStanding(chain, name, Math.floor(clock() / 1000), signal)

/** The newest block, at which what is read now holds. */
export async function readHead(
  { client, readChainId }: EnsContext,
  signal: AbortSignal,
): Promise<Head> {
  const block = client.request({ method: 'eth_blockNumber' }, { signal })
  const [blockNumber, chainId] = await Promise.all([block.then(hexToNumber), readChainId(signal)])
  return { blockNumber, chainId }
}

interface SourceResults {
  address: Address
  coin: bigint
  signal: AbortSignal
}

/** The name that an address's reverse record gives and that points back to it, on one chain. */
async function primaryOf(
  context: EnsContext,
  names: Names,
  request: SourceResults,
): Promise<Primary | null> {
  const { chain, rollups } = context
  const { address, coin, signal } = request
  // Read now, so that it travels with the reverse record.
  const code = names.isContract(address)
  code.catch(() => {})
  const name = await readReverse(chain, address, coin, signal)
  if (name === null || !isNormalised(name)) return null
  const [records, standing] = await Promise.all([names.records(name), names.standing(name)])
  if (!records || standing.kind === 'released') return null
  const isRollup = rollups.includes(coin)
  const [forward, isOfContract] = await Promise.all([
    isRollup
      ? readForward(chain, name, [coin], signal).then((found) => found.get(coin))
      : addressFor(records, coin),
    code,
  ])
  const isElsewhere = coin !== ethereumCoin && isOfContract
  if (forward !== address || isElsewhere) return null
  return { name, coin, records, standing, isOfContract }
}

/**
 * The primary name on the first layer 2 that has one, Base before the others (ENSIP-19). All are
 * queried at once.
 *
 * @throws Layer2Unreadable if an earlier one could not be queried
 */
async function onLayer2(
  context: EnsContext,
  names: Names,
  { address, signal }: Omit<SourceResults, 'coin'>,
): Promise<Primary | null> {
  const readings = [baseCoin, ...context.rollups].map((coin) =>
    within(primaryOf(context, names, { address, coin, signal }), context.layer2TimeoutMs),
  )
  for (const reading of await Promise.allSettled(readings)) {
    if (reading.status === 'rejected')
      throw new Layer2Unreadable('a layer 2 is unreachable', { cause: reading.reason })
    if (reading.value?.standing.kind === 'active') return reading.value
  }
  return null
}

/** Code that delegates a key's account to a contract (EIP-7702): it is still the key's. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/** Returns true for a contract on Ethereum, whose address elsewhere may have another owner. */
export async function isContract(
  { client }: EnsContext,
  address: Address,
  signal: AbortSignal,
): Promise<boolean> {
  const code = await client.request(
    { method: 'eth_getCode', params: [address, 'latest'] },
    { signal },
  )
  return code !== '0x' && !delegation.test(code)
}

function describe(
  context: EnsContext,
  address: Address,
  { name, coin, standing: { expiresAt }, isOfContract }: Primary,
  { head, texts, avatarUrl }: Content & { head: Head },
): Finding {
  const proof: Proof = {
    method: 'ens-forward-reverse',
    ...head,
    coinType: Number(coin),
    address: getAddress(address),
    name,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  }
  const grade = { grade: 'confirmed' } as const
  return {
    ...walletOnly(context, address),
    fields: { ...(avatarUrl ? { avatarUrl } : {}), ...fieldsOf(texts) },
    channels: [
      { ...wallet(address), ...(isOfContract ? { contractChainId: head.chainId } : {}), grade },
      {
        type: nameType(name),
        value: name,
        isVerified: true,
        proof,
        grade,
      },
      ...claimsOf(texts),
      ...agentClaim(name, texts),
    ],
  }
}

const formerHolder = (
  context: EnsContext,
  address: Address,
  name: string,
  standing: Standing & { kind: 'grace' },
): Finding => ({
  ...walletOnly(context, address),
  channels: [wallet(address), expiredName(name, standing)],
})

/** Makes the finding of an address without a name. */
export const walletOnly = ({ clock }: EnsContext, address: Address): Finding => ({
  source: 'ens',
  scope: `ens:${address}`,
  checkedAt: Math.floor(clock() / 1000),
  fields: {},
  channels: [wallet(address)],
})

const wallet = (address: Address): FoundChannel => ({
  type: 'wallet',
  value: getAddress(address),
  isVerified: true,
})

/** A name that is not written by ENSIP-15 could look like another's: no primary name. */
function isNormalised(name: string): boolean {
  try {
    return parseEnsName(name).name === name
  } catch {
    return false
  }
}

function once<Key, Value>(work: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const results = new Map<Key, Promise<Value>>()
  return (key) => {
    const result = results.get(key) ?? work(key)
    results.set(key, result)
    return result
  }
}

/** Ethereum knows no primary name of an address, and whether a layer 2 does is not certain. */
export class Layer2Unreadable extends Error {
  override readonly name = 'Layer2Unreadable'
}
