import type { z } from 'zod'

/** Parses a state that is stored as JSON; null where there is none, or it is of another form. */
export function parseStored<T>(schema: z.ZodType<T>, text: string | null): T | null {
  if (!text) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
