import type { Address, Hex } from 'viem'

/** What makes a channel verified, in a form that a stranger can check (`?include=proof`). */
export type Proof = FarcasterVerificationProof | FarcasterUsernameProof | EnsForwardReverseProof | ReportedProof

/** The claim that an address signed for a fid (EIP-712), and the message of the fid that carries it. */
export interface FarcasterVerificationProof {
  method: 'farcaster-verification'
  fid: number
  address: Address
  blockHash: Hex
  /** 1 mainnet, 2 testnet, 3 devnet. */
  network: number
  /** The address's EIP-712 signature over the claim. */
  signature: Hex
  /** Hash of the Farcaster message that carries the claim. */
  messageHash: Hex
  /** Ed25519 public key that signed that message for the fid. */
  signer: Hex
}

/** The owner's EIP-712 signature over (name, timestamp, owner), as the fname registry and hubs hold it. */
export interface FarcasterUsernameProof {
  method: 'farcaster-username-proof'
  name: string
  owner: Address
  /** Unix seconds. */
  timestamp: number
  signature: Hex
  /** `fname`, `ens` or `basename`; names other than fnames are proven on chain as well. */
  kind?: 'fname' | 'ens' | 'basename'
}

/** The name resolves to the address and the address's primary name is the name, at a block. */
export interface EnsForwardReverseProof {
  method: 'ens-forward-reverse'
  chainId: number
  blockNumber: number
  address: Address
  name: string
}

/** Somebody says so, and nothing more. */
export interface ReportedProof {
  method: 'reported'
  by: string
}
