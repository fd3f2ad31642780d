import { holderChangeText } from '@whocast/contract/display.ts'
import { type Channel, type Profile, profileFid } from '@whocast/contract/profile.ts'
import { toWireProfile } from '@whocast/contract/wire-profile.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { methodText } from '../../../frames/person.ts'
import { openStore } from '../../../src/main/stores.ts'
import { sourcePrecedence } from '../../../src/main/wiring/store.ts'
import { type TestDatabase, migratedEngines as testEngines } from '../store-databases.ts'
import {
  type Clock,
  createClock,
  createLiveSources,
  type ModeName,
  type Service,
  startService,
  startUpstreams,
  type Upstreams,
} from './modes.ts'
import { readKey } from './read-key.ts'
import { START, Stage } from './stage.ts'

/**
 * The fname registry does not answer, the node is honest, and the vendor reports that an fname
 * moved. The vendor alone moves nothing: the fname stays with its holder, and is shown as disputed
 * once the registry has been silent for a day.
 */

const HOUR = 3600
const DAY = 86_400

let upstreams: Upstreams
let n = 500
beforeAll(async () => {
  upstreams = await startUpstreams(() => START)
})
afterAll(() => upstreams?.close())

const modes = ['node and vendor', 'following and vendor'] as const satisfies readonly ModeName[]
const engines = testEngines().flatMap(([name, create]) =>
  modes.map((mode) => [mode, name, create] as const),
)

describe.each(engines)(
  'an fname while its registry is silent: %s, on %s',
  (mode, _name, create) => {
    let database: TestDatabase
    let stage: Stage
    let clock: Clock
    let service: Service

    async function start(): Promise<void> {
      const store = await openStore({ ...database.options, precedence: sourcePrecedence, clock })
      const sources = createLiveSources(upstreams, clock, store.people)
      service = await startService(upstreams, sources, { mode, store, clock })
    }
    async function restart(): Promise<void> {
      await service.close()
      await start()
    }

    beforeEach(async () => {
      n += 1
      upstreams.fnames.setFault(null)
      upstreams.neynar.lie(null)
      database = await create()
      stage = new Stage(upstreams, n)
      await stage.add('S', { fname: stage.name('golden'), display: 'Sal', wallets: ['ws'] })
      await stage.add('T', { fname: stage.name('thief'), display: 'Thief', wallets: ['wt'] })
      clock = createClock(START)
      await start()
      await service.follow()
    })
    afterEach(async () => {
      upstreams.fnames.setFault(null)
      upstreams.neynar.lie(null)
      await service.close()
      await database.drop()
    })

    const keyOf = (name: string) => `fname:${stage.name(name)}`
    /** Looks identifiers up until their refreshes are stored. */
    async function find(...keys: string[]): Promise<(readonly Profile[] | Error)[]> {
      const identifiers = keys.map(readKey)
      await service.lookup.many(identifiers)
      await service.settle()
      const answers = await service.lookup.many(identifiers)
      return answers.map((answer) => (answer instanceof Error ? answer : answer.profiles))
    }
    const all = () => find(`fid:${stage.fid('T')}`, keyOf('golden'), `fid:${stage.fid('S')}`)
    const holderOf = (found: readonly Profile[] | Error | undefined) =>
      found instanceof Error ? 'unavailable' : (found ?? []).map(profileFid).join()
    const nameRow = (found: readonly Profile[] | Error | undefined): Channel | undefined =>
      (found instanceof Error ? [] : (found ?? []))
        .flatMap(({ channels }) => channels)
        .find(({ type, value }) => type === 'farcaster' && value === stage.name('golden'))

    function falsify(): void {
      const [seller, thief] = [stage.fid('S'), stage.fid('T')]
      upstreams.neynar.lie((user) =>
        user.fid === seller
          ? { ...user, username: `!${seller}` }
          : user.fid === thief
            ? { ...user, username: stage.name('golden') }
            : user,
      )
    }

    /** Checks that S has the fname and T does not. */
    async function expectUnmoved(): Promise<{ own?: Channel; other?: Channel }> {
      const [ofThief, ofName, ofSeller] = await all()
      expect(holderOf(ofName)).toBe(String(stage.fid('S')))
      expect(holderOf(ofThief)).toBe(String(stage.fid('T')))
      const [own, other] = [nameRow(ofSeller), nameRow(ofThief)]
      expect(own?.isVerified).toBe(true)
      expect(other?.isVerified ?? false).toBe(false)
      return { ...(own ? { own } : {}), ...(other ? { other } : {}) }
    }

    // A follower that starts while the registry is silent is not current before it answers.
    const restarts: [string, () => Promise<void>][] =
      mode === 'following and vendor' ? [] : [['after a restart', restart]]

    test.each([['in one process', async () => {}], ...restarts])(
      'stays with its holder, and is disputed after a day: %s',
      async (_when, begin) => {
        expect(holderOf((await all())[1])).toBe(String(stage.fid('S')))
        upstreams.fnames.setFault({ kind: 'fail', status: 503 })
        falsify()
        await begin()
        clock.set(START + HOUR)
        await service.follow()
        expect((await expectUnmoved()).own?.disputedSince).toBeUndefined()
        for (const days of [2, 8, 38]) {
          clock.set(START + days * DAY)
          await service.follow()
          await all()
          const { own, other } = await expectUnmoved()
          if (mode === 'following and vendor') continue
          expect(own?.disputedSince).toBe(START)
          expect(other?.disputedSince).toBe(START)
          expect(own && methodText(own)).toContain(
            '; disputed: another source names another holder',
          )
          expect(other && methodText(other)).toContain('Disputed: its registry has not confirmed')
          const [seller] = (await find(keyOf('golden')))[0] as Profile[]
          expect(seller && holderChangeText(seller)).toBe(
            `@${stage.name('golden')} is disputed: unconfirmed since 9 Oct 2025`,
          )
          expect(seller && toWireProfile(seller, 'https://whocast.test').channels).toContainEqual(
            expect.objectContaining({ disputedSince: '2025-10-09T08:53:20Z' }),
          )
          const { changes } = await service.store.log.read({ after: 0, limit: 1000 })
          const updated = changes.filter(({ type }) => type === 'profile.updated')
          expect(updated.map(({ profileID }) => profileID)).toContain(seller?.profileID)
        }
        // The registry confirms the holder.
        upstreams.fnames.setFault(null)
        clock.set(START + 39 * DAY)
        await service.follow()
        await all()
        const confirmed = await expectUnmoved()
        expect(confirmed.own?.disputedSince).toBeUndefined()
        expect(confirmed.other?.disputedSince).toBeUndefined()
      },
    )

    test('moves as soon as the registry reports it', async () => {
      await all()
      upstreams.fnames.setFault({ kind: 'fail', status: 503 })
      falsify()
      clock.set(START + 2 * DAY)
      await service.follow()
      await expectUnmoved()
      upstreams.fnames.setFault(null)
      stage.advance(START + 2 * DAY)
      await stage.giveFname(stage.name('golden'), stage.person('T'))
      clock.set(START + 2 * DAY + HOUR)
      await service.follow()
      const [ofThief, ofName, ofSeller] = await all()
      expect(holderOf(ofName)).toBe(String(stage.fid('T')))
      expect(nameRow(ofThief)).toMatchObject({ isVerified: true })
      expect(nameRow(ofThief)?.disputedSince).toBeUndefined()
      expect(nameRow(ofSeller)?.isVerified ?? false).toBe(false)
    })

    const custodyChanged = async () => {
      stage.person('S').custody = stage.wallet('new custody')
      clock.set(START + HOUR)
      await service.follow()
      expect(holderOf((await all())[1])).toBe(String(stage.fid('S')))
      falsify()
      clock.set(START + 2 * HOUR)
      await find(`fid:${stage.fid('T')}`)
      await expectUnmoved()
      upstreams.fnames.setFault({ kind: 'fail', status: 503 })
      await restart()
      clock.set(START + 3 * DAY)
      await service.follow()
      await all()
      await expectUnmoved()
    }
    // The follower of this test does not store the registry's history.
    if (mode === 'node and vendor')
      test('stays with a holder whose custody address changed since', custodyChanged)

    test('is not given to anyone by the vendor alone where nothing is stored', async () => {
      // The key of a private registry is known from then on.
      await find(`fid:${stage.fid('T')}`)
      upstreams.fnames.setFault({ kind: 'fail', status: 503 })
      falsify()
      for (const days of [1, 2, 38]) {
        clock.set(START + days * DAY)
        await service.follow()
        const [ofName] = await find(keyOf('golden'), `fid:${stage.fid('T')}`)
        const [, later] = await all()
        // The followed node is the operator's own.
        const expected = mode === 'node and vendor' ? 'unavailable' : String(stage.fid('S'))
        expect([holderOf(ofName), holderOf(later)]).toEqual([expected, expected])
      }
    })
  },
)
