import {
  accountKey,
  type ClaimedAccount,
  claimedAccounts,
  isLinkFinding,
  linkScope,
} from '@whocast/contract/account-link.ts'
import { parseHandle } from '@whocast/contract/channel.ts'
import { type Finding, type FoundChannel, isHearsay } from '@whocast/contract/profile.ts'
import { anchorKey } from '@whocast/contract/scope.ts'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../kit/lru-size.ts'
import type { Clock } from '../../kit/telemetry.ts'
import {
  attemptKey,
  type CheckContext,
  type CheckOutcome,
  checkAccount,
  LOOK_MS,
  RECHECK_SECONDS,
} from './check.ts'
import type { AccountKind } from './kind.ts'
import { recordsOfLink, WAIT_SECONDS } from './move.ts'

interface LinkKeeperSettings extends Omit<CheckContext, 'clock' | 'visits' | 'attempts'> {
  kinds: readonly AccountKind[]
  clock?: Clock
}

type Save = (findings: Finding[]) => Promise<void>

export type LinkKeeper = ReturnType<typeof createLinkKeeper>

/** Manual checks of one account of one record in an hour. */
const MAX_LOOKS = 40
const HOUR_MS = 60 * 60 * 1000
const MAX_VISITS = 500
const MAX_ATTEMPTS = 50_000

interface LinkContext extends CheckContext {
  kinds: readonly AccountKind[]
  flights: Set<string>
  /** When an account was checked for its owner, unix ms; by account and record. */
  looks: LRUCache<string, number[]>
}

type AccountOutcome = 'confirmed' | 'pending' | 'not-named' | 'several' | 'unreadable'

/** Creates what confirms external accounts; of each record one check runs at a time. */
export function createLinkKeeper(settings: LinkKeeperSettings) {
  const context: LinkContext = {
    ...settings,
    clock: settings.clock ?? Date.now,
    visits: new LRUCache({ max: MAX_VISITS }),
    attempts: new LRUCache(atMost(MAX_ATTEMPTS)),
    flights: new Set(),
    looks: new LRUCache(atMost(MAX_ATTEMPTS)),
  }
  return {
    /**
     * Checks one account that a stored record claims now, whenever it was checked last; at most
     * {@link MAX_LOOKS} times an hour.
     *
     * @returns its state; null where the record does not claim it, the kind is off, or it was
     *   checked too often
     */
    look: (record: Finding, account: string, save: Save) =>
      lookAt(context, { record, account, save }),
    nextCheckAt(record: Finding, account: string): number | null {
      const at = context.attempts.get(attemptKey(account, record)) ?? 0
      return at > context.clock() ? Math.ceil(at / 1000) : null
    },
    /** Checks claimed accounts that are due, and saves; rejects only if nothing can be stored. */
    async follow(findings: readonly Finding[], save: Save): Promise<void> {
      for (const record of findings) if (isRecord(record)) await fly(context, record, null, save)
    },
  }
}

/** A whole record of ENS or Farcaster: what it does not claim is not claimed. */
const isRecord = (finding: Finding): boolean =>
  (finding.source === 'ens' || finding.source === 'snapchain' || finding.source === 'owner') &&
  !finding.isHearsay &&
  !finding.isPartial &&
  anchorKey(finding.scope) !== null

/** Follows one record and saves the results; does nothing where that is in flight. */
async function fly(
  context: LinkContext,
  record: Finding,
  look: Look | null,
  save: Save,
): Promise<void> {
  if (context.flights.has(record.scope)) return
  context.flights.add(record.scope)
  try {
    const { better, moved } = await followRecord(context, record, look)
    if (better.length > 0) await save(better)
    for (const { profileID, account } of moved) {
      for (const former of await recordsOfLink(context.people, profileID, account))
        if (isRecord(former))
          await fly(context, former, { account: accountKey(account), outcome: null }, save)
    }
  } finally {
    context.flights.delete(record.scope)
  }
}

interface Moved {
  profileID: string
  account: ClaimedAccount
}

interface Followed {
  better: Finding[]
  moved: Moved[]
}

async function followRecord(
  context: LinkContext,
  record: Finding,
  look: Look | null,
): Promise<Followed> {
  const { kinds, people } = context
  const claims = claimedAccounts(record)
  const stored = await people.findingsUnder(kinds.map(({ type }) => linkScope(type, record.scope)))
  const followed: Followed = { better: [], moved: [] }
  for (const kind of kinds) {
    if (look && !look.account.startsWith(`${kind.type}:`)) continue
    const own = claims.filter(({ type }) => type === kind.type)
    // An imported report of an account is no reading of it.
    const before = stored.find(
      (one) =>
        isLinkFinding(one) &&
        !isHearsay(one) &&
        one.source === kind.type &&
        one.channels.length > 0,
    )
    if (own.length === 0) {
      // Stored data of the account ends with its claim, so that a new claim starts again.
      if (before) followed.better.push({ ...before, checkedAt: nowSeconds(context), channels: [] })
      continue
    }
    const task = { kind, record, claims: own, before, look, moved: followed.moved }
    const found = await followKind(context, task)
    if (found) followed.better.push(found)
  }
  return followed
}

interface KindTask {
  kind: AccountKind
  record: Finding
  claims: ClaimedAccount[]
  before: Finding | undefined
  look: Look | null
  moved: Moved[]
}

interface Look {
  account: string
  outcome: AccountOutcome | null
}

/** Returns the finding of one kind as it is now; null where nothing was learned. */
async function followKind(
  context: LinkContext,
  { kind, record, claims, before, look, moved }: KindTask,
): Promise<Finding | null> {
  const identity = new Set(await context.people.identity(anchorKey(record.scope) ?? ''))
  const rows: FoundChannel[] = []
  let isRead = false
  let isOld = false
  for (const claim of claims) {
    const current = before?.channels.find(
      (row) => parseHandle(row.type, row.value) === claim.handle,
    )
    const isManual = look?.account === accountKey(claim)
    const outcome =
      isManual || isDue(context, { claim, record, current, before })
        ? await checkAccount(context, { kind, claim, record, current, identity, isAsked: isManual })
        : null
    if (look && isManual && outcome) look.outcome = accountOutcome(outcome)
    if (outcome === null || outcome.kind === 'unreadable') {
      const row = outcome?.reason ? forbidden(claim, current, outcome.reason) : current
      if (row) rows.push(row)
      isOld ||= current !== undefined
      isRead ||= row !== current
      continue
    }
    isRead = true
    if (outcome.kind === 'row') {
      rows.push(outcome.row)
      moved.push(...outcome.formerHolders.map((profileID) => ({ profileID, account: claim })))
    } else if (current) rows.push(...unconfirmed(current, nowSeconds(context)))
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

const accountOutcome = (outcome: CheckOutcome): AccountOutcome =>
  outcome.kind !== 'row' ? outcome.kind : outcome.row.isVerified ? 'confirmed' : 'pending'

const nowSeconds = ({ clock }: Pick<LinkContext, 'clock'>): number => Math.floor(clock() / 1000)

interface Due {
  claim: ClaimedAccount
  record: Finding
  current: FoundChannel | undefined
  before: Finding | undefined
}

function isDue(context: LinkContext, { claim, record, current, before }: Due): boolean {
  if ((context.attempts.get(attemptKey(accountKey(claim), record)) ?? 0) > context.clock())
    return false
  if (current === undefined || before === undefined) return true
  const at =
    current.pendingSince === undefined
      ? before.checkedAt + RECHECK_SECONDS
      : current.pendingSince + WAIT_SECONDS
  return at <= nowSeconds(context)
}

async function lookAt(
  context: LinkContext,
  { record, account, save }: { record: Finding; account: string; save: Save },
): Promise<AccountOutcome | null> {
  const key = `${account} ${record.scope}`
  const now = context.clock()
  const looks = (context.looks.get(key) ?? []).filter((at) => at + HOUR_MS > now)
  const isTooSoon = (looks.at(-1) ?? 0) + LOOK_MS > now
  if (looks.length >= MAX_LOOKS || isTooSoon || context.flights.has(record.scope)) return null
  context.looks.set(key, [...looks, now])
  const look: Look = { account, outcome: null }
  await fly(context, record, look, save)
  return look.outcome
}

/** Returns the row of an account that cannot be read, with the reason; unchanged if it has that. */
function forbidden(
  { type, value }: ClaimedAccount,
  current: FoundChannel | undefined,
  unreadableReason: string,
): FoundChannel {
  if (current?.unreadableReason === unreadableReason) return current
  return { ...(current ?? { type, value, isVerified: false }), unreadableReason }
}

/** A row as a claim from now on; the proof of a confirmed one stays, to say whose it was. */
function unconfirmed(current: FoundChannel, now: number): FoundChannel[] {
  const { grade: _, pendingSince: __, unreadableReason: ___, ...row } = current
  if (!current.isVerified && current.lapsedAt === undefined) return []
  return [{ ...row, isVerified: false, lapsedAt: row.lapsedAt ?? now }]
}
