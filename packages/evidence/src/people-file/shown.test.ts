import type { FoundChannel } from '@whocast/contract/profile.ts'
import { expect, test } from 'vitest'
import { exportPeople } from '../../../../src/main/people-file/export.ts'
import { credential, wallet } from '../../../../test/contract/store-people.ts'
import { type Decision, noDecision } from '../forms/owner-decision.ts'
import { onlyShown } from './shown.ts'
import type { StoredPerson } from './write-person.ts'

const other = wallet(2)
const channel = (
  type: FoundChannel['type'],
  value: string,
  more: Partial<FoundChannel> = {},
): FoundChannel => ({
  type,
  value,
  isVerified: false,
  ...more,
})

const person = (decision?: Partial<Decision>): StoredPerson => ({
  profileID: 'p',
  findings: [
    {
      source: 'import',
      scope: 'import:p',
      checkedAt: 1,
      fields: { displayName: 'Ada', bio: 'Counts.' },
      channels: [
        channel('github', 'ada'),
        channel('email', 'ada@example.com'),
        channel('phone', '+12025550143', { isPublished: true }),
        channel('telegram', 'ada_private'),
      ],
    },
    {
      source: 'ens',
      scope: `ens:${other}`,
      checkedAt: 1,
      fields: {},
      channels: [channel('wallet', other)],
    },
  ],
  credentials: [
    credential(1, { address: wallet(1) }, { name: 'Shown' }),
    credential(2, { address: wallet(1) }, { name: 'Secret', isPublic: false }),
    credential(3, { address: other }, { name: 'Of the other wallet' }),
    credential(4, { address: wallet(1) }, { name: 'Hidden' }),
  ],
  ...(decision === undefined
    ? {}
    : {
        decision: {
          decision: { ...noDecision('fid:3'), ...decision },
        } as StoredPerson['decision'] & object,
      }),
})

const channelsOf = (shown: StoredPerson | null) =>
  shown?.findings.flatMap(({ channels }) => channels.map(({ type, value }) => `${type} ${value}`))
const namesOf = (shown: StoredPerson | null) => shown?.credentials.map(({ name }) => name)

test('a file to hand on has no account that is private by default, nor a private credential', () => {
  const shown = onlyShown(person())
  expect(channelsOf(shown)).toEqual(['github ada', 'phone +12025550143', `wallet ${other}`])
  expect(namesOf(shown)).toEqual(['Shown', 'Of the other wallet', 'Hidden'])
})

test('nor what their owner hides, with all that a hidden wallet says', () => {
  const shown = onlyShown(
    person({
      channels: [
        { type: 'wallet', value: other },
        { type: 'github', value: 'Ada' },
      ],
      fields: ['bio'],
      credentials: [credential(4, { address: wallet(1) }).uid],
    }),
  )
  expect(channelsOf(shown)).toEqual(['phone +12025550143'])
  expect(namesOf(shown)).toEqual(['Shown'])
  expect(shown?.findings.map(({ fields }) => fields)).toEqual([{ displayName: 'Ada' }])
  expect(shown?.decision).toBeUndefined()
})

test('an account that its owner published is written as published', () => {
  const shown = onlyShown(person({ publishes: [{ type: 'email', value: 'ada@example.com' }] }))
  expect(channelsOf(shown)).toEqual([
    'github ada',
    'email ada@example.com',
    'phone +12025550143',
    `wallet ${other}`,
  ])
  expect(shown?.findings[0]?.channels.find(({ type }) => type === 'email')?.isPublished).toBe(true)
})

test('a person who hides everything is not in it', () => {
  expect(onlyShown(person({ isHidden: true }))).toBeNull()
})

test('an export to hand on goes on behind a person who hides everything', async () => {
  const store = {
    people: {
      async *all() {
        yield person({ isHidden: true })
        yield person()
      },
    },
    credentials: { waiting: () => expect.unreachable() },
    owners: { waiting: () => expect.unreachable() },
  }
  const chunks: string[] = []
  for await (const chunk of exportPeople(store, undefined, { isShown: true })) chunks.push(chunk)
  const lines = chunks.join('').trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { profileID: string }).profileID)).toEqual(['p'])
})
