import { expect, it } from 'vitest'
import { readPlatformHandle, withoutQuestion } from './phrase.ts'

it.each([
  ['who is ada?', 'ada'],
  ["who's ada lovelace", 'ada lovelace'],
  ['find ada', 'ada'],
  ['whoever', 'whoever'],
  ['ada', 'ada'],
])('reads the name in “%s”', (text, name) => expect(withoutQuestion(text)).toBe(name))

it.each([
  ['github ada', 'github', 'ada'],
  ['gh:ada', 'github', 'ada'],
  ['twitter ada', 'twitter', 'ada'],
  ['ada on x', 'twitter', 'ada'],
  ['x ada', 'twitter', 'ada'],
  ['ada github', 'github', 'ada'],
  ['@ada on farcaster', 'farcaster', 'ada'],
  ['who is ada on lens?', 'lens', 'ada'],
  ['fid 3', 'fid', '3'],
  ['#3', 'fid', '3'],
])('reads “%s”', (text, platform, handle) =>
  expect(readPlatformHandle(text)).toEqual({ platform, handle }),
)

it.each(['ada', 'ada lovelace', 'rish neynar', 'ada lovelace on x', 'vitalik.eth', 'lisbon dev'])(
  'reads no platform in “%s”',
  (text) => expect(readPlatformHandle(text)).toBeNull(),
)
