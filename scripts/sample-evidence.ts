/**
 * What the sample people's proofs rest on: local chains with Farcaster's registries and ENS, and
 * signatures by published keys.
 */

import type { Evidence, Proof, SignedMessage } from '@whocast/contract/proof.ts'
import { ensRegistry } from '@whocast/evidence/ens-contracts.ts'
import { type ChainFacts, createChainReader } from '@whocast/evidence/fetch/chain-proofs.ts'
import {
  messageTypes,
  signMessage,
  toFarcasterTime,
  toSignedMessage,
  userDataTypes,
} from '@whocast/evidence/forms/farcaster-message.ts'
import { type Address, getAddress, type Hex, keccak256, toHex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { startAnvil } from '../test/network/anvil.ts'
import { FAR_AWAY, placeEns } from '../test/network/ethereum.ts'
import { settle, startOptimism } from '../test/network/registries.ts'

export const seed = (text: string): Hex => keccak256(toHex(`whocast ${text}`))
export const account = (name: string): PrivateKeyAccount => privateKeyToAccount(seed(name))
/** Invented people have invented fids, far above those that were ever given out. */
export const fidOf = (number: number): number => 900_000_000 + number
export const appKeyOf = (number: number): Hex => seed(`sample app key ${number}`)
export const custodyOf = (number: number): PrivateKeyAccount => account(`sample custody ${number}`)
const registry = account('sample fname registry')

/** The key that signs sample names, in place of Farcaster's registry. */
export const fnameRegistry: Address = registry.address

const lower = <T extends string>(text: T) => text.toLowerCase() as T

/** The public half of a sample's app key. */
export const publicKeyOf = (number: number): Hex =>
  signMessage(
    {
      type: messageTypes.userDataAdd,
      fid: 1,
      timestamp: 1,
      network: 1,
      userDataBody: { type: 2, value: '' },
    },
    appKeyOf(number),
  ).signer

const usernameTypes = {
  UserNameProof: [
    { name: 'name', type: 'string' },
    { name: 'timestamp', type: 'uint256' },
    { name: 'owner', type: 'address' },
  ],
} as const

const signName = (
  by: PrivateKeyAccount,
  name: string,
  owner: Address,
  timestamp: number,
): Promise<Hex> =>
  by.signTypedData({
    domain: {
      name: 'Farcaster name verification',
      version: '1',
      chainId: 1,
      verifyingContract: '0xe3be01d99baa8db9905b33a3ca391238234b79d1',
    },
    types: usernameTypes,
    primaryType: 'UserNameProof',
    message: { name, owner, timestamp: BigInt(timestamp) },
  })

/** An fname as its registry gives it: to the custody address of sample `number`. */
export async function fnameProof(number: number, name: string, timestamp: number): Promise<Proof> {
  const owner = lower(custodyOf(number).address)
  const signature = await signName(registry, name, owner, timestamp)
  return { method: 'farcaster-username-proof', kind: 'fname', name, owner, timestamp, signature }
}

/**
 * An ENS name that sample `number` uses as a username: the owner's signature, and the fid's own
 * message.
 */
export async function nameAsUsername(
  number: number,
  name: string,
  timestamp: number,
  blockNumber: number,
): Promise<Proof> {
  const wallet = account(`sample ${number}`)
  const owner = lower(wallet.address)
  return {
    method: 'farcaster-username-proof',
    kind: 'ens',
    name,
    owner,
    timestamp,
    signature: await signName(wallet, name, owner, timestamp),
    resolution: {
      chainId: ensRegistry.chainId,
      coinType: 60,
      blockNumber,
      address: getAddress(owner),
      expiresAt: FAR_AWAY,
    },
    message: say(
      number,
      {
        type: messageTypes.userDataAdd,
        userDataBody: { type: userDataTypes.username, value: name },
      },
      timestamp,
    ),
  }
}

/** A message of sample `number`, signed by its app key. @param at unix seconds */
export function say(
  number: number,
  data: Partial<Parameters<typeof signMessage>[0]> & { type: number },
  at: number,
): SignedMessage {
  const whole = { fid: fidOf(number), timestamp: toFarcasterTime(at), network: 1, ...data }
  const message = toSignedMessage(signMessage(whole, appKeyOf(number)))
  if (!message) throw new Error('it was signed here')
  return message
}

/** What the local chains prove. */
interface SampleChains {
  /** The block of Ethereum at which names were read. */
  blockNumber: number
  /** Evidence of a sample: its fid's custody and key, and its names. */
  evidenceOf(number: number, names: string[]): Promise<Evidence>
  /** The proof of a sample's app key, for its casts. */
  keyProofOf(number: number): Promise<Pick<Evidence, 'state' | 'blocks'>>
  close(): Promise<void>
}

/** Starts both chains: the same blocks in every run. @param names by sample, of ENS */
export async function startSampleChains(
  numbers: number[],
  {
    removedKeys,
    names,
    at,
  }: { removedKeys: number[]; names: ReadonlyMap<string, number>; at: number },
): Promise<SampleChains> {
  const [optimism, ethereum] = await Promise.all([
    startOptimism({ timestamp: at }),
    startAnvil({ chainId: ensRegistry.chainId, timestamp: at }),
  ])
  for (const number of numbers) {
    await optimism.register(fidOf(number), custodyOf(number).address)
    await optimism.addKey(fidOf(number), publicKeyOf(number))
  }
  const ens = await placeEns(ethereum)
  for (const [name, number] of names)
    await ens.setName(name, { address: account(`sample ${number}`).address, primary: true })
  await Promise.all([optimism.settle(), settle(ethereum)])
  const readers = {
    fids: createChainReader(optimism.anvil.chainId, { rpcUrl: optimism.anvil.url }),
    names: createChainReader(ethereum.chainId, { rpcUrl: ethereum.url }),
  }
  const signal = AbortSignal.timeout(60_000)

  const readFid = (number: number) =>
    readers.fids.prove(
      { kind: 'fid', fid: fidOf(number), keys: [publicKeyOf(number)], custody: undefined },
      signal,
    )
  // A key that was removed is shown by a block before, too, under which it was still added.
  const before = new Map(
    await Promise.all(removedKeys.map(async (number) => [number, await readFid(number)] as const)),
  )
  for (const number of removedKeys) await optimism.removeKey(fidOf(number), publicKeyOf(number))
  await optimism.settle()
  const factsOfFid = async (number: number) => [before.get(number) ?? null, await readFid(number)]
  const factsOfName = (name: string) => {
    const address = lower(account(`sample ${names.get(name)}`).address)
    return readers.names.prove({ kind: 'name', name, address, coinType: 60 }, signal)
  }
  const head = await ethereum.client.getBlockNumber()
  return {
    blockNumber: Number(head) - 8,
    async evidenceOf(number, ownNames) {
      const ofNames = await Promise.all(ownNames.map(factsOfName))
      return {
        appKeys: [{ fid: fidOf(number), key: publicKeyOf(number), method: 'key-registry' }],
        custody: [
          { fid: fidOf(number), address: lower(custodyOf(number).address), method: 'id-registry' },
        ],
        ...merge([...(await factsOfFid(number)), ...ofNames]),
      }
    },
    keyProofOf: async (number) => merge(await factsOfFid(number)),
    close: async () => {
      await Promise.all([optimism.close(), ethereum.close()])
    },
  }
}

/** Merges proofs, each once. */
function merge(facts: (ChainFacts | null)[]): Required<Pick<Evidence, 'state' | 'blocks'>> {
  const proven = facts.filter((one): one is ChainFacts => one !== null)
  const unique = <T>(list: T[]) => [
    ...new Map(list.map((one) => [JSON.stringify(one), one])).values(),
  ]
  return {
    state: unique(proven.flatMap(({ state }) => state)),
    blocks: unique(proven.map(({ block }) => block)),
  }
}
