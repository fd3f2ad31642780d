import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import { type Finding, isEmptyFinding } from '@whocast/contract/profile.ts'
import type { FailureLog } from '../kit/failure-log.ts'
import { SourceError } from '../kit/source-error.ts'
import type { Clock, Logger, Telemetry } from '../kit/telemetry.ts'
import type { SourceWord } from './lookup-port.ts'
import type { Source, Subject, Widened } from './source-port.ts'
import {
  addFoundFids,
  createState,
  foundFidsFor,
  type SourceResults,
  type State,
  since,
  subjectsFor,
  takeWidened,
  toSourceResults,
} from './source-results.ts'

interface AskSettings {
  sources: readonly Source[]
  deadlineMs: number
  clock: Clock
  telemetry: Telemetry
  log: Logger
  onFailure: FailureLog
  /** The stored holders of each identifier, by key: sources are queried about them as well. */
  holders: ReadonlyMap<string, readonly Subject[]>
  /** Receives every response, for traces. */
  onWord?(identifier: Identifier, word: SourceWord): void
  /** Stores what was learned: once at the deadline at the latest, and again for what came late. */
  onResults(requested: SourceResults[]): Promise<void>
}

/** How long a source may go on in the background, as a multiple of the deadline. */
const LATE_FACTOR = 4

/**
 * Queries the sources about many identifiers: one pass resolves them, then all sources are queried
 * at once about all of them, then about the fids that only came up there. Resolves when all have
 * answered and that is stored, or at the deadline with what has come until then; what comes later
 * is stored in the background.
 */
export async function askSources(identifiers: Identifier[], settings: AskSettings): Promise<void> {
  const { sources, deadlineMs, onResults: onAsked, holders } = settings
  const signal = AbortSignal.timeout(deadlineMs * LATE_FACTOR)
  const deadline = createCut(deadlineMs)
  // Widening gets half of the time, so that a source that hangs there leaves some for collecting.
  const widenCut = createCut(deadlineMs / 2)
  const states = identifiers.map((identifier) =>
    createState(identifier, sources, holders.get(identifierKey(identifier))),
  )
  const round: Round = { settings, isAnswered: false }

  const widening = sources.map((source) =>
    call<Identifier, Widened | null>(round, {
      source,
      verb: 'widen',
      entries: states
        .filter(({ identifier }) => source.canWiden(identifier))
        .map((state) => [state, state.identifier]),
      work: (batch) => source.widen(batch, { signal }),
      take: (state, widened, readFrom) =>
        takeWidened(state, { source: source.name, readFrom }, widened),
    }),
  )
  await Promise.race([Promise.all(widening), widenCut.passed])

  const collect = (subjectsOf: (state: State, source: Source) => [State, Subject][]) =>
    Promise.all(
      sources.map((source) =>
        call<Subject, Finding[]>(round, {
          source,
          verb: 'collect',
          entries: states.flatMap((state) => subjectsOf(state, source)),
          work: (batch) => source.collect(batch, { signal }),
          take: (state, findings, readFrom) => {
            state.findings.push(...since(findings, readFrom))
          },
        }),
      ),
    )
  const collecting = collect((state, source) => subjectsFor(state, sources, source))
  await Promise.race([Promise.all([...widening, collecting]), deadline.passed])
  // A report of a wallet's fid counts only where the fid's own records have the wallet.
  for (const state of states) addFoundFids(state, sources)
  await Promise.race([collect(foundFidsFor), deadline.passed])
  round.isAnswered = true
  widenCut.clear()
  deadline.clear()
  await onAsked(states.map(toSourceResults))
}

/** One pass over all sources. */
interface Round {
  settings: AskSettings
  /** Later results are stored on their own. */
  isAnswered: boolean
}

interface Call<In, Out> {
  source: Source
  verb: string
  entries: [State, In][]
  work(inputs: In[]): Promise<(Out | SourceError)[]>
  /** @param readFrom unix seconds when the call began */
  take(state: State, out: Out, readFrom: number): void
}

/** Runs one batched call and gives each entry to its state; late entries are stored separately. */
async function call<In, Out>(
  round: Round,
  { source, verb, entries, work, take }: Call<In, Out>,
): Promise<void> {
  if (entries.length === 0) return
  const { telemetry, log, onFailure, onResults: onAsked, onWord, clock } = round.settings
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
      take(target, out, Math.floor(startedAt / 1000))
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
  const learned = [...late].map(toSourceResults).filter(({ findings }) => findings.length > 0)
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
  const isEmpty = Array.isArray(out)
    ? (out as Finding[]).every(isEmptyFinding)
    : out === null || (out as Widened).isAbsent
  return { ...call, outcome: isEmpty ? 'no-match' : 'answered' }
}

/**
 * A promise that resolves after `ms`, once all that had arrived by then was read, and a way to be
 * rid of its timer.
 */
function createCut(ms: number): { passed: Promise<void>; clear(): void } {
  let timer: NodeJS.Timeout | undefined
  let afterInput: NodeJS.Immediate | undefined
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      afterInput = setImmediate(resolve)
    }, ms)
  })
  return {
    passed,
    clear() {
      clearTimeout(timer)
      clearImmediate(afterInput)
    },
  }
}
