import type { Lookup } from '../domain/ports/lookup.ts'
import { createLookup } from '../people/lookup.ts'
import type { Base } from './base.ts'
import type { Eas } from './eas.ts'
import { createEvidenceOf } from './evidence.ts'
import { createSources } from './sources.ts'

/** The lookup, over all sources that are configured. */
export async function createLookupOf(
  base: Base,
  { eas, waitUntil }: { eas: Eas | null; waitUntil?: ((work: Promise<void>) => void) | undefined },
): Promise<Lookup> {
  const { config, clock, store, telemetry, log, guardedFetch, network, onClose } = base
  const networks = await createSources(config, {
    guardedFetch,
    network,
    telemetry,
    online: eas?.online,
    onNode: (url) => log.info({ url }, 'took a public Farcaster node'),
  })
  for (const { close } of networks) if (close) onClose(close)
  return createLookup({
    clock,
    sources: [...networks, ...(eas ? [eas.source] : [])],
    evidence: await createEvidenceOf(base),
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
