import type { Address } from 'viem'

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

export interface Keys {
  /** The live key with this SHA-256 (hex), or null. */
  byHash(hash: string): Promise<ApiKey | null>
  create(key: ApiKey, hash: string): Promise<void>
  list(): Promise<ApiKey[]>
  /** False when there is no such live key. */
  revoke(id: string, at: number): Promise<boolean>
  /**
   * Lets a live key expire at `at`, if it would not before: the old one of a rotation. False when
   * there is none.
   */
  expire(id: string, at: number): Promise<boolean>
}
