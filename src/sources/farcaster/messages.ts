import { createPublicKey, type KeyObject, verify as nodeVerify } from 'node:crypto'
import type { Hex } from 'viem'
import { type Ed25519Verify, type FarcasterMessage, fromFarcasterTime, messageTypes } from '../../domain/farcaster-message.ts'
import { getOffChainKeys, type OffChainKey } from '../../farcaster/chain-events.ts'
import type { FidContext } from './fid.ts'
import { MAX_AHEAD_SECONDS } from './names.ts'

/** The keys that may sign for a fid. */
interface AppKeys {
  /** Ever added on chain: what they signed outlives their removal. */
  onChain: ReadonlySet<Hex>
  /** Added without a transaction: for some types of message, for a time. */
  offChain: ReadonlyMap<Hex, OffChainKey>
}

/**
 * The messages that count: of the fid and the network, signed by a key of the fid, dated not ahead of the clock. What is refused is counted.
 *
 * @param input.onChain the keys that the Key Registry ever added for the fid
 */
export async function ownMessages(
  context: Pick<FidContext, 'client' | 'network' | 'now' | 'refuse' | 'toEvidence'>,
  { fid, messages, onChain, signal }: { fid: number; messages: FarcasterMessage[]; onChain: Set<Hex>; signal: AbortSignal },
): Promise<FarcasterMessage[]> {
  const { client, network, now, refuse, toEvidence } = context
  const verify = verifyEd25519()
  const latest = now() + MAX_AHEAD_SECONDS
  const signed = messages.filter((message) => {
    const { data } = message
    const isOurs = data.fid === fid && data.network === network && toEvidence(message, verify) !== null
    const isAhead = fromFarcasterTime(data.timestamp) > latest
    if (!isOurs) refuse('message')
    else if (isAhead) refuse('date')
    return isOurs && !isAhead
  })
  const isByUnknownKey = signed.some(({ signer }) => !onChain.has(signer))
  const keys: AppKeys = { onChain, offChain: isByUnknownKey ? await getOffChainKeys(client, { fid, signal }) : new Map() }
  return signed.filter((message) => {
    const isByOwnKey = maySign(keys, message)
    if (!isByOwnKey) refuse('signer')
    return isByOwnKey
  })
}

/** Whether a key of the fid may have signed a message, as far as its type and date go. */
function maySign({ onChain, offChain }: AppKeys, { signer, data }: FarcasterMessage): boolean {
  if (onChain.has(signer)) return true
  const key = offChain.get(signer)
  const at = fromFarcasterTime(data.timestamp)
  return key?.scopes.has(data.type) === true && at >= key.from && at <= key.until
}

/** The later of two messages; of one second, as hubs decide: a removal, then the greater hash. */
function isLater(a: FarcasterMessage, b: FarcasterMessage): boolean {
  if (a.data.timestamp !== b.data.timestamp) return a.data.timestamp > b.data.timestamp
  if (a.data.type !== b.data.type) return a.data.type > b.data.type
  return a.hash > b.hash
}

function newestBy<Key>(
  messages: FarcasterMessage[],
  keyOf: (message: FarcasterMessage) => Key | undefined,
): Map<Key, FarcasterMessage> {
  const newest = new Map<Key, FarcasterMessage>()
  for (const message of messages) {
    const key = keyOf(message)
    const held = key === undefined ? undefined : newest.get(key)
    if (key !== undefined && (!held || isLater(message, held))) newest.set(key, message)
  }
  return newest
}

/** What a fid said last of each kind of user data. */
export function newestUserData(messages: FarcasterMessage[]): Map<number, string> {
  const newest = newestBy(messages, ({ data }) => (data.type === messageTypes.userDataAdd ? data.userDataBody?.type : undefined))
  return new Map([...newest].map(([type, { data }]) => [type, data.userDataBody?.value ?? '']))
}

/** Verifications whose address was not removed later. */
export function newestVerifications(messages: FarcasterMessage[]): FarcasterMessage[] {
  const newest = newestBy(messages, ({ data }) => {
    const body = data.verificationAddAddressBody ?? data.verificationRemoveBody
    return body && `${body.protocol ?? 0}:${body.address}`
  })
  return [...newest.values()].filter(({ data }) => data.type === messageTypes.verificationAddAddress)
}

/** Ed25519 by Node's own crypto, ten times as fast as in JavaScript. A key is read once for all its messages. */
export function verifyEd25519(): Ed25519Verify {
  const keys = new Map<string, KeyObject>()
  return (signature, signed, publicKey) => {
    const x = Buffer.from(publicKey).toString('base64url')
    const key = keys.get(x) ?? createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    keys.set(x, key)
    return nodeVerify(null, signed, key, signature)
  }
}
