import type { LookupFunction } from 'node:net'
import { UserApi } from '@neynar/nodejs-sdk/build/api/apis/user-api.js'
import { Configuration } from '@neynar/nodejs-sdk/build/api/configuration.js'
import type { User } from '@neynar/nodejs-sdk/build/api/index.js'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { channelOfFarcasterPlatform, parseHandle, trimHandle } from '../../domain/channel.ts'
import { type Identifier, isUsername } from '../../domain/identifier.ts'
import { type AskOptions, type Source, SourceError, type Subject, type Widened } from '../../domain/ports/source.ts'
import { type Clock, silentTelemetry, type Telemetry } from '../../domain/ports/telemetry.ts'
import type { Finding, FoundChannel, ProfileFields } from '../../domain/profile.ts'
import { trimEnd } from '../../domain/trim-end.ts'
import { createHttpAgents } from '../../net/http-agents.ts'
import { cleanText, cleanUrl } from '../clean-text.ts'
import { custodyChannel } from '../custody-channel.ts'
import { inChunks } from '../in-chunks.ts'

export interface NeynarSettings {
  /** Not needed where `baseUrl` is a service that mirrors the API without keys. */
  apiKey?: string | undefined
  /** Without `/v2`; Neynar's own by default. */
  baseUrl?: string | undefined
  /** For one call. */
  timeoutMs?: number
  /** Resolves its host; the system by default. */
  lookup?: LookupFunction | undefined
  clock?: Clock
  telemetry?: Telemetry
}

/** What the API takes at once. */
const MAX_FIDS = 100
const MAX_ADDRESSES = 350
/** How often batches that are refused are halved in one go: enough for two bad fids in a hundred. */
const MAX_SPLITS = 14
const MAX_RESPONSE_BYTES = 16 * 2 ** 20

const name = 'neynar'
const reported = { method: 'reported', by: name } as const

/**
 * Farcaster as Neynar tells it, through its SDK. What it says is verified counts as that, with Neynar as the
 * evidence. Calls are batched: a hundred fids, or 350 addresses, are one.
 */
export function createNeynarSource(settings: NeynarSettings): Source {
  const clock = settings.clock ?? Date.now
  const telemetry = settings.telemetry ?? silentTelemetry
  const api = createApi(settings)

  /** One call: what it answers, or null where it says that there is none. */
  async function call<T>(
    verb: string,
    schema: z.ZodType<T>,
    { signal }: AskOptions,
    work: (api: UserApi, options: { signal: AbortSignal }) => Promise<{ data: unknown }>,
  ): Promise<T | null> {
    if (signal.aborted) throw new SourceError(name, `${verb} was given up`)
    telemetry.count('upstream_calls', { source: name, call: verb })
    const answer = await work(api, { signal }).catch((error: unknown) => refusal(verb, error))
    if (answer === null) return null
    const parsed = schema.safeParse(answer.data)
    if (!parsed.success) throw new SourceError(name, `${verb} answered with something else`)
    return parsed.data
  }

  /** One call; where it is refused, its halves, so that a fid that the API does not take fails alone. */
  async function byFidsOf(fids: number[], options: AskOptions, splits: { left: number }): Promise<FoundByFid> {
    const answer = await settle(
      call('bulk', usersSchema, options, (api, more) => api.fetchBulkUsers({ fids: fids.join(',') }, more)),
    )
    if (!(answer instanceof SourceError)) return { users: readUsers(answer?.users), failed: new Map() }
    if (!isBadRequest(answer) || fids.length === 1 || splits.left === 0) {
      return { users: [], failed: new Map(fids.map((fid) => [fid, answer])) }
    }
    splits.left -= 1
    const middle = Math.ceil(fids.length / 2)
    const halves = [fids.slice(0, middle), fids.slice(middle)].map((half) => byFidsOf(half, options, splits))
    const [one, other] = await Promise.all(halves)
    return {
      users: [...(one?.users ?? []), ...(other?.users ?? [])],
      failed: new Map([...(one?.failed ?? []), ...(other?.failed ?? [])]),
    }
  }

  const byFids = async (fids: number[], options: AskOptions): Promise<FoundByFid> => {
    const splits = { left: MAX_SPLITS }
    const found = await Promise.all(inChunks(fids, MAX_FIDS).map((chunk) => byFidsOf(chunk, options, splits)))
    return {
      users: found.flatMap(({ users }) => users),
      failed: new Map(found.flatMap(({ failed }) => [...failed])),
    }
  }

  const byAddresses = async (addresses: Address[], options: AskOptions): Promise<KnownUser[]> => {
    const chunks = await Promise.all(
      inChunks(addresses, MAX_ADDRESSES).map((chunk) =>
        call('bulk-by-address', byAddressSchema, options, (api, more) =>
          api.fetchBulkUsersByEthOrSolAddress({ addresses: chunk.join(',') }, more),
        ),
      ),
    )
    return chunks.flatMap((chunk) => readUsers(Object.values(chunk ?? {}).flat()))
  }

  const byUsername = async (username: string, options: AskOptions): Promise<KnownUser[]> => {
    const answer = await call('by_username', userSchema, options, (api, more) => api.lookupUserByUsername({ username }, more))
    return readUsers(answer ? [answer.user] : []).filter((user) => user.username === username)
  }

  const byXUsername = async (xUsername: string, options: AskOptions): Promise<KnownUser[]> => {
    const answer = await call('by_x_username', usersSchema, options, (api, more) =>
      api.lookupUsersByXUsername({ xUsername }, more),
    )
    return readUsers(answer?.users).filter(({ accounts }) =>
      accounts.some(({ type, value }) => type === 'twitter' && value.toLowerCase() === xUsername),
    )
  }

  /** Asks about all of one kind at once; each entry gets those who are its own. */
  function ask(wanted: Wanted[], options: AskOptions): Promise<(KnownUser[] | SourceError)[]> {
    const fids = [...new Set(wanted.flatMap((one) => (one.by === 'fid' ? [one.fid] : [])))]
    const addresses = [...new Set(wanted.flatMap((one) => (one.by === 'addresses' ? one.addresses : [])))]
    const ofFids = byFids(fids, options)
    const ofAddresses = settle(addresses.length > 0 ? byAddresses(addresses, options) : Promise.resolve([]))
    const each = wanted.map(async (one): Promise<KnownUser[] | SourceError> => {
      switch (one.by) {
        case 'fid':
          return (await ofFids).failed.get(one.fid) ?? keep((await ofFids).users, (user) => user.fid === one.fid)
        case 'addresses':
          return keep(await ofAddresses, (user) => one.addresses.some((address) => isOf(user, address)))
        case 'username':
          return settle(byUsername(one.username, options))
        case 'x':
          return settle(byXUsername(one.handle, options))
        case 'nothing':
          return []
        default:
          return one satisfies never
      }
    })
    return Promise.all(each)
  }

  const toFindings = (users: KnownUser[]) => users.map((user) => toFinding(user, Math.floor(clock() / 1000)))

  return {
    name,
    canWiden: (identifier) => wantedFor(identifier).by !== 'nothing',
    // It knows an ENS name only where it is somebody's username.
    isDecisive: ({ kind }) => kind !== 'ens',

    async widen(identifiers, options) {
      const answers = await ask(identifiers.map(wantedFor), options)
      return answers.map((users, index): Widened | null | SourceError => {
        if (users instanceof SourceError) return users
        const identifier = identifiers[index]
        if (users.length === 0 || !identifier) return null
        return { subject: toSubject(users, identifier), findings: toFindings(users) }
      })
    },

    async collect(subjects, options) {
      const answers = await ask(subjects.map(wantedAbout), options)
      return answers.map((users) => (users instanceof SourceError ? users : toFindings(users)))
    },
  }
}

interface FoundByFid {
  users: KnownUser[]
  /** Fids that could not be asked about, and why. */
  failed: Map<number, SourceError>
}

/** By what the API is asked. */
type Wanted =
  | { by: 'fid'; fid: number }
  | { by: 'addresses'; addresses: Address[] }
  | { by: 'username'; username: string }
  | { by: 'x'; handle: string }
  | { by: 'nothing' }

function wantedFor(identifier: Identifier): Wanted {
  switch (identifier.kind) {
    case 'fid':
      return { by: 'fid', fid: identifier.fid }
    case 'eth':
      return { by: 'addresses', addresses: [identifier.address] }
    case 'fname':
      return { by: 'username', username: identifier.fname }
    case 'social':
      return identifier.type === 'twitter' ? { by: 'x', handle: identifier.handle } : { by: 'nothing' }
    case 'ens':
      return { by: 'username', username: identifier.name }
    default:
      return identifier satisfies never
  }
}

function wantedAbout({ fid, fname, addresses }: Subject): Wanted {
  if (fid !== undefined) return { by: 'fid', fid }
  if (addresses.length > 0) return { by: 'addresses', addresses: addresses.slice(0, 10) }
  return fname === undefined ? { by: 'nothing' } : { by: 'username', username: fname }
}

function createApi({ apiKey, baseUrl, timeoutMs = 5000, lookup }: NeynarSettings): UserApi {
  return new UserApi(
    new Configuration({
      apiKey: apiKey ?? '',
      ...(baseUrl === undefined ? {} : { basePath: trimEnd(baseUrl, /[/]/) }),
      baseOptions: { timeout: timeoutMs, maxRedirects: 0, maxContentLength: MAX_RESPONSE_BYTES, ...createHttpAgents(lookup) },
    }),
  )
}

/**
 * Nobody (null) for a 404, else throws. The SDK's own error is not kept as a cause: it holds the request with the
 * API key, and would carry it into logs.
 */
function refusal(verb: string, error: unknown): null {
  const { response, code, message } = (error ?? {}) as { response?: { status?: number }; code?: string; message?: string }
  const status = response?.status
  if (status === 404) return null
  const isTransient = status === undefined || status === 429 || status >= 500
  const what = status === undefined ? `failed: ${code ?? message ?? 'unknown'}` : `answered ${status}`
  throw new SourceError(name, `${verb} ${what}`, { isTransient })
}

/** The request itself is what is wrong, not the key, the quota or the service. */
const isBadRequest = ({ message }: SourceError): boolean => /answered (?:400|422)$/.test(message)

const settle = <T>(work: Promise<T>): Promise<T | SourceError> =>
  work.catch((error: unknown) => {
    if (error instanceof SourceError) return error
    return new SourceError(name, 'broke', { cause: error, isTransient: false })
  })

const keep = (users: KnownUser[] | SourceError, isWanted: (user: KnownUser) => boolean): KnownUser[] | SourceError =>
  users instanceof SourceError ? users : uniqueByFid(users.filter(isWanted))

const uniqueByFid = (users: KnownUser[]): KnownUser[] => [...new Map(users.map((user) => [user.fid, user])).values()]

// ─── Users ──────────────────────────────────────────────────────────────────────────────────

/** What is used of a user, in our own words. Addresses are lower case. */
interface KnownUser {
  fid: number
  /** `!fid` where they have no name. */
  username: string
  fields: ProfileFields
  custody: Address | undefined
  /** The primary one first. */
  wallets: Address[]
  /** Accounts elsewhere that they have proven to Neynar. */
  accounts: FoundChannel[]
}

const usersSchema = z.object({ users: z.array(z.unknown()) })
const userSchema = z.object({ user: z.unknown() })
const byAddressSchema = z.record(z.string(), z.array(z.unknown()))

const address = z
  .string()
  .refine((text) => isAddress(text, { strict: false }))
  .transform((text) => text.toLowerCase() as Address)

/** The parts of the SDK's {@link User} that are read; whatever is not as promised counts as absent. */
const readable = z.object({
  fid: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  username: z.string().nullish().catch(null),
  display_name: z.string().nullish().catch(null),
  pfp_url: z.string().nullish().catch(null),
  custody_address: address.nullish().catch(null),
  profile: z
    .object({
      bio: z.object({ text: z.string().nullish() }).nullish().catch(null),
      location: z
        .object({
          address: z.object({ city: z.string().nullish(), state: z.string().nullish(), country: z.string().nullish() }).nullish(),
        })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
  verified_addresses: z
    .object({
      eth_addresses: z.array(address.nullable().catch(null)).catch([]),
      primary: z
        .object({ eth_address: address.nullish().catch(null) })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
  verified_accounts: z
    .array(z.object({ platform: z.string(), username: z.string() }).nullable().catch(null))
    .nullish()
    .catch(null),
} satisfies Partial<Record<keyof User, z.ZodType>>)

function readUsers(users: unknown[] = []): KnownUser[] {
  return users.flatMap((user) => {
    const parsed = readable.safeParse(user).data
    return parsed ? [toKnown(parsed)] : []
  })
}

function toKnown(user: z.infer<typeof readable>): KnownUser {
  const { fid, profile, verified_addresses: verified } = user
  const proven = (verified?.eth_addresses ?? []).filter((one) => one !== null)
  const primary = verified?.primary?.eth_address
  const isPrimaryProven = primary !== null && primary !== undefined && proven.includes(primary)
  return {
    fid,
    username: isUsername(user.username) ? user.username : `!${fid}`,
    fields: toFields(user, profile?.location?.address),
    custody: user.custody_address ?? undefined,
    wallets: [...new Set([...(isPrimaryProven ? [primary] : []), ...proven])],
    accounts: (user.verified_accounts ?? []).flatMap((account): FoundChannel[] => {
      const type = account ? channelOfFarcasterPlatform(account.platform) : null
      if (!account || !type || parseHandle(type, account.username) === null) return []
      return [{ type, value: trimHandle(type, account.username), isVerified: true, proof: reported }]
    }),
  }
}

type Place = { city?: string | null | undefined; state?: string | null | undefined; country?: string | null | undefined }

function toFields(user: z.infer<typeof readable>, place: Place | null | undefined): ProfileFields {
  const avatarUrl = cleanUrl(user.pfp_url)
  const displayName = cleanText(user.display_name, 200)
  const bio = cleanText(user.profile?.bio?.text)
  const location = cleanText([place?.city, place?.state, place?.country].filter(Boolean).join(', '), 200)
  return {
    ...(avatarUrl === undefined ? {} : { avatarUrl }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(bio === undefined ? {} : { bio }),
    ...(location === undefined ? {} : { location }),
  }
}

const isOf = ({ wallets, custody }: KnownUser, wanted: Address) => wallets.includes(wanted) || custody === wanted

/**
 * Who is meant. Of several who verified one wallet, the one with the lowest fid, as the merge decides without
 * other evidence; of several with one X account nobody in particular.
 */
function toSubject(users: KnownUser[], asked: Identifier): Subject {
  const byPrecedence = users.toSorted(
    (a, b) =>
      (asked.kind === 'eth' ? Number(b.wallets.includes(asked.address)) - Number(a.wallets.includes(asked.address)) : 0) ||
      a.fid - b.fid,
  )
  const [user] = byPrecedence
  if (!user || (asked.kind === 'social' && users.length > 1)) return { addresses: [], ensNames: [] }
  const { fid, username, wallets, custody } = user
  const known = wallets.length > 0 || !custody ? wallets : [custody]
  const addresses = asked.kind === 'eth' && !known.includes(asked.address) ? [...known, asked.address] : known
  return {
    fid,
    ...(username.startsWith('!') ? {} : { fname: username }),
    addresses,
    ensNames: username.includes('.') ? [username] : [],
  }
}

function toFinding(user: KnownUser, checkedAt: number): Finding {
  const { fid, username, fields, wallets, custody, accounts } = user
  const walletChannels = wallets.map(
    (one): FoundChannel => ({ type: 'wallet', value: getAddress(one), isVerified: true, proof: reported }),
  )
  if (walletChannels.length === 0 && custody) walletChannels.push(custodyChannel(custody, reported))
  return {
    source: name,
    scope: `farcaster:${fid}`,
    checkedAt,
    fields,
    channels: [
      { type: 'farcaster', value: username, isVerified: true, metadata: [{ name: 'fid', value: String(fid) }], proof: reported },
      ...walletChannels,
      ...accounts,
    ],
  }
}
