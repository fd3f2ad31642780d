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

describe('known addresses of the caller', () => {
  const twin = `${vitalik.slice(0, 6)}${'0'.repeat(32)}${vitalik.slice(-4)}`
  const rowsOf = async (path: string) => {
    const response = await service.request(path)
    expect(response.status).toBe(200)
    const { profiles } = (await response.json()) as {
      profiles: { channels: { type: string; lookalikeOf?: string }[] }[]
    }
    const wallets = profiles[0]?.channels.filter(({ type }) => type === 'wallet') ?? []
    return { response, marks: wallets.flatMap(({ lookalikeOf }) => lookalikeOf ?? []) }
  }

  test('mark wallets that look like one of them, for this caller alone', async () => {
    for (const path of ['/fid/616', '/lookup?q=ada.eth']) {
      const { response, marks } = await rowsOf(
        `${path}${path.includes('?') ? '&' : '?'}known=${twin}`,
      )
      expect(marks.map((address) => address.toLowerCase())).toEqual([twin.toLowerCase()])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect((await rowsOf(path)).marks).toEqual([])
    }
  })

  test('that are the wallet itself, or of another kind, mark nothing', async () => {
    expect((await rowsOf(`/fid/616?known=${vitalik}`)).marks).toEqual([])
    expect((await rowsOf(`/fid/616?known=${vitalik},${twin}`)).marks).toEqual([])
    expect((await rowsOf(`/fid/616?known=0x${'11'.repeat(20)}`)).marks).toEqual([])
  })

  test.each(['ada.eth', '0x12', Array(101).fill(vitalik).join()])('%s is a 400', async (known) => {
    expect((await service.request(`/fid/616?known=${known}`)).status).toBe(400)
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
