import type { Person } from '@whocast/contract/profile.ts'
import type { Holder } from '../credentials/port.ts'
import type { GramSets } from '../search/grams.ts'
import type { CredentialTerm } from '../search/stored/credential-names.ts'

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
  /**
   * Returns the places of those who have most of these n-grams by weight, where rare ones weigh more;
   * the best first, `limit` at most. Counts how many have each n-gram, up to a bound.
   */
  findLoosely(
    grams: ReadonlyMap<number, number>,
    limit: number,
  ): Promise<{ places: number[]; counts: ReadonlyMap<number, number> }>
  /** Returns the profiles at these places, in order. */
  read(places: readonly number[]): Promise<Indexed[]>
  /** Returns names and issuers of credentials that match one of the sets. */
  credentialTerms(sets: GramSets, limit: number): Promise<CredentialTerm[]>
  /** Returns the holders of a visible credential of this name or issuer, the newest first. */
  holders(term: CredentialTerm, limit: number): Promise<Holder[]>
}
