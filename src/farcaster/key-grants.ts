import type { AppKeyEvidence } from '@whocast/contract/proof.ts'
import {
  type FarcasterMessage,
  fromFarcasterTime,
} from '@whocast/evidence/forms/farcaster-message.ts'
import type { Hex } from 'viem'
import type { FarcasterReader } from './client.ts'
import { type GaslessKeys, type KeyGrant, placeOf } from './gasless-keys.ts'
import { getKeyGrants } from './signers.ts'

export interface KeyGrantContext {
  client: FarcasterReader
  /** Earlier reports of nodes; without them, removed keys are unknown. */
  gaslessKeys?: GaslessKeys | undefined
  /** Unix seconds. */
  now: () => number
}

/**
 * Returns the additions of app keys to a fid by messages (FIP-272), as the node lists them and as
 * they were reported before. New grants of keys that signed something are stored, as messages
 * outlive the removal of their key.
 *
 * @param input.signers keys that signed something of the fid
 * @throws SourceError when the node cannot be reached
 */
export async function readKeyGrants(
  { client, gaslessKeys, now }: KeyGrantContext,
  { fid, signers, signal }: { fid: number; signers: ReadonlySet<Hex>; signal: AbortSignal },
): Promise<KeyGrant[]> {
  const [listed, stored = []] = await Promise.all([
    getKeyGrants(client, { fid, signal }),
    gaslessKeys?.ofFid(fid),
  ])
  if (listed === null) return stored
  const known = new Map(stored.map((grant) => [placeOf(grant), grant]))
  const current = listed.map((grant) => withMessages(grant, known.get(placeOf(grant))))
  const isListed = new Set(listed.map(placeOf))
  const former = stored
    .filter((grant) => !isListed.has(placeOf(grant)))
    .map((grant) => ended(grant, listed, now()))
  const grants = [...current, ...former]
  const changed = grants.filter((grant) => {
    const before = known.get(placeOf(grant))
    return before ? !isSame(before, grant) : signers.has(grant.key)
  })
  if (changed.length > 0) await gaslessKeys?.put(changed)
  return grants
}

const isSame = (one: KeyGrant, other: KeyGrant): boolean =>
  one.until === other.until && one.removedAt === other.removedAt

function withMessages(listed: KeyGrant, stored: KeyGrant | undefined): KeyGrant {
  return stored?.message ? { ...listed, message: stored.message } : listed
}

function ended(grant: KeyGrant, listed: readonly KeyGrant[], now: number): KeyGrant {
  if (grant.removedAt !== null) return grant
  const next = listed.find(({ key, nonce }) => key === grant.key && nonce > grant.nonce)
  return { ...grant, removedAt: next?.addedAt ?? now }
}

/** Tells whether a key could sign a message, also one dated before its last listed addition. */
export function isGranted(grants: readonly KeyGrant[], message: FarcasterMessage): boolean {
  const { type, timestamp } = message.data
  const at = fromFarcasterTime(timestamp)
  return grants.some(
    ({ key, scopes, until, removedAt }) =>
      key === message.signer && scopes.includes(type) && at <= (removedAt ?? until),
  )
}

/** Returns the messages that added and removed a key, as evidence. */
export const keyMessageEvidence = (
  fid: number,
  key: Hex,
  grants: readonly KeyGrant[],
): AppKeyEvidence[] => {
  const messages = grants
    .filter((grant) => grant.key === key)
    .flatMap(({ message, removal }) => [message ?? [], removal ?? []].flat())
  const unique = new Map(messages.map((message) => [message.hash, message]))
  return [...unique.values()].map((message) => ({ fid, key, method: 'custody-signature', message }))
}
