import { ServiceError } from '@whocast/contract/error.ts'
import { type Context, type Handler, Hono } from 'hono'
import { commonHeaders, type ReadyAnswer, readyAnswer, sendReady } from '../http/answer.ts'
import { type AnswerSigner, DIRECTORY_PATH } from '../http/answer-signer.ts'
import type { Exchange, HttpEnv } from '../http/exchange.ts'
import { honoPath } from '../http/path.ts'
import { createErrorHandler, problemResponse } from '../http/problem.ts'
import { packageVersion } from '../kit/root.ts'
import type { Clock, Logger } from '../kit/telemetry.ts'
import { ACTOR_PATH, ACTOR_TYPE, type ServiceActor } from '../net/service-actor.ts'
import { llmsText, registryEntry } from './discovery.ts'
import { routes } from './routes.ts'

export interface OperationOptions {
  /** Our public origin. */
  baseUrl: string
  /** Adds the pages of the reference. */
  addPages?: ((app: Hono<HttpEnv>) => void) | undefined
  /** Throws while the database cannot serve. */
  check(): Promise<void>
  /** While true, readiness fails so that balancers send requests elsewhere. */
  isDraining: () => boolean
  /** A fault that does not keep the service from serving, for `/readyz`; null: none. */
  warning?: () => string | null
  telemetry: { readonly contentType: string; render(): Promise<string> }
  /** For security.txt: a mailto: or https: URI. */
  securityContact?: string | undefined
  /** Signs answers, where the operator has a key. */
  signer?: AnswerSigner | undefined
  /** Published for servers that check who reads them. */
  actor?: ServiceActor | null | undefined
  /** Whether there is an MCP endpoint to tell of. */
  hasMcp?: boolean
  log: Logger
  clock?: Clock
}

const HOUR_MS = 3_600_000
/** RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 180

/** Creates the routes outside the API: probes, metrics, llms.txt, security.txt, added pages. */
export function createOperationRoutes(options: OperationOptions): Hono<HttpEnv> {
  const { baseUrl } = options
  const app = new Hono<HttpEnv>({ strict: false })
  const get = (route: string, handler: Handler<HttpEnv>) =>
    app.get(honoPath(route), (c, next) => {
      c.env.exchange.route = route
      return handler(c, next)
    })
  get('/livez', () => probe(200, 'alive'))
  get('/readyz', () => readiness(options))
  get('/metrics', (c) => metrics(options, c))
  get('/.well-known/security.txt', (c) => {
    const headers = commonHeaders(baseUrl, 'public, max-age=3600', 'text/plain; charset=utf-8')
    return sendReady(readyAnswer(securityText(options), headers), c.env.exchange)
  })
  if (options.signer) get(DIRECTORY_PATH, (c) => keyDirectory(options, c.env.exchange))
  const { actor } = options
  if (actor)
    get(ACTOR_PATH, async (c) => {
      const headers = commonHeaders(baseUrl, 'public, max-age=3600', ACTOR_TYPE)
      return sendReady(readyAnswer(await actor.document(), headers), c.env.exchange)
    })
  if (options.hasMcp)
    get('/.well-known/mcp/server.json', (c) => {
      const entry = JSON.stringify(registryEntry(baseUrl, packageVersion()))
      const headers = commonHeaders(baseUrl, 'public, max-age=3600')
      return sendReady(readyAnswer(entry, headers), c.env.exchange)
    })
  // Made once, when they are first asked for: reading every schema takes milliseconds.
  let llms: ReadyAnswer | undefined
  get('/llms.txt', (c) => {
    llms ??= readyAnswer(
      llmsText(baseUrl, { hasMcp: options.hasMcp ?? false, routes }),
      commonHeaders(baseUrl, 'public, max-age=300', 'text/plain; charset=utf-8'),
    )
    return sendReady(llms, c.env.exchange, 'kept')
  })
  options.addPages?.(app)
  app.notFound((c) =>
    problemResponse(new ServiceError('not-found', 'nothing is here'), c.env.exchange, { baseUrl }),
  )
  app.onError(createErrorHandler(options))
  return app
}

const probe = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/** 503 with the reason while balancers are to send requests elsewhere. */
async function readiness(options: OperationOptions): Promise<Response> {
  const { isDraining, check, warning } = options
  if (isDraining()) return probe(503, 'draining')
  try {
    await check()
    const text = warning?.()
    return probe(200, text ? `ready; ${text}` : 'ready')
  } catch (error) {
    return probe(503, error instanceof ServiceError ? error.detail : 'the database cannot serve')
  }
}

async function metrics({ telemetry }: OperationOptions, c: Context<HttpEnv>): Promise<Response> {
  // Served by this path alone, which proxies are configured to block.
  if (c.env.exchange.path !== '/metrics') {
    c.env.exchange.route = 'other'
    return c.notFound()
  }
  return new Response(await telemetry.render(), {
    headers: { 'content-type': telemetry.contentType, 'cache-control': 'no-store' },
  })
}

/** The public keys that sign answers (draft-meunier-http-message-signatures-directory). */
function keyDirectory({ signer, baseUrl }: OperationOptions, exchange: Exchange): Response {
  const { body, headers } = signer?.directory() ?? { body: '', headers: {} }
  return sendReady(
    readyAnswer(body, { ...commonHeaders(baseUrl, 'public, max-age=3600'), ...headers }),
    exchange,
  )
}

/** RFC 9116. The same for an hour, so that caches may keep it. */
function securityText({ baseUrl, securityContact, clock = Date.now }: OperationOptions): string {
  const expires = new Date(
    Math.floor(clock() / HOUR_MS) * HOUR_MS + SECURITY_TXT_DAYS * 24 * HOUR_MS,
  )
  return `Contact: ${contactUri(securityContact, baseUrl)}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${baseUrl}/.well-known/security.txt
`
}

function contactUri(contact: string | undefined, baseUrl: string): string {
  if (contact === undefined) return `mailto:security@${new URL(baseUrl).hostname}`
  return /^(mailto:|https:|tel:)/.test(contact) ? contact : `mailto:${contact}`
}
