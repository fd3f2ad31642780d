import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import { credential, hash, wallet } from './store-people.ts'

describe.each(testEngines())('credentials that are stored again, %s', (_, create) => {
  let database: TestDatabase
  let store: Store
  beforeEach(async () => {
    database = await create()
    store = await openStore({ ...database.options, precedence: [], maxPerAttester: 2 })
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  it('keeps what an issuer stored while the credential was checked', async () => {
    const cast = { kind: 'farcaster-cast', attester: { fid: 3 } } as const
    for (const n of [1, 2]) await store.credentials.put(credential(n, { address: wallet(1) }, cast))
    const due = await store.credentials.toRecheck(['farcaster-cast'], 2000, 10)
    const revocation = { status: 'revoked', at: 1500 } as const
    await store.credentials.put(credential(1, { address: wallet(1) }, { ...cast, revocation }))
    await store.credentials.putChecked(
      due.map((before) => ({
        before,
        after: { ...before, revocation: { status: 'active', checkedAt: 3000 } },
      })),
    )
    expect((await store.credentials.get(hash(1)))?.revocation).toEqual(revocation)
    expect((await store.credentials.get(hash(2)))?.revocation.checkedAt).toBe(3000)
  })

  it('checks others before those that are put off, and those with a time ahead of the clock', async () => {
    const later = Math.floor(Date.now() / 1000) + 9e8
    const put = (n: number, checkedAt: number) =>
      store.credentials.put(
        credential(
          n,
          { address: wallet(1) },
          {
            kind: 'farcaster-cast',
            attester: { fid: n },
            revocation: { status: 'active', checkedAt },
          },
        ),
      )
    await put(1, 1000)
    await put(2, 1500)
    await put(3, later)
    const due = async (before: number, limit: number) =>
      (await store.credentials.toRecheck(['farcaster-cast'], before, limit)).map(({ uid }) => uid)
    expect(await due(2000, 2)).toEqual([hash(1), hash(2)])
    const [first] = await store.credentials.toRecheck(['farcaster-cast'], 2000, 1)
    await store.credentials.putOff(first ? [first] : [], 1800)
    expect(await due(1700, 10)).toEqual([hash(2), hash(3)])
    expect(await due(2000, 10)).toEqual([hash(2), hash(1), hash(3)])
    await store.credentials.put(
      credential(2, { address: wallet(1) }, { revocation: { status: 'revoked', at: 1600 } }),
    )
    await store.credentials.putOff([credential(2, { address: wallet(1) })], 1800)
    expect(await due(2000, 10)).toEqual([hash(1), hash(3)])
  })

  it('reports only attestations that are stored, and those that newer ones displaced', async () => {
    const put = (n: number) =>
      store.credentials.put(
        credential(
          n,
          { address: wallet(1) },
          { kind: 'eas-onchain', issuer: 'eas:8453', attester: { address: wallet(9) } },
        ),
      )
    for (const n of [2, 3]) await put(n)
    const after = await store.log.latest()
    await put(1)
    await put(4)
    await put(2)
    const { changes } = await store.log.read({ after, limit: 10 })
    expect(changes.map(({ type, credential: one }) => [type, one?.uid])).toEqual([
      ['credential.removed', hash(2)],
      ['credential.issued', hash(4)],
    ])
  })

  it('stores an attestation that ends when 64 bits end', async () => {
    const expiresAt = Number(2n ** 64n - 1n)
    await store.credentials.put(credential(1, { address: wallet(1) }, { expiresAt }))
    const { holders } = await store.credentials.holders({
      credentialName: 'Skill: Testing',
      limit: 10,
    })
    expect(holders).toHaveLength(1)
  })
})
