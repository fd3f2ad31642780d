import { expect, it } from 'vitest'
import { withFailureCache } from './failure-cache.ts'
import { FetchError, type GuardedFetch } from './guarded-fetch-port.ts'

function create(outcome: () => number | FetchError) {
  const state = { now: 0, requests: 0 }
  const inner: GuardedFetch = async (url) => {
    state.requests += 1
    const result = outcome()
    if (result instanceof FetchError) throw result
    return { status: result, headers: new Headers(), bytes: Buffer.from('body'), url }
  }
  const fetch = withFailureCache(inner, () => state.now)
  const ask = (url = 'https://host.example/a', more = {}) =>
    fetch(url, { maxBytes: 10, ...more }).then(
      ({ status }) => status,
      (error: FetchError) => error.kind,
    )
  return { state, ask }
}

it('repeats a failed request later and later', async () => {
  const { state, ask } = create(() => 503)
  for (const seconds of [0, 10, 29]) {
    state.now = seconds * 1000
    expect(await ask()).toBe(503)
  }
  expect(state.requests).toBe(1)
  state.now = 30_000
  await ask()
  expect(state.requests).toBe(2)
  state.now = 89_000
  await ask()
  expect(state.requests).toBe(2)
  state.now = 90_000
  await ask()
  expect(state.requests).toBe(3)
  for (let n = 0; n < 20; n += 1) {
    state.now += 3_600_000
    await ask()
  }
  expect(state.requests).toBe(23)
})

it('caches failures to connect, and neither successes, other requests nor a full budget', async () => {
  const answers: (number | FetchError)[] = [
    new FetchError('timeout', 'no answer'),
    200,
    200,
    new FetchError('busy', 'later'),
    200,
  ]
  const { state, ask } = create(() => answers.shift() ?? 404)
  expect(await ask()).toBe('timeout')
  expect(await ask()).toBe('timeout')
  expect(state.requests).toBe(1)
  expect(await ask('https://host.example/b')).toBe(200)
  expect(await ask('https://host.example/b')).toBe(200)
  expect(await ask('https://host.example/b')).toBe('busy')
  expect(await ask('https://host.example/b')).toBe(200)
  const post = { method: 'POST', body: '1' }
  expect(await ask('https://host.example/b', post)).toBe(404)
  expect(await ask('https://host.example/b', { ...post, body: '2' })).toBe(404)
  expect(state.requests).toBe(7)
})

it('leaves repetition to callers that decide it themselves', async () => {
  const { state, ask } = create(() => 500)
  await ask(undefined, { isRetried: true })
  await ask(undefined, { isRetried: true })
  expect(state.requests).toBe(2)
})
