import { noDecision } from '@whocast/evidence/forms/owner-decision.ts'
import type { Address } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import type { Custody } from '../../src/people/port.ts'
import { execute, type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import {
  credential,
  ensChannel,
  ensFinding,
  farcasterFinding,
  hash,
  wallet,
  walletChannel,
} from './store-people.ts'

describe.each(testEngines())('the suppression of people, %s', (_, create) => {
  let database: TestDatabase
  let store: Store
  let now: number
  beforeEach(async () => {
    database = await create()
    now = 1_700_000_000_000
    store = await openStore({
      ...database.options,
      precedence: ['neynar', 'ens'],
      clock: () => now,
    })
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  const save = (...findings: Parameters<Store['people']['save']>[0]) =>
    store.people.save(findings, { refreshAt: null })
  const decide = (of: string, keys: string[], custody?: Custody) =>
    store.owners.decide(
      {
        decision: noDecision(of),
        address: wallet(0xdec),
        contractChainId: null,
        authority: 'wallet',
        decidedAt: Math.floor(now / 1000),
        statement: '',
        signature: '0x',
      },
      { keys, custody, nonce: of, nonceExpiresAt: 9_000_000_000 },
    )
  const isKnown = async (key: string) => (await store.people.find(key)).length > 0

  it('lasts when the next holder of their name decides', async () => {
    const name = 'moves.eth'
    const leaver = farcasterFinding(5, [walletChannel(5), ensChannel(name)])
    await save(leaver)
    await store.people.forget('fid:5')
    await save(ensFinding(6, [ensChannel(name)]))
    const { keys = [] } = (await store.owners.person(`eth:${wallet(6)}`)) ?? {}
    expect(keys).toContain(`ens:${name}`)
    await decide(`eth:${wallet(6)}`, keys)
    await save(leaver)
    expect(await isKnown(`eth:${wallet(5)}`)).toBe(false)
  })

  it('lasts for the wallets of the former holder when the next holder of a fid decides', async () => {
    const custody = (address: Address): Custody => ({ fid: 5, address })
    await save(farcasterFinding(5, [walletChannel(5)]))
    await store.people.forget('fid:5', { custody: custody(wallet(50)) })
    await decide('fid:5', ['fid:5'], custody(wallet(60)))
    await save(ensFinding(5, [ensChannel('former.eth')]))
    await save(farcasterFinding(5, [walletChannel(6)]))
    expect(await isKnown(`eth:${wallet(5)}`)).toBe(false)
    expect(await isKnown('fid:5')).toBe(true)
  })

  it('ends as a whole when the same holder decides again', async () => {
    const custody = { fid: 5, address: wallet(50) }
    await save(farcasterFinding(5, [walletChannel(5)]))
    await store.people.forget('fid:5', { custody })
    await decide('fid:5', ['fid:5'], custody)
    await save(farcasterFinding(5, [walletChannel(5)]))
    expect(await isKnown(`eth:${wallet(5)}`)).toBe(true)
  })

  it('is undone for one person alone where it is older than roots', async () => {
    for (const n of [7, 8]) await store.people.forget(`eth:${wallet(n)}`)
    await execute(database, [`update forgotten set root = ''`])
    expect(await store.forgotten.undo(`eth:${wallet(7)}`)).toBe(1)
    expect(await store.owners.isForgotten(`eth:${wallet(8)}`)).toBe(true)
  })

  it('deletes everything that an older backup brings back, of people without a profile too', async () => {
    const given = { attester: { address: wallet(2) } }
    await store.credentials.put(credential(1, { address: wallet(1) }))
    await store.credentials.put(credential(2, { address: wallet(3) }, given))
    await store.credentials.put(credential(3, { address: wallet(4) }))
    await execute(database, [
      `insert into fname (name, fid, owner, timestamp) values ('left', '11', '${wallet(11)}', 1)`,
      `insert into bare_fid (fid, custody, since, checked_at) values ('12', 'AAAAAAAAAAAAAAAAAAAAAAAAAAw', 1, 1)`,
    ])
    // The list of another database with the same secret, which forgot them later.
    const keys = [`eth:${wallet(1)}`, `eth:${wallet(2)}`, 'fid:11', 'fid:12']
    const other = await create()
    const later = await openStore({ ...other.options, precedence: [], forgetSecret: 'shared' })
    for (const key of keys) await later.people.forget(key)
    const list = await later.forgotten.all()
    await later.close()
    await other.drop()
    await store.close()
    store = await openStore({ ...database.options, precedence: [], forgetSecret: 'shared' })
    await store.forgotten.restore(list)
    expect(await Promise.all([1, 2, 3].map((n) => store.credentials.get(hash(n))))).toEqual([
      null,
      null,
      expect.objectContaining({ uid: hash(3) }),
    ])
    expect(await store.fnames.ofName('left')).toBeNull()
    expect(await store.people.bareFids(['fid:12'])).toEqual(new Map())
  })

  it('leaves no attester among the widely held ones', async () => {
    const insert = () =>
      execute(database, [
        `insert into widely_held (attester) values ('${wallet(1)}'), ('fid:1')`,
        `insert into cursor (name, value) values ('issuers:counted', '${wallet(1)}')`,
      ])
    await insert()
    await save(farcasterFinding(1, [walletChannel(1)]))
    await store.people.forget('fid:1')
    // Rejects rows that are there.
    await insert()
  })

  it('takes no nonce twice when the clock steps back', async () => {
    const expiresAt = now / 1000 + 600
    expect(await store.owners.spend('once', expiresAt)).toBe(true)
    now += 3_600_000
    expect(await store.owners.spend('other', now / 1000 + 600)).toBe(true)
    now -= 3_600_000
    expect(await store.owners.spend('once', expiresAt)).toBe(false)
  })
})
