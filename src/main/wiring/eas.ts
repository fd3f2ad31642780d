import type { Base } from './base.ts'

/** Creates the readers of attestations on chains: checks of PUTs, the indexer and its source. */
export async function createEasOf({ config, store, network, telemetry, log }: Base) {
  if (!config.EAS_RPC_URLS?.length) return null
  const [
    { createChainClients, createOnlineChecks },
    { createEasIndexer, createEasSource },
    { privateKeyToAddress },
  ] = await Promise.all([
    import('../../credentials/online.ts'),
    import('../../sources/eas/eas.ts'),
    import('viem/accounts'),
  ])
  const clients = createChainClients(config.EAS_RPC_URLS, { fetch: network.fetch })
  const indexer = createEasIndexer({
    clients,
    store,
    ...(config.ATTESTER_PRIVATE_KEY
      ? { attester: privateKeyToAddress(config.ATTESTER_PRIVATE_KEY) }
      : {}),
    telemetry,
    log,
  })
  return { online: createOnlineChecks(clients), indexer, source: createEasSource(indexer) }
}

export type Eas = NonNullable<Awaited<ReturnType<typeof createEasOf>>>
