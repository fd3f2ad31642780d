import { custodyOfSlot, idRegistry } from '@whocast/evidence/chain-storage.ts'
import { type Address, keccak256, toHex } from 'viem'
import { expect, test } from 'vitest'
import { startAnvil } from '../test/network/anvil.ts'
import { placeEns } from '../test/network/ethereum.ts'
import { settle, startOptimism } from '../test/network/registries.ts'
import { checkNames, checkRegistries, WrongLayoutError } from './smoke-proofs.ts'

const timeoutMs = 10_000
/** Of fid 3, as in Snapchain's reference. */
const key = '0xc887f5bf385a4718eaee166481f1832198938cf33e98a82dc81a0b4b81ffe33d'

test('says whether the registries keep things where proofs look for them', async () => {
  const chain = await startOptimism()
  try {
    const [, owner, other] = chain.anvil.accounts.map(({ address }) => address)
    await chain.register(3, owner as Address)
    await chain.addKey(3, key)
    await chain.settle()
    const place = { url: chain.anvil.url, timeoutMs }
    expect(await checkRegistries(place)).toMatch(
      new RegExp(`^fid 3 held by ${owner}, its key added: slots agree at block \\d+$`),
    )
    // A contract that answers something else than what lies in the slot.
    const word = `0x${(other as string).slice(2).toLowerCase().padStart(64, '0')}`
    const code = `0x7f${word.slice(2)}60005260206000f3`
    await chain.anvil.rpc('anvil_setCode', [idRegistry.address, code])
    await chain.settle()
    await expect(checkRegistries(place)).rejects.toThrow(WrongLayoutError)
    await expect(checkRegistries(place)).rejects.toThrow(custodyOfSlot(3))
  } finally {
    await chain.close()
  }
})

test('says whether ENS keeps names where proofs look for them', async () => {
  const anvil = await startAnvil({ chainId: 1 })
  try {
    const ens = await placeEns(anvil)
    const address = keccak256(toHex('nick')).slice(0, 42) as Address
    const place = { url: anvil.url, timeoutMs }
    await ens.setName('nick.eth', { address, primary: true })
    await ens.setName('other.eth', { address, resolver: `0x${'42'.repeat(20)}` })
    await settle(anvil)
    expect(await checkNames(place, 'nick.eth')).toMatch(
      /^nick\.eth is 0x[0-9a-fA-F]{40}, expiry 2100-01-01T00:00:00.000Z: slots agree at block \d+$/,
    )
    expect(await checkNames(place, 'other.eth')).toContain('whose storage is not known')
  } finally {
    await anvil.close()
  }
})
