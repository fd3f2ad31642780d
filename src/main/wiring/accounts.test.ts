import { bech32 } from '@scure/base'
import { afterEach, expect, test } from 'vitest'
import { keyOf, profileOf, relay } from '../../../test/accounts/nostr.ts'
import { type StandIn, startStandIn } from '../../../test/network/stand-in.ts'
import { serveWebSocket } from '../../../test/network/web-socket.ts'
import { UnreadableError } from '../../net/page-error.ts'
import { loadConfig } from '../config.ts'
import { createReadersOf } from './accounts.ts'
import { createGuardedFetchOf } from './guarded-fetch.ts'

let server: StandIn
afterEach(() => server.close())

/** A relay on loopback with the profile of one key. */
async function startRelay(): Promise<string> {
  const site = relay(() => [profileOf('ada.eth', {}, null)])
  server = await startStandIn(() => ({}), {
    upgrade: ({ headers, url = '/' }, socket) =>
      serveWebSocket(socket, headers, (body) => {
        const answer = site({ method: 'GET', path: url, headers, body, bytes: Buffer.from(body) })
        return String(answer?.body).split('\n')
      }),
  })
  return `ws://127.0.0.1:${server.port}`
}

/** The texts of an account on Nostr, by the kinds and readers of a configuration. */
async function textsOf(handle: string, env: Record<string, string>): Promise<string[]> {
  const config = loadConfig(env)
  const { kinds, createReader } = await createReadersOf({
    manifestKeys: null,
    actor: null,
    config,
    clock: Date.now,
    guardedFetch: createGuardedFetchOf(config),
  })
  const kind = kinds.find(({ type }) => type === 'nostr')
  if (!kind) throw new Error('it is off')
  const texts: string[] = []
  for await (const page of kind.pages(handle, createReader('nostr'))) texts.push(...page.texts)
  return texts.filter((text) => text !== '')
}

const npub = bech32.encodeFromBytes('npub', Buffer.from(keyOf(1), 'hex'))

test('asks the relays that ACCOUNTS names, also private ones', async () => {
  const url = await startRelay()
  expect(await textsOf(npub, { ACCOUNTS: `nostr=${url}/path, nostr=${url}` })).toEqual(['ada.eth'])
  expect(server.connections()).toBe(2)
})

test('opens no private address for a name that a stranger chose, whatever the relays are', async () => {
  const url = await startRelay()
  await expect(textsOf('ada@127.0.0.1', { ACCOUNTS: `nostr=${url}` })).rejects.toThrow(
    UnreadableError,
  )
  expect(server.connections()).toBe(0)
})

test('asks no relay where ACCOUNTS has -nostr', async () => {
  await startRelay()
  await expect(textsOf(npub, { ACCOUNTS: '-nostr' })).rejects.toThrow('it is off')
  expect(() => loadConfig({ ACCOUNTS: 'nostr=https://relay.example' })).toThrow(/ACCOUNTS/)
})

test('divides the requests of an hour among workers', async () => {
  server = await startStandIn(() => ({ body: {} }))
  const config = loadConfig({ ACCOUNTS: `github=${server.url}` })
  const { createReader } = await createReadersOf({
    manifestKeys: null,
    actor: null,
    config,
    clock: Date.now,
    guardedFetch: createGuardedFetchOf(config),
    processes: 2,
  })
  const reader = createReader('github')
  for (let n = 0; n < 60; n += 1) await reader.json(`${server.url}/${n}`).catch(() => null)
  expect(server.requests).toHaveLength(30)
})

test('asks Lens Chain where ACCOUNTS names a node, also at a private address, and else not at all', async () => {
  server = await startStandIn(() => ({ status: 404, body: {} }))
  const lensOf = async (env: Record<string, string>) => {
    const config = loadConfig(env)
    const readers = await createReadersOf({
      manifestKeys: null,
      actor: null,
      config,
      clock: Date.now,
      guardedFetch: createGuardedFetchOf(config),
    })
    return {
      kind: readers.kinds.find(({ type }) => type === 'lens'),
      reader: readers.createReader('lens'),
    }
  }
  expect((await lensOf({})).kind).toBeUndefined()
  expect((await lensOf({ ACCOUNTS: '-lens' })).kind).toBeUndefined()
  const { kind, reader } = await lensOf({ ACCOUNTS: `lens=${server.url}/v2/key` })
  // A node that is gone says nothing of a handle.
  await expect(kind?.pages('ada', reader).next()).rejects.toThrow(
    new UnreadableError(`127.0.0.1:${server.port} answered 404`),
  )
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v2/key'])
})
