import fc from 'fast-check'
import { expect, it } from 'vitest'
import { intersectLists, toPlaceList } from './place-lists.ts'

const places = fc
  .uniqueArray(fc.nat(60), { minLength: 0, maxLength: 40 })
  .map((list) => list.toSorted((a, b) => a - b))

it('has the first places of all lists, and others only where lists were cut', () => {
  let found = 0
  fc.assert(
    fc.property(
      fc.array(places, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 10 }),
      (rows, read, limit) => {
        const lists = rows.map((row) => toPlaceList(row.slice(0, read), read))
        const expected = (rows[0] ?? []).filter((place) => rows.every((row) => row.includes(place)))
        const result = intersectLists(lists, limit)
        const isWhole = rows.every((row) => row.length < read)
        if (isWhole) expect(result).toEqual(expected.slice(0, limit))
        if (result === null) return
        found += 1
        expect(result.length).toBeLessThanOrEqual(limit)
        expect(result).toEqual(result.toSorted((a, b) => a - b))
        // Nothing is missing: what follows the last place was left out by the limit.
        const last = result.length < limit ? Number.POSITIVE_INFINITY : (result.at(-1) ?? 0)
        for (const place of expected) if (place <= last) expect(result).toContain(place)
        // A place that some list lacks lies behind the end of that list.
        for (const place of result)
          for (const [at, row] of rows.entries())
            if (!row.includes(place)) expect(place).toBeGreaterThan(lists[at]?.end ?? 0)
      },
    ),
    { numRuns: 1000 },
  )
  expect(found).toBeGreaterThan(300)
})
