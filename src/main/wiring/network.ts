import type { Finding } from '@whocast/contract/profile.ts'
import type { OnlineChecks } from '@whocast/evidence/verdict.ts'
import { defaultTiming, type NetworkContext } from '../../farcaster/follow/context.ts'
import { createFnameHistory } from '../../farcaster/follow/fname-status.ts'
import { createNetwork, readNetworkStatus } from '../../farcaster/follow/status.ts'
import type { Network } from '../../farcaster/network-port.ts'
import type { EvidenceKeeper } from '../../people/source-port.ts'
import { type Base, runUntilClosed } from './base.ts'
import { ownNode } from './farcaster.ts'
import { createEnsOf } from './sources.ts'

/** Timeout of a followed node (ms): long, as no request waits for it. */
const PATIENT_TIMEOUT_MS = 30_000

/** Returns who follows the operator's node: this process, another one of the database, or none. */
export function createNetworkOf({ config, store, clock, onClose }: Base): Network | null {
  const node = ownNode(config)
  if (!node) return null
  const network = createNetwork({ cursors: store.cursors, clock, node })
  onClose(network.close)
  return network
}

interface FollowParts {
  evidence?: EvidenceKeeper | undefined
  online?: OnlineChecks | undefined
}

/** Follows the configured node until the service closes. */
export async function startFollowing(base: Base, parts: FollowParts): Promise<void> {
  const [{ followNetwork }, context] = await Promise.all([
    import('../../farcaster/follow/follower.ts'),
    createNetworkContext(base, parts),
  ])
  runUntilClosed(base, (signal) => followNetwork(context, signal))
  await startFnameHistory(base)
  await startLinks(base)
}

/** Follows the registry's history of fnames until the service closes, if it is configured. */
async function startFnameHistory(base: Base): Promise<void> {
  const { config, network, store, clock, telemetry, log, onClose } = base
  const url = config.FNAME_REGISTRY_URL
  if (!url) return
  const [{ followFnames, fnameTiming }, { openRegistry }] = await Promise.all([
    import('../../farcaster/follow/fname-history.ts'),
    import('../../sources/farcaster/farcaster.ts'),
  ])
  const { registry, close } = openRegistry({
    fnameRegistryUrl: url,
    lookup: network.lookup,
    telemetry,
  })
  onClose(close)
  if (!registry) return
  const context = {
    url,
    registry,
    fnames: store.fnames,
    cursors: store.cursors,
    clock,
    telemetry,
    log,
    timing: fnameTiming,
  }
  runUntilClosed(base, (signal) => followFnames(context, signal))
}

/** Reads the accounts that Farcaster's client lists until the service closes, if configured. */
async function startLinks(base: Base): Promise<void> {
  const { config, network, store, clock, telemetry, log, onClose } = base
  const url = config.FARCASTER_CLIENT_URL
  if (!url) return
  const [{ followLinks, linkTiming }, { createLinkReader, FARCASTER_CLIENT }, { createHttpJson }] =
    await Promise.all([
      import('../../farcaster/follow/account-links.ts'),
      import('../../farcaster/account-links.ts'),
      import('../../net/http-json.ts'),
    ])
  const http = createHttpJson({
    source: FARCASTER_CLIENT,
    baseUrl: url,
    timeoutMs: PATIENT_TIMEOUT_MS,
    lookup: network.lookup,
    telemetry,
  })
  onClose(http.close)
  const node = ownNode(config) ?? ''
  const context = {
    url,
    readPage: createLinkReader(http),
    people: store.people,
    cursors: store.cursors,
    isComplete: async () =>
      (await readNetworkStatus(store.cursors, clock, node)).completeAt !== null,
    clock,
    telemetry,
    log,
    timing: linkTiming(config.farcasterClientPerMinute),
  }
  runUntilClosed(base, (signal) => followLinks(context, signal))
}

/** The stored history of fnames, where a node is followed and there is a registry. */
export function createFnameHistoryOf({
  config,
  store,
  clock,
}: Pick<Base, 'config' | 'store' | 'clock'>) {
  const url = config.FNAME_REGISTRY_URL
  if (!url || !ownNode(config)) return undefined
  return createFnameHistory({ fnames: store.fnames, cursors: store.cursors, clock, url })
}

/** Creates the context of following the configured node. */
async function createNetworkContext(
  base: Base,
  { evidence, online }: FollowParts,
): Promise<NetworkContext> {
  const { config, network, store, clock, telemetry, log, onClose } = base
  const node = ownNode(config) ?? ''
  const [
    { createFarcasterClient },
    { createPacedReader, MAX_UNDER_WAY },
    { createPersonReader, openRegistry },
    { startSignatureThread },
  ] = await Promise.all([
    import('../../farcaster/client.ts'),
    import('../../farcaster/follow/pace.ts'),
    import('../../sources/farcaster/farcaster.ts'),
    import('../../farcaster/crypto/signature-thread.ts'),
  ])
  const ends = { lookup: network.lookup, telemetry }
  const client = createFarcasterClient({
    url: node,
    timeoutMs: PATIENT_TIMEOUT_MS,
    connections: MAX_UNDER_WAY,
    ...ends,
  })
  const { registry, close } = openRegistry({
    fnameRegistryUrl: config.FNAME_REGISTRY_URL,
    fnameHistory: createFnameHistoryOf(base),
    ...ends,
  })
  const signatures = startSignatureThread((error) =>
    log.error(
      { err: error },
      'the thread that checks signatures failed: the main thread checks them',
    ),
  )
  onClose(() => Promise.all([client.close(), close(), signatures.close()]))
  const ens = await createEnsOf(config, base)
  const reader = createPacedReader(client, {
    budget: config.SNAPCHAIN_FOLLOW ? config.SNAPCHAIN_FOLLOW.perSecond : 0,
  })
  const readFid = createPersonReader({
    client: reader,
    registry,
    resolveName: ens?.resolveName,
    people: store.people,
    gaslessKeys: store.gaslessKeys,
    ...(online ? { isSignedBy: online.isSignedBy } : {}),
    signatures,
    clock,
    telemetry,
  })
  const attach = evidence && ((findings: Finding[]) => evidence.attach(findings))
  return {
    node,
    client: reader,
    readFid,
    attach,
    people: store.people,
    gaslessKeys: store.gaslessKeys,
    cursors: store.cursors,
    clock,
    telemetry,
    log,
    timing: defaultTiming,
  }
}
