import { lower } from '@whocast/contract/lower.ts'
import type { Profile } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EthereumChain, startEthereum } from '../../../test/network/ethereum.ts'
import { startNameService, verifyOffline } from '../../../test/network/name-service.ts'
import { wallet } from '../../../test/network/people.ts'
import { startRpcProxy } from '../../../test/network/rpc-proxy.ts'

let chain: EthereumChain
beforeAll(async () => {
  chain = await startEthereum()
})
afterAll(() => chain.close())

async function find(name: string): Promise<Profile> {
  const service = await startNameService(chain)
  try {
    const profile = await service.find(name)
    if (!profile) throw new Error('not found')
    return profile
  } finally {
    await service.close()
  }
}

const grades = ({ channels }: Profile) =>
  Object.fromEntries(channels.map(({ type, verification }) => [type, verification?.grade]))

describe('storage proofs of names', () => {
  test('a name of a known resolver is proven, and anyone can check it offline', async () => {
    const address = lower(wallet('known').address)
    await chain.ens.setName('known.eth', { address, primary: true })
    await chain.settle()
    const profile = await find('known.eth')
    expect(grades(profile)).toEqual({ ens: 'proven', wallet: 'proven' })
    const verdicts = await verifyOffline(profile, 'known.eth')
    expect(verdicts.map(({ status }) => status)).toEqual(['holds', 'holds'])
    const block = profile.evidence?.blocks?.[0]?.hash ?? '?'
    expect(verdicts.flatMap(({ leftToTrust }) => leftToTrust).join(' ')).toContain(block)
  })

  test('a name of any other resolver is confirmed', async () => {
    const resolver = await chain.ens.deployResolver()
    const address = lower(wallet('other').address)
    await chain.ens.setName('other.eth', { address, primary: true, resolver })
    await chain.settle()
    const profile = await find('other.eth')
    expect(grades(profile)).toEqual({ ens: 'confirmed', wallet: 'confirmed' })
    const verdicts = await verifyOffline(profile, 'other.eth')
    expect(verdicts.filter(({ status }) => status === 'holds')).toEqual([])
  })

  test('a name that was changed since the proven block is confirmed', async () => {
    const address = lower(wallet('changing').address)
    await chain.ens.setName('changing.eth', { address, primary: true })
    await chain.settle()
    // The proof is of an older block than the answer: the two differ until it has settled.
    const heir = lower(wallet('heir').address)
    await chain.ens.setName('changing.eth', { address: heir, primary: true })
    expect(grades(await find('changing.eth'))).toEqual({ ens: 'confirmed', wallet: 'confirmed' })
  })

  test('a stored proof outlasts a restart, and ends when the name is sold', async () => {
    const [address, heir] = [lower(wallet('seller').address), lower(wallet('buyer').address)]
    await chain.ens.setName('sold.eth', { address, primary: true })
    await chain.settle()
    const first = await startNameService(chain)
    const rpc = await startRpcProxy(chain.anvil.url)
    rpc.setLie(({ method }, answer) => (method === 'eth_getProof' ? { id: answer.id } : answer))
    const restart = (seconds: number) =>
      startNameService(
        { ...chain, anvil: { ...chain.anvil, url: rpc.url } },
        { store: first.store, clock: () => Date.now() + seconds * 1000 },
      )
    try {
      expect(grades((await first.find('sold.eth')) as Profile)).toMatchObject({ ens: 'proven' })
      const second = await restart(301)
      expect(grades((await second.find('sold.eth')) as Profile)).toMatchObject({ ens: 'proven' })
      expect(rpc.calls('eth_getProof')).toBe(0)
      await chain.ens.setName('sold.eth', { address: heir, primary: true })
      const third = await restart(602)
      const sold = (await third.find('sold.eth')) as Profile
      expect(sold.walletAddress).toBe(heir)
      expect(grades(sold)).toMatchObject({ ens: 'confirmed' })
      expect(rpc.calls('eth_getProof')).toBeGreaterThan(0)
      for (const found of [sold, await third.find(address)])
        expect(JSON.stringify(found ?? null)).not.toContain('accountProof')
    } finally {
      await first.close()
      await rpc.close()
    }
  })
})
