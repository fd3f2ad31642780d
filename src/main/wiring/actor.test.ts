import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secureMode } from '../../../test/accounts/secure-mastodon.ts'
import { testEngines } from '../../../test/contract/store-databases.ts'
import { newDataDir } from '../../../test/data-dir.ts'
import { isPublicOrigin } from '../../net/service-actor.ts'
import { compose } from '../compose.ts'
import { loadConfig } from '../config.ts'
import { openStore } from '../stores.ts'
import { createActorOf } from './actor.ts'

const origin = 'https://whocast.test'
let folder: string
const configOf = (baseUrl: string) =>
  loadConfig({
    DATA_DIR: folder,
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'silent',
    ETH_RPC_URL: 'off',
    OP_RPC_URL: 'off',
    BASE_URL: baseUrl,
  })
beforeAll(async () => {
  folder = await newDataDir()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('publishes the actor, whose key servers elsewhere find', async () => {
  const config = configOf(origin)
  const service = await compose(config)
  const read = async (url: string): Promise<unknown> => {
    const headers = { accept: 'application/activity+json' }
    const response = await service.fetch(new Request(url, { headers }))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(
      url.includes('webfinger') ? 'application/jrd+json' : 'application/activity+json',
    )
    return response.json()
  }
  try {
    const actor = createActorOf({ config, store: service.store, clock: Date.now })
    const gate = secureMode({ accepts: ['draft', 'rfc9421'], readJson: read, now: Date.now })
    const url = 'https://social.example/ap/users/1?a=b'
    for (const scheme of ['draft', 'rfc9421'] as const) {
      const headers = { host: 'social.example', ...(await actor?.sign(url, scheme)) }
      const request = { method: 'GET', path: '/ap/users/1?a=b', headers, body: '' }
      const bytes = new Uint8Array()
      expect(await gate({ ...request, bytes })).toBeNull()
      expect(await gate({ ...request, path: '/ap/users/2', bytes })).toMatchObject({ status: 401 })
    }
    const byUrl = `${origin}/.well-known/webfinger?resource=${encodeURIComponent(`${origin}/actor`)}`
    expect(await read(byUrl)).toMatchObject({ subject: `acct:${actor?.address}` })
  } finally {
    await service.close()
  }
})

it('publishes nothing where it has no public address', async () => {
  const service = await compose(configOf('http://localhost:3000'))
  try {
    const response = await service.fetch(new Request('http://localhost:3000/actor'))
    expect(response.status).toBe(404)
  } finally {
    await service.close()
  }
})

it.each([
  ['https://whocast.example', true],
  ['http://whocast.example', false],
  ['https://whocast.example:8443', false],
  ['https://localhost', false],
  ['https://whocast', false],
  ['https://whocast.local', false],
  ['https://10.0.0.7', false],
  ['https://[2606:2800:220:1::1]', false],
])('%s is public: %s', (baseUrl, isPublic) => {
  expect(isPublicOrigin(baseUrl)).toBe(isPublic)
})

it.each(testEngines())('processes share one key on %s', async (_engine, create) => {
  const database = await create()
  const open = () => openStore({ ...database.options, precedence: [], clock: Date.now })
  const [one, other] = [await open(), await open()]
  try {
    const documents = await Promise.all(
      [one, other].map((store) =>
        createActorOf({ config: configOf(origin), store, clock: Date.now })?.document(),
      ),
    )
    expect(documents[0]).toContain('BEGIN PUBLIC KEY')
    expect(documents[1]).toBe(documents[0])
  } finally {
    await Promise.all([one.close(), other.close()])
    await database.drop()
  }
})
