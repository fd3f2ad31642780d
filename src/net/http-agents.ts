import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { LookupFunction } from 'node:net'

/** Creates agents of `node:http` that resolve by `lookup`, for libraries on axios. */
export function createHttpAgents(lookup: LookupFunction | undefined): {
  httpAgent?: HttpAgent
  httpsAgent?: HttpsAgent
} {
  if (!lookup) return {}
  const options = { keepAlive: true, lookup }
  return { httpAgent: new HttpAgent(options), httpsAgent: new HttpsAgent(options) }
}
