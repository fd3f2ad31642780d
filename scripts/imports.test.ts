import { expect, test } from 'vitest'
import { objectionTo } from './imports.ts'

test.each([
  ['src/domain/profile.ts', './channel.ts'],
  ['src/store/people/people.ts', '../engines/engine.ts'],
  ['src/store/people/people.ts', '../../domain/profile.ts'],
  ['frames/frog.tsx', 'frog'],
  ['frames/client/verify.ts', '../../src/evidence/answer.ts'],
  ['src/wiring/sources.ts', '../sources/ens/ens.ts'],
  ['src/net/guarded-post.ts', 'undici'],
])('%s may import %s', (path, specifier) => expect(objectionTo(path, specifier)).toBeNull())

test.each([
  ['src/domain/profile.ts', '../store/store.ts'],
  ['src/store/people/people.ts', '../../people/lookup.ts'],
  ['src/api/app.ts', '../sources/ens/ens.ts'],
  ['src/api/app.ts', '../../frames/app.ts'],
  ['frames/app.ts', 'frog'],
  ['src/webhooks/worker.ts', 'undici'],
  ['src/sources/ens/ens.ts', 'undici'],
  ['src/api/app.ts', 'react'],
  ['frames/app.ts', './client/verify.ts'],
  ['frames/client/verify.ts', 'node:fs'],
  ['src/evidence/graph.ts', 'hono/jsx'],
  ['src/client/client.ts', 'viem'],
  ['src/client/client.ts', './verify.ts'],
])('%s must not import %s', (path, specifier) => expect(objectionTo(path, specifier)).toContain('must not import'))
