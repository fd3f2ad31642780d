import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A balancer as nginx or Caddy are one: round robin over the backends that say they are ready. */
export interface Balancer {
  url: string
  /** Takes a backend in, once it is ready. */
  add(origin: string): Promise<void>
  /** Forgets a backend; what is under way there goes on. */
  remove(origin: string): void
  /** The backends that are ready now. */
  ready(): string[]
  /**
   * Requests that were sent to another backend, since the first could not be reached or went away.
   */
  retries(): number
  close(): Promise<void>
}

interface Backend {
  origin: string
  agent: Agent
  isReady: boolean
  hasGone: boolean
}

export interface BalancerOptions {
  /**
   * Sends what may be sent twice (GET, HEAD, PUT) to another backend when the first goes away
   * before it answers.
   */
  retriesIdempotent?: boolean
  /** How often `/readyz` is asked, in ms. */
  probeMs?: number
}

const idempotent = new Set(['GET', 'HEAD', 'PUT', 'OPTIONS', 'DELETE'])
/** Headers of one connection, not of the message. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
])
const MOST_TRIES = 3

/**
 * Starts one on loopback, with kept connections to its backends, that says whom it asks for
 * (`X-Forwarded-For`).
 */
export async function startBalancer({
  retriesIdempotent = false,
  probeMs = 100,
}: BalancerOptions = {}): Promise<Balancer> {
  const backends: Backend[] = []
  let turn = 0
  let retries = 0
  let isClosed = false

  const isReady = (origin: string) =>
    fetch(`${origin}/readyz`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(1000),
    }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status === 200
      },
      () => false,
    )

  async function watch(backend: Backend): Promise<void> {
    while (!isClosed && !backend.hasGone) {
      backend.isReady = await isReady(backend.origin)
      await sleep(probeMs)
    }
  }

  function next(not: Set<Backend>): Backend | undefined {
    const open = backends.filter((backend) => backend.isReady && !not.has(backend))
    turn += 1
    return open[turn % open.length]
  }

  const server = createServer((incoming, outgoing) => {
    void relay(incoming, outgoing).catch(() => outgoing.destroy())
  })

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const tried = new Set<Backend>()
    for (;;) {
      const backend = next(tried)
      if (!backend) break
      tried.add(backend)
      const answer = await ask(backend, incoming, body)
      if (answer) {
        outgoing.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers))
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
        return
      }
      backend.isReady = false
      if (!retriesIdempotent || !idempotent.has(incoming.method ?? '') || tried.size >= MOST_TRIES)
        break
      retries += 1
    }
    outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('no backend answered')
  }

  /** The head of the answer; null when the backend went away before it. */
  function ask(
    backend: Backend,
    incoming: IncomingMessage,
    body: Buffer,
  ): Promise<IncomingMessage | null> {
    const forwarded = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
      .filter(Boolean)
      .join(', ')
    return new Promise((resolve) => {
      request(`${backend.origin}${incoming.url}`, {
        method: incoming.method,
        agent: backend.agent,
        headers: {
          ...withoutHops(incoming.headers),
          'content-length': body.length,
          'x-forwarded-for': forwarded,
        },
      })
        .on('response', resolve)
        .on('error', () => resolve(null))
        .end(body)
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(origin) {
      const backend = {
        origin,
        agent: new Agent({ keepAlive: true }),
        isReady: false,
        hasGone: false,
      }
      backends.push(backend)
      void watch(backend)
      while (!backend.isReady && !isClosed) await sleep(10)
    },
    remove(origin) {
      const at = backends.findIndex((backend) => backend.origin === origin)
      const [backend] = at === -1 ? [] : backends.splice(at, 1)
      if (!backend) return
      backend.hasGone = true
      // Idle connections only: those in use belong to requests under way.
      for (const sockets of Object.values(backend.agent.freeSockets))
        for (const socket of sockets ?? []) socket.destroy()
    },
    ready: () => backends.flatMap(({ isReady, origin }) => (isReady ? [origin] : [])),
    retries: () => retries,
    async close() {
      isClosed = true
      for (const { agent } of backends) agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const withoutHops = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))
