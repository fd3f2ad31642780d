import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { LookupFunction } from 'node:net'

/**
 * Agents of `node:http` that resolve by `lookup`, for libraries on axios; none, and so the
 * library's own, without it.
 */
export function createHttpAgents(lookup: LookupFunction | undefined): {
  httpAgent?: HttpAgent
  httpsAgent?: HttpsAgent
} {
  if (!lookup) return {}
  const options = { keepAlive: true, lookup }
  return { httpAgent: new HttpAgent(options), httpsAgent: new HttpsAgent(options) }
}
