import { StatementSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import { farcasterFinding, handleChannel, wallet, walletChannel } from './store-people.ts'

const MANY = 2000

describe.each(testEngines())('wallets of many and many wallets, on %s', (_name, createDatabase) => {
  let database: TestDatabase
  let store: Store
  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({ ...database.options, precedence: ['neynar'] })
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    return Math.round(performance.now() - start)
  }

  test('a wallet that thousands of fids claim has one holder, and each save is bounded', async () => {
    const shared = walletChannel(7)
    const fids = Array.from({ length: MANY }, (_, i) => farcasterFinding(10_000 + i, [shared]))
    const saved = await timed(async () => {
      for (let at = 0; at < MANY; at += 100)
        await store.people.save(fids.slice(at, at + 100), { refreshAt: null })
    })
    const again = await timed(() =>
      store.people.save([farcasterFinding(10_500, [shared], { checkedAt: 2000 })], {
        refreshAt: null,
      }),
    )
    const found = await store.people.find(`eth:${wallet(7)}`)
    expect(found).toHaveLength(1)
    expect(await store.people.find('fid:11999')).toHaveLength(1)
    console.log(`${MANY} claimants: saved in ${saved} ms, one of them again in ${again} ms`)
  }, 300_000)

  test('a fid with thousands of wallets is found by each, with all of them', async () => {
    const many = Array.from({ length: MANY }, (_, i) => walletChannel(1_000_000 + i))
    const saved = await timed(() =>
      store.people.save([farcasterFinding(9, many)], { refreshAt: null }),
    )
    const found = await timed(() => store.people.find(`eth:${wallet(1_000_000 + MANY - 1)}`))
    const [one] = await store.people.find(`eth:${wallet(1_000_000)}`)
    expect(one?.profile.channels).toHaveLength(MANY + 1)
    console.log(`${MANY} wallets: saved in ${saved} ms, found in ${found} ms`)
  }, 300_000)

  test('of a handle that thousands claim, few profiles are read', async () => {
    const claim = handleChannel('elon', false)
    const findings = Array.from({ length: MANY }, (_, i) => farcasterFinding(20_000 + i, [claim]))
    for (let at = 0; at < MANY; at += 500)
      await store.people.save(findings.slice(at, at + 500), { refreshAt: null })
    await store.people.save([farcasterFinding(30_000, [handleChannel('elon', true)])], {
      refreshAt: null,
    })
    const { all } = StatementSync.prototype
    let most = 0
    StatementSync.prototype.all = function count(...parameters) {
      const rows = Reflect.apply(all, this, parameters) as ReturnType<typeof all>
      most = Math.max(most, rows.length)
      return rows
    }
    try {
      const [found = [], own] = await store.people.findMany(['twitter:elon', 'fid:20001'], {
        claims: true,
      })
      expect(found).toHaveLength(100)
      expect(found.filter(({ isVerified }) => isVerified)).toEqual([found[0]])
      expect(own).toHaveLength(1)
      expect(await store.people.findMany(['twitter:elon'])).toMatchObject([[{ isVerified: true }]])
    } finally {
      StatementSync.prototype.all = all
    }
    expect(most).toBeLessThanOrEqual(100)
  }, 300_000)
})
