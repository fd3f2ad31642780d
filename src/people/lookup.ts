import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import { atMost } from '../kit/with-timeout.ts'
import { createLookupContext, type LookupContext, type LookupSettings } from './context.ts'
import type { Answer, LookupOptions, SourceHealth, SourceWord } from './lookup-port.ts'
import type { FindOptions, StoredProfile } from './port.ts'
import { recentAttempt, refresh, refreshLater } from './refresh.ts'
import { canDecide } from './source-results.ts'
import { isAllStored, isDue, isExpired, isSettled, isUnknown, toAnswer } from './stored.ts'

export type Lookup = ReturnType<typeof createLookup>

/** Creates the lookup of one service, with its memory of flights and attempts. */
export function createLookup(settings: LookupSettings) {
  const context = createLookupContext(settings)
  return {
    /** As `one` for many, with batched upstream calls; failures take the place of their results. */
    many: (identifiers: Identifier[], options?: LookupOptions): Promise<(Answer | Error)[]> =>
      lookupMany(context, identifiers, options),
    /** The names of the sources, the most trusted first. */
    sources: context.sources.map(({ name }) => name) as readonly string[],
    /** Returns the sources' responses to this process's last query; empty if long ago or none. */
    words: (identifier: Identifier): readonly SourceWord[] =>
      context.words.get(identifierKey(identifier)) ?? [],
    /** Returns how each source has been answering, the most trusted first. */
    health: (): SourceHealth[] =>
      context.sources.map(
        ({ name }) => context.health.get(name) ?? { source: name, answered: 0, failed: 0 },
      ),
    /** Reads what the sources say about an identifier again, whatever is stored, and stores it. */
    refresh: (identifier: Identifier): Promise<void> => refresh(context, [identifier]),
    /** @throws ServiceError `unavailable`, only if nothing is known and no source is reachable */
    async one(identifier: Identifier, lookupOptions: LookupOptions = {}): Promise<Answer> {
      const options = toFindOptions(lookupOptions)
      const key = identifierKey(identifier)
      let behindMs = 0
      const onBehind = (ms: number) => {
        behindMs = ms
      }
      const stored = await context.people.find(key, { ...options, mayLag: true, onBehind })
      // Most people are stored and fresh: they need neither sources nor the work of a batch.
      if (isSettled(context, stored, context.clock()))
        return countedAnswer(context, identifier, { stored, behindMs })
      const [answer] = await answerAll(
        context,
        [identifier],
        { stored: [stored], behindMs },
        options,
      )
      if (answer instanceof Error) throw answer
      return answer ?? toAnswer(context, identifier, [])
    },
  }
}

/**
 * Looks up profiles. Fresh stored ones are returned as they are; stale ones are returned and refreshed in the background; unknown ones
 * are asked for within the deadline, once for concurrent lookups.
 *
 * @example
 * const [answer] = await lookupMany(context, [{ kind: 'fid', fid: 3 }], { include: { proof: true } })
 *
 * @returns in the order of the identifiers; an error in place of a failed lookup
 */
export async function lookupMany(
  context: LookupContext,
  identifiers: Identifier[],
  options: LookupOptions = {},
): Promise<(Answer | Error)[]> {
  const findOptions = toFindOptions(options)
  let behindMs = 0
  const stored = await find(context, identifiers.map(identifierKey), {
    ...findOptions,
    mayLag: true,
    onBehind(ms) {
      behindMs = ms
    },
  })
  return answerAll(context, identifiers, { stored, behindMs }, findOptions)
}

const toFindOptions = ({ include, issuers }: LookupOptions): FindOptions => ({
  proof: include?.proof ?? false,
  claims: include?.claims ?? false,
  ...(issuers ? { issuers } : {}),
})

/** Answers from what is stored, after asking the sources about what is missing. */
async function answerAll(
  context: LookupContext,
  identifiers: Identifier[],
  { stored, behindMs }: { stored: StoredProfile[][]; behindMs: number },
  options: FindOptions,
): Promise<(Answer | Error)[]> {
  const { missing, due } = await sortOut(context, identifiers, stored)
  refreshLater(context, due)
  if (missing.size > 0) {
    const found = await askFor(
      context,
      identifiers.filter((_, index) => missing.has(index)),
      options,
    )
    for (const [position, index] of [...missing].entries()) stored[index] = found[position] ?? []
  }
  return identifiers.map((identifier, index) =>
    answer(context, identifier, {
      stored: stored[index] ?? [],
      behindMs,
      wasMissing: missing.has(index),
    }),
  )
}

/** One key is the hot path, with a statement of its own. */
async function find(
  { people }: LookupContext,
  keys: string[],
  options: FindOptions,
): Promise<StoredProfile[][]> {
  const [key] = keys
  return key !== undefined && keys.length === 1
    ? [await people.find(key, options)]
    : people.findMany(keys, options)
}

/** Returns the identifiers, by index, to resolve before a response, and those to refresh later. */
async function sortOut(
  context: LookupContext,
  identifiers: readonly Identifier[],
  stored: readonly StoredProfile[][],
) {
  const { sources, clock } = context
  const now = clock()
  const bare = isAllStored(context) ? await findBare(context, identifiers, stored) : null
  const missing = new Set<number>()
  const due: Identifier[] = []
  for (const [index, identifier] of identifiers.entries()) {
    const current = stored[index] ?? []
    if (!canRefresh(sources, identifier, current)) continue
    const attempt = recentAttempt(context, identifier)
    const isAlreadyRequested = attempt !== undefined && (attempt.isEmpty || current.length > 0)
    const isOutdated = current.some((one) => one.hasEnded) || isExpired(context, current, now)
    if (bare ? bare.has(index) : isUnknown(current) || isOutdated) {
      if (!isAlreadyRequested) missing.add(index)
    } else if (isDue(context, current, now)) due.push(identifier)
  }
  return { missing, due }
}

/**
 * Returns true if sources know of an identifier, or of its stored holders: an account elsewhere
 * leaves its holder without a source that knows whose it is.
 */
const canRefresh = (
  sources: LookupContext['sources'],
  identifier: Identifier,
  stored: readonly StoredProfile[],
): boolean =>
  sources.some((source) => source.canWiden(identifier)) ||
  (sources.length > 0 && !isUnknown(stored))

/** Returns the identifiers, by index, of stored fids without a profile; sources need no call. */
async function findBare(
  { people }: LookupContext,
  identifiers: readonly Identifier[],
  stored: readonly StoredProfile[][],
): Promise<Set<number>> {
  const unknown = identifiers.flatMap((identifier, index) =>
    (identifier.kind === 'fid' || identifier.kind === 'eth') && isUnknown(stored[index] ?? [])
      ? [index]
      : [],
  )
  if (unknown.length === 0) return new Set()
  const keys = identifiers.map(identifierKey)
  const found = await people.bareFids(
    unknown.flatMap((index) => keys[index] ?? []),
    { mayLag: true },
  )
  return new Set(unknown.filter((index) => found.has(keys[index] ?? '')))
}

/** Queries the sources until the deadline, and returns the stored profiles then. */
async function askFor(
  context: LookupContext,
  identifiers: Identifier[],
  options: FindOptions,
): Promise<StoredProfile[][]> {
  const { deadlineMs, log } = context
  await atMost(refresh(context, identifiers), deadlineMs + 100).catch((error: unknown) => {
    // Stored profiles are served all the same.
    if (!(error instanceof ServiceError)) throw error
    log.warn({ err: error }, 'what the sources said could not be stored')
  })
  return find(context, identifiers.map(identifierKey), options)
}

/** The answer for one identifier, counted. */
function answer(
  context: LookupContext,
  identifier: Identifier,
  { stored, behindMs, wasMissing }: Found & { wasMissing: boolean },
): Answer | ServiceError {
  const { attempts, telemetry, clock } = context
  const { kind } = identifier
  const attempt = attempts.get(identifierKey(identifier))
  // Too old to be served, and asked about in vain a moment ago.
  const isOutdated =
    attempt !== undefined &&
    !isAllStored(context) &&
    stored.length > 0 &&
    isExpired(context, stored, clock())
  const couldNotAsk =
    (wasMissing || isOutdated) &&
    (attempt === undefined || (attempt.failedSources.length > 0 && !attempt.isEmpty))
  if (couldNotAsk && (stored.length === 0 || isExpired(context, stored, clock()))) {
    telemetry.count('lookups', { kind, outcome: 'unavailable' })
    const why =
      attempt?.failures.join('; ').slice(0, MAX_DETAIL) || 'the sources did not answer in time'
    return new ServiceError('unavailable', `nothing is known yet; ${why}`, { retryAfterSeconds: 5 })
  }
  if (stored.length === 0 && !canKnow(context, identifier)) {
    telemetry.count('lookups', { kind, outcome: 'not-configured' })
    return new ServiceError('not-configured', missingSource[kind])
  }
  return countedAnswer(context, identifier, { stored, behindMs })
}

/** Stored profiles, and how old they may be, in ms. */
interface Found {
  stored: StoredProfile[]
  behindMs: number
}

/** The answer from what is stored, counted for the metrics. */
function countedAnswer(
  context: LookupContext,
  identifier: Identifier,
  { stored, behindMs }: Found,
): Answer {
  const { telemetry } = context
  telemetry.count('lookups', {
    kind: identifier.kind,
    outcome: stored.length > 0 ? 'found' : 'none',
  })
  const found = toAnswer(context, identifier, stored, behindMs)
  if (found.isStale)
    telemetry.count('stale_answers', {
      because: found.failedSources.length > 0 ? 'failing' : 'due',
    })
  return found
}

/** External accounts are learned with people: no source is missing where there is none for them. */
const canKnow = ({ sources }: LookupContext, identifier: Identifier): boolean =>
  identifier.kind === 'social' || sources.some((source) => canDecide(source, identifier))

/** Maximum length of the reasons why the sources failed, in characters. */
const MAX_DETAIL = 300

/** The setting that adds a source for each kind of identifier. */
const missingSource: Record<Identifier['kind'], string> = {
  fid: 'no source of Farcaster is configured: the operator has to set SNAPCHAIN_URL (a node, or auto) or NEYNAR_API_KEY',
  fname:
    'no source of Farcaster is configured: the operator has to set SNAPCHAIN_URL (a node, or auto) or NEYNAR_API_KEY',
  ens: 'no source of ENS is configured: the operator has to set ETH_RPC_URL',
  eth: 'no source of wallets is configured: the operator has to set ETH_RPC_URL, SNAPCHAIN_URL or NEYNAR_API_KEY',
  social:
    'no source of this kind of account is configured: the operator has to set UPSTREAM_API_URL',
}
