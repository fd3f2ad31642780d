import { lookup as lookupBySystem } from 'node:dns/promises'
import { createLookup } from './lookup.ts'
import { createResolver } from './resolver.ts'
import { readSearch } from './resolver-files.ts'
import type { UndiciFetch } from './undici-fetch.ts'

export type UpstreamNetwork = ReturnType<typeof createUpstreamNetwork>

interface UpstreamNetworkOptions {
  /** `address` or `address:port`; those of the system by default. */
  dnsServers?: readonly string[] | undefined
  connections?: number
}

/**
 * The operator's upstreams have a resolver to themselves: neither untrusted hosts nor an upstream
 * whose DNS is silent delay the others. It reads names as the system does: hosts file, search list,
 * and the system itself for what the DNS does not have (mDNS and the like).
 */
export function createUpstreamNetwork({
  dnsServers,
  connections = 32,
}: UpstreamNetworkOptions = {}) {
  const lookup = createLookup(
    createResolver({
      ...(dnsServers ? { servers: dnsServers } : {}),
      search: readSearch(),
      fallback: async (hostname) =>
        (await lookupBySystem(hostname, { all: true })).map(({ address }) => address),
    }),
  )
  let loading: Promise<UndiciFetch> | undefined
  const load = async () =>
    (await import('./undici-fetch.ts')).createUndiciFetch({ lookup, connections })
  return {
    lookup,
    /** For libraries that take a `fetch`; its HTTP client is loaded when it is first called. */
    fetch: (async (input, init) => {
      loading ??= load()
      return (await loading).fetch(input, init)
    }) satisfies typeof globalThis.fetch,
    async close(): Promise<void> {
      await (await loading)?.close()
    },
  }
}
