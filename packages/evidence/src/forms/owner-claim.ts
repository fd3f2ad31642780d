import { linkedTypes } from '@whocast/contract/account-link.ts'
import { parseHandle } from '@whocast/contract/channel.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { OwnerStatementProof } from '@whocast/contract/proof.ts'
import { type ChannelName, decodePart, OWN_RESOURCE } from './owner-decision.ts'

/** An owner's signed statement about one account, published as its proof (docs/yours.md). */
export interface OwnerClaim {
  /** The subject: `fid:3`, or `eth:0x…`. */
  of: string
  account: ChannelName
  /** The statement takes the claim back. */
  isWithdrawn: boolean
}

/** The resources of the statement. */
export const writeClaim = ({ of, account: { type, value }, isWithdrawn }: OwnerClaim): string[] => [
  `${OWN_RESOURCE}of:${of}`,
  `${OWN_RESOURCE}${isWithdrawn ? 'withdraw' : 'account'}:${type}:${encodeURIComponent(value)}`,
]

/**
 * Reads the resources of a message as a claim.
 *
 * @returns null if they are invalid, or name an account that cannot be confirmed
 */
export function readClaim(resources: readonly string[]): OwnerClaim | null {
  const [, of] =
    /^urn:whocast:of:(fid:[1-9]\d{0,15}|eth:0x[0-9a-f]{40})$/.exec(resources[0] ?? '') ?? []
  const [, verb, name, encoded = ''] =
    /^urn:whocast:(account|withdraw):([a-z]+):([^:]+)$/.exec(resources[1] ?? '') ?? []
  const type = linkedTypes.find((one) => one === name)
  const value = decodePart(encoded)
  if (
    resources.length !== 2 ||
    of === undefined ||
    !type ||
    !value ||
    parseHandle(type, value) === null
  )
    return null
  const claim = { of, account: { type, value }, isWithdrawn: verb === 'withdraw' }
  return writeClaim(claim).join('\n') === resources.join('\n') ? claim : null
}

const OWNER_RECORD = 'owner'

/** The scope of what an owner claims. @param of `fid:3` or `eth:0x…` */
export const ownerScope = (of: string): string =>
  of.startsWith('fid:')
    ? `${OWNER_RECORD}@farcaster:${of.slice(4)}`
    : `${OWNER_RECORD}@ens:${of.slice(4)}`

/** Whether a finding is what an owner claims. */
export const isOwnerRecord = ({ source, scope }: Pick<Finding, 'source' | 'scope'>): boolean =>
  source === OWNER_RECORD && scope.startsWith(`${OWNER_RECORD}@`)

/** Makes a finding of an owner's claims. @param now unix seconds */
export const ownerRecord = (of: string, channels: FoundChannel[], now: number): Finding => ({
  source: OWNER_RECORD,
  scope: ownerScope(of),
  checkedAt: now,
  fields: {},
  channels,
})

/** An account that an owner claims, with the statement that says so. */
export const claimChannel = (
  { type, value }: ChannelName,
  proof: OwnerStatementProof,
): FoundChannel => ({
  type,
  value,
  isVerified: false,
  proof,
})
