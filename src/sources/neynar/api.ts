import type { LookupFunction } from 'node:net'
import { UserApi } from '@neynar/nodejs-sdk/build/api/apis/user-api.js'
import { Configuration } from '@neynar/nodejs-sdk/build/api/configuration.js'
import { trimEnd } from '@whocast/contract/trim-end.ts'
import type { Address } from 'viem'
import type { z } from 'zod'
import { SourceError } from '../../kit/source-error.ts'
import type { Clock, Telemetry } from '../../kit/telemetry.ts'
import { createHttpAgents } from '../../net/http-agents.ts'
import type { AskOptions } from '../../people/source-port.ts'
import { inChunks } from '../in-chunks.ts'
import {
  byAddressSchema,
  type KnownUser,
  name,
  readUsers,
  userSchema,
  usersSchema,
} from './users.ts'

export interface NeynarSettings {
  /** Not needed where `baseUrl` is a service that mirrors the API without keys. */
  apiKey?: string | undefined
  /** Without `/v2`; Neynar's own by default. */
  baseUrl?: string | undefined
  timeoutMs?: number
  /** Resolves its host; the system by default. */
  lookup?: LookupFunction | undefined
  clock?: Clock
  telemetry?: Telemetry
}

const MAX_FIDS = 100
const MAX_ADDRESSES = 350
/** How often refused batches are halved in one go: enough for two bad fids in a hundred. */
const MAX_SPLITS = 14
const MAX_RESPONSE_BYTES = 16 * 2 ** 20

export interface NeynarApi {
  api: UserApi
  telemetry: Telemetry
}

interface FoundByFid {
  users: KnownUser[]
  /** Fids that could not be fetched, and why. */
  failed: Map<number, SourceError>
}

/** A client of Neynar's SDK with bounds on time and size, and without redirects. */
export function createApi({ apiKey, baseUrl, timeoutMs = 5000, lookup }: NeynarSettings): UserApi {
  return new UserApi(
    new Configuration({
      apiKey: apiKey ?? '',
      ...(baseUrl === undefined ? {} : { basePath: trimEnd(baseUrl, /[/]/) }),
      baseOptions: {
        timeout: timeoutMs,
        maxRedirects: 0,
        maxContentLength: MAX_RESPONSE_BYTES,
        ...createHttpAgents(lookup),
      },
    }),
  )
}

/** One call: what it answers, or null where it says that there is none. */
async function call<T>(
  { api, telemetry }: NeynarApi,
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

/** One call; where it is refused, its halves, so that a bad fid fails alone. */
async function byFidsOf(
  neynar: NeynarApi,
  fids: number[],
  options: AskOptions,
  splits: { left: number },
): Promise<FoundByFid> {
  const found = await settle(
    call(neynar, 'bulk', usersSchema, options, (api, more) =>
      api.fetchBulkUsers({ fids: fids.join(',') }, more),
    ),
  )
  // It leaves out unknown fids: 404 comes from something else at this address.
  const answer = found ?? new SourceError(name, 'bulk answered 404')
  if (!(answer instanceof SourceError)) {
    const users = readUsers(answer.users)
    const isWhole = users.length === answer.users.length
    // A user who cannot be read may have any fid that is missing.
    const unread = isWhole ? [] : fids.filter((fid) => users.every((user) => user.fid !== fid))
    const failure = new SourceError(name, 'bulk answered with a user who cannot be read')
    return { users, failed: new Map(unread.map((fid) => [fid, failure])) }
  }
  if (!isBadRequest(answer) || fids.length === 1 || splits.left === 0) {
    return { users: [], failed: new Map(fids.map((fid) => [fid, answer])) }
  }
  splits.left -= 1
  const middle = Math.ceil(fids.length / 2)
  const halves = [fids.slice(0, middle), fids.slice(middle)].map((half) =>
    byFidsOf(neynar, half, options, splits),
  )
  const [one, other] = await Promise.all(halves)
  return {
    users: [...(one?.users ?? []), ...(other?.users ?? [])],
    failed: new Map([...(one?.failed ?? []), ...(other?.failed ?? [])]),
  }
}

/** Users by fid. */
export async function byFids(
  neynar: NeynarApi,
  fids: number[],
  options: AskOptions,
): Promise<FoundByFid> {
  const splits = { left: MAX_SPLITS }
  const found = await Promise.all(
    inChunks(fids, MAX_FIDS).map((chunk) => byFidsOf(neynar, chunk, options, splits)),
  )
  return {
    users: found.flatMap(({ users }) => users),
    failed: new Map(found.flatMap(({ failed }) => [...failed])),
  }
}

/** Users by addresses that they verified, or that are their custody. */
export async function byAddresses(
  neynar: NeynarApi,
  addresses: Address[],
  options: AskOptions,
): Promise<KnownUser[]> {
  const chunks = await Promise.all(
    inChunks(addresses, MAX_ADDRESSES).map((chunk) =>
      call(neynar, 'bulk-by-address', byAddressSchema, options, (api, more) =>
        api.fetchBulkUsersByEthOrSolAddress({ addresses: chunk.join(',') }, more),
      ),
    ),
  )
  return chunks.flatMap((chunk) => readUsers(Object.values(chunk ?? {}).flat()))
}

/** The user of a name. */
export async function byUsername(
  neynar: NeynarApi,
  username: string,
  options: AskOptions,
): Promise<KnownUser[]> {
  const answer = await call(neynar, 'by_username', userSchema, options, (api, more) =>
    api.lookupUserByUsername({ username }, more),
  )
  return readUsers(answer ? [answer.user] : []).filter((user) => user.username === username)
}

/** Users who proved an X account to Neynar. */
export async function byXUsername(
  neynar: NeynarApi,
  xUsername: string,
  options: AskOptions,
): Promise<KnownUser[]> {
  const answer = await call(neynar, 'by_x_username', usersSchema, options, (api, more) =>
    api.lookupUsersByXUsername({ xUsername }, more),
  )
  return readUsers(answer?.users).filter(({ accounts }) =>
    accounts.some(({ type, value }) => type === 'twitter' && value.toLowerCase() === xUsername),
  )
}

/** Null for a 404 of the API itself, else throws, without the SDK's error, which holds the key. */
function refusal(verb: string, error: unknown): null {
  const { response, code, message } = (error ?? {}) as {
    response?: { status?: number; data?: { message?: unknown } | null }
    code?: string
    message?: string
  }
  const status = response?.status
  if (status === 404 && typeof response?.data?.message === 'string') return null
  const isTransient = status === undefined || status === 404 || status === 429 || status >= 500
  const what =
    status === undefined ? `failed: ${code ?? message ?? 'unknown'}` : `answered ${status}`
  throw new SourceError(name, `${verb} ${what}`, { isTransient })
}

/** The request itself is what is wrong, not the key, the quota or the service. */
const isBadRequest = ({ message }: SourceError): boolean => /answered (?:400|422)$/.test(message)

/** The work, or why it failed. */
export const settle = <T>(work: Promise<T>): Promise<T | SourceError> =>
  work.catch((error: unknown) => {
    if (error instanceof SourceError) return error
    return new SourceError(name, 'broke', { cause: error, isTransient: false })
  })
