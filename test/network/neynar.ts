import type {
  BulkUsersByAddressResponse,
  BulkUsersResponse,
  ErrorRes,
  PostCastReqBody,
  PostCastResponse,
  Signer,
  User,
  UserResponse,
  Webhook,
  WebhookListResponse,
} from '@neynar/nodejs-sdk/build/api/index.js'
import { type Address, keccak256, toHex } from 'viem'
import type { Person, World } from './people.ts'
import {
  type StandIn,
  type StandInAnswer,
  type StandInOptions,
  type StandInRequest,
  startStandIn,
} from './stand-in.ts'

/** A stand-in of Neynar's API over a {@link World}, typed by its SDK. */
export interface NeynarStandIn extends StandIn {
  /** What was published through it, each idempotency key once. */
  published: PublishedCast[]
  /**
   * Casts that can be read, by hash: what webhooks spoke of. A cast that is deleted is taken out.
   */
  casts: Map<string, ReadableCast>
  /** Changes how a user is shown from now on; null: the truth again. */
  lie(change: ((user: User) => User) | null): void
}

export interface PublishedCast extends PostCastReqBody {
  hash: string
}

/** As much of Neynar's cast as anybody reads here. */
export interface ReadableCast {
  hash: string
  mentioned_profiles: { fid: number }[]
  parent_author?: { fid: number | null }
}

export interface NeynarOptions extends StandInOptions {
  /** Requests without this key are refused. */
  apiKey?: string
  /** Who publishes by which signer. */
  signers?: Record<string, number>
  /** Webhooks that the owner of the API key created. */
  webhooks?: Webhook[]
}

/** A user as Neynar shows them. */
export function toUser(person: Person): User {
  const { fid, custody, wallets, shown, verifiedAccounts, primaryWallet, score, registeredAt } =
    person
  const addresses = wallets.map(({ address }) => address.toLowerCase())
  const { location } = shown
  return {
    object: 'user',
    fid,
    username: shown.username,
    display_name: shown.displayName ?? null,
    custody_address: custody.address.toLowerCase(),
    pfp_url: shown.pfpUrl ?? null,
    registered_at: new Date(registeredAt * 1000).toISOString(),
    profile: {
      bio: { text: shown.bio ?? '', mentioned_profiles: [] },
      ...(location
        ? {
            location: {
              latitude: 52.52,
              longitude: 13.4,
              address: { city: location.city, country: location.country, country_code: 'de' },
            },
          }
        : {}),
    },
    follower_count: 10,
    following_count: 10,
    verifications: addresses,
    verified_addresses: {
      eth_addresses: addresses,
      sol_addresses: [],
      primary: {
        eth_address: (primaryWallet ?? addresses[0])?.toLowerCase() ?? null,
        sol_address: null,
      },
    },
    auth_addresses: [],
    verified_accounts: verifiedAccounts,
    score,
  }
}

const notFound = (message: string): StandInAnswer => ({
  status: 404,
  body: { code: 'NotFound', message } satisfies ErrorRes,
})

/** Starts a stand-in of Neynar. Paths and trailing slashes are the SDK's. */
export async function startNeynar(
  world: World,
  options: NeynarOptions = {},
): Promise<NeynarStandIn> {
  const published: PublishedCast[] = []
  const casts = new Map<string, ReadableCast>()
  let change: (user: User) => User = (user) => user

  const everybody = () => [...world.people.values()]
  const show = (people: Person[]) => people.map((person) => change(toUser(person)))
  const holds = (person: Person, address: string) =>
    [person.custody, ...person.wallets].some((account) => account.address.toLowerCase() === address)

  const routes: Record<string, (query: URLSearchParams) => StandInAnswer> = {
    '/v2/farcaster/user/bulk/': (query) => {
      const fids = (query.get('fids') ?? '').split(',').map(Number)
      if (fids.length > 100)
        return {
          status: 400,
          body: { code: 'InvalidField', message: 'at most 100 fids' } satisfies ErrorRes,
        }
      const users = show(fids.flatMap((fid) => world.people.get(fid) ?? []))
      return { body: { users } satisfies BulkUsersResponse }
    },
    '/v2/farcaster/user/bulk-by-address/': (query) => {
      const addresses = (query.get('addresses') ?? '').split(',')
      if (addresses.length > 350) {
        return {
          status: 400,
          body: { code: 'InvalidField', message: 'at most 350 addresses' } satisfies ErrorRes,
        }
      }
      const found: BulkUsersByAddressResponse = {}
      for (const address of addresses.map((text) => text.toLowerCase() as Address)) {
        const users = show(everybody().filter((person) => holds(person, address)))
        if (users.length > 0) found[address] = users
      }
      return Object.keys(found).length > 0 ? { body: found } : notFound('No users found')
    },
    '/v2/farcaster/user/by_username/': (query) => {
      const [user] = show(
        everybody().filter(({ shown }) => shown.username === query.get('username')),
      )
      return user ? { body: { user } satisfies UserResponse } : notFound('User not found')
    },
    '/v2/farcaster/signer/': (query) => {
      const uuid = query.get('signer_uuid') ?? ''
      const fid = options.signers?.[uuid]
      if (fid === undefined) return notFound('Signer not found')
      const signer: Signer = { signer_uuid: uuid, public_key: '0x', status: 'approved', fid }
      return { body: signer }
    },
    '/v2/farcaster/webhook/list/': () => ({
      body: { webhooks: options.webhooks ?? [] } satisfies WebhookListResponse,
    }),
    '/v2/farcaster/cast/': (query) => {
      const cast = casts.get(query.get('identifier') ?? '')
      return cast ? { body: { cast } } : notFound('Cast not found')
    },
    '/v2/farcaster/notifications/': (query) => {
      const fid = Number(query.get('fid'))
      const types = query.get('type') ?? ''
      const mentions = [...casts.values()].filter(
        (cast) =>
          (types.includes('mentions') && cast.mentioned_profiles.some((one) => one.fid === fid)) ||
          (types.includes('replies') && cast.parent_author?.fid === fid),
      )
      const notifications = mentions
        .toReversed()
        .map((cast) => ({ object: 'notification', type: 'mention', cast }))
      return { body: { notifications, next: { cursor: null } } }
    },
    '/v2/farcaster/user/by_x_username/': (query) => {
      const handle = query.get('x_username')?.toLowerCase()
      const people = everybody().filter(({ verifiedAccounts }) =>
        verifiedAccounts.some(
          ({ platform, username }) => platform === 'x' && username.toLowerCase() === handle,
        ),
      )
      return people.length > 0
        ? { body: { users: show(people) } satisfies BulkUsersResponse }
        : notFound('No users found')
    },
  }

  function publish(body: PostCastReqBody): StandInAnswer {
    const fid = options.signers?.[body.signer_uuid]
    if (fid === undefined)
      return {
        status: 403,
        body: { code: 'InvalidSigner', message: 'signer not approved' } satisfies ErrorRes,
      }
    const held = published.find(({ idem }) => idem !== undefined && idem === body.idem)
    const hash =
      held?.hash ?? keccak256(toHex(`cast ${published.length} ${body.text}`)).slice(0, 42)
    if (!held) published.push({ ...body, hash })
    const answer: PostCastResponse = {
      success: true,
      cast: { hash, author: { fid }, text: body.text ?? '' },
    }
    return { body: answer }
  }

  const answer = ({ path, method, headers, body }: StandInRequest): StandInAnswer => {
    if (options.apiKey !== undefined && headers['x-api-key'] !== options.apiKey) {
      return {
        status: 401,
        body: { code: 'Unauthorized', message: 'invalid API key' } satisfies ErrorRes,
      }
    }
    const { pathname, searchParams } = new URL(path, 'http://neynar')
    if (method === 'POST' && pathname === '/v2/farcaster/cast/')
      return publish(JSON.parse(body) as PostCastReqBody)
    const route = routes[pathname]
    return method === 'GET' && route ? route(searchParams) : notFound('no such route')
  }

  const standIn = await startStandIn(answer, options)
  return {
    ...standIn,
    published,
    casts,
    lie: (next) => {
      change = next ?? ((user) => user)
    },
  }
}
