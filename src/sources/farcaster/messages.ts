import { type KeyObject, verify } from 'node:crypto'
import type { SignedMessage } from '@whocast/contract/proof.ts'
import {
  type ClaimedMessage,
  type FarcasterMessage,
  fromFarcasterTime,
  messageTypes,
  readClaimed,
} from '@whocast/evidence/forms/farcaster-message.ts'
import { MAX_AHEAD_SECONDS } from '@whocast/evidence/verdict.ts'
import { type Hex, hexToBytes } from 'viem'
import { toPublicKey } from '../../farcaster/crypto/ed25519.ts'
import type { KeyGrant } from '../../farcaster/gasless-keys.ts'
import { isGranted, type KeyGrantContext, readKeyGrants } from '../../farcaster/key-grants.ts'
import type { SignatureChecks } from '../../farcaster/signatures-port.ts'
import type { FidContext } from './fid.ts'

/** Returns the messages of the fid and network with a valid signature; counts rejected ones. */
export async function signedMessages(
  { network, now, refuse, checks }: Pick<FidContext, 'network' | 'now' | 'refuse' | 'checks'>,
  { fid, messages }: { fid: number; messages: readonly FarcasterMessage[] },
): Promise<FarcasterMessage[]> {
  const latest = now() + MAX_AHEAD_SECONDS
  const isOfFid = ({ data }: FarcasterMessage) => data.fid === fid && data.network === network
  await checks.check(messages.filter(isOfFid))
  return messages.filter((message) => {
    const isOurs = isOfFid(message) && checks.toEvidence(message) !== null
    const isAhead = fromFarcasterTime(message.data.timestamp) > latest
    if (!isOurs) refuse('message')
    else if (isAhead) refuse('date')
    return isOurs && !isAhead
  })
}

/**
 * Returns the messages that count, those by a key of the fid, and how keys were added by messages.
 * Rejected messages are counted.
 *
 * @param input.signed by {@link signedMessages}
 * @param input.onChain the keys that the Key Registry ever added for the fid
 */
export async function ownMessages(
  context: KeyGrantContext & Pick<FidContext, 'refuse'>,
  {
    fid,
    signed,
    onChain,
    signal,
  }: { fid: number; signed: FarcasterMessage[]; onChain: Set<Hex>; signal: AbortSignal },
): Promise<{ messages: FarcasterMessage[]; grants: KeyGrant[] }> {
  const others = signed.flatMap(({ signer }) => (onChain.has(signer) ? [] : [signer]))
  const signers = new Set(others)
  const grants = signers.size > 0 ? await readKeyGrants(context, { fid, signers, signal }) : []
  const messages = signed.filter((message) => {
    const isByOwnKey = onChain.has(message.signer) || isGranted(grants, message)
    if (!isByOwnKey) context.refuse('signer')
    return isByOwnKey
  })
  return { messages, grants }
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
    const current = key === undefined ? undefined : newest.get(key)
    if (key !== undefined && (!current || isLater(message, current))) newest.set(key, message)
  }
  return newest
}

/** Returns the last message of a fid about each kind of user data. */
export const newestUserData = (messages: FarcasterMessage[]): Map<number, FarcasterMessage> =>
  newestBy(messages, ({ data }) =>
    data.type === messageTypes.userDataAdd ? data.userDataBody?.type : undefined,
  )

/** Verifications whose address was not removed later. */
export function newestVerifications(messages: FarcasterMessage[]): FarcasterMessage[] {
  const newest = newestBy(messages, ({ data }) => {
    const body = data.verificationAddAddressBody ?? data.verificationRemoveBody
    return body && `${body.protocol ?? 0}:${body.address}`
  })
  return [...newest.values()].filter(
    ({ data }) => data.type === messageTypes.verificationAddAddress,
  )
}

export type MessageChecks = ReturnType<typeof createMessageChecks>

/**
 * Checks signatures of messages, and keeps the verdicts for as long as the messages.
 *
 * Ed25519 by Node's own crypto: ten times as fast as in JavaScript, and off the main thread. It is
 * most of the work of reading a fid: on the main thread it would keep all else waiting, and leave
 * other cores idle.
 *
 * @param signatures a thread that checks them; by default those of libuv do
 */
export function createMessageChecks(signatures?: SignatureChecks) {
  const checked = new WeakMap<FarcasterMessage, SignedMessage | null>()
  return {
    /** Returns a message as evidence; null if its signature is invalid, or was not checked. */
    toEvidence: (message: FarcasterMessage) => checked.get(message) ?? null,
    async check(messages: readonly FarcasterMessage[]): Promise<void> {
      const isSigned = signatures ? byThread(signatures) : byPool()
      const verdict = async (message: FarcasterMessage) => {
        const claimed = readClaimed(message)
        return claimed && (await isSigned(claimed, message.signer)) ? claimed.evidence : null
      }
      const open = messages.filter((message) => !checked.has(message))
      await Promise.all(
        open.map(async (message) => checked.set(message, await verdict(message).catch(() => null))),
      )
    },
  }
}

type IsSigned = (claimed: ClaimedMessage, signer: Hex) => Promise<boolean>

const byThread =
  (signatures: SignatureChecks): IsSigned =>
  ({ signature, hash }, signer) =>
    signatures.isEd25519(signature, hash, hexToBytes(signer))

/** By libuv's threads; a key is read once for all its messages. */
function byPool(): IsSigned {
  const keys = new Map<Hex, KeyObject>()
  return async ({ signature, hash }, signer) => {
    const key = keys.get(signer) ?? toPublicKey(hexToBytes(signer))
    keys.set(signer, key)
    return isSignature(signature, hash, key)
  }
}

const isSignature = (signature: Uint8Array, signed: Uint8Array, key: KeyObject): Promise<boolean> =>
  new Promise((resolve, reject) => {
    verify(null, signed, key, signature, (error, holds) => (error ? reject(error) : resolve(holds)))
  })
