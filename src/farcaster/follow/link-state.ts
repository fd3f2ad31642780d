import { z } from 'zod'
import { parseStored } from './parse-stored.ts'

const passSchema = z.object({
  /** Unix ms. Links not listed since then are removed at the end. */
  startedAt: z.number(),
  /** Where the next page begins; null: at the first one. */
  cursor: z.string().nullable(),
  /** Readable entries of the pages so far. */
  seen: z.number(),
  /** The number of pages so far; the fids that each of them listed are stored. */
  pages: z.number(),
  /** A former cursor, and how many pages from it: a list that leads to it again has no end. */
  mark: z.string().nullable(),
  steps: z.number(),
  limit: z.number(),
  /** The list is read; what is no longer in it is taken off, from after this scope on. */
  sweptTo: z.string().nullable(),
})

const stateSchema = z.object({
  url: z.string(),
  pass: passSchema.nullable(),
  /** When the next pass begins, unix ms. */
  nextAt: z.number(),
  /** Readable entries of the last whole list. */
  count: z.number(),
  /** Since when the list is much shorter than that, unix ms. */
  shortSince: z.number().nullish(),
})

/** How far one list of links is read. */
export type LinkState = z.infer<typeof stateSchema>
export type LinkPass = z.infer<typeof passSchema>

/** The kept state; that of a new list where there is none, or it is of another URL. */
export function parseLinkState(text: string | null, url: string): LinkState {
  const state = parseStored(stateSchema, text)
  return state?.url === url ? state : { url, pass: null, nextAt: 0, count: 0 }
}

/** A pass over a list of links that begins now. */
export const startPass = (startedAt: number): LinkPass => ({
  startedAt,
  cursor: null,
  seen: 0,
  pages: 0,
  mark: null,
  steps: 0,
  limit: 1,
  sweptTo: null,
})

/** Advances a pass by a page; null where its cursor was read before (Brent's algorithm). */
export function advance(pass: LinkPass, next: string, count: number): LinkPass | null {
  if (next === pass.cursor || next === pass.mark) return null
  const isDue = pass.steps + 1 >= pass.limit
  return {
    ...pass,
    cursor: next,
    seen: pass.seen + count,
    pages: pass.pages + 1,
    ...(isDue ? { mark: next, steps: 0, limit: pass.limit * 2 } : { steps: pass.steps + 1 }),
  }
}
