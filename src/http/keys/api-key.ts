import { sha256, stringToBytes, toBytes } from 'viem'

/** The prefix of every token, by which secret scanners recognise it. */
export const TOKEN_PREFIX = 'whocast_'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62^43 is over 2^256. */
const SECRET_LENGTH = 43
/** 62^6 is over 2^32. */
const CHECKSUM_LENGTH = 6

/** The form of a token, for scanners and for redaction. */
export const tokenPattern = /whocast_[0-9A-Za-z]{49}/g

const isToken = /^whocast_[0-9A-Za-z]{49}$/

/**
 * A new token of an API key: `whocast_`, 256 random bits and a checksum of 32 bits, both in base
 * 62.
 *
 * @param random fills 32 bytes; a cryptographic source by default
 */
export function createToken(
  random: (bytes: Uint8Array) => Uint8Array = (bytes) =>
    crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
): string {
  const bytes = random(new Uint8Array(32))
  const secret = base62(
    bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n),
    SECRET_LENGTH,
  )
  return TOKEN_PREFIX + secret + checksum(secret)
}

/** Returns the token in a text; null if it has another form or a wrong checksum. */
export function parseToken(text: string): string | null {
  if (!isToken.test(text)) return null
  const secret = text.slice(TOKEN_PREFIX.length, -CHECKSUM_LENGTH)
  return checksum(secret) === text.slice(-CHECKSUM_LENGTH) ? text : null
}

/** SHA-256 of a token in 64 hex digits: all that is stored of it. */
export const hashToken = (token: string): string => sha256(stringToBytes(token)).slice(2)

function checksum(secret: string): string {
  const digest = sha256(stringToBytes(TOKEN_PREFIX + secret))
  return base62(
    toBytes(digest)
      .subarray(0, 4)
      .reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n),
    CHECKSUM_LENGTH,
  )
}

function base62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest /= 62n)
    text = alphabet.charAt(Number(rest % 62n)) + text
  return text
}
