import type { LookupFunction } from 'node:net'
import { Agent, fetch } from 'undici'

const CONNECT_TIMEOUT_MS = 5000

export type UndiciFetch = ReturnType<typeof createUndiciFetch>

/**
 * A `fetch` whose connections resolve names by `lookup`. Import this module lazily and undici with
 * it: esbuild loses the named exports of a CommonJS package that is itself imported dynamically.
 *
 * @param connections to one origin, at most
 */
export function createUndiciFetch({
  lookup,
  connections,
}: {
  lookup: LookupFunction
  connections: number
}) {
  const dispatcher = new Agent({
    connections,
    keepAliveTimeout: 30_000,
    connect: { lookup, timeout: CONNECT_TIMEOUT_MS },
  })
  // The types of undici's fetch and of Node's, which is the same, are declared apart.
  const byAgent = (input: unknown, init: object) => fetch(input as string, { ...init, dispatcher })
  return { fetch: byAgent as unknown as typeof globalThis.fetch, close: () => dispatcher.close() }
}
