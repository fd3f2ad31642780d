import { describe, expect, it } from 'vitest'
import { refusalText, saysNotFound } from './refusal.ts'

describe('what a node says when it refuses', () => {
  it.each([
    [{ error: 'bad request', error_detail: 'status: NotFound, message: "cast not found"' }, true],
    [
      { error: 'x', error_detail: `status: 'Some requested entity was not found', self: "…"` },
      true,
    ],
    [{ error: 'no such cast' }, true],
    ['Not found', true],
    // A code is believed before words are.
    [{ error: 'x', error_detail: 'status: Internal, message: "shard not found"' }, false],
    [{ error: 'invalid hash' }, false],
    [null, false],
    [undefined, false],
    [{ error: 3 }, false],
  ])('%j: there is none is %j', (body, expected) => {
    expect(saysNotFound(body)).toBe(expected)
  })

  it('is at most 200 characters, whatever came', () => {
    expect(refusalText({ error: 'a', error_detail: 'b'.repeat(300) })).toBe(`a: ${'b'.repeat(197)}`)
    expect(refusalText('c'.repeat(300))).toHaveLength(200)
    expect(refusalText([1])).toBe('')
  })
})
