import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { Address, Hex } from 'viem'

/** A 20-byte address that is recognisable in output: `wallet(0xab)`. */
export const wallet = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`
export const hash = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`

export const walletChannel = (n: number, more: Partial<FoundChannel> = {}): FoundChannel => ({
  type: 'wallet',
  value: wallet(n),
  isVerified: true,
  ...more,
})
export const ensChannel = (name: string, more: Partial<FoundChannel> = {}): FoundChannel => ({
  type: 'ens',
  value: name,
  isVerified: true,
  ...more,
})
export const farcasterChannel = (
  fid: number,
  name: string,
  more: Partial<FoundChannel> = {},
): FoundChannel => ({
  type: 'farcaster',
  value: name,
  isVerified: true,
  metadata: [{ name: 'fid', value: String(fid) }],
  ...more,
})
/** A Farcaster row of somebody whom many follow. */
export const followedChannel = (fid: number, name: string, followers: number): FoundChannel =>
  farcasterChannel(fid, name, {
    metadata: [
      { name: 'fid', value: String(fid) },
      { name: 'followers', value: String(followers) },
    ],
  })
export const handleChannel = (
  value: string,
  isVerified: boolean,
  type: FoundChannel['type'] = 'twitter',
): FoundChannel => ({
  type,
  value,
  isVerified,
})

/** What Farcaster says of a fid. */
export const farcasterFinding = (
  fid: number,
  channels: FoundChannel[],
  more: Partial<Finding> = {},
): Finding => ({
  source: 'neynar',
  scope: `farcaster:${fid}`,
  checkedAt: 1000,
  fields: {},
  channels: [farcasterChannel(fid, `user${fid}`), ...channels],
  ...more,
})
/** What ENS says of an address. */
export const ensFinding = (
  n: number,
  channels: FoundChannel[],
  more: Partial<Finding> = {},
): Finding => ({
  source: 'ens',
  scope: `ens:${wallet(n)}`,
  checkedAt: 1000,
  fields: {},
  channels: [walletChannel(n), ...channels],
  ...more,
})
export const importFinding = (
  profileID: string,
  channels: FoundChannel[],
  more: Partial<Finding> = {},
): Finding => ({
  source: 'import',
  scope: `import:${profileID}`,
  profileID,
  checkedAt: 1000,
  fields: {},
  channels,
  ...more,
})

export const credential = (
  n: number,
  attestee: CredentialRecord['attestee'],
  more: Partial<CredentialRecord> = {},
): CredentialRecord => ({
  uid: hash(n),
  kind: 'reported',
  name: 'Skill: Testing',
  attestee,
  issuer: 'acme',
  issuedAt: n,
  revocation: { status: 'active' },
  verification: { method: 'none', result: 'unchecked', checkedAt: 1000 },
  isPublic: true,
  ...more,
})

export const profileID = (n: number): string => `profile${String(n).padStart(14, '0')}`

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
