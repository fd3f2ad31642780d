import type { LookupFunction } from 'node:net'
import { Agent, fetch as undiciFetch } from 'undici'
import { type Address, getAddress, isAddress, isAddressEqual } from 'viem'
import { z } from 'zod'
import { createWhocast, type Fetch, type ProfileOf, WhocastError } from '../../client/client.ts'
import { channelRow, parseChannelType, parseHandle, trimHandle } from '../../domain/channel.ts'
import { usernameProofSigner } from '../../domain/farcaster.ts'
import {
  type Identifier,
  identifierKey,
  identifierText,
  isUsername,
  lookupSegments,
  parseEnsName,
} from '../../domain/identifier.ts'
import { type AskOptions, type Source, SourceError, type Subject } from '../../domain/ports/source.ts'
import { type Clock, silentTelemetry, type Telemetry } from '../../domain/ports/telemetry.ts'
import { channelFid, type Finding, type FoundChannel, type ProfileFields } from '../../domain/profile.ts'
import type { FarcasterUsernameProof, FarcasterVerificationProof, Proof, SignedMessage } from '../../domain/proof.ts'
import { object, same } from '../../domain/untrusted.ts'
import { Broken } from '../../evidence/verdict.ts'
import { readWalletClaim } from '../../evidence/wallet.ts'
import { cleanText, cleanUrl } from '../clean-text.ts'
import { readRest, withRest } from './rest.ts'

export interface UpstreamSettings {
  /** Where its `/ens`, `/fid`, … begin: `https://host/api/v1`; an origin alone stands for that. */
  baseUrl: string
  /** For one call. */
  timeoutMs?: number
  /** Resolves its host; the system by default. */
  lookup?: LookupFunction | undefined
  clock?: Clock
  telemetry?: Telemetry
}

const name = 'upstream'
/** Calls under way at once; more wait for their turn. */
const CONNECTIONS = 32

/**
 * Another service of our own contract, asked by our own client. Its word on what is verified counts as reported by it,
 * unless it hands out a Farcaster proof that holds by our own check. Many are asked for at once where it has `POST /lookup`.
 */
export function createUpstreamSource(settings: UpstreamSettings): Source & { close(): Promise<void> } {
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
    // Whoever asks next asks again; a service in trouble is not asked twice for one of ours.
    retries: 0,
    fetch: countedFetch(agent, telemetry),
  })
  let hasBulk = true

  async function askOne(identifier: Identifier, { signal }: AskOptions): Promise<unknown[] | SourceError> {
    try {
      return await lookUp(identifier, { include: ['proof'], signal })
    } catch (error) {
      // It refuses an identifier that we take: it knows of nobody.
      return error instanceof WhocastError && error.status === 400 ? [] : toSourceError(error, signal)
    }
  }

  function lookUp(identifier: Identifier, options: Parameters<typeof client.lookup>[1]): Promise<ProfileOf<never>[]> {
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
        return client.socials(identifier.type, identifier.handle, options)
      default:
        return identifier satisfies never
    }
  }

  /** null where there is no such route. */
  async function askBulk(identifiers: Identifier[], { signal }: AskOptions): Promise<(unknown[] | SourceError)[] | null> {
    try {
      const answers = await client.lookupMany(identifiers.map(identifierText), { include: ['proof'], signal })
      return answers.map((answer) => {
        const { profiles, problem } = bulkSchema.safeParse(answer).data ?? {}
        const status = problem?.status ?? (profiles ? 200 : 500)
        return profiles && status !== 429 && status < 500
          ? profiles
          : new SourceError(name, `lookup answered ${status} for one of many`)
      })
    } catch (error) {
      // It does not take one of them: each is asked about alone, so that the others are answered; the next batch is one call again.
      if (error instanceof WhocastError && (error.status === 400 || error.status === 422))
        return Promise.all(identifiers.map((identifier) => askOne(identifier, { signal })))
      if (isNoSuchRoute(error)) return null
      throw toSourceError(error, signal)
    }
  }

  async function askAll(identifiers: Identifier[], options: AskOptions): Promise<(unknown[] | SourceError)[]> {
    if (identifiers.length > 1 && hasBulk) {
      const answers = await askBulk(identifiers, options)
      if (answers) return answers
      hasBulk = false
    }
    return Promise.all(identifiers.map((identifier) => askOne(identifier, options)))
  }

  /** What it says of each; each identifier is asked about once. */
  async function findingsAbout(identifiers: (Identifier | null)[], options: AskOptions): Promise<(Finding[] | SourceError)[]> {
    const wanted = new Map(identifiers.flatMap((one) => (one ? [[identifierKey(one), one]] : [])))
    if (wanted.size === 0) return identifiers.map(() => [])
    const answers = await askAll([...wanted.values()], options)
    const checkedAt = Math.floor(clock() / 1000)
    const entries = [...wanted].map(async ([key, identifier], index): Promise<[string, Finding[] | SourceError]> => {
      const profiles = answers[index] ?? []
      if (profiles instanceof SourceError) return [key, profiles]
      const findings = await Promise.all(profiles.slice(0, 100).map((profile) => toFinding(profile, checkedAt, telemetry)))
      return [key, findings.flatMap((one) => (one && isAbout(one, identifier) ? [withoutPointers(one)] : []))]
    })
    const byKey = new Map(await Promise.all(entries))
    return identifiers.map((one) => (one ? (byKey.get(identifierKey(one)) ?? []) : []))
  }

  return {
    name,
    canWiden: () => true,
    async widen(identifiers, options) {
      const answers = await findingsAbout(identifiers, options)
      return answers.map((findings) => {
        if (findings instanceof SourceError || findings.length === 0) return findings instanceof SourceError ? findings : null
        return { subject: toSubject(findings), findings }
      })
    },
    collect: (subjects, options) => findingsAbout(subjects.map(toIdentifier), options),
    close: () => agent.close(),
  }
}

/** The route of a lookup in the path of a URL. */
const lookupCall = new RegExp(`/(${lookupSegments})(?:/|$)`)

/** Fetches by an agent of our own, follows no redirect, and tells the counters of the route: what follows it is a name. */
const countedFetch =
  (dispatcher: Agent, telemetry: Telemetry): Fetch =>
  async (url, init) => {
    const [, call = ''] = lookupCall.exec(new URL(url).pathname) ?? []
    telemetry.count('upstream_calls', { source: name, call })
    // A service of ours goes on with our trace, where there is one.
    const traceparent = telemetry.traceparent()
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...(traceparent ? { traceparent } : {}) }
    const answer = await undiciFetch(url, { ...(init as object), headers, redirect: 'manual', dispatcher })
    return answer as unknown as Response
  }

/** A service of the older form refuses a POST, or answers in another form. What is no JSON at all comes from somebody in between. */
function isNoSuchRoute(error: unknown): boolean {
  if (!(error instanceof WhocastError)) return false
  const { code, status = 0, cause } = error
  return status >= 300 && status < 500 ? status !== 429 : code === 'bad-response' && cause === undefined
}

/** Refusals stay; everything else may pass: no answer, too late, over the limit, broken. */
function toSourceError(cause: unknown, signal: AbortSignal): SourceError {
  if (signal.aborted) return new SourceError(name, 'was not asked to the end', { cause })
  if (!(cause instanceof WhocastError)) return new SourceError(name, 'broke', { cause, isTransient: false })
  const { code, status = 0 } = cause
  const isRefused = status >= 400 && status < 500 && status !== 429
  return new SourceError(name, status === 0 ? code : `it answered ${status} (${code})`, { cause, isTransient: !isRefused })
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

/** Whether what it says concerns whom it was asked about: an answer about somebody else is not taken. */
function isAbout({ channels }: Finding, identifier: Identifier): boolean {
  const has = (isIt: (channel: FoundChannel) => boolean) => channels.some(isIt)
  switch (identifier.kind) {
    case 'fid':
      return has((channel) => channel.isVerified && channelFid(channel) === identifier.fid)
    case 'eth':
      return has(
        ({ type, value, isVerified }) => isVerified && type === 'wallet' && isAddressEqual(value as Address, identifier.address),
      )
    case 'fname':
      return has(({ type, value, isVerified }) => isVerified && type === 'farcaster' && value.toLowerCase() === identifier.fname)
    case 'ens':
      return has(({ type, value }) => (type === 'ens' || type === 'basename') && value === identifier.name)
    case 'social':
      return has(({ type, value }) => type === identifier.type && parseHandle(type, value) === identifier.handle)
    default:
      return identifier satisfies never
  }
}

/** Names that merely resolve to the wallet are listed for who asks by them; kept, they would show to everybody. */
const withoutPointers = (finding: Finding): Finding => ({
  ...finding,
  channels: finding.channels.filter(({ type, isVerified }) => isVerified || (type !== 'ens' && type !== 'basename')),
})

// ─── Profiles ───────────────────────────────────────────────────────────────────────────────

const maybeText = z.string().optional().catch(undefined)
const text = (maxLength?: number) => maybeText.transform((value) => cleanText(value, maxLength))
const listOf = <T>(item: z.ZodType<T>) =>
  z
    .array(item.nullable().catch(null))
    .catch([])
    .transform((items) => items.filter((one) => one !== null).slice(0, 100))

const channelSchema = z.object({
  type: z.string(),
  value: z.string(),
  isVerified: z.boolean().catch(false),
  metadata: listOf(z.object({ name: z.string().max(100), value: z.string().max(500) })).optional(),
  proof: z.unknown().optional(),
})

const link = z.object({ title: z.string().max(500), url: z.string() }).refine(({ url }) => cleanUrl(url) !== undefined)

const profileSchema = z.object({
  walletAddress: maybeText,
  avatarUrl: maybeText.transform(cleanUrl),
  displayName: text(200),
  bio: text(),
  location: text(200),
  jobTitle: text(200),
  primarySkill: text(200),
  networkingStatus: text(200),
  channels: listOf(channelSchema),
  highlights: listOf(link),
  isSample: z.boolean().catch(false),
})
type Given = z.infer<typeof profileSchema>

/** A profile of the other service as a finding; null where it has nothing by which a person can be known. */
async function toFinding(json: unknown, checkedAt: number, telemetry: Telemetry): Promise<Finding | null> {
  const given = profileSchema.safeParse(json).data
  // Somebody's invented people are nobody here.
  if (!given || given.isSample) return null
  const channels = await toChannels(given, checkedAt)
  const { channels: listed } = object(json)
  const unread = Array.isArray(listed) ? listed.length - channels.length : 0
  for (let count = 0; count < unread; count += 1) telemetry.count('upstream_left_out', { source: name, what: 'channels' })
  addWallet(channels, given)
  const anchor = anchorOf(channels)
  if (anchor === null) return null
  const finding: Finding = {
    source: name,
    scope: `${name}:${anchor}`,
    checkedAt,
    fields: toFields(given),
    channels,
    isHearsay: true,
  }
  return withRest(finding, await readRest(json, channels, { source: name, now: checkedAt, telemetry }))
}

function toFields(given: Given): ProfileFields {
  const names = ['avatarUrl', 'displayName', 'bio', 'location', 'jobTitle', 'primarySkill', 'networkingStatus'] as const
  const fields: ProfileFields = {}
  for (const field of names) {
    const value = given[field]
    if (value !== undefined) fields[field] = value
  }
  return given.highlights.length > 0 ? { ...fields, highlights: given.highlights } : fields
}

/** The key by which the person stays the same whatever they are asked for by. */
function anchorOf(channels: FoundChannel[]): string | null {
  const verified = channels.filter(({ isVerified }) => isVerified)
  const fid = verified.map(channelFid).find((one) => one !== null)
  if (fid !== undefined) return `fid:${fid}`
  const wallet = verified.find(({ type }) => type === 'wallet')
  if (wallet) return `eth:${wallet.value.toLowerCase()}`
  const ens = verified.find(({ type }) => type === 'ens' || type === 'basename')
  return ens ? `ens:${ens.value}` : null
}

async function toChannels(given: Given, now: number): Promise<FoundChannel[]> {
  const fid = given.channels
    .map(({ type, metadata, isVerified }) =>
      isVerified && type === 'farcaster' ? channelFid({ type, metadata: metadata ?? [] }) : null,
    )
    .find((one) => one !== null)
  const channels = await Promise.all(given.channels.map((channel) => toChannel(channel, fid, now)))
  return channels.filter((channel) => channel !== null)
}

/** Services of the older form name the wallet only beside the channels. */
function addWallet(channels: FoundChannel[], { walletAddress }: Given): void {
  if (walletAddress === undefined || channels.some(({ type }) => type === 'wallet')) return
  if (!isAddress(walletAddress, { strict: false })) return
  channels.push({ type: 'wallet', value: getAddress(walletAddress.toLowerCase()), isVerified: true, proof: reported })
}

const reported: Proof = { method: 'reported', by: name }

async function toChannel(
  { type: typeText, value: given, isVerified, metadata, proof }: z.infer<typeof channelSchema>,
  fid: number | undefined,
  now: number,
): Promise<FoundChannel | null> {
  const type = parseChannelType(typeText)
  // What is private by default was not published to us.
  if (!type || channelRow(type).isPrivate) return null
  const more = metadata && metadata.length > 0 ? { metadata } : {}
  switch (type) {
    case 'wallet': {
      if (!isAddress(given, { strict: false })) return null
      const value = getAddress(given.toLowerCase())
      if (!isVerified) return { type, value, isVerified, ...more }
      return { type, value, isVerified, ...more, proof: (await readVerification(proof, value, fid, now)) ?? reported }
    }
    case 'farcaster': {
      if (!isUsername(given) && !/^!\d+$/.test(given)) return null
      if (!isVerified) return { type, value: given, isVerified, ...more }
      if (fid === undefined || channelFid({ type, metadata: metadata ?? [] }) !== fid) return null
      return { type, value: given, isVerified, ...more, proof: (await readUsernameProof(proof, given)) ?? reported }
    }
    case 'ens':
    case 'basename': {
      const value = readEnsName(given)
      return value === null ? null : { type, value, isVerified, ...more, ...(isVerified ? { proof: reported } : {}) }
    }
    default: {
      const value = trimHandle(type, cleanText(given, 500) ?? '')
      if (parseHandle(type, value) === null) return null
      return { type, value, isVerified, ...more, ...(isVerified ? { proof: reported } : {}) }
    }
  }
}

function readEnsName(text: string): string | null {
  try {
    return parseEnsName(text).name
  } catch {
    return null
  }
}

/** Its proof that the wallet belongs to the fid, where the fid's message and the wallet's own signature hold. */
async function readVerification(
  json: unknown,
  wallet: Address,
  fid: number | undefined,
  now: number,
): Promise<FarcasterVerificationProof | null> {
  const { method, message } = object(json)
  if (method !== 'farcaster-verification') return null
  try {
    const claim = await readWalletClaim(message, now)
    const isTheirs = claim.said.fid === fid && same(claim.wallet.address, wallet) && !claim.contract
    const { dataBytes, hash, signature, signer } = message as SignedMessage
    return isTheirs ? { method, message: { dataBytes, hash, signature, signer } } : null
  } catch (error) {
    if (error instanceof Broken) return null
    throw error
  }
}

const hex = (bytes: number) =>
  z.templateLiteral(['0x', z.string()]).refine((value) => new RegExp(`^0x[0-9a-fA-F]{${bytes * 2}}$`).test(value))

const usernameProofSchema = z.object({
  method: z.literal('farcaster-username-proof'),
  name: z.string(),
  owner: hex(20),
  timestamp: z.number().int().positive(),
  signature: hex(65),
  kind: z.enum(['fname', 'ens', 'basename']),
})

/** Its proof of the name, where owner or registry signed it. That the owner is the fid's stays its word. */
async function readUsernameProof(json: unknown, username: string): Promise<FarcasterUsernameProof | null> {
  const proof = usernameProofSchema.safeParse(json).data
  if (proof?.name !== username) return null
  return (await usernameProofSigner(proof, proof.signature)) === null ? null : proof
}

function toSubject(findings: Finding[]): Subject {
  const [finding] = findings
  if (!finding || findings.length > 1) return { addresses: [], ensNames: [] }
  const verified = finding.channels.filter(({ isVerified }) => isVerified)
  const fid = verified.map(channelFid).find((one) => one !== null)
  const fname = verified.find(({ type, value }) => type === 'farcaster' && !value.startsWith('!'))?.value
  return {
    ...(fid === undefined || fid === null ? {} : { fid }),
    ...(fname === undefined ? {} : { fname }),
    addresses: verified.flatMap(({ type, value }) => (type === 'wallet' ? [value.toLowerCase() as Address] : [])),
    ensNames: verified.flatMap(({ type, value }) => (type === 'ens' || type === 'basename' ? [value] : [])),
  }
}
