import { WhocastError } from './error.ts'

/** Encodes the parts of a path. @throws for one that means "here" or "above" in a URL */
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
