import { isIPv6, type LookupFunction } from 'node:net'
import type { Resolve } from './resolver.ts'

/** `dns.lookup` for sockets, by a resolver of ours. */
export function createLookup(resolve: Resolve): LookupFunction {
  return (hostname, { all, family }, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const entries = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
        const wanted =
          family === 4 || family === 6
            ? entries.filter((entry) => entry.family === family)
            : entries
        const [first] = wanted
        if (first === undefined)
          callback(Object.assign(new Error(`${hostname}: no such host`), { code: 'ENOTFOUND' }), '')
        else if (all) callback(null, wanted)
        else callback(null, first.address, first.family)
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''),
    )
  }
}
