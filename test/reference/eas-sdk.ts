import { createRequire } from 'node:module'
import type { Hex } from 'viem'

/**
 * What is used of eas-sdk, which others check attestations with. Its ESM build is broken, and its
 * CommonJS types are those of ethers.
 */
interface EasSdk {
  EAS: new (address: string) => object
  Offchain: {
    new (
      config: { address: string; version: string; chainId: bigint },
      version: number,
      eas: object,
    ): {
      signOffchainAttestation(
        params: object,
        signer: object,
      ): Promise<{ uid: Hex } & Record<string, unknown>>
      verifyOffchainAttestationSignature(attester: string, attestation: object): boolean
    }
    /** Of the version, then the fields of the message in their order. */
    getOffchainUID(version: number, ...fields: unknown[]): Hex
  }
  /** By version. */
  OFFCHAIN_ATTESTATION_TYPES: Record<number, { primaryType: string; types: object }[]>
  SchemaEncoder: new (
    schema: string,
  ) => {
    decodeData(data: string): { name: string; type: string; value: { value: unknown } }[]
    encodeData(fields: { name: string; type: string; value: unknown }[]): Hex
  }
  SchemaRegistry: { getSchemaUID(schema: string, resolver: string, revocable: boolean): Hex }
  /** The path by which EAS' explorer shares an attestation. */
  createOffchainURL(pkg: { sig: object; signer: string }): string
}

const require = createRequire(import.meta.url)
const sdk = '@ethereum-attestation-service/eas-sdk'

export const {
  EAS,
  Offchain,
  OFFCHAIN_ATTESTATION_TYPES,
  SchemaEncoder,
  SchemaRegistry,
  createOffchainURL,
} = require(sdk) as EasSdk

/** What is used of the ethers that eas-sdk brings along. */
interface Ethers {
  Wallet: new (key: string) => object
  /**
   * Refuses the second form of a signature (`s` above half the curve's order), and gives `v` as 27
   * or 28.
   */
  Signature: { from(signature: unknown): { serialized: Hex } }
  /** Who signed. */
  verifyTypedData(domain: object, types: object, message: object, signature: string): Hex
}

export const { Wallet, Signature, verifyTypedData } = createRequire(require.resolve(sdk))(
  'ethers',
) as Ethers
