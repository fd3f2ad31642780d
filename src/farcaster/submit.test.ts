import { describe, expect, it } from 'vitest'
import { isValidMessage, submitMessage } from './submit.ts'

const bytes = Uint8Array.of(1, 2, 3)
/** A node that answers so to everything. */
const answering = (status: number, body: unknown) => ({
  post: async () => ({ status, body }) as never,
})

describe('validateMessage', () => {
  it.each([
    [200, { valid: true }, true],
    [200, { valid: false }, false],
    [400, { error_detail: 'invalid signature' }, false],
  ])('answered by %i %j is %s', async (status, body, expected) => {
    expect(await isValidMessage(answering(status, body), bytes)).toBe(expected)
  })

  it.each([
    [200, { ok: true }],
    [201, { valid: true }],
    [500, { valid: true }],
  ])('answered by %i %j is an error', async (status, body) => {
    await expect(isValidMessage(answering(status, body), bytes)).rejects.toThrow('validateMessage')
  })
})

describe('submitMessage', () => {
  it('takes a message that the node has already as submitted', async () => {
    await submitMessage(answering(200, {}), bytes)
    await submitMessage(
      answering(400, { error_detail: 'bad_request.duplicate: message has already been merged' }),
      bytes,
    )
  })

  it.each([
    ['mempool is full', true],
    ['invalid signature', false],
  ])('%s: worth another try is %s', async (details, isTransient) => {
    await expect(
      submitMessage(answering(400, { error_detail: details }), bytes),
    ).rejects.toMatchObject({ isTransient })
  })
})
