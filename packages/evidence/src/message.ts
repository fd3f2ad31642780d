import { object } from '@whocast/contract/untrusted.ts'
import type { Hex } from 'viem'
import {
  fromFarcasterTime,
  isSigned,
  type MessageData,
  parseMessage,
} from './forms/farcaster-message.ts'
import { Broken, demand, MAX_AHEAD_SECONDS } from './verdict.ts'

/** A message of a fid, and its app key. The message does not establish the owner of the key. */
export interface SignedClaim {
  data: MessageData
  fid: number
  /** Ed25519 public key, lower case. */
  signer: Hex
  /** Unix seconds. */
  at: number
}

/**
 * Reads a `SignedMessage` , untrusted: the hash is that of the bytes, the signature the signer's
 * over the hash, the time not ahead of the clock.
 *
 * @param now unix seconds
 * @throws Broken
 */
export function readSignedMessage(given: unknown, now: number): SignedClaim {
  const { dataBytes, hash, hashScheme = 1, signature, signatureScheme = 1, signer } = object(given)
  if (typeof dataBytes !== 'string' || !/^0x[0-9a-f]+$/i.test(dataBytes))
    throw new Broken('the message of the fid is missing')
  const message = parseMessage({
    dataBytes,
    hash,
    hashScheme,
    signature,
    signatureScheme,
    signer,
  })
  if (!message) throw new Broken('the message of the fid cannot be read')
  demand(
    isSigned(message),
    `the app key ${message.signer.slice(0, 12)}… did not sign the message of the fid`,
  )
  const at = fromFarcasterTime(message.data.timestamp)
  demand(at <= now + MAX_AHEAD_SECONDS, 'the message of the fid is dated ahead of the clock')
  demand(message.data.network === 1, 'the message is of a test network')
  demand(message.data.fid > 0, 'the message names no fid')
  return { data: message.data, fid: message.data.fid, signer: message.signer, at }
}
