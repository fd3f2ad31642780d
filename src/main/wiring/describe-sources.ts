import type { Config } from '../config.ts'

/** Whether a source is on, and by which variable that is so. */
interface SourceState {
  name: string
  isOn: boolean
  why: string
}

/** Every source that there is, on or off, and why: for operators. */
export function describeSources(config: Config): SourceState[] {
  const {
    NEYNAR_API_KEY: key,
    NEYNAR_BASE_URL: mirror,
    SNAPCHAIN_URL: node,
    ETH_RPC_URL: rpc,
    EAS_RPC_URLS: chains,
  } = config
  const agents = config.AGENT_RPC_URLS ?? []
  return [
    {
      name: 'neynar',
      isOn: key !== undefined || mirror !== undefined,
      why: mirror
        ? 'NEYNAR_BASE_URL names a mirror'
        : key
          ? 'NEYNAR_API_KEY is set'
          : 'set NEYNAR_API_KEY',
    },
    {
      name: 'snapchain',
      isOn: node !== 'off',
      why:
        node === 'auto'
          ? 'SNAPCHAIN_URL is auto: the first public node that responds'
          : node !== 'off'
            ? 'SNAPCHAIN_URL names a node'
            : config.isProduction
              ? 'SNAPCHAIN_URL is off, as it is in production unless set: set it to a node, or to auto'
              : 'SNAPCHAIN_URL is off',
    },
    {
      name: 'farcaster-client',
      isOn: config.SNAPCHAIN_FOLLOW !== false && config.FARCASTER_CLIENT_URL !== undefined,
      why: !config.FARCASTER_CLIENT_URL
        ? 'set FARCASTER_CLIENT_URL'
        : config.SNAPCHAIN_FOLLOW
          ? 'FARCASTER_CLIENT_URL is set'
          : 'FARCASTER_CLIENT_URL is set, SNAPCHAIN_FOLLOW is not',
    },
    {
      name: 'ens',
      isOn: rpc !== 'off',
      why:
        rpc === 'off'
          ? 'ETH_RPC_URL is off'
          : rpc
            ? rpc.length > 1
              ? `ETH_RPC_URL names ${rpc.length} nodes, which have to agree`
              : 'ETH_RPC_URL names a node'
            : 'ETH_RPC_URL is unset: a public node',
    },
    {
      name: 'agents',
      isOn: agents.length > 0 && rpc !== 'off',
      why:
        agents.length === 0
          ? 'set AGENT_RPC_URLS'
          : rpc === 'off'
            ? 'AGENT_RPC_URLS is set, but ETH_RPC_URL is off: names of agents are unavailable'
            : `AGENT_RPC_URLS names ${agents.length} chain(s)`,
    },
    {
      name: 'upstream',
      isOn: config.UPSTREAM_API_URL !== undefined,
      why: config.UPSTREAM_API_URL ? 'UPSTREAM_API_URL is set' : 'set UPSTREAM_API_URL',
    },
    {
      name: 'eas',
      isOn: (chains?.length ?? 0) > 0,
      why: chains?.length ? `EAS_RPC_URLS names ${chains.length} chain(s)` : 'set EAS_RPC_URLS',
    },
  ]
}
