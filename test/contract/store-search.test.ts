import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Finding, FoundChannel, ProfileFields } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { queryGrams } from '../../src/search/query-grams.ts'
import { type SearchInput, searchPeople } from '../../src/search/search.ts'
import { type TestDatabase, migratedEngines as testEngines } from './store-databases.ts'
import {
  credential,
  ensChannel,
  farcasterChannel,
  handleChannel,
  profileID,
  wallet,
  walletChannel,
} from './store-people.ts'

/** Whom a search finds, on every engine. */
describe.each(testEngines())('search on %s', (_name, createDatabase) => {
  let database: TestDatabase
  let store: Store
  beforeAll(async () => {
    database = await createDatabase()
    store = await openStore({
      ...database.options,
      precedence: ['neynar', 'ens', 'import'],
      forgetSecret: 'a secret of sixteen',
    })
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  let fid = 100
  const person = (
    name: string,
    fields: ProfileFields,
    channels: FoundChannel[] = [],
    more: Partial<Finding> = {},
  ): Finding => {
    fid += 1
    return {
      source: 'neynar',
      scope: `farcaster:${fid}`,
      checkedAt: 1000,
      fields,
      channels: [farcasterChannel(fid, name, { grade: { grade: 'proven' } }), ...channels],
      ...more,
    }
  }
  const save = (...findings: Finding[]) => store.people.save(findings, { refreshAt: null })
  const search = (query: string, more: Partial<SearchInput> = {}) =>
    searchPeople({ index: store.search, people: store.people }, { query, ...more })
  const names = async (query: string, more?: Partial<SearchInput>) =>
    (await search(query, more)).map(
      ({ profile }) => profile.displayName ?? profile.channels[0]?.value,
    )
  const matches = async (query: string) =>
    (await search(query)).map(({ match, likeness }) => ({ ...match, likeness }))

  test('finds letters without a decomposition by both spellings, next to the other one', async () => {
    await save(
      person('lukasz1', { displayName: 'Lukasz Wojtasik' }),
      person('lukasz2', { displayName: 'Łukasz Wojtasik' }),
      person('soren1', { displayName: 'Søren Ægidius' }),
      person('dorde1', { displayName: 'Đorđe Þorvald' }),
    )
    const both = ['Lukasz Wojtasik', 'Łukasz Wojtasik']
    for (const query of ['lukasz', 'Łukasz', 'LUKASZ WOJTASIK', 'łukasz woj'])
      expect((await names(query)).toSorted(), query).toEqual(both)
    for (const query of ['soren', 'søren', 'aegidius', 'Soren Aeg', 'søren aegidius'])
      expect(await names(query), query).toEqual(['Søren Ægidius'])
    for (const query of ['dorde', 'ĐORĐE', 'thorvald'])
      expect(await names(query), query).toEqual(['Đorđe Þorvald'])
    expect((await matches('lukasz wojtasik')).map(({ likeness }) => likeness)).toEqual([
      'exact',
      'exact',
    ])
  })

  test('finds a person by name, handle on any channel, ENS name, location and skill', async () => {
    await save(
      person(
        'zelda',
        { displayName: 'Zelda Quimby', location: 'Ouagadougou', primarySkill: 'Falconry' },
        [
          ensChannel('quimbyland.eth', { grade: { grade: 'confirmed' } }),
          handleChannel('zq_codes', true, 'github'),
          handleChannel('zeldaclaims', false, 'instagram'),
        ],
      ),
    )
    expect(await matches('zelda quimby')).toMatchObject([
      { type: 'name', value: 'Zelda Quimby', likeness: 'exact' },
    ])
    expect(await matches('@zelda')).toMatchObject([
      { type: 'farcaster', value: 'zelda', grade: 'proven', likeness: 'exact' },
    ])
    expect(await matches('quimbyland.eth')).toMatchObject([
      { type: 'ens', grade: 'confirmed', likeness: 'exact' },
    ])
    expect(await matches('zq codes')).toMatchObject([
      { type: 'github', value: 'zq_codes', grade: 'reported' },
    ])
    expect(await matches('OUAGADOUGOU')).toMatchObject([{ type: 'location', likeness: 'exact' }])
    expect(await matches('falconry')).toMatchObject([{ type: 'skill' }])
    const [claim] = await search('zeldaclaims')
    expect(claim?.match).toEqual({ type: 'instagram', value: 'zeldaclaims' })
  })

  test('finds by prefix, in the middle of a word, and with a typing error', async () => {
    await save(person('bartholomew', {}))
    for (const query of ['b', 'ba', 'bar', 'barthol', 'bartholomew', 'tholo', 'olomew'])
      expect(await names(query), query).toContain('bartholomew')
    for (const typo of [
      'bratholomew',
      'bartholmew',
      'bartholomeww',
      'bartholonew',
      'artholomew',
      'bartholome',
      'vartholomew',
      'bartohlomew',
    ])
      expect(await names(typo), typo).toContain('bartholomew')
    expect(await names('bartolomju')).toEqual([])
  })

  test('every letter of a name may be mistyped', async () => {
    await save(
      person('w1', { displayName: 'Ingeborg' }),
      person('w2', { displayName: 'Pavel Nowotny' }),
    )
    for (const name of ['ingeborg', 'pavel nowotny']) {
      for (let at = 0; at < name.length; at += 1) {
        if (name[at] === ' ' || name[at + 1] === ' ') continue
        const swapped = name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2)
        for (const typo of [
          `${name.slice(0, at)}x${name.slice(at + 1)}`,
          name.slice(0, at) + name.slice(at + 1),
          swapped,
        ])
          expect(
            (await names(typo)).map((found) => found?.toLowerCase()),
            typo,
          ).toContain(name)
      }
    }
  })

  test.each([
    ['山田太郎', '太郎'],
    ['山田太郎', '山'],
    ['Ｗｉｄｅ Ｌｅｔｔｅｒｓ', 'wide let'],
    ['ﾊﾝｶｸ', 'ハンカク'],
    ['김민수', '민수'],
    ['สมชาย ใจดี', 'ชาย'],
    ['Ελένη Παπαδοπούλου', 'ελενη παπαδοπουλου'],
    ['Οδυσσέας', 'ΟΔΥΣΣΕΑΣ'],
    ['Мария Иванова', 'иванов'],
    ['José Muñoz', 'jose munoz'],
    ['Straße', 'STRASSE'],
    ['محمد علي', 'محمد'],
    ['नरेन्द्र', 'नरेन्द्र'],
    ['Moon 🦊', '🦊'],
  ])('finds %s by %s', async (displayName, query) => {
    await save(person(`s${fid}`, { displayName }))
    expect(await names(query)).toContain(displayName)
  })

  test('verified before claimed, exact before similar, more proof before less', async () => {
    await save(
      person('plain', { displayName: 'Claimant' }, [
        handleChannel('ordering', false),
        ensChannel('claimant.eth'),
      ]),
      person('orderingfan', {}),
      person('ordering', {}),
      person('third', { displayName: 'Ordering' }, [
        ensChannel('third.eth'),
        handleChannel('x3', true),
        handleChannel('y', true, 'github'),
      ]),
    )
    const found = (await search('ordering')).map(({ profile }) => profile.channels[0]?.value)
    // The one who holds the name before those who are called so.
    expect(found).toEqual(['ordering', 'third', 'orderingfan', 'plain'])
  })

  test('claims cannot displace who is verified, however many they are', async () => {
    await save(
      ...Array.from({ length: 60 }, (_, n) =>
        person(`crowd${n}`, {}, [
          handleChannel('theoriginal', false),
          ensChannel(`crowd${n}.eth`),
          handleChannel(`c${n}`, true, 'github'),
        ]),
      ),
    )
    await save(person('theoriginal', {}))
    const [first] = await search('theoriginal', { limit: 1 })
    expect(first?.match).toMatchObject({ type: 'farcaster', grade: 'proven' })
  })

  test('an exact match is found among many who only begin so', async () => {
    await save(
      ...Array.from({ length: 80 }, (_, n) =>
        person(`mobx${n}`, {}, [ensChannel(`mobx${n}.eth`), walletChannel(5000 + n)]),
      ),
      person('mob', {}),
    )
    expect((await names('mob', { limit: 5 }))[0]).toBe('mob')
  })

  test('holders of credentials are found by the names of these; private and revoked ones say nothing', async () => {
    await save(person('holder', { displayName: 'Holds It' }, [walletChannel(0xca)]))
    await store.credentials.putMany([
      credential(71, { address: wallet(0xca) }, { name: 'Skill: Glassblowing' }),
      credential(72, { address: wallet(0xca) }, { name: 'Secret: Spelunking', isPublic: false }),
    ])
    expect(await search('glassblowing')).toMatchObject([
      {
        profile: { displayName: 'Holds It' },
        match: { type: 'credential', value: 'Skill: Glassblowing', grade: 'reported' },
      },
    ])
    expect(await search('spelunking')).toEqual([])
    // All parts of the word, and not the word.
    await store.credentials.put(
      credential(73, { address: wallet(0xca) }, { name: 'Fal Halcolm Beacon' }),
    )
    expect(await search('falcon', { type: 'credential' })).toEqual([])
    await store.credentials.put(
      credential(
        71,
        { address: wallet(0xca) },
        { name: 'Skill: Glassblowing', revocation: { status: 'revoked' } },
      ),
    )
    expect(await search('glassblowing')).toEqual([])
  })

  test('a stored person is found by an address, a FID and a pasted URL', async () => {
    await save(person('pasted', {}, [walletChannel(0xbeef)]))
    expect(await names(wallet(0xbeef))).toEqual(['pasted'])
    expect(await names('https://farcaster.xyz/pasted')).toEqual(['pasted'])
    expect(await names(`fid ${fid}`)).toEqual(['pasted'])
  })

  test('only matches of the type that was asked for', async () => {
    await save(person('typed', {}), person('other', {}, [handleChannel('typed', true, 'github')]))
    expect(await search('typed', { type: 'github' })).toMatchObject([{ match: { type: 'github' } }])
    expect(await search('typed', { type: 'location' })).toEqual([])
  })

  test('follows every write: changed names, hidden accounts, people who became one, the forgotten', async () => {
    const before = person('morph', { displayName: 'Beforehand' }, [
      handleChannel('morphgit', true, 'github'),
    ])
    await save(before)
    expect(await names('beforehand')).toEqual(['Beforehand'])
    await save({ ...before, fields: { displayName: 'Afterwards' }, checkedAt: 1001 })
    expect(await names('beforehand')).toEqual([])
    expect(await names('morphgit')).toEqual(['Afterwards'])
    const hidden = before.channels.map((channel) =>
      channel.type === 'github' ? { ...channel, isPublished: false } : channel,
    )
    await save({
      ...before,
      channels: hidden,
      fields: { displayName: 'Afterwards' },
      checkedAt: 1002,
    })
    expect(await names('morphgit')).toEqual([])

    const alone: Finding = {
      source: 'ens',
      scope: `ens:${wallet(0x77)}`,
      checkedAt: 1000,
      fields: {},
      channels: [walletChannel(0x77), ensChannel('mergeling.eth')],
    }
    await save(alone)
    await save({
      ...before,
      channels: [...hidden, walletChannel(0x77)],
      fields: { displayName: 'Afterwards' },
      checkedAt: 1003,
    })
    expect(await names('mergeling')).toEqual(['Afterwards'])
    expect(await names('afterwards')).toEqual(['Afterwards'])

    await store.people.forget('fname:morph')
    expect(await names('afterwards')).toEqual([])
    expect(await names('mergeling')).toEqual([])
  })

  test('a name of a credential goes with the last credential that bears it', async () => {
    await save({
      ...person('named', {}),
      source: 'import',
      scope: `import:${profileID(9)}`,
      profileID: profileID(9),
      channels: [walletChannel(0x99)],
    })
    await store.credentials.put(
      credential(90, { address: wallet(0x99) }, { name: 'Award for Ferdinand Quastel' }),
    )
    expect(await search('quastel')).toHaveLength(1)
    await store.people.forget(`eth:${wallet(0x99)}`)
    expect(
      await store.search.credentialTerms(queryGrams('credential', 'quastel').prefix, 50),
    ).toEqual([])
    expect(await search('quastel')).toEqual([])
  })

  test.each(['', '   ', '!?', '\u200b'])(
    'refuses %j, in which there is nothing to search by',
    async (query) => {
      await expect(search(query)).rejects.toMatchObject({ code: 'invalid-request' })
    },
  )
  test('refuses a query that is too long', async () => {
    await expect(search('a'.repeat(101))).rejects.toMatchObject({ code: 'invalid-request' })
  })
  test.each([
    '"',
    "'",
    'a" OR "b',
    'NEAR(a b)',
    '%_%',
    'a*',
    '{1,2}',
    'x'.repeat(100),
    '﷽'.repeat(30),
  ])('takes %j as plain text', async (query) => {
    expect(await search(query).catch((error) => error.code)).toSatisfy(
      (found) => Array.isArray(found) || found === 'invalid-request',
    )
  })
})

test('nothing of a forgotten name remains in the tables of FTS5', async () => {
  const [, create] = testEngines()[0] ?? []
  const database = await create?.()
  if (!database) throw new Error('no SQLite')
  const store = await openStore({ ...database.options, precedence: ['neynar'] })
  const finding = (fid: number, name: string): Finding => ({
    source: 'neynar',
    scope: `farcaster:${fid}`,
    checkedAt: 1000,
    fields: { displayName: name },
    channels: [farcasterChannel(fid, name)],
  })
  await store.people.save([finding(1, 'xylophonist'), finding(2, 'bystander')], { refreshAt: null })
  await store.people.forget('fid:1')
  await store.scrub()
  await store.close()

  const file = new DatabaseSync(join(database.options.dataDir, 'whocast.sqlite'))
  file.exec('create virtual table temp.words using fts5vocab(main, search_gram, row)')
  const known = new Set(
    file
      .prepare('select term from words')
      .all()
      .map(({ term }) => String(term)),
  )
  const heldOf = (name: string) =>
    queryGrams('known', name)
      .exact.flatMap(({ all }) => all)
      .filter((gram) => known.has((gram >>> 0).toString(36)))
  expect(heldOf('bystander')).not.toEqual([])
  expect(heldOf('xylophonist')).toEqual([])
  file.close()
  await database.drop()
})
