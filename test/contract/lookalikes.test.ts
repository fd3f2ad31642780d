import type { Finding } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../../src/main/stores.ts'
import { openStore } from '../../src/main/stores.ts'
import { honestNames, imitations, realNames } from './lookalike-names.ts'
import { createSqliteDatabase, type TestDatabase } from './store-databases.ts'
import { farcasterChannel, followedChannel } from './store-people.ts'

let database: TestDatabase
let store: Store
let fid = 1000

const person = (displayName: string): Finding => {
  fid += 1
  return {
    source: 'neynar',
    scope: `farcaster:${fid}`,
    checkedAt: 1000,
    fields: { displayName },
    channels: [farcasterChannel(fid, `${fid}x${fid}`)],
  }
}
const known = (displayName: string): Finding => {
  const finding = person(displayName)
  return { ...finding, channels: [followedChannel(fid, `${fid}x${fid}`, 1_000_000)] }
}

/** Which of these people are warned of, by the handle of whom they could be mistaken for. */
async function warned(names: readonly string[]): Promise<Map<string, string | undefined>> {
  const findings = names.map(person)
  for (let at = 0; at < findings.length; at += 500)
    await store.people.save(findings.slice(at, at + 500), { refreshAt: null })
  const found = await store.people.findMany(
    findings.map(({ scope }) => `fid:${scope.slice('farcaster:'.length)}`),
  )
  return new Map(names.map((name, at) => [name, found[at]?.[0]?.profile.warning?.of.displayName]))
}

beforeAll(async () => {
  database = await createSqliteDatabase()
  store = await openStore({ ...database.options, precedence: ['neynar'] })
  await store.people.save(realNames.map(known), { refreshAt: null })
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

test('of 2,000 imitations of real names 99 in 100 are warned of, with the name of the original', async () => {
  const cases = realNames.flatMap((name) =>
    Object.entries(imitations).flatMap(([how, imitate]) =>
      imitate(name) === name ? [] : [{ name, how, imitation: imitate(name) }],
    ),
  )
  expect(cases.length).toBeGreaterThanOrEqual(2000)
  const found = await warned(cases.map(({ imitation }) => imitation))
  const missed = cases.filter(({ name, imitation }) => found.get(imitation) !== name)
  console.log(`lookalikes: ${cases.length - missed.length} of ${cases.length} warned of`)
  expect(missed.length / cases.length, JSON.stringify(missed.slice(0, 40))).toBeLessThanOrEqual(
    0.01,
  )
})

test('of honest names of 20 scripts one in 100 at most is warned of', async () => {
  expect(honestNames.length).toBeGreaterThanOrEqual(900)
  const found = await warned(honestNames)
  const wrong = [...found].filter(([, of]) => of !== undefined)
  console.log(`honest names: ${wrong.length} of ${found.size} warned of`)
  expect(wrong.length / found.size, JSON.stringify(wrong.slice(0, 40))).toBeLessThanOrEqual(0.01)
})
