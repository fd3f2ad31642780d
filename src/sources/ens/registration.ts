import type { FoundChannel } from '@whocast/contract/profile.ts'
import {
  type EnsCalls,
  type Registration,
  readRegistration,
} from '@whocast/evidence/ens-registration.ts'
import type { Client, Hex } from 'viem'
import { isRevert } from '../../net/rpc-agreement.ts'
import { type EnsChain, EnsUnreadable } from './resolve.ts'

export type Standing =
  /** `expiresAt` in unix seconds; absent where Ethereum does not record it. */
  | { kind: 'active'; expiresAt?: number }
  /** Only the former holder can renew it. */
  | { kind: 'grace'; expiresAt: number; graceEndsAt: number }
  /** Not registered, or free to be registered by anyone. */
  | { kind: 'released' }

/**
 * Reads how a name stands.
 *
 * @param now unix seconds
 * @throws EnsUnreadable
 */
export async function readStanding(
  { client, universalResolver }: EnsChain,
  name: string,
  now: number,
  signal: AbortSignal,
): Promise<Standing> {
  try {
    const registration = await readRegistration(callsOf(client, signal), universalResolver, name)
    return toStanding(registration, now)
  } catch (cause) {
    throw new EnsUnreadable('the registration could not be read', { cause })
  }
}

function toStanding(registration: Registration | null, now: number): Standing {
  if (registration === null) return { kind: 'active' }
  const { expiresAt, graceEndsAt } = registration
  if (now < expiresAt) return { kind: 'active', expiresAt }
  return now < graceEndsAt ? { kind: 'grace', expiresAt, graceEndsAt } : { kind: 'released' }
}

function callsOf(client: Client, signal: AbortSignal): EnsCalls {
  const request = client.request as (call: unknown, options: unknown) => Promise<Hex>
  return {
    async call(to, data) {
      try {
        return await request({ method: 'eth_call', params: [{ to, data }, 'latest'] }, { signal })
      } catch (error) {
        if (isRevert(error)) return null
        throw error
      }
    },
    storage: (address, slot) =>
      request({ method: 'eth_getStorageAt', params: [address, slot, 'latest'] }, { signal }),
  }
}

/** A name in its grace period: a claim of its former holder. */
export const expiredName = (
  name: string,
  { expiresAt, graceEndsAt }: Standing & { kind: 'grace' },
): FoundChannel => ({
  type: nameType(name),
  value: name,
  isVerified: false,
  lapsedAt: expiresAt,
  graceEndsAt,
})

/** The channel type of a name. */
export const nameType = (name: string): 'ens' | 'basename' =>
  name.endsWith('.base.eth') ? 'basename' : 'ens'
