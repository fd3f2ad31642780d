import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { matchExpression } from './match-expression.ts'

it('finds what the sets find one by one, whatever they have in common', () => {
  let state = 1
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const words = (count: number) => [
    ...new Set(Array.from({ length: count }, () => `w${below(12)}`)),
  ]
  const rows = Array.from({ length: 300 }, () => words(8))
  const database = new DatabaseSync(':memory:')
  database.exec(
    `create virtual table gram using fts5(grams, content='', detail=none, tokenize='ascii')`,
  )
  const insert = database.prepare('insert into gram (rowid, grams) values (?, ?)')
  for (const [at, row] of rows.entries()) insert.run(at, row.join(' '))
  const find = database.prepare('select rowid as at from gram where gram match ? order by rowid')
  let found = 0
  for (let round = 0; round < 150; round += 1) {
    const sets = Array.from({ length: 1 + below(round % 50) }, () => words(1 + below(6)))
    const expected = rows.flatMap((row, at) =>
      sets.some((set) => set.every((word) => row.includes(word))) ? [at] : [],
    )
    expect(find.all(matchExpression(sets)).map(({ at }) => at)).toEqual(expected)
    found += expected.length
  }
  expect(found).toBeGreaterThan(500)
  database.close()
})

it('names a shared word once', () => {
  expect(matchExpression([['a', 'b', 'c'], ['a', 'b', 'd'], ['e']])).toBe(
    '((a AND (b AND (c OR d))) OR e)',
  )
  expect(matchExpression([['a'], ['a', 'b']])).toBe('a')
  expect(matchExpression([['a', 'b']])).toBe('(a AND b)')
})
