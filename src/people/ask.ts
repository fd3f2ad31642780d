import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import { channelKeys, type Finding, isEmptyFinding } from '@whocast/contract/profile.ts'
import { SourceError } from '../kit/source-error.ts'
import type { Clock, Logger, Telemetry } from '../kit/telemetry.ts'
import type { FailureLog } from './failure-log.ts'
import type { SourceWord } from './lookup-port.ts'
import type { Source, Subject, Widened } from './source-port.ts'

/** What came of asking the sources about one identifier. */
export interface Asked {
  identifier: Identifier
  findings: Finding[]
  failedSources: string[]
  /** Why each of them failed, in words for the asker. */
  failures: string[]
  /** A source that would know says that there is no holder. */
  isNobody: boolean
  /**
   * For an ENS name that resolves to a wallet whose primary name is another, or that is a Farcaster
   * username.
   */
  pointer?: { key: string; to: string }
}

export interface AskSettings {
  sources: readonly Source[]
  deadlineMs: number
  clock: Clock
  telemetry: Telemetry
  log: Logger
  onFailure: FailureLog
  /** Told of every answer, for traces. */
  onWord?(identifier: Identifier, word: SourceWord): void
  /** Stores what was learned: once at the deadline at the latest, and again for what came late. */
  onAsked(asked: Asked[]): Promise<void>
}

/** How long a source may go on in the background, as a multiple of the deadline. */
const LATE_FACTOR = 4

/**
 * Asks the sources about many identifiers: one pass of widening (who is meant), then all sources at
 * once about all of them. Resolves when all have answered and that is stored, or at the deadline
 * with what has come until then; what comes later is stored in the background.
 */
export async function askSources(identifiers: Identifier[], settings: AskSettings): Promise<void> {
  const { sources, deadlineMs, onAsked } = settings
  const signal = AbortSignal.timeout(deadlineMs * LATE_FACTOR)
  const deadline = createCut(deadlineMs)
  // Widening gets half of the time, so that a source that hangs there leaves some for collecting.
  const widenCut = createCut(deadlineMs / 2)
  const states = identifiers.map((identifier) => createState(identifier, sources))
  const round: Round = { settings, isAnswered: false }

  const widening = sources.map((source) =>
    call<Identifier, Widened | null>(round, {
      source,
      verb: 'widen',
      entries: states
        .filter(({ identifier }) => source.canWiden(identifier))
        .map((state) => [state, state.identifier]),
      work: (batch) => source.widen(batch, { signal }),
      take: (state, widened) => takeWidened(state, source.name, widened),
    }),
  )
  await Promise.race([Promise.all(widening), widenCut.passed])

  const collecting = sources.map((source) =>
    call<Subject, Finding[]>(round, {
      source,
      verb: 'collect',
      entries: states
        .map((state): [State, Subject] => [state, subjectOf(state, sources)])
        .filter(([state, subject]) => isWorthAsking(state, subject, source)),
      work: (batch) => source.collect(batch, { signal }),
      take: (state, findings) => {
        state.findings.push(...findings)
      },
    }),
  )
  await Promise.race([Promise.all([...widening, ...collecting]), deadline.passed])
  round.isAnswered = true
  widenCut.clear()
  deadline.clear()
  await onAsked(states.map(toAsked))
}

/** One pass over all sources. */
interface Round {
  settings: AskSettings
  /** What comes from now on is stored on its own. */
  isAnswered: boolean
}

interface Call<In, Out> {
  source: Source
  verb: string
  entries: [State, In][]
  work(inputs: In[]): Promise<(Out | SourceError)[]>
  take(state: State, out: Out): void
}

/**
 * Runs one batched call and hands each entry to its state; late entries are stored on their own.
 */
async function call<In, Out>(
  round: Round,
  { source, verb, entries, work, take }: Call<In, Out>,
): Promise<void> {
  if (entries.length === 0) return
  const { telemetry, log, onFailure, onAsked, onWord, clock } = round.settings
  const late = new Set<State>()
  const startedAt = clock()
  const settle = (state: State, out: Out | SourceError) => {
    const target = round.isAnswered ? state.late() : state
    onWord?.(
      state.identifier,
      wordOf(out, { source: source.name, verb, at: clock(), tookMs: clock() - startedAt }),
    )
    telemetry.count('source_answers', {
      source: source.name,
      outcome: out instanceof SourceError ? 'failed' : 'answered',
    })
    if (out instanceof SourceError) {
      onFailure({ source: source.name, verb, error: out })
      target.failed.set(source.name, `${source.name} ${out.reason}`)
    } else {
      state.failed.delete(source.name)
      take(target, out)
    }
    if (round.isAnswered) late.add(target)
  }
  for (const [state] of entries)
    state.failed.set(source.name, `${source.name} did not answer in time`)
  try {
    const results = await telemetry.span(
      'source',
      `${source.name}.${verb}`,
      () => work(entries.map(([, input]) => input)),
      (answers) => answers.length > 0 && answers.every((answer) => answer instanceof SourceError),
    )
    for (const [index, [state]] of entries.entries()) {
      const result = results[index]
      settle(state, result === undefined ? new SourceError(source.name, 'gave no answer') : result)
    }
  } catch (error) {
    const failure =
      error instanceof SourceError ? error : new SourceError(source.name, 'broke', { cause: error })
    for (const [state] of entries) settle(state, failure)
  }
  const learned = [...late].filter((state) => state.findings.length > 0).map(toAsked)
  if (learned.length > 0)
    await onAsked(learned).catch((error: unknown) =>
      log.warn({ err: error }, 'what came late could not be stored'),
    )
}

function wordOf(
  out: unknown,
  call: Pick<SourceWord, 'source' | 'verb' | 'at' | 'tookMs'>,
): SourceWord {
  if (out instanceof SourceError) return { ...call, outcome: 'failed', reason: out.reason }
  return {
    ...call,
    outcome: out === null || (Array.isArray(out) && out.length === 0) ? 'no-match' : 'answered',
  }
}

interface State {
  identifier: Identifier
  /** What each source made of the identifier. */
  subjects: Map<string, Subject>
  /** Sources that found no holder, and those whose "not found" is decisive. */
  empty: Set<string>
  decisive: ReadonlySet<string>
  findings: Finding[]
  /** Sources whose findings came with the widening: they need not be asked again. */
  answered: Set<string>
  /** Sources that were asked and have not answered, and why. */
  failed: Map<string, string>
  /** A state of its own for what comes after the answer. */
  late(): State
}

function createState(identifier: Identifier, sources: readonly Source[]): State {
  return {
    identifier,
    decisive: new Set(
      sources.filter((source) => canDecide(source, identifier)).map(({ name }) => name),
    ),
    subjects: new Map(),
    empty: new Set(),
    findings: [],
    answered: new Set(),
    failed: new Map(),
    late: () => createState(identifier, sources),
  }
}

function takeWidened(state: State, source: string, widened: Widened | null): void {
  if (widened === null) {
    state.empty.add(source)
    return
  }
  state.subjects.set(source, widened.subject)
  state.findings.push(...widened.findings)
  if (widened.findings.some(({ isPartial }) => !isPartial)) state.answered.add(source)
}

/**
 * A source is asked about a subject unless it has answered already, has just failed, there is
 * nothing to ask by, or it found no holder and no other identifier has come up since.
 */
function isWorthAsking(state: State, subject: Subject, { name }: Source): boolean {
  if (state.subjects.size === 0 || state.answered.has(name) || state.failed.has(name)) return false
  return !state.empty.has(name) || hasNews(subject, state.identifier)
}

/** Whether more is known of who is meant than what was asked for. */
function hasNews({ fid, fname, addresses }: Subject, asked: Identifier): boolean {
  if (fid !== undefined && !(asked.kind === 'fid' && asked.fid === fid)) return true
  if (fname !== undefined && !(asked.kind === 'fname' && asked.fname === fname)) return true
  return addresses.some((address) => !(asked.kind === 'eth' && asked.address === address))
}

/** What all sources together know of who is meant; the first in order decides where they differ. */
function subjectOf(state: State, sources: readonly Source[]): Subject {
  const subject: Subject = { addresses: [], ensNames: [] }
  for (const { name } of sources) {
    const part = state.subjects.get(name)
    if (!part) continue
    if (subject.fid === undefined && part.fid !== undefined) subject.fid = part.fid
    if (subject.fname === undefined && part.fname !== undefined) subject.fname = part.fname
    for (const address of part.addresses)
      if (!subject.addresses.includes(address)) subject.addresses.push(address)
    for (const ensName of part.ensNames)
      if (!subject.ensNames.includes(ensName)) subject.ensNames.push(ensName)
  }
  return subject
}

/** Whether a source is asked about an identifier, and its "not found" counts. */
export const canDecide = (source: Source, identifier: Identifier): boolean =>
  source.canWiden(identifier) && (source.isDecisive?.(identifier) ?? true)

/**
 * Every wallet exists, and an ENS name may lead to a wallet and be a username: one source alone
 * cannot say that there is no holder.
 */
const hasSeveralHolders = (identifier: Identifier): boolean =>
  identifier.kind === 'eth' ||
  identifier.kind === 'ens' ||
  (identifier.kind === 'fname' && identifier.fname.includes('.'))

function toAsked(state: State): Asked {
  const { identifier, findings, failed, subjects, empty, decisive } = state
  const pointer = pointerOf(state)
  const isCertain =
    failed.size === 0 ||
    (!hasSeveralHolders(identifier) && [...empty].some((name) => decisive.has(name)))
  return {
    identifier,
    findings,
    failedSources: [...failed.keys()],
    failures: [...failed.values()],
    isNobody:
      findings.every(isEmptyFinding) &&
      (identifier.kind === 'eth' || subjects.size === 0) &&
      isCertain,
    ...(pointer ? { pointer } : {}),
  }
}

function pointerOf({ identifier, findings, subjects, decisive }: State): Asked['pointer'] {
  if (identifier.kind !== 'ens') return undefined
  const key = identifierKey(identifier)
  const has = (wanted: string) =>
    findings.some((finding) =>
      finding.channels.some((channel) => channelKeys(channel).some((one) => one.key === wanted)),
    )
  if (has(key)) return undefined
  const resolved = [...subjects]
    .filter(([source]) => decisive.has(source))
    .flatMap(([, { addresses }]) => addresses)
  if (resolved[0]) return { key, to: `eth:${resolved[0]}` }
  const username = `fname:${identifier.name}`
  return has(username) ? { key, to: username } : undefined
}

/** A promise that resolves after `ms`, and a way to be rid of its timer. */
function createCut(ms: number): { passed: Promise<void>; clear(): void } {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return { passed, clear: () => clearTimeout(timer) }
}
