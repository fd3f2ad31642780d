import { fromBareFid } from '@whocast/contract/bare-fid.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { migratedEngines as testEngines } from '../../../test/contract/store-databases.ts'
import { farcasterChannel, walletChannel } from '../../../test/contract/store-people.ts'
import { cursorAt, type ListedLink, startLinks } from '../../../test/network/account-links.ts'
import { until } from '../../../test/network/follow.ts'
import { createTelemetry } from '../../http/telemetry/telemetry.ts'
import { openStore } from '../../main/stores.ts'
import { createHttpJson } from '../../net/http-json.ts'
import { createLinkReader, FARCASTER_CLIENT } from '../account-links.ts'
import { followLinks } from './account-links.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const HOUR = 3_600_000
/** The last fid of those that say something; one more is bare. */
const PEOPLE = 12
const BARE = 13

const link = (fid: number, more: Partial<ListedLink> = {}): ListedLink => ({
  fid,
  platform: 'x',
  platformId: String(1000 + fid),
  platformUsername: `User_${fid}`,
  verifiedAt: 1_700_000_000 + fid,
  ...more,
})

describe.each(testEngines())(
  'accounts that the client lists, on %s',
  { timeout: 60_000 },
  (_kind, create) => {
    async function start() {
      let now = 1_800_000_000_000
      const clock = () => now
      const client = await startLinks(5)
      const database = await create()
      const store = await openStore({
        ...database.options,
        precedence: ['snapchain', FARCASTER_CLIENT],
        clock,
        forgetSecret: 'secret',
      })
      const http = createHttpJson({ source: FARCASTER_CLIENT, baseUrl: client.url })
      closers.push(client.close, database.drop, store.close, http.close)
      const people = Array.from({ length: PEOPLE }, (_, at) => ({
        source: 'snapchain',
        scope: `farcaster:${at + 1}`,
        checkedAt: 1_799_999_000,
        fields: { displayName: `Person ${at + 1}` },
        channels: [farcasterChannel(at + 1, `name${at + 1}`), walletChannel(at + 1)],
      }))
      const custody = '0x00000000000000000000000000000000000000bb' as const
      await store.people.save(
        [...people, fromBareFid({ fid: BARE, custody, since: 1, checkedAt: 1_799_999_000 })],
        {
          refreshAt: null,
        },
      )
      const telemetry = createTelemetry()
      /** Pages by platform, as an operator's metrics have them. */
      const pagesOf = async (platform: string) => {
        const line = new RegExp(
          `^whocast_network_link_pages_total\\{platform="${platform}"\\} (\\d+)$`,
          'm',
        )
        return Number(line.exec(await telemetry.render())?.[1] ?? 0)
      }
      /** Findings that were handed to the store, by scope. */
      const written: string[] = []
      const save: typeof store.people.save = (findings, options) => {
        written.push(...findings.map(({ scope }) => scope))
        return store.people.save(findings, options)
      }
      const said: string[] = []
      const note = (_: unknown, text: string) => void said.push(text)
      const log = { debug: () => {}, info: note, warn: note, error: note }
      const follow = () => {
        const ending = new AbortController()
        const timing = {
          pause: 1,
          poll: 20,
          lease: 2000,
          pass: 24 * HOUR,
          retry: HOUR,
          backoff: 20,
        }
        const running = followLinks(
          {
            url: client.url,
            readPage: createLinkReader(http),
            people: { ...store.people, save },
            cursors: store.cursors,
            isComplete: async () => true,
            clock,
            telemetry,
            log,
            timing,
          },
          ending.signal,
        )
        const stop = async () => {
          ending.abort()
          await running
        }
        closers.push(stop)
        return stop
      }
      const state = async (platform = 'x') =>
        JSON.parse((await store.cursors.get(`network:links:${platform}`)) ?? '{}') as {
          pass?: { cursor: string } | null
          nextAt?: number
          count?: number
        }
      /** Until the list was read from its start to its end, or given up. */
      const passed = () =>
        until(
          'a pass ends',
          async () => ((await state()).nextAt ?? 0) > now && (await state()).pass === null,
        )
      const nextPass = async () => {
        now += 25 * HOUR
        await passed()
      }
      const holders = async (handle: string) =>
        (await store.people.find(`twitter:${handle}`)).map(
          ({ profile }) => profile.channels.find(({ type }) => type === 'farcaster')?.value,
        )
      return {
        client,
        store,
        follow,
        state,
        passed,
        nextPass,
        holders,
        said,
        pagesOf,
        written,
        later: (ms: number) => (now += ms),
      }
    }

    it('are found by their handles, with who says so and since when', async () => {
      const { client, store, follow, passed, holders } = await start()
      client.links = [
        ...Array.from({ length: PEOPLE }, (_, at) => link(at + 1)),
        link(BARE),
        link(999, { platformUsername: 'stranger' }),
        link(2, { platform: 'github', platformUsername: 'octo-2', verifiedAt: 1_700_000_000_123 }),
        link(2, {
          platform: 'discord',
          platformUsername: 'disco.2',
          platformId: '123456789012345678',
        }),
      ]
      follow()
      await passed()
      for (let fid = 1; fid <= PEOPLE; fid += 1)
        expect(await holders(`user_${fid}`)).toEqual([`name${fid}`])
      // A fid without anything else becomes a person by it; one that is not known does not.
      expect(await holders(`user_${BARE}`)).toEqual([`!${BARE}`])
      expect(await holders('stranger')).toEqual([])
      const isRead = async (key: string) => (await store.people.find(key)).length > 0
      await until(
        'the other lists are read',
        async () => (await isRead('discord:disco.2')) && (await isRead('github:octo-2')),
      )
      const [found] = await store.people.find('fid:2', { proof: true })
      const rows = found?.profile.channels.filter(({ source }) => source === FARCASTER_CLIENT) ?? []
      expect(
        rows.map(({ type, value, isVerified, verification }) => ({
          type,
          value,
          isVerified,
          verification,
        })),
      ).toEqual(
        ['discord disco.2', 'github octo-2', 'twitter User_2'].map((text) => ({
          type: text.split(' ')[0],
          value: text.split(' ')[1],
          isVerified: true,
          verification: { grade: 'reported', by: FARCASTER_CLIENT, checkedAt: 1_800_000_000 },
        })),
      )
      expect(rows[0]?.url).toBe('https://discord.com/users/123456789012345678')
      // What Farcaster itself says is there as before.
      expect(found?.profile).toMatchObject({
        displayName: 'Person 2',
        walletAddress: '0x0000000000000000000000000000000000000002',
      })
    })

    it('come at once when they are new, and go with the next pass when they are gone', async () => {
      const { client, follow, passed, nextPass, holders } = await start()
      client.links = Array.from({ length: 10 }, (_, at) => link(at + 1))
      follow()
      await passed()
      client.links.push(
        link(11),
        link(3, { platformUsername: 'renamed', verifiedAt: 1_750_000_000 }),
      )
      client.links = client.links.filter(
        (one) => one.platformUsername !== 'User_3' && one.fid !== 7,
      )
      await until(
        'what is new is here',
        async () => (await holders('user_11')).length > 0 && (await holders('renamed')).length > 0,
      )
      expect(await holders('user_3')).toEqual([])
      expect(await holders('user_7')).toEqual(['name7'])
      await nextPass()
      expect(await holders('user_7')).toEqual([])
      expect(await holders('user_8')).toEqual(['name8'])
      client.links.push(link(7, { verifiedAt: 1_760_000_000 }))
      await until('it is back', async () => (await holders('user_7')).length > 0)
    })

    it('are written once: a pass over the same list writes what it was told of, a row a page', async () => {
      const { client, store, follow, nextPass, passed, holders, written, pagesOf } = await start()
      client.links = Array.from({ length: PEOPLE }, (_, at) => link(at + 1))
      follow()
      await passed()
      expect(written.toSorted()).toEqual(
        client.links.map(({ fid }) => `client-x@farcaster:${fid}`).toSorted(),
      )
      // Three pages of the list, and each time that it was looked for what is new.
      const counted = await pagesOf('x')
      expect(counted).toBeGreaterThanOrEqual(3)
      const before = written.length
      client.links[4] = link(5, { platformUsername: 'renamed' })
      await nextPass()
      expect(written.slice(before)).toEqual(['client-x@farcaster:5'])
      expect(await pagesOf('x')).toBeGreaterThanOrEqual(counted + 3)
      const told = await Promise.all(
        [0, 1, 2, 3].map((page) => store.cursors.get(`network:links:x:told:${page}`)),
      )
      expect(told.map((row) => row?.split(' ')[1] ?? null)).toEqual([
        '8,1,1,1,1',
        '3,1,1,1,1',
        '1,1',
        null,
      ])
      expect(await holders('renamed')).toEqual(['name5'])
      expect(await holders('user_5')).toEqual([])
      client.links = client.links.slice(1)
      await nextPass()
      expect(written.slice(before)).toEqual(['client-x@farcaster:5', 'client-x@farcaster:1'])
      expect(await holders('user_1')).toEqual([])
      expect(await holders('user_2')).toEqual(['name2'])
    })

    it('are not taken off by a pass that another process began, and ended by one that forgot what was told', async () => {
      const { client, store, follow, state, passed, nextPass, holders, said, later } = await start()
      client.links = Array.from({ length: PEOPLE }, (_, at) => link(at + 1))
      const stop = follow()
      await passed()
      await stop()
      client.lie = (platform, from) =>
        platform === 'x' && from === 10 ? { status: 503, body: {} } : undefined
      later(25 * HOUR)
      const stopSecond = follow()
      await until('two pages are read', async () => (await state()).pass?.cursor === cursorAt(10))
      await stopSecond()
      client.lie = undefined
      const stopThird = follow()
      await passed()
      await stopThird()
      for (let fid = 1; fid <= PEOPLE; fid += 1)
        expect(await holders(`user_${fid}`)).toEqual([`name${fid}`])

      client.lie = (platform, from) =>
        platform === 'x' && from === 10 ? { status: 503, body: {} } : undefined
      client.links = client.links.filter(({ fid }) => fid !== 3)
      later(25 * HOUR)
      const stopFourth = follow()
      await until(
        'two pages are read again',
        async () => (await state()).pass?.cursor === cursorAt(10),
      )
      await stopFourth()
      await store.people.forget('fid:12')
      expect(await store.cursors.get('network:links:x:told:0')).toBeNull()
      client.lie = undefined
      follow()
      await passed()
      expect(said).toContain(
        'it is no longer known what the list of linked accounts told so far; it is read again',
      )
      expect(await holders('user_3')).toEqual(['name3'])
      await nextPass()
      expect(await holders('user_3')).toEqual([])
      expect(await holders('user_4')).toEqual(['name4'])
    })

    it('outlast refusals, garbage and death, and go on where they were', async () => {
      const { client, follow, state, passed, holders, said } = await start()
      client.links = Array.from({ length: PEOPLE }, (_, at) => link(at + 1))
      const answers = [
        { status: 429, body: { errors: [] } },
        { status: 500, body: 'broken' },
        { body: '<html>' },
        { body: { result: { verifications: 'none' } } },
        { body: [] },
      ]
      client.lie = (platform, from) =>
        platform === 'x' && from === 5 ? (answers.shift() ?? { status: 503, body: {} }) : undefined
      const stop = follow()
      await until('it was refused', () => answers.length === 0)
      await stop()
      expect((await state()).pass).toMatchObject({ cursor: cursorAt(5) })
      expect(new Set(said)).toEqual(new Set(['the list of linked accounts could not be read']))
      client.reset()
      // An entry that cannot be read takes no other along.
      client.links.push({
        ...link(9, { verifiedAt: 1_800_000_001 }),
        platformUsername: 'no handle at all',
      })
      client.links.push({ platform: 'x', fid: '9', verifiedAt: 1_800_000_000 } as never)
      client.lie = undefined
      follow()
      await passed()
      expect(client.requests.filter(({ path }) => path.includes('platform=x'))[0]?.path).toContain(
        `cursor=${cursorAt(5)}`,
      )
      for (let fid = 1; fid <= PEOPLE; fid += 1)
        expect(await holders(`user_${fid}`)).toEqual([`name${fid}`])
    })

    it('are not taken off by a list that has no end, or that is suddenly short', async () => {
      const { client, follow, passed, nextPass, holders, said } = await start()
      client.links = Array.from({ length: PEOPLE }, (_, at) => link(at + 1))
      follow()
      await passed()
      const all = client.links
      // Pages that repeat: the last leads back to the second.
      client.links = all.slice(4)
      client.lie = (platform, from) =>
        platform === 'x' && from > 0
          ? {
              body: {
                result: { verifications: all.slice(4, 6) },
                next: { cursor: cursorAt((from % 7) + 1) },
              },
            }
          : undefined
      await nextPass()
      expect(said).toContain(
        'the list of linked accounts leads back to a page that was read; what it lacks is kept',
      )
      expect(await holders('user_1')).toEqual(['name1'])
      client.lie = undefined
      client.links = []
      await nextPass()
      expect(said).toContain(
        'the list of linked accounts is much shorter than before; what it lacks is kept',
      )
      expect(await holders('user_1')).toEqual(['name1'])
      client.links = all.slice(1)
      await nextPass()
      expect(await holders('user_1')).toEqual([])
      expect(await holders('user_2')).toEqual(['name2'])
    })

    it('are not taken off by a list that lacks some or that cannot be read, for a week', async () => {
      const { client, follow, passed, nextPass, holders } = await start()
      const all = Array.from({ length: 1200 }, (_, at) => link(at + 1))
      let listed: object[] = all
      client.lie = (platform) =>
        platform === 'x' ? { body: { result: { verifications: listed } } } : undefined
      follow()
      await passed()
      listed = all.slice(30)
      await nextPass()
      expect(await holders('user_2')).toEqual(['name2'])
      listed = all.map(({ platformUsername, ...entry }) => ({ ...entry, name: platformUsername }))
      await nextPass()
      expect(await holders('user_2')).toEqual(['name2'])
      listed = all.slice(1)
      await nextPass()
      expect(await holders('user_1')).toEqual([])
      listed = all.slice(30)
      for (let day = 1; day <= 7; day += 1) await nextPass()
      expect(await holders('user_2')).toEqual(['name2'])
      await nextPass()
      expect(await holders('user_2')).toEqual([])
    })

    it('say nothing of people who asked to be forgotten', async () => {
      const { client, store, follow, passed, holders } = await start()
      client.links = [link(1), link(2)]
      await store.people.forget('fid:1')
      follow()
      await passed()
      expect(await holders('user_1')).toEqual([])
      expect(await holders('user_2')).toEqual(['name2'])
      await store.people.forget('fid:2')
      expect(await holders('user_2')).toEqual([])
      client.links.push(
        link(2, { platformUsername: 'another', verifiedAt: 1_790_000_000 }),
        link(3, { verifiedAt: 1_790_000_001 }),
      )
      await until('the next page is read', async () => (await holders('user_3')).length > 0)
      expect(await holders('another')).toEqual([])
    })
  },
)
