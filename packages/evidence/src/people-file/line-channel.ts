import {
  channelTypes,
  parseChannelType,
  parseHandle,
  trimHandle,
} from '@whocast/contract/channel.ts'
import { channelUrl } from '@whocast/contract/channel-url.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { parseAddress, parseEnsName, parseFid, parseFname } from '@whocast/contract/identifier.ts'
import type { FoundChannel } from '@whocast/contract/profile.ts'
import type { Proof } from '@whocast/contract/proof.ts'
import { type Fields, list } from '@whocast/contract/untrusted.ts'
import type { Address } from 'viem'
import { type Notes, noteUnknown, take } from './notes.ts'
import { channel, channelKeys, type LineChannel } from './schema.ts'

const MAX_CHANNELS = 300
const MAX_URL_LENGTH = 2048

/** The accounts of a line; one that cannot be read is left out, with a note. */
export function readChannels(given: unknown, place: string, notes: Notes): FoundChannel[] {
  if (given === undefined) return []
  if (!Array.isArray(given)) {
    notes.push(`${place}: is not a list`)
    return []
  }
  if (given.length > MAX_CHANNELS) notes.push(`${place}: only the first ${MAX_CHANNELS} are kept`)
  const seen = new Set<string>()
  return given.slice(0, MAX_CHANNELS).flatMap((entry, at) => {
    const found = readChannel(entry, `${place}/${at}`, notes)
    for (const { type, value, isLocked } of found) {
      const key = `${type}:${parseHandle(type, value) ?? value}`
      if (!isLocked && seen.has(key)) notes.push(`${place}/${at}: is the account of one before it`)
      seen.add(key)
    }
    return found
  })
}

function readChannel(given: unknown, place: string, notes: Notes): FoundChannel[] {
  const found = take(channel, given, place, notes)
  if (found === undefined) return []
  noteUnknown(given as object, channelKeys, place, notes)
  noteMetadata(given as Fields, found, place, notes)
  const type = parseChannelType(found.type)
  if (type === null) {
    notes.push(
      `${place}/type: no channel type "${found.type}"; known are ${channelTypes.join(', ')}`,
    )
    return []
  }
  if (found.isLocked) return [toLocked(type, found, place, notes)]
  if (found.value === '') {
    notes.push(`${place}/value: is required`)
    return []
  }
  try {
    return [toFound(type, found, place, notes)]
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    notes.push(`${place}/value: ${error.detail}`)
    return []
  }
}

function noteMetadata(given: Fields, { metadata = [] }: LineChannel, place: string, notes: Notes) {
  const count = list(given.metadata).filter(({ value }) => value !== undefined).length
  if (count > metadata.length)
    notes.push(`${place}/metadata: ${count - metadata.length} entries do not fit and are left out`)
}

function toLocked(
  type: FoundChannel['type'],
  { isVerified, isPublic, value, url }: LineChannel,
  place: string,
  notes: Notes,
): FoundChannel {
  if (value !== '' || url) notes.push(`${place}/value: is left out, since the channel is locked`)
  return {
    type,
    value: '',
    isVerified,
    isLocked: true,
    ...(isPublic === undefined ? {} : { isPublished: isPublic }),
  }
}

function toFound(
  type: FoundChannel['type'],
  { isPublic, since, proof, ...found }: LineChannel,
  place: string,
  notes: Notes,
): FoundChannel {
  const value = readValue(type, found.value)
  if (value !== found.value) notes.push(`${place}/value: "${found.value}" is stored as "${value}"`)
  const metadata = type === 'farcaster' ? withFidFirst(found.metadata ?? []) : found.metadata
  const isNamed = type !== 'farcaster' || metadata?.[0]?.name === 'fid'
  if (found.isVerified && !isNamed)
    notes.push(`${place}/metadata: has no fid, so the channel is stored as a claim`)
  const isVerified = found.isVerified && isNamed
  const url = readUrl(found.url, place, notes)
  return {
    type,
    value,
    isVerified,
    ...(url === undefined || url === channelUrl(type, value, metadata) ? {} : { url }),
    ...(metadata === undefined || metadata.length === 0 ? {} : { metadata }),
    ...(isPublic === undefined ? {} : { isPublished: isPublic }),
    ...(since === undefined ? {} : { since }),
    ...(proof === undefined ? {} : { proof: proof as unknown as Proof }),
  }
}

function readValue(type: FoundChannel['type'], value: string): string {
  switch (type) {
    case 'wallet': {
      const { address } = parseAddress(value)
      // Its case is kept, so that what is exported again is the same.
      return value.toLowerCase() === address ? value : address
    }
    case 'ens':
    case 'basename':
      return parseEnsName(value).name
    case 'farcaster':
      // Without a username a person goes by `!` and the fid.
      return /^![1-9]\d{0,15}$/.test(value) ? value : parseFname(value).fname
    default:
      // An odd handle is kept as it is: it is shown, and lookups do not find it.
      return parseHandle(type, value) === null || value.startsWith('@')
        ? value
        : trimHandle(type, value)
  }
}

/** Returns a page of an account that can be linked to; undefined with a note when it cannot be. */
function readUrl(given: string | undefined, place: string, notes: Notes): string | undefined {
  if (given === undefined || given === '') return undefined
  const url = given.length <= MAX_URL_LENGTH ? URL.parse(given) : null
  const isLink = /^(https?|mailto|tel):$/.test(url?.protocol ?? '')
  if (isLink && url?.username === '' && url.password === '') return given
  notes.push(`${place}/url: must be an http(s), mailto or tel URL without a password`)
  return undefined
}

function withFidFirst(entries: { name: string; value: string }[]) {
  const fid = entries.find(({ name }) => name === 'fid')
  return fid === undefined
    ? entries
    : [
        { name: 'fid', value: String(parseFid(fid.value).fid) },
        ...entries.filter((entry) => entry !== fid),
      ]
}

/** Makes a wallet the primary one: verified, and before all other verified wallets. */
export function putWalletFirst(channels: FoundChannel[], wallet: Address): void {
  const isIt = (found: FoundChannel) =>
    found.type === 'wallet' && found.value.toLowerCase() === wallet
  const at = channels.findIndex(isIt)
  const before = channels.findIndex(({ type, isVerified }) => type === 'wallet' && isVerified)
  const current = channels[at] ?? { type: 'wallet', value: wallet, isVerified: true }
  const primary = { ...current, isVerified: true }
  if (at !== -1 && (before === -1 || before >= at)) {
    channels[at] = primary
    return
  }
  if (at !== -1) channels.splice(at, 1)
  channels.splice(Math.max(before, 0), 0, primary)
}
