import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import {
  makeUserNameProofClaim,
  makeVerificationAddressClaim,
  Protocol,
  ViemLocalEip712Signer,
} from '../../../../test/reference/farcaster-core.ts'
import { isVerificationSigned, usernameProofSigner } from './farcaster.ts'

const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)
const signer = new ViemLocalEip712Signer(account)
const blockHash: Hex = `0x${'ab'.repeat(32)}`

async function signedClaim(fid: number) {
  const claim = makeVerificationAddressClaim(
    fid,
    hexToBytes(account.address),
    1,
    hexToBytes(blockHash),
    Protocol.ETHEREUM,
  )
  const signature = await signer.signVerificationEthAddressClaim(claim._unsafeUnwrap(), 0)
  return bytesToHex(signature._unsafeUnwrap())
}

/** Every way to flip one bit of some hex. */
function flips(hex: Hex): Hex[] {
  const bytes = hexToBytes(hex)
  return [...bytes].flatMap((_, index) =>
    Array.from({ length: 8 }, (_unused, bit) => {
      const flipped = Uint8Array.from(bytes)
      flipped[index] = (flipped[index] ?? 0) ^ (1 << bit)
      return bytesToHex(flipped)
    }),
  )
}

describe('isVerificationSigned', () => {
  it('holds for a claim that the address signed by the protocol’s own library', async () => {
    const signature = await signedClaim(616)
    expect(
      await isVerificationSigned(
        { fid: 616, address: account.address, blockHash, network: 1 },
        signature,
      ),
    ).toBe(true)
  })

  it('does not hold for another fid, address, block or network, nor for a signature with any bit flipped', async () => {
    const signature = await signedClaim(616)
    const claim = { fid: 616, address: account.address, blockHash, network: 1 }
    const other = '0x000000000000000000000000000000000000dEaD'
    expect(await isVerificationSigned({ ...claim, fid: 617 }, signature)).toBe(false)
    expect(await isVerificationSigned({ ...claim, network: 2 }, signature)).toBe(false)
    for (const address of [
      other,
      ...flips(account.address.toLowerCase() as Hex).filter((_, index) => index % 5 === 0),
    ] as Address[]) {
      expect(await isVerificationSigned({ ...claim, address }, signature)).toBe(false)
    }
    for (const flipped of flips(blockHash).filter((_, index) => index % 5 === 0)) {
      expect(await isVerificationSigned({ ...claim, blockHash: flipped }, signature)).toBe(false)
    }
    for (const flipped of flips(signature))
      expect(await isVerificationSigned(claim, flipped)).toBe(false)
  }, 60_000)

  it('does not hold for a contract’s signature or nonsense', async () => {
    const claim = { fid: 1, address: account.address, blockHash, network: 1 }
    for (const signature of [
      '0x',
      '0x00',
      `0x${'00'.repeat(65)}`,
      `0x${'ff'.repeat(65)}`,
      `0x${'11'.repeat(400)}`,
    ] as Hex[]) {
      expect(await isVerificationSigned(claim, signature)).toBe(false)
    }
  })
})

describe('usernameProofSigner', () => {
  // The first fname: the registry's signature and its owner's, as the public registry serves them.
  const farcaster = {
    name: 'farcaster',
    owner: '0x8773442740c17c9d0f0b87022c722f9a136206ed',
    timestamp: 1_628_882_891,
  } as const
  const registrySignature =
    '0xb7181760f14eda0028e0b647ff15f45235526ced3b4ae07fcce06141b73d32960d3253776e62f761363fb8137087192047763f4af838950a96f3885f3c2289c41b'

  it('knows the registry’s signature on an fname', async () => {
    expect(await usernameProofSigner(farcaster, registrySignature)).toBe('registry')
  })

  it('knows an owner’s signature on an ENS name', async () => {
    const claim = { name: 'ann.eth', owner: account.address, timestamp: 1_700_000_000 }
    const signature = await signer.signUserNameProofClaim(makeUserNameProofClaim(claim))
    expect(await usernameProofSigner(claim, bytesToHex(signature._unsafeUnwrap()))).toBe('owner')
  })

  it('does not take the registry’s word for an ENS name', async () => {
    const registry = privateKeyToAccount(`0x${'77'.repeat(32)}`)
    const claim = { name: 'ann.eth', owner: account.address, timestamp: 1_700_000_000 }
    const signature = await new ViemLocalEip712Signer(registry).signUserNameProofClaim(
      makeUserNameProofClaim(claim),
    )
    expect(
      await usernameProofSigner(claim, bytesToHex(signature._unsafeUnwrap()), registry.address),
    ).toBe(null)
  })

  it('refuses any other name, owner or time, and any flipped bit', async () => {
    expect(await usernameProofSigner({ ...farcaster, name: 'farcaste' }, registrySignature)).toBe(
      null,
    )
    expect(
      await usernameProofSigner({ ...farcaster, owner: account.address }, registrySignature),
    ).toBe(null)
    expect(
      await usernameProofSigner({ ...farcaster, timestamp: 1_628_882_892 }, registrySignature),
    ).toBe(null)
    for (const flipped of flips(registrySignature))
      expect(await usernameProofSigner(farcaster, flipped)).toBe(null)
  }, 60_000)
})
