import { type Identifier, identifierKey } from '@whocast/contract/identifier.ts'
import {
  channelFid,
  channelKeys,
  type Finding,
  isEmptyFinding,
  unconfirmedKey,
} from '@whocast/contract/profile.ts'
import type { Release } from './port.ts'
import type { Source, Subject, Widened } from './source-port.ts'

/** The results of the sources for one identifier. */
export interface SourceResults {
  identifier: Identifier
  findings: Finding[]
  failedSources: string[]
  /** Why each of them failed, in words for the asker. */
  failures: string[]
  /** A source that would know says that there is no holder. */
  isEmpty: boolean
  /** The current holder of the identifier according to authoritative sources. */
  releases: Release[]
  /** For an ENS name that resolves to a wallet with another primary name, or is a username. */
  pointer?: { key: string; to: string }
}

/** The state of one identifier while the sources are queried. */
export interface State {
  identifier: Identifier
  /** The subject that each source resolved the identifier to. */
  subjects: Map<string, Subject>
  /** When each source began to resolve it, unix seconds. */
  readFrom: Map<string, number>
  /** Sources that found no holder, and those whose "not found" is decisive. */
  empty: Set<string>
  decisive: ReadonlySet<string>
  findings: Finding[]
  /** Sources whose findings came with the resolution: they need no second query. */
  answered: Set<string>
  /** Sources that failed, and why. */
  failed: Map<string, string>
  /** Those who hold the identifier as it is stored, each with a state of their own. */
  holders: { subject: Subject; state: State }[]
  /** Fids that only came up among the findings, each with a state of its own. */
  foundFids: { subject: Subject; state: State; by: ReadonlySet<string> }[]
  /** Sources that read the authority over the identifier. */
  authorities: readonly string[]
  /** A state of its own for what comes after the answer. */
  late(): State
}

/** Begins with an identifier of which nothing is known yet. */
export function createState(
  identifier: Identifier,
  sources: readonly Source[],
  holders: readonly Subject[] = [],
): State {
  return {
    identifier,
    decisive: new Set(
      sources.filter((source) => canDecide(source, identifier)).map(({ name }) => name),
    ),
    subjects: new Map(),
    readFrom: new Map(),
    empty: new Set(),
    findings: [],
    answered: new Set(),
    failed: new Map(),
    holders: holders.map((subject) => ({ subject, state: createState(identifier, sources) })),
    foundFids: [],
    authorities: sources
      .filter((source) => source.isAuthority?.(identifier))
      .map(({ name }) => name),
    late: () => createState(identifier, sources, holders),
  }
}

/** Returns findings with the time when their reading began, in unix seconds. */
export const since = (findings: readonly Finding[], readFrom: number): Finding[] =>
  findings.map((finding) => ({ ...finding, readFrom }))

/** Notes what a source made of the identifier. */
export function takeWidened(
  state: State,
  { source, readFrom }: { source: string; readFrom: number },
  widened: Widened | null,
): void {
  state.readFrom.set(source, readFrom)
  if (!widened || widened.isAbsent) {
    state.empty.add(source)
    // Where nobody is stored, there is nothing to replace.
    if (widened && state.holders.length > 0)
      state.findings.push(...since(widened.findings, readFrom))
    return
  }
  state.subjects.set(source, widened.subject)
  state.findings.push(...since(widened.findings, readFrom))
  if (widened.findings.some(({ isPartial }) => !isPartial)) state.answered.add(source)
}

/**
 * Returns true unless the source has responded already, has just failed, has nothing to query, or
 * found no holder and no other identifier has come up since.
 */
function isWorthAsking(state: State, subject: Subject, { name }: Source): boolean {
  if (state.subjects.size === 0 || state.answered.has(name) || state.failed.has(name)) return false
  return !state.empty.has(name) || hasNews(subject, state.identifier)
}

/** Returns true if a subject has more identifiers than the requested one. */
function hasNews({ fid, fname, addresses }: Subject, requested: Identifier): boolean {
  if (fid !== undefined && !(requested.kind === 'fid' && requested.fid === fid)) return true
  if (fname !== undefined && !(requested.kind === 'fname' && requested.fname === fname)) return true
  return addresses.some((address) => !(requested.kind === 'eth' && requested.address === address))
}

/** Returns the subjects to query a source about: the current holder, and a different former one. */
export function subjectsFor(
  state: State,
  sources: readonly Source[],
  source: Source,
): [State, Subject][] {
  const subject = subjectOf(state, sources)
  const isRequested = isWorthAsking(state, subject, source)
  const holders = state.holders.filter((holder) => !covers(subject, holder.subject))
  return [
    ...(isRequested ? [[state, subject] as [State, Subject]] : []),
    ...(state.failed.has(source.name)
      ? []
      : holders.map((holder): [State, Subject] => [holder.state, holder.subject])),
  ]
}

/** The most fids of one identifier that are read because a finding names them. */
const MAX_FOUND_FIDS = 3

/** Notes the fids among the findings that not all sources have looked up. */
export function addFoundFids(state: State, sources: readonly Source[]): void {
  const { fid: known } = subjectOf(state, sources)
  const sourcesByFid = new Map<number, Set<string>>()
  for (const { source, channels } of state.findings)
    for (const channel of channels) {
      const fid = channel.isVerified ? channelFid(channel) : null
      if (fid === null || fid === known || state.holders.some(({ subject }) => subject.fid === fid))
        continue
      const found = sourcesByFid.get(fid)
      if (found) found.add(source)
      else sourcesByFid.set(fid, new Set([source]))
    }
  for (const [fid, by] of [...sourcesByFid].slice(0, MAX_FOUND_FIDS)) {
    const subject = { fid, addresses: [], ensNames: [] }
    state.foundFids.push({ subject, state: createState(state.identifier, sources), by })
  }
}

/** Returns the fids of {@link addFoundFids} that a source looks up: those of other sources. */
export const foundFidsFor = ({ foundFids, failed }: State, { name }: Source): [State, Subject][] =>
  failed.has(name)
    ? []
    : foundFids
        .filter(({ by }) => !by.has(name))
        .map(({ state, subject }): [State, Subject] => [state, subject])

/** Returns true if asking about one subject rereads all that is stored of the other. */
const covers = (subject: Subject, holder: Subject): boolean =>
  subject.fid === holder.fid &&
  holder.addresses.every((address) => subject.addresses.includes(address))

/** Returns the subject that all sources resolve together; where they differ, the first decides. */
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

/** Returns true if a source is queried about an identifier and its "not found" counts. */
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

/** Sums up what came of asking. */
export function toSourceResults(state: State): SourceResults {
  const { identifier, findings, failed, subjects, empty, decisive } = state
  const others = [...state.holders, ...state.foundFids]
  const pointer = pointerOf(state)
  const isCertain =
    failed.size === 0 ||
    (!hasSeveralHolders(identifier) && [...empty].some((name) => decisive.has(name)))
  const failures = new Map([
    ...others.flatMap((other) => [...other.state.failed]),
    ...silentRegistries(state),
    ...failed,
  ])
  const known = new Set(findings.map(anchorOf))
  const ofOthers = others
    .flatMap((other) => other.state.findings)
    .filter((finding) => !known.has(anchorOf(finding)))
  return {
    identifier,
    findings: [...findings, ...ofOthers],
    failedSources: [...failures.keys()],
    failures: [...failures.values()],
    isEmpty:
      findings.every(isEmptyFinding) &&
      (identifier.kind === 'eth' || (subjects.size === 0 && empty.size > 0)) &&
      isCertain,
    releases: releasesOf(state),
    ...(pointer ? { pointer } : {}),
  }
}

const anchorOf = ({ source, scope }: Finding) => `${source} ${scope}`

/** Returns the current holder of the identifier according to authoritative sources. */
function releasesOf(state: State): Release[] {
  const { identifier, authorities, subjects, empty, findings } = state
  return authorities.flatMap((by): Release[] => {
    const key = identifierKey(identifier)
    const reading = { key, by, readFrom: state.readFrom.get(by) ?? Number.POSITIVE_INFINITY }
    if (empty.has(by)) return [{ ...reading, to: null }]
    if (unconfirmedRows(findings, key).some(({ source }) => source === by)) return []
    const subject = subjects.get(by)
    if (!subject) return []
    const [address] = subject.addresses
    if (identifier.kind === 'ens') return address ? [{ ...reading, to: `eth:${address}` }] : []
    return subject.fid === undefined ? [] : [{ ...reading, to: `fid:${subject.fid}` }]
  })
}

/** Returns the rows of an fname that its registry, which is silent, has not confirmed this time. */
const unconfirmedRows = (findings: readonly Finding[], key: string) =>
  findings.flatMap(({ source, channels }) =>
    channels.flatMap((channel) =>
      unconfirmedKey(channel) === key ? [{ source, isVerified: channel.isVerified }] : [],
    ),
  )

/** Sources that could not resolve the identifier, although they responded. */
const silentRegistries = ({ identifier, findings }: State): [string, string][] =>
  unconfirmedRows(findings, identifierKey(identifier)).flatMap(({ source, isVerified }) =>
    isVerified ? [] : [[source, 'the registry of fnames does not respond']],
  )

function pointerOf({ identifier, findings, subjects, decisive }: State): SourceResults['pointer'] {
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
