import type { Address } from 'viem'
import type { EvidenceKeeper } from '../../people/source-port.ts'
import type { LinkKeeper } from '../../sources/accounts/keeper.ts'
import type { Base } from './base.ts'

/**
 * Storage proofs of what Farcaster and ENS say. Known rows are also graded without an RPC.
 *
 * @param links confirms external accounts, in addition to proofs
 */
export async function createEvidenceOf(
  base: Base,
  links: LinkKeeper | null,
): Promise<EvidenceKeeper> {
  const { config, network, telemetry, log } = base
  const [
    { createEvidenceKeeper },
    { createChainReader, ethereumRpcs, publicRpcs },
    { gradeFinding },
  ] = await Promise.all([
    import('../../sources/proofs/keeper.ts'),
    import('@whocast/evidence/fetch/chain-proofs.ts'),
    import('@whocast/evidence/grade.ts'),
  ])
  const optimism = config.SNAPCHAIN_URL === 'off' ? 'off' : (config.OP_RPC_URL ?? publicRpcs[10])
  const chains = [
    { chainId: 10, urls: optimism === 'off' ? [] : [optimism] },
    { chainId: 1, urls: ethereumRpcs(config.ETH_RPC_URL) },
  ]
  const readers = chains.flatMap(({ chainId, urls: [rpcUrl, ...witnessUrls] }) => {
    if (rpcUrl === undefined) return []
    const onRequest = () =>
      telemetry.count('upstream_calls', { source: `chain-${chainId}`, call: 'proof' })
    const options = { rpcUrl, witnessUrls, fetch: network.fetch, onRequest }
    return [[chainId, createChainReader(chainId, options)] as const]
  })
  const fnameSigner = await createFnameSigner(base)
  const proofs = createEvidenceKeeper({
    readers: new Map(readers),
    people: base.store.people,
    grade: async (finding, isKnownBlock) =>
      gradeFinding(finding, {
        now: Math.floor(Date.now() / 1000),
        fnameRegistry: await fnameSigner(),
        isKnownBlock,
      }),
    telemetry,
    log,
  })
  if (!links) return proofs
  return {
    attach: proofs.attach,
    follow: async (findings, save) => {
      await Promise.all([proofs.follow(findings, save), links.follow(findings, save)])
    },
  }
}

/** Returns the signing address of a private fname registry; undefined for the public one. */
async function createFnameSigner({
  config,
  network,
  telemetry,
}: Base): Promise<() => Promise<Address | undefined>> {
  const url = config.FNAME_REGISTRY_URL
  const [{ createFnameRegistry, isPublicRegistry }, { createHttpJson }] = await Promise.all([
    import('../../farcaster/fname-registry.ts'),
    import('../../net/http-json.ts'),
  ])
  if (config.SNAPCHAIN_URL === 'off' || isPublicRegistry(url)) return async () => undefined
  const http = createHttpJson({
    source: 'fnames',
    baseUrl: url,
    timeoutMs: 2000,
    lookup: network.lookup,
    telemetry,
  })
  const registry = createFnameRegistry(http, url)
  return () => registry.signer().catch(() => undefined)
}
