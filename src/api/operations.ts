import { type ErrorCode, errorCodes, ServiceError } from '@whocast/contract/error.ts'
import { API_PATH } from '@whocast/contract/identifier.ts'
import { type Context, type Handler, Hono } from 'hono'
import { commonHeaders, type ReadyAnswer, readyAnswer, sendReady } from '../http/answer.ts'
import { type AnswerSigner, DIRECTORY_PATH } from '../http/answer-signer.ts'
import type { Exchange, HttpEnv } from '../http/exchange.ts'
import { honoPath } from '../http/path.ts'
import { createErrorHandler, problemResponse } from '../http/problem.ts'
import { packageVersion } from '../kit/root.ts'
import type { Clock, Logger } from '../kit/telemetry.ts'
import { ACTOR_PATH, ACTOR_TYPE, type ServiceActor } from '../net/service-actor.ts'
import type { People } from '../people/port.ts'
import { discoveryHeaders, llmsText, registryEntry } from './discovery.ts'
import { readLocalExamples } from './local-examples.ts'
import { openApiDocument } from './openapi.ts'
import { apiPage } from './page.ts'
import { referenceScript, referenceStyle } from './reference/assets.ts'
import { referenceBody } from './reference/page.ts'
import { problemList, problemPage } from './reference/problems.ts'
import { routes } from './routes.ts'

export interface OperationOptions {
  /** Our public origin. */
  baseUrl: string
  /** Finds someone for the examples of the reference. */
  people: Pick<People, 'find'>
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

/** Scripts, styles and pictures from our own origin alone. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const HOUR_MS = 3_600_000
/** RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 180

/**
 * The routes outside the API: probes, metrics, the reference, the pages of problem types, llms.txt,
 * security.txt.
 */
export function createOperationRoutes(options: OperationOptions): Hono<HttpEnv> {
  const { baseUrl } = options
  const app = new Hono<HttpEnv>({ strict: false })
  const get = (route: string, handler: Handler<HttpEnv>) =>
    app.get(honoPath(route), (c, next) => {
      c.env.exchange.route = route
      return handler(c, next)
    })
  const page = (body: string) => {
    const headers = commonHeaders(baseUrl, 'public, max-age=300', 'text/html; charset=utf-8')
    return readyAnswer(body, { ...headers, 'content-security-policy': PAGE_POLICY })
  }

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
      discoveryHeaders(baseUrl, 'text/plain; charset=utf-8'),
    )
    return sendReady(llms, c.env.exchange, 'kept')
  })
  get('/problems/{code}', (c) => {
    const code = c.req.param('code') ?? ''
    if (!Object.hasOwn(errorCodes, code))
      throw new ServiceError('not-found', 'no such kind of problem')
    return sendReady(page(problemPage(code as ErrorCode, baseUrl)), c.env.exchange)
  })
  get('/problems', (c) => sendReady(page(problemList(baseUrl)), c.env.exchange))
  // Rebuilt when other examples are to be shown.
  let reference: { for: string; answer: ReadyAnswer } | undefined
  get('/docs', async (c) => {
    const examples = await readLocalExamples(options.people)
    const of = JSON.stringify(examples)
    if (reference?.for !== of) {
      const body = referenceBody(openApiDocument(baseUrl, routes), {
        origin: baseUrl,
        prefix: API_PATH,
        examples,
      })
      reference = {
        for: of,
        answer: page(apiPage({ title: 'API reference', body, scripts: ['/docs/docs.js'] })),
      }
    }
    return sendReady(reference.answer, c.env.exchange, 'kept')
  })
  const files = new Map(
    docsFiles.map(([name, type, text]) => [
      name,
      readyAnswer(text, commonHeaders(baseUrl, 'public, max-age=300', type)),
    ]),
  )
  get('/docs/{file}', (c) => {
    const file = files.get(c.req.param('file') ?? '')
    return file ? sendReady(file, c.env.exchange) : c.notFound()
  })
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

const docsFiles: [name: string, contentType: string, text: string][] = [
  ['docs.js', 'text/javascript; charset=utf-8', referenceScript],
  ['docs.css', 'text/css; charset=utf-8', referenceStyle],
]
