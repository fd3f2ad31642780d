import { WhocastError } from './error.ts'

/**
 * A path of these parts, each encoded. A part that URLs would take for "here" or "above" cannot be
 * sent.
 */
export function pathOf(parts: string[]): string {
  return parts
    .map((part) => {
      try {
        if (/^\.{0,2}$/.test(part)) throw new Error('nothing is named so')
        return `/${encodeURIComponent(part)}`
      } catch (cause) {
        throw new WhocastError('invalid-identifier', {
          detail: 'this cannot be an identifier',
          cause,
        })
      }
    })
    .join('')
}
