import pg from 'pg'
import { expect, test } from 'vitest'
import type { GuardedPool } from './postgres-pool.ts'
import { createPrepared } from './postgres-reads.ts'

test('statements under way when their names are lost run without names', async () => {
  const warnings: unknown[] = []
  const query = async ({ name, values }: pg.QueryConfig) => {
    await Promise.resolve()
    if (name === undefined) return values
    throw Object.assign(new pg.DatabaseError('unknown', 7, 'error'), { code: '26000' })
  }
  const prepared = createPrepared(
    { query } as unknown as GuardedPool,
    { warn: (_: unknown, text: string) => warnings.push(text) } as never,
  )
  const find = prepared('find', 'select $1')
  expect(await Promise.all([1, 2, 3].map((n) => find([n])))).toEqual([[1], [2], [3]])
  expect(warnings).toHaveLength(1)
})
