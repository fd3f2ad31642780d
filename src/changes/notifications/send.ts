import { z } from 'zod'
import type { GuardedFetch } from '../../net/guarded-fetch-port.ts'
import type { Message } from './message.ts'
import type { ClientToken } from './seal.ts'

type Sent =
  | { kind: 'delivered' }
  /** The client takes this token no longer. */
  | { kind: 'invalid' }
  /** It may be tried again; ms to wait at least, where the client says so. */
  | { kind: 'failed'; error: string; waitMs?: number }

const TIMEOUT_MS = 10_000
const MAX_BYTES = 65_536
/** The usual limit of clients is one message in 30 seconds. */
const LIMITED_MS = 60_000

const tokens = z.array(z.string()).default([])
/** The response of a client: each token is in one of the lists. */
const answerSchema = z.object({
  result: z.object({
    successfulTokens: tokens,
    invalidTokens: tokens,
    rateLimitedTokens: tokens,
    failedTokens: z
      .array(z.object({ token: z.string(), reason: z.string().default('unknown') }))
      .default([]),
  }),
})

/**
 * Sends one message to one client of one person.
 *
 * @param message.id makes the client show the message once within 24 hours, however often it is
 *   sent
 */
export async function sendMessage(
  { fetch, signal }: { fetch: GuardedFetch; signal: AbortSignal },
  { url, token }: ClientToken,
  { id, title, body, targetUrl }: Message & { id: string },
): Promise<Sent> {
  try {
    const { status, bytes } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ notificationId: id, title, body, targetUrl, tokens: [token] }),
      maxBytes: MAX_BYTES,
      maxRedirects: 0,
      isRetried: true,
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    if (status === 429)
      return { kind: 'failed', error: 'the client answered 429', waitMs: LIMITED_MS }
    if (status !== 200) return { kind: 'failed', error: `the client answered ${status}` }
    return readAnswer(token, Buffer.from(bytes).toString())
  } catch (error) {
    signal.throwIfAborted()
    // The URL is part of what is kept secret: errors name hosts at most.
    return {
      kind: 'failed',
      error: error instanceof Error ? error.name : 'the request could not be made',
    }
  }
}

/** Reasons for which a token can never be valid for this app. */
const final = new Set(['domain_mismatch', 'no_webhook_url', 'invalid_token'])

function readAnswer(token: string, text: string): Sent {
  const { data } = answerSchema.safeParse(parse(text))
  if (!data) return { kind: 'failed', error: "the client's answer cannot be read" }
  const { successfulTokens, invalidTokens, rateLimitedTokens, failedTokens } = data.result
  if (successfulTokens.includes(token)) return { kind: 'delivered' }
  if (invalidTokens.includes(token)) return { kind: 'invalid' }
  if (rateLimitedTokens.includes(token))
    return { kind: 'failed', error: 'the client limits this token', waitMs: LIMITED_MS }
  const failed = failedTokens.find((one) => one.token === token)
  if (failed && final.has(failed.reason)) return { kind: 'invalid' }
  return {
    kind: 'failed',
    error: failed ? 'the client refused the message' : 'the client does not say what became of it',
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
