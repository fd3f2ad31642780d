import { expect, test } from 'vitest'
import { CHOSEN, findLookalikeAddresses, primaryWalletReason } from './primary-wallet.ts'
import type { Channel } from './profile.ts'
import { readProfile, writeOrigins, writeProfile } from './written-profile.ts'

const a = '0x1234567890123456789012345678901234abcd'.padEnd(42, '0') as `0x${string}`
const row = (value: string, metadata?: { name: string; value: string }[], isVerified = true) => ({
  type: 'wallet' as const,
  value,
  isVerified,
  ...(metadata ? { metadata } : {}),
})
const other = `0x${'11'.repeat(20)}`

test('says why a wallet is the primary one', () => {
  expect(primaryWalletReason([row(a)], a)).toBe('only')
  expect(primaryWalletReason([row(a), row(other, undefined, false)], a)).toBe('only')
  expect(primaryWalletReason([row(a), row(other)], a)).toBe('first')
  expect(primaryWalletReason([row(a, [CHOSEN]), row(other)], a)).toBe('chosen')
  expect(primaryWalletReason([row(a, [{ name: 'custody', value: 'true' }])], a)).toBe('custody')
})

test('finds addresses with the same first and last four digits, and no others', () => {
  const twin = `0x1234${'f'.repeat(32)}${a.slice(-4)}`
  const near = `0x1234${'f'.repeat(32)}${a.slice(-4, -1)}e`
  expect(findLookalikeAddresses([a, twin, near, a.toUpperCase().replace('X', 'x')])).toEqual(
    new Map([[twin, a]]),
  )
})

test('finds addresses that look like one of the caller', () => {
  const twin = `0x1234${'f'.repeat(32)}${a.slice(-4)}`
  expect(findLookalikeAddresses([twin, other], [a])).toEqual(new Map([[twin, a]]))
  // The address that the caller knows is the trusted one, wherever it is listed.
  expect(findLookalikeAddresses([twin, a], [a.toUpperCase().replace('X', 'x')]).size).toBe(1)
  expect(findLookalikeAddresses([a, other], [a])).toEqual(new Map())
})

test('writes both, and reads the profile back', () => {
  const twin = `0x1234${'f'.repeat(32)}${a.slice(-4)}`
  const channels = [a, twin].map(
    (value): Channel => ({
      type: 'wallet',
      value,
      isVerified: true,
      verification: { grade: 'confirmed', checkedAt: 1_790_000_000 },
      source: 'ens',
      checkedAt: 1_790_000_000,
    }),
  )
  const profile = {
    profileID: 'aaaaaaaaaaaaaaaaaaaaa',
    walletAddress: a,
    channels,
    credentials: [],
  }
  const text = writeProfile(profile)
  expect(text).toContain('"primaryWalletReason":"first"')
  expect(JSON.parse(text.replaceAll(/[\t\n]/g, ''))).toMatchObject({
    channels: [{ value: a }, { value: twin, lookalikeOf: a }],
  })
  expect(readProfile(text, writeOrigins(channels), '')).toEqual(profile)
})
