import type { ApiKey } from '../src/http/keys/port.ts'

/** A valid key as the store holds it, without limits of its own. */
export const apiKeyOf = (more: Partial<ApiKey> = {}): ApiKey => ({
  id: 'k',
  name: 'Guild',
  scopes: ['read'],
  ratePerMinute: null,
  attester: null,
  createdAt: 0,
  expiresAt: null,
  revokedAt: null,
  ...more,
})
