import { expect, test } from 'vitest'
import { type AddressStyle, createAccessLog, cutAddress } from './access-log.ts'

const logged = (addresses: AddressStyle, client: string, path = '/') => {
  let text = ''
  const write = (lines: string) => {
    text += lines
  }
  const log = createAccessLog({ write, isBuffered: false, redactPath: (sent) => sent, addresses })
  log({ id: 'a', method: 'GET', path, status: 200, ms: 1, client, note: null })
  return JSON.parse(text) as Record<string, unknown>
}

test('addresses are cut, whole or absent', () => {
  expect(logged('cut', '192.0.2.77').client).toBe('192.0.2.0/24')
  expect(logged('full', '192.0.2.77').client).toBe('192.0.2.77')
  expect(logged('none', '192.0.2.77')).not.toHaveProperty('client')
})

test.each([
  ['192.0.2.1', '192.0.2.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s is cut to %s', (client, network) => {
  expect(cutAddress(client)).toBe(network)
})

test('a long path is cut', () => {
  expect(logged('cut', 'unknown', `/${'a'.repeat(300)}`).path).toBe(`/${'a'.repeat(199)}…`)
})
