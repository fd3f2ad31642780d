import { afterEach, describe, expect, it } from 'vitest'
import { createRandom } from '../../../test/attack/attack.ts'
import { migratedEngines as testEngines } from '../../../test/contract/store-databases.ts'
import { type Crowd, createCrowd } from '../../../test/network/crowd.ts'
import { appKeyOf, userData } from '../../../test/network/crowd-people.ts'
import {
  type CrowdFaults,
  type CrowdServer,
  startCrowdServer,
} from '../../../test/network/crowd-server.ts'
import { startFollowing, until, wrongFids } from '../../../test/network/follow.ts'
import type { Store } from '../../main/stores.ts'
import { openStore } from '../../main/stores.ts'
import { readNetworkStatus } from './status.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const PEOPLE = 40

const isComplete = async (store: Store) =>
  (await readNetworkStatus(store.cursors, Date.now)).completeAt !== null

// Longer than it takes, for machines that are busy with other work.
describe.each(testEngines())('on %s', { timeout: 60_000 }, (_kind, create) => {
  async function start(crowd: Crowd = createCrowd(PEOPLE), faults: CrowdFaults = {}) {
    const server = await startCrowdServer(crowd, faults)
    const database = await create()
    const store = await openStore({ ...database.options, precedence: ['snapchain'] })
    closers.push(
      () => server.close(),
      () => database.drop(),
      () => store.close(),
    )
    const follow = (options: Partial<Parameters<typeof startFollowing>[0]> = {}) => {
      const following = startFollowing({ store, url: server.url, ...options })
      closers.push(following.stop)
      return following
    }
    return { crowd, server, store, follow, database }
  }
  const agree = (store: Store, crowd: Crowd) =>
    until('what is stored is true', async () => (await wrongFids(store, crowd)).length === 0)

  it('reads everybody, then what changes', async () => {
    const { crowd, store, follow } = await start()
    follow()
    await until('everybody is here', () => isComplete(store))
    expect(await wrongFids(store, crowd)).toEqual([])
    for (let fid = 1; fid <= 20; fid++) crowd.change(fid, fid / 20)
    const fid = crowd.register()
    await agree(store, crowd)
    expect(await store.people.find(`fid:${fid}`)).toHaveLength(1)
    expect(await readNetworkStatus(store.cursors, Date.now)).toMatchObject({
      isCurrent: true,
      fids: PEOPLE,
    })
  })

  it('goes on where it was stopped, and reads what changed meanwhile', async () => {
    let asked = 0
    const { crowd, store, server, follow } = await start(createCrowd(PEOPLE), {
      delayMs: () => (asked++ > 100 ? 100_000 : 0),
    })
    const first = follow()
    await until('the node hangs', () => asked > 100)
    await first.stop()
    server.faults.delayMs = undefined
    for (let fid = 1; fid <= PEOPLE; fid += 7) crowd.change(fid, 0.1)
    follow()
    await until('everybody is here', () => isComplete(store))
    await agree(store, crowd)
  })

  it('takes no name off because the registry did not tell its key', async () => {
    let asked = 0
    const { crowd, store, follow } = await start(createCrowd(PEOPLE), {
      delayMs: (path) => (path.startsWith('/signer') && asked++ < 2 ? 100_000 : 0),
    })
    follow({ timeoutMs: 1000 })
    await until('everybody is here', () => isComplete(store))
    expect(asked).toBeGreaterThan(2)
    expect(await wrongFids(store, crowd)).toEqual([])
  })

  it('is one process for a shard, and another one takes over', async () => {
    const { crowd, store, server, follow } = await start()
    const both = [follow(), follow()]
    await until('everybody is here', () => isComplete(store))
    expect(server.calls.get('v1/userDataByFid')).toBeLessThanOrEqual(PEOPLE + 5)
    await both[0]?.stop()
    crowd.change(3, 0.1)
    await agree(store, crowd)
  })

  it('stores how far it is when the clock jumps while it stores', async () => {
    const { crowd, store, server } = await start()
    let now = Date.now()
    const clock = () => now
    const people: Store['people'] = {
      ...store.people,
      async save(findings, options) {
        const saved = await store.people.save(findings, options)
        // The clock then stands still: nothing is due for its time alone.
        if (findings.some(({ scope }) => scope === 'farcaster:3')) now += 600_000
        return saved
      },
    }
    const following = startFollowing({ store: { ...store, people }, url: server.url, clock })
    closers.push(following.stop)
    const isCurrent = async () => ((await readNetworkStatus(store.cursors, clock)).at ?? 0) >= now
    await until('everybody is here', () => isComplete(store))
    await until('events are read', isCurrent)
    crowd.change(3, 0.1)
    await agree(store, crowd)
    await until('events are read after the jump', isCurrent, 10_000)
  })

  it('withstands a node that refuses, repeats, loops and lies', async () => {
    let count = 0
    const { crowd, store, server, follow } = await start(createCrowd(PEOPLE), {
      refuses: () => count++ % 25 === 4,
      lie(route, answer, query) {
        // The list goes in circles, and names fids twice.
        if (route === 'v1/fids' && count < 30)
          return { fids: (answer.fids as number[]).slice(0, 5), nextPageToken: 'again' }
        if (route === 'v1/fids')
          return { ...answer, fids: (answer.fids as number[]).flatMap((fid) => [fid, fid]) }
        // One message is not one.
        if (route === 'v1/userDataByFid' && query.get('fid') === '7')
          return { messages: [{ data: 'nothing' }, ...(answer.messages as [])] }
        // A page of old events again and again.
        if (route === 'v1/events') return { ...answer, nextPageToken: 'more' }
        return undefined
      },
    })
    follow()
    await until('everybody is here', () => isComplete(store))
    for (let fid = 1; fid <= PEOPLE; fid += 3) crowd.change(fid, 0.1)
    await agree(store, crowd)
    expect(server.calls.get('v1/fids')).toBeLessThan(100)
  })

  it('holds the truth in the end, though one answer in ten is hostile all the while and event ids start anew', async () => {
    const { crowd, store, server, follow } = await start()
    const random = createRandom(15)
    const forger = appKeyOf(1_000_000)
    const before = new Map<string, object>()
    const told = { refused: 0, lies: 0 }
    server.faults.refuses = () => random() < 0.03 && ++told.refused > 0
    server.faults.lie = (route, answer, query) => {
      const last = before.get(route + query.get('shard_index') + query.get('shard_id'))
      before.set(route + query.get('shard_index') + query.get('shard_id'), answer)
      const isHostile = random() < 0.07
      if (!isHostile) return undefined
      told.lies += 1
      const kind = random()
      if (kind < 0.3) return { error: 'garbage' }
      const { events, fids } = answer as { events?: { id: number }[]; fids?: number[] }
      if (route === 'v1/events' && events) {
        if (kind < 0.5) return { ...answer, events: events.filter(() => random() < 0.5) }
        if (kind < 0.6) return { events: [] }
        if (kind < 0.8)
          return {
            ...answer,
            events: [...events, ...events],
            nextPageToken: query.get('pageToken') ?? 'round',
          }
        return last
      }
      if (route === 'v1/fids' && fids)
        return kind < 0.6
          ? { fids: fids.slice(0, 3), nextPageToken: 'round' }
          : { fids: fids.slice(3) }
      if (route === 'v1/userDataByFid') {
        const forged = userData(Number(query.get('fid')), 2, 'forged', 1_800_000_000, forger)
        return { messages: [null, ...(answer.messages as []), forged, { data: { type: 11 } }] }
      }
      return undefined
    }
    // What could not be read is tried again after five seconds of this clock.
    const began = Date.now()
    follow({
      clock: () => began + (Date.now() - began) * 20,
      timing: { lookBack: 3000, backoff: 20 },
    })
    await until('everybody is here', () => isComplete(store))
    for (let change = 0; change < 60; change++) {
      crowd.change(1 + Math.floor(random() * PEOPLE), random())
      if (change % 20 === 7) crowd.register()
      if (change === 30) crowd.reindex(9)
      if (change % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 25))
    }
    await agree(store, crowd)
    expect(told.refused).toBeGreaterThan(5)
    expect(told.lies).toBeGreaterThan(10)
    expect(await store.people.find(`fid:${PEOPLE + 1}`)).toHaveLength(1)
    expect(server.calls.get('v1/fids')).toBeLessThan(200)
  })

  it('reads everybody again when event ids start anew', async () => {
    const { crowd, store, follow } = await start()
    follow()
    await until('everybody is here', () => isComplete(store))
    crowd.change(1, 0.1)
    await agree(store, crowd)
    crowd.change(2, 0.1)
    crowd.reindex(5)
    await agree(store, crowd)
    crowd.change(4, 0.1)
    await agree(store, crowd)
    await until('everybody is here again', () => isComplete(store))
  })

  it('finds by the next reading of everybody what the node withheld', async () => {
    let now = Date.now()
    const { crowd, store, server, follow } = await start()
    const withheld = new Set<number>()
    server.faults.lie = (route, answer) =>
      route === 'v1/events'
        ? { events: (answer.events as { id: number }[]).filter(({ id }) => !withheld.has(id)) }
        : undefined
    follow({ clock: () => now, timing: { lookBack: 1e12 } })
    await until('everybody is here', () => isComplete(store))
    crowd.change(1, 0.1)
    for (const shard of [1, 2]) for (const { id } of crowd.events(shard)) withheld.add(id)
    for (let fid = 2; fid <= 10; fid++) crowd.change(fid, 0.1)
    await until('all others are right', async () => (await wrongFids(store, crowd)).length === 1)
    const told = new Set<string>()
    store.onChange((change) => {
      for (const tag of 'tags' in change ? change.tags : ['everything']) told.add(tag)
    })
    now += 8 * 86_400_000
    await agree(store, crowd)
    // Who is read again and has not changed is not stored again.
    expect([told.has('fid:1'), told.has('fid:20'), told.has('everything')]).toEqual([
      true,
      false,
      false,
    ])
  })

  /** Lets a node lack some events. */
  const hide = (server: CrowdServer, isHidden: (id: number) => boolean) => {
    server.faults.lie = (route, answer) =>
      route === 'v1/events'
        ? { events: (answer.events as { id: number }[]).filter(({ id }) => !isHidden(id)) }
        : undefined
  }

  it('waits for a node that is behind, and reads nobody again', async () => {
    const { crowd, store, server, follow } = await start()
    follow({ timing: { behind: 60_000 } })
    await until('everybody is here', () => isComplete(store))
    for (let fid = 1; fid <= 10; fid++) crowd.change(fid, 0.1)
    await agree(store, crowd)
    const read = server.calls.get('v1/fids')
    const first = Math.min(...[1, 2].flatMap((shard) => crowd.events(shard).map(({ id }) => id)))
    hide(server, (id) => id > first)
    const asked = server.calls.get('v1/events') ?? 0
    await until('it has asked in vain', () => (server.calls.get('v1/events') ?? 0) > asked + 12)
    server.faults.lie = undefined
    crowd.change(3, 0.1)
    await agree(store, crowd)
    expect(server.calls.get('v1/fids')).toBe(read)
    expect(await isComplete(store)).toBe(true)
  })

  /** What a node that is an hour behind reports about itself. */
  const anHourBehind = (answer: Record<string, unknown>) => ({
    ...answer,
    shardInfos: (answer.shardInfos as object[]).map((shard) => ({ ...shard, blockDelay: 3600 })),
  })

  it('reads nobody again from a node that was set up again until that has caught up', async () => {
    const { crowd, store, server, follow } = await start()
    follow()
    await until('everybody is here', () => isComplete(store))
    for (let fid = 1; fid <= 10; fid++) crowd.change(fid, 0.1)
    await agree(store, crowd)
    const listed = () => server.calls.get('v1/fids') ?? 0
    const read = listed()
    const noEvents = (route: string) => (route === 'v1/events' ? { events: [] } : undefined)
    server.faults.lie = (route, answer) =>
      route === 'v1/info' ? anHourBehind(answer) : noEvents(route)
    const asked = server.calls.get('v1/info') ?? 0
    await until(
      'it is asked',
      () => listed() > read || (server.calls.get('v1/info') ?? 0) > asked + 3,
    )
    expect(listed()).toBe(read)
    server.faults.lie = noEvents
    await until('all are read again', () => listed() > read)
  })

  it('reads nobody again from another node until that has caught up', async () => {
    const { crowd, store, follow } = await start()
    const before = follow()
    await until('everybody is here', () => isComplete(store))
    await before.stop()
    const other = await startCrowdServer(crowd, {
      lie: (route, answer) => (route === 'v1/info' ? anHourBehind(answer) : undefined),
    })
    closers.push(other.close)
    follow({ url: other.url })
    const listed = () => other.calls.get('v1/fids') ?? 0
    await until('it is asked', () => listed() > 0 || (other.calls.get('v1/info') ?? 0) > 6)
    expect(listed()).toBe(0)
    other.faults.lie = undefined
    await until('all are read again', () => listed() > 0)
  })

  it('reads everybody again when the node no longer has the last event, however soon', async () => {
    const { crowd, store, server, follow } = await start()
    const before = follow()
    await until('everybody is here', () => isComplete(store))
    for (let fid = 1; fid <= 10; fid++) crowd.change(fid, 0.1)
    await agree(store, crowd)
    await before.stop()
    for (let fid = 1; fid <= 10; fid++) crowd.change(fid, 0.1)
    const last = Math.max(...[1, 2].flatMap((shard) => crowd.events(shard).map(({ id }) => id)))
    hide(server, (id) => id <= last)
    for (let fid = 11; fid <= 20; fid++) crowd.change(fid, 0.1)
    follow()
    await agree(store, crowd)
  })

  it('is not current while the node itself is behind', async () => {
    const { store, server, follow } = await start()
    server.faults.lie = (route, answer) => (route === 'v1/info' ? anHourBehind(answer) : undefined)
    const startedAt = Date.now()
    follow({ timing: { lookBack: 20 } })
    await until('everybody is here', () => isComplete(store))
    const status = await readNetworkStatus(store.cursors, Date.now)
    expect(status.isCurrent).toBe(false)
    expect(status.at).toBeLessThan(startedAt - 3_540_000)
    server.faults.lie = undefined
    await until(
      'it has caught up',
      async () => (await readNetworkStatus(store.cursors, Date.now)).isCurrent,
    )
  })

  it('follows all others while some fids cannot be read', async () => {
    let ahead = 0
    const { crowd, store, server, follow } = await start()
    follow({ clock: () => Date.now() + ahead })
    await until('everybody is here', () => isComplete(store))
    const [unreadable, others] = [crowd.fids(1).slice(0, 4), crowd.fids(1).slice(4)]
    server.faults.lie = (route, _answer, query) =>
      route === 'v1/userDataByFid' && unreadable.includes(Number(query.get('fid')))
        ? { error: 'garbage' }
        : undefined
    for (const fid of unreadable) {
      crowd.change(fid, 0.1)
      await until('it is noted', async () => {
        const { shards } = await readNetworkStatus(store.cursors, Date.now)
        return shards[0]?.unread === unreadable.indexOf(fid) + 1
      })
    }
    ahead = 10_000
    const asked = server.calls.get('v1/userDataByFid') ?? 0
    await until(
      'all four are tried again',
      () => (server.calls.get('v1/userDataByFid') ?? 0) >= asked + 4,
    )
    for (const fid of others.slice(0, 3)) crowd.change(fid, 0.1)
    await until(
      'all others are right',
      async () => (await wrongFids(store, crowd, others)).length === 0,
    )
    server.faults.lie = undefined
    ahead = 100_000
    await agree(store, crowd)
  })

  it('reads a list with pages that have no fids', async () => {
    const { crowd, store, server, follow } = await start()
    server.faults.lie = (route, answer, query) => {
      if (route !== 'v1/fids') return undefined
      const page = Number(Buffer.from(query.get('pageToken') ?? '', 'base64').toString() || 0)
      const nextPageToken = Buffer.from(String(page + 1)).toString('base64')
      return { fids: page === 0 ? answer.fids : [], ...(page < 10 ? { nextPageToken } : {}) }
    }
    follow()
    await until('everybody is here', () => isComplete(store), 10_000)
    expect(await wrongFids(store, crowd)).toEqual([])
  })

  it('stores nothing for a process that lost its shard to another one', async () => {
    const { store, crowd, follow } = await start()
    const following = follow()
    await until('everybody is here', () => isComplete(store))
    const finding = await following.context.readFid(1, AbortSignal.timeout(5000))
    if (!finding) throw new Error('fid 1 is not there')
    crowd.change(1, 0.1)
    await agree(store, crowd)
    const cursor = { name: 'network:shard:1', value: 'mine', was: 'as it was before' }
    await expect(store.people.save([finding], { refreshAt: null, cursor })).rejects.toMatchObject({
      code: 'conflict',
    })
    await agree(store, crowd)
  })
})
