import { afterEach, describe, expect, it } from 'vitest'
import { migratedEngines as testEngines } from '../../../test/contract/store-databases.ts'
import { createCrowd } from '../../../test/network/crowd.ts'
import { BEGINNING, nameGiven } from '../../../test/network/crowd-people.ts'
import { startCrowdServer } from '../../../test/network/crowd-server.ts'
import { until } from '../../../test/network/follow.ts'
import { createTelemetry } from '../../http/telemetry/telemetry.ts'
import { openStore } from '../../main/stores.ts'
import { createHttpJson } from '../../net/http-json.ts'
import { createPersonReader, createSnapchainSource } from '../../sources/farcaster/farcaster.ts'
import { createFarcasterClient } from '../client.ts'
import { createFnameRegistry } from '../fname-registry.ts'
import { withHistory } from '../local-registry.ts'
import { followFnames } from './fname-history.ts'
import { createFnameHistory, FNAMES_CURSOR } from './fname-status.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const PEOPLE = 600

describe.each(testEngines())(
  'the history of fnames, on %s',
  { timeout: 60_000 },
  (_kind, create) => {
    async function start() {
      let now = Date.now()
      const clock = () => now
      const crowd = createCrowd(PEOPLE)
      const server = await startCrowdServer(crowd)
      const { url } = server
      const database = await create()
      const store = await openStore({ ...database.options, precedence: [], forgetSecret: 'secret' })
      const http = createHttpJson({ source: 'fnames', baseUrl: url })
      const registry = createFnameRegistry(http, url)
      closers.push(server.close, database.drop, store.close, http.close)
      const { fnames, cursors } = store
      const telemetry = createTelemetry()
      const follow = () => {
        const ending = new AbortController()
        const timing = { pause: 1, poll: 20, lease: 2000, backoff: 50 }
        const context = { url, registry, fnames, cursors, clock, telemetry, log, timing }
        const running = followFnames(context, ending.signal)
        const stop = async () => {
          ending.abort()
          await running
        }
        closers.push(stop)
        return stop
      }
      const history = () => createFnameHistory({ fnames, cursors, clock, url })
      const isCurrent = () => until('the history is read', () => history().isCurrent())
      const held = crowd.transfers.after(0, PEOPLE)
      return {
        crowd,
        server,
        url,
        store,
        follow,
        history,
        registry,
        isCurrent,
        held,
        telemetry,
        sleep: (ms: number) => (now += ms),
      }
    }

    it('is read to its end and followed, and says who has each name now', async () => {
      const { crowd, store, follow, isCurrent, held, telemetry } = await start()
      expect(held.length).toBeGreaterThan(200)
      follow()
      await isCurrent()
      // The stand-in's pages have a hundred transfers.
      const pages = Math.ceil(held.length / 100)
      expect((await telemetry.render()).split('\n')).toContain(
        `whocast_network_fname_pages_total ${pages}`,
      )
      for (const { username, to } of held)
        expect((await store.fnames.ofName(username))?.to).toBe(to)
      const { username, to: giver } = held[0] ?? { username: '', to: 0 }
      const [, taker = 0] = crowd.change(giver, 0.85)
      await until(
        'the name has moved',
        async () => (await store.fnames.ofName(username))?.to === taker,
      )
      expect(await store.fnames.ofFid(giver)).toEqual([])
      expect((await store.fnames.ofFid(taker)).map(({ name }) => name)).toContain(username)
    })

    it('goes on where it was stopped, and is one process’s at a time', async () => {
      const { server, store, follow, isCurrent } = await start()
      let pages = 0
      server.faults.delayMs = () => (pages++ > 1 ? 100_000 : 0)
      const stop = follow()
      await until('the registry hangs', () => pages > 2)
      await stop()
      const kept = JSON.parse((await store.cursors.get(FNAMES_CURSOR)) ?? '{}') as {
        id: number
        at: number | null
      }
      expect(kept.id).toBeGreaterThan(0)
      expect(kept.at).toBeNull()
      server.faults.delayMs = undefined
      const asked: number[] = []
      server.faults.lie = (route, _answer, query) =>
        void (route === 'transfers' && asked.push(Number(query.get('from_id'))))
      follow()
      follow()
      await isCurrent()
      expect(Math.min(...asked)).toBe(kept.id)
    })

    it('takes the place of calls to the registry while it is current', async () => {
      const { crowd, server, url, follow, history, isCurrent, held, sleep } = await start()
      follow()
      await isCurrent()
      const source = createSnapchainSource({ url, fnameRegistryUrl: url, fnameHistory: history() })
      closers.push(source.close)
      const { username, to: fid } = held[0] ?? { username: '', to: 0 }
      const asks: string[] = []
      server.faults.lie = (route, _answer, query) =>
        void (route === 'transfers' && !query.has('from_id') && asks.push(query.toString()))
      const read = async () => {
        const [found] = await source.collect([{ fid, addresses: [], ensNames: [] }], {
          signal: AbortSignal.timeout(20_000),
        })
        if (found instanceof Error || !found) throw found
        return found[0]?.channels
          .filter(({ type, isVerified }) => type === 'farcaster' && isVerified)
          .map(({ value }) => value)
      }
      expect(await read()).toEqual([username])
      expect(asks).toEqual([])
      // The node keeps the loss of the name to itself.
      const proofs = [...(crowd.person(fid)?.proofs ?? [])]
      crowd.change(fid, 0.85)
      const person = crowd.person(fid)
      if (person) person.proofs = proofs
      await until('the name has moved', async () => (await history().ofName(username))?.to !== fid)
      expect(await read()).toEqual([`!${fid}`])
      expect(asks).toEqual([])
      await closers.splice(4, 1)[0]?.()
      sleep(600_000)
      expect(await history().isCurrent()).toBe(false)
    })

    it('does not take a name from who got it after the history was read, unless the registry does', async () => {
      const { crowd, server, url, follow, history, registry, isCurrent } = await start()
      const stop = follow()
      await isCurrent()
      await stop()
      const fid = crowd.register()
      const { proof, transfer } = nameGiven(20_000_000, 'brand-new', 0, fid, BEGINNING + 60)
      crowd.person(fid)?.proofs.push(proof)
      const client = createFarcasterClient({ url })
      closers.push(() => client.close())
      const read = createPersonReader({ client, registry: withHistory(registry, history()) })
      let transfers: unknown = [transfer]
      server.faults.lie = (route, _answer, query) =>
        route === 'transfers' && query.get('name') === 'brand-new' ? { transfers } : undefined
      const names = async () =>
        (await read(fid, AbortSignal.timeout(20_000)))?.channels.flatMap(({ type, value }) =>
          type === 'farcaster' ? [value] : [],
        )
      expect(await names()).toEqual(['brand-new'])
      transfers = 'the registry is broken'
      expect(await names()).toEqual(['brand-new'])
      transfers = [transfer, { ...transfer, id: 20_000_001, to: 0, timestamp: BEGINNING + 120 }]
      expect(await names()).toEqual([`!${fid}`])
    })

    it('leaves out and loses the names of people who asked to be forgotten', async () => {
      const { store, follow, isCurrent, held } = await start()
      const [first, second] = held
      await store.people.forget(`fid:${first?.to}`)
      follow()
      await isCurrent()
      expect(await store.fnames.ofName(first?.username ?? '')).toBeNull()
      expect(await store.fnames.ofName(second?.username ?? '')).not.toBeNull()
      await store.people.forget(`fid:${second?.to}`)
      expect(await store.fnames.ofName(second?.username ?? '')).toBeNull()
    })
  },
)
