import { createRequire } from 'node:module'
import type { Hex } from 'viem'

/** What is used of eas-sdk, which others check attestations with. Its ESM build is broken, and its CommonJS types are those of ethers. */
interface EasSdk {
  EAS: new (address: string) => object
  Offchain: new (
    config: { address: string; version: string; chainId: bigint },
    version: number,
    eas: object,
  ) => {
    signOffchainAttestation(params: object, signer: object): Promise<{ uid: Hex } & Record<string, unknown>>
    verifyOffchainAttestationSignature(attester: string, attestation: object): boolean
  }
  /** The path by which EAS' explorer shares an attestation. */
  createOffchainURL(pkg: { sig: object; signer: string }): string
}

const require = createRequire(import.meta.url)
const sdk = '@ethereum-attestation-service/eas-sdk'

export const { EAS, Offchain, createOffchainURL } = require(sdk) as EasSdk

/** A signer of the ethers that eas-sdk brings along. */
export const { Wallet } = createRequire(require.resolve(sdk))('ethers') as { Wallet: new (key: string) => object }
