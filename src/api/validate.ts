import { brokenRules, type Violation } from '@whocast/contract/error.ts'
import type { z } from 'zod'

/**
 * A body by its schema.
 *
 * @throws ServiceError `rule-broken` with a pointer to each broken rule
 */
export function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw brokenRules(violationsOf(parsed.error))
}

/** The rules that a body breaks, 20 of them at most. */
export const violationsOf = (error: z.ZodError): Violation[] =>
  error.issues.slice(0, 20).map(({ path, message }) => ({
    pointer: pointerOf(path),
    detail: message.endsWith('received undefined') ? 'is required' : message,
  }))

/** An RFC 6901 pointer. */
const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
