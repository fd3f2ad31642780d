import { expect, it } from 'vitest'
import { compareAll, fuzzed, vectors } from '../evidence/grade-differences.ts'
import { isWholeRun } from '../whole.ts'

/** How many fuzzed profiles are compared; the bar of the issue is 10,000. */
const FUZZED = isWholeRun ? 1000 : 40
/** The paths of each vector besides that of the fid: in turn, or all of them. */
const LOOKUPS = isWholeRun ? 8 : 4

it('grades rows of vectors as the checker does', { timeout: 300_000 }, async () => {
  const { differences, proven } = await compareAll(vectors(), { lookups: LOOKUPS })
  expect(differences).toEqual([])
  expect(proven).toBeGreaterThan(0)
})

it('grades rows of fuzzed profiles as the checker does', { timeout: 3_600_000 }, async () => {
  const { differences, proven } = await compareAll(fuzzed(FUZZED))
  expect(differences).toEqual([])
  expect(proven).toBeGreaterThan(0)
})
