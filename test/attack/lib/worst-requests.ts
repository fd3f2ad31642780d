/** The requests of every route that are most likely to take long, by what fuzzing has found. */
import { channelTypes } from '@whocast/contract/channel.ts'
import { API_PATH } from '@whocast/contract/identifier.ts'
import type { Parameter, Route } from '../../../src/api/route.ts'
import { routes } from '../../../src/api/routes.ts'
import { ownMatchTypes } from '../../../src/search/match.ts'
import { createRandom } from '../attack.ts'
import type { FuzzedRequest } from './fuzz.ts'

/** The most of a request's head that a text may take, and of its body. */
const MAX_HEAD_TEXT = 8000
const MAX_BODY_TEXT = 20_000
/** Texts that repeat a part of a grammar: quadratic expressions show by them. */
const units = [
  'URI: ',
  '\n- ',
  '/',
  '%2F',
  'a.',
  '@',
  'xn--',
  'é',
  'ﷺ',
  '👩\u200d',
  'https://',
  ' a',
]
/** Texts that match many rows of the bench's people, or none of them by a hair. */
export const searchTexts = [
  'user',
  'u',
  'person 1',
  'persom 12345',
  'preson of many people here',
  'skill',
  'skil',
  'Skill: 1',
  '0x00',
  'handle12345',
  'hxndle12345',
  'user1.eth hub2 handle3 person4 skill5 here6',
  'er er er er er er er er',
  'the of many people, with a few words to say about themselves',
]
const numbers = ['0', '1', '100', '1000', '10000', '-1', '9'.repeat(30), 'latest']

type Random = () => number

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

const long = (random: Random, length: number): string => {
  const unit = pick(random, units)
  return unit.repeat(Math.floor(length / unit.length))
}

/** Returns a value for a parameter: one of its own, one that matches much, or a long one. */
function valueFor(random: Random, { schema, example }: Parameter): string {
  const { enum: options, items } = schema as { enum?: string[]; items?: { enum?: string[] } }
  const own = options ?? items?.enum ?? []
  const kind = random()
  if (own.length > 0 && kind < 0.7) return pick(random, own)
  if (kind < 0.4) return pick(random, searchTexts)
  if (kind < 0.6) return pick(random, numbers)
  if (kind < 0.75 && example !== undefined) return String(example)
  return long(random, Math.floor(random() * MAX_HEAD_TEXT))
}

/** Returns a body for a route: its example with one text made long, or text of another form. */
function bodyFor(random: Random, { example }: Route): string {
  const text = long(random, MAX_BODY_TEXT)
  const forms = [
    () => ({ message: text, signature: `0x${'ab'.repeat(65)}` }),
    () => ({ queries: Array.from({ length: 100 }, (_, n) => `user${n * 997}`) }),
    () => ({ queries: Array.from({ length: 100 }, () => long(random, 150)) }),
    () => ({ name: 'Skill', attesteeAddress: `0x${'ab'.repeat(20)}`, value: text }),
    () => ({ says: { bio: text }, channels: [{ type: 'github', value: text, isHidden: true }] }),
    () => ({ ...(example?.body as object | undefined), url: text, credentialNames: [text] }),
  ]
  return JSON.stringify(pick(random, forms)())
}

/** Returns one request of a route of the API. */
function requestOf(
  random: Random,
  route: Route,
  headers: readonly [string, string][],
): FuzzedRequest {
  const known = route.reference?.parameters?.flatMap((one) => ('name' in one ? [one] : [])) ?? []
  const path = route.path.replaceAll(/\{[^}]+\}/g, () => {
    const values = [`0x${'ab'.repeat(20)}`, '1', ...searchTexts, long(random, 2000)]
    return encodeURIComponent(pick(random, values))
  })
  const query = known
    .filter((one) => one.in === 'query' && (one.required || random() < 0.6))
    .map((one) => `${one.name}=${encodeURIComponent(valueFor(random, one))}`)
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE'
  return {
    method: route.method,
    target: (API_PATH + path + (query.length > 0 ? `?${query.join('&')}` : '')).slice(0, 15_000),
    headers: [...headers, ...(hasBody ? [['content-type', 'application/json'] as const] : [])].map(
      ([name, value]) => [name, value],
    ),
    body: hasBody ? bodyFor(random, route) : '',
  }
}

/** The paths of pages, pictures and files; `{}` stands for an identifier. */
const pages = [
  '/',
  '/card.png',
  '/search?q={}',
  '/{}',
  '/fid/{}',
  '/eth/{}',
  '/fid/{}/card.png',
  '/fid/{}/avatar.webp',
  '/fid/{}/badge.svg',
  '/fid/{}/contact.vcf',
  '/fid/{}/qr.svg',
  '/embed/fid/{}',
  '/avatar/{}',
  '/profiles/{}',
  '/credentials/{}',
  '/issuers/{}',
  '/about/grades',
  '/share?url={}',
  '/oembed?url=http://localhost/{}',
  '/.well-known/webfinger?resource=acct:{}',
  '/v1/{}',
  '/me',
  '/admin',
  '/docs',
  '/sitemap.xml',
]

function pageRequest(random: Random, page: string): FuzzedRequest {
  const values = [...numbers, ...searchTexts, `0x${'ab'.repeat(20)}`, long(random, 3000)]
  const target = page.replaceAll('{}', () => encodeURIComponent(pick(random, values)))
  const accept = pick(random, ['text/html', 'application/vnd.farcaster.snap+json', '*/*'])
  return { method: 'GET', target, headers: [['accept', accept]], body: '' }
}

/** Messages of MCP, in batches. */
function mcpRequest(random: Random): FuzzedRequest {
  const text = pick(random, searchTexts)
  const method = pick(random, ['tools/list', 'ping', 'tools/call', 'initialize'])
  const name = pick(random, ['search_profiles', 'lookup_profile', 'list_credential_holders'])
  const input = { identifier: text, query: text, credentialName: text }
  const message = { jsonrpc: '2.0', method, params: { name, arguments: input } }
  return {
    method: 'POST',
    target: '/mcp',
    headers: [
      ['content-type', 'application/json'],
      ['accept', 'application/json, text/event-stream'],
    ],
    body: JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ ...message, id }))),
  }
}

export interface WorstOptions {
  seed: number
  /** Requests of each route. */
  each: number
  /** Headers of a key with every scope. */
  key: [string, string]
  /** The cookie of a signed-in owner. */
  cookie: string
  origin: string
}

/**
 * Returns requests of every route, `each` of them, named by their route; of searches, as many texts
 * for each type.
 */
export function worstRequests(options: WorstOptions): { route: string; sent: FuzzedRequest }[] {
  const random = createRandom(options.seed)
  const many = (route: string, make: () => FuzzedRequest) =>
    Array.from({ length: options.each }, () => ({ route, sent: make() }))
  const owner: [string, string][] = [
    ['cookie', options.cookie],
    ['origin', options.origin],
  ]
  return [
    ...routes.flatMap((route) => {
      const isOwners = /^\/(me|session)/.test(route.path)
      const isKeys = route.path.startsWith('/admin') || route.reference?.needs !== undefined
      // The session is needed until the end.
      const isSignedIn = isOwners && route.method !== 'DELETE'
      const headers = isSignedIn ? owner : isKeys && !isOwners ? [options.key] : []
      return many(`${route.method} ${route.path}`, () => requestOf(random, route, headers))
    }),
    ...[...ownMatchTypes, ...channelTypes].flatMap((type, at) =>
      [...searchTexts.slice(at % searchTexts.length), ...searchTexts]
        .slice(0, Math.min(options.each, searchTexts.length))
        .map((text) => ({
          route: 'GET /search',
          sent: {
            method: 'GET',
            target: `${API_PATH}/search?q=${encodeURIComponent(text)}&limit=50&type=${type}`,
            headers: [],
            body: '',
          },
        })),
    ),
    ...pages.flatMap((page) => many(`GET ${page}`, () => pageRequest(random, page))),
    ...many('POST /mcp', () => mcpRequest(random)),
  ]
}
