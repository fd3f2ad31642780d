import { createHmac, timingSafeEqual } from 'node:crypto'
import { isAddressed } from '@whocast/mention-reader/addressee.ts'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { type Clock, type Logger, silentTelemetry, type Telemetry } from '../kit/telemetry.ts'
import type { Mentions } from './mentions-port.ts'
import { fromNeynarCast, neynarCastSchema } from './neynar-cast.ts'

interface WebhookSettings {
  botFid: number
  /** Any live one is accepted. Without one, nothing is. */
  secrets: readonly string[]
  mentions: Pick<Mentions, 'claim' | 'threadOf'>
  /** Called once a mention is queued: wakes the worker, or runs it by `waitUntil`. */
  onQueued(): void
  clock?: Clock
  telemetry?: Telemetry
  log: Logger
}

/** A webhook that was made longer ago than this is a replay. */
const MAX_AGE_MS = 10 * 60 * 1000
const MAX_BODY_BYTES = 256 * 1024

const eventSchema = z.object({ created_at: z.number(), type: z.string(), data: z.unknown() })

/**
 * The webhook: `POST /neynar` (mounted at `/webhooks`). The signature is checked over the raw bytes
 * before anything is parsed; a mention is claimed and queued in one transaction and answered with
 * 200 at once.
 */
export function createWebhook(settings: WebhookSettings): Hono {
  const { log, onQueued } = settings
  const clock = settings.clock ?? Date.now
  const telemetry = settings.telemetry ?? silentTelemetry
  const app = new Hono()

  const refuse = (reason: string, fields: object) => {
    telemetry.count('bot_refused', { reason })
    log.warn({ reason, ...fields }, 'webhook refused')
  }

  app.post(
    '/neynar',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.json({ error: 'too large' }, 413) }),
    async (c) => {
      const raw = new Uint8Array(await c.req.arrayBuffer())
      const signature =
        c.req.header('x-neynar-signature') ?? c.req.header('x-hypersnap-signature') ?? ''
      if (!isSigned(raw, signature, settings.secrets)) {
        refuse('signature', { bytes: raw.length })
        return c.json({ error: 'the signature is invalid' }, 401)
      }
      const event = eventSchema.safeParse(parseJson(raw))
      if (!event.success) {
        refuse('malformed', {})
        return c.json({ error: 'not an event' }, 400)
      }
      const age = clock() - event.data.created_at * 1000
      if (Math.abs(age) > MAX_AGE_MS) {
        refuse('stale', { ageMs: age })
        return c.json({ status: 'dropped', reason: 'stale' })
      }
      if (event.data.type !== 'cast.created')
        return c.json({ status: 'ignored', reason: event.data.type.slice(0, 40) })
      const cast = neynarCastSchema.safeParse(castOf(event.data.data))
      if (!cast.success) {
        refuse('malformed', {})
        return c.json({ error: 'not a cast' }, 400)
      }
      const status = await queueMention(fromNeynarCast(cast.data), {
        ...settings,
        clock,
        telemetry,
      })
      if (status === 'queued') onQueued()
      return c.json({ status })
    },
  )

  return app
}

/**
 * Claims a cast that mentions the bot or replies to it, and queues it, durably and once.
 *
 * @returns `queued`; `known` when it was claimed before; or why it is none of ours
 */
export async function queueMention(
  cast: Cast,
  {
    botFid,
    mentions,
    clock,
    telemetry,
  }: Pick<WebhookSettings, 'botFid' | 'mentions'> & { clock: Clock; telemetry: Telemetry },
): Promise<'queued' | 'known' | 'not-mentioned' | 'own-cast'> {
  const address = isAddressed(cast, { fid: botFid })
  if (address !== 'yes') return address
  telemetry.count('bot_received')
  const traceparent = telemetry.traceparent()
  // A reply to a reply of ours is in its thread: a chain of them is one thread.
  const parent = cast.parent?.fid === botFid ? cast.parent.hash : undefined
  const threadHash = (parent && (await mentions.threadOf(parent))) || cast.threadHash
  const isNew = await mentions.claim({
    castHash: cast.hash,
    payload: { ...cast, ...(traceparent ? { traceparent } : {}) },
    authorFid: cast.author.fid,
    threadHash,
    receivedAt: clock(),
  })
  return isNew ? 'queued' : 'known'
}

/** HMAC-SHA512 of the raw body in hex, by any of the secrets, compared in constant time. */
function isSigned(raw: Uint8Array, signature: string, secrets: readonly string[]): boolean {
  if (!/^[0-9a-f]{128}$/i.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  let isValid = false
  for (const secret of secrets) {
    const expected = createHmac('sha512', secret).update(raw).digest()
    if (timingSafeEqual(expected, given)) isValid = true
  }
  return isValid
}

/** The cast of an event; Hypersnap's documents have it one level deeper than Neynar's. */
const castOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'cast' in data ? data.cast : data

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw))
  } catch {
    return undefined
  }
}
