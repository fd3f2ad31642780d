import type { Address, Hex } from 'viem'

/**
 * Calls to a Farcaster node about the signer of a message. Each throws if the node is unreachable.
 */
export interface Hub {
  /** Whether a message (protobuf) is a valid one of the network. */
  isValidMessage(message: Uint8Array): Promise<boolean>
  /** Returns true if an app key may act in apps for a fid now. */
  isSigner(fid: number, key: Hex): Promise<boolean>
  custodyFid(address: Address): Promise<number | null>
}
