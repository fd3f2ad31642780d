/** The server side of bench `http`, in a process of its own: `api`, or `bare` with the bytes to send. */
import { hash } from 'node:crypto'
import { openSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { destination } from 'pino'
import { listen } from '../../../src/listen.ts'
import { createLog } from '../../../src/log.ts'
import { createTestService } from '../../service.ts'

const [kind, argument = ''] = process.argv.slice(2)

async function startApi(): Promise<number> {
  const log = createLog({
    level: 'info',
    stream: destination({ fd: openSync('/dev/null', 'w'), sync: false, minLength: 8192, periodicFlush: 250 }),
  })
  const service = await createTestService({ log, limits: { anon: 1_000_000_000, key: 0, put: 0 } })
  const checkedAt = Math.floor(Date.now() / 1000)
  const people = Array.from({ length: Number(process.env.PEOPLE ?? 6000) }, (_, n) => ({
    source: 'import',
    scope: `import:${n}`,
    checkedAt,
    profileID: `bench${String(n).padStart(16, '0')}`,
    fields: {
      displayName: `Bench Person ${n}`,
      bio: 'Builds small tools for large networks. Writes about names, keys and the people behind them.',
      location: 'Lisbon',
      avatarUrl: `https://example.com/avatars/${n}.png`,
    },
    channels: [
      { type: 'wallet' as const, value: `0x${n.toString(16).padStart(40, '0')}`, isVerified: true },
      { type: 'ens' as const, value: `bench-${n}.eth`, isVerified: true },
      { type: 'farcaster' as const, value: `bench-${n}`, isVerified: true, metadata: [{ name: 'fid', value: `${n + 1}` }] },
      { type: 'twitter' as const, value: `bench_${n}`, isVerified: true },
      { type: 'github' as const, value: `bench-${n}`, isVerified: false },
    ],
  }))
  for (let at = 0; at < people.length; at += 1000) {
    await service.store.people.save(people.slice(at, at + 1000), { refreshAt: null })
  }
  for (let n = 0; n < 3; n += 1) {
    await service.store.credentials.put({
      uid: `0x${(n + 1).toString(16).padStart(64, '0')}`,
      kind: 'reported',
      name: `Skill ${n}`,
      attestee: { address: `0x${'0'.repeat(40)}` },
      issuer: 'bench',
      source: 'Bench',
      chain: 'base',
      reference: `https://example.com/credentials/${n}`,
      issuedAt: checkedAt,
      revocation: { status: 'active' },
      verification: { method: 'none', result: 'unchecked', checkedAt },
      isPublic: true,
    })
  }
  const { port } = await listen({
    fetch: service.fetch,
    ready: service.ready,
    port: 0,
    host: '127.0.0.1',
    baseUrl: service.baseUrl,
    keepAliveSeconds: 60,
    onError: console.error,
  })
  return port
}

/** The least that a server of node:http does for the same bytes: constant headers, the body as a buffer. */
async function startBare(text: string): Promise<number> {
  const body = Buffer.from(text)
  const headers = {
    'content-type': 'application/json',
    'content-length': body.byteLength,
    'cache-control': 'public, max-age=60',
    etag: `"${hash('sha1', body, 'base64url')}"`,
  }
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, headers)
    outgoing.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const port = kind === 'api' ? await startApi() : await startBare(argument)
process.on('message', (what) => {
  if (what === 'exit') process.exit()
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.send?.(port)
