import { type Finding, isHearsay } from '@whocast/contract/profile.ts'
import {
  contractClaimDigest,
  toBase58,
  type VerificationClaim,
} from '@whocast/evidence/forms/farcaster.ts'
import {
  type FarcasterMessage,
  fromFarcasterTime,
} from '@whocast/evidence/forms/farcaster-message.ts'
import { type Address, type Hex, hexToBytes } from 'viem'
import { WALLET_CHAIN } from '../../farcaster/client.ts'
import { reported } from '../../farcaster/names.ts'
import { SourceError } from '../../kit/source-error.ts'
import type { FidContext } from './fid.ts'
import type { SolanaWallet, Wallet } from './finding.ts'

type WalletContext = Pick<
  FidContext,
  | 'isClaimSigned'
  | 'isSolanaSigned'
  | 'isSignedBy'
  | 'refuse'
  | 'checks'
  | 'isNodeTrusted'
  | 'readStored'
>

/** The fid's verified wallets on Ethereum: those whose own signature holds. */
export async function checkWallets(
  context: WalletContext,
  fid: number,
  verifications: FarcasterMessage[],
): Promise<Wallet[]> {
  const checked = await Promise.all(
    verifications.map((message) => checkWallet(context, fid, message)),
  )
  return checked.filter((wallet) => wallet !== null)
}

async function checkWallet(
  context: WalletContext,
  fid: number,
  message: FarcasterMessage,
): Promise<Wallet | null> {
  const { isClaimSigned, refuse } = context
  const body = message.data.verificationAddAddressBody
  if (!body || (body.protocol ?? 0) !== 0 || body.address.length !== 42) return null
  const claim = {
    fid,
    address: body.address as Address,
    blockHash: body.blockHash,
    network: message.data.network,
  }
  const wallet = { address: claim.address, since: fromFarcasterTime(message.data.timestamp) }
  if (body.verificationType === 1) {
    const contract = { ...wallet, contractChainId: body.chainId ?? 0 }
    const verdict = await isSignedByContract(context, claim, contract, body.claimSignature)
    if (verdict === false) refuse('claim')
    if (verdict === false) return null
    return { ...contract, ...(verdict ? { proof: reported } : {}) }
  }
  const isSigned = await isClaimSigned(claim, body.claimSignature)
  if (!isSigned) refuse('claim')
  const signed = isSigned ? context.checks.toEvidence(message) : null
  return signed && { ...wallet, proof: { method: 'farcaster-verification', message: signed } }
}

type ContractWallet = Wallet & { contractChainId: number }

/**
 * Contracts sign by ERC-1271, which only a chain can check; null if no chain is configured. While
 * the chain is unreachable, the last reading of the same message counts.
 */
async function isSignedByContract(
  { isSignedBy, isNodeTrusted, readStored }: WalletContext,
  claim: VerificationClaim,
  contract: ContractWallet,
  signature: Hex,
): Promise<boolean | null> {
  const { contractChainId: chainId } = contract
  const digest = contractClaimDigest(claim, chainId)
  try {
    return (await isSignedBy?.(chainId, claim.address, digest, signature)) ?? null
  } catch (cause) {
    const stored = await readStored?.(claim.fid)
    if (stored && hasWallet(stored, contract)) return true
    // Nothing would tell a follower to look at the wallet again.
    if (isNodeTrusted) throw new SourceError(WALLET_CHAIN, `${chainId} is unreachable`, { cause })
    return null
  }
}

const hasWallet = (stored: Finding, { address, since, contractChainId }: ContractWallet): boolean =>
  !isHearsay(stored) &&
  stored.channels.some(
    (one) =>
      one.isVerified &&
      one.type === 'wallet' &&
      one.value.toLowerCase() === address &&
      one.since === since &&
      one.contractChainId === contractChainId,
  )

/** The fid's verified wallets on Solana: Ed25519 over the claim as text. */
export async function checkSolanaWallets(
  context: WalletContext,
  fid: number,
  verifications: FarcasterMessage[],
): Promise<SolanaWallet[]> {
  const checked = await Promise.all(
    verifications.map((message) => checkSolanaWallet(context, fid, message)),
  )
  return checked.filter((wallet) => wallet !== null)
}

async function checkSolanaWallet(
  { isSolanaSigned, refuse, checks }: WalletContext,
  fid: number,
  message: FarcasterMessage,
): Promise<SolanaWallet | null> {
  const body = message.data.verificationAddAddressBody
  const isSolana = body?.protocol === 1 && hexToBytes(body.address).length === 32
  if (!body || !isSolana) return null
  const claim = {
    fid,
    address: body.address,
    blockHash: body.blockHash,
    network: message.data.network,
  }
  const isSigned = await isSolanaSigned(claim, body.claimSignature)
  if (!isSigned) refuse('claim')
  const signed = isSigned ? checks.toEvidence(message) : null
  if (!signed) return null
  const since = fromFarcasterTime(message.data.timestamp)
  return {
    address: toBase58(body.address),
    since,
    proof: { method: 'farcaster-verification', message: signed },
  }
}
