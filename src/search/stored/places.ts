import { WELL_KNOWN } from '../lookalike.ts'
import { HIGHEST_STANDING } from '../standing.ts'

/** Places per standing. The best standing comes first, names of credentials after all people. */
export const PLACES = 2 ** 40
/** Places from here on are of names of credentials. */
export const NAMES_FROM = (HIGHEST_STANDING + 1) * PLACES

/** The places of people of a standing: from the first to before the second. */
export const placesOf = (standing: number): [from: number, to: number] => [
  (HIGHEST_STANDING - standing) * PLACES,
  endOfStanding(standing),
]

/** Returns the standing of the people of a place. */
export const standingAt = (place: number): number => HIGHEST_STANDING - Math.floor(place / PLACES)

/** People of this standing or a better one have places before this. */
export const endOfStanding = (standing: number): number =>
  (HIGHEST_STANDING - standing + 1) * PLACES

/** The places of names of credentials. */
export const namePlaces: [from: number, to: number] = [NAMES_FROM, NAMES_FROM + PLACES]

/** Places per level: those of two standings next to each other. */
const LEVEL_PLACES = 2 * PLACES
/** How many levels there are; the last one has the names of credentials. */
export const LEVELS = NAMES_FROM / LEVEL_PLACES + 1
/** The level of a place; 0 is the best. */
export const levelOf = (place: number): number => Math.floor(place / LEVEL_PLACES)
/** The first place of a level. */
export const startOfLevel = (level: number): number => level * LEVEL_PLACES

/** Whether a place in the order of search is among the well-known people's. */
export const isWellKnown = (place: number): boolean => place < endOfStanding(WELL_KNOWN)

/** The subject of a person in the search index. */
export const personSubject = (profileID: string) => `id:${profileID}`
