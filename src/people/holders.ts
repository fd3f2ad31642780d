import type { Address } from 'viem'
import type { Subject } from './source-port.ts'

/** The number of wallets of a stored profile that are queried again. */
const MAX_ADDRESSES = 20

/** Makes a subject that sources can look up of a stored person's verified keys. */
export function toHolder(keys: readonly string[]): Subject {
  const valuesOf = (kind: string) =>
    keys.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : []))
  const [fid] = valuesOf('fid:')
  const [fname] = valuesOf('fname:')
  return {
    ...(fid === undefined ? {} : { fid: Number(fid) }),
    ...(fid !== undefined || fname === undefined ? {} : { fname }),
    addresses: valuesOf('eth:').slice(0, MAX_ADDRESSES) as Address[],
    ensNames: [],
  }
}
