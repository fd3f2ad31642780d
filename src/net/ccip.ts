import { type Address, type CcipRequestParameters, type Hex, HttpRequestError, isHex } from 'viem'
import { FetchError, type FetchErrorKind, type GuardedFetch } from './guarded-fetch-port.ts'

const MAX_HOPS = 4
const MAX_URLS = 4
/** All requests of all hops together; an honest name needs one for each record. */
const MAX_REQUESTS = 128
const MAX_BYTES = 64 * 1024

/** The response that a resolver gets if a gateway could not be read. */
const statusOf: Record<Exclude<FetchErrorKind, 'busy'>, number> = {
  refused: 403,
  failed: 502,
  'too-large': 413,
  timeout: 504,
}
const TOO_MANY_HOPS = 508
const TOO_MANY_REQUESTS = 429
const MALFORMED = 502

interface CcipReader {
  /** For viem's `ccipRead`. An `HttpRequestError` with a status fails one record, not all. */
  request(parameters: CcipRequestParameters): Promise<Hex>
  /** Whether any gateway was called. */
  wasAsked(): boolean
  /** Whether a budget of this service rejected a request: the results are incomplete. */
  wasOverBudget(): boolean
}

interface CcipReaderOptions {
  guardedFetch: GuardedFetch
  /** Ends every request; the caller sets its time. */
  signal: AbortSignal
  onRequest(): void
}

/** Creates a reader of CCIP gateways (EIP-3668) for one name: four hops, four URLs, 64 KiB each. */
export function createCcipReader({
  guardedFetch,
  signal,
  onRequest,
}: CcipReaderOptions): CcipReader {
  let hops = 0
  let requests = 0
  let underWay = 0
  let wasOverBudget = false

  /** Returns the data or a status; null if a budget of this service rejected the request. */
  async function readOne(url: string, sender: Address, data: Hex): Promise<Hex | number | null> {
    if (requests >= MAX_REQUESTS) return TOO_MANY_REQUESTS
    requests += 1
    onRequest()
    const isGet = url.includes('{data}')
    const target = url.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
    try {
      const response = await guardedFetch(target, {
        maxBytes: MAX_BYTES,
        signal,
        ...(isGet
          ? {}
          : {
              method: 'POST',
              body: JSON.stringify({ data, sender }),
              headers: { 'content-type': 'application/json' },
            }),
      })
      if (response.status < 200 || response.status > 299) return response.status
      return readData(response) ?? MALFORMED
    } catch (error) {
      if (!(error instanceof FetchError)) return statusOf.timeout
      return error.kind === 'busy' ? null : statusOf[error.kind]
    }
  }

  async function readFirst({ urls, sender, data }: CcipRequestParameters): Promise<Hex> {
    let status = statusOf.refused
    let isOverBudget = false
    for (const url of urls.slice(0, MAX_URLS)) {
      const outcome = await readOne(url, sender, data)
      if (typeof outcome === 'string') return outcome
      isOverBudget ||= outcome === null
      status = outcome ?? statusOf.failed
      // By EIP-3668 a 4xx of the gateway is its response, and no other is called.
      if (status >= 400 && status < 500 && status !== statusOf.refused) break
    }
    wasOverBudget ||= isOverBudget
    throw new HttpRequestError({ status, url: '' })
  }

  return {
    wasAsked: () => hops > 0,
    wasOverBudget: () => wasOverBudget,
    async request(parameters) {
      // The next hop begins when the last request of this one has ended.
      if (underWay === 0) hops += 1
      if (hops > MAX_HOPS) throw new HttpRequestError({ status: TOO_MANY_HOPS, url: '' })
      underWay += 1
      try {
        return await readFirst(parameters)
      } finally {
        underWay -= 1
      }
    },
  }
}

function readData({ headers, bytes }: { headers: Headers; bytes: Uint8Array }): Hex | null {
  const text = new TextDecoder().decode(bytes)
  if (!headers.get('content-type')?.startsWith('application/json')) return asHex(text.trim())
  try {
    return asHex((JSON.parse(text) as { data?: unknown } | null)?.data)
  } catch {
    return null
  }
}

const asHex = (value: unknown): Hex | null =>
  isHex(value) && value.length % 2 === 0 ? value : null
