import type { Network } from '../../farcaster/network-port.ts'
import type { Lookup } from '../../people/lookup.ts'
import { createLookup } from '../../people/lookup.ts'
import type { EvidenceKeeper } from '../../people/source-port.ts'
import type { Base } from './base.ts'
import type { Eas } from './eas.ts'
import { createFnameHistoryOf } from './network.ts'
import { createSources } from './sources.ts'

/** The lookup, over all sources that are configured. */
export async function createLookupOf(
  base: Base,
  {
    eas,
    network: everybody,
    evidence,
    waitUntil,
  }: {
    eas: Eas | null
    network: Network | null
    evidence: EvidenceKeeper
    waitUntil?: ((work: Promise<void>) => void) | undefined
  },
): Promise<Lookup> {
  const { config, clock, store, telemetry, log, guardedFetch, network, onClose } = base
  const networks = await createSources(config, {
    guardedFetch,
    network,
    telemetry,
    online: eas?.online,
    people: store.people,
    gaslessKeys: store.gaslessKeys,
    ...(everybody
      ? {
          followed: { people: store.people, network: everybody, clock },
          fnameHistory: createFnameHistoryOf(base),
        }
      : {}),
    onNode: (url) => log.info({ url }, 'took a public Farcaster node'),
  })
  for (const { close } of networks) if (close) onClose(close)
  return createLookup({
    clock,
    sources: [...networks, ...(eas ? [eas.source] : [])],
    evidence,
    people: store.people,
    ...(store.kind === 'postgres' ? { leases: store.cursors } : {}),
    deadlineMs: config.LOOKUP_DEADLINE_MS,
    freshSeconds: config.FRESH_SECONDS,
    staleSeconds: config.STALE_SECONDS,
    ...(waitUntil ? { waitUntil } : {}),
    telemetry,
    log,
  })
}
