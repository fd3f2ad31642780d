import type { Profile } from './profile.ts'
import type { Evidence, Proof } from './proof.ts'

/**
 * The proofs stored next to a profile's document: one for each channel, in order, and their shared
 * evidence.
 */
interface StoredProofs {
  channels: (Proof | null)[]
  evidence?: Evidence
}

/** The text to keep; null where there is nothing. */
export function writeProofs({
  channels,
  evidence,
}: Pick<Profile, 'channels' | 'evidence'>): string | null {
  if (!evidence && !channels.some(({ proof }) => proof)) return null
  const stored: StoredProofs = {
    channels: channels.map(({ proof }) => proof ?? null),
    ...(evidence ? { evidence } : {}),
  }
  return JSON.stringify(stored)
}

/**
 * Parses what {@link writeProofs} wrote; the list alone is the form of before there was shared
 * evidence.
 */
export function readProofs(text: string): StoredProofs {
  const stored = JSON.parse(text) as StoredProofs | StoredProofs['channels']
  return Array.isArray(stored) ? { channels: stored } : stored
}
