import { ServiceError } from '@whocast/contract/error.ts'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  bodyOf,
  type Document,
  drawFor,
  type Ids,
  operationOf,
  pick,
  random,
  urlOf,
} from '../../test/api-requests.ts'
import { ownerBrowser } from '../../test/owner.ts'
import { jsonSchemaValidator, type Validate } from '../../test/reference/json-schema.ts'
import { addAda, createTestService, type TestService } from '../../test/service.ts'
import type { Store } from '../main/stores.ts'
import { openApiDocument } from './openapi.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** Every response has the form of the reference, and every documented status exists. */

/** Requests to each route of one service. */
const ROUNDS = 15

const document = openApiDocument('https://whocast.test', routes) as unknown as Document
const documented = routes.filter(({ reference }) => reference)

let validatorOf: (pointer: string) => Validate
const seen = new Set<string>()
const violations: string[] = []

/** Checks one response against the reference. */
async function check(route: Route, response: Response, request: string): Promise<void> {
  const { status } = response
  const name = `${route.method} ${route.path}`
  seen.add(`${name} ${status}`)
  const described = operationOf(document, route).responses[status]
  if (!described) {
    violations.push(`${request}: ${status} is not documented: ${await response.text()}`)
    return
  }
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
  if (status === 304) return
  if (!described.content?.[type]) {
    violations.push(`${request}: ${status} has the undocumented type ${type}`)
    return
  }
  if (type === 'text/event-stream') return void (await response.body?.cancel())
  const escaped = (part: string) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
  const pointer = [
    'paths',
    route.path,
    route.method.toLowerCase(),
    'responses',
    `${status}`,
    'content',
    type,
    'schema',
  ]
  const problem = validatorOf(`#/${pointer.map(escaped).join('/')}`)(await response.json())
  if (problem !== null) violations.push(`${request}: ${status}: ${problem}`)
}

interface Sender {
  service: TestService
  tokens: readonly string[]
  cookie: string
}

let fuzzed = 0

/** Sends requests by chance to each route in turn: those of a route are the same without others. */
async function fuzz(
  { service, tokens, cookie }: Sender,
  rounds: number,
  ids: Ids,
  isFirst = false,
): Promise<void> {
  fuzzed += 1
  const turns = Array.from({ length: rounds }, (_, round) =>
    documented.map((route) => ({ route, round })),
  ).flat()
  for (const { route, round } of turns) {
    drawFor(`${route.id} ${fuzzed} ${round}`)
    // A sign-out or a departure would end what the others need.
    const isEnd = route.id === 'signOut' || route.id === 'deleteWebhook'
    const headers: Record<string, string> = {}
    if (random() < 0.8) headers['x-api-key'] = pick(tokens)
    if (random() < 0.7 && !(isFirst && isEnd)) headers.cookie = cookie
    if (random() < 0.8) headers.origin = service.baseUrl
    if (random() < 0.1) headers['sec-fetch-site'] = 'cross-site'
    if (random() < 0.1) headers['if-none-match'] = '*'
    if (isFirst && route.id === 'changes' && random() < 0.02) headers.accept = 'text/event-stream'
    const url =
      isEnd && route.id === 'deleteWebhook' ? '/webhooks/nothing' : urlOf(document, route, ids)
    const hasBody = route.reference?.body !== undefined
    const body = hasBody ? bodyOf(route) : undefined
    if (hasBody) headers['content-type'] = random() < 0.85 ? 'application/json' : 'text/plain'
    const { method } = route
    const response = await service.request(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    await check(route, response, `${method} ${url} ${body?.slice(0, 120) ?? ''}`)
  }
}

/** A store of which every call fails with `state.error`. */
function breakable(store: Store, state: { error: Error | null }): Store {
  const wrap = (part: object, name: string): unknown =>
    new Proxy(part, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key)
        if (typeof value === 'function')
          return (...given: unknown[]) => {
            if (state.error && name !== 'keys' && key !== 'onChange') throw state.error
            return (value as (...more: unknown[]) => unknown).apply(target, given)
          }
        return typeof value === 'object' && value !== null ? wrap(value, String(key)) : value
      },
    })
  return wrap(store, 'store') as Store
}

const account = privateKeyToAccount(`0x${'7a'.repeat(32)}`)
const services: TestService[] = []
let keys = 0
const nextKey = () => {
  keys += 1
  return `fuzz${keys}`
}

async function start(options: Parameters<typeof createTestService>[0] = {}): Promise<Sender> {
  const service = await createTestService({ isSilent: true, ...options })
  services.push(service)
  await addAda(service)
  const tokens = [
    (await service.issueKey({ id: nextKey() })).token,
    (await service.issueKey({ id: nextKey(), scopes: ['read'] })).token,
    'whocast_nonsense',
  ]
  const browser = browserOf({ service })
  if (options.owner !== null) await browser.signIn()
  return { service, tokens, cookie: browser.cookie }
}

/** Calls every example, as docs do. */
async function callExamples({ service, tokens }: Sender): Promise<Ids> {
  const ids: Ids = { uid: `0x${'00'.repeat(32)}`, id: 'none' }
  for (const route of documented) {
    const { example, method } = route
    if (!example || route.id === 'deleteWebhook') continue
    const path = example.path.replace('{uid}', ids.uid).replace('{id}', ids.id)
    const headers = { 'x-api-key': tokens[0] ?? '', 'content-type': 'application/json' }
    const body = example.body === undefined ? {} : { body: JSON.stringify(example.body) }
    const send = () => service.request(path, { method, headers, ...body })
    const response = await send()
    await check(route, response.clone(), path)
    const given = (await response.json()) as {
      webhook?: { id: string }
      credential?: { uid: string }
    }
    if (route.id === 'createWebhook') ids.id = given.webhook?.id ?? ids.id
    if (route.id === 'putCredential') ids.uid = given.credential?.uid ?? ids.uid
    const tag = response.headers.get('etag')
    if (tag) {
      const again = await service.request(path, { headers: { 'if-none-match': tag } })
      await check(route, again, `${path} again`)
    }
  }
  return ids
}

beforeAll(async () => {
  validatorOf = jsonSchemaValidator(document)
}, 60_000)
afterAll(async () => {
  for (const service of services) await service.close()
})

const browserOf = ({ service }: Pick<Sender, 'service'>) =>
  ownerBrowser((path, init) => service.request(path, init), service.baseUrl, account)

const routeOf = (id: string) => routes.find((one) => one.id === id) as Route

/** Does what owners do in their browsers, from the first sign-in to the last. */
async function callAsOwner({ service }: Sender): Promise<void> {
  const browser = browserOf({ service })
  const send = async (id: string, body?: unknown, query = '') => {
    const { method, path } = routeOf(id)
    const response = await browser.send(method, path + query, body)
    await check(routeOf(id), response.clone(), `owner's ${id}`)
    return response
  }
  const sign = async (message: string) => ({
    message,
    signature: await account.signMessage({ message }),
  })
  const signIn = async () => send('signIn', await sign(await browser.message()))
  const statement = async (changes: object) => {
    const { message } = (await (await send('writeStatement', changes)).json()) as {
      message: string
    }
    return sign(message)
  }
  await signIn()
  await send('signInLink', await sign(await browser.message()))
  await send('signIn', {
    ...(await sign(await browser.message())),
    signature: `0x${'11'.repeat(65)}`,
  })
  await send('decide', await statement({ says: { displayName: 'Olga O.' } }))
  await send('getMe')
  await send('listOwnAccounts')
  await send('signOut', undefined, '?others=true')
  await send('signOut')
  await send('signOut', undefined, '?others=true')
  await signIn()
  await send('leave', await statement({ isLeaving: true }))
}

/** Calls that chance makes too rarely. */
async function callSpecial({ service, tokens, cookie }: Sender, { id }: Ids): Promise<void> {
  const send = async (name: string, init: { body?: unknown; query?: string }) => {
    const route = routeOf(name)
    const response = await service.request(route.path.replace('{id}', id) + (init.query ?? ''), {
      method: route.method,
      headers: {
        'x-api-key': tokens[0] ?? '',
        'content-type': 'application/json',
        cookie,
        origin: service.baseUrl,
      },
      ...(init.body === undefined ? {} : { body: String(init.body) }),
    })
    await check(route, response, name)
  }
  for (const digit of ['1', '2']) {
    const attesteeAddress = `0x${digit.repeat(40)}`
    const body = { name: 'A', attesteeAddress, uid: `0x${'5a'.repeat(32)}` }
    await send('putCredential', { body: JSON.stringify(body) })
  }
  await send('putCredential', { body: '{' })
  await send('listDeliveries', { query: '?state=lost' })
  await send('setNotifications', { body: '{' })
  await send('decide', { body: '{' })
}

it('every response of every route is as the reference says', { timeout: 300_000 }, async () => {
  const main = await start()
  const ids = await callExamples(main)
  await callSpecial(main, ids)
  await fuzz(main, ROUNDS * 8, ids, true)
  const headers = { 'x-api-key': main.tokens[0] ?? '' }
  const deleted = await main.service.request(`/webhooks/${ids.id}`, { method: 'DELETE', headers })
  await check(routeOf('deleteWebhook'), deleted, 'DELETE of a webhook')
  await callAsOwner(main)
  const limits = { anon: 3, key: 3, put: 3, session: 4 }
  await fuzz(await start({ limits }), ROUNDS, ids)
  const unavailable = async () => {
    throw new ServiceError('unavailable', 'no source answers', { retryAfterSeconds: 5 })
  }
  const lookup = { one: unavailable, many: unavailable }
  await fuzz(await start({ lookup }), ROUNDS, ids)
  for (const error of [new Error('broken'), new ServiceError('unavailable', 'no database')]) {
    const state: { error: Error | null } = { error: null }
    const broken = await start({ store: breakable((await start()).service.store, state) })
    const browser = browserOf(broken)
    const statements = [await browser.message(), await browser.message()]
    state.error = error
    for (const [at, message] of statements.entries()) {
      const body = { message, signature: await account.signMessage({ message }) }
      const route = routeOf(at === 0 ? 'signIn' : 'signInLink')
      await check(route, await browser.send(route.method, route.path, body), route.id)
    }
    await callExamples(broken)
    const deletion = { method: 'DELETE', headers: { 'x-api-key': broken.tokens[0] ?? '' } }
    const failed = await broken.service.request('/webhooks/nothing', deletion)
    await check(routeOf('deleteWebhook'), failed, 'DELETE without a database')
    await fuzz(broken, ROUNDS, ids)
    state.error = null
  }
  await fuzz(await start({ owner: null, hasTrace: true }), ROUNDS, ids)
  expect([...new Set(violations)].slice(0, 20)).toEqual([])
})

/** Statuses that this suite does not reach, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'GET /status 500': 'needs a followed network: src/farcaster',
  'GET /status 503': 'only while overloaded: src/http/admission.test.ts',
  'GET /openapi.json 503': 'only while overloaded: src/http/admission.test.ts',
  'POST /session/link 200': 'needs a Farcaster account: src/owners/link.test.ts',
  'POST /me/accounts 200': 'needs accounts elsewhere: src/owners/accounts.test.ts',
  'POST /me/notifications 200': 'needs a Farcaster client: src/owners/notifications.test.ts',
}

it('every documented status of every route exists', () => {
  const all = documented.flatMap((route) =>
    Object.keys(operationOf(document, route).responses).map(
      (status) => `${route.method} ${route.path} ${status}`,
    ),
  )
  expect(all.filter((one) => !seen.has(one) && !Object.hasOwn(elsewhere, one))).toEqual([])
})
