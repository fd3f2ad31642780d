import {
  deliveriesAnswerSchema,
  replayAnswerSchema,
  webhookAnswerSchema,
  webhooksAnswerSchema,
  webhookWithSecretSchema,
} from '@whocast/contract/wire/webhook-schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adaID, addAda, createTestService, type TestService } from '../../test/service.ts'

let service: TestService
let token: string
let owner: string

beforeAll(async () => {
  service = await createTestService()
  const issued = await service.issueKey({ scopes: ['webhooks'] })
  token = issued.token
  owner = issued.key.name
})
afterAll(() => service.close())

const call = (method: string, path: string, body?: unknown, by = token) =>
  service.request(path, {
    method,
    headers: {
      authorization: `Bearer ${by}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const create = async (body: object) =>
  webhookWithSecretSchema.parse(
    await (await call('POST', '/webhooks', { url: 'https://example.com/hook', ...body })).json(),
  )

it('creates, shows, rotates and deletes a webhook; the secret is shown only when it is made', async () => {
  const response = await call('POST', '/webhooks', {
    url: 'https://example.com/hook',
    types: ['profile', 'credential.revoked'],
    identifiers: ['VITALIK.eth', 'vitalik.eth', 'fid:3'],
    credentialNames: ['Skill: Engineering'],
    issuers: ['Guild'],
  })
  expect(response.status).toBe(201)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const { webhook, secret } = webhookWithSecretSchema.parse(await response.json())
  expect(webhook).toMatchObject({
    types: [
      'profile.created',
      'profile.updated',
      'profile.merged',
      'profile.removed',
      'credential.revoked',
    ],
    identifiers: ['vitalik.eth', 'fid:3'],
    state: 'pending',
    reason: 'consent of the receiver has not been requested yet',
    pending: 0,
    dead: 0,
  })
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)

  const shown = webhookAnswerSchema.parse(
    await (await call('GET', `/webhooks/${webhook.id}`)).json(),
  )
  expect({ ...shown.webhook, identifiers: [...shown.webhook.identifiers].sort() }).toEqual({
    ...webhook,
    createdAt: shown.webhook.createdAt,
    identifiers: ['fid:3', 'vitalik.eth'],
  })
  const list = await (await call('GET', '/webhooks')).text()
  expect(webhooksAnswerSchema.parse(JSON.parse(list)).webhooks).toHaveLength(1)
  expect(list).not.toContain('whsec_')

  const rotated = webhookWithSecretSchema.parse(
    await (await call('POST', `/webhooks/${webhook.id}/rotate`)).json(),
  )
  expect(rotated.secret).not.toBe(secret)
  expect(Date.parse(rotated.previousUntil ?? '')).toBeGreaterThan(Date.now())

  expect((await call('DELETE', `/webhooks/${webhook.id}`)).status).toBe(200)
  expect((await call('DELETE', `/webhooks/${webhook.id}`)).status).toBe(404)
  expect((await call('GET', `/webhooks/${webhook.id}`)).status).toBe(404)
})

it('shows what was given up, and queues it again', async () => {
  const { webhook } = await create({ identifiers: ['fid:616'] })
  await service.store.webhooks.recordConsent(webhook.url, { kind: 'granted', perMinute: null }, 1)
  await addAda(service)
  await service.store.log.sequence()
  const [due] = await service.store.webhooks.due(1, 8, { owner, url: webhook.url })
  if (!due) throw new Error('nothing is due')
  const pending = await (
    await call('GET', `/webhooks/${webhook.id}/deliveries?state=pending`)
  ).json()
  expect(deliveriesAnswerSchema.parse(pending).deliveries).toMatchObject([
    { change: { type: 'profile.created', profileID: adaID }, matched: ['fid:616'], attempts: 0 },
  ])
  await service.store.webhooks.settle(
    due,
    { kind: 'dead', error: 'the receiver answered 500', webhookDueAt: 2 },
    1,
  )
  const dead = deliveriesAnswerSchema.parse(
    await (await call('GET', `/webhooks/${webhook.id}/deliveries`)).json(),
  )
  expect(dead.deliveries).toMatchObject([{ error: 'the receiver answered 500', attempts: 1 }])
  expect((await (await call('GET', `/webhooks/${webhook.id}`)).json()).webhook).toMatchObject({
    state: 'failing',
    dead: 1,
  })
  const replay = async (body: object) =>
    replayAnswerSchema.parse(
      await (await call('POST', `/webhooks/${webhook.id}/replay`, body)).json(),
    ).replayed
  expect(await replay({ changes: ['another'] })).toBe(0)
  const path = `/webhooks/${webhook.id}/replay`
  expect((await call('POST', path, { changes: ['\0'] })).status).toBe(422)
  expect((await call('GET', '/webhooks/%00')).status).toBe(404)
  expect(await replay({})).toBe(1)
  expect(await replay({})).toBe(0)
})

describe('refuses', () => {
  it.each([
    ['http', { url: 'http://example.com/' }],
    ['another port', { url: 'https://example.com:8443/' }],
    ['a password', { url: 'https://user:password@example.com/' }],
    ['a private address', { url: 'https://127.0.0.1/' }],
    ['a private address in disguise', { url: 'https://[::ffff:10.0.0.1]/' }],
    ['no URL', { url: 'example' }],
    ['an unknown type', { types: ['profile.sold'] }],
    ['no targets', { identifiers: [] }],
    ['what is no identifier', { identifiers: ['0x12'] }],
    ['names that no database takes', { credentialNames: ['a\0'] }],
    ['too many', { issuers: Array.from({ length: 1001 }, (_, n) => `Issuer ${n}`) }],
  ])('%s', async (_what, body) => {
    const response = await call('POST', '/webhooks', {
      url: 'https://example.com/',
      identifiers: ['fid:3'],
      ...body,
    })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).not.toEqual([])
  })

  it('a request without a key, or with one that lacks the scope', async () => {
    const { token: other } = await service.issueKey({ scopes: ['read', 'attest'] })
    expect((await service.request('/webhooks')).status).toBe(401)
    expect((await call('GET', '/webhooks', undefined, other)).status).toBe(403)
    expect((await call('POST', '/webhooks', { url: 'https://example.com/' }, other)).status).toBe(
      403,
    )
  })

  it('the webhooks of another key, as if there were none', async () => {
    const { webhook } = await create({ identifiers: ['fid:4'] })
    const { token: other } = await service.issueKey({ scopes: ['webhooks'] })
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/rotate'],
      ['GET', '/deliveries'],
    ] as const)
      expect((await call(method, `/webhooks/${webhook.id}${path}`, undefined, other)).status).toBe(
        404,
      )
    expect((await call('POST', `/webhooks/${webhook.id}/replay`, {}, other)).status).toBe(404)
    expect((await call('GET', '/webhooks/..%2f', undefined, other)).status).toBe(404)
  })
})
