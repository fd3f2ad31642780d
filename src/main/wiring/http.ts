import { API_PATH } from '@whocast/contract/identifier.ts'
import { type Admission, createAdmission } from '../../http/admission.ts'
import type { Match } from '../../http/answer.ts'
import type { AnswerSigner } from '../../http/answer-signer.ts'
import type { ReadyMessages } from '../../http/cached-messages.ts'
import { createClientAddress } from '../../http/client-address.ts'
import type { GateEnv } from '../../http/exchange.ts'
import { createGate, type Gate } from '../../http/gate.ts'
import { createKeyRing } from '../../http/key-ring.ts'
import type { Base } from './base.ts'
import { createLimiterOf, limitsOf } from './limits.ts'

/** An application of Hono, as requests are handed to it. */
interface App {
  fetch(request: Request, env: object): Response | Promise<Response>
}

/** The applications behind the gate. */
export interface Apps {
  api: App & { find(url: string): Match | null }
  /** Probes, metrics, documents. */
  operations: App
  /** The MCP endpoint, unless it is turned off. */
  mcp: (App & { messages: ReadyMessages }) | null
  /** The bot's routes, where there is a bot. */
  webhooks: App | null
  /** Pages and pictures: everything else. */
  frames(): Promise<App>
}

const operationPath =
  /^\/(livez|readyz|metrics|docs|problems|llms\.txt|actor|\.well-known\/(?:security\.txt|mcp\/server\.json|http-message-signatures-directory))(\/|$)/

const MCP_PATH = '/mcp'

/** The bot's routes as metrics and traces name them. */
const CRON_PATH = '/webhooks/cron'
const webhookPaths = new Set(['/webhooks/neynar', CRON_PATH])

const isFramesPath = (path: string): boolean =>
  !path.startsWith(API_PATH) &&
  path !== MCP_PATH &&
  !operationPath.test(path) &&
  !path.startsWith('/webhooks/')

/** Chooses the app for a request. */
function handle(
  { api, operations, mcp, webhooks, frames }: Apps,
  request: Request,
  env: GateEnv,
): Response | Promise<Response> {
  const { path } = env.exchange
  if (path.startsWith(API_PATH)) return api.fetch(request, env)
  if (operationPath.test(path)) return operations.fetch(request, env)
  if (mcp && path === MCP_PATH) return mcp.fetch(request, env)
  if (webhooks && path.startsWith('/webhooks/')) {
    if (webhookPaths.has(path)) env.exchange.route = path
    return webhooks.fetch(request, env)
  }
  if (path === CRON_PATH) {
    // A platform's schedule keeps running while the bot is off: there is nothing to do.
    env.exchange.route = path
    return new Response(null, { status: 204 })
  }
  return frames().then((app) => app.fetch(request, env))
}

/** Rejects requests while this process or its connections to the database are overloaded. */
function createAdmissionOf({ store, telemetry }: Base): Admission {
  return createAdmission({
    load(cost) {
      const { reads, boundedReads } = store.loads()
      return cost === 'high' ? Math.max(reads, boundedReads) : reads
    },
    onReject: (cost) => telemetry.count('overload_rejected', { cost }),
  })
}

/** The way in for requests: keys and limits, then the app that each is for. */
export async function createGateOf(
  base: Base,
  apps: Apps & { signer: AnswerSigner | undefined },
): Promise<Gate> {
  const { config, clock, store, telemetry, tracing, log } = base
  return createGate({
    handle: (request, env) => handle(apps, request, env),
    find: apps.api.find,
    messages: apps.mcp?.messages,
    baseUrl: config.BASE_URL,
    keyRing: createKeyRing({ keys: store.keys, clock, log }),
    limiter: await createLimiterOf(base),
    limits: limitsOf(config),
    admission: createAdmissionOf(base),
    refuse: (request, env, error) =>
      isFramesPath(env.exchange.path)
        ? apps.frames().then((app) => app.fetch(request, { ...env, refused: error }))
        : null,
    clientAddress: createClientAddress(config.TRUST_PROXY),
    signer: apps.signer,
    behindMs: store.behindMs,
    telemetry,
    tracing,
    log,
  })
}
