import { ServiceError } from '@whocast/contract/error.ts'
import {
  type Address,
  compactSignatureToSignature,
  type Hex,
  hashMessage,
  isHex,
  parseCompactSignature,
  recoverAddress,
  serializeSignature,
} from 'viem'

/** Checks a contract wallet's signature on its chain: ERC-1271, ERC-6492 before deployment. */
export interface WalletChain {
  verifyHash(query: { address: Address; hash: Hex; signature: Hex }): Promise<boolean>
}

/** Longer ones are no signatures; those of contract wallets can be long. */
const MAX_SIGNATURE = 2 * 16_384

/** How an address signed. A contract's signature counts on its chain alone. */
export type SignedBy = 'key' | 'contract'

/**
 * Checks that an address signed a text (EIP-191).
 *
 * @param chains by chain ID, for contract wallets
 * @throws ServiceError `unauthorized` if it did not; `unavailable` if the chain is unreachable
 */
export async function checkSignature(
  chains: ReadonlyMap<number, WalletChain>,
  { text, address, chainId }: { text: string; address: Address; chainId: number },
  signature: string,
): Promise<SignedBy> {
  if (!isHex(signature) || signature.length > MAX_SIGNATURE)
    throw new ServiceError('unauthorized', 'the signature is malformed')
  const hash = hashMessage(text)
  if (await isKeysSignature(address, hash, signature)) return 'key'
  const chain = chains.get(chainId)
  if (!chain) {
    throw new ServiceError(
      'unauthorized',
      `the signature is not that of ${address}; whether a contract wallet made it cannot be checked here on chain ${chainId}`,
    )
  }
  const isSigned = await chain.verifyHash({ address, hash, signature }).catch((cause: unknown) => {
    throw new ServiceError(
      'unavailable',
      `Chain ${chainId} is unreachable, so the signature cannot be checked. Try again later.`,
      {
        cause,
        retryAfterSeconds: 5,
      },
    )
  })
  if (!isSigned) throw new ServiceError('unauthorized', `the signature is not that of ${address}`)
  return 'contract'
}

/** The length of a signature by ERC-2098, 64 bytes in hex. */
const COMPACT_LENGTH = 130

/** Returns a signature as 65 bytes: ERC-2098 packs it into 64. Others stay as they are. */
export function fullSignature(signature: Hex): Hex {
  if (signature.length !== COMPACT_LENGTH) return signature
  return serializeSignature(compactSignatureToSignature(parseCompactSignature(signature)))
}

async function isKeysSignature(address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  if (signature.length !== 132 && signature.length !== COMPACT_LENGTH) return false
  try {
    const recovered = await recoverAddress({ hash, signature: fullSignature(signature) })
    return recovered.toLowerCase() === address
  } catch {
    return false
  }
}
