import { type PublicLimit, publicLimit } from './public-limit.ts'
import type { Policy } from './rate-limit.ts'
import type { RequestExchange } from './request-exchange.ts'

/**
 * Requests a minute: per client address for the API, for pages, for pictures and for owners, per
 * key, and PUTs per key. 0: no limit. Pages, pictures and owners are counted with the API where
 * they have no limit of their own.
 */
export interface Limits {
  anon: number
  key: number
  put: number
  page?: number
  picture?: number
  session?: number
}

/** Probes, webhooks, scripts and styles, well-known files; WebFinger looks people up. */
const exemptPath =
  /^\/(livez|readyz|metrics|webhooks\/|assets\/|embed\.js$|\.well-known\/(?!webfinger))/

/**
 * Decides by which limit a request is counted: a key's own where it has one with the scope that
 * counts, else that of the client's address.
 *
 * @param isExempt paths that are not counted
 */
export function createPolicyChoice(
  limits: Limits,
  isExempt = (path: string) => exemptPath.test(path),
) {
  const anonymous: Policy = { name: 'anon', limit: limits.anon }
  const put: Policy = { name: 'put', limit: limits.put }
  const policies: Record<PublicLimit, Policy> = {
    anon: anonymous,
    page: limits.page === undefined ? anonymous : { name: 'page', limit: limits.page },
    picture: limits.picture === undefined ? anonymous : { name: 'picture', limit: limits.picture },
    session: limits.session === undefined ? anonymous : { name: 'session', limit: limits.session },
  }

  function policyOf({ key, method, path }: RequestExchange): Policy {
    const publicPolicy = publicLimit(path)
    // A key does not allow more sign-in attempts.
    if (publicPolicy === 'session') return policies.session
    if (key && method === 'PUT' && key.scopes.includes('attest')) return put
    if (key?.scopes.includes('read')) return { name: 'key', limit: key.ratePerMinute ?? limits.key }
    return policies[publicPolicy]
  }

  return (exchange: RequestExchange): void => {
    if (isExempt(exchange.path)) return
    const policy = policyOf(exchange)
    if (policy.limit === 0) return
    exchange.policy = policy
    exchange.caller =
      policy === put || policy.name === 'key' ? (exchange.key?.id ?? '') : exchange.client
  }
}
