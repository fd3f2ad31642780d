import { ServiceError } from '@whocast/contract/error.ts'
import type { Exchange } from '../http/exchange.ts'
import type { ApiKey, Scope } from '../http/keys/port.ts'

/**
 * The key of a request that needs one.
 *
 * @throws ServiceError `unauthorized`, or `forbidden` where it lacks the scope
 */
export function requireKey(exchange: Exchange, scope: Scope): ApiKey {
  const { key } = exchange
  if (!key) {
    throw new ServiceError(
      'unauthorized',
      exchange.hasCredential
        ? 'invalid, expired or revoked token'
        : 'send a key as Authorization: Bearer or x-api-key',
    )
  }
  if (!key.scopes.includes(scope))
    throw new ServiceError(
      'forbidden',
      `The key does not have the scope ${scope}. Ask the operator for a key with it.`,
    )
  return key
}
