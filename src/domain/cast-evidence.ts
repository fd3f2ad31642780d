import { bytesToHex, type Hex } from 'viem'
import {
  encodeMessageData,
  type FarcasterMessage,
  fromFarcasterTime,
  isSigned,
  messageTypes,
  parseMessage,
} from './farcaster-message.ts'

/**
 * A signed cast as it is kept with a credential: the message's bytes, of which everything else follows, and
 * the signature over their hash. Where the bytes are not known, the data as a hub serves it.
 */
export type CastEvidence = Omit<FarcasterMessage, 'data'> & { data?: FarcasterMessage['data'] }

/** What a signed cast says. */
export interface SignedCast {
  fid: number
  hash: Hex
  signer: Hex
  /** As the protocol has it: without the names of those mentioned. */
  text: string
  /** The fids that it speaks of: those mentioned, and the author of the cast that it answers. */
  about: number[]
  /** Unix seconds. */
  at: number
}

export type CastCheck = { result: 'holds'; cast: SignedCast } | { result: 'fails'; detail: string }

/** The evidence of a cast, or null when the message is no cast or its signature does not hold. */
export function castEvidence(message: FarcasterMessage): CastEvidence | null {
  if (message.data.type !== messageTypes.castAdd || !isSigned(message)) return null
  const { data, ...envelope } = message
  const dataBytes = message.dataBytes ?? bytesToHex(encodeMessageData(data))
  return isSigned({ ...message, dataBytes }) ? { ...envelope, dataBytes } : message
}

/**
 * Checks a cast offline: its hash is that of its bytes, and its signer signed that. Whether the
 * signer is a key of the fid that it names, only the Key Registry (or a hub) can say.
 *
 * @param evidence as {@link castEvidence} makes it, from a stranger
 */
export function readCastEvidence(evidence: unknown): CastCheck {
  const message = parseMessage(evidence)
  if (!message) return { result: 'fails', detail: 'the evidence is no Farcaster message' }
  const body = message.data.castAddBody
  if (message.data.type !== messageTypes.castAdd || !body) return { result: 'fails', detail: 'the message is no cast' }
  if (!isSigned(message)) return { result: 'fails', detail: `the key ${message.signer} did not sign this cast` }
  return {
    result: 'holds',
    cast: {
      fid: message.data.fid,
      hash: message.hash,
      signer: message.signer,
      text: body.text ?? '',
      about: [...body.mentions, ...(body.parentCastId ? [body.parentCastId.fid] : [])],
      at: fromFarcasterTime(message.data.timestamp),
    },
  }
}

/** Endorsements are named by what they are for. */
export const endorsementName = (skill: string): string => `Endorsed for ${skill}`
/** What an endorsement is for; null for other credentials. */
export const endorsedSkill = (name: string): string | null => /^Endorsed for (.+)$/s.exec(name)?.[1] ?? null
