/** Ways to write a host that leads to a private place, and the addresses that it leads to. */
export interface Spelling {
  /** As it stands in a URL. */
  host: string
  /** What a resolver says of it; also what a second, rebound answer says. */
  addresses: string[]
}

const targets = [
  '127.0.0.1',
  '127.255.255.254',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '198.18.0.1',
  '192.0.0.1',
]

const hex = (value: number, width: number) => value.toString(16).padStart(width, '0')

/** All that the WHATWG parser, or a careless one, reads as this IPv4 address. */
function ipv4Spellings(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
  const low = (c << 8) | d
  const high = `${hex((a << 8) | b, 1)}`
  const groups = `${high}:${hex(low, 1)}`
  const fullWidth = [...address]
    .map((char) => (char === '.' ? '。' : String.fromCharCode(0xff10 + Number(char))))
    .join('')
  const circled = [...address]
    .map((char) =>
      char === '.' || char === '0' ? char : String.fromCharCode(0x245f + Number(char)),
    )
    .join('')
  const teredo = `2001:0:4136:e378:8000:63bf:${hex(0xffff ^ ((a << 8) | b), 4)}:${hex(0xffff ^ low, 4)}`
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex(whole, 8)}`,
    `0X${hex(whole, 8).toUpperCase()}`,
    `0${whole.toString(8)}`,
    `000000${whole.toString(8)}`,
    [a, b, c, d].map((part) => `0x${hex(part, 1)}`).join('.'),
    [a, b, c, d].map((part) => `0${part.toString(8)}`).join('.'),
    [a, b, c, d].map((part) => `0000${part.toString(8)}`).join('.'),
    `${a}.0x${hex(b, 1)}.0${c.toString(8)}.${d}`,
    `${a}.${b}.${low}`,
    `${a}.${(b << 16) | low}`,
    `0x${hex(a, 1)}.${(b << 16) | low}`,
    [...address].map((char) => `%${hex(char.charCodeAt(0), 2)}`).join(''),
    fullWidth,
    circled,
    `[::ffff:${address}]`,
    `[::ffff:${groups}]`,
    `[0:0:0:0:0:ffff:${groups}]`,
    `[::${address}]`,
    `[::${groups}]`,
    `[::ffff:0:${groups}]`,
    `[64:ff9b::${groups}]`,
    `[64:ff9b:1::${groups}]`,
    `[2002:${groups}::1]`,
    `[${teredo}]`,
    `[2606:4700:1:2:0:5efe:${groups}]`,
    `[2606:4700:1:2:200:5efe:${groups}]`,
  ]
}

const ipv6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  'fc00::1',
  'fd12:3456:789a::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '3fff::1',
  '100::1',
  '5f00::1',
  '2001:2::1',
  '2001:10::1',
  'fd00:ec2::254',
]

const names = [
  'localhost',
  'localhost.',
  'LOCALHOST',
  'app.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  '127.0.0.1.nip.io',
  'metadata.google.internal',
  'instance-data',
  'router.lan',
  'printer.local',
  'xn--nxasmq6b.example',
]

/** More than 200 spellings, each once. */
export function privateSpellings(): Spelling[] {
  const bare = (host: string) => host.replace(/^\[|\]$/g, '')
  const all: Spelling[] = [
    ...targets.flatMap((target) =>
      ipv4Spellings(target).map((host) => ({
        host,
        addresses: [host.startsWith('[') ? bare(host) : target],
      })),
    ),
    ...ipv6.map((address) => ({ host: `[${address}]`, addresses: [address] })),
    ...names.map((host) => ({ host, addresses: ['127.0.0.1'] })),
    // One private address among public ones is enough to be refused.
    { host: 'mixed.example', addresses: ['93.184.216.34', '127.0.0.1'] },
    { host: 'mixed6.example', addresses: ['2606:4700:4700::1111', '::1'] },
  ]
  return [...new Map(all.map((spelling) => [spelling.host, spelling])).values()]
}
