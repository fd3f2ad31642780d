import { expect, test } from 'vitest'
import { findForeignTables, findViolation } from './imports.ts'

test.each([
  ['packages/contract/src/profile.ts', './channel.ts'],
  ['packages/evidence/src/graph.ts', '@whocast/contract/profile.ts'],
  ['src/people/stored/people.ts', '../../db/engines/engine.ts'],
  ['src/people/stored/people.ts', '@whocast/contract/profile.ts'],
  ['frames/frog.tsx', 'frog'],
  ['frames/client/verify.ts', '@whocast/evidence/answer.ts'],
  ['src/main/wiring/sources.ts', '../../sources/ens/ens.ts'],
  ['src/net/guarded-post.ts', 'undici'],
])('%s may import %s', (path, specifier) => expect(findViolation(path, specifier)).toBeNull())

test.each([
  ['packages/contract/src/profile.ts', '../../../src/db/schema.ts'],
  ['packages/contract/src/profile.ts', '@whocast/evidence/graph.ts'],
  ['packages/contract/src/profile.ts', 'node:crypto'],
  ['src/people/stored/people.ts', '../../api/app.ts'],
  ['src/sources/ens/ens.ts', '../neynar/neynar.ts'],
  ['src/changes/webhooks/worker.ts', '../../farcaster/client.ts'],
  ['src/api/app.ts', '../sources/ens/ens.ts'],
  ['src/api/app.ts', '../../frames/app.ts'],
  ['frames/app.ts', 'frog'],
  ['src/changes/webhooks/worker.ts', 'undici'],
  ['src/sources/ens/ens.ts', 'undici'],
  ['src/api/app.ts', 'react'],
  ['frames/client/verify.ts', 'node:fs'],
  ['packages/evidence/src/graph.ts', 'hono/jsx'],
  ['packages/client/src/client.ts', 'viem'],
  ['packages/evidence/src/graph.ts', '@whocast/client'],
])('%s must not import %s', (path, specifier) =>
  expect(findViolation(path, specifier)).toContain('must not import'),
)

test('a query names only tables of its own or lower modules', () => {
  const owners = new Map([
    ['profile', 'src/people'],
    ['search', 'src/search'],
  ])
  const find = (path: string) =>
    findForeignTables(path, "db.selectFrom('search'); sql`select 1 from profile`", owners)
  expect(find('src/people/stored/find.ts')).toEqual([])
  expect(find('src/search/stored/grams.ts')).toEqual([
    'src/search/stored/grams.ts must not query the table profile of src/people',
  ])
})
