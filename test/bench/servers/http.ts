/**
 * The server side of bench `http`, in a process of its own: `api`, or a peer of it made of
 * `node:http` alone: `bytes`, which sends the same bytes to everybody, and `engine`, which sends
 * what the engine's own statement finds.
 */
import { openSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { destination } from 'pino'
import { listen } from '../../../src/http/listen.ts'
import { createLog } from '../../../src/main/observability/log.ts'
import { openStore } from '../../../src/main/stores.ts'
import { createTestService } from '../../service.ts'
import { type EnginePeer, postgresPeer, sqlitePeer } from '../engine-peer.ts'

/** What the bench tells this process to be. */
export type Role =
  | { kind: 'api'; dataDir: string; databaseUrl?: string | undefined }
  | { kind: 'bytes'; body: string }
  | { kind: 'engine'; dataDir: string; databaseUrl?: string | undefined }

/** Connections to a database server, for us and for the peer. */
const POOL_SIZE = 8

async function startApi({ dataDir, databaseUrl }: Role & { kind: 'api' }): Promise<number> {
  const log = createLog({
    level: 'info',
    stream: destination({
      fd: openSync('/dev/null', 'w'),
      sync: false,
      minLength: 8192,
      periodicFlush: 250,
    }),
  })
  const store = await openStore({
    dataDir,
    databaseUrl,
    precedence: ['import'],
    poolSize: POOL_SIZE,
    log,
  })
  const service = await createTestService({
    store,
    log,
    limits: { anon: 1_000_000_000, key: 0, put: 0 },
  })
  const { port } = await listen({
    fetch: service.fetch,
    serve: service.serve,
    port: 0,
    host: '127.0.0.1',
    baseUrl: service.baseUrl,
    keepAliveSeconds: 60,
    onError: console.error,
  })
  return port
}

/** The least that a server of node:http does: constant headers, the body as a buffer. */
function send(outgoing: ServerResponse, body: Buffer): void {
  outgoing.writeHead(200, {
    'content-type': 'application/json',
    'content-length': body.byteLength,
    'cache-control': 'public, max-age=60',
    etag: '"0123456789abcdef"',
  })
  outgoing.end(body)
}

async function startPeer(answer: (path: string) => Buffer | Promise<Buffer>): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    const body = answer(incoming.url ?? '/')
    if (body instanceof Promise) void body.then((bytes) => send(outgoing, bytes))
    else send(outgoing, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const finder = (peer: EnginePeer) => async (path: string) => {
  const row = await peer.find(`fid:${path.slice(path.lastIndexOf('/') + 1)}`)
  if (!row) throw new Error(`nobody at ${path}`)
  // The document has an empty list for them, with a line break in it.
  const at = row.document.lastIndexOf('\n')
  return Buffer.from(
    `{"profiles":[${row.document.slice(0, at - 1)}${row.credentials}${row.document.slice(at + 2)}]}`,
  )
}

function start(role: Role): Promise<number> {
  switch (role.kind) {
    case 'api':
      return startApi(role)
    case 'bytes': {
      const body = Buffer.from(role.body)
      return startPeer(() => body)
    }
    case 'engine':
      return startPeer(
        finder(
          role.databaseUrl ? postgresPeer(role.databaseUrl, POOL_SIZE) : sqlitePeer(role.dataDir),
        ),
      )
  }
}

const port = await start(JSON.parse(process.argv[2] ?? '') as Role)
process.on('message', (what) => {
  if (what === 'exit') process.exit()
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.send?.(port)
