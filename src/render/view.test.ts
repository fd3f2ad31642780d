import { expect, it } from 'vitest'
import { people } from '../../test/render/people.ts'
import type { CardSubject } from '../domain/ports.ts'
import { viewOf } from './view.ts'

const view = (name: string) => {
  const result = viewOf(people[name] ?? { kind: 'home' })
  if (result.kind !== 'profile') throw new Error(`${name} is no profile`)
  return result
}

it('puts verified accounts apart from claimed ones, the most telling first', () => {
  const { verified, claimed } = view('rich')
  expect(verified.map(({ label }) => label)).toEqual(['Farcaster', 'X', 'GitHub', 'ENS', 'Lens', 'Wallet'])
  expect(claimed.map(({ label }) => label)).toEqual(['LinkedIn', 'Mastodon'])
})

it('puts further wallets last', () => {
  const { verified } = view('crowded')
  expect(verified.slice(-2).map(({ label }) => label)).toEqual(['Wallet', 'Wallet'])
})

it('makes one badge of credentials that say the same, what is best proven first', () => {
  expect(view('rich').credentials.map(({ name, count }) => `${name} ${count}`)).toEqual([
    'Coinbase verified account 1',
    'Skill: Engineering 2',
    'Devcon speaker 1',
    'Gitcoin passport 1',
  ])
})

it('is called by the handle who has no name', () => {
  expect(view('bare')).toMatchObject({ name: '0xAb58…eC9B', handle: '', fid: '', bio: '' })
})

it('does not change with the time of the last check', () => {
  const subject = people.rich as CardSubject & { kind: 'profile' }
  const later = { ...subject, profile: { ...subject.profile, updatedAt: 1_800_000_000 } }
  expect(viewOf(later)).toEqual(viewOf(subject))
})
