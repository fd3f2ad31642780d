import { recoverSigner } from '@whocast/contract/crypto.ts'
import { type Address, type Hex, hashTypedData, hexToBytes, type TypedDataParameter } from 'viem'
import type { KeyAddBody, KeyRemoveBody } from './farcaster-message.ts'

/** The domain of FIP-272 statements about app keys, which the custody address of the fid signs. */
export const keyMessageDomain = { name: 'Farcaster KeyAdd', version: '1', chainId: 1 } as const

const types = {
  KeyAdd: [
    { name: 'fid', type: 'uint256' },
    { name: 'key', type: 'bytes' },
    { name: 'keyType', type: 'uint32' },
    { name: 'scopes', type: 'uint32[]' },
    { name: 'ttl', type: 'uint32' },
    { name: 'nonce', type: 'uint32' },
    { name: 'deadline', type: 'uint256' },
  ],
  KeyRemove: [
    { name: 'fid', type: 'uint256' },
    { name: 'key', type: 'bytes' },
    { name: 'nonce', type: 'uint32' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const satisfies Record<string, readonly TypedDataParameter[]>

/** The longest time that a key may last after its last use, seconds. */
export const MAX_KEY_TTL_SECONDS = 90 * 24 * 60 * 60
const MAX_SCOPES = 16
/** Types of message that a key may be allowed to sign: neither keys nor channels. */
const scopes: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15])

/** Returns the address that let a key sign for a fid, in lower case; null if nobody did validly. */
export function recoverKeyAdder(fid: number, body: KeyAddBody): Address | null {
  const { key, keyType = 0, deadline = 0, nonce = 0, ttl = 0 } = body
  const isValid =
    key.length === 66 &&
    keyType === 1 &&
    nonce > 0 &&
    ttl > 0 &&
    ttl <= MAX_KEY_TTL_SECONDS &&
    body.scopes.length > 0 &&
    body.scopes.length <= MAX_SCOPES &&
    body.scopes.every((scope) => scopes.has(scope))
  if (!isValid) return null
  const statement = keyAddStatement(fid, {
    key,
    keyType,
    scopes: body.scopes,
    ttl,
    nonce,
    deadline,
  })
  return recover(body.custodySignature, () => hashTypedData(statement))
}

/** The part of a `KEY_ADD` message that the custody address signs. */
export type KeyGrantBody = Required<
  Pick<KeyAddBody, 'key' | 'keyType' | 'scopes' | 'ttl' | 'nonce' | 'deadline'>
>

/** Returns the EIP-712 statement for the custody address that lets a key sign for a fid. */
export const keyAddStatement = (fid: number, { deadline, ...body }: KeyGrantBody) => ({
  domain: keyMessageDomain,
  types: { KeyAdd: types.KeyAdd },
  primaryType: 'KeyAdd' as const,
  message: { fid: BigInt(fid), ...body, deadline: BigInt(deadline) },
})

/** Returns the address that removed a key of a fid, in lower case; null if none signed validly. */
export function recoverKeyRemover(fid: number, body: KeyRemoveBody): Address | null {
  const { key, nonce = 0, deadline = 0, signature = '0x' } = body
  if (key.length !== 66 || body.signatureType !== 1) return null
  const message = { fid: BigInt(fid), key, nonce, deadline: BigInt(deadline) }
  return recover(signature, () =>
    hashTypedData({
      domain: keyMessageDomain,
      types: { KeyRemove: types.KeyRemove },
      primaryType: 'KeyRemove',
      message,
    }),
  )
}

function recover(signature: Hex, digest: () => Hex): Address | null {
  try {
    return recoverSigner(hexToBytes(digest()), hexToBytes(signature))
  } catch {
    return null
  }
}
