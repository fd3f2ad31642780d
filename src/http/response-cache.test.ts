import { ServiceError } from '@whocast/contract/error.ts'
import { expect, test } from 'vitest'
import { createAnswerCache, type Made } from './response-cache.ts'

const createWorld = (maxBytes = 1_000_000) => {
  const world = { now: 1_000_000, made: 0 }
  const cache = createAnswerCache<string>({ maxBytes, clock: () => world.now })
  const make = (
    value: string,
    tags: string[] = ['a'],
    ms = 60_000,
  ): (() => Promise<Made<string>>) => {
    return async () => {
      world.made += 1
      return { value, bytes: value.length, tags, freshUntil: world.now + ms }
    }
  }
  return Object.assign(world, { cache, make })
}

test('keeps an answer until its time is over', async () => {
  const world = createWorld()
  expect(await world.cache.load('k', world.make('one'))).toBe('one')
  expect(world.cache.get('k')).toBe('one')
  expect(await world.cache.load('k', world.make('two'))).toBe('one')
  expect(world.made).toBe(1)
  world.now += 60_000
  expect(world.cache.get('k')).toBeUndefined()
})

test('a thousand askers of one key cause one making', async () => {
  const world = createWorld()
  await Promise.all(Array.from({ length: 1000 }, () => world.cache.load('k', world.make('one'))))
  expect(world.made).toBe(1)
})

test('a change of one of its tags ends an answer, a change of others does not', async () => {
  const world = createWorld()
  await world.cache.load('k', world.make('one', ['a', 'b']))
  world.cache.change({ tags: ['c'] })
  expect(world.cache.get('k')).toBe('one')
  world.cache.change({ tags: ['b'] })
  expect(world.cache.get('k')).toBeUndefined()
  await world.cache.load('k', world.make('two', ['a', 'b']))
  expect(world.cache.get('k')).toBe('two')
  world.cache.change({ all: true })
  expect(world.cache.get('k')).toBeUndefined()
})

test('a write during a flight: who asked before may get the old answer, who asks after it does not, and it is not kept', async () => {
  const world = createWorld()
  let land = (_made: Made<string>) => {}
  const old = world.cache.load('k', () => new Promise((resolve) => (land = resolve)))
  world.cache.change({ tags: ['a'] })
  const later = world.cache.load('k', world.make('new'))
  const latest = world.cache.load('k', world.make('new'))
  land({ value: 'old', bytes: 3, tags: ['a'], freshUntil: world.now + 60_000 })
  expect(await old).toBe('old')
  expect(await later).toBe('new')
  expect(await latest).toBe('new')
  expect(world.made).toBe(1)
  expect(world.cache.get('k')).toBe('new')
})

test('a failure reaches all who wait, and the next asker tries again', async () => {
  const world = createWorld()
  const failing = () => Promise.reject(new Error('away'))
  const asked = [world.cache.load('k', failing), world.cache.load('k', failing)]
  for (const one of asked) await expect(one).rejects.toThrow('away')
  expect(await world.cache.load('k', world.make('one'))).toBe('one')
})

test('what cannot be made anew is answered by what was kept, for ten minutes, unless a change ended it', async () => {
  const world = createWorld()
  const away = () =>
    Promise.reject(new ServiceError('unavailable', 'the database cannot be used now'))
  const keep = (key: string, canStandIn: boolean) =>
    world.cache.load(key, async () => ({
      value: key,
      bytes: 1,
      tags: [key],
      freshUntil: world.now + 1000,
      canStandIn,
    }))
  for (const key of ['found', 'changed']) await keep(key, true)
  await keep('nobody', false)
  world.now += 1000
  expect(world.cache.get('found')).toBeUndefined()
  expect(await world.cache.load('found', away)).toBe('found')
  await expect(world.cache.load('found', () => Promise.reject(new Error('a bug')))).rejects.toThrow(
    'a bug',
  )
  await expect(world.cache.load('nobody', away)).rejects.toThrow('unavailable')
  world.cache.change({ tags: ['changed'] })
  await expect(world.cache.load('changed', away)).rejects.toThrow('unavailable')
  world.now += 600_000
  await expect(world.cache.load('found', away)).rejects.toThrow('unavailable')
})

test('stays within its bytes', async () => {
  const world = createWorld(100_000)
  for (let n = 0; n < 500; n += 1) await world.cache.load(`k${n}`, world.make('x'.repeat(1000)))
  expect(world.cache.stats.bytes).toBeLessThanOrEqual(100_000)
  expect(world.cache.stats.entries).toBeGreaterThan(50)
  expect(world.cache.get('k0')).toBeUndefined()
  expect(world.cache.get('k499')).toBeDefined()
})

test('very many changes cost bounded memory and never leave an old answer', async () => {
  const world = createWorld()
  await world.cache.load('k', world.make('one', ['tag-7']))
  for (let n = 0; n < 120_000; n += 1) world.cache.change({ tags: [`tag-${n}`] })
  expect(world.cache.get('k')).toBeUndefined()
})
