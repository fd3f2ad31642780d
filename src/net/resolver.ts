import { BADNAME, CANCELLED, NODATA, NOTFOUND, TIMEOUT } from 'node:dns'
import { Resolver as CaresResolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { currentClient } from './request-allowance.ts'
import { type Hosts, readHosts, type Search } from './resolver-files.ts'
import { Slots, SlotsError } from './slots.ts'
import { domainOf } from './untrusted-url.ts'

/** Addresses of a host name, IPv4 and IPv6 alternating. Rejects with a {@link ResolveError}. */
export type Resolve = (hostname: string) => Promise<string[]>

type ResolveErrorKind = 'not-found' | 'timeout' | 'failed' | 'busy'

export class ResolveError extends Error {
  override readonly name = 'ResolveError'
  readonly kind: ResolveErrorKind
  constructor(kind: ResolveErrorKind, hostname: string, options: { cause?: unknown } = {}) {
    super(`${hostname}: ${messages[kind]}`, options)
    this.kind = kind
  }
}

const messages: Record<ResolveErrorKind, string> = {
  'not-found': 'no such host',
  timeout: 'the DNS did not answer in time',
  failed: 'the DNS answered with an error',
  busy: 'too many names are being resolved',
}

export interface ResolverOptions {
  /** `address` or `address:port`; those of the system by default. */
  servers?: readonly string[]
  /** For one name, all servers, attempts and waiting for a slot together, milliseconds. */
  timeoutMs?: number
  /** Names asked about at once, and of these below one registrable domain. */
  concurrency?: number
  perDomain?: number
  /** Names that may wait for a slot. */
  waiting?: number
  /** `/etc/hosts` by default. */
  hosts?: Hosts
  /** Completes short names; none by default, so that an untrusted `db` is no local host. */
  search?: Search
  /** Asked about what the DNS does not have: mDNS and other modules of the system. */
  fallback?: Resolve
}

const DEFAULT_TIMEOUT_MS = 3000
/** Attempts that share the time for one name; each goes to the next server. */
const ATTEMPTS = 2
/** An answer is kept for its TTL within these bounds, seconds. */
const MIN_TTL = 5
const MAX_TTL = 300
/** How long it is remembered that a name does not exist or its DNS is silent, ms. */
const FAILED_MS = 10_000
const MAX_CACHED = 2000
/** The share of the names asked about at once that work for one client may have. */
const CLIENT_SHARE = 1 / 3
/** How long a name with addresses of one family waits for the other (RFC 8305, section 3). */
const OTHER_FAMILY_MS = 50

interface Answer {
  addresses: string[]
  ttl: number
}

/**
 * A resolver on c-ares: it never uses the thread pool, where two `getaddrinfo` calls that hang stop
 * every other one.
 *
 * Bounded in every direction: time, names at once, in all, below one domain and for one client,
 * names waiting. A client queries one name once at a time, and failures are remembered for ten
 * seconds, so that a domain whose servers are silent costs its own share only. The hosts file and
 * `localhost` (RFC 6761) are answered without the DNS.
 */
export function createResolver(options: ResolverOptions = {}): Resolve {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const cares = createCares(timeoutMs, options.servers)
  const hosts = options.hosts ?? readHosts()
  const search = options.search ?? { domains: [], ndots: 1 }
  const concurrency = options.concurrency ?? 32
  const slots = new Slots({
    total: concurrency,
    perGroup: options.perDomain ?? 4,
    perParty: Math.ceil(concurrency * CLIENT_SHARE),
    waiting: options.waiting ?? 500,
  })
  const cached = new LRUCache<string, Promise<string[]>>({ max: MAX_CACHED, ttl: FAILED_MS })

  /** @param shareQuery called before the first query; returns the answer to another's, if any */
  async function ask(
    hostname: string,
    client: string | undefined,
    shareQuery: () => Promise<string[]> | undefined,
  ): Promise<Answer> {
    const deadline = performance.now() + timeoutMs
    let failure: unknown
    let isLate = false
    for (const name of candidates(hostname, search)) {
      const left = deadline - performance.now()
      if (left <= 0) break
      const query = async () => {
        const shared = shareQuery()
        if (shared) return { addresses: await shared, ttl: MIN_TTL }
        const rest = deadline - performance.now()
        isLate = rest < timeoutMs / ATTEMPTS
        return askBoth(cares, name, rest)
      }
      try {
        return await slots.run({ group: domainOf(name), party: client }, left, query)
      } catch (error) {
        failure = error
        if (asResolveError(hostname, error).kind !== 'not-found') break
      }
    }
    const refusal = asResolveError(hostname, failure)
    // Others took the time of a whole attempt: this says nothing about the name.
    if (refusal.kind === 'timeout' && isLate) throw new ResolveError('busy', hostname)
    if (refusal.kind === 'timeout' || refusal.kind === 'busy' || !options.fallback) throw refusal
    return { addresses: await options.fallback(hostname), ttl: MIN_TTL }
  }

  return (requested) => {
    const hostname = requested.toLowerCase()
    const known = isIP(hostname)
      ? [hostname]
      : (hosts.get(hostname) ?? (isLocalhost(hostname) ? ['127.0.0.1', '::1'] : undefined))
    if (known) return Promise.resolve([...known])
    const client = currentClient() ?? undefined
    // By client until it is queried: a client that asks for too much does not delay it for others.
    const waiting = `${hostname} ${client ?? ''}`
    const underWay = cached.get(hostname) ?? cached.get(waiting)
    if (underWay) return underWay
    const isShared = () => (cached.get(hostname) ?? answer) !== answer
    const shareQuery = () => {
      if (isShared()) return cached.get(hostname)
      // Outlives the query: the deadline of `ask` ends it.
      cached.set(hostname, answer, { ttl: timeoutMs * 2 })
      return undefined
    }
    const answer = ask(hostname, client, shareQuery).then(({ addresses, ttl }) => {
      const ttlMs = Math.min(Math.max(ttl, MIN_TTL), MAX_TTL) * 1000
      if (!isShared()) cached.set(hostname, answer, { ttl: ttlMs })
      return addresses
    })
    answer
      .catch((error: unknown) => {
        if (isShared()) return
        // Nothing is cached for a name that was not queried: others took its time.
        const isBusy = error instanceof ResolveError && error.kind === 'busy'
        if (isBusy) cached.delete(hostname)
        else cached.set(hostname, answer, { ttl: FAILED_MS })
      })
      .finally(() => cached.delete(waiting))
    cached.set(waiting, answer, { ttl: timeoutMs * 2 })
    return answer
  }
}

function createCares(timeoutMs: number, servers: readonly string[] = []): CaresResolver {
  const cares = new CaresResolver({
    timeout: Math.ceil(timeoutMs / ATTEMPTS),
    tries: ATTEMPTS,
    maxTimeout: timeoutMs,
  })
  if (servers.length > 0) cares.setServers(servers)
  return cares
}

/** TXT records of a name, each joined. Rejects with a {@link ResolveError}. */
type ResolveTxt = (name: string) => Promise<string[]>

/** Creates a reader of TXT records by c-ares, within the bounds of {@link createResolver}. */
export function createTxtResolver(
  options: Pick<ResolverOptions, 'servers' | 'timeoutMs'> = {},
): ResolveTxt {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const cares = createCares(timeoutMs, options.servers)
  const slots = new Slots({ total: 16, perGroup: 2, waiting: 200 })
  return async (name) => {
    try {
      const records = await slots.run(domainOf(name), timeoutMs, () => cares.resolveTxt(name))
      return records.map((parts) => parts.join(''))
    } catch (error) {
      const refusal = asResolveError(name, error)
      if (refusal.kind === 'not-found') return []
      throw refusal
    }
  }
}

/** The names that a short name may mean, in the order of resolv.conf(5). */
function candidates(hostname: string, { domains, ndots }: Search): string[] {
  if (hostname.endsWith('.')) return [hostname.slice(0, -1)]
  const completed = domains.map((domain) => `${hostname}.${domain}`)
  return hostname.split('.').length > ndots ? [hostname, ...completed] : [...completed, hostname]
}

const isLocalhost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost')

/** Both families at once; whichever has addresses is enough. */
async function askBoth(cares: CaresResolver, hostname: string, timeoutMs: number): Promise<Answer> {
  const found: [Answer | null, Answer | null] = [null, null]
  const families = [
    cares.resolve4(hostname, { ttl: true }),
    cares.resolve6(hostname, { ttl: true }),
  ].map(async (records, index) => {
    found[index] = answerOf(await records)
  })
  const all = Promise.allSettled(families)
  const isEnough = Promise.any(families).then(
    () => Promise.race([all, after(OTHER_FAMILY_MS)]),
    () => all,
  )
  await Promise.race([isEnough, after(Math.max(timeoutMs, 0))])
  const answers = found.filter((answer) => answer !== null)
  if (answers.length > 0)
    return { addresses: alternate(found), ttl: Math.min(...answers.map(({ ttl }) => ttl)) }
  const outcomes = await Promise.race([all, null])
  if (outcomes === null) throw new ResolveError('timeout', hostname)
  // "No such name" counts only when both families say so.
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  )
  throw (
    failures.find((failure) => asResolveError(hostname, failure).kind !== 'not-found') ??
    failures[0]
  )
}

const answerOf = (records: { address: string; ttl: number }[]): Answer | null =>
  records.length === 0
    ? null
    : {
        addresses: records.map(({ address }) => address),
        ttl: Math.min(...records.map(({ ttl }) => ttl)),
      }

/** So that a machine with one family alone soon comes to an address that it can reach. */
function alternate([first, second]: [Answer | null, Answer | null]): string[] {
  const [one, other] = [first?.addresses ?? [], second?.addresses ?? []]
  return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [
    one[index],
    other[index],
  ])
    .flat()
    .filter((address) => address !== undefined)
}

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })

const notFoundCodes = new Set<string>([NOTFOUND, NODATA, BADNAME])
const timeoutCodes = new Set<string>([TIMEOUT, CANCELLED])

function asResolveError(hostname: string, cause: unknown): ResolveError {
  if (cause instanceof ResolveError) return cause
  if (cause instanceof SlotsError) return new ResolveError('busy', hostname, { cause })
  const code =
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  if (notFoundCodes.has(code)) return new ResolveError('not-found', hostname, { cause })
  return new ResolveError(
    timeoutCodes.has(code) || cause === undefined ? 'timeout' : 'failed',
    hostname,
    { cause },
  )
}
