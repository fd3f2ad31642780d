import { ServiceError } from '@whocast/contract/error.ts'
import { identifierKey } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import type { Hex } from 'viem'
import type { OperatorAction } from '../../owners/port.ts'
import type { Removal } from '../../people/port.ts'
import type { AdminContext, Operator } from './context.ts'

/** The actions of the admin page. Each is logged and in the audit log, by the key that did it. */

/** Dead letters to queue again: the bot's mentions, all or one, or deliveries of a webhook. */
export type Replay =
  | { queue: 'mentions'; castHash?: string | undefined }
  | { queue: 'webhooks'; owner: string; id: string }

/** Queues dead letters again; returns how many. */
export async function replay(
  context: AdminContext,
  operator: Operator,
  what: Replay,
): Promise<number> {
  const { mentions, webhooks } = context.store
  const count =
    what.queue === 'mentions'
      ? await mentions.replay(what.castHash as Hex | undefined)
      : await webhooks.replay(what.owner, what.id, undefined, context.clock())
  await notify(context, operator, 'replayed', { ...what, count })
  return count
}

/** Ends a live key, in all processes within a second. @throws ServiceError `not-found` */
export async function revokeKey(
  context: AdminContext,
  operator: Operator,
  id: string,
): Promise<void> {
  const isRevoked = await context.store.keys.revoke(id, Math.floor(context.clock() / 1000))
  if (!isRevoked) throw new ServiceError('not-found', 'there is no live key by this id')
  await notify(context, operator, 'key-revoked', { revoked: id })
}

/** An fname has at most 16 characters, so nothing of 21 can be meant as one. */
const profileID = /^[A-Za-z0-9_-]{21}$/

/**
 * Removes a person for good, or says what would be removed. Neither the log nor the audit log names
 * the profile, which was to be deleted.
 *
 * @param input.identifier any identifier, or a profile ID
 * @throws ServiceError `invalid-identifier`
 */
export async function forget(
  context: AdminContext,
  operator: Operator,
  { identifier, isDryRun }: { identifier: string; isDryRun: boolean },
): Promise<Removal> {
  const key = profileID.test(identifier) ? `id:${identifier}` : identifierKey(identify(identifier))
  const removal = await context.store.people.forget(key, { isDryRun })
  if (!isDryRun) await notify(context, operator, 'forgot', { people: removal.people })
  return removal
}

async function notify(
  context: AdminContext,
  { id, name }: Operator,
  action: OperatorAction,
  fields: object,
): Promise<void> {
  context.log.warn({ action, key: id, keyName: name, ...fields }, 'an operator acted')
  await context.store.owners.record({ action, who: `key:${id}`, address: '' })
}
