import { identifierKey } from '@whocast/contract/identifier.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAda, createTestService, type TestService } from '../../test/service.ts'
import type { ApiKey } from '../http/keys/port.ts'
import { SourceError } from '../kit/source-error.ts'
import type { Source } from '../people/source-port.ts'
import type { Overview } from './admin/overview.ts'

const baseUrl = 'https://whocast.test'
const secret = 'whsec_0123456789abcdef0123456789abcdef'
/** A source whose errors hold what strangers and upstreams wrote. */
const flaky: Source = {
  name: 'flaky',
  canWiden: () => true,
  widen: async (batch) =>
    batch.map((asked) =>
      identifierKey(asked).includes('flaky')
        ? new SourceError('flaky', 'token=s3cr3t <img src=x onerror=alert(1)>', {
            reason: 'answered 503',
          })
        : null,
    ),
  collect: async (batch) => batch.map(() => []),
}

let service: TestService
let admin: string

beforeAll(async () => {
  service = await createTestService({
    baseUrl,
    sources: [flaky],
  })
  await addAda(service)
  admin = await createKey({ name: 'Operator', scopes: ['admin'] })
  await service.store.webhooks.create({
    id: 'wh_1',
    owner: 'Guild',
    url: 'https://hooks.example.com/secret-path?token=s3cr3t',
    targets: { identifiers: [], credentialNames: ['Skill'], issuers: [] },
    secrets: [{ secret }],
    createdAt: 1,
    failures: 3,
  })
})
afterAll(() => service.close())

const createKey = async (fields: Partial<ApiKey>) => (await service.issueKey(fields)).token
const bearer = (token: string, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  ...more,
})
const own = { origin: baseUrl, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const post = (path: string, body: unknown, headers: Record<string, string>) =>
  service.request(`/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
const overview = async () =>
  (await (await service.request('/admin', { headers: bearer(admin) })).json()) as Overview

const everyRoute: [method: string, path: string, body?: object][] = [
  ['GET', ''],
  ['GET', '/trace?q=ada.eth'],
  ['POST', '/replay', { queue: 'mentions' }],
  ['POST', '/revoke', { id: 'x' }],
  ['POST', '/forget', { who: 'ada.eth', isConfirmed: true }],
]

describe.each(everyRoute)('%s /admin%s', (method, path, body) => {
  const ask = (headers: Record<string, string>, query = path) =>
    service.request(`/admin${query}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

  it('refuses requests without a key, with another scope, and with the key in the URL', async () => {
    expect((await ask(own)).status).toBe(401)
    expect((await ask({ ...own, ...bearer(`whocast_${'0'.repeat(49)}`) })).status).toBe(401)
    const reader = await createKey({
      name: `Reader of ${method} ${path}`,
      scopes: ['read', 'attest', 'webhooks'],
    })
    expect((await ask({ ...own, ...bearer(reader) })).status).toBe(403)
    expect(
      (await ask(own, `${path}${path.includes('?') ? '&' : '?'}key=${admin}&token=${admin}`))
        .status,
    ).toBe(401)
    expect((await ask({ ...own, cookie: `__Host-whocast=${admin}` })).status).toBe(401)
  })

  it('is not for pages of other sites, even with the key', async () => {
    const answer = await ask({
      ...own,
      ...bearer(admin),
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    })
    expect(answer.status).toBe(403)
    if (method === 'POST')
      expect((await ask({ 'content-type': 'application/json', ...bearer(admin) })).status).toBe(403)
  })
})

it('shows where the service stands, and no secret', async () => {
  await service.request('/ens/always-flaky.eth')
  const answer = await service.request('/admin', { headers: bearer(admin) })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  const text = await answer.text()
  const shown = JSON.parse(text) as Overview
  expect(shown).toMatchObject({
    facts: { database: 'sqlite' },
    database: { isReachable: true },
    sources: [{ name: 'flaky', isOn: true, health: { answered: 0, reason: 'answered 503' } }],
    network: { isFollowed: false },
    mentions: { queued: 0, dead: 0, letters: [] },
    forgotten: { removals: 0, identifiers: 0 },
  })
  expect(shown.sources[0]?.health?.failed).toBeGreaterThan(0)
  expect(shown.keys.map(({ name }) => name)).toContain('Operator')
  for (const word of [secret, 's3cr3t', 'secret-path', 'onerror', admin, 'hash'])
    expect(text).not.toContain(word)
})

it('tells of webhooks that are given up, and replays them', async () => {
  expect((await overview()).webhooks.failing).toEqual([])
  const change = { id: 'e1' }
  await service.store.webhooks.settle(
    { webhookID: 'wh_1', change: change as never },
    { kind: 'gone', error: '410' },
    1,
  )
  expect((await overview()).webhooks.failing).toMatchObject([
    { id: 'wh_1', owner: 'Guild', origin: 'https://hooks.example.com', disabledReason: '410' },
  ])
  const answer = await post(
    'replay',
    { queue: 'webhooks', owner: 'Guild', id: 'wh_1' },
    { ...own, ...bearer(admin) },
  )
  expect([answer.status, await answer.json()]).toEqual([200, { queued: 0 }])
  expect((await overview()).webhooks.failing).toEqual([])
})

it('queues the dead letters of the bot again', async () => {
  const answer = await post('replay', { queue: 'mentions' }, { ...own, ...bearer(admin) })
  expect([answer.status, await answer.json()]).toEqual([200, { queued: 0 }])
  expect(
    (
      await post(
        'replay',
        { queue: 'mentions', castHash: "0x' or 1=1" },
        { ...own, ...bearer(admin) },
      )
    ).status,
  ).toBe(422)
  expect((await post('replay', { queue: 'all' }, { ...own, ...bearer(admin) })).status).toBe(422)
})

it('revokes a key, which is then worth nothing', async () => {
  const token = await createKey({ name: 'Leaked', scopes: ['admin'] })
  const { keys } = await overview()
  const id = keys.find(({ name }) => name === 'Leaked')?.id ?? ''
  expect((await post('revoke', { id }, { ...own, ...bearer(admin) })).status).toBe(200)
  expect((await post('revoke', { id }, { ...own, ...bearer(admin) })).status).toBe(404)
  expect((await service.request('/admin', { headers: bearer(token) })).status).toBe(401)
})

it('names the people before it deletes them, and never in the log or the audit log', async () => {
  const asked = await post(
    'forget',
    { who: 'ada.eth', isConfirmed: false },
    { ...own, ...bearer(admin) },
  )
  expect(await asked.json()).toMatchObject({ isRemoved: false, removal: { people: 1 } })
  expect(await (await service.request('/ens/ada.eth')).json()).toMatchObject({ profiles: [{}] })
  const before = service.logged().length
  const done = await post(
    'forget',
    { who: 'ada.eth', isConfirmed: true },
    { ...own, ...bearer(admin) },
  )
  expect(await done.json()).toMatchObject({ isRemoved: true, removal: { people: 1 } })
  const { forgotten, audit } = await overview()
  expect(forgotten.removals).toBe(1)
  expect(forgotten.identifiers).toBeGreaterThan(1)
  const at = expect.any(Number)
  expect(audit).toContainEqual({
    at,
    action: 'forgot',
    who: expect.stringMatching(/^key:key\d+$/),
    address: '',
  })
  const lines = service.logged().slice(before).split('\n')
  const told = lines.filter((line) => line.includes('an operator acted'))
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told)).not.toContain('ada')
  expect(
    (
      await post(
        'forget',
        { who: 'not an identifier', isConfirmed: true },
        { ...own, ...bearer(admin) },
      )
    ).status,
  ).toBe(400)
})

it('traces a lookup, in production too', async () => {
  const ask = async (q: string) =>
    (await service.request(`/admin/trace?q=${q}`, { headers: bearer(admin) })).json()
  expect(await ask('nobody.eth')).toMatchObject({
    trace: { from: 'sources', sources: [{ source: 'flaky', outcome: 'no-match' }] },
  })
  expect(await ask('flaky.eth')).toMatchObject({
    code: 'unavailable',
    detail: expect.stringContaining('flaky answered 503'),
  })
  expect((await service.request('/admin/trace', { headers: bearer(admin) })).status).toBe(400)
})
