import { createPrivateKey, sign } from 'node:crypto'
import type { Address, Hex } from 'viem'
import { type Person, publicKeyOf } from './people.ts'

/** Where a JSON Farcaster Signature is meant for, and when it was made (unix seconds). */
export interface JfsPlace {
  audience: string
  now: number
}

export interface Jfs {
  by: Person
  key?: Hex
  header?: object
  payload?: object
  inputs?: Record<string, unknown>
}

/** JSON as the parts of a signature hold it. */
export const encodeJson = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString('base64url')

/** PKCS #8 of a raw Ed25519 key: a fixed prefix and the 32 bytes. */
const privateKey = (hex: Hex) =>
  createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${hex.slice(2)}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  })

/** What a client sends for a person, signed by an app key. */
export async function appKeyJfs(
  { audience, now }: JfsPlace,
  { by, key = by.appKey, header = {}, payload = {}, inputs = {} }: Jfs,
): Promise<string> {
  const signed = [
    encodeJson({ fid: by.fid, type: 'app_key', key: await publicKeyOf(key), ...header }),
    encodeJson({
      fid: by.fid,
      user: { fid: by.fid },
      inputs,
      timestamp: now,
      audience,
      surface: { type: 'standalone' },
      ...payload,
    }),
  ].join('.')
  return `${signed}.${sign(null, Buffer.from(signed), privateKey(key)).toString('base64url')}`
}

/** The same by an address: the custody of the person, or one that says so. */
export async function addressJfs(
  { audience, now }: JfsPlace,
  fid: number,
  wallet: { address: Address; signMessage(given: { message: string }): Promise<Hex> },
  type: 'custody' | 'auth' = 'custody',
  inputs: Record<string, unknown> = {},
): Promise<string> {
  const signed = [
    encodeJson({ fid, type, key: wallet.address }),
    encodeJson({
      user: { fid },
      inputs,
      timestamp: now,
      audience,
      surface: { type: 'standalone' },
    }),
  ].join('.')
  const signature = await wallet.signMessage({ message: signed })
  return `${signed}.${Buffer.from(signature.slice(2), 'hex').toString('base64url')}`
}
