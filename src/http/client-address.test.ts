import { expect, test } from 'vitest'
import { createClientAddress } from './client-address.ts'

test('without trusted proxies the header is ignored', () => {
  const addressOf = createClientAddress(0)
  expect(addressOf('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1')
  expect(addressOf(undefined, '198.51.100.7')).toBe('unknown')
})

test('each trusted proxy vouches for one entry, from the end', () => {
  const header = '10.0.0.1, 203.0.113.9, 198.51.100.7'
  expect(createClientAddress(1)('192.0.2.1', header)).toBe('198.51.100.7')
  expect(createClientAddress(2)('192.0.2.1', header)).toBe('203.0.113.9')
  expect(createClientAddress(9)('192.0.2.1', header)).toBe('10.0.0.1')
  expect(createClientAddress(1)('192.0.2.1', undefined)).toBe('192.0.2.1')
})

test('an empty entry counts as one', () => {
  expect(createClientAddress(3)('192.0.2.1', '10.0.0.1,203.0.113.9,,198.51.100.7')).toBe(
    '203.0.113.9',
  )
  expect(createClientAddress(2)('192.0.2.1', ',203.0.113.9')).toBe('203.0.113.9')
})

test('what is written before the trusted entries gains nothing', () => {
  const addressOf = createClientAddress(1)
  const seen = new Set(
    Array.from({ length: 100 }, (_, n) => addressOf('192.0.2.1', `10.1.1.${n}, 203.0.113.9`)),
  )
  expect([...seen]).toEqual(['203.0.113.9'])
})

test('IPv6 counts by /64; mapped IPv4 is IPv4', () => {
  const addressOf = createClientAddress(1)
  expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe(addressOf('2001:db8:1:2:ffff::1'))
  expect(addressOf('2001:db8:1:2::1')).not.toBe(addressOf('2001:db8:1:3::1'))
  expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(addressOf('::ffff:192.0.2.1')).not.toBe(addressOf('::ffff:192.0.2.2'))
  expect(addressOf('192.0.2.1', '[2001:db8:1:2::9]:443')).toBe(addressOf('2001:db8:1:2::1'))
  expect(addressOf('192.0.2.1', '203.0.113.9:1234')).toBe('203.0.113.9')
  expect(addressOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('an entry that is no address falls back to the socket', () => {
  const addressOf = createClientAddress(1)
  for (const entry of ['unknown', '', 'a'.repeat(5000), '999.1.1.1', ',,,', '_hidden']) {
    expect(addressOf('192.0.2.1', entry)).toBe('192.0.2.1')
  }
})
