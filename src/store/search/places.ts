import { WELL_KNOWN } from '../../domain/search/lookalike.ts'
import { HIGHEST_STANDING } from '../../domain/search/standing.ts'

/** Places per standing. The best standing comes first, names of credentials after all people. */
const PLACES = 2 ** 40
/** Places from here on are of names of credentials. */
export const NAMES_FROM = (HIGHEST_STANDING + 1) * PLACES

/** The places of people of a standing: from the first to before the second. */
export const placesOf = (standing: number): [from: number, to: number] => [
  (HIGHEST_STANDING - standing) * PLACES,
  endOfStanding(standing),
]

/** People of this standing or a better one have places before this. */
export const endOfStanding = (standing: number): number => (HIGHEST_STANDING - standing + 1) * PLACES

/** The places of names of credentials. */
export const namePlaces: [from: number, to: number] = [NAMES_FROM, NAMES_FROM + PLACES]

export const isWellKnown = (place: number): boolean => place < endOfStanding(WELL_KNOWN)

export const personSubject = (profileID: string) => `id:${profileID}`
