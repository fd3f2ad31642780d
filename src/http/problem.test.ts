import { ServiceError } from '@whocast/contract/error.ts'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createRecordedLog } from '../../test/frames/people.ts'
import type { HttpEnv } from './exchange.ts'
import { createErrorHandler } from './problem.ts'

const baseUrl = 'https://whocast.test'

/** What an app answers, and logs, that fails in this way. */
async function answerTo(error: Error) {
  const log = createRecordedLog()
  const app = new Hono<HttpEnv>()
  app.onError(createErrorHandler({ baseUrl, log }))
  app.get('/api/v1/fid/3', () => {
    throw error
  })
  const exchange = { id: 'r-1', path: '/api/v1/fid/3', policyName: 'anon', headers: () => ({}) }
  const response = await app.request('/api/v1/fid/3', {}, {
    exchange,
  } as unknown as HttpEnv['Bindings'])
  return { response, body: (await response.json()) as Record<string, unknown>, lines: log.lines }
}

describe('a problem document', () => {
  it('names the limit that was exceeded', async () => {
    const { response, body, lines } = await answerTo(
      new ServiceError('quota-exceeded', 'wait', { retryAfterSeconds: 7 }),
    )
    expect(response.headers.get('retry-after')).toBe('7')
    expect(body).toMatchObject({ status: 429, 'violated-policies': ['anon'] })
    expect(lines).toEqual([])
  })

  it('of another expected error names no limit and no time, and is not logged', async () => {
    const { response, body, lines } = await answerTo(new ServiceError('invalid-request', 'no fid'))
    expect(response.status).toBe(400)
    expect(response.headers.has('retry-after')).toBe(false)
    expect(body).not.toHaveProperty('violated-policies')
    expect(lines).toEqual([])
  })

  it('hides an unexpected error, and logs it with the request id', async () => {
    const { response, body, lines } = await answerTo(new Error('the password is hunter2'))
    expect(response.status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('hunter2')
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'error',
        message: 'a request failed',
        fields: expect.objectContaining({ id: 'r-1' }),
      }),
    ])
  })
})
