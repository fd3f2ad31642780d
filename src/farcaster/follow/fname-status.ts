import { z } from 'zod'
import type { Cursors } from '../../db/port.ts'
import type { Clock } from '../../kit/telemetry.ts'
import type { Fnames } from '../stored-fnames.ts'
import { parseStored } from './parse-stored.ts'

/** The cursor that says how far the history of fnames is read. */
export const FNAMES_CURSOR = 'network:fnames'
/** A history not read to its end for longer does not stand for the registry (ms). */
const MAX_LAG_MS = 300_000
/** How long a process relies on a look at the cursor (ms). */
const LOOK_EVERY_MS = 1000

const stateSchema = z.object({
  url: z.string(),
  /** Id of the last stored transfer. */
  id: z.number().nonnegative(),
  /** Unix ms of the last time that the history was read to its end; null: not yet. */
  at: z.number().nullable(),
})

/** How far the history of fnames is read. */
export type FnameState = z.infer<typeof stateSchema>

/** The kept state; null where there is none, or it is another registry's. */
export function parseFnameState(text: string | null, url: string): FnameState | null {
  const state = parseStored(stateSchema, text)
  return state?.url === url ? state : null
}

/** The stored history of one registry, for checks of names in place of calls to it. */
export function createFnameHistory({
  fnames,
  cursors,
  clock,
  url,
}: {
  fnames: Fnames
  cursors: Pick<Cursors, 'get'>
  clock: Clock
  url: string
}) {
  let at: number | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  return {
    ofFid: fnames.ofFid,
    ofName: fnames.ofName,
    async isCurrent(): Promise<boolean> {
      if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
        lookedAt = performance.now()
        at = parseFnameState(await cursors.get(FNAMES_CURSOR), url)?.at ?? null
      }
      return at !== null && clock() - at <= MAX_LAG_MS
    },
  }
}
