import { afterAll, beforeAll, expect, test } from 'vitest'
import { adaID, addAda, createTestService, type TestService } from '../../test/service.ts'
import { problemSchema, searchAnswerSchema } from './schema.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
})
afterAll(() => service.close())

const search = async (query: string) => {
  const response = await service.request(`/search?${query}`)
  expect(response.status).toBe(200)
  return searchAnswerSchema.parse(await response.json()).results
}

test('a row has what a list shows, and why it is there', async () => {
  expect(await search('q=ada')).toEqual([
    {
      profileID: adaID,
      displayName: 'Ada ✨',
      handle: '@ada',
      handleGrade: 'reported',
      avatarUrl: 'https://example.com/ada.png',
      url: `${service.baseUrl}/fname/ada`,
      match: { type: 'farcaster', value: 'ada', grade: 'reported' },
      likeness: 'exact',
    },
  ])
  expect(await search('q=ADA-CLAIMS')).toMatchObject([
    { match: { type: 'github', value: 'ada-claims' } },
  ])
  expect(await search('q=nobody-like-this')).toEqual([])
})

test('takes x for twitter as a type, and a trailing slash', async () => {
  expect(await search('q=adal&type=x')).toMatchObject([
    { match: { type: 'twitter', value: 'AdaL' } },
  ])
  expect((await service.request('/search/?q=ada&unknown=1')).status).toBe(200)
})

test('answers any origin, is asked for again each time, and HEAD and 304 work', async () => {
  const response = await service.request('/search?q=ada', {
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toBe('public, no-cache')
  const etag = response.headers.get('etag') ?? ''
  expect(
    (await service.request('/search?q=ada', { headers: { 'if-none-match': etag } })).status,
  ).toBe(304)
  expect((await service.request('/search?q=ada', { method: 'HEAD' })).status).toBe(200)
})

test.each([
  ['', 'invalid-request'],
  ['q=', 'invalid-request'],
  ['q=%20', 'invalid-request'],
  ['q=!!', 'invalid-request'],
  [`q=${'a'.repeat(101)}`, 'invalid-request'],
  ['q=%FF', 'invalid-request'],
  ['q=a&limit=-1', 'invalid-request'],
  ['q=a&limit=1e3', 'invalid-request'],
  ['q=a&type=nothing', 'unknown-channel-type'],
])('refuses ?%s', async (query, code) => {
  const response = await service.request(`/search?${query}`)
  expect(response.status).toBe(400)
  expect(problemSchema.parse(await response.json()).code).toBe(code)
})

test('other methods are told what this route answers', async () => {
  const response = await service.request('/search?q=a', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

test('who was forgotten is not found', async () => {
  const gone = await createTestService()
  await addAda(gone)
  await gone.store.people.forget('fname:ada')
  const response = await gone.request('/search?q=ada')
  expect(await response.json()).toEqual({ results: [] })
  await gone.close()
})
