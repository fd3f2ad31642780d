import { toChecksumAddress } from '@whocast/contract/crypto.ts'
import type { FoundChannel } from '@whocast/contract/profile.ts'
import type { FarcasterCustodyProof, ReportedProof } from '@whocast/contract/proof.ts'
import type { Address } from 'viem'

/**
 * Makes a channel of the custody address of a fid without a verified wallet: the id registry names
 * it as the holder.
 *
 * @param since when it came to hold it, unix seconds
 */
export const custodyChannel = (
  custody: Address,
  proof: FarcasterCustodyProof | ReportedProof,
  since?: number,
): FoundChannel => ({
  type: 'wallet',
  value: toChecksumAddress(custody),
  isVerified: true,
  ...(since === undefined ? {} : { since }),
  metadata: [{ name: 'custody', value: 'true' }],
  proof,
})
