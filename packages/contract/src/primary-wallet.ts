import type { Account } from './profile.ts'

/**
 * Why a wallet is the primary one of a profile. `chosen`: its owner's Farcaster profile names it;
 * `only`: no other wallet is verified; `first`: the first by grade of proof, then by age of the
 * link; `custody`: no wallet is verified, and it holds the fid.
 */
export const primaryWalletReasons = ['chosen', 'only', 'first', 'custody'] as const
export type PrimaryWalletReason = (typeof primaryWalletReasons)[number]

type Row = Pick<Account, 'type' | 'value' | 'isVerified' | 'metadata'>

/** The metadata of a wallet that the fid's own profile names as its primary address. */
export const CHOSEN = { name: 'primary', value: 'true' }

const isMarked = ({ metadata }: Row, name: string): boolean =>
  metadata?.some((one) => one.name === name && one.value === 'true') ?? false

/** Returns why `walletAddress`, in lower case, is the primary wallet. */
export function primaryWalletReason(
  channels: readonly Row[],
  walletAddress: string,
): PrimaryWalletReason {
  const wallets = channels.filter(({ type, isVerified }) => type === 'wallet' && isVerified)
  const primary = wallets.find(({ value }) => value.toLowerCase() === walletAddress)
  if (primary && isMarked(primary, 'custody')) return 'custody'
  if (primary && isMarked(primary, CHOSEN.name)) return 'chosen'
  return wallets.length > 1 ? 'first' : 'only'
}

/** Characters of an address that people compare: `0x` and four digits, and the last four. */
const seenOf = (address: string): string =>
  address.slice(0, 6).toLowerCase() + address.slice(-4).toLowerCase()

/**
 * Finds addresses that could be mistaken for one another: other addresses with the same first and
 * last four digits.
 *
 * @param addresses the most trusted first
 * @param known addresses that a caller trusts before all of them
 * @returns the earlier address by each later one that looks like it, both as they were written
 */
export function findLookalikeAddresses(
  addresses: readonly string[],
  known: readonly string[] = [],
): Map<string, string> {
  const trusted = new Set(known.map((address) => address.toLowerCase()))
  const seen = new Map(known.map((address) => [seenOf(address), address]))
  const found = new Map<string, string>()
  for (const address of addresses) {
    if (trusted.has(address.toLowerCase())) continue
    const earlier = seen.get(seenOf(address))
    if (earlier === undefined) seen.set(seenOf(address), address)
    else if (earlier.toLowerCase() !== address.toLowerCase()) found.set(address, earlier)
  }
  return found
}
