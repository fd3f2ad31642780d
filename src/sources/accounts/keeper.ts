import {
  accountKey,
  type ClaimedAccount,
  claimedAccounts,
  isLinkFinding,
  linkScope,
} from '@whocast/contract/account-link.ts'
import { type ChannelType, parseHandle } from '@whocast/contract/channel.ts'
import { type Finding, type FoundChannel, isHearsay } from '@whocast/contract/profile.ts'
import type { AccountClaimant, AccountLinkProof, SignedText } from '@whocast/contract/proof.ts'
import { anchorKey } from '@whocast/contract/scope.ts'
import { LRUCache } from 'lru-cache'
import type { Clock, Logger, Telemetry } from '../../kit/telemetry.ts'
import type { AccountOutcome } from '../../people/accounts-port.ts'
import type { People } from '../../people/port.ts'
import type { AccountKind } from './kind.ts'
import type { AccountReader } from './reader.ts'
import { findNames, type Visit, visit } from './visit.ts'

export interface LinkKeeperSettings {
  kinds: readonly AccountKind[]
  people: Pick<People, 'findingsUnder' | 'identity'>
  /** A reader for one account. */
  createReader(type: ChannelType): AccountReader
  /** Of this service. */
  origin: string
  clock?: Clock
  telemetry: Telemetry
  log: Logger
}

/** Confirms accounts that records claim. */
export interface LinkKeeper {
  /**
   * Looks at the accounts that these findings claim, where that is due, and saves what came of it.
   * Rejects only when that cannot be stored.
   *
   * @param findings as they were stored just now
   */
  follow(findings: readonly Finding[], save: (findings: Finding[]) => Promise<void>): Promise<void>
  /**
   * Looks at one account that a record claims now, whenever it was looked at last; at most {@link
   * MOST_LOOKS} times an hour.
   *
   * @param record as it is stored
   * @returns how it stands; null where the record does not claim it, the kind is off, or it was
   *   looked at too often
   */
  look(
    record: Finding,
    account: string,
    save: (findings: Finding[]) => Promise<void>,
  ): Promise<AccountOutcome | null>
}

/** Looks at one account of one record in an hour, and the seconds between two. */
const MOST_LOOKS = 40
const LOOK_SECONDS = 4
const HOUR_MS = 60 * 60 * 1000

/** A link is looked at again after a day, when its person is asked for. */
export const RECHECK_SECONDS = 24 * 60 * 60
/** An account that could not be read, ms. */
const RETRY_MS = 30 * 60 * 1000
/** What one reading of an account serves everyone who claims it, ms. */
const VISIT_MS = 10 * 60 * 1000
const MOST_VISITS = 500
/** Accounts whose last reading is remembered. */
const MOST_ATTEMPTS = 50_000

interface LinkContext extends LinkKeeperSettings {
  clock: Clock
  visits: LRUCache<string, { reading: Visit; at: number }>
  /**
   * Until when an account that no one is linked to is not read again, unix ms; by account and
   * record.
   */
  attempts: LRUCache<string, number>
  /** Records that are being followed: one flight each. */
  flights: Set<string>
  /** When an account was looked at because its owner asked, unix ms; by account and record. */
  looks: LRUCache<string, number[]>
}

/** Confirms accounts elsewhere, each asked about once at a time. */
export function createLinkKeeper(settings: LinkKeeperSettings): LinkKeeper {
  const context: LinkContext = {
    ...settings,
    clock: settings.clock ?? Date.now,
    visits: new LRUCache({ max: MOST_VISITS }),
    attempts: new LRUCache({ max: MOST_ATTEMPTS }),
    flights: new Set(),
    looks: new LRUCache({ max: MOST_ATTEMPTS }),
  }
  return {
    look: (record, account, save) => lookAt(context, { record, account, save }),
    async follow(findings, save) {
      for (const record of findings) {
        if (!isRecord(record) || context.flights.has(record.scope)) continue
        context.flights.add(record.scope)
        try {
          const better = await followRecord(context, record)
          if (better.length > 0) await save(better)
        } finally {
          context.flights.delete(record.scope)
        }
      }
    },
  }
}

/**
 * Whether a finding is a whole record of ENS or Farcaster: what it does not claim is not claimed.
 */
const isRecord = (finding: Finding): boolean =>
  (finding.source === 'ens' || finding.source === 'snapchain' || finding.source === 'owner') &&
  !finding.isHearsay &&
  !finding.isPartial &&
  anchorKey(finding.scope) !== null

/** What is to be stored of the accounts that one record claims or claimed. */
async function followRecord(
  context: LinkContext,
  record: Finding,
  look: Look | null = null,
): Promise<Finding[]> {
  const { kinds, people } = context
  const claims = claimedAccounts(record)
  const stored = await people.findingsUnder(kinds.map(({ type }) => linkScope(type, record.scope)))
  const better: Finding[] = []
  for (const kind of kinds) {
    if (look && !look.account.startsWith(`${kind.type}:`)) continue
    const own = claims.filter(({ type }) => type === kind.type)
    // What a file says that an account said is no reading of it.
    const before = stored.find(
      (one) =>
        isLinkFinding(one) &&
        !isHearsay(one) &&
        one.source === kind.type &&
        one.channels.length > 0,
    )
    if (own.length === 0) {
      // The record was changed: what was kept of the account ends with the claim, so that a new
      // claim begins anew.
      if (before) better.push({ ...before, checkedAt: nowSeconds(context), channels: [] })
      continue
    }
    const found = await followKind(context, { kind, record, claims: own, before, look })
    if (found) better.push(found)
  }
  return better
}

interface KindTask {
  kind: AccountKind
  record: Finding
  /** Of this kind. */
  claims: ClaimedAccount[]
  /** What is stored of them. */
  before: Finding | undefined
  look: Look | null
}

/** An account that is looked at because its owner asked. */
interface Look {
  account: string
  outcome: AccountOutcome | null
}

/** The finding of one kind as it is now; null where nothing was learned. */
async function followKind(
  context: LinkContext,
  { kind, record, claims, before, look }: KindTask,
): Promise<Finding | null> {
  const identity = new Set(await context.people.identity(anchorKey(record.scope) ?? ''))
  const rows: FoundChannel[] = []
  let isRead = false
  let isOld = false
  for (const claim of claims) {
    const held = before?.channels.find((row) => parseHandle(row.type, row.value) === claim.handle)
    const isAsked = look?.account === accountKey(claim)
    const outcome =
      isAsked || isDue(context, { claim, record, held, before })
        ? await check(context, { kind, claim, record, held, identity, isAsked })
        : null
    if (look && isAsked && outcome !== null)
      look.outcome = typeof outcome === 'string' ? outcome : 'confirmed'
    if (outcome === null || outcome === 'unreadable') {
      if (held) rows.push(held)
      isOld ||= held !== undefined
      continue
    }
    isRead = true
    if (outcome !== 'not-named') rows.push(outcome)
    else if (held) rows.push(lapsed(held, nowSeconds(context)))
  }
  const isChanged = isRead && (rows.length > 0 || before !== undefined)
  if (!isChanged && rows.length === (before?.channels.length ?? 0)) return null
  // Where one of several could not be read, the date is that of the last time that all were.
  const checkedAt = isOld && before ? before.checkedAt : nowSeconds(context)
  return {
    source: kind.type,
    scope: linkScope(kind.type, record.scope),
    checkedAt,
    fields: {},
    channels: rows,
  }
}

const nowSeconds = ({ clock }: Pick<LinkContext, 'clock'>): number => Math.floor(clock() / 1000)

interface Due {
  claim: ClaimedAccount
  record: Finding
  held: FoundChannel | undefined
  before: Finding | undefined
}

const attemptKey = (claim: ClaimedAccount, record: Finding) =>
  `${accountKey(claim)} ${record.scope}`

function isDue(context: LinkContext, { claim, record, held, before }: Due): boolean {
  if ((context.attempts.get(attemptKey(claim, record)) ?? 0) > context.clock()) return false
  return (
    held === undefined ||
    before === undefined ||
    before.checkedAt + RECHECK_SECONDS <= nowSeconds(context)
  )
}

interface Check {
  kind: AccountKind
  claim: ClaimedAccount
  record: Finding
  held: FoundChannel | undefined
  identity: ReadonlySet<string>
  /** It is read anew. */
  isAsked: boolean
}

/** Reads the account until one of its pages names the person and no one else. */
async function check(
  context: LinkContext,
  task: Check,
): Promise<FoundChannel | 'not-named' | 'unreadable'> {
  const { telemetry, clock, attempts } = context
  const outcome = await readAccount(context, task)
  const seconds = outcome === 'unreadable' ? RETRY_MS : RECHECK_SECONDS * 1000
  attempts.set(attemptKey(task.claim, task.record), clock() + seconds)
  telemetry.count('account_links', {
    kind: task.kind.type,
    outcome: typeof outcome === 'string' ? outcome : 'confirmed',
  })
  return outcome
}

async function readAccount(
  context: LinkContext,
  task: Check,
): Promise<FoundChannel | 'not-named' | 'unreadable'> {
  const { kind, held, identity } = task
  // Who had the account when it was first confirmed.
  const account = held?.proof?.method === 'account-link' ? held.proof.account : undefined
  const found = await findNames(visitOf(context, task), {
    identity,
    origin: context.origin,
    account,
  })
  if (found === 'not-named') return found
  if ('page' in found)
    return confirmed(
      task,
      found.page.account,
      found.names,
      withWords(found.page.fetched, found.said),
    )
  context.log.debug({ kind: kind.type, why: found.why }, 'an account could not be read')
  return 'unreadable'
}

function visitOf(context: LinkContext, { kind, claim, isAsked }: Check): Visit {
  const key = accountKey(claim)
  const held = context.visits.get(key)
  if (held && held.at + (isAsked ? LOOK_SECONDS * 1000 : VISIT_MS) > context.clock())
    return held.reading
  const reading = visit(kind, claim.handle, context.createReader(kind.type))
  context.visits.set(key, { reading, at: context.clock() })
  return reading
}

const withWords = (
  fetched: AccountLinkProof['fetched'],
  said: string,
): AccountLinkProof['fetched'] =>
  fetched.map((page, index) => (index === fetched.length - 1 ? { ...page, said } : page))

function confirmed(
  { kind, claim, record }: Check,
  account: string | undefined,
  names: string[],
  fetched: AccountLinkProof['fetched'],
): FoundChannel {
  return {
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
      ...(account === undefined ? {} : { account }),
      names,
      fetched,
    },
  }
}

/** The statement by which an owner claims an account. */
function statementOf(record: Finding, claim: ClaimedAccount): { statement?: SignedText } {
  const row = record.channels.find(
    (one) => one.type === claim.type && parseHandle(one.type, one.value) === claim.handle,
  )
  if (row?.proof?.method !== 'owner-statement') return {}
  const { method: _, ...statement } = row.proof
  return { statement }
}

/** See {@link LinkKeeper.look}. */
async function lookAt(
  context: LinkContext,
  {
    record,
    account,
    save,
  }: { record: Finding; account: string; save: (findings: Finding[]) => Promise<void> },
): Promise<AccountOutcome | null> {
  const key = `${account} ${record.scope}`
  const now = context.clock()
  const looks = (context.looks.get(key) ?? []).filter((at) => at + HOUR_MS > now)
  if (
    looks.length >= MOST_LOOKS ||
    (looks.at(-1) ?? 0) + LOOK_SECONDS * 1000 > now ||
    context.flights.has(record.scope)
  )
    return null
  context.looks.set(key, [...looks, now])
  context.flights.add(record.scope)
  const look: Look = { account, outcome: null }
  try {
    const better = await followRecord(context, record, look)
    if (better.length > 0) await save(better)
    return look.outcome
  } finally {
    context.flights.delete(record.scope)
  }
}

/** A claim from now on. Its proof is kept aside: it says whose account it was. */
const lapsed = ({ grade: _, ...row }: FoundChannel, now: number): FoundChannel => ({
  ...row,
  isVerified: false,
  lapsedAt: row.lapsedAt ?? now,
})
