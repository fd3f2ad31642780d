import type { Identifier } from '@whocast/contract/identifier.ts'
import { lower } from '@whocast/contract/lower.ts'
import { channelFid, type Finding, type FoundChannel } from '@whocast/contract/profile.ts'
import type { Address } from 'viem'
import type { Subject } from '../people/source-port.ts'

/** Returns the subject that one person's verified rows tell. */
export function subjectOf(
  channels: readonly Pick<FoundChannel, 'type' | 'value' | 'isVerified' | 'metadata'>[],
): Subject {
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

/** How many addresses of one person are looked at; Farcaster people have a few dozen. */
const MAX_ADDRESSES = 20

/**
 * Makes a finding about each address of a person. One that cannot be queried keeps its former data,
 * and does not hide the others.
 *
 * @throws where there is no other
 */
export async function findByAddress(
  { addresses }: Subject,
  find: (address: Address) => Promise<Finding>,
): Promise<Finding[]> {
  const own = [...new Set(addresses.map(lower))].slice(0, MAX_ADDRESSES)
  const outcomes = await Promise.allSettled(own.map(find))
  const findings = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failure = outcomes.find((one) => one.status === 'rejected')
  if (failure && findings.length === 0) throw failure.reason
  return findings
}
