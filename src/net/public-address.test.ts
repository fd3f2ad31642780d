import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '2606:4700:4700::1111',
  '2a00:1450:4001:80b::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['unspecified', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.31.255.255'],
  ['private', '192.168.0.1'],
  ['carrier-grade NAT', '100.127.255.255'],
  ['loopback', '127.255.255.254'],
  ['link-local, cloud metadata', '169.254.169.254'],
  ['benchmarking', '198.19.0.1'],
  ['documentation', '203.0.113.7'],
  ['multicast', '239.1.1.1'],
  ['broadcast', '255.255.255.255'],
  ['6to4 relay', '192.88.99.1'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-compatible', '::7f00:1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['NAT64', '64:ff9b::808:808'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['6to4', '2002:7f00:1::'],
  ['ISATAP', '2606:4700:1:2:0:5efe:127.0.0.1'],
  ['ISATAP, universal', '2606:4700:1:2:200:5efe:7f00:1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1'],
  ['with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['segment routing', '5f00::1'],
  ['not an address', 'localhost'],
  ['a number', '2130706433'],
  ['empty', ''],
])('%s is not public: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
