import { trimEnd } from './trim-end.ts'

/** In UTF-8. */
export const byteLength = (text: string) => new TextEncoder().encode(text).length
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Cuts on grapheme borders so that the text with its ellipsis takes at most `limit` UTF-8 bytes.
 */
export function cutBytes(text: string, limit: number): string {
  if (byteLength(text) <= limit) return text
  const ellipsis = '…'
  let remaining = ''
  let size = byteLength(ellipsis)
  for (const { segment } of graphemes.segment(text)) {
    size += byteLength(segment)
    if (size > limit) break
    remaining += segment
  }
  return remaining.trimEnd() + ellipsis
}

/** A word up to the URL in it. */
function withoutUrl(word: string): string {
  const at = word.indexOf('://')
  return at === -1 ? word : `${trimEnd(word.slice(0, at), /[a-z0-9+.-]/i)} `
}

/**
 * Makes third-party text harmless: it cannot mention a user, link anywhere, reverse a line or open
 * a new one. Names keep `.eth`; any other dot inside a word becomes a middle dot, so that no client
 * sees a URL.
 */
export function tame(text: string, limitBytes: number): string {
  const flat = text
    .normalize('NFC')
    .replace(/\S+/gu, withoutUrl)
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, (mark) => (mark === '\u200d' ? mark : ' '))
    .replace(/[@＠﹫]/gu, '')
    .replace(/(?<=[\p{L}\p{N}])[.。．｡](?!eth\b)(?=[\p{L}\p{N}])/giu, '·')
    .replace(/\s+/gu, ' ')
    .trim()
  return cutBytes(flat, limitBytes)
}
