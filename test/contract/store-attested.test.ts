import { noDecision, writeDecision } from '@whocast/evidence/forms/owner-decision.ts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import { credential, ensFinding, wallet } from './store-people.ts'

const attester = wallet(99)
const signed = {
  kind: 'eas-offchain',
  verification: { method: 'eip712', result: 'holds', checkedAt: 1 },
  attester: { address: attester },
} as const

describe.each(testEngines())('what an issuer attested, on %s', (_name, createDatabase) => {
  let database: TestDatabase
  let store: Store
  const now = 1_000_000_000

  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({ ...database.options, precedence: [], clock: () => now })
    const named = { fields: { displayName: 'Ada' } }
    await store.people.save([ensFinding(1, [], named), ensFinding(2, []), ensFinding(5, [])], {
      refreshAt: null,
    })
    await store.credentials.putMany([
      credential(10, { address: wallet(1) }, { name: 'B', issuedAt: 10, ...signed }),
      credential(11, { address: wallet(2) }, { name: 'A', issuedAt: 11, ...signed }),
      credential(12, { address: wallet(3) }, { name: 'A', issuedAt: 12, ...signed }),
      credential(13, { address: wallet(5) }, { name: 'Hidden', issuedAt: 13, ...signed }),
      credential(
        14,
        { address: wallet(1) },
        { name: 'Private', issuedAt: 14, ...signed, isPublic: false },
      ),
      credential(
        15,
        { address: wallet(1) },
        { name: 'Ended', issuedAt: 15, expiresAt: 16, ...signed },
      ),
      credential(
        16,
        { address: wallet(1) },
        { name: 'Revoked', issuedAt: 16, ...signed, revocation: { status: 'revoked' } },
      ),
      credential(17, { address: wallet(6) }, { name: 'Forgotten', issuedAt: 17, ...signed }),
      // The issuer's word that another signed it.
      credential(
        18,
        { address: wallet(1) },
        { name: 'Said', issuedAt: 18, issuer: 'Acme', attester: { address: attester } },
      ),
      credential(
        19,
        { profileID: 'waits-for-a-profile-1' },
        { name: 'Waiting', issuedAt: 19, ...signed },
      ),
    ])
    const hidden = { ...noDecision(`eth:${wallet(5)}`), isHidden: true }
    const text = {
      domain: 'x.test',
      uri: 'https://x.test',
      version: '1',
      chainId: 1,
      nonce: 'abcdefgh12',
    } as const
    const statement = {
      statement: createSiweMessage({
        ...text,
        address: wallet(5),
        resources: writeDecision(hidden),
      }),
      signature: '0x',
      address: wallet(5),
      contractChainId: null,
      decidedAt: 1,
    } as const
    await store.owners.decide(
      { decision: hidden, ...statement },
      { keys: [`eth:${wallet(5)}`], nonce: 'n', nonceExpiresAt: now },
    )
    await store.people.forget(`eth:${wallet(6)}`)
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  const ask = (of: string, more: { limit?: number; cursor?: string } = {}) =>
    store.credentials.attested({ attester: of, limit: 50, ...more })

  test('lists it newest first, with whom it is about; hidden, forgotten, private, ended and revoked ones are left out', async () => {
    const { rows, names, cursor } = await ask(attester.toUpperCase().replace('0X', '0x'))
    expect(rows.map(({ credential }) => Number(credential.uid))).toEqual([12, 11, 10])
    expect(rows.map(({ person }) => person.path)).toEqual(
      [3, 2, 1].map((n) => expect.stringContaining(wallet(n).slice(-2))),
    )
    expect(rows[2]?.person).toMatchObject({ displayName: 'Ada', walletAddress: wallet(1) })
    expect(names).toEqual(['A', 'B'])
    expect(cursor).toBeUndefined()
  })

  test('goes on from page to page, and names credentials on the first', async () => {
    const seen: number[] = []
    let page = await ask(attester, { limit: 1 })
    expect(page.names).toEqual(['A', 'B'])
    for (let at = 0; at < 5 && page.cursor !== undefined; at += 1) {
      seen.push(...page.rows.map(({ credential }) => Number(credential.uid)))
      page = await ask(attester, { limit: 1, cursor: page.cursor })
      expect(page.names).toEqual([])
    }
    expect(seen).toEqual([12, 11, 10])
    await expect(ask(attester, { cursor: 'x' })).rejects.toMatchObject({ code: 'invalid-request' })
  })

  test('what an issuer reported is the issuer’s, never that of the attester it names', async () => {
    const { rows } = await ask('acme')
    expect(rows.map(({ credential }) => credential.name)).toEqual(['Said'])
    expect(rows[0]?.credential.claimedAttester).toBe(attester)
    expect(await ask(wallet(98))).toEqual({ rows: [], names: [] })
  })
})
