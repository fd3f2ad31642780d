import type { Address } from 'viem'
import type { createKeys } from './stored.ts'

/**
 * The scopes of a key: `read` has higher limits, `attest` may PUT credentials, `webhooks` may
 * subscribe to changes, `admin` opens the operator's page.
 */
export const scopes = ['read', 'attest', 'webhooks', 'admin'] as const
export type Scope = (typeof scopes)[number]

/** Times are unix seconds. */
export interface ApiKey {
  id: string
  /** The issuer it stands for. */
  name: string
  scopes: Scope[]
  /** Requests a minute; null: the default. */
  ratePerMinute: number | null
  /** The attester of PUTs that name none. */
  attester: Address | null
  createdAt: number
  expiresAt: number | null
  revokedAt: number | null
}

export type Keys = ReturnType<typeof createKeys>
