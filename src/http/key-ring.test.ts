import { expect, test } from 'vitest'
import { apiKeyOf } from '../../test/api-key.ts'
import { silentLogger } from '../../test/silent.ts'
import { createKeyRing, tokenOf } from './key-ring.ts'
import { createToken, hashToken } from './keys/api-key.ts'
import type { ApiKey } from './keys/port.ts'

const key = apiKeyOf()

function createWorld() {
  const token = createToken()
  const world = {
    token,
    now: 1_000_000,
    asked: 0,
    isDown: false,
    held: { ...key } as ApiKey | null,
    warned: [] as unknown[],
  }
  const ring = createKeyRing({
    keys: {
      async byHash(hash) {
        world.asked += 1
        if (world.isDown) throw new Error('down')
        return hash === hashToken(token) ? world.held : null
      },
    },
    clock: () => world.now,
    monotonic: () => world.now,
    log: { ...silentLogger, warn: (details: unknown) => void world.warned.push(details) },
  })
  return Object.assign(world, { ring })
}

test('asks the store once for many requests at once, and not again within the second', async () => {
  const world = createWorld()
  expect(world.ring.recent(world.token)).toBeUndefined()
  await Promise.all(Array.from({ length: 50 }, () => world.ring.ask(world.token)))
  expect(world.ring.recent(world.token)).toEqual(key)
  expect(world.asked).toBe(1)
})

test('does not believe a key for longer than a second', async () => {
  const world = createWorld()
  await world.ring.ask(world.token)
  world.held = null
  world.now += 1000
  expect(world.ring.recent(world.token)).toBeUndefined()
  expect(await world.ring.ask(world.token)).toBeNull()
  expect(world.ring.isMet(world.token)).toBe(false)
})

test('a busy key is checked again before its second is over', async () => {
  const world = createWorld()
  await world.ring.ask(world.token)
  world.held = null
  world.now += 600
  expect(world.ring.recent(world.token)).toEqual(key)
  await new Promise((resolve) => setImmediate(resolve))
  expect(world.ring.recent(world.token)).toBeNull()
})

test('a mistyped token never reaches the store', () => {
  const world = createWorld()
  expect(world.ring.recent(`${world.token}x`)).toBeNull()
  expect(world.ring.recent('')).toBeNull()
  expect(world.asked).toBe(0)
})

test('an expired key is none, and while the store is away a known key goes on', async () => {
  const world = createWorld()
  await world.ring.ask(world.token)
  world.isDown = true
  world.now += 5000
  expect(await world.ring.ask(world.token)).toEqual(key)
  expect(world.warned).toMatchObject([{ key: 'k' }])
  await expect(world.ring.ask(createToken())).rejects.toThrow('down')
  world.isDown = false
  world.held = { ...key, expiresAt: world.now / 1000 - 1 }
  world.now += 1000
  expect(await world.ring.ask(world.token)).toBeNull()
})

test('tokens come as bearer, in any letter case of the scheme, or as x-api-key', () => {
  expect(tokenOf('Bearer abc', undefined)).toBe('abc')
  expect(tokenOf('bearer  abc ', 'x')).toBe('abc')
  expect(tokenOf('Basic abc', 'x')).toBe('x')
  expect(tokenOf(undefined, '')).toBeNull()
  expect(tokenOf('Bearer', undefined)).toBeNull()
})

test.each([1, 48])('a clock set back or forward by %i hours revives no key', async (hours) => {
  const token = createToken()
  const world = {
    wall: 1_700_000_000_000,
    monotonic: 0,
    held: { ...key, expiresAt: 1_700_000_060 } as ApiKey | null,
  }
  const ring = createKeyRing({
    keys: { byHash: async () => world.held },
    clock: () => world.wall,
    monotonic: () => world.monotonic,
    log: silentLogger,
  })
  const pass = (ms: number) => {
    world.wall += ms
    world.monotonic += ms
  }
  expect(await ring.ask(token)).not.toBeNull()
  world.held = null
  world.wall -= hours * 3_600_000
  world.monotonic += 1000
  // Revoked a second ago: it must be asked for again, whatever the wall clock says.
  expect(ring.recent(token)).toBeUndefined()
  world.held = { ...key, expiresAt: 1_700_000_060 }
  world.wall += hours * 3_600_000
  pass(60_000)
  expect(await ring.ask(token)).toBeNull()
  world.wall -= hours * 3_600_000
  pass(2000)
  expect(await ring.ask(token)).toBeNull()
})
