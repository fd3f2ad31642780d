import type { Address, Hex } from 'viem'

/** One change of an fname, as the registry keeps it. */
export interface FnameTransfer {
  name: string
  /** The fid that holds the name from then on; 0: none. */
  to: number
  owner: Address
  /** Unix seconds. */
  timestamp: number
  /** The registry's own signature, where its list has it. */
  registrySignature?: Hex
}

/** The newest transfer of each fname, as read from the registry's history. Without signatures. */
export interface Fnames {
  /**
   * Stores transfers and how far the history is read, in one transaction. Later transfers of a name
   * replace earlier ones; people who asked to be forgotten are left out.
   *
   * @param transfers oldest first
   * @throws ServiceError `conflict` where another process went on
   */
  add(
    transfers: readonly FnameTransfer[],
    cursor: { name: string; value: string; was: string | null },
  ): Promise<void>
  /** The names that the fid has now. */
  ofFid(fid: number): Promise<FnameTransfer[]>
  /** The present holder of the name; null when there is none. */
  ofName(name: string): Promise<FnameTransfer | null>
}
