import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wireTime } from './wire-time.ts'

const LAST_SECOND = 253_402_300_799

describe('times in answers', () => {
  test('are those of toISOString, without fractions', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 4_102_444_800 }),
          fc.integer({ min: -62_135_596_800, max: LAST_SECOND }),
        ),
        (seconds) => {
          expect(wireTime(seconds)).toBe(`${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`)
        },
      ),
    )
  })

  test('end with the year 9999, as RFC 3339 does', () => {
    expect(wireTime(LAST_SECOND)).toBe('9999-12-31T23:59:59Z')
    expect(wireTime(LAST_SECOND + 1)).toBe('9999-12-31T23:59:59Z')
    expect(wireTime(Number.MAX_SAFE_INTEGER)).toBe('9999-12-31T23:59:59Z')
  })

  test('lose a fraction of a second', () => {
    expect(wireTime(1_795_383_819.9)).toBe('2026-11-22T21:43:39Z')
  })
})
