import { Worker } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import type { ThreadInput } from '../../test/thread-answers.ts'
import { createThread, type Thread } from './thread.ts'

const threads: Thread<ThreadInput, number>[] = []
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close()
})

const open = () =>
  new Worker(new URL('../../test/thread-answers.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })

function start(settings: Partial<Parameters<typeof createThread>[0]> = {}) {
  const reasons: unknown[] = []
  const workers: Worker[] = []
  const thread = createThread<ThreadInput, number>({
    maxWaiting: 3,
    timeoutMs: 60_000,
    onFailure: (reason) => reasons.push(reason),
    ...settings,
    open: () => {
      const worker = (settings.open ?? open)()
      workers.push(worker)
      return worker
    },
  })
  threads.push(thread)
  return { thread, reasons, workers }
}

const unavailable = { code: 'unavailable', retryAfterSeconds: expect.any(Number) }

it('starts with the first request and answers each', async () => {
  const { thread, workers } = start()
  expect(workers).toHaveLength(0)
  expect(await Promise.all([1, 2, 3].map(thread.run))).toEqual([2, 4, 6])
  expect(workers).toHaveLength(1)
})

it('passes errors on', async () => {
  const { thread, workers } = start()
  await expect(thread.run('fail')).rejects.toMatchObject({ message: 'broken' })
  await expect(thread.run('sqlite')).rejects.toMatchObject({ message: 'locked', errcode: 5 })
  await expect(thread.run('reject')).rejects.toMatchObject({
    code: 'invalid-request',
    detail: 'wrong',
    retryAfterSeconds: 7,
  })
  expect(await thread.run(4)).toBe(8)
  expect(workers).toHaveLength(1)
})

it('rejects more requests than may wait', async () => {
  const { thread } = start()
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(thread.run))
  const answered = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const rejected = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(answered).toEqual([2, 4, 6, 8])
  expect(rejected).toMatchObject([unavailable, unavailable])
  expect(await thread.run(7)).toBe(14)
})

it('rejects requests that have waited too long', async () => {
  let now = 0
  const { thread } = start({ clock: () => now })
  const first = thread.run(1)
  const second = thread.run(2)
  now = 60_001
  expect(await first).toBe(2)
  await expect(second).rejects.toMatchObject(unavailable)
})

it.each(['end', 'overflow'] as const)(
  'starts again after a request that makes it %s',
  async (input) => {
    const { thread, workers } = start()
    const [broken, waiting] = await Promise.allSettled([thread.run(input), thread.run(3)])
    expect(broken).toMatchObject({ status: 'rejected', reason: unavailable })
    expect(waiting).toMatchObject({ status: 'fulfilled', value: 6 })
    expect(workers).toHaveLength(2)
  },
)

it('starts again after it was killed between requests', async () => {
  const { thread, workers } = start()
  expect(await thread.run(1)).toBe(2)
  await workers[0]?.terminate()
  expect(await thread.run(2)).toBe(4)
  expect(workers).toHaveLength(2)
})

it('ends a thread that takes too long, and answers the next requests', async () => {
  const { thread, reasons, workers } = start({ timeoutMs: 1000 })
  expect(await thread.run(1)).toBe(2)
  await expect(thread.run('hang')).rejects.toMatchObject(unavailable)
  expect(reasons).toMatchObject([unavailable])
  expect(await thread.run(3)).toBe(6)
  expect(workers).toHaveLength(2)
  expect(workers[0]?.threadId).toBe(-1)
})

it('rejects requests while it cannot start, and tries again after a pause', async () => {
  let now = 0
  let isBroken = true
  const missing = () => new Worker(new URL('file:///nowhere/at-all.js'))
  const { thread, reasons, workers } = start({
    clock: () => now,
    open: () => (isBroken ? missing() : open()),
  })
  const results = await Promise.allSettled([1, 2].map(thread.run))
  expect(results).toMatchObject([{ reason: unavailable }, { reason: unavailable }])
  await expect(thread.run(3)).rejects.toMatchObject(unavailable)
  expect(workers).toHaveLength(1)
  expect(reasons).toMatchObject([{ code: expect.stringContaining('MODULE_NOT_FOUND') }])
  isBroken = false
  now = 5000
  expect(await thread.run(3)).toBe(6)
})

it('rejects requests if no thread can be opened', async () => {
  const { thread, reasons } = start({
    open: () => {
      throw new Error('not allowed')
    },
  })
  await expect(thread.run(1)).rejects.toMatchObject(unavailable)
  expect(reasons).toMatchObject([{ message: 'not allowed' }])
})

it('rejects what is running, what waits and what comes later once closed', async () => {
  const { thread, workers } = start()
  expect(await thread.run(1)).toBe(2)
  const open = Promise.allSettled([thread.run('hang'), thread.run(2)])
  await thread.close()
  expect(await open).toMatchObject([{ reason: unavailable }, { reason: unavailable }])
  await expect(thread.run(3)).rejects.toMatchObject(unavailable)
  expect(workers.map(({ threadId }) => threadId)).toEqual([-1])
})

it('starts no more threads while earlier ones do not end', async () => {
  const { thread, workers } = start({
    timeoutMs: 1000,
    open: () => Object.assign(open(), { terminate: () => new Promise<number>(() => {}) }),
  })
  threads.pop()
  for (const _ of [1, 2]) await expect(thread.run('hang')).rejects.toMatchObject(unavailable)
  await expect(thread.run(1)).rejects.toMatchObject(unavailable)
  expect(workers).toHaveLength(2)
  for (const worker of workers) await Worker.prototype.terminate.call(worker)
})
