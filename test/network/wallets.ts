import { ed25519 } from '@noble/curves/ed25519.js'
import { type Hex, hexToBytes, keccak256, toHex } from 'viem'
import {
  FarcasterNetwork,
  type Message,
  makeVerificationAddEthAddress,
  makeVerificationAddressClaim,
  NobleEd25519Signer,
  Protocol,
  recreateSolanaClaimMessage,
} from '../reference/farcaster-core.ts'
import { blockHashOf, type Person } from './people.ts'

/** Farcaster counts from 2021-01-01. */
const EPOCH = 1_609_459_200

/** The Solana wallet of that name: the same in every run. */
export function solanaWallet(name: string): { publicKey: Uint8Array; privateKey: Uint8Array } {
  const privateKey = hexToBytes(keccak256(toHex(`whocast stand-in: solana ${name}`)))
  return { privateKey, publicKey: ed25519.getPublicKey(privateKey) }
}

/**
 * A person's message that a Solana wallet is theirs, with the wallet's signature over the claim as
 * text.
 */
export async function solanaVerification(
  person: Pick<Person, 'fid' | 'appKey'>,
  walletName: string,
  { at }: { at: number },
): Promise<Message> {
  const { publicKey, privateKey } = solanaWallet(walletName)
  const blockHash = hexToBytes(blockHashOf(`solana ${walletName}`))
  const claim = makeVerificationAddressClaim(
    person.fid,
    publicKey,
    FarcasterNetwork.MAINNET,
    blockHash,
    Protocol.SOLANA,
  )
  const text = recreateSolanaClaimMessage(
    claim._unsafeUnwrap() as Parameters<typeof recreateSolanaClaimMessage>[0],
    publicKey,
  )
  const body = {
    address: publicKey,
    claimSignature: ed25519.sign(text, privateKey),
    blockHash,
    verificationType: 0,
    chainId: 0,
    protocol: Protocol.SOLANA,
  }
  const data = { fid: person.fid, network: FarcasterNetwork.MAINNET, timestamp: at - EPOCH }
  const signer = new NobleEd25519Signer(hexToBytes(person.appKey as Hex))
  return (await makeVerificationAddEthAddress(body, data, signer))._unsafeUnwrap()
}
