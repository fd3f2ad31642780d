import { type Mark, marks, marksText } from '@whocast/contract/display.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { viewOf } from '../../frames/card/view.ts'
import { ProfilePage } from '../../frames/pages/profile.tsx'

const types = ['farcaster', 'ens', 'twitter', 'github', 'email', 'wallet', 'lens', 'phone'] as const

const channelOf = (mark: Mark, type: (typeof types)[number], at: number): Channel => {
  const row = { type, value: `value-${at}`, source: 'neynar', checkedAt: 1_790_000_000 }
  switch (mark) {
    case 'claimed':
      return { ...row, isVerified: false }
    case 'reported':
      return { ...row, isVerified: true, verification: { grade: mark, by: 'x', checkedAt: 1 } }
    default:
      return { ...row, isVerified: true, verification: { grade: mark, checkedAt: 1 } }
  }
}

const person = fc
  .array(
    fc.record({
      mark: fc.constantFrom(...marks),
      type: fc.constantFrom(...types),
      place: fc.option(fc.nat(20), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map(
    (rows): Profile => ({
      profileID: 'someone',
      displayName: 'Someone',
      channels: rows.map(({ mark, type, place }, at) => ({
        ...channelOf(mark, type, at),
        ...(place === undefined ? {} : { place }),
      })),
      credentials: [],
    }),
  )

const context = {
  baseUrl: 'https://who.example.com',
  asset: (name: string) => name,
  knowsViewers: false,
  hue: () => 'grey',
}

it('counts the same accounts per grade on the card, on the page and in the profile', async () => {
  await fc.assert(
    fc.asyncProperty(person, async (profile) => {
      const html = String(
        await ProfilePage({
          context,
          profile,
          requested: { kind: 'fname', fname: 'someone' },
          path: '/fname/someone',
          isStale: false,
          failedSources: [],
        }),
      )
      const tally = [...html.matchAll(/<b>(\d+)<\/b> (proven|confirmed|reported|claimed)<\/span>/g)]
      const onPage = tally.map(([, amount, mark]) => `${amount} ${mark}`).join(', ')
      expect(onPage).toBe(marksText(profile.channels))
      // Every account has a row, in the order of the grades.
      const shown = [...html.matchAll(/aria-label="(Proven|Confirmed|Reported|Claimed)"/g)]
      const grades = shown.map(([, word]) => (word ?? '').toLowerCase() as Mark)
      expect(grades).toHaveLength(profile.channels.length)
      expect(grades).toEqual([...grades].sort((a, b) => marks.indexOf(a) - marks.indexOf(b)))

      const view = viewOf({ kind: 'profile', handle: '@someone', profile })
      if (view.kind !== 'profile') throw new Error('no profile')
      const [first] = /\d+ \w+/.exec(onPage) ?? []
      const [best, all] = /^(\d+)(?: of (\d+))? /.exec(view.proof)?.slice(1) ?? []
      expect(`${best} ${view.mark}`).toBe(first)
      expect(Number(all ?? best)).toBe(profile.channels.length)
      const drawn = view.accounts.map(({ mark }) => marks.indexOf(mark))
      expect(drawn).toEqual([...drawn].sort((a, b) => a - b))
    }),
    { numRuns: 1000, seed: 35 },
  )
})
