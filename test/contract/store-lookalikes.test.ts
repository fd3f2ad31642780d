import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { noDecision, writeDecision } from '@whocast/evidence/forms/owner-decision.ts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { searchPeople } from '../../src/search/search.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import {
  ensChannel,
  farcasterChannel,
  followedChannel,
  wallet,
  walletChannel,
} from './store-people.ts'

/** Whose names could be mistaken for others', on every engine. */
describe.each(testEngines())('lookalikes on %s', (_name, createDatabase) => {
  let database: TestDatabase
  let store: Store
  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({
      ...database.options,
      precedence: ['neynar'],
      forgetSecret: 'a secret of sixteen',
    })
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  let fid = 6_000_000
  const person = (name: string, displayName: string, channels: FoundChannel[] = []): Finding => {
    fid += 1
    return {
      source: 'neynar',
      scope: `farcaster:${fid}`,
      checkedAt: 1000,
      fields: { displayName },
      channels: [farcasterChannel(fid, name, { grade: { grade: 'proven' } }), ...channels],
    }
  }
  /** Somebody whom many follow. */
  const wellKnown = (name: string, displayName: string): Finding => {
    const one = person(name, displayName)
    return { ...one, channels: [followedChannel(fid, name, 100_000)] }
  }
  const save = (...findings: Finding[]) => store.people.save(findings, { refreshAt: null })
  const warningOf = async (key: string) => (await store.people.find(key))[0]?.profile.warning
  const of = async (key: string) => (await warningOf(key))?.of.handle

  test.each([
    ['Cyrillic letters', 'a1', 'Маrguеritе'],
    ['a mathematical alphabet', 'a2', '𝐌𝐚𝐫𝐠𝐮𝐞𝐫𝐢𝐭𝐞'],
    ['digits', 'a3', 'M4rgu3r1te'],
    ['an invisible character', 'a4', 'Mar\u200bguerite'],
    ['full width', 'a5', 'Ｍаｒｇｕｅｒｉｔｅ'],
    ['a letter changed', 'a6', 'Margverite'],
    ['a letter too many', 'a7', 'Margueritte'],
    ['two letters swapped', 'a8', 'Marguertie'],
    ['the very name', 'a9', 'Marguerite'],
  ])('%s', async (_how, handle, displayName) => {
    if (!(await store.people.find('fname:marguerite'))[0])
      await save(wellKnown('marguerite', 'Marguerite'))
    await save(person(handle, displayName))
    expect(await warningOf(`fname:${handle}`)).toMatchObject({
      type: 'lookalike',
      of: { handle: '@marguerite', displayName: 'Marguerite' },
    })
  })

  test('who is better proven has no warning, and search tells of the others', async () => {
    expect(await warningOf('fname:marguerite')).toBeUndefined()
    const [first, ...others] = await searchPeople(
      { index: store.search, people: store.people },
      { query: 'marguerite', limit: 20 },
    )
    expect(first?.profile.channels[0]?.value).toBe('marguerite')
    expect(first?.profile.warning).toBeUndefined()
    const rest = [...(first?.lookalikes ?? []), ...others.map(({ profile }) => profile)]
    const lookalike = rest.find(({ displayName }) => displayName === 'Mar\u200bguerite')
    expect(lookalike?.warning?.of.handle).toBe('@marguerite')
  })

  test('people of one name, and of almost one, are left alone where none is well known', async () => {
    await save(
      person('jon1', 'Jonathan Smith', [walletChannel(77)]),
      person('jon2', 'Jonathan Smith'),
      person('jon3', 'Jonathan Smyth'),
    )
    for (const key of ['fname:jon1', 'fname:jon2', 'fname:jon3'])
      expect(await warningOf(key)).toBeUndefined()
    await save(
      person('jose1', 'José Almeida', [walletChannel(78)]),
      person('jose2', 'Jose Almeida'),
    )
    expect(await warningOf('fname:jose2')).toBeUndefined()
  })

  test('an imitation that is stored first is warned of when the other comes, and no longer when they go or rename themselves', async () => {
    await save(person('b1', 'Τheοdora'))
    expect(await warningOf('fname:b1')).toBeUndefined()
    const original = wellKnown('theodora', 'Theodora')
    const heard: string[] = []
    const end = store.onChange((change) => 'tags' in change && heard.push(...change.tags))
    await save(original)
    end()
    expect(await of('fname:b1')).toBe('@theodora')
    const id = (await store.people.find('fname:b1'))[0]?.profile.profileID
    expect(heard).toContain(`id:${id}`)

    await store.people.forget('fname:theodora')
    expect(await warningOf('fname:b1')).toBeUndefined()
  })

  test('a warning follows the names of both', async () => {
    const imitation = person('c1', 'Вeatrix')
    const original = wellKnown('beatrixx1', 'Beatrix')
    await save(original, imitation)
    expect(await of('fname:c1')).toBe('@beatrixx1')
    await save({ ...imitation, fields: { displayName: 'Bea' }, checkedAt: 1001 })
    expect(await warningOf('fname:c1')).toBeUndefined()
    await save({ ...imitation, checkedAt: 1002 })
    expect(await of('fname:c1')).toBe('@beatrixx1')
    await save({ ...original, fields: { displayName: 'Somebody Else' }, checkedAt: 1003 })
    expect(await warningOf('fname:c1')).toBeUndefined()
  })

  test('who imitates cannot turn the warning around without more proof', async () => {
    await save(person('d1', 'Fеlicity', [ensChannel('felicityfake.eth')]), person('d2', 'Felicity'))
    // Names and accounts that people register themselves are no proof.
    expect(await warningOf('fname:d2')).toBeUndefined()
    await save(wellKnown('felicity', 'Felicity'))
    expect(await of('fname:d1')).toBe('@felicity')
  })

  /** Hides everything, as the owner of a fid decided. */
  const hide = async (of: string) => {
    const decision = { ...noDecision(of), isHidden: true }
    const signed = {
      decision,
      address: wallet(1),
      contractChainId: null,
      decidedAt: 1000,
      statement: createSiweMessage({
        address: wallet(1),
        chainId: 1,
        domain: 'whocast.test',
        uri: 'https://whocast.test',
        version: '1',
        nonce: '00000000',
        resources: writeDecision(decision),
      }),
      signature: '0x',
    } as const
    await store.owners.decide(signed, { keys: [of], nonce: of, nonceExpiresAt: 4e9 })
  }

  test('no warning names those who hide everything, however many imitate them', async () => {
    const original = wellKnown('josephine', 'Josephine')
    const hidden = `fid:${fid}`
    const imitations = Array.from({ length: 70 }, (_, at) => person(`e${at}`, 'Josephine'))
    await save(original, ...imitations)
    const warned = async () =>
      (await store.people.findMany(imitations.map((_, at) => `fname:e${at}`))).filter(
        ([one]) => one?.profile.warning !== undefined,
      ).length
    expect(await warned()).toBe(70)
    await hide(hidden)
    expect(await warned()).toBe(0)
  })
})
