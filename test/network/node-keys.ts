import { bytesToHex, type Hex, hexToBytes } from 'viem'
import {
  decodeGaslessSignedKeyRequestMetadata,
  type Message,
  type MessageData,
  MessageType,
  messageTypeToJSON,
  verifyGaslessKeyRequest,
  verifyKeyAdd,
} from '../reference/farcaster-core.ts'
import type { Person, World } from './people.ts'

/** Farcaster counts from 2021-01-01. */
const FARCASTER_EPOCH = 1_609_459_200

/** The keys that messages added and that none removed, each by its last addition. */
export function addedKeysOf({ keyMessages = [], messages }: Person) {
  const current = new Map<Hex, Message>()
  for (const message of keyMessages) {
    const { keyAddBody, keyRemoveBody } = message.data ?? {}
    if (keyAddBody) current.set(bytesToHex(keyAddBody.key), message)
    if (keyRemoveBody) current.delete(bytesToHex(keyRemoveBody.key))
  }
  return [...current].flatMap(([key, { data }]) => {
    const body = data?.keyAddBody
    if (!body) return []
    const addedAt = data.timestamp + FARCASTER_EPOCH
    const uses = messages.flatMap((one) =>
      bytesToHex(one.signer) === key ? [(one.data?.timestamp ?? 0) + FARCASTER_EPOCH] : [],
    )
    const { nonce, ttl } = body
    const scopes = body.scopes.map(messageTypeToJSON)
    return [{ key, scopes, ttl, nonce, addedAt, lastUsedAt: Math.max(addedAt, ...uses) }]
  })
}

/** The last nonce that the custody address used. */
export const nonceOf = ({ keyMessages = [], gaslessKeys = [] }: Person): number =>
  Math.max(
    gaslessKeys.length,
    ...keyMessages.map(({ data }) =>
      data?.keyRemoveBody?.signatureType === 2
        ? 0
        : (data?.keyAddBody?.nonce ?? data?.keyRemoveBody?.nonce ?? 0),
    ),
  )

/** Whether a key may sign this message of a person. */
export function maySign(person: Person | undefined, key: Hex, data: MessageData): boolean {
  if (!person) return false
  if (person.signers.some((signer) => signer.key === key && !signer.isRemoved)) return true
  const type = messageTypeToJSON(data.type)
  const at = data.timestamp + FARCASTER_EPOCH
  return [...(person.gaslessKeys ?? []), ...addedKeysOf(person)].some(
    (one) => one.key === key && one.scopes.includes(type) && one.lastUsedAt + one.ttl >= at,
  )
}

/**
 * Judges a `KEY_ADD` as nodes do when they merge it, by the protocol's own library.
 *
 * @returns why it is rejected; null: it is merged
 */
export async function rejectionOfKeyAdd(world: World, message: Message): Promise<string | null> {
  const { data } = message
  const body = data?.keyAddBody
  const person = world.people.get(data?.fid ?? 0)
  if (!data || !body || data.type !== MessageType.KEY_ADD || !person) return 'unknown fid'
  const { key, keyType, scopes, ttl, nonce, deadline } = body
  const request = decodeGaslessSignedKeyRequestMetadata(body.metadata)._unsafeUnwrap()
  const requester = world.people.get(Number(request.requestFid))
  const isRequested = await verifyGaslessKeyRequest(
    { requestFid: request.requestFid, key, deadline: request.deadline },
    request.signature,
    hexToBytes(request.requestSigner),
  )
  if (!isRequested.unwrapOr(false)) return 'invalid signed key request'
  if (requester?.custody.address.toLowerCase() !== request.requestSigner.toLowerCase())
    return 'signed key request custody mismatch'
  const isGranted = await verifyKeyAdd(
    { fid: BigInt(data.fid), key, keyType, scopes, ttl, nonce, deadline: BigInt(deadline) },
    body.custodySignature,
    hexToBytes(person.custody.address),
  )
  if (!isGranted.unwrapOr(false)) return 'invalid signature'
  if (person.signers.some((one) => one.key === bytesToHex(key) && !one.isRemoved))
    return 'key already registered onchain'
  return nonce > nonceOf(person) ? null : 'invalid nonce'
}
