import type { Address, Hex } from 'viem'
import {
  contractClaimDigest,
  isSolanaVerificationSigned,
  isVerificationSigned,
  toBase58,
} from './forms/farcaster.ts'
import { messageTypes } from './forms/farcaster-message.ts'
import { readSignedMessage, type SignedClaim } from './message.ts'
import { Broken, demand } from './verdict.ts'

interface WalletClaim {
  said: SignedClaim
  wallet: { chain: 'ethereum'; address: Address } | { chain: 'solana'; address: string }
  /** Set if a contract must be called (ERC-1271): its chain, and the hash that it signed. */
  contract?: { chainId: number; digest: Hex; signature: Hex }
}

/**
 * Parses the message with which a fid verified a wallet, and checks the wallet's signature in it. A
 * contract's signature needs a call to the contract.
 *
 * @param given a `SignedMessage` , untrusted
 * @param now unix seconds
 * @throws Broken
 */
export async function readWalletClaim(given: unknown, now: number): Promise<WalletClaim> {
  const signed = readSignedMessage(given, now)
  const body = signed.data.verificationAddAddressBody
  if (signed.data.type !== messageTypes.verificationAddAddress || !body)
    throw new Broken('the message verifies no wallet')
  const { fid } = signed
  const { network } = signed.data
  const { blockHash, claimSignature, protocol = 0, verificationType = 0 } = body
  demand(protocol === 0 || protocol === 1, 'the protocol of the wallet is unknown')
  demand(
    verificationType === 0 || (verificationType === 1 && protocol === 0),
    'the claim is of unknown kind',
  )
  if (protocol === 1) {
    demand(
      body.address.length === 66 && blockHash.length === 66,
      'the claim is not one of a Solana wallet',
    )
    const claim = { fid, address: body.address, network, blockHash }
    demand(
      isSolanaVerificationSigned(claim, claimSignature),
      `the wallet did not sign that it belongs to fid ${fid}`,
    )
    return { said: signed, wallet: { chain: 'solana', address: toBase58(body.address) } }
  }
  demand(
    body.address.length === 42 && blockHash.length === 66,
    'the claim is not one of an Ethereum wallet',
  )
  const claim = { fid, address: body.address as Address, blockHash, network }
  const wallet = { chain: 'ethereum', address: claim.address } as const
  const { chainId = 0 } = body
  if (verificationType === 1) {
    return {
      said: signed,
      wallet,
      contract: { chainId, digest: contractClaimDigest(claim, chainId), signature: claimSignature },
    }
  }
  demand(
    await isVerificationSigned(claim, claimSignature),
    `the wallet did not sign that it belongs to fid ${fid}`,
  )
  return { said: signed, wallet }
}
