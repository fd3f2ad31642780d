import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openStore } from '../../src/main/stores.ts'
import { createSqliteDatabase } from './store-databases.ts'
import { credential, farcasterFinding, walletChannel } from './store-people.ts'

test('replacing what a source reported about a person reads no other rows of the source', async () => {
  const database = await createSqliteDatabase()
  const statements = new Set<string>()
  const prepare = DatabaseSync.prototype.prepare
  const store = await openStore({ ...database.options, precedence: ['upstream'] })
  DatabaseSync.prototype.prepare = function record(text, ...options) {
    statements.add(text)
    return prepare.call(this, text, ...options)
  }
  const finding = {
    ...farcasterFinding(1, [walletChannel(1)]),
    source: 'upstream',
    credentials: [credential(1, {}, { issuer: 'upstream' })],
  }
  try {
    await store.people.save([finding], { refreshAt: null })
    await store.people.save([finding], { refreshAt: null })
  } finally {
    DatabaseSync.prototype.prepare = prepare
    await store.close()
  }
  const file = new DatabaseSync(join(database.options.dataDir, 'whocast.sqlite'))
  const ofCredentials = [...statements].filter((text) =>
    /^(select .*|delete) from "credential"/i.test(text),
  )
  const plans = ofCredentials.flatMap((text) =>
    file
      .prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => String(detail)),
  )
  file.close()
  await database.drop()
  expect(ofCredentials.some((text) => text.startsWith('delete'))).toBe(true)
  expect(plans.filter((plan) => /^SCAN credential|\(issuer=\?\)/.test(plan))).toEqual([])
})
