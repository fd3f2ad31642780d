import { channelRow } from '@whocast/contract/channel.ts'
import { countedText, credentialCountOf, markOf } from '@whocast/contract/display.ts'
import { shortAddress } from '@whocast/contract/identifier.ts'
import { type Profile, profileFid } from '@whocast/contract/profile.ts'
import { byteLength, cutBytes, tame } from '@whocast/contract/tame.ts'
import type { Language } from '@whocast/mention-reader/language.ts'
import { fill, pluralText } from '@whocast/mention-reader/replies.ts'

/** The longest text of a cast, in UTF-8 bytes. */
export const MAX_TEXT_BYTES = 320
/** The longest URL of an embed, in UTF-8 bytes. */
const MAX_EMBED_BYTES = 256
/** The most cards that a cast can embed. */
export const MAX_CARDS = 2

const verifiedOf = ({ channels }: Profile) =>
  channels.filter(({ isVerified, isLocked }) => isVerified && !isLocked)

const cut = (text: string): string => cutBytes(text, MAX_TEXT_BYTES)

/**
 * Writes the reply about one person: name, verified accounts, credentials, a warning. At most 320
 * bytes, of fixed sentences, numbers and sanitized names.
 *
 * @param others names of other matches
 */
export function answerText(
  profile: Profile,
  language: Language,
  others: readonly string[] = [],
): string {
  const { replies } = language
  const verified = verifiedOf(profile)
  const kinds = [...new Set(verified.map((channel) => channelRow(channel.type).label))]
  const names = [...new Set(profile.credentials.map((one) => tame(one.name, 48)))]
  const lines = [
    subjectText(profile, 80, language),
    ...warningLine(profile, language),
    verified.length === 0
      ? replies.noVerifiedAccounts
      : `${pluralText(language.code, replies.verifiedAccounts, verified.length)}: ${list(kinds, 4, language)}`,
    ...(names.length === 0
      ? []
      : [`${credentialsText(profile, language)}: ${list(names, 2, language)}`]),
    ...(others.length === 0
      ? []
      : [fill(replies.also, { list: others.map((name) => tame(name, 40)).join(', ') })]),
  ]
  return cut(lines.join('\n'))
}

function credentialsText(profile: Profile, { code, replies }: Language): string {
  const count = credentialCountOf(profile)
  return pluralText(code, replies.credentials, count).replace(String(count), countedText(count))
}

const warningLine = ({ warning }: Profile, { replies }: Language): string[] => {
  if (!warning) return []
  const { displayName, handle } = warning.of
  const name = displayName && displayName !== handle ? `${displayName} (${handle})` : handle
  return [fill(replies.impostor, { name: tame(name, 80) })]
}

/** Writes name, handle and fid in one line. */
function subjectText(profile: Profile, nameBytes: number, { replies }: Language): string {
  const name = tame(profile.displayName ?? '', nameBytes)
  const handle = tame(primaryHandle(profile), 60)
  const fid = profileFid(profile)
  const parts = [
    name || handle || replies.thisWallet,
    name && handle && name !== handle ? `(${handle})` : '',
    fid === null ? '' : `· fid ${fid}`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** Returns the display name, else the handle, sanitized. */
export const shortName = (profile: Profile, { replies }: Language): string =>
  tame(profile.displayName ?? '', 40) || tame(primaryHandle(profile), 40) || replies.thisWallet

interface Several {
  found: readonly Profile[]
  missing: readonly string[]
  /** Names for which this service has no source. */
  unasked: readonly string[]
  /** How many more were named than are looked up. */
  unread: number
}

/** Writes the reply about several people: a line each, the others by name, then who is missing. */
export function severalText(several: Several, language: Language): string {
  const { replies, code } = language
  const { found, missing, unasked, unread } = several
  const carded = found.slice(0, MAX_CARDS).map((profile) => {
    const verified = verifiedOf(profile).length
    const warned = profile.warning ? ` (≠ ${tame(profile.warning.of.handle, 30)})` : ''
    return `${subjectText(profile, 40, language)}${warned}: ${pluralText(code, replies.verifiedAccounts, verified)}`
  })
  const others = found.slice(MAX_CARDS).map((profile) => shortName(profile, language))
  const also = unread === 0 ? others.join(', ') : moreText(others.join(', '), unread, language)
  const named = (text: string, names: readonly string[]) =>
    names.length === 0
      ? []
      : [
          fill(text, {
            list: list(
              names.map((name) => tame(name, 30)),
              3,
              language,
            ),
          }),
        ]
  return cut(
    [
      ...carded,
      ...(also === '' ? [] : [fill(replies.also, { list: also })]),
      ...named(replies.notFoundList, missing),
      ...named(replies.notConfiguredList, unasked),
    ].join('\n'),
  )
}

/** Writes the comparison of two or more people; `found` are distinct. */
export function compareText(several: Several, isSame: boolean, language: Language): string {
  const { replies } = language
  const [first] = several.found
  if (isSame && first)
    return cut(fill(replies.samePerson, { name: subjectText(first, 80, language) }))
  return cut(`${severalText(several, language)}\n${replies.differentPeople}`)
}

function primaryHandle(profile: Profile): string {
  const find = (type: string) =>
    profile.channels.find((channel) => channel.isVerified && channel.type === type)?.value
  const wallet = profile.walletAddress
  return (
    find('farcaster') ?? find('ens') ?? find('basename') ?? (wallet ? shortAddress(wallet) : '')
  )
}

/** Joins names; those beyond `most` are only counted. */
export function list(names: readonly string[], most: number, language: Language): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? moreText(shown, names.length - most, language) : shown
}

const moreText = (shown: string, n: number, { replies }: Language): string =>
  fill(replies.more, { list: shown, n }).trim()

/** Writes that nobody has a name. */
export const notFoundText = (name: string, { replies }: Language): string =>
  cut(fill(replies.notFound, { name: `“${tame(name, 80) || '?'}”` }))

/** Writes that this service has no source that could know a name. */
export const notConfiguredText = (name: string, { replies }: Language): string =>
  cut(fill(replies.notConfigured, { name: tame(name, 80) || '?' }))

/** Writes that a source does not respond. */
export const unreachableText = (name: string, { replies }: Language): string =>
  cut(fill(replies.unreachable, { name: tame(name, 80) || '?' }))

/** Writes that the author's replies of this hour are used up. */
export const limitedText = (url: string, { replies }: Language): string =>
  fill(replies.limited, { url })

/**
 * Writes the clarifying question about accounts.
 *
 * @param choices as they can be requested without an `@`: a reply mentions no one
 */
export function questionText(
  word: string,
  choices: readonly { written: string; profile: Profile }[],
  { replies }: Language,
): string {
  const options = choices.map(({ written, profile }, index) => {
    const name = tame(profile.displayName ?? '', 30)
    const text = tame(written, 40)
    return `${index + 1} ${name === '' || name.toLowerCase() === word ? text : `${text} (${name})`}`
  })
  const last = options.at(-1) ?? ''
  const listed =
    options.length > 1 ? fill(replies.or, { list: options.slice(0, -1).join(', '), last }) : last
  return cut(fill(replies.which, { list: listed }))
}

/** Writes the help text, with what was named and cannot be looked up. */
export function helpText(botUsername: string, { replies }: Language, named?: string): string {
  const complaint =
    named === undefined ? '' : `${fill(replies.notAName, { name: tame(named, 40) })}\n`
  return cut(`${complaint}${fill(replies.help, { bot: tame(botUsername, 40) })}`)
}

/** Writes how to endorse a person. */
export const endorseText = ({ replies }: Language): string => cut(replies.endorse)

/** Writes how well a row is known. */
export const gradeWord = (row: Parameters<typeof markOf>[0], { replies }: Language): string =>
  replies.grades[markOf(row)]

/** Returns the first URL that fits an embed, alone in its list; an empty list when none does. */
export function embedUrl(...candidates: string[]): string[] {
  return candidates.filter((url) => byteLength(url) <= MAX_EMBED_BYTES).slice(0, 1)
}
