import { isObject, list, object } from '@whocast/contract/untrusted.ts'
import {
  type FarcasterMessage,
  fromFarcasterTime,
  messageTypes,
  parseMessage,
  toSignedMessage,
} from '@whocast/evidence/forms/farcaster-message.ts'
import { type GaslessKeys, type KeyGrant, placeOf } from './gasless-keys.ts'
import type { NodeEvent } from './network.ts'

/** Stores messages that added and removed app keys, which nodes serve as events alone. */
export async function storeKeyMessages(
  keys: GaslessKeys,
  events: readonly NodeEvent[],
): Promise<void> {
  const messages = events.flatMap(messagesOf)
  if (messages.length === 0) return
  const grants = messages.flatMap((message) => readGrant(message) ?? [])
  const removals = messages.filter(({ data }) => data.type === messageTypes.keyRemove)
  const known = new Map(grants.map((grant) => [placeOf(grant), grant]))
  for (const { data } of removals)
    for (const stored of await keys.ofFid(data.fid))
      if (!known.has(placeOf(stored))) known.set(placeOf(stored), stored)
  for (const removal of removals)
    for (const [place, grant] of known) known.set(place, withRemoval(grant, removal))
  await keys.put([...known.values()])
}

/** Messages about keys in an event, the deleted ones first: those were there before. */
function messagesOf({ type, body }: NodeEvent): FarcasterMessage[] {
  if (type !== 'HUB_EVENT_TYPE_MERGE_MESSAGE') return []
  const { message, deletedMessages } = object(body.mergeMessageBody)
  return [...list(deletedMessages), message].flatMap((one) => {
    const isAboutKeys = isObject(one) && /_KEY_(ADD|REMOVE)$/.test(String(object(one.data).type))
    return (isAboutKeys && parseMessage(one)) || []
  })
}

function readGrant(message: FarcasterMessage): KeyGrant | null {
  const { fid, timestamp, keyAddBody: body } = message.data
  const signed = body ? toSignedMessage(message) : null
  if (!body || !signed) return null
  const addedAt = fromFarcasterTime(timestamp)
  return {
    fid,
    key: body.key,
    nonce: body.nonce ?? 0,
    scopes: body.scopes,
    addedAt,
    until: addedAt + (body.ttl ?? 0),
    removedAt: null,
    message: signed,
  }
}

function withRemoval(grant: KeyGrant, removal: FarcasterMessage): KeyGrant {
  const { fid, timestamp, keyRemoveBody: body } = removal.data
  const at = fromFarcasterTime(timestamp)
  const isOf = body?.key === grant.key && fid === grant.fid && at >= grant.addedAt
  const signed = isOf && grant.removedAt === null ? toSignedMessage(removal) : null
  return signed ? { ...grant, removedAt: at, removal: signed } : grant
}
