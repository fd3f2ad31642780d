import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { TimeoutError, withTimeout } from './with-timeout.ts'

test('gives what the work gives, or throws what it throws', async () => {
  expect(await withTimeout(Promise.resolve(3), 1000)).toBe(3)
  await expect(withTimeout(Promise.reject(new RangeError('broken')), 1000)).rejects.toThrow(
    RangeError,
  )
})

test('throws a TimeoutError when its time is over', async () => {
  vi.useFakeTimers()
  try {
    const outcome = withTimeout(new Promise(() => {}), 1000).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1001)
    expect(await outcome).toBeInstanceOf(TimeoutError)
  } finally {
    vi.useRealTimers()
  }
})

test('an answer that arrived while this process was busy is in time', async () => {
  const hasAnswered = new Int32Array(new SharedArrayBuffer(4))
  const code = `const { parentPort, workerData } = require('node:worker_threads')
    parentPort.once('message', () => {
      parentPort.postMessage('the answer')
      Atomics.store(workerData, 0, 1)
      Atomics.notify(workerData, 0)
    })
    parentPort.postMessage('ready')`
  const worker = new Worker(code, { eval: true, workerData: hasAnswered })
  const next = () => new Promise((resolve) => worker.once('message', resolve))
  await next()
  const answer = withTimeout(next(), 1)
  worker.postMessage('question')
  const until = performance.now() + 5
  Atomics.wait(hasAnswered, 0, 0)
  while (performance.now() < until);
  expect(await answer).toBe('the answer')
  await worker.terminate()
})
