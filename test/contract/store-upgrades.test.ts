import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { migrations } from '../../src/main/schema.ts'
import { openStore } from '../../src/main/stores.ts'
import { searchPeople } from '../../src/search/search.ts'
import { type TestDatabase, testEngines } from './store-databases.ts'
import { collect, credential, ensFinding, farcasterChannel, hash, wallet } from './store-people.ts'

const PEOPLE = 40
const CREDENTIALS = 1200

async function query(
  { kind, options }: TestDatabase,
  texts: string[],
): Promise<Record<string, unknown>[]> {
  let rows: Record<string, unknown>[] = []
  if (kind === 'sqlite') {
    const database = new DatabaseSync(join(options.dataDir, 'whocast.sqlite'))
    for (const text of texts) {
      if (/^select/.test(text)) rows = database.prepare(text).all()
      else database.exec(text)
    }
    database.close()
    return rows
  }
  const client = new pg.Client({ connectionString: options.databaseUrl })
  await client.connect()
  for (const text of texts) rows = (await client.query(text)).rows as Record<string, unknown>[]
  await client.end()
  return rows
}

/**
 * Takes a database back, step by step, to what its first version was: the newest migration first.
 */
const steps: [name: string, statements: string[]][] = [
  ['search by fewer sounds', []],
  ['changes of holders', ['drop table holder_change']],
  [
    'credentials by rank of their issuers',
    [
      `create index credential_by_grade on credential
        (subject, is_shown, grade_rank, issued_at desc, uid desc, issuer, expires_at)`,
      'drop index credential_by_issuer_rank',
      'drop index credential_by_subject_and_attester',
      'alter table credential drop column issuer_rank',
      'drop table widely_held',
    ],
  ],
  ['credentials by attester', ['drop index credential_by_attester_and_time']],
  ['unsigned words', []],
  [
    'credential filters by index',
    ['issuer', 'schema_uid', 'kind', 'grade'].map(
      (column) => `drop index credential_by_name_and_${column}`,
    ),
  ],
  [
    'credentials by grade',
    [
      'create index credential_by_subject on credential (subject, is_shown)',
      'drop index credential_by_grade',
      'alter table credential drop column grade_rank',
    ],
  ],
  [
    'when and by what the forgotten were',
    ['root', 'at', 'is_asked'].map((column) => `alter table forgotten drop column ${column}`),
  ],
  ['mentions by reply', ['drop index mention_by_reply']],
  [
    'credential filters',
    [
      'drop index credential_by_attester',
      ...['attester', 'schema_uid', 'grade'].map(
        (column) => `alter table credential drop column ${column}`,
      ),
    ],
  ],
  ['unsigned attesters', []],
]

const take = (count: number) =>
  steps
    .slice(0, count)
    .flatMap(([name, statements]) => [
      ...statements,
      `delete from migration where name = '${name}'`,
    ])

const records = Array.from({ length: CREDENTIALS }, (_, i) =>
  credential(
    i + 1,
    { address: wallet((i % PEOPLE) + 1) },
    i % 3 === 0
      ? {
          kind: 'eas-offchain',
          attester: { address: wallet(900) },
          verification: { method: 'eip712', result: 'holds', checkedAt: 1000 },
        }
      : {},
  ),
)

async function fill({ options }: TestDatabase): Promise<void> {
  const store = await openStore({ ...options, precedence: ['ens'] })
  const people = Array.from({ length: PEOPLE + 1 }, (_, i) =>
    ensFinding(i + 1, [farcasterChannel(i + 1, `user${i + 1}`)]),
  )
  await store.people.save(people, { refreshAt: null })
  await store.people.forget(`eth:${wallet(PEOPLE + 1)}`)
  await store.credentials.putMany(records)
  await store.cursors.set('place', '17')
  await store.close()
}

/** Everything that the store hands out. */
async function contents({ options }: TestDatabase) {
  const store = await openStore({ ...options, precedence: ['ens'] })
  const people = await collect(store.people.all())
  const all = await collect(store.credentials.all())
  const found = await store.people.findMany(
    Array.from({ length: PEOPLE + 1 }, (_, i) => `eth:${wallet(i + 1)}`),
  )
  const held = await store.credentials.holders({
    credentialName: records[0]?.name ?? '',
    attester: wallet(900),
    limit: 100,
  })
  const place = await store.cursors.get('place')
  const forgotten = (await store.forgotten.all()).map((row) => row.hash).sort()
  await store.close()
  return { people, all, found, held, place, forgotten }
}

describe.each(testEngines())('upgrading %s', (_name, createDatabase) => {
  test.each(steps.map(([name], at) => [name, at + 1] as const))(
    'from before "%s" loses nothing',
    async (_step, count) => {
      const database = await createDatabase()
      await fill(database)
      const before = await contents(database)
      expect(before.all).toHaveLength(CREDENTIALS)
      expect(before.held.holders).toHaveLength(PEOPLE)
      const claims = Array.from({ length: 3 }, (_, i) => ({
        hash: hash(i),
        status: i === 0 ? 'queued' : 'replied',
      }))
      await query(database, [
        ...take(count),
        ...claims.map(
          (
            claim,
          ) => `insert into mention (cast_hash, author_fid, thread_hash, received_at, status, due_at, attempts, lease_until, payload)
          values ('${claim.hash}', 1, '${claim.hash}', 1, '${claim.status}', 1, 0, 0, '{"text":"who"}')`,
        ),
      ])
      const [version] = await query(database, ['select count(*) as n from migration'])
      expect(Number(version?.n)).toBe(migrations.length - count)
      const after = await contents(database)
      expect(after).toEqual(before)
      const mentions = await query(database, [
        'select cast_hash, status, payload from mention order by cast_hash',
      ])
      // What finished mentions said is emptied by the migration of the forgotten.
      const isEmptied = steps
        .slice(0, count)
        .some(([name]) => name === 'when and by what the forgotten were')
      const kept = isEmptied ? '{}' : '{"text":"who"}'
      expect(mentions).toMatchObject(
        claims.map((claim) => ({
          cast_hash: claim.hash,
          status: claim.status,
          payload: claim.status === 'queued' ? '{"text":"who"}' : kept,
        })),
      )
      const ranks = await query(database, [
        'select grade, grade_rank, count(*) as n from credential group by grade, grade_rank order by grade',
      ])
      expect(ranks.map(({ grade, n }) => [grade, Number(n)])).toEqual([
        ['proven', CREDENTIALS / 3],
        ['reported', (CREDENTIALS * 2) / 3],
      ])
      await database.drop()
    },
  )

  test('from an index of other n-grams finds everybody, and keeps its options', async () => {
    const database = await createDatabase()
    const store = await openStore({ ...database.options, precedence: ['ens'] })
    await store.people.save([ensFinding(1, [farcasterChannel(1, 'xylophonist')])], {
      refreshAt: null,
    })
    await store.close()
    const isPostgres = database.kind === 'postgres'
    const options = () =>
      isPostgres
        ? query(database, [
            `select pg_get_indexdef(indexrelid) as index, pg_get_constraintdef(c.oid) as constraint
               from pg_index left join pg_constraint c on conindid = indexrelid
              where indrelid = 'search'::regclass order by 1`,
          ])
        : []
    const before = await options()
    await query(database, [
      isPostgres
        ? 'truncate search'
        : "insert into search_gram (search_gram) values ('delete-all'); delete from search",
      "delete from migration where name = 'search by fewer sounds'",
    ])
    const upgraded = await openStore({ ...database.options, precedence: ['ens'] })
    const found = await searchPeople(
      { index: upgraded.search, people: upgraded.people },
      { query: 'xylopho' },
    )
    expect(found).toHaveLength(1)
    expect(await options()).toEqual(before)
    await upgraded.close()
    await database.drop()
  })

  test('from before search finds who is there already, by their credentials too', async () => {
    const database = await createDatabase()
    const store = await openStore({ ...database.options, precedence: ['ens'] })
    await store.people.save([ensFinding(1, [farcasterChannel(1, 'xylophonist')])], {
      refreshAt: null,
    })
    await store.credentials.put(
      credential(1, { address: wallet(1) }, { name: 'Skill: Glassblowing' }),
    )
    await store.close()
    await query(database, [
      'drop table search',
      'drop table if exists search_gram',
      'drop table name_key',
      'drop index profile_by_lookalike',
      'alter table profile drop column lookalike_of',
      "delete from migration where name in ('search', 'search on PostgreSQL', 'search by fewer sounds')",
    ])
    const upgraded = await openStore({ ...database.options, precedence: ['ens'] })
    const typesOf = async (text: string) => {
      const found = await searchPeople(
        { index: upgraded.search, people: upgraded.people },
        { query: text },
      )
      return found.map(({ match }) => match.type)
    }
    // Not by the whole name, which leads to its holder without the index.
    expect([await typesOf('xylopho'), await typesOf('glassblowing')]).toEqual([
      ['farcaster'],
      ['credential'],
    ])
    await upgraded.close()
    await database.drop()
  })
})
