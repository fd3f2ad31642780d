import { type ErrorCode, errorCodes, ServiceError } from '@whocast/contract/error.ts'
import { API_PATH } from '@whocast/contract/identifier.ts'
import type { Handler, Hono } from 'hono'
import { openApiDocument } from '../../src/api/openapi.ts'
import { routes } from '../../src/api/routes.ts'
import { commonHeaders, type ReadyAnswer, readyAnswer, sendReady } from '../../src/http/answer.ts'
import type { HttpEnv } from '../../src/http/exchange.ts'
import { honoPath } from '../../src/http/path.ts'
import type { People } from '../../src/people/port.ts'
import { referenceScript, referenceStyle } from './assets.ts'
import { apiPage } from './layout.ts'
import { readLocalExamples } from './local-examples.ts'
import { referenceBody } from './page.ts'
import { problemList, problemPage } from './problems.ts'

interface ReferenceOptions {
  baseUrl: string
  /** Finds someone for the examples of the reference. */
  people: Pick<People, 'find'>
}

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Adds the API reference and the pages of problem types. */
export function addReferenceRoutes(
  app: Hono<HttpEnv>,
  { baseUrl, people }: ReferenceOptions,
): void {
  const get = (route: string, handler: Handler<HttpEnv>) =>
    app.get(honoPath(route), (c, next) => {
      c.env.exchange.route = route
      return handler(c, next)
    })
  const page = (body: string) => {
    const headers = commonHeaders(baseUrl, 'public, max-age=300', 'text/html; charset=utf-8')
    return readyAnswer(body, { ...headers, 'content-security-policy': PAGE_POLICY })
  }

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
    const examples = await readLocalExamples(people)
    const of = JSON.stringify(examples)
    if (reference?.for !== of) {
      const body = referenceBody(openApiDocument(baseUrl, routes), {
        origin: baseUrl,
        prefix: API_PATH,
        examples,
      })
      reference = {
        for: of,
        answer: page(apiPage('API reference', body)),
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
}

const docsFiles: [name: string, contentType: string, text: string][] = [
  ['docs.js', 'text/javascript; charset=utf-8', referenceScript],
  ['docs.css', 'text/css; charset=utf-8', referenceStyle],
]
