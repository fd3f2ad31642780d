import { accountKey, type ClaimedAccount } from '@whocast/contract/account-link.ts'
import { type ChannelType, parseHandle } from '@whocast/contract/channel.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import type { AccountClaimant, AccountLinkProof, SignedText } from '@whocast/contract/proof.ts'
import { anchorKey } from '@whocast/contract/scope.ts'
import { isSignedOnBothSides } from '@whocast/evidence/account-link.ts'
import type { LRUCache } from 'lru-cache'
import type { Clock, Logger, Telemetry } from '../../kit/telemetry.ts'
import type { CheckPurpose } from '../../net/host-budgets.ts'
import type { AccountReader } from '../../net/page-reader.ts'
import type { People } from '../../people/port.ts'
import type { AccountKind } from './kind.ts'
import { findHolders, WAIT_SECONDS } from './move.ts'
import { findNames, type NamedPage, type Visit, visit } from './visit.ts'

export interface CheckContext {
  people: Pick<People, 'find' | 'findingsOf' | 'findingsUnder' | 'identity'>
  createReader(type: ChannelType, purpose: CheckPurpose): AccountReader
  origin: string
  clock: Clock
  telemetry: Telemetry
  log: Logger
  visits: LRUCache<string, { reading: Visit; at: number }>
  /** When an account without a link is read again, unix ms; by account and record. */
  attempts: LRUCache<string, number>
}

/** A link is checked again after a day, when its person is requested. */
export const RECHECK_SECONDS = 24 * 60 * 60
const RETRY_MS = 30 * 60 * 1000
/** How long one reading of an account serves everyone who claims it, ms. */
const VISIT_MS = 10 * 60 * 1000
/** The same, where its owner is waiting, ms. */
export const LOOK_MS = 4000

interface Check {
  kind: AccountKind
  claim: ClaimedAccount
  record: Finding
  current: FoundChannel | undefined
  identity: ReadonlySet<string>
  isAsked: boolean
}

export type CheckOutcome =
  | { kind: 'row'; row: FoundChannel; formerHolders: string[] }
  | { kind: 'not-named' | 'several' }
  | Unreadable

interface Unreadable {
  kind: 'unreadable'
  retryAt: number | undefined
  reason?: string
}

export const attemptKey = (account: string, record: Finding) => `${account} ${record.scope}`

/** Reads an account, and decides whether it is confirmed for the person. */
export async function checkAccount(context: CheckContext, task: Check): Promise<CheckOutcome> {
  const { telemetry, clock, attempts } = context
  const found = await readAccount(context, task)
  const outcome: CheckOutcome =
    'page' in found ? await decide(context, task, await toRow(context, task, found)) : found
  const row = outcome.kind === 'row' ? outcome.row : null
  const pause = outcome.kind === 'unreadable' ? RETRY_MS : RECHECK_SECONDS * 1000
  const retryAt = outcome.kind === 'unreadable' ? outcome.retryAt : undefined
  const until =
    row?.pendingSince === undefined
      ? (retryAt ?? clock() + pause)
      : (row.pendingSince + WAIT_SECONDS) * 1000
  attempts.set(attemptKey(accountKey(task.claim), task.record), until)
  telemetry.count('account_links', {
    kind: task.kind.type,
    outcome: row ? (row.isVerified ? 'confirmed' : 'pending') : outcome.kind,
  })
  return outcome
}

async function readAccount(
  context: CheckContext,
  task: Check,
): Promise<NamedPage | Exclude<CheckOutcome, { kind: 'row' }>> {
  const found = await findIn(context, task)
  if (typeof found === 'string') return { kind: found }
  if ('page' in found) return found
  context.log.debug({ kind: task.kind.type, why: found.why }, 'account could not be read')
  const { retryAt, why, isForbidden } = found
  return { kind: 'unreadable', retryAt, ...(isForbidden ? { reason: why } : {}) }
}

/** Finds the person in a reading that others began, or in a new one where their budget ended it. */
async function findIn(context: CheckContext, task: Check): ReturnType<typeof findNames> {
  const { visits, origin, clock } = context
  const { kind, claim, current, identity, isAsked: isManual } = task
  const sought = {
    identity,
    origin,
    // The holder of the account when it was first confirmed.
    account: current?.proof?.method === 'account-link' ? current.proof.account : undefined,
    isConfirmed: current?.isVerified === true,
  }
  const key = accountKey(claim)
  const cached = visits.get(key)
  if (cached && cached.at + (isManual ? LOOK_MS : VISIT_MS) > clock()) {
    const found = await findNames(cached.reading, sought)
    if (!isOverBudget(found)) return found
  }
  // The identifiers of a profile have one share together.
  const [profile = task.record.scope] = [...identity].sort()
  const reason = isManual ? 'requested' : current?.isVerified ? 'confirmed' : 'claimed'
  const reader = context.createReader(kind.type, { profile, reason })
  const reading = visit(kind, claim.handle, reader)
  visits.set(key, { reading, at: clock() })
  const found = await findNames(reading, sought)
  if (isOverBudget(found) && visits.get(key)?.reading === reading) visits.delete(key)
  return found
}

const isOverBudget = (found: Awaited<ReturnType<typeof findNames>>): boolean =>
  typeof found === 'object' && 'isOverBudget' in found && found.isOverBudget === true

/**
 * Confirms a row, unless the account is or was confirmed for another profile. Then the link waits
 * for a day and a second reading, so that holding an account for an hour does not take it over. A
 * statement that its owner signed ends the wait.
 */
async function decide(
  { people, clock }: CheckContext,
  { claim, record, current, identity }: Check,
  row: FoundChannel,
): Promise<CheckOutcome> {
  if (current?.isVerified) return { kind: 'row', row, formerHolders: [] }
  const holders = await findHolders(people, claim, identity)
  const formerHolders = holders.flatMap(({ profileID, isConfirmed }) =>
    isConfirmed ? [profileID] : [],
  )
  const now = Math.floor(clock() / 1000)
  const since = current?.pendingSince ?? now
  const mayMove = holders.length === 0 || record.source === 'owner' || since + WAIT_SECONDS <= now
  if (mayMove) return { kind: 'row', row, formerHolders }
  const { grade: _, ...waiting } = row
  const { lapsedAt } = current ?? {}
  return {
    kind: 'row',
    row: {
      ...waiting,
      isVerified: false,
      pendingSince: since,
      ...(lapsedAt === undefined ? {} : { lapsedAt }),
    },
    formerHolders,
  }
}

async function toRow(
  { clock }: CheckContext,
  { kind, claim, record }: Check,
  { page, names, said: text }: NamedPage,
): Promise<FoundChannel> {
  const last = page.fetched.length - 1
  const row: FoundChannel = {
    type: kind.type,
    value: claim.value,
    isVerified: true,
    grade: { grade: 'confirmed' },
    proof: {
      method: 'account-link',
      claim: {
        by: record.source as AccountClaimant,
        of: anchorKey(record.scope) ?? record.scope,
        ...statementOf(record, claim),
      },
      ...(page.account === undefined ? {} : { account: page.account }),
      names,
      fetched: page.fetched.map((one, index) => (index === last ? { ...one, said: text } : one)),
      ...(page.evidence ? { evidence: page.evidence } : {}),
    } satisfies AccountLinkProof,
  }
  const isProven = page.evidence && (await isSignedOnBothSides(row, Math.floor(clock() / 1000)))
  return isProven ? { ...row, grade: { grade: 'proven' } } : row
}

function statementOf(record: Finding, claim: ClaimedAccount): { statement?: SignedText } {
  const row = record.channels.find(
    (one) => one.type === claim.type && parseHandle(one.type, one.value) === claim.handle,
  )
  if (row?.proof?.method !== 'owner-statement') return {}
  const { method: _, ...statement } = row.proof
  return { statement }
}
