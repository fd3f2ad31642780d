import { linkedTypes } from '@whocast/contract/account-link.ts'
import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { currentClient, isSpent, withAllowance } from '../net/request-allowance.ts'
import type { Attempt, LookupContext } from './context.ts'
import { askSources } from './fetch-sources.ts'
import { toHolder } from './holders.ts'
import type { SourceWord } from './lookup-port.ts'
import { noteWord } from './source-health.ts'
import type { SourceResults } from './source-results.ts'
import { isDue } from './stored.ts'

/** Seconds until a failed source is queried again about the same profile. */
const RETRY_SECONDS = 30
/** The same where only the share of one client was used up: another client may ask sooner. */
const SPENT_SECONDS = 5
/** Seconds for which "no match" is remembered. */
const ABSENT_SECONDS = 30

/** Queries the live sources about keys that are not in flight yet, and stores the results. */
export async function refresh(context: LookupContext, identifiers: Identifier[]): Promise<void> {
  const { flights, waitUntil } = context
  const fresh = identifiers.filter((identifier) => !flights.has(identifierKey(identifier)))
  if (fresh.length > 0) {
    const flight = fly(context, fresh).finally(() => {
      for (const identifier of fresh) flights.delete(identifierKey(identifier))
    })
    for (const identifier of fresh) flights.set(identifierKey(identifier), flight)
    waitUntil?.(flight)
  }
  await Promise.all(identifiers.map((identifier) => flights.get(identifierKey(identifier))))
}

/** Returns the last attempt if asking again is of no use to the client of the current work yet. */
export function recentAttempt(
  { attempts, clock }: Pick<LookupContext, 'attempts' | 'clock'>,
  identifier: Identifier,
): Attempt | undefined {
  const attempt = attempts.get(identifierKey(identifier))
  if (!attempt || attempt.until <= clock()) return undefined
  return attempt.clients?.has(currentClient()) === false ? undefined : attempt
}

/** Does the same in the background, without identifiers that were just refreshed. */
export function refreshLater(context: LookupContext, identifiers: Identifier[]): void {
  const { telemetry, log } = context
  const due = identifiers.filter((identifier) => !recentAttempt(context, identifier))
  if (due.length === 0) return
  telemetry
    .background('lookup refresh', () => refresh(context, due))
    .catch((error: unknown) =>
      log.warn({ err: error, keys: due.map(identifierKey) }, 'refresh failed'),
    )
}

const leaseName = (identifier: Identifier) => `lookup:${identifierKey(identifier)}`

async function fly(context: LookupContext, identifiers: Identifier[]): Promise<void> {
  const { leases, owner, deadlineMs } = context
  const mine: Identifier[] = []
  const others: Identifier[] = []
  for (const identifier of identifiers) {
    const isMine = !leases || (await leases.lease(leaseName(identifier), owner, deadlineMs + 1000))
    ;(isMine ? mine : others).push(identifier)
  }
  await Promise.all([
    askAndStore(context, mine),
    ...others.map((identifier) => waitForOther(context, identifier)),
  ])
}

/** The most requests to hosts that third parties choose, for one identifier and for a bulk. */
const REQUESTS_PER_IDENTIFIER = 160
const MAX_REQUESTS = 2000

async function askAndStore(context: LookupContext, identifiers: Identifier[]): Promise<void> {
  if (identifiers.length === 0) return
  const { leases, owner, people } = context
  try {
    const stored = await people.holders(identifiers.map(identifierKey))
    for (const identifier of identifiers) context.words.set(identifierKey(identifier), [])
    const settings = {
      ...context,
      holders: new Map([...stored].map(([key, people]) => [key, people.map(toHolder)])),
      onWord: (identifier: Identifier, word: SourceWord) => {
        noteWord(context.health, word)
        context.words.get(identifierKey(identifier))?.push(word)
      },
      onResults: async (results: SourceResults[]) => {
        const checks = await store(context, results)
        if (results.some(({ identifier }) => isStoredAccount(identifier, stored)))
          await Promise.all(checks)
      },
    }
    const requests = Math.min(MAX_REQUESTS, identifiers.length * REQUESTS_PER_IDENTIFIER)
    await withAllowance(requests, () => askSources(identifiers, settings))
  } finally {
    if (leases)
      await Promise.all(
        identifiers.map((identifier) => leases.release(leaseName(identifier), owner)),
      )
  }
}

/** Returns true for an account with a stored holder: the account itself says whose it is now. */
const isStoredAccount = (identifier: Identifier, stored: ReadonlyMap<string, unknown>): boolean =>
  identifier.kind === 'social' &&
  linkedTypes.includes(identifier.type) &&
  stored.has(identifierKey(identifier))

/** Waits until another process has stored a key or given up, at most until the deadline. */
async function waitForOther(context: LookupContext, identifier: Identifier): Promise<void> {
  const { people, leases, owner, clock, deadlineMs } = context
  const key = identifierKey(identifier)
  const end = clock() + deadlineMs
  const isStored = async () => {
    const stored = await people.find(key)
    return stored.length > 0 && !isDue(context, stored, clock())
  }
  for (let pause = 20; clock() < end; pause = Math.min(pause * 2, 200)) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (await isStored()) return
    if (!(await leases?.lease(leaseName(identifier), owner, deadlineMs + 1000))) continue
    // It may have been stored between the look and the lease.
    if (await isStored()) await leases?.release(leaseName(identifier), owner)
    else await askAndStore(context, [identifier])
    return
  }
}

/** Stores the sources' responses. Returns the checks of proofs, which go on in the background. */
async function store(context: LookupContext, results: SourceResults[]): Promise<Promise<void>[]> {
  const { evidence, people, clock, freshSeconds, attempts } = context
  const checks: Promise<void>[] = []
  const nowSeconds = Math.floor(clock() / 1000)
  for (const isComplete of [true, false]) {
    const some = results.filter(({ failedSources }) => (failedSources.length === 0) === isComplete)
    const found = some.flatMap((one) => one.findings)
    const findings = evidence ? await evidence.attach(found) : found
    const pointers = some.flatMap(({ pointer }) => (pointer ? [pointer] : []))
    const releases = some.flatMap((one) => one.releases)
    if (findings.length + pointers.length + releases.length === 0) continue
    const retrySeconds = isSpent() ? SPENT_SECONDS : RETRY_SECONDS
    const refreshAt =
      nowSeconds + (isComplete ? freshSeconds : Math.min(freshSeconds, retrySeconds))
    await people.save(findings, { refreshAt, pointers, releases })
    checks.push(proveLater(context, findings, refreshAt))
  }
  for (const { identifier, failedSources, failures, isEmpty, findings } of results) {
    const seconds =
      failedSources.length > 0
        ? RETRY_SECONDS
        : isEmpty || findings.length === 0
          ? ABSENT_SECONDS
          : freshSeconds
    const key = identifierKey(identifier)
    attempts.set(key, {
      until: clock() + seconds * 1000,
      isEmpty,
      failedSources,
      failures,
      ...(failedSources.length > 0 && isSpent()
        ? { clients: withCurrentClient(context, key) }
        : {}),
    })
  }
  return checks
}

/** Returns the clients whose shares were used up in the last attempts, with the current one. */
function withCurrentClient({ attempts, clock }: LookupContext, key: string): Set<string | null> {
  const last = attempts.get(key)
  return new Set([...(last && last.until > clock() ? (last.clients ?? []) : []), currentClient()])
}

/** Checks proofs and accounts in the background, and saves the results. Never rejects. */
async function proveLater(
  context: LookupContext,
  findings: Finding[],
  refreshAt: number,
): Promise<void> {
  const { evidence, people, telemetry, log, waitUntil } = context
  if (!evidence || findings.length === 0) return
  // The reading is stored, and must not count as another one.
  const save = (better: Finding[]) =>
    people.save(
      better.map(({ readFrom: _, ...finding }) => finding),
      { refreshAt },
    )
  const proving = telemetry
    .background('chain proofs', () =>
      evidence.follow(findings, async (better) => void (await save(better))),
    )
    .catch((error: unknown) => log.warn({ err: error }, 'what chains prove could not be stored'))
  waitUntil?.(proving)
  await proving
}
