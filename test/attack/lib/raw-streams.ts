/**
 * Streams of bytes on one connection that try to be another number of requests to one reader than
 * to the next.
 */
import { createRandom } from '../attack.ts'

export interface RawStream {
  bytes: Buffer
  /** Where the bytes are cut into writes of their own. */
  cuts: number[]
  /**
   * The requests that every strict reader sees, in order, by method and marker; none after the
   * first thing that is ambiguous.
   */
  requests: { method: string; marker: string }[]
}

type Random = () => number

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T
const whole = (random: Random, below: number) => Math.floor(random() * below)

/**
 * Raw names: 2, 3 and 4 bytes, bytes that are white space in Latin-1 (0xA0, 0x85), and what is no
 * UTF-8.
 */
const rawTexts = ['é', 'à', 'Р', 'ą', '☃', '雪', '😀', '🇦🇺', 'x\u0301', 'ĠŅ']
const brokenTexts = ['\xff', '\xc3', '\xa0', 'a\xc3\x28', '\x7f', '\x80\x80']

/** Paths of what proxies are told to block, as readers may or may not resolve them. */
const blocked = [
  '/metrics',
  '//metrics',
  '/metrics/',
  '/./metrics',
  '/é/../metrics',
  '/livez/../metrics',
  '/livez/%2e%2e/metrics',
  '/livez/..%2fmetrics',
  '/%6detrics',
  '/metrics#a',
  '/metrics?é',
  '/metrics;a',
  '\\metrics',
  '/metrics%00',
  'http://a/metrics',
  'http://a/é/../metrics',
  '/METRICS',
]

/**
 * Header lines that no strict reader takes, or takes for framing. Each comes before a body that
 * holds a request.
 */
const framings = (length: number): string[] => [
  `Content-Length: ${length}\r\nTransfer-Encoding: chunked\r\n`,
  `Transfer-Encoding: chunked\r\nContent-Length: ${length}\r\n`,
  `Content-Length: 0\r\nContent-Length: ${length}\r\n`,
  `Content-Length: ${length}\r\nContent-Length: 0\r\n`,
  `Content-Length: 0, ${length}\r\n`,
  `Content-Length: +${length}\r\n`,
  `Content-Length: -1\r\n`,
  `Content-Length: 0x${length.toString(16)}\r\n`,
  `Content-Length: ${length}a\r\n`,
  `Content-Length : ${length}\r\n`,
  `Content-Length\x0b: ${length}\r\n`,
  `Transfer-Encoding: xchunked\r\n`,
  `Transfer-Encoding : chunked\r\n`,
  `Transfer-Encoding:\x0bchunked\r\n`,
  `Transfer-Encoding: identity\r\nContent-Length: ${length}\r\n`,
  `Transfer-Encoding: chunked, identity\r\n`,
  `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n`,
  `X: a\nTransfer-Encoding: chunked\r\n`,
  `X: a\rTransfer-Encoding: chunked\r\n`,
  `X: a\n\r\n`,
  ` Transfer-Encoding: chunked\r\n`,
  `Transfer-Encoding:\r\n chunked\r\nContent-Length: ${length}\r\n`,
  `Content-Length: ${length}\0\r\n`,
]

/** Makes the streams of a seed. Markers are unique among all streams of one `name`. */
export function rawStreams(name: string, seed: number, count: number): RawStream[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) =>
    makeStream(`${name}${index.toString(36)}`, index, random),
  )
}

function makeStream(name: string, index: number, random: Random): RawStream {
  const requests: RawStream['requests'] = []
  let bytes = ''
  let isClear = true
  const elements = 1 + whole(random, 4)
  for (let at = 0; at < elements; at += 1) {
    const element = pick(random, kinds)(`~${name}-${at}~`, random)
    bytes += element.text
    isClear &&= element.isClear
    if (isClear) requests.push({ method: element.method, marker: `~${name}-${at}~` })
  }
  const buffer = Buffer.from(bytes, 'latin1')
  return { bytes: buffer, cuts: cutsOf(buffer.length, index, random), requests }
}

/** Every fourth stream whole, every fiftieth byte by byte, else in two at each byte in turn. */
function cutsOf(length: number, index: number, random: Random): number[] {
  if (index % 4 === 0) return []
  if (index % 50 === 1) return Array.from({ length: Math.min(length, 400) - 1 }, (_, at) => at + 1)
  if (index % 3 === 0)
    return [1 + whole(random, length - 1), 1 + whole(random, length - 1)].sort((a, b) => a - b)
  return [1 + (index % (length - 1))]
}

interface Element {
  text: string
  method: string
  /** Whether every strict reader sees exactly one request. */
  isClear: boolean
}

/** Raw UTF-8 as the bytes it is, a Latin-1 character each. */
const latin1 = (text: string) => Buffer.from(text).toString('latin1')

const forged = [
  'X-Forwarded-For: 203.0.113.9\r\n',
  'X-Forwarded-For: 203.0.113.9, 203.0.113.8\r\n',
  'x-forwarded-for:203.0.113.9\r\n',
  '',
  '',
]

const head = (method: string, target: string, headers: string) =>
  `${method} ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`

/**
 * A request that lies in a body, some of them long enough for a proxy to send it apart from the
 * head: served, it would be one too many.
 */
const smuggled = (name: string, random: Random) =>
  (random() < 0.2 ? (text: string) => text.padEnd(40_000, 'x') : String)(
    head(
      'GET',
      random() < 0.5 ? '/metrics' : `/api/v1/fname/smuggled-${name}`,
      `X-Forwarded-For: 203.0.113.66\r\n${random() < 0.3 ? 'X-Rest: ' : ''}`,
    ),
  )

const rawPath = (name: string, random: Random) =>
  `/api/v1/fname/${name}${latin1(pick(random, rawTexts))}`

const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

const kinds: ((name: string, random: Random) => Element)[] = [
  (name, random) => ({
    text: head('GET', `/api/v1/fname/${name}`, pick(random, forged)),
    method: 'GET',
    isClear: true,
  }),
  (name, random) => ({
    text: head('HEAD', `/api/v1/fname/${name}`, pick(random, forged)),
    method: 'HEAD',
    isClear: true,
  }),
  (name, random) => ({
    text: head('GET', rawPath(name, random), pick(random, forged)),
    method: 'GET',
    isClear: true,
  }),
  (name, random) => ({
    text: head('GET', rawPath(name, random), pick(random, forged)),
    method: 'GET',
    isClear: true,
  }),
  (name, random) => ({
    text: head('HEAD', rawPath(name, random), ''),
    method: 'HEAD',
    isClear: true,
  }),
  (name, random) => ({
    text: head('GET', `/api/v1/fname/${name}${pick(random, brokenTexts)}`, ''),
    method: 'GET',
    isClear: false,
  }),
  (name, random) => {
    const body = smuggled(name, random)
    const path = random() < 0.5 ? rawPath(name, random) : `/api/v1/fname/${name}`
    return {
      text: head('POST', path, `Content-Length: ${body.length}\r\n`) + body,
      method: 'POST',
      isClear: true,
    }
  },
  (name, random) => {
    const body = smuggled(name, random)
    const path = random() < 0.7 ? rawPath(name, random) : `/api/v1/fname/${name}`
    return {
      text: head('GET', path, `Content-Length: ${body.length}\r\n`) + body,
      method: 'GET',
      isClear: true,
    }
  },
  (name, random) => {
    const path = random() < 0.7 ? rawPath(name, random) : `/api/v1/fname/${name}`
    return {
      text: head('GET', path, 'Transfer-Encoding: chunked\r\n') + chunked(smuggled(name, random)),
      method: 'GET',
      isClear: true,
    }
  },
  (name, random) => {
    const body = smuggled(name, random)
    const path = random() < 0.5 ? rawPath(name, random) : `/api/v1/fname/${name}`
    const framing = pick(random, framings(body.length))
    return {
      text: head('GET', path, framing) + (random() < 0.5 ? chunked(body) : body),
      method: 'GET',
      isClear: false,
    }
  },
  (_name, random) => ({
    text: head('GET', latin1(pick(random, blocked)), ''),
    method: 'GET',
    isClear: false,
  }),
  (name, random) => ({
    text: `GET ${rawPath(name, random)}${pick(random, [' ', '  ', '\t', '\x0b', ''])}HTTP/1.${pick(random, ['0', '1', '2'])}${pick(random, ['\n', '\r\n', '\r\r\n'])}Host: a\n\n`,
    method: 'GET',
    isClear: false,
  }),
  (name, random) => ({
    text: head('GET', `${rawPath(name, random)}\r\nX-Injected: 1\r\nX-Rest: `, ''),
    method: 'GET',
    isClear: false,
  }),
  (name, random) => ({
    text: head(
      'GET',
      `http://a${rawPath(name, random)}`,
      pick(random, ['Upgrade: h2c\r\nConnection: Upgrade\r\n', 'Expect: 100-continue\r\n', '']),
    ),
    method: 'GET',
    isClear: false,
  }),
]
