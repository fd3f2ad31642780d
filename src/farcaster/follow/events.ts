import { type Fields, isObject, list, object } from '@whocast/contract/untrusted.ts'
import type { NodeEvent } from '../network.ts'

/** Messages that affect a profile: verifications, user data, names and app keys. */
const ownMessages = /^MESSAGE_TYPE_(VERIFICATION|USER_?DATA|USERNAME|KEY)_?/
const ownMessageNumbers = new Set([7, 8, 11, 12, 16, 17])

/** Chain events of these types do not affect a profile. */
const otherChainEvents = /^EVENT_TYPE_(STORAGE_RENT|TIER_PURCHASE|SIGNER_MIGRATED|NONE)/

/** Events of these types concern no fid. */
const withoutFid = new Set([
  'HUB_EVENT_TYPE_BLOCK_CONFIRMED',
  'HUB_EVENT_TYPE_NONE',
  'HUB_EVENT_TYPE_MERGE_FAILURE',
  'HUB_EVENT_TYPE_CHANNEL_OWNER_CHANGE_HINT',
])

/** How deep and for how many fids an event of an unknown type is searched. */
const DEPTH = 6
const MAX_FIDS = 50

/** Whether a fid could be one: fids are given out in order, and there are some millions. */
export const isPlausibleFid = (fid: unknown): fid is number =>
  Number.isSafeInteger(fid) && Number(fid) > 0 && Number(fid) < MAX_FID

const MAX_FID = 100_000_000

/** Returns the fids whose profile an event may have changed, which are then read again. */
export function concernedFids({ type, body }: NodeEvent): number[] {
  switch (type) {
    case 'HUB_EVENT_TYPE_MERGE_MESSAGE':
      return ofMessages(body.mergeMessageBody)
    case 'HUB_EVENT_TYPE_PRUNE_MESSAGE':
      return ofMessages(body.pruneMessageBody)
    case 'HUB_EVENT_TYPE_REVOKE_MESSAGE':
      return ofMessages(body.revokeMessageBody)
    case 'HUB_EVENT_TYPE_MERGE_ON_CHAIN_EVENT': {
      const { type: kind, fid } = object(object(body.mergeOnChainEventBody).onChainEvent)
      return isPlausibleFid(fid) && !otherChainEvents.test(String(kind)) ? [fid] : []
    }
    default:
      return withoutFid.has(type) ? [] : fidsWithin(body)
  }
}

function ofMessages(body: unknown): number[] {
  const { message, deletedMessages } = object(body)
  const fids = [message, ...list(deletedMessages)].flatMap((one) => {
    const { type, fid } = object(object(one).data)
    const isOwn =
      typeof type === 'string' ? ownMessages.test(type) : ownMessageNumbers.has(Number(type))
    return isOwn && isPlausibleFid(fid) ? [fid] : []
  })
  return [...new Set(fids)]
}

/** Every `fid` in an event of an unknown type, or of one that names several. */
function fidsWithin(body: Fields): number[] {
  const found = new Set<number>()
  const look = (value: unknown, depth: number) => {
    if (depth > DEPTH || found.size >= MAX_FIDS) return
    if (Array.isArray(value)) for (const one of value) look(one, depth + 1)
    else if (isObject(value))
      for (const [name, one] of Object.entries(value)) {
        if (name === 'fid' && isPlausibleFid(one)) found.add(one)
        else if (typeof one === 'object') look(one, depth + 1)
      }
  }
  look(body, 0)
  return [...found]
}

/** A fingerprint that identifies an event if ids are reassigned. */
export const printOf = ({ type, body }: NodeEvent): string => {
  const { id: _, ...rest } = body
  const text = JSON.stringify([type, rest])
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return `${text.length}-${hash.toString(16)}`
}
