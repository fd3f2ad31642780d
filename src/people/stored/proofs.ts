import type { Profile } from '@whocast/contract/profile.ts'
import type { Evidence, Proof } from '@whocast/contract/proof.ts'

/**
 * What stands beside a profile's document: the proofs of its channels in their order, and what
 * several of them rest on.
 */
interface KeptProofs {
  channels: (Proof | null)[]
  evidence?: Evidence
}

/** The text to keep; null where there is nothing. */
export function writeProofs({
  channels,
  evidence,
}: Pick<Profile, 'channels' | 'evidence'>): string | null {
  if (!evidence && !channels.some(({ proof }) => proof)) return null
  const kept: KeptProofs = {
    channels: channels.map(({ proof }) => proof ?? null),
    ...(evidence ? { evidence } : {}),
  }
  return JSON.stringify(kept)
}

/**
 * What {@link writeProofs} wrote; the list alone is the form of before there was shared evidence.
 */
export function readProofs(text: string): KeptProofs {
  const kept = JSON.parse(text) as KeptProofs | KeptProofs['channels']
  return Array.isArray(kept) ? { channels: kept } : kept
}
