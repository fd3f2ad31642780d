import { isIP } from 'node:net'
import { Agent, buildConnector } from 'undici'
import type { DestinationBudget } from './destination-budget.ts'
import { FetchError } from './guarded-fetch-port.ts'
import { isPublicAddress } from './public-address.ts'
import { createResolver, type Resolve } from './resolver.ts'
import { bareHostname, checkUntrustedUrl } from './untrusted-url.ts'

export interface GuardedAgentOptions {
  /** Origins allowed though private and not https: for tests and local networks only. */
  allowPrivateOrigins?: readonly string[]
  /** Resolves a host name; by default apart from trusted ones, so that only untrusted ones wait. */
  resolve?: Resolve
  /** Opens the socket to an address that was checked; undici's connector by default. */
  connect?: buildConnector.connector
  /** Counts requests; see {@link DestinationBudget}. Absent: nothing is counted. */
  budget?: DestinationBudget | undefined
  /** The longest message that a WebSocket of this agent takes. */
  maxMessageBytes?: number
  /** How many connections one origin may have at once; null: as many as requests need. */
  maxConnections?: number | null
}

const CONNECT_TIMEOUT_MS = 5000
/** By default: an off-chain name has some fifty records at one gateway. */
const MAX_CONNECTIONS = 64
/** How many addresses of one host are tried. */
const MAX_ADDRESSES = 4

/**
 * Connections to hosts that third parties chose. Resolves a host and refuses it when any of its
 * addresses is not public unicast. Connects to the checked address, so that a second answer of the
 * DNS changes nothing. `checkUrl` runs before each request.
 */
export function createGuardedAgent(options: GuardedAgentOptions): {
  agent: Agent
  /** @throws FetchError `refused` */
  checkUrl(text: string, base?: string): URL
  /**
   * Counts a request against the budget of its destination. Call it before each one, redirects
   * included.
   *
   * @throws FetchError `busy`, `refused`, `failed`
   */
  charge(url: URL): Promise<void>
} {
  const allowed = new Set(
    (options.allowPrivateOrigins ?? []).map((origin) => new URL(origin).origin),
  )
  const resolve = options.resolve ?? createResolver()
  const open = options.connect ?? buildConnector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false })

  const checkHost = async (origin: string, hostname: string): Promise<string[]> => {
    const addresses = isIP(hostname) ? [hostname] : await resolve(hostname)
    if (addresses.length === 0) throw new FetchError('failed', `no address for ${hostname}`)
    if (!allowed.has(origin) && !addresses.every(isPublicAddress)) {
      throw new FetchError('refused', `${hostname} is not a public address`)
    }
    return addresses.slice(0, MAX_ADDRESSES)
  }

  const connect: buildConnector.connector = (target, callback) => {
    const hostname = bareHostname(target.hostname)
    const origin = new URL(
      `${target.protocol}//${target.hostname}${target.port ? `:${target.port}` : ''}`,
    ).origin
    const attempt = (addresses: string[]): void => {
      const [address, ...rest] = addresses
      if (address === undefined) return
      const servername = isIP(hostname) ? {} : { servername: target.servername ?? hostname }
      open({ ...target, ...servername, hostname: address }, (...result) => {
        if (result[0] !== null && rest.length > 0) attempt(rest)
        else callback(...result)
      })
    }
    checkHost(origin, hostname).then(attempt, (error) => callback(asError(error), null))
  }

  const agent = new Agent({
    connect,
    allowH2: false,
    connections: options.maxConnections === undefined ? MAX_CONNECTIONS : options.maxConnections,
    keepAliveTimeout: 2000,
    keepAliveMaxTimeout: 5000,
    ...(options.maxMessageBytes === undefined
      ? {}
      : { webSocket: { maxPayloadSize: options.maxMessageBytes } }),
  })

  async function charge(url: URL): Promise<void> {
    const { budget } = options
    if (!budget) return
    budget.chargeHost(url)
    budget.chargeAddresses(url, await checkHost(url.origin, bareHostname(url.hostname)))
  }

  return {
    agent,
    charge,
    checkUrl: (text: string, base?: string) => checkUntrustedUrl(allowed, text, base),
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))
