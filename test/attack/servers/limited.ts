/**
 * One of several processes behind shared limits, for attack `limits`: `redis://…` or
 * `postgres://…`, limit, trusted proxies.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Redis } from 'ioredis'
import { Pool } from 'pg'
import { createClientAddress } from '../../../src/http/client-address.ts'
import type { NodeEnv } from '../../../src/http/exchange.ts'
import { createGate } from '../../../src/http/gate.ts'
import { createKeyRing } from '../../../src/http/key-ring.ts'
import { createLimiter } from '../../../src/http/rate-limit.ts'
import { createPostgresCounters, createRedisCounters } from '../../../src/http/shared-counters.ts'
import { silentLogger } from '../../silent.ts'

const [url = '', limit = '120', trustedProxies = '0'] = process.argv.slice(2)

async function open() {
  if (url.startsWith('postgres')) {
    const pool = new Pool({ connectionString: url, max: 4 })
    pool.on('error', () => {})
    return createPostgresCounters(pool)
  }
  const client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  client.on('error', () => {})
  await new Promise((resolve) => client.once('ready', resolve))
  return createRedisCounters(client)
}

const log = { ...silentLogger, access: () => {} }
const { fetch } = createGate({
  handle: () => new Response('ok'),
  baseUrl: 'http://localhost',
  keyRing: createKeyRing({ keys: { byHash: async () => null }, log }),
  limiter: createLimiter({ counters: await open(), log }),
  limits: { anon: Number(limit), key: 0, put: 0 },
  clientAddress: createClientAddress(Number(trustedProxies)),
  telemetry: { request: () => {}, count: () => {} },
  log,
})
const listener = getRequestListener((request, env) => fetch(request, env as NodeEnv))
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
