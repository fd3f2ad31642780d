import { randomUUID } from 'node:crypto'
import type { Cursors } from '../../db/port.ts'
import type { Clock, Logger, Telemetry } from '../../kit/telemetry.ts'
import type { FnameRegistry } from '../fname-registry.ts'
import type { Fnames } from '../stored-fnames.ts'
import { FNAMES_CURSOR, type FnameState, parseFnameState } from './fname-status.ts'
import { repeat } from './repeat.ts'

interface FnameHistoryContext {
  /** Names the registry in what is kept: its URL. */
  url: string
  registry: Pick<FnameRegistry, 'after'>
  fnames: Pick<Fnames, 'add'>
  cursors: Cursors
  clock: Clock
  telemetry: Telemetry
  log: Logger
  /** In milliseconds; `pause` is between two pages, as the registry is everyone's. */
  timing: { pause: number; poll: number; lease: number; backoff: number }
}

export const fnameTiming = { pause: 100, poll: 15_000, lease: 30_000, backoff: 2000 }

const LEASE = 'network:fnames'
const MAX_BACKOFF_MS = 300_000

/** Reads the registry's transfers page by page until `signal`, in one process at a time. */
export async function followFnames(
  context: FnameHistoryContext,
  signal: AbortSignal,
): Promise<void> {
  const { cursors, timing, log } = context
  const owner = randomUUID()
  await repeat(
    {
      log,
      message: 'the fname history could not be read',
      backoff: timing.backoff,
      maxBackoff: MAX_BACKOFF_MS,
    },
    async (onSuccess) => {
      if (!(await cursors.lease(LEASE, owner, timing.lease))) return timing.lease / 3
      const isAtEnd = await fnameStep(context, signal)
      onSuccess()
      return isAtEnd ? timing.poll : timing.pause
    },
    signal,
  )
  await cursors.release(LEASE, owner).catch(() => {})
}

/** Stores the next page of transfers. Returns whether that was the end. */
async function fnameStep(context: FnameHistoryContext, signal: AbortSignal): Promise<boolean> {
  const { url, registry, fnames, cursors, clock, telemetry } = context
  const was = await cursors.get(FNAMES_CURSOR)
  const state = parseFnameState(was, url) ?? { url, id: 0, at: null }
  const requestedAt = clock()
  // Registries differ in whether a page begins with the named transfer or the next.
  const page = (await registry.after(state.id, { signal }))
    .filter(({ id }) => id > state.id)
    .sort((a, b) => a.id - b.id)
  const last = page.at(-1)
  const next: FnameState = { url, id: last?.id ?? state.id, at: last ? state.at : requestedAt }
  await fnames.add(page, { name: FNAMES_CURSOR, value: JSON.stringify(next), was })
  if (last) telemetry.count('network_fname_pages')
  return last === undefined
}
