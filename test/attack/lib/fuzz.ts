/**
 * Requests that are meant to take long: what is repeated, nested or long, wherever a stranger may
 * write.
 */
import { createRandom } from '../attack.ts'

export interface FuzzedRequest {
  method: string
  target: string
  headers: [name: string, value: string][]
  body: string
}

type Random = () => number

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

/** The head of a request is at most 16 KiB, its body 64. */
const MAX_TEXT = 14_000
const MAX_BODY = 64_000

const paths = [
  '/api/v1/ens/',
  '/api/v1/eth/',
  '/api/v1/fid/',
  '/api/v1/fname/',
  '/api/v1/socials/twitter/',
  '/api/v1/socials/github/',
  '/api/v1/socials/',
  '/api/v1/lookup?q=',
  '/api/v1/lookup?q=https://x.com/',
  '/api/v1/search?q=',
  '/api/v1/changes?after=',
  '/api/v1/changes?types=',
  '/api/v1/changes?limit=',
  '/api/v1/search?q=a&type=',
  '/api/v1/search?q=a&limit=',
  '/api/v1/credentials/',
  '/api/v1/credentials?credentialName=',
  '/api/v1/fid/616?include=',
  '/api/v1/fid/616?fields=',
  '/api/v1/fid/616?',
  '/api/v1/',
  '/problems/',
  '/docs/',
  '/',
]
const units = [
  '/',
  '//a',
  '%2F',
  '%',
  '%25',
  '.',
  '..',
  '/.',
  '%2e/',
  '-',
  '--',
  '@',
  'a.',
  'a',
  'A',
  '0',
  '0x',
  'xn--',
  ',',
  '&',
  '&a=',
  '=',
  '+',
  '?',
  ';',
  ':',
  '"',
  '\\',
  '%20',
  '%09',
  '%00',
  '%E2%80%8D',
  '%F0%9F%91%A9%E2%80%8D',
  '%CC%81',
  'e%CC%81',
  '%E0%B8%B3',
  '%EF%B7%BA',
  '%C4%B0',
  '%D9%86',
  '%F0%9F%87%A6',
  'W/"a",',
  'q=0.1,',
  'a,b;q=',
  '1.1.1.1,',
  '[',
  '(',
  'https://',
  'fid:',
]
const headerNames = [
  'accept',
  'authorization',
  'x-api-key',
  'if-none-match',
  'x-forwarded-for',
  'content-type',
  'accept-language',
  'accept-encoding',
  'cookie',
  'range',
  'user-agent',
  'traceparent',
  'origin',
  'access-control-request-headers',
]
const starts = ['', 'Bearer ', 'whocast_', 'W/', '"', 'text/html', 'application/json;', '00-']

/**
 * A unit again and again, with something else at either end, as regular expressions that backtrack
 * like it.
 */
function repeated(random: Random, limit: number): string {
  const unit = random() < 0.8 ? pick(random, units) : pick(random, units) + pick(random, units)
  const length = random() < 0.6 ? limit : Math.floor(random() * limit)
  const text = unit.repeat(Math.floor(length / unit.length))
  return pick(random, ['', 'a', '%20', '.eth']) + text + pick(random, ['', 'a', '!', '.eth', '\\'])
}

const fields = [
  'name',
  'value',
  'source',
  'chain',
  'reference',
  'data',
  'schemaID',
  'uid',
  'timestamp',
  'attesteeAddress',
  'attesteePKID',
]

function body(random: Random): string {
  const text = decodeLoosely(repeated(random, MAX_BODY / 8))
  const kind = Math.floor(random() * 7)
  if (kind === 0)
    return JSON.stringify({
      queries: Array.from({ length: 100 }, () => decodeLoosely(repeated(random, 500))),
    })
  if (kind === 1) return JSON.stringify({ queries: Array.from({ length: 5000 }, () => 'a') })
  if (kind === 2) return '['.repeat(MAX_BODY)
  if (kind === 3) return `{"queries":${'['.repeat(MAX_BODY / 2)}`
  if (kind === 4) return `{${Array.from({ length: 4000 }, (_, n) => `"k${n}":1`).join()}}`
  if (kind === 5)
    return JSON.stringify({
      name: 'a',
      attesteeAddress: `0x${'ab'.repeat(20)}`,
      [pick(random, fields)]: text,
    })
  return JSON.stringify({
    name: 'a',
    attesteeAddress: `0x${'ab'.repeat(20)}`,
    attestation: { sig: text, message: { [text.slice(0, 1000)]: [text] } },
  })
}

const decodeLoosely = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** @param token of a key that may PUT */
export function fuzzedRequests(seed: number, count: number, token: string): FuzzedRequest[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (): FuzzedRequest => {
    const kind = random()
    const json: [string, string] = ['content-type', 'application/json']
    if (kind < 0.12)
      return { method: 'POST', target: '/api/v1/lookup', headers: [json], body: body(random) }
    if (kind < 0.2) {
      return {
        method: 'PUT',
        target: '/api/v1/credentials',
        headers: [json, ['x-api-key', token]],
        body: body(random),
      }
    }
    if (kind < 0.45) {
      const value = pick(random, starts) + repeated(random, MAX_TEXT)
      return {
        method: 'GET',
        target: pick(random, paths),
        headers: [[pick(random, headerNames), value]],
        body: '',
      }
    }
    const target = pick(random, paths) + repeated(random, MAX_TEXT)
    return {
      method: random() < 0.9 ? 'GET' : 'HEAD',
      target,
      headers: random() < 0.3 ? [['if-none-match', '*']] : [],
      body: '',
    }
  })
}
