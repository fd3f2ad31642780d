import { hash } from 'node:crypto'

/**
 * Derives a profile ID from a key of the profile: the same each time, for profiles without a stored
 * ID.
 *
 * @param key in the form of `identifierKey`
 */
export const derivedProfileID = (key: string): string =>
  hash('sha256', `whocast profile ${key}`, 'base64url').slice(0, 21)
