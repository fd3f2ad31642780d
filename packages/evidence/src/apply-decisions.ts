import { channelUrl } from '@whocast/contract/channel-url.ts'
import {
  type Channel,
  channelKeys,
  isRelayingSource,
  type ProfileFields,
} from '@whocast/contract/profile.ts'
import type { Evidence, SignedMessage } from '@whocast/contract/proof.ts'
import { isStated } from '@whocast/contract/visible.ts'
import type { Address } from 'viem'
import { channelKey, type Decision } from './forms/owner-decision.ts'
import { memberOf } from './user-data.ts'

export const OWNER_SOURCE = 'owner'

export interface Shown {
  fields: ProfileFields
  ownFields: string[]
  accent?: string
  channels: Channel[]
  walletAddress?: Address
  evidence?: Evidence
  /** Keys that lookups do not find them by; they still join. */
  hiddenKeys: ReadonlySet<string>
}

interface Assembled {
  fields: ProfileFields
  channels: Channel[]
  evidence?: Evidence
  walletAddress?: Address
  keys: readonly { key: string }[]
}

/**
 * Applies decisions to a person: what any of them hides is hidden; the last one's words count.
 *
 * @param decisions the oldest first
 * @param decidedAt unix seconds of the last
 */
export function applyDecisions(
  assembly: Assembled,
  decisions: readonly Decision[],
  decidedAt: number,
): Shown {
  const last = decisions.at(-1)
  if (!last) return { ...assembly, ownFields: [], hiddenKeys: new Set() }
  if (decisions.some(({ isHidden }) => isHidden)) {
    return {
      fields: {},
      ownFields: [],
      channels: [],
      hiddenKeys: new Set(assembly.keys.map(({ key }) => key)),
    }
  }
  const hidden = new Set(decisions.flatMap(({ channels }) => channels.map(channelKey)))
  const isHidden = (channel: Channel) => hidden.has(channelKey(channel))
  const published = last.publishes.filter(
    (name) => !assembly.channels.some((one) => channelKey(one) === channelKey(name)),
  )
  const all = [...assembly.channels, ...published.map((name) => ownChannel(name, decidedAt))]
  const channels = inOrder(
    all.filter((channel) => !isHidden(channel)),
    last,
  )
  const texts = hiddenTexts(all.filter(isHidden), channels)
  const visible = new Set(channels.flatMap((channel) => channelKeys(channel).map(({ key }) => key)))
  const { walletAddress, ...fields } = wordsOf(assembly, decisions, channels)
  const unshown = new Set([...decisions.flatMap((one) => one.fields), ...fields.ownFields])
  const evidence = shownEvidence(assembly.evidence, texts, unshown)
  return {
    ...fields,
    ...(last.accent === null ? {} : { accent: last.accent }),
    channels: channels.map((channel) => withoutMentioned(channel, texts)),
    ...(walletAddress ? { walletAddress } : {}),
    ...(evidence ? { evidence } : {}),
    hiddenKeys: new Set(assembly.keys.flatMap(({ key }) => (visible.has(key) ? [] : [key]))),
  }
}

/** Returns true if some source names a wallet as the person's. */
export const isVerifiedWallet = (channels: readonly Channel[], key: string): boolean =>
  channels.some(
    ({ type, value, isVerified }) =>
      type === 'wallet' && isVerified && `eth:${value.toLowerCase()}` === key,
  )

/** Returns true if a wallet's link is not merely relayed, which would let a third party decide. */
export function mayDecide(channels: readonly Channel[], key: string): boolean {
  const channel = channels.find(
    (one) => one.type === 'wallet' && `eth:${one.value.toLowerCase()}` === key,
  )
  if (!channel?.isVerified) return false
  const { verification } = channel
  return verification.grade !== 'reported' || !isRelayingSource(verification.by)
}

function ownChannel({ type, value }: Decision['publishes'][number], checkedAt: number): Channel {
  const url = channelUrl(type, value)
  return {
    type,
    isVerified: false,
    value,
    ...(url === undefined ? {} : { url }),
    source: OWNER_SOURCE,
    checkedAt,
  }
}

function inOrder(channels: Channel[], { order }: Decision): Channel[] {
  if (order.length === 0) return channels
  const places = new Map(order.map((name, place) => [channelKey(name), place]))
  const placeOf = (channel: Channel) => places.get(channelKey(channel)) ?? order.length
  return channels
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((channel) => withPlace(channel, places.get(channelKey(channel))))
}

const withPlace = (channel: Channel, place: number | undefined): Channel =>
  place === undefined ? channel : { ...channel, place }

function wordsOf(
  { fields, walletAddress, keys }: Assembled,
  decisions: readonly Decision[],
  channels: readonly Channel[],
) {
  const hidden = new Set<string>(decisions.flatMap((decision) => decision.fields))
  const says = Object.fromEntries(
    Object.entries(decisions.at(-1)?.says ?? {}).filter(([, value]) => isStated(value)),
  )
  const shown = Object.fromEntries(
    Object.entries({ ...fields, ...says }).filter(([name]) => !hidden.has(name)),
  ) as ProfileFields
  const current = new Set(keys.map(({ key }) => key))
  const wallets = channels.flatMap(({ type, isVerified, value }) =>
    type === 'wallet' && isVerified && current.has(`eth:${value.toLowerCase()}`)
      ? [value.toLowerCase() as Address]
      : [],
  )
  const wallet = wallets.find((one) => one === walletAddress) ?? wallets[0]
  return {
    fields: shown,
    ownFields: Object.keys(says).filter((name) => !hidden.has(name)),
    ...(wallet ? { walletAddress: wallet } : {}),
  }
}

/** Values that must not appear anywhere else: hidden ones, as text and as the hex of messages. */
function hiddenTexts(hidden: readonly Channel[], visible: readonly Channel[]): string[] {
  const shown = new Set(visible.map(({ value }) => value.toLowerCase()))
  return hidden
    .map(({ value }) => value.toLowerCase())
    .filter((text) => !shown.has(text) && text.length > 2)
    .flatMap((text) => (/^0x[0-9a-f]{40}$/.test(text) ? [text.slice(2)] : [text, toHex(text)]))
}

const toHex = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const mentions = (value: unknown, texts: readonly string[]): boolean => {
  if (texts.length === 0) return false
  const written = JSON.stringify(value).toLowerCase()
  return texts.some((text) => written.includes(text))
}

/** Removes what mentions hidden values, and messages with fields that are hidden or replaced. */
function shownEvidence(
  evidence: Evidence | undefined,
  texts: readonly string[],
  fields: ReadonlySet<string>,
): Evidence | undefined {
  if (!evidence || (texts.length === 0 && fields.size === 0)) return evidence
  const isShown = (name: string, entry: unknown) =>
    !mentions(entry, texts) &&
    !(name === 'userData' && fields.has(memberOf(entry as SignedMessage) ?? ''))
  const selected = Object.entries(evidence).flatMap(([name, entries]) => {
    const rest = (entries as unknown[]).filter((entry) => isShown(name, entry))
    return rest.length > 0 ? [[name, rest]] : []
  })
  return selected.length > 0 ? (Object.fromEntries(selected) as Evidence) : undefined
}

/** A row whose proof names hidden values is shown without it, as a report of its source. */
function withoutMentioned(channel: Channel, texts: readonly string[]): Channel {
  const { metadata, proof, ...rest } = channel
  // The first entry of a farcaster channel is its fid, by contract.
  const selected = metadata?.filter(
    (entry, index) => (index === 0 && channel.type === 'farcaster') || !mentions(entry, texts),
  )
  const isTelling = proof !== undefined && mentions(proof, texts)
  const row = {
    ...rest,
    ...(selected && selected.length > 0 ? { metadata: selected } : {}),
    ...(proof === undefined || isTelling ? {} : { proof }),
  } as Channel
  return isTelling && row.isVerified
    ? { ...row, verification: { grade: 'reported', by: row.source, checkedAt: row.checkedAt } }
    : row
}
