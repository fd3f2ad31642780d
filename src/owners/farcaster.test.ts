import type { Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { checkFidSigner, namedFid } from './farcaster.ts'

const custody: Address = `0x${'ab'.repeat(20)}`
const auth: Address = `0x${'cd'.repeat(20)}`
const stranger: Address = `0x${'ef'.repeat(20)}`
const registries = {
  custodyOf: async (fid: number) => (fid === 3 ? (`0x${'AB'.repeat(20)}` as Address) : null),
  isAuthAddress: async (fid: number, address: Address) => fid === 3 && address === auth,
}
const key = { contractChainId: null }

describe('who may sign for a fid', () => {
  it.each([custody, auth])('%s may', async (address) => {
    await expect(checkFidSigner(registries, 3, { address, ...key })).resolves.toMatch(
      /^(custody|auth)$/,
    )
  })

  it('no one else may, nor they for another fid', async () => {
    await expect(
      checkFidSigner(registries, 3, { address: stranger, ...key }),
    ).rejects.toMatchObject({ code: 'unauthorized' })
    await expect(checkFidSigner(registries, 4, { address: custody, ...key })).rejects.toMatchObject(
      { code: 'unauthorized' },
    )
  })

  it('a contract wallet may on Optimism alone', async () => {
    await expect(
      checkFidSigner(registries, 3, { address: custody, contractChainId: 10 }),
    ).resolves.toMatch(/^(custody|auth)$/)
    await expect(
      checkFidSigner(registries, 3, { address: custody, contractChainId: 8453 }),
    ).rejects.toMatchObject({
      code: 'unauthorized',
    })
  })

  it('is refused where no registry is configured, and worth another try where one cannot be asked', async () => {
    await expect(checkFidSigner(null, 3, { address: custody, ...key })).rejects.toMatchObject({
      code: 'unauthorized',
    })
    const broken = { ...registries, custodyOf: () => Promise.reject(new Error('down')) }
    await expect(checkFidSigner(broken, 3, { address: custody, ...key })).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
    })
  })
})

it.each([
  [['farcaster://fid/3'], 3],
  [['https://whocast.test', 'farcaster://fid/3'], 3],
  [['farcaster://fid/3', 'farcaster://fid/4'], null],
  [['farcaster://fid/0'], null],
  [['farcaster://fid/3/x'], null],
  [['farcaster://fid/9999999999999999'], null],
  [[], null],
])('the resources %j name the fid %s', (resources, fid) => {
  expect(namedFid(resources)).toBe(fid)
})
