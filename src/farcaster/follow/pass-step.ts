import type { Finding } from '@whocast/contract/profile.ts'
import { SourceError } from '../../kit/source-error.ts'
import { SNAPCHAIN } from '../client.ts'
import { getFids, type ListPage } from '../network.ts'
import type { NetworkContext } from './context.ts'
import { isPlausibleFid } from './events.ts'
import { createFidSet, type FidSet } from './fid-set.ts'
import { type ReadPeople, readPeople } from './read-people.ts'
import { retriesAfter, type Shard, saveStep } from './save-step.ts'
import type { Pass, ShardState } from './shard-state.ts'

interface PassMemory {
  /** Which pass it is of. */
  startedAt: number
  page: { token: string | null; list: ListPage<number> } | null
  /** Fids that this process read in this pass. */
  seen: FidSet
  /** Pages in a row without a fid that is new. */
  stalePages: number
  /** Being read ahead, while what was read before is stored. */
  ahead: { token: string | null; skip: number; reading: Promise<ReadPeople> } | null
  /** Read again meanwhile, as events concerned them: what was read ahead of them is older. */
  outdated: Set<number>
}

/** Returns the initial state of a pass over all fids. */
export const newPassMemory = (startedAt: number): PassMemory => ({
  startedAt,
  page: null,
  seen: createFidSet(),
  stalePages: 0,
  ahead: null,
  outdated: new Set(),
})

const FIDS_PER_PAGE = 1000
/** The number of profiles up to which caches of other processes are invalidated one by one. */
const BATCH = 150
/**
 * More pages in a row without a new fid than this are a list without an end. A node pages by events
 * of registrations: thousands of one fid are pages without any.
 */
const MAX_STALE_PAGES = 50
/** A list may have twice as many fids as the node says that there are, and these. */
const MAX_UNEXPECTED = 10_000
/** The share of the counted fids that a list has to have: nodes count what they still take in. */
const ENOUGH = 0.98

/**
 * Reads the next fids of the full list.
 *
 * @throws SourceError where the list does not end, or is shorter than the node says
 */
export async function passStep(
  context: NetworkContext,
  shard: Shard,
  memory: PassMemory,
  signal: AbortSignal,
): Promise<void> {
  const { pass } = shard.state
  if (!pass) return
  const { list } = await pageOf(context, shard, memory, pass, signal)
  const batch = batchOf(list, memory, pass.skip)
  const { findings, failed } = await (takeAhead(memory, pass) ??
    readPeople(context, shard, batch.fids, signal))
  const isCurrent = (fid: number) => !memory.outdated.has(fid)
  const current = findings.filter((finding) => isCurrent(fidOf(finding)))
  const retries = retriesAfter(
    shard.state.retries,
    { read: batch.fids.filter(isCurrent), failed },
    context.clock(),
  )
  for (const fid of batch.fids) memory.seen.add(fid)
  memory.outdated.clear()
  readAhead(context, shard, memory, { list, skip: batch.end, signal })
  const done: Pass = { ...pass, skip: batch.end, count: pass.count + batch.fids.length }
  const next = { ...shard.state, retries, pass: done, fids: Math.max(shard.state.fids, done.count) }
  const isLastOfPage = batch.end >= list.items.length
  await saveStep(
    context,
    shard,
    current,
    isLastOfPage ? turnPage(context, memory, next, done, list.next) : next,
  )
}

const fidOf = ({ scope }: Finding): number => Number(scope.slice('farcaster:'.length))

function batchOf(
  list: ListPage<number>,
  { seen }: PassMemory,
  skip: number,
): { fids: number[]; end: number } {
  const fids = new Set<number>()
  let end = skip
  for (; end < list.items.length && fids.size < BATCH; end += 1) {
    const fid = list.items[end]
    if (isPlausibleFid(fid) && !seen.has(fid)) fids.add(fid)
  }
  return { fids: [...fids], end }
}

async function pageOf(
  context: NetworkContext,
  shard: Shard,
  memory: PassMemory,
  pass: Pass,
  signal: AbortSignal,
) {
  if (memory.page?.token === pass.token) return memory.page
  const list = await getFids(context.client, {
    shard: shard.id,
    pageSize: FIDS_PER_PAGE,
    signal,
    ...(pass.token === null ? {} : { pageToken: pass.token }),
  })
  const hasNews = list.items.some((fid) => isPlausibleFid(fid) && !memory.seen.has(fid))
  memory.stalePages = hasNews ? 0 : memory.stalePages + 1
  const isTooLong = pass.count > shard.state.expected * 2 + MAX_UNEXPECTED
  if (memory.stalePages > MAX_STALE_PAGES || isTooLong)
    throw new ListError('the list of fids does not end')
  memory.page = { token: pass.token, list }
  return memory.page
}

function takeAhead(memory: PassMemory, { token, skip }: Pass): Promise<ReadPeople> | null {
  const { ahead } = memory
  memory.ahead = null
  return ahead && ahead.token === token && ahead.skip === skip ? ahead.reading : null
}

/** Starts on the next batch of the page, so that the node works while the database does. */
function readAhead(
  context: NetworkContext,
  shard: Shard,
  memory: PassMemory,
  { list, skip, signal }: { list: ListPage<number>; skip: number; signal: AbortSignal },
): void {
  if (skip >= list.items.length) return
  const reading = readPeople(context, shard, batchOf(list, memory, skip).fids, signal)
  // It is waited for by the next step, where there is one.
  reading.catch(() => {})
  memory.ahead = { token: shard.state.pass?.token ?? null, skip, reading }
}

/** The state after a page: on to the next one, or done. */
function turnPage(
  { clock }: NetworkContext,
  memory: PassMemory,
  state: ShardState,
  pass: Pass,
  token: string | null,
): ShardState {
  memory.page = null
  if (token !== null) return { ...state, pass: { ...pass, token, skip: 0 } }
  if (pass.count < state.expected * ENOUGH)
    throw new ListError(`the list ended after ${pass.count} fids of ${state.expected}`)
  const now = clock()
  return {
    ...state,
    pass: null,
    passedAt: now,
    completeAt: state.completeAt ?? now,
    fids: pass.count,
  }
}

/** The list of fids loops or ends too early: it is read from its start again. */
export class ListError extends SourceError {
  constructor(message: string) {
    super(SNAPCHAIN, message)
  }
}
