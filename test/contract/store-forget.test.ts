import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import {
  createSqliteDatabase,
  type TestDatabase,
  migratedEngines as testEngines,
} from './store-databases.ts'
import {
  credential,
  ensChannel,
  ensFinding,
  farcasterFinding,
  hash,
  wallet,
  walletChannel,
} from './store-people.ts'

const PEOPLE = 3000

describe.each(testEngines())('credentials given by a deleted person, %s', (_, create) => {
  let database: TestDatabase
  let store: Store
  beforeEach(async () => {
    database = await create()
    store = await openStore({ ...database.options, precedence: ['neynar'] })
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  const forms: [string, Partial<CredentialRecord>][] = [
    ['the wallet that attested', { attester: { address: wallet(1) } }],
    ['the fid that attested', { attester: { fid: 1 } }],
    ['the wallet that is said to have attested', { claimedAttester: { address: wallet(1) } }],
    ['the fid that is said to have attested', { claimedAttester: { fid: 1 } }],
    ['the wallet on whose behalf it was attested', { onBehalfOf: wallet(1) }],
    ['a wallet in other letter case', { claimedAttester: { address: `0x${'Ab'.repeat(20)}` } }],
  ]
  test.each(forms)('are removed by %s', async (_form, more) => {
    const channels = [walletChannel(1), { ...walletChannel(0), value: `0x${'ab'.repeat(20)}` }]
    await store.people.save([farcasterFinding(1, channels)], { refreshAt: null })
    await store.credentials.put(credential(5, { address: wallet(2) }, more))
    await store.credentials.put(
      credential(6, { address: wallet(2) }, { attester: { address: wallet(3) } }),
    )
    expect(await store.people.forget('fid:1')).toMatchObject({ people: 1, given: 1 })
    expect(await store.credentials.get(hash(5))).toBeNull()
    expect(await store.credentials.get(hash(6))).not.toBeNull()
  })

  test('are removed by the profile that attested', async () => {
    await store.people.save([farcasterFinding(1, [])], { refreshAt: null })
    const [found] = await store.people.find('fid:1')
    const profileID = found?.profile.profileID ?? ''
    await store.credentials.put(
      credential(5, { address: wallet(2) }, { claimedAttester: { profileID } }),
    )
    expect(await store.people.forget('fid:1')).toMatchObject({ given: 1 })
  })
})

describe.each(testEngines())(
  'identifiers of a deleted person that others show, %s',
  (_, create) => {
    test('a wallet leaves their profiles at once, a name stays theirs to claim', async () => {
      const database = await create()
      const store = await openStore({ ...database.options, precedence: ['neynar', 'ens'] })
      await store.people.save(
        [
          farcasterFinding(1, [walletChannel(5), walletChannel(9)]),
          farcasterFinding(2, [walletChannel(5), walletChannel(6)]),
          ensFinding(8, [ensChannel('sold.eth')]),
          ensFinding(9, [ensChannel('sold.eth')], { checkedAt: 2000 }),
        ],
        { refreshAt: null },
      )
      const shown = async (key: string) => JSON.stringify(await store.people.find(key))
      const isHere = async (key: string) =>
        (await store.people.find(key)).some(({ profile }) =>
          profile.channels.some(({ value }) => value === wallet(5)),
        )
      expect(await isHere('fid:2')).toBe(true)
      expect(await store.people.forget('fid:1')).toMatchObject({ people: 1, claims: 1 })
      expect(await isHere('fid:2')).toBe(false)
      expect(await shown(`eth:${wallet(5)}`)).toBe('[]')
      // Their former name is not given back to those who sold it.
      expect(await shown('ens:sold.eth')).toBe('[]')
      expect((await store.people.find(`eth:${wallet(8)}`))[0]?.profile.channels).toMatchObject([
        { type: 'wallet' },
        { type: 'ens', isVerified: false },
      ])
      await store.close()
      await database.drop()
    })
  },
)

test('deleting a person reads no large table as a whole', async () => {
  const database = await createSqliteDatabase()
  const statements = new Set<string>()
  const prepare = DatabaseSync.prototype.prepare
  const store = await openStore({ ...database.options, precedence: ['neynar'] })
  const findings = Array.from({ length: PEOPLE }, (_, at) =>
    farcasterFinding(at + 1, [walletChannel(at + 1)]),
  )
  await store.people.save(findings, { refreshAt: null })
  await store.credentials.put(credential(1, { address: wallet(1) }))
  DatabaseSync.prototype.prepare = function record(text, ...options) {
    statements.add(text)
    return prepare.call(this, text, ...options)
  }
  try {
    expect((await store.people.forget('fid:1')).people).toBe(1)
  } finally {
    DatabaseSync.prototype.prepare = prepare
    await store.close()
  }
  const file = new DatabaseSync(join(database.options.dataDir, 'whocast.sqlite'))
  const scans = [...statements]
    .filter((text) => /^\s*(select|insert|update|delete)\b/i.test(text))
    .flatMap((text) => file.prepare(`explain query plan ${text}`).all())
    .map(({ detail }) => String(detail))
    .filter((detail) =>
      /^SCAN (credential|event|finding|identity|name_key|profile|search)\b/.test(detail),
    )
  file.close()
  await database.drop()
  expect(statements.size).toBeGreaterThan(10)
  expect(scans).toEqual([])
})
