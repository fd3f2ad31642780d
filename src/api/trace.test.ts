import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestService } from '../../test/service.ts'
import { SourceError } from '../kit/source-error.ts'
import type { Source } from '../people/source-port.ts'
import { lookupAnswerSchema, problemSchema } from './schema.ts'

const wallet = `0x${'4d'.repeat(20)}` as const
/** Of today: what was stored long ago is not served. */
const checkedAt = Math.floor(Date.now() / 1000)

const channels: FoundChannel[] = [
  { type: 'wallet', value: wallet, isVerified: true },
  { type: 'ens', value: 'trace.eth', isVerified: true },
  { type: 'twitter', value: 'trace', isVerified: false },
  { type: 'telegram', value: 'secret_number', isVerified: false },
]

/** Two sources that know `trace.eth`, of which the second always fails. */
const knows: Source = {
  name: 'ens',
  canWiden: ({ kind }) => kind === 'ens',
  widen: async (identifiers) =>
    identifiers.map((identifier) =>
      identifier.kind === 'ens' && identifier.name === 'trace.eth'
        ? { subject: { addresses: [wallet], ensNames: ['trace.eth'] }, findings: [] }
        : null,
    ),
  collect: async (subjects) =>
    subjects.map(() => [
      {
        source: 'ens',
        scope: `ens:${wallet}`,
        checkedAt,
        fields: { displayName: 'Trace' },
        channels,
      },
    ]),
}
const fails: Source = {
  name: 'neynar',
  canWiden: () => true,
  widen: async (identifiers) =>
    identifiers.map(
      () => new SourceError('neynar', 'secret.internal said no', { reason: 'answered 500' }),
    ),
  collect: async (subjects) =>
    subjects.map(
      () => new SourceError('neynar', 'secret.internal said no', { reason: 'answered 500' }),
    ),
}

let service: Awaited<ReturnType<typeof createTestService>>
beforeAll(async () => {
  service = await createTestService({ sources: [knows, fails], hasTrace: true })
})
afterAll(() => service.close())

const traceOf = async (path: string) => {
  const response = await service.request(path)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const { trace } = lookupAnswerSchema.parse(await response.json())
  if (!trace) throw new Error('no trace')
  return trace
}

it('tells who was asked, what each said, and what joined or was left out', async () => {
  const trace = await traceOf('/ens/trace.eth?include=trace')
  expect(trace).toMatchObject({ key: 'ens:trace.eth', from: 'sources' })
  expect(trace.sources).toEqual([
    {
      source: 'ens',
      outcome: 'answered',
      isForThisAnswer: true,
      at: expect.any(String),
      tookMs: expect.any(Number),
    },
    {
      source: 'neynar',
      outcome: 'failed',
      reason: 'answered 500',
      isForThisAnswer: true,
      at: expect.any(String),
      tookMs: expect.any(Number),
    },
  ])
  expect(trace.profiles[0]?.findings[0]).toMatchObject({
    source: 'ens',
    scope: `ens:${wallet}`,
    checkedAt: new Date(checkedAt * 1000).toISOString(),
    fields: ['displayName'],
    channels: [
      { type: 'wallet', verdict: 'joined' },
      { type: 'ens', value: 'trace.eth', verdict: 'joined' },
      { type: 'twitter', value: 'trace', verdict: 'claim' },
      { type: 'telegram', verdict: 'left-out', why: 'not published by its owner' },
    ],
  })
})

it('tells a claim from an account that another source has evidence of, and from what is no wallet', async () => {
  const github = (value: string, isVerified: boolean): FoundChannel => ({
    type: 'github',
    value,
    isVerified,
  })
  const other = await createTestService({ hasTrace: true })
  const person = (scope: string, more: FoundChannel[]): Finding => ({
    source: scope.split(':')[0] ?? '',
    scope,
    checkedAt,
    fields: {},
    channels: [{ type: 'wallet', value: wallet, isVerified: true }, ...more],
  })
  await other.store.people.save(
    [
      person('import:trace', [github('trace-codes', true)]),
      person('eas:trace', [
        github('Trace-Codes', false),
        github('trace-plays', false),
        { type: 'wallet', value: '0x12', isVerified: false },
      ]),
    ],
    { refreshAt: null },
  )
  const answer = await other.request(`/eth/${wallet}?include=trace`)
  const { trace } = lookupAnswerSchema.parse(await answer.json())
  await other.close()
  expect(trace?.profiles[0]?.findings.find(({ source }) => source === 'eas')?.channels).toEqual([
    {
      type: 'wallet',
      value: expect.any(String),
      verdict: 'joined',
      why: expect.any(String),
      grade: 'reported',
    },
    {
      type: 'github',
      value: 'Trace-Codes',
      verdict: 'shown',
      why: 'a claim of eas; import has evidence',
      grade: 'reported',
    },
    {
      type: 'github',
      value: 'trace-plays',
      verdict: 'claim',
      why: 'a claim: shown, and joins nothing',
    },
    {
      type: 'wallet',
      value: '0x12',
      verdict: 'left-out',
      why: 'hidden, not a valid handle, or said better by another source',
    },
  ])
})

it('never tells the values of what was not published', async () => {
  expect(
    await (await service.request('/ens/trace.eth?include=trace,claims,proof')).text(),
  ).not.toMatch(/secret_number|secret.internal/)
})

it('tells when what is stored was answered, and what was learned before', async () => {
  await traceOf('/ens/trace.eth?include=trace')
  const again = await traceOf(`/eth/${wallet}?include=trace`)
  expect(again.profiles).toHaveLength(1)
  const trace = await traceOf('/ens/trace.eth?include=trace')
  expect(trace.from).toBe('store')
  expect(trace.sources[0]).toMatchObject({
    source: 'ens',
    outcome: 'answered',
    isForThisAnswer: false,
  })
})

it('is not told of a cached answer, nor cached itself', async () => {
  const plain = await (await service.request('/ens/trace.eth')).json()
  expect(plain).not.toHaveProperty('trace')
  expect(await traceOf('/ens/trace.eth?include=trace')).toBeDefined()
  expect(await (await service.request('/ens/trace.eth')).json()).toEqual(plain)
})

it('is refused in production and for many at once', async () => {
  const other = await createTestService({ sources: [knows] })
  const refused = await other.request('/ens/trace.eth?include=trace')
  expect(refused.status).toBe(403)
  expect(problemSchema.parse(await refused.json())).toMatchObject({
    code: 'forbidden',
    profiles: [],
  })
  await other.close()
  const bulk = await service.request('/lookup?include=trace', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"queries":["trace.eth"]}',
  })
  expect(bulk.status).toBe(400)
})
