import { createPrivateKey, sign } from 'node:crypto'
import type { Hex } from 'viem'
import { encodeJson } from './jfs.ts'
import { type Person, publicKeyOf } from './people.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

/** A message as a client takes it. */
export interface TakenMessage {
  notificationId: string
  title: string
  body: string
  targetUrl: string
  tokens: string[]
}

/** A stand-in of a Farcaster client's server for messages of Mini Apps. */
export interface MessagesStandIn extends StandIn {
  /** What it was sent. */
  taken: TakenMessage[]
  /** What people saw: each ID once for each token, as clients do within 24 hours. */
  shown: Map<string, TakenMessage>
  /** Tokens that it takes no longer, that it limits, and that are of another app. */
  invalid: Set<string>
  limited: Set<string>
  foreign: Set<string>
  /** Where tokens of it are sent to. */
  address: string
}

/**
 * Starts a stand-in of the `notificationUrl` of
 * https://miniapps.farcaster.xyz/docs/specification#notifications.
 */
export async function startMessages(): Promise<MessagesStandIn> {
  const held = {
    taken: [] as TakenMessage[],
    shown: new Map<string, TakenMessage>(),
    invalid: new Set<string>(),
    limited: new Set<string>(),
    foreign: new Set<string>(),
  }
  const standIn = await startStandIn(({ path, method, body }) => {
    if (method !== 'POST' || path !== '/v1/frame-notifications') return { status: 404 }
    const message = JSON.parse(body) as TakenMessage
    held.taken.push(message)
    const { tokens } = message
    const good = tokens.filter(
      (one) => ![held.invalid, held.limited, held.foreign].some((list) => list.has(one)),
    )
    for (const token of good) held.shown.set(`${token} ${message.notificationId}`, message)
    return {
      body: {
        result: {
          successfulTokens: good,
          invalidTokens: tokens.filter((one) => held.invalid.has(one)),
          rateLimitedTokens: tokens.filter((one) => held.limited.has(one)),
          failedTokens: tokens
            .filter((one) => held.foreign.has(one))
            .map((token) => ({ token, reason: 'domain_mismatch' })),
        },
      },
    }
  })
  return Object.assign(held, standIn, { address: `${standIn.url}/v1/frame-notifications` })
}

const privateKey = (hex: Hex) =>
  createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${hex.slice(2)}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  })

/** An event of a client about a person, as its server sends it: signed by an app key of theirs. */
export async function clientEvent(
  by: Pick<Person, 'fid' | 'appKey'>,
  payload: object,
  { header = {}, key = by.appKey }: { header?: object; key?: Hex } = {},
): Promise<string> {
  const parts = [
    encodeJson({ fid: by.fid, type: 'app_key', key: await publicKeyOf(key), ...header }),
    encodeJson(payload),
  ]
  const signature = sign(null, Buffer.from(parts.join('.')), privateKey(key)).toString('base64url')
  return JSON.stringify({ header: parts[0], payload: parts[1], signature })
}
