import { noDecision } from '@whocast/evidence/forms/owner-decision.ts'
import { expect, it } from 'vitest'
import type { OwnersPerson } from './port.ts'
import { channelRows, fieldRows } from './stored-data.ts'

const person = {
  profileID: 'p',
  of: 'fid:3',
  keys: ['fid:3'],
  channels: [{ type: 'github', value: 'Ada', isVerified: false, source: 'ens', checkedAt: 1 }],
  fields: { displayName: 'Ada', bio: 'Counts.' },
} as OwnersPerson

it('owners see their fields in the words that count, and hidden ones as hidden', () => {
  const decision = {
    ...noDecision('fid:3'),
    says: { bio: 'Writes.' },
    fields: ['bio', 'location'] as const,
  }
  expect(fieldRows(person, decision as never)).toEqual([
    { name: 'displayName', value: 'Ada', isHidden: false },
    { name: 'bio', value: 'Writes.', isHidden: true },
    { name: 'location', value: undefined, isHidden: true },
  ])
  expect(
    fieldRows(person, { ...noDecision('fid:3'), isHidden: true }).map(({ isHidden }) => isHidden),
  ).toEqual([true, true])
})

it('owners see what they hid when no source names it any more', () => {
  const gone = { type: 'twitter', value: 'ada' } as const
  const decision = {
    ...noDecision('fid:3'),
    channels: [gone, { type: 'github', value: 'ada' } as const],
  }
  expect(
    channelRows(person, decision).map(({ type, isHidden, source }) => [type, isHidden, source]),
  ).toEqual([
    ['github', true, 'ens'],
    ['twitter', true, 'owner'],
  ])
})
