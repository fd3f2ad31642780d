import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CredentialFilter } from '../../src/credentials/port.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import { credential, ensFinding, hash, wallet } from './store-people.ts'

const name = 'Gate: Test'
const signed = {
  kind: 'eas-offchain',
  verification: { method: 'eip712', result: 'holds', checkedAt: 1 },
} as const

describe.each(testEngines())('who holds a credential, on %s', (_name, createDatabase) => {
  let database: TestDatabase
  let store: Store
  let now = 1_000_000_000

  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({ ...database.options, precedence: [], clock: () => now })
    const one = ensFinding(1, [])
    // A credential is known no better than the wallet that it is about.
    const channels = one.channels.map((row) => ({ ...row, grade: { grade: 'proven' } as const }))
    await store.people.save([{ ...one, channels }, ensFinding(2, [])], { refreshAt: null })
    await store.credentials.putMany([
      credential(
        10,
        { address: wallet(1) },
        { name, issuedAt: 10, ...signed, attester: { address: wallet(99) } },
      ),
      credential(
        11,
        { address: wallet(1) },
        { name, issuedAt: 11, attester: { address: wallet(99) }, issuer: 'guild' },
      ),
      credential(12, { address: wallet(2) }, { name, issuedAt: 12, schema: { uid: hash(77) } }),
      // Nobody is stored with these wallets.
      credential(13, { address: wallet(3) }, { name, issuedAt: 13 }),
      credential(
        14,
        { address: wallet(3) },
        { name, issuedAt: 14, ...signed, attester: { address: wallet(98) } },
      ),
      credential(15, { address: wallet(4) }, { name, issuedAt: 15, isPublic: false }),
      credential(16, { address: wallet(4) }, { name, issuedAt: 16, expiresAt: 17 }),
    ])
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  const uids = async (filter: CredentialFilter = {}) => {
    const { holders } = await store.credentials.holders({
      credentialName: name,
      limit: 100,
      ...filter,
    })
    return holders.map(({ credential }) => Number(credential.uid))
  }

  test.each([
    ['of any kind', {}, [14, 12, 11]],
    ['by who signed', { attester: wallet(99) }, [10]],
    ['by who reported it', { attester: 'acme' }, [13, 12]],
    ['by who stored it', { issuer: 'acme' }, [14, 12, 10]],
    ['by schema', { schema: hash(77) }, [12]],
    ['by kind', { kind: 'reported' }, [13, 12, 11]],
    ['by grade', { grade: 'proven' }, [14, 10]],
    ['by several', { grade: 'proven', attester: wallet(98) }, [14]],
    ['by what none has', { attester: wallet(97) }, []],
  ] as [string, CredentialFilter, number[]][])(
    'lists each once, %s',
    async (_how, filter, expected) => {
      expect(await uids(filter)).toEqual(expected)
    },
  )

  test('finds the newest that passes the filter, for people and for wallets alone', async () => {
    const [one] = await store.people.find(`eth:${wallet(1)}`)
    const [bare] = await store.people.find(`eth:${wallet(3)}`)
    const held = async (holder: typeof one, filter: CredentialFilter = {}) => {
      const { profileID = '', walletAddress } = holder?.profile ?? {}
      const record = await store.credentials.heldBy(
        [{ profileID, ...(walletAddress ? { walletAddress } : {}) }],
        {
          credentialName: name,
          ...filter,
        },
      )
      return record && Number(record.uid)
    }
    expect(await held(one)).toBe(11)
    expect(await held(one, { grade: 'proven' })).toBe(10)
    expect(await held(one, { attester: wallet(98) })).toBeNull()
    expect(await held(bare)).toBe(14)
    expect(await held(bare, { kind: 'reported' })).toBe(13)
    expect(await store.credentials.heldBy([], { credentialName: name })).toBeNull()
    const nobody = { profileID: 'nobody_0123456789abcd', walletAddress: wallet(4) }
    expect(await store.credentials.heldBy([nobody], { credentialName: name })).toBeNull()
  })

  test('a wallet with credentials alone is found, and keeps its ID when a person comes with it', async () => {
    const [bare] = await store.people.find(`eth:${wallet(3)}`)
    expect(bare).toMatchObject({
      isBare: true,
      isVerified: true,
      profile: { walletAddress: wallet(3) },
    })
    // Issuers that the operator knows come first: here, the holders of keys.
    expect(bare?.profile.credentials.map(({ uid }) => Number(uid))).toEqual([13, 14])
    expect(
      await store.people.findMany([`eth:${wallet(3)}`, `eth:${wallet(5)}`, `eth:${wallet(4)}`]),
    ).toEqual([[bare], [], []])
    const { holders } = await store.credentials.holders({ credentialName: name, limit: 1 })
    expect(holders[0]).toMatchObject({
      profileID: bare?.profile.profileID,
      walletAddress: wallet(3),
    })

    now += 1000
    await store.people.save([ensFinding(3, [])], { refreshAt: null })
    const [person] = await store.people.find(`eth:${wallet(3)}`)
    expect(person?.isBare).toBeUndefined()
    expect(person?.profile.credentials.map(({ uid }) => Number(uid))).toEqual([13, 14])
    const [byFormerID] = await store.people.find(`id:${bare?.profile.profileID}`)
    expect(byFormerID?.profile.profileID).toBe(person?.profile.profileID)
    expect(await uids()).toEqual([14, 12, 11])
  })
})
