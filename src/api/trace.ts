import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import {
  exclusiveKeys,
  type Finding,
  type FoundChannel,
  isEmptyFinding,
  isHearsay,
  isShown,
  type Profile,
} from '@whocast/contract/profile.ts'
import type { Grade } from '@whocast/contract/verification.ts'
import type { Clock } from '../kit/telemetry.ts'
import type { Lookup } from '../people/lookup.ts'
import type { Answer, LookupOptions, SourceWord } from '../people/lookup-port.ts'
import type { People } from '../people/port.ts'

interface TraceContext {
  lookup: Pick<Lookup, 'one' | 'words' | 'sources'>
  people: Pick<People, 'find' | 'findingsOf'>
  clock: Clock
}

/** How an answer came about: for operators, as it names sources and says what they said. */
export interface Trace {
  /** The identifier as it is stored. */
  key: string
  /** `store`: it was fresh enough. `sources`: they were queried for this response. */
  from: 'store' | 'sources'
  sources: TracedSource[]
  profiles: TracedProfile[]
}

export interface TracedSource {
  source: string
  /** Whether for this answer or before, by this process; `not-asked` if neither. */
  outcome: SourceWord['outcome'] | 'not-asked'
  reason?: string
  at?: number
  tookMs?: number
  isForThisAnswer: boolean
}

interface TracedProfile {
  profileID: string
  findings: TracedFinding[]
}

interface TracedFinding {
  source: string
  scope: string
  /** Unix seconds. */
  checkedAt: number
  /** Names of fields that it gave. */
  fields: string[]
  /** From an import or another service: it counts less. */
  isHearsay: boolean
  channels: TracedChannel[]
}

export interface TracedChannel {
  type: string
  /** Absent of what its owner did not publish. */
  value?: string
  verdict: 'joined' | 'shown' | 'claim' | 'left-out'
  why: string
  grade?: Grade
}

export interface TraceInput {
  identifier: Identifier
  options?: LookupOptions | undefined
}

export interface TracedAnswer {
  answer: Answer
  trace: Trace
}

/**
 * Looks an identifier up and tells how the answer came about: who was asked, what each source said and when, and what joined the profile, was
 * only shown, or was left out. What its owner did not publish is named by type only.
 *
 * @example
 * const { answer, trace } = await traceLookup(context, { identifier: { kind: 'ens', name: 'vitalik.eth' } })
 */
export async function traceLookup(
  context: TraceContext,
  { identifier, options }: TraceInput,
): Promise<TracedAnswer> {
  const { lookup, people, clock } = context
  const startedAt = clock()
  const answer = await lookup.one(identifier, options)
  const words = lookup.words(identifier)
  const traced = lookup.sources.map((source) => tracedSource(source, words, startedAt))
  const profiles = await Promise.all(
    answer.profiles.map(async (profile) => {
      const findings = (await people.findingsOf(profile.profileID)).filter(
        (finding) => !isEmptyFinding(finding),
      )
      return {
        profileID: profile.profileID,
        findings: await Promise.all(
          findings.map((finding) => tracedFinding(people, profile, finding)),
        ),
      }
    }),
  )
  const from = traced.some(({ isForThisAnswer }) => isForThisAnswer) ? 'sources' : 'store'
  return { answer, trace: { key: identifierKey(identifier), from, sources: traced, profiles } }
}

/** The last word of a source, a failure before a success of the same time. */
function tracedSource(
  source: string,
  words: readonly SourceWord[],
  startedAt: number,
): TracedSource {
  const mine = words.filter((word) => word.source === source)
  const last =
    mine.findLast(({ outcome }) => outcome === 'failed') ??
    mine.findLast(({ outcome }) => outcome === 'answered') ??
    mine.at(-1)
  if (!last) return { source, outcome: 'not-asked', isForThisAnswer: false }
  const { outcome, reason, at, tookMs } = last
  return {
    source,
    outcome,
    ...(reason === undefined ? {} : { reason }),
    at,
    tookMs,
    isForThisAnswer: at >= startedAt,
  }
}

async function tracedFinding(
  people: TraceContext['people'],
  profile: Profile,
  finding: Finding,
): Promise<TracedFinding> {
  const { source, scope, checkedAt, fields, channels } = finding
  return {
    source,
    scope,
    checkedAt,
    fields: Object.keys(fields),
    isHearsay: isHearsay(finding),
    channels: await Promise.all(
      channels.map((channel) => tracedChannel(people, profile, finding, channel)),
    ),
  }
}

async function tracedChannel(
  people: TraceContext['people'],
  profile: Profile,
  finding: Finding,
  channel: FoundChannel,
): Promise<TracedChannel> {
  const { type, value, isVerified } = channel
  if (!isShown(channel)) return { type, verdict: 'left-out', why: 'not published by its owner' }
  const shown = profile.channels.find(
    (one) => one.type === type && one.value.toLowerCase() === value.toLowerCase(),
  )
  if (!shown)
    return { type, value, verdict: 'left-out', why: await whyLeftOut(people, profile, channel) }
  if (!shown.isVerified) {
    const why = isVerified
      ? 'its evidence is invalid here: shown as a claim'
      : 'a claim: shown, and joins nothing'
    return { type, value, verdict: 'claim', why }
  }
  const { grade } = shown.verification
  if (!isVerified)
    return {
      type,
      value,
      verdict: 'shown',
      why: `a claim of ${finding.source}; ${shown.source} has evidence`,
      grade,
    }
  const joins = exclusiveKeys(channel).length > 0
  const by =
    shown.source === finding.source ? '' : `, as ${shown.source} says it too and is trusted more`
  return joins
    ? {
        type,
        value,
        verdict: 'joined',
        why: `${proofText(channel)}: joins this profile${by}`,
        grade,
      }
    : {
        type,
        value,
        verdict: 'shown',
        why: `${proofText(channel)}: may belong to several, so it joins nothing${by}`,
        grade,
      }
}

const proofText = ({ proof }: FoundChannel): string =>
  proof === undefined
    ? 'verified by its source'
    : proof.method === 'reported'
      ? `reported by ${proof.by}`
      : proof.method

async function whyLeftOut(
  people: TraceContext['people'],
  profile: Profile,
  channel: FoundChannel,
): Promise<string> {
  for (const { key } of exclusiveKeys(channel)) {
    const [other] = await people.find(key)
    if (other?.isVerified && other.profile.profileID !== profile.profileID)
      return `better evidence gives it to ${other.profile.profileID}`
  }
  return channel.isVerified
    ? 'hidden, or replaced by better evidence'
    : 'hidden, not a valid handle, or said better by another source'
}
