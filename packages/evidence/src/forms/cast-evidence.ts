import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { bytesToHex, type Hex } from 'viem'
import { type CastWords, castSays, PERSON } from './cast-words.ts'
import {
  type CastAddBody,
  encodeMessageData,
  type FarcasterMessage,
  fromFarcasterTime,
  isSigned,
  messageTypes,
  parseMessage,
} from './farcaster-message.ts'

/**
 * A signed cast as it is kept with a credential: the message's bytes, of which everything else
 * follows, and the signature over their hash. Where the bytes are not known, the data as a hub
 * serves it.
 */
export type CastEvidence = Omit<FarcasterMessage, 'data'> & { data?: FarcasterMessage['data'] }

interface SignedCast {
  fid: number
  hash: Hex
  signer: Hex
  words: CastWords
  /** The fids that it speaks of: those mentioned, and the author of the cast that it answers. */
  about: number[]
  /** Unix seconds. */
  at: number
}

type CastCheck = { result: 'holds'; cast: SignedCast } | { result: 'fails'; detail: string }

/** Returns the evidence of a cast; null if the message is no cast or its signature is invalid. */
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
 * @param evidence as {@link castEvidence} makes it, untrusted
 */
export function readCastEvidence(evidence: unknown): CastCheck {
  const message = parseMessage(evidence)
  if (!message) return { result: 'fails', detail: 'the evidence is no Farcaster message' }
  const body = message.data.castAddBody
  if (message.data.type !== messageTypes.castAdd || !body)
    return { result: 'fails', detail: 'the message is no cast' }
  if (!isSigned(message))
    return { result: 'fails', detail: `the key ${message.signer} did not sign this cast` }
  if (message.data.network !== 1)
    return { result: 'fails', detail: 'the cast is of a test network' }
  return {
    result: 'holds',
    cast: {
      fid: message.data.fid,
      hash: message.hash,
      signer: message.signer,
      words: wordsOf(body),
      about: [...body.mentions, ...(body.parentCastId ? [body.parentCastId.fid] : [])],
      at: fromFarcasterTime(message.data.timestamp),
    },
  }
}

/**
 * The cast of a record, where its signature holds, it is by the attester and says of the attestee
 * what the record is called; else null.
 *
 * @param record of which only this is read
 */
export function castBehind({
  name,
  attester,
  attestee,
  evidence,
}: Pick<CredentialRecord, 'name' | 'attester' | 'attestee' | 'evidence'>): SignedCast | null {
  const check = readCastEvidence(evidence)
  if (check.result !== 'holds' || attestee.fid === undefined || check.cast.fid !== attester?.fid)
    return null
  return castSays(check.cast.words, name, attestee.fid) ? check.cast : null
}

/** The text with a placeholder for every mention, whose positions count bytes. */
function wordsOf({ text = '', mentions, mentionsPositions, parentCastId }: CastAddBody): CastWords {
  const bytes = new TextEncoder().encode(text)
  const startOf = (offset: number): number => {
    let at = Math.min(offset, bytes.length)
    while (at > 0 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at -= 1
    return at
  }
  const places = mentions
    .map((fid, index) => ({ fid, at: startOf(mentionsPositions[index] ?? bytes.length) }))
    .sort((a, b) => a.at - b.at)
  const decoder = new TextDecoder()
  // A placeholder that the author wrote is no mention.
  const part = (from: number, to?: number) =>
    decoder.decode(bytes.subarray(from, to)).replaceAll(PERSON, ' ')
  const parts = places.map(({ at }, index) => part(places[index - 1]?.at ?? 0, at))
  return {
    text: [...parts, part(places.at(-1)?.at ?? 0)].join(PERSON),
    mentions: places.map(({ fid }) => fid),
    ...(parentCastId ? { parentFid: parentCastId.fid } : {}),
  }
}
