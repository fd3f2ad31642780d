import { lower } from '@whocast/contract/lower.ts'
import { bytesToHex, type Hex, hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  appKeyOf,
  NOW,
  publicKeyOf,
  say,
  verify,
  verifySolana,
  walletOf,
} from '../../../test/evidence/people.ts'
import { messageTypes } from './forms/farcaster-message.ts'
import { readWalletClaim } from './wallet.ts'

const fid = 3
const key = appKeyOf('wallet claims')
const wallet = walletOf('wallet claims')
const bytes32: Hex = `0x${'11'.repeat(32)}`

const read = (message: unknown) => readWalletClaim(message, NOW)

/** A claim that is signed by the fid's key, with this body. */
const claim = (body: Record<string, unknown>) =>
  say(fid, key, {
    type: messageTypes.verificationAddAddress,
    verificationAddAddressBody: {
      address: lower(wallet.address),
      claimSignature: '0x11',
      blockHash: bytes32,
      ...body,
    },
  } as Parameters<typeof say>[2])

describe('a wallet that was verified', () => {
  it('is an Ethereum wallet by its own signature', async () => {
    const { wallet: found, contract, said } = await read(await verify(fid, key, wallet))
    expect(found).toEqual({ chain: 'ethereum', address: lower(wallet.address) })
    expect(contract).toBeUndefined()
    expect(said).toMatchObject({ fid, signer: publicKeyOf(key) })
  })

  it('is a Solana wallet by its own signature', async () => {
    const { value, message } = verifySolana(fid, key, 'wallet claims')
    expect((await read(message)).wallet).toEqual({ chain: 'solana', address: value })
  })

  it("is a contract's on the chain that the claim names, for its chain to confirm", async () => {
    const { contract } = await read(
      await verify(fid, key, wallet, { isContract: true, signature: '0x1234' }),
    )
    const digest = hashTypedData({
      domain: {
        name: 'Farcaster Verify Ethereum Address',
        version: '2.0.0',
        chainId: 10,
        salt: '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558',
      },
      types: {
        VerificationClaim: [
          { name: 'fid', type: 'uint256' },
          { name: 'address', type: 'address' },
          { name: 'blockHash', type: 'bytes32' },
          { name: 'network', type: 'uint8' },
        ],
      },
      primaryType: 'VerificationClaim',
      message: {
        fid: 3n,
        address: wallet.address,
        blockHash: blockHashOf(await verify(fid, key, wallet)),
        network: 1,
      },
    })
    expect(contract).toEqual({ chainId: 10, digest, signature: '0x1234' })
  })

  it('is on chain 0 where a contract claims without a chain', async () => {
    const { contract } = await read(claim({ verificationType: 1 }))
    expect(contract?.chainId).toBe(0)
  })
})

describe('a claim is refused', () => {
  it.each([
    ['of another protocol', { protocol: 2 }, /protocol/],
    ['of another kind', { verificationType: 2 }, /kind/],
    ["of a contract's on Solana", { verificationType: 1, protocol: 1, address: bytes32 }, /kind/],
    [
      'of a Solana wallet with an address of another length',
      { protocol: 1, address: `${bytes32}11` },
      /Solana wallet/,
    ],
    [
      'of a Solana wallet with a block of another length',
      { protocol: 1, address: bytes32, blockHash: '0x11' },
      /Solana wallet/,
    ],
    [
      'of a wallet with an address of another length',
      { address: `${lower(wallet.address)}11` },
      /Ethereum wallet/,
    ],
    [
      'of a wallet with a block of another length',
      { blockHash: `${bytes32}11` },
      /Ethereum wallet/,
    ],
    ['of a wallet that did not sign', { claimSignature: `0x${'11'.repeat(65)}` }, /did not sign/],
    [
      'of a Solana wallet that did not sign',
      { protocol: 1, address: bytes32, claimSignature: `0x${'11'.repeat(64)}` },
      /did not sign/,
    ],
  ])('%s', async (_, body, reason) => {
    await expect(read(claim(body))).rejects.toThrow(reason)
  })

  it('that verifies no wallet', async () => {
    const removal = say(fid, key, {
      type: messageTypes.verificationRemove,
      verificationRemoveBody: { address: lower(wallet.address) },
    })
    await expect(read(removal)).rejects.toThrow('verifies no wallet')
  })

  it('for another fid than the one that says it', async () => {
    const { message } = verifySolana(fid, key, 'wallet claims', 4)
    await expect(read(message)).rejects.toThrow('fid 3')
  })
})

/** The block hash in a message's bytes: field 3 of the verification's body, 32 bytes. */
function blockHashOf({ dataBytes }: { dataBytes: Hex }): Hex {
  const at = dataBytes.indexOf('1a20')
  return bytesToHex(Buffer.from(dataBytes.slice(at + 4, at + 68), 'hex'))
}
