import { ServiceError } from '@whocast/contract/error.ts'
import type { NotificationState } from '../changes/notifications/port.ts'
import { type Owner, requireOwner, resolveOwner } from './owner.ts'
import type { Session } from './port.ts'
import type { OwnerContext } from './sign-in.ts'

/** Returns whether a person is notified; null if no client of theirs has turned that on. */
export async function notificationsOf(
  { notifications }: Pick<OwnerContext, 'notifications'>,
  person: Owner,
): Promise<NotificationState | null> {
  const fid = fidOf(person)
  return notifications && fid !== null && person.objection === null
    ? notifications.state(fid)
    : null
}

/**
 * Turns messages off or on. It needs no signature: nothing of what is shown changes.
 *
 * @throws ServiceError `forbidden`; `not-found` where no client of theirs has turned messages on
 */
export async function setNotifications(
  context: OwnerContext,
  session: Session,
  isOn: boolean,
): Promise<NotificationState> {
  const person = await resolveOwner(context, session)
  requireOwner(person)
  const state = await notificationsOf(context, person)
  const fid = fidOf(person)
  if (!state || fid === null || !context.notifications)
    throw new ServiceError(
      'not-found',
      'no Farcaster client of yours has turned messages on: add the app there first',
    )
  await context.notifications.mute(fid, !isOn)
  return { ...state, isMuted: !isOn }
}

const fidOf = ({ of }: Owner): number | null =>
  of.startsWith('fid:') ? Number(of.slice('fid:'.length)) : null
