import { describe, expect, it } from 'vitest'
import { readJson } from './body.ts'

const post = (body: string) =>
  new Request('https://whocast.test/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('a JSON body', () => {
  it('is taken down to 32 levels, and refused below', async () => {
    await expect(readJson(post(nested(32)))).resolves.toHaveLength(1)
    await expect(readJson(post(nested(33)))).rejects.toMatchObject({
      code: 'invalid-request',
      detail: 'the body is nested deeper than 32 levels',
    })
    await expect(readJson(post(`{"a":${'{"a":'.repeat(40)}`))).rejects.toThrow(/nested deeper/)
  })

  it('may have brackets in its texts, and many lists side by side', async () => {
    const text = `${'[{'.repeat(100)}"\\`
    await expect(
      readJson(post(JSON.stringify({ text, lists: Array(100).fill([]) }))),
    ).resolves.toMatchObject({ text })
  })

  it('is refused where it is not JSON', async () => {
    await expect(readJson(post('{'))).rejects.toMatchObject({ code: 'invalid-request' })
  })
})
