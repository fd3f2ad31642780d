import { expect, it } from 'vitest'
import { silentTelemetry } from '../../src/kit/telemetry.ts'
import { createPictures } from './pictures.ts'
import { createQueue } from './queue.ts'

const KILOBYTE = 1024

function createCache(kilobytes: number) {
  let drawn = 0
  const pictures = createPictures({
    maxBytes: kilobytes * KILOBYTE,
    queue: createQueue({ concurrency: 1, waiting: 100, timeoutMs: 10_000 }),
    telemetry: silentTelemetry,
  })
  const request = (key: string) =>
    pictures.finish(key, 'card', async () => {
      drawn += 1
      return { bytes: new Uint8Array(KILOBYTE / 2), contentType: 'image/png', etag: `"${key}"` }
    })
  return { request, drawn: () => drawn }
}

it('keeps a picture that was requested again while others are requested once', async () => {
  const { request, drawn } = createCache(40)
  await request('shared')
  await request('shared')
  for (let n = 0; n < 200; n += 1) await request(`crawled ${n}`)
  expect(drawn()).toBe(201)
  await request('shared')
  expect(drawn()).toBe(201)
})

it('keeps a picture that was drawn twice', async () => {
  const { request, drawn } = createCache(40)
  for (let round = 0; round < 2; round += 1)
    for (let n = 0; n < 20; n += 1) await request(`album ${n}`)
  const before = drawn()
  for (let n = 0; n < 20; n += 1) await request(`album ${n}`)
  expect(drawn()).toBe(before)
})

it('reports whether a picture had to be drawn', async () => {
  const { request } = createCache(40)
  expect((await request('a')).isDrawn).toBe(true)
  expect((await request('a')).isDrawn).toBeUndefined()
})
