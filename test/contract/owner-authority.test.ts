import type { Identifier } from '@whocast/contract/identifier.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { noDecision, writeDecision } from '@whocast/evidence/forms/owner-decision.ts'
import type { Authority } from '@whocast/evidence/people-file/signed-decision.ts'
import type { Address } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { isStillAuthorized } from '../../src/owners/authority.ts'
import type { FarcasterRegistries } from '../../src/owners/farcaster.ts'
import type { Session } from '../../src/owners/port.ts'
import { type RecheckContext, recheckDecisions } from '../../src/owners/recheck.ts'
import { silentLogger } from '../silent.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'

const DAY_MS = 86_400_000
const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}` as Address
/** The wallet, custody and auth address of a seller, and of who buys their fid. */
const seller = { wallet: address(0xa1), custody: address(0xa2), auth: address(0xa3) }
const buyer = { wallet: address(0xb1), custody: address(0xb2), auth: address(0xb3) }

describe.each(testEngines())('authority of owners, %s', (_name, createDatabase) => {
  let database: TestDatabase
  let store: Store
  let now = Date.parse('2026-05-01T00:00:00Z')
  /** By fid. */
  const held = new Map<number, { custody: Address; auth: Address }>()
  let isReachable = true
  /** What the sources say when they are asked again. */
  const said = new Map<number, Finding>()
  let nonces = 0

  const registries: FarcasterRegistries = {
    async custodyOf(fid) {
      if (!isReachable) throw new Error('unreachable')
      return held.get(fid)?.custody ?? null
    },
    isAuthAddress: async (fid, one) => held.get(fid)?.auth === one,
  }
  const refresh = async (identifier: Identifier) => {
    const fid = identifier.kind === 'fid' ? identifier.fid : 0
    const finding = said.get(fid)
    if (finding) await store.people.save([finding], { refreshAt: null })
  }
  const context = () =>
    ({
      owners: store.owners,
      cursors: store.cursors,
      registries,
      refresh,
      clock: () => now,
      log: silentLogger,
    }) satisfies RecheckContext

  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({
      ...database.options,
      precedence: ['snapchain'],
      clock: () => now,
    })
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  const findingOf = (fid: number, { wallet, custody }: typeof seller): Finding => ({
    source: 'snapchain',
    scope: `farcaster:${fid}`,
    checkedAt: Math.floor(now / 1000),
    fields: { bio: `bio of ${fid}` },
    channels: [
      {
        type: 'farcaster',
        value: `f${fid}`,
        isVerified: true,
        metadata: [{ name: 'fid', value: String(fid) }],
      },
      { type: 'wallet', value: wallet, isVerified: true, grade: { grade: 'proven' } },
    ],
    evidence: { custody: [{ fid, address: custody, method: 'reported', by: 'snapchain' }] },
  })
  const person = async (fid: number) => {
    // Each person has wallets of their own.
    const shift = (one: Address) => address(Number(BigInt(one)) + fid * 0x1000)
    const of = (one: typeof seller) => ({
      wallet: shift(one.wallet),
      custody: shift(one.custody),
      auth: shift(one.auth),
    })
    const people = { seller: of(seller), buyer: of(buyer) }
    held.set(fid, people.seller)
    said.set(fid, findingOf(fid, people.seller))
    await refresh({ kind: 'fid', fid })
    return people
  }
  /** The fid, wallet, auth address: everything has another holder, at the source. */
  const transfer = (fid: number, to: typeof seller) => {
    held.set(fid, to)
    said.set(fid, findingOf(fid, to))
  }
  const decide = async (fid: number, signer: Address, authority: Authority) => {
    nonces += 1
    const decision = { ...noDecision(`fid:${fid}`), says: { bio: 'signed by the seller' } }
    const statement = createSiweMessage({
      address: signer,
      chainId: 1,
      domain: 'whocast.test',
      uri: 'https://whocast.test',
      version: '1',
      nonce: `nonce${1000 + nonces}`,
      issuedAt: new Date(now),
      resources: writeDecision(decision),
    })
    const signed = {
      decision,
      address: signer,
      contractChainId: null,
      authority,
      decidedAt: Math.floor(now / 1000),
      statement,
      signature: `0x${String(nonces).padStart(8, '0')}` as const,
    }
    await store.owners.decide(signed, {
      keys: [`fid:${fid}`],
      nonce: `decides ${nonces}`,
      nonceExpiresAt: 9_000_000_000,
    })
  }
  const bioOf = async (fid: number) => (await store.people.find(`fid:${fid}`))[0]?.profile.bio
  const recheck = () => recheckDecisions(context(), new AbortController().signal)
  const audit = async (fid: number) =>
    (await store.owners.audit(10, [`fid:${fid}`])).map(({ action }) => action)

  it.each(['wallet', 'custody', 'auth', 'unknown'] as const)(
    'a decision by %s ends within a day after its signer has lost authority',
    async (authority) => {
      const fid = 100 + ['wallet', 'custody', 'auth', 'unknown'].indexOf(authority)
      const { seller: from, buyer: to } = await person(fid)
      const signer = authority === 'unknown' ? from.auth : from[authority]
      await decide(fid, signer, authority)
      expect(await bioOf(fid)).toBe('signed by the seller')
      now += DAY_MS
      expect(await recheck()).toBe(0)
      expect(await bioOf(fid)).toBe('signed by the seller')
      transfer(fid, to)
      now += DAY_MS / 2 + 1000
      // A wallet is read twice before the decision is deleted.
      expect(await recheck()).toBe(authority === 'wallet' ? 0 : 1)
      expect(await bioOf(fid)).toBe(`bio of ${fid}`)
      now += DAY_MS / 4
      expect(await recheck()).toBe(authority === 'wallet' ? 1 : 0)
      expect(await bioOf(fid)).toBe(`bio of ${fid}`)
      expect(await audit(fid)).toContain('ended')
      expect(await store.owners.decision([`fid:${fid}`])).toBeNull()
    },
  )

  it('a refresh that shows another custody or wallet ends its effect at once', async () => {
    for (const [fid, authority] of [
      [110, 'wallet'],
      [111, 'custody'],
    ] as const) {
      const { seller: from, buyer: to } = await person(fid)
      await decide(fid, from[authority], authority)
      transfer(fid, to)
      await refresh({ kind: 'fid', fid })
      expect(await bioOf(fid)).toBe(`bio of ${fid}`)
    }
    now += DAY_MS
    expect(await recheck()).toBe(1)
    now += DAY_MS / 4
    expect(await recheck()).toBe(1)
  })

  it('keeps a decision by a wallet that one reading lacks', async () => {
    const { seller: from, buyer: to } = await person(114)
    await decide(114, from.wallet, 'wallet')
    for (const minutes of [0, 1, 359]) {
      said.set(114, findingOf(114, { ...from, wallet: to.wallet }))
      now += minutes === 0 ? DAY_MS : minutes * 60_000
      expect([minutes, await recheck()]).toEqual([minutes, minutes === 359 ? 1 : 0])
    }
    await decide(114, from.wallet, 'wallet')
    now += DAY_MS
    expect(await recheck()).toBe(0)
    said.set(114, findingOf(114, from))
    now += DAY_MS / 4
    expect(await recheck()).toBe(0)
    expect(await bioOf(114)).toBe('signed by the seller')
    // It starts anew after a reading that has the wallet.
    transfer(114, to)
    now += DAY_MS
    expect(await recheck()).toBe(0)
    now += DAY_MS / 4
    expect(await recheck()).toBe(1)
  })

  it('keeps decisions and sessions while no holder of the fid is reported', async () => {
    const { seller: from, buyer: to } = await person(115)
    await decide(115, from.custody, 'custody')
    const sessions = [
      await open(115, from.custody, from.custody),
      await open(115, null, from.custody),
    ]
    for (const custody of [undefined, { custody: address(0), auth: address(0) }]) {
      if (custody) held.set(115, custody)
      else held.delete(115)
      now += custody ? 60_000 : DAY_MS
      expect(await recheck()).toBe(0)
    }
    now -= DAY_MS
    expect(await Promise.all(sessions.map(isOpen))).toEqual([true, true])
    transfer(115, to)
    expect(await Promise.all(sessions.map(isOpen))).toEqual([false, false])
    now += DAY_MS
    expect(await recheck()).toBe(1)
  })

  it('an owner who moved the custody and kept the wallet keeps their decision', async () => {
    const { seller: from, buyer: to } = await person(112)
    await decide(112, from.wallet, 'wallet')
    transfer(112, { ...to, wallet: from.wallet })
    now += DAY_MS
    expect(await recheck()).toBe(0)
    expect(await bioOf(112)).toBe('signed by the seller')
  })

  it('keeps decisions while the registries are unreachable', async () => {
    const { seller: from, buyer: to } = await person(113)
    await decide(113, from.auth, 'auth')
    transfer(113, to)
    now += DAY_MS
    isReachable = false
    expect(await recheck()).toBe(0)
    isReachable = true
    expect(await recheck()).toBe(1)
  })

  const open = async (fid: number | null, signer: Address | null, custody: Address | null) => {
    nonces += 1
    const seconds = Math.floor(now / 1000)
    const session: Session = {
      hash: `session ${nonces}`,
      address: signer,
      contractChainId: null,
      fid,
      createdAt: seconds,
      expiresAt: seconds + 43_200,
      checkedAt: seconds,
      custody,
    }
    await store.owners.open(session, { nonce: session.hash, nonceExpiresAt: 9_000_000_000 })
    return session.hash
  }
  const isOpen = async (hash: string) => {
    const session = await store.owners.session(hash)
    return session !== null && (await isStillAuthorized(context(), session))
  }

  it('sessions end with the authority that they depend on, within a minute', async () => {
    const { seller: from, buyer: to } = await person(120)
    const sessions = [
      await open(120, from.custody, from.custody),
      await open(120, from.auth, from.custody),
      // By an app key, which outlives a transfer.
      await open(120, null, from.custody),
    ]
    now += 61_000
    expect(await Promise.all(sessions.map(isOpen))).toEqual([true, true, true])
    transfer(120, to)
    now += 61_000
    expect(await Promise.all(sessions.map(isOpen))).toEqual([false, false, false])
    expect(await audit(120)).toContain('ended')
    transfer(120, from)
    expect(await Promise.all(sessions.map(isOpen))).toEqual([false, false, false])
  })

  it('a session is accepted for an hour while the registries are unreachable', async () => {
    const { seller: from } = await person(121)
    const session = await open(121, from.custody, from.custody)
    isReachable = false
    now += 30 * 60_000
    expect(await isOpen(session)).toBe(true)
    now += 31 * 60_000
    await expect(isOpen(session)).rejects.toMatchObject({ code: 'unavailable' })
    isReachable = true
    expect(await isOpen(session)).toBe(true)
  })

  it('checks again what was checked while the clock was ahead', async () => {
    const { seller: from, buyer: to } = await person(124)
    const before = now
    now += 30 * DAY_MS
    await decide(124, from.custody, 'custody')
    const late = await open(124, from.custody, from.custody)
    now = before + 3_600_000
    expect(await isOpen(late)).toBe(false)
    const stored = await store.owners.session(await open(124, from.custody, from.custody))
    if (!stored) throw new Error('it is open')
    transfer(124, to)
    const checkedAt = Math.floor(now / 1000) + 30 * 86_400
    expect(await isStillAuthorized(context(), { ...stored, checkedAt })).toBe(false)
    expect(await recheck()).toBe(1)
  })

  it('ends all other sessions of the person', async () => {
    const { seller: from } = await person(122)
    const other = await person(123)
    const [mine, second, third] = [
      await open(122, from.custody, null),
      await open(122, from.auth, null),
      await open(122, null, null),
    ]
    const byWallet = await open(null, from.wallet, null)
    const stranger = await open(123, other.seller.custody, null)
    const session = await store.owners.session(mine)
    if (!session) throw new Error('it is open')
    expect(await store.owners.closeOthers(session, ['fid:122', `eth:${from.wallet}`])).toBe(3)
    expect(await Promise.all([mine, second, third, byWallet, stranger].map(isOpen))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })

  it('a removal by a former owner does not bind the next one', async () => {
    const { seller: from, buyer: to } = await person(130)
    await store.people.forget('fid:130', { custody: { fid: 130, address: from.custody } })
    await refresh({ kind: 'fid', fid: 130 })
    expect(await store.people.find('fid:130')).toEqual([])
    transfer(130, to)
    await refresh({ kind: 'fid', fid: 130 })
    expect(await bioOf(130)).toBe('bio of 130')
    expect((await store.people.find(`eth:${to.wallet}`)).length).toBe(1)
    // The one who left stays out.
    await store.people.save([{ ...findingOf(131, from), scope: 'farcaster:131' }], {
      refreshAt: null,
    })
    expect(await store.people.find(`eth:${from.wallet}`)).toEqual([])
  })

  it('a removal by an operator binds every owner', async () => {
    const { buyer: to } = await person(132)
    await store.people.forget('fid:132')
    transfer(132, to)
    await refresh({ kind: 'fid', fid: 132 })
    expect(await store.people.find('fid:132')).toEqual([])
  })
})
