import type { LookupFunction } from 'node:net'
import {
  createWhocast,
  type ProfileOf,
  type Whocast,
  WhocastError,
} from '@whocast/client/client.ts'
import { type Identifier, identifierKey, identifierText } from '@whocast/contract/identifier.ts'
import { channelKeys, type Finding, isEmptyFinding } from '@whocast/contract/profile.ts'
import { Agent } from 'undici'
import { z } from 'zod'
import { SourceError } from '../../kit/source-error.ts'
import { type Clock, silentTelemetry, type Telemetry } from '../../kit/telemetry.ts'
import type { AskOptions, Source, Subject } from '../../people/source-port.ts'
import { subjectOf } from '../subject.ts'
import { sourceName as name, toFinding } from './finding.ts'
import { countedFetch, isNoSuchRoute, toSourceError } from './requests.ts'

interface UpstreamSettings {
  /** Where its `/ens`, `/fid`, … begin: `https://host/api/v1`; an origin alone stands for that. */
  baseUrl: string
  timeoutMs?: number
  lookup?: LookupFunction | undefined
  clock?: Clock
  telemetry?: Telemetry
}

/** Calls under way at once; more wait for their turn. */
const CONNECTIONS = 32

/**
 * Another service with the same API, called by the client of this project. Facts that it marks as
 * verified are reported by it, unless it sends a Farcaster proof that passes our own check. Several
 * identifiers are one call if it has `POST /lookup`.
 */
export function createUpstreamSource(
  settings: UpstreamSettings,
): Source & { close(): Promise<void> } {
  const clock = settings.clock ?? Date.now
  const telemetry = settings.telemetry ?? silentTelemetry
  const { timeoutMs = 5000, lookup } = settings
  const agent = new Agent({
    connections: CONNECTIONS,
    keepAliveTimeout: 30_000,
    connect: { timeout: timeoutMs, ...(lookup ? { lookup } : {}) },
  })
  const client = createWhocast({
    baseUrl: settings.baseUrl,
    timeoutMs,
    // The next lookup asks again; a service in trouble gets no second request for the same lookup.
    retries: 0,
    fetch: countedFetch(agent, telemetry),
  })
  const upstream: Upstream = { client, hasBulk: true, clock, telemetry }
  return {
    name,
    canWiden: () => true,
    async widen(identifiers, options) {
      const answers = await findingsAbout(upstream, identifiers, options)
      return answers.map((findings) => {
        if (findings instanceof SourceError) return findings
        if (findings.length === 0) return null
        return { subject: toSubject(findings), findings, isAbsent: findings.every(isEmptyFinding) }
      })
    },
    collect: (subjects, options) => findingsAbout(upstream, subjects.map(toIdentifier), options),
    close: () => agent.close(),
  }
}

interface Upstream {
  client: Whocast
  hasBulk: boolean
  clock: Clock
  telemetry: Telemetry
}

/** Returns the findings about each identifier; requests duplicates once. */
async function findingsAbout(
  upstream: Upstream,
  identifiers: (Identifier | null)[],
  options: AskOptions,
): Promise<(Finding[] | SourceError)[]> {
  const wanted = new Map(identifiers.flatMap((one) => (one ? [[identifierKey(one), one]] : [])))
  if (wanted.size === 0) return identifiers.map(() => [])
  const answers = await askAll(upstream, [...wanted.values()], options)
  const checkedAt = Math.floor(upstream.clock() / 1000)
  const entries = [...wanted].map(
    async ([key, identifier], index): Promise<[string, Finding[] | SourceError]> => {
      const profiles = answers[index] ?? null
      if (profiles instanceof SourceError) return [key, profiles]
      if (!profiles?.length) return [key, profiles ? absent(identifier, checkedAt) : []]
      const findings = await Promise.all(
        profiles.slice(0, 100).map((profile) => toFinding(profile, checkedAt, upstream.telemetry)),
      )
      return [
        key,
        findings.flatMap((one) => (one && isAbout(one, identifier) ? [withoutPointers(one)] : [])),
      ]
    },
  )
  const byKey = new Map(await Promise.all(entries))
  return identifiers.map((one) => (one ? (byKey.get(identifierKey(one)) ?? []) : []))
}

/**
 * Makes the finding that replaces what was stored of an identifier without a profile; none if
 * scopes are not named by identifiers of this kind.
 */
function absent(identifier: Identifier, checkedAt: number): Finding[] {
  if (identifier.kind === 'fname' || identifier.kind === 'social') return []
  const scope = `${name}:${identifierKey(identifier)}`
  const empty = { fields: {}, channels: [], credentials: [] }
  return [{ source: name, scope, checkedAt, ...empty }]
}

/** The profiles of each; null where an identifier was rejected. */
type Profiles = (unknown[] | null | SourceError)[]

async function askAll(
  upstream: Upstream,
  identifiers: Identifier[],
  options: AskOptions,
): Promise<Profiles> {
  if (identifiers.length > 1 && upstream.hasBulk) {
    const answers = await askBulk(upstream, identifiers, options)
    if (answers) return answers
    upstream.hasBulk = false
  }
  return Promise.all(identifiers.map((identifier) => askOne(upstream, identifier, options)))
}

/** null where there is no such route. */
async function askBulk(
  upstream: Upstream,
  identifiers: Identifier[],
  { signal }: AskOptions,
): Promise<Profiles | null> {
  try {
    const answers = await upstream.client.lookupMany(identifiers.map(identifierText), {
      include: ['proof'],
      signal,
    })
    return answers.map((answer) => {
      const { profiles, problem } = bulkSchema.safeParse(answer).data ?? {}
      const status = problem?.status ?? (profiles ? 200 : 500)
      if (profiles && status < 400) return profiles
      return profiles && status !== 429 && status < 500
        ? null
        : new SourceError(name, `lookup answered ${status} for one of many`)
    })
  } catch (error) {
    // It refuses one of them: each is requested separately, so that the others are answered; the
    // next batch is one call again.
    if (error instanceof WhocastError && (error.status === 400 || error.status === 422))
      return Promise.all(identifiers.map((identifier) => askOne(upstream, identifier, { signal })))
    if (isNoSuchRoute(error)) return null
    throw toSourceError(error, signal)
  }
}

async function askOne(
  { client }: Upstream,
  identifier: Identifier,
  { signal }: AskOptions,
): Promise<Profiles[number]> {
  try {
    return await lookUp(client, identifier, { include: ['proof'], signal })
  } catch (error) {
    // It does not accept this identifier: no match.
    return error instanceof WhocastError && error.status === 400
      ? null
      : toSourceError(error, signal)
  }
}

function lookUp(
  client: Whocast,
  identifier: Identifier,
  options: Parameters<Whocast['lookup']>[1],
): Promise<ProfileOf<never>[]> {
  switch (identifier.kind) {
    case 'ens':
      return client.ens(identifier.name, options)
    case 'eth':
      return client.eth(identifier.address, options)
    case 'fid':
      return client.fid(identifier.fid, options)
    case 'fname':
      return client.fname(identifier.fname, options)
    case 'social':
      return client.socials(identifier.type, identifier.handle, options) // npm run client:types
    default:
      return identifier satisfies never
  }
}

const bulkSchema = z.object({
  profiles: z.array(z.unknown()),
  problem: z.object({ status: z.number() }).nullish().catch(null),
})

function toIdentifier({ fid, fname, addresses, ensNames }: Subject): Identifier | null {
  const [address] = addresses
  const [ensName] = ensNames
  if (fid !== undefined) return { kind: 'fid', fid }
  if (address !== undefined) return { kind: 'eth', address }
  if (fname !== undefined) return { kind: 'fname', fname }
  return ensName === undefined ? null : { kind: 'ens', name: ensName }
}

/** Returns true if a finding is about the requested identifier; others are dropped. */
function isAbout({ channels }: Finding, identifier: Identifier): boolean {
  const wanted = identifierKey(identifier)
  // A name that only resolves to the wallet is not verified.
  const isName = identifier.kind === 'ens'
  return channels.some((channel) =>
    channelKeys({ ...channel, isVerified: channel.isVerified || isName }).some(
      ({ key }) => key === wanted,
    ),
  )
}

/** Names that only resolve to the wallet; stored, they would be shown for every lookup. */
const withoutPointers = (finding: Finding): Finding => ({
  ...finding,
  channels: finding.channels.filter(
    ({ type, isVerified }) => isVerified || (type !== 'ens' && type !== 'basename'),
  ),
})

function toSubject(findings: Finding[]): Subject {
  const [finding] = findings
  return finding && findings.length === 1
    ? subjectOf(finding.channels)
    : { addresses: [], ensNames: [] }
}
