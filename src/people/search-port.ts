import type { Person } from '@whocast/contract/profile.ts'
import type { Holder } from '../credentials/port.ts'
import type { GramSets } from '../search/grams.ts'

/** A person as the search index has them. */
export interface Indexed {
  /** Their place: who has more proof comes first. */
  place: number
  profile: Person
}

/** The search index. */
export interface SearchIndex {
  /** The places of those who match one of the sets, in order: `limit` at most. */
  find(sets: GramSets, limit: number): Promise<number[]>
  /** Who has these places, in order. */
  read(places: readonly number[]): Promise<Indexed[]>
  /** Names of credentials that match one of the sets. */
  credentialNames(sets: GramSets, limit: number): Promise<string[]>
  /** Who holds a visible credential of this name, the newest first. */
  holders(name: string, limit: number): Promise<Holder[]>
}
