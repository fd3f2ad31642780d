import type { createLinksOf } from './wiring/accounts.ts'
import { startLinkRecheck } from './wiring/accounts.ts'
import { type Base, runUntilClosed } from './wiring/base.ts'
import { startHolderCount } from './wiring/credentials.ts'
import type { createEasOf } from './wiring/eas.ts'
import type { createEvidenceOf } from './wiring/evidence.ts'
import { type createHubOf, startCastRecheck } from './wiring/farcaster.ts'
import { startFollowing } from './wiring/network.ts'
import { startNotifications } from './wiring/notifications.ts'
import { type createOwnerOf, startOwnerRecheck } from './wiring/owner.ts'
import { startPurging } from './wiring/purge.ts'
import { startWebhooks } from './wiring/webhooks.ts'

/** Parts of the service that background work needs. */
interface Parts {
  eas: Awaited<ReturnType<typeof createEasOf>>
  hub: Awaited<ReturnType<typeof createHubOf>>
  links: Awaited<ReturnType<typeof createLinksOf>>
  evidence: Awaited<ReturnType<typeof createEvidenceOf>>
  owner: Awaited<ReturnType<typeof createOwnerOf>>
}

type Worker = (base: Base, parts: Parts) => Promise<void> | void

/**
 * Background work besides the bot's queue. Each function starts its work, where it is configured,
 * and the service ends it when it closes.
 */
export const workers: readonly Worker[] = [
  startWebhooks,
  startNotifications,
  startPurging,
  startHolderCount,
  (base, { owner }) => startOwnerRecheck(base, owner),
  (base, { eas }) => {
    if (eas) runUntilClosed(base, (signal) => eas.indexer.run(signal))
  },
  (base, { hub }) => {
    if (hub) startCastRecheck(base, hub)
  },
  async (base, { links }) => {
    if (links) await startLinkRecheck(base, links)
  },
  async (base, { evidence, eas }) => {
    if (base.config.SNAPCHAIN_FOLLOW) await startFollowing(base, { evidence, online: eas?.online })
  },
]
