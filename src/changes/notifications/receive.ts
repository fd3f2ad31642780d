import { hash } from 'node:crypto'
import { ServiceError } from '@whocast/contract/error.ts'
import { isAppKeySignature } from '@whocast/evidence/forms/app-key-signature.ts'
import { readSigned, refused } from '@whocast/evidence/forms/jfs.ts'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { Clock, Logger, Telemetry } from '../../kit/telemetry.ts'
import type { Notifications } from './port.ts'
import { type Sealer, tokenHash } from './seal.ts'

export interface ReceiveContext {
  notifications: Pick<Notifications, 'add' | 'remove'>
  sealer: Sealer
  /** An app key of a fid, null where it is none of theirs; throws if the node is unreachable. */
  appKey(fid: number, key: Hex): Promise<{ clientFid: number | null } | null>
  /** Whether messages may be sent to this URL. */
  isClients(url: string): boolean
  clock: Clock
  telemetry: Telemetry
  log: Logger
}

const MAX_TOKEN = 500
const MAX_URL = 1024

const details = z.object({
  url: z.string().max(MAX_URL),
  token: z.string().min(1).max(MAX_TOKEN),
})
/** https://miniapps.farcaster.xyz/docs/specification#server-events, and clients' older names. */
const eventSchema = z.object({
  event: z.string().max(100),
  notificationDetails: details.nullish(),
})

/** The request of an event. */
const effects: Record<string, 'on' | 'off'> = {
  miniapp_added: 'on',
  frame_added: 'on',
  notifications_enabled: 'on',
  miniapp_removed: 'off',
  frame_removed: 'off',
  notifications_disabled: 'off',
}

type Received = 'on' | 'off' | 'ignored'

/**
 * Takes an event of a Farcaster client: a JSON Farcaster Signature by an app key of the person,
 * which the node has to know as theirs.
 *
 * @param text the body as it came
 * @throws ServiceError `unauthorized` where it is not signed by a key of the person;
 *   `rule-broken` where messages may not be sent where it says; `unavailable` where the node is
 *   unreachable: the client sends it again
 */
export async function receiveEvent(context: ReceiveContext, text: string): Promise<Received> {
  const { header, payload, signed, signature } = readSigned(text, eventSchema)
  const { fid, type, key } = header
  if (type !== 'app_key' || !isAppKeySignature(key, signed, signature))
    throw refused('the signature is invalid')
  const found = await context.appKey(fid, key).catch((cause: unknown) => {
    throw new ServiceError(
      'unavailable',
      'The Farcaster node is unreachable, so the key cannot be checked.',
      {
        cause,
        retryAfterSeconds: 30,
      },
    )
  })
  if (!found) throw refused(`the key is not one of fid ${fid}`)
  const outcome = await apply(context, payload, {
    fid,
    clientFid: found.clientFid ?? 0,
    event: hash('sha256', signed, 'hex'),
  })
  context.telemetry.count('notification_events', { outcome })
  return outcome
}

async function apply(
  { notifications, sealer, isClients, clock, log }: ReceiveContext,
  { event, notificationDetails }: z.infer<typeof eventSchema>,
  sender: { fid: number; clientFid: number; event: string },
): Promise<Received> {
  const effect = Object.hasOwn(effects, event) ? effects[event] : undefined
  if (effect === 'off') {
    const isNew = await notifications.remove({ ...sender, now: clock() })
    return isNew ? 'off' : 'ignored'
  }
  // An app may be added without messages.
  if (effect === undefined || !notificationDetails) return 'ignored'
  if (!isClients(notificationDetails.url)) {
    log.warn(
      { clientFid: sender.clientFid },
      'a client names an address for messages that is not in NOTIFICATION_HOSTS',
    )
    throw new ServiceError('rule-broken', 'messages are not sent to this address')
  }
  const sealed = sealer.seal(sender.fid, notificationDetails)
  const isTaken = await notifications.add({
    ...sender,
    hash: tokenHash(notificationDetails),
    sealed,
    now: clock(),
  })
  return isTaken ? 'on' : 'ignored'
}

/**
 * Whether a URL is on a host where clients take messages.
 *
 * @param hosts with their port, where it is not 443
 * @param privateOrigins that may be reached without https: of tests
 */
export function isOnHosts(
  text: string,
  hosts: ReadonlySet<string>,
  privateOrigins: ReadonlySet<string>,
): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || !hosts.has(url.host)) return false
  return url.protocol === 'https:' || privateOrigins.has(url.origin)
}
