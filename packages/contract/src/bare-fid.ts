import type { Address } from 'viem'
import { toChecksumAddress } from './crypto.ts'
import type { Finding } from './profile.ts'

/** A fid of which nothing is known but the address that holds it, as of most fids. */
export interface BareFid {
  fid: number
  /** Lower case. */
  custody: Address
  /** Since when the address holds it, unix seconds. */
  since: number
  /** Unix seconds. */
  checkedAt: number
}

/** The only source that finds them. */
const SOURCE = 'snapchain'

/** Makes the finding of the Farcaster source for such a fid. */
export function fromBareFid({ fid, custody, since, checkedAt }: BareFid): Finding {
  const proof = { method: 'farcaster-custody', fid } as const
  return {
    source: SOURCE,
    scope: `farcaster:${fid}`,
    checkedAt,
    fields: {},
    channels: [
      {
        type: 'farcaster',
        value: `!${fid}`,
        isVerified: true,
        metadata: [{ name: 'fid', value: String(fid) }],
        proof,
      },
      {
        type: 'wallet',
        value: toChecksumAddress(custody),
        isVerified: true,
        since,
        metadata: [{ name: 'custody', value: 'true' }],
        proof,
      },
    ],
    evidence: { custody: [{ fid, address: custody, method: 'reported', by: SOURCE }] },
  }
}

/** The fid of a finding that says nothing but who holds it; null where it says anything else. */
export function toBareFid(finding: Finding): BareFid | null {
  const { channels, fields, scope, checkedAt } = finding
  const [, wallet] = channels
  const fid = fidOfScope(finding.source, scope)
  if (
    fid === null ||
    channels.length !== 2 ||
    wallet?.since === undefined ||
    Object.keys(fields).length > 0
  )
    return null
  const bare = {
    fid,
    custody: wallet.value.toLowerCase() as Address,
    since: wallet.since,
    checkedAt,
  }
  return JSON.stringify(fromBareFid(bare)) === JSON.stringify(finding) ? bare : null
}

/** Returns the fid of a Farcaster scope; null for other sources and scopes. */
export function fidOfScope(source: string, scope: string): number | null {
  const fid =
    source === SOURCE ? Number(/^farcaster:([1-9]\d{0,15})$/.exec(scope)?.[1]) : Number.NaN
  return Number.isSafeInteger(fid) ? fid : null
}
