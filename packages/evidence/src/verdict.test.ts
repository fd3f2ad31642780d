import { describe, expect, it } from 'vitest'
import { AttestationError } from './forms/attestation.ts'
import { Broken, holds, verdictOf } from './verdict.ts'

const thrown = (error: Error) =>
  verdictOf(async () => {
    throw error
  })

describe('a check', () => {
  it('answers with its verdict', async () => {
    expect(await verdictOf(async () => holds('signed'))).toMatchObject({
      status: 'holds',
      reason: 'signed',
    })
  })

  it('that finds something broken fails with the reason, and with the place in an attestation', async () => {
    expect(await thrown(new Broken('of another fid'))).toMatchObject({
      status: 'fails',
      reason: 'of another fid',
    })
    expect((await thrown(new AttestationError('/message/time', 'must be a time'))).reason).toBe(
      'message.time must be a time',
    )
    expect((await thrown(new AttestationError('', 'is too long'))).reason).toBe(
      'the evidence is too long',
    )
  })

  it('that breaks down itself says nothing of the evidence', async () => {
    await expect(thrown(new TypeError('a bug'))).rejects.toThrow('a bug')
  })
})
