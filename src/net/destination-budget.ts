import { isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { atMost } from '../kit/lru-size.ts'
import { FetchError } from './guarded-fetch-port.ts'
import { currentClient, noteSpent, takeRequest } from './request-allowance.ts'
import { domainOf } from './untrusted-url.ts'

const WINDOW_MS = 60_000
/** Many domains share the address of a large host. */
const ADDRESS_FACTOR = 2
const MAX_DESTINATIONS = 100_000

export type DestinationBudget = ReturnType<typeof createDestinationBudget>

interface DestinationBudgetOptions {
  /** Requests a minute to one registrable domain; 0 for no limit. */
  perMinute: number
  /** The same of one client; a third by default. */
  perClient?: number
  /** Milliseconds that never step back. */
  clock?: () => number
}

/** Limits a process's guarded requests to one registrable domain, and to one address. */
export function createDestinationBudget({
  perMinute,
  perClient = Math.max(1, Math.floor(perMinute / 3)),
  clock = () => performance.now(),
}: DestinationBudgetOptions) {
  const windows = new LRUCache<string, { endsAt: number; count: number }>(atMost(MAX_DESTINATIONS))

  function take(name: string, limit: number): boolean {
    const now = clock()
    const known = windows.get(name)
    const current = known && known.endsAt > now ? known : { endsAt: now + WINDOW_MS, count: 0 }
    if (current !== known) windows.set(name, current)
    if (current.count >= limit) return false
    current.count += 1
    return true
  }
  function charge(client: string | null, name: string, factor = 1): void {
    if (perMinute <= 0) return
    const hasShare = client === null || take(`${client} ${name}`, perClient * factor)
    if (!hasShare) noteSpent()
    if (!hasShare || !take(name, perMinute * factor))
      throw new FetchError('busy', 'too many requests to this destination')
  }

  return {
    /** Counts a request before its host is resolved. @throws FetchError `busy` */
    chargeHost(url: URL): void {
      charge(takeRequest(), `domain ${domainOf(url.hostname)}:${url.port}`)
    },
    /**
     * Counts a request before it is sent to one of these addresses, at each of them: the later ones
     * get it where the first is dead.
     *
     * @throws FetchError `busy`
     */
    chargeAddresses(url: URL, addresses: readonly string[]): void {
      for (const network of new Set(addresses.map(networkOf)))
        charge(currentClient(), `address ${network} ${url.port}`, ADDRESS_FACTOR)
    },
  }
}

const networkOf = (address: string): string =>
  isIPv6(address)
    ? new URL(`http://[${address}]`).hostname.split(':', 5).slice(0, 4).join(':')
    : address
