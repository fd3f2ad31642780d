import { brandName } from '@whocast/contract/brand.ts'
import { channelRow } from '@whocast/contract/channel.ts'
import { canonicalPath, handleOf, nameOf } from '@whocast/contract/display.ts'
import { ServiceError } from '@whocast/contract/error.ts'
import { type Identifier, identifierPath, identifierText } from '@whocast/contract/identifier.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import { wireTime } from '@whocast/contract/wire-time.ts'
import type { Context } from 'hono'
import { answer, caching, openHeaders } from './answer.ts'
import { find } from './find.ts'
import { isProven } from './person.ts'
import type { Site } from './site.ts'

/** Octets of a line before it is folded (RFC 6350, 3.2). */
const MAX_OCTETS = 75

// biome-ignore lint/suspicious/noControlCharactersInRegex: vCards may not contain them
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g
const lineBreak = /\r\n|[\r\n\u0085\u2028\u2029]/g
const plain = (text: string) => text.toWellFormed().replace(controls, '').replaceAll('\t', ' ')

/** Escapes a TEXT value. */
const textValue = (text: string): string =>
  plain(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(lineBreak, '\\n')

/** Quotes a parameter's value by RFC 6868. */
const parameterValue = (text: string): string =>
  `"${plain(text).replaceAll('^', '^^').replaceAll('"', "^'").replace(lineBreak, '^n')}"`

/** Folds lines at 75 octets, never within a character. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** Returns a mail address, a telephone number, or a social profile (RFC 9554). */
function channelLine({ type, value, url }: Channel): string | null {
  if (type === 'email') return `EMAIL:${textValue(value)}`
  if (type === 'phone') return `TEL;VALUE=text:${textValue(value)}`
  if (url === undefined || !/^https:/i.test(url) || !URL.canParse(url)) return null
  const service = parameterValue(channelRow(type).label)
  return `SOCIALPROFILE;SERVICE-TYPE=${service};USERNAME=${parameterValue(value)}:${new URL(url).href}`
}

/** Returns a person as a vCard 4.0 (RFC 6350) with the accounts that are proven to be theirs. */
export function vcard(
  profile: Profile,
  { baseUrl, requested }: { baseUrl: string; requested: Identifier },
): string {
  const path = canonicalPath(profile) ?? identifierPath(requested)
  const { bio, jobTitle, location, updatedAt, avatarUrl } = profile
  const avatar = `${baseUrl}/avatar/${encodeURIComponent(identifierText(requested))}?s=512`
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `PRODID:-//${brandName}//${brandName}//EN`,
    `UID:${baseUrl}/profiles/${profile.profileID}`,
    `SOURCE:${baseUrl}${path}`,
    `FN:${textValue(nameOf(profile, requested))}`,
    `NICKNAME:${textValue(handleOf(profile, requested))}`,
    jobTitle ? `TITLE:${textValue(jobTitle)}` : null,
    location ? `ADR;LABEL=${parameterValue(location)}:;;;;;;` : null,
    bio ? `NOTE:${textValue(bio)}` : null,
    avatarUrl ? `PHOTO:${avatar}` : null,
    `URL:${baseUrl}${path}`,
    ...profile.channels.filter(isProven).map(channelLine),
    updatedAt === undefined ? null : `REV:${wireTime(updatedAt).replace(/[-:]/g, '')}`,
    'END:VCARD',
  ]
  return lines.flatMap((line) => (line === null ? [] : [`${fold(line)}\r\n`])).join('')
}

/**
 * Sends the contact card of an identifier as a file.
 *
 * @throws ServiceError `not-found` unless exactly one person matches
 */
export async function vcardFile(
  c: Context,
  { lookup, baseUrl }: Site,
  requested: Identifier,
): Promise<Response> {
  const found = await find(lookup, requested)
  if (found.kind !== 'person')
    throw new ServiceError('not-found', 'no single person matches this identifier')
  // Header values are ASCII.
  const name = handleOf(found.profile, requested).replace(/[^A-Za-z0-9._-]+/g, '') || 'contact'
  return answer(c, vcard(found.profile, { baseUrl, requested }), {
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.vcf"`,
    'cache-control': caching.page,
    ...openHeaders,
  })
}
