import { normaliseEnsName } from './ens-name.ts'
import { fillPath, identifierRoutes } from './identifier.ts'

/**
 * Tokens with which an account names its owner's profile in free text: words that nobody writes by
 * accident. A name in prose ("not affiliated with x.eth") is no token.
 */

/**
 * Returns the tokens for a person, the most readable first. Each of them alone is enough.
 *
 * @param keys the verified keys of the person, as by `identifierKey`
 * @param origin the public origin of this service
 */
export function writeAccountTokens(keys: readonly string[], origin: string): string[] {
  const valuesOf = (prefix: string) =>
    keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  const [ens, fnames] = [valuesOf('ens:'), valuesOf('fname:')]
  const { fid, eth } = identifierRoutes
  return [
    ...ens.map((name) => `eth:${name}`),
    ...fnames.map((name) => `fc:@${name}`),
    ...new Set([...ens, ...fnames].map((name) => `whocast:${name}`)),
    ...valuesOf('fid:').map((value) => origin + fillPath(fid.path, [value])),
    ...valuesOf('eth:').map((value) => origin + fillPath(eth.path, [value])),
  ]
}

/**
 * Parses a token that is a name: `whocast:ada.eth`, `whocast:ada`, `eth:ada.eth`, `fc:@ada`. URLs
 * are read by the caller.
 *
 * @param isOwn whether a key is one of the person's: a name with a dot may be an ENS name, a
 *   username on Farcaster, or both
 * @returns a key as by `identifierKey`; null for any other word
 */
export function readAccountToken(word: string, isOwn: (key: string) => boolean): string | null {
  const [, scheme = '', written = ''] = /^(whocast:|eth:|fc:@)([^\s:@/]{1,255})$/i.exec(word) ?? []
  if (written === '') return null
  const name = lowerLatin(written)
  if (!name.includes('.'))
    return scheme.toLowerCase() !== 'eth:' && isFname(name) ? `fname:${name}` : null
  if (scheme.toLowerCase() === 'eth:' && !name.endsWith('.eth')) return null
  return keyOfDottedName(name, isOwn)
}

/** Lower-cases Latin capitals alone: any other spelling is another name to a reader. */
export const lowerLatin = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Returns the key of an ENS name or Basename; null for what is not normalised. */
export function keyOfDottedName(name: string, isOwn: (key: string) => boolean): string | null {
  if (!/.\../u.test(name) || normaliseEnsName(name) !== name) return null
  return isOwn(`fname:${name}`) && !isOwn(`ens:${name}`) ? `fname:${name}` : `ens:${name}`
}

/** Returns true for a username that the fname registry could have given. */
export const isFname = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,15}$/.test(name)
