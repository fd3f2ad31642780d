import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { bundleOf } from '../bundle.ts'
import { freePort } from '../free-port.ts'
import type { Attack } from './attack.ts'

const PROCESSES = 4
const LIMIT = 240

interface Fleet {
  ports: number[]
  close(): void
}

async function launch(url: string, trustedProxies: number): Promise<Fleet> {
  const script = await bundleOf(fileURLToPath(new URL('./servers/limited.ts', import.meta.url)))
  const children: ChildProcess[] = []
  const ports = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const child = fork(script, [url, String(LIMIT), String(trustedProxies)])
      children.push(child)
      const ended = once(child, 'exit').then(() => {
        throw new Error('a process ended')
      })
      ended.catch(() => {})
      const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
      return port
    }),
  )
  return {
    ports,
    close() {
      for (const child of children) child.kill()
    },
  }
}

/** How many of `count` requests, spread over all processes, were let in. */
async function flood(
  fleet: Fleet,
  count: number,
  header: (n: number) => Record<string, string> = () => ({}),
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  let granted = 0
  let next = 0
  const worker = async () => {
    while (next < count) {
      const n = next++
      const status = await new Promise<number>((resolve, reject) => {
        request(
          {
            port: fleet.ports[n % PROCESSES],
            host: '127.0.0.1',
            path: '/',
            headers: header(n),
            agent,
          },
          (answer) => {
            answer.resume()
            answer.on('end', () => resolve(answer.statusCode ?? 0))
          },
        )
          .on('error', reject)
          .end()
      })
      if (status === 200) granted += 1
      else if (status !== 429) throw new Error(`answered ${status}`)
    }
  }
  await Promise.all(Array.from({ length: 24 }, worker))
  agent.destroy()
  return granted
}

async function startRedis(): Promise<{
  url: string
  stop(): Promise<void>
  clear(): Promise<void>
}> {
  const port = await freePort()
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  for await (const chunk of child.stdout)
    if (String(chunk).includes('Ready to accept connections')) break
  const url = `redis://127.0.0.1:${port}`
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async clear() {
      const { Redis } = await import('ioredis')
      const client = new Redis(url)
      await client.flushall()
      client.disconnect()
    },
  }
}

export const attack: Attack = {
  name: 'limits',
  bars: [14, 15],
  about:
    'four processes on one limiter store: floods, forged addresses, one /64, and the store gone',
  async run({ report }) {
    const redis = await startRedis()
    const most = Math.floor(LIMIT * 1.01)
    const fleets: Fleet[] = []
    try {
      const open = await launch(redis.url, 0)
      fleets.push(open)
      const plain = await flood(open, LIMIT * 3)
      report({
        bar: 14,
        what: 'granted by 4 processes on Redis',
        figure: `${plain} of ${LIMIT}`,
        isHeld: plain <= most && plain >= LIMIT * 0.9,
      })
      const forged = await flood(open, LIMIT, (n) => ({
        'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
        forwarded: `for=10.1.1.${n & 255}`,
      }))
      report({
        bar: 14,
        what: 'gained by forged X-Forwarded-For',
        figure: String(forged),
        isHeld: forged === 0,
      })
      open.close()

      await redis.clear()
      const proxied = await launch(redis.url, 1)
      fleets.push(proxied)
      const oneNetwork = await flood(proxied, LIMIT * 2, (n) => ({
        'x-forwarded-for': `10.9.9.${n & 255}, 2001:db8:7:7:${n.toString(16)}::${(n * 7).toString(16)}`,
      }))
      report({
        bar: 14,
        what: 'granted to one /64 behind a trusted proxy',
        figure: `${oneNetwork} of ${LIMIT}`,
        isHeld: oneNetwork <= most,
      })
      const mapped = await flood(proxied, 200, (n) => ({
        'x-forwarded-for': `::ffff:192.0.2.${n}`,
      }))
      report({
        bar: 14,
        what: 'mapped IPv4 addresses, each on its own',
        figure: `${mapped} of 200`,
        isHeld: mapped === 200,
      })

      await redis.clear()
      const header = () => ({ 'x-forwarded-for': '203.0.113.5' })
      const before = await flood(proxied, LIMIT / 2, header)
      await redis.stop()
      const after = await flood(proxied, LIMIT * 5, header)
      const bound = LIMIT * PROCESSES
      report({
        bar: 15,
        what: 'granted with the store gone, each process on its own',
        figure: `${before} before, ${after} after, bound ${bound} in all`,
        isHeld: before === LIMIT / 2 && after > 0 && before + after <= bound,
      })
      const fresh = await flood(proxied, LIMIT * 5, () => ({ 'x-forwarded-for': '203.0.113.6' }))
      report({
        bar: 15,
        what: 'a new client with the store gone',
        figure: `${fresh}, bound ${bound}`,
        isHeld: fresh > 0 && fresh <= bound,
      })
      proxied.close()
    } finally {
      for (const fleet of fleets) fleet.close()
      await redis.stop()
    }

    const databaseUrl = process.env.TEST_POSTGRES_URL
    if (!databaseUrl) return
    const fleet = await launch(databaseUrl, 1)
    const client = `198.51.100.${Math.floor(Math.random() * 250)}`
    const granted = await flood(fleet, LIMIT * 2, () => ({ 'x-forwarded-for': client }))
    fleet.close()
    report({
      bar: 14,
      what: 'granted by 4 processes on PostgreSQL',
      figure: `${granted} of ${LIMIT}`,
      isHeld: granted <= most && granted >= LIMIT * 0.9,
    })
  },
}
