import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type TestDatabase,
  migratedEngines as testEngines,
} from '../../../test/contract/store-databases.ts'
import { type MessagesStandIn, startMessages } from '../../../test/network/client-messages.ts'
import { silentLogger } from '../../../test/silent.ts'
import { silentTelemetry } from '../../kit/telemetry.ts'
import type { Store } from '../../main/stores.ts'
import { openStore } from '../../main/stores.ts'
import { createGuardedFetch } from '../../net/guarded-fetch.ts'
import { isOnHosts } from './receive.ts'
import { createSealer, tokenHash } from './seal.ts'
import { DAY_MS, type NotificationWorkerContext, notifyDue } from './worker.ts'

const secret = 'a secret of some length'
const baseUrl = 'https://whocast.test'
const wallet = '0x00000000000000000000000000000000000000aa'
const HOUR_MS = 3_600_000

describe.each(testEngines())('people are told of changes, on %s', (_kind, createDatabase) => {
  let database: TestDatabase
  let stores: Store[]
  let store: Store
  let messages: MessagesStandIn
  let now: number
  let uids: number

  const open = async () => {
    const opened = await openStore({
      ...database.options,
      precedence: ['snapchain', 'import'],
      clock: () => now,
    })
    stores.push(opened)
    return opened
  }
  beforeEach(async () => {
    now = Date.now()
    uids = 0
    stores = []
    database = await createDatabase()
    store = await open()
    messages = await startMessages()
    await save(616, 'Mira')
    await add('t1')
    await work()
    now += 1000
  })
  afterEach(async () => {
    await Promise.all(stores.map((one) => one.close()))
    await messages.close()
    await database.drop()
  })

  const walletOf = (fid: number) =>
    fid === 616 ? wallet : (`0x${fid.toString(16).padStart(40, '0')}` as const)
  const findingOf = (fid: number, displayName: string, more: FoundChannel[] = []): Finding => ({
    source: 'snapchain',
    scope: `farcaster:${fid}`,
    checkedAt: Math.floor(now / 1000),
    fields: { displayName },
    channels: [
      {
        type: 'farcaster',
        value: `name${fid}`,
        isVerified: true,
        metadata: [{ name: 'fid', value: String(fid) }],
        grade: { grade: 'proven' },
      },
      { type: 'wallet', value: walletOf(fid), isVerified: true, grade: { grade: 'proven' } },
      ...more,
    ],
  })
  const save = (fid: number, name: string, more: FoundChannel[] = []) =>
    store.people.save([findingOf(fid, name, more)], { refreshAt: null })
  const add = (token: string, fid = 616, url = messages.address) =>
    store.notifications.add({
      fid,
      clientFid: 0,
      hash: tokenHash({ url, token }),
      sealed: createSealer(secret).seal(fid, { url, token }),
      event: `event of ${token} at ${now}`,
      now,
    })
  const attest = (name: string, more: Partial<CredentialRecord> = {}) => {
    uids += 1
    return store.credentials.put({
      uid: `0x${uids.toString(16).padStart(64, '0')}`,
      name,
      issuer: 'Guild',
      kind: 'reported',
      attestee: { address: wallet },
      isPublic: true,
      revocation: { status: 'active' },
      verification: { method: 'reported', result: 'unchecked', checkedAt: Math.floor(now / 1000) },
      ...more,
    })
  }
  const contextOf = (
    given: Partial<NotificationWorkerContext> = {},
  ): NotificationWorkerContext => ({
    notifications: store.notifications,
    people: store.people,
    credentials: store.credentials,
    changes: store.log,
    cursors: store.cursors,
    sealer: createSealer(secret),
    isClients: (url) =>
      isOnHosts(url, new Set([new URL(messages.url).host]), new Set([messages.url])),
    fetch: createGuardedFetch({ allowPrivateOrigins: [messages.url] }),
    baseUrl,
    clock: () => now,
    telemetry: silentTelemetry,
    log: silentLogger,
    ...given,
  })
  /** One look of a process. */
  const work = (given: Partial<NotificationWorkerContext> = {}, name = 'a process') =>
    notifyDue(contextOf(given), { name, signal: new AbortController().signal })
  const bodies = () => messages.taken.map(({ body }) => body)

  it('of what others attest, by name, and of nothing that was there before', async () => {
    await attest('Skill: Go')
    await work()
    expect(messages.taken).toEqual([
      {
        notificationId: expect.stringMatching(/^[\w-]{36}$/),
        title: 'A new credential',
        body: 'Guild attested: Skill: Go',
        targetUrl: `${baseUrl}/fid/616`,
        tokens: ['t1'],
      },
    ])
    now += 2 * DAY_MS
    await work()
    expect(messages.taken).toHaveLength(1)
  })

  it('by the attester who signed, as they are known here, made harmless', async () => {
    await save(7001, 'Layla @dwr https://evil.example')
    const signed = {
      kind: 'eas-onchain',
      attester: { address: walletOf(7001) },
      verification: { method: 'eas', result: 'holds', checkedAt: 1 },
    } as const
    await attest('See evil.example/claim @all \u202e now', signed as Partial<CredentialRecord>)
    await work()
    expect(bodies()).toEqual(['Layla dwr attested: See evil·example/claim all now'])
  })

  it('not of what they attest themselves, nor of what was hidden, revoked or taken back meanwhile', async () => {
    const own = {
      kind: 'eas-onchain',
      attester: { address: wallet },
      verification: { method: 'eas', result: 'holds', checkedAt: 1 },
    } as const
    await attest('Own', own as Partial<CredentialRecord>)
    await attest('Private', { isPublic: false })
    const record = await attest('Revoked')
    await store.credentials.put({ ...record, revocation: { status: 'revoked' } })
    await save(616, 'Mira again')
    await work()
    expect(messages.requests).toEqual([])
  })

  it('of a proof that is gone', async () => {
    await save(616, 'Mira', [
      { type: 'github', value: 'mira', isVerified: false, lapsedAt: Math.floor(now / 1000) },
    ])
    const [found] = await store.people.find('fid:616')
    expect(found?.profile.channels.find(({ type }) => type === 'github')).toMatchObject({
      lapsedAt: Math.floor(now / 1000),
    })
    await work()
    expect(messages.taken).toMatchObject([
      { title: 'A proof is gone', body: 'GitHub mira no longer names you.' },
    ])
    now += 2 * DAY_MS
    await save(616, 'Mira, once more', [
      {
        type: 'github',
        value: 'mira',
        isVerified: false,
        lapsedAt: Math.floor(now / 1000) - 2 * 86_400,
      },
    ])
    await work()
    expect(messages.taken).toHaveLength(1)
  })

  it('once a day at most, of all that is new since', async () => {
    await attest('One')
    await work()
    for (const name of ['Two', 'Three', 'Four']) await attest(name)
    now += DAY_MS - 1000
    await work()
    expect(bodies()).toEqual(['Guild attested: One'])
    now += 2000
    await work()
    expect(messages.taken[1]).toMatchObject({
      title: 'News about you',
      body: 'Guild attested: Two And 2 more.',
    })
  })

  it('by one client alone, the newest, and by another where that takes the token no longer', async () => {
    now += 1000
    await add('t2')
    now += 1000
    await add('t3')
    messages.invalid.add('t3')
    messages.foreign.add('t2')
    await attest('Skill: Go')
    await work()
    expect(messages.taken.map(({ tokens }) => tokens[0])).toEqual(['t3', 't2', 't1'])
    expect([...messages.shown.keys()].map((key) => key.split(' ')[0])).toEqual(['t1'])
    now += 2 * DAY_MS
    await attest('Skill: Rust')
    await work()
    expect(messages.taken.slice(3).map(({ tokens }) => tokens[0])).toEqual(['t1'])
  })

  it('still by their other client, where one of two no longer takes its token', async () => {
    await add('t2')
    await attest('One')
    await work({ fetch: () => Promise.reject(new Error('the clients are away')) })
    await store.notifications.drop(616, tokenHash({ url: messages.address, token: 't2' }))
    now += 3_600_000
    await work()
    expect(messages.taken.map(({ tokens }) => tokens)).toEqual([['t1']])
  })

  it('while another client hangs, in the same look', async () => {
    const dead = await startMessages()
    dead.setFault({ kind: 'hang' })
    await save(8, 'Earlier')
    now -= 1000
    await add('dead', 8, dead.address)
    now += 1000
    await attest('Lost', { attestee: { address: walletOf(8) } })
    await attest('Skill: Go')
    const ending = new AbortController()
    const looking = notifyDue(
      contextOf({
        isClients: () => true,
        fetch: createGuardedFetch({ allowPrivateOrigins: [messages.url, dead.url] }),
      }),
      { name: 'a process', signal: ending.signal },
    )
    await vi.waitFor(() => expect(bodies()).toEqual(['Guild attested: Skill: Go']), 5000)
    expect(dead.requests).toHaveLength(1)
    ending.abort()
    await expect(looking).rejects.toThrow()
    await dead.close()
  })

  it('although what is stored of another person cannot be read', async () => {
    await save(8, 'Earlier')
    now -= 1000
    await add('t8', 8)
    now += 1000
    await attest('Lost', { attestee: { address: walletOf(8) } })
    await attest('Skill: Go')
    const find: Store['people']['find'] = async (key) => {
      if (key === 'fid:8') throw new Error('unreadable')
      return store.people.find(key)
    }
    const people = { ...store.people, find }
    await work({ people })
    expect(bodies()).toEqual(['Guild attested: Skill: Go'])
    await work()
    expect(bodies()).toHaveLength(1)
    now += HOUR_MS
    await work()
    expect(bodies()).toEqual(['Guild attested: Skill: Go', 'Guild attested: Lost'])
  })

  it('not any more where no token is left, where they turned it off, and where they left', async () => {
    messages.invalid.add('t1')
    await attest('One')
    await work()
    expect(await store.notifications.state(616)).toEqual({ isMuted: false, clients: 0 })
    messages.invalid.clear()
    await add('t2')
    await store.notifications.mute(616, true)
    now += 1000
    await attest('Two')
    await work()
    await store.notifications.mute(616, false)
    await work()
    await attest('Three')
    await store.people.forget('fid:616')
    await work()
    expect(messages.taken).toHaveLength(1)
  })

  it('later, where the client limits the token, is dead, or answers nonsense: under one ID', async () => {
    await attest('One')
    messages.limited.add('t1')
    await work()
    await work()
    expect(messages.requests).toHaveLength(1)
    messages.limited.clear()
    now += HOUR_MS
    for (const fault of [
      { kind: 'fail', status: 503 },
      { kind: 'drop' },
      { kind: 'garbage' },
    ] as const) {
      messages.setFault(fault)
      await work()
      now += 3 * HOUR_MS
    }
    messages.setFault(null)
    await work()
    await work()
    expect(messages.requests).toHaveLength(5)
    expect(new Set(messages.requests.map(({ body }) => JSON.parse(body).notificationId)).size).toBe(
      1,
    )
    expect(messages.shown.size).toBe(1)
  })

  it('no more of what could not be sent for a day: a client would show it twice', async () => {
    await attest('One')
    messages.setFault({ kind: 'fail', status: 503 })
    await work()
    now += 23 * HOUR_MS
    messages.setFault(null)
    await work()
    now += 2 * DAY_MS
    await work()
    expect(messages.taken).toEqual([])
  })

  it('once, by two processes at the same time, and after one was killed between sending and noting it', async () => {
    const other = await open()
    await attest('One')
    const theirs = {
      notifications: other.notifications,
      cursors: other.cursors,
      changes: other.log,
    }
    await Promise.all([
      work(),
      work(theirs, 'another process'),
      work(),
      work(theirs, 'another process'),
    ])
    expect(messages.shown.size).toBe(1)
    now += 2 * DAY_MS
    await attest('Two')
    const killed = { ...store.notifications, settle: () => Promise.reject(new Error('killed')) }
    await expect(work({ notifications: killed })).rejects.toThrow('killed')
    await work()
    expect(messages.shown.size).toBe(2)
    await work()
    expect(messages.taken.length).toBeLessThanOrEqual(4)
  })

  it('nowhere else than on the hosts of clients, also where these were changed since', async () => {
    await attest('One')
    await work({ isClients: () => false })
    expect(messages.requests).toEqual([])
    expect(await store.notifications.state(616)).toEqual({ isMuted: false, clients: 0 })
  })

  it('not at a private address, whatever the name of the host', async () => {
    await attest('One')
    await work({ fetch: createGuardedFetch() })
    expect(messages.connections()).toBe(0)
  })

  it('not of tokens that were sealed by another secret', async () => {
    await attest('One')
    await work({ sealer: createSealer('another secret of this service') })
    expect(messages.requests).toEqual([])
  })
})
