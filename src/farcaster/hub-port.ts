import type { Address, Hex } from 'viem'

/** A node's word about the signer of a message. Calls throw if it is unreachable. */
export interface Hub {
  /** Whether a message (protobuf) is a valid one of the network. */
  isValidMessage(message: Uint8Array): Promise<boolean>
  /** Returns true if an app key may act in apps for a fid now. */
  isSigner(fid: number, key: Hex): Promise<boolean>
  /** Returns true if an address is the custody address of a fid now. */
  isCustody(fid: number, address: Address): Promise<boolean>
}
