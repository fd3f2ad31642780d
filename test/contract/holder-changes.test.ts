import { holderChangeText } from '@whocast/contract/display.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import {
  ensChannel,
  ensFinding,
  farcasterChannel,
  farcasterFinding,
  wallet,
  walletChannel,
} from './store-people.ts'

const DAY = 86_400
const START = 1_760_000_000

describe.each(testEngines())('identifiers that change hands are marked, on %s', (_name, create) => {
  let database: TestDatabase
  let store: Store
  let now = START
  let n = 100
  beforeAll(async () => {
    database = await create()
    store = await openStore({
      ...database.options,
      precedence: ['neynar', 'ens'],
      clock: () => now * 1000,
    })
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  const save = (...findings: Finding[]) => store.people.save(findings, { refreshAt: null })
  const release = (key: string, to: string | null, ...findings: Finding[]) =>
    store.people.save(findings, { refreshAt: null, releases: [{ key, to, by: 'ens' }] })
  const find = async (key: string) => (await store.people.find(key))[0]?.profile
  const changedAt = async (key: string, type: string) =>
    (await find(key))?.channels.find((one) => one.type === type)?.holderChangedAt
  const named = (fid: number, name: string) =>
    farcasterFinding(fid, [], {
      channels: [farcasterChannel(fid, name)],
      checkedAt: now,
    })

  test('an fname that another fid has now', async () => {
    n += 10
    await save(named(n, `golden${n}`), named(n + 1, `bee${n}`))
    expect(await changedAt(`fid:${n}`, 'farcaster')).toBeUndefined()
    now += DAY
    await release(`fname:golden${n}`, `fid:${n + 1}`, named(n + 1, `golden${n}`))
    expect(await changedAt(`fname:golden${n}`, 'farcaster')).toBe(now)
    const moved = now
    now += 3 * DAY
    await save(named(n + 1, `golden${n}`))
    expect(await changedAt(`fid:${n + 1}`, 'farcaster')).toBe(moved)
    const profile = await find(`fid:${n + 1}`)
    expect(profile && holderChangeText(profile)).toMatch(
      new RegExp(`golden${n} has belonged to this person since `),
    )
    const { changes } = await store.log.read({ after: 0, limit: 1000 })
    expect(changes).toContainEqual(
      expect.objectContaining({
        type: 'identifier.moved',
        profileID: profile?.profileID,
        identifier: `fname:golden${n}`,
      }),
    )
  })

  test('an fname that was given up before', async () => {
    n += 10
    await save(named(n, `golden${n}`))
    await release(`fname:golden${n}`, null)
    expect(await find(`fname:golden${n}`)).toBeUndefined()
    now += DAY
    await save(named(n + 1, `golden${n}`))
    expect(await changedAt(`fid:${n + 1}`, 'farcaster')).toBe(now)
  })

  test('a name that comes back to its holder is not marked', async () => {
    n += 10
    await save(named(n, `golden${n}`))
    await release(`fname:golden${n}`, null)
    await save(named(n, `golden${n}`))
    expect(await changedAt(`fid:${n}`, 'farcaster')).toBeUndefined()
  })

  test('a sold ENS name, and a wallet of another fid', async () => {
    n += 10
    const name = `golden${n}.eth`
    await save(
      farcasterFinding(n, [walletChannel(n)]),
      farcasterFinding(n + 1, [walletChannel(n + 1)]),
      ensFinding(n, [ensChannel(name)]),
    )
    now += DAY
    await release(
      `ens:${name}`,
      `eth:${wallet(n + 1)}`,
      ensFinding(n, []),
      ensFinding(n + 1, [ensChannel(name)]),
    )
    expect(await changedAt(`ens:${name}`, 'ens')).toBe(now)
    now += DAY
    await save(farcasterFinding(n, []), farcasterFinding(n + 1, [walletChannel(n)]))
    const rows = (await find(`eth:${wallet(n)}`))?.channels ?? []
    const moved = rows.find(({ type, value }) => type === 'wallet' && BigInt(value) === BigInt(n))
    expect(moved?.holderChangedAt).toBe(now)
  })

  test('a wallet that becomes part of a fid changed no hands', async () => {
    n += 10
    await save(ensFinding(n, [ensChannel(`own${n}.eth`)]))
    now += DAY
    await save(farcasterFinding(n, [walletChannel(n)]))
    const profile = await find(`fid:${n}`)
    expect(profile?.channels.map(({ type }) => type)).toContain('ens')
    expect(profile?.channels.every((one) => one.holderChangedAt === undefined)).toBe(true)
  })

  test('a name that merely resolves to another wallet than before', async () => {
    n += 10
    const key = `ens:points${n}.eth`
    const point = (to: number) =>
      store.people.save([], {
        refreshAt: null,
        pointers: [{ key, to: `eth:${wallet(to)}` }],
        releases: [{ key, to: `eth:${wallet(to)}`, by: 'ens' }],
      })
    await save(
      farcasterFinding(n, [walletChannel(n)]),
      farcasterFinding(n + 1, [walletChannel(n + 1)]),
    )
    await point(n)
    expect((await store.people.find(key))[0]?.nameChangedAt).toBeUndefined()
    now += DAY
    await point(n + 1)
    expect((await store.people.find(key))[0]?.nameChangedAt).toBe(now)
  })
})
