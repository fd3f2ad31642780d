import { expect, test } from 'vitest'
import { parseHosts, parseSearch } from './resolver-files.ts'

test('a hosts file: several names a line, several lines a name, comments', () => {
  const hosts = parseHosts(
    '127.0.0.1\tlocalhost node # ours\n::1 localhost\n# 10.0.0.1 gone\n10.0.0.2   Snapchain.Lan\r\n\n',
  )
  expect(Object.fromEntries(hosts)).toEqual({
    localhost: ['127.0.0.1', '::1'],
    node: ['127.0.0.1'],
    'snapchain.lan': ['10.0.0.2'],
  })
})

test.each([
  ['', { domains: [], ndots: 1 }],
  [
    'nameserver 10.0.0.1\nsearch a.test b.test\noptions timeout:1 ndots:5',
    { domains: ['a.test', 'b.test'], ndots: 5 },
  ],
  ['search a.test\ndomain b.test # last wins', { domains: ['b.test'], ndots: 1 }],
  ['options ndots:99', { domains: [], ndots: 15 }],
  ['options ndots:x\nsearch .', { domains: [], ndots: 1 }],
])('resolv.conf %j', (text, search) => {
  expect(parseSearch(text)).toEqual(search)
})
