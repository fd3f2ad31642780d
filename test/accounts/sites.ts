import { connect } from 'node:net'
import type { GuardedAgentOptions } from '../../src/net/guarded-agent.ts'
import { createGuardedFetch } from '../../src/net/guarded-fetch.ts'
import type { GuardedFetch, GuardedSocket } from '../../src/net/guarded-fetch-port.ts'
import { createGuardedSocket } from '../../src/net/guarded-socket.ts'
import {
  type StandIn,
  type StandInAnswer,
  type StandInRequest,
  startStandIn,
} from '../network/stand-in.ts'
import { refuseUpgrade, serveWebSocket } from '../network/web-socket.ts'

/** Answers for one host; null: 404. */
export type Site = (request: StandInRequest) => StandInAnswer | null

/** Servers of strangers, all of them on loopback, behind the real guarded fetch. */
export interface Sites {
  server: StandIn
  /** By host name. */
  hosts: Map<string, Site>
  /** Answers requests before their host does; null: it lets them through. */
  gate: ((request: StandInRequest) => Promise<StandInAnswer | null>) | null
  /** Opens https://<any of the hosts>. */
  fetch: GuardedFetch
  /**
   * Opens wss://<any of the hosts>, whose site answers what it is asked by lines, each of them a
   * message.
   */
  socket: GuardedSocket
}

/**
 * One server that answers for every host by its `Host` header. The fetch is the service's own: the
 * DNS alone is told a public address, and the socket to it leads here, without TLS.
 */
export async function startSites(): Promise<Sites> {
  const hosts = new Map<string, Site>()
  const server = await startStandIn(
    async (request) =>
      (await sites.gate?.(request)) ??
      hosts.get(request.headers.host ?? '')?.(request) ?? { status: 404, body: {} },
    {
      upgrade: ({ headers, url = '/' }, socket) => {
        const answer = (body: string) =>
          hosts.get(headers.host ?? '')?.({
            method: 'GET',
            path: url,
            headers,
            body,
            bytes: Buffer.from(body),
          }) ?? { status: 404 }
        const { status = 200, headers: sent = {} } = answer('')
        if (status === 200)
          serveWebSocket(socket, headers, (message) =>
            String(answer(message).body ?? '').split('\n'),
          )
        else refuseUpgrade(socket, status, sent)
      },
    },
  )
  const guard: GuardedAgentOptions = {
    resolve: async () => ['93.184.215.14'],
    connect: (_target, callback) => {
      const socket = connect(server.port, '127.0.0.1')
      socket
        .once('connect', () => callback(null, socket))
        .once('error', (error) => callback(error, null))
    },
  }
  const sites: Sites = {
    server,
    hosts,
    gate: null,
    fetch: createGuardedFetch(guard),
    socket: createGuardedSocket(guard),
  }
  return sites
}
