import { type Address, type Hex, hashTypedData, isAddressEqual, recoverTypedDataAddress } from 'viem'

/** What an address signs to be verified by a fid. */
export interface VerificationClaim {
  fid: number
  address: Address
  blockHash: Hex
  /** 1 mainnet, 2 testnet, 3 devnet. */
  network: number
}

const verificationDomain = {
  name: 'Farcaster Verify Ethereum Address',
  version: '2.0.0',
  salt: '0xf2d857f4a3edcb9b78b4d503bfe733db1e3f6cdc2b7971ee739626c97e86a558',
} as const

const verificationTypes = {
  VerificationClaim: [
    { name: 'fid', type: 'uint256' },
    { name: 'address', type: 'address' },
    { name: 'blockHash', type: 'bytes32' },
    { name: 'network', type: 'uint8' },
  ],
} as const

const usernameDomain = {
  name: 'Farcaster name verification',
  version: '1',
  chainId: 1,
  verifyingContract: '0xe3be01d99baa8db9905b33a3ca391238234b79d1',
} as const

const usernameTypes = {
  UserNameProof: [
    { name: 'name', type: 'string' },
    { name: 'timestamp', type: 'uint256' },
    { name: 'owner', type: 'address' },
  ],
} as const

/** With which the public fname registry signs every name that it hands out. */
export const fnameRegistrySigner: Address = '0xBc5274eFc266311015793d89E9B591fa46294741'

/** A signature of an account's key: r, s and v, 65 bytes. Contracts sign in other lengths. */
const isKeySignature = (signature: Hex) => /^0x[0-9a-f]{130}$/i.test(signature)

/**
 * Whether the address itself signed that it belongs to the fid. Offline, so only for accounts with a key:
 * a contract's signature (ERC-1271) does not hold here.
 *
 * @see https://github.com/farcasterxyz/protocol/blob/main/docs/SPECIFICATION.md#16-verifications
 */
export async function isVerificationSigned(claim: VerificationClaim, signature: Hex): Promise<boolean> {
  if (!isKeySignature(signature)) return false
  try {
    const signer = await recoverTypedDataAddress({
      domain: verificationDomain,
      types: verificationTypes,
      primaryType: 'VerificationClaim',
      message: { ...claim, fid: BigInt(claim.fid) },
      signature,
    })
    return isAddressEqual(signer, claim.address)
  } catch {
    return false
  }
}

/** What a contract (ERC-1271) is asked whether it signed: the claim on a chain. */
export const contractClaimDigest = (claim: VerificationClaim, chainId: number): Hex =>
  hashTypedData({
    domain: { ...verificationDomain, chainId },
    types: verificationTypes,
    primaryType: 'VerificationClaim',
    message: { ...claim, fid: BigInt(claim.fid) },
  })

/** Who holds a name since when: what owner or registry signs. It does not name the fid. */
export interface UsernameClaim {
  name: string
  owner: Address
  /** Unix seconds. */
  timestamp: number
}

/**
 * Who signed a username proof: its owner (ENS names and Basenames always), the fname registry (fnames, as
 * hubs hold them), or nobody who may.
 *
 * @param registrySigner another registry's key, for private networks
 */
export async function usernameProofSigner(
  claim: UsernameClaim,
  signature: Hex,
  registrySigner: Address = fnameRegistrySigner,
): Promise<'owner' | 'registry' | null> {
  if (!isKeySignature(signature)) return null
  try {
    const signer = await recoverTypedDataAddress({
      domain: usernameDomain,
      types: usernameTypes,
      primaryType: 'UserNameProof',
      message: { name: claim.name, timestamp: BigInt(claim.timestamp), owner: claim.owner },
      signature,
    })
    if (isAddressEqual(signer, claim.owner)) return 'owner'
    return !claim.name.includes('.') && isAddressEqual(signer, registrySigner) ? 'registry' : null
  } catch {
    return null
  }
}
