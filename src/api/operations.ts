import { Hono } from 'hono'
import { html } from 'hono/html'
import { type ErrorCode, errorCodes, ServiceError } from '../domain/error.ts'
import { API_PATH } from '../domain/identifier.ts'
import type { Store } from '../domain/ports/store.ts'
import type { Clock, Logger } from '../domain/ports/telemetry.ts'
import { commonHeaders, readyAnswer, sendReady } from '../http/answer.ts'
import type { Exchange, HttpEnv } from '../http/exchange.ts'
import { createErrorHandler, problemResponse } from '../http/problem.ts'
import { discoveryHeaders, llmsText } from './discovery.ts'
import { errorPages } from './error-pages.ts'
import { openApiDocument } from './openapi.ts'
import { apiPage } from './page.ts'
import { referenceBody, referenceScript, referenceStyle } from './reference.ts'

export interface OperationOptions {
  /** Our public origin. */
  baseUrl: string
  /** Throws while the database cannot serve. */
  check: Store['check']
  /** While true, balancers are told to send nobody here. */
  isDraining: () => boolean
  telemetry: { readonly contentType: string; render(): Promise<string> }
  /** For security.txt: a mailto: or https: URI. */
  securityContact?: string | undefined
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

/** What belongs to no lookup: probes, figures, the reference, the pages of problem types, security.txt. */
export function createOperationRoutes(options: OperationOptions): Hono<HttpEnv> {
  const { baseUrl, telemetry } = options
  const clock = options.clock ?? Date.now
  const app = new Hono<HttpEnv>({ strict: false })

  const page = (body: string) => ({
    body,
    headers: {
      ...commonHeaders(baseUrl, 'public, max-age=300', 'text/html; charset=utf-8'),
      'content-security-policy': PAGE_POLICY,
    },
  })

  app.get('/livez', (c) => probe(c.env.exchange, '/livez', 200, 'alive'))
  app.get('/readyz', async (c) => {
    if (options.isDraining()) return probe(c.env.exchange, '/readyz', 503, 'draining')
    try {
      await options.check()
      return probe(c.env.exchange, '/readyz', 200, 'ready')
    } catch (error) {
      const reason = error instanceof ServiceError ? error.detail : 'the database cannot serve'
      return probe(c.env.exchange, '/readyz', 503, reason)
    }
  })
  app.get('/metrics', async (c) => {
    // By this path alone, as proxies are told to block it.
    if (c.env.exchange.path !== '/metrics') return c.notFound()
    c.env.exchange.route = '/metrics'
    return new Response(await telemetry.render(), {
      headers: { 'content-type': telemetry.contentType, 'cache-control': 'no-store' },
    })
  })

  app.get('/.well-known/security.txt', (c) => {
    c.env.exchange.route = '/.well-known/security.txt'
    // The same for an hour, so that caches may keep it.
    const expires = new Date(Math.floor(clock() / HOUR_MS) * HOUR_MS + SECURITY_TXT_DAYS * 24 * HOUR_MS)
    const lines = [
      `Contact: ${contactUri(options.securityContact, baseUrl)}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${baseUrl}/.well-known/security.txt`,
    ]
    const headers = commonHeaders(baseUrl, 'public, max-age=3600', 'text/plain; charset=utf-8')
    return sendReady(readyAnswer(`${lines.join('\n')}\n`, headers), c.env.exchange)
  })

  app.get('/llms.txt', (c) => {
    c.env.exchange.route = '/llms.txt'
    const headers = discoveryHeaders(baseUrl, 'text/plain; charset=utf-8')
    return sendReady(readyAnswer(llmsText(baseUrl, { hasMcp: options.hasMcp ?? false }), headers), c.env.exchange)
  })
  app.get('/problems/:code', (c) => {
    const { exchange } = c.env
    exchange.route = '/problems/{code}'
    const code = c.req.param('code')
    if (!Object.hasOwn(errorCodes, code)) throw new ServiceError('not-found', 'no such kind of problem')
    const { body, headers } = page(problemPage(code as ErrorCode))
    return sendReady(readyAnswer(body, headers), exchange)
  })
  app.get('/problems', (c) => {
    c.env.exchange.route = '/problems'
    const { body, headers } = page(problemList())
    return sendReady(readyAnswer(body, headers), c.env.exchange)
  })

  let reference: string | undefined
  app.get('/docs', (c) => {
    c.env.exchange.route = '/docs'
    reference ??= apiPage({
      title: 'API',
      body: referenceBody(openApiDocument(baseUrl), API_PATH),
      scripts: ['/docs/docs.js'],
    })
    const { body, headers } = page(reference)
    return sendReady(readyAnswer(body, headers), c.env.exchange)
  })
  for (const [name, contentType, text] of docsFiles) {
    const file = readyAnswer(text, commonHeaders(baseUrl, 'public, max-age=300', contentType))
    app.get(`/docs/${name}`, (c) => {
      c.env.exchange.route = '/docs/{file}'
      return sendReady(file, c.env.exchange)
    })
  }
  app.notFound((c) => problemResponse(new ServiceError('not-found', 'nothing is here'), c.env.exchange, { baseUrl }))
  app.onError(createErrorHandler(options))
  return app
}

function probe(exchange: Exchange, route: string, status: number, text: string): Response {
  exchange.route = route
  exchange.isQuiet = true
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function contactUri(contact: string | undefined, baseUrl: string): string {
  if (contact === undefined) return `mailto:security@${new URL(baseUrl).hostname}`
  return /^(mailto:|https:|tel:)/.test(contact) ? contact : `mailto:${contact}`
}

const docsFiles: [name: string, contentType: string, text: string][] = [
  ['docs.js', 'text/javascript; charset=utf-8', referenceScript],
  ['docs.css', 'text/css; charset=utf-8', referenceStyle],
]

function problemPage(code: ErrorCode): string {
  const { status, title } = errorCodes[code]
  const { means, remedy } = errorPages[code]
  return apiPage({
    title,
    body: html`<h1>${title}</h1>
<p><code>${code}</code>, HTTP status ${status}</p>
<h2>What it means</h2>
<p>${means}</p>
<h2>What to do</h2>
<p>${remedy}</p>
<p><a href="/problems">All kinds of problems</a> · <a href="/docs">API reference</a></p>`,
  })
}

function problemList(): string {
  const codes = Object.keys(errorCodes) as ErrorCode[]
  return apiPage({
    title: 'Problems',
    body: html`<h1>Problems</h1>
<p>Errors are problem documents (RFC 9457). Their <code>code</code> is one of these.</p>
<ul>
${codes.map((code) => html`<li><a href="/problems/${code}">${code}</a> (${errorCodes[code].status}): ${errorCodes[code].title}</li>`)}
</ul>`,
  })
}
