import { castEvidence } from '@whocast/evidence/forms/cast-evidence.ts'
import {
  castData,
  type FarcasterMessage,
  signMessage,
} from '@whocast/evidence/forms/farcaster-message.ts'
import type { Hex } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../../test/contract/store-databases.ts'
import { createCastRecheck } from '../credentials/cast-recheck.ts'
import type { Store } from '../main/stores.ts'
import { openStore } from '../main/stores.ts'
import type { Lookup } from '../people/lookup.ts'
import type { EndorsementTable } from './endorse.ts'
import { createEndorser, type Endorser } from './endorser.ts'
import { toCast } from './hub.ts'

const bot = 42
const start = 1_790_000_000

let database: TestDatabase
let store: Store
let hub: Map<Hex, FarcasterMessage>
let time: number

beforeEach(async () => {
  database = await createSqliteDatabase()
  time = start
  store = await openStore({ ...database.options, precedence: [], clock: () => time * 1000 })
  hub = new Map()
  for (const fid of [3, 616]) {
    const address = `0x${fid.toString(16).padStart(40, '0')}`
    await store.people.save(
      [
        {
          source: 'test',
          scope: `farcaster:${fid}`,
          checkedAt: start,
          fields: { displayName: `Person @${fid}` },
          channels: [
            {
              type: 'farcaster',
              value: `p${fid}`,
              isVerified: true,
              metadata: [{ name: 'fid', value: String(fid) }],
            },
            { type: 'wallet', value: address, isVerified: true },
          ],
        },
      ],
      { refreshAt: null },
    )
  }
})

afterEach(async () => {
  await store.close()
  await database.drop()
})

const lookup: Pick<Lookup, 'one'> = {
  async one(identifier) {
    const found = identifier.kind === 'fid' ? await store.people.find(`fid:${identifier.fid}`) : []
    return {
      profiles: found.map(({ profile }) => profile),
      isStale: false,
      failedSources: [],
      tags: [],
      freshUntil: 0,
    }
  },
}

const castByHash = async (hash: Hex) => {
  const message = hub.get(hash)
  return message ? castEvidence(message) : null
}

/** Somebody mentions the bot and, in the middle of the text, perhaps another. */
function say(fid: number, before: string, mentioned: number, after: string) {
  const message = signMessage(
    castData({
      fid,
      text: `${before}${after}`,
      mentions: [
        { fid: bot, position: 0 },
        { fid: mentioned, position: before.length },
      ],
      at: time,
    }),
    `0x${'31'.repeat(32)}`,
  )
  hub.set(message.hash, message)
  const cast = toCast(message)
  if (!cast) throw new Error('no cast')
  return cast
}

/** Takes endorsements and stores them at once, as the worker does when it replies. */
function endorser(table: EndorsementTable): Endorser {
  const endorse = createEndorser({
    botFid: bot,
    table,
    lookup,
    credentials: store.credentials,
    castByHash,
  })
  return async (cast, now) => {
    const reply = await endorse(cast, now)
    await reply?.store?.run()
    return reply
  }
}
const credentialsOf = async (fid: number) =>
  (await lookup.one({ kind: 'fid', fid })).profiles[0]?.credentials.map(({ name }) => name)

describe('createEndorser', () => {
  it('stores an endorsement with the signed cast, once, and takes it back on request', async () => {
    const endorse = endorser({ design: 'everybody' })
    const reply = await endorse(say(616, ' endorse ', 3, ' for design'), time)
    expect(reply).toMatchObject({ budget: 'endorsement', page: '/fid/3' })
    expect(reply?.text).toMatch(/^Person 3: Endorsed for design\./)
    time += 10
    await endorse(say(616, ' endorse ', 3, ' for Design'), time)
    expect(await credentialsOf(3)).toEqual(['Endorsed for design'])
    const [row] = (await lookup.one({ kind: 'fid', fid: 3 })).profiles[0]?.credentials ?? []
    const record = await store.credentials.get(row?.uid as Hex)
    expect(record).toMatchObject({
      kind: 'farcaster-cast',
      attester: { fid: 616 },
      attestee: { fid: 3 },
      issuedAt: start + 10,
    })

    expect(await endorse(say(616, ' withdraw ', 3, ' for design'), time)).toMatchObject({
      budget: 'answer',
      page: '/fid/3',
    })
    expect(await credentialsOf(3)).toEqual([])
    expect(await endorse(say(616, ' withdraw ', 3, ' for design'), time)).toMatchObject({
      budget: 'help',
    })
  })

  it('stores no endorsement whose reply had to wait until after its withdrawal', async () => {
    const endorse = endorser({ design: 'everybody' })
    const cast = say(616, ' endorse ', 3, ' for design')
    await endorse(cast, time)
    time += 10
    await endorse(say(616, ' withdraw ', 3, ' for design'), time)
    time += 10
    expect(await endorse(cast, time)).toMatchObject({ budget: 'help' })
    expect(await credentialsOf(3)).toEqual([])
    await endorse(say(616, ' endorse ', 3, ' for design'), time)
    expect(await credentialsOf(3)).toEqual(['Endorsed for design'])
    await endorse(say(616, ' withdraw ', 3, ' for design'), time)
  })

  it('takes no cast for evidence that is by another, or says something else', async () => {
    const told = say(616, ' endorse ', 3, ' for design')
    const forged = [
      say(3, ' endorse ', 616, ' for design'),
      say(616, ' greets ', 3, ''),
      say(616, ' endorse ', 3, ' for cooking'),
    ]
    for (const { hash } of forged) {
      expect((await endorser({ '*': 'everybody' })({ ...told, hash }, time))?.text).toMatch(
        /stored as reported, without evidence/,
      )
      const [row] = (await lookup.one({ kind: 'fid', fid: 3 })).profiles[0]?.credentials ?? []
      expect(await store.credentials.get(row?.uid as Hex)).toMatchObject({
        kind: 'reported',
        claimedAttester: { fid: 616 },
      })
    }
    const earlier = { ...told, timestamp: told.timestamp - 1_000_000 }
    await endorser({ design: 'everybody' })(earlier, time)
    const [row] = (await lookup.one({ kind: 'fid', fid: 3 })).profiles[0]?.credentials ?? []
    expect(await store.credentials.get(row?.uid as Hex)).toMatchObject({
      kind: 'farcaster-cast',
      issuedAt: start,
    })
  })

  it('does not promise evidence that it could not read', async () => {
    const cast = say(616, ' endorse ', 3, ' for design')
    hub.delete(cast.hash)
    expect((await endorser({ design: 'everybody' })(cast, time))?.text).toMatch(
      /stored as reported, without evidence/,
    )
    expect(await credentialsOf(3)).toEqual(['Endorsed for design'])
    await endorser({ design: 'everybody' })(say(616, ' withdraw ', 3, ' for design'), time)
  })

  it('keeps the signed cast of an earlier endorsement where the new one cannot be read', async () => {
    const endorse = endorser({ design: 'everybody' })
    const earlier = say(616, ' endorse ', 3, ' for design')
    expect((await endorse(earlier, time))?.awaits).toBeUndefined()
    time += 10
    const cast = say(616, ' endorse ', 3, ' for design')
    hub.delete(cast.hash)
    const reply = await endorse(cast, time)
    expect(reply).toMatchObject({ awaits: 'own-cast' })
    expect(reply?.text).toMatch(/Your earlier signed cast is the evidence/)
    const [row] = (await lookup.one({ kind: 'fid', fid: 3 })).profiles[0]?.credentials ?? []
    expect(await store.credentials.get(row?.uid as Hex)).toMatchObject({
      kind: 'farcaster-cast',
      issuedAt: start,
      evidence: { hash: earlier.hash },
    })
    // It ends with that cast.
    hub.delete(earlier.hash)
    time += 31
    const options = { credentials: store.credentials, cursors: store.cursors, castByHash }
    const recheck = createCastRecheck({
      ...options,
      log: { warn: () => {} },
      clock: () => time * 1000,
    })
    expect(await recheck.round()).toBe(1)
    expect(await credentialsOf(3)).toEqual([])
  })

  it('accepts endorsements only from authors in the table', async () => {
    const endorse = endorser({
      engineering: { holdersOf: 'Endorsed for design' },
      design: 'everybody',
      judging: { fids: [3] },
    })
    expect((await endorse(say(616, ' endorse ', 3, ' for engineering'), time))?.text).toMatch(
      /needs the credential “Endorsed for design”/,
    )
    expect((await endorse(say(616, ' endorse ', 3, ' for judging'), time))?.text).toMatch(
      /^Only some people/,
    )
    expect((await endorse(say(616, ' endorse ', 3, ' for cooking'), time))?.text).toMatch(
      /There are: engineering, design, judging/,
    )
    expect(await credentialsOf(3)).toEqual([])
    await endorse(say(3, ' endorse ', 616, ' for design'), time)
    await endorse(say(616, ' endorse ', 3, ' for engineering'), time)
    expect(await credentialsOf(3)).toEqual(['Endorsed for engineering'])
  })

  it('leaves everything else, and everything where no table is, to the lookup', async () => {
    expect(await endorser({ design: 'everybody' })(say(616, ' who is ', 3, '?'), time)).toBeNull()
    expect(await endorser({})(say(616, ' endorse ', 3, ' for design'), time)).toBeNull()
  })

  it('says what is missing, without mentions and links', async () => {
    const endorse = endorser({ design: 'everybody' })
    for (const [cast, words] of [
      [say(616, ' endorse ', 3, ''), /for what/],
      [say(616, ' endorse ', 616, ' for design'), /yourself/],
      [say(616, ' endorse ', 999, ' for design'), /cannot find fid 999/],
    ] as const) {
      const reply = await endorse(cast, time)
      expect(reply?.text).toMatch(words)
      expect(reply).toMatchObject({ budget: 'help' })
      expect(reply?.text).not.toMatch(/@|https?:/)
    }
  })
})

describe('createCastRecheck', () => {
  it('takes an endorsement off once its cast is deleted, and never because the hub is down', async () => {
    const cast = say(616, ' endorse ', 3, ' for design')
    await endorser({ design: 'everybody' })(cast, time)
    let isDown = true
    const recheck = createCastRecheck({
      credentials: store.credentials,
      cursors: store.cursors,
      castByHash: (hash) => (isDown ? Promise.reject(new Error('down')) : castByHash(hash)),
      log: { warn: () => {} },
      clock: () => time * 1000,
    })
    expect(await recheck.round()).toBe(0)
    time += 31
    hub.delete(cast.hash)
    await expect(recheck.round()).rejects.toThrow('down')
    expect(await credentialsOf(3)).toEqual(['Endorsed for design'])
    isDown = false
    expect(await recheck.round()).toBe(1)
    expect(await credentialsOf(3)).toEqual([])
  })

  it('checks the other casts although some always fail', async () => {
    const endorse = endorser({ '*': 'everybody' })
    const casts = Array.from({ length: 11 }, (_, n) => say(616, ' endorse ', 3, ` for skill ${n}`))
    for (const cast of casts) {
      await endorse(cast, time)
      time += 1
    }
    const last = casts.at(-1)?.hash
    const recheck = createCastRecheck({
      credentials: store.credentials,
      cursors: store.cursors,
      castByHash: (hash) => (hash === last ? castByHash(hash) : Promise.reject(new Error('odd'))),
      log: { warn: () => {} },
      clock: () => time * 1000,
    })
    if (last) hub.delete(last)
    const withdrawn = async () => (await credentialsOf(3))?.length === 10
    for (let round = 0; round < 3 && !(await withdrawn()); round += 1) {
      time += 31
      await recheck.round().catch(() => {})
    }
    expect(await withdrawn()).toBe(true)
  })

  it('asks again for each once in a while, and stops when told', async () => {
    await endorser({ design: 'everybody' })(say(616, ' endorse ', 3, ' for design'), time)
    let asked = 0
    const recheck = createCastRecheck({
      credentials: store.credentials,
      cursors: store.cursors,
      castByHash: (hash) => {
        asked += 1
        return castByHash(hash)
      },
      log: { warn: () => {} },
      clock: () => time * 1000,
    })
    time += 31
    await recheck.round()
    await recheck.round()
    expect(asked).toBe(1)
    time += 31
    const stop = new AbortController()
    const running = recheck.run(stop.signal)
    await expect.poll(() => asked).toBe(2)
    stop.abort()
    await running
    expect(await credentialsOf(3)).toEqual(['Endorsed for design'])
  })

  it('keeps the other processes from asking until after its next round', async () => {
    const everyMs = 1000
    const leased: number[] = []
    const stop = new AbortController()
    const recheck = createCastRecheck({
      credentials: store.credentials,
      cursors: {
        ...store.cursors,
        lease: async (_name, _owner, ms) => {
          leased.push(ms)
          stop.abort()
          return true
        },
      },
      castByHash,
      log: { warn: () => {} },
      clock: () => time * 1000,
      everyMs,
    })
    await recheck.run(stop.signal)
    expect(leased).toHaveLength(1)
    expect(leased[0]).toBeGreaterThan(everyMs)
  })
})
