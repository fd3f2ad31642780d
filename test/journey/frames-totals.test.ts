import { type Mark, markOf, marks, marksText } from '@whocast/contract/display.ts'
import { type Identifier, identifierPath } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'
import type { Channel, Profile } from '@whocast/contract/profile.ts'
import { sampleFnameRegistry, samplesMadeAt } from '@whocast/contract/samples.ts'
import { verifyAnswer } from '@whocast/evidence/answer.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewOf } from '../../frames/card/view.ts'
import { ProfilePage } from '../../frames/pages/profile.tsx'
import { toWireProfile } from '../../src/api/wire.ts'
import { loadSamples } from '../../src/main/people-file/samples.ts'
import { createTestService, type TestService } from '../service.ts'
import { isWholeRun } from '../whole.ts'

const PEOPLE = isWholeRun ? 1000 : 250

let service: TestService
/** The sample people, whose proofs hold. */
const samples: { identifier: Identifier; profile: Profile }[] = []

beforeAll(async () => {
  service = await createTestService()
  await loadSamples(service.store, service.baseUrl)
  for await (const { findings } of service.store.people.all()) {
    const channels = findings[0]?.channels ?? []
    const fid = channels.find(({ type }) => type === 'farcaster')?.metadata?.[0]?.value
    const identifier = identify(fid ? `fid:${fid}` : (channels[0]?.value ?? ''))
    const { profiles } = await service.lookup.one(identifier, { include: { proof: true } })
    if (profiles[0]) samples.push({ identifier, profile: profiles[0] })
  }
})
afterAll(() => service.close())

/** A row without a proof: such a row is never `proven`. */
const row = fc
  .record({
    mark: fc.constantFrom<Mark>('confirmed', 'reported', 'claimed'),
    type: fc.constantFrom('twitter', 'github', 'lens', 'instagram', 'reddit', 'email', 'phone'),
    value: fc.nat(1_000_000),
    place: fc.option(fc.nat(20), { nil: undefined }),
  })
  .map(({ mark, type, value, place }): Channel => {
    const plain = {
      type,
      value: `value-${value}`,
      source: 'neynar',
      checkedAt: samplesMadeAt,
      ...(place === undefined ? {} : { place }),
    }
    if (mark === 'claimed') return { ...plain, isVerified: false }
    const grade = mark === 'reported' ? { grade: mark, by: 'neynar' } : { grade: mark }
    return { ...plain, isVerified: true, verification: { ...grade, checkedAt: samplesMadeAt } }
  })

const context = {
  baseUrl: 'https://who.example.com',
  asset: (name: string) => name,
  knowsViewers: false,
  hue: () => 'grey',
}

/** Checks that the page, the card, the API and the checker count the same rows per grade. */
async function expectSameTotals(identifier: Identifier, profile: Profile): Promise<void> {
  const expected = marksText(profile.channels)
  const html = String(
    await ProfilePage({
      context,
      profile,
      requested: identifier,
      path: identifierPath(identifier),
      isStale: false,
      failedSources: [],
    }),
  )
  const tally = [...html.matchAll(/<b>(\d+)<\/b> (proven|confirmed|reported|claimed)<\/span>/g)]
  expect(tally.map(([, amount, mark]) => `${amount} ${mark}`).join(', ')).toBe(expected)
  // Every account has a row, in the order of the grades; credentials have grades of their own.
  const accounts = html.split('id="credentials')[0] ?? ''
  const shown = [...accounts.matchAll(/aria-label="(Proven|Confirmed|Reported|Claimed)"/g)]
  const grades = shown.map(([, word]) => (word ?? '').toLowerCase() as Mark)
  expect(grades).toEqual(inOrder(profile.channels.map(markOf)))

  const view = viewOf({ kind: 'profile', handle: '@someone', profile })
  if (view.kind !== 'profile') throw new Error('no profile')
  const [best, all] = /^(\d+)(?: of (\d+))? /.exec(view.proof)?.slice(1) ?? []
  expect(`${best} ${view.mark}`).toBe(expected.split(',')[0])
  expect(Number(all ?? best)).toBe(profile.channels.length)
  const drawn = view.accounts.map(({ mark }) => mark)
  expect(drawn).toEqual(inOrder(drawn))

  const wire = toWireProfile(profile, { baseUrl: context.baseUrl, proof: { records: [] } })
  expect(marksText(wire.channels as unknown as Channel[])).toBe(expected)
  const answer = JSON.parse(JSON.stringify({ profiles: [wire] }))
  const verdicts = await verifyAnswer(answer, {
    for: identifierPath(identifier),
    now: samplesMadeAt,
    fnameRegistry: sampleFnameRegistry,
  })
  const checked = verdicts.filter(({ subject }) => subject === 'channel')
  expect(checked.map(({ grade }) => grade)).toEqual(profile.channels.map(markOf))
}

const inOrder = (all: readonly Mark[]): Mark[] =>
  [...all].sort((a, b) => marks.indexOf(a) - marks.indexOf(b))

it('totals of the sample people are the same on card and page, in the API and in the checker', async () => {
  expect(samples.length).toBe(12)
  for (const { identifier, profile } of samples) await expectSameTotals(identifier, profile)
})

it('totals of fuzzed people are the same', { timeout: 300_000 }, async () => {
  const person = fc.record({
    sample: fc.constantFrom(...samples),
    rows: fc.uniqueArray(row, { maxLength: 30, selector: ({ type, value }) => type + value }),
    keepsOthers: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(person, ({ sample: { identifier, profile }, rows, keepsOthers }) => {
      const own = profile.channels.filter((one) => keepsOthers || markOf(one) === 'proven')
      return expectSameTotals(identifier, { ...profile, channels: [...own, ...rows] })
    }),
    { numRuns: PEOPLE, seed: 35 },
  )
})
