import { setImmediate } from 'node:timers/promises'
import type { Finding } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import type { TestDatabase } from './store-databases.ts'
import { ensChannel, ensFinding, farcasterFinding, walletChannel } from './store-people.ts'

const wallet = (n: number) => `0x${n.toString(16).padStart(40, '0')}` as const
const id = (n: number) => `log_${String(n).padStart(17, '0')}`
const uid = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const

/** What the log of changes promises, on one engine. */
export function describeChangeLog(createDatabase: () => Promise<TestDatabase>): void {
  let database: TestDatabase
  let store: Store
  let other: Store
  const open = () =>
    openStore({ ...database.options, precedence: ['neynar', 'snapchain', 'ens', 'import'] })

  beforeAll(async () => {
    database = await createDatabase()
    ;[store, other] = [await open(), await open()]
  })
  afterAll(async () => {
    await Promise.all([store.close(), other.close()])
    await database.drop()
  })

  const person = (
    n: number,
    displayName: string,
    more: { checkedAt?: number; by?: Store; fid?: number } = {},
  ) =>
    (more.by ?? store).people.save(
      [
        {
          source: 'neynar',
          scope: `farcaster:${n}`,
          checkedAt: more.checkedAt ?? 1_700_000_000,
          profileID: id(n),
          fields: { displayName },
          channels: [{ type: 'wallet', value: wallet(n), isVerified: true }],
        },
      ],
      { refreshAt: null },
    )
  const credential = (n: number, more: object = {}) =>
    store.credentials.put({
      uid: uid(n),
      kind: 'reported',
      name: 'Skill: Logs',
      attestee: { address: wallet(n) },
      issuer: 'Guild',
      revocation: { status: 'active' },
      verification: { method: 'reported', result: 'unchecked', checkedAt: 1_700_000_000 },
      isPublic: true,
      ...more,
    })
  /** What happened since a place, as `type profileID`, and the next place. */
  const since = async (after: number, from = store) => {
    const page = await from.log.read({ after, limit: 1000 })
    return {
      ...page,
      told: page.changes.map(({ type, profileID }) => `${type} ${profileID ?? '-'}`),
    }
  }
  const now = async () => (await since(await store.log.latest())).next

  it('tells of people who are new, and of those who say something else; not of a check without news', async () => {
    const start = await now()
    await person(1, 'One')
    await person(1, 'One', { checkedAt: 1_700_000_500 })
    await person(1, 'Uno', { checkedAt: 1_700_001_000 })
    expect((await since(start)).told).toEqual([
      `profile.created ${id(1)}`,
      `profile.updated ${id(1)}`,
    ])
  })

  it('tells of credentials that are issued, changed, revoked and hidden; not of the same again, nor of private ones', async () => {
    await person(2, 'Two')
    const start = await now()
    await credential(2)
    await credential(2, {
      verification: { method: 'reported', result: 'unchecked', checkedAt: 1_700_000_900 },
    })
    await credential(2, { value: 'much' })
    await credential(2, { revocation: { status: 'revoked' } })
    await credential(2)
    await credential(2, { isPublic: false })
    await credential(3, { isPublic: false })
    const { changes, told } = await since(start)
    expect(told).toEqual(
      ['issued', 'updated', 'revoked', 'issued', 'removed'].map(
        (what) => `credential.${what} ${id(2)}`,
      ),
    )
    expect(changes[0]?.credential).toEqual({
      uid: uid(2),
      name: 'Skill: Logs',
      issuer: 'Guild',
      holder: wallet(2),
    })
  })

  it('what a source tells again is no news, and what it tells no more is', async () => {
    const told = {
      uid: uid(40),
      kind: 'reported',
      name: 'Told',
      attestee: { address: wallet(4) },
      issuer: 'neynar',
    } as const
    const record = {
      ...told,
      revocation: { status: 'active' } as const,
      verification: { method: 'reported', result: 'unchecked', checkedAt: 1_700_000_000 } as const,
      isPublic: true,
    }
    const save = (credentials: (typeof record)[], checkedAt: number) =>
      store.people.save(
        [
          {
            source: 'neynar',
            scope: 'farcaster:4',
            checkedAt,
            profileID: id(4),
            fields: {},
            channels: [{ type: 'wallet', value: wallet(4), isVerified: true }],
            credentials,
          },
        ],
        { refreshAt: null },
      )
    const start = await now()
    await save([record], 1_700_000_000)
    await save([record], 1_700_000_100)
    await save([], 1_700_000_200)
    expect((await since(start)).told).toEqual([
      `profile.created ${id(4)}`,
      `credential.issued ${id(4)}`,
      `credential.removed ${id(4)}`,
    ])
  })

  it('of who is forgotten only the removal remains', async () => {
    const start = await now()
    await person(5, 'Five')
    await credential(5)
    await since(start)
    await store.people.forget(`eth:${wallet(5)}`)
    const { told, changes } = await since(start)
    expect(told).toEqual([`profile.removed ${id(5)}`])
    expect(JSON.stringify(changes)).not.toContain(wallet(5))
    await person(5, 'Five again', { checkedAt: 1_700_009_000 })
    expect((await since(start)).told).toEqual([`profile.removed ${id(5)}`])
  })

  it('two people who become one: the younger is merged into the older', async () => {
    const save = (finding: Finding) => store.people.save([finding], { refreshAt: null })
    const idOf = async (key: string) => (await store.people.find(key))[0]?.profile.profileID
    const n = 67
    await save(ensFinding(n, [ensChannel(`old${n}.eth`)]))
    const old = await idOf(`ens:old${n}.eth`)
    await save(farcasterFinding(n, []))
    const young = await idOf(`fid:${n}`)
    const start = await now()
    await save(farcasterFinding(n, [walletChannel(n)], { checkedAt: 1010 }))
    const { changes } = await since(start)
    const kept = await idOf(`fid:${n}`)
    const gone = kept === old ? young : old
    expect(changes.map(({ type, profileID, into }) => ({ type, profileID, into }))).toEqual(
      expect.arrayContaining([
        { type: 'profile.updated', profileID: kept, into: undefined },
        { type: 'profile.merged', profileID: gone, into: kept },
      ]),
    )
    expect(changes).toHaveLength(2)
  })

  it('filters by type, and the next page begins behind what was passed over', async () => {
    const start = await now()
    await person(8, 'Eight')
    await credential(8)
    const page = await store.log.read({ after: start, types: ['credential.issued'], limit: 10 })
    expect(page.changes.map(({ type }) => type)).toEqual(['credential.issued'])
    expect(await store.log.read({ after: page.next, limit: 10 })).toMatchObject({
      changes: [],
      hasMore: false,
    })
  })

  it('begins again at the newest change for a reader that was ahead, as after a restore', async () => {
    const newest = await now()
    const page = await store.log.read({ after: newest + 100, limit: 10 })
    expect(page).toMatchObject({ changes: [], next: newest, isTruncated: true })
  })

  it('numbers changes before they are read: the latest position is that of the newest change', async () => {
    const start = await now()
    const people = Array.from(
      { length: 40 },
      (_, n): Finding => ({
        source: 'import',
        scope: `import:many${n}`,
        checkedAt: 1_700_000_000,
        profileID: id(5000 + n),
        fields: { displayName: `Many ${n}` },
        channels: [],
      }),
    )
    await store.people.save(people, { refreshAt: null })
    expect(await store.log.latest()).toBe(start + 40)
    expect((await since(await store.log.latest())).told).toEqual([])
  })

  it('reads filtered pages in order, whatever lies between', async () => {
    const start = await now()
    for (const n of [71, 72, 73]) {
      await person(n, 'First')
      await person(n, 'Second', { checkedAt: 1_700_001_000 })
    }
    const types = ['profile.updated', 'profile.removed', 'credential.issued'] as const
    const first = await store.log.read({ after: start, types, limit: 2 })
    expect(first.changes.map(({ profileID }) => profileID)).toEqual([id(71), id(72)])
    const second = await store.log.read({ after: first.next, types, limit: 2 })
    expect(second.changes.map(({ profileID }) => profileID)).toEqual([id(73)])
    expect(second).toMatchObject({ hasMore: false, next: await store.log.latest() })
  })

  it('under writers of two processes, a reader who pages along misses nothing and reads nothing twice, each person in order', async () => {
    const start = await now()
    const people = Array.from({ length: 4 }, (_, n) => 100 + 17 * n)
    const rounds = 6
    const seen: string[] = []
    let after = start
    let isWriting = true
    const reader = (async () => {
      for (let isLast = false; ; isLast = !isWriting) {
        const page = await (Math.random() < 0.5 ? store : other).log.read({ after, limit: 7 })
        seen.push(...page.changes.map(({ id: one }) => one))
        after = page.next
        if (isLast && page.changes.length === 0) return
        // Reads of SQLite never wait, and would let nothing else happen.
        await setImmediate()
      }
    })()
    const writing = Promise.all(
      people.map(async (n) => {
        for (let round = 0; round < rounds; round += 1)
          await person(n, `${n.toString(2)} in ${round}`, {
            checkedAt: 1_700_000_000 + round,
            by: round % 2 === 0 ? store : other,
          })
      }),
    ).finally(async () => {
      // The reader may be of the other process, which does not wait for the writes of this one.
      await Promise.all([store.log.sequence(), other.log.sequence()])
      isWriting = false
    })
    await Promise.all([writing, reader])
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(people.length * rounds)
    const { changes } = await since(start)
    expect(changes.map(({ id: one }) => one)).toEqual(seen)
    for (const n of people)
      expect(
        changes.filter(({ profileID }) => profileID === id(n)).map(({ type }) => type),
      ).toEqual(['profile.created', ...Array.from({ length: rounds - 1 }, () => 'profile.updated')])
  }, 30_000)
}
