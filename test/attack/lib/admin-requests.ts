import { createToken } from '../../../src/http/keys/api-key.ts'
import { type AdminWorld, secrets, tokens, VICTIM_FID } from './admin-world.ts'

/** One request that must be refused, and change nothing. */
export interface AdminTry {
  name: string
  path: string
  init: RequestInit & { headers: Record<string, string> }
}

const routes: readonly [method: string, path: string, body?: object][] = [
  ['GET', ''],
  ['GET', `/trace?q=fid:${VICTIM_FID}`],
  ['POST', '/replay', { queue: 'mentions' }],
  ['POST', '/revoke', { id: 'reader' }],
  ['POST', '/forget', { who: `fid:${VICTIM_FID}`, isConfirmed: true }],
]

let clients = 0
/** A client of its own. */
const client = () => {
  clients += 1
  return {
    'x-forwarded-for': `203.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
  }
}

/** A token of the right form that shares all but its end with another. */
const nearly = (token: string): string =>
  `${token.slice(0, -9)}${[...token.slice(-9)].reverse().join('')}`

/** What is sent in the place of the operator's key. */
const credentials = (
  origin: string,
): [name: string, headers: Record<string, string>, query?: string][] => [
  ['no key', {}],
  ['a made-up key', { authorization: `Bearer ${createToken()}` }],
  ['nearly the key', { authorization: `Bearer ${nearly(tokens.operator)}` }],
  ['half of the key', { authorization: `Bearer ${tokens.operator.slice(0, 30)}` }],
  ['the key in other letters', { authorization: `Bearer ${tokens.operator.toUpperCase()}` }],
  ['two keys', { authorization: `Bearer ${tokens.reader} ${tokens.operator}` }],
  [
    'the key by Basic',
    { authorization: `Basic ${Buffer.from(`operator:${tokens.operator}`).toString('base64')}` },
  ],
  [
    'the key in the URL',
    {},
    `key=${tokens.operator}&token=${tokens.operator}&access_token=${tokens.operator}`,
  ],
  [
    'the key in a cookie',
    { cookie: `__Host-whocast=${tokens.operator}; whocast-admin-key=${tokens.operator}` },
  ],
  ['the key in a referrer', { referer: `${origin}/admin?key=${tokens.operator}` }],
  ...(['revoked', 'expired', 'reader', 'issuer', 'subscriber', 'all'] as const).flatMap(
    (name): [string, Record<string, string>][] => [
      [`a key: ${name}`, { authorization: `Bearer ${tokens[name]}` }],
      [`a key: ${name}, by x-api-key`, { 'x-api-key': tokens[name] }],
    ],
  ),
]

const own = (origin: string) => ({
  origin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
})

/** Requests with the headers of the page, and a key that does not open it. */
const wrongKeys = (origin: string): AdminTry[] =>
  routes.flatMap(([method, path, body]) =>
    credentials(origin).map(([name, headers, query]) => ({
      name: `${method} ${path}: ${name}`,
      path: `${path}${query ? `${path.includes('?') ? '&' : '?'}${query}` : ''}`,
      init: {
        method,
        headers: { ...own(origin), ...headers, ...client() },
        ...(body ? { body: JSON.stringify({ ...body }) } : {}),
      },
    })),
  )

/** What a page that is not the operator's sends, or says of itself. */
const foreign = (origin: string): [name: string, headers: Record<string, string | null>][] => {
  const { port } = new URL(origin)
  return [
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [
      'of another site, by an old browser',
      { origin: 'https://evil.example', 'sec-fetch-site': null },
    ],
    [
      'of a sibling',
      { origin: `http://localhost:${Number(port) + 1}`, 'sec-fetch-site': 'same-site' },
    ],
    [
      'of a sibling, by an old browser',
      { origin: `http://localhost:${Number(port) + 1}`, 'sec-fetch-site': null },
    ],
    ['of a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['without an origin', { origin: null, 'sec-fetch-site': null }],
    ['without an origin, typed', { origin: null, 'sec-fetch-site': 'none' }],
    ['by a longer host', { origin: `${origin}.evil.example`, 'sec-fetch-site': null }],
    ['by another scheme', { origin: origin.replace('http:', 'https:'), 'sec-fetch-site': null }],
    ['by another port', { origin: 'http://localhost', 'sec-fetch-site': null }],
    ['by user information', { origin: `${origin}@evil.example`, 'sec-fetch-site': null }],
    ['by two origins', { origin: `${origin}, https://evil.example`, 'sec-fetch-site': null }],
    ['by an origin with a path', { origin: `${origin}/`, 'sec-fetch-site': null }],
  ]
}

const withKey = (
  origin: string,
  headers: Record<string, string | null>,
): Record<string, string> => {
  const all = Object.entries({
    ...own(origin),
    authorization: `Bearer ${tokens.operator}`,
    ...client(),
    ...headers,
  })
  return Object.fromEntries(all.filter((pair): pair is [string, string] => pair[1] !== null))
}

/** Requests with the right key that another page got hold of. */
const wrongOrigins = (origin: string): AdminTry[] =>
  routes.flatMap(([method, path, body]) =>
    foreign(origin)
      // A program may read without saying where it is; a browser says where its page is.
      .filter(
        ([, headers]) =>
          method === 'POST' ||
          !['same-origin', null, 'none'].includes(headers['sec-fetch-site'] ?? null),
      )
      .map(([name, headers]) => ({
        name: `${method} ${path}, with the key: ${name}`,
        path,
        init: {
          method,
          headers: withKey(origin, headers),
          ...(body ? { body: JSON.stringify(body) } : {}),
        },
      })),
  )

/** The right key and the right page, and a request that is none of those that change something. */
function otherShapes(origin: string): AdminTry[] {
  const changing = routes.filter(([method]) => method === 'POST')
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
    'application/jsonp',
  ]
  return changing.flatMap(([, path, body]) => {
    const json = JSON.stringify(body)
    const query = new URLSearchParams(
      Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]),
    )
    const ask = (
      name: string,
      method: string,
      headers: Record<string, string | null>,
      sent?: BodyInit,
      more = '',
    ): AdminTry => ({
      name: `${path}: ${name}`,
      path: path + more,
      init: {
        method,
        headers: withKey(origin, headers),
        ...(sent === undefined ? {} : { body: sent }),
      },
    })
    return [
      ...['GET', 'HEAD', 'OPTIONS', 'DELETE'].map((method) =>
        ask(method, method, {}, undefined, `?${query}`),
      ),
      ask('PUT', 'PUT', {}, json),
      ask(
        'GET that says it is a POST',
        'GET',
        { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
        undefined,
        `?_method=POST&${query}`,
      ),
      ...types.map((type) =>
        ask(`sent as ${type}`, 'POST', { 'content-type': type }, new TextEncoder().encode(json)),
      ),
      ask(
        'as a form',
        'POST',
        { 'content-type': 'application/x-www-form-urlencoded' },
        query.toString(),
      ),
      ask('in a list', 'POST', {}, `[${json}]`),
      ask(
        'with more than it takes',
        'POST',
        {},
        json.replace('{', '{"__proto__":{"isConfirmed":true},"more":1,'),
      ),
      ask(
        'with texts for truths',
        'POST',
        {},
        JSON.stringify({ ...body, isConfirmed: 'true', queue: ['mentions'], id: { $ne: '' } }),
      ),
    ]
  })
}

/** Every request that must be refused. */
export const adminTries = (origin: string): AdminTry[] => [
  ...wrongKeys(origin),
  ...wrongOrigins(origin),
  ...otherShapes(origin),
]

/** Sends requests one after another; what got through, by its name. */
export async function sendTries(
  { origin, state }: AdminWorld,
  tries: readonly AdminTry[],
): Promise<string[]> {
  const through: string[] = []
  const before = await state()
  for (const { name, path, init } of tries) {
    const response = await fetch(`${origin}/api/v1/admin${path}`, { ...init, redirect: 'manual' })
    const body = await response.text()
    const isPreflight = init.method === 'OPTIONS' && response.status === 204
    if (response.status < 400 && !isPreflight) through.push(`${name}: ${response.status}`)
    if (response.status >= 500) through.push(`${name}: ${response.status}`)
    if (response.headers.has('set-cookie')) through.push(`${name}: a cookie`)
    if (secrets.some((secret) => body.includes(secret))) through.push(`${name}: a secret`)
    if ((await state()) !== before) return [...through, `${name}: something changed`]
  }
  return through
}

/** Whether refusals tell one wrong key from another: one finding for each difference. */
export async function oracles({ origin }: AdminWorld): Promise<string[]> {
  const wrong = [
    createToken(),
    nearly(tokens.operator),
    `${tokens.operator.slice(0, 8)}${'0'.repeat(49)}`,
    tokens.revoked,
    tokens.expired,
  ]
  const seen = new Map<string, string>()
  for (const token of wrong) {
    const response = await fetch(`${origin}/api/v1/admin`, {
      headers: { authorization: `Bearer ${token}`, ...client() },
    })
    const headers = [...response.headers].filter(
      ([name]) => !['date', 'x-request-id'].includes(name),
    )
    const id = response.headers.get('x-request-id') ?? 'none'
    seen.set(
      JSON.stringify([response.status, headers, (await response.text()).replaceAll(id, '')]),
      token,
    )
  }
  return seen.size === 1 ? [] : [`${seen.size} different refusals of wrong keys`]
}

/** How many guesses of keys by one client are looked up; the others are refused unseen. */
export async function countGuesses({ origin }: AdminWorld, guesses: number): Promise<number> {
  const from = client()
  let lookedUp = 0
  for (let n = 0; n < guesses; n += 1) {
    const response = await fetch(`${origin}/api/v1/admin`, {
      headers: { authorization: `Bearer ${createToken()}`, ...from },
    })
    await response.arrayBuffer()
    if (response.status !== 429) lookedUp += 1
  }
  return lookedUp
}

/**
 * What is wrong with the headers of the page and of its data, and whether the page differs with a
 * key.
 */
export async function headerFaults({ origin }: AdminWorld): Promise<string[]> {
  const faults: string[] = []
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) faults.push(what)
  }
  const read = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(origin + path, { headers: { ...headers, ...client() } })
    return { headers: response.headers, text: await response.text(), status: response.status }
  }
  const key = { authorization: `Bearer ${tokens.operator}` }
  const plain = await read('/admin', {})
  const asked = await read('/admin', { ...key, cookie: `__Host-whocast=${tokens.operator}` })
  const data = await read('/api/v1/admin', key)
  const refused = await read('/api/v1/admin', {})
  expect(data.status === 200 && plain.status === 200, 'the operator is refused')
  expect(plain.text === asked.text, 'the page differs with a key')
  const policy = plain.headers.get('content-security-policy') ?? ''
  expect(
    (policy.match(/frame-ancestors/g) ?? []).length === 1 &&
      policy.includes("frame-ancestors 'none'"),
    'the page may be framed',
  )
  expect(plain.headers.get('x-frame-options') === 'DENY', 'the page may be framed by old browsers')
  expect(
    !/unsafe|script-src[^;]*(\*|data:|https:)/.test(policy),
    `the policy lets scripts in: ${policy}`,
  )
  expect(
    policy.includes("base-uri 'none'") && policy.includes("form-action 'self'"),
    'the policy lets a base or a form in',
  )
  for (const [name, one] of Object.entries({ plain, asked, data, refused })) {
    expect(/\bno-store\b/.test(one.headers.get('cache-control') ?? ''), `${name}: may be kept`)
    expect(!one.headers.has('set-cookie'), `${name}: sets a cookie`)
    expect(one.headers.get('x-content-type-options') === 'nosniff', `${name}: may be sniffed`)
    expect(!secrets.some((secret) => one.text.includes(secret)), `${name}: holds a secret`)
  }
  expect(!data.headers.has('access-control-allow-origin'), 'data may be read by other origins')
  expect(
    data.headers.get('cross-origin-resource-policy') === 'same-origin',
    'data may be loaded by other origins',
  )
  expect(
    (data.headers.get('content-security-policy') ?? '').includes("default-src 'none'"),
    'data may run',
  )
  return faults
}
