import { ServiceError } from '@whocast/contract/error.ts'
import { type Finding, isHearsay } from '@whocast/contract/profile.ts'
import { address, list } from '@whocast/contract/untrusted.ts'
import { mayDecide } from '@whocast/evidence/apply-decisions.ts'
import { isOwnerRecord, ownerRecord } from '@whocast/evidence/forms/owner-claim.ts'
import { channelKey } from '@whocast/evidence/forms/owner-decision.ts'
import type {
  Authority,
  BroughtClaims,
  BroughtDecision,
} from '@whocast/evidence/people-file/signed-decision.ts'
import type { MarkChanged } from '../../db/changes.ts'
import type { Write } from '../../db/engines/engine.ts'
import { assemble } from '../../people/assemble.ts'
import { readDecisions } from '../../people/decided/decisions.ts'
import type { PeopleContext } from '../../people/stored/context.ts'
import { identityOf } from '../../people/stored/list.ts'
import { saveFindings } from '../../people/stored/save.ts'
import { MAX_CLAIMS } from '../accounts.ts'
import { findingsOf } from './findings-of.ts'
import { readRecord } from './put-claim.ts'
import { putDecision } from './put-decision.ts'

/**
 * Puts a decision in force that was exported, unless a newer one is.
 *
 * @returns false where the person asked to be forgotten
 * @throws ServiceError `rule-broken` where nothing shows that its signer speaks for the person
 */
async function restoreDecision(
  context: PeopleContext,
  trx: Write,
  markChanged: MarkChanged,
  { signed, isFidSigner }: BroughtDecision,
): Promise<boolean> {
  const { of } = signed.decision
  if ((await context.forgotten.among(trx, [of, `eth:${signed.address}`])).size > 0) return false
  const keys = await keysWith(trx, of)
  const [newest] = await readDecisions(context.engine, trx, keys)
  if (newest && newest.decidedAt >= signed.decidedAt) return true
  const authority = (await speakersFor(context, trx, of)).get(signed.address)
  if (!isFidSigner && authority === undefined) {
    throw new ServiceError(
      'rule-broken',
      `owner: ${notOwn(of, { address: signed.address, isFidSigner })}`,
    )
  }
  await putDecision(context, trx, markChanged, {
    signed: { ...signed, authority: authority ?? 'unknown' },
    keys,
  })
  return true
}

const notOwn = (
  of: string,
  { address, isFidSigner }: { address: string; isFidSigner: boolean | null },
) =>
  `the statement about ${of} is signed by ${address}, which is not known to be theirs: no record names it as their wallet or custody address, ${
    isFidSigner === null
      ? "and Farcaster's registries are unreachable"
      : "and Farcaster's registries name it neither as custody nor as auth address"
  }`

/**
 * Returns the addresses that may sign for a profile by the stored data, and their authority: its
 * own, its wallets, and the custody addresses that evidence names. Where a source here knows the
 * profile, reports of a file or another service do not count.
 */
async function speakersFor(
  { engine, precedence }: PeopleContext,
  trx: Write,
  of: string,
): Promise<Map<string, Authority>> {
  const stored = await findingsOf(engine, trx, [of])
  const own = stored.filter((finding) => !isHearsay(finding) && !isOwnerRecord(finding))
  const assemblies = assemble(stored, precedence)
  const person = assemblies.find(({ keys }) =>
    keys.some(({ key, isExclusive }) => key === of && isExclusive),
  )
  const wallets = (person?.keys ?? []).flatMap(({ key, isExclusive, isVerified }) =>
    isExclusive &&
    isVerified &&
    key.startsWith('eth:') &&
    (own.length === 0 || mayDecide(person?.channels ?? [], key))
      ? [key.slice(4)]
      : [],
  )
  const custody = (own.length === 0 ? stored : own).flatMap((finding) => custodyIn(finding, of))
  return new Map([
    ...custody.map((one) => [one, 'custody'] as const),
    ...wallets.map((one) => [one, 'wallet'] as const),
    ...(of.startsWith('eth:') ? [[of.slice(4), 'wallet'] as const] : []),
  ])
}

/** Reads the custody in the evidence, which was never checked in an import. */
function custodyIn({ evidence }: Finding, of: string): string[] {
  const entries: unknown = evidence?.custody
  return list(entries).flatMap(({ fid, address: stored }) =>
    `fid:${String(fid)}` === of ? (address(stored) ?? []) : [],
  )
}

/**
 * Takes accounts over that owners claimed elsewhere by statements, unless they have claimed or
 * withdrawn some here since.
 *
 * @returns why some were not taken
 */
async function restoreClaims(
  context: PeopleContext,
  trx: Write,
  markChanged: MarkChanged,
  brought: BroughtClaims,
): Promise<string[]> {
  const { of, claims, checkedAt } = brought
  if ((await context.forgotten.among(trx, [of])).size > 0) return []
  const speakers = await speakersFor(context, trx, of)
  const refused = claims.filter(({ address: by, isFidSigner }) => !isFidSigner && !speakers.has(by))
  const reasons = refused.map(
    ({ account: { type, value }, ...by }) => `${type} ${value}: ${notOwn(of, by)}; left out`,
  )
  const before = await storedRecord(trx, of)
  if (
    (before && before.checkedAt >= checkedAt) ||
    (claims.length > 0 && refused.length === claims.length)
  )
    return reasons
  const stored = new Set(before?.channels.map(channelKey))
  // Statements signed before the last change here that are not stored were withdrawn here.
  const taken = claims.filter(
    (claim) =>
      !refused.includes(claim) &&
      (!before || claim.signedAt > before.checkedAt || stored.has(channelKey(claim.account))),
  )
  const unclear = new Set(refused.map(({ account }) => channelKey(account)))
  const remaining = (before?.channels ?? []).filter((row) => unclear.has(channelKey(row)))
  const accounts = [...remaining, ...taken.map(({ account }) => account)].slice(0, MAX_CLAIMS)
  await saveFindings(context, trx, markChanged, {
    findings: [ownerRecord(of, accounts, checkedAt)],
    refreshAt: null,
  })
  return reasons
}

/** Returns the claims stored here, without those that earlier versions imported unchecked. */
async function storedRecord(trx: Write, of: string): Promise<Finding | null> {
  const record = await readRecord(trx, of)
  return record && !isHearsay(record) ? record : null
}

/** Every key of the holder of this one; only this one where it has no holder. */
const keysWith = async (trx: Write, key: string): Promise<string[]> => [
  ...new Set([key, ...(await identityOf(trx, key))]),
]

export const restoreStatements = { claims: restoreClaims, decision: restoreDecision }
