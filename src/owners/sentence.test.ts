import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { expect, it } from 'vitest'
import { describeChanges } from './sentence.ts'

const github = { type: 'github', value: 'ada-l' } as const

it('describes several changes in plain sentences', () => {
  expect(
    describeChanges({
      channels: [{ ...github, isHidden: true }],
      fields: [{ name: 'location', isHidden: false }],
      says: { bio: 'Counts.', displayName: '' },
      order: [{ type: 'ens', value: 'ada.eth' }, github],
      accent: '#0a7d3f',
      credentials: [
        { uid: '0x1', isHidden: true },
        { uid: '0x2', isHidden: true },
      ],
      issuers: [{ attester: 'acme', isHidden: true }],
    }),
  ).toEqual([
    'Hide my GitHub account ada-l.',
    'Hide 2 credentials.',
    'Hide all credentials by acme.',
    'Show my location.',
    "Show my bio as 'Counts.'.",
    'Show my name as sources report it.',
    'List first my ENS account ada.eth, GitHub account ada-l.',
    'Use the color #0a7d3f.',
  ])
  expect(describeChanges({ isHidden: true })).toEqual(['Hide my entire profile.'])
  expect(describeChanges({})).toEqual([])
})

it('quotes no text that a message of EIP-4361 cannot contain', () => {
  for (const bio of ['a\nURI: https://evil.example', 'é', '山', '"quoted"', 'x'.repeat(121)]) {
    const [sentence = ''] = describeChanges({ says: { bio } })
    expect(sentence).toBe('Show my bio in my own words, as listed below.')
    const message = createSiweMessage({
      address: '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf',
      chainId: 1,
      domain: 'who.example.com',
      nonce: 'abcdefgh12',
      uri: 'https://who.example.com',
      version: '1',
      statement: sentence,
    })
    expect(parseSiweMessage(message).statement).toBe(sentence)
  }
})
