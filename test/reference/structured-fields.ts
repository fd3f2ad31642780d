import { createRequire } from 'node:module'

/** A public parser of structured fields (RFC 9651). */
export const { parseList } = createRequire(import.meta.url)('structured-headers') as {
  parseList(text: string): [item: unknown, parameters: Map<string, unknown>][]
}
