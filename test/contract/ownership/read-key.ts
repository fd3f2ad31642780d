import { parseChannelType } from '@whocast/contract/channel.ts'
import { type Identifier, parseFid, parseSocial } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'

/** Reads the identifier of a key in the form of `identifierKey`. */
export function readKey(key: string): Identifier {
  const at = key.indexOf(':')
  const kind = key.slice(0, at)
  const value = key.slice(at + 1)
  if (kind === 'fname') return { kind: 'fname', fname: value }
  if (kind === 'fid') return parseFid(value)
  if (parseChannelType(kind) !== null && kind !== 'ens') return parseSocial(kind, value)
  const identifier = identify(value)
  if (!identifier) throw new Error(`no identifier: ${key}`)
  return identifier
}
