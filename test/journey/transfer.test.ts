import { readFile } from 'node:fs/promises'
import { type ChannelType, channelTypes, parseHandle } from '@whocast/contract/channel.ts'
import type { Finding } from '@whocast/contract/profile.ts'
import { LineError } from '@whocast/evidence/people-file/person.ts'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { exportPeople } from '../../src/main/people-file/export.ts'
import {
  type ImportOptions,
  importPeople,
  type Rejection,
  readProgress,
} from '../../src/main/people-file/import.ts'
import { samplesFile } from '../../src/main/people-file/samples.ts'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { type TestDatabase, migratedEngines as testEngines } from '../contract/store-databases.ts'
import { credential, wallet } from '../contract/store-people.ts'

const NOW = 1_794_000_000

async function* bytes(text: string) {
  yield Buffer.from(text)
}

const textual = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => text.isWellFormed() && !text.includes('\0'))
const time = fc.integer({ min: 1_500_000_000, max: NOW })

/** A person in the form that an export writes, so that both can be compared as they are. */
const person = (number: number) =>
  fc
    .record(
      {
        displayName: textual,
        bio: textual,
        location: textual,
        highlights: fc.array(fc.record({ title: textual, url: fc.webUrl() }), {
          minLength: 1,
          maxLength: 3,
        }),
        isSample: fc.constant(true),
        channels: fc.uniqueArray(
          fc.constantFrom(
            ...channelTypes.filter(
              (type) => !['ens', 'basename', 'wallet', 'farcaster', 'solana'].includes(type),
            ),
          ),
          { maxLength: 4 },
        ),
        credentials: fc.array(
          fc.record({
            name: textual,
            value: fc.option(textual, { nil: undefined }),
            issuedAt: time,
            isPublic: fc.boolean(),
            isRevoked: fc.boolean(),
          }),
          { maxLength: 3 },
        ),
        updatedAt: time,
      },
      { requiredKeys: ['channels', 'credentials', 'updatedAt'] },
    )
    .map(({ channels, credentials, updatedAt, ...fields }) => ({
      profileID: `person-${String(number).padStart(14, '0')}`,
      ...fields,
      updatedAt: new Date(updatedAt * 1000).toISOString().replace('.000Z', 'Z'),
      channels: [
        { type: 'wallet', value: `0x${number.toString(16).padStart(40, '0')}`, isVerified: true },
        ...channels.map((type, at) => ({
          type,
          value: handleOf(type, number),
          isVerified: at % 2 === 0,
        })),
      ],
      ...(credentials.length === 0
        ? {}
        : {
            credentials: credentials.map(({ isRevoked, value, ...credential }, at) => ({
              uid: `0x${number.toString(16).padStart(32, '0')}${at.toString(16).padStart(32, '0')}`,
              kind: 'reported',
              ...credential,
              ...(value === undefined ? {} : { value }),
              attestee: { address: `0x${number.toString(16).padStart(40, '0')}` },
              issuer: 'somebody',
              revocation: isRevoked ? { status: 'revoked', at: NOW } : { status: 'active' },
              verification: { method: 'none', result: 'unchecked', checkedAt: NOW },
            })),
          }),
    }))

/** A handle that the type takes. */
function handleOf(type: ChannelType, number: number): string {
  const handles = [
    `person${number}`,
    `p${number}.example.com`,
    `p${number}@example.com`,
    `+1202555${String(number).padStart(4, '0')}`,
    `0000-0002-${String(number).padStart(4, '0')}-0097`,
    '1'.repeat(32 + number),
  ]
  const handle = handles.find((one) => parseHandle(type, one) === one)
  if (handle === undefined) throw new Error(`no handle for ${type}`)
  return handle
}

const byUid = (a: { issuedAt: number; uid: string }, b: { issuedAt: number; uid: string }) =>
  a.issuedAt - b.issuedAt || (a.uid < b.uid ? -1 : 1)

describe.each(testEngines())('people files on %s', (name, createDatabase) => {
  const open: { database: TestDatabase; store: Store }[] = []
  const openEmpty = async () => {
    const database = await createDatabase()
    const store = await openStore({ ...database.options, precedence: [] })
    open.push({ database, store })
    return store
  }
  afterEach(async () => {
    for (const { database, store } of open.splice(0)) {
      await store.close()
      await database.drop()
    }
  })

  const take = async (store: Store, text: string, more: Partial<ImportOptions> = {}) => {
    const rejections: Rejection[] = []
    const end = await importPeople({
      store,
      input: bytes(text),
      now: NOW,
      onRejected: (rejection) => rejections.push(rejection),
      ...more,
    })
    return { end, rejections }
  }
  const give = async (store: Store) => {
    let text = ''
    for await (const chunk of exportPeople(store)) text += chunk
    return text
  }

  test('an export is the import, and imports to the same again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(...[1, 2, 3, 4].map(person)), async (people) => {
        const first = await openEmpty()
        const { end, rejections } = await take(
          first,
          people.map((one) => JSON.stringify(one)).join('\n'),
        )
        expect(rejections).toEqual([])
        expect(end.stored).toBe(people.length)
        const exported = await give(first)
        const lines = exported
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
        expect(lines).toEqual(
          people.map((one) =>
            'credentials' in one
              ? { ...one, credentials: [...(one.credentials ?? [])].sort(byUid) }
              : one,
          ),
        )
        const second = await openEmpty()
        await take(second, exported)
        expect(await give(second)).toBe(exported)
        await take(second, exported)
        expect(await give(second)).toBe(exported)
      }),
      { numRuns: name === 'sqlite' ? 8 : 2 },
    )
  })

  test('what live sources learned is exported whole, and imported again without a rejection', async () => {
    const fid = (number: number) => [{ name: 'fid', value: String(number) }]
    const wallet = (number: number) => `0x${number.toString(16).padStart(40, '0')}` as const
    const learned: Finding[] = [
      { channels: [{ type: 'farcaster', value: '!42', isVerified: true, metadata: fid(42) }] },
      {
        channels: [
          {
            type: 'farcaster',
            value: 'ada.eth',
            isVerified: true,
            metadata: fid(43),
            since: 1_700_000_000,
          },
        ],
      },
      {
        channels: [
          {
            type: 'farcaster',
            value: '!44',
            isVerified: true,
            metadata: [...fid(44), { name: 'pro', value: 'true' }],
          },
        ],
        fields: { bio: ' \n' },
      },
      {
        channels: [
          { type: 'wallet', value: wallet(45), isVerified: true, grade: { grade: 'confirmed' } },
        ],
        fields: { displayName: 'a' },
      },
      {
        channels: [
          { type: 'wallet', value: wallet(46), isVerified: true },
          { type: 'custom', value: 'https://a.example/x', isVerified: false, isPublished: true },
        ],
      },
      {
        channels: [{ type: 'ens', value: '☃.eth', isVerified: true }],
        fields: { events: [{ id: '1', more: { deep: [1] } }] },
      },
    ].map(
      (one, at) =>
        ({
          source: 'snapchain',
          scope: `farcaster:${42 + at}`,
          checkedAt: NOW,
          fields: {},
          ...one,
        }) as Finding,
    )
    const first = await openEmpty()
    await first.people.save(learned, {
      refreshAt: null,
      credentials: [
        {
          uid: `0x${'01'.repeat(32)}`,
          kind: 'reported',
          name: 'x'.repeat(300),
          schema: { uid: 'not a hash' },
          attestee: { address: wallet(45), fid: 9 },
          claimedAttester: { fid: 3 },
          issuer: 'Guild',
          revocation: { status: 'unknown' },
          verification: { method: 'reported', result: 'unchecked', checkedAt: 1 },
          isPublic: false,
        },
      ],
    })
    const exported = await give(first)
    const second = await openEmpty()
    const { end, rejections } = await take(second, exported)
    expect({ rejections, noted: end.noted }).toEqual({ rejections: [], noted: undefined })
    expect(await give(second)).toBe(exported)
    expect(await second.people.count()).toBe(await first.people.count())
    for (const key of ['fid:42', 'fid:43', 'fname:ada.eth', `eth:${wallet(45)}`])
      expect((await second.people.find(key)).map(({ profile }) => profile.profileID)).toEqual(
        (await first.people.find(key)).map(({ profile }) => profile.profileID),
      )
  })

  test('the samples come out as they went in', async () => {
    const store = await openEmpty()
    const text = await readFile(samplesFile, 'utf8')
    await take(store, text)
    const exported = await give(store)
    expect(exported.trim().split('\n')).toHaveLength(text.trim().split('\n').length)
    const again = await openEmpty()
    await take(again, exported)
    expect(await give(again)).toBe(exported)
    // An import takes nobody's word for a name: the samples' registry is no authority here.
    expect(await again.people.find('fname:sample-ada')).toEqual([])
    const [ada] = await again.people.find('eth:0x62822cbf935689918920380decaffd4976ab327e')
    expect(ada).toBeDefined()
    expect(ada?.profile.credentials.map(({ name }) => name)).not.toContain('Private note')
    expect(ada?.profile.credentials.map(({ name }) => name)).not.toContain('Withdrawn badge')
    expect(ada?.profile.credentials.map(({ name }) => name)).not.toContain('Trial pass')
    expect(await again.people.find('twitter:sample_twin')).toEqual([])
    expect(await again.people.find('twitter:sample_twin', { claims: true })).toHaveLength(2)
  })

  test('reports bad lines by number and takes the rest', async () => {
    const store = await openEmpty()
    const good = (number: number) =>
      `{"walletAddress":"0x${number.toString(16).padStart(40, '0')}"}`
    const text = [good(1), 'not json', '', good(2), '{"walletAddress":"0x1"}', good(3)].join('\n')
    const { end, rejections } = await take(store, text, { batchLines: 2 })
    expect(rejections).toEqual([
      { line: 2, problems: [expect.stringContaining('not JSON')], input: 'not json' },
      {
        line: 5,
        problems: ['the line: has no content', expect.stringContaining('walletAddress')],
        input: '{"walletAddress":"0x1"}',
      },
    ])
    expect(end).toMatchObject({ lines: 6, stored: 3, rejected: 2 })
    expect(await store.people.count()).toBe(3)
  })

  test('a person that the store refuses takes no other along', async () => {
    const store = await openEmpty()
    const uid = `0x${'7'.repeat(64)}`
    const line = (number: number, more: object = {}) =>
      JSON.stringify({ walletAddress: `0x${number.toString(16).padStart(40, '0')}`, ...more })
    const credentials = [{ uid, name: 'A', issuer: 'one', issuedAt: NOW }]
    const { end, rejections } = await take(
      store,
      [line(1, { credentials }), line(2, { credentials }), line(3)].join('\n'),
    )
    expect(rejections).toMatchObject([
      { line: 2, problems: [expect.stringContaining('another attestee')] },
    ])
    expect(end).toMatchObject({ stored: 2, rejected: 1 })
    expect(await store.people.find(`eth:0x${'2'.padStart(40, '0')}`)).toEqual([])
    expect(await store.people.find(`eth:0x${'3'.padStart(40, '0')}`)).toHaveLength(1)
  })

  test('a strict import ends before the first bad line, and the corrected file goes on there', async () => {
    const store = await openEmpty()
    const line = (number: number) =>
      `{"walletAddress":"0x${number.toString(16).padStart(40, '0')}"}\n`
    const text = `${line(1)}${line(2)}oops\n${line(3)}`
    await expect(take(store, text, { isStrict: true, cursor: 'import:x' })).rejects.toThrow(
      LineError,
    )
    expect(await store.people.count()).toBe(2)
    expect(await readProgress(store.cursors, 'import:x')).toMatchObject({
      lines: 2,
      stored: 2,
      offset: line(1).length * 2,
    })
  })

  test('cut off anywhere, it resumes where it was, and stores no person in part', async () => {
    const store = await openEmpty()
    const line = (number: number) =>
      `${JSON.stringify({
        displayName: `Person ${number}`,
        walletAddress: `0x${number.toString(16).padStart(40, '0')}`,
        credentials: [{ name: `Credential of ${number}`, issuedAt: NOW }],
      })}\n`
    const text = Array.from({ length: 50 }, (_, at) => line(at + 1)).join('')
    async function* torn(from: number) {
      const whole = Buffer.from(text).subarray(from)
      yield whole.subarray(0, 2000)
      throw new Error('the plug was pulled')
    }
    let resume = { offset: 0, lines: 0, stored: 0, rejected: 0, leftOut: 0 }
    let attempts = 0
    for (;;) {
      const rest = Buffer.from(text).length - resume.offset
      attempts += 1
      try {
        const { end } = await take(store, '', {
          input: rest > 2000 ? torn(resume.offset) : bytes(text.slice(resume.offset)),
          cursor: 'import:y',
          resume,
          batchLines: 7,
        })
        expect(end).toMatchObject({ lines: 50, stored: 50, rejected: 0 })
        break
      } catch (error) {
        expect(String(error)).toContain('the plug was pulled')
        const reached = await readProgress(store.cursors, 'import:y')
        expect(reached?.offset).toBeGreaterThan(resume.offset)
        expect(await store.people.count()).toBe(reached?.stored)
        if (reached) resume = reached
      }
    }
    expect(attempts).toBeGreaterThan(2)
    expect(await readProgress(store.cursors, 'import:y')).toBeNull()
    for await (const { credentials } of store.people.all()) expect(credentials).toHaveLength(1)
  })

  test('who was forgotten does not come back by an import, under any of their names', async () => {
    const store = await openEmpty()
    const text = await readFile(samplesFile, 'utf8')
    await take(store, text)
    const before = await store.people.count()
    expect(await store.people.forget('ens:sample-ada.eth')).toMatchObject({ people: 1 })
    await take(store, text)
    expect(await store.people.count()).toBe(before - 1)
    for (const key of [
      'fname:sample-ada',
      'fid:900000001',
      'ens:sample-ada.base.eth',
      'twitter:sample_ada',
      'github:sample-ada',
    ]) {
      expect(await store.people.find(key, { claims: true }), key).toEqual([])
    }
    const exported = await give(store)
    expect(exported).not.toContain('Ada Sample')
    expect(exported).not.toContain('Sample Days 2026: speaker')
  })

  test('credentials whose attestee has no profile wait, come out, and go in again', async () => {
    const store = await openEmpty()
    const text = JSON.stringify({
      credentials: [
        {
          name: 'Early',
          attestee: { address: `0x${'9'.repeat(40)}` },
          issuer: 'one',
          issuedAt: NOW,
        },
      ],
    })
    await take(store, text)
    expect(await store.people.count()).toBe(0)
    const exported = await give(store)
    const again = await openEmpty()
    await take(again, exported)
    expect(await give(again)).toBe(exported)
    await take(again, JSON.stringify({ walletAddress: `0x${'9'.repeat(40)}` }))
    const [found] = await again.people.find(`eth:0x${'9'.repeat(40)}`)
    expect(found?.profile.credentials).toMatchObject([{ name: 'Early' }])
  })
})

test('an export has what waited when it began, also for a person who appears meanwhile', async () => {
  const waiting = [credential(1, { address: wallet(1) })]
  const store = {
    people: {
      async *all() {
        waiting.length = 0
        yield* []
      },
    },
    credentials: {
      async *waiting() {
        yield* waiting
      },
    },
    owners: { waiting: async () => [] },
  }
  let text = ''
  for await (const chunk of exportPeople(store)) text += chunk
  expect(text).toContain(wallet(1))
})
