import { toChecksumAddress } from '@whocast/contract/crypto.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { MentionJob, MentionLimits } from '../../src/bot/mentions-port.ts'
import type { Reply } from '../../src/bot/publisher-port.ts'
import type { Change } from '../../src/db/port.ts'
import type { ApiKey } from '../../src/http/keys/port.ts'
import { createAnswerCache } from '../../src/http/response-cache.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import type { TestDatabase } from './store-databases.ts'
import {
  collect,
  credential,
  ensChannel,
  ensFinding,
  farcasterChannel,
  farcasterFinding,
  handleChannel,
  hash,
  importFinding,
  profileID,
  wallet,
  walletChannel,
} from './store-people.ts'

/** What every store promises, whatever its engine. Each test speaks of people of its own. */
export function storeContract(createDatabase: () => Promise<TestDatabase>) {
  let database: TestDatabase
  let store: Store
  let now = 1_800_000_000_000
  const seconds = () => Math.floor(now / 1000)
  const open = () =>
    openStore({
      ...database.options,
      precedence: ['neynar', 'ens', 'import'],
      clock: () => now,
      forgetSecret: 'a secret of sixteen',
    })

  beforeAll(async () => {
    database = await createDatabase()
    store = await open()
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  // Addresses of these numbers have letters, whose case differs in EIP-55.
  let used = 0xabc000
  /** Numbers that no other test uses. */
  const fresh = () => {
    used += 1000
    return used
  }
  const save = (...findings: Parameters<Store['people']['save']>[0]) =>
    store.people.save(findings, { refreshAt: null })
  const one = async (key: string, options?: Parameters<Store['people']['find']>[1]) =>
    (await store.people.find(key, options))[0]
  const idOf = async (key: string) => (await one(key))?.profile.profileID
  const heard = async (work: () => Promise<unknown>) => {
    const changes: Change[] = []
    const end = store.onChange((change) => changes.push(change))
    await work()
    end()
    return changes.flatMap((change) => ('all' in change ? ['everything'] : change.tags))
  }

  describe('people', () => {
    test('finds nobody in an empty place', async () => {
      expect(await store.people.find('eth:0x0')).toEqual([])
      expect(await store.people.findMany([])).toEqual([])
    })

    test('finds a person by every key, with channels and a stable ID', async () => {
      const n = fresh()
      await save(
        farcasterFinding(n, [walletChannel(n), handleChannel(`Jack${n}`, true)], {
          fields: { displayName: 'Dee', bio: '' },
        }),
        ensFinding(n, [ensChannel(`a${n}.eth`)], {
          fields: { displayName: 'Not me', location: 'Here' },
          checkedAt: 1001,
        }),
      )
      const keys = [
        `fid:${n}`,
        `fname:user${n}`,
        `eth:${wallet(n)}`,
        `ens:a${n}.eth`,
        `twitter:jack${n}`,
      ]
      const found = await store.people.findMany(keys)
      const [first] = found
      expect(first).toHaveLength(1)
      expect(first?.[0]).toMatchObject({
        isVerified: true,
        checkedAt: 1001,
        refreshAt: null,
        profile: {
          profileID: expect.stringMatching(/^[A-Za-z0-9_-]{21}$/),
          walletAddress: wallet(n),
          displayName: 'Dee',
          location: 'Here',
          credentials: [],
          updatedAt: 1001,
        },
      })
      for (const other of found) expect(other).toEqual(first)
      const id = first?.[0]?.profile.profileID
      expect(await store.people.find(`id:${id}`)).toEqual(first)
      expect(first?.[0]?.profile.channels.map((channel) => channel.type)).toEqual([
        'farcaster',
        'wallet',
        'twitter',
        'ens',
      ])
    })

    test('answers many keys in order, the same key twice included', async () => {
      const n = fresh()
      await save(farcasterFinding(n, []), farcasterFinding(n + 1, []))
      const found = await store.people.findMany([
        `fid:${n + 1}`,
        'fid:0',
        `fid:${n}`,
        `fid:${n + 1}`,
      ])
      expect(found.map((people) => people[0]?.profile.channels[0]?.value)).toEqual([
        `user${n + 1}`,
        undefined,
        `user${n}`,
        `user${n + 1}`,
      ])
    })

    test('shows claims of a handle only when asked, after the verified', async () => {
      const n = fresh()
      await save(farcasterFinding(n, [handleChannel(`h${n}`, false)]))
      await save(farcasterFinding(n + 1, [handleChannel(`h${n}`, true)]))
      const names = (people: Awaited<ReturnType<typeof store.people.find>>) =>
        people.map((person) => [person.profile.channels[0]?.value, person.isVerified])
      expect(names(await store.people.find(`twitter:h${n}`))).toEqual([[`user${n + 1}`, true]])
      expect(names(await store.people.find(`twitter:h${n}`, { claims: true }))).toEqual([
        [`user${n + 1}`, true],
        [`user${n}`, false],
      ])
    })

    test('gives proofs only when asked', async () => {
      const n = fresh()
      const proof = { method: 'reported', by: 'neynar' } as const
      await save(farcasterFinding(n, [handleChannel(`p${n}`, false), walletChannel(n, { proof })]))
      expect(
        JSON.stringify((await store.people.find(`fid:${n}`)).map(({ profile }) => profile)),
      ).not.toContain('"proof"')
      const [channel] =
        (await one(`fid:${n}`, { proof: true }))?.profile.channels.filter(
          (c) => c.type === 'wallet',
        ) ?? []
      expect(channel?.proof).toEqual(proof)
      expect(
        (await store.people.findMany([`fid:${n}`], { proof: true }))[0]?.[0]?.profile.channels[0]
          ?.proof,
      ).toBeUndefined()
    })

    test('replaces what a source had said of a scope', async () => {
      const n = fresh()
      await save(
        farcasterFinding(n, [walletChannel(n), walletChannel(n + 1)], {
          fields: { bio: 'before' },
        }),
      )
      const id = await idOf(`fid:${n}`)
      await save(
        farcasterFinding(n, [walletChannel(n + 1)], {
          checkedAt: 2000,
          fields: { displayName: 'after' },
        }),
      )
      expect(await one(`fid:${n}`)).toMatchObject({
        checkedAt: 2000,
        profile: { profileID: id, displayName: 'after' },
      })
      expect((await one(`fid:${n}`))?.profile.bio).toBeUndefined()
      expect(await store.people.find(`eth:${wallet(n)}`)).toEqual([])
      expect(await idOf(`eth:${wallet(n + 1)}`)).toBe(id)
    })

    test('makes one person of two when a proof joins them: the oldest ID stays, the other keeps resolving', async () => {
      const n = fresh()
      await save(ensFinding(n, [ensChannel(`old${n}.eth`)]))
      const old = await idOf(`eth:${wallet(n)}`)
      now += 1000
      await save(farcasterFinding(n, []))
      const young = await idOf(`fid:${n}`)
      expect(young).not.toBe(old)
      await save(farcasterFinding(n, [walletChannel(n)], { checkedAt: 1010 }))
      for (const key of [
        `fid:${n}`,
        `eth:${wallet(n)}`,
        `ens:old${n}.eth`,
        `id:${old}`,
        `id:${young}`,
      ])
        expect(await idOf(key)).toBe(old)
    })

    test('parts them again when the proof is gone: the fid keeps the ID', async () => {
      const n = fresh()
      await save(
        farcasterFinding(n, [walletChannel(n)]),
        ensFinding(n, [ensChannel(`part${n}.eth`)]),
      )
      const id = await idOf(`fid:${n}`)
      expect(await idOf(`ens:part${n}.eth`)).toBe(id)
      await save(farcasterFinding(n, [], { checkedAt: 5000 }))
      expect(await idOf(`fid:${n}`)).toBe(id)
      expect(await idOf(`id:${id}`)).toBe(id)
      const other = await idOf(`ens:part${n}.eth`)
      expect(other).toMatch(/^[A-Za-z0-9_-]{21}$/)
      expect(other).not.toBe(id)
    })

    test('those who are stored together are neighbours by ID, others are not', async () => {
      const [a, b, c] = [fresh(), fresh(), fresh()]
      await save(farcasterFinding(a, []), farcasterFinding(b, []))
      await save(farcasterFinding(c, []))
      const ids = await Promise.all([a, b, c].map((fid) => idOf(`fid:${fid}`)))
      const [first, second, other] = ids.map((id) => id?.slice(0, 6))
      expect(first).toBe(second)
      expect(other).not.toBe(first)
      expect(new Set(ids).size).toBe(3)
    })

    test('a name goes with whom it was proven for last', async () => {
      const n = fresh()
      await save(ensFinding(n, [ensChannel(`moving${n}.eth`)]))
      await save(ensFinding(n + 1, [ensChannel(`moving${n}.eth`)], { checkedAt: 2000 }))
      expect((await one(`ens:moving${n}.eth`))?.profile.walletAddress).toBe(wallet(n + 1))
      expect((await one(`eth:${wallet(n)}`))?.profile.channels).toMatchObject([
        { type: 'wallet' },
        { type: 'ens', isVerified: false },
      ])
    })

    test('forgets a person of whom nothing is left', async () => {
      const n = fresh()
      const before = await store.people.count()
      await save(ensFinding(n, []))
      expect(await store.people.count()).toBe(before + 1)
      expect(await store.people.amounts()).toMatchObject({ people: before + 1 })
      await save({ ...ensFinding(n, []), channels: [], checkedAt: 2000 })
      expect(await store.people.find(`eth:${wallet(n)}`)).toEqual([])
      expect(await store.people.count()).toBe(before)
    })

    test('stores nothing for a finding that says nothing', async () => {
      const n = fresh()
      const before = await store.people.count()
      await save({ ...ensFinding(n, []), channels: [] })
      expect(await store.people.count()).toBe(before)
    })

    test('an import keeps its profile ID, and many come at once', async () => {
      const n = fresh()
      const findings = Array.from({ length: 300 }, (_, i) =>
        importFinding(profileID(n + i), [walletChannel(n + i)]),
      )
      const tags = await heard(() => save(...findings))
      expect(tags).toContain(`eth:${wallet(n + 299)}`)
      expect(tags).not.toContain('everything')
      expect(await idOf(`eth:${wallet(n + 299)}`)).toBe(profileID(n + 299))
      expect(await idOf(`id:${profileID(n + 5)}`)).toBe(profileID(n + 5))
      const renamed = findings.map((finding, i) => ({
        ...finding,
        checkedAt: 2000,
        fields: { displayName: `Renamed ${n + i}` },
      }))
      expect(await heard(() => save(...renamed))).toEqual(['everything'])
    })

    test('an import of somebody who is known becomes one with them, and its ID resolves', async () => {
      const n = fresh()
      await save(farcasterFinding(n, [walletChannel(n)]))
      const id = await idOf(`fid:${n}`)
      await save(
        importFinding(profileID(n), [walletChannel(n), handleChannel(`gh${n}`, true, 'github')]),
      )
      expect(await idOf(`id:${profileID(n)}`)).toBe(id)
      expect(await idOf(`github:gh${n}`)).toBe(id)
    })

    test('two imported wallets of one fid and its own refresh stay one person', async () => {
      const n = fresh()
      await save(importFinding(profileID(n), [farcasterChannel(n, `u${n}`), walletChannel(n)]))
      await save(farcasterFinding(n, [walletChannel(n), walletChannel(n + 1)], { checkedAt: 3000 }))
      expect(await idOf(`eth:${wallet(n + 1)}`)).toBe(profileID(n))
    })

    test('keeps when to ask again, which an import does not undo', async () => {
      const n = fresh()
      await store.people.save([farcasterFinding(n, [walletChannel(n)])], { refreshAt: 9000 })
      expect((await one(`fid:${n}`))?.refreshAt).toBe(9000)
      await save(importFinding(profileID(n), [walletChannel(n)]))
      expect((await one(`fid:${n}`))?.refreshAt).toBe(9000)
    })

    test('a name that merely resolves to a wallet finds its holder, unverified, with a time of its own', async () => {
      const n = fresh()
      await store.people.save([ensFinding(n, [])], {
        refreshAt: 5000,
        pointers: [
          { key: `ens:evil${n}.eth`, to: `eth:${wallet(n)}` },
          { key: `ens:nowhere${n}.eth`, to: `eth:${wallet(n + 1)}` },
        ],
      })
      await store.people.save([ensFinding(n, [], { checkedAt: 1010 })], { refreshAt: 7000 })
      expect(await one(`ens:evil${n}.eth`)).toMatchObject({
        isVerified: false,
        refreshAt: 5000,
        profile: { walletAddress: wallet(n) },
      })
      expect(await store.people.find(`ens:nowhere${n}.eth`)).toEqual([])
      expect((await one(`eth:${wallet(n)}`))?.isVerified).toBe(true)
    })

    test('a proven name displaces one that merely resolves, never the other way', async () => {
      const n = fresh()
      const key = `ens:name${n}.eth`
      await store.people.save([ensFinding(n, [])], {
        refreshAt: null,
        pointers: [{ key, to: `eth:${wallet(n)}` }],
      })
      await save(ensFinding(n + 1, [ensChannel(`name${n}.eth`)]))
      expect((await one(key))?.profile.walletAddress).toBe(wallet(n + 1))
      await store.people.save([], { refreshAt: null, pointers: [{ key, to: `eth:${wallet(n)}` }] })
      expect(await one(key)).toMatchObject({
        isVerified: true,
        profile: { walletAddress: wallet(n + 1) },
      })
    })

    test('a pointer follows the wallet when two people become one', async () => {
      const n = fresh()
      await store.people.save([ensFinding(n, [])], {
        refreshAt: null,
        pointers: [{ key: `ens:follow${n}.eth`, to: `eth:${wallet(n)}` }],
      })
      await save(farcasterFinding(n, [walletChannel(n)]))
      expect(await idOf(`ens:follow${n}.eth`)).toBe(await idOf(`fid:${n}`))
    })

    test('tells what changed before a save resolves: every key before and after', async () => {
      const n = fresh()
      await save(farcasterFinding(n, [walletChannel(n)]))
      const id = await idOf(`fid:${n}`)
      const tags = await heard(() =>
        save(farcasterFinding(n, [walletChannel(n + 1)], { checkedAt: 2000 })),
      )
      expect(tags).toEqual(
        expect.arrayContaining([
          `fid:${n}`,
          `eth:${wallet(n)}`,
          `eth:${wallet(n + 1)}`,
          `id:${id}`,
        ]),
      )
    })

    test('saves at once do not lose one another', async () => {
      const n = fresh()
      await Promise.all([
        ...Array.from({ length: 8 }, (_, i) =>
          save(ensFinding(n + i, [ensChannel(`s${n + i}.eth`)])),
        ),
        save(
          farcasterFinding(
            n,
            Array.from({ length: 8 }, (_, i) => walletChannel(n + i)),
          ),
        ),
      ])
      const ids = await Promise.all(Array.from({ length: 8 }, (_, i) => idOf(`ens:s${n + i}.eth`)))
      expect(new Set(ids)).toEqual(new Set([await idOf(`fid:${n}`)]))
    })

    test('writes people with their credentials and the place in the file, or nothing', async () => {
      const n = fresh()
      await store.credentials.put(credential(n, { address: wallet(n + 9) }))
      const write = (uid: number) =>
        store.people.save([importFinding(profileID(n), [walletChannel(n)])], {
          refreshAt: null,
          credentials: [credential(uid, { address: wallet(n) })],
          cursor: { name: `import-${n}`, value: '77' },
          marks: [{ name: `mark-${n}`, value: 'set' }],
        })
      await expect(write(n)).rejects.toMatchObject({ code: 'conflict' })
      expect(await store.people.find(`eth:${wallet(n)}`)).toEqual([])
      expect(await store.cursors.get(`import-${n}`)).toBeNull()
      expect(await store.cursors.get(`mark-${n}`)).toBeNull()
      await write(n + 1)
      expect((await one(`eth:${wallet(n)}`))?.profile.credentials).toHaveLength(1)
      expect(await store.cursors.get(`import-${n}`)).toBe('77')
      expect(await store.cursors.get(`mark-${n}`)).toBe('set')
    })

    test('exports everybody with all that was said of them', async () => {
      const n = fresh()
      const finding = importFinding(profileID(n), [walletChannel(n), handleChannel(`x${n}`, false)])
      await save(finding)
      await store.credentials.put(credential(n, { address: wallet(n) }, { isPublic: false }))
      await store.credentials.put(credential(n + 1, { profileID: profileID(n) }))
      const all = await collect(store.people.all())
      expect(all).toHaveLength(await store.people.count())
      expect(all.map((person) => person.profileID)).toEqual(
        [...all.map((person) => person.profileID)].sort(),
      )
      const mine = all.find((person) => person.profileID === profileID(n))
      expect(mine?.findings).toEqual([finding])
      expect(mine?.credentials.map((record) => record.uid)).toEqual([hash(n), hash(n + 1)])
    })

    test('keeps text of every script, quotes and escapes as they are', async () => {
      const n = fresh()
      const bio = 'مرحبا 日本 नमस्ते 👩‍🚀 "\'\\ \u0000 \u2028 $1 ?1 </script>'
      await save(farcasterFinding(n, [], { fields: { bio } }))
      expect((await one(`fid:${n}`))?.profile.bio).toBe(bio)
    })
  })

  describe('forgetting', () => {
    test('takes a person out of every table and keeps them out', async () => {
      const n = fresh()
      await save(
        farcasterFinding(n, [walletChannel(n), handleChannel(`gone${n}`, true)]),
        ensFinding(n, [ensChannel(`gone${n}.eth`)]),
      )
      await store.credentials.put(credential(n, { address: wallet(n) }))
      const id = await idOf(`fid:${n}`)
      const tags = await heard(async () =>
        expect(await store.people.forget(`ens:gone${n}.eth`)).toMatchObject({
          people: 1,
          credentials: 1,
        }),
      )
      // What is told to other processes names them no more.
      expect(tags).toEqual(['everything'])
      const isGone = async () => {
        const keys = [
          `fid:${n}`,
          `eth:${wallet(n)}`,
          `ens:gone${n}.eth`,
          `twitter:gone${n}`,
          `id:${id}`,
        ]
        expect((await store.people.findMany(keys, { claims: true })).flat()).toEqual([])
        expect(await store.credentials.get(hash(n))).toBeNull()
      }
      await isGone()
      await store.people.save(
        [farcasterFinding(n, [], { checkedAt: 9000 }), ensFinding(n, [ensChannel(`gone${n}.eth`)])],
        {
          refreshAt: null,
          credentials: [credential(n, { address: wallet(n) })],
          pointers: [{ key: `ens:gone${n}.eth`, to: `eth:${wallet(n)}` }],
        },
      )
      await expect(
        store.credentials.put(credential(n, { address: wallet(n) })),
      ).rejects.toMatchObject({ code: 'conflict' })
      await isGone()
    })

    test('leaves a name free for whoever holds it next', async () => {
      const n = fresh()
      await save(ensFinding(n, [ensChannel(`next${n}.eth`)]))
      await store.people.forget(`eth:${wallet(n)}`)
      await save(ensFinding(n + 1, [ensChannel(`next${n}.eth`)]))
      expect((await one(`ens:next${n}.eth`))?.profile.walletAddress).toBe(wallet(n + 1))
    })

    test('keeps out somebody who was not there yet', async () => {
      const n = fresh()
      expect(await store.people.forget(`fid:${n}`)).toMatchObject({ people: 0 })
      await save(farcasterFinding(n, []))
      expect(await store.people.find(`fid:${n}`)).toEqual([])
    })

    test('a name that merely resolves to somebody does not forget them', async () => {
      const n = fresh()
      await store.people.save([ensFinding(n, [])], {
        refreshAt: null,
        pointers: [{ key: `ens:p${n}.eth`, to: `eth:${wallet(n)}` }],
      })
      expect(await store.people.forget(`ens:p${n}.eth`)).toMatchObject({ people: 0 })
      expect(await store.people.find(`eth:${wallet(n)}`)).toHaveLength(1)
    })

    test.each([
      ['a Farcaster name', (n: number) => `fname:user${n}`],
      ['a handle', (n: number) => `twitter:later${n}`],
    ])('%s of a person who was not there yet keeps out what comes with it', async (_what, key) => {
      const n = fresh()
      const person = farcasterFinding(n, [walletChannel(n), handleChannel(`later${n}`, true)])
      await store.people.forget(key(n))
      const { leftOut } = await store.people.save(
        [person, ensFinding(n, [ensChannel(`later${n}.eth`)])],
        { refreshAt: null },
      )
      expect(leftOut.size).toBe(2)
      // The wallet is known to be theirs now, by whatever it comes.
      await save(ensFinding(n, [ensChannel(`later${n}.eth`)]))
      await save(importFinding(profileID(n), [walletChannel(n)]))
      expect(
        (await store.people.findMany([`fid:${n}`, `eth:${wallet(n)}`, `ens:later${n}.eth`])).flat(),
      ).toEqual([])
      await expect(
        store.credentials.put(credential(n, { address: wallet(n) })),
      ).rejects.toMatchObject({ code: 'conflict' })
    })

    test('what was stored of them under another key goes when it is known to be theirs', async () => {
      const n = fresh()
      await store.people.forget(`fname:user${n}`)
      await save(ensFinding(n, []))
      expect(await store.people.find(`eth:${wallet(n)}`)).toHaveLength(1)
      await save(farcasterFinding(n, [walletChannel(n)]))
      expect(await store.people.find(`eth:${wallet(n)}`)).toEqual([])
    })

    test('neither a claim nor another service’s word takes anybody else with it', async () => {
      const n = fresh()
      await save(
        farcasterFinding(n + 1, [handleChannel(`stolen${n}`, false), walletChannel(n + 1)]),
      )
      await store.people.forget(`twitter:stolen${n}`)
      const [bystander] = await store.people.find(`fid:${n + 1}`)
      expect(bystander?.profile.channels.map(({ type }) => type)).toEqual(['farcaster', 'wallet'])
      // It says that the forgotten one holds the wallet of somebody who is there, and of somebody
      // who is not yet.
      const lie = [handleChannel(`stolen${n}`, true), walletChannel(n + 1), walletChannel(n + 2)]
      await save({ ...farcasterFinding(n, lie), source: 'upstream', scope: `upstream:fid:${n}` })
      expect(await store.people.find(`fid:${n}`)).toEqual([])
      expect(await store.people.find(`eth:${wallet(n + 1)}`)).toHaveLength(1)
      await save(ensFinding(n + 2, []))
      expect(await store.people.find(`eth:${wallet(n + 2)}`)).toHaveLength(1)
      // Nor does a source of Farcaster take a wallet from one who has another fid.
      await save(farcasterFinding(n, [handleChannel(`stolen${n}`, true), walletChannel(n + 1)]))
      expect(await store.people.find(`fid:${n + 1}`)).toHaveLength(1)
    })

    test('credentials that they gave go with them, and no more are taken', async () => {
      const n = fresh()
      await save(ensFinding(n, []), ensFinding(n + 1, []))
      const given = credential(n, { address: wallet(n + 1) }, { attester: { address: wallet(n) } })
      await store.credentials.put(given)
      expect(await store.people.forget(`eth:${wallet(n)}`)).toMatchObject({ people: 1, given: 1 })
      expect(await store.credentials.get(hash(n))).toBeNull()
      await expect(store.credentials.put(given)).rejects.toMatchObject({ code: 'conflict' })
    })

    test('a dry run says what would go and changes nothing', async () => {
      const n = fresh()
      await save(farcasterFinding(n, [walletChannel(n)]))
      await store.credentials.put(credential(n, { address: wallet(n) }))
      const before = (await store.forgotten.all()).length
      expect(await store.people.forget(`fid:${n}`, { isDryRun: true })).toMatchObject({
        people: 1,
        credentials: 1,
        identifiers: expect.arrayContaining([`fid:${n}`, `eth:${wallet(n)}`, `fname:user${n}`]),
      })
      expect(await store.people.find(`fid:${n}`)).toHaveLength(1)
      expect(await store.forgotten.all()).toHaveLength(before)
    })

    test('can be undone by any of their identifiers, and is listed by hashes with dates', async () => {
      const n = fresh()
      await save(farcasterFinding(n, [walletChannel(n)]))
      const before = await store.forgotten.all()
      await store.people.forget(`fid:${n}`)
      const listed = (await store.forgotten.all()).filter(
        ({ hash }) => !before.some((row) => row.hash === hash),
      )
      expect(new Set(listed.map(({ root, at }) => `${root} ${at}`)).size).toBe(1)
      expect(await store.forgotten.count()).toEqual({
        removals: new Set([...before, ...listed].map(({ root }) => root)).size,
        identifiers: before.length + listed.length,
      })
      expect(JSON.stringify(listed)).not.toMatch(new RegExp(`user${n}|${wallet(n)}`))
      expect(await store.forgotten.undo(`eth:${wallet(n)}`)).toBe(listed.length)
      await save(farcasterFinding(n, [walletChannel(n)], { checkedAt: 9000 }))
      expect(await store.people.find(`fid:${n}`)).toHaveLength(1)
      expect(await store.forgotten.undo(`fid:${n}`)).toBe(0)
    })

    test('what mentions of others said about them is gone', async () => {
      const n = fresh()
      await store.mentions.claim(job(n, { payload: { text: `who is user${n}?` } }))
      const [taken] = await store.mentions.take('w', now, 1000, 1000)
      expect(taken).toBeDefined()
      await store.mentions.finish(hash(n), 'w', { kind: 'dead', reason: `user${n}` }, now)
      await store.people.forget(`fname:user${n}`)
      expect(JSON.stringify(await store.mentions.dead(1000))).not.toContain(`user${n}`)
      await store.mentions.replay(hash(n))
      await store.mentions.take('w', now, 1000, 1000)
      await store.mentions.finish(hash(n), 'w', { kind: 'refused', reason: 'over' }, now)
    })

    test('empties mentions that name a handle with an underscore, and none of a longer fid', async () => {
      const [n, other] = [fresh(), fresh()]
      await store.mentions.claim(job(n, { payload: { text: `who is long_name_${n}?` } }))
      await store.mentions.claim(
        job(other, { payload: { author: { fid: n * 10 }, links: [`https://w.test/fid/${n}0`] } }),
      )
      const finish = async (outcome: { kind: 'dead' | 'refused'; reason: string }) => {
        await store.mentions.take('w', now, 1000, 1000)
        for (const one of [n, other]) await store.mentions.finish(hash(one), 'w', outcome, now)
      }
      await finish({ kind: 'dead', reason: 'away' })
      await store.people.forget(`fname:long_name_${n}`)
      await store.people.forget(`fid:${n}`)
      const dead = JSON.stringify(await store.mentions.dead(1000))
      expect(dead).not.toContain(`long_name_${n}`)
      expect(dead).toContain(`"fid":${n}0`)
      for (const one of [n, other]) await store.mentions.replay(hash(one))
      await finish({ kind: 'refused', reason: 'over' })
    })

    test('empties what their mentions said and answers none of them', async () => {
      const n = fresh()
      await save(farcasterFinding(n, []))
      await store.mentions.claim(job(n, { authorFid: n }))
      await store.people.forget(`fid:${n}`)
      expect(
        (await store.mentions.take('w', now, 1000, 100)).map((taken) => taken.castHash),
      ).not.toContain(hash(n))
      expect(await store.mentions.claim(job(n, { authorFid: n }))).toBe(false)
    })
  })

  describe('credentials', () => {
    test('waits for a person who has no profile yet', async () => {
      const n = fresh()
      await store.credentials.put(credential(n, { address: wallet(n) }))
      expect((await collect(store.credentials.waiting())).map((record) => record.uid)).toContain(
        hash(n),
      )
      await save(ensFinding(n, []))
      expect((await one(`eth:${wallet(n)}`))?.profile.credentials.map((c) => c.uid)).toEqual([
        hash(n),
      ])
      expect(
        (await collect(store.credentials.waiting())).map((record) => record.uid),
      ).not.toContain(hash(n))
    })

    test('follows a profile ID that was folded into another', async () => {
      const n = fresh()
      await save(farcasterFinding(n, [walletChannel(n)]))
      now += 1000
      await save(importFinding(profileID(n), [walletChannel(n + 1)]))
      await store.credentials.put(credential(n, { profileID: profileID(n) }))
      await save(farcasterFinding(n, [walletChannel(n), walletChannel(n + 1)], { checkedAt: 1001 }))
      const person = await one(`fid:${n}`)
      expect(person?.profile.profileID).not.toBe(profileID(n))
      expect(person?.profile.credentials).toHaveLength(1)
      expect(await store.credentials.of({ profileID: profileID(n) })).toHaveLength(1)
    })

    test('shows the newest first, and neither private nor revoked nor expired ones', async () => {
      const n = fresh()
      await save(ensFinding(n, []))
      const about = { address: wallet(n) }
      await store.credentials.putMany([
        credential(n, about),
        credential(n + 2, about),
        credential(n + 1, about, { expiresAt: seconds() + 10 }),
        credential(n + 3, about, { isPublic: false }),
        credential(n + 4, about, { revocation: { status: 'revoked' } }),
        credential(n + 5, about, { expiresAt: seconds() }),
      ])
      const uids = async () =>
        (await one(`eth:${wallet(n)}`))?.profile.credentials.map((c) => c.uid)
      const id = (await idOf(`eth:${wallet(n)}`)) ?? ''
      expect(await uids()).toEqual([hash(n + 2), hash(n + 1), hash(n)])
      expect((await store.credentials.of({ profileID: id })).map((record) => record.uid)).toEqual([
        hash(n + 2),
        hash(n + 1),
        hash(n),
      ])
      now += 10_000
      expect(await uids()).toEqual([hash(n + 2), hash(n)])
      expect(await store.credentials.get(hash(n + 3))).toBeNull()
      expect(await store.credentials.get(hash(n + 4))).toMatchObject({
        revocation: { status: 'revoked' },
      })
    })

    test('replaces an issuer’s own record, leaves another issuer’s alone, and refuses another attestee', async () => {
      const n = fresh()
      await save(ensFinding(n, []))
      const about = { address: wallet(n) }
      await store.credentials.put(credential(n, about, { name: 'First' }))
      await store.credentials.put(credential(n, about, { name: 'Second' }))
      expect((await one(`eth:${wallet(n)}`))?.profile.credentials.map((c) => c.name)).toEqual([
        'Second',
      ])
      await expect(
        store.credentials.put(credential(n, { address: wallet(n + 1) })),
      ).rejects.toMatchObject({ code: 'conflict' })
      await store.credentials.put(credential(n, { address: wallet(n + 1) }, { issuer: 'other' }))
      expect(await store.credentials.get(hash(n))).toMatchObject({ issuer: 'acme', name: 'Second' })
      const id = await idOf(`eth:${wallet(n)}`)
      if (id) await store.credentials.put(credential(n, { profileID: id }, { name: 'Third' }))
      expect((await one(`eth:${wallet(n)}`))?.profile.credentials.map((c) => c.name)).toEqual([
        'Third',
      ])
    })

    test('takes a revocation off the profile at once and tells so', async () => {
      const n = fresh()
      await save(ensFinding(n, []))
      const id = await idOf(`eth:${wallet(n)}`)
      await store.credentials.put(credential(n, { address: wallet(n) }))
      const tags = await heard(() =>
        store.credentials.put(
          credential(n, { address: wallet(n) }, { revocation: { status: 'revoked', at: 5 } }),
        ),
      )
      expect(tags).toEqual(expect.arrayContaining([`eth:${wallet(n)}`, `id:${id}`]))
      expect((await one(`eth:${wallet(n)}`))?.profile.credentials).toEqual([])
    })

    test('gives the whole record with the attestee’s profile', async () => {
      const n = fresh()
      await save(ensFinding(n, []))
      const record = credential(
        n,
        { address: wallet(n) },
        { data: '{"a":1}', evidence: { b: [1, { c: 2 }] }, schema: { uid: '0x1' } },
      )
      expect(await store.credentials.put(record)).toEqual(record)
      const id = (await idOf(`eth:${wallet(n)}`)) ?? ''
      expect(await store.credentials.get(hash(n))).toEqual({
        ...record,
        attestee: { address: wallet(n), profileID: id },
      })
    })

    test('refuses a NUL, which not every engine can hold', async () => {
      const n = fresh()
      await expect(
        store.credentials.put(credential(n, { address: wallet(n) }, { name: 'a\u0000b' })),
      ).rejects.toMatchObject({
        code: 'invalid-request',
      })
    })

    test('one that cannot be stored does not fail those put beside it', async () => {
      const n = fresh()
      await store.credentials.put(credential(n, { address: wallet(n) }))
      const results = await Promise.allSettled([
        store.credentials.put(credential(n + 1, { address: wallet(n) })),
        store.credentials.put(credential(n, { address: wallet(n + 1) })),
        store.credentials.put(credential(n + 2, { address: wallet(n) })),
      ])
      expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await store.credentials.get(hash(n + 2))).not.toBeNull()
    })

    test('a profile shows a hundred of the best ranked issuers, and says how many there are; pages have all', async () => {
      const n = fresh()
      await save(farcasterFinding(n, [walletChannel(n), walletChannel(n + 1)]))
      const strangers = Array.from({ length: 230 }, (_, i) =>
        credential(
          n + 10 + i,
          { address: wallet(n + (i % 2)) },
          { name: 'Buried', issuer: 'strangers', issuedAt: 5000 + i },
        ),
      )
      const best = credential(
        n,
        { address: wallet(n) },
        {
          kind: 'eas-onchain',
          issuer: 'eas:10',
          attester: { address: wallet(9) },
          issuedAt: 1,
          verification: { method: 'eas-onchain', result: 'holds', checkedAt: 1000 },
        },
      )
      await store.credentials.putMany([...strangers, best])
      const person = (await one(`fid:${n}`))?.profile
      const newest = (from: number, count: number) =>
        Array.from({ length: count }, (_, i) => hash(n + 10 + from - i))
      expect(person?.credentials.map(({ uid }) => uid)).toEqual(newest(229, 100))
      expect(person?.credentialCount).toBe(231)
      expect(
        (await store.credentials.of({ profileID: person?.profileID ?? '' })).map(({ uid }) => uid),
      ).toEqual(person?.credentials.map(({ uid }) => uid))
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await store.credentials.held([{ profileID: person?.profileID ?? '' }], {
          limit: 100,
          ...(cursor ? { cursor } : {}),
        })
        expect(page.total).toBe(231)
        seen.push(...page.credentials.map(({ uid }) => uid))
        cursor = page.cursor
      } while (cursor)
      expect(seen).toEqual([...newest(229, 230), best.uid])
      const { credentials } = await store.credentials.held(
        [{ profileID: person?.profileID ?? '' }],
        { limit: 2, offset: 229 },
      )
      expect(credentials.map(({ uid }) => uid)).toEqual([...newest(0, 1), best.uid])
    })

    test('they are counted beyond what a profile shows', async () => {
      const [n, bare] = [fresh(), fresh()]
      await save(ensFinding(n, []))
      const about = (of: number) =>
        Array.from({ length: 1005 }, (_, i) =>
          credential(of * 1000 + i, { address: wallet(of) }, { name: 'Spam', issuedAt: 1000 + i }),
        )
      await store.credentials.putMany([...about(n), ...about(bare)])
      for (const of of [n, bare]) {
        const profile = (await one(`eth:${wallet(of)}`))?.profile
        expect(profile).toMatchObject({ credentials: { length: 100 }, credentialCount: 1005 })
        const holder = { profileID: profile?.profileID ?? '', walletAddress: wallet(of) }
        const page = await store.credentials.held([holder], { limit: 5, offset: 1000 })
        expect(page).toMatchObject({ credentials: { length: 5 }, total: 1005 })
      }
      // One more whose turn comes after all that: found by its name, and by going on from page to
      // page.
      const last = credential(
        n * 1000 + 5000,
        { address: wallet(n) },
        { name: 'Rare', issuedAt: 999 },
      )
      await store.credentials.putMany([last])
      const profileID = (await one(`eth:${wallet(n)}`))?.profile.profileID ?? ''
      const rare = await store.credentials.held([{ profileID }], {
        limit: 5,
        credentialName: 'Rare',
      })
      expect(rare).toMatchObject({ credentials: [{ uid: last.uid }], total: 1 })
      const seen: string[] = []
      for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
        const page = await store.credentials.held([{ profileID }], {
          limit: 600,
          ...(cursor ? { cursor } : {}),
        })
        seen.push(...page.credentials.map(({ uid }) => uid))
        cursor = page.cursor
      }
      expect(seen).toEqual([...about(n).reverse(), last].map(({ uid }) => uid))
    })

    test('of what one attester says on a chain about one wallet only the newest hundred are kept', async () => {
      const n = fresh()
      await save(ensFinding(n, []))
      const said = (i: number, attester: number) =>
        credential(
          n + i,
          { address: wallet(n) },
          {
            name: 'Spam',
            kind: 'eas-onchain',
            issuer: 'eas:10',
            attester: { address: wallet(attester) },
            issuedAt: 1000 + i,
          },
        )
      await store.credentials.putMany([
        said(0, n + 1),
        ...Array.from({ length: 150 }, (_, i) => said(1 + i, n + 2)),
      ])
      const person = (await one(`eth:${wallet(n)}`))?.profile
      expect(person?.credentialCount).toBe(101)
      expect(await store.credentials.get(hash(n))).not.toBeNull()
      expect(await store.credentials.get(hash(n + 50))).toBeNull()
      expect(await store.credentials.get(hash(n + 51))).not.toBeNull()
    })

    describe('holders', () => {
      const name = 'Holders: Test'
      let n = 0
      beforeAll(async () => {
        n = fresh()
        await save(
          ...Array.from({ length: 25 }, (_, i) =>
            ensFinding(n + i, [], { fields: { displayName: `P${i}`, bio: 'b' } }),
          ),
        )
        await store.credentials.putMany([
          ...Array.from({ length: 25 }, (_, i) =>
            credential(n + i, { address: wallet(n + i) }, { name, issuedAt: 5000 + (i >> 1) }),
          ),
          credential(n + 100, { address: wallet(n + 3) }, { name, issuedAt: 9000 }),
          credential(
            n + 101,
            { address: wallet(n + 4) },
            { name, issuedAt: 9001, isPublic: false },
          ),
          credential(
            n + 102,
            { address: wallet(n + 5) },
            { name: `${name}: more`, issuedAt: 8000 },
          ),
          // About a profile that is not there yet: about nobody who could be listed.
          credential(n + 103, { profileID: 'holders_of_nobody_012' }, { name, issuedAt: 9002 }),
        ])
      })
      const names = (holders: { displayName?: string }[]) =>
        holders.map((holder) => holder.displayName)

      test('lists each holder once, by their newest, in pages by cursor and by offset', async () => {
        const { holders: all } = await store.credentials.holders({
          credentialName: name,
          limit: 100,
        })
        expect(all).toHaveLength(25)
        expect(names(all).slice(0, 3)).toEqual(['P3', 'P24', 'P23'])
        expect(all[0]).toEqual({
          profileID: expect.any(String),
          displayName: 'P3',
          bio: 'b',
          walletAddress: wallet(n + 3),
          handle: expect.stringContaining('…'),
          path: `/eth/${toChecksumAddress(wallet(n + 3))}`,
          credential: {
            uid: hash(n + 100),
            attester: 'acme',
            issuer: 'acme',
            grade: 'reported',
            issuedAt: 9000,
          },
        })
        const paged: typeof all = []
        let cursor: string | undefined
        do {
          const page = await store.credentials.holders({
            credentialName: name,
            limit: 7,
            ...(cursor ? { cursor } : {}),
          })
          paged.push(...page.holders)
          cursor = page.cursor
        } while (cursor)
        expect(paged).toEqual(all)
        const { holders: offset } = await store.credentials.holders({
          credentialName: name,
          limit: 5,
          offset: 20,
        })
        expect(offset).toEqual(all.slice(20))
      })

      test('matches by prefix over several names, each holder once', async () => {
        const { holders } = await store.credentials.holders({
          credentialName: 'Holders:',
          isPrefix: true,
          limit: 100,
        })
        expect(holders).toHaveLength(25)
        expect(names(holders).slice(0, 3)).toEqual(['P3', 'P5', 'P24'])
        expect(
          (
            await store.credentials.holders({
              credentialName: 'holders:',
              isPrefix: true,
              limit: 9,
            })
          ).holders,
        ).toEqual([])
        expect(
          (await store.credentials.holders({ credentialName: 'Holders:', limit: 9 })).holders,
        ).toEqual([])
        expect(
          (await store.credentials.holders({ credentialName: '%', isPrefix: true, limit: 9 }))
            .holders,
        ).toEqual([])
      })

      test('refuses a cursor that it did not give', async () => {
        const query = { credentialName: name, limit: 5, cursor: 'nonsense' }
        await expect(store.credentials.holders(query)).rejects.toMatchObject({
          code: 'invalid-request',
        })
      })
    })

    test('lists what is to be checked again, the longest unchecked first', async () => {
      const n = fresh()
      const at = (checkedAt: number) => ({
        kind: 'eas-onchain' as const,
        revocation: { status: 'active' as const, checkedAt },
      })
      await store.credentials.putMany([
        credential(n, { address: wallet(n) }, at(20)),
        credential(n + 1, { address: wallet(n) }, at(10)),
        credential(n + 2, { address: wallet(n) }, at(99)),
        credential(
          n + 3,
          { address: wallet(n) },
          { ...at(5), revocation: { status: 'revoked', checkedAt: 5 } },
        ),
      ])
      expect(
        (await store.credentials.toRecheck(['eas-onchain'], 50, 10)).map((record) => record.uid),
      ).toEqual([hash(n + 1), hash(n)])
      expect(await store.credentials.toRecheck(['eas-onchain'], 50, 1)).toHaveLength(1)
    })

    test('lists all of them, private ones too', async () => {
      const n = fresh()
      await store.credentials.put(credential(n, { address: wallet(n) }, { isPublic: false }))
      expect((await collect(store.credentials.all())).map((record) => record.uid)).toContain(
        hash(n),
      )
    })
  })

  describe('keys', () => {
    const key = (id: string, more: Partial<ApiKey> = {}): ApiKey => ({
      id,
      name: 'acme',
      scopes: ['read', 'attest'],
      ratePerMinute: null,
      attester: wallet(7),
      createdAt: 1,
      expiresAt: null,
      revokedAt: null,
      ...more,
    })

    test('finds a live key by its hash until it is revoked', async () => {
      await store.keys.create(key('k1'), 'hash-1')
      await store.keys.create(key('k2', { createdAt: 2, ratePerMinute: 5 }), 'hash-2')
      expect(await store.keys.byHash('hash-1')).toEqual(key('k1'))
      expect(await store.keys.byHash('hash-0')).toBeNull()
      expect(await store.keys.revoke('k1', 50)).toBe(true)
      expect(await store.keys.revoke('k1', 51)).toBe(false)
      expect(await store.keys.byHash('hash-1')).toBeNull()
      expect(await store.keys.byHash('hash-2')).toMatchObject({ ratePerMinute: 5 })
      expect((await store.keys.list()).map(({ id, revokedAt }) => [id, revokedAt])).toEqual([
        ['k1', 50],
        ['k2', null],
      ])
    })

    test('of two first keys of a name that are created at once, one is stored', async () => {
      const other = await open()
      try {
        const created = await Promise.all(
          [store, other].map(({ keys }, n) =>
            keys.create(key(`twin${n}`, { name: 'twin' }), `twin-${n}`, { isFirst: true }),
          ),
        )
        expect(created.sort()).toEqual([false, true])
        const stored = (await store.keys.list()).filter(({ name }) => name === 'twin')
        expect(stored).toHaveLength(1)
        for (const { id } of stored) await store.keys.revoke(id, 1)
        const again = key('twin2', { name: 'twin' })
        expect(await store.keys.create(again, 'twin-2', { isFirst: true })).toBe(true)
      } finally {
        await other.close()
      }
    })

    test('a rotated key lives on until it expires, and never longer than before', async () => {
      await store.keys.create(key('k3'), 'hash-3')
      expect(await store.keys.expire('k3', seconds() + 60)).toBe(true)
      expect(await store.keys.expire('k3', seconds() + 600)).toBe(true)
      expect(await store.keys.byHash('hash-3')).toMatchObject({ expiresAt: seconds() + 60 })
      now += 60_000
      expect(await store.keys.byHash('hash-3')).toBeNull()
      expect(await store.keys.expire('k3', seconds() + 60)).toBe(false)
      expect(await store.keys.expire('nobody', 1)).toBe(false)
    })
  })

  const job = (n: number, more: Partial<MentionJob> = {}): Omit<MentionJob, 'attempts'> => ({
    castHash: hash(n),
    payload: { text: `hello ${n}` },
    authorFid: n,
    threadHash: `thread-${n}`,
    receivedAt: now,
    ...more,
  })
  const reply = (n: number): Reply => ({
    text: `reply ${n}`,
    embedUrls: [`https://whocast.test/fid/${n}`],
    at: 1_700_000_000_000 + n,
    parent: { hash: hash(n), fid: n },
    idempotencyKey: `idem-${n}`,
  })
  const limits: MentionLimits = {
    authorLastHour: 5,
    authorInThread: 5,
    inThread: 5,
    overallLastHour: 1000,
    authorHelpLastDay: 1,
    authorEndorsementsLastDay: 1,
    overallEndorsementsLastDay: 1e9,
  }

  describe('mentions', () => {
    const drain = async (at = now) => {
      for (const taken of await store.mentions.take('drain', at, 1000, 1000))
        await store.mentions.finish(
          taken.castHash,
          'drain',
          { kind: 'refused', reason: 'drained' },
          now,
        )
    }

    test('claims a cast once, however many come at once', async () => {
      const n = fresh()
      const claims = await Promise.all(
        Array.from({ length: 20 }, () => store.mentions.claim(job(n))),
      )
      expect(claims.filter(Boolean)).toHaveLength(1)
      await drain()
    })

    test('gives each job to one worker, and again when its lease has run out', async () => {
      const n = fresh()
      for (let i = 0; i < 10; i++) await store.mentions.claim(job(n + i))
      const [a, b] = await Promise.all([
        store.mentions.take('a', now, 1000, 6),
        store.mentions.take('b', now, 1000, 6),
      ])
      expect(new Set([...a, ...b].map((taken) => taken.castHash)).size).toBe(10)
      expect(a.length + b.length).toBe(10)
      expect(a[0]).toEqual({ ...job(Number(BigInt(a[0]?.castHash ?? '0x0'))), attempts: 1 })
      expect(await store.mentions.take('c', now + 999, 1000, 20)).toEqual([])
      const again = await store.mentions.take('c', now + 1000, 1000, 20)
      expect(again).toHaveLength(10)
      expect(again[0]?.attempts).toBe(2)
      // Who lost the lease has no say any more.
      await store.mentions.finish(hash(n), 'a', { kind: 'dead', reason: 'late' }, now)
      await store.mentions.retry(hash(n), 'b', 0, 'late')
      for (const taken of again)
        await store.mentions.finish(taken.castHash, 'c', { kind: 'replied', replyHash: '0x1' }, now)
      expect(await store.mentions.take('d', now + 99_999, 1000, 20)).toEqual([])
    })

    test('puts a job back until it is due', async () => {
      const n = fresh()
      await store.mentions.claim(job(n))
      await store.mentions.take('a', now, 1000, 1)
      await store.mentions.retry(hash(n), 'a', now + 500, 'try later')
      expect(await store.mentions.take('a', now + 499, 1000, 1)).toEqual([])
      expect(await store.mentions.take('a', now + 500, 1000, 1)).toMatchObject([{ attempts: 2 }])
      await store.mentions.finish(hash(n), 'a', { kind: 'refused', reason: 'x' }, now)
    })

    test('takes jobs of authors with the fewest under way first, then the longest due', async () => {
      const n = fresh()
      const [flooder, other, third] = [n, n + 1, n + 2]
      const take = async (limit: number) =>
        (await store.mentions.take('a', now + 100, 1000, limit, 3)).map((taken) => taken.authorFid)
      const claim = (authorFid: number, receivedAt: number) =>
        store.mentions.claim(job(fresh(), { authorFid, receivedAt }))
      for (let i = 0; i < 6; i++) await claim(flooder, now + i)
      expect(await take(2)).toEqual([flooder, flooder])
      await claim(other, now + 20)
      await claim(other, now + 21)
      await claim(third, now + 30)
      expect(await take(2)).toEqual([other, third])
      expect(await take(9)).toEqual([other, flooder])
      expect(await take(9)).toEqual([])
      // Another worker has places of its own.
      expect(await store.mentions.take('b', now + 100, 1000, 9, 2)).toHaveLength(2)
      await drain(now + 2000)
    })

    test('takes a job that was put back before one that came later', async () => {
      const n = fresh()
      await store.mentions.claim(job(n))
      await store.mentions.take('a', now, 1000, 1)
      await store.mentions.retry(hash(n), 'a', now + 50, 'try later')
      await store.mentions.claim(job(n + 1, { receivedAt: now + 20 }))
      await store.mentions.claim(job(n + 2, { receivedAt: now + 60 }))
      const taken = await store.mentions.take('a', now + 99, 1000, 3)
      expect(taken.map(({ castHash }) => castHash)).toEqual([n + 1, n, n + 2].map(hash))
      for (const { castHash } of taken)
        await store.mentions.finish(castHash, 'a', { kind: 'refused', reason: 'x' }, now)
    })

    test('keeps dead letters, and queues them again', async () => {
      const n = fresh()
      expect(await store.mentions.backlog()).toEqual({ queued: 0, dead: 0, oldestAt: null })
      for (const i of [n, n + 1]) {
        await store.mentions.claim(job(i, { receivedAt: now - i }))
        expect(await store.mentions.backlog()).toEqual({
          queued: 1,
          dead: i - n,
          oldestAt: now - i,
        })
        await store.mentions.take('a', now, 1000, 1)
        await store.mentions.finish(hash(i), 'a', { kind: 'dead', reason: `no ${i}` }, now + i)
      }
      expect(await store.mentions.backlog()).toEqual({ queued: 0, dead: 2, oldestAt: null })
      expect(
        (await store.mentions.dead(10)).map(({ castHash, reason }) => [castHash, reason]),
      ).toEqual([
        [hash(n + 1), `no ${n + 1}`],
        [hash(n), `no ${n}`],
      ])
      expect(await store.mentions.replay(hash(n))).toBe(1)
      expect(await store.mentions.take('a', now, 1000, 5)).toMatchObject([
        { castHash: hash(n), attempts: 1 },
      ])
      expect(await store.mentions.replay()).toBe(1)
      expect(await store.mentions.replay()).toBe(0)
      await drain()
    })

    test('reserves within the budgets, atomically, and keeps the reply', async () => {
      const n = fresh()
      for (let i = 0; i < 8; i++)
        await store.mentions.claim(job(n + i, { authorFid: n, threadHash: `t${n + i}` }))
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          store.mentions.reserve(hash(n + i), 'answer', limits, now, reply(n + i)),
        ),
      )
      expect(results.filter((result) => result !== null)).toHaveLength(5)
      const first = results.findIndex((result) => result !== null)
      expect(
        await store.mentions.reserve(hash(n + first), 'answer', limits, now, reply(0)),
      ).toEqual(reply(n + first))
      expect(await store.mentions.counts(n, `t${n + first}`, now)).toEqual({
        authorLastHour: 5,
        authorInThread: 1,
        authorQuestionsInThread: 0,
        inThread: 1,
        overallLastHour: expect.any(Number),
        authorHelpLastDay: 0,
        authorEndorsementsLastDay: 0,
        overallEndorsementsLastDay: expect.any(Number),
      })
      expect(await store.mentions.counts(n, 'elsewhere', now + 3_600_000)).toMatchObject({
        authorLastHour: 0,
        overallLastHour: 0,
      })
      await drain()
    })

    test('knows the thread of a reply', async () => {
      const n = fresh()
      await store.mentions.claim(job(n))
      await store.mentions.take('a', now, 1000, 1)
      expect(await store.mentions.threadOf(hash(n + 100))).toBeNull()
      await store.mentions.finish(hash(n), 'a', { kind: 'replied', replyHash: hash(n + 100) }, now)
      expect(await store.mentions.threadOf(hash(n + 100))).toBe(`thread-${n}`)
    })

    test('knows what a question was about for an hour, and does not count it', async () => {
      const n = fresh()
      await store.mentions.claim(job(n))
      await store.mentions.take('a', now, 1000, 1)
      const conversation = { choices: [{ kind: 'fname' as const, fname: `ted-${n}` }] }
      const one = { ...limits, authorInThread: 1 }
      const about = (at: number) => store.mentions.conversationOf(hash(n + 100), at)
      await store.mentions.reserve(hash(n), 'question', one, now, reply(n), conversation)
      await store.mentions.finish(hash(n), 'a', { kind: 'replied', replyHash: hash(n + 100) }, now)
      expect(await about(now + 3_599_000)).toEqual(conversation)
      expect(await about(now + 3_601_000)).toBeNull()
      expect(await store.mentions.counts(n, `thread-${n}`, now)).toMatchObject({
        authorInThread: 0,
        authorQuestionsInThread: 1,
        authorLastHour: 1,
      })
    })

    test('one help a day for an author', async () => {
      const n = fresh()
      for (let i = 0; i < 3; i++)
        await store.mentions.claim(job(n + i, { authorFid: n, threadHash: `t${n + i}` }))
      expect(await store.mentions.reserve(hash(n), 'help', limits, now, reply(n))).toEqual(reply(n))
      expect(
        await store.mentions.reserve(hash(n + 1), 'help', limits, now + 7_200_000, reply(n + 1)),
      ).toBeNull()
      expect(
        await store.mentions.reserve(hash(n + 2), 'help', limits, now + 86_400_000, reply(n + 2)),
      ).not.toBeNull()
      expect(await store.mentions.reserve(hash(n + 500), 'help', limits, now, reply(n))).toBeNull()
      await drain()
    })
  })

  describe('cursors and leases', () => {
    test('keeps small values', async () => {
      expect(await store.cursors.get('nothing')).toBeNull()
      await store.cursors.set('block', '1')
      await store.cursors.set('block', '2')
      expect(await store.cursors.get('block')).toBe('2')
      await store.cursors.move({ name: 'block', value: '3', was: '2' })
      const late = store.cursors.move({ name: 'block', value: '4', was: '2' })
      await expect(late).rejects.toMatchObject({ code: 'conflict' })
      expect(await store.cursors.get('block')).toBe('3')
    })

    test('one owner holds a lease until it is released or runs out', async () => {
      const asked = await Promise.all(
        ['a', 'b', 'c', 'd'].map((owner) => store.cursors.lease('flight', owner, 60_000)),
      )
      expect(asked.filter(Boolean)).toHaveLength(1)
      const owner = ['a', 'b', 'c', 'd'][asked.indexOf(true)] ?? ''
      expect(await store.cursors.lease('flight', owner, 60_000)).toBe(true)
      await store.cursors.release('flight', 'somebody else')
      expect(await store.cursors.lease('flight', 'e', 60_000)).toBe(false)
      await store.cursors.release('flight', owner)
      expect(await store.cursors.lease('flight', 'e', 1)).toBe(true)
      await vi.waitFor(async () => expect(await store.cursors.lease('flight', 'f', 1)).toBe(true))
    })
  })

  describe('another store on the same database', () => {
    test('a process that slept takes everything as changed', async () => {
      expect(await heard(async () => store.awoke())).toEqual(['everything'])
      const cache = createAnswerCache<string>({ maxBytes: 1_000_000, clock: () => now })
      const end = store.onChange(cache.change)
      const make = (value: string) => async () => ({
        value,
        bytes: 10,
        tags: ['fid:1'],
        freshUntil: now + 60_000,
      })
      expect(await cache.load('one', make('before'))).toBe('before')
      expect(await cache.load('one', make('not asked for'))).toBe('before')
      store.awoke()
      expect(await cache.load('one', make('after'))).toBe('after')
      end()
    })

    test('what changed lately is told to who asks later, by another process too', async () => {
      const n = fresh()
      await save(farcasterFinding(n, [walletChannel(n)]))
      const other = await open()
      try {
        const tags = (await other.recentChanges()).flatMap((change) =>
          'all' in change ? ['everything'] : change.tags,
        )
        expect(tags).toContain(`fid:${n}`)
      } finally {
        await other.close()
      }
    })

    test('a write about many people names them, one with too many tags is told as everything', async () => {
      const withWallets = (wallets: number) => {
        const n = fresh()
        return farcasterFinding(
          n,
          Array.from({ length: wallets }, () => walletChannel(fresh())),
        )
      }
      const told = await heard(() => save(...Array.from({ length: 600 }, () => withWallets(1))))
      expect(told.length).toBeGreaterThan(1000)
      expect(told).not.toContain('everything')
      expect(
        await heard(() => save(...Array.from({ length: 250 }, () => withWallets(40)))),
      ).toEqual(['everything'])
    })

    test('sees every write and is told of it; its own migrations find nothing to do', async () => {
      const n = fresh()
      const other = await open()
      try {
        const tags: string[] = []
        other.onChange((change) => tags.push(...('all' in change ? ['everything'] : change.tags)))
        await save(farcasterFinding(n, [walletChannel(n)]))
        expect(await other.people.find(`fid:${n}`)).toHaveLength(1)
        await vi.waitFor(() => expect(tags).toContain(`fid:${n}`), { timeout: 15_000 })
        await store.credentials.put(credential(n, { address: wallet(n) }))
        await vi.waitFor(
          () => expect(tags.filter((tag) => tag === `eth:${wallet(n)}`)).toHaveLength(2),
          { timeout: 15_000 },
        )
        await store.keys.create({ ...live, id: `key${n}` }, `h${n}`)
        await store.keys.revoke(`key${n}`, 1)
        expect(await other.keys.byHash(`h${n}`)).toBeNull()
        const own = await heard(() =>
          other.credentials.put(credential(n + 1, { address: wallet(n) })),
        )
        expect(own).toEqual([])
      } finally {
        await other.close()
      }
    })

    const live: ApiKey = {
      id: 'k',
      name: 'n',
      scopes: [],
      ratePerMinute: null,
      attester: null,
      createdAt: 1,
      expiresAt: null,
      revokedAt: null,
    }

    test('several that open an empty database at once agree on its schema', async () => {
      const empty = await createDatabase()
      try {
        const opened = await Promise.all(
          Array.from({ length: 4 }, () => openStore({ ...empty.options, precedence: [] })),
        )
        for (const each of opened) await each.check()
        await opened[0]?.people.save([farcasterFinding(1, [])], { refreshAt: null })
        expect(await opened[3]?.people.count()).toBe(1)
        for (const each of opened) await each.close()
      } finally {
        await empty.drop()
      }
    })
  })

  test('is in order, and says so', async () => {
    await store.check()
    const { connections, changesSeenMsAgo } = store.gauges()
    expect(connections.open).toBeGreaterThanOrEqual(1)
    expect(connections.waiting).toBe(0)
    expect(changesSeenMsAgo).toBeGreaterThanOrEqual(0)
    expect(store.kind).toBe(database.kind)
  })
}
