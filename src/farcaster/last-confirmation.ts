import { type Finding, isHearsay } from '@whocast/contract/profile.ts'
import type { NameResolution } from '@whocast/contract/proof.ts'
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
  const row = stored && rowOf(stored, name)
  if (!row) return { isConfirmed: false, at: now() }
  const at = row.unconfirmedSince ?? (row.isVerified ? stored.checkedAt : now())
  return { isConfirmed: row.isVerified, at }
}

/** Seconds for which a name that cannot be read keeps its resolution. */
const RESOLUTION_SECONDS = 24 * 60 * 60

/**
 * Returns what an ENS name of a fid resolved to when it was last read, and since when it cannot be.
 *
 * @returns null after a day of that
 */
export async function lastResolution(
  { readStored, now }: Pick<Confirmations, 'readStored' | 'now'>,
  name: string,
  fid: number,
): Promise<(NameResolution & { unconfirmedSince: number }) | null> {
  const stored = await readStored(fid)
  const { proof, unconfirmedSince = now() } = (stored && rowOf(stored, name)) ?? {}
  if (proof?.method !== 'farcaster-username-proof' || proof.kind === 'fname') return null
  const isRecent = now() - unconfirmedSince < RESOLUTION_SECONDS
  return proof.resolution && isRecent ? { ...proof.resolution, unconfirmedSince } : null
}

/** The row of a name; undefined where only another service reports it. */
const rowOf = (stored: Finding, name: string) =>
  isHearsay(stored)
    ? undefined
    : stored.channels.find(({ type, value }) => type === 'farcaster' && value === name)

/** Returns the stored finding of a fid; null where there is none. */
export async function readStored(
  people: Pick<People, 'findings'>,
  fid: number,
): Promise<Finding | null> {
  const [finding] = await people.findings(SNAPCHAIN, [`farcaster:${fid}`])
  return finding ?? null
}
