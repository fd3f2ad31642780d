import { hash } from 'node:crypto'

/**
 * The profile ID that follows from a key by which a person is found: the same each time, for people
 * who are not stored under an ID of their own.
 *
 * @param key in the form of `identifierKey`
 */
export const derivedProfileID = (key: string): string =>
  hash('sha256', `whocast profile ${key}`, 'base64url').slice(0, 21)
