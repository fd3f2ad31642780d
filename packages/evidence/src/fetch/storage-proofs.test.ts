import { createClient, createPublicClient, http, keccak256, parseAbi, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { type AnvilOptions, startAnvil } from '../../../../test/network/anvil.ts'
import { startOptimism } from '../../../../test/network/registries.ts'
import { custodyOfSlot, idRegistry } from '../chain-storage.ts'
import {
  ChainProofError,
  encodeHeader,
  readProofBlock,
  readStorageProof,
} from './storage-proofs.ts'

const signal = new AbortController().signal

/** Ethereum's first block, as every node gives it. */
const genesis = {
  hash: '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3',
  parentHash: zeroHash,
  sha3Uncles: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
  miner: '0x0000000000000000000000000000000000000000',
  stateRoot: '0xd7f8974fb5ac78d9ac099b9ad5018bedc2ce0a72dad1827a1709da30580f0544',
  transactionsRoot: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  receiptsRoot: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  logsBloom: `0x${'00'.repeat(256)}`,
  difficulty: '0x400000000',
  number: '0x0',
  gasLimit: '0x1388',
  gasUsed: '0x0',
  timestamp: '0x0',
  extraData: '0x11bbe8db4e347b4e8c937c1c8370e4b5ed33adb3db69cbdb7a38e1e50b1b82fa',
  mixHash: zeroHash,
  nonce: '0x0000000000000042',
}

describe('a header', () => {
  test('of Ethereum’s first block', () => {
    const { hash, header } = encodeHeader(genesis)
    expect(hash).toBe(genesis.hash)
    expect(keccak256(header)).toBe(genesis.hash)
  })

  test.for<AnvilOptions>([
    { hardfork: 'berlin' },
    { hardfork: 'london' },
    { hardfork: 'shanghai' },
    { hardfork: 'cancun' },
    { hardfork: 'prague' },
    { hardfork: 'osaka' },
    { isOptimism: true },
  ])('of a chain with %o', async (options) => {
    const anvil = await startAnvil(options)
    try {
      await anvil.rpc('anvil_mine', ['0x20'])
      const block = await readProofBlock(createClient({ transport: http(anvil.url) }), signal)
      const { hash } = await anvil.client.getBlock({ blockNumber: block.number })
      expect(block.hash).toBe(hash)
      // Old enough to stay in the chain.
      expect(block.number).toBe(24n)
    } finally {
      await anvil.close()
    }
  })

  test('is refused where its fields do not give the hash', () => {
    expect(() => encodeHeader({ ...genesis, timestamp: '0x1' })).toThrow(ChainProofError)
    expect(() => encodeHeader({ ...genesis, hash: zeroHash })).toThrow('do not give the hash')
    expect(() => encodeHeader({ ...genesis, baseFeePerGas: '0x1' })).toThrow('do not give the hash')
    expect(() => encodeHeader({ ...genesis, stateRoot: undefined })).toThrow('no stateRoot')
    expect(() => encodeHeader({})).toThrow(ChainProofError)
  })
})

test('a proof of another block is refused', async () => {
  const chain = await startOptimism()
  const custody = chain.anvil.accounts[1]?.address ?? '0x'
  await chain.register(3, custody)
  await chain.settle()
  try {
    const client = createPublicClient({ transport: http(chain.anvil.url) })
    const block = await readProofBlock(client, signal)
    const ask = (fid: number) =>
      readStorageProof(
        client,
        10,
        block,
        { address: idRegistry.address, slots: [custodyOfSlot(fid)] },
        signal,
      )
    const held = await client.readContract({
      address: idRegistry.address,
      abi: parseAbi(['function custodyOf(uint256) view returns (address)']),
      functionName: 'custodyOf',
      args: [3n],
    })
    expect(held).toBe(custody)
    const { proven } = await ask(3)
    expect(proven.slots.get(custodyOfSlot(3))).toBe(
      `0x${'00'.repeat(12)}${custody.slice(2).toLowerCase()}`,
    )
    await chain.register(3, chain.anvil.accounts[2]?.address ?? '0x')
    await chain.settle()
    const later = await readProofBlock(client, signal)
    const mixed = { ...block, number: later.number }
    await expect(
      readStorageProof(
        client,
        10,
        mixed,
        { address: idRegistry.address, slots: [custodyOfSlot(3)] },
        signal,
      ),
    ).rejects.toThrow('does not lead to the block')
  } finally {
    await chain.close()
  }
})
