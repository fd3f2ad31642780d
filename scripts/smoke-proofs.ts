import {
  addressIn,
  custodyOfSlot,
  idRegistry,
  keyRegistry,
  keySlot,
  provenCustody,
  provenKeyState,
  type SlotReader,
} from '@whocast/evidence/chain-storage.ts'
import { ensRegistry, resolverSlot } from '@whocast/evidence/ens-contracts.ts'
import { knownResolvers } from '@whocast/evidence/ens-resolvers.ts'
import { provenName } from '@whocast/evidence/ens-storage.ts'
import { type ChainSubject, createChainReader } from '@whocast/evidence/fetch/chain-proofs.ts'
import { verifyStorageProof } from '@whocast/evidence/storage-proof.ts'
import { type Address, createPublicClient, type Hex, http, namehash, parseAbi } from 'viem'

/**
 * Known since Farcaster's first days: a fid and one of its keys, as the reference of Snapchain's
 * HTTP API shows it.
 */
const FID = 3
const KEY: Hex = '0xc887f5bf385a4718eaee166481f1832198938cf33e98a82dc81a0b4b81ffe33d'

const abi = parseAbi([
  'function custodyOf(uint256 fid) view returns (address)',
  'function keyDataOf(uint256 fid, bytes key) view returns (uint8 state, uint32 keyType)',
  'function resolver(bytes32 node) view returns (address)',
  'function addr(bytes32 node) view returns (address)',
])

/**
 * Raised where storage and the contract's own answer differ: a slot or an address of
 * `chain-storage.ts` is wrong.
 */
export class WrongLayoutError extends Error {
  override readonly name = 'WrongLayoutError'
}

interface Place {
  url: string
  timeoutMs: number
}

/**
 * Farcaster's registries: what their storage says is what they answer. @returns a line for people
 */
export async function checkRegistries({ url, timeoutMs }: Place): Promise<string> {
  const { state, client, blockNumber } = await prove(
    idRegistry.chainId,
    { url, timeoutMs },
    fidSubject,
  )
  const current = provenCustody(state, FID)?.value
  const key = provenKeyState(state, FID, KEY)?.value
  const custody = await client.readContract({
    address: idRegistry.address,
    abi,
    functionName: 'custodyOf',
    args: [BigInt(FID)],
    blockNumber,
  })
  const [keyState] = await client.readContract({
    address: keyRegistry.address,
    abi,
    functionName: 'keyDataOf',
    args: [BigInt(FID), KEY],
    blockNumber,
  })
  const states = ['unknown', 'added', 'removed']
  if (current !== custody.toLowerCase())
    throw new WrongLayoutError(
      `custodyOf(${FID}) is ${custody}, slot ${custodyOfSlot(FID)} says ${current}`,
    )
  if (key !== states[keyState])
    throw new WrongLayoutError(
      `the key's state is ${keyState}, slot ${keySlot(FID, KEY)} says ${key}`,
    )
  return `fid ${FID} held by ${custody}, its key ${key}: slots agree at block ${blockNumber}`
}

const fidSubject: ChainSubject = { kind: 'fid', fid: FID, keys: [KEY], custody: undefined }

/** ENS' registry and the name's resolver, where its storage is known. @returns a line for people */
export async function checkNames({ url, timeoutMs }: Place, name: string): Promise<string> {
  const client = createPublicClient({ transport: http(url, { timeout: timeoutMs }) })
  const node = namehash(name)
  const resolver = await client.readContract({
    address: ensRegistry.address,
    abi,
    functionName: 'resolver',
    args: [node],
  })
  if (!knownResolvers.has(resolver.toLowerCase() as Address))
    return `${name} has the resolver ${resolver}, whose storage is not known`
  const address = await client.readContract({
    address: resolver,
    abi,
    functionName: 'addr',
    args: [node],
  })
  const { state, blockNumber } = await prove(
    ensRegistry.chainId,
    { url, timeoutMs },
    { kind: 'name', name, address: address.toLowerCase() as Address, coinType: 60 },
  )
  const named = addressIn(
    state.read(ensRegistry.chainId, ensRegistry.address, resolverSlot(node))?.value ?? '0x',
  )
  const proven = provenName(state, name)?.value
  if (named !== resolver.toLowerCase())
    throw new WrongLayoutError(`the resolver is ${resolver}, its slot says ${named}`)
  if (proven?.address !== address.toLowerCase())
    throw new WrongLayoutError(`${name} is ${address}, the slots say ${proven?.address}`)
  const end =
    proven.expiresAt === null ? 'unknown' : new Date(proven.expiresAt * 1000).toISOString()
  return `${name} is ${address}, expiry ${end}: slots agree at block ${blockNumber}`
}

async function prove(chainId: number, { url, timeoutMs }: Place, subject: ChainSubject) {
  const client = createPublicClient({ transport: http(url, { timeout: timeoutMs }) })
  const facts = await createChainReader(chainId, { rpcUrl: url, timeoutMs }).prove(
    subject,
    AbortSignal.timeout(timeoutMs),
  )
  if (!facts)
    throw new Error(`the URL is not of chain ${chainId}, or a resolver's storage is not known`)
  const proven = await Promise.all(
    facts.state.map((proof) => verifyStorageProof(proof, facts.block.header)),
  )
  const state: SlotReader = {
    read: (chain, contract, slot) => {
      const current = proven.find(
        ({ block, address, slots }) =>
          block.chainId === chain && address === contract && slots.has(slot),
      )
      const value = current?.slots.get(slot)
      return current && value !== undefined ? { value, block: current.block } : null
    },
  }
  const [{ block } = { block: undefined }] = proven
  if (!block) throw new Error('nothing was proven')
  return { state, client, blockNumber: BigInt(block.number) }
}
