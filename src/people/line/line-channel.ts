import {
  channelTypes,
  parseChannelType,
  parseHandle,
  trimHandle,
} from '@whocast/contract/channel.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { parseAddress, parseEnsName, parseFid, parseFname } from '@whocast/contract/identifier.ts'
import type { FoundChannel } from '@whocast/contract/profile.ts'
import type { Proof } from '@whocast/contract/proof.ts'
import { isObject } from '@whocast/contract/untrusted.ts'
import type { Address } from 'viem'
import { type Notes, noteUnknown, take } from './notes.ts'
import { channel, channelKeys, type LineChannel } from './schema.ts'

const MOST_CHANNELS = 300

/** The accounts of a line; one that cannot be read is left out, with a note. */
export function readChannels(given: unknown, place: string, notes: Notes): FoundChannel[] {
  if (given === undefined) return []
  if (!Array.isArray(given)) {
    notes.push(`${place}: is not a list`)
    return []
  }
  if (given.length > MOST_CHANNELS) notes.push(`${place}: only the first ${MOST_CHANNELS} are kept`)
  return given
    .slice(0, MOST_CHANNELS)
    .flatMap((entry, at) => readChannel(entry, `${place}/${at}`, notes))
}

function readChannel(given: unknown, place: string, notes: Notes): FoundChannel[] {
  if (isObject(given) && given.isLocked === true && given.value === undefined) {
    notes.push(`${place}: locked, so that it has no value`)
    return []
  }
  const found = take(channel, given, place, notes)
  if (found === undefined) return []
  noteUnknown(given as object, channelKeys, place, notes)
  const type = parseChannelType(found.type)
  if (type === null) {
    notes.push(
      `${place}/type: no channel type "${found.type}"; known are ${channelTypes.join(', ')}`,
    )
    return []
  }
  try {
    return [toFound(type, found)]
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    notes.push(`${place}/value: ${error.detail}`)
    return []
  }
}

function toFound(
  type: FoundChannel['type'],
  { isVerified, isPublic, since, proof, ...found }: LineChannel,
): FoundChannel {
  const metadata =
    type === 'farcaster' ? withFidFirst(found.metadata ?? [], isVerified) : found.metadata
  return {
    type,
    value: readValue(type, found.value),
    isVerified,
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
      if (parseHandle(type, value) === null)
        throw new ServiceError('invalid-identifier', `not a handle of type ${type}`)
      return trimHandle(type, value)
  }
}

/** Clients read index 0 of a farcaster channel's metadata as the fid. */
function withFidFirst(entries: { name: string; value: string }[], isVerified: boolean) {
  const fid = entries.find(({ name }) => name === 'fid')
  if (fid === undefined) {
    if (isVerified)
      throw new ServiceError(
        'invalid-identifier',
        'a verified farcaster channel needs metadata {"name":"fid","value":"…"}',
      )
    return entries
  }
  return [
    { name: 'fid', value: String(parseFid(fid.value).fid) },
    ...entries.filter((entry) => entry !== fid),
  ]
}

/** Puts the primary wallet in first place, as a verified channel. */
export function putWalletFirst(channels: FoundChannel[], wallet: Address): void {
  const at = channels.findIndex(
    (found) => found.type === 'wallet' && found.value.toLowerCase() === wallet,
  )
  const [held] = at === -1 ? [] : channels.splice(at, 1)
  channels.unshift({ ...(held ?? { type: 'wallet', value: wallet }), isVerified: true })
}
