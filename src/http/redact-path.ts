import { channelRow, channelTypes } from '@whocast/contract/channel.ts'
import { decodeAscii } from './path.ts'

/** The form of our tokens, or of a large part of one. */
const token = /whocast_[0-9A-Za-z]{8,}/g

/** How often a client may have encoded it again. */
const MAX_ENCODINGS = 4

/** Types of accounts that are private, in a path of their handles. */
const privateTypes = channelTypes.filter((type) => channelRow(type).isPrivate)
const privateHandle = new RegExp(`(/socials/(?:${privateTypes.join('|')})/)[^/]+`, 'gi')
/** A phone number with its country. */
const phone = /\+\d[\d ().-]{5,}/g

/** Signs without which a path has nothing to remove. */
const suspicious = /[%+@_]|\/socials\//i

/** Removes e-mail addresses, phone numbers and other private handles from a decoded path. */
const withoutPrivate = (decoded: string, replacement: string): string =>
  decoded
    .replace(privateHandle, `$1${replacement}`)
    .replace(phone, replacement)
    .split('/')
    .map((segment) => (hasEmailAddress(segment) ? replacement : segment))
    .join('/')

function hasEmailAddress(segment: string): boolean {
  const at = segment.indexOf('@', 1)
  return at !== -1 && segment.indexOf('.', at + 2) !== -1
}

/**
 * Returns a path as it may be logged: without tokens that were put into it by mistake, e-mail
 * addresses, phone numbers and other private handles, also where they are percent-encoded. A path
 * that contained one is shown decoded.
 */
export function redactPath(path: string, replacement: string): string {
  if (!suspicious.test(path)) return path
  const decoded = path.includes('%') ? decodeAll(path) : path
  const cleaned = withoutPrivate(decoded.replace(token, replacement), replacement)
  return cleaned === decoded ? path : cleaned
}

function decodeAll(path: string): string {
  let text = path
  for (let n = 0; n < MAX_ENCODINGS; n += 1) {
    const decoded = decodeAscii(text)
    if (decoded === text) break
    text = decoded
  }
  return text
}
