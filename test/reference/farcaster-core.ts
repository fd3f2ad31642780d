import * as core from '@farcaster/core'
import type { privateKeyToAccount } from 'viem/accounts'

/**
 * Farcaster's own library of messages: signs what our stand-ins serve, and judges what we check.
 */
export * from '@farcaster/core'

/**
 * The same, for accounts of the root's viem: the two installations of one version have types that
 * TypeScript takes for different ones.
 */
export class ViemLocalEip712Signer extends core.ViemLocalEip712Signer {
  constructor(account: { address: string; signTypedData: unknown }) {
    super(account as ReturnType<typeof privateKeyToAccount>)
  }
}
