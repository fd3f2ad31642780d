import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Crowd, CrowdEvent } from './crowd.ts'
import { crowdRegistry } from './crowd-people.ts'

/** How the crowd's node misbehaves; each may be changed while it runs. */
export interface CrowdFaults {
  /** Called for each request; true: 429. */
  refuses?: (() => boolean) | undefined
  /** Milliseconds that an answer takes. */
  delayMs?: ((path: string) => number) | undefined
  /** Told of each answer, with the milliseconds since its request was read. */
  onAnswered?: ((path: string, ms: number) => void) | undefined
  /** What a route answers instead. */
  lie?:
    | ((route: string, answer: Record<string, unknown>, query: URLSearchParams) => unknown)
    | undefined
}

/** A node, and the registry of fnames, over a crowd. */
export interface CrowdServer {
  url: string
  faults: CrowdFaults
  /** Requests by route. */
  calls: Map<string, number>
  close(): Promise<void>
}

type Answer = Record<string, unknown>

const EMPTY: Answer = { messages: [] }

/** Pages of a list, by a token that is where the next one begins. */
function pageOf<T>(
  items: readonly T[],
  query: URLSearchParams,
  most = 1000,
): { items: T[]; next: Answer } {
  const size = Math.min(Number(query.get('pageSize') ?? most), most)
  const start = Number(Buffer.from(query.get('pageToken') ?? '', 'base64').toString() || 0)
  const end = start + size
  return {
    items: items.slice(start, end),
    next: end < items.length ? { nextPageToken: Buffer.from(String(end)).toString('base64') } : {},
  }
}

function eventsOf(all: readonly CrowdEvent[], query: URLSearchParams): Answer {
  const from = Number(query.get('from_event_id') ?? 0)
  const size = Math.min(Number(query.get('pageSize') ?? 1000), 1000)
  if (query.get('reverse') === 'true') return { events: all.slice(-size).toReversed() }
  const start = all.findIndex(({ id }) => id >= from)
  return { events: start < 0 ? [] : all.slice(start, start + size) }
}

function answerOf(crowd: Crowd, route: string, query: URLSearchParams): Answer | null {
  const person = crowd.person(Number(query.get('fid')))
  switch (route) {
    case 'v1/info':
      return {
        numShards: crowd.shardCount,
        version: 'crowd',
        shardInfos: Array.from({ length: crowd.shardCount }, (_, index) => ({
          shardId: index + 1,
          maxHeight: 1,
          numMessages: 1,
          numFidRegistrations: crowd.fids(index + 1).length,
          blockDelay: 0,
        })),
      }
    case 'v1/fids': {
      const { items, next } = pageOf(crowd.fids(Number(query.get('shard_id'))), query)
      return { fids: items, ...next }
    }
    case 'v1/events':
      return eventsOf(crowd.events(Number(query.get('shard_index'))), query)
    case 'v1/userDataByFid':
      return person ? { messages: person.userData } : EMPTY
    case 'v1/verificationsByFid':
      return person ? { messages: person.verifications } : EMPTY
    case 'v1/userNameProofsByFid':
      return { proofs: person?.proofs ?? [] }
    case 'v1/userNameProofByName': {
      const name = query.get('name') ?? ''
      const holder = crowd.transfers.byName(name).at(-1)?.to
      const proof = (crowd.person(holder ?? 0)?.proofs as { name: string }[] | undefined)?.find(
        (one) => one.name === name,
      )
      return proof ? { ...proof } : null
    }
    case 'v1/onChainEventsByFid':
      if (!person) return { events: [] }
      return {
        events:
          query.get('event_type') === 'EVENT_TYPE_SIGNER' ? person.signers : [person.registration],
      }
    case 'v1/signersByFid':
      return { signers: [] }
    case 'signer':
      return { signer: crowdRegistry.address }
    case 'transfers': {
      const { transfers } = crowd
      const [name, fid, from] = [query.get('name'), query.get('fid'), query.get('from_id')]
      const rows = name
        ? transfers.byName(name)
        : fid
          ? transfers.of(Number(fid))
          : transfers.after(Number(from ?? 0), 100)
      return { transfers: rows }
    }
    default:
      return null
  }
}

/**
 * Starts a node over a crowd. It remembers no requests, so that a million of them take no memory.
 */
export async function startCrowdServer(
  crowd: Crowd,
  faults: CrowdFaults = {},
): Promise<CrowdServer> {
  const calls = new Map<string, number>()
  const sockets = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()

  function send(response: ServerResponse, status: number, body: unknown) {
    const text = JSON.stringify(body)
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      })
      .end(text)
  }

  const server = createServer((request, response) => {
    const startedAt = performance.now()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://crowd')
    const route = pathname.slice(1)
    calls.set(route, (calls.get(route) ?? 0) + 1)
    const respond = () => {
      if (faults.refuses?.()) return send(response, 429, { error: 'too many requests' })
      const truth = answerOf(crowd, route, searchParams)
      if (!truth) return send(response, 404, 'Not Found')
      const said = faults.lie?.(route, truth, searchParams) ?? truth
      send(response, 200, said)
      faults.onAnswered?.(request.url ?? '', performance.now() - startedAt)
    }
    const ms = faults.delayMs?.(request.url ?? '') ?? 0
    if (ms <= 0) return respond()
    const timer = setTimeout(() => {
      timers.delete(timer)
      respond()
    }, ms)
    timers.add(timer)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    calls,
    async close() {
      for (const timer of timers) clearTimeout(timer)
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
