import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSqliteDatabase, type TestDatabase } from '../contract/store-databases.ts'
import { startBotNode } from '../network/bot-node.ts'
import { slow, startServer, whocast, within } from './support.ts'

let database: TestDatabase
let world: Awaited<ReturnType<typeof startBotNode>>

beforeEach(async () => {
  database = await createSqliteDatabase()
  world = await startBotNode()
})
afterEach(async () => {
  await world.close()
  await database.drop()
})

/** The variables that the manual sets, with values for the local node. */
function environment(): Record<string, string> {
  const page = readFileSync(new URL('../../docs/bot.md', import.meta.url), 'utf8')
  const block = /## Set-up with a node.*?```sh\n(.*?)```/s.exec(page)?.[1] ?? ''
  const names = [...block.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = world.environment[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

test('a newcomer with a node gets a reply by what the manual says', slow, async () => {
  const more = environment()
  expect(Object.keys(more).sort()).toEqual(Object.keys(world.environment).sort())
  const check = await whocast(database.options, ['bot', 'check'], '', undefined, more)
  expect(check).toMatchObject({ code: 0 })
  expect(check.stdout).not.toContain('FAULT')

  const server = await startServer(database.options, { ...more, ...world.registry })
  try {
    const first = await world.mention(' who is @dwr?')
    const second = await world.mention(' quelle est la wallet de @dwr ?')
    const replies = await within(
      60_000,
      async () => world.replies(),
      (found) => found.has(first) && found.has(second),
    )
    expect(replies.get(first)).toContain('dwr')
    expect(replies.get(second)).not.toBe(replies.get(first))
  } finally {
    await server.stop()
  }
})
