import { channelKeys, isHearsay } from '@whocast/contract/profile.ts'
import { writeProfile } from '@whocast/contract/written-profile.ts'
import {
  applyDecisions,
  isVerifiedWallet,
  mayDecide,
  OWNER_SOURCE,
  type Shown,
} from '@whocast/evidence/apply-decisions.ts'
import { isOwnerRecord } from '@whocast/evidence/forms/owner-claim.ts'
import type { SignedDecision } from '@whocast/evidence/people-file/signed-decision.ts'
import type { Assembly, AssemblyKey } from '../assembly.ts'

/** A person as they are shown, and by which decisions. */
export interface OwnersView {
  shown: Shown
  isHidden: boolean
  decisions: SignedDecision[]
}

/** Returns the document shown while the owner hides everything. */
export const hiddenDocument = (id: string): string => writeProfile({ profileID: id, channels: [] })

/** The keys that are a person's alone, less names, which move. */
export const ownKeys = ({ keys }: Pick<Assembly, 'keys'>): string[] =>
  keys.flatMap(({ key, isExclusive, isVerified }) =>
    isExclusive && isVerified && /^(fid|eth):/.test(key) ? [key] : [],
  )

/** Applies to a person what their owner decided, by their fid or by one of their wallets. */
export function ownersView(
  assembly: Assembly,
  decisions: ReadonlyMap<string, SignedDecision>,
): OwnersView {
  if (decisions.size === 0)
    return { shown: applyDecisions(assembly, [], 0), isHidden: false, decisions: [] }
  const found = ownKeys(assembly).flatMap((key) => decisions.get(key) ?? [])
  const counting = found
    .filter((signed) => hasAuthority(assembly, signed))
    .sort((a, b) => a.decidedAt - b.decidedAt)
  const shown = applyDecisions(
    assembly,
    counting.map(({ decision }) => decision),
    counting.at(-1)?.decidedAt ?? 0,
  )
  return {
    shown,
    isHidden: counting.some(({ decision }) => decision.isHidden),
    decisions: counting,
  }
}

/**
 * Returns false if what is stored shows that the signer has no authority over the person any more.
 * The recheck of owners queries the registries, and deletes the decision.
 */
function hasAuthority(
  { channels, evidence, findings }: Pick<Assembly, 'channels' | 'evidence' | 'findings'>,
  { decision: { of }, address, authority = 'unknown' }: SignedDecision,
): boolean {
  const isOfWallet = of.startsWith('eth:')
  if (isOfWallet || authority === 'wallet') {
    const isRelayed = findings.every((one) => isHearsay(one) || isOwnerRecord(one))
    const key = isOfWallet ? of : `eth:${address}`
    return mayDecide(channels, key) || (isRelayed && isVerifiedWallet(channels, key))
  }
  if (authority !== 'custody') return true
  const custody = evidence?.custody?.filter(({ fid }) => `fid:${fid}` === of) ?? []
  return custody.length === 0 || custody.some((one) => one.address.toLowerCase() === address)
}

const none: readonly AssemblyKey[] = []

/** The keys of accounts that the owner publishes. */
export function publishedKeys(
  { keys }: Pick<Assembly, 'keys'>,
  { channels }: Shown,
): readonly AssemblyKey[] {
  const published = channels.filter(({ source }) => source === OWNER_SOURCE)
  if (published.length === 0) return none
  const stored = new Set(keys.map(({ key }) => key))
  return published.flatMap((channel) =>
    channelKeys(channel).flatMap(({ key, isExclusive }) =>
      stored.has(key)
        ? []
        : [
            {
              key,
              isExclusive,
              isVerified: false,
              isBacked: false,
              since: null,
              checkedAt: channel.checkedAt,
            },
          ],
    ),
  )
}
