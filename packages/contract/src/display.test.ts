import { describe, expect, it } from 'vitest'
import { canonicalPath, channelText, handleOf, nameOf, requestedText } from './display.ts'
import type { Channel } from './profile.ts'

const wallet = '0x7e5f4552091a69125d5dfcb7b8c2659029395bdf' as const

const verified = (
  type: Channel['type'],
  value: string,
  metadata?: Channel['metadata'],
): Channel => ({
  type,
  value,
  isVerified: true,
  verification: { grade: 'proven', checkedAt: 0 },
  source: 'test',
  checkedAt: 0,
  ...(metadata ? { metadata } : {}),
})
const claimOf = ({ verification: _, ...channel }: Channel): Channel => ({
  ...channel,
  isVerified: false,
})
const farcaster = (value: string, fid: number) =>
  verified('farcaster', value, [{ name: 'fid', value: String(fid) }])
const person = (...channels: Channel[]) => ({ channels })

describe('how a person is shown', () => {
  it('is best known by the username, then by a name on a chain, the fid, the wallet, an account', () => {
    const account = verified('github', 'Mira')
    const name = verified('ens', 'mira.eth')
    const best: [
      profile: Parameters<typeof canonicalPath>[0],
      path: string | null,
      handle: string,
    ][] = [
      [
        { ...person(account, name, farcaster('Mira', 42)), walletAddress: wallet },
        '/fname/mira',
        '@Mira',
      ],
      [
        { ...person(account, name, farcaster('!42', 42)), walletAddress: wallet },
        '/ens/mira.eth',
        'mira.eth',
      ],
      [{ ...person(account, farcaster('!42', 42)), walletAddress: wallet }, '/fid/42', 'FID 42'],
      [
        { ...person(account), walletAddress: wallet },
        '/eth/0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf',
        '0x7E5F…5Bdf',
      ],
      [person(account), '/socials/github/Mira', 'unnamed'],
      [person(claimOf(account)), null, 'unnamed'],
      [person(), null, 'unnamed'],
    ]
    for (const [profile, path, handle] of best) {
      expect(canonicalPath(profile)).toBe(path)
      expect(handleOf(profile)).toBe(handle)
    }
  })

  it('never points to an address that its own route refuses', () => {
    expect(canonicalPath(person(farcaster('Not A Name', 42)))).toBe('/fid/42')
    expect(canonicalPath(person(farcaster('!42', 42), verified('ens', 'one-label')))).toBe(
      '/fid/42',
    )
    expect(canonicalPath(person(farcaster('v.eth', 42)))).toBe('/fname/v.eth')
  })

  it('takes no claim for a name', () => {
    const claim = claimOf(verified('ens', 'vitalik.eth'))
    expect(handleOf({ ...person(claim), walletAddress: wallet })).toBe('0x7E5F…5Bdf')
    expect(nameOf({ ...person(claim), displayName: 'Mira' })).toBe('Mira')
  })

  it('shows a fid without a username as a fid', () => {
    expect(channelText(farcaster('!42', 42))).toBe('FID 42')
    expect(channelText(farcaster('dwr', 3))).toBe('@dwr')
    expect(channelText(verified('wallet', wallet))).toBe('0x7e5f…5bdf')
    expect(channelText(verified('solana', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'))).toBe(
      '9WzD…AWWM',
    )
    expect(requestedText({ kind: 'social', type: 'twitter', handle: 'jack' })).toBe('jack on X')
  })
})
