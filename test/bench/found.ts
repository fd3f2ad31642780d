import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CredentialRecord } from '@whocast/contract/credential.ts'
import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { createTermHolders } from '../../src/credentials/stored/holders.ts'
import { createPostgresEngine } from '../../src/db/engines/postgres.ts'
import { createSqliteEngine } from '../../src/db/engines/sqlite.ts'
import { openStore, personal } from '../../src/main/stores.ts'
import { createFinder } from '../../src/people/stored/find.ts'
import { searchPeople } from '../../src/search/search.ts'
import { createSearchIndex } from '../../src/search/stored/search-index.ts'
import { createPostgresDatabase, createSqliteDatabase } from '../contract/store-databases.ts'
import { credential } from '../contract/store-people.ts'
import { atLeast, atMost, type Bench, type BenchOptions, type Figure } from './bench.ts'
import {
  type Baseline,
  createMiniSearch,
  createPgTrgm,
  createTrigrams,
  createUFuzzy,
} from './found-baselines.ts'
import { fill } from './search.ts'

/** A person of the held-out set, and a query with the person whom it means. */
interface HeldOut {
  people: {
    id: string
    displayName?: string
    fname?: string
    ens?: string[]
    wallets?: `0x${string}`[]
    fid?: number
    twitter?: string
    github?: string
    basename?: string
    bio?: string
    jobTitle?: string
    location?: string
    primarySkill?: string
    credentials?: { name: string; issuer: string }[]
    score?: number
  }[]
  queries: { q: string; class: string; script: string; expect: string | null; accept?: string[] }[]
}

/**
 * The set was written by someone who did not know the search, and is never looked at during
 * development: this bench prints counts alone. `test/bench/found-set.json` has a few people to try
 * the bench with.
 */
const heldOutFile = resolve(import.meta.dirname, '../held-out/search.json')

const reported = (type: FoundChannel['type'], value: string): FoundChannel => ({
  type,
  value,
  isVerified: true,
})
/** Accounts that make a person better known, by what the set says of them. */
const more: FoundChannel['type'][] = [
  'lens',
  'bluesky',
  'reddit',
  'mastodon',
  'npm',
  'keybase',
  'orcid',
]

function toFinding(person: HeldOut['people'][number]): Finding {
  const { fid, fname, displayName, bio, jobTitle, location, primarySkill } = person
  const fields = { displayName, bio, jobTitle, location, primarySkill }
  return {
    source: 'neynar',
    scope: `farcaster:${fid}`,
    checkedAt: 1000,
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    channels: [
      {
        ...reported('farcaster', fname ?? `!${fid}`),
        metadata: [{ name: 'fid', value: String(fid) }],
      },
      ...(person.wallets ?? []).map((address) => reported('wallet', address)),
      ...(person.ens ?? []).map((name) => reported('ens', name)),
      ...(person.basename ? [reported('basename', person.basename)] : []),
      ...(person.twitter ? [reported('twitter', person.twitter)] : []),
      ...(person.github ? [reported('github', person.github)] : []),
      ...more
        .slice(0, Math.max(0, (person.score ?? 1) - 3))
        .map((type) => reported(type, type === 'mastodon' ? `${fname}@a.example` : `${fname}`)),
    ],
  }
}

const toCredentials = (
  { credentials = [], wallets: [wallet] = [] }: HeldOut['people'][number],
  from: number,
): CredentialRecord[] =>
  wallet === undefined
    ? []
    : credentials.map(({ name, issuer }, at) =>
        credential(from + at, { address: wallet }, { name, issuer, source: issuer }),
      )

async function measure(
  kind: 'sqlite' | 'postgres',
  held: HeldOut,
  people: number,
  report: (figure: Figure) => void,
) {
  const database =
    kind === 'sqlite'
      ? await createSqliteDatabase()
      : await createPostgresDatabase(process.env.TEST_POSTGRES_URL ?? '')
  const { databaseUrl, dataDir } = database.options
  const store = await openStore({ ...database.options, precedence: ['neynar'] })
  const engine = databaseUrl
    ? await createPostgresEngine({ databaseUrl, poolSize: 4, personal, log: undefined })
    : createSqliteEngine({ dataDir })
  try {
    await fill(engine, people)
    await store.people.save(held.people.map(toFinding), { refreshAt: null })
    await store.credentials.putMany(held.people.flatMap((one, at) => toCredentials(one, at * 100)))
    const idOf = new Map<string, string>()
    for (const { id, fid } of held.people) {
      const [found] = await store.people.find(`fid:${fid}`)
      if (found) idOf.set(id, found.profile.profileID)
    }
    const context = {
      index: createSearchIndex({
        engine,
        holders: createTermHolders({ engine, clock: Date.now }),
      }),
      people: createFinder({ engine, clock: Date.now }),
    }
    const counts = new Map<string, { first: number; five: number; all: number }>()
    let empty = 0
    let wrong = 0
    for (const { q, class: name, expect, accept = [] } of held.queries) {
      const results = await searchPeople(context, { query: q, limit: 5 }).catch(() => [])
      const ids = results.map(({ profile }) => profile.profileID)
      if (expect === null) {
        empty += 1
        if (ids.length > 0) wrong += 1
        continue
      }
      const right = [expect, ...accept].map((id) => idOf.get(id) ?? '-')
      const at = ids.findIndex((id) => right.includes(id))
      const count = counts.get(name) ?? { first: 0, five: 0, all: 0 }
      count.all += 1
      if (at === 0) count.first += 1
      if (at >= 0) count.five += 1
      counts.set(name, count)
    }
    const sum = (key: 'first' | 'five' | 'all') =>
      [...counts.values()].reduce((total, count) => total + count[key], 0)
    for (const [name, { first, five, all }] of [...counts].sort())
      report({ what: `${kind}: ${name}`, value: `${first} of ${all}`, spread: `top five ${five}` })
    const share = (part: number, all: number) => Math.round((1000 * part) / all) / 10
    const [first, five] = [share(sum('first'), sum('all')), share(sum('five'), sum('all'))]
    report({
      what: `${kind}: found first`,
      value: `${first} %`,
      goal: atLeast(first, 92, ' %'),
    })
    report({ what: `${kind}: in the top five`, value: `${five} %`, goal: atLeast(five, 97, ' %') })
    const baselines =
      kind === 'sqlite' ? [createTrigrams, createMiniSearch, createUFuzzy] : [createPgTrgm]
    for (const create of baselines) {
      const baseline = await create(engine)
      if (baseline) await compare(baseline, held, idOf, { kind, first, five }, report)
    }
    report({
      what: `${kind}: results where there are none`,
      value: `${share(wrong, empty)} %`,
      goal: atMost(share(wrong, empty), 3, ' %'),
    })
  } finally {
    await engine.close()
    await store.close()
    await database.drop()
  }
}

/** Runs the same queries through a plain index. */
async function compare(
  { name, find }: Baseline,
  held: HeldOut,
  idOf: ReadonlyMap<string, string>,
  ours: { kind: string; first: number; five: number },
  report: (figure: Figure) => void,
) {
  const wanted = held.queries.filter(({ expect }) => expect !== null)
  let first = 0
  let five = 0
  for (const { q, expect, accept = [] } of wanted) {
    const right = [expect ?? '', ...accept].map((id) => idOf.get(id) ?? '-')
    const at = (await find(q)).findIndex((id) => right.includes(id))
    if (at === 0) first += 1
    if (at >= 0) five += 1
  }
  const percent = (part: number) => Math.round((1000 * part) / wanted.length) / 10
  report({
    what: `${ours.kind}: ahead of ${name}`,
    value: `${ours.first} to ${percent(first)} % first`,
    spread: `top five ${ours.five} to ${percent(five)} %`,
    goal: atLeast(ours.first, percent(first), ' %'),
  })
}

async function run(
  report: (figure: Figure) => void,
  { people = 100_000, queries = heldOutFile }: BenchOptions,
) {
  const held = JSON.parse(readFileSync(queries, 'utf8')) as HeldOut
  await measure('sqlite', held, people, report)
  if (process.env.TEST_POSTGRES_URL) await measure('postgres', held, people, report)
}

export const bench: Bench = {
  name: 'found',
  about: 'the share of a held-out set of queries that find the right person, over 100,000 others',
  run,
}
