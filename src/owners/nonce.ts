import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a nonce may be used, in seconds. */
export const NONCE_SECONDS = 600

const TIME_LENGTH = 10
const RANDOM_LENGTH = 24
const MAC_LENGTH = 32

interface NonceContext {
  secret: string
  domain: string
  /** Unix seconds. */
  now: number
}

/** Creates a nonce for EIP-4361: time of issue and a MAC, so that unused ones need no storage. */
export function createNonce(context: NonceContext): string {
  const time = context.now.toString(16).padStart(TIME_LENGTH, '0')
  const text = time + randomBytes(RANDOM_LENGTH / 2).toString('hex')
  return text + macOf(context, text)
}

/**
 * When a nonce expires, in unix seconds.
 *
 * @returns null where it was not given for this domain, or is too old
 */
export function expiryOf(context: NonceContext, nonce: string): number | null {
  if (!/^[0-9a-f]+$/.test(nonce) || nonce.length !== TIME_LENGTH + RANDOM_LENGTH + MAC_LENGTH)
    return null
  const text = nonce.slice(0, -MAC_LENGTH)
  if (!timingSafeEqual(Buffer.from(nonce.slice(-MAC_LENGTH)), Buffer.from(macOf(context, text))))
    return null
  const expiresAt = Number.parseInt(text.slice(0, TIME_LENGTH), 16) + NONCE_SECONDS
  return expiresAt > context.now ? expiresAt : null
}

const macOf = ({ secret, domain }: NonceContext, text: string): string =>
  createHmac('sha256', secret).update(`${domain}\n${text}`).digest('hex').slice(0, MAC_LENGTH)
