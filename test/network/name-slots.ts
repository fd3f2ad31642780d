import type { BlockHeader, StorageProof } from '@whocast/contract/proof.ts'
import {
  baseRegistrar,
  ensRegistry,
  expirySlot,
  implementationSlot,
  resolverSlot,
  reverseNode,
  universalResolver,
} from '@whocast/evidence/ens-contracts.ts'
import {
  addressSlot,
  knownResolvers,
  nameSlot,
  versionSlot,
} from '@whocast/evidence/ens-resolvers.ts'
import { readProofBlock, readStorageProof } from '@whocast/evidence/fetch/storage-proofs.ts'
import { type Address, createClient, type Hex, http, labelhash, namehash } from 'viem'
import type { Anvil } from './anvil.ts'
import { publicResolver } from './ethereum.ts'

/**
 * Reads every slot of ENSv1 about a second-level name on the public resolver, no matter which
 * registry is in use: what a forger would put into a document.
 */
export async function readNameSlots(
  anvil: Anvil,
  name: string,
  address: Address,
): Promise<{ state: StorageProof[]; blocks: BlockHeader[] }> {
  const layout = knownResolvers.get(publicResolver)
  if (!layout) throw new Error('the public resolver is not known')
  const client = createClient({ transport: http(anvil.url) })
  const { signal } = new AbortController()
  const block = await readProofBlock(client, signal)
  const [node, reverse] = [namehash(name), reverseNode(address)]
  const records = [
    versionSlot(layout, node),
    addressSlot(layout, node, 0n, 60n),
    versionSlot(layout, reverse),
    nameSlot(layout, reverse, 0n),
  ].filter((slot) => slot !== null)
  const wanted: [Address, Hex[]][] = [
    [universalResolver, [implementationSlot]],
    [ensRegistry.address, [resolverSlot(node), resolverSlot(reverse)]],
    [baseRegistrar, [expirySlot(labelhash(name.split('.')[0] ?? ''))]],
    [publicResolver, records],
  ]
  const proofs = await Promise.all(
    wanted.map(([contract, slots]) =>
      readStorageProof(client, anvil.chainId, block, { address: contract, slots }, signal),
    ),
  )
  const header = { chainId: anvil.chainId, hash: block.hash, header: block.header }
  return { state: proofs.map(({ proof }) => proof), blocks: [header] }
}
