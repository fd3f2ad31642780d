import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { getInfo, requireCurrent } from '../network.ts'
import type { NetworkContext } from './context.ts'
import { findPlace, followStep, newFollowMemory } from './follow-step.ts'
import { ListError, newPassMemory, passStep } from './pass-step.ts'
import { LeaseLost, repeat } from './repeat.ts'
import { type Shard, saveStep } from './save-step.ts'
import { cursorOf, newPass, parseState } from './shard-state.ts'

/** The longest wait between attempts after something failed, in ms. */
const MAX_BACKOFF_MS = 30_000

/** Follows a shard while this process has its lease, else waits for it. Ends by `signal` alone. */
export async function runShard(
  context: NetworkContext,
  id: number,
  signal: AbortSignal,
): Promise<void> {
  const { cursors, timing, log } = context
  const lease = { name: `network:shard:${id}`, owner: randomUUID() }
  await repeat(
    {
      log,
      message: 'a shard is not followed',
      about: { shard: id },
      backoff: timing.backoff,
      maxBackoff: Math.min(MAX_BACKOFF_MS, timing.lease * 2),
    },
    async (onSuccess) => {
      if (!(await cursors.lease(lease.name, lease.owner, timing.lease))) return timing.lease / 3
      await whileLeased(context, lease, signal, (current) =>
        followShard(context, id, current, onSuccess),
      )
      return 0
    },
    signal,
  )
}

/** Runs work while a lease is renewed, and aborts it when that fails. */
async function whileLeased(
  { cursors, timing }: NetworkContext,
  { name, owner }: { name: string; owner: string },
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController()
  let renewedAt = performance.now()
  const renew = async () => {
    const startedAt = performance.now()
    const isLeased = await cursors.lease(name, owner, timing.lease).catch(() => null)
    if (isLeased) renewedAt = startedAt
    else if (isLeased === false || performance.now() - renewedAt > timing.lease / 2)
      lost.abort(new LeaseLost('the lease is lost'))
  }
  const timer = setInterval(() => void renew(), timing.lease / 4)
  try {
    await work(AbortSignal.any([signal, lost.signal]))
  } finally {
    clearInterval(timer)
    // Another process need not wait for the lease to run out.
    if (!lost.signal.aborted) await cursors.release(name, owner).catch(() => {})
  }
}

async function followShard(
  context: NetworkContext,
  id: number,
  signal: AbortSignal,
  onStep: () => void,
): Promise<void> {
  const shard = await openShard(context, id, signal)
  const following = newFollowMemory()
  let reading = newPassMemory(shard.state.pass?.startedAt ?? 0)
  while (!signal.aborted) {
    const { fids, isAtEnd } = await followStep(context, shard, following, signal)
    for (const fid of fids) reading.outdated.add(fid)
    onStep()
    if (!isAtEnd) continue
    const { pass } = shard.state
    if (pass) {
      if (reading.startedAt !== pass.startedAt) reading = newPassMemory(pass.startedAt)
      await passStep(context, shard, reading, signal).catch((error: unknown) =>
        restartPass(context, shard, error),
      )
      if (!shard.state.pass) {
        const { fids: count } = shard.state
        context.log.info({ shard: id, fids: count }, 'all fids are read; following')
      }
    } else if (isSweepDue(context, shard)) await beginPass(context, shard, signal)
    else await sleep(context.timing.poll, undefined, { signal })
  }
}

async function restartPass(context: NetworkContext, shard: Shard, error: unknown): Promise<never> {
  if (error instanceof ListError)
    await saveStep(context, shard, [], { ...shard.state, pass: newPass(context.clock()) })
  throw error
}

/** The stored state of a shard; without one, from the present end of events. */
async function openShard(context: NetworkContext, id: number, signal: AbortSignal): Promise<Shard> {
  const stored = await context.cursors.get(cursorOf(id))
  const state = parseState(stored)
  if (state?.node === context.node) return { id, state, kept: stored, keptAt: state.at }
  // A node that is behind has older data than is stored from another node.
  if (state) await requireCurrent(context.client, { signal })
  const now = context.clock()
  const place = await findPlace(context, id, signal)
  const expected = await expectedFids(context, id, signal)
  const fresh = {
    node: context.node,
    place,
    at: now,
    pass: newPass(now),
    passedAt: null,
    completeAt: null,
    fids: 0,
    expected,
    retries: [],
  }
  const shard: Shard = { id, state: fresh, kept: stored, keptAt: 0 }
  await saveStep(context, shard, [], fresh)
  return shard
}

const isSweepDue = ({ clock, timing }: NetworkContext, { state }: Shard) =>
  clock() - (state.passedAt ?? 0) > timing.sweep

async function beginPass(
  context: NetworkContext,
  shard: Shard,
  signal: AbortSignal,
): Promise<void> {
  const expected = await expectedFids(context, shard.id, signal)
  await saveStep(context, shard, [], { ...shard.state, expected, pass: newPass(context.clock()) })
}

async function expectedFids(
  { client }: NetworkContext,
  id: number,
  signal: AbortSignal,
): Promise<number> {
  const info = await getInfo(client, { signal })
  return info?.shards.find((shard) => shard.id === id)?.fidCount ?? 0
}
