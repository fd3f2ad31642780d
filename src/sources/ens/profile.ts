import {
  type ChannelType,
  channelRow,
  channelTypes,
  parseHandle,
  trimHandle,
} from '@whocast/contract/channel.ts'
import type { Finding, FoundChannel, ProfileFields } from '@whocast/contract/profile.ts'
import { toHttps } from '../../net/avatar.ts'
import { cleanText } from '../clean-text.ts'
import { agentKeys, agentTexts } from './agent-records.ts'

/** A `farcaster` channel always has a fid, which a text record cannot know. */
const claimTypes = channelTypes.filter(
  (type) => type !== 'farcaster' && channelRow(type).ensText !== undefined,
)

/** The text records that are read (ENSIP-5, ENSIP-18, ENSIP-26, and the channel table's). */
export const textKeys: readonly string[] = [
  ...new Set([
    'avatar',
    'description',
    'location',
    'name',
    'url',
    ...agentKeys,
    ...claimTypes.flatMap((type) => channelRow(type).ensText ?? []),
  ]),
]

/** Returns the profile fields in the records of a name, without the avatar. */
export function fieldsOf(texts: ReadonlyMap<string, string>): ProfileFields {
  const displayName = cleanText(texts.get('name'))
  const bio = cleanText(texts.get('description'))
  const location = cleanText(texts.get('location'))
  const site = toWebsite(texts.get('url'))
  return {
    ...(displayName ? { displayName } : {}),
    ...(bio ? { bio } : {}),
    ...(location ? { location } : {}),
    ...(site ? { highlights: [{ title: 'Website', url: site }] } : {}),
  }
}

/** The accounts that the owner of a name claims; none of them is verified. */
export function claimsOf(texts: ReadonlyMap<string, string>): FoundChannel[] {
  return claimTypes.flatMap((type) => {
    const value = firstHandle(type, texts)
    return value === undefined ? [] : [{ type, value, isVerified: false, isPublished: true }]
  })
}

/** Returns the text records that a finding shows, without the avatar. */
export function textsOf({ fields, channels }: Finding): Map<string, string> {
  const claims = channels.filter(({ isVerified }) => !isVerified)
  const texts: [string, string | undefined][] = [
    ['name', fields.displayName],
    ['description', fields.bio],
    ['location', fields.location],
    ['url', fields.highlights?.[0]?.url],
    ...claims.flatMap(({ type, value }) =>
      (channelRow(type).ensText ?? []).map((key): [string, string] => [key, value]),
    ),
    ...claims.flatMap(agentTexts),
  ]
  return new Map(texts.filter((one): one is [string, string] => one[1] !== undefined))
}

function firstHandle(type: ChannelType, texts: ReadonlyMap<string, string>): string | undefined {
  for (const key of channelRow(type).ensText ?? []) {
    const text = cleanText(texts.get(key))
    if (text !== undefined && parseHandle(type, text) !== null) return trimHandle(type, text)
  }
  return undefined
}

function toWebsite(text: string | undefined): string | undefined {
  const clean = cleanText(text)
  if (clean === undefined) return undefined
  return (
    toHttps(
      /^[a-z][a-z0-9+.-]*:/i.test(clean) ? clean.replace(/^http:/i, 'https:') : `https://${clean}`,
      '',
    ) ?? undefined
  )
}
