import { type Finding, isHearsay } from '@whocast/contract/profile.ts'
import type { LRUCache } from 'lru-cache'
import type { People } from '../people/port.ts'
import { SNAPCHAIN } from './client.ts'

/** The confirmations of fnames by their registry, for use while it is unreachable. */
export interface Confirmations {
  confirmed: LRUCache<string, { fid: number; at: number }>
  readStored(fid: number): Promise<Finding | null>
  /** Unix seconds. */
  now(): number
}

/** Returns when the registry last confirmed that a fid has an fname, else since when it did not. */
export async function lastConfirmation(
  { confirmed, readStored, now }: Confirmations,
  name: string,
  fid: number,
): Promise<{ isConfirmed: boolean; at: number }> {
  const cached = confirmed.get(name)
  if (cached?.fid === fid) return { isConfirmed: true, at: cached.at }
  const stored = await readStored(fid)
  const row = stored?.channels.find(({ type, value }) => type === 'farcaster' && value === name)
  if (!stored || isHearsay(stored) || !row) return { isConfirmed: false, at: now() }
  const at = row.unconfirmedSince ?? (row.isVerified ? stored.checkedAt : now())
  return { isConfirmed: row.isVerified, at }
}

/** Returns the stored finding of a fid; null where there is none. */
export async function readStored(
  people: Pick<People, 'findings'>,
  fid: number,
): Promise<Finding | null> {
  const [finding] = await people.findings(SNAPCHAIN, [`farcaster:${fid}`])
  return finding ?? null
}
