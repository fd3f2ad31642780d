import { ServiceError } from '@whocast/contract/error.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import {
  claimChannel,
  type OwnerClaim,
  ownerRecord,
  ownerScope,
} from '@whocast/evidence/forms/owner-claim.ts'
import { channelKey } from '@whocast/evidence/forms/owner-decision.ts'
import type { MarkChanged } from '../../db/changes.ts'
import type { Write } from '../../db/engines/engine.ts'
import type { PeopleContext } from '../../people/stored/context.ts'
import { saveFindings } from '../../people/stored/save.ts'
import { MAX_CLAIMS } from '../accounts.ts'

export interface SignedClaim extends OwnerClaim {
  proof: Parameters<typeof claimChannel>[1]
}

/**
 * Adds an account to those that an owner claims, or takes it from them.
 *
 * @returns the record of all of them
 * @throws ServiceError `rule-broken` if they would be too many
 */
export async function putClaim(
  context: PeopleContext,
  trx: Write,
  markChanged: MarkChanged,
  { of, account, isWithdrawn, proof }: SignedClaim,
): Promise<Finding> {
  const before = await readRecord(trx, of)
  const others = (before?.channels ?? []).filter((one) => channelKey(one) !== channelKey(account))
  if (!isWithdrawn && others.length >= MAX_CLAIMS)
    throw new ServiceError('rule-broken', `at most ${MAX_CLAIMS} accounts; take one back first`)
  const channels = isWithdrawn ? others : [...others, claimChannel(account, proof)]
  const record = ownerRecord(of, channels, Math.floor(context.clock() / 1000))
  await saveFindings(context, trx, markChanged, { findings: [record], refreshAt: null })
  return record
}

/** Returns what an owner claims, as stored. */
export async function readRecord(trx: Write, of: string): Promise<Finding | null> {
  const row = await trx
    .selectFrom('finding')
    .select('document')
    .where('scope', '=', ownerScope(of))
    .executeTakeFirst()
  return row ? (JSON.parse(row.document) as Finding) : null
}
