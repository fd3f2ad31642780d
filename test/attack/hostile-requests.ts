import { setTimeout as sleep } from 'node:timers/promises'
import { channelTypes } from '@whocast/contract/channel.ts'
import fc from 'fast-check'
import { problemSchema } from '../../src/api/schema.ts'
import { addAda, createTestService, type TestService, vitalik } from '../service.ts'
import { type Attack, createRandom } from './attack.ts'

/** Text that has broken programs before: each goes into every parameter, header and body field. */
const naughty = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0000'.repeat(50),
  '\r\nX-Injected: 1',
  '%00',
  '%',
  '%zz',
  '%E2%98',
  '%c0%ae%c0%ae/',
  '%252e%252e%252f',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/',
  '//',
  '\\',
  '?',
  '#',
  '&a=b',
  "' OR 1=1 --",
  '"; DROP TABLE profile; --',
  '$\u007bjndi:ldap://x}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  'true',
  '-0',
  '0',
  '-1',
  '1e309',
  '9007199254740993',
  '9'.repeat(400),
  '0x',
  `0x${'f'.repeat(40)}`,
  `0x${'g'.repeat(40)}`,
  `0x${'0'.repeat(64)}`,
  'a'.repeat(255),
  'a'.repeat(5000),
  `${'a.'.repeat(120)}eth`,
  'xn--a.eth',
  '.eth',
  'a..eth',
  'ﷺ.eth',
  'ＦＵＬＬ.eth',
  'vіtalik.eth',
  'a\u200d.eth',
  '\u202egnp.eth',
  '👩‍👩‍👧‍👦.eth',
  '\ufeff',
  '\ud800',
  '\udfff\ud800',
  'İ',
  'ß',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'https://whocast.test/api/v1/ens/a.eth',
  'javascript:alert(1)',
  'data:text/html,x',
  'fid:3',
  'fid:',
  ':',
  '@',
  '../../@@',
  'twitter:',
  'ens:ens:ens:a.eth',
  '(((((((((((((((((((((((((((((((a',
  '(a+)+$',
  '[]',
  '{}',
  '{"$gt":""}',
]

const paths = [
  '/ens/',
  '/eth/',
  '/fid/',
  '/fname/',
  '/socials/',
  '/lookup?q=',
  '/search?q=',
  '/changes?after=',
  '/changes?types=',
  '/credentials/',
  '/credentials?credentialName=',
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const headerNames = [
  'accept',
  'authorization',
  'x-api-key',
  'if-none-match',
  'content-type',
  'content-length',
  'x-forwarded-for',
  'x-forwarded-host',
  'forwarded',
  'origin',
  'range',
  'cookie',
  'user-agent',
  'expect',
  'x-http-method-override',
]
const fields = [
  'name',
  'attesteeAddress',
  'attesteePKID',
  'attesterAddress',
  'attesterPKID',
  'schemaID',
  'value',
  'source',
  'chain',
  'reference',
  'data',
  'timestamp',
  'expiresAt',
  'uid',
  'isPublic',
  'isRevoked',
  'attestation',
  '__proto__',
]
const oddValues = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  [],
  {},
  [[]],
  { a: { b: {} } },
  8.64e15,
  1e17,
  '2026-99-99T99:99:99Z',
  '275760-09-13T00:00:00Z',
]

interface Hostile {
  path: string
  init: RequestInit & { headers: Record<string, string> }
}

const put = (token: string, body: string): Hostile => ({
  path: '/credentials',
  init: {
    method: 'PUT',
    body,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  },
})

const minimal = { name: 'x', attesteeAddress: vitalik }

/** Every naughty string in every place, plain and percent-encoded. */
function* listed(token: string): Generator<Hostile> {
  for (const text of naughty) {
    for (const path of [
      ...paths,
      ...channelTypes.slice(0, 20).map((type) => `/socials/${type}/`),
    ]) {
      for (const value of [text, safeEncode(text)])
        yield { path: path + value, init: { headers: {} } }
    }
    for (const parameter of ['include', 'fields', 'limit', 'offset', 'cursor', 'match']) {
      yield {
        path: `/credentials?credentialName=x&${parameter}=${safeEncode(text)}`,
        init: { headers: {} },
      }
      yield { path: `/fid/616?${parameter}=${safeEncode(text)}`, init: { headers: {} } }
    }
    for (const name of headerNames) yield { path: '/fid/616', init: { headers: { [name]: text } } }
    for (const field of fields) yield put(token, JSON.stringify({ ...minimal, [field]: text }))
    yield put(token, text)
    yield {
      path: '/lookup',
      init: {
        method: 'POST',
        body: JSON.stringify({ queries: [text, text] }),
        headers: { 'content-type': 'application/json' },
      },
    }
  }
  for (const value of oddValues)
    for (const field of fields) yield put(token, JSON.stringify({ ...minimal, [field]: value }))
  yield put(token, `${'['.repeat(30_000)}${']'.repeat(30_000)}`)
  yield put(
    token,
    `{"name":"x","attesteeAddress":"${vitalik}","attestation":${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}}`,
  )
}

function safeEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Anything that HTTP can carry, by fast-check, from the shapes of the routes. */
function generated(token: string): fc.Arbitrary<Hostile> {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(...naughty),
    fc.string({ maxLength: 40 }),
  )
  const path = fc.oneof(
    fc.tuple(fc.constantFrom(...paths), text).map(([start, rest]) => start + safeEncode(rest)),
    fc
      .tuple(fc.constantFrom(...paths), fc.string({ maxLength: 60 }))
      .map(([start, rest]) => start + rest),
    fc
      .tuple(fc.constantFrom(...channelTypes), text)
      .map(([type, rest]) => `/socials/${type}/${safeEncode(rest)}`),
    fc.webPath(),
  )
  const headers = fc.dictionary(fc.constantFrom(...headerNames), fc.string({ maxLength: 100 }), {
    maxKeys: 4,
  })
  const submission = fc.record(
    Object.fromEntries(
      fields.map((field) => [field, fc.oneof(text, fc.jsonValue(), fc.integer(), fc.boolean())]),
    ),
    { requiredKeys: [] },
  )
  return fc.oneof(
    fc.record({ path, init: fc.record({ method: fc.constantFrom(...methods), headers }) }),
    fc
      .tuple(submission, fc.boolean())
      .map(([body, isBased]) =>
        put(token, JSON.stringify(isBased ? { ...body, ...minimal } : body)),
      ),
    fc.jsonValue().map((body) => put(token, JSON.stringify(body))),
    fc
      .oneof(fc.jsonValue(), fc.record({ queries: fc.array(text, { maxLength: 110 }) }))
      .map((body) => ({
        path: '/lookup',
        init: {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        },
      })),
  )
}

/** What is wrong with the answer; null when nothing is. */
async function judge(service: TestService, { path, init }: Hostile): Promise<string | null> {
  let request: Request
  try {
    request = new Request(`http://localhost/api/v1${path}`, { ...init, signal: null })
  } catch {
    return null // What no client can send.
  }
  let response = await service.fetch(request.clone())
  // A search that the machine's other work delays is refused; it must be answered the next time.
  if (response.status === 503 && response.headers.has('retry-after')) {
    await sleep(Number(response.headers.get('retry-after')) * 1000)
    response = await service.fetch(request.clone())
  }
  const what = `${request.method} ${path.slice(0, 100)} → ${response.status}`
  if (response.status >= 500) return `${what}: ${(await response.text()).slice(0, 200)}`
  if (response.status < 400) return null
  if (response.headers.get('content-type') !== 'application/problem+json')
    return `${what}: no problem document`
  if (request.method === 'HEAD') return null
  const problem = problemSchema.safeParse(await response.json())
  if (!problem.success) return `${what}: ${problem.error.message}`
  const isLookup = /^\/api\/v1\/(ens|eth|fid|fname|socials|lookup)(\/|$)/.test(
    new URL(request.url).pathname,
  )
  return isLookup && problem.data.profiles?.length !== 0 ? `${what}: no profiles: []` : null
}

export const attack: Attack = {
  name: 'hostile-requests',
  bars: [1],
  about: 'naughty strings and generated requests in every parameter, header and body',
  async run({ seed, scale, report }) {
    const service = await createTestService()
    await addAda(service)
    const { token } = await service.issueKey()
    const total = Math.max(200, Math.round(10_000 * scale))
    const random = createRandom(seed)
    const known = [...listed(token)].filter(() => random() < scale || scale >= 1)
    const made = fc.sample(generated(token), {
      seed,
      numRuns: Math.max(100, total - known.length, Math.round(4000 * scale)),
    })
    const faults: string[] = []
    let count = 0
    for (const hostile of [...known, ...made]) {
      const fault = await judge(service, hostile).catch(
        (error: unknown) => `threw ${String(error)}`,
      )
      count += 1
      if (fault !== null) faults.push(fault)
    }
    for (const fault of faults.slice(0, 10)) console.log(`    ${fault}`)
    const alive = (await service.request('/fid/616')).status === 200
    await service.close()
    report({
      bar: 1,
      what: 'hostile requests: 5xx, or 4xx without a problem document',
      figure: `${faults.length} of ${count}, then ${alive ? 'serving' : 'gone'}`,
      isHeld: faults.length === 0 && alive,
    })
  },
}
