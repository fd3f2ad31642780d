import { createCastRecheck } from '../../credentials/cast-recheck.ts'
import { getUndeletedCast } from '../../farcaster/casts.ts'
import type { FarcasterClient } from '../../farcaster/client.ts'
import type { Telemetry } from '../../kit/telemetry.ts'
import type { UpstreamNetwork } from '../../net/upstream-network.ts'
import type { Config } from '../config.ts'
import { type Base, runUntilClosed } from './base.ts'

/** Returns the operator's node, trusted with signed and deleted data; public nodes are checked. */
export const ownNode = ({ SNAPCHAIN_URL: url }: Config): string | undefined =>
  url === 'auto' || url === 'off' ? undefined : url

/** The operator's own node; null if it is not configured. */
export async function createHubOf({
  config,
  network,
  telemetry,
  onClose,
}: Base): Promise<FarcasterClient | null> {
  const url = ownNode(config)
  if (!url) return null
  const { createFarcasterClient } = await import('../../farcaster/client.ts')
  const hub = createFarcasterClient({ url, lookup: network.lookup, telemetry })
  onClose(() => hub.close())
  return hub
}

const NODE_PROBE_MS = 2000

export interface PublicNodeParts {
  network?: UpstreamNetwork | undefined
  telemetry: Telemetry
  /** Called with the URL of the public node that is taken. */
  onNode?: ((url: string) => void) | undefined
  /** The nodes to choose from; the list of farcaster/public-node.ts where absent. */
  nodes?: readonly string[] | undefined
}

/** `SNAPCHAIN_URL=auto`: the first public node that answers, chosen when one is first needed. */
export async function createPublicNode({
  network,
  onNode,
  nodes,
}: PublicNodeParts): Promise<() => Promise<string>> {
  const [{ createNodeChooser, publicNodes }, { createFarcasterClient }] = await Promise.all([
    import('../../farcaster/public-node.ts'),
    import('../../farcaster/client.ts'),
  ])
  return createNodeChooser({
    nodes: nodes ?? publicNodes,
    connect: (url) =>
      createFarcasterClient({ url, timeoutMs: NODE_PROBE_MS, lookup: network?.lookup }),
    onChosen: onNode,
  })
}

/** Starts looking for deleted casts, whose credentials are then revoked. */
export function startCastRecheck(base: Base, hub: FarcasterClient): void {
  const { store, log } = base
  const recheck = createCastRecheck({
    credentials: store.credentials,
    cursors: store.cursors,
    castByHash: (hash, fid) => getUndeletedCast(hub, { hash, fid }),
    log,
  })
  runUntilClosed(base, recheck.run)
}
