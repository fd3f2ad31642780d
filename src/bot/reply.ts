import { channelRow } from '@whocast/contract/channel.ts'
import { countedText, credentialCountOf, warningText } from '@whocast/contract/display.ts'
import { shortAddress } from '@whocast/contract/identifier.ts'
import { type Profile, profileFid } from '@whocast/contract/profile.ts'
import { byteLength, cutBytes, tame } from '@whocast/contract/tame.ts'

/** The longest text of a cast, in UTF-8 bytes. */
export const MAX_TEXT_BYTES = 320
/** The longest URL of an embed, in UTF-8 bytes. */
const MAX_EMBED_BYTES = 256

const count = (number: number, one: string, many = `${one}s`) =>
  `${number} ${number === 1 ? one : many}`

/**
 * The reply about a person who was found: name, how many verified accounts and credentials, what is
 * notable. At most 320 bytes; only numbers, our own words and tamed names.
 */
export function answerText(profile: Profile): string {
  const verified = profile.channels.filter(({ isVerified, isLocked }) => isVerified && !isLocked)
  const kinds = [...new Set(verified.map((channel) => channelRow(channel.type).label))]
  const facts = [
    ...(profile.warning ? [tame(warningText(profile.warning), 120)] : []),
    verified.length === 0
      ? 'No verified accounts yet'
      : `${count(verified.length, 'verified account')}: ${list(kinds, 4)}`,
    ...(profile.credentials.length === 0
      ? []
      : [
          `${countedText(credentialCountOf(profile))} ${credentialCountOf(profile) === 1 ? 'credential' : 'credentials'}: ${list([...new Set(profile.credentials.map((one) => tame(one.name, 48)))], 2)}`,
        ]),
  ]
  return cutBytes(`${whoText(profile, 80)}\n${facts.join('\n')}`, MAX_TEXT_BYTES)
}

/** Name, handle and fid in one line. */
function whoText(profile: Profile, nameBytes: number): string {
  const name = tame(profile.displayName ?? '', nameBytes)
  const handle = tame(primaryHandle(profile), 60)
  const fid = profileFid(profile)
  const parts = [
    name || handle || 'This wallet',
    name && handle && name !== handle ? `(${handle})` : '',
    fid === null ? '' : `· fid ${fid}`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** The most cards that a cast can embed. */
export const MAX_CARDS = 2

/**
 * The reply about several people: those whose cards come along on a line each, the others by name,
 * then who was not found.
 *
 * @param unasked names for which this service has no source
 * @param unread how many more were named than are looked up
 */
export function severalText({
  found,
  missing,
  unasked,
  unread,
}: {
  found: Profile[]
  missing: string[]
  unasked: string[]
  unread: number
}): string {
  const carded = found.slice(0, MAX_CARDS).map((profile) => {
    const verified = profile.channels.filter(
      ({ isVerified, isLocked }) => isVerified && !isLocked,
    ).length
    const warned = profile.warning ? ` (not ${tame(profile.warning.of.handle, 30)})` : ''
    return `${whoText(profile, 40)}${warned}: ${count(verified, 'verified account')}`
  })
  const others = found
    .slice(MAX_CARDS)
    .map(
      (profile) =>
        tame(profile.displayName ?? '', 30) || tame(primaryHandle(profile), 30) || 'a wallet',
    )
  const more = unread === 0 ? [] : [`${unread} more`]
  const lines = [
    ...carded,
    ...(others.length + more.length === 0 ? [] : [`Also: ${[...others, ...more].join(', ')}`]),
    ...namesLine('Not found', missing),
    ...namesLine('Cannot be looked up here', unasked),
  ]
  return cutBytes(lines.join('\n'), MAX_TEXT_BYTES)
}

const namesLine = (label: string, names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `${label}: ${list(
          names.map((name) => tame(name, 30)),
          3,
        )}`,
      ]

function primaryHandle(profile: Profile): string {
  const find = (type: string) =>
    profile.channels.find((channel) => channel.isVerified && channel.type === type)?.value
  const wallet = profile.walletAddress
  return (
    find('farcaster') ?? find('ens') ?? find('basename') ?? (wallet ? shortAddress(wallet) : '')
  )
}

function list(names: string[], most: number): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}

/** The reply when there is no match. */
export function notFoundText(asked: string): string {
  const name = tame(asked, 80)
  return cutBytes(
    `I could not find anyone as ${name || 'that'}. Try an ENS name, a Farcaster name, a wallet address or “fid 3”; people appear here once they have verified an account.`,
    MAX_TEXT_BYTES,
  )
}

/** The reply where this service has no source that could know what was asked for. */
export function notConfiguredText(asked: string): string {
  return cutBytes(
    `I cannot look up ${tame(asked, 120) || 'that'} here: this service has no source for it. Its operator can connect one.`,
    MAX_TEXT_BYTES,
  )
}

/**
 * The question which account is meant by an ordinary word.
 *
 * @param candidates as they can be asked for without an `@`: a reply mentions no one
 */
export function questionText(
  word: string,
  candidates: readonly { written: string; profile: Profile }[],
): string {
  const options = candidates.map(({ written, profile }) => {
    const name = tame(profile.displayName ?? '', 30)
    return name === '' || name.toLowerCase() === word
      ? tame(written, 40)
      : `${tame(written, 40)} (${name})`
  })
  const last = options.at(-1) ?? ''
  const listed = options.length > 1 ? `${options.slice(0, -1).join(', ')} or ${last}` : last
  return cutBytes(
    `“${tame(word, 40)}” is an ordinary word, so I am not sure. Did you mean ${listed}? Ask again with ${options.length > 1 ? 'one of these' : 'that'}.`,
    MAX_TEXT_BYTES,
  )
}

/** The help text, with what was named and cannot be a person. */
export function helpText(botUsername: string, named?: string): string {
  const bot = tame(botUsername, 40)
  const complaint = named === undefined ? '' : `“${tame(named, 60)}” is not a name I can look up.\n`
  return cutBytes(
    `${complaint}Mention ${bot} with an ENS name, a Farcaster name, an address, “fid 3” or “twitter:jack”; or reply to someone’s cast with the mention alone; or say “me”.`,
    MAX_TEXT_BYTES,
  )
}

/** The first URL that fits an embed, alone in its list; an empty list when none does. */
export function embedUrl(...candidates: string[]): string[] {
  return candidates.filter((url) => byteLength(url) <= MAX_EMBED_BYTES).slice(0, 1)
}
