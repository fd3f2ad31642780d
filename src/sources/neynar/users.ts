import type { User } from '@neynar/nodejs-sdk/build/api/index.js'
import { channelOfFarcasterPlatform, parseHandle, trimHandle } from '@whocast/contract/channel.ts'
import { type Identifier, isUsername } from '@whocast/contract/identifier.ts'
import { CHOSEN } from '@whocast/contract/primary-wallet.ts'
import {
  type Finding,
  type FoundChannel,
  type ProfileFields,
  withFollowers,
} from '@whocast/contract/profile.ts'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import type { Subject } from '../../people/source-port.ts'
import { cleanText, cleanUrl } from '../clean-text.ts'
import { custodyChannel } from '../custody-channel.ts'
import { withRequested } from '../subject.ts'

export const name = 'neynar'

const MIN_FOLLOWERS = 100

const reported = { method: 'reported', by: name } as const

export interface KnownUser {
  fid: number
  /** `!fid` where they have no name. */
  username: string
  fields: ProfileFields
  custody: Address | undefined
  /** A power of ten; 0 for few. */
  followers: number
  wallets: Address[]
  /** The one that the user chose, where they verified it. */
  chosen?: Address
  /** Accounts elsewhere that they have proven to Neynar. */
  accounts: FoundChannel[]
}

/** Users are read one by one, so that one that cannot be read does not spoil the others. */
export const usersSchema = z.object({ users: z.array(z.unknown()) })
export const userSchema = z.object({ user: z.unknown() })
export const byAddressSchema = z.record(z.string(), z.array(z.unknown()))

const address = z
  .string()
  .refine((text) => isAddress(text, { strict: false }))
  .transform((text) => text.toLowerCase() as Address)

/**
 * The parts of the SDK's {@link User} that are read. A field of another type counts as absent; a
 * user whose name, wallets or accounts are of another type cannot be read.
 */
const readable = z.object({
  fid: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  username: z.string().nullish(),
  display_name: z.string().nullish().catch(null),
  pfp_url: z.string().nullish().catch(null),
  custody_address: address.nullish().catch(null),
  follower_count: z.number().nonnegative().nullish().catch(null),
  profile: z
    .object({
      bio: z.object({ text: z.string().nullish() }).nullish().catch(null),
      location: z
        .object({
          address: z
            .object({
              city: z.string().nullish(),
              state: z.string().nullish(),
              country: z.string().nullish(),
            })
            .nullish(),
        })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
  verified_addresses: z
    .object({
      eth_addresses: z.array(address.nullable().catch(null)).nullish(),
      primary: z
        .object({ eth_address: address.nullish().catch(null) })
        .nullish()
        .catch(null),
    })
    .nullish(),
  verified_accounts: z
    .array(z.object({ platform: z.string(), username: z.string() }).nullable().catch(null))
    .nullish(),
} satisfies Partial<Record<keyof User, z.ZodType>>)

/** Users as the API writes them; what cannot be read is left out. */
export function readUsers(users: unknown[] = []): KnownUser[] {
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
    followers: roundedFollowers(user.follower_count ?? 0),
    wallets: [...new Set([...(isPrimaryProven ? [primary] : []), ...proven])],
    ...(isPrimaryProven ? { chosen: primary } : {}),
    accounts: (user.verified_accounts ?? []).flatMap((account): FoundChannel[] => {
      const type = account ? channelOfFarcasterPlatform(account.platform) : null
      if (!account || !type || parseHandle(type, account.username) === null) return []
      return [
        { type, value: trimHandle(type, account.username), isVerified: true, proof: reported },
      ]
    }),
  }
}

/** The power of ten of a number of followers, so that few profiles change when it does. */
const roundedFollowers = (count: number): number =>
  count < MIN_FOLLOWERS ? 0 : 10 ** Math.floor(Math.log10(count))

type Place = {
  city?: string | null | undefined
  state?: string | null | undefined
  country?: string | null | undefined
}

function toFields(user: z.infer<typeof readable>, place: Place | null | undefined): ProfileFields {
  const avatarUrl = cleanUrl(user.pfp_url)
  const displayName = cleanText(user.display_name, 200)
  const bio = cleanText(user.profile?.bio?.text)
  const location = cleanText(
    [place?.city, place?.state, place?.country].filter(Boolean).join(', '),
    200,
  )
  return {
    ...(avatarUrl === undefined ? {} : { avatarUrl }),
    ...(displayName === undefined ? {} : { displayName }),
    ...(bio === undefined ? {} : { bio }),
    ...(location === undefined ? {} : { location }),
  }
}

/** Whether an address is a user's, verified or custody. */
export const isOf = ({ wallets, custody }: KnownUser, wanted: Address) =>
  wallets.includes(wanted) || custody === wanted

/** Chooses the meant user: of a wallet the lowest fid; none if several have one X account. */
export function toSubject(users: KnownUser[], requested: Identifier): Subject {
  const byPrecedence = users.toSorted(
    (a, b) =>
      (requested.kind === 'eth'
        ? Number(b.wallets.includes(requested.address)) -
          Number(a.wallets.includes(requested.address))
        : 0) || a.fid - b.fid,
  )
  const [user] = byPrecedence
  if (!user || (requested.kind === 'social' && users.length > 1))
    return { addresses: [], ensNames: [] }
  const { fid, username, wallets, custody } = user
  const known = wallets.length > 0 || !custody ? wallets : [custody]
  return {
    fid,
    ...(username.startsWith('!') ? {} : { fname: username }),
    addresses: withRequested(known, requested),
    ensNames: username.includes('.') ? [username] : [],
  }
}

/** Makes the finding of a user. `checkedAt` is in unix seconds. */
export function toFinding(user: KnownUser, checkedAt: number): Finding {
  const { fid, username, fields, wallets, chosen, custody, accounts, followers } = user
  const walletChannels = wallets.map(
    (one): FoundChannel => ({
      type: 'wallet',
      value: getAddress(one),
      isVerified: true,
      ...(one === chosen ? { metadata: [CHOSEN] } : {}),
      proof: reported,
    }),
  )
  if (walletChannels.length === 0 && custody) walletChannels.push(custodyChannel(custody, reported))
  return {
    source: name,
    scope: `farcaster:${fid}`,
    checkedAt,
    fields,
    channels: [
      {
        type: 'farcaster',
        value: username,
        isVerified: true,
        metadata: withFollowers([{ name: 'fid', value: String(fid) }], followers),
        proof: reported,
      },
      ...walletChannels,
      ...accounts,
    ],
  }
}
