import { isVisible } from '@whocast/contract/visible.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * Cleans a text of control characters but new lines, and cuts it; undefined when nothing that can
 * be seen is left.
 */
export function cleanText(text: unknown, maxLength = 2000): string | undefined {
  if (typeof text !== 'string') return undefined
  const clean = text.replace(controls, '').toWellFormed().trim().slice(0, maxLength).toWellFormed()
  return isVisible(clean) ? clean : undefined
}

/** An https URL from outside, or undefined. */
export function cleanUrl(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2000) return undefined
  const url = URL.parse(text.trim())
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
    ? url.href
    : undefined
}
