import { AsyncLocalStorage } from 'node:async_hooks'
import { FetchError } from './guarded-fetch-port.ts'

interface Allowance {
  /** The client that the work is for; null for background work. */
  client: string | null
  /** Requests that are left; infinite outside of a lookup. */
  left: number
  /** Whether a request was rejected that another client's work may make. */
  isSpent?: boolean
}

const allowances = new AsyncLocalStorage<Allowance>()

/** Runs work whose guarded requests are counted against a client. */
export const forClient = <Input extends unknown[], T>(
  client: string,
  work: (...input: Input) => T,
  ...input: Input
): T => allowances.run({ client, left: Number.POSITIVE_INFINITY }, work, ...input)

/** Runs work that may make `requests` guarded requests. */
export const withAllowance = <T>(requests: number, work: () => T): T =>
  allowances.run({ client: allowances.getStore()?.client ?? null, left: requests }, work)

/** Returns the client that the current work is for; null for background work. */
export const currentClient = (): string | null => allowances.getStore()?.client ?? null

/** Runs work that a request only wakes: it counts against no client and no lookup. */
export const withoutAllowance = <T>(work: () => T): T =>
  allowances.run({ client: null, left: Number.POSITIVE_INFINITY }, work)

/** Notes that the current work's own allowance, or its client's share, rejected a request. */
export function noteSpent(): void {
  const allowance = allowances.getStore()
  if (allowance) allowance.isSpent = true
}

/** Returns true if a request of the current work was rejected for its client or itself alone. */
export const isSpent = (): boolean => allowances.getStore()?.isSpent ?? false

/**
 * Takes one request from the allowance of the current work. Returns its client.
 *
 * @throws FetchError `busy` when nothing is left
 */
export function takeRequest(): string | null {
  const allowance = allowances.getStore()
  if (!allowance) return null
  if (allowance.left <= 0) {
    noteSpent()
    throw new FetchError('busy', 'too many requests for one lookup')
  }
  allowance.left -= 1
  return allowance.client
}
