import { type Identifier, parseFid } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'

/** Reads the identifier of a key in the form of `identifierKey`. */
export function readKey(key: string): Identifier {
  const value = key.slice(key.indexOf(':') + 1)
  if (key.startsWith('fname:')) return { kind: 'fname', fname: value }
  if (key.startsWith('fid:')) return parseFid(value)
  const identifier = identify(value)
  if (!identifier) throw new Error(`no identifier: ${key}`)
  return identifier
}
