import { createHmac, randomBytes } from 'node:crypto'
import type { WebhookSecret } from './port.ts'

/** How long the old secret of a rotation still signs, ms. */
export const ROTATION_MS = 24 * 3_600_000

/** A new signing secret: 256 random bits as Standard Webhooks writes them. */
export const createSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

const PREFIX = 'whsec_'

/** Old secrets that still sign at most: whoever missed the answer to a rotation repeats it. */
const MAX_OLD = 4

/** The secrets after a rotation: the new one, and each old one until its own day is over. */
export const rotateSecrets = (secrets: readonly WebhookSecret[], now: number): WebhookSecret[] => [
  { secret: createSecret() },
  ...secrets
    .map(({ secret, until = now + ROTATION_MS }) => ({ secret, until }))
    .filter(({ until }) => until > now)
    .slice(0, MAX_OLD),
]

/**
 * The headers of a message by Standard Webhooks (symmetric, `v1`): one signature for each live
 * secret.
 *
 * @param message.at unix ms of this attempt
 */
export function signMessage(
  secrets: readonly WebhookSecret[],
  { id, at, body }: { id: string; at: number; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000))
  const sign = (secret: string) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  }
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .filter(({ until }) => until === undefined || until > at)
      .map(({ secret }) => sign(secret))
      .join(' '),
  }
}
