import { lazily } from '../../kit/lazily.ts'
import {
  createActorKey,
  createServiceActor,
  isPublicOrigin,
  type ServiceActor,
} from '../../net/service-actor.ts'
import { addressOf } from './accounts.ts'
import type { Base } from './base.ts'

/** The private key of the actor is stored here: all processes sign with it. */
const KEY = 'actor-key'

/**
 * Creates the ActivityPub actor of this service; null where servers elsewhere cannot read it. Its
 * key is made when it is first needed.
 */
export function createActorOf({
  config,
  store,
  clock,
}: Pick<Base, 'config' | 'store' | 'clock'>): ServiceActor | null {
  const { origin } = new URL(config.BASE_URL)
  if (addressOf(config, 'mastodon') === 'off' || !isPublicOrigin(origin)) return null
  const { cursors } = store
  const readKey = lazily(
    async () => (await cursors.get(KEY)) ?? cursors.create(KEY, await createActorKey()),
  )
  return createServiceActor({ origin, readKey, clock })
}
