import { createSocket, type RemoteInfo } from 'node:dgram'
import { isIPv4 } from 'node:net'

/** What the stand-in says about one name; `silent` takes the question and never answers. */
export type DnsAnswer = { addresses: string[]; ttl?: number } | 'silent' | 'not-found' | 'failed'

/** A real DNS server on loopback, UDP. */
export interface DnsServer {
  /** `127.0.0.1:port`, as DNS_SERVERS takes it. */
  address: string
  /** Names that were asked about, in order, once for each question (A and AAAA are two). */
  questions: string[]
  close(): Promise<void>
}

const A = 1
const AAAA = 28
const codes = { 'not-found': 3, failed: 2 } as const

/** @param answer by the name in lower case */
export async function startDnsServer(
  answer: (name: string) => DnsAnswer | Promise<DnsAnswer>,
): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const questions: string[] = []
  const reply = async (query: Buffer, from: RemoteInfo) => {
    const { name, end } = readName(query)
    questions.push(name)
    const said = await answer(name)
    if (said === 'silent') return
    const type = query.readUInt16BE(end)
    const question = query.subarray(12, end + 4)
    const code = typeof said === 'string' ? codes[said] : 0
    const records =
      typeof said === 'string'
        ? []
        : said.addresses.filter((address) => (isIPv4(address) ? A : AAAA) === type)
    const header = Buffer.alloc(12)
    header.writeUInt16BE(query.readUInt16BE(0), 0)
    header.writeUInt16BE(0x8180 | code, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(records.length, 6)
    const ttl = typeof said === 'string' ? 0 : (said.ttl ?? 60)
    socket.send(
      Buffer.concat([header, question, ...records.map((address) => record(address, type, ttl))]),
      from.port,
      from.address,
    )
  }
  socket.on('message', (query, from) => void reply(query, from))
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

function record(address: string, type: number, ttl: number): Buffer {
  const data = isIPv4(address) ? Buffer.from(address.split('.').map(Number)) : ipv6(address)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(ttl, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function ipv6(address: string): Buffer {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter((part) => part !== '')
  const right = tail.split(':').filter((part) => part !== '')
  const parts = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return Buffer.from(
    parts.flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 0xff]),
  )
}
