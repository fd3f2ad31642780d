import type { Fields } from '@whocast/contract/untrusted.ts'
import { describe, expect, it } from 'vitest'
import {
  appKeyOf,
  farcasterState,
  NOW,
  publicKeyOf,
  walletOf,
} from '../../../test/evidence/people.ts'
import { readChainState } from './chain-state.ts'
import { keyRegistry, keySlot } from './chain-storage.ts'

const key = appKeyOf('chain state')
const slot = keySlot(3, publicKeyOf(key))
const custody = walletOf('chain state').address

const stateAt = (number: number, state: 1 | 2 = 1, timestamp = NOW - 600) =>
  farcasterState([{ fid: 3, keys: { [key]: state }, custody }], { number, timestamp })

const read = async (evidence: unknown, online?: Parameters<typeof readChainState>[2]) =>
  (await readChainState(evidence as Fields, NOW, online)).read(10, keyRegistry.address, slot)

describe('the state of a chain', () => {
  it('is what the newest block shows, in whichever order they come', async () => {
    const [old, young] = [await stateAt(100, 1), await stateAt(101, 2)]
    for (const [first, second] of [
      [old, young],
      [young, old],
    ] as const) {
      const fact = await read({
        state: [...first.state, ...second.state],
        blocks: [...first.blocks, ...second.blocks],
      })
      expect(fact?.block.number).toBe(101)
      expect(fact?.value.slice(-2)).toBe('02')
    }
  })

  it('is unknown for other slots, contracts and chains', async () => {
    const state = await readChainState((await stateAt(100)) as unknown as Fields, NOW)
    expect(state.read(10, keyRegistry.address, keySlot(4, publicKeyOf(key)))).toBeNull()
    expect(state.read(1, keyRegistry.address, slot)).toBeNull()
    expect(state.read(10, custody, slot)).toBeNull()
  })

  it('skips proofs without a contract or a chain, and reads the others', async () => {
    const { state, blocks } = await stateAt(100)
    const broken = [{ ...state[0], address: 'none' }, { ...state[0], chainId: 'ten' }, ...state]
    expect((await read({ state: broken, blocks }))?.block.number).toBe(100)
  })

  it('reads 512 proofs and no more', async () => {
    const { state, blocks } = await stateAt(100)
    const proof = state.find(
      ({ address }) => address.toLowerCase() === keyRegistry.address.toLowerCase(),
    )
    const padding = (count: number) => Array.from({ length: count }, () => ({}))
    expect(await read({ state: [...padding(511), proof], blocks })).not.toBeNull()
    expect(await read({ state: [...padding(512), proof], blocks })).toBeNull()
  })

  it('is refused ahead of the clock by more than ten minutes', async () => {
    expect((await read(await stateAt(100, 1, NOW + 600)))?.block.number).toBe(100)
    await expect(async () => read(await stateAt(100, 1, NOW + 601))).rejects.toThrow(
      'ahead of the clock',
    )
  })

  it('prefers a proof that holds to one that does not', async () => {
    const [good, early] = [await stateAt(100), await stateAt(101, 1, NOW + 9000)]
    for (const order of [
      [good, early],
      [early, good],
    ]) {
      const evidence = {
        state: order.flatMap(({ state }) => state),
        blocks: order.flatMap(({ blocks }) => blocks),
      }
      expect((await read(evidence))?.block.number).toBe(100)
    }
  })

  it('is what the chain confirms, where it is asked', async () => {
    const online = (isThere: boolean | null) =>
      ({ hasBlock: async () => isThere }) as unknown as Parameters<typeof readChainState>[2]
    const state = await stateAt(100)
    expect((await read(state, online(true)))?.block.isSeen).toBe(true)
    expect((await read(state, online(null)))?.block).not.toHaveProperty('isSeen')
    await expect(async () => read(state, online(false))).rejects.toThrow('there is no block')
  })
})
