import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readProblem } from '../../test/problem.ts'
import { adaID, addAda, createTestService, type TestService, vitalik } from '../../test/service.ts'

let service: TestService

beforeAll(async () => {
  service = await createTestService()
  await addAda(service)
})

afterAll(() => service.close())

describe('GET /lookup', () => {
  test.each([
    'ada.eth',
    vitalik,
    'fid:616',
    'fid 616',
    '@ada',
    'ADA',
    'twitter:adal',
    'https://whocast.test/fname/ada',
  ])('one box understands %s', async (text) => {
    const response = await service.request(`/lookup?q=${encodeURIComponent(text)}`)
    const { profiles } = (await response.json()) as { profiles: { profileID: string }[] }
    expect(profiles.map(({ profileID }) => profileID)).toEqual([adaID])
  })

  test.each(['', '?q=', '?q=%ff'])('/lookup%s is a 400', async (query) => {
    const response = await service.request(`/lookup${query}`)
    expect(response.status).toBe(400)
    expect(await readProblem(response)).toMatchObject({ code: 'invalid-request', profiles: [] })
  })
})

describe('POST /lookup', () => {
  const ask = (queries: unknown) =>
    service.request('/lookup', {
      method: 'POST',
      body: JSON.stringify({ queries }),
      headers: { 'content-type': 'application/json' },
    })

  test('a bulk is answered in order, each query with its profiles or its problem', async () => {
    const queries = ['ada.eth', 'not an identifier', 'fid:999', '0x12', 'fid:616']
    const response = await ask(queries)
    const { answers } = (await response.json()) as {
      answers: { query: string; profiles: unknown[]; problem?: { code: string } }[]
    }
    expect(answers.map(({ query }) => query)).toEqual(queries)
    expect(answers.map(({ profiles }) => profiles.length)).toEqual([1, 0, 0, 0, 1])
    expect(answers.map(({ problem }) => problem?.code)).toEqual([
      undefined,
      'invalid-identifier',
      undefined,
      'invalid-identifier',
      undefined,
    ])
  })

  test('a bulk has 1 to 100 queries', async () => {
    for (const queries of [
      [],
      Array.from({ length: 101 }, () => 'a.eth'),
      'a.eth',
      [1],
      undefined,
    ]) {
      const response = await ask(queries)
      const problem = await readProblem(response)
      expect(problem.status).toBe(422)
      expect(problem.errors?.[0]?.pointer).toMatch(/^\/queries/)
      expect(problem.profiles).toEqual([])
    }
  })
})
