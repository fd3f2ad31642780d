import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import { type CastEvidence, castEvidence } from '@whocast/evidence/forms/cast-evidence.ts'
import { castData, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import type { Cast } from '@whocast/mention-reader/cast.ts'
import type { Hex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../../test/contract/store-databases.ts'
import type { Store } from '../main/stores.ts'
import { openStore } from '../main/stores.ts'
import { forClient, takeRequest } from '../net/request-allowance.ts'
import type { Lookup } from '../people/lookup.ts'
import { createEndorser } from './endorser.ts'
import { toCast } from './hub.ts'
import { PublishError, type Reply } from './publisher-port.ts'
import { createWorker } from './queue.ts'

const bot = { fid: 999, username: 'whocast' }
const log = { debug() {}, info() {}, warn() {}, error() {} }

let database: TestDatabase
let store: Store
let now: number
const replies: Reply[] = []
let failures: PublishError[]

beforeEach(async () => {
  database = await createSqliteDatabase()
  now = 1_795_000_000_000
  store = await openStore({ ...database.options, precedence: [], clock: () => now })
  replies.length = 0
  failures = []
})
afterEach(async () => {
  await store.close()
  await database.drop()
})

/** Everybody is known by their fid. */
const lookup: Pick<Lookup, 'one'> = {
  async one(identifier) {
    const id = identifier.kind === 'fid' ? `p${identifier.fid}` : 'p'
    const profile = {
      profileID: id.padEnd(21, '_'),
      displayName: id,
      channels: [],
      credentials: [],
    }
    return { profiles: [profile], isStale: false, failedSources: [], tags: [], freshUntil: 0 }
  },
}

const worker = (
  limits: { hour: number; day: number; total?: number },
  isStanding = true,
  castByHash?: (hash: Hex) => Promise<CastEvidence | null>,
) =>
  createWorker({
    bot,
    baseUrl: 'https://whocast.test',
    lookup,
    replyPolicy: {
      isEnabled: true,
      minScore: 0,
      denylist: new Set(),
      limits: {
        authorLastHour: limits.hour,
        authorInThread: 9,
        inThread: 9,
        overallLastHour: 999,
        authorHelpLastDay: 1,
        authorEndorsementsLastDay: limits.day,
        overallEndorsementsLastDay: limits.total ?? 999,
      },
    },
    endorse: createEndorser({
      botFid: bot.fid,
      table: { '*': 'everybody' },
      // What is endorsed takes longer than what is taken back.
      lookup: { one: async (identifier) => sleep(15).then(() => lookup.one(identifier)) },
      credentials: store.credentials,
      ...(castByHash ? { castByHash } : {}),
    }),
    mentions: store.mentions,
    publisher: {
      name: 'recorder',
      async publish(reply): Promise<Hex> {
        const failure = failures.shift()
        if (failure) throw failure
        replies.push(reply)
        return `0x${'1'.repeat(40)}`
      },
    },
    isStanding: async () => isStanding,
    clock: () => now,
    log,
  })

let count = 0
async function say(verb: string, skill: string, fid = 77, madeAt = now): Promise<void> {
  count += 1
  const hash = `0x${count.toString(16).padStart(40, '0')}` as const
  const cast: Cast = {
    hash,
    author: { fid },
    content: [bot, ` ${verb} `, { fid: 3, username: 'dwr' }, ` for ${skill}`],
    threadHash: hash,
    timestamp: madeAt,
  }
  await store.mentions.claim({
    castHash: hash,
    payload: cast,
    authorFid: fid,
    threadHash: hash,
    receivedAt: now,
  })
}

async function endorsements(): Promise<string[]> {
  const names: string[] = []
  for await (const record of store.credentials.all())
    if (record.revocation.status !== 'revoked') names.push(record.name)
  return names
}

test('stores no more endorsements of one author than a day allows, however many casts say so', async () => {
  const { drain } = worker({ hour: 1000, day: 3 })
  for (let n = 0; n < 20; n += 1) await say('endorse', `skill ${n}`)
  await drain()
  expect(await endorsements()).toHaveLength(3)
  expect(replies).toHaveLength(3)
  now += 24 * 3_600_000 + 1
  for (let n = 20; n < 40; n += 1) await say('endorse', `skill ${n}`)
  await drain()
  expect(await endorsements()).toHaveLength(6)
})

test('stores no more endorsements in all than a day allows, however many accounts say so', async () => {
  const { drain } = worker({ hour: 5, day: 3, total: 4 })
  for (let n = 0; n < 20; n += 1) await say('endorse', 'design', 100 + n)
  await drain()
  expect(await endorsements()).toHaveLength(4)
  now += 24 * 3_600_000 + 1
  for (let n = 20; n < 30; n += 1) await say('endorse', 'design', 100 + n)
  await drain()
  expect(await endorsements()).toHaveLength(8)
})

test('stores nothing that the hourly budget leaves unsaid, and takes back in spite of it', async () => {
  const { drain } = worker({ hour: 1, day: 10 })
  await say('endorse', 'design')
  await drain()
  await say('endorse', 'writing')
  await drain()
  expect(await endorsements()).toEqual(['Endorsed for design'])
  await say('withdraw', 'design')
  await drain()
  expect(await endorsements()).toEqual([])
  expect(replies).toHaveLength(1)
})

test('tries again within seconds where publishing failed for now, and no sooner than it was told', async () => {
  const { drain } = worker({ hour: 5, day: 5 })
  failures = [
    new PublishError('busy', { isTransient: true }),
    new PublishError('busy', { isTransient: true, retryAfterMs: 20_000 }),
  ]
  await say('endorse', 'design')
  expect(await drain()).toBe(1)
  now += 3000
  expect(await drain()).toBe(1)
  now += 19_999
  await drain()
  expect(replies).toEqual([])
  now += 1
  expect(await drain()).toBe(0)
  expect(replies).toHaveLength(1)
})

test('says what it stored after a failure to publish, once', async () => {
  const { drain } = worker({ hour: 5, day: 5 })
  failures = [
    new PublishError('busy', { isTransient: true }),
    new PublishError('busy', { isTransient: true }),
  ]
  await say('endorse', 'design')
  await say('withdraw', 'nothing of theirs')
  for (let n = 0; n < 4; n += 1) {
    await drain()
    now += 3_600_000
  }
  expect(await endorsements()).toEqual(['Endorsed for design'])
  expect(replies.filter(({ text }) => text.includes('Endorsed for design'))).toHaveLength(1)
})

test('handles the casts of an author in the order that they were made', async () => {
  const { drain } = worker({ hour: 99, day: 99 })
  await say('endorse', 'design', 77, now - 9000)
  await say('withdraw', 'design', 77, now - 8000)
  await say('withdraw', 'writing', 77, now - 6000)
  await say('endorse', 'writing', 77, now - 7000)
  expect(await drain()).toBe(0)
  expect(await endorsements()).toEqual([])
  expect(replies.map(({ text }) => /Endorsed|Withdrawn/.exec(text)?.[0])).toEqual([
    'Endorsed',
    'Withdrawn',
    'Endorsed',
    'Withdrawn',
  ])
})

test('takes back an endorsement whose webhook comes after that of its withdrawal', async () => {
  const { drain } = worker({ hour: 99, day: 99 })
  await say('withdraw', 'design', 77, now - 1000)
  expect(await drain()).toBe(1)
  await say('endorse', 'design', 77, now - 2000)
  await drain()
  now += 3000
  await drain()
  expect(await endorsements()).toEqual([])
})

test('takes back an endorsement that waits for minutes for a source', async () => {
  const { drain } = worker({ hour: 99, day: 99 })
  await say('endorse', 'design', 77, now - 2000)
  await say('withdraw', 'design', 77, now - 1000)
  const read = lookup.one
  lookup.one = () => Promise.reject(new ServiceError('unavailable', 'down'))
  for (const end = now + 90_000; now < end; now += 5000) await drain()
  lookup.one = read
  for (const end = now + 300_000; now < end; now += 5000) await drain()
  expect(await store.mentions.backlog()).toMatchObject({ queued: 0, dead: 0 })
  expect(await endorsements()).toEqual([])
  expect(replies.map(({ text }) => text.slice(0, 9))).toContain('Withdrawn')
})

/** Somebody endorses for design by a signed cast, which the node has until a test removes it. */
async function sayWithNode() {
  const message = signMessage(
    castData({
      fid: 77,
      text: ' endorse  for design',
      mentions: [
        { fid: bot.fid, position: 0 },
        { fid: 3, position: 9 },
      ],
      at: Math.floor(now / 1000) - 2,
    }),
    `0x${'31'.repeat(32)}`,
  )
  const cast = toCast(message)
  if (!cast) throw new Error('no cast')
  await store.mentions.claim({
    castHash: cast.hash,
    payload: { ...cast },
    authorFid: 77,
    threadHash: cast.hash,
    receivedAt: now,
  })
  return castEvidence(message)
}

async function kinds(): Promise<string[]> {
  const found: string[] = []
  for await (const { kind } of store.credentials.all()) found.push(kind)
  return found
}

test('waits for the node to have the signed cast of an endorsement, and replies once', async () => {
  let evidence: CastEvidence | null = null
  const { drain } = worker({ hour: 99, day: 99 }, true, async () => evidence)
  const signed = await sayWithNode()
  expect(await drain()).toBe(1)
  expect(await kinds()).toEqual([])
  evidence = signed
  now += 3000
  expect(await drain()).toBe(0)
  expect(await kinds()).toEqual(['farcaster-cast'])
  expect(replies.map(({ text }) => text)).toEqual([
    expect.stringContaining('Your signed cast is the evidence'),
  ])
})

test('stores an endorsement as reported if the node lacks its cast for a minute', async () => {
  const { drain } = worker({ hour: 99, day: 99 }, true, async () => null)
  await sayWithNode()
  for (const end = now + 55_000; now < end; now += 5000) await drain()
  expect(await kinds()).toEqual([])
  for (const end = now + 120_000; now < end; now += 5000) await drain()
  expect(await kinds()).toEqual(['reported'])
  expect(replies.map(({ text }) => text)).toEqual([expect.stringContaining('without evidence')])
})

test('stores an endorsement as reported at once where there is no node', async () => {
  const { drain } = worker({ hour: 99, day: 99 })
  await sayWithNode()
  expect(await drain()).toBe(0)
  expect(await kinds()).toEqual(['reported'])
})

test('takes back an endorsement that waits for its signed cast', async () => {
  const { drain } = worker({ hour: 99, day: 99 }, true, async () => null)
  await sayWithNode()
  await say('withdraw', 'design', 77, now - 1000)
  for (const end = now + 600_000; now < end; now += 5000) await drain()
  expect(await store.mentions.backlog()).toMatchObject({ queued: 0, dead: 0 })
  expect(await endorsements()).toEqual([])
  expect(replies.map(({ text }) => text.slice(0, 9))).toEqual([
    expect.not.stringMatching('Withdrawn'),
    'Withdrawn',
  ])
})

test('lets an older cast change nothing that a newer one stored', async () => {
  const { drain } = worker({ hour: 99, day: 99 })
  await say('endorse', 'design', 77, now - 1000)
  await drain()
  await say('endorse', 'design', 77, now - 3000)
  await drain()
  await say('withdraw', 'design', 77, now - 2000)
  await drain()
  expect(await endorsements()).toEqual(['Endorsed for design'])
  expect(replies.at(-1)?.text).toMatch(/again since/)
})

test('handles what was leased, put back and counted while the clock was ahead', async () => {
  const { drain } = worker({ hour: 2, day: 99 })
  const ahead = 24 * 3_600_000
  now += ahead
  failures = [new PublishError('busy', { isTransient: true })]
  await say('endorse', 'putting back')
  await drain()
  await say('endorse', 'counting')
  await drain()
  await say('endorse', 'leasing', 78)
  expect(await store.mentions.take('a worker that dies', now, 30_000, 10)).toHaveLength(1)
  now -= ahead
  await say('endorse', 'design')
  await drain()
  expect((await endorsements()).toSorted()).toEqual([
    'Endorsed for counting',
    'Endorsed for design',
    'Endorsed for leasing',
    'Endorsed for putting back',
  ])
  expect(replies).toHaveLength(4)
})

test('refuses a cast that is missing, also where it was received while the clock was ahead', async () => {
  const { drain } = worker({ hour: 99, day: 99 }, false)
  now += 24 * 3_600_000
  await say('endorse', 'design')
  now -= 24 * 3_600_000
  for (let n = 0; n < 8; n += 1) {
    await drain()
    now += 600_000
  }
  expect(await store.mentions.dead(10)).toEqual([])
  expect(await store.mentions.backlog()).toMatchObject({ queued: 0 })
})

test('waits an hour at most, and stores no control characters of a publisher', async () => {
  const { drain } = worker({ hour: 99, day: 99 })
  const message = `busy${String.fromCharCode(0)}`
  failures = [
    new PublishError(message, { isTransient: true, retryAfterMs: 365 * 24 * 3_600_000 }),
    new PublishError(message, { isTransient: false }),
  ]
  await say('endorse', 'design')
  await drain()
  now += 3_600_000
  await drain()
  expect(await store.mentions.dead(10)).toMatchObject([{ reason: 'busy ' }])
})

test('takes no requests from the client whose webhook woke it', async () => {
  const { drain } = worker({ hour: 99, day: 99 })
  await say('endorse', 'design')
  const clients: (string | null)[] = []
  const read = lookup.one
  lookup.one = async (identifier) => {
    clients.push(takeRequest())
    return read(identifier)
  }
  await forClient('198.51.100.1', drain)
  lookup.one = read
  expect(new Set(clients)).toEqual(new Set([null]))
})

test('lets no flood of one author hold up the others, and leaves none of it waiting', async () => {
  const { drain } = worker({ hour: 1000, day: 1000 })
  for (let n = 0; n < 40; n += 1) await say('endorse', `skill ${n}`)
  await say('endorse', 'design', 78)
  const released = Promise.withResolvers<void>()
  const hanging = new Set<object>()
  let most = 0
  const read = lookup.one
  lookup.one = async (identifier) => {
    if (identifier.kind !== 'fid' || identifier.fid !== 77) return read(identifier)
    hanging.add(identifier)
    most = Math.max(most, hanging.size)
    await released.promise
    hanging.delete(identifier)
    return read(identifier)
  }
  const done = drain()
  await expect.poll(() => replies.map(({ parent }) => parent.fid)).toEqual([78])
  expect(most).toBeLessThanOrEqual(4)
  released.resolve()
  await done
  lookup.one = read
  expect(replies).toHaveLength(41)
})

test('looks up nothing for a mention that no budget is left for', async () => {
  const { drain } = worker({ hour: 1, day: 9 })
  await say('endorse', 'design')
  await drain()
  const read = lookup.one
  lookup.one = () => Promise.reject(new ServiceError('unavailable', 'slow'))
  await say('endorse', 'writing')
  expect(await drain()).toBe(0)
  lookup.one = read
  expect(await store.mentions.backlog()).toMatchObject({ queued: 0, dead: 0 })
})

test('publishes a reply that was kept before a crash, although it used up the budget', async () => {
  const { drain } = worker({ hour: 1, day: 9 })
  failures = [new PublishError('killed', { isTransient: true })]
  await say('endorse', 'design')
  expect(await drain()).toBe(1)
  now += 10_000
  expect(await drain()).toBe(0)
  expect(replies).toHaveLength(1)
})
