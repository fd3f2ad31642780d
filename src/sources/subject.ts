import type { Identifier } from '@whocast/contract/identifier.ts'
import { channelFid, type FoundChannel } from '@whocast/contract/profile.ts'
import type { Address } from 'viem'
import type { Subject } from '../people/source-port.ts'

/** Returns the subject that one person's verified rows tell. */
export function subjectOf(channels: readonly FoundChannel[]): Subject {
  const verified = channels.filter(({ isVerified }) => isVerified)
  const fid = verified.map(channelFid).find((one) => one !== null)
  const fname = verified.find(
    ({ type, value }) => type === 'farcaster' && !value.startsWith('!'),
  )?.value
  return {
    ...(fid === undefined ? {} : { fid }),
    ...(fname === undefined ? {} : { fname }),
    addresses: verified.flatMap(({ type, value }) =>
      type === 'wallet' ? [value.toLowerCase() as Address] : [],
    ),
    ensNames: verified.flatMap(({ type, value }) =>
      type === 'ens' || type === 'basename' ? [value] : [],
    ),
  }
}

/** Adds the requested address, if it is one: it led to the person. */
export const withRequested = (addresses: Address[], requested: Identifier): Address[] =>
  requested.kind === 'eth' && !addresses.includes(requested.address)
    ? [...addresses, requested.address]
    : addresses
