import { createHmac } from 'node:crypto'
import { type NeynarStandIn, startNeynar } from './neynar.ts'
import { emptyWorld } from './people.ts'

/** The bot of tests: who it is, and how its webhooks are signed. */
export const testBot = {
  fid: 999,
  username: 'whocast',
  signerUuid: 'signer-of-the-tests',
  secret: 'webhook secret of the tests',
}

/** What the service needs to run this bot against a stand-in of Neynar. */
export const botEnvironment = (neynarUrl: string): Record<string, string> => ({
  NEYNAR_BASE_URL: neynarUrl,
  NEYNAR_API_KEY: 'local',
  NEYNAR_WEBHOOK_SECRETS: testBot.secret,
  NEYNAR_SIGNER_UUID: testBot.signerUuid,
  BOT_FID: String(testBot.fid),
  BOT_USERNAME: testBot.username,
  BOT_LIMITS: 'author=1000000,hour=1000000',
})

/** A stand-in of Neynar that lets the test bot publish. */
export const startBotNeynar = (): Promise<NeynarStandIn> =>
  startNeynar(emptyWorld(), { apiKey: 'local', signers: { [testBot.signerUuid]: testBot.fid } })

export interface MentionInput {
  text: string
  /** 20 bytes in hex. */
  hash: string
  fid?: number
  threadHash?: string
  /** A cast of the bot that it replies to; it does not mention the bot then. */
  parentHash?: string
  /** Unix ms; now by default. */
  at?: number
}

/** The event that Neynar's webhook sends for a cast that mentions the bot. */
export function mentionEvent({
  text,
  hash,
  fid = 77,
  threadHash = hash,
  parentHash,
  at = Date.now(),
}: MentionInput) {
  return {
    created_at: Math.floor(at / 1000),
    type: 'cast.created',
    data: {
      object: 'cast',
      hash,
      author: { fid, username: `user-${fid}`, score: 0.9 },
      text: parentHash === undefined ? `@${testBot.username} ${text}` : text,
      timestamp: new Date(at).toISOString(),
      thread_hash: threadHash,
      parent_hash: parentHash ?? null,
      parent_author: { fid: parentHash === undefined ? null : testBot.fid },
      mentioned_profiles:
        parentHash === undefined ? [{ fid: testBot.fid, username: testBot.username }] : [],
      mentioned_profiles_ranges:
        parentHash === undefined ? [{ start: 0, end: testBot.username.length + 1 }] : [],
    },
  }
}

/** The signature of a webhook's raw body. */
export const signWebhook = (raw: string, secret = testBot.secret): string =>
  createHmac('sha512', secret).update(raw).digest('hex')

/** Sends an event to a service's webhook, signed as Neynar does. */
export function sendWebhook(origin: string, event: unknown): Promise<Response> {
  const raw = JSON.stringify(event)
  return fetch(`${origin}/webhooks/neynar`, {
    method: 'POST',
    body: raw,
    headers: { 'content-type': 'application/json', 'x-neynar-signature': signWebhook(raw) },
  })
}

/**
 * A cast hash that nothing else has, in its first digits too: idempotency keys are made of those.
 */
export const castHash = (number: number): string =>
  `0x${number.toString(16).padStart(8, '0').padEnd(40, '0')}`
